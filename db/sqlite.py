"""The two ways to a SQLite file: through aiosqlite's thread, and where one is called.

A statement through a thread crosses to it four times (make a cursor, execute, fetch, close), and the crossing, not
SQLite, is what a small statement costs: some 0.05 ms each, ten times that with a wait for the interpreter's lock in
between. So a look at much goes through the thread, where it keeps nobody waiting, and what touches a few rows by their
keys runs at once. A commit is of that kind: it waits for the disk for about half a millisecond, and while one commits
nobody else could write anyway.
"""

import functools
import logging
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Engine, QueuePool, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from db.direct import BUSY_SECONDS, DirectEngine

# It would write every statement with its values, seeds and hands among them, into a log of every detail.
logging.getLogger("aiosqlite").setLevel(logging.WARNING)

KEPT_BESIDE: Final = 4 * 1024**2
"""Bytes to which SQLite cuts the file of changes beside its own, once all of them are in that."""
_PRAGMAS: Final = (
    "journal_mode = WAL",
    f"journal_size_limit = {KEPT_BESIDE}",
    "synchronous = FULL",
    "trusted_schema = OFF",
)


def threaded(path: Path, connections: int, *pragmas: str) -> AsyncEngine:
    """Return what opens connections that work in a thread each, with our pragmas and the given ones set."""
    # Without an isolation level the module begins nothing on its own.
    options = {"timeout": BUSY_SECONDS, "isolation_level": None}
    engine = create_async_engine(_address("sqlite+aiosqlite", path), connect_args=options, **_pool(connections))
    _set_when_opened(engine.sync_engine, pragmas)
    event.listen(engine.sync_engine, "connect", _stop_once)
    return engine


def direct(path: Path, connections: int, *pragmas: str, patience: Callable[[], float]) -> DirectEngine:
    """Return what opens connections that work where they are called, with our pragmas and the given ones set.

    `patience` is the seconds to wait for another process that holds the file.
    """
    # While it waited by itself for another process, so would the whole program.
    options = {"timeout": 0.0, "isolation_level": None}
    engine = create_engine(_address("sqlite", path), connect_args=options, poolclass=QueuePool, **_pool(connections))
    _set_when_opened(engine, pragmas)
    return DirectEngine(engine, connections, patience)


def _address(driver: str, path: Path) -> URL:
    return URL.create(driver, database=path.as_posix())


def _pool(connections: int) -> dict[str, Any]:
    # Transactions are begun and ended by `db.engine`, so the pool has nothing to reset.
    return {"pool_size": connections, "max_overflow": 0, "pool_reset_on_return": None, "hide_parameters": True}


def _set_when_opened(engine: Engine, pragmas: tuple[str, ...]) -> None:
    def prepare(connection: DBAPIConnection, _record: object) -> None:
        try:
            cursor = connection.cursor()
            for pragma in (*_PRAGMAS, *pragmas):
                cursor.execute(f"PRAGMA {pragma}")
            cursor.close()
        except BaseException:
            connection.close()
            raise

    event.listen(engine, "connect", prepare)


def _stop_once(connection: Any, _record: object) -> None:  # noqa: ANN401 - SQLAlchemy's face of a connection
    """Have a connection stop its thread only once, however often it is told to.

    Who looks on while the bot ends is cancelled twice, and SQLAlchemy then stops the thread beside a close that stops
    it as well: a second word would lie in the queue of a thread that is gone, and be waited for for ever.
    """
    opened = connection.driver_connection
    opened.stop = functools.cache(opened.stop)
