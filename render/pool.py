"""Processes that draw, each at the end of a socket on which the event loop itself writes and reads.

The standard library's pools hand every job and every picture through threads of theirs. Those take turns with whoever
answers clicks, and cost the bot several times what is left here.
"""

import asyncio
import pickle
import signal
import socket
from collections import deque
from collections.abc import Callable
from multiprocessing import get_context, resource_tracker
from typing import Any, TypeVar

from render.serving import SIZE, serve

Job = TypeVar("Job")
Made = TypeVar("Made")


class Pool:
    """So many processes, started when they are needed; each carries out one job at a time, in the order they come."""

    def __init__(self, number: int, settle_in: Callable[[], None]) -> None:
        """Take how many processes there may be, and what each does first; a function of a module, which must pickle."""
        self._number = number
        self._settle_in = settle_in
        self._all: set[_Process] = set()
        self._idle: list[_Process] = []
        self._waiting = deque[asyncio.Future[None]]()
        self._asking: set[asyncio.Task[Any]] = set()

    @property
    def pids(self) -> list[int | None]:
        """Return the numbers of the processes on this machine."""
        return [process.pid for process in self._all]

    def open_up(self) -> None:
        """Start all processes now, so that the first job need not wait for it."""
        while len(self._all) < self._number:
            self._idle.append(self._started())

    def close(self) -> None:
        """End the processes, whatever they are doing."""
        for process in self._all:
            process.end()
        self._all.clear()
        self._idle.clear()

    async def ask(self, work: Callable[[Job], Made], job: Job) -> Made:
        """Have something made; if the process is ended from outside meanwhile, another one does it.

        Whoever asks may go away; the job is carried out all the same, as nobody else could understand the answer.

        Raises:
            Exception: what the work raised.
        """
        asking = asyncio.create_task(self._ask(pickle.dumps((work, job), pickle.HIGHEST_PROTOCOL)))
        self._asking.add(asking)
        asking.add_done_callback(self._asking.discard)
        made, fault = await asyncio.shield(asking)
        if fault is not None:
            raise fault
        return made  # type: ignore[no-any-return]  # nobody can tell what a process made

    async def _ask(self, job: bytes) -> tuple[Any, Exception | None]:
        try:
            return await self._asked(job)
        except (EOFError, OSError):
            return await self._asked(job)

    async def _asked(self, job: bytes) -> tuple[Any, Exception | None]:
        process = await self._free()
        try:
            answer = await process.ask(job)
        except BaseException:
            process.end()
            self._all.discard(process)
            raise
        else:
            self._idle.append(process)
        finally:
            self._wake_next()
        return pickle.loads(answer)  # type: ignore[no-any-return]  # noqa: S301  from a process of our own

    async def _free(self) -> "_Process":
        while not self._idle:
            if len(self._all) < self._number:
                return self._started()
            turn = asyncio.get_running_loop().create_future()
            self._waiting.append(turn)
            await turn
        return self._idle.pop()

    def _wake_next(self) -> None:
        while self._waiting:
            turn = self._waiting.popleft()
            if not turn.done():
                turn.set_result(None)
                return

    def _started(self) -> "_Process":
        process = _Process(self._settle_in)
        self._all.add(process)
        return process


class _Process:
    """A process of this machine; it ends when nobody is at this end of the socket any more."""

    def __init__(self, settle_in: Callable[[], None]) -> None:
        self._socket, theirs = socket.socketpair()
        self._socket.setblocking(False)
        # A forked process would inherit the bot's sockets and locks.
        self._process = get_context("spawn").Process(target=serve, args=(theirs, settle_in), daemon=True)
        # Ctrl+C reaches every process of the terminal; the bot decides what is still finished. What is blocked here
        # while a process is started stays blocked there, from its first moment. The first one would bring along its
        # book-keeper, which ends the blocking.
        resource_tracker.ensure_running()
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            self._process.start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)
        theirs.close()

    @property
    def pid(self) -> int | None:
        return self._process.pid

    async def ask(self, job: bytes) -> bytearray:
        """Return the answer to a job.

        Raises:
            EOFError | OSError: the process has ended.
        """
        loop = asyncio.get_running_loop()
        await loop.sock_sendall(self._socket, SIZE.pack(len(job)) + job)
        (size,) = SIZE.unpack(await self._read(SIZE.size))
        return await self._read(size)

    async def _read(self, size: int) -> bytearray:
        loop = asyncio.get_running_loop()
        read = bytearray(size)
        left = memoryview(read)
        while left:
            number = await loop.sock_recv_into(self._socket, left)
            if not number:
                raise EOFError
            left = left[number:]
        return read

    def end(self) -> None:
        self._socket.close()
        self._process.kill()
        self._process.join()
