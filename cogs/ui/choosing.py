"""The menu of tables from which whoever typed a command chooses the one that is meant.

Its id begins with `w:` and names the command that asked, by the id of its interaction, and a further page.
"""

import re
from collections.abc import Sequence
from typing import Any, Final, NamedTuple, Self, cast

import discord
from discord import ui

from cogs.ui.decisions import SELECT_OPTIONS
from cogs.ui.panels import Message, plain, words_for
from cogs.ui.surface import Press, ask
from cogs.ui.waiting import is_my_turn, waiting_line
from cogs.words import names_of, own
from host.model import Table
from host.tables.lobby import waits_for
from rules.kernel.words import capital, clip

Select = ui.Select[ui.LayoutView]

LABEL: Final = 100
MENUS: Final = 4
"""Menus of one question, a page of tables each."""
HELD: Final = MENUS * SELECT_OPTIONS
_MENU: Final = re.compile(r"w:(?P<asked>\d{1,20})(?::\d)?")


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
    def make(cls, asked: int, options: list[discord.SelectOption], label: str, page: int = 0) -> Self:
        """Return a menu of these tables; pages are counted from 0."""
        id_ = f"w:{asked}:{page}" if page else f"w:{asked}"
        return cls(ui.Select(custom_id=id_, options=options, placeholder=label), asked)

    @classmethod
    async def from_custom_id(cls, press: Press, item: ui.Item[Any], match: re.Match[str], /) -> Self:  # noqa: ARG003
        """Find the menu again."""
        return cls(cast("Select", item), int(match["asked"]))

    async def callback(self, press: Press) -> None:
        """Carry the command out for the table that was chosen."""
        await ask(press, ChosenTable(self.asked, self.item.values[0]))


def which(asked: int, key: str, tables: Sequence[Table], user: int, lang: str, now: float = 0.0) -> Message:
    """Return the question which of these tables is meant, those first at which it is that user's turn."""
    words = own(lang)
    ordered = sorted(tables, key=lambda table: not waits_for(table, user))
    options = [_option(table, user, lang, now) for table in ordered[:HELD]]
    pages = [options[start : start + SELECT_OPTIONS] for start in range(0, len(options), SELECT_OPTIONS)]
    more = f"\n-# {words.say('which-more', {'number': HELD})}" if len(tables) > HELD else ""
    label = words.say("which-choose")
    menus = [
        TableSelect.make(asked, page, f"{label} ({number + 1}/{len(pages)})" if pages[1:] else label, number)
        for number, page in enumerate(pages)
    ]
    return plain(words.say(key) + more, *[ui.ActionRow[Any](menu) for menu in menus])


def _option(table: Table, user: int, lang: str, now: float) -> discord.SelectOption:
    state = _state(table, user, lang, now)
    told = f"{', '.join(names_of(table, lang))}{f' · {state}' if state else ''}"
    return discord.SelectOption(
        label=clip(f"{table.title} #{table.id}", LABEL), description=clip(capital(told), LABEL), value=str(table.id)
    )


def _state(table: Table, user: int, lang: str, now: float) -> str:
    """Return why the table waits, as a menu shows it."""
    player = table.player(user)
    if player is not None and is_my_turn(table, player.seat):
        return own(lang).say("games-your-turn")
    if table.status == "playing":
        return waiting_line(table, now, words_for(table, lang).plain, dated=False)
    if table.status == "lobby":
        return own(lang).say("games-lobby", {"seated": len(table.players), "places": table.places})
    return ""
