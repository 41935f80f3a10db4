"""Whose picture is drawn next."""

import asyncio

import pytest

from cogs.drawingqueue import IN_A_ROW, DrawingQueue

pytestmark = pytest.mark.asyncio


class Drawn:
    """What was drawn, in order, each picture as long as nobody says that it is ready."""

    def __init__(self, at_once: int = 1) -> None:
        self.queue = DrawingQueue(at_once)
        self.begun: list[str] = []
        self.ready = asyncio.Semaphore(0)
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def order(self, name: str, *, is_waited_for: bool) -> None:
        self.tasks[name] = asyncio.create_task(self._draw(name, is_waited_for=is_waited_for))

    async def all(self) -> list[str]:
        for _ in self.tasks:
            self.ready.release()
        await asyncio.wait_for(asyncio.gather(*self.tasks.values(), return_exceptions=True), 5)
        return self.begun

    async def _draw(self, name: str, *, is_waited_for: bool) -> None:
        async with self.queue.place(is_waited_for=is_waited_for):
            self.begun.append(name)
            await self.ready.acquire()


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_who_waits_comes_before_what_is_brought() -> None:
    drawn = Drawn()
    for name in ("table 1", "table 2", "table 3"):
        drawn.order(name, is_waited_for=False)
    await settle()
    drawn.order("my panel", is_waited_for=True)
    drawn.order("your panel", is_waited_for=True)
    await settle()
    assert await drawn.all() == ["table 1", "my panel", "your panel", "table 2", "table 3"]


async def test_a_crowd_that_waits_never_keeps_a_table_away() -> None:
    drawn = Drawn()
    drawn.order("first", is_waited_for=True)
    await settle()
    drawn.order("table", is_waited_for=False)
    for number in range(3 * IN_A_ROW):
        drawn.order(f"panel {number}", is_waited_for=True)
    await settle()
    assert (await drawn.all()).index("table") <= IN_A_ROW + 1


async def test_no_more_are_drawn_at_a_time_than_there_are_processes() -> None:
    drawn = Drawn(at_once=2)
    for number in range(5):
        drawn.order(f"{number}", is_waited_for=number % 2 == 0)
    await settle()
    assert drawn.begun == ["0", "1"]
    drawn.ready.release()
    await settle()
    assert drawn.begun == ["0", "1", "2"]
    await drawn.all()


@pytest.mark.parametrize("moment", ["in line", "at its turn", "while drawn"])
async def test_whoever_goes_away_keeps_nobody_waiting(moment: str) -> None:
    drawn = Drawn()
    drawn.order("first", is_waited_for=True)
    await settle()
    drawn.order("gone", is_waited_for=True)
    drawn.order("last", is_waited_for=True)
    await settle()
    if moment == "in line":
        drawn.tasks["gone"].cancel()
        await settle()
    drawn.ready.release()
    if moment == "at its turn":
        # The first one has left its place and the next has got it, but has not gone on yet.
        for _ in range(5):
            if not drawn.tasks["first"].done():
                await asyncio.sleep(0)
        assert drawn.begun == ["first"]
    if moment == "while drawn":
        await settle()
    drawn.tasks["gone"].cancel()
    await drawn.all()
    assert drawn.begun[-1] == "last"
    async with asyncio.timeout(1), drawn.queue.place(is_waited_for=True):
        pass
