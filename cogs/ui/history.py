"""The buttons and menus of looking back: positions, recaps, movies, pages of the log. What they show is `lookback`'s.

Ids begin with `h:` (buttons) and `hs:` (selects) and say which page of which table to show, as whom, and where.
"""

import re
from typing import Any, Final, Literal, NamedTuple, Self, cast

import discord
from discord import ui

from cogs.ui.surface import Press, ask
from rules.kernel.model import Seat

Page = Literal["log", "since", "replay", "recap", "movie"]
"""`since` is the log too, opened where the lines after an answer begin: the request's `at` is its number."""
Slot = Literal["f", "b", "n", "l", "e", "d", "w", "o"]
"""What keeps the ids of a page apart: first, back, next, last; the turns earlier and due, the whole; `o` opens a page.

All but the last turn the page that was pressed.
"""
NOBODY: Final = "*"
_WHERE = r"(?P<page>log|since|replay|recap|movie):(?P<table>\d{1,12})"
_BUTTON = re.compile(
    rf"h:{_WHERE}:(?P<seat>\d{{1,2}}|\*):(?P<turn>\d{{1,6}}|\*):(?P<at>\d{{1,6}}|\*):(?P<slot>[fbnledwo])"
)
_SELECT = re.compile(rf"hs:{_WHERE}:(?P<turn>\d{{1,6}}|\*)")


class PageRequest(NamedTuple):
    """What is to be shown: a page of a table, as a seat (None: a watcher; in the log: everybody), a turn, a place."""

    page: Page
    table: int
    seat: Seat | None = None
    turn: int | None = None
    at: int | None = None
    opens: bool = False

    def id(self, slot: Slot) -> str:
        """Return the id of a button for it."""
        where = ":".join(NOBODY if part is None else str(part) for part in (self.seat, self.turn, self.at))
        return f"h:{self.page}:{self.table}:{where}:{slot}"


class HistoryButton(ui.DynamicItem[ui.Button[ui.LayoutView]], template=_BUTTON):
    """A button that shows something of a table's past."""

    def __init__(self, item: ui.Button[ui.LayoutView], request: PageRequest) -> None:
        """Take the drawn button and what its id says."""
        super().__init__(item)
        self.request = request

    @classmethod
    def make(cls, request: PageRequest, slot: Slot, label: str, *, disabled: bool = False) -> Self:
        """Return a button with that label."""
        return cls(ui.Button(label=label, custom_id=request.id(slot), disabled=disabled), request)

    @classmethod
    async def from_custom_id(cls, press: Press, item: ui.Item[Any], match: re.Match[str], /) -> Self:  # noqa: ARG003
        """Find the button again."""
        seat, turn, at = (_number(match[name]) for name in ("seat", "turn", "at"))
        page = cast("Page", match["page"])
        request = PageRequest(page, int(match["table"]), seat, turn, at, opens=match["slot"] == "o")
        return cls(cast("ui.Button[ui.LayoutView]", item), request)

    async def callback(self, press: Press) -> None:
        """Show it."""
        await ask(press, self.request)


class HistorySelect(ui.DynamicItem[ui.Select[ui.LayoutView]], template=_SELECT):
    """A menu of whose eyes to look through, or whose lines to read."""

    def __init__(self, item: ui.Select[ui.LayoutView], request: PageRequest) -> None:
        """Take the drawn menu and what its id says."""
        super().__init__(item)
        self.request = request

    @classmethod
    def make(cls, request: PageRequest, options: list[discord.SelectOption], label: str) -> Self:
        """Return a menu of seats."""
        turn = NOBODY if request.turn is None else request.turn
        custom_id = f"hs:{request.page}:{request.table}:{turn}"
        return cls(ui.Select(custom_id=custom_id, options=options, placeholder=label), request)

    @classmethod
    async def from_custom_id(cls, press: Press, item: ui.Item[Any], match: re.Match[str], /) -> Self:  # noqa: ARG003
        """Find the menu again."""
        page = cast("Page", match["page"])
        return cls(
            cast("ui.Select[ui.LayoutView]", item), PageRequest(page, int(match["table"]), turn=_number(match["turn"]))
        )

    async def callback(self, press: Press) -> None:
        """Show it for the seat that was chosen."""
        chosen = self.item.values[0]
        await ask(press, self.request._replace(seat=_number(chosen)))


ITEMS: Final = (HistoryButton, HistorySelect)


def _number(told: str) -> int | None:
    return int(told) if told.isdigit() else None
