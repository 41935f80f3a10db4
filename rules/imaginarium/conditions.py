"""What each project asks for (2.8, 5.6); only repaired machines count."""

from collections.abc import Callable
from functools import lru_cache
from itertools import product
from typing import TypeAlias

from rules.imaginarium.components import FIGURES, MACHINES, RESOURCES
from rules.imaginarium.machines import Arrangement, group, work
from rules.imaginarium.state import Player

Condition: TypeAlias = Callable[[Arrangement], bool]
HOARD = "PR14"
"""The project whose condition lies behind the screen."""


def is_met(player: Player, project: str) -> bool:
    """Say whether a player meets the condition of a project now."""
    if project == "PR13":
        return len(player.assistants) >= FIGURES.assistant_places.value
    if project == HOARD:
        return player.charcoal >= FIGURES.coal_hoard.value
    return is_workshop_ready(tuple(group(place.cards) for place in player.slots), project)


@lru_cache(maxsize=1 << 16)
def is_workshop_ready(slots: Arrangement, project: str) -> bool:
    """Say whether repaired machines arranged so meet a project that asks for machines."""
    return CONDITIONS[project](slots)


def count(slots: Arrangement, kind: str) -> int:
    """Return how many machines of a class there are, combined or not (RUL-59)."""
    return sum(MACHINES[card].kind == kind for cards in slots for card in cards)


def of_level(slots: Arrangement, level: int) -> int:
    """Return how many machines of exactly that level there are (RUL-59)."""
    return sum(MACHINES[card].level == level for cards in slots for card in cards)


def producing_slots(slots: Arrangement) -> int:
    """Return how many slots hold a production machine, T+P pairs included (RUL-57)."""
    return sum(any(MACHINES[card].kind == "P" for card in cards) for cards in slots)


def has_triplets(slots: Arrangement) -> bool:
    """Say whether three identical machines share a slot (RUL-58)."""
    return any(len(cards) == 3 and len(set(cards)) == 1 for cards in slots)


def generates(slots: Arrangement) -> list[dict[str, int]]:
    """Return what one run of every slot without input makes, for every choice of kinds (5.6)."""
    fixed = dict.fromkeys(RESOURCES, 0)
    free: list[int] = []
    for cards in slots:
        todo = work(cards)
        if todo is None or todo.input:
            continue
        if todo.output == "choice":
            free.append(todo.number)
        for good in todo.output.split("+"):
            if good in fixed:
                fixed[good] += todo.number
    return [_with_choices(fixed, free, kinds) for kinds in product(RESOURCES, repeat=len(free))]


def _with_choices(fixed: dict[str, int], free: list[int], kinds: tuple[str, ...]) -> dict[str, int]:
    total = dict(fixed)
    for number, kind in zip(free, kinds, strict=True):
        total[kind] += number
    return total


def makes_six(slots: Arrangement) -> bool:
    """Six resources of two kinds."""
    return any(sum(goods.values()) >= 6 and sum(map(bool, goods.values())) >= 2 for goods in generates(slots))


def makes_each(slots: Arrangement) -> bool:
    """One of each resource."""
    return any(all(goods.values()) for goods in generates(slots))


def makes_three_alike(slots: Arrangement) -> bool:
    """Three resources of one kind."""
    return any(max(goods.values()) >= 3 for goods in generates(slots))


CONDITIONS: dict[str, Condition] = {
    "PR01": lambda slots: producing_slots(slots) >= 4,
    "PR02": lambda slots: count(slots, "A") >= 2,
    "PR03": lambda slots: count(slots, "D") >= 2,
    "PR04": lambda slots: count(slots, "A") >= 1 and count(slots, "D") >= 1,
    "PR05": lambda slots: count(slots, "T") >= 2,
    "PR06": has_triplets,
    "PR07": lambda slots: sum(map(len, slots)) >= 6,
    "PR08": lambda slots: of_level(slots, 2) >= 3,
    "PR09": lambda slots: of_level(slots, 3) >= 2,
    "PR10": makes_six,
    "PR11": makes_each,
    "PR12": makes_three_alike,
}
