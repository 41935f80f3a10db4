"""Queries over many games: who finished what and how, how long answers took, who leads. Computing is the host's.

Lessons count nowhere.

Every query names the index that carries it; none reads a table from end to end but the recomputation, which must.
"""

from collections.abc import Sequence
from typing import Any, Final, cast

import msgspec
from sqlalchemy import ColumnElement, Select, and_, bindparam, delete, exists, false, func, or_, select

from db import schema, users
from db.options import is_lesson, is_private
from db.transaction import Transaction
from db.users import Rating

LEADERBOARD: Final = "leaderboard"
"""The preference of users about leaderboards."""
OFF: Final = "off"


class Finish(msgspec.Struct, frozen=True):
    """One seat of a finished game.

    Attributes:
        ended: Seconds since the epoch.
        result: What the host stored of the end.
        state: `in` or `conceded`.
        with_computers: Whether a computer played there too, or stood in for somebody at the end.
        computer: The level of the computer that played this seat at the end, or None for a person.
    """

    game: int
    key: str
    seats: int
    ended: float
    result: Any
    seat: int
    user: int
    state: str
    with_computers: bool = False
    computer: str | None = None


class Meeting(msgspec.Struct, frozen=True):
    """A finished game of two users: their seats and the result."""

    key: str
    result: Any
    mine: int
    theirs: int


class Step(msgspec.Struct, frozen=True):
    """An answer that stands, without what was answered."""

    game: int
    seat: int
    at: float
    auto: bool
    shared: bool
    user: int | None


_G: Final = schema.game
_S: Final = schema.seat
_A: Final = schema.answer
_R: Final = schema.rating
_P: Final = schema.preference

_ANY: Final = _S.alias("any_seat")
# The primary key of `seat`, which begins with the game.
_WITH_COMPUTERS: Final = exists().where(_ANY.c.game == _G.c.id, _ANY.c.computer.is_not(None))
_FINISHES: Final = (
    select(
        *(_G.c.id, _G.c.key, _G.c.seats, _G.c.ended, _G.c.result, _S.c.number, _S.c.user, _S.c.state),
        _WITH_COMPUTERS.label("with_computers"),
        _S.c.computer,
    )
    .join(_S, _S.c.game == _G.c.id)
    .where(_G.c.status == "finished", ~is_lesson(_G.c.id))
)


def _in_guild(query: Select[Any]) -> Select[Any]:
    """Narrow a query to the public tables of one server, or leave it as it is for None."""
    return query.where(or_(bindparam("of_guild", type_=_G.c.guild_id.type).is_(None), _is_shown_here()))


def _is_shown_here() -> ColumnElement[bool]:
    """Match what everybody on a server may know of."""
    here = _G.c.guild_id == bindparam("of_guild", type_=_G.c.guild_id.type)
    return and_(here, ~is_private(_G.c.id))


_SEATED: Final = _S.alias("seated")
_OF_COMPUTER: Final = exists().where(
    _SEATED.c.game == _A.c.game, _SEATED.c.number == _A.c.seat, _SEATED.c.computer.is_not(None)
)
_FORMER: Final = _A.alias("former")
_FIRST: Final = _A.alias("first")
_L: Final = schema.line
_TOOK_BACK: Final = "host-took-back"
"""The line in the log when a player has taken something back without asking; others' answers were given again then."""


def _by_hand(answer: Any) -> ColumnElement[bool]:  # noqa: ANN401 - the table or its alias
    """Match what its seat answered itself: a press's first answer names its user, the rest come at the same time."""
    return exists().where(
        _FIRST.c.game == answer.c.game,
        _FIRST.c.number <= answer.c.number,
        _FIRST.c.seat == answer.c.seat,
        _FIRST.c.user.is_not(None),
        _FIRST.c.at == answer.c.at,
    )


_GIVEN_AGAIN: Final = exists().where(_L.c.game == _A.c.game, _L.c.key == _TOOK_BACK, _L.c.at == _A.c.at) & (
    exists().where(
        _FORMER.c.game == _A.c.game,
        _FORMER.c.number < _A.c.number,
        _FORMER.c.seat == _A.c.seat,
        _FORMER.c.key == _A.c.key,
        _FORMER.c.picks == _A.c.picks,
        _FORMER.c.withdrawn.is_not(None),
        _by_hand(_FORMER),
    )
)
# The primary keys of `answer` and `line`, which begin with the game; that of `seat`.
_GIVEN_FOR_SOMEBODY: Final = exists().where(
    _A.c.game == _G.c.id,
    _A.c.withdrawn.is_(None),
    _A.c.auto == false(),
    _A.c.user.is_(None),
    ~_OF_COMPUTER,
    ~_by_hand(_A),
    ~_GIVEN_AGAIN,
)
# All finished games: ix_game_status, then the primary key of `seat`. One game: the primary keys of both.
_RATED: Final = _FINISHES.where(~_GIVEN_FOR_SOMEBODY).order_by(_G.c.ended, _G.c.id, _S.c.number)
_RATED_ONE: Final = _RATED.where(_G.c.id == bindparam("of_game"))

# ix_seat_user_game leads to the games by their primary key.
_OF_USER: Final = _in_guild(_FINISHES.where(_S.c.user == bindparam("of_user"))).order_by(_G.c.id)
_RECENT: Final = _in_guild(
    select(_G.c.id, func.coalesce(_G.c.started, _G.c.created))
    .join(_S, _S.c.game == _G.c.id)
    .where(
        *(_S.c.user == bindparam("of_user"), _G.c.seats > 1, _G.c.status.in_(["playing", "finished"])),
        ~_WITH_COMPUTERS,
    )
    .order_by(_G.c.id.desc())
    .limit(bindparam("most"))
)
_RUNNING: Final = _in_guild(
    select(func.count())
    .select_from(_G)
    .join(_S, _S.c.game == _G.c.id)
    .where(
        *(_S.c.user == bindparam("of_user"), _S.c.state == "in", _G.c.status == "playing"),
        ~is_lesson(_G.c.id),
    )
)

# ix_seat_user_game for both users, then the game by its primary key.
_OTHER: Final = _S.alias("other")
_BETWEEN: Final = (
    select(_G.c.key, _G.c.result, _S.c.number, _OTHER.c.number)
    .join(_S, _S.c.game == _G.c.id)
    .join(_OTHER, _OTHER.c.game == _S.c.game)
    .where(
        _S.c.user == bindparam("of_user"),
        _OTHER.c.user == bindparam("of_other"),
        _G.c.status == "finished",
        ~_WITH_COMPUTERS,
    )
    .order_by(_G.c.id)
)

# ix_answer_live holds the standing answers of each game in order.
_STEPS: Final = (
    select(*(_A.c[field] for field in Step.__struct_fields__))
    .where(_A.c.game.in_(bindparam("of_games", expanding=True)), _A.c.withdrawn.is_(None))
    .order_by(_A.c.game, _A.c.number)
)

# ix_rating_game_key_mu finds a game's players; preference by its primary key; ix_seat_user_game whether they play here.
_LEADERS: Final = (
    select(*(_R.c[field] for field in Rating.__struct_fields__))
    .where(
        _R.c.game_key == bindparam("of_key"),
        ~exists().where(_P.c.user == _R.c.user, _P.c.key == LEADERBOARD, _P.c.value == OFF),
        exists().where(
            and_(_S.c.user == _R.c.user, _G.c.id == _S.c.game, _G.c.key == _R.c.game_key),
            _is_shown_here(),
            _G.c.status == "finished",
        ),
    )
    .order_by((_R.c.mu - 3 * _R.c.sigma).desc(), _R.c.user)
    .limit(bindparam("most"))
)
# ix_game_guild_id_status.
_PLAYED_HERE: Final = (
    select(_G.c.key)
    .where(_is_shown_here(), _G.c.status == "finished")
    .group_by(_G.c.key)
    .order_by(func.count().desc(), _G.c.key)
)
# ix_seat_user_game; names are per table, the newest is the one that others know.
_NAMES: Final = (
    select(_S.c.user, _S.c.name)
    .join(_G, _G.c.id == _S.c.game)
    .where(_S.c.user.in_(bindparam("of_users", expanding=True)), _is_shown_here())
    .order_by(_S.c.user, _S.c.game)
)
# The primary key of `user`; in the order of ids, so that two games ending at once cannot wait for each other.
_HOLD: Final = (
    select(schema.user.c.id)
    .where(schema.user.c.id.in_(bindparam("of_users", expanding=True)))
    .order_by(schema.user.c.id)
    .with_for_update()
)
_CLEAR: Final = delete(_R)


async def rated(tx: Transaction) -> tuple[Finish, ...]:
    """Return the seats of all finished games without answers for a person, in the order of the games' ends."""
    return await tx.all(Finish, _RATED)


async def rated_one(tx: Transaction, game: int) -> tuple[Finish, ...]:
    """Return the seats of a finished game, nothing if a person's seat was answered for."""
    return await tx.all(Finish, _RATED_ONE, of_game=game)


async def hold(tx: Transaction, of_users: Sequence[int]) -> None:
    """Keep other processes from rating these users until the transaction ends."""
    await tx.all(int, _HOLD, of_users=list(of_users))


async def replace_ratings(tx: Transaction, ratings: Sequence[Rating]) -> None:
    """Put these ratings in place of all there are."""
    await tx.send(_CLEAR)
    await users.rate(tx, ratings)


async def finishes_of(tx: Transaction, user: int, guild: int | None = None) -> tuple[Finish, ...]:
    """Return a user's seats of finished games, oldest first; at one server's public tables, or everywhere."""
    return await tx.all(Finish, _OF_USER, of_user=user, of_guild=guild)


async def running_of(tx: Transaction, user: int, guild: int | None = None) -> int:
    """Return how many games a user is playing; at one server's public tables, or everywhere."""
    return await tx.one(int, _RUNNING, of_user=user, of_guild=guild) or 0


async def recent_of(tx: Transaction, user: int, guild: int | None, limit: int) -> dict[int, float]:
    """Return a user's last games with other people alone, and when each began in seconds since the epoch."""
    found = await tx.all(lambda game, at: (game, at), _RECENT, of_user=user, of_guild=guild, most=limit)
    return cast("dict[int, float]", dict(found))


async def steps(tx: Transaction, games: Sequence[int]) -> tuple[Step, ...]:
    """Return the answers of these games that stand, in order, game by game."""
    return await tx.all(Step, _STEPS, of_games=list(games))


async def between(tx: Transaction, user: int, other: int) -> tuple[Meeting, ...]:
    """Return the finished games of two users with each other and without computers, oldest first."""
    return await tx.all(Meeting, _BETWEEN, of_user=user, of_other=other)


async def leaders(tx: Transaction, guild: int, key: str, limit: int) -> tuple[Rating, ...]:
    """Return the best at a game among those who finished it at public tables of a server and do not mind it."""
    return await tx.all(Rating, _LEADERS, of_guild=guild, of_key=key, most=limit)


async def played_in(tx: Transaction, guild: int) -> tuple[str, ...]:
    """Return the keys of the games finished at a server's public tables, the most played first."""
    return await tx.all(str, _PLAYED_HERE, of_guild=guild)


async def names(tx: Transaction, guild: int, of_users: Sequence[int]) -> dict[int, str]:
    """Return what users were last called at a public table of a server."""
    return dict(await tx.all(lambda user, name: (user, name), _NAMES, of_guild=guild, of_users=list(of_users)))
