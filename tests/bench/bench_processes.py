"""Several processes against one Discord: how many clicks they acknowledge together, how soon, and in what memory.

Clicks in threads reach the process of the server's shard; those on panels in direct messages all reach shard 0.
"""

import asyncio
import gc
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AsyncExitStack

from msgspec import Struct, field

import sandbox
from db import Database
from tests.bench import charts
from tests.bench.crowd import Crowd, differing
from tests.bench.held import BOT, holding
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
AT_MOST_MS = 100.0
AT_LEAST = 1.5
"""So many times as much as one must two processes carry that have but a share of a core each."""
AT_A_RATE, IN_THREADS, BY_MESSAGE = "at a rate", "in threads", "by direct message"


class Found(Struct):
    """One number of processes over one database: its stretches by name, and each process's memory in MB.

    `held`: whether each of them had but a share of a core.
    """

    kind: str
    number: int
    held: bool = False
    samples: dict[str, Sample] = field(default_factory=dict)
    memory: list[tuple[float, float]] = field(default_factory=list)

    @property
    def name(self) -> str:
        """Return how it is called."""
        share = f" with {BOT:.0%} of a core each" if self.held else ""
        return f"{self.kind}, {self.number} process{'es' if self.number > 1 else ''}{share}"


def run(seconds: float = SECONDS) -> Report:
    """Measure one process over SQLite, and 1, 2 and 4 over PostgreSQL, and there 1 and 2 that are held to a share."""
    report, found = _measure(
        {SQLITE: (Found(SQLITE, 1),), POSTGRES: tuple(Found(POSTGRES, one) for one in (1, 2, 4)) + _held()}, seconds
    )
    _draw([one for one in found if not one.held])
    return report


def run_held(seconds: float = SECONDS) -> Report:
    """Measure 1 and 2 processes over PostgreSQL that are held to a share of a core each."""
    return _measure({POSTGRES: _held()}, seconds)[0]


def _measure(wanted: Mapping[str, Sequence[Found]], seconds: float) -> tuple[Report, list[Found]]:
    found: list[Found] = []
    wrong = 0
    with databases(*wanted) as urls:
        for kind, url in urls.items():
            found += wanted[kind]
            wrong += asyncio.run(_database(url, wanted[kind], seconds))
    head = (
        "processes", "at 50/s: median", "p99", "most a second, in threads", "p99", "by message", "p99",
        "failed", "memory: bots", "drawing workers",
    )  # fmt: skip
    verdicts = [Verdict("tables whose stored answers differ from those acknowledged", f"{wrong}", "0", wrong == 0)]
    verdicts = [*_ratios(found), *verdicts]
    return Report("Processes: clicks together", head, [_row(one) for one in found], verdicts), found


def _held() -> tuple[Found, ...]:
    return tuple(Found(POSTGRES, number, held=True) for number in (1, 2))


async def _database(url: str, wanted: Sequence[Found], seconds: float) -> int:
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
        for found in wanted:
            await _together(server, url, clickers, seconds, found)
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
        if found.held:
            await stack.enter_async_context(holding(processes))
        with clickers[IN_THREADS].listening():
            if not found.held:
                found.samples[AT_A_RATE] = await clickers[IN_THREADS].click(RATE, seconds)
            found.samples[IN_THREADS] = await clickers[IN_THREADS].flood(AT_ONCE, seconds)
        with clickers[BY_MESSAGE].listening():
            if not found.held:
                found.samples[BY_MESSAGE] = await clickers[BY_MESSAGE].flood(AT_ONCE, seconds)
        found.memory = [process.memory_mb() for process in processes]


def _row(one: Found) -> tuple[str, ...]:
    rate, threads, messages = (one.samples.get(name) for name in (AT_A_RATE, IN_THREADS, BY_MESSAGE))
    bots, workers = zip(*one.memory, strict=True)
    return (
        one.name,
        *((_late(rate, 0.5), _late(rate, 0.99)) if rate else ("", "")),
        *((f"{threads.a_second:.0f}", _late(threads, 0.99)) if threads else ("", "")),
        *((f"{messages.a_second:.0f}", _late(messages, 0.99)) if messages else ("", "")),
        f"{sum(len(sample.failures) for sample in one.samples.values())}",
        " + ".join(f"{size:.0f}" for size in bots) + " MB",
        " + ".join(f"{size:.0f}" for size in workers) + " MB",
    )


def _late(sample: Sample, part: float) -> str:
    return f"{share(sample.acknowledged, part):.1f} ms"


def _ratios(found: list[Found]) -> Iterator[Verdict]:
    singles = {one.held: one for one in found if one.kind == POSTGRES and one.number == 1}
    if False in singles:
        late = share(singles[False].samples[AT_A_RATE].acknowledged, 0.99)
        yield Verdict(f"{singles[False].name}, p99", f"{late:.1f} ms", f"under {AT_MOST_MS:g} ms", late < AT_MOST_MS)
    for one in found:
        single = singles.get(one.held)
        if single is None or one is single:
            continue
        ratio = one.samples[IN_THREADS].a_second / single.samples[IN_THREADS].a_second
        target = (f"at least {AT_LEAST:g}", ratio >= AT_LEAST) if one.held else ()
        yield Verdict(f"{one.name} / {single.name}, most clicks a second", f"{ratio:.2f}", *target)


def _draw(found: list[Found]) -> None:
    series = {
        where: {f"{one.kind} {one.number}": one.samples[where].a_second for one in found}
        for where in (IN_THREADS, BY_MESSAGE)
    }
    charts.bars("bench-processes", "Clicks a second that were acknowledged", "a second", "database, processes", series)
