"""What a side has, in the numbers that computer players weigh: its goods, and what lies before it for good."""

from collections import Counter
from functools import lru_cache
from typing import Final

from rules.kernel.insight import Numbers
from rules.transmissions.components import COLOURS, ITEMS, KINDS, ROBOT_NAMES, ROBOTS
from rules.transmissions.facts import (
    ENGINE,
    REMEMBERED,
    BoardFacts,
    CardFacts,
    NetFacts,
    Network,
    Tiles,
    board_facts,
    card_facts,
    net_facts,
)
from rules.transmissions.pipes import run_points
from rules.transmissions.state import Player

POINTS: Final = 60
"""Points of a good game."""
MOST: Final = 4.0
"""No number is larger, however wild the game."""
SLOTS_IN_ALL: Final = sum(robot.slots for robot in ROBOTS.values())
SETS: Final = {kind.id: kind.each for kind in KINDS.values() if kind.each}
CARD_GROUPS: Final = {
    "power": {"F6E": 1},
    "engrams": {"F1A": 1, "FGW": 2, "FBY": 2},
    "after": {"FPOW": 1, "FLAKE": 1, "FMEAD": 1},
    "substitute": {"FSUB": 1},
    "idea-above": {"FIDEA": 1},
    "extra-turn": {"FTURN": 1},
}
"""Types of forest cards by what they are good for, and how much of it."""
GOODS: Final = (
    *COLOURS,
    *(f"first-{colour}" for colour in COLOURS),
    "engrams",
    "first-power",
    "power",
)
"""What `goods` returns."""
POSSESSIONS: Final = (
    "creatures",
    "run",
    "full-robots",
    "items",
    "ideas",
    "forest",
    "acorns",
    "birds",
    "butterflies",
    "pipes",
    "pipes-aside",
    "run-tiles",
    "open-ends",
    "open-onward",
    "item-tiles",
    "idea-tiles",
    "slots-left",
    "slots-few",
    "item-room",
    *(f"covered-{robot}" for robot in ROBOT_NAMES),
    *(f"engine-{name}" for name in ENGINE),
    *(f"card-{name}" for name in CARD_GROUPS),
)
"""What `possessions` returns."""


def within(number: float) -> float:
    """Return a number, no further from nothing than any may be."""
    return max(-MOST, min(MOST, number))


@lru_cache(1024)
def coming_kinds(display: tuple[str, ...], stack: tuple[str, ...]) -> Counter[str]:
    """Return how many copies of each kind may still be bought; which tiles are under way, all can work out."""
    return Counter(ITEMS[tile].kind for tile in (*display, *stack) if tile)


def set_hopes(board: BoardFacts, coming: Counter[str]) -> float:
    """Return the points that one more copy of each kind of set would add, where any may come."""
    found = 0.0
    for kind, number in board.kinds.items():
        each = SETS.get(kind, ())
        if number < len(each) and coming[kind]:
            found += (number + 1) * each[number] - number * each[number - 1]
    return found


def goods(player: Player) -> Numbers:
    """Return the engrams and the electricity that a player holds."""
    held = [player.engrams[colour] for colour in COLOURS]
    power = player.electricity
    return [
        *[number / 4 for number in held],
        *[float(number > 0) for number in held],
        sum(held) / 7,
        min(power, 4) / 4,
        within(power / 12),
    ]


@lru_cache(REMEMBERED)
def possessions(tiles: Tiles, network: Network, aside: int, forest: tuple[str, ...], used: tuple[str, ...]) -> Numbers:
    """Return what lies before a player for good; as it seldom changes it is remembered."""
    board, net, cards = board_facts(tiles), net_facts(network, aside), card_facts(forest, used)
    return [*_scoring(board, net, cards), *_tiles(board, net), *_engine(board, cards)]


def _scoring(board: BoardFacts, net: NetFacts, cards: CardFacts) -> Numbers:
    birds, butterflies = board.birds + net.birds, board.butterflies + net.butterflies
    return [
        within(birds * butterflies / 20),
        run_points(net.run) / 30,
        board.filled / 18,
        board.item_points / 25,
        board.idea_points / 8,
        cards.points / 4,
        within(cards.acorns / 12),
        birds / 5,
        butterflies / 5,
    ]


def _tiles(board: BoardFacts, net: NetFacts) -> Numbers:
    free = sum(board.free)
    return [
        net.pipes / 6,
        net.aside / 3,
        net.run / 8,
        net.ends / 5,
        net.onward / 2,
        board.items / 6,
        board.ideas / 8,
        free / SLOTS_IN_ALL,
        max(0, 4 - free) / 4,
        board.item_room() / 6,
        *[1 - left / robot.slots for left, robot in zip(board.free, ROBOTS.values(), strict=True)],
    ]


def _engine(board: BoardFacts, cards: CardFacts) -> Numbers:
    groups = [sum([worth * cards.unused[id_] for id_, worth in group.items()]) for group in CARD_GROUPS.values()]
    return [*[number / 2 for number in board.engine], *[number / 2 for number in groups]]
