"""What machines promise, in numbers: what a workshop makes in a round, how near garden and projects are.

What depends on machines alone is worked out once for each collection of them and looked up from then on.
"""

from collections import Counter
from functools import lru_cache
from typing import Final, NamedTuple

from rules.imaginarium import assistants
from rules.imaginarium.components import CHARCOAL, FIGURES, MACHINES, MARKET, PROJECTS, RESOURCES, VP
from rules.imaginarium.effects import is_protected
from rules.imaginarium.machines import Arrangement, Cards, Work, group, groups_with_first, work
from rules.imaginarium.projects import HOARD, count, generates, of_level, producing_slots
from rules.imaginarium.state import Player, State
from rules.kernel.insight import Numbers
from rules.kernel.model import Seat

WORTH: Final = {CHARCOAL: 1, **MARKET, VP: FIGURES.vp_price.value, "choice": max(MARKET.values())}
"""What one unit is worth in charcoal."""
CHEAPEST: Final = min(MARKET.values())
TRIPLET: Final = 3
PRINTED: Final = {id_: project.points for id_, project in PROJECTS.items()}
LATER: Final = FIGURES.later_completion.value
CLASSES: Final = ("P", "T", "A", "D", "S")
GUARDS: Final = frozenset(id_ for id_, machine in MACHINES.items() if machine.kind == "D")
GOAL: Final = FIGURES.winning_points.value
MANY: Final = 1 << 16
WIDEST: Final = 12
"""Of so many machines at most it is worked out how they are combined best."""


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


# The numbers


class Look(NamedTuple):
    """A side as it is looked at: who looks, whose it is, and what several numbers need."""

    state: State
    seat: Seat
    of: Seat
    player: Player
    slots: Arrangement
    made: Made


def look_at(s: State, seat: Seat, of: Seat) -> Look:
    """Return a side with what is needed of it more than once."""
    player = s.players[of]
    slots = tuple([group(place.cards) for place in player.slots])
    return Look(s, seat, of, player, slots, made(slots))


ENGINE: Final = (
    "makes-charcoal",
    "makes-wood",
    "makes-copper",
    "makes-crystal",
    "makes-any",
    "makes-points",
    "input",
    "burns-to-charcoal",
    "worth-a-round",
    "worth-combined",
    "worth-with-garden",
    "points-a-round",
    "rounds-to-goal",
)


def of_engine(look: Look) -> Numbers:
    """Return what the workshop makes in a round, now, combined at its best, and with the garden repaired."""
    player, now = look.player, look.made
    best = max(now.worth, combined(player))
    whole = could_make(working(group((*player.machines, *player.garden))), player.max_slots)
    pace = _pace(player, now)
    left = max(0, GOAL - player.vp)
    return [
        now.charcoal / 7,
        now.wood / 4,
        now.copper / 4,
        now.crystal / 4,
        now.choice / 3,
        now.vp / 3,
        now.fed / 4,
        now.burned / 9,
        now.worth / 15,
        best / 15,
        max(best, whole) / 15,
        pace / 3,
        min(3.0, left / (1 + pace) / 8),
    ]


def combined(player: Player) -> int:
    """Return what the repaired machines would make in a round if they were combined as well as they can be."""
    return could_make(working(group(player.machines)), player.max_slots)


def _pace(player: Player, now: Made) -> float:
    """Return the points a round that the machines pay for, with as many deals as there may be."""
    return min(now.worth / assistants.vp_price(player), assistants.deals(player) + now.vp)


WORKSHOP: Final = (
    "slots",
    "slots-free",
    "machines",
    "levels",
    *(f"machines-{kind.lower()}" for kind in CLASSES),
    "level-2",
    "level-3",
    "scrap-points",
    "switched-off",
    "safe-charcoal",
    "safe-resources",
)


def of_workshop(look: Look) -> Numbers:
    """Return what stands in the workshop."""
    player, slots = look.player, look.slots
    defends = any(cards[0] in GUARDS for cards in slots)
    return [
        player.max_slots / 6,
        (player.max_slots - len(slots)) / 3,
        *built(slots),
        sum([place.off for place in player.slots]),
        defends and is_protected(player, "A1"),
        defends and is_protected(player, "A2"),
    ]


@lru_cache(1 << 16)
def built(slots: Arrangement) -> tuple[float, ...]:
    """Return what depends on the machines alone."""
    cards = [card for cards in slots for card in cards]
    levels = [MACHINES[card].level for card in cards]
    kinds = [MACHINES[card].kind for card in cards]
    alone = [MACHINES[cards[0]] for cards in slots if len(cards) == 1]
    return (
        len(cards) / 6,
        sum(levels) / 10,
        *(kinds.count(kind) / 3 for kind in CLASSES),
        levels.count(2) / 3,
        levels.count(3) / 2,
        max([machine.level for machine in alone if machine.dismantles], default=0) / 3,
    )


GARDEN: Final = (
    "garden",
    "garden-levels",
    "garden-payable",
    "garden-payable-worth",
    "garden-nearly-payable",
    "garden-best",
)


def of_garden(look: Look) -> Numbers:
    """Return broken machines, and how near they are to being repaired."""
    player = look.player
    garden = player.garden
    if not garden:
        return [0.0] * len(GARDEN)
    lacks = [sum([max(0, number - player.goods[good]) for good, number in COSTS[card]]) for card in garden]
    has_room = len(look.slots) < player.max_slots
    payable = [card for card, lack in zip(garden, lacks, strict=True) if has_room and not lack]
    return [
        min(len(garden), 8) / 4,
        min(8.0, sum([MACHINES[card].level for card in garden]) / 8),
        min(len(payable), 6) / 3,
        max([GAINS[card] for card in payable], default=0.0),
        (4 - min(4, *lacks, 4)) / 4,
        max([GAINS[card] for card in garden]),
    ]


COSTS: Final = {
    id_: [(good, number) for good, number in zip(RESOURCES, machine.cost, strict=True) if number]
    for id_, machine in MACHINES.items()
}
"""The resources that a repair takes."""
GAINS: Final = {id_: worth(work((id_,))) / 5 for id_ in MACHINES}
"""What a machine alone in its slot makes in a round."""


PLANS: Final = (
    "projects-met",
    "projects-one-short",
    "projects-two-short",
    "projects-met-with-garden",
    "projects-one-short-with-garden",
    "projects-best",
    "projects-hope",
    "projects-hope-with-garden",
    "secret-projects",
)


def of_plans(look: Look) -> Numbers:
    """Return the points of projects by how much is missing, in the workshop and with the garden repaired."""
    now, then = lacks(look, look.slots), lacks(look, with_garden(look))
    met = one = two = met_then = one_then = best = hope = hope_then = 0.0
    for project, number in open_to(look):
        near, far = now[project], then[project]
        met += number * (near == 0)
        one += number * (0 < near <= 1)
        two += number * (1 < near <= 2)
        met_then += number * (far == 0)
        one_then += number * (0 < far <= 1)
        best = max(best, number / (1 + near))
        hope += number / (1 + near)
        hope_then += number / (1 + far)
    sums = [met / 10, one / 10, two / 10, met_then / 10, one_then / 10, best / 5, hope / 15, hope_then / 15]
    return [*sums, len(look.player.secret) / 2]


def open_to(look: Look) -> list[tuple[str, int]]:
    """Return the projects that a side may still complete, as far as the seat knows, and their points."""
    s, player = look.state, look.player
    bonus = assistants.completion_bonus(player)
    found = [
        (project, PRINTED[project] - (LATER if s.discs[project] else 0) + bonus)
        for project in s.projects
        if look.of not in s.discs[project]
    ]
    if player.secret and look.of == look.seat:
        found += [(project, PRINTED[project] + bonus) for project in player.secret]
    return found


def with_garden(look: Look) -> Arrangement:
    """Return the workshop as if every machine of the garden were repaired, however many slots there are."""
    return (*look.slots, *[(card,) for card in look.player.garden])


def lacks(look: Look, slots: Arrangement) -> dict[str, float]:
    """Return how much is missing for each project, in machines, assistants or three pieces of charcoal."""
    player = look.player
    charcoal = max(0, FIGURES.coal_hoard.value - player.charcoal) / FIGURES.extract.value
    return lacking(slots) | {HOARD: charcoal, "PR13": FIGURES.assistant_places.value - len(player.assistants)}
