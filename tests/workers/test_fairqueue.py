"""Whose job is next."""

import asyncio
from collections.abc import Collection

import pytest

from workers.fairqueue import FairQueue

pytestmark = pytest.mark.asyncio
ANN, BOB, CID = 1, 2, 3


class Done:
    """The jobs that were begun, in order; each takes until it is released."""

    def __init__(self, places: int = 1, each: int | None = None) -> None:
        self.queue = FairQueue(places, each)
        self.begun: list[str] = []
        self.ready = asyncio.Semaphore(0)
        self.tasks: dict[str, asyncio.Task[None]] = {}

    async def order(self, name: str, people: Collection[int] = (), cost: float = 0.0) -> None:
        self.tasks[name] = asyncio.create_task(self._do(name, people, cost))
        await settle()

    async def release(self) -> None:
        self.ready.release()
        await settle()

    async def all(self) -> list[str]:
        for _ in self.tasks:
            self.ready.release()
        await asyncio.wait_for(asyncio.gather(*self.tasks.values(), return_exceptions=True), 5)
        return self.begun

    async def _do(self, name: str, people: Collection[int], cost: float) -> None:
        async with self.queue.place(people, cost):
            self.begun.append(name)
            await self.ready.acquire()


async def settle() -> None:
    for _ in range(5):
        await asyncio.sleep(0)


async def test_jobs_of_nobody_are_done_in_the_order_they_came_in() -> None:
    done = Done()
    for number in range(5):
        await done.order(f"{number}")
    assert await done.all() == ["0", "1", "2", "3", "4"]


async def test_a_short_job_goes_before_the_many_long_ones_of_another() -> None:
    done = Done()
    for number in range(20):
        await done.order(f"Ann {number}", (ANN,), 2.0)
    await done.order("Bob", (BOB,), 0.1)
    assert (await done.all()).index("Bob") == 1


async def test_people_who_ask_for_the_same_take_turns_however_much_one_asks_for() -> None:
    done = Done()
    for number in range(8):
        await done.order(f"Ann {number}", (ANN,), 1.0)
    for number in range(3):
        await done.order(f"Bob {number}", (BOB,), 1.0)
    assert (await done.all())[:7] == ["Ann 0", "Ann 1", "Bob 0", "Ann 2", "Bob 1", "Ann 3", "Bob 2"]


async def test_a_crowd_with_short_jobs_never_keeps_a_long_one_away() -> None:
    done = Done()
    await done.order("first", (CID,), 1.0)
    await done.order("long", (ANN,), 4.0)
    for number in range(12):
        await done.order(f"{number}", (BOB,), 1.0)
    assert (await done.all()).index("long") <= 5


async def test_what_two_ask_for_together_goes_with_the_share_of_the_one_who_had_less() -> None:
    done = Done()
    for number in range(4):
        await done.order(f"Ann {number}", (ANN,), 1.0)
    await done.release()
    await done.release()
    await done.order("together", (ANN, BOB), 0.5)
    assert (await done.all()).index("together") == 3


async def test_one_person_leaves_a_place_to_others() -> None:
    done = Done(places=2, each=1)
    await done.order("Ann 0", (ANN,), 1.0)
    await done.order("Ann 1", (ANN,), 1.0)
    assert done.begun == ["Ann 0"]
    await done.order("Bob", (BOB,), 1.0)
    assert done.begun == ["Ann 0", "Bob"]
    assert await done.all() == ["Ann 0", "Bob", "Ann 1"]


async def test_no_more_run_at_a_time_than_there_are_places() -> None:
    done = Done(places=2)
    for number in range(5):
        await done.order(f"{number}")
    assert done.begun == ["0", "1"]
    await done.release()
    assert done.begun == ["0", "1", "2"]
    await done.all()


async def test_a_job_that_was_given_up_costs_its_people_nothing() -> None:
    done = Done()
    await done.order("first", (CID,), 1.0)
    for number in range(20):
        await done.order(f"given up {number}", (ANN,), 1.0)
        done.tasks[f"given up {number}"].cancel()
    await settle()
    await done.order("Bob", (BOB,), 1.0)
    await done.order("Ann", (ANN,), 0.9)
    assert await done.all() == ["first", "Ann", "Bob"]


@pytest.mark.parametrize("moment", ["in line", "as a place becomes free", "at its turn", "while done"])
async def test_whoever_goes_away_keeps_nobody_waiting(moment: str) -> None:
    done = Done()
    await done.order("first")
    await done.order("gone")
    await done.order("last")
    if moment == "in line":
        done.tasks["gone"].cancel()
        await settle()
    done.ready.release()
    if moment == "as a place becomes free":
        # The first one leaves its place before the one that is cancelled can leave the queue.
        done.tasks["gone"].cancel()
        await settle()
    if moment == "at its turn":
        # The first one has left its place and the next has got it, but has not gone on yet.
        for _ in range(5):
            if not done.tasks["first"].done():
                await asyncio.sleep(0)
        assert done.begun == ["first"]
    if moment == "while done":
        await settle()
    done.tasks["gone"].cancel()
    await done.all()
    assert done.begun[-1] == "last"
    assert done.tasks["first"].exception() is None
    async with asyncio.timeout(1), done.queue.place():
        pass
