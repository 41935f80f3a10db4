"""Several processes over one PostgreSQL database: shards, deliveries, deadlines, and what a dead one leaves."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack

import pytest
import pytest_asyncio

from db import Database, DatabaseError, deadlines, outbox, processes
from host.model import Delivery
from host.operation.outbox import Sender
from host.operation.processes import SILENT, Processes, Shards, Taken
from host.tables.guilds import LANGUAGE
from tests.host.conftest import ANN, Clock, Room
from tests.postgres import Postgres

pytestmark = pytest.mark.asyncio

HALVES = (Shards((0,), 2), Shards((1,), 2))


class Post:
    """A messenger that notes who told what, slowly enough to be met by another."""

    def __init__(self, told: Counter[int]) -> None:
        self.told = told

    async def deliver(self, delivery: Delivery) -> None:
        await asyncio.sleep(0.01)
        self.told[delivery.id] += 1


class Town:
    """Processes of one test, each with a database connection, a host and its own memory."""

    def __init__(self, url: str, stack: AsyncExitStack) -> None:
        self.url = url
        self.clock = Clock()
        self._stack = stack
        self.told: Counter[int] = Counter()

    async def room(self) -> Room:
        db = await Database.open(self.url)
        self._stack.push_async_callback(db.close)
        return Room(db, self.clock)

    async def process(self, shards: Shards = HALVES[0]) -> tuple[Room, Processes]:
        room = await self.room()
        there = Processes(room.host.core, room.host.guilds, shards)
        self._stack.push_async_callback(there.end)
        await there.begin()
        await there.enter()
        return room, there

    def sender(self, room: Room) -> Sender:
        return Sender(room.host.core, Post(self.told))


async def die(process: Processes) -> None:
    """End a process as `kill -9` would: its connections break, nothing else happens."""
    await process._locks.close()
    process._me = None


@pytest_asyncio.fixture
async def town(postgres_url: str) -> AsyncIterator[Town]:
    async with AsyncExitStack() as stack:
        yield Town(postgres_url, stack)


@pytest.fixture(autouse=True)
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("host.operation.processes.PATIENCE", 0.3)


class TestShards:
    async def test_a_shard_that_is_served_already_is_refused_by_name(self, town: Town) -> None:
        await town.process(HALVES[0])
        await town.process(HALVES[1])
        with pytest.raises(Taken, match="shard 1 already"):
            await town.process(Shards((1,), 2))

    async def test_a_process_that_is_about_to_end_is_waited_for(self, town: Town) -> None:
        _, first = await town.process()
        waiting = asyncio.create_task(town.process())
        await asyncio.sleep(0.1)
        assert not waiting.done()
        await first.end()
        await waiting

    async def test_the_shards_of_a_killed_process_are_free_at_once(self, town: Town) -> None:
        _, first = await town.process()
        await die(first)
        room, _ = await town.process()
        async with room.db.read() as tx:
            assert await processes.others(tx, room.host.core.process or 0) == ()

    async def test_processes_that_count_the_shards_differently_do_not_run_together(self, town: Town) -> None:
        await town.process(Shards((0,), 2))
        with pytest.raises(Taken, match=r"SHARD_COUNT is 3 here and 2 in another process"):
            await town.process(Shards((2,), 3))

    async def test_a_lost_connection_is_made_anew_and_the_shards_stay(self, town: Town, postgres: Postgres) -> None:
        _, first = await town.process()
        ended = "SELECT count(pg_terminate_backend(pid)) FROM pg_stat_activity WHERE application_name = 'cogwork holds'"
        assert postgres.sql("postgres", ended) == ["1"]
        await first.beat()
        with pytest.raises(Taken):
            await town.process()

    async def test_shards_that_were_lost_while_nobody_got_in_are_taken_anew(
        self, town: Town, postgres: Postgres
    ) -> None:
        _, first = await town.process()
        with postgres.closed(town.url.rpartition("/")[2]):
            ended = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'cogwork holds'"
            postgres.sql("postgres", ended)
            for _ in range(2):
                with pytest.raises(DatabaseError):
                    await first.beat()
        await first.beat()
        with pytest.raises(Taken):
            await town.process()

    async def test_who_lost_the_shards_to_another_process_stops(self, town: Town, postgres: Postgres) -> None:
        _, first = await town.process()
        ended = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'cogwork holds'"
        postgres.sql("postgres", ended)
        await town.process()
        with pytest.raises(Taken, match="shard 0 already"):
            await first.beat()

    async def test_a_database_file_serves_one_process(self, sqlite_url: str) -> None:
        async with AsyncExitStack() as stack:
            there = Town(sqlite_url, stack)
            _, first = await there.process(Shards())
            with pytest.raises(Taken, match="several need PostgreSQL"):
                await there.process(Shards())
            await first.end()
            await there.process(Shards())


class TestDeliveries:
    async def test_what_two_processes_see_at_once_is_told_once(self, town: Town) -> None:
        (room, _), (other, _) = await town.process(HALVES[0]), await town.process(HALVES[1])
        for _ in range(6):
            await room.all_know()
        await room.playing()
        async with room.db.read() as tx:
            waiting = {one.id for one in await outbox.take_due(tx, town.clock())}
        await asyncio.gather(*(town.sender(there).drain() for there in (room, other)))
        assert town.told == dict.fromkeys(waiting, 1)
        async with room.db.read() as tx:
            assert await outbox.pending_count(tx) == 0

    async def test_a_table_is_served_by_one_process_at_a_time(self, town: Town) -> None:
        (room, _), (other, _) = await town.process(HALVES[0]), await town.process(HALVES[1])
        table = await room.playing()
        me, you = room.host.core.process or 0, other.host.core.process or 0
        async with room.db.write() as tx:
            taken = await outbox.take(tx, town.clock(), me, limit=1)
        async with other.db.write() as tx:
            assert await outbox.take(tx, town.clock(), you) == ()
        async with room.db.write() as tx:
            await outbox.done(tx, {taken[0].id: taken[0].revision})
        async with other.db.write() as tx:
            assert {one.game for one in await outbox.take(tx, town.clock(), you)} == {table.id}

    async def test_what_a_dead_process_had_taken_is_told_by_another(self, town: Town) -> None:
        (room, first), (other, second) = await town.process(HALVES[0]), await town.process(HALVES[1])
        await room.all_know()
        await room.playing()
        async with room.db.write() as tx:
            taken = await outbox.take(tx, town.clock(), room.host.core.process or 0)
        await die(first)
        await town.sender(other).drain()
        assert town.told == {}
        await second.beat()
        await town.sender(other).drain()
        assert town.told == {one.id: 1 for one in taken}

    async def test_a_process_that_hangs_loses_what_it_had_taken_but_not_its_shard(self, town: Town) -> None:
        (room, first), (other, second) = await town.process(HALVES[0]), await town.process(HALVES[1])
        await room.all_know()
        await room.playing()
        async with room.db.write() as tx:
            await outbox.take(tx, town.clock(), room.host.core.process or 0)
        town.clock.time += SILENT + 1
        await second.beat()
        await town.sender(other).drain()
        assert len(town.told) == 3
        await first.beat()
        async with other.db.read() as tx:
            there = await processes.others(tx, other.host.core.process or 0)
        assert [one.id for one in there] == [room.host.core.process]

    async def test_whoever_ends_in_order_leaves_it_to_the_others_at_once(self, town: Town) -> None:
        (room, first), (other, _) = await town.process(HALVES[0]), await town.process(HALVES[1])
        await room.all_know()
        await room.playing()
        async with room.db.write() as tx:
            await outbox.take(tx, town.clock(), room.host.core.process or 0)
        await first.end()
        await town.sender(other).drain()
        assert len(town.told) == 3


class TestTables:
    async def test_a_game_goes_on_whichever_process_is_asked(self, town: Town) -> None:
        rooms = [(await town.process(half))[0] for half in HALVES]
        table = await rooms[0].playing()
        for number in range(12):
            rooms[1].interaction = rooms[0].interaction = 5000 + number
            await rooms[number % 2].answer(table.id)
        again = (await town.room()).host
        there = [await room.host.lobby.get(table.id) for room in rooms]
        assert there[0] == there[1] == await again.lobby.get(table.id)
        assert await rooms[0].observation(table.id, ANN) == await rooms[1].observation(table.id, ANN)

    async def test_of_two_who_answer_one_question_at_once_in_two_processes_one_counts(self, town: Town) -> None:
        rooms = [(await town.process(half))[0] for half in HALVES]
        table = await rooms[0].playing()
        user = await rooms[0].user_on_turn(table.id)
        observation = await rooms[0].observation(table.id, user)
        rooms[1].interaction = 9000
        clicks = [room.host.turns.answer(room.click(observation, user)) for room in rooms]
        outcomes = await asyncio.gather(*clicks, return_exceptions=True)
        assert sorted(type(outcome).__name__ for outcome in outcomes) == ["Refused", "bool"]

    async def test_a_passed_deadline_is_handled_by_one_process(self, town: Town) -> None:
        rooms = [(await town.process(half))[0] for half in HALVES]
        table = await rooms[0].playing()
        async with rooms[0].db.write() as tx:
            await deadlines.clear(tx, table.id)
            await deadlines.put(tx, table.id, None, "unknown", town.clock() - 1)
        taken = []
        for room in rooms:
            async with room.db.write() as tx:
                taken.append(await deadlines.take(tx, town.clock(), room.host.core.process or 0))
        assert [len(one) for one in taken] == [1, 0]

    async def test_a_notice_that_one_process_asked_for_is_not_asked_for_by_another(self, town: Town) -> None:
        (room, _), (other, _) = await town.process(HALVES[0]), await town.process(HALVES[1])
        await room.all_know()
        table = await room.playing()
        for there in (room, other):
            await there.host.notice(table.id, "closed-1-0", "notice-dm-closed", 0)
            await town.sender(there).drain()
        assert len(town.told) == 4
        await other.host.notice(table.id, "closed-2-0", "notice-dm-closed", 0)
        await town.sender(other).drain()
        assert len(town.told) == 5

    async def test_the_language_of_a_server_is_known_where_its_shard_is_not_served(self, town: Town) -> None:
        (room, _), (other, second) = await town.process(HALVES[0]), await town.process(HALVES[1])
        await room.host.guilds.see({1: "fr", 2: "de"})
        await second.beat()
        assert [other.host.guilds.locale(guild) for guild in (1, 2, 3)] == ["fr", "de", None]

    async def test_a_servers_language_reaches_the_other_process(self, town: Town) -> None:
        (room, _), (other, second) = await town.process(HALVES[0]), await town.process(HALVES[1])
        await room.host.guilds.choose(1, LANGUAGE, "de")
        await second.beat()
        assert other.host.guilds.language(1) == "de"
