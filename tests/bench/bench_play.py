"""How long it takes from `python bot.py` without a token until somebody can play on the sandbox's page.

The folder is empty each time, as it is after set-up; the person is the page's own socket.
"""

import asyncio
import signal
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from statistics import median
from tempfile import TemporaryDirectory
from typing import Any, Final

import aiohttp
from msgspec import Struct

from cogs.settings import Settings
from tests.bench.process import ROOT, around
from tests.bench.report import Report, Verdict

SECONDS = 15.0
STARTS = 3
PATIENCE = 60.0
AT_MOST: Final = 3.0
COMMAND = "games"


class Start(Struct):
    """Seconds from the command until the page answers, the bot is connected, and it has answered a command."""

    page: float
    connected: float
    answered: float


def run(seconds: float = SECONDS) -> Report:
    """Start several times, one after the other."""
    starts = [asyncio.run(_start()) for _ in range(max(1, round(STARTS * seconds / SECONDS)))]
    rows = [
        (what, f"{median(times):.2f} s", f"{max(times):.2f} s")
        for what, times in (
            ("page answers", [one.page for one in starts]),
            ("bot connected", [one.connected for one in starts]),
            ("first command answered", [one.answered for one in starts]),
        )
    ]
    playable = median(one.answered for one in starts)
    verdict = Verdict(
        "from the command to a first answer", f"{playable:.2f} s", f"under {AT_MOST:g} s", playable < AT_MOST
    )
    return Report("Play: from `python bot.py` without a token", ("until", "median", "worst"), rows, [verdict])


async def _start() -> Start:
    began = time.perf_counter()
    async with asyncio.timeout(PATIENCE), _address() as address, aiohttp.ClientSession() as web:
        origin, _, capability = address.partition("/#")
        async with web.get(origin) as answer:
            await answer.read()
        page = time.perf_counter() - began
        async with web.ws_connect(f"{origin}/page", headers={"Origin": origin}) as socket:
            window = _Window(socket)
            places = await window.ask("hello", capability=capability)
            await window.sees_the_bot(online=places["online"])
            connected = time.perf_counter() - began
            channel = next(one["id"] for one in places["channels"])
            outcome = await window.ask("slash", channel=channel, path=COMMAND)
            if outcome["state"] == "failed":
                raise RuntimeError(outcome["error"])
        return Start(page, connected, time.perf_counter() - began)


@asynccontextmanager
async def _address() -> AsyncIterator[str]:
    """Run the bot in its sandbox, and yield the address that it prints."""
    ours = {name.upper() for name in Settings.model_fields}
    environment = {name: value for name, value in around().items() if name not in ours}
    with TemporaryDirectory() as folder:
        child = await asyncio.create_subprocess_exec(
            sys.executable, ROOT / "bot.py", cwd=folder, stdout=asyncio.subprocess.PIPE,
            env={**environment, "SANDBOX_PORT": "0", "LOG_LEVEL": "ERROR"},
        )  # fmt: skip
        try:
            yield await _printed(child)
        finally:
            child.send_signal(signal.SIGTERM)
            await child.wait()


async def _printed(child: asyncio.subprocess.Process) -> str:
    assert child.stdout is not None
    async for line in child.stdout:
        if b"http://" in line:
            return line.decode().strip()
    raise RuntimeError("the bot ended before it had printed the address of its page")


class _Window:
    """The page's socket, as a browser uses it."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._number = 0

    async def ask(self, what: str, **body: object) -> dict[str, Any]:
        """Ask the sandbox something and return its answer."""
        self._number += 1
        await self._socket.send_json({"number": self._number, "ask": what, **body})
        while True:
            frame = await self._socket.receive_json()
            if frame.get("number") == self._number:
                answer: dict[str, Any] = frame["answer"]
                return answer

    async def sees_the_bot(self, *, online: bool) -> None:
        """Wait until the page is told that the bot is connected."""
        while not online:
            frame = await self._socket.receive_json()
            online = frame.get("push") == "bot" and frame["online"]
