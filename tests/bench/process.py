"""A bot in a process of its own: the real one or the bare one, started against a sandbox, watched and ended."""

import asyncio
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp

import sandbox

ROOT = Path(__file__).parents[2]
OURS = ("bot.py",)
BARE = ("-m", "tests.bench.bare")
READY_SECONDS = 30.0
SETTLE_SECONDS = 4.0
"""The library waits two seconds for further servers before it calls itself ready."""
STOP_SECONDS = 20.0
ASK_AGAIN = 0.02


class Process:
    """A running bot; `port` is where it says how it is doing, if it does."""

    def __init__(self, child: asyncio.subprocess.Process, port: int) -> None:
        self._child = child
        self._port = port

    @property
    def pid(self) -> int:
        """Return its number."""
        return self._child.pid

    def cpu_seconds(self) -> float:
        """Return the processor time it has used so far; nan where the system does not tell."""
        try:
            fields = Path(f"/proc/{self._child.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        except OSError:
            return float("nan")
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def tell(self, what: signal.Signals) -> None:
        """Send it a signal."""
        self._child.send_signal(what)

    def memory_mb(self) -> tuple[float, float]:
        """Return the resident memory of the process and of the largest it has started, in MB; 0 where nobody tells.

        The largest is the one that draws. Beside it is only Python's own, which keeps book of what processes share.
        """
        started = [_resident_mb(child) for child in children(self._child.pid)]
        return _resident_mb(self._child.pid), max(started, default=0.0)

    async def ready(self) -> None:
        """Wait until it says that people can be served."""
        async with asyncio.timeout(READY_SECONDS), aiohttp.ClientSession() as session:
            while not await self._says_ready(session):
                if self._child.returncode is not None:
                    raise RuntimeError(f"the bot ended with {self._child.returncode}")
                await asyncio.sleep(ASK_AGAIN)

    async def _says_ready(self, session: aiohttp.ClientSession) -> bool:
        try:
            async with session.get(f"http://127.0.0.1:{self._port}/ready") as answer:
                return answer.status == 200
        except aiohttp.ClientError:
            return False

    async def stop(self) -> None:
        """Ask it to end; one that still has a backlog to send after a while is ended at once."""
        if self._child.returncode is not None:
            return
        self._child.send_signal(signal.SIGTERM)
        try:
            await asyncio.wait_for(self._child.wait(), STOP_SECONDS)
        except TimeoutError:
            os.killpg(self._child.pid, signal.SIGKILL)
            await self._child.wait()


def _resident_mb(pid: int) -> float:
    try:
        told = Path(f"/proc/{pid}/status").read_text(encoding="ascii")
    except OSError:
        return 0.0
    return next((int(line.split()[1]) / 1024 for line in told.splitlines() if line.startswith("VmRSS")), 0.0)


def children(pid: int) -> Iterator[int]:
    """Yield the processes that one has started, and those that these have."""
    try:
        told = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii")
    except OSError:
        return
    for child in told.split():
        yield int(child)
        yield from children(int(child))


def around() -> dict[str, str]:
    """Return the environment of a bot as owners have it: what Python has compiled is kept for the next start."""
    return {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}


@asynccontextmanager
async def started(
    server: sandbox.Sandbox, database_url: str, program: tuple[str, ...] = OURS, **settings: str
) -> AsyncIterator[Process]:
    """Run a bot; it may not be connected yet."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    environment = {
        "DISCORD_TOKEN": server.token,
        "DISCORD_API_URL": server.api_url,
        "DISCORD_GATEWAY_URL": server.gateway_url,
        "DISCORD_CDN_URL": server.cdn_url,
        "DATABASE_URL": database_url,
        "LOG_LEVEL": "ERROR",
        "METRICS_PORT": str(port),
        **settings,
    }
    child = await asyncio.create_subprocess_exec(
        sys.executable, *program, cwd=ROOT, env=around() | environment, start_new_session=True
    )
    process = Process(child, port)
    try:
        yield process
    finally:
        await process.stop()


@asynccontextmanager
async def running(server: sandbox.Sandbox, database_url: str, program: tuple[str, ...]) -> AsyncIterator[Process]:
    """Run a bot until it has nothing to do any more but answer.

    Icons are left out: a first start brings them for minutes, five a second, whoever clicks meanwhile.
    """
    async with started(server, database_url, program, ICONS="off") as process:
        await server.world.until(lambda: server.world.presence["status"] == "online", READY_SECONDS)
        await asyncio.sleep(SETTLE_SECONDS)
        yield process
