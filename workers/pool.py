"""Worker processes, each at the end of a socket on which the event loop itself writes and reads.

The standard library's pools hand every job and every answer through threads of theirs. Those take turns with the bot
when it answers clicks, and cost it several times what is left here.
"""

import asyncio
import logging
import pickle
from collections.abc import Callable, Collection, Hashable, Sequence
from typing import Final, TypeVar

from prometheus_client import Counter

from workers.fairqueue import FairQueue
from workers.process import Lost, Process

Job = TypeVar("Job")
Made = TypeVar("Made")

log = logging.getLogger(__name__)

lost: Final = Counter(
    "cogwork_processes_lost_total",
    "Worker processes that were replaced, by their pool and why.",
    ["pool", "why"],
    registry=None,
)


def nothing() -> Sequence[str]:
    """Settle in a process that needs nothing."""
    return ()


class Pool:
    """Up to `number` processes, started when they are needed; each carries out one job at a time, in fair order.

    A process that ends, or is silent for too long, is replaced.
    """

    def __init__(
        self, name: str, number: int, settle_in: Callable[[], Sequence[str]], silence: float, each: int | None = None
    ) -> None:
        """Set up the pool without starting anything.

        Args:
            name: What the processes do, for the log and the metrics.
            number: How many processes there may be.
            settle_in: What a process does first, a function that pickles; the log gets the lines that it returns.
            silence: Seconds that a job may take.
            each: How many processes may work for one person at a time; all if not given.
        """
        self._name, self._number, self._settle_in, self._silence = name, number, settle_in, silence
        self._queue = FairQueue(number, each)
        self._all: set[Process] = set()
        self._idle: list[Process] = []
        self._working: set[asyncio.Task[bytearray | Lost]] = set()
        self._logged: set[str] = set()
        self._is_closed = False

    @property
    def pids(self) -> list[int | None]:
        """Return the process ids."""
        return [process.pid for process in self._all]

    def open_up(self) -> None:
        """Start all processes now, so that no job has to wait for that."""
        while len(self._all) < self._number:
            self._idle.insert(0, self._started())  # those that are settled are taken first

    def close(self) -> None:
        """End the processes, whatever they are doing; jobs that wait are lost."""
        self._is_closed = True
        for process in self._all:
            process.kill()
        while self._idle:
            self._end(self._idle.pop())

    async def ask(
        self,
        work: Callable[[Job], Made],
        job: Job,
        *,
        people: Collection[Hashable] = (),
        cost: float = 0.0,
        tries: int = 2,
    ) -> Made:
        """Have a job done for some people; `cost` is how long it usually takes, in seconds.

        If its process is lost, another one does it, up to so many `tries`. A job whose asker goes away leaves the
        queue. Once begun, it is finished all the same, since nobody else could make sense of the answer.

        Raises:
            Lost: no process could finish it.
            Exception: what the work raised.
        """
        message = pickle.dumps((work, job), pickle.HIGHEST_PROTOCOL)
        answer = await self._asked(message, people, cost)
        while isinstance(answer, Lost):
            tries -= 1
            if not tries:
                raise answer
            answer = await self._asked(message, people, cost)
        made, fault = pickle.loads(answer)  # noqa: S301  from a process of our own
        if fault is not None:
            raise fault
        return made  # type: ignore[no-any-return]  # nobody can tell what a process made

    async def _asked(self, message: bytes, people: Collection[Hashable], cost: float) -> bytearray | Lost:
        await self._queue.enter(people, cost)
        if len(self._queue) and not self._is_closed:
            self.open_up()
        working = asyncio.create_task(self._carried_out(message))
        self._working.add(working)
        working.add_done_callback(lambda _: self._leave(working, people))
        return await asyncio.shield(working)

    async def _carried_out(self, message: bytes) -> bytearray | Lost:
        process = None
        try:
            process = self._idle.pop() if self._idle else self._started()
            if not process.is_settled:
                self._tell(await process.settled())
            answer = await process.ask(message, self._silence)
        except Lost as fault:
            self._end(process)
            return self._noted(fault)
        except BaseException:
            self._end(process)
            raise
        else:
            self._idle.append(process)
            return answer

    def _leave(self, working: "asyncio.Task[bytearray | Lost]", people: Collection[Hashable]) -> None:
        self._working.discard(working)
        self._queue.leave(people)

    def _noted(self, fault: Lost) -> Lost:
        if self._is_closed:
            return Lost("closed", "was ended with the bot")
        lost.labels(self._name, fault.why).inc()
        log.warning("a process for %s %s and is replaced", self._name, fault)
        return fault

    def _tell(self, lines: Sequence[str]) -> None:
        for line in lines:
            if line not in self._logged:
                self._logged.add(line)
                log.warning("%s", line)

    def _started(self) -> Process:
        if self._is_closed:
            raise Lost("closed", "is not started any more")
        process = Process(self._settle_in)
        self._all.add(process)
        return process

    def _end(self, process: Process | None) -> None:
        if process is not None:
            process.end()
            self._all.discard(process)
