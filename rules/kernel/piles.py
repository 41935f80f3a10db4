"""Piles of cards and tiles: plain lists, the top first."""

from typing import TypeVar

T = TypeVar("T")


def take(pile: list[T], number: int) -> list[T]:
    """Take up to `number` items from the top of a pile. In a game that goes on, `State.draw` bars undo as well."""
    taken = pile[:number]
    del pile[:number]
    return taken
