"""Piles of cards and tiles: plain lists, the top first."""

from collections.abc import Sequence
from typing import Any, TypeVar

T = TypeVar("T")


def take(pile: list[T], number: int) -> list[T]:
    """Take up to `number` items from the top of a pile. In a game that goes on, `State.draw` bars undo as well."""
    taken = pile[:number]
    del pile[:number]
    return taken


def bring_up(pile: list[Any], items: Sequence[Any]) -> None:
    """Put those items that lie in the pile on its top, in their order; each changes places with what lay there."""
    place = 0
    for item in items:
        if item in pile[place:]:
            other = pile.index(item, place)
            pile[place], pile[other] = pile[other], pile[place]
            place += 1
