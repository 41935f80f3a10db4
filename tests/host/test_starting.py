"""Games that begin by themselves: thirty seconds after the last seat is taken, a rematch as soon as all are back."""

import asyncio
import contextlib

import pytest

from db import deadlines
from host.model import Table
from host.tables.starting import starts_at
from tests.host.conftest import ANN, BOB, CID, PLACE, Room, on_the_spot
from tests.host.test_seats import DAN, NAMES, begin, refused

pytestmark = pytest.mark.asyncio

THIRTY = 30.0


async def seated(room: Room, *users: int, places: int = 0, **options: str) -> Table:
    """Return a table at which these sit, opened for so many."""
    table = await room.host.lobby.open("imaginarium", users[0], NAMES[users[0]], PLACE, {}, places, options_=options)
    for user in users[1:]:
        table = await room.host.lobby.join(table.id, user, NAMES[user])
    return table


async def status(room: Room, table: Table) -> str:
    return (await room.host.lobby.get(table.id)).status


async def after(room: Room, table: Table, seconds: float) -> str:
    """Let time pass, and return how the table stands then."""
    room.clock.time += seconds
    await room.host.timekeeper.tick()
    return await status(room, table)


async def ended(room: Room, *users: int, **options: str) -> int:
    """Return a game that is over."""
    table = (await begin(room, users=users, **options)).id
    for user in users[:-1]:
        await room.host.turns.concede(table, user)
    assert (await room.host.lobby.get(table)).status == "finished"
    return table


async def test_a_full_table_begins_thirty_seconds_after_its_last_seat_is_taken(room: Room) -> None:
    table = await seated(room, ANN, BOB, places=3)
    assert starts_at(table.options) is None
    table = await room.host.lobby.join(table.id, CID, "Cid")
    assert starts_at(table.options) == room.clock() + THIRTY
    assert await after(room, table, THIRTY - 1) == "lobby"
    assert await after(room.again(), table, 1) == "playing"
    there = await room.host.lobby.get(table.id)
    assert starts_at(there.options) is None
    assert there.waiting


async def test_a_table_that_is_not_full_is_started_by_hand(room: Room) -> None:
    table = await seated(room, ANN, BOB)
    assert await after(room, table, 3600) == "lobby"
    assert (await room.host.lobby.start(table.id, BOB)).status == "playing"


async def test_it_does_not_begin_by_itself_where_that_was_not_chosen(room: Room) -> None:
    table = await seated(room, ANN, BOB, places=2, full="no")
    assert await after(room, table, 3600) == "lobby"


async def test_whoever_sits_there_stops_it_and_start_begins_it(room: Room) -> None:
    table = await seated(room, ANN, BOB, places=2)
    assert await refused(room.host.lobby.wait(table.id, on_the_spot(CID))) == "only-seated-wait"
    table = await room.host.lobby.wait(table.id, BOB)
    assert starts_at(table.options) is None
    assert await after(room, table, 3600) == "lobby"
    assert await refused(room.host.lobby.wait(table.id, BOB)) == "nothing-to-stop"
    assert (await room.host.lobby.start(table.id, ANN)).status == "playing"
    assert await refused(room.host.lobby.wait(table.id, BOB)) == "already-playing"


async def test_somebody_leaving_stops_it_until_the_seat_is_taken_again(room: Room) -> None:
    table = await seated(room, ANN, BOB, places=2)
    table = await room.host.lobby.leave(table.id, BOB)
    assert starts_at(table.options) is None
    assert await after(room, table, 3600) == "lobby"
    await room.host.lobby.join(table.id, CID, "Cid")
    assert await after(room, table, THIRTY) == "playing"


async def test_start_does_not_wait_for_the_end_of_the_thirty_seconds(room: Room) -> None:
    table = await seated(room, ANN, BOB, places=2)
    await room.host.lobby.start(table.id, BOB)
    before = await room.host.lobby.get(table.id)
    assert await after(room, table, THIRTY) == "playing"
    assert await room.host.lobby.get(table.id) == before
    async with room.db.read() as tx:
        assert "begin" not in {one.kind for one in await deadlines.of_game(tx, table.id)}


async def test_what_is_set_meanwhile_can_be_read_for_thirty_seconds(room: Room) -> None:
    table = await seated(room, ANN, BOB, places=2)
    room.clock.time += 20
    table = await room.host.lobby.configure(table.id, ANN, {"_clock": "daily"})
    assert starts_at(table.options) == room.clock() + THIRTY
    table = await room.host.lobby.wait(table.id, BOB)
    table = await room.host.lobby.configure(table.id, ANN, {"_clock": "quick"})
    assert starts_at(table.options) is None, "what was stopped begins to run again by a setting"


async def test_a_setting_that_makes_the_table_full_or_not_full_counts_too(room: Room) -> None:
    table = await seated(room, ANN, BOB)
    table = await room.host.lobby.configure(table.id, ANN, {}, 2)
    assert starts_at(table.options) is not None
    table = await room.host.lobby.configure(table.id, ANN, {}, 4)
    assert starts_at(table.options) is None
    table = await room.host.lobby.configure(table.id, ANN, {"_full": "no"}, 2)
    assert starts_at(table.options) is None
    table = await room.host.lobby.configure(table.id, ANN, {"_full": "yes"})
    assert starts_at(table.options) is not None


async def test_whoever_opens_a_table_alone_looks_at_its_settings_first(room: Room) -> None:
    table = await room.host.lobby.open("transmissions", ANN, "Ann", PLACE, {}, 1)
    assert starts_at(table.options) is None
    assert await after(room, table, 3600) == "lobby"


async def test_a_rematch_begins_as_soon_as_everybody_is_back(room: Room) -> None:
    former = await ended(room, ANN, BOB, CID)
    fresh = await room.host.invitations.rematch(former, BOB, "Bob")
    await room.host.invitations.rematch(former, CID, "Cid")
    assert await status(room, fresh) == "lobby"
    assert (await room.host.lobby.join(fresh.id, ANN, "Ann")).status == "playing"


async def test_a_rematch_with_somebody_new_leaves_time_to_stop_it(room: Room) -> None:
    former = await ended(room, ANN, BOB)
    fresh = await room.host.invitations.rematch(former, BOB, "Bob")
    fresh = await room.host.lobby.join(fresh.id, DAN, "Dan")
    assert (fresh.status, starts_at(fresh.options)) == ("lobby", room.clock() + THIRTY)


async def test_a_rematch_is_for_as_many_as_can_come_back(room: Room) -> None:
    former = await ended(room, ANN, BOB, CID)
    await room.host.privacy.forget(CID)
    await room.host.invitations.rematch(former, BOB, "Bob")
    assert (await room.host.invitations.rematch(former, ANN, "Ann")).status == "playing"


async def test_a_rematch_of_somebody_who_plays_alone_begins_at_once(room: Room) -> None:
    table = await room.host.lobby.open("transmissions", ANN, "Ann", PLACE, {}, 1)
    await room.host.lobby.start(table.id, ANN)
    await room.host.turns.concede(table.id, ANN)
    assert (await room.host.invitations.rematch(table.id, ANN, "Ann")).status == "playing"


async def test_a_rematch_of_a_table_that_was_started_by_hand_is_started_by_hand(room: Room) -> None:
    former = await ended(room, ANN, BOB, full="no")
    await room.host.invitations.rematch(former, BOB, "Bob")
    assert (await room.host.invitations.rematch(former, ANN, "Ann")).status == "lobby"


async def test_what_a_game_that_began_by_itself_was_dealt_from_can_be_checked(room: Room) -> None:
    table = await room.host.lobby.open("imaginarium", ANN, "Ann", PLACE, {}, 2, brings=701)
    await room.host.lobby.join(table.id, BOB, "Bob", brings=702)
    await after(room, table, THIRTY)
    await room.host.turns.concede(table.id, BOB)
    verdict = await room.host.fairness.verify(table.id, ANN)
    assert (verdict.committed, verdict.seeded, verdict.sealed) == ("same", "same", "same")
    record = await room.host.export(table.id)
    assert len(record["fairness"]["brought"]) == 2


async def test_the_loop_hears_of_a_start_that_is_due_before_it_would_look_again(
    room: Room, monkeypatch: pytest.MonkeyPatch
) -> None:
    timekeeper, looked = room.host.timekeeper, asyncio.Event()
    tick = timekeeper.tick

    async def told() -> float | None:
        due = await tick()
        looked.set()
        return due

    monkeypatch.setattr(timekeeper, "tick", told)
    table = await seated(room, ANN, places=2)
    loop = asyncio.create_task(timekeeper.run())
    await looked.wait()
    await room.host.lobby.join(table.id, BOB, "Bob")
    room.clock.time += THIRTY
    looked.clear()
    await asyncio.wait_for(looked.wait(), 20)
    loop.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await loop
    assert await status(room, table) == "playing"
