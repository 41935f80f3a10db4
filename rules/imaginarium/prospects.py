"""What machines promise: what a workshop makes in a round, how it could be combined, how near it is to projects.

All of it is worked out once for each collection of machines and looked up from then on.
"""

from collections import Counter
from functools import lru_cache
from typing import Final, NamedTuple, TypeAlias

from rules.imaginarium.components import CHARCOAL, FIGURES, MACHINES, MARKET, RESOURCES, VP
from rules.imaginarium.conditions import HOARD, count, generates, of_level, producing_slots
from rules.imaginarium.machines import Arrangement, Cards, Work, group, groups_with_first, work

WORTH: Final = {CHARCOAL: 1, **MARKET, VP: FIGURES.vp_price.value, "choice": max(MARKET.values())}
"""What one unit is worth in charcoal."""
CHEAPEST: Final = min(MARKET.values())
TRIPLET: Final = 3
HOARDED: Final = FIGURES.coal_hoard.value
MISSING: Final = 0.5
"""What each machine that is missing leaves of a project's points."""
BROKEN: Final = 0.45
"""How much of a machine is missing that is there, but broken."""
MANY: Final = 1 << 13
"""So many of each are remembered: more than a long turn meets, in a few megabytes."""
WIDEST: Final = 12
"""Of so many machines at most it is worked out how they are combined best."""

Open: TypeAlias = tuple[tuple[str, int], ...]
"""Projects with the points they give."""


class Made(NamedTuple):
    """What one run of every slot makes: without input, and in all if every input is there; `fed` is that input."""

    charcoal: int = 0
    wood: int = 0
    copper: int = 0
    crystal: int = 0
    choice: int = 0
    vp: int = 0
    fed: int = 0
    burned: int = 0
    worth: int = 0


def worth(todo: Work | None) -> int:
    """Return what a run is worth in charcoal, the input taken off."""
    if todo is None:
        return 0
    return sum(WORTH[good] for good in todo.output.split("+")) * todo.number - CHEAPEST * todo.input


@lru_cache(MANY)
def made(slots: Arrangement) -> Made:
    """Return what a workshop makes in a round."""
    total = Counter[str]()
    for cards in slots:
        todo = work(cards)
        if todo is None:
            continue
        total["worth"] += worth(todo)
        total["fed"] += todo.input
        for good in todo.output.split("+"):
            total["burned" if todo.input and good == CHARCOAL else good] += todo.number
    return Made(**total)


@lru_cache(MANY)
def could_make(cards: Cards, slots: int) -> int:
    """Return what these machines would make in a round, in charcoal, combined as well as they can be.

    Those that find no room are left out.
    """
    if not cards or not slots:
        return 0
    found = could_make(cards[1:], slots)
    for first in groups_with_first(cards):
        gain = worth(work(first))
        if gain > 0:
            left = list(cards)
            for card in first:
                left.remove(card)
            found = max(found, gain + could_make(tuple(left), slots - 1))
    return found


@lru_cache(MANY)
def working(cards: Cards) -> Cards:
    """Return the machines that make something, the best `WIDEST` at most, by id."""
    useful = [card for card in cards if worth(work((card,))) > 0]
    best = sorted(useful, key=lambda card: -worth(work((card,))))[:WIDEST]
    return tuple(sorted(best))


def combined(slots: Arrangement, most: int) -> int:
    """Return what repaired machines would make in a round if they were combined as well as they can be."""
    return could_make(working(group([card for cards in slots for card in cards])), most)


COSTS: Final = {
    id_: [(good, number) for good, number in zip(RESOURCES, machine.cost, strict=True) if number]
    for id_, machine in MACHINES.items()
}
"""The resources that a repair takes."""
GAINS: Final = {id_: worth(work((id_,))) / 5 for id_ in MACHINES}
"""What a machine alone in its slot makes in a round."""


# Projects


@lru_cache(MANY)
def lacking(slots: Arrangement) -> dict[str, float]:
    """Return how many machines are missing for each project that asks for machines; 0 is met.

    Where machines are there and only stand in the wrong slots, half a machine is missing.
    """
    attack, defence = count(slots, "A"), count(slots, "D")
    return {
        "PR01": max(0, 4 - producing_slots(slots)),
        "PR02": max(0, 2 - attack),
        "PR03": max(0, 2 - defence),
        "PR04": (not attack) + (not defence),
        "PR05": max(0, 2 - count(slots, "T")),
        "PR06": _for_triplets(slots),
        "PR07": max(0, 6 - sum(map(len, slots))),
        "PR08": max(0, 3 - of_level(slots, 2)),
        "PR09": max(0, 2 - of_level(slots, 3)),
        **_for_makers(slots),
    }


def _for_triplets(slots: Arrangement) -> float:
    able = {id_ for id_, machine in MACHINES.items() if len(machine.yields) == TRIPLET and id_ in machine.combines}
    sets = [cards for cards in slots if len(cards) == TRIPLET and len(set(cards)) == 1]
    if sets:
        return 0
    owned = Counter(card for cards in slots for card in cards if card in able)
    return max(0.5, TRIPLET - max(owned.values(), default=0))


def _for_makers(slots: Arrangement) -> dict[str, float]:
    """PR10 to PR12: a machine more makes one resource, two in a set."""
    ways = generates(slots)
    return {
        "PR10": min(_short(6 - sum(goods.values())) + (sum(map(bool, goods.values())) < 2) for goods in ways),
        "PR11": min(sum(not goods[kind] for kind in RESOURCES) for goods in ways),
        "PR12": min(_short(3 - max(goods.values())) for goods in ways),
    }


def _short(number: int) -> float:
    return max(0, number) / 2


def with_garden(slots: Arrangement, garden: Cards) -> Arrangement:
    """Return the workshop as if every machine of the garden were repaired, however many slots there are."""
    return (*slots, *[(card,) for card in garden])


def lacks(slots: Arrangement, charcoal: int, staff: int) -> dict[str, float]:
    """Return how much is missing for each project, in machines, assistants or three pieces of charcoal."""
    short = max(0, HOARDED - charcoal) / FIGURES.extract.value
    return lacking(slots) | {HOARD: short, "PR13": FIGURES.assistant_places.value - staff}


def nearness(now: float, then: float) -> float:
    """Return the share of a project's points that it is worth, by what is missing now and with the garden repaired."""
    return float(MISSING ** (then + BROKEN * (now - then)))


@lru_cache(MANY)
def helped(open_: Open, slots: Arrangement, machine: str) -> float:
    """Return how much nearer one more repaired machine brings projects: points by what is missing and one."""
    before, after = lacking(slots), lacking((*slots, (machine,)))
    return sum([number / (1 + after[id_]) - number / (1 + before[id_]) for id_, number in open_ if id_ in before]) / 4
