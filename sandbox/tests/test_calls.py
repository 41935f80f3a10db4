"""Where the page says that somebody is waited for: by what a bot has put there to be pressed, and to nobody else."""

from __future__ import annotations

from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio

from sandbox import threads
from sandbox.calls import calls
from sandbox.entities import Message
from sandbox.tests.desk import Desk, Json, opened
from sandbox.visibility import tell

pytestmark = pytest.mark.asyncio
BUTTON = {"type": 2, "style": 1, "label": "Go", "custom_id": "go"}
LINK = {"type": 2, "style": 5, "label": "Away", "url": "https://example.org/"}
SELECT = {"type": 3, "custom_id": "pick", "options": [{"label": "A", "value": "a"}]}


def row(*parts: Json) -> Json:
    return {"type": 1, "components": list(parts)}


def text(content: str) -> Json:
    return {"type": 10, "content": content}


@pytest_asyncio.fixture
async def desk() -> AsyncIterator[Desk]:
    async with opened() as made:
        yield made


class Room:
    """A thread, and the direct messages of Ann."""

    def __init__(self, desk: Desk) -> None:
        self.desk, self.world = desk, desk.world
        self.ann, self.bob = (self.world.person(name).id for name in ("Ann", "Bob"))
        lobby = self.world.channels[desk.lobby]
        self.thread = threads.start(self.world, lobby, self.world.bot_id, {"name": "Round 1", "type": 11}).id
        self.direct = self.world.dm_with(self.ann).id

    def put(self, channel: int, *components: Json, by: int | None = None, **parts: Any) -> Message:
        world = self.world
        message = Message(
            world.snowflake(),
            channel,
            by or world.bot_id,
            world.now(),
            world.iso(),
            components=list(components),
            **parts,
        )
        world.messages[channel][message.id] = message
        return message

    def waiting(self, person: int) -> dict[str, str]:
        return dict(calls(self.world, [self.desk.lobby, self.thread, self.direct], person))


async def test_a_thread_waits_for_whom_its_newest_message_to_be_pressed_names(desk: Desk) -> None:
    room = Room(desk)
    asked = room.put(room.thread, text(f"<@{room.ann}>, choose"), row(BUTTON))
    assert room.waiting(room.ann) == {str(room.thread): str(asked.id)}
    assert room.waiting(room.bob) == {}
    again = room.put(room.thread, text(f"<@!{room.ann}> and <@{room.bob}>"), row(SELECT))
    assert room.waiting(room.ann) == room.waiting(room.bob) == {str(room.thread): str(again.id)}
    asked.components = again.components = [text("Well played."), row(BUTTON)]
    assert room.waiting(room.ann) == room.waiting(room.bob) == {}


@pytest.mark.parametrize("rest", [[], [row(LINK)], [row(BUTTON | {"disabled": True})]], ids=["text", "link", "grey"])
async def test_nobody_is_waited_for_where_nothing_can_be_pressed(desk: Desk, rest: list[Any]) -> None:
    room = Room(desk)
    room.put(room.thread, text(f"<@{room.ann}>, look"), *rest)
    assert room.waiting(room.ann) == {}


async def test_neither_people_nor_private_answers_nor_channels_make_anybody_wait(desk: Desk) -> None:
    room = Room(desk)
    named = text(f"<@{room.ann}>")
    room.put(room.thread, named, row(BUTTON), by=room.bob)
    room.put(room.thread, named, row(BUTTON), private_to=room.ann)
    room.put(desk.lobby, named, row(BUTTON))
    assert room.waiting(room.ann) == {}


async def test_a_direct_message_counts_until_it_changes(desk: Desk) -> None:
    room = Room(desk)
    sent = room.put(room.direct, text("It is your turn."), row(BUTTON))
    assert room.waiting(room.ann) == {str(room.direct): str(sent.id)}
    sent.edited_at = room.world.iso()
    assert room.waiting(room.ann) == {}


async def test_a_window_hears_where_it_is_waited_for(desk: Desk) -> None:
    room = Room(desk)
    asked = room.put(room.thread, text(f"<@{room.ann}>, choose"), row(BUTTON))
    _, ann = await desk.window("Ann")
    window, bob = await desk.window("Bob")
    assert ann["calls"] == {str(room.thread): str(asked.id)}
    assert bob["calls"] == {}
    asked.components = [text(f"<@{room.bob}>, choose"), row(BUTTON)]
    tell(room.world, "MESSAGE_UPDATE", asked)
    heard = await window.until(lambda frame: frame.get("push") == "call")
    assert (heard["channel"], heard["message"]) == (str(room.thread), str(asked.id))
