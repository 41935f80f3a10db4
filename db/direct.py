"""A SQLite file through the standard library's `sqlite3`, worked on where it is called; for when, see `db.sqlite`.

What stands here has the names of SQLAlchemy's `AsyncEngine` and `AsyncConnection`, beside which it is used.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, CursorResult, Dialect, Engine, Executable
from sqlalchemy.exc import OperationalError

from db.errors import kind_of

BUSY_SECONDS: Final = 10.0
"""How long another process that holds the file is waited for."""
_AGAIN_SECONDS: Final = 0.01

T = TypeVar("T")


class DirectConnection:
    """A connection that does what it is told at once.

    Nothing is waited for but another process that holds the file, and then nothing is under way meanwhile. So whoever
    is cancelled leaves nothing half done.
    """

    def __init__(self, connection: Connection, release: Callable[[], None]) -> None:
        """Take an open connection, and what is called when it is closed."""
        self._connection = connection
        self._release = release

    @property
    def dialect(self) -> Dialect:
        """The database's ways, as SQLAlchemy describes them."""
        return self._connection.dialect

    async def execute(self, statement: Executable, values: Any) -> CursorResult[Any]:  # noqa: ANN401 - one or many sets
        """Run a statement, with one set of values or with several."""
        return await _when_free(lambda: self._connection.execute(statement, values))

    async def exec_driver_sql(self, statement: str, values: Any = None) -> CursorResult[Any]:  # noqa: ANN401
        """Run a statement, and values for its question marks, as SQLite takes them."""
        return await _when_free(lambda: self._connection.exec_driver_sql(statement, values))

    async def run_sync(self, work: Callable[[Connection], T]) -> T:
        """Call something with SQLAlchemy's own connection."""
        return work(self._connection)

    async def commit(self) -> None:
        """Keep what was done. Whoever may write already holds the file, so that nobody is in the way."""
        self._connection.commit()

    async def rollback(self) -> None:
        """Take back what was done."""
        self._connection.rollback()

    async def invalidate(self) -> None:
        """Have the file opened anew by who comes next, which ends a transaction however it stands."""
        self._connection.invalidate()

    async def close(self) -> None:
        """Leave the connection to the next one."""
        try:
            self._connection.close()
        finally:
            self._release()


class DirectEngine:
    """Connections to a SQLite file, as many at a time as there may be; others wait."""

    def __init__(self, engine: Engine, connections: int) -> None:
        """Take what opens the file with no patience of its own, for so many connections."""
        self._engine = engine
        self._free = asyncio.Semaphore(connections)

    async def connect(self) -> DirectConnection:
        """Return a connection, to be closed by the caller."""
        await self._free.acquire()
        try:
            return DirectConnection(await _when_free(self._engine.connect), self._free.release)
        except BaseException:
            self._free.release()
            raise

    async def dispose(self) -> None:
        """Close the connections that nobody uses."""
        self._engine.dispose()


async def _when_free(work: Callable[[], T]) -> T:
    """Do something; while another process holds the file, try again, and let everybody else go on in between.

    Raises:
        OperationalError: The file was not free for `BUSY_SECONDS`.
    """
    now = asyncio.get_running_loop().time
    until = now() + BUSY_SECONDS
    while True:
        try:
            return work()
        except OperationalError as error:
            if not _is_busy(error) or now() > until:
                raise
        await asyncio.sleep(_AGAIN_SECONDS)


def _is_busy(error: OperationalError) -> bool:
    return isinstance(error.orig, sqlite3.Error) and kind_of(error.orig) == sqlite3.SQLITE_BUSY
