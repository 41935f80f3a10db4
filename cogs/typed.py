"""What somebody meant by what they typed into a command: an id that was suggested, a name, or nearly a name."""

from collections.abc import Iterable, Sequence
from difflib import SequenceMatcher
from itertools import islice

from cogs.words import folded
from host.errors import Refused, Unplayable
from host.model import Observation, Table
from host.turns.refusals import barred_now, not_asked
from rules.kernel.game import Move
from rules.kernel.model import Barred, Decision, Option, Seat, Text, verbatim
from rules.kernel.registry import games
from rules.kernel.words import Words

BETWEEN = ","
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


def decision_for(observation: Observation, seat: Seat, move: Move, text: str) -> Decision:
    """Return the open question that a command answers.

    Raises:
        Refused: there is none; it says why what was typed is barred, what is asked instead, or whose turn it is.
    """
    asked = [question.decision for question in observation.questions]
    decision = next((one for one in asked if one.key in move.keys), None)
    if decision is None and observation.coach is not None:
        raise Refused("lesson-otherwise")
    if decision is None:
        raise not_asked(observation.table, seat, asked, text)
    return decision


def picks_of(
    table: Table, decision: Decision, move: Move, text: str, words: Words, absent: Iterable[Barred] = ()
) -> tuple[str, ...]:
    """Return the ids that were meant, on offer or not; somebody may type a name instead of choosing a suggestion.

    `absent` is what else the game has: what is called like one of those alone, is meant by its name too.

    Raises:
        Refused: nothing is called so, but something nearly.
    """
    if not move.takes:
        things = named_by(decision, move)
        return (things[0].id if things else move.kind or words.say(f"cmd-{move.name}-name"),)
    given = [part.strip() for part in text.split(BETWEEN) if part.strip()] if decision.high > 1 else [text.strip()]
    others = [one for one in absent if one.id.startswith(move.kind)]
    return tuple(_meant(table, decision, move, part, words, others) for part in given)


def named_by(decision: Decision, move: Move) -> list[Thing]:
    """Return what a move stands for, what is barred last."""
    return [*of_kind(decision, move), *barred_of(decision, move)]


def of_kind(decision: Decision, move: Move) -> list[Option]:
    """Return the options a move stands for."""
    return [option for option in decision.options if not move.kind or option.id.startswith(move.kind)]


def barred_of(decision: Decision, move: Move) -> list[Barred]:
    """Return what a move stands for and cannot be picked now."""
    return [one for one in decision.barred if f"{one.id}:".startswith(move.kind)]


def _meant(table: Table, decision: Decision, move: Move, typed: str, words: Words, absent: Sequence[Barred]) -> str:
    """Return the id of the only thing of a move that is called like that, be it barred or absent; else the typed."""
    things = named_by(decision, move)
    if any(one.id == typed for one in things):
        return typed
    called = [one.id for one in things if folded(words(one.text)) == folded(typed)]
    if len(called) == 1:
        return called[0]
    if called or games()[table.game].info.moves_of(typed):
        return typed
    elsewhere = [one.id for one in absent if folded(words(one.text)) == folded(typed)]
    if not elsewhere:
        _refuse_if_like(table, things, absent, typed, words)
    return elsewhere[0] if elsewhere else typed


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
