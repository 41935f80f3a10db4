"""The rounds over all tables end before what they look at is closed."""

import asyncio
from typing import Any, cast

import pytest

from cogs.upkeep import Upkeep
from host.tables.management import Examined

pytestmark = pytest.mark.asyncio


class Rooms:
    """A host, in a round that takes for ever and needs a moment to break off; the first process of several."""

    leads = True

    def __init__(self) -> None:
        self.host = self.upkeep = self.management = self
        self.begun = asyncio.Event()
        self.broken_off = False

    async def examine(self) -> Examined:
        return Examined(0, (), ())

    async def forget_codes(self) -> None:
        return

    async def close_stale(self) -> int:
        self.begun.set()
        try:
            await asyncio.sleep(3600)
        finally:
            await asyncio.sleep(0.01)
            self.broken_off = True
        return 0


async def test_whoever_stops_waits_until_a_round_has_broken_off() -> None:
    rooms = Rooms()
    cog = Upkeep(cast("Any", rooms))
    await cog.on_ready()
    await asyncio.wait_for(rooms.begun.wait(), 5)
    await asyncio.wait_for(cog.cog_unload(), 5)
    assert rooms.broken_off


async def test_a_second_connection_begins_no_second_round() -> None:
    rooms = Rooms()
    cog = Upkeep(cast("Any", rooms))
    await cog.on_ready()
    await asyncio.wait_for(rooms.begun.wait(), 5)
    await cog.on_ready()
    assert not rooms.broken_off
    await asyncio.wait_for(cog.cog_unload(), 5)


async def test_only_one_of_several_processes_looks_after_the_tables() -> None:
    rooms = Rooms()
    rooms.leads = False
    cog = Upkeep(cast("Any", rooms))
    await cog.on_ready()
    await asyncio.sleep(0)
    assert not cog.rounds.is_running()


async def test_a_bot_that_never_began_its_rounds_stops_at_once() -> None:
    await asyncio.wait_for(Upkeep(cast("Any", Rooms())).cog_unload(), 5)
