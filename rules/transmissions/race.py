"""How the game against Harvey will probably end, by rule of thumb: a race to fill one's board before his has grown.

Every turn brings him points, whatever the player does, so what a player holds is worth the turns that it saves. All
that is gained comes from the pool: what neither the player nor the pool has must come there first.
"""

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from rules.transmissions.components import COLOURS, ELECTRICITY, FIGURES, ITEMS, LIGHT, PLACES, ROBOTS
from rules.transmissions.facts import Outlook
from rules.transmissions.prospects import MUCH
from rules.transmissions.reach import able, by_robot, movable
from rules.transmissions.state import Harvey, State

EFFORTS = {"white": 0.5, "yellow": 0.5, "green": 1.0, "blue": 1.0, ELECTRICITY: 0.25}
"""Turns that it takes to get one of a good from a pool that has it."""
DROUGHT = {"white": 0.3, "yellow": 0.3, "green": 0.6, "blue": 0.6, ELECTRICITY: 0.5}
"""Turns more for each that the pool lacks."""
LOSSES = {"white": 1.0, "yellow": 1.0, "green": 2.0, "blue": 2.0, ELECTRICITY: 0.5}
"""Points lost for each that is left in the pool in the end."""
COST = {"white": 0.43, "yellow": 0.4, "green": 0.57, "blue": 0.6}
"""Engrams of a usual item; half of what is thought to be needed follows from the display."""
ITEM_POWER, IDEA_POWER, SURCHARGE = 2.0, 2.8, 0.15
"""Electricity for an item and an idea, and light engrams of each colour for an idea."""
SPARE = 0.4
"""Of one spare engram of each colour so much helps for others."""
CARDS = {
    "F6E": 1.3,
    "F1A": 1.0,
    "FGW": 1.4,
    "FBY": 1.4,
    "FPOW": 1.2,
    "FLAKE": 1.2,
    "FMEAD": 1.2,
    "FSUB": 0.6,
    "FIDEA": 1.6,
    "FTURN": 1.3,
}
"""Turns that a forest card not yet played saves."""
ENGINE = 0.15
"""By so much an idea that makes or gathers goods shortens the time that these take."""
PURCHASE = 1.5
"""Turns for a purchase that can be paid: robots are seldom where they are wanted."""
ITEM, IDEA, SEEN = 3.8, 1.5, 0.25
"""Points of a usual purchase, and how much of the difference to the best one in sight counts."""
RATE, COMING = 2.4, 2.5
"""Points that Harvey gains in a turn, and how many times his next card counts: where robots stand lasts a while."""
PAIRS, SLOT, PIPE, HIGH = 0.55, 2.6, 9.0, 0.6
"""Pairs that leave the display in a turn, Harvey's turns for a slot, and turns for a pipe of the lowest stack but
that part of one."""
RUNDOWN = 30.0
"""In so many turns half of the pool's surplus is used up."""
USUAL, FOREST, TURNS_EACH = 0.8, 0.8, (1.0, 0.5, 0.25)
"""Turns that a usual action saves, one in the forest, and how much each card of the hand counts, the best first."""
LAST_BUY = 0.7
"""How much of the best purchase in reach counts in a last turn."""


class Race(NamedTuple):
    """The points of both in the end."""

    mine: float
    harveys: float


class Runner(NamedTuple):
    """What the rule goes by.

    Attributes:
        brief: The player's tiles and cards.
        hoped: Points by purchase, as `prospects.HOPES` names them.
        reach: For each location the chance that the next action is there.
        points: Those of both now, without the pool's loss.
        coming: Points that Harvey's next card brings on average.
        is_last: Whether the end was triggered and the player has one more turn.
        is_open: Whether the turn's action is still to come.
    """

    brief: Outlook
    hoped: Mapping[str, float]
    reach: Sequence[float]
    points: tuple[float, float]
    coming: float
    is_last: bool
    is_open: bool


def race(s: State, harvey: Harvey, one: Runner) -> Race:
    """Return the points of both in the end."""
    mine, his = one.points
    if s.trigger is not None:
        now = one.hoped["next-gain"] * MUCH * LAST_BUY * one.is_last
        return Race(mine - loss(s) + now, his + one.coming * (s.trigger.side == 0))
    lacks = lacking(s, one.brief)
    needed = _turns_needed(s, one, lacks)
    at_most = turns_of_harvey(s, harvey)
    turns = max(1.0, min(needed, at_most))
    share = min(1.0, at_most / max(0.5, needed))
    surplus = sum([LOSSES[good] * max(0.0, s.pool[good] - lack) for good, lack in lacks.items()])
    mine += share * _gain(one, share) - surplus / (1 + turns / RUNDOWN) + one.hoped["next-gain"]
    return Race(mine, his + COMING * one.coming + RATE * (turns - 1))


def loss(s: State) -> float:
    """Return the points lost for the pool as it is."""
    return sum([LOSSES[good] * s.pool[good] for good in LOSSES])


def _room(brief: Outlook) -> tuple[int, int]:
    """Return how many items and how many ideas fill the board, items first."""
    size = FIGURES.item_slots.value
    return sum([free // size for free in brief.board.free]), sum([free % size for free in brief.board.free])


def lacking(s: State, brief: Outlook) -> dict[str, float]:
    """Return how much of each good is still lacking to fill the board with what is usual or displayed."""
    items, ideas = _room(brief)
    shown = [ITEMS[tile].cost for tile in s.items if tile]
    held, found = s.players[0], {}
    for colour in COLOURS:
        here = sum([list(cost).count(colour) for cost in shown]) / max(1, len(shown))
        need = items * (COST[colour] + here) / 2 + SURCHARGE * ideas * (colour in LIGHT)
        found[colour] = max(0.0, need - held.engrams[colour])
    found[ELECTRICITY] = max(0.0, ITEM_POWER * items + IDEA_POWER * ideas - held.electricity)
    return found


def _turns_needed(s: State, one: Runner, lacks: Mapping[str, float]) -> float:
    """Return the turns that the player still needs to fill the board."""
    board, held = one.brief.board, s.players[0].engrams
    effort = sum([EFFORTS[good] * lack for good, lack in lacks.items()])
    effort -= SPARE * sum([EFFORTS[colour] for colour in COLOURS if held[colour] and not lacks[colour]])
    effort -= sum([CARDS.get(id_, 0.0) * number for id_, number in one.brief.cards.unused.items()])
    drought = sum([DROUGHT[good] * max(0.0, lack - s.pool[good]) for good, lack in lacks.items()])
    turns = PURCHASE * sum(_room(one.brief)) + max(0.0, effort) / (1 + ENGINE * sum(board.engine[:3])) + drought
    saves = _saved_by(s, one, lacks)
    if one.is_open:
        return turns - max([turn * chance for turn, chance in zip(saves, one.reach, strict=True)])
    hand = sorted(_saved_by_cards(s, one.brief, saves), reverse=True)
    return turns - sum([weight * (turn - USUAL) for weight, turn in zip(TURNS_EACH, hand, strict=False)])


def _saved_by(s: State, one: Runner, lacks: Mapping[str, float]) -> list[float]:
    """Return the turns that an action at each location saves."""
    light, heavy, power = 2, 1, 4
    get = {good: min(lack, s.pool[good]) for good, lack in lacks.items()}
    _, ideas = _room(one.brief)
    idea = one.hoped["idea-now"]
    saved = {
        "meadow": max(min(heavy, get["green"]), min(light, get["yellow"]) * EFFORTS["yellow"]),
        "lake": max(min(heavy, get["blue"]), min(light, get["white"]) * EFFORTS["white"]),
        "power_plant": min(power, get[ELECTRICITY]) * EFFORTS[ELECTRICITY],
        "village": PURCHASE if one.hoped["item-now"] else 0.0,
        "junkyard": PURCHASE if idea and ideas else min(1.0, 2 * idea),
        "forest": FOREST,
        "pipes": min(1.5, 2 * one.hoped["pipe-now"]),
    }
    return [saved[place] for place in PLACES]


def _saved_by_cards(s: State, brief: Outlook, saves: Sequence[float]) -> list[float]:
    """Return for each card of the hand the turns that the best action it leads to saves."""
    player, fields = s.players[0], tuple(s.robots.values())
    powers = able(brief.board.powers, player.electricity)
    return [
        max(
            [saves[place] for robot in movable(fields, card) for place in by_robot(fields, robot, powers[robot])],
            default=0.0,
        )
        for card in player.hand
    ]


def turns_of_harvey(s: State, harvey: Harvey) -> float:
    """Return the turns until display, stacks or Harvey's board end the game."""
    free = sum([harvey.free(robot) for robot in harvey.robots])
    stack = min([len(stack) for stack in s.pipe_stacks])
    return max(0.0, min((len(s.item_stack) + 1) / PAIRS, SLOT * free + 1, PIPE * (stack - HIGH)))


def _gain(one: Runner, share: float) -> float:
    """Return the points of all purchases to come; `share` of them is likely to be made."""
    items, ideas = _room(one.brief)
    left = [robot.points for robot, free in zip(ROBOTS.values(), one.brief.board.free, strict=True) if free]
    best = {what: MUCH * max(one.hoped[f"{what}-now"], one.hoped[f"{what}-later"]) for what in ("item", "idea")}
    if items + ideas == 1:
        return max(best["item" if items else "idea"], sum(left))
    found = sum(left) * share + items * ITEM + ideas * IDEA
    found += SEEN * (min(10.0, best["item"]) - ITEM) * bool(items)
    return found + SEEN * (min(4.0, best["idea"]) - IDEA) * bool(ideas)
