"""The bot's end of a worker process, and how one is started on each system."""

import asyncio
import pickle
import signal
import socket
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from multiprocessing import get_context, resource_tracker
from typing import Final

from workers.serving import SIZE, serve

STARTING: Final = 60.0
"""Seconds that a process may take to start, on a machine that is busy."""
ENDING: Final = 1.0
"""Seconds that the bot waits for a killed process: one that the system holds up is left to it."""


class Lost(Exception):
    """A process cannot finish a job: it died, or was silent for too long."""

    def __init__(self, why: str, message: str) -> None:
        """Take why in a word, for the metrics, and in words."""
        super().__init__(why, message)
        self.why = why
        self._message = message

    def __str__(self) -> str:
        return self._message


class Process:
    """A process of this machine; it ends when this end of its socket is closed."""

    def __init__(self, settle_in: Callable[[], Sequence[str]]) -> None:
        """Start it; a forked process would inherit the bot's sockets and locks, so it is spawned."""
        self._socket, theirs = socket.socketpair()
        self._socket.setblocking(False)
        self._process = get_context("spawn").Process(target=serve, args=(theirs, settle_in), daemon=True)
        with _undisturbed(), theirs:
            self._process.start()
        self.is_settled = self._is_silent = False

    @property
    def pid(self) -> int | None:
        """Return its process id."""
        return self._process.pid

    async def settled(self) -> Sequence[str]:
        """Wait until it is ready for jobs; return what the log should know of it.

        Raises:
            Lost: it has died, or takes too long.
        """
        lines: Sequence[str] = pickle.loads(await self._heard(b"", STARTING))  # noqa: S301  from a process of our own
        self.is_settled = True
        return lines

    async def ask(self, message: bytes, silence: float) -> bytearray:
        """Return the answer to a message, which must come within so many seconds.

        Raises:
            Lost: it has died, or says nothing.
        """
        return await self._heard(SIZE.pack(len(message)) + message, silence)

    async def _heard(self, said: bytes, seconds: float) -> bytearray:
        loop = asyncio.get_running_loop()
        # Cheaper than a timeout of the library's, and it waits for every answer.
        limit = loop.call_later(seconds, self._hang_up)
        try:
            if said:
                await loop.sock_sendall(self._socket, said)
            (size,) = SIZE.unpack(await self._read(SIZE.size))
            return await self._read(size)
        except (EOFError, OSError) as fault:
            if self._is_silent:
                raise Lost("silent", f"was silent for {seconds:g} s") from fault
            raise Lost("died", "died") from fault
        finally:
            limit.cancel()

    def _hang_up(self) -> None:
        """End the wait for an answer."""
        self._is_silent = True
        self._process.kill()
        with suppress(OSError):  # it has ended already
            self._socket.shutdown(socket.SHUT_RDWR)

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

    def kill(self) -> None:
        """End it, whatever it is doing; its socket stays open for whoever waits for an answer."""
        self._process.kill()

    def end(self) -> None:
        """End it, and wait for that, when nobody waits for an answer any more."""
        self.kill()
        self._process.join(ENDING)
        self._socket.close()


@contextmanager
def _undisturbed() -> Iterator[None]:
    """Keep Ctrl+C from a process that is started in here until it ignores it, if the system can.

    A signal that is blocked here stays blocked in the process from its first moment. The first process would bring its
    bookkeeper along, which ends the blocking, so that is started before.
    """
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    resource_tracker.ensure_running()
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
