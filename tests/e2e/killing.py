"""Kills the bot's process again and again in the middle of clicks, and looks whether anything was lost or doubled.

`python -m tests.e2e.killing --kills 200` for a long run; the test suite kills a few times.
"""

import argparse
import asyncio
import contextlib
import os
import signal
import sys
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

import sandbox
from db import Database, answers, outbox, panels
from host.host import Host
from host.model import Table
from rules.kernel.record import replay
from rules.kernel.registry import find
from rules.kernel.rng import Rng
from sandbox.actors import Actor, Impossible, Interaction
from tests.e2e.stage import Json, buttons, offers

ROOT = Path(__file__).parents[2]
PATIENCE = 30.0


class Killing:
    """One sandbox, one database file, and a bot that lives in a process of its own."""

    def __init__(self, server: sandbox.Sandbox, url: str, seed: int) -> None:
        self.server = server
        self.url = url
        self.rng = Rng(seed)
        self.people = [Actor(server, name) for name in ("Ann", "Bob")]
        self.channel = next(int(one["id"]) for one in self.people[0].channels() if one.get("name") == "games")
        self.process: asyncio.subprocess.Process | None = None
        self.presses: list[tuple[Interaction, str]] = []
        self.acknowledged = 0
        self.kills = 0

    async def start(self) -> None:
        """Start the bot's process and wait until it is connected."""
        self.process = await self.started()

    async def started(self, **settings: str) -> asyncio.subprocess.Process:
        """Return a process of the bot, connected."""
        environment = {
            **os.environ,
            "DISCORD_TOKEN": self.server.token,
            "DISCORD_API_URL": self.server.api_url,
            "DISCORD_GATEWAY_URL": self.server.gateway_url,
            "DISCORD_CDN_URL": self.server.cdn_url,
            "DATABASE_URL": self.url,
            "LOG_LEVEL": "ERROR",
            **settings,
        }
        known = len(self.server.gateway.identifies)
        process = await asyncio.create_subprocess_exec(sys.executable, "bot.py", cwd=ROOT, env=environment)
        await self.server.world.until(lambda: len(self.server.gateway.identifies) > known, PATIENCE)
        return process

    async def kill(self) -> None:
        """End the process without any warning."""
        assert self.process is not None
        with contextlib.suppress(ProcessLookupError):
            self.process.send_signal(signal.SIGKILL)
        await self.process.wait()
        self.kills += 1

    async def stop(self) -> None:
        """End the process as an owner would."""
        assert self.process is not None
        self.process.terminate()
        await asyncio.wait_for(self.process.wait(), PATIENCE)

    async def end(self) -> None:
        """End whatever runs, however it went."""
        if self.process is not None and self.process.returncode is None:
            await self.kill()

    async def open_game(self) -> None:
        """Open, join and start a game, with as many tries as it takes."""
        ann, bob = self.people
        before = {message["id"] for message in ann.messages(self.channel)}
        await self._try(ann.slash(self.channel, "table new", game="nicodemus"))

        def lobby() -> Json | None:
            fresh = [one for one in ann.messages(self.channel) if one["id"] not in before and buttons(one)]
            return fresh[-1] if fresh else None

        await self.server.world.until(lambda: lobby() is not None, PATIENCE)
        for person, label in ((bob, "Join"), (ann, "Start")):
            message = lobby()
            assert message is not None
            button = next(one for one in buttons(message) if one["label"] == label)
            await self._try(person.click(int(message["id"]), button["custom_id"]))
            await asyncio.sleep(0.5)

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
        """Play and kill until the process has died so many times."""
        await self.start()
        await self.open_game()
        while self.kills < kills:
            for _ in range(1 + self.rng.below(4)):
                await self.press_something()
                await asyncio.sleep(self.rng.below(400) / 1000)
            await self.press_something()
            await asyncio.sleep(self.rng.below(120) / 1000)
            await self.kill()
            await self.start()
            if await self._nobody_plays():
                await self.open_game()

    async def _nobody_plays(self) -> bool:
        db = await Database.open(self.url)
        tables = await Host(db, lambda: 0.0, lambda: 0).lobby.of_user(self.people[0].user_id)
        await db.close()
        return not any(table.status == "playing" for table in tables)

    async def finish(self) -> list[str]:
        """Wait until everything has been told, stop, and return every fault found."""
        await self._quiet()
        await self.stop()
        db = await Database.open(self.url)
        try:
            return await self._faults(db)
        finally:
            await db.close()

    async def _quiet(self) -> None:
        db = await Database.open(self.url)
        for _ in range(int(PATIENCE * 10)):
            async with db.read() as tx:
                if await outbox.pending_count(tx) == 0:
                    break
            await asyncio.sleep(0.2)
        await db.close()

    async def _faults(self, db: Database) -> list[str]:
        host = Host(db, lambda: 0.0, lambda: 0)
        tables = [table for table in [await host.lobby.get(number) for number in await self._numbers(db)] if table.turn]
        faults = await self._presses(db, tables)
        for table in tables:
            faults += await self._notices(db, table)
            if table.status == "finished":
                faults += replay(find(table.game), await host.export(table.id))
        async with db.read() as tx:
            faults += [f"{await outbox.pending_count(tx)} notices wait"] if await outbox.pending_count(tx) else []
        return faults + [str(violation) for violation in self.server.world.violations]

    async def _numbers(self, db: Database) -> list[int]:
        async with db.read() as tx:
            return [number for number in range(1, 1000) if await panels.list_open(tx, number) or number == 1]

    async def _presses(self, db: Database, tables: list[Table]) -> list[str]:
        """Every acknowledged press stands in the database, and none twice.

        A press on a question that another press had answered is acknowledged too, and told so.
        """
        stored: Counter[int] = Counter()
        async with db.read() as tx:
            for table in tables:
                rows = await answers.of_game(tx, table.id)
                stored.update(row.interaction for row in rows if row.interaction is not None)
        acknowledged = [
            (press, question) for press, question in self.presses if press.state in {"deferred", "answered"}
        ]
        answered = {question for press, question in self.presses if stored[press.id]}
        lost = [press.id for press, question in acknowledged if not stored[press.id] and question not in answered]
        doubled = [number for number, times in stored.items() if times > 1]
        self.acknowledged = len(acknowledged)
        return [f"press {number} was acknowledged and lost" for number in lost] + [
            f"press {number} counts twice" for number in doubled
        ]

    async def _notices(self, db: Database, table: Table) -> list[str]:
        """Whoever was to act was told, every turn, in the thread or by a panel of their own; nothing was posted twice.

        A panel of an earlier turn that is pressed late shows the turn at hand, so not every turn has one of its own.
        """
        faults = []
        async with db.read() as tx:
            known = [await panels.get(tx, table.id, "table", 0, turn) for turn in range(1, table.turn + 1)]
            told = [
                [await panels.get(tx, table.id, "private", player.user, turn) for player in table.players]
                for turn in range(1, table.turn + 1)
            ]
        posted = Counter(int(message["id"]) for message in self.people[0].messages(table.place.thread or 0))
        for turn, panel in enumerate(known, start=1):
            if panel is None:
                faults += [] if any(told[turn - 1]) else [f"table {table.id}: turn {turn} was never announced"]
            elif posted[panel.message_id] != 1:
                faults.append(f"table {table.id}: the panel of turn {turn} is gone")
        # A thread begins with what it started from and with the seal; everything else there is a panel.
        extra = len(posted) - sum(panel is not None for panel in known)
        return faults + ([f"table {table.id}: {extra} messages too many"] if extra > 2 else [])


class Pair(Killing):
    """Two processes over one database, a shard of the gateway each; now one is killed and now the other."""

    def __init__(self, server: sandbox.Sandbox, url: str, seed: int) -> None:
        super().__init__(server, url, seed)
        self._pair: dict[int, asyncio.subprocess.Process] = {}
        self.started_first = 0

    async def start(self) -> None:
        """Start whichever does not run."""
        for shard in (0, 1):
            if shard not in self._pair:
                self.started_first += shard == 0
                self._pair[shard] = await self.started(SHARD_COUNT="2", SHARD_IDS=str(shard))

    async def kill(self) -> None:
        """End one of them without any warning."""
        self.process = self._pair.pop(self.rng.below(2))
        await super().kill()

    async def stop(self) -> None:
        """End both as an owner would."""
        for one in self._pair.values():
            self.process = one
            await super().stop()

    async def end(self) -> None:
        """End whatever runs."""
        while self._pair:
            one = self._pair.popitem()[1]
            if one.returncode is None:
                one.kill()
                await one.wait()


async def rampage(kills: int, seed: int, url: str = "", kind: type[Killing] = Killing) -> tuple[list[str], Killing]:
    """Run one rampage, over a fresh file where no database is named, and return its faults."""
    with TemporaryDirectory() as folder:
        server = await sandbox.start(0, ("Ann", "Bob"))
        server.buckets.off()
        killing = kind(server, url or f"sqlite+aiosqlite:///{folder}/killed.db", seed)
        try:
            await killing.rampage(kills)
            return await killing.finish(), killing
        finally:
            await killing.end()
            await server.close()


def main() -> int:
    """Run from the command line; 1 when something was lost or doubled."""
    parser = argparse.ArgumentParser(prog="python -m tests.e2e.killing")
    parser.add_argument("--kills", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    faults, killing = asyncio.run(rampage(args.kills, args.seed))
    print(f"{killing.kills} kills, {len(killing.presses)} presses, {killing.acknowledged} acknowledged")  # noqa: T201
    print(Counter(press.state for press, _ in killing.presses))  # noqa: T201
    print("\n".join(faults) or "nothing lost, nothing doubled, everything told")  # noqa: T201
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
