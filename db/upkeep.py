"""Queries across all tables, for whoever looks after them: what lies idle, what to load again, every checkpoint."""

from collections.abc import Mapping
from typing import Final

import msgspec
from sqlalchemy import (
    BindParameter,
    ColumnElement,
    Text,
    and_,
    bindparam,
    case,
    cast,
    exists,
    func,
    literal,
    or_,
    select,
    update,
)

from db import schema
from db.columns import DOUBLE
from db.transaction import Transaction


class Mark(msgspec.Struct, frozen=True):
    """A checkpoint without its state: after how many answers, when (seconds since the epoch), by which rules."""

    answers: int
    created: float
    version: int
    hash: str


READ: Final = "rules-read"
"""Key of the table's option that says which version of its game's rules has read it last, since it was opened."""
_G: Final = schema.game
_S: Final = schema.seat
_C: Final = schema.checkpoint
_P: Final = schema.panel
_O: Final = schema.table_option
_BOUND: Final[BindParameter[float]] = bindparam("bound")


def _kept(key: str, *later: ColumnElement[bool]) -> ColumnElement[bool]:
    return exists().where(_O.c.game == _G.c.id, _O.c.key == key, *later)


_ALL: Final = select(_G.c.id).order_by(_G.c.id)
_FINISHED: Final = _ALL.where(_G.c.status == "finished")
_READ_BY: Final = func.coalesce(
    select(_O.c.value).where(_O.c.game == _G.c.id, _O.c.key == READ).scalar_subquery(), cast(_G.c.rules_version, Text)
)
_MARKS: Final = (
    select(_C.c.answers, _C.c.created, _C.c.version, _C.c.hash)
    .where(_C.c.game == bindparam("of_game"))
    .order_by(_C.c.answers.desc(), _C.c.epoch.desc())
)
_STATES: Final = (
    select(_C.c.answers, _C.c.state, _C.c.hash).where(_C.c.game == bindparam("of_game")).order_by(_C.c.answers)
)
_STALE: Final = _ALL.where(
    _G.c.status == "lobby",
    _G.c.created < _BOUND,
    ~exists().where(_S.c.game == _G.c.id, _S.c.joined >= _BOUND),
)
_QUIET: Final = _ALL.where(
    _G.c.status == "playing",
    _G.c.thread_id.is_not(None),
    _G.c.started < _BOUND,
    ~exists().where(_P.c.game == _G.c.id, _P.c.kind == "table", _P.c.at >= _BOUND),
    # A case, since a database may look at the value before the key, and other keys hold no numbers.
    ~_kept("thread-kept", case((_O.c.key == "thread-kept", cast(_O.c.value, DOUBLE)), else_=0.0) >= _BOUND),
).limit(bindparam("most"))
_LATER: Final = _G.alias("later")
_LEFT: Final = _ALL.where(
    _G.c.status.in_(("finished", "cancelled")),
    _G.c.thread_id.is_not(None),
    _G.c.ended.between(bindparam("since"), _BOUND),
    ~_kept("thread-closed"),
    ~exists().where(_LATER.c.thread_id == _G.c.thread_id, _LATER.c.id > _G.c.id),
).limit(bindparam("most"))
_SHUT: Final = _ALL.where(
    _G.c.thread_id.is_not(None),
    or_(_G.c.status == "playing", _G.c.ended >= _BOUND),
    _kept("shut"),
)


async def every(tx: Transaction) -> tuple[int, ...]:
    """Return every table."""
    return await tx.all(int, _ALL)


async def finished(tx: Transaction) -> tuple[int, ...]:
    """Return every table whose game was played to its end."""
    return await tx.all(int, _FINISHED)


def _outdated(versions: Mapping[str, int]) -> ColumnElement[bool]:
    today = {key: str(version) for key, version in versions.items()}
    of_game = case(today, value=_G.c.key, else_="") if today else literal("")
    return and_(_G.c.status == "playing", of_game != _READ_BY)


async def outdated(tx: Transaction, versions: Mapping[str, int]) -> tuple[int, ...]:
    """Return the running tables that these versions of their games' rules have not read yet."""
    return await tx.all(int, _ALL.where(_outdated(versions)))


async def retire_buttons(tx: Transaction, versions: Mapping[str, int]) -> int:
    """Raise the epoch of every such table, whose buttons may mean something else now; return how many there are."""
    raised = {"epoch": _G.c.epoch + 1, "version": _G.c.version + 1}
    return await tx.run(update(_G).where(_outdated(versions)).values(raised))


async def marks(tx: Transaction, game: int) -> tuple[Mark, ...]:
    """Return a game's checkpoints, the newest first; of one place the one of the newest epoch only."""
    found: dict[int, Mark] = {}
    for mark in await tx.all(Mark, _MARKS, of_game=game):
        found.setdefault(mark.answers, mark)
    return tuple(found.values())


async def states(tx: Transaction, game: int) -> tuple[tuple[int, bytes, str], ...]:
    """Return every checkpoint of a game: after how many answers, the state, and the hash stored with it."""
    return await tx.all(lambda *row: row, _STATES, of_game=game)


async def stale(tx: Transaction, bound: float) -> tuple[int, ...]:
    """Return the lobbies that nobody has opened or joined since a moment."""
    return await tx.all(int, _STALE, bound=bound)


async def quiet(tx: Transaction, bound: float, limit: int = 50) -> tuple[int, ...]:
    """Return running tables in whose thread nothing of ours has happened since a moment."""
    return await tx.all(int, _QUIET, bound=bound, most=limit)


async def left(tx: Transaction, since: float, bound: float, limit: int = 50) -> tuple[int, ...]:
    """Return tables that ended between two moments and whose thread is still open, unless another one plays there."""
    return await tx.all(int, _LEFT, since=since, bound=bound, most=limit)


async def shut(tx: Transaction, since: float) -> tuple[int, ...]:
    """Return tables that play, or have ended since a moment, and whose thread could not be used the last time."""
    return await tx.all(int, _SHUT, bound=since)
