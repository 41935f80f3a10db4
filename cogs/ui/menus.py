"""A menu that stands for buttons: what would be a wall of them is one line, and choosing is pressing.

Its id begins with `m:`; the value of an entry is the id of the button that it stands for.
"""

import re
from collections.abc import Iterable
from itertools import zip_longest
from typing import Any, Final, NamedTuple, Self, cast

import discord
from discord import ui

from cogs.ui.decisions import SELECT_OPTIONS, SELECT_TEXT
from cogs.ui.history import HistoryButton
from cogs.ui.items import LookButton, TableButton
from cogs.ui.rulebook import RuleButton
from cogs.ui.surface import Press, ask
from rules.kernel.words import clip

Select = ui.Select[ui.LayoutView]
Button = ui.Button[ui.LayoutView]

BUTTONS: Final[tuple[type[ui.DynamicItem[Any]], ...]] = (TableButton, LookButton, HistoryButton, RuleButton)
"""What a menu may stand for."""
_MENU: Final = re.compile(r"m:(?P<table>\d{1,12})")


class Chosen(NamedTuple):
    """The id of the button that was chosen from a menu."""

    custom_id: str


class ButtonMenu(ui.DynamicItem[Select], template=_MENU):
    """A menu of a table's buttons."""

    def __init__(self, item: Select, table: int) -> None:
        """Take the drawn menu and whose it is."""
        super().__init__(item)
        self.table = table

    @classmethod
    def make(cls, table: int, buttons: Iterable[ui.DynamicItem[Button]], label: str, hints: Iterable[str] = ()) -> Self:
        """Return a menu that stands for these buttons, in their order; hints are for the first ones."""
        drawn = [button.item for button in buttons][:SELECT_OPTIONS]
        options = [
            discord.SelectOption(
                label=clip(one.label or "", SELECT_TEXT),
                value=one.custom_id or "",
                description=clip(hint, SELECT_TEXT) or None,
                emoji=one.emoji,
            )
            for one, hint in zip_longest(drawn, hints, fillvalue="")
            if not isinstance(one, str)
        ]
        return cls(ui.Select(custom_id=f"m:{table}", options=options, placeholder=label), table)

    @classmethod
    async def from_custom_id(cls, press: Press, item: ui.Item[Any], match: re.Match[str], /) -> Self:  # noqa: ARG003
        """Find the menu again."""
        return cls(cast("Select", item), int(match["table"]))

    async def callback(self, press: Press) -> None:
        """Do what the button does that was chosen."""
        await ask(press, Chosen(self.item.values[0] if self.item.values else ""))
