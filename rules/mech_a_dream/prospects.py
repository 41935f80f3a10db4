"""What a position promises: a machine's lot in numbers, the nights left, what each seat will have at the end.

Estimates for computer players, which know no more than everybody at the table. Nothing here changes a position.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple

import msgspec

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
from rules.mech_a_dream.state import HOME, ROBOT, Player, State, Tile

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
    is_free: bool
    worth: float


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
        not cost,
        worth_of(effect.gain) + (SPECIAL_WORTH if effect.special else 0) - worth_of(cost.items()),
    )


LOTS = {id_: lot_of(machine.effect) for id_, machine in MACHINES.items() if machine.effect is not None}
ROBOT_LOTS = {
    id_: max((lot_of(option) for option in robot.options), key=lambda lot: lot.worth) for id_, robot in ROBOTS.items()
}
REWARDS = {
    id_: tuple(dict(machine.on_complete).get(good, 0) for good in (DREAMS, RAINBOWS))
    for id_, machine in MACHINES.items()
}
"""The dreams and the rainbows that each machine gives once, on completion."""


class Run(NamedTuple):
    """A lot, and in how many nights it can be had."""

    lot: Lot
    nights: float


class Made(NamedTuple):
    """What some runs come to: dreams in all, and what they give for nothing."""

    dreams: float
    flowers: float
    ink: float
    rainbows: float
    boosts: float


def work_off(goods: list[float], runs: Iterable[Run]) -> Made:
    """Add what runs produce to goods (flowers, ink, rainbows), spend these on the others, the best first."""
    flowers = ink = rainbows = dreams = boosts = 0.0
    paid = list[Run]()
    for run in runs:
        lot, nights = run
        if lot.is_free:
            flowers += nights * lot.gives_flowers
            ink += nights * lot.gives_ink
            rainbows += nights * lot.gives_rainbows
            dreams += nights * lot.dreams
            boosts += nights * lot.boosts
        else:
            paid.append(run)
    goods[0] += flowers
    goods[1] += ink
    goods[2] += rainbows
    if paid:
        dreams += _bought(goods, paid)
    return Made(dreams, flowers, ink, rainbows, boosts)


def _bought(goods: list[float], paid: list[Run]) -> float:
    """Spend goods on what can be had for them, the best first, and return the dreams."""
    dreams = 0.0
    paid.sort(key=_promise, reverse=True)
    for lot, times in paid:
        for good in range(3):
            if lot[good]:
                times = min(times, goods[good] / lot[good])  # noqa: PLW2901  what can be paid
        if times > 0:
            for good in range(3):
                goods[good] += times * (lot[good + 3] - lot[good])
            dreams += times * lot.dreams
    return dreams


def _promise(run: Run) -> float:
    return run.lot.worth


# The clock


def moves_today(stage: str) -> int:
    """Return how often the machines under construction will still move forward today."""
    return len(PARTS) - PARTS.index(stage) if stage in PARTS else 0


def lacking(player: Player, moves: int) -> list[int]:
    """Return the steps that each tile of a belt lacks once its assistants have done their day."""
    assistants = player.assistants
    return [max(0, tile.slot - moves * assistants.count(tile.machine)) for tile in player.belt]


def nights_left(s: State, fullest: int) -> float:
    """Return how many nights are to be expected, tonight's included.

    `fullest` is the number of machines of the foremost workshop after today's work; nine of them end the game early.
    """
    if s.over:
        return 0.0
    missing = max(0, FIGURES.end_machines.value - fullest)
    return min(FIGURES.days.value - s.day + 1, 1 + missing / MACHINES_A_DAY)


# A side


class Coming(NamedTuple):
    """A tile on a belt: the steps lacking after today's assistants, and the nights until it works."""

    machine: str
    lacks: int
    delay: float


class Side:
    """What one seat's belt, machines and goods will come to until the end if it buys nothing any more.

    Attributes:
        nights: Those to be expected, tonight's included.
        used: What has been activated tonight; `has_ended` says that tonight is over for this side.
        turns_today: Assistants still to be placed today.
        turns: Those of all days to come, too.
        lots: What the robot and each machine do in a night.
        boosts: What they give of these in a night, for nothing or for a price.
        belt: The tiles under construction, the nearest first.
        made: What all machines will come to.
        rewards: Dreams of completions to come, and of the last spaces of the workshop.
        points: What there will be at the end.
    """

    def __init__(self, player: Player, stage: str, nights: float) -> None:
        """Work it out."""
        self.player, self.nights = player, nights
        self.used: Sequence[str] = player.used if stage == "night" else ()
        self.has_ended = stage == "night" and player.ended
        self.turns_today = 0 if stage in {"night", "over"} else player.assistants.count(HOME)
        self.turns = self.turns_today + len(PARTS) * max(0.0, nights - 1)
        self.lots = [ROBOT_LOTS[player.robot], *(LOTS[id_] for id_ in player.workshop if id_ in LOTS)]
        self.boosts = sum(lot.boosts for lot in self.lots)
        self.belt = self._belt(lacking(player, moves_today(stage)))
        goods: list[float] = [player.goods[good] for good in (FLOWERS, INK, RAINBOWS)]
        self.rewards, rainbows = self._completions()
        goods[2] += rainbows
        self.made = work_off(goods, self._runs())
        kept = (min(CAP, goods[0]) + min(CAP, goods[1])) / FIGURES.resources_per_point.value
        kept += goods[2] * FIGURES.rainbow_points.value
        self.points = player.goods[DREAMS] + self.made.dreams + self.rewards + kept

    def _belt(self, lacks: list[int]) -> list[Coming]:
        """Return the tiles as a usual day's work and the boosts of the night finish them."""
        if not lacks:
            return []
        todays = self.turns_today
        work = -todays * (todays + 1) / 4 - self.boosts
        belt = list[Coming]()
        for lack, tile in sorted(zip(lacks, self.player.belt, strict=True), key=_lack):
            work += lack
            belt.append(Coming(tile.machine, lack, max(0.0, work) / (STEPS_A_DAY + self.boosts) if lack else 0.0))
        return belt

    def _completions(self) -> tuple[float, float]:
        """Return the dreams, those of the last spaces too, and the rainbows of the tiles that will be finished."""
        dreams = rainbows = 0.0
        for space, tile in enumerate(self.belt, len(self.player.workshop) + 1):
            chance = min(1.0, max(0.0, self.nights - tile.delay)) if tile.lacks else 1.0
            given = REWARDS[tile.machine]
            dreams += chance * (given[0] + space_bonus(space))
            rainbows += chance * given[1]
        return dreams, rainbows

    def _runs(self) -> list[Run]:
        """Return what can be activated until the end and how often; tonight counts for what is not used yet."""
        nights = self.nights
        runs = [Run(lot, nights) for lot in self.lots]
        if self.used or self.has_ended:
            later, ids = max(0.0, nights - 1), (ROBOT, *(id_ for id_ in self.player.workshop if id_ in LOTS))
            runs = [
                Run(lot, later if self.has_ended or id_ in self.used else nights)
                for id_, lot in zip(ids, self.lots, strict=True)
            ]
        for tile in self.belt:
            if tile.machine in LOTS:
                runs.append(Run(LOTS[tile.machine], max(0.0, nights - tile.delay)))
        return runs

    def dreams_tonight(self) -> float:
        """Return the dream points that the machines can still make tonight of goods in hand and those produced."""
        player = self.player
        if self.has_ended:
            return 0.0
        runs = [Run(LOTS[id_], 1) for id_ in player.workshop if id_ in LOTS and id_ not in self.used]
        return work_off([player.goods[good] for good in (FLOWERS, INK, RAINBOWS)], runs).dreams if runs else 0.0


def _lack(pair: tuple[int, Tile]) -> int:
    return pair[0]


@lru_cache(maxsize=1024)
def side_of(player: bytes, stage: str, nights: float) -> Side:
    """Return the side of an encoded player: a search meets most of them again and again."""
    return Side(msgspec.json.decode(player, type=Player), stage, nights)


class Outlook:
    """What a position promises every seat; `nights` are to be expected, tonight's included.

    `fullest` is the number of machines of the foremost workshop after today's work.
    """

    def __init__(self, s: State) -> None:
        """Work it out for the whole table."""
        moves = moves_today(s.stage)
        self.fullest = max([len(player.workshop) + lacking(player, moves).count(0) for player in s.players])
        self.nights = nights_left(s, self.fullest)
        self.sides = [side_of(msgspec.json.encode(player), s.stage, self.nights) for player in s.players]
