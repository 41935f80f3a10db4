"""What people feel of computers at many tables, and how long those take: a hundred tables of one person and three.

The host runs with its timekeeper and its processes that think, on SQLite; nobody is told anything. Each person answers
at random, on an average twice a minute while it is their turn.
"""

import asyncio
import secrets
import time
from collections.abc import Collection
from pathlib import Path
from tempfile import TemporaryDirectory

from agents.sight import Sight
from db import Database
from db.backend import address_of
from host.computers.thinking import Thinking
from host.host import Host
from host.model import Click, Place
from rules.kernel.model import Answer
from rules.kernel.record import random_picks
from rules.kernel.registry import games
from rules.kernel.rng import Rng
from tests.bench.load import share
from tests.bench.report import Report, Verdict

SECONDS = 120.0
TABLES, COMPUTERS = 100, 3
EVERY = 30.0
"""Seconds between a person's answers."""
LEVEL = "journeyman"
CLICK, WAIT = 100.0, 5000.0
"""Milliseconds that a person's answer and a computer's thought may take at most, in 99 of 100 cases."""


class Timed(Thinking):
    """Processes that think, and how long each thought took from the asking, in milliseconds."""

    def __init__(self) -> None:
        """Begin with none."""
        super().__init__()
        self.times: list[float] = []
        self.failed = 0

    async def think(self, sight: Sight, level: str, people: Collection[int]) -> Answer | None:
        """Return what a computer answers."""
        since = time.perf_counter()
        answer = await super().think(sight, level, people)
        self.times.append((time.perf_counter() - since) * 1000)
        self.failed += answer is None
        return answer


def run(seconds: float = SECONDS) -> Report:
    """Measure for so long."""
    with TemporaryDirectory() as folder:
        clicks, pool = asyncio.run(_measured(seconds, Path(folder)))
    rows = [_row("a person's answer", clicks), _row(f"a {LEVEL}'s thought", pool.times)]
    verdicts = [
        _verdict("a person's answer, p99", clicks, CLICK),
        _verdict(f"a {LEVEL}'s thought with its waiting, p99", pool.times, WAIT),
        Verdict("thoughts of which nothing came", str(pool.failed), "none", not pool.failed),
    ]
    title = f"Company: {TABLES} tables of one person and {COMPUTERS} computers, an answer every {EVERY:.0f} s"
    return Report(title, ("what", "number", "median", "p99", "worst"), rows, verdicts)


def _row(what: str, times: list[float]) -> tuple[str, ...]:
    figures = [f"{share(times, part):.0f} ms" for part in (0.5, 0.99, 1)]
    return (what, str(len(times)), *figures)


def _verdict(what: str, times: list[float], most: float) -> Verdict:
    took = share(times, 0.99)
    return Verdict(what, f"{took:.0f} ms", f"under {most:.0f} ms", took < most)


async def _measured(seconds: float, folder: Path) -> tuple[list[float], Timed]:
    db, pool, clicks = await Database.open(address_of(folder / "bench.db")), Timed(), list[float]()
    await db.migrate()
    host = Host(db, time.time, lambda: secrets.token_hex(32), pool)
    tables = [await _begun(host, number) for number in range(TABLES)]
    watching = asyncio.create_task(host.timekeeper.run())
    people = [asyncio.create_task(_person(host, table, Rng(table), clicks)) for table in tables]
    await asyncio.sleep(seconds)
    for task in (watching, *people):
        task.cancel()
    await asyncio.gather(watching, *people, return_exceptions=True)
    await host.moves.close()
    await db.close()
    return clicks, pool


async def _begun(host: Host, number: int) -> int:
    """Begin a game of one person and computers, each title in its turn, and return its number."""
    fitting = [key for key, game in games().items() if 1 + COMPUTERS in game.info.seats]
    user = 1 + number
    table = await host.lobby.open(fitting[number % len(fitting)], user, "Ann", Place(1, 2), {}, 1 + COMPUTERS)
    for _ in range(COMPUTERS):
        await host.lobby.add_computer(table.id, user, LEVEL)
    return (await host.lobby.start(table.id, user)).id


async def _person(host: Host, table: int, rng: Rng, clicks: list[float]) -> None:
    """Answer again and again when it is one's turn."""
    press = table * 1_000_000
    while True:
        await asyncio.sleep(rng.below(int(2 * EVERY * 1000)) / 1000)
        there = await host.lobby.get(table)
        user = there.owner
        if there.status != "playing":
            return
        if not any(player.user == user and player.seat in there.waiting for player in there.players):
            continue
        decision = (await host.observations.for_user(table, user)).questions[0].decision
        press += 1
        click = Click(table, user, press, random_picks(decision, rng), key=decision.key)
        since = time.perf_counter()
        await host.turns.answer(click)
        clicks.append((time.perf_counter() - since) * 1000)
