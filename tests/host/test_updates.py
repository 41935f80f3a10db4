"""Databases of former versions, opened by today's code: every game in progress goes on, every finished one is proven.

They are kept in fixtures/releases; `python -m tests.kept` makes one, docs/releasing.md says when.
"""

from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from db import Database, upkeep
from host.model import Manager, Table
from host.tables.management import Examined
from host.turns.coaching import is_lesson
from rules.kernel.record import replay
from rules.kernel.registry import find
from rules.kernel.rng import Rng
from tests.fingerprints import own_games
from tests.host.conftest import PLACE, Clock, Room
from tests.host.thinkers import Dice
from tests.kept import Maker, releases, unpack

pytestmark = pytest.mark.asyncio

NEXT_ANSWERS = 20
TRIES = 200
LATER = 100_000.0
"""Seconds after the database was begun; all its clocks have been running for a while."""
FRESH = 1_000_000
"""Presses since then have numbers beyond this."""


@pytest_asyncio.fixture(params=releases())
async def old(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Room]:
    """A host over the database of a former version, after the update."""
    db = await Database.open(unpack(request.param, tmp_path))
    await db.migrate()
    room = Room(db, Clock(), Dice())
    room.clock.time += LATER
    room.interaction = FRESH
    yield room
    await db.close()


async def tables(room: Room, status: str) -> list[Table]:
    async with room.db.read() as tx:
        numbers = await upkeep.every(tx)
    found = [await room.host.lobby.get(number) for number in numbers]
    return [table for table in found if table.status == status]


async def goes_on(room: Room, table: Table) -> None:
    """Give the next answers at a table by chance, whoever is asked, unless that is a free seat; computers think."""
    maker, given = Maker(room, table.game, Rng(table.id)), 0
    for _ in range(TRIES):
        there = await room.host.lobby.get(table.id)
        free = {player.seat for player in there.players if player.away}
        if given == NEXT_ANSWERS or free & {*there.waiting} or there.status != "playing":
            return
        if await maker.answer(table.id):
            given += 1
        else:
            room.clock.time += 10
            await room.host.timekeeper.tick()
            await room.host.moves.idle()
    raise AssertionError(f"table {table.id} of {table.game} stands still after {given} answers")


async def test_a_release_holds_every_game_in_every_state(old: Room) -> None:
    async with old.db.read() as tx:
        numbers = await upkeep.every(tx)
    there = [await old.host.lobby.get(number) for number in numbers]
    found = Counter[tuple[str, str]]([(table.game, table.status) for table in there])
    games = {game for game, _ in found}
    assert len(games) == 5
    for status, least in (("playing", 5), ("finished", 1), ("lobby", 1), ("cancelled", 1)):
        assert all(found[game, status] >= least for game in games), found


async def test_every_game_in_progress_can_be_read_and_none_is_paused(old: Room) -> None:
    there = await tables(old, "playing")
    examined = await old.host.management.examine()
    assert examined == Examined(len(there), (), ())
    assert await old.host.management.examine() == Examined(0, (), ())


@pytest.mark.parametrize("game", own_games())
async def test_every_game_in_progress_goes_on(old: Room, game: str) -> None:
    await old.host.management.examine()
    for table in await tables(old, "playing"):
        if table.game != game or is_lesson(table.options):
            continue
        if "paused" in table.options:
            await old.host.management.resume(table.id, Manager(PLACE.guild or 0), "Mia")
        await goes_on(old, table)


async def test_every_finished_game_is_proven_as_far_as_its_rules_can_be_followed(old: Room) -> None:
    for table in await tables(old, "finished"):
        verdict = await old.host.fairness.verify(table.id, table.owner)
        findings = (
            verdict.committed,
            verdict.seeded,
            verdict.sealed,
            verdict.dealt,
            verdict.replayed,
            verdict.standing,
        )
        assert "differs" not in findings, (table.id, table.game, verdict.reason)
        assert verdict.sealed == verdict.dealt == "same"
        if verdict.replayed != "same":
            assert verdict.rules, (table.id, table.game, verdict.reason)


async def test_every_finished_game_has_a_record_that_can_be_replayed(old: Room) -> None:
    for table in await tables(old, "finished"):
        record = await old.host.export(table.id)
        assert "fault" not in record, (table.id, table.game, record["fault"])
        assert replay(find(table.game), record) == []


async def test_every_lobby_can_be_started(old: Room) -> None:
    for table in await tables(old, "lobby"):
        for level in ["novice"] * (table.places - len(table.players)):
            await old.host.lobby.add_computer(table.id, table.owner, level)
        begun = await old.host.lobby.get(table.id)
        if begun.status == "lobby":
            begun = await old.host.lobby.start(table.id, table.owner)
        assert begun.status == "playing"
        await goes_on(old, begun)
