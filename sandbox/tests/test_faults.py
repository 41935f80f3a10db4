"""Every fault, switched on from Python: what the bot or a person notices of it. Those of requests are in test_http."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import aiohttp
import discord
import pytest

from sandbox import Actor, Sandbox, permissions
from sandbox.errors import Refusal
from sandbox.tests.conftest import Api
from sandbox.tests.demo import Demo

pytestmark = pytest.mark.asyncio

HELLO = {"content": "hello"}
ROW = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}


async def until(bot: Demo, word: str, times: int = 1) -> None:
    """Waits until the bot has noted something so many times."""
    async with asyncio.timeout(8), bot.noted:
        await bot.noted.wait_for(lambda: bot.log.count(word) >= times)


async def table(api: Api, games: int) -> int:
    """A thread made by the bot."""
    return int((await api("POST", f"/channels/{games}/threads", {"name": "Table", "type": 11}))[1]["id"])


# Who and what is out of reach


@pytest.mark.parametrize(("fault", "code"), [("close_dms", 50007), ("estrange", 50278)])
async def test_a_letter_is_refused_and_arrives_again_afterwards(
    sandbox: Sandbox, api: Api, bob: Actor, fault: str, code: int
) -> None:
    _, channel = await api("POST", "/users/@me/channels", {"recipient_id": str(bob.user_id)})
    path = f"/channels/{channel['id']}/messages"
    getattr(sandbox.faults, fault)(bob.user_id)
    assert (await api("POST", path, HELLO))[1]["code"] == code
    sandbox.faults.clear()
    assert (await api("POST", path, HELLO))[0] == 200


@pytest.mark.parametrize(
    ("bits", "body", "code"),
    [
        (permissions.VIEW_CHANNEL, HELLO, 50001),
        (permissions.SEND_MESSAGES, HELLO, 50013),
        (permissions.EMBED_LINKS, {"embeds": [{"title": "Score"}]}, 50013),
    ],
)
async def test_permissions_are_taken_in_one_channel(
    sandbox: Sandbox, api: Api, games: int, bits: int, body: dict[str, Any], code: int
) -> None:
    path = f"/channels/{games}/messages"
    sandbox.faults.deny(games, bits)
    assert (await api("POST", path, body))[1]["code"] == code
    sandbox.faults.clear()
    assert (await api("POST", path, body))[0] == 200


async def test_an_archived_and_a_locked_thread_take_no_posts(sandbox: Sandbox, api: Api, games: int) -> None:
    thread = await table(api, games)
    path = f"/channels/{thread}/messages"
    sandbox.faults.archive(thread, locked=True)
    assert (await api("POST", path, HELLO))[1]["code"] == 50083
    sandbox.faults.clear()
    assert (await api("POST", path, HELLO))[0] == 200
    sandbox.faults.lock(thread)
    assert (await api("POST", path, HELLO))[1]["code"] == 160005
    sandbox.faults.clear()
    assert (await api("POST", path, HELLO))[0] == 200
    sandbox.faults.archive(thread)
    assert (await api("POST", path, HELLO))[0] == 200
    assert sandbox.faults.active() == []


async def test_deleted_channels_and_messages_are_unknown(sandbox: Sandbox, api: Api, games: int) -> None:
    _, message = await api("POST", f"/channels/{games}/messages", HELLO)
    path = f"/channels/{games}/messages/{message['id']}"
    sandbox.faults.delete_message(games, int(message["id"]))
    assert (await api("PATCH", path, HELLO))[1]["code"] == 10008
    sandbox.faults.delete_channel(games)
    assert (await api("PATCH", path, HELLO))[1]["code"] == 10003


async def test_edits_of_old_messages_run_out(sandbox: Sandbox, api: Api, games: int) -> None:
    _, message = await api("POST", f"/channels/{games}/messages", HELLO)
    path = f"/channels/{games}/messages/{message['id']}"
    sandbox.faults.old_edits(0, 60.0)
    assert (await api("PATCH", path, HELLO))[0] == 200
    sandbox.faults.jump(3_601)
    assert (await api("PATCH", path, HELLO))[1]["code"] == 30046
    sandbox.faults.clear()
    assert (await api("PATCH", path, HELLO))[0] == 200


# Rate limits


async def test_a_route_gets_a_smaller_bucket_and_its_own_again(sandbox: Sandbox, api: Api, games: int) -> None:
    sandbox.buckets.on = True
    path = f"/channels/{games}/messages"
    sandbox.faults.bucket("POST", "/channels/{channel_id}/messages", 1, 60.0)
    assert [(await api("POST", path, HELLO))[0] for _ in range(2)] == [200, 429]
    sandbox.faults.clear()
    assert [(await api("POST", path, HELLO))[0] for _ in range(6)] == [200] * 5 + [429]


async def test_the_global_limit_holds_across_routes(sandbox: Sandbox, api: Api, games: int) -> None:
    sandbox.buckets.on = True
    sandbox.faults.global_limit(1)
    assert (await api("GET", "/users/@me"))[0] == 200
    status, data = await api("GET", f"/channels/{games}")
    assert (status, data["global"]) == (429, True)
    sandbox.faults.clear()
    assert (await api("GET", f"/channels/{games}"))[0] == 200


@pytest.mark.parametrize(("scope", "banned"), [("user", True), ("shared", False)])
async def test_refusals_add_up_to_a_ban_unless_the_limit_was_shared(
    sandbox: Sandbox, api: Api, scope: Any, banned: bool
) -> None:
    sandbox.faults.invalid_limit(3)
    sandbox.faults.rate_limit("GET", "/users/*", 0.1, times=3, scope=scope)
    for _ in range(3):
        await api("GET", "/users/@me")
    status, data = await api("GET", "/users/@me")
    assert (status, isinstance(data, str)) == ((429, True) if banned else (200, False))
    sandbox.faults.clear()
    assert (await api("GET", "/users/@me"))[0] == 200


# The gateway


async def test_heartbeats_may_stay_without_answer(sandbox: Sandbox) -> None:
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{sandbox.gateway_url}?v=10") as socket:
        await socket.receive_json()
        sandbox.faults.swallow_acks()
        await socket.send_json({"op": 1, "d": None})
        sandbox.faults.ask_heartbeat()
        assert (await socket.receive_json(timeout=3))["op"] == 1
        sandbox.faults.clear()
        await socket.send_json({"op": 1, "d": None})
        assert (await socket.receive_json(timeout=3))["op"] == 11


async def test_a_wanted_heartbeat_is_sent_by_the_library(sandbox: Sandbox, bot: Demo) -> None:
    beats: asyncio.Queue[int] = asyncio.Queue()
    sandbox.gateway.watchers.append(lambda frame: beats.put_nowait(frame["op"]))
    sandbox.faults.ask_heartbeat()
    async with asyncio.timeout(5):
        assert [await beats.get() for _ in range(2)] == [1, 11]
    assert bot.is_ready()


async def test_a_late_event_comes_behind_the_next(sandbox: Sandbox, bot: Demo, ann: Actor) -> None:
    dm = await ann.open_dm()
    sandbox.faults.late_event("MESSAGE_CREATE")
    await ann.say(dm, "one")
    await ann.say(dm, "two")
    await until(bot, "said 'one'")
    assert bot.log[-2:] == ["said 'two'", "said 'one'"]


async def test_switching_off_sends_what_was_held_back(sandbox: Sandbox, bot: Demo, ann: Actor) -> None:
    sandbox.faults.late_event("MESSAGE_CREATE", 2)
    await ann.say(await ann.open_dm(), "one")
    sandbox.faults.clear()
    await until(bot, "said 'one'")


async def test_clients_may_identify_only_so_often(sandbox: Sandbox, api: Api) -> None:
    sandbox.faults.identify_limits(5.0, 2)
    outcomes = []
    for wait in (0.0, 0.0, 5.0, 5.0, 86_400.0):
        sandbox.faults.jump(wait)
        outcomes.append(await _identified(sandbox))
    assert outcomes == ["READY", 9, "READY", 4004, "READY"]
    assert (await api("GET", "/gateway/bot"))[1]["session_start_limit"]["remaining"] == 1


async def _identified(sandbox: Sandbox) -> Any:
    """What an identify leads to: the first event, the opcode or the code of the end."""
    identify = {"op": 2, "d": {"token": sandbox.token, "intents": 1, "properties": {}}}
    async with aiohttp.ClientSession() as session, session.ws_connect(f"{sandbox.gateway_url}?v=10") as socket:
        await socket.receive()
        await socket.send_json(identify)
        answer = await socket.receive(timeout=3)
        if answer.type is not aiohttp.WSMsgType.TEXT:
            return socket.close_code
        frame = json.loads(answer.data)
        return frame["t"] or frame["op"]


async def test_threads_of_a_channel_come_back_with_the_right_to_see_it(
    sandbox: Sandbox, bot: Demo, games: int, bob: Actor
) -> None:
    thread = await bob.open_thread(games, "Table")
    sandbox.faults.deny(games, permissions.VIEW_CHANNEL)
    synced: list[Any] = []
    sandbox.gateway.watchers.append(lambda frame: synced.append(frame) if frame["t"] == "THREAD_LIST_SYNC" else None)
    sandbox.faults.clear()
    (frame,) = synced
    assert [one["id"] for one in frame["d"]["threads"]] == [str(thread)]
    assert frame["d"]["channel_ids"] == [str(games)]
    assert isinstance(bot.get_channel(games), discord.TextChannel)


# People


@pytest.mark.parametrize("who", ["ann", "bob"])
async def test_one_click_arrives_twice_in_one_moment(
    sandbox: Sandbox, api: Api, ann: Actor, bob: Actor, games: int, who: str
) -> None:
    heard: list[str] = []
    sandbox.world.connect_gateway(
        lambda event, data, _guild: (
            heard.append(data["member"]["user"]["username"]) if event == "INTERACTION_CREATE" else None
        )
    )
    _, message = await api("POST", f"/channels/{games}/messages", HELLO | {"components": [ROW]})
    sandbox.faults.double_click(by=None if who == "ann" else bob.user_id)
    await ann.click(int(message["id"]), "go")
    await ann.click(int(message["id"]), "go")
    assert heard == ["ann", who, "ann"]


async def test_nobody_clicks_what_is_out_of_sight(sandbox: Sandbox, api: Api, ann: Actor, bob: Actor) -> None:
    _, channel = await api("POST", "/users/@me/channels", {"recipient_id": str(ann.user_id)})
    _, message = await api("POST", f"/channels/{channel['id']}/messages", {"components": [ROW], "content": "your hand"})
    sandbox.faults.double_click(by=bob.user_id)
    before = len(sandbox.world.exchanges)
    await ann.click(int(message["id"]), "go")
    assert len(sandbox.world.exchanges) == before + 1


async def test_a_person_who_left_and_came_back_is_a_member_again(sandbox: Sandbox, bob: Actor, games: int) -> None:
    sandbox.faults.leave(bob.user_id)
    assert bob.channels() == []
    sandbox.faults.join(bob.user_id)
    await bob.say(games, "back")


# Time


async def test_threads_fall_asleep_when_nobody_speaks(sandbox: Sandbox, api: Api, bob: Actor, games: int) -> None:
    thread = await table(api, games)
    path = f"/channels/{thread}"
    await api("PATCH", path, {"auto_archive_duration": 60})
    sandbox.faults.jump(3_500)
    await bob.say(thread, "still here")
    sandbox.faults.jump(3_500)
    assert (await api("GET", path))[1]["thread_metadata"]["archived"] is False
    sandbox.faults.jump(101)
    assert (await api("GET", path))[1]["thread_metadata"]["archived"] is True
    await bob.say(thread, "awake")
    assert (await api("GET", path))[1]["thread_metadata"]["archived"] is False


async def test_a_poll_that_ran_out_is_counted(sandbox: Sandbox, api: Api, bob: Actor, games: int) -> None:
    poll = {"question": {"text": "Go?"}, "answers": [{"poll_media": {"text": "Yes"}}], "duration": 1}
    _, message = await api("POST", f"/channels/{games}/messages", {"poll": poll})
    sandbox.faults.jump(3_601)
    with pytest.raises(Refusal):
        await bob.vote(int(message["id"]), 1)
    shown = (await api("GET", f"/channels/{games}/messages/{message['id']}"))[1]["poll"]
    assert shown["results"]["is_finalized"] is True
    assert shown["expiry"] == message["poll"]["expiry"]


async def test_the_clock_does_not_run_backwards(sandbox: Sandbox) -> None:
    with pytest.raises(ValueError, match="forwards"):
        sandbox.faults.jump(-1)
