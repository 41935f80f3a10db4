"""Several processes against one Discord: how many clicks they acknowledge together, how soon, and in what memory.

Clicks in threads reach the process of the server's shard; those on panels in direct messages all reach shard 0.
"""

import asyncio
import gc
from collections.abc import Iterator
from contextlib import AsyncExitStack

from msgspec import Struct, field

import sandbox
from db import Database
from tests.bench import charts
from tests.bench.crowd import Crowd, differing
from tests.bench.load import Clickers, Sample, share
from tests.bench.positions import hush
from tests.bench.process import OURS, Process, started
from tests.bench.report import Report, Verdict
from tests.bench.servers import POSTGRES, SQLITE, databases

SECONDS = 6.0
RATE = 50.0
AT_ONCE = 16
"""Clicks under way at a time where there is no rate."""
TABLES, A_GUILD = 120, 15
PLAYED = 90
"""Tables played at a time; the others wait until one ends."""
SETTLE = 1.0
IN_THREADS, BY_MESSAGE = "in threads", "by direct message"


class Found(Struct):
    """One number of processes over one database: its stretches by name, and each process's memory in MB."""

    kind: str
    number: int
    samples: dict[str, Sample] = field(default_factory=dict)
    memory: list[tuple[float, float]] = field(default_factory=list)

    @property
    def name(self) -> str:
        """Return how it is called."""
        return f"{self.kind}, {self.number} process{'es' if self.number > 1 else ''}"


def run(seconds: float = SECONDS) -> Report:
    """Measure one process over SQLite, and 1, 2 and 4 over PostgreSQL."""
    found: list[Found] = []
    wrong = 0
    with databases(SQLITE, POSTGRES) as urls:
        for kind, url in urls.items():
            wrong += asyncio.run(_database(kind, url, (1,) if kind == SQLITE else (1, 2, 4), seconds, found))
    _draw(found)
    head = (
        "processes", "at 50/s: median", "p99", "most a second, in threads", "p99", "by message", "p99",
        "failed", "memory: bots", "drawing workers",
    )  # fmt: skip
    verdicts = [Verdict("tables whose stored answers differ from those acknowledged", f"{wrong}", "0", wrong == 0)]
    return Report("Processes: clicks together", head, [_row(one) for one in found], [*_ratios(found), *verdicts])


async def _database(kind: str, url: str, numbers: tuple[int, ...], seconds: float, found: list[Found]) -> int:
    server = await sandbox.start(0, ())
    try:
        db = await Database.open(url)
        await db.migrate()
        seated_tables = {
            where: await Crowd(server.world, db, A_GUILD, in_threads=where == IN_THREADS).seat(TABLES)
            for where in (IN_THREADS, BY_MESSAGE)
        }
        gc.collect()
        gc.freeze()
        clickers = {where: Clickers(server.world, there, PLAYED, follow=True) for where, there in seated_tables.items()}
        for number in numbers:
            found.append(Found(kind, number))
            await _together(server, url, clickers, seconds, found[-1])
            # What Discord's limits have left over is not the next ones' to send.
            await hush(db)
        wrong = sum([await differing(db, there) for there in seated_tables.values()])
        await db.close()
        return wrong
    finally:
        await server.close()


async def _together(
    server: sandbox.Sandbox, url: str, clickers: dict[str, Clickers], seconds: float, found: Found
) -> None:
    async with AsyncExitStack() as stack:
        processes: list[Process] = []
        for shard in range(found.number):
            shards = {"SHARD_COUNT": str(found.number), "SHARD_IDS": str(shard)}
            processes.append(await stack.enter_async_context(started(server, url, OURS, **shards)))
            await processes[-1].ready()
        await asyncio.sleep(SETTLE)
        with clickers[IN_THREADS].listening():
            found.samples["at a rate"] = await clickers[IN_THREADS].click(RATE, seconds)
            found.samples[IN_THREADS] = await clickers[IN_THREADS].flood(AT_ONCE, seconds)
        with clickers[BY_MESSAGE].listening():
            found.samples[BY_MESSAGE] = await clickers[BY_MESSAGE].flood(AT_ONCE, seconds)
        found.memory = [process.memory_mb() for process in processes]


def _row(one: Found) -> tuple[str, ...]:
    rate, threads, messages = one.samples.values()
    bots, workers = zip(*one.memory, strict=True)
    return (
        one.name,
        f"{share(rate.acknowledged, 0.5):.1f} ms",
        f"{share(rate.acknowledged, 0.99):.1f} ms",
        f"{threads.a_second:.0f}",
        f"{share(threads.acknowledged, 0.99):.0f} ms",
        f"{messages.a_second:.0f}",
        f"{share(messages.acknowledged, 0.99):.0f} ms",
        f"{sum(len(sample.failures) for sample in one.samples.values())}",
        " + ".join(f"{size:.0f}" for size in bots) + " MB",
        " + ".join(f"{size:.0f}" for size in workers) + " MB",
    )


def _ratios(found: list[Found]) -> Iterator[Verdict]:
    single = next((one for one in found if one.kind == POSTGRES and one.number == 1), None)
    if single is None:
        return
    for one in found:
        if one is not single:
            ratio = one.samples[IN_THREADS].a_second / single.samples[IN_THREADS].a_second
            yield Verdict(f"{one.name} / {single.name}, most clicks a second", f"{ratio:.2f}")


def _draw(found: list[Found]) -> None:
    series = {
        where: {f"{one.kind} {one.number}": one.samples[where].a_second for one in found}
        for where in (IN_THREADS, BY_MESSAGE)
    }
    charts.bars("processes", "Clicks a second that were acknowledged", "a second", "database, processes", series)
