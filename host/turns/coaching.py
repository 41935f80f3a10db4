"""What a lesson does to a turn: the learner is asked what a step of the script allows, the others answer by the script.

Where a lesson is follows from the answers that stand, and from how many pages the learner has turned, which the table
keeps. Once the learner plays alone, or after the last step, a lesson's table is like any other.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from db import answers
from db.options import LESSON
from db.transaction import Transaction
from host.errors import Refused
from host.model import Coach, Question
from host.work import AnyPlay, UnitOfWork
from rules.kernel.errors import BadLessonError, Refusal
from rules.kernel.lesson import LEARNER, Script, Step, is_allowed, lesson_of, narrowed, next_reply, whereabouts
from rules.kernel.model import Answer, Decision
from rules.kernel.play import Entry

ALONE: Final = "alone"
"""What a table keeps instead of the pages turned, once the learner plays on alone."""


class Place(NamedTuple):
    """A step of a script with its number."""

    script: Script
    number: int

    @property
    def step(self) -> Step:
        """Return the step."""
        return self.script.step[self.number]


def is_lesson(set_: Mapping[str, str]) -> bool:
    """Say whether the table with these options is a lesson, be it that the learner plays on alone by now."""
    return LESSON in set_


def script_of(game: str, set_: Mapping[str, str]) -> Script | None:
    """Return the script that a table with these options goes by, or None."""
    if set_.get(LESSON, ALONE) == ALONE:
        return None
    try:
        lesson = lesson_of(game)
    except BadLessonError:
        return None
    return None if lesson is None else lesson.script


async def place_of(tx: Transaction, table: int, game: str, set_: Mapping[str, str], play: AnyPlay) -> Place | None:
    """Return the step that a lesson's learner is at, None at any other table and where the lesson is over.

    A question that is not asked, as the game has changed since the lesson was written, ends the lesson.
    """
    script = script_of(game, set_)
    if script is None or play.over:
        return None
    number = whereabouts(script, await _given(tx, table, play), int(set_[LESSON]))
    if number is None or number == len(script.step):
        return None
    place = Place(script, number)
    return place if _is_due(place, play) else None


def _is_due(place: Place, play: AnyPlay) -> bool:
    """Say whether a step's question is asked, or its page to be read: the last pages whoever is to act."""
    mine = play.decisions(LEARNER)
    if place.step.asks:
        return any(one.key == place.step.asks for one in mine)
    return any(one.waits for one in mine) or not any(step.asks for step in place.script.step[place.number :])


async def _given(tx: Transaction, table: int, play: AnyPlay) -> list[Answer]:
    """Return all answers that somebody was asked for: those stored, and those that are not yet."""
    fresh = [entry for _, entry in play.news.entries]
    stored = await answers.live(tx, table)
    return _free([*stored, *fresh])


def _free(given: Iterable[answers.Answer | Entry]) -> list[Answer]:
    return [Answer(one.seat, one.key, one.picks) for one in given if not one.auto]


def coach_of(place: Place, play: AnyPlay) -> Coach:
    """Return what is told of a step."""
    step, mine = place.step, play.decisions(LEARNER)
    drawn = tuple(one for one in mine if one.key == step.asks) or mine
    marks = step.marks or step.picks
    return Coach(step.key, place.number + 1, len(place.script.step), not step.asks, drawn, step.shows, marks)


def left_by(place: Place, questions: Sequence[Question]) -> tuple[Question, ...]:
    """Return what a step leaves of the learner's questions: at a page none of them, and no presses for several."""
    kept = [one for one in questions if one.decision.key == place.step.asks]
    return tuple(Question(narrowed(one.decision, place.step), one.number, one.mark) for one in kept)


def asked_at(place: Place | None, decision: Decision) -> Decision:
    """Return a decision as it was shown to the learner, whose buttons name options by their numbers.

    Raises:
        Refused: the step asks for something else.
    """
    if place is None:
        return decision
    if place.step.asks != decision.key:
        raise Refused("lesson-otherwise")
    return narrowed(decision, place.step)


def refuse_otherwise(place: Place | None, given: Sequence[Answer]) -> None:
    """Let the learner answer as the step wants.

    Raises:
        Refused: it is another answer, or more than one.
    """
    if place is not None and (len(given) != 1 or not is_allowed(place.step, given[0].key, given[0].picks)):
        raise Refused("lesson-otherwise")


async def reply(work: UnitOfWork, play: AnyPlay) -> None:
    """Let the other seats answer by the script, as far as they are asked; the learner need not wait for them."""
    script = script_of(work.row.key, work.options)
    if script is None:
        return
    given = await _given(work.tx, work.id, play)
    while (answer := next_reply(script, given, play.pending)) is not None:
        try:
            play.answer(answer.seat, answer.key, answer.picks)
        except Refusal:
            return  # the game has changed since the lesson was written; computers go on by themselves
        given.append(answer)
