"""One decision as rows of components: few short options are buttons, many or long ones a select, more are paged.

Several picks become a multi-select where Discord's 25 suffice, else picks one after the other with a "done" button.
"""

from collections.abc import Iterator, Sequence
from typing import Any, TypeAlias

import discord
from discord import ui
from msgspec import Struct

from cogs.ui.ids import Asked, write
from cogs.ui.items import DecisionButton, DecisionSelect
from host.model import Question
from rules.kernel.model import Decision, Option
from rules.kernel.words import Words

BUTTON_LABEL = 80
SHORT_LABEL = 38
SELECT_TEXT = 100
SELECT_OPTIONS = 25
ROW = 5
GROUPS = 4
BUTTONS_AT_MOST = 5

Row: TypeAlias = ui.ActionRow[Any]
Numbered: TypeAlias = tuple[int, Option]


class Browse(Struct, frozen=True):
    """Where in a long question a reader is: the page shown, and what was picked so far."""

    page: int = 0
    picked: tuple[int, ...] = ()


def rows(table: int, epoch: int, question: Question, words: Words, browse: Browse | None = None) -> list[Row]:
    """Return the rows that let a reader answer the question."""
    decision = question.decision
    asked = Asked(table, decision.seat, question.number, epoch)
    maker = _Maker(asked, decision, words, browse or Browse())
    if decision.low == decision.high == 1:
        return maker.single()
    if decision.ordered or len(decision.options) > SELECT_OPTIONS:
        return maker.one_by_one()
    return maker.several()


def clip(text: str, most: int) -> str:
    """Return the text, cut with an ellipsis where it is too long for Discord."""
    return text if len(text) <= most else text[: most - 1].rstrip() + "…"


class _Maker:
    """Builds the rows of one question."""

    def __init__(self, asked: Asked, decision: Decision, words: Words, browse: Browse) -> None:
        self.asked, self.decision, self.words, self.browse = asked, decision, words, browse

    def single(self) -> list[Row]:
        """Exactly one pick: a row or a select for each group, what merely ends the matter last."""
        numbered = list(enumerate(self.decision.options))
        plain = [pair for pair in numbered if pair[1].plain]
        groups = _groups([pair for pair in numbered if not pair[1].plain])
        made: list[Row] = []
        for number, group in enumerate(groups):
            made += self._group(number, group)
        return made + self._buttons(plain, discord.ButtonStyle.secondary)

    def several(self) -> list[Row]:
        """Return one multi-select; picking nothing, where allowed, is a button."""
        decision = self.decision
        made = [self._select("s", 0, list(enumerate(decision.options)), decision.low or 1, decision.high)]
        if decision.low == 0:
            made.append(ui.ActionRow(self._button("=", "", "ui-none", discord.ButtonStyle.secondary)))
        return made

    def one_by_one(self) -> list[Row]:
        """Picks in turn, with "done" when enough and "start again"."""
        decision, picked = self.decision, self.browse.picked
        left = [pair for pair in enumerate(decision.options) if pair[0] not in picked]
        made: list[Row] = []
        if len(picked) < decision.high:
            made += self._paged("+", left, write(picked))
        end: list[DecisionButton] = []
        if decision.low <= len(picked) <= decision.high:
            end.append(self._button("=", write(picked), "ui-done", discord.ButtonStyle.success))
        if picked:
            end.append(self._button("*", "", "ui-again", discord.ButtonStyle.secondary))
        return [*made, ui.ActionRow(*end)] if end else made

    def _group(self, number: int, group: list[Numbered]) -> list[Row]:
        labels = [self.words(option.text) for _, option in group]
        if len(group) <= BUTTONS_AT_MOST and all(len(label) <= SHORT_LABEL for label in labels):
            return self._buttons(group, discord.ButtonStyle.primary)
        return self._paged("s", group, "", number)

    def _paged(self, verb: str, group: list[Numbered], picked: str, number: int = 0) -> list[Row]:
        pages = [group[start : start + SELECT_OPTIONS] for start in range(0, len(group), SELECT_OPTIONS)]
        page = min(self.browse.page, len(pages) - 1)
        made = [self._select("s" if verb == "s" else "+", number, pages[page], 1, 1, picked)]
        if len(pages) > 1:
            turn = [
                DecisionButton.make(self.asked, "p", other, label=f"{other + 1} / {len(pages)}", disabled=other == page)
                for other in _window(page, len(pages))
            ]
            made.append(ui.ActionRow(*turn))
        return made

    def _buttons(self, group: Sequence[Numbered], style: discord.ButtonStyle) -> list[Row]:
        made = [
            DecisionButton.make(self.asked, "", number, label=clip(self.words(option.text), BUTTON_LABEL), style=style)
            for number, option in group
        ]
        return [ui.ActionRow(*made[start : start + ROW]) for start in range(0, len(made), ROW)]

    def _button(self, verb: str, rest: str, key: str, style: discord.ButtonStyle) -> DecisionButton:
        return DecisionButton.make(self.asked, verb, rest, label=self.words.say(key), style=style)

    def _select(self, verb: str, number: int, group: Sequence[Numbered], low: int, high: int, picked: str = "") -> Row:
        select: ui.Select[ui.LayoutView] = ui.Select(
            custom_id=self.asked.select("s" if verb == "s" else "+", number, picked),
            placeholder=clip(self._placeholder(group), 150),
            min_values=low,
            max_values=min(high, len(group)),
            options=[self._option(number, option) for number, option in group],
        )
        return ui.ActionRow(DecisionSelect(select, self.asked, verb, picked))

    def _placeholder(self, group: Sequence[Numbered]) -> str:
        name = group[0][1].group
        key = f"group-{name}"
        return self.words.say(key) if name and self.words.has(key) else self.words.say("ui-choose")

    def _option(self, number: int, option: Option) -> discord.SelectOption:
        hint = None if option.hint is None else clip(self.words(option.hint), SELECT_TEXT)
        return discord.SelectOption(
            label=clip(self.words(option.text), SELECT_TEXT), value=str(number), description=hint
        )


def _groups(numbered: list[Numbered]) -> list[list[Numbered]]:
    """Return the options by group in order of appearance; one list when there are too many groups for a panel."""
    groups: dict[str, list[Numbered]] = {}
    for pair in numbered:
        groups.setdefault(pair[1].group, []).append(pair)
    return list(groups.values()) if len(groups) <= GROUPS else [numbered]


def _window(page: int, pages: int) -> Iterator[int]:
    """Yield up to five page numbers around a page."""
    first = max(0, min(page - 2, pages - ROW))
    yield from range(first, min(first + ROW, pages))
