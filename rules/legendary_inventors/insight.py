"""The numbers of a position that computer players learn from: points, knowledge, goals, tiles, prospects, tempo.

Everything is public here but the order of decks and bag, so no number depends on who looks.
"""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from rules.kernel.insight import Insight, Numbers
from rules.kernel.model import Seat
from rules.legendary_inventors.components import FIGURES, REWARDS, SCIENCES, TEAMS, TILES
from rules.legendary_inventors.prospects import CLOSE, FIELDS, MIDDLING, Holding, Hope, holding, hopes, queued
from rules.legendary_inventors.scoring import tally
from rules.legendary_inventors.state import Player, State, orders
from rules.legendary_inventors.upgrading import Values, values_of

AGES = FIGURES.ages.value
TOP = FIGURES.highest_knowledge.value
KINDS = tuple(REWARDS)
MANY_POINTS = 10.0
MANY_PIECES = 10.0

# Of the table

TABLE = (
    "picking-teams",
    *(f"age-{age + 1}" for age in range(AGES)),
    "last-upgrades",
    "inventions-to-come",
    "inventions-left-in-age",
    "fields-free",
    *(f"free-{science}" for science in SCIENCES),
    "nearly-complete",
    "half-way",
    *(f"on-display-{kind}" for kind in KINDS),
    "my-lead",
    "my-lead-in-short",
)


def of_table(s: State, seat: Seat) -> Numbers:
    """Return the numbers common to all, and the seat's lead in points over the best rival."""
    laid = len(s.players) + FIGURES.more_than_players.value - FIGURES.unfinished.value
    pending = [displayed for displayed in s.display if displayed.card != s.completed]
    in_age = max(0, len(pending) - FIGURES.unfinished.value)
    free = [sum(each) for each in zip(*[displayed.free for displayed in pending], strict=True)] or [0] * len(SCIENCES)
    fields = sum([FIELDS[displayed.card] for displayed in pending]) or 1
    left = [sum(displayed.free) for displayed in pending]
    shown = Counter([TILES[tile] for displayed in pending for tile in displayed.tiles])
    lead = _lead(s, seat)
    return [
        float(s.stage == "teams"),
        *[float(s.age == age + 1 and s.stage == "turns") for age in range(AGES)],
        float(s.stage == "final"),
        ((AGES - s.age) * laid + in_age) / (AGES * laid),
        in_age / laid,
        sum(free) / fields,
        *[number / MANY_PIECES for number in free],
        sum([number <= CLOSE for number in left]) / 2,
        sum([CLOSE < number <= MIDDLING for number in left]) / 2,
        *[shown[kind] / 3 for kind in KINDS],
        lead / MANY_POINTS,
        max(-1.0, min(1.0, lead / 3)),
    ]


def _lead(s: State, seat: Seat) -> int:
    points = [_total(holding(player, s.age)) if player.team else 0 for player in s.players]
    own = points.pop(seat)
    return own - max(points)


@lru_cache(maxsize=16_384)
def _total(has: Holding) -> int:
    return sum(tally(has.player()))


# Of a side

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
    *(f"goals-ask-{value + 1}" for value in range(TOP)),
)
TILES_OWNED = (*(f"owns-upgrade{value}" for value in range(2, TOP + 1)), "owns-refresh", "owns-genius", "tiles")
PROSPECTS = (
    "prospects",
    "prospects-nearly-complete",
    "prospects-half-way",
    "prospects-secured",
    "leads-on-inventions",
    "takes-part-in-inventions",
    "pieces",
    "pieces-on-the-emptiest",
    "best-completion",
    "completions",
    "best-step",
    "second-step",
    "largest-send",
    "reward-due",
)
TEMPO = ("to-move", "moves-next", "moves-before", "holds-leonardo")
TEAM = tuple([f"team-{team}" for team in TEAMS])
_TEAMS = {team: [float(team == other) for other in TEAMS] for team in TEAMS}
SIDE = (*POINTS, *SERIES, *KNOWLEDGE, *GOALS, *TILES_OWNED, *PROSPECTS, *TEMPO, *TEAM)


def of_side(s: State, _seat: Seat, of: Seat) -> Numbers:
    """Return the numbers of one side; all are 0 as long as it has no team, but for the order of moves."""
    player = s.players[of]
    if not player.team:
        return [*[0.0] * (len(SIDE) - len(TEMPO) - len(TEAM)), *_tempo(s, of), *[0.0] * len(TEAM)]
    has = holding(player, s.age)
    return [*_alone(has), *_prospects(s, of, has), *_tempo(s, of), *_TEAMS[player.team]]


@lru_cache(maxsize=16_384)
def _alone(has: Holding) -> Numbers:
    """Return the numbers that follow from what a player has."""
    player = has.player()
    return [*_points(player), *_series(player), *_knowledge(has), *_goals(player), *_tiles(player)]


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


def _goals(player: Player) -> Numbers:
    """Return points of goals by how far away they are, and by which values they still ask for."""
    far, asked, open_ = _open_goals(player.team, values_of(player))
    near = sum([points for points, wanted in open_ if _has_all(player, wanted)]) if player.tiles else 0
    return [*far, near / MANY_POINTS, *asked]


@lru_cache(maxsize=16_384)
def _open_goals(team: str, values: Values) -> tuple[Numbers, Numbers, list[tuple[int, list[int]]]]:
    """Return the points of goals at one, two and more steps, those each value serves, and points and wants of each."""
    far, asked, open_ = [0.0] * 3, [0.0] * TOP, []
    for inventor, known in zip(TEAMS[team].inventors, values, strict=True):
        wanted = _wanted(inventor.goal, known)
        if wanted:
            far[min(len(wanted), 3) - 1] += inventor.points / MANY_POINTS
            open_.append((inventor.points, wanted))
            for value in wanted:
                asked[value - 1] += inventor.points / len(wanted) / MANY_POINTS
    return far, asked, open_


def _wanted(goal: Sequence[int], known: Sequence[int]) -> list[int]:
    """Return the value of every tile that a goal still takes."""
    return [value for has, asked in zip(known, goal, strict=True) for value in range(has + 1, asked + 1)]


def _has_all(player: Player, wanted: Sequence[int]) -> bool:
    """Say whether the player's tiles suffice; any tile that is left over is a 1."""
    if len(player.tiles) < len(wanted):
        return False
    return all(player.owns(f"upgrade{value}") >= wanted.count(value) for value in set(wanted) if value > 1)


def _tiles(player: Player) -> Numbers:
    owned = Counter([TILES[tile] for tile in player.tiles])
    upgrades = [owned[f"upgrade{value}"] / 2 for value in range(2, TOP + 1)]
    return [*upgrades, owned["refresh"] / 2, owned["genius"] / 2, len(player.tiles) / 4]


def _prospects(s: State, of: Seat, has: Holding) -> Numbers:
    found = hopes(s, of, has)
    if not found:
        return [*[0.0] * (len(PROSPECTS) - 1), queued(s, of, has) / 4]
    completions = [hope.then for hope in found if hope.added == hope.left]
    steps = sorted([hope.step for hope in found], reverse=True)
    return [
        sum([hope.now * hope.done for hope in found]) / MANY_POINTS,
        sum([hope.now for hope in found if hope.left <= CLOSE]) / MANY_POINTS,
        sum([hope.now for hope in found if CLOSE < hope.left <= MIDDLING]) / MANY_POINTS,
        sum([hope.first * hope.done for hope in found if hope.ahead > hope.left]) / MANY_POINTS,
        sum([hope.ahead > 0 for hope in found]) / 4,
        sum([hope.own > 0 for hope in found]) / 4,
        sum([hope.own for hope in found]) / MANY_PIECES,
        max(found, key=_emptiness).own / 3,
        max(completions, default=0.0) / 4,
        len(completions) / 3,
        steps[0] / 4,
        (steps[1] if len(steps) > 1 else 0.0) / 4,
        max([hope.added for hope in found]) / 4,
        queued(s, of, has) / 4,
    ]


def _emptiness(hope: Hope) -> float:
    return -hope.done


def _tempo(s: State, of: Seat) -> Numbers:
    """Return who is to act when: the next of the rewards' queue, else whoever has the turn."""
    seats = len(s.players)
    acts = max(s.current, 0)
    before = (of - acts) % seats
    return [float(before == 0), float(before == 1), before / seats, float(s.leonardo == of)]


INSIGHT = Insight[State](table=TABLE, side=SIDE, of_table=of_table, of_side=of_side)
