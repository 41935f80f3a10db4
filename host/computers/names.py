"""What computer players are called, and by which ids they sit at a table.

A computer's id follows from its name and is below zero, where no person's is; so are those of the strangers who take
the place of people who were deleted, far below.
"""

from collections.abc import Collection
from typing import Final

from host.computers.levels import NUMBERED
from rules.kernel.insight import CHARACTERS

NAMES: Final = ("Ada", "Basil", "Clara", "Darius", "Edda", "Felix", "Greta", "Hugo", "Ida", "Jules", "Kira", "Linus")
RESERVED: Final = 1000
"""So many ids below zero are kept for computers."""
_FIRST_LEVEL: Final = -901
"""Ratings belong to levels, whatever a computer is called; these have ids of their own, where no name has one."""


def id_of(name: str) -> int:
    """Return the id under which a computer of that name has its seats."""
    return -1 - NAMES.index(name)


def character_of(user: int) -> str:
    """Return the temper of the computer with that id; who stands in for a person has none."""
    return CHARACTERS[(-1 - user) % len(CHARACTERS)] if is_computer(user) else ""


def level_id(level: str) -> int:
    """Return the id under which a level is rated."""
    return _FIRST_LEVEL - NUMBERED.index(level)


def is_computer(user: int) -> bool:
    """Say whether that is a computer's id."""
    return -RESERVED <= user < 0


def is_person(user: int) -> bool:
    """Say whether that is the id of somebody who can be reached: no computer, and nobody who was deleted."""
    return user > 0


def fresh_name(table: int, taken: Collection[str]) -> str:
    """Return the name of a further computer at a table, unlike those of everybody there; other tables begin elsewhere.

    A table has fewer seats than there are names, so that one is always left.
    """
    there = {name.casefold() for name in taken}
    order = [NAMES[(table + number) % len(NAMES)] for number in range(len(NAMES))]
    return next(name for name in order if name.casefold() not in there)
