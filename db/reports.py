"""Queries about reports of faults. What they carry holds secrets of running games: it is for whoever runs the bot."""

from typing import Any, Final

import msgspec
from sqlalchemy import bindparam, func, insert, select

from db import schema
from db.errors import Missing
from db.transaction import Transaction


class Report(msgspec.Struct, frozen=True):
    """What somebody told of a fault; `at` in seconds since the epoch, `payload` all it takes to see it again."""

    id: int
    game: int | None
    user: int
    words: str
    payload: Any
    at: float


class Head(msgspec.Struct, frozen=True):
    """A report without what it carries."""

    id: int
    game: int | None
    user: int
    words: str
    at: float


_T: Final = schema.report
_INSERT: Final = insert(_T).returning(_T.c.id)
_GET: Final = select(*(_T.c[field] for field in Report.__struct_fields__)).where(_T.c.id == bindparam("of_id"))
_NEWEST: Final = (
    select(*(_T.c[field] for field in Head.__struct_fields__)).order_by(_T.c.id.desc()).limit(bindparam("most"))
)
_SINCE: Final = (
    select(func.count()).select_from(_T).where(_T.c.user == bindparam("of_user"), _T.c.at > bindparam("since"))
)


async def add(
    tx: Transaction,
    *,
    game: int | None,
    user: int,
    words: str,
    payload: Any,  # noqa: ANN401 - any JSON
    at: float,
) -> int:
    """Store a report and return its number."""
    number = await tx.one(int, _INSERT, game=game, user=user, words=words, payload=payload, at=at)
    if number is None:
        raise Missing("The report was not stored")
    return number


async def get(tx: Transaction, report: int) -> Report | None:
    """Return a report with all it carries, or None."""
    return await tx.one(Report, _GET, of_id=report)


async def newest(tx: Transaction, limit: int = 50) -> tuple[Head, ...]:
    """Return the last reports, the newest first."""
    return await tx.all(Head, _NEWEST, most=limit)


async def count_since(tx: Transaction, user: int, since: float) -> int:
    """Return how many reports a user has given since a moment."""
    return await tx.one(int, _SINCE, of_user=user, since=since) or 0
