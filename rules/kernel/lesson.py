"""Lessons: a game that teaches itself, by a prepared deal, a script of what is answered, and sentences for each step.

A game's folder `lesson` holds `script.toml` and sentences in `<language>.md`. The deal follows from the script's seed.
The learner has seat 0 and goes from step to step; where they are follows from the answers given so far.
"""

import re
from collections.abc import Collection, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final, Literal, NamedTuple

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from rules.kernel.errors import BadLessonError
from rules.kernel.game import Settings
from rules.kernel.model import Answer, Asked, Decision, Seat
from rules.kernel.registry import folder, games

LEARNER: Final[Seat] = 0
PRESSES_AT_MOST: Final = 40
"""What a lesson may ask of the learner: answers given and pages turned."""
FOLDER: Final = "lesson"
SCRIPT: Final = "script.toml"
_HEADING: Final = re.compile(r"^## +([a-z0-9-]+) *$", re.MULTILINE)
NAMED: Final = re.compile(r"\{([A-Za-z][\w-]*)\}")
"""A message of the game named within a sentence, such as {wood}: its word is shown, with its icon if it has one."""


class Step(Struct, frozen=True, forbid_unknown_fields=True):
    """One step of the learner: a page to read, or a question with the answer that the lesson wants.

    Attributes:
        key: The name of its sentences.
        asks: The key of the decision that it belongs to; a step without one is a page to be turned.
        picks: The options that may be picked: one of them, or all of them where the decision takes several. None where
            the lesson wants nothing to be picked.
        shows: "table" for the picture of the whole table instead of the one to decide from; for pages only.
        marks: What is framed in the picture, by the names that the drawing gives to its places; without any, the picks.
        names: The keys of decisions that its sentences tell of, because they do not come up in the lesson.
    """

    key: str
    asks: str = ""
    picks: tuple[str, ...] = ()
    shows: Literal["", "table"] = ""
    marks: tuple[str, ...] = ()
    names: tuple[str, ...] = ()


class Reply(Struct, frozen=True, forbid_unknown_fields=True):
    """What another seat answers when it is asked."""

    asks: str
    picks: tuple[str, ...]
    seat: Seat = 1


class Script(Struct, frozen=True, forbid_unknown_fields=True):
    """The deal of a lesson, the steps of the learner in their order, and the answers of each other seat in theirs.

    `beyond` are the keys of decisions that come up with other settings or numbers of players only.
    """

    seed: int
    seats: int
    step: tuple[Step, ...]
    reply: tuple[Reply, ...] = ()
    settings: Settings = {}
    beyond: tuple[str, ...] = ()

    def steps_of_answers(self) -> tuple[int, ...]:
        """Return the numbers of the steps that are questions."""
        return tuple([number for number, step in enumerate(self.step) if step.asks])

    def replies(self, seat: Seat) -> tuple[Reply, ...]:
        """Return what a seat other than the learner's answers, in order."""
        return tuple([reply for reply in self.reply if reply.seat == seat])


class Lesson(NamedTuple):
    """A script, and its sentences by language and step."""

    script: Script
    sentences: Mapping[str, Mapping[str, str]]

    def sentence(self, key: str, lang: str) -> str:
        """Return what is said at a step, in English where the lesson is not told in that language."""
        return (self.sentences.get(lang) or self.sentences["en"])[key]


def lesson_of(game: str) -> Lesson | None:
    """Return the lesson of a game, or None.

    Raises:
        NoSuchGame: there is no game of that key.
        BadLessonError: a file of it cannot be read, or its parts do not fit each other.
    """
    return _read(folder(game) / FOLDER)


def taught() -> tuple[str, ...]:
    """Return the keys of the games that have a lesson, in their order."""
    return tuple([key for key in games() if (folder(key) / FOLDER / SCRIPT).is_file()])


@cache
def _read(where: Path) -> Lesson | None:
    if not (where / SCRIPT).is_file():
        return None
    try:
        script = msgspec.toml.decode((where / SCRIPT).read_bytes(), type=Script)
    except msgspec.MsgspecError as fault:
        raise BadLessonError(f"{where / SCRIPT}: {fault}") from fault
    lesson = Lesson(script, {file.stem: _sentences(file) for file in sorted(where.glob("*.md"))})
    if faults := _faults(lesson):
        raise BadLessonError(f"{where}: {faults[0]}")
    return lesson


def _sentences(file: Path) -> dict[str, str]:
    """Return what stands below each heading, in one line a paragraph; what is above the first is for its writers."""
    _, *parts = _HEADING.split(file.read_text(encoding="utf-8"))
    keys = parts[::2]
    if repeated := sorted({key for key in keys if keys.count(key) > 1}):
        raise BadLessonError(f"{file}: twice {', '.join(repeated)}")
    return {key: "\n".join(_lines(told)) for key, told in zip(keys, parts[1::2], strict=True)}


def _lines(told: str) -> list[str]:
    # A no-break space is kept: French wants one before its signs.
    return [" ".join(line.strip(" ") for line in paragraph.splitlines()) for paragraph in told.strip().split("\n\n")]


def _faults(lesson: Lesson) -> list[str]:
    script, keys = lesson.script, [step.key for step in lesson.script.step]
    faults = [f"the step {key!r} occurs twice" for key in dict.fromkeys(keys) if keys.count(key) > 1]
    faults += [f"the step {step.key!r} picks and asks nothing" for step in script.step if step.picks and not step.asks]
    faults += [f"the step {step.key!r} asks and shows the table" for step in script.step if step.shows and step.asks]
    faults += [f"seat {reply.seat} is not another's" for reply in script.reply if not 0 < reply.seat < script.seats]
    if len(keys) > PRESSES_AT_MOST:
        faults.append(f"it takes {len(keys)} presses, which are more than {PRESSES_AT_MOST}")
    if "en" not in lesson.sentences:
        return [*faults, "there is no en.md"]
    for lang, told in lesson.sentences.items():
        faults += [f"{lang}.md says nothing at {key!r}" for key in keys if not told.get(key)]
        faults += [f"{lang}.md says something at {key!r}, which is no step" for key in told if key not in keys]
    return faults


# Where a learner is


def whereabouts(script: Script, given: Sequence[Answer], turned: int = 0) -> int | None:
    """Return the number of the step that a game is at after these answers, leaving out those that nobody was asked for.

    Pages below `turned` have been turned. After the last step it is the number of steps; where somebody has answered
    otherwise than the script says, it is None.
    """
    steps = script.steps_of_answers()
    mine = [answer for answer in given if answer.seat == LEARNER]
    wanted = [script.step[number] for number in steps]
    if not all(is_allowed(step, one.key, one.picks) for step, one in zip(wanted, mine, strict=False)):
        return None
    if not all(_is_as_told(script, given, seat) for seat in range(1, script.seats)):
        return None
    first = 0 if not mine else steps[min(len(mine), len(steps)) - 1] + 1
    open_ = (number for number in range(first, len(script.step)) if script.step[number].asks or number >= turned)
    return next(open_, len(script.step))


def _is_as_told(script: Script, given: Sequence[Answer], seat: Seat) -> bool:
    """Say whether a seat has answered by the script, as far as that goes."""
    theirs = [(answer.key, answer.picks) for answer in given if answer.seat == seat]
    told = [(reply.asks, reply.picks) for reply in script.replies(seat)]
    return all(one == other for one, other in zip(theirs, told, strict=False))


def next_replies(script: Script, given: Sequence[Answer], seat: Seat) -> tuple[Answer, ...]:
    """Return what a seat other than the learner's still answers by the script; nothing once somebody has left it."""
    if whereabouts(script, given) is None:
        return ()
    done = sum(answer.seat == seat for answer in given)
    return tuple([Answer(seat, reply.asks, reply.picks) for reply in script.replies(seat)[done:]])


def next_reply(script: Script, given: Sequence[Answer], asked: Asked) -> Answer | None:
    """Return the first answer by the script to what is asked of seats other than the learner's, or None."""
    for decision in asked:
        replies = () if decision.seat == LEARNER else next_replies(script, given, decision.seat)
        if replies and replies[0].key == decision.key:
            return replies[0]
    return None


# What a step allows


def is_allowed(step: Step, key: str, picks: Sequence[str]) -> bool:
    """Say whether that is the answer, or one of the answers, that a step wants."""
    return step.asks == key and (tuple(picks) == step.picks or (len(picks) == 1 and picks[0] in step.picks))


def narrowed(decision: Decision, step: Step) -> Decision:
    """Return what a step leaves of a decision of the learner; of others than its own, which wait for nobody, nothing.

    The options keep their order; what the step wants and is not on offer cannot be picked.
    """
    wanted: Collection[str] = step.picks if decision.key == step.asks else ()
    options = tuple([option for option in decision.options if option.id in wanted])
    number = min(len(options), decision.high)
    return replace(decision, options=options, low=number, high=number, barred=())
