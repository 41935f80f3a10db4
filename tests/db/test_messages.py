"""The outbox and the panels."""

import asyncio

import pytest

from db import Database, outbox, panels
from db.outbox import Request
from db.panels import Panel
from tests.db.samples import ANNA, BERT, NOW, a_running_game

pytestmark = pytest.mark.asyncio


def a_request(game: int | None = None, **fields: object) -> Request:
    return Request(**{"kind": "panel", "recipient": ANNA, "due": NOW, "game": game} | fields)  # type: ignore[arg-type]


async def test_requests_of_one_subject_join_and_the_last_one_counts(database: Database) -> None:
    game = await a_running_game(database)
    async with database.write() as tx:
        await outbox.put(tx, [a_request(game, payload={"turn": 1})], NOW)
        await outbox.put(tx, [a_request(game, payload={"turn": 2}, due=NOW + 5)], NOW + 1)
        assert await outbox.take_due(tx, NOW + 4) == ()
        (row,) = await outbox.take_due(tx, NOW + 5)
        assert (row.payload, row.revision, row.due, row.created) == ({"turn": 2}, 2, NOW + 5, NOW)


async def test_requests_of_different_subjects_stay_apart(database: Database) -> None:
    game, other = await a_running_game(database), await a_running_game(database)
    subjects = [
        a_request(game),
        a_request(other),
        a_request(None),
        a_request(game, recipient=BERT),
        a_request(game, kind="notice"),
        a_request(game, kind="notice", topic="nudge"),
    ]
    async with database.write() as tx:
        await outbox.put(tx, subjects, NOW)
        await outbox.put(tx, subjects, NOW)
        assert await outbox.pending_count(tx) == len(subjects)


async def test_a_delivery_made_stale_by_a_newer_request_stays(database: Database) -> None:
    async with database.write() as tx:
        await outbox.put(tx, [a_request()], NOW)
    async with database.read() as tx:
        (taken,) = await outbox.take_due(tx, NOW)
    async with database.write() as tx:
        await outbox.put(tx, [a_request(payload="newer")], NOW)
    async with database.write() as tx:
        await outbox.done(tx, {taken.id: taken.revision})
        (again,) = await outbox.take_due(tx, NOW)
        assert again.payload == "newer"
        await outbox.done(tx, {again.id: again.revision})
        assert await outbox.pending_count(tx) == 0


async def test_a_settled_delivery_cannot_remove_a_later_one(database: Database) -> None:
    async with database.write() as tx:
        await outbox.put(tx, [a_request()], NOW)
        (first,) = await outbox.take_due(tx, NOW)
        await outbox.done(tx, {first.id: first.revision})
        assert await outbox.pending_count(tx) == 0
        await outbox.put(tx, [a_request()], NOW)
        await outbox.done(tx, {first.id: first.revision})
        assert await outbox.pending_count(tx) == 1


async def test_who_notes_deliveries_and_who_asks_for_more_never_wait_for_each_other_on_postgres(
    postgres_url: str,
) -> None:
    database = await Database.open(postgres_url)
    one, two = a_request(topic="a"), a_request(topic="b")
    async with database.write() as tx:
        await outbox.put(tx, [one, two], NOW)
        first, second = await outbox.take_due(tx, NOW)
    async with asyncio.TaskGroup() as group, database.write() as tx:
        await outbox.put(tx, [one], NOW)
        assert await outbox.pending_count(tx) == 2  # by now it is asked for
        group.create_task(note(database, {second.id: second.revision, first.id: first.revision}))
        await asyncio.sleep(0.2)
        await outbox.put(tx, [two], NOW)
        assert await outbox.pending_count(tx) == 2
    async with database.read() as tx:
        assert await outbox.pending_count(tx) == 2
    await database.close()


async def note(database: Database, delivered: dict[int, int]) -> None:
    async with database.write() as tx:
        await outbox.done(tx, delivered)


async def test_a_failure_is_counted_and_tried_again_later(database: Database) -> None:
    async with database.write() as tx:
        await outbox.put(tx, [a_request()], NOW)
        (taken,) = await outbox.take_due(tx, NOW)
        assert await outbox.fail(tx, taken.id, taken.revision, due=NOW + 60, error="503")
        assert await outbox.take_due(tx, NOW + 59) == ()
        assert await outbox.next_due(tx) == NOW + 60
        (later,) = await outbox.take_due(tx, NOW + 60)
        assert (later.tries, later.error, later.revision) == (1, "503", taken.revision)


async def test_a_newer_request_starts_afresh_whatever_failed_before(database: Database) -> None:
    async with database.write() as tx:
        await outbox.put(tx, [a_request()], NOW)
        (taken,) = await outbox.take_due(tx, NOW)
        await outbox.fail(tx, taken.id, taken.revision, due=NOW + 60, error="503")
        await outbox.put(tx, [a_request(due=NOW + 1)], NOW + 1)
        assert not await outbox.fail(tx, taken.id, taken.revision, due=NOW + 99, error="late")
        (fresh,) = await outbox.take_due(tx, NOW + 1)
        assert (fresh.tries, fresh.error) == (0, None)


async def test_what_waits_longest_goes_first_and_the_limit_holds(database: Database) -> None:
    async with database.write() as tx:
        await outbox.put(tx, [a_request(topic=str(due), due=NOW + due) for due in (3, 1, 2)], NOW)
        assert [row.due for row in await outbox.take_due(tx, NOW + 9, limit=2)] == [NOW + 1, NOW + 2]


async def test_nothing_is_due_in_an_empty_outbox(database: Database) -> None:
    async with database.read() as tx:
        assert await outbox.take_due(tx, NOW) == ()
        assert await outbox.next_due(tx) is None


def a_panel(game: int, **fields: object) -> Panel:
    place = {"game": game, "kind": "turn", "recipient": ANNA, "turn": 1, "channel_id": 5, "message_id": 6}
    return Panel(**place | {"shown": "f00", "at": NOW} | fields)  # type: ignore[arg-type]


async def test_a_panel_is_found_by_its_key(database: Database) -> None:
    game = await a_running_game(database)
    async with database.write() as tx:
        await panels.put(tx, a_panel(game))
        await panels.put(tx, a_panel(game, message_id=7, shown="f01", at=NOW + 1))
        edited = a_panel(game, message_id=7, shown="f01", at=NOW + 1)
        assert await panels.get(tx, game, "turn", ANNA, 1) == edited
        assert await panels.get(tx, game, "turn", BERT, 1) is None


async def test_retired_panels_are_no_longer_open(database: Database) -> None:
    game = await a_running_game(database)
    old, new, public = a_panel(game), a_panel(game, turn=2), a_panel(game, turn=2, recipient=panels.PUBLIC)
    async with database.write() as tx:
        for panel in (new, old, public):
            await panels.put(tx, panel)
        assert await panels.list_open(tx, game) == (old, public, new)
        assert await panels.close(tx, old, NOW + 5)
        assert not await panels.close(tx, old, NOW + 6)
        assert await panels.list_open(tx, game) == (public, new)
        closed = await panels.get(tx, game, "turn", ANNA, 1)
        assert closed is not None
        assert closed.closed == NOW + 5
