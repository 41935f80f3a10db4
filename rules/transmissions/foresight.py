"""The points that a side will have in the end, by rule of thumb: what learning begins with, and soon knows better.

Goods are worth the turns it took to get them, as long as there are turns left to spend them in.
"""

from collections.abc import Mapping
from math import exp

from rules.transmissions.components import ELECTRICITY, FIGURES, HEAVY, LIGHT
from rules.transmissions.facts import Outlook
from rules.transmissions.state import Player, State

TURNS_AT_MOST = 14
PAIRS_A_TURN = 0.45
"""Pairs of tiles that leave the display in one turn of any side."""
TURNS_A_SLOT = 1.3
"""Turns of a side for each of its slots still free, at least."""
POINTS_A_TURN = 0.6
"""What goods are worth that take a turn to get: less than what they buy, or a side would keep them."""
LIGHT_EFFORT, HEAVY_EFFORT, POWER_EFFORT, SPARE_EFFORT = 0.5, 1.0, 0.25, 0.08
"""Turns that one of a good takes; of electricity no more than enough counts in full."""
POWER_ENOUGH = 8
SURPLUS = 0.4
"""Turns lost with each engram that may have to be returned."""
ACTION = 2.0
"""What the action of a turn is worth before it is done."""
NEXT, SOON, LATER, SETS = 0.1, 0.03, 0.015, 0.2
"""Shares of the points of a purchase that count now: the one in reach, one within a turn, one later, more of sets."""
ENGINE = (0.3, 0.375, 0.2, 0.125, 0.125, 0.15, 0.15)
"""Points that an idea of each group brings in a turn, in the order of `facts.ENGINE`."""
CARDS = {
    "F6E": 1.8,
    "F1A": 1.2,
    "FGW": 2.4,
    "FBY": 2.4,
    "FPOW": 1.5,
    "FLAKE": 1.5,
    "FMEAD": 1.5,
    "FSUB": 0.75,
    "FIDEA": 1.95,
    "FTURN": 2.4,
}
"""Points that a forest card not yet played is worth."""
FLOW = {"heavy": (0.25, 2.0), "light": (0.3, 3.0), "power": (0.9, 4.0)}
"""Points that a turn of the solo game brings less where nothing of a kind is left, and how much of it is plenty."""


def turns_ahead(s: State, slots: int, *, is_last: bool) -> float:
    """Return the turns that a side probably still has.

    `slots` are the fewest that any player has free; `is_last`: the end was triggered and the side has one more turn.
    """
    if s.trigger is not None:
        return float(is_last)
    pairs = (len(s.item_stack) + 1) / PAIRS_A_TURN / s.sides
    return min(TURNS_AT_MOST, pairs, slots * TURNS_A_SLOT + 0.7)


def efforts(player: Player) -> float:
    """Return the turns that it took to get what a player holds."""
    held, power = player.engrams, player.electricity
    light, heavy = held["white"] + held["yellow"], held["green"] + held["blue"]
    goods = LIGHT_EFFORT * light + HEAVY_EFFORT * heavy
    goods += POWER_EFFORT * min(power, POWER_ENOUGH) + SPARE_EFFORT * max(0, power - POWER_ENOUGH)
    return goods - SURPLUS * max(0, light + heavy + 1 - FIGURES.engram_limit.value)


def foreseen(
    player: Player, brief: Outlook, points: float, turns: float, hopes: tuple[float, float, float], sets: float
) -> float:
    """Return the points of a side in the end.

    Args:
        player: Who it is.
        brief: Its tiles and cards.
        points: Its points now.
        turns: Those still ahead.
        hopes: Points of the best purchase that is in reach, within a turn, and later.
        sets: Points that one more copy of each kind of set would add.
    """
    use = min(1.0, turns / 2)
    cards = sum([CARDS.get(id_, 0.0) * number for id_, number in brief.cards.unused.items()])
    engine = sum([worth * number for worth, number in zip(ENGINE, brief.board.engine, strict=True)])
    in_reach, soon, later = hopes
    bought = NEXT * in_reach + SOON * soon + LATER * later
    kept = use * (POINTS_A_TURN * efforts(player) + cards + SETS * sets)
    return points + kept + engine * turns + min(1.0, turns) * bought


def flow(player: Player, pool: Mapping[str, int]) -> float:
    """Return what goes round in the solo game, in points that it brings in a turn: what is held, and what the pool has.

    Without electricity in either, hardly anything can be bought.
    """
    heavy, light = [sum([player.engrams[one] + pool[one] for one in kind]) for kind in (HEAVY, LIGHT)]
    have = {"heavy": heavy, "light": light, "power": player.electricity + pool[ELECTRICITY]}
    return sum([worth * (1 - exp(-have[kind] / much)) for kind, (worth, much) in FLOW.items()])
