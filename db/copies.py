"""SQLite files as a whole: looking into one, telling whether it is in use, putting one in the place of another.

Plain blocking functions for the command line; nothing here knows the queries of a running bot.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Final

import msgspec
from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from db.backend import sqlite_file
from db.errors import DatabaseError, Unreadable
from db.migrate import SCHEMAS

_LAST: Final = (
    "SELECT max(at) FROM (SELECT max(created) AS at FROM game UNION ALL SELECT max(ended) FROM game "
    "UNION ALL SELECT max(at) FROM answer)"
)


class Contents(msgspec.Struct, frozen=True):
    """What a database file holds.

    Attributes:
        schema: The revision of its tables; empty when there are none of ours.
        games: How many tables of play it knows.
        changed: When something was last done, in seconds since the epoch; 0 when never.
        faults: What SQLite finds wrong with the file.
    """

    schema: str
    games: int
    changed: float
    faults: tuple[str, ...]


def file_of(url: str) -> Path:
    """Return the file that a database address names.

    Raises:
        DatabaseError: It is not SQLite, or makes no sense.
    """
    try:
        address = make_url(url)
    except ArgumentError as error:
        raise DatabaseError("The database address cannot be read") from error
    if address.get_backend_name() != "sqlite":
        raise DatabaseError("This works for SQLite only; for PostgreSQL use pg_dump and pg_restore")
    return sqlite_file(address)


def newest_schema() -> str:
    """Return the revision of the tables that this code works with."""
    return SCHEMAS[-1]


def knows_schema(revision: str) -> bool:
    """Say whether this code can use, or bring up to date, tables of that revision."""
    return revision in SCHEMAS


def inspect(file: Path) -> Contents:
    """Look through a whole database file.

    Raises:
        Unreadable: There is no such file, or it is no SQLite database.
    """
    if not file.is_file():
        raise Unreadable(f"There is no file {file}")
    with _opened(file) as connection:
        faults = [row[0] for row in connection.execute("PRAGMA integrity_check") if row[0] != "ok"]
        faults += [f"rows of {row[0]} without their {row[2]}" for row in connection.execute("PRAGMA foreign_key_check")]
        names = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if not {"alembic_version", "game", "answer"} <= names:
            return Contents("", 0, 0.0, tuple(faults))
        schema = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        games = connection.execute("SELECT count(*) FROM game").fetchone()
        changed = connection.execute(_LAST).fetchone()
    return Contents(schema[0] if schema else "", games[0], changed[0] or 0.0, tuple(faults))


def is_in_use(file: Path) -> bool:
    """Say whether a running bot, or anybody else, has the database open.

    Leaving the write-ahead mode needs the file alone; it also empties the file beside it.
    """
    with _opened(file) as connection:
        try:
            connection.execute("PRAGMA busy_timeout = 0")
            connection.execute("PRAGMA journal_mode = DELETE")
        except sqlite3.OperationalError:
            return True
    return False


def put_in_place(source: Path, target: Path) -> Path | None:
    """Copy a database to another file, at once and as a whole; return where the file that was there is now.

    Raises:
        DatabaseError: The copy failed; the target is as it was.
    """
    target.parent.mkdir(parents=True, exist_ok=True)
    unfinished = target.with_name(target.name + ".part")
    try:
        unfinished.unlink(missing_ok=True)
        with _opened(source) as reading, closing(sqlite3.connect(unfinished)) as writing:
            reading.backup(writing)
        return _swap(unfinished, target)
    except (sqlite3.Error, OSError) as error:
        raise DatabaseError(f"The copy failed: {error}") from error


def _swap(fresh: Path, target: Path) -> Path | None:
    former = _free_name(target) if target.exists() else None
    if former is not None:
        target.replace(former)
    fresh.replace(target)
    for name in ("-wal", "-shm"):
        target.with_name(target.name + name).unlink(missing_ok=True)
    return former


def _free_name(target: Path) -> Path:
    number = 1
    while (name := target.with_name(f"{target.name}.before-restore-{number}")).exists():
        number += 1
    return name


@contextmanager
def _opened(file: Path) -> Iterator[sqlite3.Connection]:
    try:
        # Not `mode=ro`: a file in write-ahead mode could then be opened only while somebody else has it open.
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=rw", uri=True, isolation_level=None)) as one:
            yield one
    except sqlite3.DatabaseError as error:
        raise Unreadable(f"{file} cannot be read: {error}") from error
