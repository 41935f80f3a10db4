"""The menu of tables from which whoever typed a command chooses the one that is meant.

Its id begins with `w:` and names the command that asked, by the id of its interaction.
"""

import re
from collections.abc import Sequence
from typing import Any, Final, NamedTuple, Self, cast

import discord
from discord import ui

from cogs.ui.decisions import SELECT_OPTIONS
from cogs.ui.panels import Message, plain
from cogs.ui.surface import Press, ask
from cogs.words import names, names_of, own
from host.model import Table
from host.tables.lobby import waits_for
from host.time.clocks import pause_of
from rules.kernel.model import text
from rules.kernel.words import capital, clip

Select = ui.Select[ui.LayoutView]

LABEL: Final = 100
_MENU: Final = re.compile(r"w:(?P<asked>\d{1,20})")


class ChosenTable(NamedTuple):
    """The table that was chosen for a command, which is named by the interaction it was typed with."""

    asked: int
    table: str


class TableSelect(ui.DynamicItem[Select], template=_MENU):
    """A menu of tables."""

    def __init__(self, item: Select, asked: int) -> None:
        """Take the drawn menu and the command that asked."""
        super().__init__(item)
        self.asked = asked

    @classmethod
    def make(cls, asked: int, options: list[discord.SelectOption], label: str) -> Self:
        """Return a menu of these tables."""
        return cls(ui.Select(custom_id=f"w:{asked}", options=options, placeholder=label), asked)

    @classmethod
    async def from_custom_id(cls, press: Press, item: ui.Item[Any], match: re.Match[str], /) -> Self:  # noqa: ARG003
        """Find the menu again."""
        return cls(cast("Select", item), int(match["asked"]))

    async def callback(self, press: Press) -> None:
        """Carry the command out for the table that was chosen."""
        await ask(press, ChosenTable(self.asked, self.item.values[0]))


def which(asked: int, key: str, tables: Sequence[Table], user: int, lang: str) -> Message:
    """Return the question which of these tables is meant, those first at which it is that user's turn."""
    words = own(lang)
    ordered = sorted(tables, key=lambda table: not waits_for(table, user))
    options = [_option(table, user, lang) for table in ordered[:SELECT_OPTIONS]]
    more = f"\n-# {words.say('which-more', {'number': SELECT_OPTIONS})}" if len(tables) > SELECT_OPTIONS else ""
    menu = TableSelect.make(asked, options, words.say("which-choose"))
    return plain(words.say(key) + more, ui.ActionRow[Any](menu))


def _option(table: Table, user: int, lang: str) -> discord.SelectOption:
    state = _state(table, user, lang)
    told = f"{', '.join(names_of(table, lang))}{f' · {state}' if state else ''}"
    return discord.SelectOption(
        label=clip(f"{table.title} #{table.id}", LABEL), description=clip(capital(told), LABEL), value=str(table.id)
    )


def _state(table: Table, user: int, lang: str) -> str:
    """Return whose turn it is, or that the table is paused or waits for players."""
    if waits_for(table, user):
        return own(lang).say("games-your-turn")
    if pause_of(table.options) is not None:
        return own(lang).say("games-paused")
    if table.status == "playing":
        return own(lang).plain(text("panel-waiting-for", who=names(table, table.waiting, lang)))
    if table.status == "lobby":
        return own(lang).say("games-lobby", {"seated": len(table.players), "places": table.places})
    return ""
