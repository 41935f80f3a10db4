"""Opening a table where somebody asks for one: in a channel, or by direct messages."""

from typing import Final

import discord

from cogs.replies import reply
from cogs.ui import lobbies
from cogs.ui.surface import Press
from cogs.viewers import viewer_of
from cogs.words import say
from host.computers.levels import EASIEST, NUMBERED
from host.errors import Refused
from host.host import Host
from host.model import Place, Table
from rules.kernel.game import GameInfo
from rules.kernel.model import Text
from rules.kernel.registry import find
from rules.kernel.words import language

NEEDED: Final = {
    "view_channel": "permission-view-channel",
    "send_messages": "permission-send-messages",
    "create_public_threads": "permission-create-public-threads",
    "send_messages_in_threads": "permission-send-messages-in-threads",
    "attach_files": "permission-attach-files",
}
"""What the bot must be allowed in a channel to host a table there, and the messages that name it."""


async def open_table(host: Host, press: Press, game: str, players: int, *, direct: bool = False) -> None:
    """Open a table in the channel where it was asked for, or by direct messages, and show what can be set.

    Raises:
        Refused: a table cannot be there, or not for them.
    """
    place = Place()
    if press.guild_id is not None and not direct:
        check_place(press)
        place = Place(press.guild_id, press.channel_id)
    roles = [role.id for role in getattr(press.user, "roles", ())]
    table = await host.lobby.open(
        game, press.user.id, press.user.display_name, place, {}, players, roles, brings=press.id
    )
    note = say(press.locale, _opened(table), table=table.id)
    await reply(press, lobbies.settings(table, language(str(press.locale)), owner=True, note=note).view)


async def begin_alone(host: Host, press: Press, game: str, level: str = EASIEST) -> Table:
    """Begin a game of one person against computers of a level, by direct messages, and return its table.

    Raises:
        Refused: they can have no table now.
    """
    seats = seats_alone(find(game).info)
    computers = [level] * (seats - 1)
    name = press.user.display_name
    table = await host.lobby.open(game, press.user.id, name, Place(), {}, seats, brings=press.id, computers=computers)
    await host.lobby.start(table.id, viewer_of(press))
    return table


def level_numbered(number: int | None) -> str:
    """Return the level of computers that a button's number stands for.

    Raises:
        Refused: there is none.
    """
    if number is None or number not in range(len(NUMBERED)):
        raise Refused("unknown-button")
    return NUMBERED[number]


def seats_alone(info: GameInfo) -> int:
    """Return how many seats a table of one person and computers has: as few as one can play with others."""
    return min((seats for seats in info.seats if seats > 1), default=info.seats[0])


def _opened(table: Table) -> str:
    """Return what is said to whoever has opened a table."""
    if table.places == 1:
        return "done-opened-alone"
    return "done-opened" if table.place.channel is not None else "done-opened-direct"


def check_place(press: Press) -> None:
    """Let a table be hosted only where the bot can do what that takes.

    Raises:
        Refused: it is no ordinary channel, or the bot lacks permissions there.
    """
    if not isinstance(press.channel, discord.TextChannel):
        raise Refused("wrong-place")
    missing = [Text(key) for name, key in NEEDED.items() if not getattr(press.app_permissions, name)]
    if missing:
        raise Refused("missing-permission", names=missing)
