"""How fast notices go out under Discord's limits, beside what those limits let through at best.

One thread takes five messages in five seconds, all of Discord fifty requests a second; the sandbox holds both.
"""

import asyncio
import time
from pathlib import Path
from tempfile import TemporaryDirectory

from msgspec import Struct, field

import sandbox
from db import Database, outbox
from db.outbox import Request
from sandbox import Json
from sandbox.staging import GLOBAL_A_SECOND
from tests.bench import charts
from tests.bench.crowd import Crowd
from tests.bench.process import OURS, running
from tests.bench.report import Report, Verdict
from tests.bench.seated import SeatedTable

SECONDS = 20.0
A_BURST, BURST_SECONDS = 5, 5.0
"""What one thread takes."""
THREADS = 200
NEARLY = 0.9
TOO_MANY = 429
PATIENCE = 120.0
ANY = {"key": "notice-asleep", "args": {}}
LEAD = 15.0
"""Seconds until the notices are due: until then the bot has started."""


class Sent(Struct):
    """When notices arrived, in seconds since they were asked for, and how often Discord said to wait."""

    at: list[float] = field(default_factory=list)
    refused: int = 0


class Case(Struct, frozen=True):
    """Notices in so many threads, so many in each, and the seconds that Discord's limits alone would take."""

    name: str
    threads: int
    each: int
    at_best: float

    @property
    def notices(self) -> int:
        """Return how many there are."""
        return self.threads * self.each


def cases(seconds: float) -> list[Case]:
    """Return what to measure: one busy thread, and many threads at once, each for about so long."""
    bursts = max(2, round(seconds / BURST_SECONDS) + 1)
    each = max(1, round(seconds * GLOBAL_A_SECOND / THREADS))
    # The first burst and the first second's requests go out at once.
    return [
        Case("one thread", 1, bursts * A_BURST, (bursts - 1) * BURST_SECONDS),
        Case(f"{THREADS} threads", THREADS, each, THREADS * each / GLOBAL_A_SECOND - 1.0),
    ]


def run(seconds: float = SECONDS) -> Report:
    """Measure every case on a bot of its own."""
    found = {case.name: (case, asyncio.run(_measured(case))) for case in cases(seconds)}
    rows, verdicts = [], []
    for case, sent in found.values():
        took = sent.at[-1]
        share = case.at_best / took
        rate = f"{case.notices / took:.1f} a second"
        rows.append((case.name, f"{case.notices}", f"{took:.1f} s", rate, f"{case.at_best:.1f} s", f"{sent.refused}"))
        what = f"{case.name}, the limits' own time / ours"
        verdicts.append(Verdict(what, f"{share:.2f}", f"at least {NEARLY:g}", share >= NEARLY))
    many, sent = found[f"{THREADS} threads"]
    charts.lines(
        "bench-outbox", f"{many.notices} notices to {many.threads} threads", "notices sent", "seconds",
        {"the bot": _steps(sent.at), "Discord's limit": _limit(many)},
        even=True,
    )  # fmt: skip
    head = ("outbox", "notices", "took", "rate", "at best", "times told to wait")
    return Report("Outbox: notices under Discord's limits", head, rows, verdicts)


async def _measured(case: Case) -> Sent:
    server = await sandbox.start(0, ())
    try:
        with TemporaryDirectory() as folder:
            url = f"sqlite+aiosqlite:///{Path(folder)}/outbox.db"
            db = await Database.open(url)
            await db.migrate()
            seated_tables = await Crowd(server.world, db).seat(case.threads)
            due = time.time() + LEAD
            await _ask(db, seated_tables, case, due)
            await db.close()
            async with running(server, url, OURS):
                return await _sent(server, seated_tables, case, due)
    finally:
        await server.close()


async def _ask(db: Database, seated_tables: list[SeatedTable], case: Case, due: float) -> None:
    """Ask for all the notices at one moment, when the bot will be there."""
    requests = [
        Request(kind="notice", recipient=0, due=due, game=one.table.id, topic=f"bench-{number}", payload=ANY)
        for number in range(case.each)
        for one in seated_tables
    ]
    async with db.write() as tx:
        await outbox.put(tx, requests, due)


async def _sent(server: sandbox.Sandbox, seated_tables: list[SeatedTable], case: Case, due: float) -> Sent:
    """Note when each notice arrives."""
    sent, threads = Sent(), {str(one.table.place.thread) for one in seated_tables}
    since = max(due, time.time())

    def saw(event: str, payload: Json, _viewers: object) -> None:
        if event == "MESSAGE_CREATE" and str(payload["channel_id"]) in threads:
            sent.at.append(time.time() - since)

    def asked(request: Json) -> None:
        sent.refused += request["status"] == TOO_MANY

    stop = server.world.subscribe(saw)
    server.world.request_watchers.append(asked)
    await server.world.until(lambda: len(sent.at) >= case.notices, PATIENCE)
    stop()
    return sent


def _steps(at: list[float]) -> list[tuple[float, float]]:
    """Return how many had arrived, at about a hundred moments."""
    step = max(1, len(at) // 100)
    return [(0.0, 0.0), *((at[number], number + 1.0) for number in range(0, len(at), step))]


def _limit(case: Case) -> list[tuple[float, float]]:
    """Return the stairs of the limit: so many at once, and as many again every second."""
    stairs = [(0.0, 0.0)]
    for second in range(-(-case.notices // GLOBAL_A_SECOND)):
        reached = float(min((second + 1) * GLOBAL_A_SECOND, case.notices))
        stairs += [(float(second), stairs[-1][1]), (float(second), reached)]
    return stairs
