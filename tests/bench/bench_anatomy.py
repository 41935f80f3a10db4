"""Where the processor time of a click goes: the bot is sampled while people click, and each sample told apart.

A sample belongs to the innermost frame that is somebody's: the database's, the words', ... What the library does for a
panel's components counts as panels.
"""

import asyncio
import os
import signal
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import sandbox
from db import Database
from tests.bench.crowd import Crowd
from tests.bench.load import Clickers, Sample
from tests.bench.process import BARE, Process, running
from tests.bench.report import Report, Verdict

SECONDS = 20.0
RATE = 50.0
GAMES, SPARE = 10, 40
WARM = 120
"""Clicks before the first that counts: words are read and statements prepared when they are first needed."""
SAMPLED: Final = ("-m", "tests.bench.sampled")
PARTS: Final = (
    ("words", ("/fluent/", "/rules/kernel/words.py", "/cogs/words.py", "/cogs/icons.py")),
    ("database", ("/sqlalchemy/", "/db/", "/aiosqlite/")),
    ("pictures", ("/cogs/picturecache.py", "/render/", "/multiprocessing/", "/concurrent/")),
    ("panels", ("/cogs/ui/", "/discord/ui/", "/discord/components.py")),
    ("rules", ("/rules/",)),
    ("host", ("/host/",)),
    ("rest of the cogs", ("/cogs/",)),
    ("library and HTTP", ("/discord/", "/aiohttp/", "/yarl/", "/multidict/")),
    ("event loop", ("/asyncio/", "/selectors.py")),
)
STAGES: Final = (
    ("until acknowledged", ("answering.py:answer", "replies.py:accept", "gateway.py:", "state.py:parse_")),
    ("own panel", ("hands.py:refresh",)),
    ("delivery", ("outbox.py:run", "outbox.py:_serve")),
)
BETWEEN: Final = "between them"
Shares = Counter[tuple[str, str]]


def run(seconds: float = SECONDS) -> Report:
    """Sample the bot under clicks; milliseconds of a click are shares of all the processor time that it took."""
    with TemporaryDirectory() as folder:
        bare, ours, shares = asyncio.run(_measured(seconds, Path(folder)))
    whole = shares.total() or 1
    stages = [*(name for name, _ in STAGES), BETWEEN]
    totals: Counter[str] = Counter()
    for (_, part), number in shares.items():
        totals[part] += number
    rows = [
        (part, *(f"{ours * shares[stage, part] / whole:.2f} ms" for stage in stages), f"{ours * number / whole:.2f} ms")
        for part, number in totals.most_common()
    ]
    verdict = Verdict("a click's CPU, all of it / a bare bot's", f"{ours:.2f} ms / {bare:.2f} ms = {ours / bare:.1f}")
    return Report("Anatomy: where a click's processor time goes", ("part", *stages, "all"), rows, [verdict])


async def _measured(seconds: float, folder: Path) -> tuple[float, float, Shares]:
    """Return the milliseconds of a click of the bare bot and of ours, and how often ours was found where."""
    url, told = f"sqlite+aiosqlite:///{folder}/bench.db", folder / "samples"
    server = await sandbox.start(0, ())
    try:
        db = await Database.open(url)
        await db.migrate()
        tables = await Crowd(server.world, db).seat(GAMES + SPARE)
        await db.close()
        os.environ["SAMPLES"] = str(told)
        spent = []
        for program in (BARE, SAMPLED):
            clickers = Clickers(server.world, tables, GAMES, follow=program is SAMPLED)
            async with running(server, url, program) as process:
                with clickers.listening():
                    spent.append(await _clicked(clickers, process, seconds, sampled=program is SAMPLED))
        return *spent, _shares(told)  # type: ignore[return-value]  # two of them
    finally:
        await server.close()


async def _clicked(clickers: Clickers, process: Process, seconds: float, *, sampled: bool) -> float:
    """Return the milliseconds of processor time of a click, once the bot has warmed up."""
    await clickers.click(RATE, WARM / RATE)
    if sampled:
        process.tell(signal.SIGUSR1)
    before = process.cpu_seconds()
    sample: Sample = await clickers.click(RATE, seconds)
    spent = process.cpu_seconds() - before
    if sampled:
        process.tell(signal.SIGUSR1)
        await asyncio.sleep(1)
    return 1000 * spent / max(len(sample.acknowledged), 1)


def _shares(told: Path) -> Shares:
    shares: Shares = Counter()
    for line in told.read_text(encoding="utf-8").splitlines():
        number, _, stack = line.partition(" ")
        shares[_stage(stack), _part(stack)] += int(number)
    return shares


def _stage(stack: str) -> str:
    return next((name for name, marks in STAGES if any(mark in stack for mark in marks)), BETWEEN)


def _part(stack: str) -> str:
    return next(_parts(stack), "anything else")


def _parts(stack: str) -> Iterator[str]:
    for frame in reversed(stack.split("|")):
        yield from (name for name, marks in PARTS if any(mark in frame for mark in marks))
