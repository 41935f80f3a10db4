"""A SQLite file through the standard library's `sqlite3`, worked on where it is called; for when, see `db.sqlite`.

What stands here has the names of SQLAlchemy's `AsyncEngine` and `AsyncConnection`, beside which it is used.
"""

import asyncio
import sqlite3
from collections.abc import Callable
from functools import partial
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, CursorResult, Dialect, Engine, Executable
from sqlalchemy.exc import DBAPIError, OperationalError, StatementError

from db.errors import kind_of
from db.prepared import Rows, Statements

BUSY_SECONDS: Final = 10.0
"""How long to wait for another process that holds the file."""
_AGAIN_SECONDS: Final = 0.01

T = TypeVar("T")


class DirectConnection:
    """A connection that does what it is told at once.

    Nothing is waited for but another process that holds the file, and then nothing is under way meanwhile. So whoever
    is cancelled leaves nothing half done.
    """

    def __init__(
        self,
        connection: Connection,
        statements: Statements,
        release: Callable[[Connection, bool], None],
        patience: Callable[[], float],
    ) -> None:
        """Take an open connection, the prepared statements, and what is called when it is closed.

        `release` is told whether the connection may be used again; `patience` is the seconds to wait for a file that
        another process holds.
        """
        self._connection = connection
        self._file: sqlite3.Connection = connection.connection.driver_connection  # type: ignore[assignment]
        self._statements = statements
        self._release = release
        self._patience = patience
        self._broken = False

    @property
    def dialect(self) -> Dialect:
        """The database's ways, as SQLAlchemy describes them."""
        return self._connection.dialect

    async def begin(self, statement: str) -> None:
        """Open a transaction by that statement."""
        await _when_free(partial(_run, self._file, statement), self._patience)

    async def execute(self, statement: Executable, values: Any) -> CursorResult[Any] | Rows:  # noqa: ANN401 - one or many
        """Run a statement, with one set of values or with several."""
        ready = self._statements.find(statement, values, self._connection.dialect)
        if ready is None:
            return await _when_free(lambda: self._connection.execute(statement, values), self._patience)
        return await _when_free(partial(ready.run, self._file, values), self._patience)

    async def exec_driver_sql(self, statement: str, values: Any = None) -> CursorResult[Any]:  # noqa: ANN401
        """Run a statement, and values for its question marks, as SQLite takes them."""
        return await _when_free(lambda: self._connection.exec_driver_sql(statement, values), self._patience)

    async def run_sync(self, work: Callable[[Connection], T]) -> T:
        """Call something with SQLAlchemy's own connection."""
        return work(self._connection)

    async def commit(self) -> None:
        """Keep what was done. Whoever may write already holds the file, so that nobody is in the way."""
        self._end(self._connection.commit, self._file.commit)

    async def rollback(self) -> None:
        """Take back what was done."""
        self._end(self._connection.rollback, self._file.rollback)

    def _end(self, known: Callable[[], None], unknown: Callable[[], None]) -> None:
        """End the transaction; SQLAlchemy knows of it where it has run a statement of it."""
        if self._connection.in_transaction():
            known()
            return
        try:
            unknown()
        except sqlite3.Error as error:
            raise _told(error) from error

    async def invalidate(self) -> None:
        """Have the file opened anew by who comes next, which ends a transaction however it stands."""
        self._broken = True
        self._connection.invalidate()

    async def close(self) -> None:
        """Leave the connection to the next one."""
        self._release(self._connection, not (self._broken or self._file.in_transaction))


class DirectEngine:
    """Connections to a SQLite file, as many at a time as there may be; others wait. They stay open until the end."""

    def __init__(self, engine: Engine, connections: int, patience: Callable[[], float]) -> None:
        """Take what opens the file without waiting, for that many connections, and the seconds to wait for it."""
        self._engine = engine
        self._patience = patience
        self._free = asyncio.Semaphore(connections)
        self._statements = Statements()
        self._idle: list[Connection] = []

    async def connect(self) -> DirectConnection:
        """Return a connection, to be closed by the caller."""
        await self._free.acquire()
        try:
            connection = self._idle.pop() if self._idle else await _when_free(self._engine.connect, self._patience)
            release = partial(self._release, self._idle)
            return DirectConnection(connection, self._statements, release, self._patience)
        except BaseException:
            self._free.release()
            raise

    def _release(self, idle: list[Connection], connection: Connection, usable: bool) -> None:
        try:
            if usable and idle is self._idle:
                idle.append(connection)
            else:
                connection.invalidate()  # the pool behind it would keep the file open, in whatever state it is
                connection.close()
        finally:
            self._free.release()

    async def dispose(self) -> None:
        """Close the connections that nobody uses; one that is in use is closed by who uses it."""
        idle, self._idle = self._idle, []
        for connection in idle:
            connection.close()
        self._engine.dispose()


def _run(file: sqlite3.Connection, statement: str) -> None:
    try:
        file.execute(statement)
    except sqlite3.Error as error:
        raise _told(error, statement) from error


def _told(error: sqlite3.Error, statement: str | None = None) -> StatementError:
    """Return a fault as SQLAlchemy tells it."""
    return DBAPIError.instance(statement, None, error, sqlite3.Error, hide_parameters=True)


async def _when_free(work: Callable[[], T], patience: Callable[[], float]) -> T:
    """Do something; while another process holds the file, try again, with other tasks running in between.

    Raises:
        OperationalError: The file was not free for as long as there was patience, which may end while it waits.
    """
    since: float | None = None
    while True:
        try:
            return work()
        except OperationalError as error:
            now = asyncio.get_running_loop().time()
            since = now if since is None else since
            if not _is_busy(error) or now - since >= patience():
                raise
        await asyncio.sleep(_AGAIN_SECONDS)


def _is_busy(error: OperationalError) -> bool:
    return isinstance(error.orig, sqlite3.Error) and kind_of(error.orig) == sqlite3.SQLITE_BUSY
