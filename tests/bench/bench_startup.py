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
from tests.bench.process import started
from tests.bench.report import Report, Verdict
from tests.chance import secrets_from

SECONDS = 10.0
TABLES = 10_000
READY_SECONDS = 3.0
LATE = 0.9
LOADED_MS = 20.0
STARTS = 5
TIMES = 30


class Start(Struct):
    """Seconds from the start of a process until its hello to the gateway, and until it is ready."""

    hello: float
    ready: float


def run(seconds: float = SECONDS) -> Report:
    """Start the bot over an empty and over a full database in turns, and load a late game of every title."""
    number = max(1, round(STARTS * seconds / SECONDS))
    with TemporaryDirectory() as folder:
        starts = asyncio.run(_starts(Path(folder), number))
        late = asyncio.run(_late(Path(folder)))
    rows = [
        (name, *_times([start.hello for start in found]), *_times([start.ready for start in found]))
        for name, found in starts.items()
    ]
    slowest = median(start.ready for start in starts[_named(TABLES)])
    empty = median(start.ready for start in starts[_named(0)])
    verdicts = [
        Verdict(
            f"ready with {TABLES:,} open tables",
            f"{slowest:.2f} s",
            f"under {READY_SECONDS:g} s",
            slowest < READY_SECONDS,
        ),
        Verdict("the same / with an empty database", f"{slowest / empty:.2f}"),
        *_loaded(late),
    ]
    head = ("startup", "hello, median", "worst", "ready, median", "worst")
    return Report("Startup: from the start of the process", head, rows, verdicts)


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
    found: dict[str, list[Start]] = {name: [] for name in urls}
    for _ in range(number):
        for name, url in urls.items():
            found[name].append(await _start(url))
    return found


async def _start(url: str) -> Start:
    server = await sandbox.start(0, ())
    try:
        began = time.perf_counter()
        async with started(server, url) as process:
            await server.world.until(lambda: bool(server.gateway.identifies), 30)
            hello = time.perf_counter() - began
            await process.ready()
            return Start(hello, time.perf_counter() - began)
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
