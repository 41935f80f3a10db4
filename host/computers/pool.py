"""Where computers think: at most two processes beside the bot's, which give way to it and leave with it.

One that is silent for too long is ended and another started; then the level below thinks, once, or the lowest again.
"""

import asyncio
import logging
import signal
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection, Pipe
from multiprocessing.process import BaseProcess
from time import monotonic
from typing import Final, Protocol

from agents.advice import Advice
from agents.sight import Sight
from host.computers.levels import LEVELS
from host.computers.worker import Reply, packed, read, serve
from host.operation.metrics import thinking, thoughts_failed, thoughts_waiting
from rules.kernel.model import Answer

log = logging.getLogger(__name__)

WORKERS: Final = 2
SILENCE: Final = 5.0
"""Seconds without a word after which a worker is ended."""
STARTING: Final = 60.0
"""Seconds that a worker may take to start, on a machine that has much else to do."""
LONG: Final = 8
"""So many turns wait when the strongest computers begin to think one level lower."""


class Failed(Exception):
    """Nothing came of a thought; says why in a word, for the metrics, and more."""


class Worker(Protocol):
    """A process that thinks, as seen by whoever asks it; `ask` is called in a thread."""

    def ask(self, raw: bytes) -> bytes:
        """Return what it says to that.

        Raises:
            Failed: it says nothing; it is of no use any more.
        """
        ...

    def end(self) -> None:
        """End it, whatever it is doing."""
        ...


class Process:
    """A worker that is a process of this machine."""

    def __init__(self, silence: float = SILENCE, target: Callable[[Connection], None] = serve) -> None:
        """Start it; `silence` is in seconds, `target` what it runs."""
        self._silence = silence
        self._is_ready = False
        self._connection, self._process = _started(target)

    @property
    def pid(self) -> int | None:
        """Return its number on this machine."""
        return self._process.pid

    def ask(self, raw: bytes) -> bytes:
        """Return what it says to that, the first time after it has said that it is ready.

        Raises:
            Failed: it has died, or says nothing for too long; then it is ended.
        """
        try:
            if not self._is_ready:
                self._hear(STARTING)
                self._is_ready = True
            self._connection.send_bytes(raw)
            return self._hear(self._silence)
        except (EOFError, OSError) as fault:
            self.end()
            raise Failed("died", f"a process that thinks has died: {fault}") from fault

    def _hear(self, seconds: float) -> bytes:
        if not self._connection.poll(seconds):
            self.end()
            raise Failed("silent", f"a process that thinks was silent for {seconds} s")
        return self._connection.recv_bytes()

    def end(self) -> None:
        """End it, whatever it is doing."""
        with suppress(OSError, ValueError):
            self._process.kill()
            self._process.join()


def _started(target: Callable[[Connection], None]) -> tuple[Connection, BaseProcess]:
    """Start a process and return the way to it. A forked one would inherit the bot's sockets and locks."""
    ours, theirs = Pipe()
    process = get_context("spawn").Process(target=target, args=(theirs,), daemon=True)
    # Ctrl+C reaches every process of the terminal; what is blocked here stays blocked there until it looks after it.
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        process.start()
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
    theirs.close()
    return ours, process


class Pool:
    """Has turns thought about, the longest waiting first; workers are started when there is something to do."""

    def __init__(self, make: Callable[[], Worker] = Process) -> None:
        """Take what makes a worker."""
        self._make = make
        self._places = asyncio.Semaphore(WORKERS)
        self._threads = ThreadPoolExecutor(WORKERS, "thinking")
        self._idle: list[Worker] = []
        self._all: list[Worker] = []
        self._waiting = 0
        self._is_closed = False

    async def think(self, sight: Sight, level: str) -> Answer | None:
        """Return what a computer of that level answers; None where nothing came of it twice."""
        self._waiting += 1
        thoughts_waiting.set(self._waiting)
        try:
            async with self._places:
                return None if self._is_closed else await self._one_or_the_other(sight, level)
        finally:
            self._waiting -= 1
            thoughts_waiting.set(self._waiting)

    async def advise(self, sight: Sight) -> Advice | None:
        """Return what the strongest computer would answer, and why; None where nothing came of it twice."""
        async with self._places:
            for level in () if self._is_closed else LEVELS[:-3:-1]:
                with suppress(Failed):
                    return (await self._said(packed(sight, level, advises=True), level)).advice
        return None

    async def close(self) -> None:
        """End all workers."""
        self._is_closed = True
        for worker in self._all:
            worker.end()
        await asyncio.to_thread(self._threads.shutdown, cancel_futures=True)

    async def _one_or_the_other(self, sight: Sight, level: str) -> Answer | None:
        strength = LEVELS.index(level)
        if self._waiting > LONG and strength == len(LEVELS) - 1:
            strength -= 1
        for tried in (strength, max(strength - 1, 0)):
            with suppress(Failed):
                return await self._try(sight, LEVELS[tried])
        return None

    async def _try(self, sight: Sight, level: str) -> Answer:
        said = await self._said(packed(sight, level), level)
        assert said.answer is not None  # noqa: S101  a reply without one has failed
        return said.answer

    async def _said(self, order: bytes, level: str) -> Reply:
        since = monotonic()
        try:
            reply = await asyncio.get_running_loop().run_in_executor(self._threads, self._ask, order)
        except Failed as fault:
            why, more = fault.args
            thoughts_failed.labels(why).inc()
            log.warning("a computer of level %s cannot think: %s", level, more)
            raise
        thinking.labels(level).observe(monotonic() - since)
        return reply

    def _ask(self, order: bytes) -> Reply:
        """Ask a worker that has nothing to do, or a new one; one that falls silent is not asked again."""
        worker = self._idle.pop() if self._idle else self._begin()
        try:
            reply = read(worker.ask(order))
        except Failed:
            self._all.remove(worker)
            raise
        self._idle.append(worker)
        if reply.answer is None:
            raise Failed("fault", reply.fault)
        return reply

    def _begin(self) -> Worker:
        worker = self._make()
        self._all.append(worker)
        if self._is_closed:  # in the meantime
            worker.end()
        return worker
