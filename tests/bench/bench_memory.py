"""What the bot and its drawing worker hold in memory with many open games that people play at."""

import asyncio
import math
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct

import sandbox
from db import Database
from host.operation.tidying import EVERY, FULL
from tests.bench.crowd import Crowd
from tests.bench.load import Clickers
from tests.bench.process import BARE, OURS, Process, running
from tests.bench.report import Report, Verdict

SECONDS = 60.0
OPEN_GAMES = 2_000
SPARE = 20
"""Further games, taken up one by one as those being played end."""
RATE = 25.0
"""Clicks a second; within a minute a thousand games are clicked at, five times as many as are kept unpacked."""
PARTS = 2
"""Looks at the memory while people click, in each half of the time."""
IDLE, LOOK_SECONDS, REST_SECONDS = 0.1, 2.0, 45.0
"""Seconds of processor time below which the bot is at rest, looked at so often; and how long that is waited for."""
BOT_MB, WORKER_MB, GROWN_MB = 150.0, 80.0, 5.0

AT_REST = "at rest"


class Look(Struct):
    """What the bot and the largest process it started held after so many clicks, in MB."""

    when: str
    clicks: int
    bot: float
    worker: float


def run(seconds: float = SECONDS) -> Report:
    """Have people play with the bot and with a bare one, and look at the memory of both."""
    with TemporaryDirectory() as folder:
        looks = asyncio.run(_looks(seconds, Path(folder)))
    rows = [
        (name, look.when, f"{look.clicks}", f"{look.bot:.0f} MB", f"{look.worker:.0f} MB" if look.worker else "")
        for name, found in looks.items()
        for look in found
    ]
    ours = looks["ours"]
    first, last = (look for look in ours if look.when == AT_REST)
    verdicts = [
        _verdict(f"the bot with {OPEN_GAMES:,} open games", max(look.bot for look in ours), BOT_MB),
        _verdict(f"the drawing worker with {OPEN_GAMES:,} open games", max(look.worker for look in ours), WORKER_MB),
        _verdict(
            f"the bot grown, at rest, by another {last.clicks - first.clicks} clicks", last.bot - first.bot, GROWN_MB
        ),
        _verdict("the drawing worker grown by them", last.worker - first.worker, GROWN_MB),
    ]
    return Report("Memory", ("bot", "when", "after clicks", "resident", "drawing worker"), rows, verdicts)


def _verdict(what: str, found: float, most: float) -> Verdict:
    return Verdict(what, f"{found:.0f} MB", f"at most {most:g} MB", found <= most)


async def _looks(seconds: float, folder: Path) -> dict[str, list[Look]]:
    """Return what each bot, and the largest process it started, held before, during and after the clicks."""
    url = f"sqlite+aiosqlite:///{folder}/memory.db"
    server = await sandbox.start(0, ())
    try:
        db = await Database.open(url)
        await db.migrate()
        tables = await Crowd(server.world, db).seat(OPEN_GAMES + SPARE)
        await db.close()
        found: dict[str, list[Look]] = {}
        for name, program, halves in (("bare", BARE, 1), ("ours", OURS, 2)):
            clickers = Clickers(server.world, tables, OPEN_GAMES, follow=program is OURS)
            async with running(server, url, program) as process:
                found[name] = [Look("before", 0, *process.memory_mb())]
                with clickers.listening():
                    for _ in range(halves):
                        found[name] += await _half(clickers, process, seconds / 2, found[name][-1].clicks)
        return found
    finally:
        await server.close()


async def _half(clickers: Clickers, process: Process, seconds: float, clicks: int) -> list[Look]:
    """Have people click for so long, then wait until all that came of it is drawn, delivered and tidied away."""
    found = []
    for _ in range(PARTS):
        sample = await clickers.click(RATE, seconds / PARTS)
        clicks += len(sample.acknowledged)
        found.append(Look("clicking", clicks, *process.memory_mb()))
    await _rest(process)
    return [*found, Look(AT_REST, clicks, *process.memory_mb())]


async def _rest(process: Process) -> None:
    """Wait until the bot has hardly anything to do any more and has looked for all garbage."""
    began, before, used = time.monotonic(), process.cpu_seconds(), math.inf
    while (waited := time.monotonic() - began) < REST_SECONDS and (used > IDLE or waited < EVERY * FULL):
        await asyncio.sleep(LOOK_SECONDS)
        used, before = process.cpu_seconds() - before, process.cpu_seconds()
