"""What a computer player is given to think about: the open phase as it might be for all that its seat knows."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec
from msgspec import Struct

from rules.kernel.game import Game
from rules.kernel.model import Answer, Seat
from rules.kernel.play import Play
from rules.kernel.thought import Thought
from rules.kernel.worlds import Phase, launder, phase_of


class Sight(Struct, frozen=True):
    """A seat's question, with the phase laundered of all that the seat cannot know.

    Attributes:
        seat: Who thinks.
        key: The decision that is to be answered.
        phase: A world that looks to the seat like the real one, and follows from nothing else.
        salt: Whatever chance the thinking needs follows from it.
        passed: Marks of what the seat had before it when it answered in this phase, and of what it has now.
        character: The temper that it thinks with, one of `CHARACTERS`, or none.
    """

    seat: Seat
    key: str
    phase: Phase
    salt: str
    passed: tuple[bytes, ...] = ()
    character: str = ""


def sight_of(play: Play[Any, Any], seat: Seat, key: str, seed: int) -> Sight | None:
    """Return what a seat may think about; `seed` must tell nothing of the game's own. None if no world was found."""
    point, entries = play.saved()
    begun = Phase(play.game.info.key, point.state, tuple([Answer(one.seat, one.key, one.picks) for one in entries]))
    return _sight(Thought.of(play), begun, seat, key, f"{seed} {play.count}")


def sight_in(truth: Thought[Any], seat: Seat, key: str, salt: str) -> Sight | None:
    """Return the same of a game that is gone on with in thought; all chance follows from `salt`."""
    return _sight(truth, phase_of(truth), seat, key, salt)


def _sight(truth: Thought[Any], begun: Phase, seat: Seat, key: str, salt: str) -> Sight | None:
    phase = launder(truth, seat, salt)
    if phase is None:
        return None
    # Other numbers than those that the phase was dealt from: else the first world dealt anew would be the same again.
    return Sight(seat, key, phase, f"{salt} {seat} thinks", _passed(truth.game, begun, seat))


def mark(world: Thought[Any], seat: Seat) -> bytes:
    """Return what is the same wherever a seat sees the same and is asked the same."""
    asked = [(one.key, [option.id for option in one.options]) for one in world.pending if one.seat == seat]
    return blake2b(msgspec.json.encode((world.game.view(world.state, seat), asked)), digest_size=8).digest()


def _passed(game: Game[Any, Any], phase: Phase, seat: Seat) -> tuple[bytes, ...]:
    """Return the marks of what a seat had before it whenever it answered in a phase, and of what it has now."""
    world, marks = Thought(game, phase.start, phase.draws), list[bytes]()
    for answer in phase.answers:
        if answer.seat == seat:
            marks.append(mark(world, seat))
        world.after([answer])
    return (*marks, mark(world, seat))
