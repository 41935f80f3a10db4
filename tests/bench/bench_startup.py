"""How long the bot takes from the start of its process until it is ready, and a late game until it can be played on."""

import asyncio
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from msgspec import Struct

import sandbox
from db import Database
from host.host import Host
from host.turns.plays import load
from host.work import PlayCache
from rules.kernel.registry import games
from rules.kernel.rng import Rng
from tests.bench.load import share
from tests.bench.multitude import opened
from tests.bench.positions import NOW, hurry_on, seated
from tests.bench.process import BARE, OURS, started
from tests.bench.report import Report, Verdict
from tests.chance import secrets_from

SECONDS = 10.0
TABLES = 10_000
READY_SECONDS = {0: 1.5, TABLES: 2.0}
"""Seconds until ready, by the number of open tables."""
BARE_BOT = "bare bot"
LATE = 0.9
LOADED_MS = 20.0
STARTS = 5
TIMES = 30


class Start(Struct):
    """Seconds from the start of a process until its hello to the gateway, and until it is ready.

    `cpu` are the seconds of processor time until then, without the drawing worker's; `memory` is what it holds, in MB.
    """

    hello: float
    ready: float
    cpu: float
    memory: float


def run(seconds: float = SECONDS) -> Report:
    """Start the bot over an empty and over a full database in turns, and load a late game of every title."""
    number = max(1, round(STARTS * seconds / SECONDS))
    with TemporaryDirectory() as folder:
        starts = asyncio.run(_starts(Path(folder), number))
        late = asyncio.run(_late(Path(folder)))
    rows = [(name, *_row(found)) for name, found in starts.items()]
    bare = median(start.cpu for start in starts[BARE_BOT])
    verdicts = [*(_ready(starts, tables, bare) for tables in READY_SECONDS), *_loaded(late)]
    head = ("startup", "hello, median", "worst", "ready, median", "worst", "CPU, median", "least", "memory")
    return Report("Startup: from the start of the process", head, rows, verdicts)


def _row(found: list[Start]) -> tuple[str, ...]:
    cpu = [start.cpu for start in found]
    waited = (*_times([start.hello for start in found]), *_times([start.ready for start in found]))
    return (*waited, f"{median(cpu):.2f} s", f"{min(cpu):.2f} s", f"{median(start.memory for start in found):.0f} MB")


def _ready(starts: dict[str, list[Start]], tables: int, bare: float) -> Verdict:
    """Say how soon the bot was ready, and what that cost it beside what the library costs a bare bot."""
    found, most = starts[_named(tables)], READY_SECONDS[tables]
    took, cpu = median(start.ready for start in found), median(start.cpu for start in found)
    measured = f"{took:.2f} s, {cpu:.2f} s of CPU ({cpu / bare:.1f} times a bare bot's)"
    return Verdict(f"ready with {_named(tables)}", measured, f"under {most:g} s", took < most)


def _named(tables: int) -> str:
    return f"{tables:,} open tables"


async def _starts(folder: Path, number: int) -> dict[str, list[Start]]:
    urls = {_named(tables): f"sqlite+aiosqlite:///{folder}/{tables}.db" for tables in (0, TABLES)}
    for url, tables in zip(urls.values(), (0, TABLES), strict=True):
        db = await Database.open(url)
        await db.migrate()
        await db.close()
        if tables:
            async with opened(url) as multitude:
                await multitude.grow(tables)
    found: dict[str, list[Start]] = {name: [] for name in (*urls, BARE_BOT)}
    for _ in range(number):
        for name, url in urls.items():
            found[name].append(await _start(url))
        found[BARE_BOT].append(await _start(urls[_named(0)], BARE))
    return found


async def _start(url: str, program: tuple[str, ...] = OURS) -> Start:
    server = await sandbox.start(0, ())
    try:
        began = time.perf_counter()
        async with started(server, url, program) as process:
            await server.world.until(lambda: bool(server.gateway.identifies), 30)
            hello = time.perf_counter() - began
            if program is OURS:
                await process.ready()
            return Start(hello, time.perf_counter() - began, process.cpu_seconds(), process.memory_mb()[0])
    finally:
        await server.close()


async def _late(folder: Path) -> dict[str, list[float]]:
    """Return, for every title at its fullest table, the milliseconds it took to load a game that is nearly over."""
    db = await Database.open(f"sqlite+aiosqlite:///{folder}/late.db")
    try:
        await db.migrate()
        host = Host(db, lambda: NOW, secrets_from(Rng(2021)))
        found = {}
        for index, (key, game) in enumerate(games().items()):
            table = await seated(host, key, game.info.seats[-1], index)
            await hurry_on(host, table, LATE)
            found[f"{key}, {game.info.seats[-1]} seats"] = [await _load(host, table.id) for _ in range(TIMES)]
        return found
    finally:
        await db.close()


async def _load(host: Host, table: int) -> float:
    """Load a game that is not in memory, as the first click on it does."""
    host.core.cache = PlayCache()
    there = await host.lobby.get(table)
    began = time.perf_counter()
    async with host.core.db.read() as tx:
        await load(host.core, tx, table, there.game, there.version)
    return (time.perf_counter() - began) * 1000


def _times(seconds: list[float]) -> tuple[str, str]:
    return f"{median(seconds):.2f} s", f"{max(seconds):.2f} s"


def _loaded(late: dict[str, list[float]]) -> Iterator[Verdict]:
    for name, times in late.items():
        took = median(times)
        measured = f"{took:.1f} ms (p99 {share(times, 0.99):.1f} ms)"
        yield Verdict(f"late game loaded, {name}", measured, f"under {LOADED_MS:g} ms", took < LOADED_MS)
