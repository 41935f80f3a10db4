"""A world that outlives its sandbox: what is kept, what is left, and files that are not to be used."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import stat
from typing import TYPE_CHECKING

import aiohttp
import pytest

import sandbox
from sandbox import Actor, NotSaved
from sandbox.saving import Saved
from sandbox.tests.desk import Desk
from sandbox.world import World

if TYPE_CHECKING:
    from pathlib import Path

PEOPLE = ("Ann", "Bob", "Cleo")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "kept" / "world.db"


async def lived_in(file: Path) -> dict[str, object]:
    """Live in a world for a while; return what everybody saw at its end."""
    server = await sandbox.start(0, PEOPLE, saved_in=file)
    async with aiohttp.ClientSession() as web:
        desk = Desk(server, web)
        ann = Actor(server, "Ann")
        await desk.api(
            "PUT", f"/applications/{server.world.application_id}/commands", [{"name": "a", "description": "b"}]
        )
        await ann.say(desk.lobby, "with a file", [("note.txt", b"kept")])
        thread = await desk.api("POST", f"/channels/{desk.lobby}/threads", {"name": "table", "type": 12})
        await desk.api("PUT", f"/channels/{thread['id']}/thread-members/{desk.id_of('Bob')}", None)
        dm = await desk.api("POST", "/users/@me/channels", {"recipient_id": desk.id_of("Bob")})
        sent = await desk.api("POST", f"/channels/{dm['id']}/messages", {"content": "your hand"})
        await desk.api("PUT", f"/channels/{dm['id']}/messages/pins/{sent['id']}", None)
        poll = {"question": {"text": "When?"}, "answers": [{"poll_media": {"text": "now"}}], "duration": 1}
        await desk.api("POST", f"/channels/{desk.lobby}/messages", {"poll": poll})
        server.world.users[int(desk.id_of("Cleo"))].locale = "de"
        server.faults.jump(90)
        seen = looked_at(server)
        await server.close()
    return seen


def looked_at(server: sandbox.Sandbox) -> dict[str, object]:
    """Return everything that everybody sees, apart from the addresses of files."""
    port = server.api_url.split(":")[2].split("/")[0]
    seen = {}
    for name in PEOPLE:
        actor = Actor(server, name)
        channels = {one["id"]: (one, actor.messages(int(one["id"]))) for one in actor.channels()}
        commands = actor.commands(int(next(iter(channels))))
        seen[name] = json.loads(json.dumps([channels, commands]).replace(f":{port}/", ":0/"))
    return seen


@pytest.mark.asyncio
async def test_everybody_finds_everything_where_it_was(file: Path) -> None:
    before = await lived_in(file)
    server = await sandbox.start(0, ("Nobody",), saved_in=file)
    try:
        assert looked_at(server) == before
        assert server.world.person("Cleo").locale == "de"
        assert server.world.offset == 90
        newest = max(one for shelf in server.world.messages.values() for one in shelf)
        assert server.world.snowflake() > newest
        async with aiohttp.ClientSession() as web:
            attached = next(iter(server.world.attachments.values()))
            url = f"{server.cdn_url}/attachments/{attached.channel_id}/{attached.id}/{attached.filename}"
            async with web.get(url) as answer:
                assert await answer.read() == b"kept"
    finally:
        await server.close()


@pytest.mark.asyncio
async def test_polls_go_on_and_close(file: Path) -> None:
    await lived_in(file)
    server = await sandbox.start(0, saved_in=file)
    try:
        server.faults.jump(3_700)
        polls = [one.poll for shelf in server.world.messages.values() for one in shelf.values() if one.poll]
        assert [poll["results"]["is_finalized"] for poll in polls] == [True]
    finally:
        await server.close()


@pytest.mark.asyncio
async def test_the_pages_address_keeps_its_key_and_nobody_else_may_read_it(file: Path) -> None:
    first = await sandbox.start(0, saved_in=file)
    capability = first.capability
    await first.close()
    second = await sandbox.start(0, saved_in=file)
    assert second.page_url.endswith(f"#{capability}")
    assert second.capability == capability
    assert second.token != first.token
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    await second.close()


@pytest.mark.asyncio
async def test_what_was_said_is_written_without_waiting_for_the_end(file: Path) -> None:
    server = await sandbox.start(0, PEOPLE, saved_in=file)
    ann = Actor(server, "Ann")
    lobby = int(ann.channels()[0]["id"])
    await ann.say(lobby, "before the crash")
    for _ in range(100):
        await asyncio.sleep(0.05)
        copy = file.with_name("copy.db")
        for ending in ("", "-wal"):
            copy.with_name(copy.name + ending).write_bytes(file.with_name(file.name + ending).read_bytes())
        if kept(copy):
            break
    else:
        pytest.fail("nothing was written while the sandbox ran")
    await server.close()


def kept(file: Path) -> bool:
    world = World(lambda: 0.0)
    saved = Saved(file, world)
    saved.restore()
    saved._db.close()
    return any(one.content == "before the crash" for shelf in world.messages.values() for one in shelf.values())


@pytest.mark.asyncio
async def test_a_message_that_is_gone_is_gone_after_a_restart_too(file: Path) -> None:
    server = await sandbox.start(0, PEOPLE, saved_in=file)
    ann = Actor(server, "Ann")
    lobby = int(ann.channels()[0]["id"])
    said = await ann.say(lobby, "not for long", [("note.txt", b"gone")])
    server._saved.save()  # type: ignore[union-attr]
    server.faults.delete_message(lobby, int(said["id"]))
    await server.close()
    with sqlite3.connect(file) as db:
        assert db.execute("SELECT COUNT(*) FROM thing WHERE shelf = 'messages'").fetchone() == (0,)
        assert db.execute("SELECT COUNT(*) FROM file").fetchone() == (0,)
    db.close()


@pytest.mark.asyncio
async def test_two_sandboxes_do_not_share_a_world(file: Path) -> None:
    first = await sandbox.start(0, saved_in=file)
    with pytest.raises(NotSaved, match="another sandbox uses it"):
        await sandbox.start(0, saved_in=file)
    await first.close()


@pytest.mark.asyncio
@pytest.mark.parametrize("content", [b"no database at all " * 100, b"SQLite"])
async def test_a_file_that_is_something_else_is_named_and_left_alone(file: Path, content: bytes) -> None:
    file.parent.mkdir()
    file.write_bytes(content)
    with pytest.raises(NotSaved, match=r"world\.db"):
        await sandbox.start(0, saved_in=file)
    assert file.read_bytes() == content


@pytest.mark.asyncio
async def test_a_world_of_another_making_is_not_overwritten(file: Path) -> None:
    file.parent.mkdir()
    with sqlite3.connect(file) as db:
        db.execute("CREATE TABLE thing (shelf TEXT, key TEXT, about TEXT, PRIMARY KEY (shelf, key))")
        db.execute("INSERT INTO thing VALUES ('users', '1', '[]')")
    db.close()
    with pytest.raises(NotSaved, match="no world this sandbox can read"):
        await sandbox.start(0, saved_in=file)
    with sqlite3.connect(file) as db:
        assert db.execute("SELECT about FROM thing").fetchall() == [("[]",)]
    db.close()


@pytest.mark.asyncio
async def test_a_port_that_is_taken_lets_the_world_go(file: Path) -> None:
    first = await sandbox.start(0)
    port = int(first.api_url.split(":")[2].split("/")[0])
    with pytest.raises(OSError, match="in use"):
        await sandbox.start(port, saved_in=file)
    second = await sandbox.start(0, saved_in=file)
    await second.close()
    await first.close()
