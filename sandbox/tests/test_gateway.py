"""The gateway: how an unmodified client lives through its interruptions, and frames no library would send."""

from __future__ import annotations

import asyncio
import contextlib
import json
import zlib
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import discord
import pytest
import pytest_asyncio

from sandbox import Actor, Sandbox
from sandbox.packing import BLOCK, PACKERS
from sandbox.tests.conftest import Api, running
from sandbox.tests.demo import Demo

pytestmark = pytest.mark.asyncio

GUILDS, CONTENT = 1, 1 << 15
MESSAGES, DIRECT = 1 << 9, 1 << 12


async def until(bot: Demo, word: str, times: int = 1) -> None:
    """Waits until the bot has noted something so many times."""
    async with asyncio.timeout(8), bot.noted:
        await bot.noted.wait_for(lambda: bot.log.count(word) >= times)


@pytest.mark.parametrize("way", ["4000", "4009", "op 7", "abort", "op 9 true"])
async def test_a_session_is_resumed_and_the_interaction_meanwhile_answered(
    sandbox: Sandbox, bot: Demo, ann: Actor, games: int, way: str
) -> None:
    identifies = len(sandbox.gateway.identifies)
    if way.isdigit():
        sandbox.faults.close_gateway(int(way))
    elif way == "op 7":
        sandbox.faults.ask_reconnect()
    elif way == "abort":
        sandbox.faults.abort_gateway()
    else:
        sandbox.faults.invalidate(resumable=True)
    meanwhile = await ann.slash(games, "where")
    await until(bot, "resumed")
    assert (await meanwhile.settled()).state == "answered"
    assert len(sandbox.gateway.identifies) == identifies


@pytest.mark.parametrize("way", ["op 9 false", "forgotten"])
async def test_a_lost_session_is_begun_anew(sandbox: Sandbox, bot: Demo, ann: Actor, games: int, way: str) -> None:
    if way == "forgotten":
        sandbox.faults.forget_sessions()
        sandbox.faults.close_gateway(4000)
    else:
        sandbox.faults.invalidate(resumable=False)
    await until(bot, "ready", 2)
    assert (await (await ann.slash(games, "where")).settled()).state == "answered"


async def test_a_silent_gateway_is_noticed_and_resumed(
    sandbox: Sandbox,
    token: str,
) -> None:
    bot = Demo(heartbeat_timeout=0.5)
    async with running(bot, token):
        sandbox.faults.stall_gateway(1.0)
        await until(bot, "resumed")


async def test_heartbeats_without_an_answer_make_the_library_resume(sandbox: Sandbox, token: str) -> None:
    sandbox.gateway.heartbeat = 0.1
    bot = Demo(heartbeat_timeout=0.3)
    async with running(bot, token):
        sandbox.faults.swallow_acks()
        await until(bot, "resumed")
        sandbox.faults.clear()
        assert bot.log.count("ready") == 1


async def test_a_client_that_stops_beating_is_given_up(sandbox: Sandbox, wire: Wire) -> None:
    sandbox.gateway.heartbeat = 0.1
    silent, lively = await wire.open(), await wire.open()
    async with asyncio.timeout(5):
        while not silent.closed:
            await lively.send_json({"op": 1, "d": None})
            with contextlib.suppress(TimeoutError):
                await silent.receive(timeout=0.05)
    assert (silent.close_code, lively.closed) == (4009, False)
    await lively.close()


async def test_a_heartbeat_is_not_acknowledged_before_the_library_knows_it_is_sent(
    sandbox: Sandbox, wire: Wire
) -> None:
    sandbox.gateway.acks_after = 0.3
    socket = await wire.open()
    await socket.send_json({"op": 1, "d": None})
    await socket.send_json(wire.identify())
    async with asyncio.timeout(5):
        heard = [await socket.receive_json()]
        while heard[-1]["op"] != 11:
            heard.append(await socket.receive_json())
    assert [frame["t"] for frame in heard] == [None, "READY", "GUILD_CREATE", None]
    await socket.close()


async def test_an_interaction_replayed_too_late_is_dead(sandbox: Sandbox, bot: Demo, ann: Actor, games: int) -> None:
    sandbox.faults.close_gateway(4000)
    late = await ann.slash(games, "where")
    sandbox.faults.jump(3.5)
    await until(bot, "resumed")
    await sandbox.world.until(lambda: sandbox.world.requests[-1]["status"] == 404)
    assert late.state == "failed"


@pytest.mark.parametrize(("fault", "times"), [("drop_event", 0), ("double_event", 2)])
async def test_events_get_lost_and_doubled(sandbox: Sandbox, bot: Demo, ann: Actor, fault: str, times: int) -> None:
    getattr(sandbox.faults, fault)("MESSAGE_CREATE")
    dm = await ann.open_dm()
    await ann.say(dm, "one")
    await ann.say(dm, "two")
    await until(bot, "said 'two'")
    assert bot.log.count("said 'one'") == times


async def test_a_guild_outage_passes(sandbox: Sandbox, bot: Demo, ann: Actor, games: int) -> None:
    guild = sandbox.world.guild.id
    gone: list[bool] = []
    sandbox.faults.guild_outage(guild)
    await ann.say(await ann.open_dm(), "marker")
    await until(bot, "said 'marker'")
    found = bot.get_guild(guild)
    gone.append(found is None or found.unavailable)
    sandbox.faults.guild_outage(guild, on=False)
    assert (await (await ann.slash(games, "where")).settled()).state == "answered"
    assert gone == [True]


async def test_privileged_intents_need_the_switch(sandbox: Sandbox, token: str) -> None:
    intents = discord.Intents.default()
    intents.message_content = True
    with pytest.raises(discord.PrivilegedIntentsRequired):
        async with running(Demo(intents=intents), token):
            pass
    sandbox.world.privileged_intents = CONTENT
    async with running(Demo(intents=intents), token):
        pass


@pytest.mark.usefixtures("token")
async def test_a_bad_token_fails_the_login() -> None:
    client = Demo()
    with pytest.raises(discord.LoginFailure):
        await client.login("wrong")
    await client.close()


async def test_a_client_without_compression_is_understood(token: str, monkeypatch: pytest.MonkeyPatch) -> None:
    original = discord.gateway.DiscordWebSocket.from_client.__func__  # type: ignore[attr-defined]

    async def plain(cls: Any, client: Any, /, **options: Any) -> Any:
        return await original(cls, client, **options, compress=False)

    monkeypatch.setattr(discord.gateway.DiscordWebSocket, "from_client", classmethod(plain))
    async with running(Demo(), token):
        pass


class Wire:
    """A bare gateway client."""

    def __init__(self, sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
        self.sandbox, self._session = sandbox, session
        self.frames: list[Any] = []

    async def open(self, query: str = "v=10&encoding=json") -> aiohttp.ClientWebSocketResponse:
        return await self._session.ws_connect(f"{self.sandbox.gateway_url}?{query}")

    def identify(self, **more: Any) -> dict[str, Any]:
        data = {"token": self.sandbox.token, "intents": GUILDS, "properties": {}} | more
        return {"op": 2, "d": data}


async def event(socket: aiohttp.ClientWebSocketResponse, name: str) -> Any:
    """The data of the next event of a name."""
    async with asyncio.timeout(3):
        while True:
            frame = await socket.receive_json()
            if frame.get("t") == name:
                return frame["d"]


async def closing(socket: aiohttp.ClientWebSocketResponse) -> int | None:
    """The code the server closes with."""
    async with asyncio.timeout(3):
        while (await socket.receive()).type not in {aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED}:
            pass
    return socket.close_code


@pytest_asyncio.fixture
async def wire(sandbox: Sandbox) -> AsyncIterator[Wire]:
    async with aiohttp.ClientSession() as session:
        yield Wire(sandbox, session)


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"token": "wrong"}, 4004),
        ({"shard": [3, 2]}, 4010),
        ({"intents": 1 << 40}, 4013),
        ({"intents": "all"}, 4013),
        ({"intents": CONTENT}, 4014),
    ],
)
async def test_identify_is_refused_with_its_code(wire: Wire, change: dict[str, Any], code: int) -> None:
    socket = await wire.open()
    await socket.send_json(wire.identify(**change))
    assert await closing(socket) == code


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("no json", 4002),
        ('{"d": 1}', 4002),
        ('{"op": 99}', 4001),
        ('{"op": 3, "d": {}}', 4003),
        (json.dumps({"op": 1, "d": "x" * 4_096}), 4002),
    ],
)
async def test_bad_frames_close_with_their_code(wire: Wire, frame: str, code: int) -> None:
    socket = await wire.open()
    await socket.send_str(frame)
    assert await closing(socket) == code


async def test_a_second_identify_closes(wire: Wire) -> None:
    socket = await wire.open()
    await socket.send_json(wire.identify())
    await socket.send_json(wire.identify())
    assert await closing(socket) == 4005


async def test_120_frames_a_minute_are_the_most(wire: Wire) -> None:
    socket = await wire.open()
    for _ in range(121):
        await socket.send_json({"op": 1, "d": None})
    assert await closing(socket) == 4008


async def test_an_old_version_is_refused(wire: Wire) -> None:
    assert await closing(await wire.open("v=6&encoding=json")) == 4012


async def test_json_in_binary_frames_is_understood(wire: Wire) -> None:
    socket = await wire.open()
    await socket.send_bytes(json.dumps(wire.identify()).encode())
    ready = await event(socket, "READY")
    assert ready["resume_gateway_url"] == wire.sandbox.gateway_url
    await socket.close()


async def test_zlib_messages_end_with_the_flush_marker(wire: Wire) -> None:
    socket = await wire.open("v=10&encoding=json&compress=zlib-stream")
    data = (await socket.receive()).data
    assert data.endswith(b"\x00\x00\xff\xff")
    assert json.loads(zlib.decompressobj().decompress(data))["op"] == 10
    await socket.close()


async def test_zstd_messages_are_blocks_of_one_frame_that_end_with_the_message(wire: Wire) -> None:
    socket = await wire.open("v=10&encoding=json&compress=zstd-stream")
    first = (await socket.receive()).data
    magic, descriptor, window = first[:4], first[4], first[5]
    assert (magic, descriptor) == ((0xFD2FB528).to_bytes(4, "little"), 0)
    assert 1 << 10 + (window >> 3) >= BLOCK
    assert json.loads(stored(first[6:]))["op"] == 10
    await socket.send_json(wire.identify())
    assert json.loads(stored((await socket.receive()).data))["t"] == "READY"
    await socket.close()


async def test_a_long_message_is_several_blocks() -> None:
    text = json.dumps({"content": "ü" * BLOCK})
    packed = PACKERS["zstd-stream"]().pack(text)
    assert isinstance(packed, bytes)
    assert stored(packed[6:]).decode() == text


def stored(blocks: bytes) -> bytes:
    """What blocks of a Zstandard frame hold, which are neither compressed nor the last (RFC 8878, 3.1.1.2)."""
    out = b""
    while blocks:
        head = int.from_bytes(blocks[:3], "little")
        last, kind, size = head & 1, head >> 1 & 3, head >> 3
        assert (last, kind) == (0, 0)
        assert 0 < size <= BLOCK
        out, blocks = out + blocks[3 : 3 + size], blocks[3 + size :]
    return out


async def test_a_compression_nobody_knows_is_named(wire: Wire) -> None:
    assert await closing(await wire.open("v=10&encoding=json&compress=brotli-stream")) == 4002
    assert "brotli-stream" in wire.sandbox.world.violations.pop()


async def test_a_resume_from_the_future_is_refused(wire: Wire) -> None:
    first = await wire.open()
    await first.send_json(wire.identify())
    ready = await event(first, "READY")
    await first.close(code=4000)
    second = await wire.open()
    data = {"token": wire.sandbox.token, "session_id": ready["session_id"], "seq": 999}
    await second.send_json({"op": 6, "d": data})
    assert await closing(second) == 4007


async def test_a_clean_goodbye_ends_the_session(wire: Wire) -> None:
    first = await wire.open()
    await first.send_json(wire.identify())
    ready = await event(first, "READY")
    await first.close(code=1000)
    second = await wire.open()
    await second.send_json({"op": 6, "d": {"token": wire.sandbox.token, "session_id": ready["session_id"], "seq": 1}})
    async with asyncio.timeout(3):
        frames = [await second.receive_json() for _ in range(2)]
    assert (frames[-1]["op"], frames[-1]["d"]) == (9, False)
    await second.close()


async def test_guilds_and_dms_go_to_their_shards(wire: Wire, ann: Actor, games: int) -> None:
    sockets = []
    for number in range(2):
        socket = await wire.open()
        await socket.send_json(wire.identify(shard=[number, 2], intents=GUILDS | MESSAGES | DIRECT))
        sockets.append((socket, await event(socket, "READY")))
    home = (wire.sandbox.world.guild.id >> 22) % 2
    assert [len(ready["guilds"]) for _, ready in sockets] == [int(home == n) for n in range(2)]
    await ann.say(await ann.open_dm(), "letter")
    await ann.say(games, "public")
    letter = await event(sockets[0][0], "MESSAGE_CREATE")
    assert "guild_id" not in letter
    public = await event(sockets[home][0], "MESSAGE_CREATE")
    assert public["guild_id"] == str(wire.sandbox.world.guild.id)
    for socket, _ in sockets:
        await socket.close()


@pytest.mark.parametrize(("intents", "heard"), [(GUILDS, []), (GUILDS | DIRECT, ["dm"]), (GUILDS | MESSAGES, [""])])
async def test_intents_decide_what_is_heard(wire: Wire, ann: Actor, games: int, intents: int, heard: list[str]) -> None:
    socket = await wire.open()
    await socket.send_json(wire.identify(intents=intents))
    await event(socket, "GUILD_CREATE")
    await ann.say(games, "guild")
    await ann.say(await ann.open_dm(), "dm")
    await socket.send_json({"op": 1, "d": None})
    contents = []
    async with asyncio.timeout(3):
        while (frame := await socket.receive_json())["op"] != 11:
            contents.append(frame["d"]["content"])
    assert contents == heard
    await socket.close()


async def test_the_bot_alone_hears_of_its_own_membership(wire: Wire, api: Api, bob: Actor, games: int) -> None:
    seen: list[str] = []
    wire.sandbox.world.subscribe(lambda name, _, viewers: seen.append(name) if viewers is None else None)
    socket = await wire.open()
    await socket.send_json(wire.identify())
    thread = await bob.open_thread(games, "Table")
    await api("POST", f"/channels/{thread}/messages", {"content": "here I am"})
    mine = await event(socket, "THREAD_MEMBER_UPDATE")
    assert (mine["id"], mine["user_id"]) == (str(thread), str(wire.sandbox.world.bot_id))
    assert "THREAD_MEMBER_UPDATE" not in seen
    await socket.close()


async def test_members_come_in_a_chunk_with_its_nonce(wire: Wire, ann: Actor) -> None:
    socket = await wire.open()
    await socket.send_json(wire.identify())
    wanted = {"guild_id": str(wire.sandbox.world.guild.id), "user_ids": [str(ann.user_id), "1"], "nonce": "n"}
    await socket.send_json({"op": 8, "d": wanted})
    chunk = await event(socket, "GUILD_MEMBERS_CHUNK")
    assert [m["user"]["username"] for m in chunk["members"]] == ["ann"]
    assert (chunk["not_found"], chunk["nonce"]) == (["1"], "n")
    await socket.close()


async def test_people_and_channels_come_and_go(
    sandbox: Sandbox, token: str, ann: Actor, bob: Actor, games: int
) -> None:
    sandbox.world.privileged_intents = 1 << 1
    intents = discord.Intents.default()
    intents.members = True
    bot = Demo(intents=intents)
    async with running(bot, token):
        (guild,) = bot.guilds
        sandbox.faults.leave(bob.user_id)
        sandbox.faults.delete_channel(games)
        await ann.say(await ann.open_dm(), "marker")
        await until(bot, "said 'marker'")
        assert (guild.get_member(bob.user_id), guild.get_channel(games)) == (None, None)
        sandbox.faults.leave(sandbox.world.bot_id)
        await ann.say(await ann.open_dm(), "gone")
        await until(bot, "said 'gone'")
        assert list(bot.guilds) == []
