"""What a computer player is given to think about: the open phase as it might be for all that its seat knows."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from rules.kernel.model import Seat
from rules.kernel.play import Play
from rules.kernel.thought import Thought
from rules.kernel.worlds import Phase, launder


class Sight(Struct, frozen=True):
    """A seat's question, with the phase laundered of all that the seat cannot know.

    Attributes:
        seat: Who thinks.
        key: The decision that is to be answered.
        phase: A world that looks to the seat like the real one, and follows from nothing else.
        salt: Whatever chance the thinking needs follows from it.
    """

    seat: Seat
    key: str
    phase: Phase
    salt: str


def sight_of(play: Play[Any, Any], seat: Seat, key: str, seed: int) -> Sight | None:
    """Return what a seat may think about; `seed` must tell nothing of the game's own. None if no world was found."""
    return sight_in(Thought.of(play), seat, key, f"{seed} {play.count}")


def sight_in(truth: Thought[Any], seat: Seat, key: str, salt: str) -> Sight | None:
    """Return the same of a game that is gone on with in thought; all chance follows from `salt`."""
    phase = launder(truth, seat, salt)
    # Other numbers than those that the phase was dealt from: else the first world dealt anew would be the same again.
    return Sight(seat, key, phase, f"{salt} {seat} thinks") if phase else None
