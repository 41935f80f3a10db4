"""One decision as rows of components: few short options are buttons, many or long ones a select, more are paged.

Several picks become a multi-select where Discord's 25 suffice, else picks one after the other with a "done" button.
Every hint is shown: a select has room for those of its options, and those of buttons are told above them. So is what
would be cut in a select, as a translation may be.
"""

from collections.abc import Iterator, Sequence
from typing import Any, Final, Literal, TypeAlias

import discord
from discord import ui

from cogs.ui.ids import DIGITS, WIDE_PICKS, Asked, Browse
from cogs.ui.items import DecisionButton, DecisionSelect
from host.model import Question
from rules.kernel.model import Decision, Option, Shortcut
from rules.kernel.words import Words, clip

BUTTON_LABEL = 80
SHORT_LABEL, SHORT_ALONE = 38, 64
"""What fits on a button beside others, and on one that stands alone: a menu of one entry would be a press more."""
SELECT_TEXT = 100
SELECT_OPTIONS = 25
PLACEHOLDER = 150
ROW = 5
GROUPS = 4
BUTTONS_AT_MOST = 5
BUTTONS_IN_ALL = 8
WARNING: Final = "⚠️"
BUTTON: Final = discord.ButtonStyle

Form: TypeAlias = Literal["buttons", "menus", "one menu"]
"""How roomy a question is drawn: buttons where they fit, menus where there would be several, everything in one menu."""
FORMS: Final[tuple[Form, ...]] = ("buttons", "menus", "one menu")
Row: TypeAlias = ui.ActionRow[Any]
Numbered: TypeAlias = tuple[int, Option]


def asked_by(table: int, epoch: int, question: Question) -> Asked:
    """Return what the components of a question name it by."""
    return Asked(table, question.decision.seat, question.number, epoch, question.mark)


def rows(
    asked: Asked, question: Question, words: Words, browse: Browse | None = None, form: Form = "buttons"
) -> list[Row]:
    """Return the rows that let a reader answer the question."""
    decision = question.decision
    maker = _Maker(asked, decision, words, _fitting(browse, asked, decision))
    return maker.quick(question.shortcuts, tight=form == "one menu") + _answers(maker, decision, form)


def _answers(maker: "_Maker", decision: Decision, form: Form) -> list[Row]:
    if decision.low == decision.high == 1:
        if form == "one menu" and not decision.menus:
            return maker.in_one_menu()
        return maker.single(crowded=form != "buttons", tight=form == "one menu")
    if decision.ordered or len(decision.options) > SELECT_OPTIONS:
        return maker.one_by_one()
    return maker.several()


def hints(question: Question, words: Words, form: Form, *, cut: bool = True) -> str:
    """Return the hints of what becomes buttons, and what a menu has to `cut`, a line each; warnings are larger."""
    buttons = _buttons_of(question, words, form)
    told = [one for one in buttons if one.hint is not None]
    if cut:
        choices: list[Option | Shortcut] = [*question.shortcuts, *question.decision.options]
        told += [one for one in choices if one not in buttons and _is_cut(one, words)]
    return "".join(f"\n{_hinted(one, words)}" for one in told)


def _is_cut(one: Option | Shortcut, words: Words) -> bool:
    """Say whether a menu has no room for an option's name or hint; no text of ours is so long, one of others may be."""
    return any(len(words.plain(part)) > SELECT_TEXT for part in (one.text, one.hint) if part is not None)


def _hinted(one: Option | Shortcut, words: Words) -> str:
    told = f"**{words(one.text)}**" + ("" if one.hint is None else f"{words.colon}{words(one.hint)}")
    return f"{WARNING} {told}" if warns(one) else f"-# {told}"


def warns(one: Option | Shortcut) -> bool:
    """Say whether the hint is a warning."""
    return isinstance(one, Option) and one.warns


def _buttons_of(question: Question, words: Words, form: Form) -> list[Option | Shortcut]:
    """Return what is shown as buttons, which have no room for hints."""
    decision = question.decision
    if form == "one menu":
        return []
    quick = list(question.shortcuts) if len(question.shortcuts) <= BUTTONS_AT_MOST else []
    if not decision.low == decision.high == 1:
        return [*quick]
    plain, groups = _sorted(decision)
    crowded = form != "buttons" or _are_many(groups, words)
    short = [pair for group in groups if not _is_menu(decision, group, words, crowded=crowded) for pair in group]
    return [*quick, *(option for _, option in short + plain)]


def picked_by(browse: Browse | None, asked: Asked, decision: Decision) -> list[Option]:
    """Return what has been picked so far of a question that takes several picks."""
    return [decision.options[pick] for pick in _fitting(browse, asked, decision).picked]


def menu_option(value: str, one: Option | Shortcut, words: Words) -> discord.SelectOption:
    """Return an option as an entry of a menu, with its hint."""
    return discord.SelectOption(
        label=label_of(one, words, SELECT_TEXT),
        value=value,
        description=None if one.hint is None else clip(words.plain(one.hint), SELECT_TEXT),
        emoji=emoji_of(one, words),
    )


def label_of(one: Option | Shortcut, words: Words, most: int) -> str:
    """Return an option's name as a label; one that warns has its sign there where an icon takes the sign's place."""
    signed = warns(one) and emoji_of(one, words) != WARNING
    return clip(f"{WARNING} {words.plain(one.text)}" if signed else words.plain(one.text), most)


def emoji_of(one: Option | Shortcut, words: Words) -> str | None:
    """Return what is shown before an option's name: its icon, else the sign of one that warns."""
    return words.icon(one.icon) or (WARNING if warns(one) else None)


class _Maker:
    """Builds the rows of one question."""

    def __init__(self, asked: Asked, decision: Decision, words: Words, browse: Browse) -> None:
        self.asked, self.decision, self.words, self.browse = asked, decision, words, browse

    def quick(self, shortcuts: Sequence[Shortcut], *, tight: bool) -> list[Row]:
        """Return the presses that give several answers at once: buttons, or a menu where there are many."""
        if not shortcuts:
            return []
        if not tight and len(shortcuts) <= BUTTONS_AT_MOST:
            made = [
                DecisionButton.make(
                    self.asked.shortcut(number),
                    label=label_of(shortcut, self.words, BUTTON_LABEL),
                    style=BUTTON.danger if shortcut.final else BUTTON.success,
                    emoji=emoji_of(shortcut, self.words),
                )
                for number, shortcut in enumerate(shortcuts)
            ]
            return [ui.ActionRow(*made)]
        offered = enumerate(shortcuts[:SELECT_OPTIONS])
        options = [menu_option(str(number), shortcut, self.words) for number, shortcut in offered]
        select = DecisionSelect.make(self.asked.select("!", 0), placeholder=self._quick_title(), options=options)
        return [ui.ActionRow(select)]

    def _quick_title(self) -> str:
        """Return the title of a menu of presses: the game's own for this question, if it has one."""
        own = self.decision.prompt.key.replace("ask-", "quick-", 1)
        return self.words.plain.say(own if self.words.has(own) else "ui-quick")

    def single(self, *, crowded: bool, tight: bool) -> list[Row]:
        """Exactly one pick: a row or a select for each group, what merely ends the matter last.

        Where it is tight, what would be buttons below the menus is one menu more, which has room for their hints.
        """
        plain, groups = _sorted(self.decision)
        made: list[Row] = []
        crowded = crowded or _are_many(groups, self.words)
        beside: list[DecisionButton] = []
        for number, group in enumerate(groups):
            if _is_menu(self.decision, group, self.words, crowded=crowded):
                made += self._paged("s", group, number)
            elif self.decision.menus:
                beside += self._named(group, BUTTON.secondary)
            else:
                # What stands open beside a question must not look like the answer to it.
                made += self._buttons(group, BUTTON.primary if self.decision.waits else BUTTON.secondary)
        others = _beside(self.decision, self.words) if tight else []
        if others:
            title = self._alone(others) or self.words.plain.say("ui-instead")
            return [*made, self._select("s", len(groups), others, 1, 1, title)]
        return made + _in_rows([*beside, *self._named(plain, BUTTON.secondary)])

    def in_one_menu(self) -> list[Row]:
        """Exactly one pick, in as few components as possible."""
        return self._paged("s", sorted(enumerate(self.decision.options), key=lambda pair: pair[1].plain), 0)

    def several(self) -> list[Row]:
        """Return one multi-select; picking nothing, where allowed, is a button."""
        decision = self.decision
        made = [self._select("s", 0, list(enumerate(decision.options)), decision.low or 1, decision.high)]
        if decision.low == 0:
            none = self._button(self.asked.done(()), "ui-none", BUTTON.secondary)
            made.append(ui.ActionRow(none))
        return made

    def one_by_one(self) -> list[Row]:
        """Picks in turn, with "done" when enough and "start again"."""
        decision, picked = self.decision, self.browse.picked
        left = [pair for pair in enumerate(decision.options) if pair[0] not in picked]
        made: list[Row] = []
        if len(picked) < _most(decision):
            made += self._paged("+", left, 0)
        end: list[DecisionButton] = []
        if decision.low <= len(picked):
            key, style = ("ui-done", BUTTON.success) if picked else ("ui-none", BUTTON.secondary)
            end.append(self._button(self.asked.done(picked), key, style))
        if picked:
            end.append(self._button(self.asked.again(), "ui-again", BUTTON.secondary))
        return [*made, ui.ActionRow(*end)] if end else made

    def _paged(self, verb: Literal["s", "+"], group: list[Numbered], number: int) -> list[Row]:
        pages = [group[start : start + SELECT_OPTIONS] for start in range(0, len(group), SELECT_OPTIONS)]
        page = min(self.browse.page if self.browse.group == number else 0, len(pages) - 1)
        made = [self._select(verb, number, pages[page], 1, 1)]
        if len(pages) > 1:
            turn = [self._page(number, other, page, len(pages)) for other in _window(page, len(pages))]
            made.append(ui.ActionRow(*turn))
        return made

    def _page(self, number: int, other: int, page: int, pages: int) -> DecisionButton:
        custom_id = self.asked.page(number, other, self.browse.picked)
        return DecisionButton.make(custom_id, label=f"{other + 1} / {pages}", disabled=other == page)

    def _buttons(self, group: Sequence[Numbered], style: discord.ButtonStyle) -> list[Row]:
        return _in_rows(self._named(group, style))

    def _named(self, group: Sequence[Numbered], style: discord.ButtonStyle) -> list[DecisionButton]:
        return [
            DecisionButton.make(
                self.asked.option(number),
                label=label_of(option, self.words, BUTTON_LABEL),
                style=BUTTON.danger if option.final else style,
                emoji=emoji_of(option, self.words),
            )
            for number, option in group
        ]

    def _button(self, custom_id: str, key: str, style: discord.ButtonStyle) -> DecisionButton:
        return DecisionButton.make(custom_id, label=self.words.plain.say(key), style=style)

    def _select(
        self, verb: Literal["s", "+"], number: int, group: Sequence[Numbered], low: int, high: int, title: str = ""
    ) -> Row:
        select = DecisionSelect.make(
            self.asked.select(verb, number, self.browse.picked if verb == "+" else ()),
            placeholder=clip(title or self._placeholder(group), PLACEHOLDER),
            min_values=low,
            max_values=min(high, len(group)),
            options=[menu_option(str(number), option, self.words) for number, option in group],
        )
        return ui.ActionRow(select)

    def _placeholder(self, group: Sequence[Numbered]) -> str:
        """Return the title of a menu: of the one group in it, else of the question, at last the question itself.

        A menu of one entry without a title is called what it holds.
        """
        names = {option.group for _, option in group}
        titles = [*(names if len(names) == 1 else ()), self.decision.prompt.key.removeprefix("ask-")]
        title = next(filter(self.words.has, map("group-{}".format, titles)), None)
        if title is not None:
            return self.words.plain.say(title)
        return self._alone(group) or self.words.plain(self.decision.prompt)

    def _alone(self, group: Sequence[Numbered]) -> str:
        """Return the name of a single option, which tells more as a title than any other; nothing of several."""
        return self.words.plain(group[0][1].text) if len(group) == 1 else ""


def _in_rows(buttons: Sequence[DecisionButton]) -> list[Row]:
    return [ui.ActionRow(*buttons[start : start + ROW]) for start in range(0, len(buttons), ROW)]


def _most(decision: Decision) -> int:
    """Return how many may be picked one by one: custom ids have room for so many beyond the first 64 options."""
    return decision.high if len(decision.options) <= len(DIGITS) else min(decision.high, WIDE_PICKS)


def _fitting(browse: Browse | None, asked: Asked, decision: Decision) -> Browse:
    """Return where the reader is in this very question; at its start if they browse another or an older one."""
    if browse is None or browse.asked != asked:
        return Browse(asked)
    picked = [pick for pick in dict.fromkeys(browse.picked) if pick < len(decision.options)]
    return browse._replace(picked=tuple(picked[: _most(decision)]))


def _sorted(decision: Decision) -> tuple[list[Numbered], list[list[Numbered]]]:
    """Return what merely ends the matter, and the other options by group in order of appearance.

    With too many groups for a panel they are one list.
    """
    numbered = list(enumerate(decision.options))
    groups: dict[str, list[Numbered]] = {}
    for pair in numbered:
        if not pair[1].plain:
            groups.setdefault(pair[1].group, []).append(pair)
    others = list(groups.values())
    if len(others) > GROUPS:
        others = [[pair for group in others for pair in group]]
    return [pair for pair in numbered if pair[1].plain], others


def _beside(decision: Decision, words: Words) -> list[Numbered]:
    """Return what is shown beside the menus of a decision of menus: options without a group, what ends it last."""
    plain, groups = _sorted(decision)
    menus = [_is_menu(decision, group, words, crowded=True) for group in groups]
    return [*(pair for group, menu in zip(groups, menus, strict=True) if not menu for pair in group), *plain]


def _are_short(group: list[Numbered], words: Words) -> bool:
    """Say whether options fit into a row of buttons."""
    most = SHORT_ALONE if len(group) == 1 else SHORT_LABEL
    return len(group) <= BUTTONS_AT_MOST and all(len(words.plain(option.text)) <= most for _, option in group)


def _is_menu(decision: Decision, group: list[Numbered], words: Words, *, crowded: bool) -> bool:
    """Say whether a group is a menu: where its options are long or many, or menus are what is wanted."""
    wanted = (crowded and len(group) > 1) or (decision.menus and bool(group[0][1].group))
    return wanted or not _are_short(group, words)


def _are_many(groups: list[list[Numbered]], words: Words) -> bool:
    """Say whether the groups would be a wall of buttons; menus are then easier to read."""
    return sum(len(group) for group in groups if _are_short(group, words)) > BUTTONS_IN_ALL


def _window(page: int, pages: int) -> Iterator[int]:
    """Yield up to five page numbers around a page."""
    first = max(0, min(page - 2, pages - ROW))
    yield from range(first, min(first + ROW, pages))
