"""What others feel of one person's flood: the time to the first answer of another's `/games`, with and without it.

The bot runs in a process of its own; the flood keeps so many requests of one person under way at any time.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

from msgspec import Struct, field

import sandbox
from sandbox import Actor, Interaction
from tests.bench.load import share
from tests.bench.process import OURS, running
from tests.bench.report import Report, Verdict

SECONDS = 20.0
AT_ONCE = 20
PAUSE = 0.5
"""Seconds between two commands of the person who only wants to look."""
AT_MOST = 2.0
"""Most that the other person's median may grow, as many times what it is with nobody else."""
QUIET = "nobody else"
FLOODS: dict[str, tuple[str, dict[str, object]]] = {
    "/games": ("games", {}),
    "/help": ("help", {}),
    "/rules, searched": ("rules", {"query": "how many cards may I keep in my hand"}),
    "/board": ("board", {"table": 1}),
}


class Sample(Struct):
    """Milliseconds until the other person's commands were answered, and what became of the flood."""

    times: list[float] = field(default_factory=list)
    unanswered: int = 0
    flooded: int = 0
    dropped: int = 0


def run(seconds: float = SECONDS) -> Report:
    """Measure with nobody else and with each kind of flood."""
    with TemporaryDirectory() as folder:
        found = asyncio.run(_measured(seconds, Path(folder)))
    rows = [_row(name, sample) for name, sample in found.items()]
    verdicts = [_verdict(name, sample, found[QUIET]) for name, sample in found.items() if name != QUIET]
    head = ("flood", "commands", "median", "p99", "worst", "unanswered", "the flood's", "of them unanswered")
    return Report(f"Flood: another's /games beside {AT_ONCE} requests under way", head, rows, verdicts)


def _verdict(name: str, one: Sample, quiet: Sample) -> Verdict:
    times = median(one.times) / median(quiet.times)
    what = f"/games beside a flood of {name} / with nobody else, median"
    return Verdict(what, f"{times:.2f}", f"at most {AT_MOST:g}", times <= AT_MOST)


def _row(name: str, one: Sample) -> tuple[str, ...]:
    figures = [f"{median(one.times):.0f} ms", f"{share(one.times, 0.99):.0f} ms", f"{max(one.times):.0f} ms"]
    return (name, str(len(one.times)), *figures, str(one.unanswered), str(one.flooded), str(one.dropped))


async def _measured(seconds: float, folder: Path) -> dict[str, Sample]:
    server = await sandbox.start(0, ("Ann", "Bob", "Cid"))
    try:
        url = f"sqlite+aiosqlite:///{folder}/bench.db"
        async with running(server, url, OURS):
            ann, bob = Actor(server, "Ann"), Actor(server, "Bob")
            channel = next(int(one["id"]) for one in ann.channels() if one.get("name") == "games")
            await _table(server, channel)
            found = {QUIET: await _look(bob, channel, seconds, Sample())}
            for name, (path, options) in FLOODS.items():
                ask = partial(ann.slash, channel, path, **options)
                found[name] = await _beside(bob, channel, seconds, ask)
            return found
    finally:
        await server.close()


async def _table(server: sandbox.Sandbox, channel: int) -> None:
    """Open and begin a game, so that there is a board to look at."""
    ann, cid = Actor(server, "Ann"), Actor(server, "Cid")
    await (await ann.slash(channel, "table new", game="nicodemus")).settled()
    await (await cid.slash(channel, "table join", table=1)).settled()
    await (await ann.slash(channel, "table start", table=1)).settled()
    await asyncio.sleep(3)


async def _beside(bob: Actor, channel: int, seconds: float, ask: Callable[[], Awaitable[Interaction]]) -> Sample:
    sample, over = Sample(), asyncio.Event()
    flood = [asyncio.create_task(_flood(ask, sample, over)) for _ in range(AT_ONCE)]
    await _look(bob, channel, seconds, sample)
    over.set()
    await asyncio.gather(*flood)
    return sample


async def _flood(ask: Callable[[], Awaitable[Interaction]], sample: Sample, over: asyncio.Event) -> None:
    while not over.is_set():
        sample.flooded += 1
        try:
            await (await ask()).answered()
        except TimeoutError:
            sample.dropped += 1


async def _look(bob: Actor, channel: int, seconds: float, sample: Sample) -> Sample:
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        since = time.perf_counter()
        try:
            await (await bob.slash(channel, "games")).answered()
        except TimeoutError:
            sample.unanswered += 1
        sample.times.append((time.perf_counter() - since) * 1000)
        await asyncio.sleep(PAUSE)
    return sample
