"""What the bot and its drawing worker hold in memory with many open games that people play at."""

import asyncio
from pathlib import Path
from tempfile import TemporaryDirectory

import sandbox
from db import Database
from tests.bench.crowd import Crowd
from tests.bench.load import Clickers
from tests.bench.process import BARE, OURS, running
from tests.bench.report import Report, Verdict

SECONDS = 60.0
OPEN_GAMES = 2_000
SPARE = 20
"""Further games, taken up one by one as those being played end."""
RATE = 25.0
"""Clicks a second; within a minute more games are clicked at than are kept in memory."""
PARTS = 4
"""Looks at the memory, spread over the time, so that one sees whether it grows."""
BOT_MB, WORKER_MB = 150.0, 80.0


def run(seconds: float = SECONDS) -> Report:
    """Have people play with the bot and with a bare one, and look at the memory of both."""
    with TemporaryDirectory() as folder:
        looks = asyncio.run(_looks(seconds, Path(folder)))
    rows = [
        (name, f"{clicks}", f"{bot:.0f} MB", f"{worker:.0f} MB" if worker else "")
        for name, found in looks.items()
        for clicks, bot, worker in found
    ]
    most = [max(look[which] for look in looks["ours"]) for which in (1, 2)]
    verdicts = [
        Verdict(f"{what} with {OPEN_GAMES:,} open games", f"{found:.0f} MB", f"at most {bar:g} MB", found <= bar)
        for what, found, bar in zip(("the bot", "the drawing worker"), most, (BOT_MB, WORKER_MB), strict=True)
    ]
    return Report("Memory", ("bot", "after clicks", "resident", "drawing worker"), rows, verdicts)


async def _looks(seconds: float, folder: Path) -> dict[str, list[tuple[int, float, float]]]:
    """Return, for each bot, after how many clicks it and the processes it started held how many MB."""
    url = f"sqlite+aiosqlite:///{folder}/memory.db"
    server = await sandbox.start(0, ())
    try:
        db = await Database.open(url)
        await db.migrate()
        tables = await Crowd(server.world, db).seat(OPEN_GAMES + SPARE)
        await db.close()
        found: dict[str, list[tuple[int, float, float]]] = {}
        for name, program in (("bare", BARE), ("ours", OURS)):
            clickers = Clickers(server.world, tables, OPEN_GAMES, follow=program is OURS)
            async with running(server, url, program) as process:
                found[name] = [(0, *process.memory_mb())]
                with clickers.listening():
                    for _ in range(PARTS):
                        sample = await clickers.click(RATE, seconds / PARTS)
                        found[name].append((found[name][-1][0] + len(sample.acknowledged), *process.memory_mb()))
        return found
    finally:
        await server.close()
