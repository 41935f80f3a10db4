"""What a seat may hope for: what each reward is worth to it, and what the inventions on display promise it.

All figures are estimates in points, for computer players; nothing of the rules rests on them.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from rules.kernel.model import Seat
from rules.legendary_inventors.components import FIGURES, INVENTIONS, REWARDS, TEAMS, TILES
from rules.legendary_inventors.series import best
from rules.legendary_inventors.state import Inventor, Player, State, orders
from rules.legendary_inventors.upgrading import BACK_VALUE, Values, values_of

KNOWLEDGE_WORTH = (0.0, 1.0, 0.5, 0.1)
"""By age: what one more piece a send brings in until the end."""
TRICK_WORTH = (0.0, 1.0, 1.0, 0.5)
"""By age: what a genius or refresh tile brings in."""
LATER = 0.5
"""The share of a goal's step that counts before the tile fits."""
PATENT_EXTRA = 0.3
"""A patent decides ties, and may enter a series later."""
CLOSE, MIDDLING = 2, 4
"""Fields still free at most on an invention that is nearly complete, and on one that is half-way."""
MANY_POINTS = 10.0
MANY_PIECES = 10.0

FIELDS = {card.id: sum(card.fields) for card in INVENTIONS.values()}
POINTS = {card.id: card.points for card in INVENTIONS.values()}
ORDER = {card.id: card.order for card in INVENTIONS.values()}
GOALS = {team.id: tuple([(each.goal, each.points) for each in team.inventors]) for team in TEAMS.values()}
Fields: TypeAlias = tuple[int, ...]


# What a reward is worth


@lru_cache(maxsize=16_384)
def tile_worths(team: str, values: Values, age: int) -> dict[str, float]:
    """Return what a tile of each kind is worth to a team of that knowledge; order tiles as if they fit no series."""
    flipped = _step_worth(team, values, BACK_VALUE)
    return {reward.id: max(flipped, _front_worth(reward.id, team, values, age)) for reward in REWARDS.values()}


def _front_worth(kind: str, team: str, values: Values, age: int) -> float:
    reward = REWARDS[kind]
    if reward.kind == "victory":
        return reward.value
    if reward.kind == "upgrade":
        fits = any(has == reward.value - 1 for known in values for has in known)
        return _step_worth(team, values, reward.value) + KNOWLEDGE_WORTH[age] * (1 if fits else LATER)
    return PATENT_EXTRA if reward.kind == "order" else TRICK_WORTH[age]


def _step_worth(team: str, values: Values, value: int) -> float:
    """Return the most that a value does for a goal: its share of the points, by the steps still lacking."""
    found = 0.0
    for (goal, points), known in zip(GOALS[team], values, strict=True):
        steps = sum([max(0, asked - has) for asked, has in zip(goal, known, strict=True)])
        for asked, has in zip(goal, known, strict=True):
            if has < value <= asked:
                found = max(found, points / steps * (1 if has == value - 1 else LATER))
    return found


class Holding(NamedTuple):
    """What a player has, to be looked up by: whatever follows from it alone is worked out once."""

    team: str
    values: Values
    active: tuple[bool, ...]
    tiles: tuple[str, ...]
    patents: tuple[str, ...]
    age: int

    def player(self) -> Player:
        """Return a player who has it."""
        known = zip(TEAMS[self.team].inventors, self.values, self.active, strict=True)
        inventors = [Inventor(each.id, list(values), [], active) for each, values, active in known]
        return Player(team=self.team, inventors=inventors, tiles=list(self.tiles), patents=list(self.patents))


def holding(player: Player, age: int) -> Holding:
    """Return what a player has in that age."""
    active = tuple([inventor.active for inventor in player.inventors])
    return Holding(player.team, values_of(player), active, tuple(player.tiles), tuple(player.patents), age)


class Worth(NamedTuple):
    """What rewards are worth to a player: by kind of tile, and its patents' series to be continued."""

    tiles: dict[str, float]
    counts: Fields
    order_tiles: int
    series: int

    def patent(self, card: str) -> float:
        """Return the points of a patent and what it adds to the series."""
        counts = list(self.counts)
        counts[ORDER[card]] += 1
        return POINTS[card] + best(tuple(counts), self.order_tiles)[0] - self.series + PATENT_EXTRA

    def rewards(self, card: str, tiles: Sequence[str], *, lies: bool) -> list[float]:
        """Return what the rewards of an invention are worth, the best first."""
        found = [self.tiles[TILES[tile]] for tile in tiles]
        if lies:
            found.append(self.patent(card))
        found.sort(reverse=True)
        return found


@lru_cache(maxsize=16_384)
def worth_to(has: Holding) -> Worth:
    """Return what rewards are worth to a player who has that."""
    player = has.player()
    counts, order_tiles = tuple(orders(player)), player.owns("order")
    series = best(counts, order_tiles)[0]
    tiles = dict(tile_worths(has.team, has.values, has.age))
    tiles["order"] = max(tiles["order"], best(counts, order_tiles + 1)[0] - series + PATENT_EXTRA)
    return Worth(tiles, counts, order_tiles, series)


# What the inventions promise


SUMMED = {
    "prospects-likely": MANY_POINTS,
    "prospects": MANY_POINTS,
    "prospects-nearly-complete": MANY_POINTS,
    "prospects-half-way": MANY_POINTS,
    "prospects-secured": MANY_POINTS,
    "leads-on-inventions": 4.0,
    "takes-part-in-inventions": 4.0,
    "pieces": MANY_PIECES,
}
"""Numbers that are summed over all inventions, and how much of each is much."""
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
"""Numbers of each invention."""


class Lying(NamedTuple):
    """An invention that is not yet completed; `pieces` are those of each seat."""

    card: str
    tiles: tuple[str, ...]
    free: Fields
    pieces: tuple[int, ...]


def lying(s: State) -> list[Lying]:
    """Return the inventions on display that are not yet completed."""
    return [
        Lying(one.card, tuple(one.tiles), tuple(one.free), tuple([sum(there) for there in one.pieces]))
        for one in s.display
        if one.card != s.completed
    ]


class Hope(NamedTuple):
    """What one invention promises a player.

    `now` is the reward that comes if it is completed as it lies, `likely` the same by the chances that rivals stay
    behind or catch up in the fields that are free, `then` what comes after the player's largest send there,
    of which `added` are the pieces, and `step` what that send would gain, each reward counting by the share of filled
    fields, which is `done`. `first` is its best reward, `ahead` counts pieces more than the best rival has. `stroke` is
    what comes after a send that a genius tile lets complete it, 0 if none can; `reach` and `reach_rested` are how many
    of the `left` free fields all inventors who are ready, and all there are, could fill together. `each` and `summed`
    are its numbers, by `EACH` and `SUMMED`.
    """

    now: float
    likely: float
    then: float
    step: float
    first: float
    own: int
    added: int
    ahead: int
    left: int
    done: float
    stroke: float
    reach: int
    reach_rested: int
    each: tuple[float, ...] = ()
    summed: tuple[float, ...] = ()


def hopes(pending: Sequence[Lying], of: Seat, has: Holding) -> list[Hope]:
    """Return what each invention that is not yet completed promises a seat which has that."""
    found = []
    for card, tiles, free, pieces in pending:
        rivals = tuple(sorted([*pieces[:of], *pieces[of + 1 :]]))
        found.append(_hope(card, tiles, free, pieces[of], rivals, has))
    return found


@lru_cache(maxsize=65_536)
def _hope(card: str, tiles: tuple[str, ...], free: Fields, own: int, rivals: Fields, has: Holding) -> Hope:
    rewards = worth_to(has).rewards(card, tiles, lies=True)
    ready = [values for values, active in zip(has.values, has.active, strict=True) if active]
    added = max([sum(map(min, values, free)) for values in ready], default=0)
    left, fields = sum(free), FIELDS[card]
    now = _due(rewards, own, rivals)
    then = _due(rewards, own + added, rivals, first=added == left) if added else now
    can_end = bool(ready) and added < left <= added + FIGURES.genius_pieces.value
    stroke = _due(rewards, own + left, rivals, first=True) if can_end else 0.0
    done = 1 - left / fields
    step = then * (done + added / fields) - now * done
    hope = Hope(
        now=now,
        likely=_likely(rewards, own, rivals, left),
        then=then,
        step=step,
        first=rewards[0],
        own=own,
        added=added,
        ahead=own - max(rivals),
        left=left,
        done=done,
        stroke=stroke,
        reach=_reach(ready, free),
        reach_rested=_reach(has.values, free),
    )
    return hope._replace(each=_each(hope), summed=_summed(hope))


def _each(hope: Hope) -> tuple[float, ...]:
    return (
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
    )


def _summed(hope: Hope) -> tuple[float, ...]:
    return (
        hope.likely,
        hope.now * hope.done,
        hope.now * (hope.left <= CLOSE),
        hope.now * (CLOSE < hope.left <= MIDDLING),
        hope.first * hope.done * (hope.ahead > hope.left),
        hope.ahead > 0,
        hope.own > 0,
        hope.own,
    )


def _reach(known: Sequence[Sequence[int]], free: Fields) -> int:
    """Return how many of the free fields inventors of that knowledge could fill together."""
    return sum(map(min, map(sum, zip(*known, strict=True)), free)) if known else 0


def _due(rewards: list[float], own: int, rivals: Fields, *, first: bool = False) -> float:
    """Return the reward that is left for so many pieces, the better ones being gone; a tie counts half, unless won."""
    if not own:
        return 0.0
    place = sum([more > own for more in rivals])
    tied = 0 if first else rivals.count(own)
    padded = [*rewards, *([0.0] * (len(rivals) + 1))]
    return (padded[place] + padded[place + tied]) / 2


def _likely(rewards: list[float], own: int, rivals: Fields, left: int) -> float:
    """Return the reward by the chances to stay before each rival, which are even at a tie and sure beyond `left`."""
    if not own:
        return 0.0
    place = sum([0.5 - max(-0.5, min(0.5, (own - more) / (2 * (left + 1)))) for more in rivals])
    padded = [*rewards, *([0.0] * (len(rivals) + 1))]
    before = int(place)
    return padded[before] + (padded[before + 1] - padded[before]) * (place - before)


def queued(s: State, of: Seat, has: Holding) -> float:
    """Return what the rewards that are being chosen promise a seat of the queue."""
    if of not in s.queue:
        return 0.0
    displayed = s.displayed(s.completed)
    rewards = worth_to(has).rewards(displayed.card, displayed.tiles, lies=displayed.lies)
    place = s.queue.index(of)
    return rewards[place] if place < len(rewards) else 0.0
