"""What a player's goals and tiles come to: which goals its own tiles reach, and how far the others are under way.

All figures are points, or estimates in points, for computer players; nothing of the rules rests on them.
"""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple, TypeAlias

from rules.legendary_inventors.components import FIGURES, REWARDS, TEAMS, TILES
from rules.legendary_inventors.prospects import Holding, holding
from rules.legendary_inventors.state import Player, State
from rules.legendary_inventors.upgrading import BACK_VALUE, Values

TOP = FIGURES.highest_knowledge.value
Tiles: TypeAlias = tuple[tuple[str, int], ...]
"""Kinds of unused tiles and how many there are of each."""
BACK_COSTS = {reward.id: float(reward.value) for reward in REWARDS.values() if reward.kind == "victory"}
"""What is lost when a tile of that kind is turned over; the others score nothing by themselves."""
ORDER_COSTS = 1.0


class Open(NamedTuple):
    """A goal not yet reached: its points, the value of every tile it still takes, how many it took at first, and whose.

    `of` is the inventor's place in the team.
    """

    of: int
    points: int
    wanted: tuple[int, ...]
    steps: int


class Aims(NamedTuple):
    """What goals come to.

    `in_hand` are the points of goals that the own tiles reach, less what these tiles would score otherwise, `lacking`
    the tiles that each other goal still takes once the rest of the own tiles lie there. `reached` are the places of
    the inventors whose goals the own tiles reach, `spare` the tiles that this leaves.
    """

    in_hand: float
    lacking: tuple[tuple[Open, int], ...]
    reached: tuple[int, ...]
    spare: Tiles

    def to_come(self, rewards: float) -> float:
        """Return points for the goals under way, each by its share that is done and by whether rewards will do."""
        found = 0.0
        for goal, left in self.lacking:
            found += goal.points * (1 - left / goal.steps) * min(1.0, rewards / left)
        return found


@lru_cache(maxsize=16_384)
def open_goals(team: str, values: Values) -> tuple[Open, ...]:
    """Return the goals that a team of that knowledge has not reached."""
    found = []
    for place, (inventor, known) in enumerate(zip(TEAMS[team].inventors, values, strict=True)):
        wanted = _wanted(inventor.goal, known)
        if wanted:
            found.append(Open(place, inventor.points, wanted, len(_wanted(inventor.goal, inventor.start))))
    return tuple(found)


def _wanted(goal: Sequence[int], known: Sequence[int]) -> tuple[int, ...]:
    """Return the value of every tile that a goal still takes."""
    return tuple(
        [value for has, asked in zip(known, goal, strict=True) for value in range(has + 1, asked + 1)],
    )


@lru_cache(maxsize=16_384)
def aims(team: str, values: Values, tiles: Tiles) -> Aims:
    """Return what the goals of a team of that knowledge come to with those unused tiles."""
    goals = open_goals(team, values)
    best: tuple[float, tuple[Open, ...], Counter[str]] = (0.0, (), Counter(dict(tiles)))
    for number in range(1, len(goals) + 1 if tiles else 1):
        for chosen in combinations(goals, number):
            left = _after(tiles, [value for goal in chosen for value in goal.wanted])
            if left is not None:
                worth = sum(goal.points for goal in chosen) - _scored(tiles) + _scored(tuple(left.items()))
                if worth > best[0]:
                    best = (worth, chosen, left)
    worth, reached, left = best
    lacking = _under_way([goal for goal in goals if goal not in reached], left)
    return Aims(worth, lacking, tuple([goal.of for goal in reached]), tuple(left.items()))


def _after(tiles: Tiles, wanted: Sequence[int]) -> Counter[str] | None:
    """Return the tiles that are left once those wanted lie; None if they do not suffice. A back is the cheapest one."""
    left = Counter(dict(tiles))
    for value in sorted(wanted, reverse=True):
        kind = f"upgrade{value}" if value > BACK_VALUE else _cheapest(left)
        if not left[kind]:
            return None
        left[kind] -= 1
    return left


def _cheapest(left: Counter[str]) -> str:
    """Return the kind of tile that is turned over with least loss; empty if there is none."""
    kinds = [kind for kind, number in left.items() if number]
    return min(kinds, key=lambda kind: (_cost(kind), kind), default="")


def _cost(kind: str) -> float:
    return BACK_COSTS.get(kind, ORDER_COSTS if kind == "order" else 0.0)


def _scored(tiles: Tiles) -> float:
    return sum([_cost(kind) * number for kind, number in tiles])


def _under_way(goals: Sequence[Open], left: Counter[str]) -> tuple[tuple[Open, int], ...]:
    """Return what each goal still lacks, the nearest being served first by the fronts of the tiles left."""
    spare = Counter(left)
    found = []
    for goal in sorted(goals, key=lambda goal: (len(goal.wanted), -goal.points)):
        lacking = 0
        for value in goal.wanted:
            kind = f"upgrade{value}"
            if spare[kind]:
                spare[kind] -= 1
            else:
                lacking += 1
        found.append((goal, max(1, lacking)))
    return tuple(found)


@lru_cache(maxsize=16_384)
def aims_of(has: Holding) -> Aims:
    """Return what goals come to for a player who has that."""
    return aims(has.team, has.values, tuple(sorted(Counter([TILES[tile] for tile in has.tiles]).items())))


def at_hand(s: State, player: Player) -> Holding:
    """Return what a player has, tiles that reach goals being used for them as they may be at any time.

    Whoever keeps such tiles has no less than whoever uses them at once. In the end they must be used.
    """
    has = holding(player, s.age)
    return has if s.stage == "final" else _goals_met(has)


@lru_cache(maxsize=16_384)
def _goals_met(has: Holding) -> Holding:
    """Return what a player would have after using tiles for all goals that these reach."""
    come = aims_of(has)
    if not come.reached:
        return has
    values = [
        tuple(map(max, known, inventor.goal)) if place in come.reached else known
        for place, (inventor, known) in enumerate(zip(TEAMS[has.team].inventors, has.values, strict=True))
    ]
    left, kept = Counter(dict(come.spare)), list[str]()
    for tile in has.tiles:
        if left[TILES[tile]] > 0:
            left[TILES[tile]] -= 1
            kept.append(tile)
    return has._replace(values=tuple(values), tiles=tuple(kept))
