"""Databases of former versions, opened by today's code: every game in progress goes on, every finished one is proven.

They are kept in fixtures/releases; `python -m tests.kept` makes one, docs/releasing.md says when.
"""

from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio
from sqlalchemy import update

from cogs.ui import lobbies
from db import Database, answers, lines, schema, upkeep
from db.lines import Line
from host.errors import Refused
from host.model import Manager, Table
from host.tables.management import Examined
from host.turns.coaching import is_lesson
from rules.kernel.record import replay
from rules.kernel.registry import find
from rules.kernel.rng import Rng
from tests.fingerprints import own_games
from tests.host.conftest import ANN, BOB, PLACE, Clock, Room
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
        if table.game != game:
            continue
        if is_lesson(table.options):
            await old.host.lessons.play_alone(table.id, table.owner)
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


async def without_settings(room: Room, table: int) -> None:
    """Let a table be as if it had been opened before its game had any settings."""
    async with room.db.write() as tx:
        await tx.run(update(schema.game).where(schema.game.c.id == table).values(settings={}))


async def test_a_setting_that_a_game_has_gained_has_its_default_in_lobbies_and_seals_and_records(room: Room) -> None:
    key, info = "mech_a_dream", find("mech_a_dream").info
    defaults = {setting.key: setting.default for setting in info.settings}
    table = (await room.host.lobby.open(key, ANN, "Ann", PLACE, {}, 2)).id
    await without_settings(room, table)
    await room.host.lobby.join(table, BOB, "Bob")
    there = await room.host.lobby.get(table)
    assert there.settings == defaults != {}
    assert lobbies.lobby(there, "en").view.total_children_count > 1
    assert lobbies.settings(there, "en", owner=True).view.total_children_count > 1
    await room.host.lobby.start(table, ANN)
    rng = Rng(5)
    while (await room.host.lobby.get(table)).status == "playing":
        await room.answer_at_random(table, rng)
    verdict = await room.host.fairness.verify(table, ANN)
    assert (verdict.sealed, verdict.dealt, verdict.replayed, verdict.standing) == ("same",) * 4
    record = await room.host.export(table)
    assert (record["settings"], record["fairness"]["settings"]) == (defaults, {})
    assert replay(find(key), record) == []
    assert replay(find(key), {**record, "settings": {}, "rules_version": 1}) == []


async def figured(room: Room, table: int) -> tuple[Line, str]:
    """Play until a line of the phase under way has a figure; return it and the name of the figure."""
    rng = Rng(3)
    for _ in range(TRIES):
        await room.answer_at_random(table, rng)
        async with room.db.read() as tx:
            point = await answers.latest_checkpoint(tx, table)
            given = await answers.live(tx, table, point.answers if point else 0)
            said = await lines.of_answers(tx, table, given[0].number) if given else ()
        figures = [(line, name) for line in said for name, value in line.args.items() if isinstance(value, int)]
        if figures:
            return figures[0]
    raise AssertionError("no line has a figure")


async def test_a_game_of_other_rules_goes_on_unless_the_log_has_other_figures(room: Room) -> None:
    table = (await room.playing("imaginarium")).id
    line, name = await figured(room, table)
    before = await room.observation(table, ANN)
    async with room.db.write() as tx:
        await tx.run(update(schema.answer).values(digest="1:0123456789abcdef"))
    assert (await room.again().observation(table, ANN)).view == before.view
    async with room.db.write() as tx:
        where = (schema.line.c.game == table) & (schema.line.c.number == line.number)
        await tx.run(update(schema.line).where(where).values(args={**line.args, name: line.args[name] + 1}))
    with pytest.raises(Refused, match="table-unreadable"):
        await room.again().observation(table, ANN)


async def test_a_game_of_the_same_rules_is_compared_by_its_digest(room: Room) -> None:
    table = (await room.playing("imaginarium")).id
    await figured(room, table)
    version = find("imaginarium").info.rules_version
    async with room.db.read() as tx:
        last = (await answers.tail(tx, table, 1))[0]
    assert last.digest.startswith(f"{version}:")
    async with room.db.write() as tx:
        await tx.run(update(schema.answer).where(schema.answer.c.number == last.number).values(digest=f"{version}:0"))
    with pytest.raises(Refused, match="table-unreadable"):
        await room.again().observation(table, ANN)
