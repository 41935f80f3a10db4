"""How the bot is asked how it is: three addresses on loopback, where an owner has named a port.

`/live` answers as long as the loop turns, `/ready` once Discord is connected and the database answers, `/metrics` is
for Prometheus.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final
from urllib.parse import urlsplit

from aiohttp import web
from aiohttp.typedefs import Handler
from prometheus_client import CONTENT_TYPE_LATEST, Gauge, generate_latest

from db import DatabaseError, deadlines, games, outbox
from host.core import Core
from host.operation.addresses import is_loopback
from host.operation.metrics import gateway, registry

log = logging.getLogger(__name__)

LOOPBACK: Final = "127.0.0.1"
PATIENCE: Final = 5.0
"""Seconds that a question about the database may take."""

_waiting: Final = Gauge("cogwork_outbox_waiting", "Deliveries that wait, due or not.", registry=registry)
_deadlines: Final = Gauge("cogwork_deadlines_waiting", "Deadlines that are set.", registry=registry)
_tables: Final = Gauge("cogwork_tables", "Tables by status.", ["status"], registry=registry)


class Endpoints:
    """Answers a supervisor and Prometheus."""

    def __init__(self, core: Core, connected: Callable[[], bool], latency: Callable[[], float]) -> None:
        """Take the shared core, and what tells whether the gateway is connected and how fast (seconds)."""
        self._core = core
        self._connected = connected
        self._latency = latency

    async def live(self, request: web.Request) -> web.Response:  # noqa: ARG002
        """Answer that the loop turns."""
        return web.Response(text="live\n")

    async def ready(self, request: web.Request) -> web.Response:  # noqa: ARG002
        """Answer whether people can be served; 503 with what is missing."""
        if not self._connected():
            return web.Response(status=503, text="not connected to Discord\n")
        try:
            await self._count()
        except (DatabaseError, TimeoutError) as fault:
            return web.Response(status=503, text=f"the database does not answer: {fault}\n")
        return web.Response(text="ready\n")

    async def metrics(self, request: web.Request) -> web.Response:  # noqa: ARG002
        """Answer with every figure; those of the database are left as they were when it does not answer."""
        gateway.set(self._latency())
        try:
            await self._count()
        except (DatabaseError, TimeoutError) as fault:
            log.warning("the queues could not be counted: %s", fault)
        return web.Response(body=generate_latest(registry), headers={"Content-Type": CONTENT_TYPE_LATEST})

    async def _count(self) -> None:
        async with asyncio.timeout(PATIENCE), self._core.db.read() as tx:
            _waiting.set(await outbox.pending_count(tx))
            _deadlines.set(await deadlines.count(tx))
            by_status = await games.count_by_status(tx)
        for status in ("lobby", "playing", "finished", "cancelled"):
            _tables.labels(status).set(by_status.get(status, 0))


@web.middleware
async def _for_this_machine(request: web.Request, handler: Handler) -> web.StreamResponse:
    """Refuse requests that name a foreign host: a page whose name was rebound to this machine sends such."""
    named = request.headers.get("Host")
    if named is not None and not _is_ours(named):
        raise web.HTTPForbidden(text="only for this machine: 127.0.0.1 or localhost\n")
    return await handler(request)


def _is_ours(named: str) -> bool:
    try:
        return is_loopback(urlsplit(f"//{named}").hostname)
    except ValueError:
        return False


@asynccontextmanager
async def served(endpoints: Endpoints, port: int) -> AsyncIterator[int]:
    """Answer on a port of this machine, 0 for a free one; give the port.

    Raises:
        OSError: the port is taken.
    """
    app = web.Application(middlewares=[_for_this_machine])
    app.add_routes([web.get(f"/{name}", getattr(endpoints, name)) for name in ("live", "ready", "metrics")])
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    try:
        site = web.TCPSite(runner, LOOPBACK, port)
        await site.start()
        yield int(runner.addresses[0][1])
    finally:
        await runner.cleanup()
