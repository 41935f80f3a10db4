"""Bots held to a share of a core, whatever the machine has: `python -m tests.bench.held PROCESS ...` until its end.

Each is stopped once it has used what it may and goes on when time has brought it more, as `cpulimit` does; a container
need not allow anything for that. What they have used is read to the nanosecond, not in the hundredths of a second that
the system's lists have, and asked 200 times a second.
"""

import asyncio
import os
import signal
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from msgspec import Struct

from tests.bench.process import Process, children

BOT, OTHER = 0.1, 0.05
"""Shares of a core: of a bot, and of each process that it has started, such as the one that draws."""
ASK_SECONDS = 0.005
MOST_SAVED = 0.05
"""Seconds of its share that somebody idle may save up."""
LOOK_SECONDS = 1.0
"""How often it is looked whether a bot has started others."""


class Holder(Struct):
    """Somebody held: the share, what may be used right now and what had been used when last asked, in seconds."""

    pid: int
    share: float
    left: float = 0.0
    used: float = 0.0
    stopped: bool = False

    def pass_on(self, seconds: float) -> None:
        """Let so much time pass."""
        used = used_by(self.pid)
        self.left = min(self.left + self.share * seconds, MOST_SAVED) - (used - self.used)
        self.used = used
        if self.stopped != (self.left < 0):
            self.stopped = not self.stopped
            os.kill(self.pid, signal.SIGSTOP if self.stopped else signal.SIGCONT)


def used_by(pid: int) -> float:
    """Return the processor time that a process has used, in seconds."""
    # Linux numbers the clocks of processes so, see clock_getcpuclockid(3).
    return time.clock_gettime((~pid << 3) | 2)


def hold(bots: list[int]) -> None:
    """Hold bots, and what they start, until they have all ended."""
    held: dict[int, Holder] = {}
    asked = looked = time.perf_counter()
    while bots:
        time.sleep(ASK_SECONDS)
        now = time.perf_counter()
        if not held or now - looked > LOOK_SECONDS:
            looked = now
            for pid, share in [*((bot, BOT) for bot in bots), *((one, OTHER) for bot in bots for one in children(bot))]:
                with suppress(OSError):
                    held.setdefault(pid, Holder(pid, share, used=used_by(pid)))
        for one in list(held.values()):
            try:
                one.pass_on(now - asked)
            except OSError:  # it has ended
                del held[one.pid]
        asked = now
        bots = [bot for bot in bots if bot in held]


@asynccontextmanager
async def holding(processes: list[Process]) -> AsyncIterator[None]:
    """Hold bots for as long as it lasts, by a process of its own."""
    pids = [process.pid for process in processes]
    child = await asyncio.create_subprocess_exec(sys.executable, "-m", "tests.bench.held", *map(str, pids))
    try:
        yield
    finally:
        child.kill()
        await child.wait()
        for pid in [*pids, *(one for bot in pids for one in children(bot))]:
            os.kill(pid, signal.SIGCONT)


if __name__ == "__main__":
    hold([int(pid) for pid in sys.argv[1:]])
