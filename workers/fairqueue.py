"""A queue in which everybody has a fair share: those who ask for much wait longer, and short jobs go first.

It is fair queueing with a clock of its own: a job's place is the cost that its people have been served already, plus
its own. What many people ask for together is charged to all of them, and takes its place from the one served least.
"""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Collection, Hashable
from contextlib import asynccontextmanager

from msgspec import Struct


class _Waiting(Struct, eq=False):
    """A job that waits; `since` is the queue's clock when it came."""

    people: Collection[Hashable]
    cost: float
    since: float
    turn: "asyncio.Future[None] | None" = None


class FairQueue:
    """Admits a number of jobs at a time, in fair order."""

    def __init__(self, places: int, each: int | None = None) -> None:
        """Take how many jobs run at a time, and how many of them may be one person's; all if not given."""
        self._places = self._free = places
        self._each = each or places
        self._waiting: list[_Waiting] = []
        self._running = Counter[Hashable]()
        self._clock = 0.0
        self._served: dict[Hashable, float] = {}

    def __len__(self) -> int:
        """Return how many jobs wait."""
        return len(self._waiting)

    @asynccontextmanager
    async def place(self, people: Collection[Hashable] = (), cost: float = 0.0) -> AsyncIterator[None]:
        """Run a job in here, once it is its turn."""
        await self.enter(people, cost)
        try:
            yield
        finally:
            self.leave(people)

    async def enter(self, people: Collection[Hashable] = (), cost: float = 0.0) -> None:
        """Wait for the turn of these people's job, which must `leave`; jobs of nobody keep the order they came in."""
        one = _Waiting(people, cost, self._clock)
        if self._free and self._may_run(one):  # so could none of those that wait
            self._begin(one)
            return
        one.turn = asyncio.get_running_loop().create_future()
        self._waiting.append(one)
        try:
            await one.turn
        except asyncio.CancelledError:
            if one in self._waiting:
                self._waiting.remove(one)
            else:  # admitted already; the next one gets the place
                self.leave(people)
            raise

    def leave(self, people: Collection[Hashable] = ()) -> None:
        """Give the place of a job to the next one."""
        self._free += 1
        for person in people:
            self._running[person] -= 1
        if self._waiting:
            self._admit()
        if self._free == self._places:
            self._clock = 0.0
            self._served.clear()
            self._running.clear()

    def _admit(self) -> None:
        while self._free and (able := [one for one in self._waiting if self._may_run(one)]):
            one = min(able, key=self._due)
            self._waiting.remove(one)
            self._begin(one)

    def _begin(self, one: _Waiting) -> None:
        self._clock = due = max(self._clock, self._due(one))
        for person in one.people:
            self._served[person] = due
            self._running[person] += 1
        self._free -= 1
        if one.turn is not None:
            one.turn.set_result(None)

    def _may_run(self, one: _Waiting) -> bool:
        if one.turn is not None and one.turn.done():
            return False  # it was given up, and leaves the queue in a moment
        return not one.people or min([self._running[person] for person in one.people]) < self._each

    def _due(self, one: _Waiting) -> float:
        served = min([self._served.get(person, 0.0) for person in one.people], default=0.0)
        return max(one.since, served) + one.cost
