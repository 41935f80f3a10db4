"""Sends what the database says must still be told, and tries again until it arrives.

A row is a request to bring something up to date, so sending twice does no harm; it goes away only once delivered.
"""

import asyncio
import logging
from collections import defaultdict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Protocol

from db import outbox
from db.errors import DatabaseError
from db.outbox import Delivery
from host.core import Core
from host.errors import Delayed, Undeliverable, Unwritable
from host.operation.backoff import Backoff
from host.operation.logs import TABLE
from host.operation.metrics import deliveries as counted
from host.operation.metrics import faults

log = logging.getLogger(__name__)

AT_ONCE = 8
KEPT_FREE = 0.25
"""Seconds after which a delivery that is still under way gives its place to another table's: most likely it waits for
Discord's limits, which the library does inside a request."""
BATCH = 64
LONGEST_WAIT = 300.0
DOUBLED_AT_MOST = 16
"""So often the wait may double; a number for days of tries would be too large to be one."""
IDLE = 30.0
ELSEWHERE = 1.0
"""Seconds until a process looks again at what is due for a table that another process serves just now."""
AFTER_TROUBLE = 1.0
LONGEST_TROUBLE = 60.0
"""Seconds between two tries while nothing can be read or stored, at first and at most."""
GATHERING = 0.05
"""Seconds after something happened in which more may happen, so that the table of requests is read once for all."""
ORDER = {"lobby": 0, "table": 1, "notice": 2, "private": 3, "word": 4}
"""A table's place and its public panel come first, so that nobody acts on a turn that was never announced."""


class Messenger(Protocol):
    """Whoever can reach people."""

    async def deliver(self, delivery: Delivery) -> None:
        """Bring the thing up to date.

        Raises:
            Undeliverable: it can never arrive.
            Delayed: it can arrive later; anything else is a fault of ours and tried again as well.
        """
        ...


class Sender:
    """One loop that takes due rows and delivers them, the tables side by side, each table in order."""

    def __init__(self, core: Core, messenger: Messenger) -> None:
        """Take the shared core and whoever reaches people."""
        self._core = core
        self._messenger = messenger
        self._busy: set[int | None] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._places = asyncio.Semaphore(AT_ONCE)
        self._unnoted: dict[int, int] = {}
        self._noting = asyncio.Lock()

    async def run(self) -> None:
        """Send until cancelled; what is under way is finished."""
        backoff = Backoff(AFTER_TROUBLE, LONGEST_TROUBLE)
        try:
            while True:
                try:
                    await self._round()
                    backoff.reset()
                except Unwritable:  # the database has told the log
                    await asyncio.sleep(backoff.again())
                except Exception:  # a loop that ended quietly would leave everybody without notices
                    log.exception("the outbox could not be kept up to date")
                    await asyncio.sleep(backoff.again())
        finally:
            await asyncio.gather(*self._tasks, return_exceptions=True)
            with suppress(DatabaseError):  # what cannot be noted now is told again after the next start
                await self._note()

    async def _round(self) -> None:
        self._core.woken.clear()
        if self._core.db.outage.lasts:
            # What was told could not be noted, and would be told again and again.
            await self._core.db.recover()
        await self._note()
        now = self._core.now()
        await self.send_due(now)
        await self._rest(now)
        await asyncio.sleep(GATHERING)

    async def send_due(self, now: float) -> None:
        """Start the delivery of everything due by then, except for tables that are being served already."""
        due = await self._due(now)
        batches: dict[int | None, list[Delivery]] = defaultdict(list)
        for delivery in due:
            if delivery.game not in self._busy:
                batches[delivery.game].append(delivery)
        for table, deliveries in batches.items():
            self._busy.add(table)
            task = asyncio.create_task(self._serve(table, deliveries))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _due(self, now: float) -> tuple[Delivery, ...]:
        process = self._core.process
        async with self._core.db.glance() as tx:
            due = await outbox.take_due(tx, now, limit=BATCH)
        if process is None or not due:
            return due
        async with self._core.db.write() as tx:
            return await outbox.take(tx, now, process, limit=BATCH)

    async def drain(self) -> None:
        """Send everything that is due and wait for it, as long as it can be noted; for tests and a graceful stop."""
        while not self._core.db.outage.lasts:
            await self._note()
            await self.send_due(self._core.now())
            if not self._tasks:
                return
            done, _ = await asyncio.wait(self._tasks)  # unlike `gather`, yields even if all of them are done
            for task in done:
                task.result()

    async def _rest(self, since: float) -> None:
        """Wait for a change or for the next time of delivery; what was due before wakes us when its table is free."""
        async with self._core.db.glance() as tx:
            due = await outbox.next_due(tx, since)
            left = self._core.process is not None and await outbox.is_left(tx, since)
        longest = ELSEWHERE if left else IDLE
        wait = longest if due is None else min(max(due - self._core.now(), 0.0), longest)
        # Not `wait_for`: in Python 3.11 it loses a cancellation that comes together with the wake-up.
        with suppress(TimeoutError):
            async with asyncio.timeout(wait):
                await self._core.woken.wait()

    async def _serve(self, table: int | None, deliveries: list[Delivery]) -> None:
        try:
            await self._serve_all(table, deliveries)
        except Unwritable:
            log.debug("table %s is left until something can be stored again", table)
        except Exception:
            log.exception("what is to be told of table %s could not be noted", table)
            await asyncio.sleep(AFTER_TROUBLE)
        finally:
            self._busy.discard(table)
            self._core.woken.set()

    async def _serve_all(self, table: int | None, deliveries: list[Delivery]) -> None:
        for delivery in sorted(deliveries, key=lambda delivery: ORDER.get(delivery.kind, len(ORDER))):
            async with self._place():
                if self._core.db.outage.lasts:
                    break
                await self._deliver(delivery)
        if self._core.process is not None:
            await self._note(table)

    @asynccontextmanager
    async def _place(self) -> AsyncIterator[None]:
        """Be one of the few who deliver at a time, and after a while one more."""
        await self._places.acquire()
        back = [self._places.release]

        def give_back() -> None:
            if back:
                back.pop()()

        timer = asyncio.get_running_loop().call_later(KEPT_FREE, give_back)
        try:
            yield
        finally:
            timer.cancel()
            give_back()

    async def _deliver(self, delivery: Delivery) -> None:
        """Deliver, unless that has happened and is only to be noted."""
        TABLE.set(delivery.game)
        if self._unnoted.get(delivery.id) == delivery.revision:
            return
        try:
            outcome = await self._try(delivery)
        except Unwritable:
            raise
        except Exception as fault:  # noqa: BLE001  whatever the network does, the row stays and is tried again
            _tell(delivery, fault)
            counted.labels(delivery.kind, "failed").inc()
            await self._again(delivery, fault)
            return
        counted.labels(delivery.kind, outcome).inc()
        self._unnoted[delivery.id] = delivery.revision

    async def _note(self, *tables: int | None) -> None:
        """Note what was delivered for whatever tables since the last time, together: each commit waits for the disk.

        `tables` are left to all processes with it; whichever serves them next must not find what was delivered.
        """
        if not (self._unnoted or tables):
            return
        # Two at a time could wait for each other's tables.
        async with self._noting, self._core.db.write() as tx:
            delivered, process = dict(self._unnoted), self._core.process
            if process is not None:
                for table in tables:
                    # First, as it meets the rows in the order in which whoever asks for more of them does.
                    await outbox.give_back(tx, table, process)
            if delivered:
                await outbox.done(tx, delivered)
        for number, revision in delivered.items():
            if self._unnoted.get(number) == revision:
                del self._unnoted[number]

    async def _try(self, delivery: Delivery) -> str:
        """Hand a delivery over and return what came of it."""
        try:
            await self._messenger.deliver(delivery)
        except Undeliverable as fault:
            _count(fault.__cause__)
            log.warning("%s of table %s cannot be delivered: %s", delivery.kind, delivery.game, fault)
            return "given up"
        return "delivered"

    async def _again(self, delivery: Delivery, fault: Exception) -> None:
        wait = fault.wait if isinstance(fault, Delayed) else 0.0
        due = self._core.now() + max(wait, min(2.0 ** min(delivery.tries, DOUBLED_AT_MOST), LONGEST_WAIT))
        async with self._core.db.write() as tx:
            await outbox.fail(
                tx, delivery.id, delivery.revision, due=due, error=f"{type(fault).__name__}: {fault}"[:300]
            )


def _tell(delivery: Delivery, fault: Exception) -> None:
    """Tell the log of a delivery that failed, once for all its tries; a traceback only shows where a fault is ours."""
    _count(fault.__cause__)
    if delivery.tries == 0:
        # A limit is in the log already, and may put off any number of deliveries.
        level = logging.DEBUG if isinstance(fault, Delayed) and fault.wait else logging.WARNING
        about = (delivery.kind, delivery.game, fault)
        log.log(level, "%s of table %s failed and is tried again: %s", *about, exc_info=not isinstance(fault, Delayed))


def _count(fault: BaseException | None) -> None:
    """Count what the other side said, if it said a code."""
    code = getattr(fault, "code", None)
    if code is not None:
        faults.labels(code).inc()
