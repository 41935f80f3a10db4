"""A bot in a process of its own: the real one or the bare one, started against a sandbox, watched and ended."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import sandbox

ROOT = Path(__file__).parents[2]
OURS = ("bot.py",)
BARE = ("-m", "tests.bench.bare")
READY_SECONDS = 30.0
SETTLE_SECONDS = 4.0
"""The library waits two seconds for further servers before it calls itself ready."""
STOP_SECONDS = 20.0


class Process:
    """A running bot."""

    def __init__(self, child: asyncio.subprocess.Process) -> None:
        self._child = child

    def cpu_seconds(self) -> float:
        """Return the processor time it has used so far; nan where the system does not tell."""
        try:
            fields = Path(f"/proc/{self._child.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        except OSError:
            return float("nan")
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

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


@asynccontextmanager
async def running(server: sandbox.Sandbox, database_url: str, program: tuple[str, ...]) -> AsyncIterator[Process]:
    """Run a bot until it has nothing to do any more but answer."""
    settings = {
        "DISCORD_TOKEN": server.token,
        "DISCORD_API_URL": server.api_url,
        "DISCORD_GATEWAY_URL": server.gateway_url,
        "DISCORD_CDN_URL": server.cdn_url,
        "DATABASE_URL": database_url,
        "LOG_LEVEL": "WARNING",
    }
    child = await asyncio.create_subprocess_exec(
        sys.executable, *program, cwd=ROOT, env=os.environ | settings, start_new_session=True
    )
    process = Process(child)
    try:
        await server.world.until(lambda: server.world.presence["status"] == "online", READY_SECONDS)
        await asyncio.sleep(SETTLE_SECONDS)
        yield process
    finally:
        await process.stop()
