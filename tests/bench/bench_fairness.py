"""What people wait for a computer's turn while one person asks for as much thinking as one can, and without that.

Each stretch has a fresh host with its timekeeper and its processes that think, on SQLite; nobody is sent anything. The
people play against a Novice each and answer at once. The greedy one has twenty tables with four Masters each, or
answers and takes back at one of them as fast as the host allows.
"""

import asyncio
import secrets
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from itertools import count
from pathlib import Path
from statistics import fmean
from tempfile import TemporaryDirectory

from db import Database
from db.backend import address_of
from host.errors import Refused
from host.host import Host
from host.model import Click, Place
from rules.kernel.record import random_picks
from rules.kernel.registry import games
from rules.kernel.rng import Rng
from tests.bench.load import share
from tests.bench.report import Report, Verdict

SECONDS = 90.0
"""How long a stretch lasts."""
PEOPLE, TABLES, MASTERS = 4, 20, 4
GREEDY = 1
AT_MOST = 1.5
LOOKING = 0.02
LONG_THOUGHTS = "legendary_inventors"
"""The game whose Masters take longest."""
EVERY = 90 / 125
"""Seconds between two answers that are taken back."""

Stretch = Callable[[Host, float], Awaitable[None]]


def run(seconds: float = SECONDS) -> Report:
    """Measure people alone, beside many tables, and beside much that is taken back."""
    stretches: dict[str, Stretch] = {"alone": _nobody, "beside 20 tables": _many, "beside 125 taken back": _undoing}
    found = {name: _stretch(beside, seconds) for name, beside in stretches.items()}
    alone = fmean(found["alone"])
    ratios = {name: fmean(waits) / alone for name, waits in found.items() if name != "alone"}
    rows = [_row(name, waits) for name, waits in found.items()]
    verdicts = [
        Verdict(f"{name}, mean", f"{ratio:.2f} times alone", f"at most {AT_MOST:g}", ratio <= AT_MOST)
        for name, ratio in ratios.items()
    ]
    title = f"Fairness: {PEOPLE} people who play against a Novice each"
    return Report(title, ("stretch", "turns", "mean", "median", "worst"), rows, verdicts)


def _row(name: str, waits: Sequence[float]) -> tuple[str, ...]:
    figures = (fmean(waits), share(list(waits), 0.5), max(waits))
    return (name, str(len(waits)), *(f"{one:.1f} s" for one in figures))


def _stretch(beside: Stretch, seconds: float) -> list[float]:
    with TemporaryDirectory() as folder:
        return asyncio.run(_measured(beside, seconds, Path(folder)))


async def _measured(beside: Stretch, seconds: float, folder: Path) -> list[float]:
    db, waits = await Database.open(address_of(folder / "bench.db")), list[float]()
    await db.migrate()
    host = Host(db, time.time, lambda: secrets.token_hex(32))
    people = range(GREEDY + 1, GREEDY + 1 + PEOPLE)
    tables = [await _begun(host, user, "nicodemus", ["novice"]) for user in people]
    until = time.perf_counter() + seconds
    watching = asyncio.create_task(host.timekeeper.run())
    waiting = [_waiting(host, table, user, waits, until) for table, user in zip(tables, people, strict=True)]
    await asyncio.gather(beside(host, until), *waiting)
    watching.cancel()
    await asyncio.gather(watching, return_exceptions=True)
    await host.moves.close()
    await db.close()
    return waits


async def _begun(host: Host, user: int, game: str, levels: Sequence[str]) -> int:
    table = await host.lobby.open(game, user, f"Person {user}", Place(1, 2), {}, 1 + len(levels))
    for level in levels:
        await host.lobby.add_computer(table.id, user, level)
    return (await host.lobby.start(table.id, user)).id


async def _waiting(host: Host, table: int, user: int, waits: list[float], until: float) -> None:
    """Answer at once whenever it is one's turn, and note how long it took until the next; after a game comes another.

    A turn that is still waited for at the end counts as long as it lasted, if that is longer than usual.
    """
    presses, rng = count(table * 1_000_000), Rng(user)
    since = time.perf_counter()
    while time.perf_counter() < until:
        if await _is_asked(host, table, user):
            if (took := time.perf_counter() - since) > 2 * LOOKING:
                waits.append(took)
            await _answer(host, table, user, next(presses), rng)
            since = time.perf_counter()
        elif (await host.lobby.get(table)).status != "playing":
            table = await _begun(host, user, "nicodemus", ["novice"])
            since = time.perf_counter()
        else:
            await asyncio.sleep(LOOKING)
    if (took := time.perf_counter() - since) > (fmean(waits) if waits else 0):
        waits.append(took)


async def _is_asked(host: Host, table: int, user: int) -> bool:
    there = await host.lobby.get(table)
    return there.status == "playing" and any(one.user == user and one.seat in there.waiting for one in there.players)


async def _answer(host: Host, table: int, user: int, press: int, rng: Rng) -> None:
    decision = (await host.observations.for_user(table, user)).questions[0].decision
    await host.turns.answer(Click(table, user, press, random_picks(decision, rng), key=decision.key))


async def _nobody(_host: Host, _until: float) -> None:
    """Ask for nothing."""


async def _many(host: Host, until: float) -> None:
    """Begin many tables with Masters, and answer at each of them at once."""
    fitting = [key for key, game in games().items() if 1 + MASTERS in game.info.seats]
    tables = [
        await _begun(host, GREEDY, fitting[number % len(fitting)], ["master"] * MASTERS) for number in range(TABLES)
    ]
    presses, rng = count(1), Rng(GREEDY)
    while time.perf_counter() < until:
        for table in tables:
            if await _is_asked(host, table, GREEDY):
                await _answer(host, table, GREEDY, next(presses), rng)
        await asyncio.sleep(1)


async def _undoing(host: Host, until: float) -> None:
    """Answer and take back again and again at one table with Masters."""
    table = await _begun(host, GREEDY, LONG_THOUGHTS, ["master"] * MASTERS)
    presses, rng = count(1), Rng(GREEDY)
    while time.perf_counter() < until:
        if await _is_asked(host, table, GREEDY):
            await _answer(host, table, GREEDY, next(presses), rng)
        await asyncio.sleep(EVERY)
        if not await _is_asked(host, table, GREEDY):
            with suppress(Refused):
                await host.turns.undo(table, GREEDY)
