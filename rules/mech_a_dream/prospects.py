"""What a position promises: a machine's lot in numbers, the nights left, what each seat will have at the end.

Estimates for computer players, which know no more than everybody at the table. Nothing here changes a position.
"""

from collections.abc import Iterable
from typing import NamedTuple

from rules.mech_a_dream.components import (
    ACTIVATION,
    BOOST,
    CAP,
    DREAMS,
    FIGURES,
    FLOWERS,
    INK,
    MACHINES,
    PARTS,
    RAINBOWS,
    ROBOTS,
    Effect,
)
from rules.mech_a_dream.machines import space_bonus
from rules.mech_a_dream.scoring import points
from rules.mech_a_dream.state import HOME, ROBOT, Player, State

WORTH = {FLOWERS: 0.45, INK: 0.5, RAINBOWS: 1.3, DREAMS: 1.0, BOOST: 1.0, ACTIVATION: 2.0}
"""What one of each is worth in dream points in the middle of a game, as the figures of the deliveries suggest."""
SPECIAL_WORTH = 2.0
MACHINES_A_DAY = 1.5
"""What a good player completes, which tells when the foremost workshop will be full."""
STEPS_A_DAY = 4.0
"""What a good player's assistants give to the belt in a day."""


class Lot(NamedTuple):
    """One activation in numbers: what it costs, what it gives, and what that is worth in dream points."""

    flowers: int
    ink: int
    rainbows: int
    gives_flowers: int
    gives_ink: int
    gives_rainbows: int
    dreams: int
    boosts: int
    worth: float

    @property
    def is_free(self) -> bool:
        """Say whether it costs nothing."""
        return not (self.flowers or self.ink or self.rainbows)


def worth_of(gains: Iterable[tuple[str, int]]) -> float:
    """Return what a list of gains is worth in dream points."""
    return sum(number * WORTH[symbol] for symbol, number in gains)


def lot_of(effect: Effect) -> Lot:
    """Return the lot of an effect; a special counts as nothing but its worth."""
    cost, gains = effect.cost, dict.fromkeys(WORTH, 0)
    for symbol, number in effect.gain:
        gains[symbol] += number
    return Lot(
        cost.get(FLOWERS, 0),
        cost.get(INK, 0),
        cost.get(RAINBOWS, 0),
        gains[FLOWERS],
        gains[INK],
        gains[RAINBOWS],
        gains[DREAMS],
        gains[BOOST],
        worth_of(effect.gain) + (SPECIAL_WORTH if effect.special else 0) - worth_of(cost.items()),
    )


LOTS = {id_: lot_of(machine.effect) for id_, machine in MACHINES.items() if machine.effect is not None}
ROBOT_LOTS = {
    id_: max((lot_of(option) for option in robot.options), key=lambda lot: lot.worth) for id_, robot in ROBOTS.items()
}
REWARDS = {id_: dict(machine.on_complete) for id_, machine in MACHINES.items() if machine.on_complete}
NO_REWARD: dict[str, int] = {}


# The clock


def moves_today(s: State) -> int:
    """Return how often the machines under construction will still move forward today."""
    return len(PARTS) - PARTS.index(s.stage) if s.stage in PARTS else 0


def turns_today(s: State, player: Player) -> int:
    """Return how many assistants a player has still to place today."""
    return 0 if s.stage in {"night", "over"} else player.assistants.count(HOME)


def lacking(player: Player, moves: int) -> list[int]:
    """Return the steps that each tile of a belt lacks once its assistants have done their day."""
    assistants = player.assistants
    return [max(0, tile.slot - moves * assistants.count(tile.machine)) for tile in player.belt]


def due_tonight(player: Player, moves: int) -> int:
    """Return how many machines a player will have when today's assistants are done."""
    return len(player.workshop) + lacking(player, moves).count(0)


def nights_left(s: State) -> float:
    """Return how many nights are to be expected, tonight's included: the foremost workshop may end the game early."""
    if s.over:
        return 0.0
    moves = moves_today(s)
    missing = FIGURES.end_machines.value - max(due_tonight(player, moves) for player in s.players)
    return min(FIGURES.days.value - s.day + 1, 1 + max(0, missing) / MACHINES_A_DAY)


# What the machines give


class Nightly(NamedTuple):
    """What a workshop and its robot give in one night: produced for nothing, and by paying."""

    flowers: int
    ink: int
    rainbows: int
    dreams: int
    boosts: int
    paid_flowers: int
    paid_ink: int
    paid_rainbows: int
    bought_dreams: int
    bought_goods: int
    bought_boosts: int
    worth: float


def nightly(player: Player) -> Nightly:
    """Return what a player's machines give every night."""
    flowers = ink = rainbows = dreams = boosts = 0
    paid_flowers = paid_ink = paid_rainbows = bought_dreams = bought_goods = bought_boosts = 0
    worth = 0.0
    for lot in (ROBOT_LOTS[player.robot], *(LOTS[id_] for id_ in player.workshop if id_ in LOTS)):
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
    produced = (flowers, ink, rainbows, dreams, boosts)
    return Nightly(*produced, paid_flowers, paid_ink, paid_rainbows, bought_dreams, bought_goods, bought_boosts, worth)


class Run(NamedTuple):
    """A lot, and in how many nights it can be had."""

    lot: Lot
    nights: float


class Coming(NamedTuple):
    """A tile on a belt: the steps lacking after today's assistants, and the nights until it works."""

    machine: str
    lacks: int
    delay: float


def coming(s: State, player: Player, boosts: int) -> list[Coming]:
    """Return the tiles of a belt, the nearest first, as a usual day's work and the boosts of the night finish them."""
    tiles = sorted(zip(lacking(player, moves_today(s)), player.belt, strict=True), key=lambda pair: pair[0])
    todays = turns_today(s, player)
    work = -todays * (todays + 1) / 4 - boosts
    found = []
    for lacks, tile in tiles:
        work += lacks
        found.append(Coming(tile.machine, lacks, max(0.0, work) / (STEPS_A_DAY + boosts) if lacks else 0.0))
    return found


def runs(s: State, player: Player, belt: Iterable[Coming], later: float) -> list[Run]:
    """Return what a player can activate until the end and how often; tonight counts for what is not used yet."""
    tonight = 0 if s.over or (s.stage == "night" and player.ended) else 1
    used = player.used if s.stage == "night" else ()
    found = [Run(ROBOT_LOTS[player.robot], later + (ROBOT not in used and tonight))]
    found += [Run(LOTS[id_], later + (id_ not in used and tonight)) for id_ in player.workshop if id_ in LOTS]
    for tile in belt:
        if tile.machine in LOTS:
            found.append(Run(LOTS[tile.machine], max(0.0, later + tonight - tile.delay)))
    return found


class Prospect(NamedTuple):
    """What a player will have at the end if no machine is bought any more.

    `points` in all, `dreams` of the machines' work, `completions` what the belt gives once; goods produced, not kept.
    """

    points: float
    dreams: float
    completions: float
    flowers: float
    ink: float
    rainbows: float
    boosts: float


def prospect(s: State, player: Player, belt: list[Coming], nights: float) -> Prospect:
    """Return what a player's machines will have brought after so many nights, tonight's included."""
    found = runs(s, player, belt, max(0.0, nights - 1))
    made = _produced(found)
    completions, rainbows = _completions(player, belt, nights)
    goods = [player.goods[FLOWERS] + made[0], player.goods[INK] + made[1], player.goods[RAINBOWS] + made[2] + rainbows]
    bought = _bought(goods, found)
    kept = (min(CAP, goods[0]) + min(CAP, goods[1])) / FIGURES.resources_per_point.value
    dreams = made[3] + bought
    total = player.goods[DREAMS] + dreams + completions + goods[2] * FIGURES.rainbow_points.value + kept
    return Prospect(total, dreams, completions + rainbows, *made[:3], made[4])


def _produced(found: Iterable[Run]) -> tuple[float, float, float, float, float]:
    """Return flowers, ink, rainbows, dreams and boosts that cost nothing."""
    flowers = ink = rainbows = dreams = boosts = 0.0
    for lot, nights in found:
        if lot.is_free:
            flowers += nights * lot.gives_flowers
            ink += nights * lot.gives_ink
            rainbows += nights * lot.gives_rainbows
            dreams += nights * lot.dreams
            boosts += nights * lot.boosts
    return flowers, ink, rainbows, dreams, boosts


def _completions(player: Player, belt: Iterable[Coming], nights: float) -> tuple[float, float]:
    """Return the dreams, those of the last spaces too, and the rainbows of the tiles that will be finished."""
    dreams = rainbows = 0.0
    space = len(player.workshop)
    for tile in belt:
        space += 1
        chance = min(1.0, max(0.0, nights - tile.delay)) if tile.lacks else 1.0
        reward = REWARDS.get(tile.machine, NO_REWARD)
        dreams += chance * (reward.get(DREAMS, 0) + space_bonus(space))
        rainbows += chance * reward.get(RAINBOWS, 0)
    return dreams, rainbows


def _bought(goods: list[float], found: Iterable[Run]) -> float:
    """Spend those goods (flowers, ink, rainbows) on what can be had for them, the best first; return the dreams."""
    dreams = 0.0
    for lot, nights in sorted((run for run in found if not run.lot.is_free), key=lambda run: -run.lot.worth):
        times = nights
        for good, cost in enumerate(lot[:3]):
            if cost:
                times = min(times, goods[good] / cost)
        for good, cost in enumerate(lot[:3]):
            goods[good] += times * (lot[good + 3] - cost)
        dreams += times * lot.dreams
    return dreams


def dreams_tonight(player: Player) -> float:
    """Return the dream points that the workshop can make in one night of the goods in hand and those produced."""
    found = [Run(LOTS[id_], 1) for id_ in player.workshop if id_ in LOTS and id_ not in player.used]
    made = _produced(found)
    goods = [player.goods[good] + made[place] for place, good in enumerate((FLOWERS, INK, RAINBOWS))]
    return made[3] + _bought(goods, found)


def prospects(s: State) -> list[float]:
    """Return the points in sight of every seat, in seat order."""
    nights = nights_left(s)
    return [prospect(s, one, coming(s, one, nightly(one).boosts), nights).points for one in s.players]


def leads(s: State, seat: int) -> tuple[float, float]:
    """Return how far a seat is ahead of its best rival: in points now, and in points in sight."""
    now, then = [points(player) for player in s.players], prospects(s)
    rivals = s.opponents(seat)
    return now[seat] - max(now[one] for one in rivals), then[seat] - max(then[one] for one in rivals)
