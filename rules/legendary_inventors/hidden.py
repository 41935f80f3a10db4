"""What nobody can know, dealt anew: the order of bag and decks, and who starts as long as teams are being picked."""

from rules.kernel.model import Audience
from rules.kernel.rng import Rng
from rules.legendary_inventors.state import State


def deal_anew(s: State, _audience: Audience, rng: Rng) -> None:
    """Deal anew everything hidden, which is the same for every audience.

    A deck holds what is left of its age: all of it, or after the age was laid out what nobody will see.
    """
    for deck in s.decks:
        rng.reshuffle(deck)
    rng.reshuffle(s.bag)
    if s.stage == "teams":
        s.start = rng.below(len(s.players))
