"""The state of a game, and the laws that always hold for it."""

from msgspec import field

from cogwork_nim.components import CARDS, FIGURES
from rules.kernel import model
from rules.kernel.model import Seat


class State(model.State, kw_only=True):
    """The table: cards are the numbers on them, `played` lie open; stones are counted in the heap and at each seat."""

    last_wins: bool
    turn: Seat
    hands: list[list[int]]
    deck: list[int]
    stones: int
    taken: list[int]
    laid: bool = False
    """Whether the cards that make the heap grow have been laid."""
    grown: int = 0
    """Stones that came to the heap by those cards."""
    played: list[int] = field(default_factory=list)
    last: Seat | None = None
    """Who took the last stone."""


def all_cards() -> list[int]:
    """Return every card of the box."""
    return [card for card in CARDS for _ in range(FIGURES.copies.value)]


def faults(s: State) -> list[str]:
    """Return every law that is broken."""
    cards = [*s.deck, *s.played, *(card for hand in s.hands for card in hand)]
    laws = {
        "the cards are not those of the box": sorted(cards) == sorted(all_cards()),
        "stones came or went": s.stones + sum(s.taken) == FIGURES.stones.value + s.grown,
        "stones are owed": s.stones >= 0,
        "the game is over with stones left, or goes on without any": s.over == (s.stones == 0),
        "the last stone is nobody's": s.over == (s.last is not None),
    }
    return [fault for fault, holds in laws.items() if not holds]
