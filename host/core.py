"""What the host's rooms share: the database, the clock, a lock for each table, and the plays kept in memory.

`Core.change` is the one way for people to alter a table and `enter` the one to read it: both ask first whether whoever
asks may look at it. What the host does by itself goes through `Core.tend` and `read_table`. A change is lock, one
transaction, current row; raising inside changes nothing.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import TypeVar
from weakref import WeakValueDictionary

from db import games, outbox, related
from db.engine import Database
from db.related import Related
from db.transaction import Transaction
from host.access import may_look
from host.errors import Refused
from host.model import Asker, Manager, Table
from host.operation.logs import TABLE
from host.work import PlayCache, UnitOfWork, table_of
from rules.kernel.errors import Diverged

T = TypeVar("T")


async def in_turn(items: Iterable[T]) -> AsyncIterator[T]:
    """Yield one after the other and let others in between, as changes of a SQLite file run without a pause."""
    for item in items:
        yield item
        await asyncio.sleep(0)


class Core:
    """Database, clock, source of secrets, locks and plays in memory; made once at the start."""

    def __init__(self, db: Database, now: Callable[[], float], secret: Callable[[], str]) -> None:
        """Take the clock (seconds since the epoch) and the source of secrets, each of 64 hexadecimal digits."""
        self.db = db
        self.now = now
        self.secret = secret
        self.cache = PlayCache()
        self.woken = asyncio.Event()
        db.outage.call = self.woken.set
        self.soon = asyncio.Event()
        """Wakes the loop of deadlines."""
        self.taken_back: Callable[[int], None] = lambda _: None
        """Called with each table at which answers were taken back."""
        self.process: int | None = None
        """The number of this process among several over one database; None when it is alone."""
        self.unreadable: set[int] = set()
        """Tables that could not be read when somebody acted there; see `Management.examine`."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def lock(self, table: int) -> asyncio.Lock:
        """Return the lock of a table."""
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        return lock

    def change(self, table: int, viewer: Asker | Manager) -> AbstractAsyncContextManager[UnitOfWork]:
        """Change a table for somebody, alone and in one transaction; the outbox is written with it and woken after it.

        Raises:
            Refused: there is no such table for those eyes.
        """
        return self._change(table, viewer)

    def tend(self, table: int) -> AbstractAsyncContextManager[UnitOfWork]:
        """Change a table in the same way for nobody: what the host does by itself.

        Raises:
            Refused: there is no such table.
        """
        return self._change(table, None)

    @asynccontextmanager
    async def _change(self, table: int, viewer: Asker | Manager | None) -> AsyncIterator[UnitOfWork]:
        TABLE.set(table)
        async with self.lock(table):
            async with self.db.write() as tx:
                row, beside = await related.with_row(tx, table, lock=True)
                work = UnitOfWork(tx, _let_in(table, row, beside, viewer), beside, self.now())
                try:
                    yield work
                except Diverged as fault:
                    self.unreadable.add(table)
                    raise Refused("table-unreadable", table=table, reason=str(fault)) from fault
                await outbox.put(tx, list(work.requests.values()), work.now)
            # Only now is it certain that the play in memory is what the database holds.
            if work.cached is not None:
                work.cached.version = work.version
                self.cache.put(table, work.cached)
        if work.is_undone:
            self.taken_back(table)
        if work.requests:
            self.woken.set()
        if work.is_soon:
            self.soon.set()


async def enter(tx: Transaction, table: int, viewer: Asker | Manager) -> tuple[games.Game, Table]:
    """Return the row and the table of that number to somebody.

    Raises:
        Refused: there is no such table for those eyes.
    """
    row, beside = await related.with_row(tx, table)
    found = _let_in(table, row, beside, viewer)
    return found, table_of(found, beside)


async def fetch(tx: Transaction, table: int) -> tuple[games.Game, Table]:
    """Return the row and the table of that number to the host itself.

    Raises:
        Refused: there is no such table.
    """
    row, beside = await related.with_row(tx, table)
    found = _let_in(table, row, beside, None)
    return found, table_of(found, beside)


def _let_in(number: int, row: games.Game | None, beside: Related, viewer: Asker | Manager | None) -> games.Game:
    """Let somebody in who may look; None is the host itself.

    A table that is not theirs to see and one that does not exist are read and refused alike, so that not even that is
    learned.
    """
    if row is None or not (viewer is None or may_look(table_of(row, beside), viewer)):
        raise Refused("no-such-table", table=number)
    return row


async def read_table(tx: Transaction, row: games.Game) -> Table:
    """Return the table of a row to the host itself."""
    return table_of(row, await related.of_game(tx, row.id))
