"""The life of an interaction, answer by answer, over bare HTTP."""

from __future__ import annotations

from typing import Any

import pytest
import pytest_asyncio

from sandbox import Actor, Interaction, Sandbox
from sandbox.tests.conftest import Api

pytestmark = pytest.mark.asyncio

HELLO = {"content": "hello"}
ROW = {"type": 1, "components": [{"type": 2, "style": 1, "label": "Go", "custom_id": "go"}]}
MODAL = {
    "title": "T", "custom_id": "m",
    "components": [{"type": 18, "label": "L", "component": {"type": 4, "custom_id": "f", "style": 1}}],
}  # fmt: skip


class Bot:
    """Answers by hand what people ask of it."""

    def __init__(self, api: Api, ann: Actor, games: int) -> None:
        self.api, self.ann, self.games = api, ann, games
        self.application = api.sandbox.world.application_id

    async def asked(self) -> Interaction:
        return await self.ann.slash(self.games, "play")

    async def answer(self, asked: Interaction, kind: int, data: Any = None) -> tuple[int, Any]:
        path = f"/interactions/{asked.id}/{asked.exchange.token}/callback?with_response=1"
        body = {"type": kind} | ({} if data is None else {"data": data})
        return await self.api("POST", path, body, token="")

    async def hook(self, asked: Interaction, method: str, path: str = "", body: Any = None) -> tuple[int, Any]:
        return await self.api(method, f"/webhooks/{self.application}/{asked.exchange.token}{path}", body, token="")

    async def clicked(self, flags: int = 0) -> Interaction:
        """A click on a button that the bot has sent."""
        asked = await self.asked()
        await self.answer(asked, 4, {"content": "press", "components": [ROW], "flags": flags})
        assert asked.message is not None
        return await self.ann.click(int(asked.message["id"]), "go")


@pytest_asyncio.fixture
async def hands(api: Api, ann: Actor, games: int) -> Bot:
    path = f"/applications/{api.sandbox.world.application_id}/commands"
    await api("PUT", path, [{"name": "play", "description": "Play", "options": [
        {"type": 3, "name": "game", "description": "Which", "autocomplete": True}]}])  # fmt: skip
    return Bot(api, ann, games)


DATA: dict[int, Any] = {4: HELLO, 5: None, 6: None, 7: HELLO, 8: {"choices": []}, 9: MODAL}


@pytest.mark.parametrize("kind", [1, 4, 5, 6, 7, 8, 9])
async def test_a_command_takes_a_message_a_deferral_or_a_modal(hands: Bot, kind: int) -> None:
    status, _ = await hands.answer(await hands.asked(), kind, DATA.get(kind))
    assert status == (200 if kind in {4, 5, 9} else 400)


@pytest.mark.parametrize("kind", [4, 5, 6, 7, 8, 9])
async def test_a_click_takes_everything_but_choices(hands: Bot, kind: int) -> None:
    status, _ = await hands.answer(await hands.clicked(), kind, DATA[kind])
    assert status == (400 if kind == 8 else 200)


@pytest.mark.parametrize("kind", [4, 5, 6, 7, 8, 9])
@pytest.mark.parametrize("from_message", [True, False])
async def test_a_submitted_modal_edits_only_the_message_it_came_from(hands: Bot, kind: int, from_message: bool) -> None:
    opener = await (hands.clicked() if from_message else hands.asked())
    await hands.answer(opener, 9, MODAL)
    sent = await hands.ann.submit(opener, {"f": "text"})
    status, _ = await hands.answer(sent, kind, DATA[kind])
    assert status == (200 if kind in {4, 5} or (from_message and kind in {6, 7}) else 400)


async def test_a_second_answer_is_refused(hands: Bot) -> None:
    asked = await hands.asked()
    assert (await hands.answer(asked, 4, HELLO))[0] == 200
    status, data = await hands.answer(asked, 4, HELLO)
    assert (status, data["code"]) == (400, 40060)


async def test_an_answer_after_three_seconds_comes_too_late(hands: Bot, sandbox: Sandbox) -> None:
    in_time, late = await hands.asked(), await hands.asked()
    sandbox.faults.jump(2.5)
    assert (await hands.answer(in_time, 4, HELLO))[0] == 200
    sandbox.faults.jump(0.6)
    status, data = await hands.answer(late, 4, HELLO)
    assert (status, data["code"]) == (404, 10062)
    assert late.state == "failed"


async def test_a_wrong_token_finds_no_interaction(hands: Bot) -> None:
    asked = await hands.asked()
    status, data = await hands.api("POST", f"/interactions/{asked.id}/wrong/callback", {"type": 5}, token="")
    assert (status, data["code"]) == (404, 10062)


async def test_a_follow_up_needs_an_answer_first(hands: Bot) -> None:
    asked = await hands.asked()
    status, data = await hands.hook(asked, "POST", body=HELLO)
    assert (status, data["code"]) == (404, 10015)


async def test_the_token_lasts_fifteen_minutes(hands: Bot, sandbox: Sandbox) -> None:
    asked = await hands.asked()
    await hands.answer(asked, 4, HELLO)
    sandbox.faults.jump(899)
    assert (await hands.hook(asked, "PATCH", "/messages/@original", HELLO))[0] == 200
    sandbox.faults.jump(2)
    status, data = await hands.hook(asked, "PATCH", "/messages/@original", HELLO)
    assert (status, data["code"]) == (401, 50027)


@pytest.mark.parametrize("flags", [0, 64])
async def test_the_first_follow_up_fills_the_placeholder_and_keeps_its_privacy(
    hands: Bot, bob: Actor, flags: int
) -> None:
    asked = await hands.asked()
    _, answer = await hands.answer(asked, 5, {"flags": flags})
    assert answer["interaction"]["response_message_loading"] is True
    assert "resource" not in answer
    _, first = await hands.hook(asked, "POST", body=HELLO | {"flags": 64 - flags})
    assert first["id"] == answer["interaction"]["response_message_id"]
    assert first["flags"] == flags
    assert len(bob.messages(hands.games)) == (flags == 0)
    _, second = await hands.hook(asked, "POST", body=HELLO)
    assert second["id"] != first["id"]


async def test_only_an_immediate_message_comes_back_as_resource(hands: Bot) -> None:
    _, answer = await hands.answer(await hands.asked(), 4, HELLO)
    assert answer["resource"]["message"]["content"] == "hello"
    _, answer = await hands.answer(await hands.clicked(), 6)
    assert "resource" not in answer


async def test_the_bot_token_cannot_touch_an_ephemeral_message(hands: Bot, bob: Actor) -> None:
    asked = await hands.asked()
    await hands.answer(asked, 4, HELLO | {"flags": 64})
    assert asked.message is not None
    path = f"/channels/{hands.games}/messages/{asked.message['id']}"
    for method, body in (("GET", None), ("PATCH", HELLO), ("DELETE", None)):
        status, data = await hands.api(method, path, body)
        assert (status, data["code"]) == (404, 10008)
    assert (await hands.api("GET", f"/channels/{hands.games}/messages"))[1] == []
    assert (await hands.hook(asked, "PATCH", "/messages/@original", {"content": "new"}))[0] == 200
    assert asked.message["content"] == "new"
    assert bob.messages(hands.games) == []


async def test_an_ephemeral_message_is_told_to_one_person_and_not_to_the_bot(hands: Bot, sandbox: Sandbox) -> None:
    told: list[Any] = []
    to_bot: list[str] = []
    sandbox.world.subscribe(lambda event, _payload, viewers: told.append((event, viewers)))
    sandbox.world.connect_gateway(lambda event, _payload, _guild: to_bot.append(event))
    await hands.answer(await hands.asked(), 4, HELLO | {"flags": 64})
    assert ("MESSAGE_CREATE", frozenset({hands.ann.user_id})) in told
    assert to_bot == ["INTERACTION_CREATE"]


async def test_an_update_of_an_ephemeral_message_stays_ephemeral(hands: Bot, bob: Actor) -> None:
    clicked = await hands.clicked(flags=64)
    assert (await hands.answer(clicked, 7, {"content": "pressed", "components": []}))[0] == 200
    assert clicked.message is not None
    assert (clicked.message["content"], clicked.message["flags"]) == ("pressed", 64)
    assert bob.messages(hands.games) == []


async def test_a_deleted_answer_is_gone(hands: Bot) -> None:
    asked = await hands.asked()
    await hands.answer(asked, 4, HELLO)
    assert (await hands.hook(asked, "DELETE", "/messages/@original"))[0] == 204
    assert (await hands.hook(asked, "GET", "/messages/@original"))[1]["code"] == 10008
    assert hands.ann.messages(hands.games) == []


async def test_a_foreign_message_is_out_of_an_interactions_reach(hands: Bot) -> None:
    asked = await hands.asked()
    await hands.answer(asked, 4, HELLO)
    spoken = await hands.ann.say(hands.games, "mine")
    status, data = await hands.hook(asked, "DELETE", f"/messages/{spoken['id']}")
    assert (status, data["code"]) == (404, 10008)


async def test_a_user_install_allows_five_follow_ups(hands: Bot, sandbox: Sandbox) -> None:
    del sandbox.world.guild.members[sandbox.world.bot_id]
    asked = await hands.asked()
    await hands.answer(asked, 4, HELLO)
    codes = [(await hands.hook(asked, "POST", body=HELLO))[1].get("code") for _ in range(6)]
    assert codes == [None] * 5 + [40094]


async def test_a_layout_stays_a_layout(hands: Bot) -> None:
    asked = await hands.asked()
    layout = {"flags": 1 << 15, "components": [{"type": 10, "content": "board"}]}
    await hands.answer(asked, 4, layout)
    status, data = await hands.hook(asked, "PATCH", "/messages/@original", HELLO)
    assert (status, data["code"]) == (400, 50035)
    await hands.hook(asked, "PATCH", "/messages/@original", {"flags": 0, "components": [{"type": 10, "content": "b2"}]})
    assert asked.message is not None
    assert asked.message["flags"] == 1 << 15


async def test_a_plain_message_becomes_a_layout_only_without_its_text(hands: Bot) -> None:
    asked = await hands.asked()
    await hands.answer(asked, 4, HELLO)
    layout = {"flags": 1 << 15, "components": [{"type": 10, "content": "board"}]}
    assert (await hands.hook(asked, "PATCH", "/messages/@original", layout))[0] == 400
    assert (await hands.hook(asked, "PATCH", "/messages/@original", layout | {"content": None}))[0] == 200


async def test_answers_to_interactions_have_no_bucket(hands: Bot, sandbox: Sandbox) -> None:
    sandbox.buckets.on = True
    sandbox.buckets.global_limit = 1
    asked = [await hands.asked() for _ in range(3)]
    assert [(await hands.answer(one, 4, HELLO))[0] for one in asked] == [200, 200, 200]


async def test_an_interaction_nobody_answers_fails_after_three_seconds(hands: Bot, sandbox: Sandbox) -> None:
    seen: list[str] = []
    sandbox.world.subscribe(lambda event, payload, _viewers: seen.append(f"{event} {payload.get('state')}"))
    lonely = await hands.asked()
    sandbox.faults.jump(3.1)
    with pytest.raises(TimeoutError):
        await lonely.answered()
    assert lonely.state == "failed"
    assert "INTERACTION_UPDATE failed" in seen
