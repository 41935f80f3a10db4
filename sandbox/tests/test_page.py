"""The web page's server half, used as a browser uses it."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import re
from typing import TYPE_CHECKING, Any

import aiohttp
import pytest
import pytest_asyncio

from sandbox.page import STATIC
from sandbox.tests.desk import BUTTONS, EPHEMERAL, Desk, Json, message_with, opened
from sandbox.window import PAGE_SIZE, REFUSED

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable


@pytest_asyncio.fixture
async def desk() -> AsyncIterator[Desk]:
    async with opened() as made:
        yield made


# Who gets in


@pytest.mark.asyncio
@pytest.mark.parametrize("capability", ["", "guess", None])
async def test_a_wrong_capability_shuts_the_window(desk: Desk, capability: str | None) -> None:
    socket = await desk.socket()
    await socket.send_json({"number": 1, "ask": "hello", "capability": capability})
    frame = await socket.receive(timeout=10)
    assert frame.type is aiohttp.WSMsgType.CLOSE
    assert frame.data == REFUSED


@pytest.mark.asyncio
@pytest.mark.parametrize("first", ['{"number": 1, "ask": "open", "channel": "1"}', "[]", "nonsense", '{"number": 1}'])
async def test_nothing_is_answered_before_hello(desk: Desk, first: str) -> None:
    socket = await desk.socket()
    await socket.send_str(first)
    assert (await socket.receive(timeout=10)).data == REFUSED


NO_REQUESTS = (
    '{"number": 1e400, "ask": "commands", "channel": "1"}',
    '{"number": NaN, "ask": "commands", "channel": "1"}',
    '{"number": 1, "ask": "commands", "channel": -Infinity}',
    '{"number": 1, "ask": "commands", "channel": 1e999}',
    '{"number": %s, "ask": "commands", "channel": "1"}' % ("9" * 400),
    '{"number": %s, "ask": "commands", "channel": "1"}' % ("9" * 9000),
    '{"number": 1.5, "ask": "commands", "channel": "1"}',
    '{"number": true, "ask": "commands", "channel": "1"}',
    '{"number": [1], "ask": "commands", "channel": "1"}',
    '{"number": 1, "ask": ["commands"], "channel": "1"}',
    '{"number": 1, "ask": {"a": 1}}',
    '{"number": 1, "ask": "__class__"}',
    '{"number": 1, "ask": "hello", "capability": "\\ud800"}',
    '{"number": 1, "ask": "say", "channel": "1", "content": "\\udfff"}',
    "[" * 100_000,
    '{"number": 1, "ask": "fault", "with": ' + "[" * 100_000 + "]" * 100_000 + "}",
    "null",
    '"hello"',
    "1e400",
    "",
)


@pytest.mark.asyncio
@pytest.mark.parametrize("frame", NO_REQUESTS, ids=lambda frame: frame[:50])
async def test_what_no_page_sends_shuts_the_window_and_no_other(
    desk: Desk, frame: str, caplog: pytest.LogCaptureFixture
) -> None:
    window, _ = await desk.window("Ann")
    other, _ = await desk.window("Bob")
    await window.socket.send_str(frame)
    while (heard := await window.socket.receive(timeout=10)).type is aiohttp.WSMsgType.TEXT:
        pass
    assert heard.data == REFUSED
    assert await other.ask("commands", channel=str(desk.lobby))
    assert [one.getMessage() for one in caplog.records] == []


STRANGE: tuple[Any, ...] = (
    None, True, -1, 2**62, 1.5, "", "nonsense", "9" * 30, [], [1], [None], [[]], [{"name": "x"}], {}, {"a": None},
    {"whom": 5}, {"reason": 5}, {"reason": [[]]}, {"card": "x"}, {"card": {"name": 1, "data": 5}}, {"a": {"b": []}},
)  # fmt: skip


@pytest.mark.asyncio
async def test_a_field_of_another_kind_is_refused_without_stumbling(
    desk: Desk, caplog: pytest.LogCaptureFixture
) -> None:
    window, _ = await desk.window("Ann")
    lobby, shown = str(desk.lobby), str(desk.put(content="here", components=BUTTONS).id)
    form = (await window.ask("slash", channel=lobby, path="ask"))["id"]
    sound: dict[str, Json] = {
        "hello": {"capability": desk.sandbox.capability, "person": desk.id_of("Ann"), "channel": lobby},
        "open": {"channel": lobby, "before": shown},
        "commands": {"channel": lobby},
        "autocomplete": {"channel": lobby, "path": "greet", "focused": "whom", "text": "", "options": {}},
        "say": {"channel": lobby, "content": "hi", "files": [], "reply_to": shown},
        "slash": {"channel": lobby, "path": "greet", "options": {"whom": "Bob"}, "ids": {}, "files": {}},
        "click": {"message": shown, "custom_id": "again"},
        "choose": {"message": shown, "custom_id": "again", "values": ["1"]},
        "menu": {"channel": lobby, "name": "Explain", "target": shown},
        "submit": {"interaction": form, "fields": {"reason": "x"}, "files": {}},
        "vote": {"message": shown, "answer": 1, "on": True},
        "add_person": {"name": "x"},
        "set_person": {"locale": "de", "takes_dms": True},
        "fault": {"on": "latency", "with": {}, "off": None},
        "watch": {"on": False},
        "entry": {"entry": 1},
    }
    for ask, fields in sound.items():
        for name in fields.keys() - {"capability"}:  # of which another test says that it shuts the window
            for strange in STRANGE:
                with contextlib.suppress(RuntimeError):
                    await window.ask(ask, **(fields | {name: strange}))
    assert [one.getMessage() for one in caplog.records] == []


@pytest.mark.asyncio
@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1:1", "https://127.0.0.1"])
async def test_a_foreign_page_cannot_open_the_socket(desk: Desk, origin: str) -> None:
    upgrade = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13"}
    headers = upgrade | {"Sec-WebSocket-Key": base64.b64encode(bytes(16)).decode(), "Origin": origin}
    async with desk.web.get(f"{desk.origin}/page", headers=headers) as answer:
        assert answer.status == 403


@pytest.mark.asyncio
@pytest.mark.parametrize("path", ["/", "/static/main.js", "/page"])
async def test_a_foreign_host_name_is_refused_everywhere(desk: Desk, path: str) -> None:
    headers = {"Host": f"evil.example:{desk.origin.rsplit(':', 1)[1]}", "Origin": desk.origin}
    async with desk.web.get(desk.origin + path, headers=headers) as answer:
        assert answer.status == 403


@pytest.mark.asyncio
async def test_loopback_goes_by_both_of_its_names(desk: Desk) -> None:
    port = desk.origin.rsplit(":", 1)[1]
    async with desk.web.get(f"{desk.origin}/", headers={"Host": f"localhost:{port}"}) as answer:
        assert answer.status == 200
    socket = await desk.socket(origin=f"http://localhost:{port}", host=f"localhost:{port}")
    assert not socket.closed


# The files


@pytest.mark.asyncio
async def test_the_page_allows_only_its_own_scripts_and_nobody_to_frame_it(desk: Desk) -> None:
    async with desk.web.get(f"{desk.origin}/") as answer:
        policy = answer.headers["Content-Security-Policy"]
        text = await answer.text()
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "unsafe" not in policy
    assert "frame-ancestors 'none'" in policy
    assert "not Discord" in text


@pytest.mark.asyncio
async def test_every_file_the_page_names_is_served_and_nothing_else(desk: Desk) -> None:
    named = set(re.findall(r'/static/([\w.]+)"', (STATIC / "index.html").read_text()))
    for script in STATIC.glob("*.js"):
        named |= set(re.findall(r'from "\./([\w.]+)"', script.read_text()))
    for name in sorted(named):
        async with desk.web.get(f"{desk.origin}/static/{name}") as answer:
            assert answer.status == 200, name
            assert answer.content_type in {"text/javascript", "text/css"}
    for name in ("..%2fpage.py", "page.py", "nothing.js"):
        async with desk.web.get(f"{desk.origin}/static/{name}") as answer:
            assert answer.status == 404, name


@pytest.mark.parametrize("path", sorted(STATIC.iterdir()), ids=lambda path: path.name)
def test_the_page_names_no_foreign_address_and_builds_no_markup_from_text(path: Any) -> None:
    text = path.read_text()
    assert re.findall(r"(?:https?|wss?):(?:\\?/){2}[a-z0-9]", text) == []
    assert re.findall(r"\b(innerHTML|outerHTML|insertAdjacentHTML|document\.write|eval|srcdoc)\b", text) == []
    assert re.findall(r"[\"'(]//\w", text) == []
    assert "@import" not in text


# What one sees


@pytest.mark.asyncio
async def test_the_snapshot_shows_what_the_person_may_see_and_no_more(desk: Desk) -> None:
    world = desk.world
    thread = await desk.api("POST", f"/channels/{desk.lobby}/threads", {"name": "hidden table", "type": 12})
    await desk.api("PUT", f"/channels/{thread['id']}/thread-members/{desk.id_of('Bob')}", None)
    await desk.api("POST", f"/channels/{thread['id']}/messages", {"content": "for the table"})
    dm = await desk.api("POST", "/users/@me/channels", {"recipient_id": desk.id_of("Bob")})
    await desk.api("POST", f"/channels/{dm['id']}/messages", {"content": "your hand"})
    bob, seen_by_bob = await desk.window("Bob")
    cleo, seen_by_cleo = await desk.window("Cleo")
    assert {thread["id"], dm["id"]} <= {c["id"] for c in seen_by_bob["channels"]}
    assert not {thread["id"], dm["id"]} & {c["id"] for c in seen_by_cleo["channels"]}
    assert seen_by_cleo["people"] == [desk.id_of(name) for name in ("Ann", "Bob", "Cleo")]
    assert (await bob.ask("open", channel=dm["id"]))["messages"][0]["content"] == "your hand"
    for channel in (thread["id"], dm["id"]):
        with pytest.raises(RuntimeError, match="cannot see"):
            await cleo.ask("open", channel=channel)
    assert world.bot.username in {user["username"] for user in seen_by_cleo["users"]}


@pytest.mark.asyncio
async def test_news_from_private_places_reaches_only_those_inside(desk: Desk) -> None:
    dm = await desk.api("POST", "/users/@me/channels", {"recipient_id": desk.id_of("Bob")})
    bob, _ = await desk.window("Bob")
    cleo, _ = await desk.window("Cleo")
    sent = await desk.api("POST", f"/channels/{dm['id']}/messages", {"content": "your new hand"})
    await desk.api("PATCH", f"/channels/{dm['id']}/messages/{sent['id']}", {"content": "your better hand"})
    await bob.until(message_with("your better hand"))
    assert "hand" not in await cleo.settle()


@pytest.mark.asyncio
async def test_a_window_hears_that_somebody_without_a_window_has_news_but_not_which(desk: Desk) -> None:
    cleo, _ = await desk.window("Cleo")
    dm = await desk.api("POST", "/users/@me/channels", {"recipient_id": desk.id_of("Bob")})
    await desk.api("POST", f"/channels/{dm['id']}/messages", {"content": "your new hand"})
    nudge = await cleo.until(lambda frame: frame.get("push") == "nudge")
    assert nudge == {"push": "nudge", "person": desk.id_of("Bob")}
    assert "hand" not in await cleo.settle()


@pytest.mark.asyncio
async def test_a_first_direct_message_makes_its_conversation_appear(desk: Desk) -> None:
    bob, _ = await desk.window("Bob")
    dm = await desk.api("POST", "/users/@me/channels", {"recipient_id": desk.id_of("Bob")})
    await desk.api("POST", f"/channels/{dm['id']}/messages", {"content": "your new hand"})
    await bob.until(message_with("your new hand"))
    places = [frame for frame in bob.pushed if frame["push"] == "places"]
    assert dm["id"] in {channel["id"] for channel in places[-1]["channels"]}
    assert bob.pushed.index(places[-1]) < len(bob.pushed) - 1


@pytest.mark.asyncio
async def test_a_message_is_answered_and_a_menu_entry_used_on_it(desk: Desk) -> None:
    ann, _ = await desk.window("Ann")
    bob, _ = await desk.window("Bob")
    said = await ann.ask("say", channel=str(desk.lobby), content="who is there?")
    await bob.ask("say", channel=str(desk.lobby), content="it is I", reply_to=said["message"])
    heard = (await ann.until(message_with("it is I")))["message"]
    assert heard["referenced_message"]["content"] == "who is there?"
    used = await ann.ask("menu", channel=str(desk.lobby), name="Explain", target=heard["id"])
    assert used["state"] == "answered"
    await ann.until(message_with("That says it is I"))


@pytest.mark.asyncio
async def test_a_vote_is_counted_for_everybody_and_marked_for_the_voter(desk: Desk) -> None:
    question = {"question": {"text": "Which?"}, "duration": 1, "answers": [{"poll_media": {"text": t}} for t in "ab"]}
    ann, _ = await desk.window("Ann")
    bob, _ = await desk.window("Bob")
    asked = await desk.api("POST", f"/channels/{desk.lobby}/messages", {"poll": question})
    await bob.ask("vote", message=asked["id"], answer=2, on=True)

    def counted(mine: bool) -> Callable[[Json], bool]:
        wanted = {"id": 2, "count": 1, "me_voted": mine}
        return lambda f: f.get("push") == "message" and wanted in f["message"]["poll"]["results"]["answer_counts"]

    await bob.until(counted(mine=True))
    await ann.until(counted(mine=False))


@pytest.mark.asyncio
async def test_a_thread_appears_for_a_person_when_they_are_added(desk: Desk) -> None:
    thread = await desk.api("POST", f"/channels/{desk.lobby}/threads", {"name": "table nine", "type": 12})
    cleo, before = await desk.window("Cleo")
    assert "table nine" not in json.dumps(before)
    await desk.api("PUT", f"/channels/{thread['id']}/thread-members/{desk.id_of('Cleo')}", None)
    await cleo.until(lambda f: f.get("push") == "places" and thread["id"] in {c["id"] for c in f["channels"]})


@pytest.mark.asyncio
async def test_a_long_channel_is_read_page_by_page(desk: Desk) -> None:
    for number in range(PAGE_SIZE + 5):
        desk.put(content=f"line {number}")
    ann, snapshot = await desk.window("Ann")
    assert [m["content"] for m in snapshot["messages"]] == [f"line {n}" for n in range(5, PAGE_SIZE + 5)]
    earlier = await ann.ask("open", channel=str(desk.lobby), before=snapshot["messages"][0]["id"])
    assert [m["content"] for m in earlier["messages"]] == [f"line {n}" for n in range(5)]
    assert (snapshot["more"], earlier["more"]) == (True, False)


@pytest.mark.asyncio
async def test_a_reply_to_somebody_elses_ephemeral_message_does_not_quote_it(desk: Desk) -> None:
    secret = desk.put(content="a secret word", flags=EPHEMERAL, private_to=int(desk.id_of("Ann")))
    reference = {"channel_id": str(desk.lobby), "message_id": str(secret.id)}
    desk.put(content="see above", type=19, reference=reference)
    _, seen_by_ann = await desk.window("Ann")
    _, seen_by_bob = await desk.window("Bob")
    assert seen_by_ann["messages"][-1]["referenced_message"]["content"] == "a secret word"
    assert "a secret word" not in json.dumps(seen_by_bob)


# What one does


@pytest.mark.asyncio
async def test_a_command_and_a_click_reach_the_bot_and_everybody_sees_the_answer(desk: Desk) -> None:
    ann, _ = await desk.window("Ann")
    bob, _ = await desk.window("Bob")
    offered = await ann.ask("commands", channel=str(desk.lobby))
    assert {"greet", "whisper", "ask", "sleep"} <= {command["name"] for command in offered}
    outcome = await ann.ask("slash", channel=str(desk.lobby), path="greet", options={"whom": "Bob"})
    assert outcome["state"] == "answered"
    greeting = (await bob.until(message_with("Hello Bob")))["message"]
    assert (await bob.ask("click", message=greeting["id"], custom_id="again"))["state"] == "answered"
    changed = await ann.until(message_with("Hello again"))
    assert changed["message"]["id"] == greeting["id"]
    assert changed["fresh"] is False


@pytest.mark.asyncio
async def test_a_command_can_carry_a_file(desk: Desk) -> None:
    ann, _ = await desk.window("Ann")
    card = {"name": "card.txt", "data": base64.b64encode(b"three of cogs").decode()}
    await ann.ask("slash", channel=str(desk.lobby), path="greet", options={"whom": "all"}, files={"card": card})
    await ann.until(message_with("card.txt"))


@pytest.mark.asyncio
async def test_the_bot_suggests_values_while_one_types(desk: Desk) -> None:
    ann, _ = await desk.window("Ann")
    found = await ann.ask("autocomplete", channel=str(desk.lobby), path="greet", focused="whom", text="ev", options={})
    assert found == [{"name": "Everybody", "value": "all"}]


@pytest.mark.asyncio
async def test_an_ephemeral_answer_reaches_the_one_who_asked_only(desk: Desk) -> None:
    ann, _ = await desk.window("Ann")
    bob, _ = await desk.window("Bob")
    await ann.ask("slash", channel=str(desk.lobby), path="whisper")
    heard = (await ann.until(message_with("a secret word")))["message"]
    assert heard["flags"] & EPHEMERAL
    assert "a secret word" not in await bob.settle()
    _, later = await desk.window("Bob")
    assert "a secret word" not in json.dumps(later)
    with pytest.raises(RuntimeError):
        await bob.ask("click", message=heard["id"], custom_id="again")


@pytest.mark.asyncio
async def test_a_form_is_opened_filled_in_and_sent(desk: Desk) -> None:
    ann, _ = await desk.window("Ann")
    opened = await ann.ask("slash", channel=str(desk.lobby), path="ask")
    assert opened["modal"]["title"] == "A form"
    sent = await ann.ask("submit", interaction=opened["id"], fields={"reason": "it rains"}, files={})
    assert sent["state"] == "answered"
    await ann.until(message_with("Because it rains"))


@pytest.mark.asyncio
async def test_a_form_belongs_to_the_person_who_opened_it(desk: Desk) -> None:
    ann, _ = await desk.window("Ann")
    opened = await ann.ask("slash", channel=str(desk.lobby), path="ask")
    await ann.ask("hello", capability=desk.sandbox.capability, person=desk.id_of("Bob"))
    with pytest.raises(RuntimeError, match="no longer open"):
        await ann.ask("submit", interaction=opened["id"], fields={"reason": "it rains"}, files={})


@pytest.mark.asyncio
async def test_a_bot_that_never_answers_makes_the_interaction_fail(desk: Desk) -> None:
    ann, _ = await desk.window("Ann")
    asking = asyncio.create_task(ann.ask("slash", channel=str(desk.lobby), path="sleep"))
    await desk.world.until(lambda: any(e.data.get("name") == "sleep" for e in desk.world.exchanges.values()))
    desk.world.offset += 4
    outcome = await asking
    assert outcome["state"] == "failed"
    assert "did not respond" in outcome["error"]


@pytest.mark.asyncio
async def test_a_message_is_said_with_its_files(desk: Desk) -> None:
    ann, _ = await desk.window("Ann")
    bob, _ = await desk.window("Bob")
    note = {"name": "note.txt", "data": base64.b64encode(b"hello").decode()}
    await ann.ask("say", channel=str(desk.lobby), content="look here", files=[note])
    message = (await bob.until(message_with("look here")))["message"]
    assert message["author"]["id"] == desk.id_of("Ann")
    async with desk.web.get(message["attachments"][0]["url"]) as answer:
        assert await answer.read() == b"hello"


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("what", "body"),
    [
        ("slash", {"path": "no such command"}),
        ("click", {"message": "1", "custom_id": "again"}),
        ("open", {"channel": "1"}),
        ("open", {"channel": "somewhere"}),
        ("say", {"content": "x", "files": [{"name": "x", "data": "not base64!"}]}),
        ("say", {}),
        ("add_person", {"name": "Ann"}),
    ],
)
async def test_a_refusal_is_told_and_the_window_lives_on(desk: Desk, what: str, body: Json) -> None:
    ann, _ = await desk.window("Ann")
    with pytest.raises(RuntimeError) as refused:
        await ann.ask(what, **{"channel": str(desk.lobby), **body})
    assert "stumbled" not in str(refused.value)
    assert await ann.ask("commands", channel=str(desk.lobby))


# People


@pytest.mark.asyncio
async def test_one_window_can_become_another_person(desk: Desk) -> None:
    window, _ = await desk.window("Ann")
    again = await window.ask("hello", capability=desk.sandbox.capability, person=desk.id_of("Bob"))
    assert again["me"] == desk.id_of("Bob")
    await window.ask("say", channel=str(desk.lobby), content="it is me, Bob")
    assert (await window.until(message_with("it is me")))["message"]["author"]["id"] == desk.id_of("Bob")


@pytest.mark.asyncio
async def test_a_person_can_be_added_and_shows_up_in_the_other_windows(desk: Desk) -> None:
    ann, _ = await desk.window("Ann")
    bob, _ = await desk.window("Bob")
    made = await ann.ask("add_person", name="Dora")
    places = await bob.until(lambda frame: frame.get("push") == "places" and made["person"] in frame["people"])
    assert made["person"] in {entry["user"]["id"] for entry in places["guilds"][0]["members"]}


@pytest.mark.asyncio
async def test_language_and_closed_direct_messages_are_the_persons_own_settings(desk: Desk) -> None:
    ann, snapshot = await desk.window("Ann")
    assert snapshot["habits"] == {"locale": "en-US", "takes_dms": True}
    assert await ann.ask("set_person", locale="de", takes_dms=False) == {"locale": "de", "takes_dms": False}
    assert await ann.ask("set_person", locale="klingon") == {"locale": "de", "takes_dms": False}
    assert (desk.world.person("Ann").locale, desk.world.person("Bob").locale) == ("de", "en-US")


@pytest.mark.asyncio
async def test_the_direct_message_channel_is_opened_and_names_the_bot_as_the_other_end(desk: Desk) -> None:
    ann, _ = await desk.window("Ann")
    channel = (await ann.ask("dm"))["channel"]
    places = [frame for frame in ann.pushed if frame.get("push") == "places"][-1]
    (shown,) = [c for c in places["channels"] if c["id"] == channel]
    assert [user["username"] for user in shown["recipients"]] == [desk.world.bot.username]
