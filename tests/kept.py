"""Make the database that is kept of a release: `python -m tests.kept 0.3` (docs/releasing.md says when).

It holds tables of every game in every state: lobbies, games stopped at each kind of question, paused, finished, ended
without a result, with people, computers and learners. `tests/host/test_updates.py` opens every one that is kept.
"""

import asyncio
import lzma
import shutil
import sqlite3
import sys
from collections import Counter
from contextlib import suppress
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

from db import Database
from db.backend import address_of
from host.errors import Refused
from host.model import Click, Manager, Question, Table
from rules.kernel.game import Settings
from rules.kernel.record import random_picks
from rules.kernel.registry import find
from rules.kernel.rng import Rng
from tests.fingerprints import own_games
from tests.host.conftest import PLACE, Clock, Room
from tests.host.thinkers import Dice, wait

KEPT: Final = Path(__file__).parent / "fixtures" / "releases"
SEED: Final = 2026
GAMES: Final = 14
STOPS: Final = 2
"""So many games are begun to be stopped, and as many at each kind of question if it comes up so often."""
LATEST_STOP: Final = 40
"""Answers within which a game begins to be stopped at any question."""
FURTHER: Final = 4
"""Answers within which it is stopped from there on, so that most are stopped in the middle of a phase."""
ANSWERS_AT_MOST: Final = 3_000
PEOPLE_A_TABLE: Final = 10


def releases() -> list[str]:
    """Return the releases of which a database is kept."""
    return sorted(file.name.removesuffix(".db.xz") for file in KEPT.glob("*.db.xz"))


def unpack(release: str, folder: Path) -> str:
    """Write a release's database into a folder and return its address."""
    target = folder / "bot.db"
    with lzma.open(KEPT / f"{release}.db.xz") as packed, target.open("wb") as file:
        shutil.copyfileobj(packed, file)
    return address_of(target)


class Maker:
    """Opens tables and plays at them, by chance that follows from a seed."""

    def __init__(self, room: Room, game: str, rng: Rng) -> None:
        self.room, self.game, self.rng = room, game, rng
        self.user = 0

    async def lobby(self) -> Table:
        """Open a table for some number of people with some settings, and let all of them sit down."""
        self.user += PEOPLE_A_TABLE
        info = find(self.game).info
        places = info.seats[self.rng.below(len(info.seats))]
        host = self.room.host
        table = await host.lobby.open(self.game, self.user, "Ann", PLACE, self.settings(), places)
        for number in range(1, places):
            await host.lobby.join(table.id, self.user + number, f"Player {number}")
        return table

    def settings(self) -> Settings:
        """Return some choice of each setting."""
        return {one.key: one.choices[self.rng.below(len(one.choices))] for one in find(self.game).info.settings}

    async def running(self) -> Table:
        """Begin a game, unless it begins by itself."""
        table = await self.lobby()
        with suppress(Refused):
            await self.room.host.lobby.start(table.id, self.user)
        return table

    async def questions(self, table: int) -> list[tuple[int, Question]]:
        """Return what people are asked, with the user of each."""
        there = await self.room.host.lobby.get(table)
        people = [player for player in there.players if not (player.conceded or player.away or player.computer)]
        seen = [(player.user, await self.room.observation(table, player.user)) for player in people]
        return [(user, question) for user, observation in seen for question in observation.questions]

    async def answer(self, table: int) -> bool:
        """Give a random answer, now and then to what nobody waits for; False once nobody is asked."""
        asked = await self.questions(table)
        first = [one for one in asked if one[1].decision.waits]
        if not first:
            return False
        chosen = asked if self.rng.below(8) == 0 else first
        user, question = chosen[self.rng.below(len(chosen))]
        await self.give(table, user, question)
        if self.rng.below(30) == 0:
            with suppress(Refused):
                await self.room.host.turns.undo(table, user)
        return True

    async def give(self, table: int, user: int, question: Question) -> None:
        """Give a random answer to a question."""
        room, decision = self.room, question.decision
        room.interaction += 1
        room.clock.time += 1 + self.rng.below(9)
        picks = random_picks(decision, self.rng)
        assert await room.host.turns.answer(Click(table, user, room.interaction, picks, key=decision.key))

    async def stopped_at_each_question(self) -> None:
        """Stop games at each kind of question that comes up, a few times each."""
        stopped = Counter[str]()
        for _ in range(GAMES):
            table, least = await self.running(), self.rng.below(LATEST_STOP)
            for number in range(ANSWERS_AT_MOST):
                keys = {question.decision.key for _, question in await self.questions(table.id)}
                if number >= least and any(stopped[key] < STOPS for key in keys):
                    stopped.update(keys)
                    for _ in range(self.rng.below(FURTHER)):
                        await self.answer(table.id)
                    break
                if not await self.answer(table.id):
                    break

    async def part(self, answers: int) -> Table:
        """Return a game in which so many answers were given, if it lasted that long."""
        table = await self.running()
        for _ in range(answers):
            if not await self.answer(table.id):
                break
        return table

    async def make(self) -> None:
        """Make one table of each sort, and several games in progress."""
        host = self.room.host
        await self.lobby()
        await self.part(ANSWERS_AT_MOST)
        await self.stopped_at_each_question()
        table = await self.part(25)
        await host.management.pause(table.id, Manager(PLACE.guild or 0), "Mia")
        table = await self.part(10)
        there = await host.lobby.get(table.id)
        for player in there.players:
            with suppress(Refused):
                await host.votes.pause(table.id, player.user)
        table = await self.part(15)
        with suppress(Refused):
            await host.seats.leave(table.id, self.user)
        table = await self.part(20)
        await host.management.end(table.id, Manager(PLACE.guild or 0), "Mia")
        table = await self.part(20)
        await host.turns.concede(table.id, self.user)
        await self.with_computers()
        await self.lesson()

    async def with_computers(self) -> None:
        """Play for a while with a computer, and leave a lobby in which one sits."""
        several = [seats for seats in find(self.game).info.seats if seats > 1]
        for answers in (0, 6, 30):
            self.user += PEOPLE_A_TABLE
            lobby = self.room.host.lobby
            table = await lobby.open(self.game, self.user, "Ann", PLACE, self.settings(), several[0])
            if not answers:
                await lobby.add_computer(table.id, self.user, "apprentice")
                continue
            while len((await lobby.get(table.id)).players) < several[0]:
                await lobby.add_computer(table.id, self.user, "apprentice")
            with suppress(Refused):
                await lobby.start(table.id, self.user)
            for _ in range(answers):
                for _ in range(20):
                    if await self.answer(table.id):
                        break
                    await wait(self.room)

    async def lesson(self) -> None:
        """Leave a lesson in the middle."""
        self.user += PEOPLE_A_TABLE
        try:
            table, _ = await self.room.host.lessons.begin(self.game, self.user, "Ann")
        except Refused:
            return  # a game need not have one
        for step in range(1, 8):
            await self.room.host.lessons.turn(table.id, self.user, step)
            asked = (await self.room.observation(table.id, self.user)).questions
            if asked:
                await self.give(table.id, self.user, asked[0])
            await wait(self.room)


async def make(file: Path) -> None:
    """Make a database with tables of every game."""
    db = await Database.open(address_of(file))
    await db.migrate()
    room = Room(db, Clock(), Dice())
    for number, game in enumerate(own_games()):
        maker = Maker(room, game, Rng(SEED + number))
        maker.user = (number + 1) * 10_000
        await maker.make()
    await db.close()


def main(release: str) -> None:
    """Make the database of a release and pack it."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "bot.db"
        asyncio.run(make(file))
        with sqlite3.connect(file) as connection:
            connection.execute("VACUUM")
            connection.execute("PRAGMA journal_mode = DELETE")
        connection.close()
        KEPT.mkdir(exist_ok=True)
        target = KEPT / f"{release}.db.xz"
        target.write_bytes(lzma.compress(file.read_bytes(), preset=9))
        print(f"{target}: {target.stat().st_size:,} bytes")  # noqa: T201


if __name__ == "__main__":
    main(sys.argv[1])
