"""The less travelled routes: commands one by one, channels, roles, lists, files."""

from __future__ import annotations

import base64
from typing import Any

import aiohttp
import pytest

from sandbox import Actor, Sandbox, permissions
from sandbox.actors import Impossible
from sandbox.entities import Role
from sandbox.tests.conftest import Api, grant
from sandbox.tests.demo import PNG
from sandbox.uploads import picture_size

pytestmark = pytest.mark.asyncio

PLAY = {"name": "play", "description": "Play"}


@pytest.mark.parametrize("place", ["", "/guilds/{guild}"])
async def test_commands_are_made_changed_and_deleted_one_by_one(
    sandbox: Sandbox, api: Api, ann: Actor, games: int, place: str
) -> None:
    world = sandbox.world
    path = f"/applications/{world.application_id}{place.format(guild=world.guild.id)}/commands"
    status, made = await api("POST", path, PLAY | {"name_localizations": {"de": "spielen"}})
    assert (status, made["name_localizations"]) == (201, {"de": "spielen"})
    _, again = await api("POST", path, PLAY | {"description": "Play on"})
    assert again["id"] == made["id"]
    _, changed = await api("PATCH", f"{path}/{made['id']}", {"name": "match"})
    assert (changed["name"], changed["description"]) == ("match", "Play on")
    assert [c["name"] for c in ann.commands(games)] == ["match"]
    _, listed = await api("GET", path)
    assert [c["id"] for c in listed] == [made["id"]]
    assert "name_localizations" not in listed[0]
    assert (await api("GET", f"{path}/{made['id']}"))[1]["name"] == "match"
    assert (await api("DELETE", f"{path}/{made['id']}"))[0] == 204
    assert ann.commands(games) == []


async def test_a_synced_command_keeps_its_id(sandbox: Sandbox, api: Api) -> None:
    path = f"/applications/{sandbox.world.application_id}/commands"
    _, first = await api("PUT", path, [PLAY])
    _, second = await api("PUT", path, [PLAY | {"description": "New"}, {"name": "other", "description": "O"}])
    assert second[0]["id"] == first[0]["id"]


async def test_commands_are_offered_by_context_and_permission(
    sandbox: Sandbox, api: Api, ann: Actor, bob: Actor, games: int
) -> None:
    path = f"/applications/{sandbox.world.application_id}/commands"
    await api("PUT", path, [
        {"name": "here", "description": "x", "contexts": [0]}, {"name": "there", "description": "x", "contexts": [1]},
        {"name": "boss", "description": "x", "default_member_permissions": str(permissions.MANAGE_GUILD)},
        {"name": "owner", "description": "x", "default_member_permissions": "0", "dm_permission": False},
    ])  # fmt: skip
    assert [c["name"] for c in ann.commands(games)] == ["here", "boss", "owner"]
    assert [c["name"] for c in bob.commands(games)] == ["here"]
    assert [c["name"] for c in bob.commands(await bob.open_dm())] == ["there", "boss"]


OPTIONS: list[tuple[int, dict[str, Any], Any, list[Any]]] = [
    (3, {"min_length": 2, "max_length": 3}, "abc", ["a", "abcd", "", 7]),
    (3, {"choices": [{"name": "One", "value": "1"}]}, "1", ["One"]),
    (4, {"min_value": 1, "max_value": 5}, 5, [0, 6, 1.5, "3", True]),
    (5, {}, False, ["yes", 1]),
    (6, {}, "bob", [1, "Bob"]),
    (7, {"channel_types": [0]}, "games", [1]),
    (8, {}, "role", [1]),
    (9, {}, "role", [1]),
    (10, {"max_value": 2.5}, 2.5, [2.6, "2"]),
    (11, {}, ("a.txt", b"a"), ["a.txt"]),
]


@pytest.mark.parametrize(("kind", "limits", "good", "bad"), OPTIONS)
async def test_options_take_values_of_their_type_only(
    sandbox: Sandbox, api: Api, bob: Actor, games: int, kind: int, limits: dict[str, Any], good: Any, bad: list[Any]
) -> None:
    role = Role(sandbox.world.snowflake(), "Judge", 0)
    sandbox.world.guild.roles[role.id] = role
    real = {"bob": bob.user_id, "games": games, "role": role.id}
    option = {"type": kind, "name": "value", "description": "Value"} | limits
    body = PLAY | {"options": [option]}
    assert (await api("PUT", f"/applications/{sandbox.world.application_id}/commands", [body]))[0] == 200
    given = real.get(good, good) if isinstance(good, str) else good
    asked = await bob.slash(games, "play", value=given)
    sent = asked.exchange.data["options"][0]["value"]
    if kind in {6, 7, 8, 9, 11}:
        assert any(sent in shelf for shelf in asked.exchange.data["resolved"].values())
    else:
        assert sent == given
    for value in bad:
        with pytest.raises(Impossible):
            await bob.slash(games, "play", value=value)


@pytest.mark.parametrize(("kind", "target"), [(5, "bob"), (6, "role"), (7, "bob"), (7, "role"), (8, "games")])
async def test_selects_of_every_kind_resolve_what_was_picked(
    sandbox: Sandbox, api: Api, bob: Actor, games: int, kind: int, target: str
) -> None:
    role = Role(sandbox.world.snowflake(), "Judge", 0)
    sandbox.world.guild.roles[role.id] = role
    chosen = str({"bob": bob.user_id, "games": games, "role": role.id}[target])
    row = {"type": 1, "components": [{"type": kind, "custom_id": "pick"}]}
    _, message = await api("POST", f"/channels/{games}/messages", {"components": [row]})
    picked = await bob.choose(int(message["id"]), "pick", [chosen])
    assert picked.exchange.data["values"] == [chosen]
    assert any(chosen in shelf for shelf in picked.exchange.data["resolved"].values())
    for values in ([], ["1"], [chosen, chosen]):
        with pytest.raises(Impossible):
            await bob.choose(int(message["id"]), "pick", values)


async def test_a_channel_is_made_changed_and_deleted(sandbox: Sandbox, api: Api, bob: Actor) -> None:
    guild = sandbox.world.guild.id
    body = {"name": "Side Table", "topic": "Quiet games"}
    assert (await api("POST", f"/guilds/{guild}/channels", body))[1]["code"] == 50013
    grant(sandbox, permissions.MANAGE_CHANNELS | permissions.MANAGE_ROLES)
    _, made = await api("POST", f"/guilds/{guild}/channels", body)
    path = f"/channels/{made['id']}"
    assert (made["name"], made["topic"]) == ("side-table", "Quiet games")
    assert (await api("PATCH", path, {"name": "corner"}))[1]["name"] == "corner"
    assert (await api("PATCH", path, {"name": ""}))[1]["code"] == 50035
    hide = {"type": 1, "allow": "0", "deny": str(permissions.VIEW_CHANNEL)}
    assert (await api("PUT", f"{path}/permissions/{bob.user_id}", hide))[0] == 204
    assert made["id"] not in {c["id"] for c in bob.channels()}
    assert (await api("DELETE", f"{path}/permissions/{bob.user_id}"))[0] == 204
    assert made["id"] in {c["id"] for c in bob.channels()}
    assert made["id"] in {c["id"] for c in (await api("GET", f"/guilds/{guild}/channels"))[1]}
    await api("POST", f"{path}/threads", {"name": "t", "type": 11})
    assert (await api("DELETE", path))[0] == 200
    assert "corner" not in {c.get("name") for c in bob.channels()}
    assert "t" not in {c.get("name") for c in bob.channels()}


async def test_typing_is_seen(sandbox: Sandbox, api: Api, ann: Actor, games: int) -> None:
    seen: list[str] = []
    sandbox.world.subscribe(lambda event, payload, _viewers: seen.append(f"{event} {payload.get('user_id')}"))
    assert (await api("POST", f"/channels/{games}/typing"))[0] == 204
    await ann.type(games)
    assert seen == [f"TYPING_START {sandbox.world.bot_id}", f"TYPING_START {ann.user_id}"]


async def test_roles_are_given_and_taken(sandbox: Sandbox, api: Api, bob: Actor) -> None:
    grant(sandbox, permissions.MANAGE_ROLES)
    guild = sandbox.world.guild
    role = Role(sandbox.world.snowflake(), "Judge", 0)
    guild.roles[role.id] = role
    path = f"/guilds/{guild.id}/members/{bob.user_id}"
    assert (await api("PUT", f"{path}/roles/{role.id}"))[0] == 204
    assert (await api("GET", path))[1]["roles"] == [str(role.id)]
    await api("DELETE", f"{path}/roles/{role.id}")
    assert (await api("GET", path))[1]["roles"] == []
    assert (await api("PUT", f"{path}/roles/1"))[1]["code"] == 10011


async def test_members_are_listed_and_searched(sandbox: Sandbox, api: Api) -> None:
    path = f"/guilds/{sandbox.world.guild.id}/members"
    _, found = await api("GET", f"{path}/search?query=bo")
    assert [m["user"]["username"] for m in found] == ["bob"]
    sandbox.world.privileged_intents = 1 << 1
    _, everybody = await api("GET", f"{path}?limit=1000")
    assert {m["user"]["username"] for m in everybody} == {"ann", "bob", "Bot"}


async def test_a_thread_is_renamed_left_and_joined(sandbox: Sandbox, api: Api, games: int, bob: Actor) -> None:
    _, thread = await api("POST", f"/channels/{games}/threads", {"name": "t", "type": 11})
    path = f"/channels/{thread['id']}"
    changed = (await api("PATCH", path, {"name": "u", "auto_archive_duration": 60}))[1]
    assert (changed["name"], changed["thread_metadata"]["auto_archive_duration"]) == ("u", 60)
    assert (await api("PATCH", path, {"name": ""}))[1]["code"] == 50035
    assert (await api("DELETE", f"{path}/thread-members/@me"))[0] == 204
    assert (await api("GET", f"{path}/thread-members/{sandbox.world.bot_id}"))[1]["code"] == 10007
    assert (await api("PUT", f"{path}/thread-members/@me"))[0] == 204
    await bob.join_thread(int(thread["id"]))
    _, member = await api("GET", f"{path}/thread-members/{bob.user_id}?with_member=1")
    assert member["member"]["user"]["username"] == "bob"
    await bob.leave_thread(int(thread["id"]))
    await api("PATCH", path, {"archived": True})
    assert (await api("PATCH", path, {"name": "v"}))[1]["code"] == 50083
    assert (await api("PATCH", path, {"archived": False, "name": "v"}))[1]["name"] == "v"


async def test_an_archived_private_thread_is_listed_for_its_members(sandbox: Sandbox, api: Api, games: int) -> None:
    grant(sandbox, permissions.MANAGE_THREADS)
    _, thread = await api("POST", f"/channels/{games}/threads", {"name": "t", "type": 12})
    await api("PATCH", f"/channels/{thread['id']}", {"archived": True})
    for path in ("threads/archived/private", "users/@me/threads/archived/private"):
        _, found = await api("GET", f"/channels/{games}/{path}")
        assert [t["id"] for t in found["threads"]] == [thread["id"]]


async def test_many_messages_are_deleted_at_once(sandbox: Sandbox, api: Api, games: int, bob: Actor) -> None:
    grant(sandbox, permissions.MANAGE_MESSAGES)
    ids = [(await bob.say(games, str(n)))["id"] for n in range(4)]
    path = f"/channels/{games}/messages/bulk-delete"
    assert (await api("POST", path, {"messages": ids[:1]}))[1]["code"] == 50035
    assert (await api("POST", path, {"messages": ids[:2]}))[0] == 204
    assert [m["id"] for m in bob.messages(games)] == ids[2:]
    sandbox.faults.jump(15 * 86_400)
    assert (await api("POST", path, {"messages": ids[2:]}))[1]["code"] == 50034


async def test_history_is_paged(api: Api, games: int, bob: Actor) -> None:
    ids = [(await bob.say(games, str(n)))["id"] for n in range(7)]
    path = f"/channels/{games}/messages"
    pages = {
        "?limit=2": [6, 5], f"?limit=2&before={ids[3]}": [2, 1], f"?limit=2&after={ids[3]}": [5, 4],
        f"?limit=3&around={ids[3]}": [4, 3, 2],
    }  # fmt: skip
    for query, expected in pages.items():
        _, found = await api("GET", path + query)
        assert [m["id"] for m in found] == [ids[n] for n in expected]
    assert (await api("GET", path + "?limit=101"))[1]["code"] == 50035


async def test_a_reply_names_and_pings_its_source(api: Api, games: int, bob: Actor) -> None:
    spoken = await bob.say(games, "anyone?")
    body = {"content": "me", "message_reference": {"message_id": spoken["id"]}}
    _, reply = await api("POST", f"/channels/{games}/messages", body)
    assert reply["referenced_message"]["content"] == "anyone?"
    assert [u["username"] for u in reply["mentions"]] == ["bob"]
    _, silent = await api("POST", f"/channels/{games}/messages", body | {"allowed_mentions": {"parse": []}})
    assert silent["mentions"] == []


async def test_pins_come_and_go(sandbox: Sandbox, api: Api, games: int, bob: Actor) -> None:
    grant(sandbox, permissions.PIN_MESSAGES)
    spoken = await bob.say(games, "rules")
    path = f"/channels/{games}/messages/pins"
    assert (await api("PUT", f"{path}/{spoken['id']}"))[0] == 204
    assert [i["message"]["id"] for i in (await api("GET", path))[1]["items"]] == [spoken["id"]]
    assert bob.messages(games)[-1]["type"] == 6
    await api("DELETE", f"{path}/{spoken['id']}")
    assert (await api("GET", path))[1] == {"items": [], "has_more": False}


async def test_the_cdn_serves_avatars_emojis_and_files_by_their_name(sandbox: Sandbox, api: Api) -> None:
    image = "data:image/png;base64," + base64.b64encode(PNG).decode()
    _, emoji = await api(
        "POST", f"/applications/{sandbox.world.application_id}/emojis", {"name": "pawn", "image": image}
    )
    async with aiohttp.ClientSession() as session:
        async with session.get(f"{sandbox.cdn_url}/emojis/{emoji['id']}.png") as response:
            assert await response.read() == PNG
        async with session.get(f"{sandbox.cdn_url}/embed/avatars/3.png") as response:
            assert response.content_type == "image/svg+xml"
        for path in ("/emojis/1.png", "/attachments/1/2/a.txt"):
            async with session.get(sandbox.cdn_url + path) as response:
                assert response.status == 404


@pytest.mark.parametrize(
    ("data", "size"),
    [
        (PNG, (2, 3)),
        (b"GIF89a" + bytes([5, 0, 7, 0]), (5, 7)),
        (b"\xff\xd8\xff\xe0\x00\x04ab\xff\xc0\x00\x11\x08\x00\x09\x00\x0b\x03", (11, 9)),
        (b"text", (None, None)),
    ],
)
async def test_picture_sizes_are_read_from_the_first_bytes(data: bytes, size: tuple[int | None, int | None]) -> None:
    assert picture_size(data) == size


async def test_the_bot_reads_its_own_record(sandbox: Sandbox, api: Api) -> None:
    _, application = await api("PATCH", "/applications/@me", {"description": "Board games"})
    assert application["description"] == "Board games"
    assert (await api("PATCH", "/users/@me", {"username": "Cog"}))[1]["username"] == "Cog"
    assert (await api("GET", "/gateway/bot"))[1]["url"] == sandbox.gateway_url
    _, guild = await api("GET", f"/guilds/{sandbox.world.guild.id}?with_counts=true")
    assert guild["approximate_member_count"] == 3


async def test_the_bot_takes_a_nickname_and_leaves(sandbox: Sandbox, api: Api) -> None:
    guild = sandbox.world.guild.id
    assert (await api("PATCH", f"/guilds/{guild}/members/@me", {"nick": "Cog"}))[1]["nick"] == "Cog"
    assert (await api("PATCH", f"/guilds/{guild}/members/@me", {"nick": "n" * 33}))[1]["code"] == 50035
    assert (await api("GET", f"/guilds/{guild}/members/{sandbox.world.bot_id}"))[1]["nick"] == "Cog"
    assert (await api("GET", f"/guilds/{guild}/roles/{guild}"))[1]["name"] == "@everyone"
    assert (await api("GET", f"/guilds/{guild}/roles/1"))[1]["code"] == 10011
    assert (await api("DELETE", f"/users/@me/guilds/{guild}"))[0] == 204
    assert (await api("GET", f"/guilds/{guild}"))[1]["code"] == 50001
