"""Which locations a side can reach with its next card, and what Harvey's next card will probably bring him.

As things stand: what others move in between is not foreseen. Copied ideas are left out.
"""

from collections import Counter
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from rules.transmissions.components import CARDS, FIELDS, FIGURES, LOCATIONS, PLACES, ROBOT_NAMES, ROBOTS, TRANSMISSIONS
from rules.transmissions.facts import (
    REMEMBERED,
    Powers,
    Tiles,
    board_facts,
    gain_of_pipe,
    gain_of_tile,
    harveys_net,
)
from rules.transmissions.moving import PAID, walk
from rules.transmissions.state import Player, State, far

Fields: TypeAlias = tuple[int, ...]
"""The fields of the robots from left to right."""

ACTING = ("PICK_ROBOT", "PRE_MOVE", "PRE_ACTION")
"""The stages of a turn before its action."""
SPEEDS = tuple(robot.speed for robot in ROBOTS.values())


# A player's next card


@lru_cache(REMEMBERED)
def by_robot(fields: Fields, robot: int, powers: Powers) -> frozenset[int]:
    """Return the locations, by number, at which that robot can stop after one move."""
    others = [field for place, field in enumerate(fields) if place != robot]
    count = SPEEDS[robot] + powers.steps
    stops = walk(fields[robot], 1, count, others)
    if powers.reverse:
        stops += walk(fields[robot], -1, count, others)
    if powers.swap:
        stops += others
    if powers.jump:
        stops += [field for field in range(FIELDS) if field not in fields]
    return frozenset(stop // 2 for stop in stops)


@lru_cache(REMEMBERED)
def movable(fields: Fields, card: str) -> tuple[int, ...]:
    """Return the robots, by number, that a transmission card lets a player move (R-7)."""
    figures = TRANSMISSIONS[card]
    if figures.robot:
        return (ROBOT_NAMES.index(figures.robot),)
    return tuple([number for number, field in enumerate(fields) if PLACES[field // 2] in figures.locations])


@lru_cache(REMEMBERED)
def chances(fields: Fields, cards: tuple[str, ...], powers: tuple[Powers, ...]) -> list[float]:
    """Return for each location the chance, at most 1, that a hand out of those cards leads there."""
    share = min(1.0, FIGURES.hand.value / len(cards)) if cards else 0.0
    found = [0.0] * len(PLACES)
    for card in cards:
        for place in _by_robots(fields, movable(fields, card), powers):
            found[place] += share
    return [min(1.0, chance) for chance in found]


def _by_robots(fields: Fields, robots: Iterable[int], powers: tuple[Powers, ...]) -> set[int]:
    return {place for robot in robots for place in by_robot(fields, robot, powers[robot])}


def ahead(s: State, fields: Fields, powers: tuple[Powers, ...]) -> list[float]:
    """Return 1 for each location where the player on turn may still act in this sub-turn, else 0."""
    if s.stage == "PICK_ROBOT":
        robots = movable(fields, s.card) if s.sub_turn == 1 else tuple(range(len(fields)))
        places = _by_robots(fields, robots, powers)
    else:
        active = ROBOT_NAMES.index(s.active)
        places = set(by_robot(fields, active, powers[active])) if s.stage == "PRE_MOVE" else {fields[active] // 2}
    return [float(place in places) for place in range(len(PLACES))]


def able(powers: tuple[Powers, ...], electricity: int) -> tuple[Powers, ...]:
    """Return the powers without leaps that cannot be paid."""
    if electricity >= max(PAID["swap"], PAID["jump"]):
        return powers
    return tuple([one._replace(swap=False, jump=False) for one in powers])


def possible_hand(player: Player, *, is_own: bool) -> list[str]:
    """Return the cards of a hand, or those that a hand may hold in others' eyes: what was played lies in the deck."""
    if is_own:
        return player.hand
    unknown = len(player.deck) - min(player.played, len(player.deck))
    return [*player.hand, *player.deck[:unknown]]


# Harvey's next card


class Forecast(NamedTuple):
    """What Harvey's next card brings on average: points, and actions of each kind."""

    points: float = 0.0
    items: float = 0.0
    ideas: float = 0.0
    pipes: float = 0.0
    forest: float = 0.0
    pool: float = 0.0


class Table(NamedTuple):
    """What Harvey's next card depends on: robots, tops and boards."""

    fields: Fields
    tiles: Tiles
    pipes: tuple[str, ...]
    items: tuple[str, ...]
    ideas: tuple[str, ...]
    tops: tuple[str, ...]
    discard: str


@lru_cache(REMEMBERED)
def forecast(table: Table, deck: tuple[str, ...]) -> Forecast:
    """Return the average over the cards that may come next; `deck` are those, in any order."""
    counts = Counter(deck)
    found = [(number / len(deck), _by_card(table, card)) for card, number in counts.items()]
    return Forecast(*[sum(share * one[n] for share, one in found) for n in range(len(Forecast._fields))])


def _by_card(table: Table, card: str) -> Forecast:
    """Return what a card brings Harvey if nothing shifts between its moves (9.3)."""
    figures, fields = TRANSMISSIONS[card], list(table.fields)
    if figures.robot:
        return _moved(table, fields, ROBOT_NAMES.index(figures.robot))
    found = [Forecast()]
    for place in figures.locations:
        there = [robot for robot, field in enumerate(fields) if PLACES[field // 2] == place]
        found += [_moved(table, fields, robot) for robot in sorted(there, key=lambda one: not far(fields[one]))]
    return Forecast(*[sum(column) for column in zip(*found, strict=True)])


def _moved(table: Table, fields: list[int], robot: int) -> Forecast:
    """Move a robot at Harvey's full speed, and return what he does where it stops."""
    others = [field for place, field in enumerate(fields) if place != robot]
    fields[robot] = walk(fields[robot], 1, SPEEDS[robot], others)[-1]
    net = harveys_net(table.pipes)
    match PLACES[fields[robot] // 2]:
        case "village":
            return Forecast(points=gain_of_tile(table.tiles, net, table.items[robot]) or 0, items=1)
        case "junkyard":
            return Forecast(points=gain_of_tile(table.tiles, net, table.ideas[robot]) or 0, ideas=1)
        case "pipes" if table.tops[robot]:
            gain = gain_of_pipe(board_facts(table.tiles), net, table.tops[robot], net.pipes + 1)
            return Forecast(points=gain, pipes=1)
        case "forest" if table.discard:
            return Forecast(points=FIGURES.harvey_forest_points.value + CARDS[table.discard].points, forest=1)
        case place:
            figures = LOCATIONS[place]
            goods = figures.pool_far if far(fields[robot]) else figures.pool_near
            return Forecast(pool=sum(goods.values()))
