"""What is counted and measured while the bot runs, and how it is asked for: three addresses on loopback.

`/live` answers as long as the loop turns, `/ready` once Discord is connected and the database answers, `/metrics` is
for Prometheus.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from time import monotonic
from types import SimpleNamespace
from typing import Final

from aiohttp import TraceConfig, TraceRequestEndParams, web
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    GC_COLLECTOR,
    PLATFORM_COLLECTOR,
    PROCESS_COLLECTOR,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
)

from db import DatabaseError, deadlines, games, outbox
from host.core import Core

log = logging.getLogger(__name__)

LOOPBACK: Final = "127.0.0.1"
PATIENCE: Final = 5.0
"""Seconds that a question about the database may take."""
_QUICK: Final = (0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0)
"""Bounds in seconds; after three of them Discord takes an interaction for failed."""

registry: Final = CollectorRegistry()
for _collector in (PROCESS_COLLECTOR, PLATFORM_COLLECTOR, GC_COLLECTOR):
    registry.register(_collector)

answering: Final = Histogram(
    "cogwork_answering_seconds",
    "From an interaction's arrival until it was dealt with.",
    ["kind"],
    buckets=_QUICK,
    registry=registry,
)
drawing: Final = Histogram(
    "cogwork_drawing_seconds", "How long a picture took.", ["game"], buckets=_QUICK, registry=registry
)
requests: Final = Histogram(
    "cogwork_discord_request_seconds",
    "How long Discord's API took to answer.",
    ["method", "code"],
    buckets=_QUICK,
    registry=registry,
)
deliveries: Final = Counter(
    "cogwork_deliveries_total", "What was told, and what came of it.", ["kind", "outcome"], registry=registry
)
faults: Final = Counter(
    "cogwork_discord_faults_total", "Deliveries that Discord refused, by its code.", ["code"], registry=registry
)
held_off: Final = Counter(
    "cogwork_held_off_total",
    "Requests of people who asked for too much at once.",
    ["kind"],
    registry=registry,
)
thinking: Final = Histogram(
    "cogwork_thinking_seconds",
    "How long a computer player thought about an answer.",
    ["level"],
    buckets=_QUICK,
    registry=registry,
)
thoughts_failed: Final = Counter(
    "cogwork_thoughts_failed_total",
    "Answers of computer players that did not come, by why.",
    ["why"],
    registry=registry,
)
thoughts_waiting: Final = Gauge(
    "cogwork_thoughts_waiting", "Answers of computer players that are asked for, or under way.", registry=registry
)
gateway: Final = Gauge("cogwork_gateway_latency_seconds", "The gateway's last heartbeat.", registry=registry)
_waiting: Final = Gauge("cogwork_outbox_waiting", "Deliveries that wait, due or not.", registry=registry)
_deadlines: Final = Gauge("cogwork_deadlines_waiting", "Deadlines that are set.", registry=registry)
_tables: Final = Gauge("cogwork_tables", "Tables by status.", ["status"], registry=registry)


def trace() -> TraceConfig:
    """Return what has an aiohttp session measure its requests."""

    async def begin(session: object, about: SimpleNamespace, request: object) -> None:  # noqa: ARG001
        about.since = monotonic()

    async def end(session: object, about: SimpleNamespace, request: TraceRequestEndParams) -> None:  # noqa: ARG001
        requests.labels(request.method, request.response.status).observe(monotonic() - about.since)

    config = TraceConfig()
    config.on_request_start.append(begin)
    config.on_request_end.append(end)
    return config


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


@asynccontextmanager
async def served(endpoints: Endpoints, port: int) -> AsyncIterator[int]:
    """Answer on a port of this machine, 0 for a free one; give the port.

    Raises:
        OSError: the port is taken.
    """
    app = web.Application()
    app.add_routes([web.get(f"/{name}", getattr(endpoints, name)) for name in ("live", "ready", "metrics")])
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    try:
        site = web.TCPSite(runner, LOOPBACK, port)
        await site.start()
        yield int(runner.addresses[0][1])
    finally:
        await runner.cleanup()
