import asyncio
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from db import Database
from host.computers.moves import Thinker
from host.host import Host
from host.model import Click, Observation, Place, Table, Viewer
from rules.kernel.rng import Rng
from tests.chance import secrets_from
from tests.games import several

ANN, BOB, CID = 11, 12, 13
OTHERS = ((BOB, "Bob"), (CID, "Cid"), (24, "Dot"), (25, "Eli"))
"""Who plays with Ann."""
PLACE = Place(guild=1, channel=2)


def on_the_spot(user: int) -> Viewer:
    """Return somebody on the server of `PLACE` who sees its channel."""
    return Viewer(user, PLACE.guild, lambda channel: channel == PLACE.channel)


class Clock:
    """A clock that stands still until it is moved."""

    def __init__(self) -> None:
        self.time = 1_700_000_000.0

    def __call__(self) -> float:
        return self.time


class Room:
    """A host over a fresh database, with shorthands for what players do."""

    def __init__(self, db: Database, clock: Clock, thinker: Thinker | None = None) -> None:
        self.db = db
        self.clock = clock
        self.thinker = thinker
        self.rested: list[float] = []
        self.free = asyncio.Event()
        self.free.set()
        self.host = Host(db, clock, secrets_from(Rng(7)), thinker, self.rest)
        self.interaction = 1000

    async def rest(self, seconds: float) -> None:
        """Note how long a computer was to wait, and let no time pass but what it takes until this is `free`."""
        self.rested.append(seconds)
        await self.free.wait()

    def again(self) -> "Room":
        """Return the same room after the process was killed and started again."""
        room = Room(self.db, self.clock, self.thinker)
        room.interaction = self.interaction
        return room

    async def playing(self, game: str = "nicodemus") -> Table:
        table = await self.host.lobby.open(game, ANN, "Ann", PLACE, {})
        for user, name in OTHERS[: several(game) - 1]:
            await self.host.meetings.taught(user, game)  # what newcomers are sent is told elsewhere
            await self.host.lobby.join(table.id, user, name)
        return await self.host.lobby.start(table.id, ANN)

    async def all_know(self, game: str = "nicodemus") -> None:
        """Let nobody be shown any more how a game is played when they sit down."""
        for user, _ in ((ANN, "Ann"), *OTHERS):
            await self.host.meetings.taught(user, game)

    async def goes_on(self, table: int) -> bool:
        """Say whether a game is being played."""
        return (await self.host.lobby.get(table)).status == "playing"

    async def observation(self, table: int, user: int) -> Observation:
        return await self.host.observations.for_user(table, user)

    async def user_on_turn(self, table: int) -> int:
        there = await self.host.lobby.get(table)
        return next(player.user for player in there.players if player.seat in there.waiting)

    def click(self, observation: Observation, user: int, pick: int | str = 0) -> Click:
        """Return a fresh press on the first open question."""
        self.interaction += 1
        question = observation.questions[0]
        return Click(
            observation.table.id,
            user,
            self.interaction,
            (pick,),  # type: ignore[arg-type]
            seat=question.decision.seat,
            number=question.number,
            epoch=observation.table.epoch,
        )

    async def answer(self, table: int, pick: int | str = 0) -> int:
        """Let whoever is asked answer; return the user."""
        user = await self.user_on_turn(table)
        await self.host.turns.answer(self.click(await self.observation(table, user), user, pick))
        return user

    async def answer_at_random(self, table: int, rng: Rng) -> None:
        user = await self.user_on_turn(table)
        observation = await self.observation(table, user)
        number = rng.below(len(observation.questions[0].decision.options))
        await self.host.turns.answer(self.click(observation, user, number))


@pytest_asyncio.fixture
async def room(url: str) -> AsyncIterator[Room]:
    db = await Database.open(url)
    yield Room(db, Clock())
    await db.close()


@pytest.fixture
def rng() -> Rng:
    return Rng(99)
