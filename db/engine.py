"""The open database: writers, as many at a time as it takes, snapshots for readers, migration, backup, closing."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import Self

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from db import migrate
from db.backend import Backend, Way, connect, sqlite_file
from db.errors import DatabaseError, Unreadable, translate
from db.holds import Holds
from db.transaction import Transaction


class Database:
    """A database in use; make it with `Database.open` and end it with `close`."""

    def __init__(self, url: URL, backend: Backend) -> None:
        self._url = url
        self._backend = backend
        self._places = asyncio.Semaphore(backend.writers)
        self._writing: set[asyncio.Task[object] | None] = set()
        self._clearing = asyncio.Lock()

    @classmethod
    async def open(cls, url: str) -> Self:
        """Open the database an address names, making a SQLite file and its folder when absent.

        Args:
            url: As SQLAlchemy writes it, `sqlite:///data/bot.db` or `postgresql://...`.

        Raises:
            Unreadable: The file is no database, is damaged, or may not be opened.
            DatabaseError: The address makes no sense or nobody answers there.
        """
        try:
            address = make_url(url)
        except ArgumentError as error:
            raise DatabaseError("The database address cannot be read; try sqlite:///data/bot.db") from error
        backend = connect(address)
        if address.get_backend_name() == "sqlite":
            await asyncio.to_thread(_make_folder, sqlite_file(address))
        database = cls(address, backend)
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
            DatabaseError: The database refused a statement or the commit.
        """
        task = asyncio.current_task()
        if task in self._writing:
            raise RuntimeError("This task is already writing; pass its transaction on instead")
        async with self._places:
            self._writing.add(task)
            try:
                async with _transaction(self._backend.writer) as connection:
                    yield Transaction(connection)
            finally:
                self._writing.discard(task)

    @asynccontextmanager
    async def read(self) -> AsyncIterator[Transaction]:
        """Look at one consistent state, beside a writer; the first query fixes the moment.

        Raises:
            DatabaseError: The database refused a statement.
        """
        async with _transaction(self._backend.reader) as connection:
            yield Transaction(connection)

    @asynccontextmanager
    async def glance(self) -> AsyncIterator[Transaction]:
        """Look at a few rows by their keys; as `read`, but on SQLite nothing else runs meanwhile.

        Raises:
            DatabaseError: The database refused a statement.
        """
        async with _transaction(self._backend.glancer) as connection:
            yield Transaction(connection)

    async def migrate(self) -> None:
        """Bring the schema up to this code's version, from an empty database too.

        Raises:
            Unreadable: The database was written by newer code.
        """
        async with self._alone(), self._keeper() as way, _transaction(way) as connection:
            await connection.run_sync(migrate.upgrade)

    @property
    def serves_many(self) -> bool:
        """Whether several processes may run the bot over this database."""
        return self._url.get_backend_name() != "sqlite"

    def holds(self) -> Holds:
        """Return what takes things that only one process may have at a time; close it at the end."""
        return self._backend.holds()

    async def tidy(self) -> None:
        """Move what a SQLite file has gathered beside it into it, in a thread; a commit would keep everybody waiting.

        Raises:
            DatabaseError: The file cannot be written.
        """
        if not self.serves_many:
            async with _connection(self._backend.reader) as connection:
                await connection.exec_driver_sql("PRAGMA wal_checkpoint(PASSIVE)")

    async def backup(self, path: Path) -> None:
        """Write a copy of the whole database to a file, replacing an older copy once complete.

        Raises:
            DatabaseError: The copy failed, or the database is not SQLite.
        """
        if self._url.get_backend_name() != "sqlite":
            raise DatabaseError("Back up PostgreSQL with pg_dump")
        unfinished = path.with_name(path.name + ".part")
        await asyncio.to_thread(_clear, unfinished)
        async with self._keeper() as way, _connection(way) as connection:
            await connection.exec_driver_sql("VACUUM INTO ?", (str(unfinished),))
        await asyncio.to_thread(unfinished.replace, path)

    async def close(self) -> None:
        """Wait for whoever writes, then close every connection and end its thread."""
        async with self._alone():
            for way in (self._backend.reader, self._backend.glancer, self._backend.writer):
                await way.engine.dispose()

    @asynccontextmanager
    async def _alone(self) -> AsyncIterator[None]:
        """Keep everybody in this process from writing."""
        async with self._clearing, AsyncExitStack() as stack:
            for _ in range(self._backend.writers):
                await stack.enter_async_context(self._places)
            yield

    async def _probe(self) -> None:
        async with self.read() as tx:
            await tx.one(int, migrate.ANYTHING)

    @asynccontextmanager
    async def _keeper(self) -> AsyncIterator[Way]:
        way = self._backend.keeper()
        try:
            yield way
        finally:
            await way.engine.dispose()


@asynccontextmanager
async def _connection(way: Way) -> AsyncIterator[AsyncConnection]:
    try:
        connection = await _connected(way.engine)
        try:
            yield connection
        finally:
            # A cancelled task still gives its connection back in order.
            await (connection.close() if way.at_once else asyncio.shield(connection.close()))
    except DBAPIError as error:
        raise translate(error) from error


async def _connected(engine: AsyncEngine) -> AsyncConnection:
    try:
        return await engine.connect()
    except OSError as error:
        raise DatabaseError(f"The database does not answer: {error}") from error


@asynccontextmanager
async def _transaction(way: Way) -> AsyncIterator[AsyncConnection]:
    async with _connection(way) as connection:
        try:
            if way.begin is not None:
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


def _make_folder(file: Path) -> None:
    try:
        file.absolute().parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Unreadable(f"The folder of the database cannot be made: {error}") from error


def _clear(file: Path) -> None:
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.unlink(missing_ok=True)
    except OSError as error:
        raise DatabaseError(f"The backup cannot be written: {error}") from error
