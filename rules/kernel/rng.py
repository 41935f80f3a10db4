"""The random generator of all games: SplitMix64, one 64-bit integer that lives inside the state.

Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators (2014). Published vector: seed 1234567 yields
6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821.
"""

from collections.abc import MutableSequence
from typing import TypeVar

from msgspec import Struct

T = TypeVar("T")
MASK = (1 << 64) - 1


class Rng(Struct):
    """A stream of random numbers; `drawn` counts what was taken, so that a player of flows notices a roll."""

    state: int
    drawn: int = 0

    def next64(self) -> int:
        """Return the next number, 0 to 2**64 - 1."""
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        self.drawn += 1
        z = self.state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def below(self, bound: int) -> int:
        """Return a number from 0 to `bound` - 1, each equally likely (what would favour some is drawn again)."""
        limit = (1 << 64) // bound * bound
        while (number := self.next64()) >= limit:
            pass
        return number % bound

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Shuffle in place (Fisher-Yates, from the end)."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def take(self, items: MutableSequence[T]) -> T:
        """Remove one item at random and return it."""
        return items.pop(self.below(len(items)))
