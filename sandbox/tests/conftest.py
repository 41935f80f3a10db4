from __future__ import annotations

import asyncio
import contextlib
import warnings
from collections.abc import AsyncIterator, Iterator
from typing import Any

import aiohttp
import pytest
import pytest_asyncio
import yarl

import sandbox as sandbox_package
from sandbox import Actor, Sandbox
from sandbox.testing import Conformance
from sandbox.tests.lines import Line, laid

with warnings.catch_warnings():
    # The library still imports audioop for voice, which Python 3.13 drops.
    warnings.filterwarnings("ignore", "'audioop' is deprecated", DeprecationWarning)
    import discord

from sandbox.tests.demo import Demo


@pytest_asyncio.fixture
async def sandbox() -> AsyncIterator[Sandbox]:
    """A fresh Discord; what it did not know how to answer fails the test, and so does whatever misses the schemas."""
    running = await sandbox_package.start()
    conformance = Conformance(running)
    yield running
    await running.close()
    assert conformance.problems() == []


@pytest_asyncio.fixture
async def line(request: pytest.FixtureRequest, sandbox: Sandbox) -> AsyncIterator[Line]:
    """The way to the sandbox; a test may ask for another one."""
    async with laid(sandbox, getattr(request, "param", "addresses")) as made:
        yield made


@pytest.fixture
def token(sandbox: Sandbox, line: Line, monkeypatch: pytest.MonkeyPatch) -> str:
    """A bot token; discord.py is pointed at the sandbox by its three addresses where the line needs it."""
    if line.way == "addresses":
        monkeypatch.setattr(discord.http.Route, "BASE", sandbox.api_url)
        monkeypatch.setattr(discord.gateway.DiscordWebSocket, "DEFAULT_GATEWAY", yarl.URL(sandbox.gateway_url))
        monkeypatch.setattr(discord.asset.Asset, "BASE", sandbox.cdn_url)
    return sandbox.token


@contextlib.asynccontextmanager
async def running(client: discord.Client, token: str) -> AsyncIterator[None]:
    """Runs a client until the block ends."""
    await client.login(token)
    connection = asyncio.create_task(client.connect())
    ready = asyncio.create_task(client.wait_until_ready())
    await asyncio.wait({connection, ready}, timeout=5, return_when=asyncio.FIRST_COMPLETED)
    try:
        if connection.done():
            connection.result()
        assert client.is_ready()
        yield
    finally:
        ready.cancel()
        await client.close()
        await asyncio.gather(connection, ready, return_exceptions=True)


@pytest_asyncio.fixture
async def bot(token: str, line: Line) -> AsyncIterator[Demo]:
    """The demo bot, ready and with its commands synced."""
    client = Demo(**line.options())
    async with running(client, token):
        yield client


@pytest.fixture
def ann(sandbox: Sandbox) -> Actor:
    return Actor(sandbox, "Ann")


@pytest.fixture
def bob(sandbox: Sandbox) -> Actor:
    return Actor(sandbox, "Bob")


@pytest.fixture
def games(sandbox: Sandbox) -> int:
    """The id of #games."""
    return sandbox.world.channel_named("games").id


def grant(sandbox: Sandbox, bits: int) -> None:
    """Gives the bot's own role more permissions than its invitation has."""
    role = next(r for r in sandbox.world.guild.roles.values() if r.managed_by)
    role.permissions |= bits


class Api:
    """The bot's token in a bare HTTP client, for requests discord.py would not make."""

    def __init__(self, sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
        self.sandbox, self._session = sandbox, session

    async def __call__(self, method: str, path: str, body: Any = None, **options: Any) -> tuple[int, Any]:
        """Status and parsed body of one request; `token` replaces the Authorization header."""
        headers = {"Authorization": options.pop("token", f"Bot {self.sandbox.token}")}
        url = self.sandbox.api_url + path
        async with self._session.request(method, url, json=body, headers=headers, **options) as response:
            data = await response.json() if response.content_type == "application/json" else await response.text()
            return response.status, data


@pytest_asyncio.fixture
async def api(sandbox: Sandbox) -> AsyncIterator[Api]:
    async with aiohttp.ClientSession() as session:
        sandbox.buckets.off()
        yield Api(sandbox, session)


@pytest.fixture(autouse=True)
def quiet_library(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Keeps discord.py's tracebacks of wanted failures out of the report."""
    with caplog.at_level("ERROR", logger="discord"):
        yield
