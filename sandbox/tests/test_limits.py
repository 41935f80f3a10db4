"""Discord's limits as a table: one row, one request, one code. The figures are those of Discord's documentation."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import aiohttp
import pytest

from sandbox import Actor, Sandbox, permissions
from sandbox.tests.conftest import Api, grant

pytestmark = pytest.mark.asyncio

V2 = 1 << 15
Body = dict[str, Any]


GONE: Body = {"id": "1234567890123456789", "name": "gone"}
PNG = "data:image/png;base64,iVBORw0KGgo="


def row(*parts: Body) -> Body:
    return {"type": 1, "components": list(parts)}


def button(n: int = 0, **more: Any) -> Body:
    return {"type": 2, "style": 1, "label": "Go", "custom_id": f"b{n}"} | more


def select(n: int = 0, options: int = 2, **more: Any) -> Body:
    offered = [{"label": f"Option {i}", "value": str(i)} for i in range(options)]
    return {"type": 3, "custom_id": f"s{n}", "options": offered} | more


def text(content: str) -> Body:
    return {"type": 10, "content": content}


def layout(*parts: Body, **more: Any) -> Body:
    return {"flags": V2, "components": list(parts)} | more


def embed(**parts: Any) -> Body:
    return {"embeds": [parts]}


def poll(**parts: Any) -> Body:
    question, answers = {"text": "Who?"}, [{"poll_media": {"text": "Me"}}]
    return {"poll": {"question": question, "answers": answers, "duration": 24} | parts}


FULL = {"name": "n" * 256, "value": "v" * 1_024}
GALLERY_ITEM = {"media": {"url": "https://example.com/a.png"}}

ALLOWED: dict[str, Body] = {
    "2,000 characters": {"content": "x" * 2_000},
    "five rows of five buttons": {"components": [row(*(button(5 * r + c) for c in range(5))) for r in range(5)]},
    "6,000 characters of embeds": {"embeds": [{"description": "d" * 3_000}, {"description": "d" * 3_000}]},
    "4,000 characters of layout": layout(text("x" * 2_000), text("y" * 2_000)),
    "40 components": layout(*(text("x") for _ in range(40))),
    "25 options": {"components": [row(select(options=25))]},
    "a link button": {"components": [row({"type": 2, "style": 5, "label": "Go", "url": "https://example.com"})]},
    "ten answers of 55": poll(answers=[{"poll_media": {"text": "a" * 55}} for _ in range(10)]),
    "three texts in a section": layout({"type": 9, "components": [text("x")] * 3, "accessory": button()}),
}

REFUSED: dict[str, tuple[int, Body]] = {
    "2,001 characters": (50035, {"content": "x" * 2_001}),
    "nothing at all": (50006, {}),
    "only blanks": (50006, {"content": "  \n"}),
    "eleven embeds": (50035, {"embeds": [{"title": "t"}] * 11}),
    "6,001 characters of embeds": (50035, {"embeds": [{"description": "d" * 3_000}, {"description": "d" * 3_001}]}),
    "6,000 over many parts": (50035, embed(fields=[FULL] * 5)),
    "embed title 257": (50035, embed(title="t" * 257)),
    "embed description 4,097": (50035, embed(description="d" * 4_097)),
    "26 embed fields": (50035, embed(fields=[{"name": "n", "value": "v"}] * 26)),
    "embed field name 257": (50035, embed(fields=[{"name": "n" * 257, "value": "v"}])),
    "embed field value 1,025": (50035, embed(fields=[{"name": "n", "value": "v" * 1_025}])),
    "embed field without text": (50035, embed(fields=[{"name": "", "value": "v"}])),
    "embed footer 2,049": (50035, embed(footer={"text": "f" * 2_049})),
    "embed author 257": (50035, embed(author={"name": "a" * 257})),
    "eleven attachments": (50035, {"content": "x", "attachments": [{"id": n} for n in range(11)]}),
    "alt text 1,025": (50035, {"content": "x", "attachments": [{"id": 0, "description": "d" * 1_025}]}),
    "nonce 26": (50035, {"content": "x", "nonce": "n" * 26}),
    "mentions both parsed and listed": (
        50035,
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
    ),
    "a reply to nothing": (50035, {"content": "x", "message_reference": {"message_id": "1"}}),
    "one custom id twice": (50035, {"components": [row(button(1), button(1))]}),
    "custom id 101": (50035, {"components": [row(button(custom_id="c" * 101))]}),
    "an empty custom id": (50035, {"components": [row(button(custom_id=""))]}),
    "no custom id": (50035, {"components": [row({"type": 2, "style": 1, "label": "Go"})]}),
    "six buttons in a row": (50035, {"components": [row(*(button(n) for n in range(6)))]}),
    "six rows": (50035, {"components": [row(button(n)) for n in range(6)]}),
    "an empty row": (50035, {"components": [row()]}),
    "button label 81": (50035, {"components": [row(button(label="l" * 81))]}),
    "a button without a face": (50035, {"components": [row({"type": 2, "style": 1, "custom_id": "b"})]}),
    "a link button without url": (50035, {"components": [row({"type": 2, "style": 5, "label": "Go"})]}),
    "url 513": (50035, {"components": [row({"type": 2, "style": 5, "label": "Go", "url": "https://" + "u" * 505})]}),
    "a button with letters for an emoji": (50035, {"components": [row(button(emoji={"name": "abc"}))]}),
    "a button with an emoji that is not there": (50035, {"components": [row(button(emoji=GONE))]}),
    "an option with an emoji that is not there": (
        50035,
        {"components": [row(select() | {"options": [{"label": "l", "value": "v", "emoji": GONE}]})]},
    ),
    "a button of style 9": (50035, {"components": [row(button(style=9))]}),
    "26 options": (50035, {"components": [row(select(options=26))]}),
    "no options": (50035, {"components": [row(select(options=0))]}),
    "option label 101": (50035, {"components": [row(select() | {"options": [{"label": "l" * 101, "value": "v"}]})]}),
    "option value 101": (50035, {"components": [row(select() | {"options": [{"label": "l", "value": "v" * 101}]})]}),
    "option description 101": (
        50035,
        {"components": [row(select() | {"options": [{"label": "l", "value": "v", "description": "d" * 101}]})]},
    ),
    "one option value twice": (
        50035,
        {"components": [row(select() | {"options": [{"label": "l", "value": "v"}] * 2})]},
    ),
    "placeholder 151": (50035, {"components": [row(select(placeholder="p" * 151))]}),
    "more values than options": (50035, {"components": [row(select(max_values=3))]}),
    "more wanted than allowed": (50035, {"components": [row(select(min_values=2, max_values=1))]}),
    "a select beside a button": (50035, {"components": [row(select(), button())]}),
    "two selects in a row": (50035, {"components": [row(select(1), select(2))]}),
    "a layout part without the flag": (50035, {"components": [text("x")]}),
    "a layout with content": (50035, layout(text("x"), content="y")),
    "a layout with embeds": (50035, layout(text("x"), embeds=[{"title": "t"}])),
    "a layout with a poll": (50035, layout(text("x")) | poll()),
    "a layout with stickers": (50035, layout(text("x"), sticker_ids=["1"])),
    "4,001 characters in one text": (50035, layout(text("x" * 4_001))),
    "41 components": (50035, layout(*(text("x") for _ in range(41)))),
    "41 components, nested": (50035, layout({"type": 17, "components": [text("x")] * 40})),
    "4,001 characters of layout": (50035, layout(text("x" * 2_000), text("y" * 2_001))),
    "an empty text": (50035, layout(text(""))),
    "four texts in a section": (50035, layout({"type": 9, "components": [text("x")] * 4, "accessory": button()})),
    "a section without accessory": (50035, layout({"type": 9, "components": [text("x")]})),
    "eleven gallery items": (50035, layout({"type": 12, "items": [GALLERY_ITEM] * 11})),
    "an unknown attachment": (50035, layout({"type": 12, "items": [{"media": {"url": "attachment://no.png"}}]})),
    "media over http": (50035, layout({"type": 12, "items": [{"media": {"url": "http://example.com/a.png"}}]})),
    "a file part by https": (50035, layout({"type": 13, "file": {"url": "https://example.com/a.txt"}})),
    "a container in a container": (
        50035,
        layout({"type": 17, "components": [{"type": 17, "components": [text("x")]}]}),
    ),
    "an empty container": (50035, layout({"type": 17, "components": []})),
    "a bare button in a layout": (50035, layout(button())),
    "eleven poll answers": (50035, poll(answers=[{"poll_media": {"text": "a"}}] * 11)),
    "poll answer 56": (50035, poll(answers=[{"poll_media": {"text": "a" * 56}}])),
    "poll question 301": (50035, poll(question={"text": "q" * 301})),
    "a poll of 33 days": (50035, poll(duration=33 * 24)),
}


@pytest.mark.parametrize("name", ALLOWED)
async def test_a_message_may_go_up_to_the_limit(api: Api, games: int, name: str) -> None:
    status, data = await api("POST", f"/channels/{games}/messages", ALLOWED[name])
    assert status == 200, data


@pytest.mark.parametrize("name", REFUSED)
async def test_a_message_over_a_limit_is_refused(api: Api, ann: Actor, games: int, name: str) -> None:
    code, body = REFUSED[name]
    status, data = await api("POST", f"/channels/{games}/messages", body)
    assert (status, data["code"]) == (400, code)
    assert bool(data.get("errors")) == (code == 50035)
    assert ann.messages(games) == []


def command(**parts: Any) -> Body:
    return {"name": "play", "description": "Play", "type": 1} | parts


def option(**parts: Any) -> Body:
    return {"type": 3, "name": "game", "description": "Which"} | parts


LONG = {"options": [option(name=f"o{n}", description="d" * 100) for n in range(25)]}
GROUPS = [{"type": 1, "name": f"s{n}", "description": "Sub"} | LONG for n in range(4)]

COMMANDS_REFUSED: dict[str, tuple[int, list[Body]]] = {
    "101 slash commands": (30032, [command(name=f"c{n}") for n in range(101)]),
    "16 user menus": (30032, [{"name": f"Menu {n}", "type": 2} for n in range(16)]),
    "16 message menus": (30032, [{"name": f"Menu {n}", "type": 3} for n in range(16)]),
    "an upper case name": (50035, [command(name="Play")]),
    "a name with a blank": (50035, [command(name="play now")]),
    "name 33": (50035, [command(name="p" * 33)]),
    "one name twice": (50035, [command(), command()]),
    "no description": (50035, [command(description="")]),
    "description 101": (50035, [command(description="d" * 101)]),
    "a described menu": (50035, [command(type=2)]),
    "26 options": (50035, [command(options=[option(name=f"o{n}") for n in range(26)])]),
    "26 choices": (50035, [command(options=[option(choices=[{"name": str(n), "value": str(n)} for n in range(26)])])]),
    "required after optional": (50035, [command(options=[option(), option(name="rival", required=True)])]),
    "one option twice": (50035, [command(options=[option(), option()])]),
    "choices and autocomplete": (
        50035,
        [command(options=[option(autocomplete=True, choices=[{"name": "a", "value": "a"}])])],
    ),
    "autocomplete on a user": (50035, [command(options=[option(type=6, autocomplete=True)])]),
    "a group in a sub-command": (
        50035,
        [command(options=[option(type=1, options=[option(type=2, name="inner")])])],
    ),
    "8,001 characters": (50035, [command(options=GROUPS)]),
    "an unknown language": (50035, [command(name_localizations={"xx": "spiel"})]),
    "a translated name in upper case": (50035, [command(name_localizations={"de": "Spiel"})]),
}


@pytest.mark.parametrize("name", COMMANDS_REFUSED)
async def test_a_command_over_a_limit_is_refused(sandbox: Sandbox, api: Api, name: str) -> None:
    code, bodies = COMMANDS_REFUSED[name]
    status, data = await api("PUT", f"/applications/{sandbox.world.application_id}/commands", bodies)
    assert (status, data["code"]) == (400, code)
    assert sandbox.world.commands[None] == {}


async def test_only_200_commands_may_be_created_a_day(sandbox: Sandbox, api: Api) -> None:
    path = f"/applications/{sandbox.world.application_id}/commands"
    for start in (0, 100):
        assert (await api("PUT", path, [command(name=f"c{start + n}") for n in range(100)]))[0] == 200
    status, data = await api("PUT", path, [command(name="another")])
    assert (status, data["code"]) == (429, 30034)
    sandbox.faults.jump(86_401)
    assert (await api("PUT", path, [command(name="another")]))[0] == 200


def label(**component: Any) -> Body:
    return {"type": 18, "label": "Name", "component": component}


def field(**more: Any) -> Body:
    return label(type=4, custom_id="f", style=1, **more)


def modal(*parts: Body, **more: Any) -> Body:
    return {"title": "About you", "custom_id": "m", "components": list(parts)} | more


RADIO = {"label": "One", "value": "1"}
MODALS_REFUSED: dict[str, Body] = {
    "title 46": modal(field(), title="t" * 46),
    "no parts": modal(),
    "six parts": modal(*(label(type=4, custom_id=f"f{n}", style=1) for n in range(6))),
    "label 46": modal(field() | {"label": "l" * 46}),
    "description 101": modal(field() | {"description": "d" * 101}),
    "text of 4,001": modal(field(max_length=4_001)),
    "a button": modal(row(button())),
    "a lonely radio": modal(label(type=21, custom_id="r", options=[RADIO])),
    "eleven radios": modal(label(type=21, custom_id="r", options=[{"label": "x", "value": str(n)} for n in range(11)])),
    "eleven check boxes": modal(
        label(type=22, custom_id="c", options=[{"label": "x", "value": str(n)} for n in range(11)])
    ),
    "eleven files": modal(label(type=19, custom_id="u", max_values=11)),
    "one custom id twice": modal(field(), field()),
}


@pytest.mark.parametrize("name", MODALS_REFUSED)
async def test_a_modal_over_a_limit_is_refused(sandbox: Sandbox, api: Api, ann: Actor, games: int, name: str) -> None:
    await api("PUT", f"/applications/{sandbox.world.application_id}/commands", [command()])
    asked = await ann.slash(games, "play")
    path = f"/interactions/{asked.id}/{asked.exchange.token}/callback"
    status, data = await api("POST", path, {"type": 9, "data": MODALS_REFUSED[name]})
    assert (status, data["code"]) == (400, 50035)
    assert asked.state == "waiting"


@pytest.mark.parametrize(
    ("choices", "status"),
    [
        ([{"name": "n" * 100, "value": "v"}] * 25, 204),
        ([{"name": "n", "value": "v"}] * 26, 400),
        ([{"name": "n" * 101, "value": "v"}], 400),
        ([{"name": "n", "value": "v" * 101}], 400),
        ([{"name": "", "value": "v"}], 400),
    ],
)
async def test_autocomplete_offers_at_most_25_short_choices(
    sandbox: Sandbox, api: Api, ann: Actor, games: int, choices: list[Body], status: int
) -> None:
    described = command(options=[option(autocomplete=True)])
    await api("PUT", f"/applications/{sandbox.world.application_id}/commands", [described])
    world = sandbox.world

    def answer(event: str, _payload: Body, _viewers: object) -> None:
        if event == "INTERACTION_CREATE":
            asked.append(next(reversed(world.exchanges.values())))

    asked: list[Any] = []
    world.subscribe(answer)
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(0.01):
            await ann.autocomplete(games, "play", "game", "x")
    path = f"/interactions/{asked[0].id}/{asked[0].token}/callback"
    assert (await api("POST", path, {"type": 8, "data": {"choices": choices}}))[0] == status


@pytest.mark.parametrize(
    ("body", "status"),
    [
        ({"name": "n" * 100, "type": 11}, 201),
        ({"name": "n" * 101, "type": 11}, 400),
        ({"name": "", "type": 11}, 400),
        ({"name": "n", "type": 11, "auto_archive_duration": 90}, 400),
        ({"name": "n", "type": 15}, 400),
    ],
)
async def test_a_thread_has_a_short_name_and_a_known_lifetime(api: Api, games: int, body: Body, status: int) -> None:
    assert (await api("POST", f"/channels/{games}/threads", body))[0] == status


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({}, 200),
        ({"name": "n" * 101}, 400),
        ({"description": "d" * 1_001}, 400),
        ({"entity_metadata": {"location": "l" * 101}}, 400),
        ({"scheduled_start_time": "2020-01-01T00:00:00+00:00"}, 400),
        ({"scheduled_end_time": "2090-01-01T00:00:00+00:00"}, 400),
    ],
)
async def test_a_scheduled_event_has_short_texts_and_a_future(
    sandbox: Sandbox, api: Api, change: Body, status: int
) -> None:
    grant(sandbox, permissions.CREATE_EVENTS)
    body = {
        "name": "Game night", "privacy_level": 2, "entity_type": 3, "entity_metadata": {"location": "The shop"},
        "scheduled_start_time": "2099-01-01T18:00:00+00:00", "scheduled_end_time": "2099-01-01T22:00:00+00:00",
    }  # fmt: skip
    path = f"/guilds/{sandbox.world.guild.id}/scheduled-events"
    assert (await api("POST", path, body | change))[0] == status


async def test_a_file_over_ten_mebibytes_is_refused(sandbox: Sandbox, games: int) -> None:
    async with aiohttp.ClientSession() as session:
        for size, status in ((10 * 1024 * 1024, 200), (10 * 1024 * 1024 + 1, 413)):
            form = aiohttp.FormData(quote_fields=False)
            form.add_field("payload_json", '{"content": "here"}', content_type="application/json")
            form.add_field("files[0]", io.BytesIO(b"x" * size), filename="big.bin")
            headers = {"Authorization": f"Bot {sandbox.token}"}
            url = f"{sandbox.api_url}/channels/{games}/messages"
            async with session.post(url, data=form, headers=headers) as response:
                assert response.status == status


@pytest.mark.parametrize(
    ("name", "image", "status"),
    [
        ("pawn", "data:image/png;base64,iVBORw0KGgo=", 201),
        ("p", "data:image/png;base64,iVBORw0KGgo=", 400),
        ("p" * 33, "data:image/png;base64,iVBORw0KGgo=", 400),
        ("pawn-1", "data:image/png;base64,iVBORw0KGgo=", 400),
        ("Bär", "data:image/png;base64,iVBORw0KGgo=", 400),
        ("pawn", "no picture", 400),
        ("pawn", "data:image/png;base64," + "A" * 4 * 87_382, 400),
    ],
)
async def test_an_application_emoji_has_a_name_and_a_small_picture(
    sandbox: Sandbox, api: Api, name: str, image: str, status: int
) -> None:
    path = f"/applications/{sandbox.world.application_id}/emojis"
    assert (await api("POST", path, {"name": name, "image": image}))[0] == status


async def test_no_two_application_emojis_have_the_same_name(sandbox: Sandbox, api: Api) -> None:
    path = f"/applications/{sandbox.world.application_id}/emojis"
    made = [await api("POST", path, {"name": name, "image": PNG}) for name in ("a1", "b1")]
    assert [status for status, _ in made] == [201, 201]
    assert (await api("POST", path, {"name": "a1", "image": PNG}))[0] == 400
    status, fault = await api("PATCH", f"{path}/{made[1][1]['id']}", {"name": "a1"})
    assert (status, fault["code"]) == (400, 50035)
    assert fault["errors"]["name"]["_errors"][0]["code"] == "APPLICATION_EMOJI_NAME_ALREADY_TAKEN"
    assert (await api("PATCH", f"{path}/{made[0][1]['id']}", {"name": "a1"}))[0] == 200
    assert (await api("DELETE", f"{path}/{made[0][1]['id']}"))[0] == 204
    assert (await api("PATCH", f"{path}/{made[1][1]['id']}", {"name": "a1"}))[0] == 200


async def test_a_component_may_show_an_emoji_of_the_application_until_it_is_deleted(
    sandbox: Sandbox, api: Api, games: int
) -> None:
    path = f"/applications/{sandbox.world.application_id}/emojis"
    _, made = await api("POST", path, {"name": "pawn", "image": PNG})
    emoji = {"id": made["id"], "name": "pawn"}
    body = {"components": [row(button(emoji=emoji))]}
    status, message = await api("POST", f"/channels/{games}/messages", body)
    assert status == 200
    await api("DELETE", f"{path}/{made['id']}")
    assert (await api("POST", f"/channels/{games}/messages", body))[0] == 400
    there = f"/channels/{games}/messages/{message['id']}"
    assert (await api("PATCH", there, {"content": "as it is"}))[0] == 200
    assert (await api("PATCH", there, {"components": body["components"]}))[0] == 400
