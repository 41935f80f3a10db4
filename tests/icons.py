"""The icons of all games as if Discord had them, for tests of what texts and components show."""

from collections.abc import Iterator, Sequence
from functools import cache

import sandbox
from cogs.icons import Icons
from cogs.ui.ids import BUTTON as BUTTON_ID
from cogs.ui.ids import SELECT as SELECT_ID
from cogs.ui.ids import Quick, meaning
from render.emojis import SUM, IconJob, draw_icon, own_icons, word_of
from rules.kernel.registry import games
from tests.limits import BUTTON, SELECT, Json, walk

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


def emojis_of(components: Sequence[Json]) -> Iterator[tuple[str, str]]:
    """Yield the label of what stands for an option or a shortcut, and its emoji's name or nothing."""
    for part in walk(components):
        custom_id = part.get("custom_id", "")
        drawn = [part] if part["type"] == BUTTON and _is_option(custom_id) else []
        if part["type"] == SELECT and SELECT_ID.fullmatch(custom_id):
            drawn = part["options"]
        yield from ((one["label"], one.get("emoji", {}).get("name", "")) for one in drawn)


def _is_option(custom_id: str) -> bool:
    match = BUTTON_ID.fullmatch(custom_id)
    meant = None if match is None else meaning(match)
    return isinstance(meant, Quick) or (type(meant) is tuple and len(meant) == 1)
