"""What the two databases differ in: how to connect, begin and look after."""

import sys
from collections.abc import Callable
from pathlib import Path
from typing import Final

import msgspec
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError
from sqlalchemy.ext.asyncio import AsyncEngine

from db.direct import BUSY_SECONDS, DirectEngine
from db.errors import DatabaseError
from db.locks import FileLock, Locks, ServerLocks
from db.server import ServerEngine
from db.sqlite import direct, threaded

READERS: Final = 4
WRITERS: Final = 4
"""Changes at a time of one process on PostgreSQL, where rows are locked; a SQLite file takes one after the other."""
IMMEDIATE: Final = "BEGIN IMMEDIATE"
DEFERRED: Final = "BEGIN"
SNAPSHOT: Final = "BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY"
LOOKING: Final = "query_only = ON"
GATHERING: Final = "wal_autocheckpoint = 16000"
"""Pages (64 MB) beside a SQLite file at which a commit moves them into it, should nobody have tidied before."""


class Way(msgspec.Struct, frozen=True):
    """One way to a database.

    Attributes:
        engine: Its connections.
        begin: What opens a transaction, or None where the driver does it by itself.
    """

    engine: AsyncEngine | DirectEngine | ServerEngine
    begin: str | None = None


class Backend(msgspec.Struct, frozen=True):
    """The ways to one database.

    Attributes:
        writer: For those who change rows.
        reader: For those who look at much.
        glancer: For those who look at a few rows by their keys.
        keeper: Makes a connection per use, for migrations; call, and dispose of its engine.
        holds: Makes what takes things that only one process may have; call and close.
        writers: How many changes may be open at a time.
    """

    writer: Way
    reader: Way
    glancer: Way
    keeper: Callable[[], Way]
    locks: Callable[[], Locks]
    writers: int = 1


def read_address(url: str) -> URL:
    """Return the parts of a database's address.

    Raises:
        DatabaseError: It makes no sense; the message does not repeat it, as there may be a password in it.
    """
    try:
        return make_url(url)
    except (ArgumentError, ValueError) as error:
        raise DatabaseError(
            "The database address cannot be read; try sqlite+aiosqlite:///data/cogwork.db, "
            "or postgresql://user:password@host:5432/name"
        ) from error


def address_of(file: Path) -> str:
    """Return the address of a SQLite file, whatever signs its name has."""
    return URL.create("sqlite+aiosqlite", database=str(file)).render_as_string()


def sqlite_file(url: URL) -> Path:
    """Return the file a SQLite address names.

    Raises:
        DatabaseError: It names none; several connections cannot share a database in memory.
    """
    if url.database in {None, "", ":memory:"} or url.query:
        # What follows a question mark would be dropped without a word, be it meant as a part of the name or not.
        raise DatabaseError("The database must be a file, as in sqlite+aiosqlite:///data/cogwork.db")
    return Path(str(url.database))


def connect(url: URL, patience: Callable[[], float] = lambda: BUSY_SECONDS) -> Backend:
    """Return the engines for an address; nothing is opened yet.

    Args:
        url: The address.
        patience: Seconds to wait for a file that another process holds, asked while waiting.

    Raises:
        DatabaseError: The address names a database that cannot be used here, or its driver is missing.
    """
    name = url.get_backend_name()
    if name not in {"sqlite", "postgresql"}:
        raise DatabaseError(f"Unknown database {name!r}; use sqlite or postgresql")
    if name == "postgresql" and sys.platform == "win32":
        raise DatabaseError("On Windows, the bot reaches PostgreSQL from WSL only; run it there, or use SQLite")
    try:
        return _sqlite(url, patience) if name == "sqlite" else _postgresql(url)
    except (ArgumentError, ModuleNotFoundError) as error:
        raise DatabaseError(f"Cannot use {url.drivername}: {error}") from error


def _sqlite(url: URL, patience: Callable[[], float]) -> Backend:
    path = sqlite_file(url).resolve()  # one lock, by whatever name it is reached

    def keeper() -> Way:
        # Rebuilding a table drops the old one, which would cascade while foreign keys are held.
        return Way(threaded(path, 1, "foreign_keys = OFF"), IMMEDIATE)

    return Backend(
        writer=Way(direct(path, 1, "foreign_keys = ON", GATHERING, patience=patience), IMMEDIATE),
        reader=Way(threaded(path, READERS, LOOKING), DEFERRED),
        glancer=Way(direct(path, READERS, LOOKING, patience=patience), DEFERRED),
        keeper=keeper,
        locks=lambda: FileLock(path.with_name(path.name + ".lock")),
    )


def _postgresql(url: URL) -> Backend:
    from db import postgresql  # noqa: PLC0415  whoever keeps a file needs no library of a server's

    open_ = postgresql.wires(url)
    return Backend(
        writer=Way(ServerEngine(open_, WRITERS)),
        reader=Way(ServerEngine(open_, READERS), SNAPSHOT),
        glancer=Way(ServerEngine(open_, READERS), SNAPSHOT),
        keeper=lambda: Way(postgresql.keeping(url)),
        locks=lambda: ServerLocks(postgresql.holding(url)),
        writers=WRITERS,
    )
