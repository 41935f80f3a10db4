"""No request is sent into a rate limit that Discord has announced."""

from collections.abc import AsyncIterator, Callable

import aiohttp
import discord
import pytest
import pytest_asyncio
from aiohttp import web
from aiohttp.test_utils import TestServer
from discord.http import Route

from cogs.limits import DEFAULT_WAIT, PATIENCE, Limits

pytestmark = pytest.mark.asyncio

VIA = {"Via": "1.1 discord"}
MESSAGES, OTHER = "/channels/1/messages", "/channels/2/messages"
CALLBACK, FOLLOW_UP = "/interactions/5/token/callback", "/webhooks/5/token"


class Clock:
    """Time that passes only while somebody rests."""

    def __init__(self) -> None:
        self.time = 1_000.0
        self.rested: list[float] = []

    async def rest(self, seconds: float) -> None:
        self.rested.append(seconds)
        self.time += seconds


class Discord:
    """A server that refuses what it is told to, and a session that heeds its limits."""

    def __init__(self, session: aiohttp.ClientSession, clock: Clock) -> None:
        self.session, self.clock = session, clock
        self.answers: list[Callable[[], web.Response]] = []
        self.asked: list[str] = []

    async def handle(self, request: web.Request) -> web.Response:
        self.asked.append(request.path.removeprefix("/api"))
        return self.answers.pop(0)() if self.answers else web.json_response({})

    def limit(self, seconds: float, headers: dict[str, str] = VIA, *, code: int = 0, everything: bool = False) -> None:
        """Refuse the next request for a limit that lasts so long."""
        said = {"message": "You are being rate limited.", "retry_after": seconds, "global": everything, "code": code}
        self.answers.append(lambda: web.json_response(said, status=429, headers=headers))

    async def ask(self, path: str, method: str = "POST") -> int:
        async with self.session.request(method, Route.BASE + path) as response:
            return response.status


@pytest_asyncio.fixture
async def api(monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Discord]:
    clock, config = Clock(), aiohttp.TraceConfig()
    Limits(lambda: clock.time, clock.rest).watch(config)
    async with aiohttp.ClientSession(trace_configs=[config]) as session:
        there, app = Discord(session, clock), web.Application()
        app.router.add_route("*", "/{path:.*}", there.handle)
        async with TestServer(app) as server:
            monkeypatch.setattr(Route, "BASE", str(server.make_url("/api")))
            yield there


async def test_a_short_limit_is_waited_out_by_every_request_of_its_bucket_and_no_other(api: Discord) -> None:
    api.limit(5)
    assert await api.ask(MESSAGES) == 429
    assert await api.ask(OTHER) == 200
    assert await api.ask(f"{MESSAGES}/7", "PATCH") == 200
    assert api.clock.rested == []
    assert await api.ask(MESSAGES) == 200
    assert api.clock.rested == [5]


async def test_routes_that_share_a_bucket_share_its_limits(api: Discord) -> None:
    bucket = {"X-RateLimit-Bucket": "shared", **VIA}
    api.answers.append(lambda: web.json_response({}, headers=bucket))
    await api.ask(f"{MESSAGES}/7", "DELETE")
    api.limit(5, bucket)
    await api.ask(f"{MESSAGES}/8", "PATCH")
    await api.ask(f"{MESSAGES}/9", "DELETE")
    assert api.clock.rested == [5]


async def test_a_request_that_would_wait_too_long_fails_at_once_and_is_not_sent(api: Discord) -> None:
    api.limit(PATIENCE + 30)
    await api.ask(MESSAGES)
    with pytest.raises(discord.RateLimited) as raised:
        await api.ask(MESSAGES)
    assert raised.value.retry_after == PATIENCE + 30
    assert api.asked == [MESSAGES]
    api.clock.time += PATIENCE + 31
    assert await api.ask(MESSAGES) == 200


async def test_a_global_limit_holds_up_all_but_the_answers_to_interactions(api: Discord) -> None:
    api.limit(600, everything=True)
    await api.ask(MESSAGES)
    with pytest.raises(discord.RateLimited):
        await api.ask("/users/@me", "GET")
    assert [await api.ask(path) for path in (CALLBACK, FOLLOW_UP)] == [200, 200]


@pytest.mark.parametrize("seconds", [None, 600])
async def test_what_blocks_the_address_holds_up_everything(api: Discord, seconds: int | None) -> None:
    headers = {} if seconds is None else {"Retry-After": str(seconds)}
    api.answers.append(lambda: web.Response(text="<html>error 1015</html>", status=429, headers=headers))
    await api.ask(MESSAGES)
    for path in (OTHER, CALLBACK, FOLLOW_UP):
        with pytest.raises(discord.RateLimited):
            await api.ask(path)
    api.clock.time += (seconds or DEFAULT_WAIT) + 1
    assert await api.ask(CALLBACK) == 200


async def test_a_long_limit_of_one_message_is_known_by_its_code_and_holds_up_no_other(api: Discord) -> None:
    api.limit(3_600, code=30046)
    with pytest.raises(discord.HTTPException) as raised:
        await api.ask(f"{MESSAGES}/7", "PATCH")
    assert (raised.value.status, raised.value.code) == (429, 30046)
    assert await api.ask(f"{MESSAGES}/8", "PATCH") == 200
    with pytest.raises(discord.RateLimited):
        await api.ask(f"{MESSAGES}/7", "PATCH")


async def test_a_clock_that_is_set_back_ends_a_limit(api: Discord) -> None:
    api.limit(600)
    await api.ask(MESSAGES)
    api.clock.time -= 3_600
    assert await api.ask(MESSAGES) == 200
