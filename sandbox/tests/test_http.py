"""The HTTP surface: token, unknown things, rate limits and the faults on the way."""

from __future__ import annotations

import asyncio
import base64
import json
import sys
import time

import aiohttp
import discord
import pytest

import sandbox as sandbox_package
from sandbox import Sandbox
from sandbox.tests.conftest import Api
from sandbox.tests.demo import Demo
from sandbox.traps import Scope

HELLO = {"content": "hello"}

pytestmark = pytest.mark.asyncio


async def test_a_wrong_token_is_unauthorised(api: Api) -> None:
    wrong = {"token": "Bot wrong"}
    assert await api("GET", "/users/@me", **wrong) == (401, {"message": "401: Unauthorized", "code": 0})


async def test_the_token_begins_with_the_application_id(sandbox: Sandbox) -> None:
    first, *rest = sandbox.token.split(".")
    assert len(rest) == 2
    assert base64.b64decode(first + "==").decode() == str(sandbox.world.application_id)


@pytest.mark.parametrize(
    ("method", "path", "body", "named"),
    [
        ("GET", "/nowhere", None, "unknown route"),
        ("POST", "/channels/{games}/messages", {"content": "x", "colour": 1}, "colour"),
        ("POST", "/channels/{games}/messages", {"embeds": [{"heading": "x"}]}, "heading"),
        ("POST", "/channels/{games}/messages", {"components": [{"type": 1, "buttons": []}]}, "buttons"),
        ("GET", "/channels/{games}/messages?page=2", None, "page"),
        ("POST", "/channels/{games}/messages", {"components": 3}, "malformed"),
    ],
)
async def test_what_the_sandbox_does_not_know_fails_loudly(method: str, path: str, body: object, named: str) -> None:
    running = await sandbox_package.start()
    try:
        url = running.api_url + path.format(games=running.world.channel_named("games").id)
        headers = {"Authorization": f"Bot {running.token}"}
        async with (
            aiohttp.ClientSession() as session,
            session.request(method, url, json=body, headers=headers) as response,
        ):
            assert response.status == 501
            assert named in (await response.json())["message"]
        assert len(running.world.violations) == 1
    finally:
        await running.close()


async def test_json_comes_without_a_charset(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as session, session.get(sandbox.api_url + "/gateway") as response:
        assert response.headers["Content-Type"] == "application/json"


async def test_five_posts_fill_a_channels_bucket(sandbox: Sandbox, api: Api, games: int) -> None:
    sandbox.buckets.on = True
    answers = [await api("POST", f"/channels/{games}/messages", HELLO) for _ in range(6)]
    assert [status for status, _ in answers] == [200] * 5 + [429]
    assert 0 < answers[-1][1]["retry_after"] <= 5
    lobby = sandbox.world.channel_named("lobby").id
    assert (await api("POST", f"/channels/{lobby}/messages", HELLO))[0] == 200


async def test_a_bucket_is_told_in_headers(sandbox: Sandbox, games: int) -> None:
    url, headers = f"{sandbox.api_url}/channels/{games}/messages", {"Authorization": f"Bot {sandbox.token}"}
    async with aiohttp.ClientSession(headers=headers) as session:
        answers = []
        for _ in range(6):
            async with session.post(url, json=HELLO) as response:
                answers.append(dict(response.headers))
    assert [one["X-RateLimit-Remaining"] for one in answers] == ["4", "3", "2", "1", "0", "0"]
    assert {one["X-RateLimit-Limit"] for one in answers} == {"5"}
    assert len({one["X-RateLimit-Bucket"] for one in answers}) == 1
    assert all(0 < float(one["X-RateLimit-Reset-After"]) <= 5 for one in answers)
    assert [("Retry-After" in one, "Via" in one) for one in answers] == [(False, False)] * 5 + [(True, True)]
    assert answers[-1]["X-RateLimit-Scope"] == "user"


async def test_the_library_waits_instead_of_running_into_the_limit(sandbox: Sandbox, bot: Demo, games: int) -> None:
    sandbox.buckets.set("POST", "/channels/{channel_id}/messages", 3, 0.3)
    channel = bot.get_channel(games)
    assert isinstance(channel, discord.TextChannel)
    started = time.monotonic()
    for number in range(7):
        await channel.send(str(number))
    assert time.monotonic() - started > 0.5
    assert 429 not in {entry["status"] for entry in sandbox.world.requests}


async def test_fifty_requests_a_second_are_the_most(sandbox: Sandbox, api: Api) -> None:
    sandbox.buckets.on = True
    sandbox.buckets.set("GET", "/users/@me", 1_000, 1.0)
    sandbox.buckets.global_limit = 10
    answers = [await api("GET", "/users/@me") for _ in range(11)]
    assert answers[-1][0] == 429
    assert answers[-1][1]["global"] is True


async def test_too_many_invalid_requests_shut_the_address_out(sandbox: Sandbox, api: Api) -> None:
    sandbox.buckets.invalid_limit = 3
    answers = [await api("GET", "/users/@me", token="Bot wrong") for _ in range(4)]  # noqa: S106
    assert [status for status, _ in answers] == [401, 401, 401, 429]
    assert isinstance(answers[-1][1], str)


async def sent(bot: Demo, games: int) -> discord.Message:
    channel = bot.get_channel(games)
    assert isinstance(channel, discord.TextChannel)
    return await channel.send("hello")


@pytest.mark.parametrize("scope", ["user", "global", "shared"])
async def test_the_library_obeys_retry_after(sandbox: Sandbox, bot: Demo, games: int, scope: Scope) -> None:
    sandbox.faults.rate_limit("POST", "/channels/*/messages", 0.2, scope=scope)
    started = time.monotonic()
    await sent(bot, games)
    assert time.monotonic() - started >= 0.2


async def test_the_library_retries_a_bad_gateway(sandbox: Sandbox, bot: Demo, games: int) -> None:
    trap = sandbox.faults.fail("POST", "/channels/*/messages", 502)
    await sent(bot, games)
    assert trap.spent
    assert len(sandbox.world.messages[games]) == 1


async def test_503_is_raised_and_the_next_request_passes(sandbox: Sandbox, bot: Demo, games: int) -> None:
    sandbox.faults.fail("POST", "/channels/*/messages", 503, after=1)
    await sent(bot, games)
    with pytest.raises(discord.DiscordServerError):
        await sent(bot, games)
    await sent(bot, games)


async def test_a_429_without_via_is_taken_for_a_ban(sandbox: Sandbox, bot: Demo, games: int) -> None:
    sandbox.faults.fail("POST", "/channels/*/messages", 429, body="banned")
    with pytest.raises(discord.HTTPException) as caught:
        await sent(bot, games)
    assert caught.value.status == 429


@pytest.mark.parametrize(("handled", "messages"), [(False, 0), (True, 1)])
async def test_a_lost_answer_may_have_been_done(
    sandbox: Sandbox, bot: Demo, games: int, handled: bool, messages: int
) -> None:
    sandbox.faults.drop("POST", "/channels/*/messages", handled=handled)
    with pytest.raises(aiohttp.ServerDisconnectedError):
        await sent(bot, games)
    assert len(sandbox.world.messages[games]) == messages


async def test_a_slow_answer_comes_late(sandbox: Sandbox, bot: Demo, games: int) -> None:
    sandbox.faults.slow("POST", "/channels/*/messages", 0.2)
    started = time.monotonic()
    await sent(bot, games)
    assert time.monotonic() - started >= 0.2


async def test_faults_are_listed_and_cleared(sandbox: Sandbox, games: int) -> None:
    bob = sandbox.world.person("Bob")
    sandbox.faults.fail("POST", "/channels/*", 500, times=2)
    sandbox.faults.close_dms(bob.id)
    sandbox.faults.deny(games, 1 << 11)
    sandbox.faults.drop_event("MESSAGE_CREATE")
    sandbox.faults.refuse_identify(4010)
    assert len(sandbox.faults.active()) == 5
    assert sandbox.faults.active()[0] == "POST /channels/*: status 500, 2 more"
    sandbox.faults.clear()
    assert sandbox.faults.active() == []
    assert bob.takes_dms


async def test_it_runs_as_a_process_of_its_own() -> None:
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "sandbox", "--users", "Cat,Dan", stdout=asyncio.subprocess.PIPE
    )
    assert process.stdout is not None
    about = json.loads(await process.stdout.readline())
    headers, url = {"Authorization": f"Bot {about['token']}"}, about["api_url"] + "/users/@me/guilds"
    async with aiohttp.ClientSession(headers=headers) as session, session.get(url) as response:
        assert [g["name"] for g in await response.json()] == ["The Game Shop"]
    process.terminate()
    await process.wait()
