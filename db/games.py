"""Queries about games: one row per table of play, from the lobby to the result."""

from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import Text, bindparam, case, cast, func, insert, select
from sqlalchemy import update as change

from db import options, schema, users
from db.errors import Missing
from db.transaction import Transaction

Status = Literal["lobby", "playing", "finished", "cancelled"]
OPEN: Final[tuple[Status, ...]] = ("lobby", "playing")
ALL: Final = 100_000
"""More games than anybody has open."""


class Game(msgspec.Struct, frozen=True, kw_only=True):
    """A table of play. The seed is left out on purpose: see `seed_of`.

    Attributes:
        seats: How many seats the table has.
        epoch: Rises with every undo and retires older buttons.
        turn: The number of the current turn's panel.
        version: Rises with every change of the row; caches compare it.
        waiting: The seats whose turn it is.
        created: Seconds since the epoch, as are `started` and `ended`.
    """

    id: int
    key: str
    rules_version: int
    seats: int
    settings: dict[str, Any]
    status: Status
    epoch: int
    turn: int
    version: int
    guild_id: int | None
    channel_id: int | None
    lobby_message_id: int | None
    thread_id: int | None
    title: str
    owner: int
    created: float
    started: float | None
    ended: float | None
    waiting: tuple[int, ...]
    result: Any


class NewGame(msgspec.Struct, frozen=True, kw_only=True):
    """A lobby to be opened.

    Attributes:
        key: The game's key, such as the registry knows it.
        rules_version: The version of its rules.
        seats: How many seats it will have.
        settings: The chosen settings.
        title: What the table is called.
        owner: The user who opens it.
        created: Seconds since the epoch.
        seed: What all chance comes from, secret; None until the game begins.
        guild_id: The server, or None outside of servers.
        channel_id: The channel, or None while there is none.
    """

    key: str
    rules_version: int
    seats: int
    settings: dict[str, Any]
    title: str
    owner: int
    created: float
    seed: int | str | None = None
    guild_id: int | None = None
    channel_id: int | None = None


def game_of(*columns: Any) -> Game:  # noqa: ANN401 - a row's columns
    """Return the game of a row that `GET` or `LOCK` found."""
    return Game(**dict(zip(Game.__struct_fields__, columns, strict=True)))


_T: Final = schema.game
_GAMES: Final = select(*(_T.c[field] for field in Game.__struct_fields__))
GET: Final = _GAMES.where(_T.c.id == bindparam("game"))
LOCK: Final = GET.with_for_update()
"""The row of a game, and the same kept from other processes until the transaction ends."""
_SEED: Final = select(_T.c.seed).where(_T.c.id == bindparam("game"))
_CREATE: Final = insert(_T).returning(_T.c.id)
_UPDATE: Final = change(_T).where(_T.c.id == bindparam("of_game")).values(version=_T.c.version + 1)
_OF_USER: Final = (
    _GAMES.join(schema.seat, schema.seat.c.game == _T.c.id)
    .where(schema.seat.c.user == bindparam("user"), _T.c.status.in_(bindparam("statuses", expanding=True)))
    # Of ten seats and more this takes some for others: it decides what a limit leaves out, not who is on turn.
    .order_by(case((cast(_T.c.waiting, Text).contains(cast(schema.seat.c.number, Text)), 0), else_=1), _T.c.id.desc())
    .limit(bindparam("most"))
)
_IN_GUILD: Final = (
    _GAMES.where(_T.c.guild_id == bindparam("guild"), _T.c.status.in_(bindparam("statuses", expanding=True)))
    .order_by(_T.c.id.desc())
    .limit(bindparam("most"))
)
_LISTED: Final = _IN_GUILD.where(~options.is_private(_T.c.id))
_BY_THREAD: Final = _GAMES.where(_T.c.thread_id == bindparam("thread")).order_by(_T.c.id.desc()).limit(1)
_COUNT: Final = select(_T.c.status, func.count()).group_by(_T.c.status)


async def create(tx: Transaction, new: NewGame) -> int:
    """Open a lobby and return its id, which no later game gets again."""
    await users.ensure(tx, [new.owner], new.created)
    fields = msgspec.structs.asdict(new)
    number = await tx.one(int, _CREATE, **fields, status="lobby", epoch=0, turn=0, version=0, waiting=())
    if number is None:
        raise Missing("The new game was not stored")
    return number


async def get(tx: Transaction, game: int) -> Game | None:
    """Return a game, or None."""
    return await tx.one(game_of, GET, game=game)


async def lock(tx: Transaction, game: int) -> Game | None:
    """Return a game and keep other processes from changing it until the transaction ends."""
    return await tx.one(game_of, LOCK, game=game)


async def seed_of(tx: Transaction, game: int) -> int | str | None:
    """Return the secret seed of a game, for its set-up and for the export after its end; None before it begins.

    It is 64 hexadecimal digits, or an unsigned 64-bit number at tables that were opened when seeds were such.
    """
    return await tx.one(lambda seed: seed, _SEED, game=game)


async def update(tx: Transaction, game: int, **fields: Any) -> None:  # noqa: ANN401 - any column
    """Change columns of a game and raise its version by one; no columns raise it alone."""
    await tx.send(_UPDATE, of_game=game, **fields)


async def of_user(tx: Transaction, user: int, statuses: Sequence[Status] = OPEN, limit: int = ALL) -> tuple[Game, ...]:
    """Return the games a user has a seat in: those that wait for it first, then the newest."""
    return await tx.all(game_of, _OF_USER, user=user, statuses=list(statuses), most=limit)


async def open_in_guild(
    tx: Transaction,
    guild: int,
    statuses: Sequence[Status] = OPEN,
    limit: int = ALL,
    *,
    public: bool = False,
) -> tuple[Game, ...]:
    """Return a guild's lobbies and running games, newest first; all of them, or the `public` ones."""
    query = _LISTED if public else _IN_GUILD
    return await tx.all(game_of, query, guild=guild, statuses=list(statuses), most=limit)


async def by_thread(tx: Transaction, thread: int) -> Game | None:
    """Return the newest game played in a thread, or None."""
    return await tx.one(game_of, _BY_THREAD, thread=thread)


async def count_by_status(tx: Transaction) -> dict[Status, int]:
    """Return how many games there are of each status that occurs."""
    return dict(await tx.all(lambda status, count: (status, count), _COUNT))
