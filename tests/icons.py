"""The icons of all games as if Discord had them, for tests of what texts and components show."""

from functools import cache

import sandbox
from cogs.icons import Icons
from render.emojis import SUM, IconJob, draw_icon, own_icons, word_of
from rules.kernel.registry import games

FIRST = 10**18
"""As long as ids are."""


@cache
def everywhere() -> Icons:
    """Return icons for all keys of all games."""
    icons, number = Icons(), FIRST
    markup: dict[str, dict[str, str]] = {}
    for game in ("", *games()):
        markup[game] = {}
        for key in own_icons(game):
            number += 1
            markup[game][key] = f"<:{word_of(key)}_{'0' * SUM}:{number}>"
    icons.show(markup)
    return icons


def put_into(server: sandbox.Sandbox, *keys: str) -> Icons:
    """Give a server the icons of these games and those of all, and return them as texts show them."""
    icons, markup = Icons(), {}
    for game in ("", *keys):
        markup[game] = {key: _put(server, game, key) for key in own_icons(game)}
    icons.show(markup)
    return icons


def _put(server: sandbox.Sandbox, game: str, key: str) -> str:
    world, emblem, number = server.world, draw_icon(IconJob(game, key)), server.world.snowflake()
    world.emojis[number] = {"id": str(number), "name": emblem.name}
    world.emoji_images[number] = (emblem.data, "image/png")
    return f"<:{emblem.name}:{number}>"
