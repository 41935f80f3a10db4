"""Rules of channels, threads, permissions, nonces and old messages."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from sandbox import Actor, Sandbox, permissions
from sandbox.entities import Overwrite
from sandbox.errors import Refusal
from sandbox.tests.conftest import Api, grant
from sandbox.tests.demo import Demo

pytestmark = pytest.mark.asyncio

HELLO = {"content": "hello"}


async def made(api: Api, games: int, **body: Any) -> int:
    """A thread made by the bot."""
    status, thread = await api("POST", f"/channels/{games}/threads", {"name": "Table 1", "type": 11} | body)
    assert status == 201
    return int(thread["id"])


async def test_a_message_carries_one_thread_at_most(api: Api, games: int) -> None:
    _, message = await api("POST", f"/channels/{games}/messages", HELLO)
    path = f"/channels/{games}/messages/{message['id']}/threads"
    status, thread = await api("POST", path, {"name": "Table"})
    assert (status, thread["id"]) == (201, message["id"])
    status, data = await api("POST", path, {"name": "Again"})
    assert (status, data["code"]) == (400, 160004)


async def test_a_post_wakes_an_archived_thread(api: Api, games: int, bob: Actor) -> None:
    thread = await made(api, games)
    await api("PATCH", f"/channels/{thread}", {"archived": True})
    await bob.say(thread, "still here")
    _, found = await api("GET", f"/channels/{thread}")
    assert found["thread_metadata"]["archived"] is False
    assert found["member_count"] == 2


@pytest.mark.parametrize(("archived", "code"), [(True, 50083), (False, 160005)])
async def test_a_locked_thread_takes_no_posts_from_others(
    sandbox: Sandbox, api: Api, games: int, bob: Actor, archived: bool, code: int
) -> None:
    grant(sandbox, permissions.MANAGE_THREADS)
    thread = await made(api, games)
    await api("PATCH", f"/channels/{thread}", {"locked": True, "archived": archived})
    with pytest.raises(Refusal, match=str(code)):
        await bob.say(thread, "let me in")
    sandbox.faults.deny(thread, permissions.MANAGE_THREADS)
    assert (await api("POST", f"/channels/{thread}/messages", HELLO))[1]["code"] == code
    sandbox.faults.deny(thread, 0)
    assert (await api("POST", f"/channels/{thread}/messages", HELLO))[0] == 200


async def test_messages_of_an_archived_thread_cannot_be_edited(api: Api, games: int) -> None:
    thread = await made(api, games)
    _, message = await api("POST", f"/channels/{thread}/messages", HELLO)
    await api("PATCH", f"/channels/{thread}", {"archived": True})
    status, data = await api("PATCH", f"/channels/{thread}/messages/{message['id']}", {"content": "new"})
    assert (status, data["code"]) == (400, 50083)


async def test_a_private_thread_is_for_its_members(api: Api, sandbox: Sandbox, games: int, bob: Actor) -> None:
    thread = await made(api, games, type=12)
    assert str(thread) not in {c["id"] for c in bob.channels()}
    assert (await api("PUT", f"/channels/{thread}/thread-members/{bob.user_id}"))[0] == 204
    assert str(thread) in {c["id"] for c in bob.channels()}
    _, people = await api("GET", f"/channels/{thread}/thread-members")
    assert {p["user_id"] for p in people} == {str(sandbox.world.bot_id), str(bob.user_id)}
    await api("DELETE", f"/channels/{thread}/thread-members/{bob.user_id}")
    assert str(thread) not in {c["id"] for c in bob.channels()}


async def test_archived_threads_are_listed_apart(api: Api, sandbox: Sandbox, games: int) -> None:
    first, second = await made(api, games), await made(api, games, type=12)
    await api("PATCH", f"/channels/{first}", {"archived": True})
    _, archived = await api("GET", f"/channels/{games}/threads/archived/public")
    _, active = await api("GET", f"/guilds/{sandbox.world.guild.id}/threads/active")
    assert [t["id"] for t in archived["threads"]] == [str(first)]
    assert [t["id"] for t in active["threads"]] == [str(second)]


@pytest.mark.parametrize(
    ("bits", "code"),
    [
        (permissions.VIEW_CHANNEL, 50001),
        (permissions.SEND_MESSAGES, 50013),
        (permissions.SEND_POLLS, None),
    ],
)
async def test_missing_permissions_are_told_apart(
    sandbox: Sandbox, api: Api, games: int, bits: int, code: int | None
) -> None:
    sandbox.faults.deny(games, bits)
    _, data = await api("POST", f"/channels/{games}/messages", HELLO)
    assert data.get("code") == code


async def test_overwrites_go_from_everyone_over_roles_to_members(sandbox: Sandbox, games: int, bob: Actor) -> None:
    world, channel = sandbox.world, sandbox.world.channels[games]
    send = permissions.SEND_MESSAGES
    channel.overwrites[world.guild.id] = Overwrite(world.guild.id, 0, 0, send)
    assert not permissions.in_channel(world, channel, bob.user_id) & send
    channel.overwrites[bob.user_id] = Overwrite(bob.user_id, 1, send, 0)
    assert permissions.in_channel(world, channel, bob.user_id) & send


async def test_an_enforced_nonce_gives_the_first_message_back(
    sandbox: Sandbox, api: Api, games: int, bob: Actor
) -> None:
    body = HELLO | {"nonce": "game-7-turn-3", "enforce_nonce": True}
    ids = [(await api("POST", f"/channels/{games}/messages", body))[1]["id"] for _ in range(2)]
    assert ids[0] == ids[1]
    assert len(bob.messages(games)) == 1
    sandbox.faults.jump(600)
    assert (await api("POST", f"/channels/{games}/messages", body))[1]["id"] != ids[0]


async def test_a_nonce_not_enforced_posts_again(api: Api, games: int, bob: Actor) -> None:
    for _ in range(2):
        await api("POST", f"/channels/{games}/messages", HELLO | {"nonce": "n"})
    assert len(bob.messages(games)) == 2


async def test_messages_older_than_an_hour_are_rarely_edited(sandbox: Sandbox, api: Api, games: int) -> None:
    sandbox.world.old_edit_allowance = (2, 60.0)
    _, message = await api("POST", f"/channels/{games}/messages", HELLO)
    path = f"/channels/{games}/messages/{message['id']}"
    assert [(await api("PATCH", path, {"content": str(n)}))[0] for n in range(4)] == [200] * 4
    sandbox.faults.jump(3_601)
    assert [(await api("PATCH", path, {"content": str(n)}))[0] for n in range(3)] == [200, 200, 429]
    assert (await api("PATCH", path, HELLO))[1]["code"] == 30046
    sandbox.faults.jump(61)
    assert (await api("PATCH", path, HELLO))[0] == 200


@pytest.mark.parametrize(
    ("allowed", "pinged"),
    [(None, ["bob"]), ({"parse": []}, []), ({"parse": ["users"]}, ["bob"]), ({"parse": [], "users": ["1"]}, [])],
)
async def test_allowed_mentions_decide_who_is_pinged(
    api: Api, games: int, bob: Actor, allowed: Any, pinged: list[str]
) -> None:
    body = {"content": f"<@{bob.user_id}> your turn @everyone"}
    if allowed is not None:
        body["allowed_mentions"] = allowed
    _, message = await api("POST", f"/channels/{games}/messages", body)
    assert [user["username"] for user in message["mentions"]] == pinged
    assert message["mention_everyone"] is False


async def test_a_mention_brings_people_into_a_private_thread(api: Api, games: int, bob: Actor) -> None:
    thread = await made(api, games, type=12)
    await api("POST", f"/channels/{thread}/messages", {"content": f"<@{bob.user_id}> come in"})
    assert [m["content"] for m in bob.messages(thread)] == [f"<@{bob.user_id}> come in"]


async def test_only_the_author_edits_and_managers_delete(sandbox: Sandbox, api: Api, games: int, bob: Actor) -> None:
    spoken = await bob.say(games, "mine")
    path = f"/channels/{games}/messages/{spoken['id']}"
    assert (await api("PATCH", path, HELLO))[1]["code"] == 50005
    assert (await api("DELETE", path))[1]["code"] == 50013
    grant(sandbox, permissions.MANAGE_MESSAGES)
    assert (await api("DELETE", path))[0] == 204


async def test_no_shared_guild_no_letter(sandbox: Sandbox, api: Api) -> None:
    stranger = sandbox.world.add_user("Eve")
    _, channel = await api("POST", "/users/@me/channels", {"recipient_id": stranger.id})
    status, data = await api("POST", f"/channels/{channel['id']}/messages", HELLO)
    assert (status, data["code"]) == (403, 50278)


@pytest.mark.parametrize(
    ("method", "path", "code"),
    [
        ("GET", "/channels/1", 10003),
        ("GET", "/channels/{games}/messages/1", 10008),
        ("GET", "/guilds/1", 10004),
        ("GET", "/guilds/{guild}/members/1", 10007),
        ("GET", "/users/1", 10013),
        ("DELETE", "/applications/{app}/commands/1", 10063),
        ("GET", "/applications/{app}/emojis/1", 10014),
        ("GET", "/guilds/{guild}/scheduled-events/1", 10070),
        ("GET", "/applications/1/commands", 10002),
        ("PUT", "/channels/{lobby}/thread-members/@me", 50024),
        ("GET", "/guilds/{guild}/members", 50001),
        ("PUT", "/guilds/{guild}/members/1/roles/1", 50013),
        ("PATCH", "/guilds/{guild}/roles/1", 50013),
    ],
)
async def test_unknown_things_have_their_codes(
    sandbox: Sandbox, api: Api, games: int, method: str, path: str, code: int
) -> None:
    world = sandbox.world
    names = {"games": games, "guild": world.guild.id, "app": world.application_id, "lobby": games}
    assert (await api(method, path.format(**names)))[1]["code"] == code


async def test_a_poll_counts_and_closes(api: Api, games: int, bob: Actor) -> None:
    poll = {"question": {"text": "Go?"}, "answers": [{"poll_media": {"text": t}} for t in ("Yes", "No")]}
    _, message = await api("POST", f"/channels/{games}/messages", {"poll": poll})
    await bob.vote(int(message["id"]), 1)
    await bob.vote(int(message["id"]), 2)
    _, voters = await api("GET", f"/channels/{games}/polls/{message['id']}/answers/2")
    assert [u["username"] for u in voters["users"]] == ["bob"]
    _, closed = await api("POST", f"/channels/{games}/polls/{message['id']}/expire")
    assert closed["poll"]["results"] == {
        "is_finalized": True,
        "answer_counts": [{"id": 1, "count": 0, "me_voted": False}, {"id": 2, "count": 1, "me_voted": False}],
    }
    with pytest.raises(Refusal):
        await bob.vote(int(message["id"]), 1)


async def test_reactions_are_cleared_by_emoji_and_altogether(
    sandbox: Sandbox, api: Api, games: int, bob: Actor
) -> None:
    grant(sandbox, permissions.MANAGE_MESSAGES)
    spoken = await bob.say(games, "well?")
    for emoji in ("👍", "👎", "🎲"):
        await bob.react(int(spoken["id"]), emoji)
    path = f"/channels/{games}/messages/{spoken['id']}"
    assert (await api("DELETE", f"{path}/reactions/👎"))[0] == 204
    assert [r["emoji"]["name"] for r in (await api("GET", path))[1]["reactions"]] == ["👍", "🎲"]
    await api("DELETE", f"{path}/reactions")
    assert "reactions" not in (await api("GET", path))[1]


async def test_a_deleted_channel_takes_no_late_answer(sandbox: Sandbox, api: Api, games: int, bob: Actor) -> None:
    await api("PUT", f"/applications/{sandbox.world.application_id}/commands", [{"name": "go", "description": "Go"}])
    asked = await bob.slash(games, "go")
    sandbox.faults.delete_channel(games)
    body = {"type": 4, "data": HELLO}
    status, data = await api("POST", f"/interactions/{asked.id}/{asked.exchange.token}/callback", body)
    assert (status, data["code"]) == (404, 10003)


async def test_people_open_threads_and_the_bot_joins_when_it_posts(
    sandbox: Sandbox, api: Api, games: int, bob: Actor
) -> None:
    thread = await bob.open_thread(games, "My table")
    await api("POST", f"/channels/{thread}/messages", HELLO)
    _, people = await api("GET", f"/channels/{thread}/thread-members")
    assert {p["user_id"] for p in people} == {str(bob.user_id), str(sandbox.world.bot_id)}


async def test_interested_people_are_counted(sandbox: Sandbox, api: Api, bob: Actor) -> None:
    grant(sandbox, permissions.CREATE_EVENTS)
    path = f"/guilds/{sandbox.world.guild.id}/scheduled-events"
    _, event = await api("POST", path, {
        "name": "Game night", "privacy_level": 2, "entity_type": 3, "entity_metadata": {"location": "The shop"},
        "scheduled_start_time": "2099-01-01T18:00:00+00:00", "scheduled_end_time": "2099-01-01T22:00:00+00:00",
    })  # fmt: skip
    await bob.attend(int(event["id"]))
    assert (await api("GET", f"{path}/{event['id']}?with_user_count=true"))[1]["user_count"] == 1
    assert [u["user_id"] for u in (await api("GET", f"{path}/{event['id']}/users"))[1]] == [str(bob.user_id)]


async def test_the_bots_role_is_its_invitation(sandbox: Sandbox) -> None:
    guide = (Path(__file__).parents[2] / "docs" / "running.md").read_text()
    invited = re.search(r"permissions=(\d+)", guide)
    role = next(r for r in sandbox.world.guild.roles.values() if r.managed_by)
    assert invited is not None
    assert role.permissions == int(invited[1])


async def test_a_dm_shows_with_its_first_message_and_the_bot_hears_nothing_of_it(
    sandbox: Sandbox, api: Api, bob: Actor
) -> None:
    told: list[tuple[str, Any]] = []
    to_bot: list[str] = []
    sandbox.world.subscribe(lambda event, _payload, viewers: told.append((event, viewers)))
    sandbox.world.connect_gateway(lambda event, _payload, _guild: to_bot.append(event))
    _, channel = await api("POST", "/users/@me/channels", {"recipient_id": bob.user_id})
    assert (told, channel["id"] in {c["id"] for c in bob.channels()}) == ([], False)
    for _ in range(2):
        await api("POST", f"/channels/{channel['id']}/messages", HELLO)
    assert told[:2] == [("CHANNEL_CREATE", frozenset({bob.user_id})), ("MESSAGE_CREATE", None)]
    assert len(told) == 3
    assert to_bot == ["MESSAGE_CREATE", "MESSAGE_CREATE"]
    assert channel["id"] in {c["id"] for c in bob.channels()}


async def test_a_servers_new_language_reaches_the_bot(sandbox: Sandbox, bot: Demo, ann: Actor, bob: Actor) -> None:
    guild = sandbox.world.guild.id
    with pytest.raises(Refusal, match="50013"):
        await bob.change_server(guild, locale="de")
    await ann.change_server(guild, name="Der Spieleladen", locale="de")
    await ann.say(await ann.open_dm(), "marker")
    async with asyncio.timeout(5), bot.noted:
        await bot.noted.wait_for(lambda: "said 'marker'" in bot.log)
    (found,) = bot.guilds
    assert (found.name, found.preferred_locale.value) == ("Der Spieleladen", "de")


async def test_an_emoji_comes_back_without_the_id_that_it_lacks(api: Api, games: int) -> None:
    plain = {"id": None, "name": "\N{WARNING SIGN}"}
    button = {"type": 2, "style": 1, "custom_id": "a", "emoji": plain}
    select = {"type": 3, "custom_id": "b", "options": [{"label": "A", "value": "a", "emoji": plain}]}
    rows = [{"type": 1, "components": [part]} for part in (button, select)]
    _, message = await api("POST", f"/channels/{games}/messages", {"content": "Mind", "components": rows})
    (shown,), (menu,) = (row["components"] for row in message["components"])
    assert [shown["emoji"], menu["options"][0]["emoji"]] == [{"name": "\N{WARNING SIGN}"}] * 2


async def test_an_emoji_of_the_application_comes_back_with_its_id_as_letters(
    sandbox: Sandbox, api: Api, games: int
) -> None:
    image = "data:image/png;base64,iVBORw0KGgo="
    _, made = await api(
        "POST", f"/applications/{sandbox.world.application_id}/emojis", {"name": "pawn", "image": image}
    )
    button = {"type": 2, "style": 1, "custom_id": "a", "emoji": {"id": int(made["id"]), "name": "pawn"}}
    body = {"content": "Mind", "components": [{"type": 1, "components": [button]}]}
    _, message = await api("POST", f"/channels/{games}/messages", body)
    assert message["components"][0]["components"][0]["emoji"] == {"id": made["id"], "name": "pawn"}
