"""The numbers of a position that computer players learn from. `sides` has those about machines and projects.

They hold what lies behind all screens: every seat could reckon it from what was said to all (see `hidden`). Secret
projects are those of the seat itself alone.
"""

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Final

from rules.imaginarium import assistants
from rules.imaginarium.components import (
    ASSISTANTS,
    FIELDS,
    FIGURES,
    GOODS,
    MACHINES,
    MARKET,
    NEIGHBOURS,
    PLACES,
    PRESSES,
    PROJECTS,
    RESOURCES,
    RING,
)
from rules.imaginarium.feasible import hirable
from rules.imaginarium.foresight import foreseen, rounds_ahead, wealth_of
from rules.imaginarium.machines import Cards, work
from rules.imaginarium.planning import means
from rules.imaginarium.prospects import GAINS, WORTH, combined, helped, made, with_garden, worth
from rules.imaginarium.sides import (
    ENGINE,
    GARDEN,
    GOAL,
    PLANS,
    WORKSHOP,
    Look,
    Whole,
    look_at,
    of_engine,
    of_garden,
    of_plans,
    of_workshop,
    terms_of,
)
from rules.imaginarium.state import Player, Slot, State, engineer, saboteur
from rules.kernel.insight import Foreseen, Insight, Numbers, Tuned
from rules.kernel.model import Seat

ORDER: Final = {place: number for number, place in enumerate(PLACES)}
"""Which place has its turn before which."""

TABLE: Final = (
    "round",
    "planning",
    "most-points",
    "goal-reached",
    "figures-to-place",
    "turns-to-come",
    "projects-open",
    "points-open",
    "assistants-open",
    "belt-levels",
    "belt-free",
)


def of_table(s: State, _seat: Seat) -> Numbers:
    """Return what is common to all: how far the game is, what is to be had."""
    most = max(player.vp for player in s.players)
    free = [machine for field, machine in zip(FIELDS, s.belt, strict=True) if machine and field not in s.places]
    return [
        min(s.round, 40) / 15,
        s.stage == "planning",
        most / GOAL,
        most >= GOAL,
        sum(map(bool, s.track)) / 5 if s.stage == "planning" else 0.0,
        len(s.places) / 5 if s.stage == "implementation" else 0.0,
        len(s.projects) / 9,
        sum(PROJECTS[project].points - bool(s.discs[project]) for project in s.projects) / 30,
        sum(map(bool, s.conference)) / 3,
        sum(MACHINES[machine].level for machine in free) / 14,
        len(free) / 7,
    ]


# A side


def of_side(s: State, seat: Seat, of: Seat) -> Numbers:
    """Return what a seat knows of a side."""
    return _of_look(look_at(s, _whole(s), seat, of))


def at_once(s: State, seat: Seat, order: Sequence[Seat]) -> Numbers:
    """Return the numbers of the table and of the sides in that order; what follows from all is worked out once."""
    numbers, whole = of_table(s, seat), _whole(s)
    for of in order:
        numbers += _of_look(look_at(s, whole, seat, of))
    return numbers


def _of_look(look: Look) -> Numbers:
    numbers: Numbers = []
    for part in PARTS:
        numbers += part(look)
    return numbers


def _whole(s: State) -> Whole:
    totals = [player.vp for player in s.players]
    sights = totals if s.over else _with_majorities(s.players, totals)
    return Whole(totals, sights, rounds_ahead(totals, [wealth_of(player) for player in s.players], over=s.over))


POINTS: Final = (
    "points",
    "points-last-stretch",
    "points-in-sight",
    "lead",
    "lead-in-sight",
    "majorities",
    "done",
)


def _points(look: Look) -> Numbers:
    """Return points now, and what they would be if the game ended."""
    totals, sights, _ = look.whole
    own, sight = totals[look.of], sights[look.of]
    return [
        own / GOAL,
        max(0, own - 12) / 8,
        sight / GOAL,
        (own - _best_but(totals, look.of)) / 10,
        (sight - _best_but(sights, look.of)) / 10,
        (sight - own) / 8,
        len(look.player.done) / 5,
    ]


FORESIGHT: Final = ("foreseen", "rounds-ahead")


def _foresight(look: Look) -> Numbers:
    """Return the points in the end by rule of thumb, and the rounds still ahead."""
    return [foreseen(look, *_to_get(look)) / GOAL, look.whole.rounds / 9]


def _to_get(look: Look) -> tuple[str, int]:
    """Return the machine that a side has reserved, and what it owes for it; for a press, less than nothing."""
    s, name = look.state, engineer(look.of)
    place = next((place for place, there in s.places.items() if there == name), "")
    if not place or _under_way(look) not in {"", "use"}:
        return "", 0
    machine = s.machine_at(place) if place in FIELDS else ""
    return (machine, assistants.price(look.player, machine, place)) if machine else ("", -PRESSES.get(place, 0))


def _with_majorities(players: list[Player], totals: list[int]) -> list[int]:
    """Return points with those for most goods, if all stayed as it is."""
    sights = list(totals)
    for good in GOODS:
        held = [player.goods[good] for player in players]
        most = max(held)
        for of, number in enumerate(held):
            if number == most > 0:
                sights[of] += terms_of(players[of]).majority
    return sights


def _best_but(totals: list[int], of: Seat) -> int:
    return max(totals[:of] + totals[of + 1 :])


MUCH: Final = 40
"""More of a good makes no difference."""
FIRST_ONES: Final = [min(3.0, sqrt(number) / 2) for number in range(MUCH + 1)]
STOCK: Final = (
    "charcoal",
    "wood",
    "copper",
    "crystal",
    "charcoal-first-ones",
    "wood-first-ones",
    "copper-first-ones",
    "crystal-first-ones",
    "resources",
    "wealth",
    "points-to-buy",
    "rich",
)


def _stock(look: Look) -> Numbers:
    """Return goods, the first of each kind weighing more, and what they are worth."""
    player = look.player
    goods = [min(player.goods[good], MUCH) for good in GOODS]
    wealth = sum([WORTH[good] * number for good, number in zip(GOODS, goods, strict=True)])
    price, deals = look.terms.vp_price, look.terms.deals
    return [
        *[number / 10 for number in goods],
        *[FIRST_ONES[number] for number in goods],
        sum(goods[1:]) / 20,
        wealth / 40,
        min(deals, goods[0] // price) / 3,
        min(8.0, wealth / price / 8),
    ]


STAFF: Final = ("assistants", "assistant-payable", *(id_.lower() for id_ in ASSISTANTS))


def _staff(look: Look) -> Numbers:
    """Return who works for a side, and whether somebody more can be paid."""
    hired = [one.id for one in look.player.assistants]
    prices = [ASSISTANTS[id_].price for id_ in look.state.conference if id_]
    can_hire = len(hired) < FIGURES.assistant_places.value and min(prices, default=99) <= look.player.charcoal
    return [len(hired) / 3, can_hire, *[id_ in hired for id_ in ASSISTANTS]]


TEMPO: Final = (
    "turn-to-come",
    "next-to-act",
    "turns-before",
    "initiative",
    "saboteur-to-come",
    "reserved-price",
    "reserved-short",
    "reserved-level",
    "reserved-worth",
    "reserved-for-projects",
    "press-gain",
    "yet-to-make",
    *(f"barred-{one}-{two}" for one, two in NEIGHBOURS),
)


def _tempo(look: Look) -> Numbers:
    """Return where the figures stand, what was reserved, and which pair of actions the dial bars."""
    s, name, dial = look.state, engineer(look.of), look.player.dial
    place = next((place for place, there in s.places.items() if there == name), "")
    return [
        bool(place),
        s.acting == name,
        sum([ORDER[there] < ORDER[place] for there in s.places]) / 5 if place else 0.0,
        s.track.index(name) / 5 if name in s.track else 0.0,
        len(s.players) == 2 and saboteur(look.of) in s.places.values(),
        *_reserved(look, place),
        *[dial == pair for pair in NEIGHBOURS],
    ]


def _reserved(look: Look, place: str) -> Numbers:
    """Return price, shortfall, level and use of the machine to be bought, what press and machines will give yet."""
    if not place or _under_way(look) not in {"", "use"}:
        return [0.0] * 7
    yet = sum([worth(work(cards)) for cards, slot in _slots(look) if not (slot.off or slot.used)]) / 15
    machine = look.state.machine_at(place) if place in FIELDS else ""
    if not machine:
        return [0.0, 0.0, 0.0, 0.0, 0.0, PRESSES.get(place, 0) / 3, yet]
    price = assistants.price(look.player, machine, place)
    short = max(0, price - means(look.state, look.of))
    for_projects = helped(look.open, with_garden(look.slots, look.garden), machine)
    return [price / 7, short / 4, MACHINES[machine].level / 3, GAINS[machine], for_projects, 0.0, yet]


def _under_way(look: Look) -> str:
    """Return the step of a side's turn, "" if it is not its turn."""
    return look.state.step if look.state.acting == engineer(look.of) else ""


def _slots(look: Look) -> Iterable[tuple[Cards, Slot]]:
    return zip(look.slots, look.player.slots, strict=True)


HANDS: Final = (
    "use-under-way",
    "dial-to-turn",
    "projects-to-complete",
    *(f"may-{action}" for action in RING),
    "repair-in-reach",
    "repair-for-projects-in-reach",
    "points-in-reach",
    "hire-in-reach",
    "scrap-points-in-reach",
    "combining-in-reach",
)


def _hands(look: Look) -> Numbers:
    """Return where the turn under way has come to, and the best that its actions still to be done can bring."""
    step, player = _under_way(look), look.player
    if not step:
        return [0.0] * len(HANDS)
    left = look.state.left
    can_repair = "repair" in left and len(look.slots) < look.terms.slots
    payable = [card for card in player.garden if player.can_pay(MACHINES[card].goods)] if can_repair else []
    return [
        step == "use",
        step == "dial",
        step == "projects",
        *[action in left for action in RING],
        max([GAINS[card] for card in payable], default=0.0),
        max([helped(look.open, look.slots, card) for card in payable], default=0.0),
        _to_buy(look) / 3 if "trade" in left else 0.0,
        bool(hirable(look.state, player)) if "recruit" in left else 0.0,
        _scrap(look) / 3 if "dismantle" in left else 0.0,
        max(0, combined(look.slots, look.terms.slots) - made(look.slots).worth) / 10 if "reorganise" in left else 0.0,
    ]


def _to_buy(look: Look) -> int:
    """Return how many points one trade can buy at most, resources sold for them first."""
    player, price, deals = look.player, look.terms.vp_price, look.terms.deals
    dearest = sorted([MARKET[good] for good in RESOURCES for _ in range(min(player.goods[good], deals))], reverse=True)
    return max(
        number for number in range(deals + 1) if number * price <= player.charcoal + sum(dearest[: deals - number])
    )


def _scrap(look: Look) -> int:
    """Return the most points that dismantling a repaired machine brings."""
    alone = [MACHINES[cards[0]] for cards in look.slots if len(cards) == 1]
    return max([machine.level for machine in alone if machine.dismantles], default=0)


PARTS: Final = (_points, _foresight, _stock, of_engine, of_workshop, of_garden, of_plans, _staff, _tempo, _hands)

INSIGHT: Final = Insight(
    table=TABLE,
    side=(*POINTS, *FORESIGHT, *STOCK, *ENGINE, *WORKSHOP, *GARDEN, *PLANS, *STAFF, *TEMPO, *HANDS),
    of_table=of_table,
    of_side=of_side,
    at_once=at_once,
    foreseen=Foreseen("foreseen", GOAL),
    levels={"journeyman": Tuned(0.03, times=4), "apprentice": Tuned(0.073, times=3), "novice": Tuned(0.15)},
    tempers={
        "builder": {"machines": 0.2, "levels": 0.2},
        "collector": {"resources": 0.2, "assistants": 0.2},
        "racer": {"points": 0.3},
    },
    tries=(
        {"projects-hope": 0.15, "done": 0.2},
        {"worth-a-round": 0.2},
        {"points": 0.3, "wealth": -0.15, "majorities": -0.1},
        {"points-a-round": 0.2, "assistants": 0.2},
    ),
    start=lambda s, seat: f"workshop {s.players[seat].workshop}",
)
