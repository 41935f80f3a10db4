"""What only one process may have at a time, such as a shard: held for as long as the process lives, however it ends.

A server's advisory locks belong to a connection and a file's lock to an open file, so both end with a killed process.
"""

import asyncio
from contextlib import suppress
from pathlib import Path
from typing import Final, Protocol

import filelock
from sqlalchemy import bindparam, func, select
from sqlalchemy.exc import StatementError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from db.errors import DatabaseError, translate
from db.private import FILE

SHARD: Final = 0x636F6700
PROCESS: Final = 0x636F6701
"""The two kinds of things that are held, as the server's locks number them."""


class Locks(Protocol):
    """Takes holds and keeps them until closed."""

    async def take(self, kind: int, number: int) -> bool:
        """Hold something; False when another process has it."""
        ...

    async def drop(self, kind: int, number: int) -> None:
        """Let go of something."""
        ...

    async def check(self) -> None:
        """Make sure that everything is still held.

        Raises:
            DatabaseError: the connection was lost and with it all that was held.
        """
        ...

    async def close(self) -> None:
        """Let go of everything."""
        ...


class FileLock:
    """One lock for everything: a SQLite file serves one bot."""

    def __init__(self, file: Path) -> None:
        """Take the file to lock, which stays behind empty."""
        self._file = file
        self._held: filelock.BaseFileLock | None = None

    async def take(self, kind: int, number: int) -> bool:  # noqa: ARG002
        """Hold the file."""
        if self._held is None:
            self._held = await asyncio.to_thread(lock_file, self._file)
        return self._held is not None

    async def drop(self, kind: int, number: int) -> None:
        """Keep the file, for there is but one hold."""

    async def check(self) -> None:
        """Find the file held, as it is until it is closed."""

    async def close(self) -> None:
        """Let go of the file."""
        if self._held is not None:
            self._held.release()
            self._held = None


class ServerLocks:
    """Advisory locks of a PostgreSQL server, on a connection of their own."""

    def __init__(self, engine: AsyncEngine) -> None:
        """Take an engine that makes a connection per use."""
        self._engine = engine
        self._connection: AsyncConnection | None = None

    async def take(self, kind: int, number: int) -> bool:
        """Hold a lock."""
        return bool(await self._ask(_TAKE, kind=kind, number=number))

    async def drop(self, kind: int, number: int) -> None:
        """Let go of a lock."""
        await self._ask(_DROP, kind=kind, number=number)

    async def check(self) -> None:
        """Ask the server for a sign of life."""
        if self._connection is None:
            raise DatabaseError("Nothing is held: the connection was lost, and no other has been made")
        await self._ask(_ALIVE)

    async def close(self) -> None:
        """Let go of every lock."""
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()
        await self._engine.dispose()

    async def _ask(self, statement: object, **values: int) -> object:
        try:
            if self._connection is None:
                engine = self._engine.execution_options(isolation_level="AUTOCOMMIT")
                self._connection = await engine.connect()
            return await self._connection.scalar(statement, values)  # type: ignore[call-overload]
        except StatementError as error:
            # What is held is not certain any more; with the connection all of it is let go, and can be taken anew.
            with suppress(StatementError):
                await self.close()
            raise translate(error) from None


_TAKE: Final = select(func.pg_try_advisory_lock(bindparam("kind"), bindparam("number")))
_DROP: Final = select(func.pg_advisory_unlock(bindparam("kind"), bindparam("number")))
_ALIVE: Final = select(1)


def lock_file(file: Path) -> filelock.BaseFileLock | None:
    """Lock a file, creating it if needed, until the lock is released or the process ends.

    Returns:
        The lock, or None if another process has it.

    Raises:
        DatabaseError: The file cannot be created.
    """
    # Taken in one thread, it may be released in another.
    lock = filelock.FileLock(file, timeout=0, mode=FILE, thread_local=False)
    try:
        lock.acquire()
    except filelock.Timeout:
        return None
    except OSError as error:
        raise DatabaseError(f"The file {file} cannot be made: {error.strerror}") from error
    return lock
