"""Which table a command means: the one named, the one whose thread it was typed in, or one of the user's own."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from discord import app_commands

from cogs.chooser import Several
from cogs.services import services_of
from cogs.ui.choosing import HELD
from cogs.ui.surface import Press
from cogs.ui.waiting import is_my_turn
from cogs.viewers import viewer_of
from cogs.words import names_of, say
from host.errors import Refused
from host.model import Status, Table
from host.tables.lobby import waits_for
from rules.kernel.verbatim import holds
from rules.kernel.words import clip, language

TableChoice: TypeAlias = int | None

Groups: TypeAlias = Sequence[Sequence[Status]]
"""Kinds of tables that a command may mean; a later group only where there is none of an earlier one."""
RUNNING: Final[Groups] = (("playing",),)
MINE: Final[Groups] = (("lobby", "playing"),)
BEGUN: Final[Groups] = (("playing",), ("finished", "cancelled"))
FINISHED: Final[Groups] = (("finished",),)
OVER: Final[Groups] = (("finished", "cancelled"),)
LOOKED_AT: Final = HELD + 1
"""One table more than menus hold, which tells that there are more."""


async def resolve(press: Press, number: int | None, groups: Groups = RUNNING) -> Table:
    """Return the table a command means.

    Raises:
        Several: there are several it could be.
        Refused: there is none.
    """
    lobby = services_of(press).host.lobby
    if number is not None:
        return await lobby.look(number, viewer_of(press))
    here = await lobby.in_thread(press.channel_id or 0, viewer_of(press))
    if here is not None:
        return here
    for statuses in groups:
        tables = await lobby.of_user(press.user.id, LOOKED_AT, statuses)
        waiting = [table for table in tables if waits_for(table, press.user.id)]
        if tables:
            return only(waiting if len(waiting) == 1 else tables, "which-table")
    raise Refused("no-table-over" if groups in {FINISHED, OVER} else "no-table-here")


def only(tables: Sequence[Table], key: str) -> Table:
    """Return the only one of some tables.

    Raises:
        Several: there are more, among which to choose; `key` is the question.
    """
    if len(tables) > 1:
        raise Several(key, tables)
    return tables[0]


async def suggest_tables(press: Press, text: str) -> list[app_commands.Choice[int]]:
    """Suggest the user's own tables."""
    tables = await services_of(press).host.lobby.of_user(press.user.id)
    return choices(press, tables, text)


async def suggest_lobbies(press: Press, text: str) -> list[app_commands.Choice[int]]:
    """Suggest the server's tables that can still be joined."""
    lobby = services_of(press).host.lobby
    tables = () if press.guild_id is None else await lobby.of_guild(press.guild_id, statuses=("lobby",))
    return choices(press, tables, text)


async def suggest_finished(press: Press, text: str) -> list[app_commands.Choice[int]]:
    """Suggest the user's finished games, the newest first."""
    tables = await services_of(press).host.lobby.of_user(press.user.id, statuses=("finished",))
    return choices(press, tables, text)


def choices(press: Press, tables: Sequence[Table], text: str) -> list[app_commands.Choice[int]]:
    """Return tables as suggestions, with their players and whose turn it is."""
    named = [(table, _name(press, table)) for table in tables]
    fitting = [pair for pair in named if holds(pair[1], text)]
    return [app_commands.Choice(name=clip(name, 100), value=table.id) for table, name in fitting[:25]]


def _name(press: Press, table: Table) -> str:
    players = ", ".join(names_of(table, language(str(press.locale))))
    player = table.player(press.user.id)
    is_mine = player is not None and is_my_turn(table, player.seat)
    turn = f" · {say(press.locale, 'games-your-turn')}" if is_mine else ""
    return f"#{table.id} {table.title} · {players}{turn}"
