"""The numbers of a position that computer players learn from: points, knowledge, goals, tiles, prospects, tempo.

Everything is public here but the order of decks and bag, so no number depends on who looks.
"""

from collections import Counter
from collections.abc import Sequence

from rules.kernel.insight import Foreseen, Insight, Numbers, Replies, Tuned
from rules.kernel.model import Seat
from rules.legendary_inventors.components import FIGURES, REWARDS, SCIENCES, TILES
from rules.legendary_inventors.prospects import CLOSE, FIELDS, MANY_PIECES, MANY_POINTS, MIDDLING
from rules.legendary_inventors.sides import SIDE, SIGHT, Seen, completions_an_age, numbers_of, seen, total
from rules.legendary_inventors.state import State

AGES = FIGURES.ages.value
KINDS = tuple(REWARDS)

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
    return _of_table(s, seat, seen(s))


def of_side(s: State, _seat: Seat, of: Seat) -> Numbers:
    """Return the numbers of one side; all are 0 as long as it has no team, but for the order of moves."""
    return numbers_of(s, of, seen(s))


def at_once(s: State, seat: Seat, order: Sequence[Seat]) -> Numbers:
    """Return the numbers of the table and of the sides in that order; what all follow from is worked out once."""
    found = seen(s)
    numbers = _of_table(s, seat, found)
    for of in order:
        numbers += numbers_of(s, of, found)
    return numbers


def _of_table(s: State, seat: Seat, found: Seen) -> Numbers:
    laid = completions_an_age(s)
    free = [sum(each) for each in zip(*[one.free for one in found.lying], strict=True)] or [0] * len(SCIENCES)
    fields = sum([FIELDS[one.card] for one in found.lying]) or 1
    left = [sum(one.free) for one in found.lying]
    shown = Counter([TILES[tile] for one in found.lying for tile in one.tiles])
    lead = _lead(found, seat)
    return [
        float(s.stage == "teams"),
        *[float(s.age == age + 1 and s.stage == "turns") for age in range(AGES)],
        float(s.stage == "final"),
        found.to_come / (AGES * laid),
        max(0, len(left) - FIGURES.unfinished.value) / laid,
        sum(free) / fields,
        *[number / MANY_PIECES for number in free],
        sum([number <= CLOSE for number in left]) / 2,
        sum([CLOSE < number <= MIDDLING for number in left]) / 2,
        *[shown[kind] / 3 for kind in KINDS],
        lead / MANY_POINTS,
        max(-1.0, min(1.0, lead / 3)),
    ]


def _lead(found: Seen, seat: Seat) -> int:
    points = [total(has) if has else 0 for has in found.holds]
    own = points.pop(seat)
    return own - max(points)


INSIGHT = Insight[State](
    table=TABLE,
    side=SIDE,
    of_table=of_table,
    of_side=of_side,
    at_once=at_once,
    foreseen=Foreseen("points-in-sight", SIGHT),
    replies=Replies(lines=2, turns=3, worlds=4, positions=40, effort=2.0, behind=0.1),
    levels={
        "journeyman": Tuned(0.006, replies=4, tree=700),
        "apprentice": Tuned(0.012, times=3, replies=3, tree=120),
        "novice": Tuned(0.12),
        "master": Tuned(0.0, times=0.25, replies=8, tree=8000),
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
