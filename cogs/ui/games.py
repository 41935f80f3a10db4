"""The list of one's own tables and of those one can join, a page at a time; the ids of its buttons begin with `gl:`."""

import re
from collections.abc import Sequence
from typing import Any, Final, NamedTuple, Self, cast

from discord import ui

from cogs.ui.panels import Message, plain
from cogs.ui.surface import Press, ask
from cogs.words import own
from rules.kernel.words import Words

Button = ui.Button[ui.LayoutView]

LINES: Final = 12
"""Tables on a page: with the longest names and links as many as a message holds."""
_BUTTON: Final = re.compile(r"gl:(?P<page>\d{1,4}):[bf]")


class GamesPage(NamedTuple):
    """A page of the list of tables, counted from 0."""

    page: int


class GamesButton(ui.DynamicItem[Button], template=_BUTTON):
    """A button that turns the page."""

    def __init__(self, item: Button, page: int) -> None:
        """Take the drawn button and the page it leads to."""
        super().__init__(item)
        self.page = page

    @classmethod
    def make(cls, page: int, slot: str, label: str, *, disabled: bool) -> Self:
        """Return a button; its slot tells the two of a page apart."""
        return cls(ui.Button(custom_id=f"gl:{page}:{slot}", label=label, disabled=disabled), page)

    @classmethod
    async def from_custom_id(cls, press: Press, item: ui.Item[Any], match: re.Match[str], /) -> Self:  # noqa: ARG003
        """Find the button again."""
        return cls(cast("Button", item), int(match["page"]))

    async def callback(self, press: Press) -> None:
        """Show that page."""
        await ask(press, GamesPage(self.page))


def games_page(mine: Sequence[str], others: Sequence[str], page: int, lang: str) -> Message:
    """Return a page of the lines of one's own tables and of others one can join, with buttons if there are more."""
    words = own(lang)
    listed = [("games-mine", line) for line in mine or [words.say("games-none")]]
    listed += [("games-open", line) for line in others]
    pages = [listed[start : start + LINES] for start in range(0, len(listed), LINES)]
    at = min(page, len(pages) - 1)
    lines: list[str] = []
    for key in dict.fromkeys(key for key, _ in pages[at]):
        lines += [words.say(key), *(line for section, line in pages[at] if section == key)]
    if len(pages) == 1:
        return plain("\n".join(lines))
    lines.append(f"-# {words.say('log-page', {'page': at + 1, 'pages': len(pages)})}")
    return plain("\n".join(lines), _turning(at, len(pages) - 1, words))


def _turning(at: int, last: int, words: Words) -> ui.ActionRow[Any]:
    back = GamesButton.make(max(at - 1, 0), "b", words.say("ui-back"), disabled=at == 0)
    forward = GamesButton.make(min(at + 1, last), "f", words.say("ui-forward"), disabled=at == last)
    return ui.ActionRow[Any](back, forward)
