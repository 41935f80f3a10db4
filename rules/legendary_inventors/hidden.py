"""What nobody can know, dealt anew: the order of bag and decks, and who starts as long as teams are being picked."""

import msgspec

from rules.kernel.rng import Rng
from rules.legendary_inventors.state import State


def redeal(state: State, rng: Rng) -> State:
    """Return a copy in which everything hidden is dealt anew, future draws included; it is the same for every audience.

    A deck holds what is left of its age: all of it, or after the age was laid out what nobody will see.
    """
    s = msgspec.json.decode(msgspec.json.encode(state), type=State)
    for deck in s.decks:
        rng.shuffle(deck)
    rng.shuffle(s.bag)
    if s.stage == "teams":
        s.start = rng.below(len(s.players))
    s.rng = Rng(rng.next64(), s.rng.drawn)
    return s
