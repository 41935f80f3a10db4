"""How often a click waits for PostgreSQL, counted by whoever sits between the bot and the server."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import make_url

from db import Database, options, users
from host.time.clocks import CLOCK
from rules.kernel.rng import Rng
from tests.host.conftest import ANN, Clock, Room

pytestmark = pytest.mark.asyncio

AT_MOST = 4
IN_MEMORY = 2
"""What is read first, and what is written, with the commit behind it."""


class Between:
    """Hands on what is said on any number of connections, and counts how often the bot's side begins to speak."""

    def __init__(self) -> None:
        self.trips = 0
        self._ended: list[asyncio.Future[tuple[None, None]]] = []

    async def meet(self, port: int, bot: tuple[asyncio.StreamReader, asyncio.StreamWriter]) -> None:
        """Connect somebody to the server."""
        server = await asyncio.open_connection("127.0.0.1", port)
        spoke = ["server"]

        async def hand_on(who: str, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            while said := await reader.read(65_536):
                # As long as the bot waits for no answer, whatever it says is one trip.
                self.trips += who == "bot" and spoke[0] == "server"
                spoke[0] = who
                writer.write(said)
            writer.close()

        self._ended.append(asyncio.gather(hand_on("bot", bot[0], server[1]), hand_on("server", server[0], bot[1])))

    async def ended(self) -> None:
        await asyncio.gather(*self._ended)


@asynccontextmanager
async def between(url: str) -> AsyncIterator[tuple[Between, str]]:
    """Sit in front of a database; gives what counts, and the address to reach the database by it."""
    address, counting = make_url(url), Between()
    port = address.port or 0
    there = await asyncio.start_server(lambda *bot: counting.meet(port, bot), "127.0.0.1", 0)
    yield counting, address.set(port=there.sockets[0].getsockname()[1]).render_as_string(hide_password=False)
    there.close()
    await counting.ended()


async def trips_of_clicks(room: Room, table: int, counting: Between, rng: Rng, *, fresh: bool = False) -> set[int]:
    """Return how many trips each of some clicks took until it was answered, each after a new start if `fresh`."""
    found = set()
    for _ in range(10):
        user = await room.user_on_turn(table)
        observation = await room.observation(table, user)
        click = room.click(observation, user, rng.below(len(observation.questions[0].decision.options)))
        host = room.again().host if fresh else room.host
        before = counting.trips
        await host.turns.answer(click)
        found.add(counting.trips - before)
    return found


async def test_a_click_waits_for_the_server_as_often_whatever_it_writes(postgres_url: str, rng: Rng) -> None:
    async with between(postgres_url) as (counting, url):
        db = await Database.open(url)
        room = Room(db, Clock())
        plain, timed = await room.playing(), await room.playing()
        async with db.write() as tx:
            await options.put(tx, timed.id, CLOCK, "daily")
            await users.prefer(tx, ANN, "next", "on", room.clock())
        before = counting.trips
        async with db.glance() as tx:
            await users.get(tx, ANN)
        assert counting.trips - before == 2, "a look, and its end"
        for table in (plain, timed):
            assert await trips_of_clicks(room, table.id, counting, rng) == {IN_MEMORY}
            assert max(await trips_of_clicks(room, table.id, counting, rng, fresh=True)) <= AT_MOST
        await db.close()
