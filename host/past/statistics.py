"""What came of many games: ratings, profiles, head to head, leaderboards. Nothing here knows a single game.

Ratings follow from the finished games alone: one game after the other in the order of their ends. They are kept up to
date as games end (`rate`) and can be recomputed at any time (`recompute`), with the same numbers.

Only games among people change people's ratings. The levels of computers are rated by the games that they play with
people, whose ratings are taken as they are: so they stand on the same scale, and say what a rating is worth.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import groupby
from statistics import fmean
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from db import statistics, users
from db.engine import Database
from db.statistics import LEADERBOARD, OFF, Finish, Meeting
from db.transaction import Transaction
from db.users import Rating
from host.computers.levels import LEVELS
from host.computers.names import is_computer, level_id
from host.core import Core
from host.errors import Refused
from host.past.results import Ending, is_contest
from host.past.turntimes import TurnTimes, quartiles, times_of
from host.work import UnitOfWork
from rules.kernel.registry import games

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

RECENT: Final = 50
"""Turn times look at so many games, the last ones."""
LEADERS: Final = 10
_NO_SERVER: Final = 0
"""The id of no server: by direct message nobody is told of another's tables."""
_ORIGIN: Final = 1000
_SCALE: Final = 40


class Tally(Struct, frozen=True):
    """How somebody has done at one game; `contests` are the games that another side could have won.

    `points` is the rating for people to read, None where there is none.
    """

    game: str
    played: int
    contests: int
    won: int
    conceded: int
    points: int | None = None


class Profile(Struct, frozen=True):
    """How somebody plays: their games, the most played first, how many are running, and their turn times.

    Games in which computers played too are counted apart, and for nothing else.
    """

    user: int
    tallies: tuple[Tally, ...]
    running: int
    quartiles: TurnTimes | None
    listed: bool
    with_computers: tuple[Tally, ...] = ()


class Duel(Struct, frozen=True):
    """How often, at one game, somebody came out ahead of somebody else, level with them, and behind."""

    game: str
    ahead: int
    level: int
    behind: int


class Leader(Struct, frozen=True):
    """Somebody in a leaderboard, with the rating for people to read and the number of rated games."""

    user: int
    name: str
    points: int
    played: int


class Anchor(Struct, frozen=True):
    """A level of computers with its rating for people to read and the number of games it was rated by, anywhere."""

    level: str
    points: int
    played: int


class Board(Struct, frozen=True):
    """The leaderboard of a server at a game, and how strong computers are there, the weakest level first."""

    game: str
    leaders: tuple[Leader, ...]
    anchors: tuple[Anchor, ...] = ()


def points_of(rating: Rating) -> int:
    """Return a rating for people to read: what it is sure of, 1000 for a newcomer."""
    return round(_ORIGIN + _SCALE * (rating.mu - 3 * rating.sigma))


async def rate(work: UnitOfWork) -> None:
    """Rate those who played a table that has just ended; nothing happens where the game does not count."""
    finish = await statistics.rated_one(work.tx, work.id)
    if not _counts(finish):
        return
    rated = [_rated_as(one) for one in finish]
    await users.ensure(work.tx, [one for one in rated if one < 0], work.now)
    await statistics.hold(work.tx, rated)
    known = await users.ratings_for(work.tx, work.row.key, rated)
    await users.rate(work.tx, _after(finish, known))


async def recompute(db: Database) -> tuple[int, int]:
    """Recompute every rating; return how many games counted and how many ratings came of them."""
    async with db.write() as tx:
        known: dict[str, dict[int, Rating]] = defaultdict(dict)
        counted, last = 0, 0.0
        for _, rows in groupby(await statistics.rated(tx), lambda one: one.game):
            finish = tuple(rows)
            if _counts(finish):
                counted, last = counted + 1, finish[0].ended
                of_game = known[finish[0].key]
                of_game |= {rating.user: rating for rating in _after(finish, of_game)}
        # Those who had themselves deleted are met by their opponents' ratings, but have none of their own.
        kept = [one for of_game in known.values() for one in of_game.values() if one.user > 0 or is_computer(one.user)]
        ratings = sorted(kept, key=lambda one: (one.user, one.game_key))
        await users.ensure(tx, [one.user for one in ratings if one.user < 0], last)
        await statistics.replace_ratings(tx, ratings)
    return counted, len(ratings)


def _counts(finish: Sequence[Finish]) -> bool:
    """Say whether a game counts: at least two played it to its end, nobody gave up or was stood in for."""
    as_seated = all(one.computer is None or is_computer(one.user) for one in finish)
    return len(finish) > 1 and as_seated and not any(one.state == "conceded" for one in finish)


def _rated_as(one: Finish) -> int:
    """Return whose rating a seat's result tells: its player's, or that of a computer's level."""
    return one.user if one.computer is None else level_id(one.computer)


@cache
def _model() -> "PlackettLuce":
    """Return Plackett and Luce's model with the package's own constants.

    A change of either needs `python bot.py ratings`.
    """
    from openskill.models import PlackettLuce  # noqa: PLC0415  the first game that ends has use for it

    return PlackettLuce()


def _after(finish: Sequence[Finish], known: dict[int, Rating]) -> list[Rating]:
    """Return the ratings that a game changes, given those from before it: the levels' where computers played."""
    rated_as = [(_rated_as(one), one.key) for one in finish]
    model = _model()
    before = [known.get(user, Rating(user, key, model.mu, model.sigma, 0)) for user, key in rated_as]
    teams = [[model.create_rating([rating.mu, rating.sigma])] for rating in before]
    after: dict[int, list[Rating]] = defaultdict(list)
    for one, rating, team in zip(finish, before, model.rate(teams, ranks=_ranks(finish)), strict=True):
        if one.computer is not None or not one.with_computers:
            new = Rating(rating.user, rating.game_key, team[0].mu, team[0].sigma, rating.played + 1)
            after[rating.user].append(new)
    return [_mean(ratings) for ratings in after.values()]


def _mean(ratings: Sequence[Rating]) -> Rating:
    """Return what a game makes of one rating: a level that sat there more than once has as many results."""
    first = ratings[0]
    mu, sigma = fmean(one.mu for one in ratings), fmean(one.sigma for one in ratings)
    return Rating(first.user, first.game_key, mu, sigma, first.played)


def _ranks(finish: Sequence[Finish]) -> list[float]:
    ranks = _rank_by_seat(finish[0].result)
    return [float(ranks[one.seat]) for one in finish]


def _rank_by_seat(result: dict[str, list[dict[str, int]]]) -> dict[int, int]:
    return {score["seat"]: score["rank"] for score in result["standing"]}


class Statistics:
    """Looking at what came of many games."""

    def __init__(self, core: Core) -> None:
        """Take what the host's rooms share."""
        self._core = core

    async def profile(self, user: int, viewer: int, guild: int | None) -> Profile:
        """Return how somebody plays: everywhere for themselves, at the public tables of the viewer's server for others.

        Raises:
            Refused: they prefer not to be shown to others.
        """
        where = None if viewer == user else guild or _NO_SERVER
        async with self._core.db.read() as tx:
            listed = await _is_listed(tx, user)
            if not listed and viewer != user:
                raise Refused("prefers-not-shown")
            finishes = await statistics.finishes_of(tx, user, where)
            ratings = {rating.game_key: points_of(rating) for rating in await users.ratings_of(tx, user)}
            recent = await statistics.recent_of(tx, user, where, RECENT)
            steps = await statistics.steps(tx, list(recent))
            running = await statistics.running_of(tx, user, where)
        tallies = _tallies([one for one in finishes if not one.with_computers], ratings)
        apart = _tallies([one for one in finishes if one.with_computers], {})
        return Profile(user, tallies, running, quartiles(times_of(recent, steps, user)), listed, apart)

    async def compare(self, user: int, other: int) -> tuple[Duel, ...]:
        """Return how two people have done against each other, the game they played most first."""
        async with self._core.db.read() as tx:
            return _duels(await statistics.between(tx, user, other))

    async def leaderboard(self, guild: int, game: str | None = None) -> Board:
        """Return the best of a server at a game, or at the one played there most.

        Raises:
            Refused: no game has been finished there, or there is no such game.
        """
        if game is not None and game not in games():
            raise Refused("no-such-game")
        async with self._core.db.read() as tx:
            key = game or next(iter(await statistics.played_in(tx, guild)), None)
            if key is None:
                raise Refused("nothing-finished-here")
            best = await statistics.leaders(tx, guild, key, LEADERS)
            names = await statistics.names(tx, guild, [rating.user for rating in best])
            levels = await users.ratings_for(tx, key, [level_id(level) for level in LEVELS])
        leaders = tuple(Leader(one.user, names[one.user], points_of(one), one.played) for one in best)
        rated = [(level, levels[level_id(level)]) for level in LEVELS if level_id(level) in levels]
        return Board(key, leaders, tuple(Anchor(level, points_of(one), one.played) for level, one in rated))

    async def list_me(self, user: int, *, listed: bool) -> None:
        """Show somebody in leaderboards and to others, or not any more."""
        async with self._core.db.write() as tx:
            await users.prefer(tx, user, LEADERBOARD, None if listed else OFF, self._core.now())


async def _is_listed(tx: Transaction, user: int) -> bool:
    return (await users.preferences(tx, user)).get(LEADERBOARD) != OFF


def _tallies(finishes: Iterable[Finish], points: dict[str, int]) -> tuple[Tally, ...]:
    by_game: dict[str, list[Finish]] = defaultdict(list)
    for one in finishes:
        by_game[one.key].append(one)
    tallies = [_tally(key, found, points.get(key)) for key, found in by_game.items()]
    return tuple(sorted(tallies, key=lambda tally: (-tally.played, tally.game)))


def _tally(key: str, found: Sequence[Finish], points: int | None) -> Tally:
    against = games()[key].info.against if key in games() else ()
    contests = [one for one in found if is_contest(one.result, one.seats, against)]
    won = sum(one.seat in Ending.of(one.result).winners for one in contests)
    return Tally(key, len(found), len(contests), won, sum(one.state == "conceded" for one in found), points)


def _duels(meetings: Iterable[Meeting]) -> tuple[Duel, ...]:
    counts: dict[str, Counter[int]] = defaultdict(Counter)
    for meeting in meetings:
        counts[meeting.key][_outcome(meeting)] += 1
    most = sorted(counts, key=lambda key: (-counts[key].total(), key))
    return tuple(Duel(key, counts[key][1], counts[key][0], counts[key][-1]) for key in most)


def _outcome(meeting: Meeting) -> int:
    """Return 1, 0 or -1 for ahead, level and behind; whoever gave up is behind whoever stayed."""
    ranks = _rank_by_seat(meeting.result)
    gone = meeting.result["conceded"]
    mine, theirs = ((seat in gone, ranks[seat]) for seat in (meeting.mine, meeting.theirs))
    if mine[0] and theirs[0]:
        return 0
    return (theirs > mine) - (theirs < mine)
