"""What a player's goals and tiles come to: which goals its own tiles reach, and how far the others are under way.

All figures are points, or estimates in points, for computer players; nothing of the rules rests on them.
"""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple, TypeAlias

from rules.legendary_inventors.components import FIGURES, REWARDS, TEAMS
from rules.legendary_inventors.upgrading import BACK_VALUE, Values

TOP = FIGURES.highest_knowledge.value
Tiles: TypeAlias = tuple[tuple[str, int], ...]
"""Kinds of unused tiles and how many there are of each."""
BACK_COSTS = {reward.id: float(reward.value) for reward in REWARDS.values() if reward.kind == "victory"}
"""What is lost when a tile of that kind is turned over; the others score nothing by themselves."""
ORDER_COSTS = 1.0


class Open(NamedTuple):
    """A goal not yet reached: its points, the value of every tile it still takes, and how many it took at first."""

    points: int
    wanted: tuple[int, ...]
    steps: int


class Aims(NamedTuple):
    """What goals come to.

    `in_hand` are the points of goals that the own tiles reach, less what these tiles would score otherwise, `lacking`
    the tiles that each other goal still takes once the rest of the own tiles lie there.
    """

    in_hand: float
    lacking: tuple[tuple[Open, int], ...]

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
    for inventor, known in zip(TEAMS[team].inventors, values, strict=True):
        wanted = _wanted(inventor.goal, known)
        if wanted:
            found.append(Open(inventor.points, wanted, len(_wanted(inventor.goal, inventor.start))))
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
    return Aims(worth, _under_way([goal for goal in goals if goal not in reached], left))


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
