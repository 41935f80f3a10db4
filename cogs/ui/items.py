"""Buttons and selects that are found again by their id after a restart, the same few classes for every game."""

import re
from typing import Any, Self, cast

import discord
from discord import ui

from cogs.ui import ids
from cogs.ui.ids import Action, Asked
from cogs.ui.surface import Press, Surface

Button = ui.Button[ui.LayoutView]
Select = ui.Select[ui.LayoutView]


def _surface(press: Press) -> Surface:
    return cast("Surface", press.client)


class DecisionButton(ui.DynamicItem[Button], template=ids.BUTTON):
    """A button of a decision: an option, done, start again, or another page."""

    def __init__(self, item: Button, asked: Asked, verb: str, rest: str) -> None:
        """Take the drawn button and what its id says."""
        super().__init__(item)
        self.asked, self.verb, self.rest = asked, verb, rest

    @classmethod
    def make(cls, asked: Asked, verb: str, rest: str | int, **look: Any) -> Self:  # noqa: ANN401  a button's own options
        """Return a button with that id; `look` is label, style, emoji, disabled."""
        return cls(ui.Button(custom_id=asked.button(verb, rest), **look), asked, verb, str(rest))

    @classmethod
    async def from_custom_id(cls, press: Press, item: ui.Item[Any], match: re.Match[str], /) -> Self:  # noqa: ARG003
        """Find the button again."""
        return cls(cast("Button", item), ids.asked(match), match["verb"], match["rest"])

    async def callback(self, press: Press) -> None:
        """Do what the id says."""
        surface = _surface(press)
        if self.verb == "=":
            await surface.on_answer(press, self.asked, ids.read(self.rest))
        elif self.verb == "p":
            await surface.on_browse(press, self.asked, int(self.rest), ())
        elif self.verb == "*":
            await surface.on_browse(press, self.asked, 0, ())
        else:
            await surface.on_answer(press, self.asked, (int(self.rest),))


class DecisionSelect(ui.DynamicItem[Select], template=ids.SELECT):
    """A select of a decision: answers at once, or adds to what was picked before."""

    def __init__(self, item: Select, asked: Asked, verb: str, picked: str) -> None:
        """Take the drawn select and what its id says."""
        super().__init__(item)
        self.asked, self.verb, self.picked = asked, verb, picked

    @classmethod
    async def from_custom_id(cls, press: Press, item: ui.Item[Any], match: re.Match[str], /) -> Self:  # noqa: ARG003
        """Find the select again."""
        return cls(cast("Select", item), ids.asked(match), match["verb"], match["rest"])

    async def callback(self, press: Press) -> None:
        """Answer with what was chosen, or add it."""
        chosen = tuple(int(value) for value in self.item.values if value.isdigit())
        if self.verb == "s":
            await _surface(press).on_answer(press, self.asked, chosen)
            return
        before = ids.read(self.picked)
        more = tuple(pick for pick in chosen if pick not in before)
        await _surface(press).on_browse(press, self.asked, 0, before + more)


class TableButton(ui.DynamicItem[Button], template=ids.TABLE):
    """A button of a table: join, leave, start, hand, log, undo, votes."""

    def __init__(self, item: Button, table: int, action: Action, argument: int | None = None) -> None:
        """Take the drawn button and what its id says."""
        super().__init__(item)
        self.table, self.action, self.argument = table, action, argument

    @classmethod
    def make(
        cls,
        table: int,
        action: Action,
        label: str,
        style: discord.ButtonStyle = discord.ButtonStyle.secondary,
        argument: int | None = None,
        *,
        disabled: bool = False,
    ) -> Self:
        """Return a button with that id."""
        custom_id = ids.table_id(table, action, argument)
        item: Button = ui.Button(custom_id=custom_id, label=label, style=style, disabled=disabled)
        return cls(item, table, action, argument)

    @classmethod
    async def from_custom_id(cls, press: Press, item: ui.Item[Any], match: re.Match[str], /) -> Self:  # noqa: ARG003
        """Find the button again."""
        argument = match["argument"]
        action = cast("Action", match["action"])
        return cls(cast("Button", item), int(match["table"]), action, int(argument) if argument else None)

    async def callback(self, press: Press) -> None:
        """Do what the id says."""
        await _surface(press).on_table(press, self.table, self.action, self.argument)


ALL = (DecisionButton, DecisionSelect, TableButton)
