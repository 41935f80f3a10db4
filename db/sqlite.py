"""SQLite connections: their pragmas, and a cursor that crosses to aiosqlite's thread once.

A stock cursor crosses four times per statement (make, execute, fetch, close), and the crossing,
not SQLite, is what a small statement costs.
"""

import sqlite3
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any, Final, Self, TypeAlias

import aiosqlite

BUSY_SECONDS: Final = 10.0
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
        await self._connection.in_thread(self._take, sqlite3.Connection.execute, sql, values)

    async def executemany(self, sql: str, values: Sequence[Sequence[object]]) -> None:
        await self._connection.in_thread(self._take, sqlite3.Connection.executemany, sql, values)

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
    """An aiosqlite connection whose cursors are ours."""

    def cursor(self) -> Any:  # noqa: ANN401 - stands in for a class that promises far more
        return _Cursor(self)

    async def in_thread(self, work: Callable[..., None], run: _Run, sql: str, values: Sequence[object]) -> None:
        await self._execute(work, run, self._conn, sql, values)  # type: ignore[no-untyped-call]


def connector(path: Path, *pragmas: str) -> Callable[..., Awaitable[aiosqlite.Connection]]:
    """Return what opens a connection to the file, with our pragmas and the given ones set."""

    def opened() -> sqlite3.Connection:
        # Without an isolation level the module begins nothing on its own.
        connection = sqlite3.connect(path, timeout=BUSY_SECONDS, isolation_level=None)
        try:
            for pragma in (*_PRAGMAS, *pragmas):
                connection.execute(f"PRAGMA {pragma}")
        except sqlite3.Error:
            connection.close()
            raise
        return connection

    async def connect(*_args: object, **_options: object) -> aiosqlite.Connection:
        connection = _Connection(opened, iter_chunk_size=64)
        # A bot that failed before it could close must still be able to exit.
        connection._thread.daemon = True  # noqa: SLF001 - SQLAlchemy does the same for its own connections
        return await connection

    return connect
