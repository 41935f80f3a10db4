import asyncio

import pytest
from sqlalchemy import text

from db import outbox
from host.errors import Delayed, Undeliverable
from host.model import Delivery
from host.operation.outbox import AT_ONCE, LONGEST_WAIT, Sender
from tests.host.conftest import ANN, Room

pytestmark = pytest.mark.asyncio


class Post:
    """A messenger that notes what it was given and fails as told."""

    def __init__(self, *faults: Exception) -> None:
        self.faults = list(faults)
        self.told: list[str] = []
        self.three = asyncio.Event()

    async def deliver(self, delivery: Delivery) -> None:
        if self.faults:
            raise self.faults.pop(0)
        self.told.append(delivery.kind)
        if len(self.told) == 3:
            self.three.set()


async def pending(room: Room) -> int:
    async with room.db.read() as tx:
        return await outbox.pending_count(tx)


async def test_what_is_due_is_delivered_once_and_forgotten(room: Room) -> None:
    await room.all_know()
    await room.playing()
    post = Post()
    await Sender(room.host.core, post).drain()
    assert sorted(post.told) == ["lobby", "private", "table"]
    assert await pending(room) == 0
    await Sender(room.host.core, post).drain()
    assert len(post.told) == 3


async def test_a_failed_delivery_is_tried_again_later_and_longer_each_time(room: Room) -> None:
    await room.all_know()
    await room.playing()
    post = Post(Delayed("no network"), Delayed("no network"), Delayed("no network"), Delayed("still none"))
    sender = Sender(room.host.core, post)
    await sender.drain()
    assert post.told == []
    assert await pending(room) == 3
    room.clock.time += 1.5
    await sender.drain()
    assert len(post.told) == 2
    room.clock.time += 1.5
    await sender.drain()
    assert len(post.told) == 2
    room.clock.time += 1
    await sender.drain()
    assert len(post.told) == 3


async def test_a_delivery_that_has_failed_for_days_is_still_tried_again(room: Room) -> None:
    await room.all_know()
    await room.playing()
    async with room.db.write() as tx:
        await tx.run(text("UPDATE outbox SET tries = 5000"))
    post = Post(*(Delayed("no network") for _ in range(3)))
    sender = Sender(room.host.core, post)
    await sender.drain()
    room.clock.time += LONGEST_WAIT + 1
    await sender.drain()
    assert len(post.told) == 3


async def test_a_delivery_that_is_asked_to_wait_is_not_tried_before(room: Room) -> None:
    table = await room.playing()
    await Sender(room.host.core, Post()).drain()
    await room.host.votes.pause(table.id, ANN)
    post = Post(Delayed("limited", wait=60))
    sender = Sender(room.host.core, post)
    await sender.drain()
    room.clock.time += 59
    await sender.drain()
    assert "notice" not in post.told
    room.clock.time += 2
    await sender.drain()
    assert "notice" in post.told


async def test_a_delivery_that_fails_again_and_again_is_one_line_in_the_log(
    room: Room, caplog: pytest.LogCaptureFixture
) -> None:
    table = await room.playing()
    await Sender(room.host.core, Post()).drain()
    await room.host.votes.pause(table.id, ANN)
    sender = Sender(room.host.core, Post(*[Delayed("no network")] * 5))
    for _ in range(5):
        await sender.drain()
        room.clock.time += 300
    lines = [one for one in caplog.records if one.levelname != "DEBUG"]
    assert ["no network" in one.getMessage() for one in lines] == [True]
    assert not lines[0].exc_info


async def test_a_fault_of_ours_is_told_with_its_traceback(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    table = await room.playing()
    await Sender(room.host.core, Post()).drain()
    await room.host.votes.pause(table.id, ANN)
    await Sender(room.host.core, Post(ZeroDivisionError("ours"))).drain()
    assert "ZeroDivisionError" in caplog.text


async def test_what_can_never_arrive_is_given_up(room: Room) -> None:
    await room.all_know()
    await room.playing()
    post = Post(*[Undeliverable("gone")] * 3)
    await Sender(room.host.core, post).drain()
    assert await pending(room) == 0
    assert post.told == []


async def test_a_change_during_a_delivery_is_delivered_as_well(room: Room) -> None:
    table = await room.playing()

    class Slow(Post):
        async def deliver(self, delivery: Delivery) -> None:
            if not self.told:
                self.told.append("first")
                await room.answer(table.id)
            await super().deliver(delivery)

    post = Slow()
    sender = Sender(room.host.core, post)
    await sender.drain()
    room.clock.time += 5
    await sender.drain()
    assert post.told.count("private") == 2
    assert await pending(room) == 0


async def test_the_sender_wakes_for_news_and_finishes_what_it_began(room: Room) -> None:
    post = Post()
    sender = Sender(room.host.core, post)
    task = asyncio.create_task(sender.run())
    await room.all_know()
    await room.playing()
    async with asyncio.timeout(5):
        await post.three.wait()
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    assert await pending(room) == 0


async def test_a_database_that_cannot_be_read_for_a_moment_does_not_end_the_sending(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    post = Post()
    sender = Sender(room.host.core, post)
    read, failures = room.db.read, iter([True])

    def once_unreadable() -> object:
        if next(failures, False):
            raise OSError("the disk is away")
        return read()

    monkeypatch.setattr("host.operation.outbox.AFTER_TROUBLE", 0.01)
    monkeypatch.setattr(room.db, "read", once_unreadable)
    task = asyncio.create_task(sender.run())
    await asyncio.sleep(0.05)
    await room.all_know()
    await room.playing()
    async with asyncio.timeout(5):
        await post.three.wait()
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def test_a_stop_that_comes_together_with_news_stops_the_sending(room: Room) -> None:
    for _ in range(20):
        task = asyncio.create_task(Sender(room.host.core, Post()).run())
        await asyncio.sleep(0.02)
        room.host.core.woken.set()
        task.cancel()
        async with asyncio.timeout(5):
            await asyncio.gather(task, return_exceptions=True)


async def test_tables_that_have_to_wait_for_discord_do_not_hold_up_the_others(room: Room) -> None:
    tables = [await room.playing() for _ in range(AT_ONCE + 2)]
    held = {table.id for table in tables[:-2]}
    free, others = asyncio.Event(), asyncio.Event()
    told: list[int] = []

    class Limited(Post):
        async def deliver(self, delivery: Delivery) -> None:
            if delivery.game in held:
                await free.wait()
            elif delivery.game is not None:
                told.append(delivery.game)
                if len(told) == 6:
                    others.set()

    sender = Sender(room.host.core, Limited())
    await sender.send_due(room.clock.time)
    await asyncio.wait_for(others.wait(), 5)
    free.set()
    await sender.drain()
    assert await pending(room) == 0
