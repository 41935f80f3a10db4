"""Stand-ins for whoever thinks for computer players, and what it takes to let time pass at their tables."""

import asyncio
from collections.abc import Collection

from agents.sight import Sight
from host.model import Table
from rules.kernel.model import Answer, Decision, Seat
from rules.kernel.record import random_picks
from rules.kernel.registry import find
from rules.kernel.rng import Rng
from rules.kernel.worlds import world_of
from tests.host.conftest import ANN, PLACE, Room


def question(sight: Sight) -> Decision:
    """Return what is asked, as whoever is given that sight sees it."""
    return world_of(find(sight.phase.game), sight.phase).find(sight.seat, sight.key)


class Dice:
    """Answers at random and notes what it was told; nothing comes of it while it is `mute`, and later if not `free`."""

    def __init__(self) -> None:
        self.told: list[tuple[Sight, str]] = []
        self.mute = False
        self.asked = asyncio.Event()
        self.free = asyncio.Event()
        self.free.set()

    async def think(self, sight: Sight, level: str, people: Collection[int]) -> Answer | None:
        self.told.append((sight, level))
        self.asked.set()
        number = len(self.told)
        await self.free.wait()
        if self.mute:
            return None
        return Answer(sight.seat, sight.key, random_picks(question(sight), Rng(number)))

    async def close(self) -> None:
        """Nothing goes on."""


async def alone(room: Room, game: str = "nicodemus", levels: tuple[str, ...] = ("apprentice",)) -> Table:
    """Return a running game of Ann with computers."""
    table = await room.host.lobby.open(game, ANN, "Ann", PLACE, {}, 1 + len(levels))
    for level in levels:
        await room.host.lobby.add_computer(table.id, ANN, level)
    return await room.host.lobby.start(table.id, ANN)


async def wait(room: Room, seconds: float = 1) -> None:
    """Let time pass, and whatever is thought about meanwhile be thought to its end."""
    end = room.clock.time + seconds
    while True:
        due = await room.host.timekeeper.tick()
        await room.host.moves.idle()
        if due is None or due > end:
            room.clock.time = max(room.clock.time, end)
            return
        room.clock.time = max(room.clock.time, due)


def seat_of(table: Table, user: int) -> Seat:
    player = table.player(user)
    assert player is not None
    return player.seat


async def until_ann(room: Room, table: int) -> Table:
    """Let computers move until it is Ann's turn or the game is over."""
    for _ in range(400):
        there = await room.host.lobby.get(table)
        if there.status != "playing" or seat_of(there, ANN) in there.waiting:
            return there
        await wait(room)
    raise AssertionError("a computer does not move")
