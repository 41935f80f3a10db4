"""What the page's owner sees of the talk between bot and sandbox."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
import pytest_asyncio

from sandbox.inspector import KEPT, LONGEST
from sandbox.tests.desk import Desk, opened

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def desk() -> AsyncIterator[Desk]:
    async with opened() as made:
        made.sandbox.buckets.off()
        yield made


async def test_a_request_is_shown_with_what_was_asked_and_answered(desk: Desk) -> None:
    await desk.api("POST", f"/channels/{desk.lobby}/messages", {"content": "hello"})
    ann, _ = await desk.window("Ann")
    summary = (await ann.ask("watch", on=True))["entries"][-1]
    path = f"/channels/{desk.lobby}/messages"
    assert (summary["kind"], summary["name"], summary["status"]) == ("POST", path, 200)
    assert abs(summary["at"] - desk.world.now()) < 60
    parts = (await ann.ask("entry", entry=summary["number"]))["parts"]
    assert json.loads(parts["body"]) == {"content": "hello"}
    assert json.loads(parts["answer"])["author"]["username"] == "Bot"
    assert desk.sandbox.token not in json.dumps(parts)


async def test_events_reach_only_windows_that_watch_and_no_longer_than_they_do(desk: Desk) -> None:
    await desk.world.until(lambda: bool(desk.sandbox.gateway.sessions))
    ann, _ = await desk.window("Ann")
    bob, _ = await desk.window("Bob")
    await ann.ask("watch", on=True)
    await ann.ask("watch", on=True)
    await bob.ask("say", channel=str(desk.lobby), content="good evening")
    event = await ann.until(lambda frame: frame.get("entry", {}).get("name") == "MESSAGE_CREATE")
    assert event["entry"]["kind"] == "EVENT"
    pushed = await ann.settle()
    assert pushed.count('"MESSAGE_CREATE"') == 1, "watching twice must not show things twice"
    assert '"entry"' not in await bob.settle()
    await ann.ask("watch", on=False)
    ann.pushed.clear()
    await bob.ask("say", channel=str(desk.lobby), content="good night")
    assert '"entry"' not in await ann.settle()


async def test_only_the_latest_are_kept_and_long_ones_are_cut(desk: Desk) -> None:
    ann, _ = await desk.window("Ann")
    for number in range(KEPT + 5):
        await desk.api("POST", f"/channels/{desk.lobby}/messages", {"content": f"{number}" * 100})
    await desk.api("GET", f"/channels/{desk.lobby}/messages?limit=100", None)
    entries = (await ann.ask("watch", on=True))["entries"]
    assert len(entries) == KEPT
    assert entries[-1]["kind"] == "GET"
    assert LONGEST < len((await ann.ask("entry", entry=entries[-1]["number"]))["parts"]["answer"]) < LONGEST + 100
    with pytest.raises(RuntimeError, match="too long ago"):
        await ann.ask("entry", entry=entries[0]["number"] - 1)
