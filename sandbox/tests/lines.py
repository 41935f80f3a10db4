"""Three ways for an unmodified client to reach the sandbox, the last two under Discord's own names.

addresses  the library's three addresses point at loopback
socket     nothing changed: a connector that leads every address to a Unix socket
tls        nothing changed: a resolver that leads every name to loopback, and a certificate of a private authority
"""

from __future__ import annotations

import contextlib
import socket
import ssl
import tempfile
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import aiohttp
import trustme
from aiohttp.abc import AbstractResolver, ResolveResult

from sandbox import Sandbox

WAYS = ("addresses", "socket", "tls")
NAMES = ("discord.com", "gateway.discord.gg", "cdn.discordapp.com")


@dataclass(frozen=True)
class Line:
    """One way, as options for a client and as a session for files; connectors are made anew for each."""

    way: str
    connector: Callable[[], aiohttp.BaseConnector | None]

    def options(self) -> dict[str, Any]:
        connector = self.connector()
        return {} if connector is None else {"connector": connector}

    def session(self) -> aiohttp.ClientSession:
        return aiohttp.ClientSession(connector=self.connector())


class Loopback(AbstractResolver):
    """Knows one address for every name."""

    def __init__(self, port: int) -> None:
        self.port = port

    async def resolve(
        self, host: str, port: int = 0, family: socket.AddressFamily = socket.AF_INET
    ) -> list[ResolveResult]:
        return [{"hostname": host, "host": "127.0.0.1", "port": self.port, "family": family, "proto": 0, "flags": 0}]

    async def close(self) -> None:
        """Nothing is open."""


@contextlib.asynccontextmanager
async def laid(sandbox: Sandbox, way: str) -> AsyncIterator[Line]:
    """A line to the sandbox."""
    if way == "addresses":
        yield Line(way, lambda: None)
    elif way == "socket":
        # Socket paths are short; the test's own folder may be too deep.
        with tempfile.TemporaryDirectory() as folder:
            path = str(Path(folder, "discord"))
            await sandbox.stand_in(path=path)
            yield Line(way, lambda: aiohttp.UnixConnector(path))
    else:
        authority = trustme.CA()
        server, client = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH), ssl.create_default_context()
        authority.issue_cert(*NAMES).configure_cert(server)
        authority.configure_trust(client)
        port = await sandbox.stand_in(tls=server)
        yield Line(way, lambda: aiohttp.TCPConnector(resolver=Loopback(port), ssl=client))
