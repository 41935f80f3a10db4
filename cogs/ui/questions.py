"""What is asked, in the roomiest form in which a phone shows all of a player's panel at once."""

from collections.abc import Sequence
from typing import Final, NamedTuple, Self

from discord import ui

from cogs.ui import coach
from cogs.ui.decisions import FORMS, ROW, Form, asked_by, hints, picked_by, rows
from cogs.ui.height import ROOM, framed, stacked
from cogs.ui.ids import Browse
from cogs.ui.offers import back, closed, in_view, offers
from cogs.ui.panels import Item, count_parts
from cogs.ui.waiting import waiting_line
from host.model import Observation, Question
from rules.kernel.words import Words, clip

PARTS: Final = 40
"""Components of a message, nested ones too."""
PROMPTS: Final = 1600
STORY_PARTS: Final = 2
"""The frame, and the story."""
SMALL: Final = "-# "
MIXED: Final[tuple[tuple[Form, Form], ...]] = (
    ("buttons", "buttons"),
    ("menus", "menus"),
    ("buttons", "one menu"),
    ("menus", "one menu"),
    ("one menu", "one menu"),
)
"""Forms of what the game waits for and of the standing offers beside it, from the roomiest on."""
ALIKE: Final = tuple(zip(FORMS, FORMS, strict=True))


class Piled(NamedTuple):
    """What a part of a panel takes: components, nested ones too, and pixels of height with the gap below each item."""

    parts: int
    tall: float

    def __add__(self, other: Self) -> "Piled":  # type: ignore[override]  # not as tuples are added
        """Return what both take together."""
        return Piled(self.parts + other.parts, self.tall + other.tall)


def piled(items: Sequence[Item], ratio: float = 0) -> Piled:
    """Return what items take; a picture among them is `ratio` times as high as wide."""
    return Piled(count_parts(items), stacked(items, ratio))


def _open(waiting: Sequence[Question], standing: Sequence[Question]) -> Sequence[tuple[Form, Form]]:
    """Return the forms that are tried with offers open beside what is waited for; what was begun stays open."""
    asked, is_begun = [question.decision for question in waiting], any(one.decision.begun for one in standing)
    is_few = not is_begun and any(not one.menus and len(one.options) <= ROW for one in asked)
    has_buttons = any(one.menus for one in asked)
    barred = {form for form in FORMS if (is_few and form != "buttons") or (has_buttons and form == "one menu")}
    return [forms for forms in MIXED if forms[0] not in barred]


class _Drawn(NamedTuple):
    """A question's items, and what they take; none where its hints have no room in that form."""

    items: list[Item]
    takes: Piled


class Questions:
    """Draws what is asked of a player; each question once in each form, however many are tried."""

    def __init__(self, observation: Observation, words: Words, browse: Browse | None) -> None:
        """Take what a seat sees, the reader's words, and where they look around."""
        self._observation = observation
        self._words = words
        self._browse = browse
        self._shown = in_view(observation, browse)
        self._drawn: dict[tuple[int, str, Form], _Drawn] = {}

    def beside(self, rest: Piled) -> list[Item]:
        """Return what is asked in the roomiest form that fits beside the rest of the panel.

        Where there is none, standing offers are opened by buttons; where that is not enough either, each question has
        one menu, and if Discord does not take even that, what can wait is left to its command. What is a button beside
        menus stays one, and so do a few options, rather than that offers stand open: from turn to turn they are looked
        for in the same place, and pressed once.
        """
        observation, room = self._observation, PARTS - STORY_PARTS
        shown, ends = self._shown, back(observation, self._browse, self._words)
        standing = offers(shown)
        waiting = [question for question in shown if question not in standing]
        opening = [closed(observation, standing, self._words)] if standing else []
        alone = [(shown, ends, ALIKE)]
        mixed = [(shown, ends, _open(waiting, standing)), (waiting, opening, ALIKE)]
        for asked, after, forms in mixed if standing else alone:
            for form, beside in forms:
                made = [self._draw(question, beside if question in standing else form) for question in asked]
                takes = sum((each.takes for each in made), rest + piled(after))
                if all(each.items for each in made) and takes.parts <= room and framed(takes.tall) <= ROOM:
                    return [*(item for each in made for item in each.items), *after]
        return self._least(waiting or shown, [*opening, *ends], room - rest.parts)

    def _least(self, questions: Sequence[Question], items: list[Item], room: int) -> list[Item]:
        """Return as many questions as Discord takes, each with one menu, above these items."""
        for question in reversed(questions):
            more = self._draw(question, "one menu")
            if count_parts(items) + more.takes.parts <= room:
                items = more.items + items
        return items

    def _draw(self, question: Question, form: Form) -> _Drawn:
        key = (question.number, question.mark, form)
        if key not in self._drawn:
            items = self._question(question, form)
            self._drawn[key] = _Drawn(items, piled(items))
        return self._drawn[key]

    def _question(self, question: Question, form: Form) -> list[Item]:
        """Return a question and its components; nothing where its hints have no room in that form."""
        observation, words, browse = self._observation, self._words, self._browse
        decision = question.decision
        asked = asked_by(observation.table.id, observation.table.epoch, question)
        if observation.coach is not None:
            # The coach has said what to do.
            is_one = decision.low == decision.high == 1
            return [*(coach.answers(asked, decision, words) if is_one else rows(asked, question, words, browse, form))]
        text = f"**{words(decision.prompt)}**"
        table = observation.table
        if table.waiting and observation.audience not in table.waiting and question is self._shown[0]:
            # With what stands open meanwhile it looks like one's own turn on a phone, whose headline is out of sight.
            text = f"{SMALL}{waiting_line(table, observation.now, words)}\n{text}"
        picked = [words(option.text) for option in picked_by(browse, asked, decision)]
        if picked:
            text += f"\n{SMALL}{words.say('ui-picked', {'picks': words.listed(picked)})}"
        room = PROMPTS // len(observation.questions)
        told = hints(question, words, form)
        if len(text) + len(told) > room:
            if form != "one menu":
                return []
            told = hints(question, words, form, cut=False)
        made: list[Item] = [ui.TextDisplay(clip(text + told, room))]
        return made + list(rows(asked, question, words, browse, form))
