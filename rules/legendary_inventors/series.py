"""Series of order numbers (4.8): the best way to put patents and order tiles into series. Knows numbers only."""

from functools import lru_cache
from typing import TypeAlias

from msgspec import Struct

Counts: TypeAlias = tuple[int, ...]
"""How many patents there are of each order number, from 0 on."""


class Member(Struct, frozen=True):
    """A number of a series and whether an order tile stands for it."""

    number: int
    is_tile: bool


Series: TypeAlias = tuple[Member, ...]


def points(series: Series) -> int:
    """Return what a series is worth: its highest number (4.8)."""
    return series[-1].number


def written(series: Series) -> str:
    """Write a series as 0-1-[2]-3, order tiles in brackets."""
    return "-".join(f"[{member.number}]" if member.is_tile else str(member.number) for member in series)


@lru_cache(maxsize=65_536)
def best(counts: Counts, tiles: int) -> tuple[int, tuple[Series, ...]]:
    """Return the highest total of points and series that make it, longest first."""
    return _best(counts, tiles, len(counts) + tiles)


@lru_cache(maxsize=65_536)
def _best(counts: Counts, tiles: int, longest: int) -> tuple[int, tuple[Series, ...]]:
    """Return the best for series that end at `longest` at most; lengths fall from one series to the next."""
    result: tuple[int, tuple[Series, ...]] = (0, ())
    if not counts[0] and not tiles:
        return result
    for top in range(min(longest, len(counts) - 1 + tiles), 0, -1):
        members = _members(counts, top)
        needed = sum(member.is_tile for member in members)
        if needed > tiles or needed > top:
            continue
        total, others = _best(_without(counts, members), tiles - needed, top)
        if top + total > result[0]:
            result = (top + total, (members, *others))
    return result


def _members(counts: Counts, top: int) -> Series:
    """Return the series 0 to `top`; a tile stands where no patent has the number, and beyond the highest number."""
    known = len(counts)
    return tuple([Member(number, number >= known or not counts[number]) for number in range(top + 1)])


def _without(counts: Counts, members: Series) -> Counts:
    used = {member.number for member in members if not member.is_tile}
    return tuple([count - (number in used) for number, count in enumerate(counts)])
