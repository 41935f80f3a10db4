"""Discord's rate limits: remembers each one that Discord has announced, so that no request is sent into it.

The library waits out a short limit in the request that met it, but other requests do not know of it, and a long one is
raised and forgotten.
"""

import logging
import re
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any, Final, NamedTuple

import discord
from aiohttp import ClientResponse, TraceConfig, TraceRequestEndParams, TraceRequestStartParams
from discord.http import Route
from msgspec import DecodeError, json
from yarl import URL

from cogs.transport import TOO_MANY
from host.operation.metrics import limits as counted

log = logging.getLogger(__name__)

PATIENCE: Final = 30.0
"""Seconds that a request may wait for Discord's limits; longer waits are the outbox's business."""
DEFAULT_WAIT: Final = 60.0
"""Seconds to wait if Discord does not say how long a limit lasts."""
CLOUDFLARE: Final = "cloudflare"
"""The limit of the proxy in front of Discord, which blocks every request from the bot's address."""
GLOBAL: Final = "global"
"""The limit of all requests of a bot, except those that answer interactions."""
_PLACE: Final = re.compile(r"/(?:channels|guilds)/\d+|/(?:webhooks|interactions)/\d+/[^/]+")
"""The part of a path that has limits of its own."""
_ID: Final = re.compile(r"(?<=/)\d+")


class Request(NamedTuple):
    """The parts of a request that limits depend on: method and path, the route, and the channel or interaction."""

    exact: str
    route: str
    place: str

    @property
    def answers(self) -> bool:
        """Return whether it answers an interaction, which the global limit does not count."""
        return self.place.startswith(("/interactions/", "/webhooks/"))


class Limit(NamedTuple):
    """A limit that holds between two moments, in seconds since the epoch."""

    since: float
    until: float

    def left(self, now: float) -> float:
        """Return how many seconds it still lasts; a clock that was set back ends it."""
        return self.until - now if self.since <= now else 0.0


class Limits:
    """Holds requests back until the limits that apply to them have passed."""

    def __init__(self, now: Callable[[], float], rest: Callable[[float], Awaitable[None]]) -> None:
        """Take the time in seconds since the epoch, and how to let seconds pass."""
        self._now = now
        self._rest = rest
        self._limits: dict[str, Limit] = {}
        self._buckets: dict[str, str] = {}
        """By route, Discord's name of its bucket, which several routes may share."""

    def watch(self, config: TraceConfig) -> None:
        """Check each request of an HTTP session before it is sent, and each response for limits."""
        config.on_request_start.append(self._before)
        config.on_request_end.append(self._after)

    def require_no_pause(self) -> None:
        """Fail while a limit holds back everything.

        Raises:
            discord.RateLimited: a global limit lasts.
        """
        if (left := self._left(CLOUDFLARE, GLOBAL)) > 0:
            raise discord.RateLimited(left)

    async def _before(self, _session: object, _context: SimpleNamespace, params: TraceRequestStartParams) -> None:
        """Wait for the limits of a request.

        Raises:
            discord.RateLimited: that would take too long.
        """
        request = request_of(params.method, params.url)
        if request is None:
            return
        keys = (CLOUDFLARE, self._bucket(request), request.exact, *(() if request.answers else (GLOBAL,)))
        while (left := self._left(*keys)) > 0:
            if left > PATIENCE:
                raise discord.RateLimited(left)
            await self._rest(left)

    async def _after(self, _session: object, _context: SimpleNamespace, params: TraceRequestEndParams) -> None:
        """Note the limit that a response announces.

        Raises:
            discord.HTTPException: the limit is long and has a code, which the library's own exception would lose.
        """
        request, response = request_of(params.method, params.url), params.response
        if request is None:
            return
        if (bucket := response.headers.get("X-RateLimit-Bucket")) is not None:
            self._buckets[request.route] = bucket
        if response.status != TOO_MANY:
            return
        body = await _body(response)
        seconds = _seconds(response, body)
        self._note(request, response, body, seconds)
        if body.get("code") and seconds > PATIENCE:
            raise discord.HTTPException(response, body)

    def _note(self, request: Request, response: ClientResponse, body: dict[str, Any], seconds: float) -> None:
        if "Via" not in response.headers or not body:
            scope, key = CLOUDFLARE, CLOUDFLARE
        elif body.get("global"):
            scope, key = GLOBAL, GLOBAL
        elif body.get("code"):
            # Such as edits of one old message; others of the route are not affected.
            scope, key = "resource", request.exact
        else:
            scope, key = response.headers.get("X-RateLimit-Scope", "user"), self._bucket(request)
        counted.labels(scope).inc()
        now = self._now()
        if seconds > PATIENCE and self._left(key) <= 0:
            # Not the whole path: that of an interaction has a token in it.
            log.warning("Discord refuses %s for %.0f s (%s rate limit)", request.route, seconds, scope)
        self._limits = {known: limit for known, limit in self._limits.items() if limit.left(now) > 0}
        self._limits[key] = Limit(now, now + seconds)

    def _bucket(self, request: Request) -> str:
        return self._buckets.get(request.route, request.route) + request.place

    def _left(self, *keys: str) -> float:
        now = self._now()
        return max((self._limits[key].left(now) for key in keys if key in self._limits), default=0.0)


def request_of(method: str, url: URL) -> Request | None:
    """Return the parts of a request to Discord's API; None for one to another server, such as the gateway."""
    if not str(url).startswith(Route.BASE):
        return None
    path = str(url).removeprefix(Route.BASE).partition("?")[0]
    found = _PLACE.match(path)
    place = "" if found is None else found[0]
    return Request(f"{method} {path}", f"{method} {_ID.sub('*', path.removeprefix(place))}", place)


async def _body(response: ClientResponse) -> dict[str, Any]:
    """Return the JSON object of a response; empty if it does not come from Discord itself."""
    try:
        body = json.decode(await response.read())
    except DecodeError:
        return {}
    return body if isinstance(body, dict) else {}


def _seconds(response: ClientResponse, body: dict[str, Any]) -> float:
    told = body.get("retry_after", response.headers.get("Retry-After", DEFAULT_WAIT))
    try:
        return max(0.0, float(told))
    except ValueError:
        return DEFAULT_WAIT
