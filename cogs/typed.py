"""What somebody meant by what they typed into a command: an id that was suggested, a name, or nearly a name."""

from collections.abc import Iterable, Sequence
from difflib import SequenceMatcher
from itertools import islice

from cogs.ui.decisions import WARNING
from cogs.ui.why import barred_line
from host.errors import Refused, Unplayable
from host.model import Observation, Question, Table
from host.turns.refusals import barred_now, not_asked
from rules.kernel.game import Move
from rules.kernel.model import Barred, Decision, Option, Seat, Shortcut, Text, verbatim
from rules.kernel.registry import games
from rules.kernel.verbatim import folded, holds_words, same
from rules.kernel.words import Words, clip

BETWEEN = ","
QUICK = "!"
"""Begins the value of a suggestion that stands for a shortcut."""
NAME = 100
"""Characters of a suggestion at most."""
NEARLY = 0.75
"""How alike a name and what was typed must be, from 0 to 1, to be offered as what was meant."""
SHORT = 3
"""Characters that must have been typed before anything is like them."""
AT_MOST = 3
"""Names that are offered as what may have been meant, as long as they fit into"""
LETTERS = 150
LOOKED_AT = 500
"""Things that are elsewhere of which one may have been meant; no more are looked at."""
Thing = Option | Barred


def decision_for(observation: Observation, seat: Seat, move: Move, text: str, words: Words) -> Decision:
    """Return the open question that a command answers; of several, the first with a choice that is called so.

    Raises:
        Refused: there is none; it says why what was typed is barred, what is asked instead, or whose turn it is.
    """
    asked = [question.decision for question in observation.questions]
    fitting = [one for one in asked if one.key in move.keys or not move.keys]
    if fitting:
        return next((one for one in fitting if _called(named_by(one, move), text, words)), fitting[0])
    if observation.coach is not None:
        raise Refused("lesson-otherwise")
    raise not_asked(observation.table, seat, asked, text)


def shortcut_of(observation: Observation, decision: Decision, move: Move, text: str, words: Words) -> str | None:
    """Return the shortcut that was picked from the suggestions, or is the only one called so and no option is."""
    if text.startswith(QUICK):
        return text.removeprefix(QUICK)
    if _called(named_by(decision, move), text, words):
        return None
    offered = [one for asked in observation.questions if asked.decision is decision for one in shortcuts(asked, move)]
    called = [one.id for one in offered if same(text, words(one.text)) or same(text, clip(words(one.text), NAME))]
    return called[0] if len(called) == 1 else None


def shortcuts(question: Question, move: Move) -> list[Shortcut]:
    """Return the shortcuts that begin with an option of a move."""
    return [one for one in question.shortcuts if move.takes and one.answers[0].picks[0].startswith(move.kind)]


def picks_of(
    table: Table, decision: Decision, move: Move, text: str, words: Words, absent: Iterable[Barred] = ()
) -> tuple[str, ...]:
    """Return the ids that were meant, on offer or not; somebody may type a name instead of choosing a suggestion.

    `absent` is what else the game has: what is called like one of those alone, is meant by its name too.

    Raises:
        Refused: nothing is called so, but something nearly.
    """
    things = named_by(decision, move)
    if not move.takes:
        return (things[0].id if things else move.kind or words.say(f"cmd-{move.name}-name"),)
    given = _several(things, text, words) if decision.high > 1 else [text.strip()]
    others = [one for one in absent if one.id.startswith(move.kind)]
    return tuple(_meant(table, things, part, words, others) for part in given)


def listed(thing: Thing, words: Words, before: Sequence[str] = ()) -> str:
    """Return how a choice is listed: after what was picked before it, with its hint, or the reason why it is barred.

    A warning stands out even if the rest is cut.
    """
    if isinstance(thing, Barred):
        return clip(barred_line(thing, words), NAME)
    name = ", ".join([*before, words(thing.text)])
    hint = f" · {words(thing.hint)}" if thing.hint is not None else ""
    return clip(f"{WARNING} {name}{hint}" if thing.warns else name + hint, NAME)


def named_by(decision: Decision, move: Move) -> list[Thing]:
    """Return what a move stands for, what is barred last."""
    return [*of_kind(decision, move), *barred_of(decision, move)]


def of_kind(decision: Decision, move: Move) -> list[Option]:
    """Return the options a move stands for."""
    return [option for option in decision.options if not move.kind or option.id.startswith(move.kind)]


def barred_of(decision: Decision, move: Move) -> list[Barred]:
    """Return what a move stands for and cannot be picked now."""
    return [one for one in decision.barred if f"{one.id}:".startswith(move.kind)]


def _several(things: Sequence[Thing], text: str, words: Words) -> list[str]:
    """Return the parts of what was typed, one a pick; a comma within a name parts nothing."""
    parts, given = [part.strip() for part in text.split(BETWEEN) if part.strip()], list[str]()
    while parts:
        lengths = (n for n in range(len(parts), 1, -1) if _called(things, f"{BETWEEN} ".join(parts[:n]), words))
        length = next(lengths, 1)
        given.append(f"{BETWEEN} ".join(parts[:length]))
        parts = parts[length:]
    return given


def _called(things: Iterable[Thing], typed: str, words: Words) -> list[str]:
    """Return the ids of what is typed by its id, its name or as it is listed; letter for letter before nearly so."""
    named = [(one.id, words(one.text), listed(one, words)) for one in things]
    exact = [id_ for id_, *names in named if typed.strip() in {id_, *names}]
    return exact if len(exact) == 1 else [id_ for id_, *names in named if any(same(typed, name) for name in names)]


def _meant(table: Table, things: Sequence[Thing], typed: str, words: Words, absent: Sequence[Barred]) -> str:
    """Return the id of the only thing of a move that is called like that, be it barred or absent; else the typed."""
    called = _called(things, typed, words)
    if len(called) == 1:
        return called[0]
    if called or games()[table.game].info.moves_of(typed):
        return typed
    elsewhere = _called(absent, typed, words)
    if elsewhere:
        return elsewhere[0]
    part = _only_with(things, absent, typed, words)
    if part is None:
        _refuse_if_like(table, things, absent, typed, words)
    return part or typed


def _only_with(things: Sequence[Thing], absent: Sequence[Barred], typed: str, words: Words) -> str | None:
    """Return the id of the only thing whose name has the typed words in it; None if anything else of the game has."""
    if len(typed.strip()) < SHORT:
        return None
    found = [one.id for one in (*things, *absent) if holds_words(words(one.text), typed)]
    return found[0] if len(found) == 1 and found[0] in {one.id for one in things} else None


def _refuse_if_like(table: Table, things: Sequence[Thing], absent: Sequence[Barred], typed: str, words: Words) -> None:
    """Refuse what is nearly a name: with the reason if only one thing that cannot be picked is like it."""
    near = _like(things, typed, words) or _like(islice(absent, LOOKED_AT), typed, words)
    if len(near) == 1 and isinstance(near[0], Barred):
        raise barred_now(table, near[0])
    if near:
        some: list[Text] = [verbatim(words(one.text)) for one in near]
        raise Unplayable(table, "nearly", typed=verbatim(typed), things=some, number=len(some))


def _like(things: Iterable[Thing], typed: str, words: Words) -> list[Thing]:
    """Return the few things that are called most like that, best first; none where nothing is."""
    if len(typed) < SHORT:
        return []
    names: dict[str, tuple[float, Thing]] = {}
    for one in things:
        name = words(one.text)
        names.setdefault(name, (_likeness(folded(typed), folded(name)), one))
    near = sorted(((rank, name) for name, (rank, _) in names.items() if rank >= NEARLY), key=lambda one: -one[0])
    found, room = list[Thing](), LETTERS
    for _, name in near[:AT_MOST]:
        room -= len(name)
        if room >= 0 or not found:
            found.append(names[name][1])
    return found


def _likeness(typed: str, name: str) -> float:
    """Return how alike they are, from 0 to 1: 1 if the name has it as a part, else by as many words of the name."""
    if typed in name:
        return 1.0
    parts, number = name.split(), len(typed.split())
    windows = [name, *(" ".join(parts[at : at + number]) for at in range(len(parts) - number + 1))]
    matcher = SequenceMatcher(b=typed, autojunk=False)
    best = 0.0
    for window in windows:
        matcher.set_seq1(window.strip(":,.;()"))
        if matcher.real_quick_ratio() >= NEARLY and matcher.quick_ratio() >= NEARLY:
            best = max(best, matcher.ratio())
    return best
