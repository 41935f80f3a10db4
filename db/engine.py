"""The open database: writers, as many at a time as it takes, snapshots for readers, migration, closing."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Any, Self

from sqlalchemy import URL, Connection
from sqlalchemy.exc import StatementError
from sqlalchemy.ext.asyncio import AsyncConnection

from db import copies, migrate
from db.backend import DEFERRED, Backend, Way, connect, read_address, sqlite_file
from db.direct import DirectConnection
from db.errors import Unreadable, Unwritable, damaged, translate
from db.locks import Locks
from db.outage import Outage, try_out
from db.private import make_file, make_folder, shared
from db.server import ServerConnection
from db.transaction import Transaction

_Connection = AsyncConnection | DirectConnection | ServerConnection


class Database:
    """A database in use; make it with `Database.open` and end it with `close`."""

    def __init__(self, url: URL, backend: Backend, outage: Outage) -> None:
        self._url = url
        self._backend = backend
        self._places = asyncio.Semaphore(backend.writers)
        self._writing: set[asyncio.Task[object] | None] = set()
        self._clearing = asyncio.Lock()
        self.outage = outage

    @classmethod
    async def open(cls, url: str) -> Self:
        """Open the database an address names, making a SQLite file and its folder when absent.

        Args:
            url: As SQLAlchemy writes it, `sqlite:///data/bot.db` or `postgresql://...`.

        Raises:
            Unreadable: The file is no database, is damaged, or may not be opened.
            DatabaseError: The address makes no sense or nobody answers there.
        """
        address = read_address(url)
        outage = Outage()
        backend = connect(address, outage.patience)
        if address.get_backend_name() == "sqlite":
            await asyncio.to_thread(_make, sqlite_file(address).resolve())
        database = cls(address, backend, outage)
        try:
            await database._probe()
        except BaseException:
            await database.close()
            raise
        return database

    @asynccontextmanager
    async def write(self) -> AsyncIterator[Transaction]:
        """Change rows; commits at the end and takes everything back on any exception.

        On SQLite there is one change at a time, and its statements run where they are called: whoever makes many
        lets others in between them. On PostgreSQL whoever needs to be alone locks a row.

        Raises:
            Conflict: Another process was first.
            Unwritable: Nothing can be stored for now; `outage` has told the log.
            DatabaseError: The database refused a statement or the commit.
        """
        task = asyncio.current_task()
        if task in self._writing:
            raise RuntimeError("This task is already writing; pass its transaction on instead")
        async with self._places:
            self._writing.add(task)
            try:
                async with self._noted(self._backend.writer) as tx:
                    yield tx
                self.outage.stored()
            finally:
                self._writing.discard(task)

    async def recover(self) -> None:
        """Find out whether something can be stored again, which ends an outage.

        Raises:
            Unwritable: Not yet.
            DatabaseError: The database refused for another reason.
        """
        async with self._places, transaction(self._backend.writer) as connection:
            await try_out(Transaction(connection))
        self.outage.end()

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Transaction]:
        """Look at one consistent state, beside a writer; the first query fixes the moment.

        Raises:
            Unwritable: The server does not answer; `outage` has told the log.
            DatabaseError: The database refused a statement.
        """
        async with self._noted(self._backend.reader) as tx:
            yield tx

    @asynccontextmanager
    async def glance(self) -> AsyncIterator[Transaction]:
        """Look at a few rows by their keys; as `read`, but on SQLite nothing else runs meanwhile.

        Raises:
            Unwritable: The server does not answer; `outage` has told the log.
            DatabaseError: The database refused a statement.
        """
        async with self._noted(self._backend.glancer) as tx:
            yield tx

    @asynccontextmanager
    async def _noted(self, way: Way) -> AsyncIterator[Transaction]:
        """Open a transaction, and have an outage begin where one is found."""
        try:
            async with transaction(way) as connection:
                yield Transaction(connection)
        except Unwritable as fault:
            self.outage.note(fault)
            raise

    async def is_newest(self) -> bool:
        """Say whether the schema is this code's, so that `migrate` has nothing to do.

        Raises:
            DatabaseError: The database refused to be read.
        """
        async with self._keeper() as way, _connection(way) as connection:
            return await by_sqlalchemy(connection).run_sync(migrate.is_newest)

    async def migrate(self) -> None:
        """Bring the schema up to this code's version, from an empty database too.

        Raises:
            Unreadable: The database was written by newer code.
        """
        async with self._alone(), self._keeper() as way, transaction(way) as connection:
            await by_sqlalchemy(connection).run_sync(migrate.upgrade)
            if not self.serves_many:
                await by_sqlalchemy(connection).run_sync(_unmark)

    async def look_through(self, goes_on: Callable[[], bool]) -> bool:
        """Look for damage in a SQLite file, in a thread.

        Args:
            goes_on: Asked now and then, there, whether to look further.

        Returns:
            Whether there was time for all of it.

        Raises:
            Damaged: Some was found; the message names the file and says how to put a backup in its place.
            Unreadable: The file cannot be opened.
        """
        if self.serves_many:
            return True
        file = sqlite_file(self._url)
        found = await asyncio.to_thread(copies.quick_check, file, goes_on)
        if found:
            raise damaged(f"{file}", found)
        return found is not None

    def shared(self) -> str:
        """Return what to tell the owner of a SQLite file that others of this machine can get at; else nothing."""
        if self.serves_many or not (mode := shared(file := sqlite_file(self._url))):
            return ""
        return f"{file} holds every hand and may be opened by others of this machine (mode {mode}); chmod 600 ends that"

    @property
    def serves_many(self) -> bool:
        """Whether several processes may run the bot over this database."""
        return self._url.get_backend_name() != "sqlite"

    def locks(self) -> Locks:
        """Return what takes things that only one process may have at a time; close it at the end."""
        return self._backend.locks()

    async def tidy(self) -> None:
        """Move what a SQLite file has gathered beside it into it, in a thread; a commit would keep everybody waiting.

        Raises:
            DatabaseError: The file cannot be written.
        """
        if not self.serves_many and not self.outage.lasts:
            async with _connection(self._backend.reader) as connection:
                await by_sqlalchemy(connection).exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")

    async def close(self) -> None:
        """Wait for whoever writes, then close every connection and end its thread."""
        async with self._alone():
            # Whoever closes a SQLite file last moves into it what lies beside it, which should not hold up the loop.
            for way in (self._backend.glancer, self._backend.writer, self._backend.reader):
                await way.engine.dispose()

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[None]:
        """Keep everybody in this process from writing."""
        async with self._clearing, AsyncExitStack() as stack:
            for _ in range(self._backend.writers):
                await stack.enter_async_context(self._places)
            yield

    async def _probe(self) -> None:
        async with transaction(self._backend.glancer) as connection:
            await Transaction(connection).one(int, migrate.ANYTHING)

    @asynccontextmanager
    async def _keeper(self) -> AsyncIterator[Way]:
        way = self._backend.keeper()
        try:
            yield way
        finally:
            await way.engine.dispose()


@asynccontextmanager
async def _connection(way: Way) -> AsyncIterator[_Connection]:
    try:
        connection = await way.engine.connect()
        try:
            yield connection
        finally:
            # Our own ones' close waits for nothing.
            threaded = isinstance(connection, AsyncConnection)
            await (_finished(connection.close()) if threaded else connection.close())
    except StatementError as error:
        raise translate(error) from None


async def _finished(closing: Coroutine[Any, Any, None]) -> None:
    """Wait until a connection is given back, which a cancelled task still does in order."""
    task = asyncio.create_task(closing)
    try:
        await asyncio.shield(task)
    except asyncio.CancelledError:
        await asyncio.wait([task])
        raise


def by_sqlalchemy(connection: _Connection) -> AsyncConnection:
    """Return a connection that is SQLAlchemy's, as those of the keeper are.

    Raises:
        TypeError: It is none.
    """
    if not isinstance(connection, AsyncConnection):
        raise TypeError("a connection of our own cannot do that")
    return connection


@asynccontextmanager
async def transaction(way: Way) -> AsyncIterator[_Connection]:
    """Open a transaction on one way to a database; it commits at the end and takes everything back on any exception.

    Raises:
        DatabaseError: The database refused a statement or the commit.
    """
    async with _connection(way) as connection:
        try:
            if not isinstance(connection, AsyncConnection):
                await connection.begin(way.begin or DEFERRED)
            elif way.begin is not None:
                await connection.exec_driver_sql(way.begin)
            yield connection
        except BaseException:
            await connection.rollback()
            raise
        try:
            await connection.commit()
        except BaseException:
            # SQLite keeps a transaction open whose commit it refused; closing takes it back.
            await connection.invalidate()
            raise


def _unmark(connection: Connection) -> None:
    """Have a file over which a bot runs count as a backup no longer."""
    if connection.exec_driver_sql("PRAGMA application_id").scalar() == copies.BACKUP_MARK:
        connection.exec_driver_sql("PRAGMA application_id = 0")


def _make(file: Path) -> None:
    """Make an empty file, which is an empty database to SQLite, unless there is one."""
    try:
        make_folder(file.parent)
    except OSError as error:
        raise Unreadable(f"The folder {file.parent} cannot be made: {error.strerror}") from error
    try:
        make_file(file)
    except FileExistsError:
        pass
    except OSError as error:
        raise Unreadable(f"The file {file} cannot be made: {error.strerror}") from error
