"""Discord's limits on how many of a thing there may be: the world is filled to the brim, one request goes over."""

from __future__ import annotations

import io
from collections.abc import Callable
from typing import Any

import aiohttp
import pytest

from sandbox import Actor, Sandbox, permissions
from sandbox.entities import Message
from sandbox.tests.conftest import Api, grant
from sandbox.world import World

pytestmark = pytest.mark.asyncio

Body = dict[str, Any]
HELLO = {"content": "hello"}
MEBIBYTE = 1024 * 1024
EVENT: Body = {
    "name": "Game night", "privacy_level": 2, "entity_type": 3, "entity_metadata": {"location": "The shop"},
    "scheduled_start_time": "2099-01-01T18:00:00+00:00", "scheduled_end_time": "2099-01-01T22:00:00+00:00",
}  # fmt: skip
EMOJI: Body = {"name": "pawn", "image": "data:image/png;base64,iVBORw0KGgo="}


def a_message(world: World) -> Message:
    """A message of the bot in #games that nobody was told of."""
    channel = world.channel_named("games").id
    message = Message(world.snowflake(), channel, world.bot_id, world.now(), world.iso(), content="hello")
    world.messages[channel][message.id] = message
    return message


def with_events(world: World) -> str:
    for _ in range(100):
        number = world.snowflake()
        world.events[number] = {"id": str(number), "guild_id": str(world.guild.id), "status": 1}
    return f"/guilds/{world.guild.id}/scheduled-events"


def with_emojis(world: World) -> str:
    world.emojis = {number: {"id": str(number)} for number in range(2_000)}
    return f"/applications/{world.application_id}/emojis"


def with_pins(world: World) -> str:
    for _ in range(250):
        a_message(world).pinned_at = world.iso()
    last = a_message(world)
    return f"/channels/{last.channel_id}/messages/pins/{last.id}"


def with_reactions(world: World) -> str:
    message = a_message(world)
    message.reactions = {chr(0x1F400 + n): [world.person("Ann").id] for n in range(20)}
    return f"/channels/{message.channel_id}/messages/{message.id}/reactions/👍/@me"


QUOTAS: dict[str, tuple[Callable[[World], str], str, Any, int, int]] = {
    "100 open events": (with_events, "POST", EVENT, 400, 30038),
    "2,000 application emojis": (with_emojis, "POST", EMOJI, 400, 30008),
    "250 pins": (with_pins, "PUT", None, 400, 30003),
    "20 reactions": (with_reactions, "PUT", None, 400, 30010),
}


@pytest.mark.parametrize("name", QUOTAS)
async def test_no_more_than_the_limit_fit_in(sandbox: Sandbox, api: Api, name: str) -> None:
    fill, method, body, status, code = QUOTAS[name]
    grant(sandbox, permissions.CREATE_EVENTS | permissions.PIN_MESSAGES)
    answer = await api(method, fill(sandbox.world), body)
    assert (answer[0], answer[1]["code"]) == (status, code)


async def test_another_servers_events_do_not_count(sandbox: Sandbox, api: Api) -> None:
    world = sandbox.world
    with_events(world)
    other = world.add_guild("The Club", world.person("Ann").id)
    role = next(r for r in world.guild.roles.values() if r.managed_by)
    other.roles[role.id] = role
    world.join(other, world.bot_id, [role.id])
    grant(sandbox, permissions.CREATE_EVENTS)
    assert (await api("POST", f"/guilds/{other.id}/scheduled-events", EVENT))[0] == 200


async def test_a_thread_holds_a_thousand_members(sandbox: Sandbox, api: Api, bob: Actor, games: int) -> None:
    _, thread = await api("POST", f"/channels/{games}/threads", {"name": "Table", "type": 11})
    members = sandbox.world.channels[int(thread["id"])].members
    members |= {number: sandbox.world.iso() for number in range(999)}
    status, data = await api("PUT", f"/channels/{thread['id']}/thread-members/{bob.user_id}")
    assert (status, data["code"]) == (400, 30033)


async def test_a_server_has_a_hundred_commands_of_its_own(sandbox: Sandbox, api: Api) -> None:
    path = f"/applications/{sandbox.world.application_id}/guilds/{sandbox.world.guild.id}/commands"
    bodies = [{"name": f"c{n}", "description": "x", "type": 1} for n in range(101)]
    assert (await api("PUT", path, bodies))[1]["code"] == 30032
    assert (await api("PUT", path, bodies[:100]))[0] == 200
    assert (await api("POST", path, bodies[100]))[1]["code"] == 30032


@pytest.mark.parametrize(("sizes", "status"), [([9, 9, 6], 200), ([9, 9, 8], 413)])
async def test_the_files_of_a_request_weigh_25_mebibytes_at_most(
    sandbox: Sandbox, games: int, sizes: list[int], status: int
) -> None:
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", '{"content": "here"}', content_type="application/json")
    for number, size in enumerate(sizes):
        form.add_field(f"files[{number}]", io.BytesIO(b"x" * size * MEBIBYTE), filename=f"{number}.bin")
    headers = {"Authorization": f"Bot {sandbox.token}"}
    url = f"{sandbox.api_url}/channels/{games}/messages"
    async with aiohttp.ClientSession() as session, session.post(url, data=form, headers=headers) as response:
        assert response.status == status


@pytest.mark.parametrize("step", ["answer", "follow-up", "edit"])
async def test_every_way_to_speak_has_the_limits_of_a_message(
    sandbox: Sandbox, api: Api, ann: Actor, games: int, step: str
) -> None:
    world = sandbox.world
    await api("PUT", f"/applications/{world.application_id}/commands", [{"name": "go", "description": "Go"}])
    asked = await ann.slash(games, "go")
    callback = f"/interactions/{asked.id}/{asked.exchange.token}/callback"
    hook = f"/webhooks/{world.application_id}/{asked.exchange.token}"
    long = {"content": "x" * 2_001}
    if step == "answer":
        status, data = await api("POST", callback, {"type": 4, "data": long})
    else:
        await api("POST", callback, {"type": 4, "data": HELLO})
        way = ("POST", hook) if step == "follow-up" else ("PATCH", f"{hook}/messages/@original")
        status, data = await api(*way, long)
    assert (status, data["code"]) == (400, 50035)


async def test_follow_ups_share_a_bucket_and_answers_have_none(
    sandbox: Sandbox, api: Api, ann: Actor, games: int
) -> None:
    world = sandbox.world
    await api("PUT", f"/applications/{world.application_id}/commands", [{"name": "go", "description": "Go"}])
    sandbox.buckets.on = True
    sandbox.faults.bucket("POST", "/webhooks/{application_id}/{token}", 2, 60.0)
    asked = await ann.slash(games, "go")
    await api("POST", f"/interactions/{asked.id}/{asked.exchange.token}/callback", {"type": 4, "data": HELLO})
    hook = f"/webhooks/{world.application_id}/{asked.exchange.token}"
    assert [(await api("POST", hook, HELLO))[0] for _ in range(3)] == [200, 200, 429]
    for _ in range(5):
        another = await ann.slash(games, "go")
        path = f"/interactions/{another.id}/{another.exchange.token}/callback"
        assert (await api("POST", path, {"type": 5}))[0] == 204
