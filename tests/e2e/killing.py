"""Kills the bot's process again and again in the middle of clicks, and looks whether anything was lost or doubled.

`python -m tests.e2e.killing --kills 200` for a long run, with `--processes 4` on PostgreSQL, with `--clocks` at tables
whose clocks run out, with `--computers` at tables of one person and a computer, where the processes that think die too;
the test suite kills a few times.
"""

import argparse
import asyncio
import contextlib
import math
import os
import signal
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

import sandbox
from cogs.ui import ids
from db import Database, answers, outbox, panels
from db.answers import Answer
from host.host import Host
from host.model import Table
from rules.kernel.record import replay
from rules.kernel.registry import find
from rules.kernel.rng import Rng
from sandbox import Actor, Impossible, Interaction
from sandbox.entities import Message
from sandbox.testing import Conformance
from tests import postgres
from tests.e2e import journal
from tests.e2e.stage import Json, buttons, entries, offers

ROOT = Path(__file__).parents[2]
PATIENCE = 30.0
HURRY = 4 * 3600.0
"""With clocks four hours of play are a second: who thinks for three seconds in all has used up a quick clock."""
HURRY_OF_COMPUTERS = 10.0
"""With computers ten seconds of play are one: their pauses are short, but they think no faster."""
TOO_LATE = 3.5
"""Seconds in which a press reaches the bot or never does."""


class Killing:
    """One sandbox, one database, and a bot that lives in a process of its own, or in several."""

    def __init__(
        self,
        server: sandbox.Sandbox,
        url: str,
        seed: int,
        processes: int = 1,
        *,
        clocks: bool = False,
        computers: bool = False,
        icons: bool = True,
    ) -> None:
        self.server = server
        self.icons = icons
        """Whether the bot brings its icons to Discord: some hundred requests at its first start."""
        self.number = processes
        self.clocks = clocks
        self.computers = computers
        self.thinkers_killed = 0
        self.moved = 0
        """Answers that a computer has given, or a clock."""
        self.since = time.time()
        self.running: dict[int, asyncio.subprocess.Process] = {}
        self.started = 0
        self.told: tuple[journal.Told, ...] = ()
        self.conformance = Conformance(server)
        self.url = url
        self.rng = Rng(seed)
        self.people = [Actor(server, name) for name in (["Ann"] if computers else ["Ann", "Bob"])]
        self.channel = next(int(one["id"]) for one in self.people[0].channels() if one.get("name") == "games")
        self.presses: list[tuple[Interaction, str]] = []
        self.acknowledged = 0
        self.kills = 0

    async def start(self) -> None:
        """Start whichever process does not run, and wait until it is connected and has its commands."""
        for shard in range(self.number):
            if shard not in self.running:
                self.started += 1
                self.running[shard] = await self._started(shard)

    async def _started(self, shard: int) -> asyncio.subprocess.Process:
        environment = {
            **os.environ,
            "DISCORD_TOKEN": self.server.token,
            "DISCORD_API_URL": self.server.api_url,
            "DISCORD_GATEWAY_URL": self.server.gateway_url,
            "DISCORD_CDN_URL": self.server.cdn_url,
            "DATABASE_URL": self.url,
            "LOG_LEVEL": "ERROR",
            "ICONS": "on" if self.icons else "off",
            "SHARD_COUNT": str(self.number),
            "SHARD_IDS": str(shard),
            "HURRIED_BY": str(HURRY_OF_COMPUTERS if self.computers else HURRY),
            "HURRIED_SINCE": str(self.since),
        }
        program = ("-m", "tests.e2e.hurried") if self.clocks or self.computers else ("bot.py",)
        known = len(self.server.gateway.identifies)
        process = await asyncio.create_subprocess_exec(sys.executable, *program, cwd=ROOT, env=environment)
        await self.server.world.until(
            lambda: len(self.server.gateway.identifies) > known and self._has_commands(), PATIENCE
        )
        return process

    def _has_commands(self) -> bool:
        """Say whether Discord has the commands, which a first start brings once it serves."""
        return bool(self.people[0].commands(self.channel))

    async def kill(self) -> None:
        """End one process without any warning, each in its turn."""
        process = self.running.pop(self.kills % self.number)
        with contextlib.suppress(ProcessLookupError):
            process.send_signal(signal.SIGKILL)
        await process.wait()
        self.kills += 1

    def kill_thinker(self) -> None:
        """End one of the processes that a bot has started, be it drawing or thinking, without any warning."""
        found = [child for process in self.running.values() for child in _children(process.pid)]
        if found:
            with contextlib.suppress(ProcessLookupError):
                os.kill(found[self.rng.below(len(found))], signal.SIGKILL)
                self.thinkers_killed += 1

    async def stop(self) -> None:
        """End all as an owner would."""
        for process in self.running.values():
            process.terminate()
            await asyncio.wait_for(process.wait(), PATIENCE)
        self.running.clear()

    async def end(self) -> None:
        """End whatever runs, however it went."""
        while self.running:
            process = self.running.popitem()[1]
            if process.returncode is None:
                process.kill()
                await process.wait()

    async def open_game(self) -> None:
        """Open, join and start a game, with as many tries as it takes."""
        ann, *others = self.people
        before = {message["id"] for message in ann.messages(self.channel)}
        await self._try(ann.slash(self.channel, "table new", game="nicodemus"))

        def lobby() -> Json | None:
            fresh = [one for one in ann.messages(self.channel) if one["id"] not in before]
            return next((one for one in fresh if any(made["label"] == "Start" for made in buttons(one))), None)

        await self.server.world.until(lambda: lobby() is not None, PATIENCE)
        if self.clocks:
            await self._set_clock()
        if self.computers:
            message = lobby()
            assert message is not None
            menu, value, _ = next(one for one in entries(message) if one[2].startswith("Add: Journeyman"))
            await self._try(ann.choose(int(message["id"]), menu, [value]))
            await asyncio.sleep(1)

        def button(label: str) -> Json | None:
            shown = buttons(lobby() or {})
            return next((one for one in shown if one["label"] == label and not one.get("disabled")), None)

        for person, label in (*((bob, "Join") for bob in others), (ann, "Start")):
            await self.server.world.until(lambda label=label: button(label) is not None, PATIENCE)  # type: ignore[misc]
            message, pressed = lobby(), button(label)
            assert message is not None
            assert pressed is not None
            await self._try(person.click(int(message["id"]), pressed["custom_id"]))
        await asyncio.sleep(0.5)

    async def _set_clock(self) -> None:
        """Choose a clock for the newest table, neutral answers for whoever lets it run out, and a start by hand."""
        db = await Database.open(self.url)
        lobby = Host(db, lambda: 0.0, str).lobby
        owner = self.people[0].user_id
        table = (await lobby.of_user(owner))[0]
        await lobby.configure(table.id, owner, {"_clock": "quick", "_absence": "neutral", "_full": "no"})
        await db.close()

    async def _try(self, coming: object) -> None:
        done: Interaction = await coming  # type: ignore[misc]
        await done.answered()

    async def press_something(self) -> None:
        """Let somebody who is asked something answer; wait for a while where nobody is yet."""
        for _ in range(60):
            if await self._press_now():
                return
            await asyncio.sleep(0.1)

    async def _press_now(self) -> bool:
        for person in self.people:
            dm = await person.open_dm()
            asked = [message for message in person.messages(dm) if offers(message)]
            if not asked:
                continue
            ways = offers(asked[-1])
            custom_id, value = ways[self.rng.below(len(ways))]
            with contextlib.suppress(Impossible):
                number = int(asked[-1]["id"])
                press = person.click(number, custom_id) if value is None else person.choose(number, custom_id, [value])
                self.presses.append((await press, custom_id.rpartition(":")[0][2:]))
                return True
        return False

    async def rampage(self, kills: int) -> None:
        """Play and kill, with every process running, until processes have died so many times."""
        await self.open_game()
        while self.kills < kills:
            # Who presses seldom lets the clocks do something.
            for _ in range(self.rng.below(2) if self.clocks else 1 + self.rng.below(4)):
                await self.press_something()
                await asyncio.sleep(self.rng.below(400) / 1000)
            await self.press_something()
            if self.computers:
                await asyncio.sleep(self.rng.below(1000) / 1000)
                self.kill_thinker()
            # With clocks, the moment of death falls anywhere between two turns of the hands.
            await asyncio.sleep(self.rng.below(3000 if self.clocks else 120) / 1000)
            await self.kill()
            await self.start()
            if await self._nobody_plays():
                await self.open_game()

    async def _nobody_plays(self) -> bool:
        db = await Database.open(self.url)
        tables = await Host(db, lambda: 0.0, str).lobby.of_user(self.people[0].user_id)
        await db.close()
        return not any(table.status == "playing" for table in tables)

    async def finish(self) -> list[str]:
        """Wait until everything has been told, stop, and return every fault found."""
        stuck = await self._stuck() if self.computers else []
        await self._quiet()
        await self.stop()
        db = await Database.open(self.url)
        try:
            return [*stuck, *await self._faults(db)]
        finally:
            await db.close()

    async def _stuck(self) -> list[str]:
        """Return the tables at which a computer does not move, however long one waits."""
        db = await Database.open(self.url)
        lobby, waiting = Host(db, lambda: 0.0, str).lobby, [0]
        for _ in range(int(PATIENCE * 2)):
            tables = await lobby.of_user(self.people[0].user_id, statuses=("playing",))
            waiting = [one.id for one in tables if any(one.players[seat].is_computer for seat in one.waiting)]
            if not waiting:
                break
            await asyncio.sleep(1)
        await db.close()
        return [f"table {number}: the computer does not move" for number in waiting]

    async def _quiet(self) -> None:
        """Wait until all has been told that is to be told now; clocks go on and ask for more."""
        db = await Database.open(self.url)
        asked = set(await _waiting(db))
        for _ in range(int(PATIENCE * 10)):
            asked &= (await _waiting(db)).keys()
            if not asked:
                break
            await asyncio.sleep(0.2)
        await db.close()

    async def _faults(self, db: Database) -> list[str]:
        host = Host(db, lambda: 0.0, str)
        tables = [table for table in [await host.lobby.get(number) for number in await self._numbers(db)] if table.turn]
        faults = await self._presses(db, tables)
        self.told = await journal.everything(db)
        playing = {table.id for table in tables if table.status == "playing"}
        waiting = await _waiting(db)
        faults += journal.faults(tuple(one for one in self.told if one.id not in waiting), self.server.world, playing)
        # Clocks go on until the last process has stopped; what they asked for then is told after the next start.
        faults += [f"{len(waiting)} notices wait"] if waiting and not self.clocks else []
        for table in tables:
            faults += await self._notices(db, table, quiet=table.id not in waiting.values())
            if table.status == "finished":
                faults += replay(find(table.game), await host.export(table.id))
        return faults + self.conformance.problems()

    async def _numbers(self, db: Database) -> list[int]:
        async with db.read() as tx:
            return [number for number in range(1, 1000) if await panels.list_open(tx, number) or number == 1]

    async def _presses(self, db: Database, tables: list[Table]) -> list[str]:
        """Every acknowledged press stands in the database, and none twice.

        A press on a question that was answered before, by another press or by a clock, is acknowledged and told so.
        """
        async with db.read() as tx:
            given = {table.id: await answers.of_game(tx, table.id) for table in tables}
        self.moved = sum(row.user is None and not row.auto for rows in given.values() for row in rows)
        stored = Counter(row.interaction for rows in given.values() for row in rows if row.interaction is not None)
        acknowledged = [
            (press, question) for press, question in self.presses if press.state in {"deferred", "answered"}
        ]
        answered = {question for press, question in self.presses if stored[press.id]}
        lost = [
            press.id
            for press, question in acknowledged
            if not stored[press.id] and question not in answered and not self._was_late(press, given)
        ]
        doubled = [number for number, times in stored.items() if times > 1]
        self.acknowledged = len(acknowledged)
        return [f"press {number} was acknowledged and lost" for number in lost] + [
            f"press {number} counts twice" for number in doubled
        ]

    def _was_late(self, press: Interaction, given: dict[int, tuple[Answer, ...]]) -> bool:
        """Say whether a clock had answered for a seat before its press can have arrived."""
        custom_id = str(press.exchange.data["custom_id"])
        asked = ids.BUTTON.fullmatch(custom_id) or ids.SELECT.fullmatch(custom_id)
        assert asked is not None
        standing = [row for row in given[int(asked["table"])] if row.withdrawn is None]
        seat, number = int(asked["seat"]), int(asked["number"])
        first = next((row for row in standing[number:] if row.seat == seat and not row.auto), None)
        if first is None or first.user is not None:
            return False
        return self.since + (first.at - self.since) / HURRY < press.exchange.created + TOO_LATE

    async def _notices(self, db: Database, table: Table, *, quiet: bool) -> list[str]:
        """Whoever was to act was told, every turn, in the thread or by a panel of their own; nothing was posted twice.

        A panel of an earlier turn that is pressed late shows the turn at hand, so not every turn has one of its own;
        nor has a turn that a clock ended while nobody was there to tell of it.
        """
        faults = []
        async with db.read() as tx:
            known = [await panels.get(tx, table.id, "table", 0, turn) for turn in range(1, table.turn + 1)]
            told = [
                [await panels.get(tx, table.id, "private", player.user, turn) for player in table.players]
                for turn in range(1, table.turn + 1)
            ]
        there = self.server.world.messages.get(table.place.thread or 0, {})
        for turn, panel in enumerate(known, start=1):
            if panel is None:
                needed = (quiet and turn == table.turn) or not (self.clocks or self.computers)
                faults += (
                    [f"table {table.id}: turn {turn} was never announced"] if needed and not any(told[turn - 1]) else []
                )
            elif panel.message_id not in there:
                faults.append(f"table {table.id}: the panel of turn {turn} is gone")
        noted = {panel.message_id for panel in known if panel is not None}
        return faults + self._too_many(table, [one for number, one in there.items() if number not in noted])

    def _too_many(self, table: Table, others: Iterable[Message]) -> list[str]:
        """Return what stands in a thread beside the panels that the bot knows of, and should not.

        A thread begins with what it started from and with the seal, and there are notices. Where a clock or a computer
        moves while nobody runs, a panel may be left that was sent right before a death: the next start finds another
        turn. No death leaves more than one.
        """
        ours = {f"s{table.id}", *[f"n{one.id}" for one in self.told if one.game == table.id and one.kind == "notice"]}
        earlier = product(range(table.epoch + 1), range(1, table.turn))
        panels_of = {f"t{table.id}.{epoch}.{turn}" for epoch, turn in earlier}
        times = Counter("" if one.nonce is None else str(one.nonce) for one in others)
        left = [nonce for nonce in times if nonce in panels_of]
        faults = [f"{nonce or 'something'} was posted {number} times" for nonce, number in times.items() if number > 1]
        faults += [f"{nonce} was posted" for nonce in times.keys() - ours - panels_of - {""}]
        if len(left) > (self.kills if self.clocks or self.computers else 0):
            faults.append(f"panels {', '.join(left)} are not known")
        return [f"table {table.id}: {fault}" for fault in faults]


def _children(process: int) -> list[int]:
    """Return the processes that a process has started; multiprocessing's book-keeper is none of ours."""
    threads = Path(f"/proc/{process}/task").glob("*/children")
    children = sorted({int(one) for there in threads for one in there.read_text().split()})
    return [one for one in children if b"spawn_main" in Path(f"/proc/{one}/cmdline").read_bytes()]


async def _waiting(db: Database) -> dict[int, int | None]:
    """Return what is still to be sent, and of which table."""
    async with db.read() as tx:
        return {one.id: one.game for one in await outbox.take_due(tx, math.inf, limit=1000)}


async def rampage(
    kills: int,
    seed: int,
    url: str = "",
    processes: int = 1,
    *,
    clocks: bool = False,
    computers: bool = False,
    icons: bool = True,
) -> tuple[list[str], Killing]:
    """Run one rampage, over a fresh file where no database is named, and return its faults."""
    with TemporaryDirectory() as folder:
        server = await sandbox.start(0, ("Ann", "Bob"))
        server.buckets.off()
        killing = Killing(
            server,
            url or f"sqlite+aiosqlite:///{folder}/killed.db",
            seed,
            processes,
            clocks=clocks,
            computers=computers,
            icons=icons,
        )
        try:
            await killing.start()
            async with journal.kept(killing.url):
                try:
                    await killing.rampage(kills)
                    return await killing.finish(), killing
                finally:
                    await killing.end()
        finally:
            await killing.end()
            await server.close()


@contextmanager
def _database(processes: int) -> Iterator[str]:
    """Give the address of an empty database that serves so many processes; none for a file."""
    if processes == 1:
        yield ""
        return
    binaries = postgres.find()
    if binaries is None:
        raise SystemExit(postgres.MISSING)
    with postgres.running(binaries) as server:
        server.create("killed")
        yield server.url("killed")


def main() -> int:
    """Run from the command line; 1 when something was lost or doubled."""
    parser = argparse.ArgumentParser(prog="python -m tests.e2e.killing")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--clocks", action="store_true")
    parser.add_argument("--computers", action="store_true")
    args = parser.parse_args()
    with _database(args.processes) as url:
        going = rampage(args.kills, args.seed, url, args.processes, clocks=args.clocks, computers=args.computers)
        faults, killing = asyncio.run(going)
    died = f"{killing.kills} kills, {killing.thinkers_killed} of helpers"
    print(f"{died}, {killing.moved} answers by computers or clocks")  # noqa: T201
    print(f"{len(killing.presses)} presses, {killing.acknowledged} acknowledged")  # noqa: T201
    print(Counter(press.state for press, _ in killing.presses), Counter(one.key for one in killing.told))  # noqa: T201
    print("\n".join(faults) or "nothing lost, nothing doubled, everything told")  # noqa: T201
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
