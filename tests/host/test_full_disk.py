"""A full disk: loops rest and tell nobody twice, and go on once there is room."""

import asyncio
import gc
import logging
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from db import Database, Unwritable, outbox
from host.operation.outbox import Sender
from tests.full import fill, make_room
from tests.host.conftest import Clock, Room
from tests.host.test_outbox import Post, pending
from tests.host.test_time import timed

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def room(tmp_path: Path) -> AsyncIterator[Room]:
    db = await Database.open(f"sqlite:///{tmp_path}/bot.db")
    await db.migrate()
    yield Room(db, Clock())
    await db.close()


def told(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [one.getMessage() for one in caplog.records if one.levelno >= logging.WARNING]


class Unnoted(Post):
    """A messenger after whose deliveries nothing can be noted."""

    def __init__(self, room: Room) -> None:
        super().__init__()
        self.room = room

    async def deliver(self, delivery: outbox.Delivery) -> None:
        await super().deliver(delivery)
        await fill(self.room.db)
        async with self.room.db.write() as tx:
            await outbox.put(tx, [outbox.Request(kind="word", recipient=n, due=9e9) for n in range(999)], 0)


async def test_what_was_told_is_not_told_again_because_it_could_not_be_noted(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await room.all_know()
    await room.playing()
    post, sender = Post(), Sender(room.host.core, None)  # type: ignore[arg-type]
    sender._messenger = post
    broken = True
    done = outbox.done

    async def not_noted(tx: object, delivered: dict[int, int]) -> None:
        if broken:
            raise Unwritable("the disk is full")
        await done(tx, delivered)  # type: ignore[arg-type]

    monkeypatch.setattr("host.operation.outbox.outbox.done", not_noted)
    await sender.send_due(room.clock.time)
    await asyncio.gather(*sender._tasks)
    with pytest.raises(Unwritable):
        await sender.drain()
    assert sorted(post.told) == ["lobby", "private", "table"]
    assert await pending(room) == 3
    broken = False
    await room.db.recover()
    await sender.drain()
    assert sorted(post.told) == ["lobby", "private", "table"]
    assert await pending(room) == 0
    assert len(told(caplog)) == 2


async def send_three(room: Room) -> None:
    """Let a loop send what is due."""
    post = Post()
    task = asyncio.create_task(Sender(room.host.core, post).run())
    async with asyncio.timeout(10):
        await post.three.wait()
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)


async def test_the_sending_rests_on_a_full_disk_and_goes_on_when_there_is_room(
    room: Room, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    lost: list[dict[str, object]] = []
    asyncio.get_running_loop().set_exception_handler(lambda _, about: lost.append(about))
    monkeypatch.setattr("host.operation.outbox.AFTER_TROUBLE", 0.01)
    tries, three, recover = 0, asyncio.Event(), room.db.recover

    async def counted() -> None:
        nonlocal tries
        tries += 1
        if tries == 3:
            three.set()
        await recover()

    monkeypatch.setattr(room.db, "recover", counted)
    await room.all_know()
    await room.playing()
    post = Unnoted(room)
    task = asyncio.create_task(Sender(room.host.core, post).run())
    async with asyncio.timeout(10):
        await three.wait()
    gc.collect()
    assert lost == []
    before = len(post.told)
    assert before <= 3
    assert len(told(caplog)) == 1
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await make_room(room.db)
    await send_three(room)
    assert await pending(room) == 0
    assert len(told(caplog)) == 2


async def test_deadlines_wait_on_a_full_disk_and_are_kept(room: Room, caplog: pytest.LogCaptureFixture) -> None:
    tables = [await timed(room, absence="neutral") for _ in range(5)]
    await Sender(room.host.core, Post()).drain()
    room.clock.time += 13 * 3600
    await fill(room.db)
    for _ in range(20):
        with pytest.raises(Unwritable):
            await room.host.timekeeper.tick()
    assert len(told(caplog)) == 1
    await make_room(room.db)
    await room.db.recover()
    await room.host.timekeeper.tick()
    for table in tables:
        observation = await room.host.observations.of(table.id, None)
        assert "host-time-up" in [one.line.text.key for one in observation.said]
