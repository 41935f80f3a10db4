"""What a side may buy next: the points that it would add, and how far the side is from it."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from rules.transmissions.buying import ITEM_PRICES, SURCHARGES
from rules.transmissions.components import COLOURS, IDEAS, ITEMS, LIGHT, PIPES, PLACES
from rules.transmissions.facts import (
    REMEMBERED,
    Network,
    Tiles,
    board_facts,
    gain_of_pipe,
    gain_of_tile,
    net_facts,
    run_with,
)
from rules.transmissions.state import Player, State

Purse: TypeAlias = tuple[int, int, int, int, int]
"""White, yellow, green, blue engrams and electricity."""

EFFORTS = (0.5, 0.5, 1.0, 1.0, 0.25)
"""The share of a turn that it takes to get one more of a good."""
WAIT = 2
"""Points by which a purchase is worth less for every turn that it is away."""
MUCH = 10
"""Points that a good purchase adds."""
PLACE_OF = {"item": PLACES.index("village"), "idea": PLACES.index("junkyard"), "pipe": PLACES.index("pipes")}

HOPES = (
    *(f"{what}-{when}" for what in PLACE_OF for when in ("now", "soon", "later", "next")),
    "run-pipes",
    "next-gain",
)


class Offer(NamedTuple):
    """What can be bought: both rows of the display and the top pipes; an empty place is an empty string."""

    items: tuple[str, ...]
    ideas: tuple[str, ...]
    tops: tuple[str, ...]


class Gains(NamedTuple):
    """The points that each tile of the display and each top pipe would add, None where it has no room; and runs."""

    item: tuple[int | None, ...]
    idea: tuple[int | None, ...]
    pipe: tuple[int | None, ...]
    longer: int
    """The number of top pipes that would make the run longer."""


def _cost(units: Iterable[str], electricity: int) -> Purse:
    white, yellow, green, blue = (list(units).count(colour) for colour in COLOURS)
    return white, yellow, green, blue, electricity


ITEM_COSTS = {
    (tile, column): _cost(item.cost, price) for tile, item in ITEMS.items() for column, price in enumerate(ITEM_PRICES)
}
PIPE_COSTS = {id_: _cost(pipe.cost, 0) for id_, pipe in PIPES.items()}


@lru_cache(REMEMBERED)
def gains(tiles: Tiles, network: Network, aside: int, offer: Offer) -> Gains:
    """Return what each purchase would add to a board and a network."""
    board, net = board_facts(tiles), net_facts(network, aside)
    runs = [run_with(network, top) if top else 0 for top in offer.tops]
    return Gains(
        tuple([gain_of_tile(tiles, net, tile) for tile in offer.items]),
        tuple([gain_of_tile(tiles, net, tile) for tile in offer.ideas]),
        tuple([gain_of_pipe(board, net, top, run) if top else None for top, run in zip(offer.tops, runs, strict=True)]),
        sum(run > net.run for run in runs),
    )


def effort(purse: Purse, cost: Purse, *, is_free: bool) -> float:
    """Return the turns it takes to get what is lacking; `is_free`: with a card that lets colours stand for others."""
    lacks = [need - held for need, held in zip(cost, purse, strict=True)]
    if is_free:
        white, yellow, green, blue, power = lacks
        lacks = [white + yellow, 0, green + blue, 0, power]
    return sum([lack * each for lack, each in zip(lacks, EFFORTS, strict=True) if lack > 0])


def _idea_effort(purse: Purse, tile: str, column: int) -> float:
    power = (IDEAS[tile].price or 0) - purse[4]
    light = SURCHARGES[column] - sum(purse[: len(LIGHT)])
    return max(0, power) * EFFORTS[4] + max(0, light) * EFFORTS[0]


def hopes(s: State, player: Player, tiles: Tiles, reach: Sequence[float], *, is_free: bool) -> list[float]:
    """Return for items, ideas and pipes the best purchase now, within a turn and later, and now if it is in reach."""
    white, yellow, green, blue = [player.engrams[colour] for colour in COLOURS]
    purse = (white, yellow, green, blue, player.electricity)
    tops = tuple([stack[0] if stack else "" for stack in s.pipe_stacks])
    offer = Offer(tuple(s.items), tuple(s.ideas), tops)
    best, longer = _best(tiles, tuple(player.pipes), len(player.set_aside), purse, is_free, offer)
    found, most = [], 0.0
    for place, (now, soon, later) in zip(PLACE_OF.values(), best, strict=True):
        found += [now, soon, later, now * reach[place]]
        most = max(most, now * reach[place])
    return [*found, longer, most]


@lru_cache(REMEMBERED)
def _best(
    tiles: Tiles, network: Network, aside: int, purse: Purse, is_free: bool, offer: Offer
) -> tuple[list[tuple[float, float, float]], float]:
    """Return the best purchase of each kind now, within a turn and later; and the share of pipes that fit the run."""
    of = gains(tiles, network, aside, offer)
    away = (
        [effort(purse, ITEM_COSTS[tile, n], is_free=is_free) if tile else 0 for n, tile in enumerate(offer.items)],
        [_idea_effort(purse, tile, n) if tile else 0 for n, tile in enumerate(offer.ideas)],
        [effort(purse, PIPE_COSTS[top], is_free=is_free) if top else 0 for top in offer.tops],
    )
    found = []
    for points, efforts in zip(of[:3], away, strict=True):
        buys = [(gain, turns) for gain, turns in zip(points, efforts, strict=True) if gain is not None]
        now = max([gain for gain, turns in buys if not turns], default=0) / MUCH
        soon = max([gain for gain, turns in buys if turns <= 1], default=0) / MUCH
        later = max([gain - WAIT * turns for gain, turns in buys], default=0) / MUCH
        found.append((now, soon, later))
    return found, of.longer / len(offer.tops)
