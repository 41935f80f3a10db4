"""What is counted and measured while the bot runs; `host.operation.endpoints` says it to who asks."""

from time import monotonic
from types import SimpleNamespace
from typing import Final

from aiohttp import TraceConfig, TraceRequestEndParams
from prometheus_client import (
    GC_COLLECTOR,
    PLATFORM_COLLECTOR,
    PROCESS_COLLECTOR,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
)

from workers.pool import lost

_QUICK: Final = (0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 5.0, 10.0)
"""Bounds in seconds; after three of them Discord takes an interaction for failed."""

registry: Final = CollectorRegistry()
for _collector in (PROCESS_COLLECTOR, PLATFORM_COLLECTOR, GC_COLLECTOR, lost):
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
limits: Final = Counter(
    "cogwork_discord_limits_total", "Requests that Discord refused for a rate limit.", ["scope"], registry=registry
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


def measure(config: TraceConfig) -> None:
    """Measure the requests of an aiohttp session."""

    async def begin(session: object, about: SimpleNamespace, request: object) -> None:  # noqa: ARG001
        about.since = monotonic()

    async def end(session: object, about: SimpleNamespace, request: TraceRequestEndParams) -> None:  # noqa: ARG001
        requests.labels(request.method, request.response.status).observe(monotonic() - about.since)

    config.on_request_start.append(begin)
    config.on_request_end.append(end)
