"""The numbers that computer players weigh in Mech A Dream; all of them lie open to everybody at the table."""

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt
from typing import NamedTuple

from rules.kernel.insight import Foreseen, Insight, Numbers, Replies, Tuned
from rules.kernel.model import Seat
from rules.mech_a_dream.components import (
    ACTIVATION,
    BASE_ROBOT,
    COMPONENTS,
    DELIVERIES,
    DREAMS,
    FIGURES,
    FLOWERS,
    INK,
    MACHINES,
    PARTS,
    RAINBOWS,
    ROBOTS,
    SAVES,
    SPECIALISTS,
)
from rules.mech_a_dream.machines import Savings, on_offer, saved
from rules.mech_a_dream.prospects import LOTS, STEPS_A_DAY, WORTH, Outlook, Side, worth_of
from rules.mech_a_dream.scoring import points
from rules.mech_a_dream.state import State

SCREENS = [id_ for id_ in ROBOTS if id_ != BASE_ROBOT.id]
DAYS, FULL = FIGURES.days.value, FIGURES.end_machines.value
ALL_TURNS = len(PARTS) * DAYS
POINTS = 60.0
"""What a good player scores."""
BONUS_SPACES = len(COMPONENTS.last_spaces.points)

TABLE = (
    "day",
    *PARTS,
    "night",
    "nights-left",
    "game-ends-tonight",
    "fullest-workshop",
    "lead-in-points",
    "lead-in-sight",
    "dock-price",
    "dock-packages-left",
    "crystals-on-offer",
    "machines-on-offer",
    "with-robots",
    "with-specialists",
)
GOODS_NUMBERS = (
    "flowers",
    "first-flowers",
    "ink",
    "first-ink",
    "ink-to-spend",
    "rainbows",
    "first-rainbows",
    "rainbows-to-spend",
    "dreams",
    "points",
    "points-in-sight",
)
NIGHT_NUMBERS = (
    "flowers-a-night",
    "ink-a-night",
    "rainbows-a-night",
    "dreams-a-night",
    "boosts-a-night",
    "flowers-spent-a-night",
    "ink-spent-a-night",
    "rainbows-spent-a-night",
    "dreams-bought-a-night",
    "goods-bought-a-night",
    "boosts-bought-a-night",
    "worth-a-night",
    "dreams-tonight",
    "dreams-of-the-machines",
    "flowers-to-come",
    "ink-to-come",
    "rainbows-to-come",
    "boosts-to-come",
)
BUILDING_NUMBERS = (
    "machines",
    "machines-tonight",
    "machines-planned",
    "last-spaces",
    "spaces-left",
    "tiles-on-the-belt",
    "steps-lacking",
    "steps-of-the-nearest",
    "worth-on-the-belt",
    "rewards-on-the-belt",
    "rewards-tonight",
)
TURN_NUMBERS = (
    "turns-today",
    "turns-left",
    "has-ended-the-night",
)
CHANCE_NUMBERS = (
    "is-on-turn",
    "place-in-the-order",
    "purchases-in-reach",
    "best-purchase",
    "second-purchase",
    "best-crystal",
    "next-visit-to-the-dock",
)
SIDE = (
    *GOODS_NUMBERS,
    *NIGHT_NUMBERS,
    *BUILDING_NUMBERS,
    *TURN_NUMBERS,
    *(f"machine-{id_.lower()}" for id_ in MACHINES),
    *(f"saves-{power}" for power in SAVES),
    *(f"robot-{robot.lower()}" for robot in SCREENS),
    *CHANCE_NUMBERS,
    *(f"specialist-{card.lower()}" for card in SPECIALISTS),
    "price-of-my-specialists",
)


# The whole table


def of_table(s: State, seat: Seat) -> Numbers:
    """Return the clock, what is for sale and at the dock, and how far the seat is ahead."""
    return _table(s, seat, Outlook(s))


def of_side(s: State, _seat: Seat, of: Seat) -> Numbers:
    """Return what a side has, what its machines give, what it builds, and what it can do next."""
    return _side(s, of, Outlook(s))


class WholeTable(Insight[State]):
    """Works out what is common to all numbers of a position once."""

    def of(self, state: State, seat: Seat, order: Sequence[Seat]) -> Numbers:
        """Return the numbers of the table, then those of each side in that order."""
        outlook = Outlook(state)
        numbers = _table(state, seat, outlook)
        for other in order:
            numbers += _side(state, other, outlook)
        return numbers


def _table(s: State, seat: Seat, outlook: Outlook) -> Numbers:
    now, rivals = [points(player) for player in s.players], s.opponents(seat)
    then = [side.points for side in outlook.sides]
    offered = [MACHINES[id_].type for id_ in on_offer(s)]
    return [
        s.day / DAYS,
        *(float(s.stage == part) for part in PARTS),
        float(s.stage == "night"),
        outlook.nights / DAYS,
        float(outlook.nights <= 1),
        outlook.fullest / FULL,
        (now[seat] - max(now[one] for one in rivals)) / 20,
        (then[seat] - max(then[one] for one in rivals)) / 20,
        *_dock(s),
        offered.count("crystal"),
        len(offered) / 6,
        float(s.has_robots),
        float(s.has_specialists),
    ]


PACKAGES = {
    (id_, part): (
        worth_of(tuple(one for one in card.packages(part) if one[0] != ACTIVATION)),
        sum(number for symbol, number in card.packages(part) if symbol == ACTIVATION),
    )
    for id_, card in DELIVERIES.items()
    for part in PARTS
}
"""For each delivery card and part of the day: what its goods and boosts are worth, and its activations."""
REWARD_WORTH = {id_: worth_of(machine.on_complete) for id_, machine in MACHINES.items()}


class Ware(NamedTuple):
    """A machine for sale: what it gives at once less its price, and what it is worth in each night."""

    price: int
    slot: int
    is_crystal: bool
    gain: float
    worth: float


WARES = {
    id_: Ware(
        machine.price,
        machine.slot,
        machine.type == "crystal",
        REWARD_WORTH[id_] - machine.price * WORTH[machine.currency],
        LOTS[id_].worth if id_ in LOTS else 0.0,
    )
    for id_, machine in MACHINES.items()
}
CARD_PLACES = {id_: place for place, id_ in enumerate(SPECIALISTS)}
ROBOT_NUMBERS = {id_: [float(id_ == screen) for screen in SCREENS] for id_ in ROBOTS}


def _dock(s: State) -> tuple[float, float]:
    """Return the price of a visit and what the packages of today's later parts, this one's too, are worth."""
    parts = PARTS[PARTS.index(s.stage) :] if s.stage in PARTS else ()
    worth = sum(PACKAGES[s.delivery, part][0] for part in parts)
    return DELIVERIES[s.delivery].price / 4, worth / 10


# A side


def _side(s: State, of: Seat, outlook: Outlook) -> Numbers:
    side = outlook.sides[of]
    return [*_lasting(side), *_chances(s, of, side), *_specialists(s, of, side.turns / ALL_TURNS)]


@lru_cache(maxsize=1024)
def _lasting(side: Side) -> tuple[float, ...]:
    """Return what depends on nothing but the side and the clock."""
    share = side.turns / ALL_TURNS
    return (
        *_goods(side, share),
        *_night(side),
        *_building(side),
        side.turns_today / len(PARTS),
        share,
        float(side.has_ended),
        *_machines(side),
        *[number * share for number in saved(side.player)],
        *ROBOT_NUMBERS[side.player.robot],
    )


def _goods(side: Side, share: float) -> Numbers:
    goods = side.player.goods
    flowers, ink, rainbows = goods[FLOWERS], goods[INK], goods[RAINBOWS]
    return [
        flowers / 9,
        sqrt(flowers) / 3,
        ink / 9,
        sqrt(ink) / 3,
        ink * share / 5,
        rainbows / 10,
        sqrt(rainbows) / 3,
        rainbows * share / 5,
        goods[DREAMS] / 50,
        points(side.player) / 50,
        side.points / POINTS,
    ]


def _night(side: Side) -> Numbers:
    """Return what the machines give in a night for nothing, what they take and give for a price, and until the end."""
    made, worth = side.made, 0.0
    flowers = ink = rainbows = dreams = boosts = 0
    paid_flowers = paid_ink = paid_rainbows = bought_dreams = bought_goods = bought_boosts = 0
    for lot in side.lots:
        worth += lot.worth
        if lot.is_free:
            flowers += lot.gives_flowers
            ink += lot.gives_ink
            rainbows += lot.gives_rainbows
            dreams += lot.dreams
            boosts += lot.boosts
        else:
            paid_flowers += lot.flowers
            paid_ink += lot.ink
            paid_rainbows += lot.rainbows
            bought_dreams += lot.dreams
            bought_goods += lot.gives_flowers + lot.gives_ink + 2 * lot.gives_rainbows
            bought_boosts += lot.boosts
    tonight = (flowers, ink, rainbows, dreams, boosts, paid_flowers, paid_ink, paid_rainbows)
    return [
        *[number / 5 for number in (*tonight, bought_dreams, bought_goods, bought_boosts)],
        worth / 15,
        side.dreams_tonight() / 12,
        made.dreams / 40,
        made.flowers / 30,
        made.ink / 30,
        made.rainbows / 15,
        made.boosts / 15,
    ]


def _building(side: Side) -> Numbers:
    machines, belt = len(side.player.workshop), side.belt
    lacks = [tile.lacks for tile in belt]
    due = lacks.count(0)
    return [
        machines / FULL,
        (machines + due) / FULL,
        (machines + len(belt)) / FULL,
        max(0, machines + due - FULL + BONUS_SPACES) / BONUS_SPACES,
        max(0, FULL - machines - len(belt)) / FULL,
        len(belt) / 4,
        sum(lacks) / 12,
        min([lack for lack in lacks if lack], default=0) / 5,
        sum([LOTS[one.machine].worth * max(0.0, side.nights - one.delay) for one in belt if one.machine in LOTS]) / 20,
        sum([REWARD_WORTH[one.machine] for one in belt]) / 15,
        sum([REWARD_WORTH[one.machine] for one in belt if not one.lacks]) / 15,
    ]


def _machines(side: Side) -> Numbers:
    """Return for each machine the share of the nights in which it will be there."""
    numbers = dict.fromkeys(MACHINES, 0.0) | dict.fromkeys(side.player.workshop, side.nights / DAYS)
    for tile in side.belt:
        numbers[tile.machine] = max(0.0, side.nights - tile.delay) / DAYS
    return [*numbers.values()]


def _chances(s: State, of: Seat, side: Side) -> Numbers:
    """Return when the side is on turn, what it could buy now, and what a visit to the dock would bring."""
    by_day, saves = s.stage in PARTS, saved(side.player)
    crystals, others = _purchases(s, side, saves)
    gains = sorted((*crystals, *others), reverse=True)
    return [
        float(by_day and s.turn == of),
        (of - s.first) % len(s.players) / 3 if by_day else 0.0,
        len(gains) / 6,
        (gains[0] if gains else 0.0) / 10,
        (gains[1] if len(gains) > 1 else 0.0) / 10,
        max(crystals, default=0.0) / 10,
        _next_visit(s, side, saves.dock) / 6,
    ]


def _purchases(s: State, side: Side, saves: Savings) -> tuple[list[float], list[float]]:
    """Return what the crystal and the other machines that a side could pay now would bring until the end."""
    ink, rainbows = side.player.goods[INK] + saves.ink, side.player.goods[RAINBOWS] + saves.crystal
    crystals, others = list[float](), list[float]()
    time, nights = saves.time, side.nights
    for id_ in on_offer(s):
        ware = WARES[id_]
        delay = max(0, ware.slot - time - 1) / STEPS_A_DAY
        if ware.price > (rainbows if ware.is_crystal else ink) or delay >= nights:
            continue
        gain = ware.gain + ware.worth * (nights - delay)
        (crystals if ware.is_crystal else others).append(gain)
    return crystals, others


def _next_visit(s: State, side: Side, saves: int) -> float:
    """Return what the dock would bring a side's next assistant today, the price deducted."""
    left = side.turns_today
    if not left or s.stage not in PARTS:
        return 0.0
    price = max(0, DELIVERIES[s.delivery].price - saves)
    if price > side.player.goods[FLOWERS]:
        return 0.0
    worth, activations = PACKAGES[s.delivery, PARTS[-left]]
    if activations:
        worth += activations * max([lot.worth for lot in side.lots])
    return worth - price * WORTH[FLOWERS]


def _specialists(s: State, of: Seat, share: float) -> Numbers:
    """Return for each Specialist the share of the game in which it still helps its owner, then what they would cost."""
    numbers, tokens = [0.0] * len(SPECIALISTS), 0
    for card in s.cards:
        if card.owner == of:
            numbers[CARD_PLACES[card.id]] = share
            tokens += card.token
    return [*numbers, tokens / 4]


INSIGHT = WholeTable(
    table=TABLE,
    side=SIDE,
    of_table=of_table,
    of_side=of_side,
    foreseen=Foreseen("points-in-sight", POINTS),
    levels={
        "journeyman": Tuned(0.22, replies=5),
        "apprentice": Tuned(0.19),
        "novice": Tuned(0.8),
        "master": Tuned(0.0, times=0.25),
    },
    replies=Replies(lines=2, turns=3, worlds=3, positions=15, effort=8.0, behind=0.1),
    tempers={
        "builder": {"machines": 0.3},
        "collector": {"rainbows-to-spend": 0.2, "ink-to-spend": 0.2},
        "racer": {"dreams": 0.2, "dreams-tonight": 0.2},
    },
    tries=(
        {"boosts-a-night": 0.25, "boosts-bought-a-night": 0.25},
        {"saves-crystal": 0.2, "saves-time": 0.1, "saves-ink": 0.1, "rewards-on-the-belt": 0.2},
        {"worth-a-night": 0.3},
    ),
)
