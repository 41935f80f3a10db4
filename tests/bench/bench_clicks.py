"""From a click to its acknowledgement, answer committed: the whole real way through gateway, bot, database and HTTP.

The bot runs in a process of its own; this one is Discord (the sandbox) and the people. Rate limits are on.
"""

import asyncio
import gc
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct

import sandbox
from db import Database
from tests.bench.crowd import Crowd, differing
from tests.bench.load import Clickers, Sample, share
from tests.bench.multitude import opened
from tests.bench.process import BARE, OURS, running
from tests.bench.report import Report, Verdict
from tests.bench.seated import SeatedTable

SECONDS = 20.0
RATES = (1.0, 10.0, 50.0)
SIZES = (10, 2_000, 100_000)
PLAYED = 2_000
"""Games that people click at; all others lie in the database as copies of a few."""
SPARE = 20
"""Further games in the database, taken up one by one as those being played end."""
AT_MOST_MS = 100.0
SAME = 1.25
"""Two medians of the same machine count as the same up to this ratio."""
COST = 1.2
"""Most that a click may cost the bot with the most games, as many times what it costs with the fewest."""

BOTS_SHARE = 0.5
"""If most of the time went to the other end, Discord and the people, it would be these that are measured."""

Key = tuple[str, int, float]


class Measured(Struct):
    """One stretch: its clicks, how much of a core the bot used, and its part of all that was used."""

    sample: Sample
    cpu: float
    part: float

    def a_click(self, seconds: float) -> float:
        """Return the milliseconds of processor time that the bot spent on each."""
        return 1000 * self.cpu * seconds / max(len(self.sample.acknowledged), 1)


def run(seconds: float = SECONDS) -> Report:
    """Measure ours and the bare bot at every rate, with few and with many open games."""
    found: dict[Key, Measured] = {}
    verdicts: list[Verdict] = []
    for size in SIZES:
        with TemporaryDirectory() as folder:
            wrong = asyncio.run(_with_games(size, seconds, Path(folder), found))
        verdicts.append(_committed(size, wrong))
    rows = [_row(key, one) for key, one in found.items()]
    head = (
        "bot",
        "open games",
        "clicks/s",
        "answered / due",
        "median",
        "p99",
        "failed",
        "bot's CPU",
        "of all",
        "panel redrawn, median",
    )
    return Report("Clicks: until acknowledged", head, rows, [*_verdicts(found, seconds), *verdicts])


async def _with_games(size: int, seconds: float, folder: Path, found: dict[Key, Measured]) -> int:
    """Measure with that many open games; returns in how many of them the database differs from what was answered."""
    url = f"sqlite+aiosqlite:///{folder}/bench.db"
    server = await sandbox.start(0, ())
    try:
        if size > PLAYED:
            async with opened(url, time.time()) as multitude:
                await multitude.grow(size - PLAYED)
        db = await Database.open(url)
        await db.migrate()
        seated_tables = await Crowd(server.world, db).seat(min(size, PLAYED) + SPARE)
        await db.close()
        # Rounds of this process's garbage collector through all those games would be taken for the bot's delay.
        gc.collect()
        gc.freeze()
        for name, program in (("bare", BARE), ("ours", OURS)):
            clickers = Clickers(server.world, seated_tables, len(seated_tables) - SPARE, follow=program is OURS)
            async with running(server, url, program) as process:
                with clickers.listening():
                    for rate in RATES:
                        bots, ours = process.cpu_seconds(), time.process_time()
                        sample = await clickers.click(rate, seconds)
                        bots, ours = process.cpu_seconds() - bots, time.process_time() - ours
                        found[name, size, rate] = Measured(sample, bots / seconds, bots / (bots + ours))
        return await _differing(url, seated_tables)
    finally:
        await server.close()


async def _differing(url: str, seated_tables: list[SeatedTable]) -> int:
    db = await Database.open(url)
    try:
        return await differing(db, seated_tables)
    finally:
        await db.close()


def _row(key: Key, one: Measured) -> tuple[str, ...]:
    name, size, rate = key
    times, failures = one.sample.acknowledged, one.sample.failures
    figures = (
        f"{len(times)} / {one.sample.due}",
        f"{share(times, 0.5):.1f} ms",
        f"{share(times, 0.99):.1f} ms",
        f"{len(failures)}",
    )
    refreshed = f"{share(one.sample.refreshed, 0.5):,.0f} ms" if one.sample.refreshed else ""
    return (name, f"{size:,}", f"{rate:g}", *figures, f"{one.cpu:.0%}", f"{one.part:.0%}", refreshed)


def _verdicts(found: dict[Key, Measured], seconds: float) -> list[Verdict]:
    def at(name: str, size: int, part: float) -> float:
        return share(found[name, size, RATES[-1]].sample.acknowledged, part)

    verdicts = [
        Verdict(
            f"p99 at {RATES[-1]:g} clicks/s, {size:,} open games",
            f"{at('ours', size, 0.99):.1f} ms",
            f"under {AT_MOST_MS:g} ms",
            at("ours", size, 0.99) < AT_MOST_MS,
        )
        for size in SIZES
    ]
    few, *more = SIZES
    for many in more:
        ratio = at("ours", many, 0.5) / at("ours", few, 0.5)
        target = f"the same, at most {SAME:g}"
        verdicts.append(Verdict(f"median with {many:,} games / with {few}", f"{ratio:.2f}", target, ratio <= SAME))
    verdicts.append(_cost(found, seconds))
    for name, part in (("median", 0.5), ("p99", 0.99)):
        ratios = ", ".join(f"{at('ours', size, part) / at('bare', size, part):.1f} ({size:,} games)" for size in SIZES)
        verdicts.append(Verdict(f"ours / bare bot, {name}", ratios))
    part = min(found["ours", size, RATES[-1]].part for size in SIZES)
    target = f"above {BOTS_SHARE:.0%}"
    verdicts.append(
        Verdict(f"our bot's part of all CPU at {RATES[-1]:g} clicks/s", f"{part:.0%}", target, part > BOTS_SHARE)
    )
    return verdicts


def _cost(found: dict[Key, Measured], seconds: float) -> Verdict:
    """Compare a click that is nearly always read from among the most games with one of the fewest, all in memory."""
    few, *_, many = SIZES
    most, least = (found["ours", size, RATES[-1]].a_click(seconds) for size in (many, few))
    what, measured = f"a click's CPU with {many:,} games / with {few}", f"{most:.1f} ms / {least:.1f} ms"
    return Verdict(what, f"{measured} = {most / least:.2f}", f"at most {COST:g}", most / least <= COST)


def _committed(size: int, wrong: int) -> Verdict:
    return Verdict(f"{size:,} games, stored answers unlike those acknowledged", f"{wrong}", "0", wrong == 0)
