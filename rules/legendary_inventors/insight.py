"""The numbers of a position that computer players learn from: points, knowledge, goals, tiles, prospects, tempo.

The first that is learned from is the points in sight: those there are, those the own tiles and the pieces on display
promise, and those of goals under way.

Everything is public here but the order of decks and bag, so no number depends on who looks.
"""

from collections import Counter
from functools import lru_cache

from rules.kernel.insight import Foreseen, Insight, Numbers, Replies, Tuned
from rules.kernel.model import Seat
from rules.legendary_inventors.aims import Aims, aims_of, at_hand, open_goals
from rules.legendary_inventors.components import FIGURES, REWARDS, SCIENCES, TEAMS, TILES
from rules.legendary_inventors.prospects import CLOSE, FIELDS, MIDDLING, Holding, Hope, hopes, queued
from rules.legendary_inventors.scoring import tally
from rules.legendary_inventors.state import Player, State, orders
from rules.legendary_inventors.upgrading import Values

AGES = FIGURES.ages.value
TOP = FIGURES.highest_knowledge.value
KINDS = tuple(REWARDS)
MANY_POINTS = 10.0
MANY_PIECES = 10.0

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
    laid = _laid(s)
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
        _inventions_to_come(s) / (AGES * laid),
        in_age / laid,
        sum(free) / fields,
        *[number / MANY_PIECES for number in free],
        sum([number <= CLOSE for number in left]) / 2,
        sum([CLOSE < number <= MIDDLING for number in left]) / 2,
        *[shown[kind] / 3 for kind in KINDS],
        lead / MANY_POINTS,
        max(-1.0, min(1.0, lead / 3)),
    ]


def _laid(s: State) -> int:
    """Return how many inventions are completed in an age."""
    return len(s.players) + FIGURES.more_than_players.value - FIGURES.unfinished.value


def _inventions_to_come(s: State) -> int:
    pending = sum([displayed.card != s.completed for displayed in s.display])
    return (AGES - s.age) * _laid(s) + max(0, pending - FIGURES.unfinished.value)


def _lead(s: State, seat: Seat) -> int:
    points = [_total(at_hand(s, player)) if player.team else 0 for player in s.players]
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
    "goals-under-way",
    "goals-by-the-next-tile",
    *(f"goals-ask-{value + 1}" for value in range(TOP)),
)
TILES_OWNED = (*(f"owns-upgrade{value}" for value in range(2, TOP + 1)), "owns-refresh", "owns-genius", "tiles")
PROSPECTS = (
    "prospects-likely",
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
    "best-stroke",
    "best-stroke-at-hand",
    "best-step",
    "second-step",
    "largest-send",
    "reward-due",
)
SHOWN = 5
"""So many inventions on display are told of one by one, those nearest to completion first."""
EACH = (
    "now",
    "likely",
    "then",
    "first",
    "own",
    "ahead",
    "done",
    "added",
    "completes",
    "reach",
    "reach-rested",
    "misses",
)
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


def of_side(s: State, _seat: Seat, of: Seat) -> Numbers:
    """Return the numbers of one side; all are 0 as long as it has no team, but for the order of moves."""
    player = s.players[of]
    if not player.team:
        return [*[0.0] * (len(SIDE) - len(TEMPO) - len(TEAM)), *_tempo(s, of), *[0.0] * len(TEAM)]
    has = at_hand(s, player)
    found = hopes(s, of, has)
    due = queued(s, of, has)
    moves = float(of == s.current) if s.stage == "turns" and not s.completed else 0.0
    return [
        _sight(s, has, found) + due / SIGHT,
        *_alone(has),
        *_prospects(found, due, has_genius=player.owns("genius") > 0),
        *_one_by_one(found),
        *_inventors(has),
        *_threats(found, moves),
        *_tempo(s, of),
        *_TEAMS[player.team],
    ]


def _sight(s: State, has: Holding, found: list[Hope]) -> float:
    """Return the points in sight, in units of `SIGHT`: what is there, what lies on display, what is on its way."""
    inventions = _inventions_to_come(s)
    rewards = inventions * min(1.0, SHARED / len(s.players))
    sure, known, waiting = _assets(has)
    promised = sum([hope.likely * (MEAGRE + (1 - MEAGRE) * hope.done) for hope in found])
    later = aims_of(has).to_come(rewards) + known * KNOWN_WORTH * inventions + waiting * bool(inventions)
    return (sure + promised + later) / SIGHT


@lru_cache(maxsize=16_384)
def _assets(has: Holding) -> tuple[float, int, float]:
    """Return the points that are sure, all knowledge, and what tiles and inventors in readiness are worth till used."""
    ready = [sum(values) for values, active in zip(has.values, has.active, strict=True) if active]
    tiles = [tile for tile in has.tiles if REWARDS[TILES[tile]].kind not in {"victory", "order"}]
    sure = _total(has) + aims_of(has).in_hand
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


def _prospects(found: list[Hope], due: float, *, has_genius: bool) -> Numbers:
    if not found:
        return [*[0.0] * (len(PROSPECTS) - 1), due / 4]
    completions = [hope.then for hope in found if hope.added == hope.left]
    steps = sorted([hope.step for hope in found], reverse=True)
    stroke = max([hope.stroke for hope in found])
    return [
        sum([hope.likely for hope in found]) / MANY_POINTS,
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
        stroke / 4,
        has_genius * stroke / 4,
        steps[0] / 4,
        (steps[1] if len(steps) > 1 else 0.0) / 4,
        max([hope.added for hope in found]) / 4,
        due / 4,
    ]


def _one_by_one(found: list[Hope]) -> Numbers:
    """Return what each invention promises, those nearest to completion first."""
    numbers: Numbers = []
    for hope in sorted(found, key=_left)[:SHOWN]:
        numbers += [
            hope.now / 4,
            hope.likely / 4,
            hope.then / 4,
            hope.first / 4,
            hope.own / 5,
            max(-1.0, min(1.0, hope.ahead / 5)),
            hope.done,
            hope.added / 5,
            float(hope.added == hope.left),
            hope.reach / 5,
            hope.reach_rested / 5,
            (hope.left - hope.reach) / 5,
        ]
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


INSIGHT = Insight[State](
    table=TABLE,
    side=SIDE,
    of_table=of_table,
    of_side=of_side,
    foreseen=Foreseen("points-in-sight", SIGHT),
    replies=Replies(lines=2, turns=3, worlds=4, positions=40, effort=2.0, behind=0.1),
    levels={
        "journeyman": Tuned(0.006, replies=4, tree=800),
        "apprentice": Tuned(0.012, times=3),
        "novice": Tuned(0.12),
        "master": Tuned(0.0, times=0.25, replies=8, tree=3500),
    },
    tempers={
        "builder": {"takes-part-in-inventions": 0.2, "pieces": 0.2},
        "collector": {"patents": 0.2, "order-tiles": 0.2},
        "racer": {"points": 0.3, "best-completion": 0.2},
    },
    tries=(
        {"goal-points": 0.3, "goals-under-way": 0.3},
        {"patent-points": 0.2, "series-points": 0.2, "order-tiles": 0.1},
        {"leads-on-inventions": 0.2, "prospects-secured": 0.2},
        {"knowledge": 0.3},
        {"owns-genius": 0.06, "owns-refresh": 0.06},
    ),
    start=lambda s, seat: f"team {s.players[seat].team}",
)
