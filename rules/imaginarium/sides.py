"""A side at the table in numbers: its engine, its workshop and garden, its projects. Part of `insight`."""

from functools import lru_cache
from typing import Final, NamedTuple

from rules.imaginarium import assistants
from rules.imaginarium.components import FIGURES, MACHINES, PROJECTS, RESOURCES, Units
from rules.imaginarium.feasible import is_protected
from rules.imaginarium.machines import Arrangement, Cards, group
from rules.imaginarium.prospects import (
    COSTS,
    GAINS,
    HOARDED,
    MANY,
    Open,
    combined,
    could_make,
    lacks,
    made,
    nearness,
    with_garden,
    working,
)
from rules.imaginarium.state import Hired, Player, State
from rules.kernel.insight import Numbers
from rules.kernel.model import Seat

PRINTED: Final = {id_: project.points for id_, project in PROJECTS.items()}
LATER: Final = FIGURES.later_completion.value
CLASSES: Final = ("P", "T", "A", "D", "S")
GUARDS: Final = frozenset(id_ for id_, machine in MACHINES.items() if machine.kind == "D")
GOAL: Final = FIGURES.winning_points.value


class Terms(NamedTuple):
    """What the assistants of a side make of prices and bounds."""

    vp_price: int
    deals: int
    bonus: int
    majority: int
    slots: int


class Whole(NamedTuple):
    """What follows from all sides together: everybody's points, those if the game ended now, the rounds ahead."""

    totals: list[int]
    sights: list[int]
    rounds: float


class Look(NamedTuple):
    """A side as it is looked at: whose it is, and what several numbers need. `open` are projects it may complete."""

    state: State
    whole: Whole
    of: Seat
    player: Player
    slots: Arrangement
    garden: Cards
    terms: Terms
    open: Open


def look_at(s: State, whole: Whole, seat: Seat, of: Seat) -> Look:
    """Return a side, as a seat knows it, with what is needed of it more than once."""
    player = s.players[of]
    slots = tuple([group(place.cards) for place in player.slots])
    terms = terms_of(player)
    open_ = open_to(s, of, terms.bonus, player.secret if of == seat else [])
    return Look(s, whole, of, player, slots, group(player.garden), terms, open_)


def terms_of(player: Player) -> Terms:
    """Return the prices and bounds of a side."""
    return _terms(tuple([one.id for one in player.assistants]))


@lru_cache(MANY)
def _terms(staff: tuple[str, ...]) -> Terms:
    player = Player(workshop=0, assistants=[Hired(id_, 0) for id_ in staff])
    return Terms(
        assistants.vp_price(player),
        assistants.deals(player),
        assistants.completion_bonus(player),
        assistants.majority(player),
        player.max_slots,
    )


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
    terms, now = look.terms, made(look.slots)
    pace = min(now.worth / terms.vp_price, terms.deals + now.vp)
    left = max(0, GOAL - look.player.vp)
    return [*_engine(look.slots, look.garden, terms.slots), pace / 3, min(3.0, left / (1 + pace) / 8)]


@lru_cache(MANY)
def _engine(slots: Arrangement, garden: Cards, most: int) -> tuple[float, ...]:
    now = made(slots)
    cards = group([card for cards in slots for card in cards])
    best = max(now.worth, combined(slots, most))
    whole = max(best, could_make(working(group((*cards, *garden))), most))
    return (
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
        whole / 15,
    )


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
    *(f"has-{id_.lower()}" for id_ in MACHINES),
)


def of_workshop(look: Look) -> Numbers:
    """Return what stands in the workshop."""
    player, slots = look.player, look.slots
    defends = any(cards[0] in GUARDS for cards in slots)
    return [
        look.terms.slots / 6,
        (look.terms.slots - len(slots)) / 3,
        *built(slots),
        sum([place.off for place in player.slots]),
        defends and is_protected(player, "A1"),
        defends and is_protected(player, "A2"),
        *counted(group([card for cards in slots for card in cards])),
    ]


@lru_cache(MANY)
def counted(cards: Cards) -> tuple[float, ...]:
    """Return how many there are of each machine."""
    return tuple([cards.count(id_) / 2 for id_ in MACHINES])


@lru_cache(MANY)
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
    *(f"garden-{id_.lower()}" for id_ in MACHINES),
)


def of_garden(look: Look) -> Numbers:
    """Return broken machines, and how near they are to being repaired."""
    if not look.garden:
        return [0.0] * len(GARDEN)
    return [*_garden(look.garden, look.player.stock(), len(look.slots) < look.terms.slots), *counted(look.garden)]


@lru_cache(MANY)
def _garden(garden: Cards, stock: Units, has_room: bool) -> tuple[float, ...]:
    goods = dict(zip(RESOURCES, stock, strict=True))
    lacks = [sum([max(0, number - goods[good]) for good, number in COSTS[card]]) for card in garden]
    payable = [card for card, lack in zip(garden, lacks, strict=True) if has_room and not lack]
    return (
        min(len(garden), 8) / 4,
        min(8.0, sum([MACHINES[card].level for card in garden]) / 8),
        min(len(payable), 6) / 3,
        max([GAINS[card] for card in payable], default=0.0),
        (4 - min(4, *lacks, 4)) / 4,
        max([GAINS[card] for card in garden]),
    )


PLANS: Final = (
    "projects-met",
    "projects-one-short",
    "projects-two-short",
    "projects-met-with-garden",
    "projects-one-short-with-garden",
    "projects-best",
    "projects-hope",
    "projects-hope-with-garden",
    *(f"near-{id_.lower()}" for id_ in PROJECTS),
    "secret-projects",
)


def of_plans(look: Look) -> Numbers:
    """Return the points of projects by how much is missing, in the workshop and with the garden repaired."""
    player = look.player
    sums = _plans(look.open, look.slots, look.garden, min(player.charcoal, HOARDED), len(player.assistants))
    return [*sums, len(player.secret) / 2]


@lru_cache(MANY)
def _plans(open_: Open, slots: Arrangement, garden: Cards, charcoal: int, staff: int) -> tuple[float, ...]:
    now, then = lacks(slots, charcoal, staff), lacks(with_garden(slots, garden), charcoal, staff)
    near_by = dict.fromkeys(PROJECTS, 0.0)
    met = one = two = met_then = one_then = best = hope = hope_then = 0.0
    for project, number in open_:
        near, far = now[project], then[project]
        met += number * (near == 0)
        one += number * (0 < near <= 1)
        two += number * (1 < near <= 2)
        met_then += number * (far == 0)
        one_then += number * (0 < far <= 1)
        best = max(best, number / (1 + near))
        near_by[project] = number * nearness(near, far) / 4
        hope += number / (1 + near)
        hope_then += number / (1 + far)
    return (
        met / 10,
        one / 10,
        two / 10,
        met_then / 10,
        one_then / 10,
        best / 5,
        hope / 15,
        hope_then / 15,
        *near_by.values(),
    )


def open_to(s: State, of: Seat, bonus: int, secret: list[str]) -> Open:
    """Return the projects that a side may still complete, secret ones that are known included, and their points."""
    discs = s.discs
    found = [
        (project, PRINTED[project] - (LATER if discs[project] else 0) + bonus)
        for project in s.projects
        if of not in discs[project]
    ]
    found += [(project, PRINTED[project] + bonus) for project in secret]
    return tuple(found)
