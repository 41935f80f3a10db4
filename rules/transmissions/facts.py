"""What boards, networks and forest cards amount to, and what the next tile would add; remembered for reuse.

Only what everybody sees is told here. The figures are those of the score sheet; `scoring` is where they are explained.
"""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from rules.transmissions.components import CARDS, FIGURES, IDEAS, ITEMS, KINDS, PIPES, ROBOT_NAMES, ROBOTS, SLOTS
from rules.transmissions.pipes import CLOSED, beside, longest_run, network, placements, run_length, run_points
from rules.transmissions.state import Board, Harvey, Placed, Player

Tiles: TypeAlias = tuple[tuple[str, ...], ...]
"""The tiles of a board, robot by robot from left to right."""
Network: TypeAlias = tuple[Placed, ...]

REMEMBERED = 8192
ASIDE = FIGURES.set_aside_points.value

ENGINE = {
    "power": ("GAIN2E", "Y3E", "W3E"),
    "gather": ("GATHB", "GATHE"),
    "to-heavy": ("E2B", "W2G", "Y2B", "E3A"),
    "to-light": ("E1L", "A2A"),
    "strides": ("MOVE1", "MOVE2", "CCW"),
    "leaps": ("SWAP", "JUMP", "COPYR", "COPYL"),
    "draws": ("FDRAW",),
}
"""Types of ideas by what they are good for in play."""


class Powers(NamedTuple):
    """What the ideas on a robot add to its moves."""

    steps: int
    reverse: bool
    swap: bool
    jump: bool


class BoardFacts(NamedTuple):
    """What lies on four robots; `engine` counts ideas as `ENGINE` groups them."""

    free: tuple[int, ...]
    filled: int
    items: int
    ideas: int
    item_points: int
    idea_points: int
    birds: int
    butterflies: int
    kinds: Counter[str]
    powers: tuple[Powers, ...]
    engine: tuple[int, ...]

    def item_room(self) -> int:
        """Return how many items could still be placed."""
        return sum(free // FIGURES.item_slots.value for free in self.free)


class NetFacts(NamedTuple):
    """What a player's pipes amount to; `ends` are free openings anywhere, `onward` those at the run's last pipe."""

    pipes: int
    aside: int
    points: int
    birds: int
    butterflies: int
    run: int
    ends: int
    onward: int


class CardFacts(NamedTuple):
    """What a side's forest cards amount to; `unused` counts those still to be played by type."""

    cards: int
    acorns: int
    points: int
    unused: Counter[str]


class Outlook(NamedTuple):
    """A side in brief."""

    tiles: Tiles
    board: BoardFacts
    net: NetFacts
    cards: CardFacts


# Boards


def tiles_of(board: Board) -> Tiles:
    """Return the tiles of a board robot by robot."""
    return tuple([tuple(tiles) for tiles in board.robots.values()])


@lru_cache(REMEMBERED)
def board_facts(tiles: Tiles) -> BoardFacts:
    """Return what lies on four robots; items that count pipes are left to `total`."""
    every = [tile for robot in tiles for tile in robot]
    items = [ITEMS[tile] for tile in every if tile in ITEMS]
    ideas = [IDEAS[tile] for tile in every if tile in IDEAS]
    covered = [sum([SLOTS[tile] for tile in robot]) for robot in tiles]
    free = [ROBOTS[name].slots - slots for name, slots in zip(ROBOT_NAMES, covered, strict=True)]
    kinds = Counter(item.kind for item in items)
    types = Counter(idea.id for idea in ideas)
    return BoardFacts(
        free=tuple(free),
        filled=sum(ROBOTS[name].points for name, slots in zip(ROBOT_NAMES, free, strict=True) if not slots),
        items=len(items),
        ideas=len(ideas),
        item_points=sum(_points(kind, number, len(items), len(ideas)) for kind, number in kinds.items()),
        idea_points=sum(idea.points for idea in ideas),
        birds=sum(item.birds for item in items) + sum(idea.birds for idea in ideas),
        butterflies=sum(item.butterflies for item in items) + sum(idea.butterflies for idea in ideas),
        kinds=kinds,
        powers=tuple([_powers(robot) for robot in tiles]),
        engine=tuple([sum([types[id_] for id_ in group]) for group in ENGINE.values()]),
    )


def _powers(robot: tuple[str, ...]) -> Powers:
    ideas = [IDEAS[tile] for tile in robot if tile in IDEAS]
    uses = {idea.use for idea in ideas}
    return Powers(sum(idea.steps for idea in ideas), "reverse" in uses, "swap" in uses, "jump" in uses)


def _points(kind: str, copies: int, items: int, ideas: int) -> int:
    """Return the points of all copies of a kind but those that count pipes."""
    figures = KINDS[kind]
    if figures.per:
        number = {"items": items, "ideas": ideas}.get(figures.per.what, 0)
        return copies * min(figures.per.most, figures.per.points * number)
    if figures.each:
        return copies * figures.each[min(copies, len(figures.each)) - 1]
    return copies * figures.points


PER_PIPE = {kind.id: kind.per for kind in KINDS.values() if kind.per and kind.per.what == "pipes"}


# Networks


@lru_cache(REMEMBERED)
def net_facts(network_: Network, aside: int) -> NetFacts:
    """Return what a network and a number of pipes set aside amount to."""
    attached = [PIPES[placed.pipe] for placed in network_ if placed.pipe in PIPES]
    net = network(network_)
    open_ways = {
        cell: sum([edges[way] != CLOSED and beside(cell, way) not in net for way in range(4)])
        for cell, edges in net.items()
    }
    return NetFacts(
        pipes=len(attached),
        aside=aside,
        points=sum(pipe.points for pipe in attached),
        birds=sum(pipe.birds for pipe in attached),
        butterflies=sum(pipe.butterflies for pipe in attached),
        run=run_length(network_),
        ends=sum(open_ways.values()),
        onward=open_ways[longest_run(network_)[-1]],
    )


@lru_cache(REMEMBERED)
def run_with(network_: Network, pipe: str) -> int:
    """Return the longest run that a further pipe can make; 0 if it fits nowhere."""
    return max((run_length([*network_, one]) for one in placements(network_, pipe)), default=0)


def harveys_net(pipes: Iterable[str]) -> NetFacts:
    """Return what Harvey's pipes amount to: all count, and all make one run."""
    found = [PIPES[pipe] for pipe in pipes]
    birds, butterflies = sum(pipe.birds for pipe in found), sum(pipe.butterflies for pipe in found)
    return NetFacts(len(found), 0, sum(pipe.points for pipe in found), birds, butterflies, len(found), 0, 0)


def net_of(board: Board) -> NetFacts:
    """Return what the pipes of a side amount to."""
    if isinstance(board, Player):
        return net_facts(tuple(board.pipes), len(board.set_aside))
    return harveys_net(board.pipes) if isinstance(board, Harvey) else harveys_net(())


# Forest cards


def cards_of(board: Board) -> CardFacts:
    """Return what the forest cards of a side amount to."""
    return card_facts(tuple(board.forest), tuple(board.used) if isinstance(board, Player) else ())


@lru_cache(REMEMBERED)
def card_facts(forest: tuple[str, ...], used: tuple[str, ...]) -> CardFacts:
    """Return what some forest cards amount to, of which some were used."""
    types = [CARDS[card] for card in forest]
    unused = Counter(CARDS[card].id for card in forest if card not in used)
    return CardFacts(len(types), sum(one.acorns for one in types), sum(one.points for one in types), unused)


def outlook(board: Board) -> Outlook:
    """Return a side in brief."""
    tiles = tiles_of(board)
    return Outlook(tiles, board_facts(tiles), net_of(board), cards_of(board))


# Points


def total(board: BoardFacts, net: NetFacts) -> int:
    """Return the points for tiles and pipes together, those for creatures included."""
    pipes = net.pipes + net.aside
    counting = sum([board.kinds[id_] * min(per.most, per.points * pipes) for id_, per in PER_PIPE.items()])
    creatures = (board.birds + net.birds) * (board.butterflies + net.butterflies)
    tiles = board.filled + board.item_points + board.idea_points + counting
    return tiles + creatures + net.points + ASIDE * net.aside + run_points(net.run)


def gain_of_tile(tiles: Tiles, net: NetFacts, tile: str) -> int | None:
    """Return the points that an item or idea adds on the best robot for it; None if it has room nowhere."""
    return _gain_of_tile(tiles, net.birds, net.butterflies, net.pipes + net.aside, tile) if tile else None


@lru_cache(REMEMBERED)
def _gain_of_tile(tiles: Tiles, birds: int, butterflies: int, pipes: int, tile: str) -> int | None:
    net = NetFacts(pipes, 0, 0, birds, butterflies, 0, 0, 0)
    now = board_facts(tiles)
    with_it = [
        total(board_facts((*tiles[:place], (*tiles[place], tile), *tiles[place + 1 :])), net)
        for place, free in enumerate(now.free)
        if free >= SLOTS[tile]
    ]
    return max(with_it) - total(now, net) if with_it else None


def gain_of_pipe(board: BoardFacts, net: NetFacts, pipe: str, run: int) -> int:
    """Return the points that a pipe adds, attached so that the run has that many tiles (0: it fits nowhere) or not."""
    before = total(board, net)
    aside = total(board, net._replace(aside=net.aside + 1)) - before
    if not run:
        return aside
    figures = PIPES[pipe]
    attached = net._replace(
        pipes=net.pipes + 1,
        points=net.points + figures.points,
        birds=net.birds + figures.birds,
        butterflies=net.butterflies + figures.butterflies,
        run=run,
    )
    return max(aside, total(board, attached) - before)
