"""The points that a side will have in the end, by rule of thumb: what learning begins with, and soon knows better.

What is made and held is worth the points that it buys, as long as there are rounds left to buy them in; a project is
worth its points by how much is still missing. A machine that is reserved counts as if it were paid for and fetched.
"""

from functools import lru_cache
from typing import Final

from rules.imaginarium.components import MACHINES
from rules.imaginarium.machines import Arrangement, Cards, group
from rules.imaginarium.prospects import MANY, WORTH, Open, could_make, lacks, made, nearness, with_garden, working
from rules.imaginarium.sides import GOAL, Look
from rules.imaginarium.state import Player

POINTS_A_ROUND: Final = 2.2
"""Points that the leading side gains in a round."""
ROUNDS_AT_MOST: Final = 9.0
LIQUID, LIQUID_AT_MOST = 8, 9
"""Charcoal's worth that brings the end nearer by a point, and so many points at most."""
USE: Final = 0.65
"""The share of what goods could buy that they are worth unspent: less than 1, or a side would keep them."""
NOW, COMBINED, WHOLE = 0.6, 0.25, 0.15
"""How much of an engine's worth counts: as it is, combined at its best, and with the garden repaired besides."""
COMPLETED: Final = 0.9
SCRAP: Final = 0.35
"""The share of its level, in points, that a machine is worth for being dismantled."""
STAFF: Final = {
    "AS01": 1.0,
    "AS02": 1.5,
    "AS03": 2.0,
    "AS04": 1.0,
    "AS05": 1.5,
    "AS06": 1.0,
    "AS07": 1.0,
    "AS08": 1.5,
    "AS10": 0.7,
    "AS11": 0.7,
    "AS12": 1.0,
}
"""Points that an assistant brings in a long game, beyond what its terms tell."""


def rounds_ahead(points: list[int], wealth: list[int], *, over: bool) -> float:
    """Return the rounds that probably follow this one, from the points and the wealth of all sides."""
    if over:
        return 0.0
    nearest = max(one + min(LIQUID_AT_MOST, goods / LIQUID) for one, goods in zip(points, wealth, strict=True))
    if max(points) >= GOAL:
        return 0.0
    return min(ROUNDS_AT_MOST, max(0.5, (GOAL - nearest) / POINTS_A_ROUND))


def wealth_of(player: Player) -> int:
    """Return what a side's goods are worth, in charcoal."""
    return sum([WORTH[good] * number for good, number in player.goods.items()])


def foreseen(look: Look, reserved: str, owed: int) -> float:
    """Return the points of a side in the end.

    Args:
        look: The side.
        reserved: The machine that it is to buy, if any.
        owed: The charcoal that it will pay for that, or less than 0 for what a press will give.
    """
    player, terms, rounds = look.player, look.terms, look.whole.rounds
    majorities = look.whole.sights[look.of] - look.whole.totals[look.of]
    garden = group((*look.garden, reserved)) if reserved else look.garden
    wealth = wealth_of(player) - owed
    bought = USE * min(wealth / terms.vp_price, terms.deals * max(rounds, 0.3))
    engine = rounds * USE / terms.vp_price * engine_of(look.slots, garden, terms.slots)
    charcoal = max(0, min(15, player.charcoal - owed))
    projects = projects_of(look.open, look.slots, garden, charcoal, len(player.assistants))
    staff = sum([STAFF.get(one.id, 0.0) for one in player.assistants]) * rounds / ROUNDS_AT_MOST
    plans = min(1.0, rounds / 2) * projects + scrap_of(look.slots) * min(1.0, rounds / 4)
    return player.vp + majorities / (1 + rounds) + bought + engine + plans + staff


@lru_cache(MANY)
def engine_of(slots: Arrangement, garden: Cards, most: int) -> float:
    """Return what an engine makes in a round, in charcoal, now and as far as it may soon be better."""
    cards = group([card for cards in slots for card in cards])
    now = made(slots).worth
    best = max(now, could_make(working(cards), most))
    whole = max(best, could_make(working(group((*cards, *garden))), most))
    return NOW * now + COMBINED * best + WHOLE * whole


@lru_cache(MANY)
def projects_of(open_: Open, slots: Arrangement, garden: Cards, charcoal: int, staff: int) -> float:
    """Return the points of projects by how much is missing for each."""
    now, then = lacks(slots, charcoal, staff), lacks(with_garden(slots, garden), charcoal, staff)
    found = 0.0
    for project, points in open_:
        found += COMPLETED * points * nearness(now[project], then[project])
    return found


@lru_cache(MANY)
def scrap_of(slots: Arrangement) -> float:
    """Return what machines are worth for being dismantled, in points."""
    alone = [MACHINES[cards[0]] for cards in slots if len(cards) == 1]
    return SCRAP * sum(machine.level for machine in alone if machine.dismantles)
