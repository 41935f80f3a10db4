"""Slow mode: people wait between two messages, the bot and those with the right to it do not."""

from __future__ import annotations

import pytest

from sandbox import Actor, Sandbox, permissions
from sandbox.entities import Overwrite
from sandbox.errors import Refusal
from sandbox.tests.conftest import Api, grant

pytestmark = pytest.mark.asyncio


async def test_people_wait_and_are_told_how_long(sandbox: Sandbox, bob: Actor, games: int) -> None:
    sandbox.faults.slow_mode(games, 30)
    await bob.say(games, "one")
    sandbox.faults.jump(20)
    with pytest.raises(Refusal) as refused:
        await bob.say(games, "two")
    body = refused.value.body()
    assert (refused.value.status, body["code"]) == (429, 20016)
    assert 9 < body["retry_after"] <= 10
    sandbox.faults.jump(10)
    await bob.say(games, "three")
    sandbox.faults.clear()
    await bob.say(games, "four")
    assert [one["content"] for one in bob.messages(games)] == ["one", "three", "four"]


async def test_a_thread_and_a_message_are_counted_apart(sandbox: Sandbox, bob: Actor, games: int) -> None:
    sandbox.faults.slow_mode(games, 30)
    await bob.say(games, "one")
    thread = await bob.open_thread(games, "Table")
    with pytest.raises(Refusal):
        await bob.open_thread(games, "Another")
    await bob.say(thread, "a thread has a pace of its own")
    await bob.say(thread, "which is none")


async def test_the_bot_and_the_owner_do_not_wait(sandbox: Sandbox, api: Api, ann: Actor, games: int) -> None:
    sandbox.faults.slow_mode(games, 21_600)
    for _ in range(2):
        assert (await api("POST", f"/channels/{games}/messages", {"content": "bot"}))[0] == 200
        await ann.say(games, "owner")


async def test_the_right_to_bypass_it_comes_with_an_overwrite(sandbox: Sandbox, bob: Actor, games: int) -> None:
    sandbox.faults.slow_mode(games, 30)
    allowed = Overwrite(bob.user_id, 1, permissions.BYPASS_SLOWMODE, 0)
    sandbox.world.channels[games].overwrites[bob.user_id] = allowed
    await bob.say(games, "one")
    await bob.say(games, "two")


@pytest.mark.parametrize(("seconds", "status"), [(0, 200), (21_600, 200), (21_601, 400), (-1, 400), ("soon", 400)])
async def test_it_goes_up_to_six_hours(sandbox: Sandbox, api: Api, games: int, seconds: object, status: int) -> None:
    grant(sandbox, permissions.MANAGE_CHANNELS)
    assert (await api("PATCH", f"/channels/{games}", {"rate_limit_per_user": seconds}))[0] == status
