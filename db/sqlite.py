"""SQLite connections: their pragmas, and a cursor that crosses to aiosqlite's thread once or not at all.

A stock cursor crosses four times per statement (make, execute, fetch, close), and the crossing, not SQLite, is what
a small statement costs: some 0.05 ms here, ten times that with a wait for the interpreter's lock in between. So a look
at much crosses once, and what touches a few rows by their keys runs at once. A commit is of that kind: it waits for
the disk for about half a millisecond, and while one commits nobody else could write anyway.
"""

import asyncio
import logging
import sqlite3
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, Final, Self, TypeAlias, TypeVar

import aiosqlite

BUSY_SECONDS: Final = 10.0
PRIMARY: Final = 0xFF
"""The bits of an error's code that say its kind; those above tell its kinds apart."""
NO_PATIENCE: Final = "PRAGMA busy_timeout = 0"
# It would write every statement with its values, seeds and hands among them, into a log of every detail.
logging.getLogger("aiosqlite").setLevel(logging.WARNING)

T = TypeVar("T")
_Run: TypeAlias = Callable[..., sqlite3.Cursor]
_PRAGMAS: Final = ("journal_mode = WAL", "synchronous = FULL", "trusted_schema = OFF")


class _Cursor:
    """What SQLAlchemy asks of an aiosqlite cursor, with the rows fetched along with the statement."""

    __slots__ = ("_connection", "_rows", "arraysize", "description", "lastrowid", "rowcount")

    def __init__(self, connection: "_Connection") -> None:
        self._connection = connection
        self._rows: list[Any] = []
        self.arraysize = 1
        self.description: Any = None
        self.lastrowid: int | None = None
        self.rowcount = -1

    async def __aenter__(self) -> Self:
        return self

    async def execute(self, sql: str, values: Sequence[object] = ()) -> None:
        await self._connection.work(self._take, sqlite3.Connection.execute, sql, values)

    async def executemany(self, sql: str, values: Sequence[Sequence[object]]) -> None:
        await self._connection.work(self._take, sqlite3.Connection.executemany, sql, values)

    async def fetchall(self) -> list[Any]:
        return self._rows

    async def close(self) -> None:
        self._rows = []

    def _take(self, run: _Run, connection: sqlite3.Connection, sql: str, values: Sequence[object]) -> None:
        cursor = run(connection, sql, values)
        self.description, self.lastrowid = cursor.description, cursor.lastrowid
        self._rows = cursor.fetchall() if cursor.description else []
        # SQLite counts the rows of a RETURNING statement only once they have been fetched.
        self.rowcount = cursor.rowcount
        cursor.close()


class _Connection(aiosqlite.Connection):
    """An aiosqlite connection whose cursors are ours, and which can be told twice to stop."""

    def __init__(self, opened: Callable[[], sqlite3.Connection], iter_chunk_size: int) -> None:
        super().__init__(opened, iter_chunk_size)
        self._stopping: asyncio.Future[Any] | None = None

    def stop(self) -> asyncio.Future[Any] | None:
        # Who looks on while the bot ends is cancelled twice, and SQLAlchemy then stops the thread beside a close that
        # stops it as well: a second word would lie in the queue of a thread that is gone, and be waited for for ever.
        if self._stopping is None:
            self._stopping = super().stop()
        return self._stopping

    def cursor(self) -> Any:  # noqa: ANN401 - stands in for a class that promises far more
        return _Cursor(self)

    async def work(self, take: Callable[..., None], run: _Run, sql: str, values: Sequence[object]) -> None:
        await self._execute(take, run, self._conn, sql, values)  # type: ignore[no-untyped-call]


class _AtOnce(_Connection):
    """A connection that works where it is called; in the thread it only waits for another process to free the file."""

    def __init__(self, opened: Callable[[], sqlite3.Connection], iter_chunk_size: int) -> None:
        super().__init__(opened, iter_chunk_size)
        self._in_thread: deque[Callable[[], object]] = deque()

    async def _execute(self, fn: Callable[..., T], *args: object, **named: object) -> T:
        work = partial(fn, *args, **named)
        # Whoever was cancelled while waiting still takes back, behind it, what the thread may have begun by then.
        if not self._in_thread:
            try:
                return work()
            except sqlite3.OperationalError as fault:
                if fault.sqlite_errorcode & PRIMARY != sqlite3.SQLITE_BUSY:
                    raise
        self._in_thread.append(work)
        return await super()._execute(self._patiently, work)  # type: ignore[no-any-return, no-untyped-call]

    def _patiently(self, work: Callable[[], T]) -> T:
        self._conn.execute(f"PRAGMA busy_timeout = {BUSY_SECONDS * 1000:.0f}")
        try:
            return work()
        finally:
            self._conn.execute(NO_PATIENCE)
            self._in_thread.popleft()


def connector(path: Path, *pragmas: str, at_once: bool = False) -> Callable[..., Awaitable[aiosqlite.Connection]]:
    """Return what opens a connection to the file, with our pragmas and the given ones set.

    Args:
        path: The file.
        pragmas: What is set beside what every connection has.
        at_once: Whether statements run where they are called, for those that touch but a few rows.
    """

    def opened() -> sqlite3.Connection:
        # Without an isolation level the module begins nothing on its own.
        connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None, check_same_thread=not at_once)
        try:
            for pragma in (*_PRAGMAS, *pragmas):
                connection.execute(f"PRAGMA {pragma}")
            if at_once:
                connection.execute(NO_PATIENCE)
        except sqlite3.Error:
            connection.close()
            raise
        return connection

    async def connect(*_args: object, **_options: object) -> aiosqlite.Connection:
        connection = (_AtOnce if at_once else _Connection)(opened, iter_chunk_size=64)
        # A bot that failed before it could close must still be able to exit.
        connection._thread.daemon = True  # noqa: SLF001 - SQLAlchemy does the same for its own connections
        try:
            return await connection
        except BaseException:
            # Its thread still has a word for this loop, which may be closed as soon as the fault has been told.
            await asyncio.to_thread(connection._thread.join)  # noqa: SLF001
            raise

    return connect
