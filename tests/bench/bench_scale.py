"""What a click costs the host as open tables grow, in memory or not, and what looking after all of them costs.

Rows are copied, not played. Every size takes turns with a database of ten tables, so that a noisy moment meets both.
"""

import asyncio
import gc
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from statistics import median

from msgspec import Struct, field
from sqlalchemy import text, update

from db import Database, schema
from host.host import Host
from host.time.preferences import HOUR
from host.work import PlayCache
from rules.kernel.record import random_answer
from rules.kernel.rng import Rng
from tests.bench import charts
from tests.bench.load import share
from tests.bench.multitude import Multitude, opened
from tests.bench.positions import NOW, hush, press
from tests.bench.report import Report, Verdict
from tests.bench.servers import POSTGRES, SQLITE, databases
from tests.chance import secrets_from

SECONDS = 6.0
FEW, SIZES = 10, (100, 1_000, 10_000, 100_000)
SAME = 1.2
LOOKED_AFTER = 500
"""Tables of an hour's tick; two people at most of them make about a thousand users."""
TICK_MS = 50.0
FRESH, KNOWN = "from the database", "in memory"
A_TRY = 50


class Cost(Struct):
    """What clicks took: milliseconds each, and milliseconds of this process's time each."""

    times: list[float] = field(default_factory=list)
    cpu: list[float] = field(default_factory=list)


class People:
    """Whoever clicks at the tables of one database, each time at a random one."""

    def __init__(self, multitude: Multitude) -> None:
        self.multitude = multitude
        self.now = NOW
        self.host = Host(multitude.db, lambda: self.now, secrets_from(Rng(1)))
        self.costs: dict[str, Cost] = {}
        self._rng = Rng(2021)
        self._first = 0
        self._number = 0

    async def open(self, number: int) -> None:
        """See to it that so many tables are open."""
        self._number = number
        self.costs = {FRESH: Cost(), KNOWN: Cost()}
        await self.multitude.grow(self._first + number)

    async def click(self) -> None:
        """Answer twice at one table: the first time it is read from the database, then it is in memory."""
        table = await self._table()
        self.host.core.cache = PlayCache()
        for kind in (FRESH, KNOWN):
            if not self.multitude.play(table).over:
                await self._answer(table, self.costs[kind])

    async def _table(self) -> int:
        for _ in range(A_TRY):
            table = self.multitude.table(self._first + self._rng.below(self._number))
            if not self.multitude.play(table).over:
                return table
        # Where there are few tables, their games end; others take their place.
        self._first += self._number
        await self.multitude.grow(self._first + self._number)
        return await self._table()

    async def _answer(self, table: int, cost: Cost) -> None:
        play = self.multitude.play(table)
        answer = random_answer(play, self._rng)
        click = press(play, answer, table, self.multitude.users(table)[answer.seat])
        began, before = time.perf_counter(), time.process_time()
        await self.host.turns.answer(click)
        cost.times.append((time.perf_counter() - began) * 1000)
        cost.cpu.append((time.process_time() - before) * 1000)
        play.answer(answer.seat, answer.key, answer.picks)


class Found(Struct):
    """One size of one database: its clicks beside those of ten tables in the same stretch, and its bytes."""

    size: int
    many: dict[str, Cost]
    few: dict[str, Cost]
    megabytes: float

    def ratio(self, kind: str) -> float:
        """Return how much longer a click takes than with ten tables."""
        return median(self.many[kind].times) / median(self.few[kind].times)

    def worst_ratio(self) -> float:
        """Return the same for a table that is read against one of ten that are all in memory."""
        return median(self.many[FRESH].times) / median(self.few[KNOWN].times)


def run(seconds: float = SECONDS) -> Report:
    """Measure both databases at every size, and an hour's tick."""
    found: dict[str, list[Found]] = {}
    ticks: list[Verdict] = []
    for kind in (SQLITE, POSTGRES):
        with databases(f"{kind} few", f"{kind} many", f"{kind} tick") as urls:
            if urls:
                few, many, tick = urls.values()
                found[kind] = asyncio.run(_sizes(few, many, seconds))
                ticks += asyncio.run(_ticks(kind, tick))
    _draw(found)
    rows = [row for kind, sizes in found.items() for one in sizes for row in _rows(kind, one)]
    head = ("host, a click", "open tables", "median", "p99", "CPU", "beside 10 tables", "database")
    verdicts = [verdict for kind, sizes in found.items() for verdict in _verdicts(kind, sizes[-1])]
    return Report("Scale: a click from the call to the commit", head, rows, [*verdicts, *ticks])


async def _sizes(few_url: str, many_url: str, seconds: float) -> list[Found]:
    async with AsyncExitStack() as stack:
        few, many = [People(await stack.enter_async_context(opened(url))) for url in (few_url, many_url)]
        found = []
        for size in SIZES:
            await few.open(FEW)
            await many.open(size)
            await _in_turns([few.click, many.click], seconds)
            found.append(Found(size, many.costs, few.costs, await _megabytes(many.multitude.db)))
            for people in (few, many):
                await hush(people.multitude.db)
        return found


async def _in_turns(works: list[Callable[[], Awaitable[None]]], seconds: float) -> None:
    gc.collect()
    gc.freeze()
    until = time.monotonic() + seconds
    while time.monotonic() < until:
        for work in works:
            await work()


async def _megabytes(db: Database) -> float:
    sizes = {"sqlite": "SELECT page_count * page_size FROM pragma_page_count, pragma_page_size"}
    async with db.read() as tx:
        size = sizes.get(tx.dialect, "SELECT pg_database_size(current_database())")
        return (await tx.one(float, text(size)) or 0.0) / 1e6


async def _ticks(kind: str, url: str) -> list[Verdict]:
    """Measure what an hour asks of the host: what lies idle, and what has come due."""
    async with opened(url) as multitude:
        people = People(multitude)
        await people.open(LOOKED_AFTER)
        async with multitude.db.write() as tx:
            # All were played in one moment; people's days are not the same.
            due = schema.deadline.c.due + schema.deadline.c.game % 24 * HOUR
            await tx.run(update(schema.deadline).values(due=due))
        upkeep, keeper = people.host.upkeep, people.host.timekeeper

        async def round_() -> None:
            await upkeep.close_stale()
            await upkeep.quiet()
            await upkeep.left()
            await keeper.tick()

        idle = [await _processor_ms(round_) for _ in range(5)]
        people.now = NOW + 36 * HOUR
        await keeper.tick()
        before = await _waiting(multitude.db)
        people.now += HOUR
        busy = await _processor_ms(round_)
        told = await _waiting(multitude.db) - before
    what = f"{kind}, an hour's tick over {LOOKED_AFTER} tables"
    return [
        Verdict(f"{what}, CPU", f"{median(idle):.1f} ms", f"under {TICK_MS:g} ms", median(idle) < TICK_MS),
        Verdict(f"{what} with {told} reminders due, CPU", f"{busy:.0f} ms"),
    ]


async def _processor_ms(work: Callable[[], Awaitable[object]]) -> float:
    before = time.process_time()
    await work()
    return (time.process_time() - before) * 1000


async def _waiting(db: Database) -> int:
    async with db.read() as tx:
        return await tx.one(int, text("SELECT count(*) FROM outbox")) or 0


def _rows(kind: str, one: Found) -> Iterator[tuple[str, ...]]:
    for memory in (FRESH, KNOWN):
        cost = one.many[memory]
        yield (
            f"{kind}, {memory}",
            f"{one.size:,}",
            f"{median(cost.times):.1f} ms",
            f"{share(cost.times, 0.99):.1f} ms",
            f"{median(cost.cpu):.1f} ms",
            f"{one.ratio(memory):.2f}",
            f"{one.megabytes:,.0f} MB",
        )


def _verdicts(kind: str, most: Found) -> Iterator[Verdict]:
    for memory in (FRESH, KNOWN):
        ratio = most.ratio(memory)
        what = f"{kind}, {most.size:,} tables / {FEW}, both {memory}"
        yield Verdict(what, f"{ratio:.2f}", f"at most {SAME:g}", ratio <= SAME)
    worst = most.worst_ratio()
    what = f"{kind}, {most.size:,} tables {FRESH} / {FEW} {KNOWN}"
    yield Verdict(what, f"{worst:.2f}", f"at most {SAME:g}", worst <= SAME)


def _draw(found: dict[str, list[Found]]) -> None:
    series = {
        f"{kind}, {memory}": [(FEW, 1.0), *((one.size, one.ratio(memory)) for one in sizes)]
        for kind, sizes in found.items()
        for memory in (FRESH, KNOWN)
    }
    charts.lines(
        "bench-scale", "A click at the host, beside one with ten tables", "times as long", "open tables", series
    )
