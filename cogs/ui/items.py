"""Buttons and selects that are found again by their id after a restart, the same few classes for every game."""

import re
from typing import Any, Self, cast

import discord
from discord import ui

from cogs.ui import ids
from cogs.ui.ids import Action, Answer, Asked, Browse, LookRequest, Picks, Quick, SettingRequest, TableRequest
from cogs.ui.surface import Press, ask

Button = ui.Button[ui.LayoutView]
Select = ui.Select[ui.LayoutView]


class DecisionButton(ui.DynamicItem[Button], template=ids.BUTTON):
    """A button of a decision: an option, a shortcut, done, start again, or another page."""

    def __init__(self, item: Button, asked: Asked, meaning: Picks | Quick | Browse) -> None:
        """Take the drawn button and what its id says."""
        super().__init__(item)
        self.asked, self.meaning = asked, meaning

    @classmethod
    def make(cls, custom_id: str, **look: Any) -> Self:  # noqa: ANN401  a button's own options
        """Return a button with that id; `look` is label, style, emoji, disabled."""
        return cls._of(ui.Button(custom_id=custom_id, **look), cast("re.Match[str]", ids.BUTTON.fullmatch(custom_id)))

    @classmethod
    async def from_custom_id(cls, press: Press, item: ui.Item[Any], match: re.Match[str], /) -> Self:  # noqa: ARG003
        """Find the button again."""
        return cls._of(cast("Button", item), match)

    @classmethod
    def _of(cls, item: Button, match: re.Match[str]) -> Self:
        return cls(item, ids.asked(match), ids.meaning(match))

    async def callback(self, press: Press) -> None:
        """Do what the id says."""
        await ask(press, self.meaning if isinstance(self.meaning, Browse) else Answer(self.asked, self.meaning))


class DecisionSelect(ui.DynamicItem[Select], template=ids.SELECT):
    """A select of a decision: answers at once, or adds to what was picked before."""

    def __init__(self, item: Select, asked: Asked, verb: str, picked: Picks) -> None:
        """Take the drawn select and what its id says."""
        super().__init__(item)
        self.asked, self.verb, self.picked = asked, verb, picked

    @classmethod
    def make(cls, custom_id: str, **look: Any) -> Self:  # noqa: ANN401  a select's own options
        """Return a select with that id; `look` is placeholder, bounds and options."""
        return cls._of(ui.Select(custom_id=custom_id, **look), cast("re.Match[str]", ids.SELECT.fullmatch(custom_id)))

    @classmethod
    async def from_custom_id(cls, press: Press, item: ui.Item[Any], match: re.Match[str], /) -> Self:  # noqa: ARG003
        """Find the select again."""
        return cls._of(cast("Select", item), match)

    @classmethod
    def _of(cls, item: Select, match: re.Match[str]) -> Self:
        return cls(item, ids.asked(match), match["verb"], ids.read(match["picked"]))

    async def callback(self, press: Press) -> None:
        """Answer with what was chosen, or add it."""
        await ask(press, self._meaning(tuple(int(value) for value in self.item.values if value.isdigit())))

    def _meaning(self, chosen: Picks) -> Answer | Browse:
        if self.verb == "!":
            return Answer(self.asked, Quick(chosen[0] if chosen else 0))
        if self.verb == "s":
            return Answer(self.asked, chosen)
        more = tuple(pick for pick in chosen if pick not in self.picked)
        return Browse(self.asked, picked=self.picked + more)


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
        await ask(press, TableRequest(self.table, self.action, self.argument))


class LookButton(ui.DynamicItem[Button], template=ids.LOOK):
    """A button that shows a further picture of a table."""

    def __init__(self, item: Button, table: int, key: str, *, turn: bool) -> None:
        """Take the drawn button and what its id says."""
        super().__init__(item)
        self.table, self.key, self.turn = table, key, turn

    @classmethod
    def make(cls, table: int, key: str, label: str, *, turn: bool = False, disabled: bool = False) -> Self:
        """Return a button with that id."""
        custom_id = ids.look_id(table, key, turn=turn)
        return cls(ui.Button(custom_id=custom_id, label=label, disabled=disabled), table, key, turn=turn)

    @classmethod
    async def from_custom_id(cls, press: Press, item: ui.Item[Any], match: re.Match[str], /) -> Self:  # noqa: ARG003
        """Find the button again."""
        return cls(cast("Button", item), int(match["table"]), match["key"], turn=bool(match["turn"]))

    async def callback(self, press: Press) -> None:
        """Show it."""
        await ask(press, LookRequest(self.table, self.key, self.turn))


class SettingSelect(ui.DynamicItem[Select], template=ids.SETTING):
    """A select of a setting in the lobby."""

    def __init__(self, item: Select, table: int, key: str) -> None:
        """Take the drawn select and what its id says."""
        super().__init__(item)
        self.table, self.key = table, key

    @classmethod
    def make(cls, table: int, key: str, **look: Any) -> Self:  # noqa: ANN401  a select's own options
        """Return a select with that id; `look` is options, placeholder, disabled."""
        return cls(ui.Select(custom_id=ids.setting_id(table, key), **look), table, key)

    @classmethod
    async def from_custom_id(cls, press: Press, item: ui.Item[Any], match: re.Match[str], /) -> Self:  # noqa: ARG003
        """Find the select again."""
        return cls(cast("Select", item), int(match["table"]), match["key"])

    async def callback(self, press: Press) -> None:
        """Change the setting."""
        await ask(press, SettingRequest(self.table, self.key, self.item.values[0]))
