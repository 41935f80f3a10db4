"""The numbers that computer players weigh in Mech A Dream; all of them lie open to everybody at the table."""

from math import sqrt

from rules.kernel.insight import Insight, Numbers
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
from rules.mech_a_dream.machines import on_offer, saved
from rules.mech_a_dream.prospects import (
    LOTS,
    ROBOT_LOTS,
    STEPS_A_DAY,
    WORTH,
    Coming,
    Nightly,
    Prospect,
    coming,
    dreams_tonight,
    due_tonight,
    leads,
    moves_today,
    nightly,
    nights_left,
    prospect,
    turns_today,
    worth_of,
)
from rules.mech_a_dream.scoring import points
from rules.mech_a_dream.state import Player, State

SCREENS = [id_ for id_ in ROBOTS if id_ != BASE_ROBOT.id]
DAYS, FULL = FIGURES.days.value, FIGURES.end_machines.value
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
    "is-on-turn",
    "place-in-the-order",
    "has-ended-the-night",
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
    *(f"saves-{power}" for power in SAVES),
    *(f"robot-{robot.lower()}" for robot in SCREENS),
    *(f"specialist-{card.lower()}" for card in SPECIALISTS),
    "price-of-my-specialists",
)


# The whole table


def of_table(s: State, seat: Seat) -> Numbers:
    """Return the clock, what is for sale and at the dock, and how far the seat is ahead."""
    nights, (lead, lead_in_sight) = nights_left(s), leads(s, seat)
    moves = moves_today(s)
    fullest = max(due_tonight(player, moves) for player in s.players)
    offered = [MACHINES[id_].type for id_ in on_offer(s)]
    return [
        s.day / DAYS,
        *(float(s.stage == part) for part in PARTS),
        float(s.stage == "night"),
        nights / DAYS,
        float(nights <= 1),
        fullest / FULL,
        lead / 20,
        lead_in_sight / 20,
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


def _dock(s: State) -> tuple[float, float]:
    """Return the price of a visit and what the packages of today's later parts, this one's too, are worth."""
    parts = PARTS[PARTS.index(s.stage) :] if s.stage in PARTS else ()
    worth = sum(PACKAGES[s.delivery, part][0] for part in parts)
    return DELIVERIES[s.delivery].price / 4, worth / 10


# A side


def of_side(s: State, _seat: Seat, of: Seat) -> Numbers:
    """Return what a side has, what its machines give, what it builds, and what it can do next."""
    player = s.players[of]
    nights, engine = nights_left(s), nightly(player)
    belt = coming(s, player, engine.boosts)
    ahead = prospect(s, player, belt, nights)
    turns = turns_today(s, player) + len(PARTS) * max(0.0, nights - 1)
    share = turns / (len(PARTS) * DAYS)
    return [
        *_goods(player, ahead, share),
        *_night(s, player, ahead, engine),
        *_building(player, belt, nights),
        *_turns(s, of, nights, turns),
        *(saved(player, power) * share for power in SAVES),
        *(float(player.robot == robot) for robot in SCREENS),
        *_specialists(s, of, share),
    ]


def _goods(player: Player, ahead: Prospect, share: float) -> Numbers:
    goods = player.goods
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
        points(player) / 50,
        ahead.points / 60,
    ]


def _night(s: State, player: Player, ahead: Prospect, engine: Nightly) -> Numbers:
    tonight = 0.0 if player.ended and s.stage == "night" else dreams_tonight(player)
    return [
        *(number / 5 for number in engine[:11]),
        engine.worth / 15,
        tonight / 12,
        ahead.dreams / 40,
        ahead.flowers / 30,
        ahead.ink / 30,
        ahead.rainbows / 15,
        ahead.boosts / 15,
    ]


def _building(player: Player, belt: list[Coming], nights: float) -> Numbers:
    machines = len(player.workshop)
    due = [tile for tile in belt if not tile.lacks]
    rewards = [(worth_of(MACHINES[tile.machine].on_complete), tile) for tile in belt]
    values = [LOTS[tile.machine].worth * max(0.0, nights - tile.delay) for tile in belt if tile.machine in LOTS]
    return [
        machines / FULL,
        (machines + len(due)) / FULL,
        (machines + len(belt)) / FULL,
        max(0, machines + len(due) - FULL + BONUS_SPACES) / BONUS_SPACES,
        max(0, FULL - machines - len(belt)) / FULL,
        len(belt) / 4,
        sum(tile.lacks for tile in belt) / 12,
        min((tile.lacks for tile in belt if tile.lacks), default=0) / 5,
        sum(values) / 20,
        sum(worth for worth, _ in rewards) / 15,
        sum(worth for worth, tile in rewards if not tile.lacks) / 15,
    ]


def _turns(s: State, of: Seat, nights: float, turns: float) -> Numbers:
    player = s.players[of]
    by_day = s.stage in PARTS
    crystals, others = _purchases(s, player, nights)
    gains = sorted((*crystals, *others), reverse=True)
    return [
        turns_today(s, player) / 3,
        turns / (len(PARTS) * DAYS),
        float(by_day and s.turn == of),
        (of - s.first) % len(s.players) / 3 if by_day else 0.0,
        float(s.stage == "night" and player.ended),
        len(gains) / 6,
        (gains[0] if gains else 0.0) / 10,
        (gains[1] if len(gains) > 1 else 0.0) / 10,
        max(crystals, default=0.0) / 10,
        _next_visit(s, player) / 6,
    ]


def _purchases(s: State, player: Player, nights: float) -> tuple[list[float], list[float]]:
    """Return what the crystal and the other machines that a player could pay now would bring until the end."""
    goods = player.goods
    ink, crystal, time = (saved(player, power) for power in ("ink", "crystal", "time"))
    crystals, others = list[float](), list[float]()
    for id_ in on_offer(s):
        machine = MACHINES[id_]
        is_crystal = machine.type == "crystal"
        price = max(0, machine.price - (crystal if is_crystal else ink))
        if price > goods[machine.currency]:
            continue
        delay = max(0, machine.slot - time - 1) / STEPS_A_DAY
        if delay >= nights:
            continue
        gain = worth_of(machine.on_complete) - price * WORTH[machine.currency]
        gain += LOTS[id_].worth * (nights - delay) if id_ in LOTS else 0
        (crystals if is_crystal else others).append(gain)
    return crystals, others


def _next_visit(s: State, player: Player) -> float:
    """Return what the dock would bring a player's next assistant today, the price deducted."""
    left = turns_today(s, player)
    if not left or s.stage not in PARTS:
        return 0.0
    price = max(0, DELIVERIES[s.delivery].price - saved(player, "dock"))
    if price > player.goods[FLOWERS]:
        return 0.0
    worth, activations = PACKAGES[s.delivery, PARTS[-left]]
    if activations:
        lots = (ROBOT_LOTS[player.robot], *(LOTS[id_] for id_ in player.workshop if id_ in LOTS))
        worth += activations * max(lot.worth for lot in lots)
    return worth - price * WORTH[FLOWERS]


def _specialists(s: State, of: Seat, share: float) -> Numbers:
    """Return for each Specialist the share of the game in which it still helps its owner, then what they would cost."""
    own = {card.id: card.token for card in s.cards if card.owner == of}
    return [*(share if id_ in own else 0.0 for id_ in SPECIALISTS), sum(own.values()) / 4]


INSIGHT = Insight(table=TABLE, side=SIDE, of_table=of_table, of_side=of_side)
