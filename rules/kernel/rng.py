"""The random generator of all games, which lives inside the state: a stream of 64-bit numbers that follows from a seed.

A seed of 64 hexadecimal digits is the key of a BLAKE2b that is given the number of the block, from 0, as 8 bytes with
the highest first; each block of 64 bytes is eight numbers. Nobody can compute further ones from those that were seen.
Vector: the seed 00…01 yields 5953053840674226023, 742987760594383792, 17484045795402405197.

A seed that is an integer of 64 bits begins a SplitMix64. Steele, Lea, Flood: Fast Splittable Pseudorandom Number
Generators (2014). Published vector: seed 1234567 yields 6457827717110365317, 3203168211198807973, 9817491932198370423,
4593380528125082431, 16408922859458223821.
"""

import re
from collections.abc import MutableSequence
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Final, TypeAlias, TypeVar

from msgspec import Struct

from rules.kernel.errors import BadSetup

T = TypeVar("T")
Seed: TypeAlias = int | str
"""What all chance of a game follows from: 64 hexadecimal digits, or an integer from 0 to 2**64 - 1."""

MASK: Final = (1 << 64) - 1
LONG: Final = re.compile("[0-9a-f]{64}")
WORDS: Final = 8
"""Numbers in a block, and bytes in a number."""


class Rng(Struct):
    """A stream of random numbers; `drawn` counts what was taken, so that a player of flows notices a roll.

    `state` is the seed: 64 hexadecimal digits stay as they are, an integer moves on with every number.

    Raises:
        BadSetup: a text is not 64 hexadecimal digits.
    """

    state: Seed
    drawn: int = 0

    def __post_init__(self) -> None:
        if isinstance(self.state, str) and not LONG.fullmatch(self.state):
            raise BadSetup("a seed is an integer or 64 hexadecimal digits")

    def next64(self) -> int:
        """Return the next number, 0 to 2**64 - 1."""
        number = self.drawn
        self.drawn += 1
        if isinstance(self.state, str):
            return _block(self.state, number // WORDS)[number % WORDS]
        self.state = (self.state + 0x9E3779B97F4A7C15) & MASK
        return _mixed(self.state)

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

    def reshuffle(self, items: list[Any]) -> None:
        """Shuffle in place so that nothing of the former order is left: what is dealt anew must not follow from it."""
        items.sort()
        self.shuffle(items)

    def take(self, items: MutableSequence[T]) -> T:
        """Remove one item at random and return it."""
        return items.pop(self.below(len(items)))


@lru_cache(maxsize=64)
def _block(key: str, number: int) -> tuple[int, ...]:
    """Return eight numbers of the stream of a long seed."""
    digest = blake2b(number.to_bytes(WORDS, "big"), key=bytes.fromhex(key)).digest()
    return tuple([int.from_bytes(digest[start : start + WORDS], "big") for start in range(0, len(digest), WORDS)])


def _mixed(z: int) -> int:
    z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
    return z ^ (z >> 31)
