"""What the host's rooms share: the database, the clock, a lock for each table, and the plays kept in memory.

`Core.change` is the one way for people to alter a table and `enter` the one to read it: both ask first whether whoever
asks may look at it. What the host does by itself goes through `Core.tend` and `read_table`. A change is lock, one
transaction, current row; raising inside changes nothing.
"""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Any, TypeVar
from weakref import WeakValueDictionary

from msgspec import Struct

from db import around, games, outbox, users
from db.around import Around
from db.engine import Database
from db.outbox import Request
from db.transaction import Transaction
from host.access import may_look
from host.errors import Refused
from host.logs import TABLE
from host.model import ABSENT_AFTER, Asker, Manager, Place, Player, Table
from host.results import Ending
from rules.kernel.play import Play

SHELF_SIZE = 1000
T = TypeVar("T")
AnyPlay = Play[Any, Any]


class Shelved(Struct):
    """A play in memory with the table's version it belongs to and the next free numbers of answers and lines."""

    version: int
    play: AnyPlay
    next_answer: int
    next_line: int


class Shelf:
    """The plays last used, so that a click need not replay; the version tells whether one is still true."""

    def __init__(self, size: int = SHELF_SIZE) -> None:
        """Keep at most `size` plays."""
        self._size = size
        self._plays: OrderedDict[int, Shelved] = OrderedDict()

    def take(self, table: int, version: int) -> Shelved | None:
        """Remove and return a table's play if it is of that version."""
        shelved = self._plays.pop(table, None)
        return shelved if shelved is not None and shelved.version == version else None

    def put(self, table: int, shelved: Shelved) -> None:
        """Keep a play; the one used least lately makes room."""
        self._plays[table] = shelved
        if len(self._plays) > self._size:
            self._plays.popitem(last=False)


class Desk:
    """A table about to be changed: its row, its seats and the transaction all goes into."""

    def __init__(self, tx: Transaction, row: games.Game, beside: Around, now: float) -> None:
        """Take what was read under the lock."""
        self.tx = tx
        self.row = row
        self._beside = beside
        self.chairs, self.options, self.vacancies, self.polls, self.planned, _, self.presence = beside
        self.now = now
        self.version = row.version
        self.requests: dict[str, Request] = {}
        self.shelved: Shelved | None = None
        self.is_soon = False
        """True when a deadline was set that is due before the loop of deadlines would look again."""

    @property
    def id(self) -> int:
        """Return the table's number."""
        return self.row.id

    @property
    def table(self) -> Table:
        """Return the table as it was when the change began."""
        now = self._beside._replace(
            chairs=self.chairs, options=self.options, vacancies=self.vacancies, presence=self.presence
        )
        return table_of(self.row, now)

    async def preferences(self, user: int) -> dict[str, str]:
        """Return what a user has said they wish; who was seated when the change began needs no query."""
        known = self._beside.preferences.get(user)
        return await users.preferences(self.tx, user) if known is None else known

    async def update(self, **fields: object) -> None:
        """Change columns of the row; once for a change, as each raises the version."""
        self.version = await games.update(self.tx, self.row.id, **fields)

    def tell(self, kind: str, recipient: int = 0, *, delay: float = 0, topic: str = "", payload: object = None) -> None:
        """Ask for a notice after the commit; requests for the same subject join."""
        request = Request(
            kind=kind, recipient=recipient, due=self.now + delay, payload=payload, game=self.row.id, topic=topic
        )
        self.requests[request.subject] = request


async def in_turn(items: Iterable[T]) -> AsyncIterator[T]:
    """Yield one after the other and let others in between, as changes of a SQLite file run without a pause."""
    for item in items:
        yield item
        await asyncio.sleep(0)


class Core:
    """Database, clock, source of secrets, locks and shelf; made once at the start."""

    def __init__(self, db: Database, now: Callable[[], float], secret: Callable[[], str]) -> None:
        """Take the clock (seconds since the epoch) and the source of secrets, each of 64 hexadecimal digits."""
        self.db = db
        self.now = now
        self.secret = secret
        self.shelf = Shelf()
        self.woken = asyncio.Event()
        db.outage.call = self.woken.set
        self.soon = asyncio.Event()
        """Wakes the loop of deadlines."""
        self.process: int | None = None
        """The number of this process among several over one database; None when it is alone."""
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()

    def lock(self, table: int) -> asyncio.Lock:
        """Return the lock of a table."""
        lock = self._locks.get(table)
        if lock is None:
            lock = self._locks[table] = asyncio.Lock()
        return lock

    def change(self, table: int, viewer: Asker | Manager) -> AbstractAsyncContextManager[Desk]:
        """Change a table for somebody, alone and in one transaction; the outbox is written with it and woken after it.

        Raises:
            Refused: there is no such table for those eyes.
        """
        return self._change(table, viewer)

    def tend(self, table: int) -> AbstractAsyncContextManager[Desk]:
        """Change a table in the same way for nobody: what the host does by itself.

        Raises:
            Refused: there is no such table.
        """
        return self._change(table, None)

    @asynccontextmanager
    async def _change(self, table: int, viewer: Asker | Manager | None) -> AsyncIterator[Desk]:
        TABLE.set(table)
        async with self.lock(table):
            async with self.db.write() as tx:
                row, beside = await games.lock(tx, table), await around.of_game(tx, table)
                desk = Desk(tx, _let_in(table, row, beside, viewer), beside, self.now())
                yield desk
                await outbox.put(tx, list(desk.requests.values()), desk.now)
            # Only now is it certain that the play in memory is what the database holds.
            if desk.shelved is not None:
                desk.shelved.version = desk.version
                self.shelf.put(table, desk.shelved)
        if desk.requests:
            self.woken.set()
        if desk.is_soon:
            self.soon.set()


async def enter(tx: Transaction, table: int, viewer: Asker | Manager) -> tuple[games.Game, Table]:
    """Return the row and the table of that number to somebody.

    Raises:
        Refused: there is no such table for those eyes.
    """
    row, beside = await games.get(tx, table), await around.of_game(tx, table)
    found = _let_in(table, row, beside, viewer)
    return found, table_of(found, beside)


async def fetch(tx: Transaction, table: int) -> tuple[games.Game, Table]:
    """Return the row and the table of that number to the host itself.

    Raises:
        Refused: there is no such table.
    """
    row, beside = await games.get(tx, table), await around.of_game(tx, table)
    found = _let_in(table, row, beside, None)
    return found, table_of(found, beside)


def _let_in(number: int, row: games.Game | None, beside: Around, viewer: Asker | Manager | None) -> games.Game:
    """Let somebody in who may look; None is the host itself.

    A table that is not theirs to see and one that does not exist are read and refused alike, so that not even that is
    learned.
    """
    if row is None or not (viewer is None or may_look(table_of(row, beside), viewer)):
        raise Refused("no-such-table", table=number)
    return row


async def read_table(tx: Transaction, row: games.Game) -> Table:
    """Return the table of a row to the host itself."""
    return table_of(row, await around.of_game(tx, row.id))


def table_of(row: games.Game, beside: Around) -> Table:
    """Return a table from its rows."""
    free = {vacancy.seat for vacancy in beside.vacancies}
    ending = Ending.of(row.result)
    absent = {one.seat for one in beside.presence.values() if one.missed >= ABSENT_AFTER}
    players = tuple(
        Player(
            seat=chair.number,
            user=chair.user,
            name=chair.name,
            conceded=chair.state == "conceded",
            away=chair.number in free,
            absent=chair.number in absent,
        )
        for chair in beside.chairs
    )
    return Table(
        id=row.id,
        game=row.key,
        title=row.title,
        status=row.status,
        places=row.seats,
        settings=row.settings,
        owner=row.owner,
        epoch=row.epoch,
        turn=row.turn,
        version=row.version,
        place=Place(row.guild_id, row.channel_id, row.lobby_message_id, row.thread_id),
        players=players,
        waiting=row.waiting,
        winners=ending.winners,
        winning_rivals=ending.rivals,
        options=beside.options,
    )
