"""The numbers of one side that computer players learn from.

The first that is learned from is the points in sight: those there are, those the own tiles and the pieces on display
promise, and those of goals under way.
"""

from collections import Counter
from functools import lru_cache
from typing import NamedTuple

from rules.kernel.insight import Numbers
from rules.kernel.model import Seat
from rules.legendary_inventors.aims import Aims, aims_of, at_hand, open_goals
from rules.legendary_inventors.components import FIGURES, REWARDS, SCIENCES, TEAMS, TILES
from rules.legendary_inventors.prospects import (
    EACH,
    MANY_POINTS,
    SUMMED,
    Holding,
    Hope,
    Lying,
    hopes,
    lying,
    queued,
)
from rules.legendary_inventors.scoring import tally
from rules.legendary_inventors.state import Player, State, orders
from rules.legendary_inventors.upgrading import Values

AGES = FIGURES.ages.value
TOP = FIGURES.highest_knowledge.value
SIGHT = 20.0
"""So many points in sight are 1."""
SHARED = 3.0
"""Rewards of an invention, at one a player."""
KNOWN_WORTH = 0.04
"""What one more piece in a send is worth for each invention to come, in points."""
MEAGRE = 0.3
"""How much of a reward that is likely counts while the invention is all but empty."""
WAITING = 0.4
"""What a tile is worth that serves no goal yet."""
PIECE = 0.05
"""What a piece of an inventor who is ready is worth."""

POINTS = ("points", "patent-points", "series-points", "victory-points", "goal-points", "patents")
SERIES = (*(f"patent-{number}" for number in range(6)), "order-tiles")
KNOWLEDGE = (
    *(f"ready-{number + 1}" for number in range(FIGURES.inventors.value)),
    *(f"knows-{science}" for science in SCIENCES),
    *(f"ready-knows-{science}" for science in SCIENCES),
    "knowledge",
    "knowledge-for-the-rest",
    "high-knowledge",
)
GOALS = (
    "goals-1-step-away",
    "goals-2-steps-away",
    "goals-further-away",
    "goals-with-own-tiles",
    "goals-under-way",
    "goals-by-the-next-tile",
    *(f"goals-ask-{value + 1}" for value in range(TOP)),
)
TILES_OWNED = (*(f"owns-upgrade{value}" for value in range(2, TOP + 1)), "owns-refresh", "owns-genius", "tiles")
PROSPECTS = (
    *SUMMED,
    "pieces-on-the-emptiest",
    "best-completion",
    "completions",
    "best-stroke",
    "best-stroke-at-hand",
    "best-step",
    "second-step",
    "largest-send",
    "reward-due",
)
SHOWN = 5
"""So many inventions on display are told of one by one, those nearest to completion first."""
ONE_BY_ONE = tuple([f"invention-{place + 1}-{what}" for place in range(SHOWN) for what in EACH])
INVENTORS = tuple(
    [
        f"inventor-{number + 1}-{what}"
        for number in range(FIGURES.inventors.value)
        for what in ("ready", *SCIENCES, "goal", "goal-lacks", *(f"lacks-{science}" for science in SCIENCES))
    ]
)
THREATS = ("threat-to-complete", "threat-to-send")
TEMPO = ("to-move", "moves-next", "moves-before", "holds-leonardo")
TEAM = tuple([f"team-{team}" for team in TEAMS])
_TEAMS = {team: [float(team == other) for other in TEAMS] for team in TEAMS}
SIDE = (
    "points-in-sight",
    *POINTS,
    *SERIES,
    *KNOWLEDGE,
    *GOALS,
    *TILES_OWNED,
    *PROSPECTS,
    *ONE_BY_ONE,
    *INVENTORS,
    *THREATS,
    *TEMPO,
    *TEAM,
)


class Seen(NamedTuple):
    """What the numbers of a position follow from, those of the table and of all sides.

    `lying` are the inventions that are not yet completed, `holds` what each seat has (None before it has a team),
    `to_come` how many inventions are still going to be completed.
    """

    lying: list[Lying]
    holds: list[Holding | None]
    to_come: int


def seen(s: State) -> Seen:
    """Return what is seen of a position."""
    pending = lying(s)
    to_come = (AGES - s.age) * completions_an_age(s) + max(0, len(pending) - FIGURES.unfinished.value)
    return Seen(pending, [at_hand(s, player) if player.team else None for player in s.players], to_come)


def completions_an_age(s: State) -> int:
    """Return how many inventions are completed in an age; those that lie there then are removed (4.6)."""
    return len(s.players) + FIGURES.more_than_players.value - FIGURES.unfinished.value


def numbers_of(s: State, of: Seat, found: Seen) -> Numbers:
    """Return the numbers of one side; all are 0 as long as it has no team, but for the order of moves."""
    has = found.holds[of]
    if has is None:
        return [*[0.0] * (len(SIDE) - len(TEMPO) - len(TEAM)), *_tempo(s, of), *[0.0] * len(TEAM)]
    hoped = hopes(found.lying, of, has)
    due = queued(s, of, has)
    moves = float(of == s.current) if s.stage == "turns" and not s.completed else 0.0
    return [
        _sight(found, has, hoped) + due / SIGHT,
        *_alone(has),
        *_prospects(hoped, due, has_genius=s.players[of].owns("genius") > 0),
        *_one_by_one(hoped),
        *_inventors(has),
        *_threats(hoped, moves),
        *_tempo(s, of),
        *_TEAMS[has.team],
    ]


def _sight(found: Seen, has: Holding, hoped: list[Hope]) -> float:
    """Return the points in sight, in units of `SIGHT`: what is there, what lies on display, what is on its way."""
    rewards = found.to_come * min(1.0, SHARED / len(found.holds))
    sure, known, waiting = _assets(has)
    promised = sum([hope.likely * (MEAGRE + (1 - MEAGRE) * hope.done) for hope in hoped])
    later = aims_of(has).to_come(rewards) + known * KNOWN_WORTH * found.to_come + waiting * bool(found.to_come)
    return (sure + promised + later) / SIGHT


@lru_cache(maxsize=16_384)
def total(has: Holding) -> int:
    """Return the points of a player who has that."""
    return sum(tally(has.player()))


@lru_cache(maxsize=16_384)
def _assets(has: Holding) -> tuple[float, int, float]:
    """Return the points that are sure, all knowledge, and what tiles and inventors in readiness are worth till used."""
    ready = [sum(values) for values, active in zip(has.values, has.active, strict=True) if active]
    tiles = [tile for tile in has.tiles if REWARDS[TILES[tile]].kind not in {"victory", "order"}]
    sure = total(has) + aims_of(has).in_hand
    return sure, sum(map(sum, has.values)), WAITING * len(tiles) + PIECE * sum(ready)


def _threats(found: list[Hope], moves: float) -> Numbers:
    """Return what a completion and the best send are worth to who is to move next; 0 for the others."""
    if not moves or not found:
        return [0.0] * len(THREATS)
    wins = max([hope.then - hope.now for hope in found if hope.added == hope.left], default=0.0)
    return [wins / 4, max([hope.step for hope in found]) / 4]


@lru_cache(maxsize=16_384)
def _alone(has: Holding) -> Numbers:
    """Return the numbers that follow from what a player has."""
    player = has.player()
    return [*_points(player), *_series(player), *_knowledge(has), *_goals(has, aims_of(has)), *_tiles(player)]


def _points(player: Player) -> Numbers:
    counted = tally(player)
    return [sum(counted) / 20, *[points / MANY_POINTS for points in counted], len(player.patents) / 5]


def _series(player: Player) -> Numbers:
    return [*[min(number, 2) / 2 for number in orders(player)], player.owns("order") / 2]


def _knowledge(has: Holding) -> Numbers:
    ready = [values for values, active in zip(has.values, has.active, strict=True) if active]
    in_all = sum(map(sum, has.values))
    return [
        *[float(len(ready) > number) for number in range(FIGURES.inventors.value)],
        *[sum(values) / 5 for values in zip(*has.values, strict=True)],
        *([sum(values) / 5 for values in zip(*ready, strict=True)] or [0.0] * len(SCIENCES)),
        in_all / 15,
        in_all * max(0, AGES - has.age) / 30,
        sum([value > 2 for values in has.values for value in values]) / 3,
    ]


def _goals(has: Holding, come: Aims) -> Numbers:
    """Return points of goals by how far away they are, what the own tiles reach, and which values are asked for."""
    far, asked = _open_goals(has.team, has.values)
    nearest = sum([goal.points / lacking for goal, lacking in come.lacking])
    return [*far, come.in_hand / MANY_POINTS, come.to_come(AGES) / MANY_POINTS, nearest / MANY_POINTS, *asked]


@lru_cache(maxsize=16_384)
def _open_goals(team: str, values: Values) -> tuple[Numbers, Numbers]:
    """Return points of goals at one, two and more steps, and those that each value serves."""
    far, asked = [0.0] * 3, [0.0] * TOP
    for goal in open_goals(team, values):
        far[min(len(goal.wanted), 3) - 1] += goal.points / MANY_POINTS
        for value in goal.wanted:
            asked[value - 1] += goal.points / len(goal.wanted) / MANY_POINTS
    return far, asked


def _tiles(player: Player) -> Numbers:
    owned = Counter([TILES[tile] for tile in player.tiles])
    upgrades = [owned[f"upgrade{value}"] / 2 for value in range(2, TOP + 1)]
    return [*upgrades, owned["refresh"] / 2, owned["genius"] / 2, len(player.tiles) / 4]


def _prospects(hoped: list[Hope], due: float, *, has_genius: bool) -> Numbers:
    if not hoped:
        return [*[0.0] * (len(PROSPECTS) - 1), due / 4]
    sums = map(sum, zip(*[hope.summed for hope in hoped], strict=True))
    completions = [hope.then for hope in hoped if hope.added == hope.left]
    steps = sorted([hope.step for hope in hoped], reverse=True)
    stroke = max([hope.stroke for hope in hoped])
    return [
        *[number / much for number, much in zip(sums, SUMMED.values(), strict=True)],
        max(hoped, key=_emptiness).own / 3,
        max(completions, default=0.0) / 4,
        len(completions) / 3,
        stroke / 4,
        has_genius * stroke / 4,
        steps[0] / 4,
        (steps[1] if len(steps) > 1 else 0.0) / 4,
        max([hope.added for hope in hoped]) / 4,
        due / 4,
    ]


def _one_by_one(hoped: list[Hope]) -> Numbers:
    """Return what each invention promises, those nearest to completion first."""
    numbers: Numbers = []
    for hope in sorted(hoped, key=_left)[:SHOWN]:
        numbers += hope.each
    return [*numbers, *[0.0] * (len(ONE_BY_ONE) - len(numbers))]


def _left(hope: Hope) -> int:
    return hope.left


@lru_cache(maxsize=16_384)
def _inventors(has: Holding) -> Numbers:
    """Return for each inventor whether it is ready, what it knows, the points of its goal and what this lacks."""
    numbers: Numbers = []
    for inventor, values, active in zip(TEAMS[has.team].inventors, has.values, has.active, strict=True):
        lacks = [max(0, asked - known) for asked, known in zip(inventor.goal, values, strict=True)]
        numbers += [float(active), *[value / 5 for value in values], inventor.points / MANY_POINTS]
        numbers += [sum(lacks) / 4, *[lack / 2 for lack in lacks]] if inventor.points else [0.0] * (1 + len(lacks))
    return numbers


def _emptiness(hope: Hope) -> float:
    return -hope.done


def _tempo(s: State, of: Seat) -> Numbers:
    """Return who is to act when: the next of the rewards' queue, else whoever has the turn."""
    seats = len(s.players)
    acts = max(s.current, 0)
    before = (of - acts) % seats
    return [float(before == 0), float(before == 1), before / seats, float(s.leonardo == of)]
