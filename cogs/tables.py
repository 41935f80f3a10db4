"""Which table a command means: the one named, the one whose thread it was typed in, or the user's only one."""

from typing import TYPE_CHECKING, TypeAlias, cast

from discord import app_commands

from cogs.ui.decisions import clip
from cogs.ui.surface import Press
from cogs.words import names_of, say
from host.access import is_public
from host.errors import Refused
from host.lobby import waits_for
from host.model import Table
from rules.kernel.words import language

if TYPE_CHECKING:
    from cogs.client import Cogwork

TableChoice: TypeAlias = int | None


async def resolve(press: Press, number: int | None) -> Table:
    """Return the table a command means.

    Raises:
        Refused: there is none, or several it could be.
    """
    lobby = cast("Cogwork", press.client).host.lobby
    if number is not None:
        return await lobby.get(number)
    here = await lobby.in_thread(press.channel_id or 0)
    if here is not None:
        return here
    mine = [table for table in await lobby.of_user(press.user.id) if table.status == "playing"]
    waiting = [table for table in mine if waits_for(table, press.user.id)]
    for tables in (waiting, mine):
        if len(tables) == 1:
            return tables[0]
    raise Refused("which-table" if mine else "no-table-here")


async def suggest_tables(press: Press, text: str) -> list[app_commands.Choice[int]]:
    """Suggest the user's own tables."""
    tables = await cast("Cogwork", press.client).host.lobby.of_user(press.user.id)
    return choices(press, tables, text)


async def suggest_lobbies(press: Press, text: str) -> list[app_commands.Choice[int]]:
    """Suggest the server's tables that can still be joined."""
    lobby = cast("Cogwork", press.client).host.lobby
    tables = () if press.guild_id is None else await lobby.of_guild(press.guild_id)
    open_ = [table for table in tables if table.status == "lobby" and is_public(table.options)]
    return choices(press, open_, text)


async def suggest_finished(press: Press, text: str) -> list[app_commands.Choice[int]]:
    """Suggest the user's finished games, the newest first."""
    tables = await cast("Cogwork", press.client).host.lobby.of_user(press.user.id, statuses=("finished",))
    return choices(press, tables, text)


def choices(press: Press, tables: "tuple[Table, ...] | list[Table]", text: str) -> list[app_commands.Choice[int]]:
    """Return tables as suggestions, with their players and whose turn it is."""
    named = [(table, _name(press, table)) for table in tables]
    fitting = [pair for pair in named if text.lower() in pair[1].lower()]
    return [app_commands.Choice(name=clip(name, 100), value=table.id) for table, name in fitting[:25]]


def _name(press: Press, table: Table) -> str:
    players = ", ".join(names_of(table, language(str(press.locale))))
    turn = f" · {say(press.locale, 'games-your-turn')}" if waits_for(table, press.user.id) else ""
    return f"#{table.id} {table.title} · {players}{turn}"
