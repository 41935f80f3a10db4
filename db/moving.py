"""Everything in one database copied to another of a different kind, and proof that it arrived."""

from collections.abc import Sequence
from hashlib import sha256
from typing import Any, Final

import msgspec
from sqlalchemy import (
    ColumnClause,
    FromClause,
    Select,
    Table,
    Text,
    column,
    func,
    insert,
    literal,
    select,
    text,
    tuple_,
)
from sqlalchemy import table as plain_table

from db import schema
from db.columns import Json, Seed
from db.engine import Database
from db.errors import DatabaseError
from db.migrate import SCHEMAS
from db.transaction import Transaction

BATCH: Final = 1000
NOT_MOVED: Final = frozenset({"process"})
"""Who runs the bot here does not run it there."""
_VERSIONS: Final = "alembic_version"
_VERSION: Final[Select[Any]] = select(column("version_num")).select_from(plain_table(_VERSIONS))
_TABLES: Final = text("SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()")


class Moved(msgspec.Struct, frozen=True):
    """What a table holds: how many rows, and a digest of all of them in whatever order."""

    rows: int
    digest: str


async def refuse_what_holds_anything(target: Database) -> None:
    """Make sure that a PostgreSQL database has no tables, or today's; nothing in it is altered.

    Raises:
        DatabaseError: it has others, or of another version of the bot.
    """
    async with target.read() as tx:
        names = set(await tx.all(str, _TABLES))
        foreign = names - {_VERSIONS, *schema.metadata.tables}
        if foreign:
            raise DatabaseError(f"the target is not empty; it holds {', '.join(sorted(foreign))}")
        if names and (_VERSIONS not in names or await tx.one(str, _VERSION) != SCHEMAS[-1]):
            raise DatabaseError("the target is not empty; it holds tables of another version of the bot")


async def contents(tx: Transaction) -> dict[str, int]:
    """Return how many rows each table holds, of those that hold any."""
    counted = {}
    for there in schema.metadata.sorted_tables:
        rows = await tx.one(int, select(func.count()).select_from(there)) or 0
        if rows:
            counted[there.name] = rows
    return counted


async def move(source: Database, target: Database) -> dict[str, Moved]:
    """Copy every row to an empty, migrated database in one transaction, and return what arrived.

    Raises:
        DatabaseError: the target holds something, or what arrived is not what was sent; the target is as it was.
    """
    async with source.read() as old, target.write() as new:
        there = await contents(new)
        if there:
            raise DatabaseError(f"the target is not empty; it holds {', '.join(sorted(there))}")
        moved = {}
        for described in schema.metadata.sorted_tables:
            if described.name not in NOT_MOVED:
                moved[described.name] = await _move_table(old, new, described)
        await _continue_numbers(old, new)
        return moved


async def _move_table(old: Transaction, new: Transaction, described: Table) -> Moved:
    source, key = _plain(described), [name.name for name in described.primary_key]
    names = [one.name for one in source.c]
    digests: list[bytes] = []
    rows: tuple[tuple[object, ...], ...] = ()
    while rows := await old.all(_row, _page(source, key, rows)):
        digests += map(_digest, rows)
        await new.run_many(insert(_as_table(source)), [dict(zip(names, row, strict=True)) for row in rows])
    sent = _sum_up(digests)
    arrived = await _look(new, source, key)
    if arrived != sent:
        raise DatabaseError(f"{described.name}: {sent.rows} rows were sent and {arrived.rows} arrived, or others")
    return arrived


async def _look(tx: Transaction, source: FromClause, key: list[str]) -> Moved:
    digests: list[bytes] = []
    rows: tuple[tuple[object, ...], ...] = ()
    while rows := await tx.all(_row, _page(source, key, rows)):
        digests += map(_digest, rows)
    return _sum_up(digests)


async def _continue_numbers(old: Transaction, new: Transaction) -> None:
    """Let numbers go on after the last one that was ever given, for none is given twice."""
    given = await old.all(lambda name, last: (name, last), text("SELECT name, seq FROM sqlite_sequence"))
    for name, last in given:
        if name in schema.metadata.tables and name not in NOT_MOVED and last:
            await new.one(int, select(func.setval(func.pg_get_serial_sequence(name, "id"), last)))


def _plain(described: Table) -> FromClause:
    """Return a table whose values are taken as they are stored, not as they are meant."""
    columns: list[ColumnClause[Any]] = [
        column(one.name, Text() if isinstance(one.type, Json | Seed) else one.type) for one in described.c
    ]
    return plain_table(described.name, *columns)


def _as_table(source: FromClause) -> Any:  # noqa: ANN401  a light table can be written to, though its type says less
    return source


def _page(source: FromClause, key: list[str], former: Sequence[tuple[object, ...]]) -> Select[Any]:
    """Return the query for the rows that follow those read last, by the primary key: nothing is counted past."""
    order = [source.c[name] for name in key]
    page = select(source).order_by(*order).limit(BATCH)
    if not former:
        return page
    last = dict(zip(source.c.keys(), former[-1], strict=True))
    return page.where(tuple_(*order) > tuple_(*(literal(last[one.name], one.type) for one in order)))


def _row(*values: object) -> tuple[object, ...]:
    return values


def _digest(row: tuple[object, ...]) -> bytes:
    return sha256(msgspec.json.encode(row)).digest()


def _sum_up(digests: list[bytes]) -> Moved:
    # The two databases sort texts differently.
    return Moved(len(digests), sha256(b"".join(sorted(digests))).hexdigest())
