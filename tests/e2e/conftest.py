import asyncio
import functools
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from sandbox.testing import Conformance
from tests.drawn import Drawn
from tests.e2e.stage import Json, Person, Stage, staged

VIEW_WAITS = "BaseView.__timeout_task_impl"
"""What the library leaves behind for every form that nobody sent."""


def of(task: asyncio.Task[object]) -> str:
    """Return what a task does."""
    return getattr(task.get_coro(), "__qualname__", "")


@pytest_asyncio.fixture
async def stage(url: str, drawn: Drawn, request: pytest.FixtureRequest) -> AsyncIterator[Stage]:
    """A sandbox with the real bot; at the end nothing was sent that Discord would not know, and nothing goes on.

    Its pictures are painted for the tests marked as `painted`.
    """
    before = asyncio.all_tasks()
    async with staged(url, drawn, painted=request.node.get_closest_marker("painted") is not None) as running:
        conformance = Conformance(running.server)
        yield running
        assert conformance.problems() == []
    left = {task for task in asyncio.all_tasks() - before - {asyncio.current_task()} if of(task) != VIEW_WAITS}
    late = (await asyncio.wait(left, timeout=5))[1] if left else left
    assert not late


@pytest_asyncio.fixture
async def table(stage: Stage) -> "Seated":
    """A game that Ann opened and Bob joined, begun, with everything told."""
    return await seat(stage)


class Seated:
    """A running game and its two players."""

    def __init__(self, stage: Stage, number: int, thread: int, channel: int) -> None:
        self.stage, self.number, self.thread, self.channel = stage, number, thread, channel
        self.ann, self.bob, self.cid = (stage.person(name) for name in ("Ann", "Bob", "Cid"))

    @functools.cached_property
    def players(self) -> list[Person]:
        return [self.ann, self.bob]

    async def mover(self) -> Person:
        """Return whoever is on turn."""
        there = await self.stage.bot.host.lobby.get(self.number)
        on_turn = next(player.user for player in there.players if player.seat == there.waiting[0])
        return self.ann if on_turn == self.ann.actor.user_id else self.bob

    async def other(self) -> Person:
        """Return whoever is not on turn."""
        return self.bob if await self.mover() is self.ann else self.ann

    def lobby(self) -> Json:
        """Return the message in the channel."""
        return next(one for one in self.ann.actor.messages(self.channel) if int(one["id"]) == self.thread)


async def seat(stage: Stage) -> Seated:
    """Open, join and start a game by the ways a newcomer would take."""
    ann, bob, channel = stage.person("Ann"), stage.person("Bob"), stage.channel("games")
    await ann.slash(channel, "table new", game="nicodemus")
    await stage.settled()
    lobby = ann.last(channel)
    await bob.press(lobby, "Join")
    await stage.settled()
    await ann.press(ann.last(channel), "Start")
    await stage.settled()
    tables = await stage.bot.host.lobby.of_user(ann.actor.user_id)
    return Seated(stage, tables[0].id, int(lobby["id"]), channel)
