"""Several processes over one database: none serves another's shard, and what a dead one had taken goes to the living.

A shard is held by a lock that ends with the process. Beside it a row tells the others who is there and still moves.
"""

import asyncio
import logging
from collections.abc import Sequence
from typing import Final

from msgspec import Struct

from db import DatabaseError, Unwritable, processes
from db.locks import PROCESS, SHARD, Locks
from db.processes import Process
from host.core import Core
from host.tables.guilds import Guilds

log = logging.getLogger(__name__)

PATIENCE: Final = 10.0
"""Seconds that a process waits for the one before it to end; supervisors start the next one early."""
TRY_AGAIN: Final = 0.2
BEAT: Final = 10.0
"""Seconds between two signs of life, each with a look at the others."""
SILENT: Final = 35.0
"""Seconds without a sign of life after which a process counts as hanging, though it has its locks."""


class Shards(Struct, frozen=True):
    """Which of how many shards of the gateway a process serves."""

    ids: tuple[int, ...] = (0,)
    count: int = 1

    @property
    def has_first(self) -> bool:
        """Whether direct messages arrive here; what is to be done once for all processes is done by this one."""
        return 0 in self.ids


class Taken(Exception):
    """Another process serves what this one was to serve; the message is written for whoever started it."""


class Processes:
    """This process among the others: begins before the database is migrated, is entered after, and ends."""

    def __init__(self, core: Core, guilds: Guilds, shards: Shards) -> None:
        """Take what the host's rooms share, the servers' choices, and what this process is to serve."""
        self._core = core
        self._guilds = guilds
        self._shards = shards
        self._locks: Locks = core.db.locks()
        self._me: Process | None = None

    async def begin(self) -> None:
        """Take the shards, waiting a little for a process that is about to end.

        Raises:
            Taken: another process keeps one of them.
            DatabaseError: the database does not answer.
        """
        deadline = asyncio.get_running_loop().time() + PATIENCE
        told = False
        while (shard := await self._refused()) is not None:
            if asyncio.get_running_loop().time() > deadline:
                raise Taken(self._complaint(shard))
            if not told:
                log.warning("shard %s is served by another process; waiting for its end", shard)
                told = True
            await asyncio.sleep(TRY_AGAIN)

    async def _refused(self) -> int | None:
        """Take what can be taken and return the first shard that cannot."""
        for shard in self._shards.ids:
            if not await self._locks.take(SHARD, shard):
                return shard
        return None

    def _complaint(self, shard: int) -> str:
        if not self._core.db.serves_many:
            return "Another process runs the bot over this database file. Stop it first; several need PostgreSQL."
        return (
            f"Another process serves shard {shard} already. Stop it first, or give each process SHARD_IDS of its own."
        )

    async def enter(self) -> None:
        """Make this process known to the others.

        Raises:
            Taken: the others count the shards differently.
        """
        if not self._core.db.serves_many:
            return
        async with self._core.db.write() as tx:
            now = self._core.now()
            number = await processes.enter(tx, self._shards.ids, self._shards.count, now)
            self._me = Process(number, self._shards.ids, self._shards.count, now)
            # Before the others can see the row, or they would take it for a dead one's.
            await self._locks.take(PROCESS, number)
        for other in await self._bury():
            if other.shard_count != self._shards.count:
                raise Taken(
                    f"SHARD_COUNT is {self._shards.count} here and {other.shard_count} in another process. "
                    "All must have the same; stop them all and start them anew."
                )
        self._core.process = number

    async def run(self) -> None:
        """Give signs of life and watch over the others until cancelled.

        Raises:
            Taken: the connection to the database was lost, and meanwhile another process took over.
        """
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.beat()
            except Taken:
                raise
            except Unwritable:
                log.debug("no sign of life could be stored")
            except DatabaseError as fault:
                log.warning("no sign of life could be given: %s", fault)
            except Exception:
                log.exception("the other processes could not be looked after")

    async def beat(self) -> None:
        """Give one sign of life, take over what dead processes left, and read what others may have changed."""
        if self._me is None:
            return
        # First, as a server that is gone is an outage, of which the log hears once.
        async with self._core.db.glance() as tx:
            await processes.others(tx, self._me.id)
        await self._keep()
        async with self._core.db.write() as tx:
            await processes.see(tx, _seen(self._me, self._core.now()))
        await self._bury()
        await self._guilds.load()

    async def _keep(self) -> None:
        """Make sure of what is held; when the connection was lost, take it anew."""
        try:
            await self._locks.check()
        except DatabaseError:
            log.info("the connection that holds the shards was lost; taking them anew")
            await self._let_go()
            self._locks = self._core.db.locks()
            await self.begin()
            if self._me is not None:
                await self._locks.take(PROCESS, self._me.id)

    async def _let_go(self) -> None:
        try:
            await self._locks.close()
        except Exception as fault:  # noqa: BLE001  it is gone already; whatever closing says changes nothing
            log.debug("closing what was lost: %s", fault)

    async def _bury(self) -> Sequence[Process]:
        """Free what dead or hanging processes had taken and return the living ones."""
        mine = 0 if self._me is None else self._me.id
        async with self._core.db.read() as tx:
            others = await processes.others(tx, mine)
        living = []
        for other in others:
            if await self._lives(other):
                living.append(other)
                continue
            async with self._core.db.write() as tx:
                freed = await processes.leave(tx, other.id)
            log.warning("process %s of shards %s is gone; it left %s things to do", other.id, other.shards, freed)
            self._core.woken.set()
        return living

    async def _lives(self, other: Process) -> bool:
        if other.seen < self._core.now() - SILENT:
            return False
        if await self._locks.take(PROCESS, other.id):
            await self._locks.drop(PROCESS, other.id)
            return False
        return True

    async def end(self) -> None:
        """Leave everything to the others."""
        me, self._me, self._core.process = self._me, None, None
        try:
            if me is not None:
                async with self._core.db.write() as tx:
                    await processes.leave(tx, me.id)
        finally:
            await self._let_go()


def _seen(process: Process, now: float) -> Process:
    return Process(process.id, process.shards, process.shard_count, now)
