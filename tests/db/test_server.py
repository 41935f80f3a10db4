"""A PostgreSQL server that cuts connections, is left in the middle, or is told very much at once."""

import asyncio
import time
from contextlib import suppress

import pytest
from sqlalchemy import func, insert, select, text

from db import Conflict, Database, DatabaseError, Unreadable, Unwritable, schema, users
from db.server import ServerConnection
from tests.db.samples import ANNA, NOW
from tests.postgres import Postgres

pytestmark = pytest.mark.asyncio


async def test_after_a_server_has_cut_every_connection_the_next_change_finds_another(
    postgres: Postgres, postgres_url: str
) -> None:
    database = await Database.open(postgres_url)
    ways = (database._backend.writer, database._backend.reader)
    opened = [await way.engine.connect() for way in ways]
    for connection in opened:
        await connection.close()
    wires = [connection._wire for connection in opened if isinstance(connection, ServerConnection)]
    ended = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'cogwork'"
    assert await asyncio.to_thread(postgres.sql, postgres_url.rpartition("/")[2], ended) == ["t", "t", "t"]
    for wire in wires:
        async with asyncio.timeout(10):
            while wire.sound:
                await asyncio.to_thread(time.sleep, 0.01)
    # The new ones' sockets have the numbers of those that were cut.
    async with asyncio.timeout(10), database.read() as look, database.glance() as glance, database.write() as tx:
        for each in (tx, look, glance):
            assert await each.one(int, text("SELECT 1")) == 1
    await database.close()


async def test_whoever_is_cancelled_while_a_server_works_leaves_nothing(postgres_url: str) -> None:
    database = await Database.open(postgres_url)

    async def writer() -> None:
        async with database.write() as tx:
            await users.see(tx, ANNA, NOW)
            await tx.one(str, text("SELECT pg_sleep(600)"))

    task = asyncio.create_task(writer())
    await asyncio.sleep(0.1)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    async with database.write() as tx:
        assert await users.get(tx, ANNA) is None
        await users.see(tx, ANNA, NOW)
    await database.close()


async def test_a_server_is_told_more_at_once_than_either_side_can_hold(postgres_url: str) -> None:
    database = await Database.open(postgres_url)
    many = range(1, 40_001)
    async with asyncio.timeout(30), database.write() as tx:
        await tx.send_many(insert(schema.user).returning(schema.user), [{"id": user, "seen": NOW} for user in many])
        assert await tx.one(int, select(func.count()).select_from(schema.user)) == len(many)
    await database.close()


async def test_a_server_that_lets_nobody_in_is_an_outage_with_an_end(postgres: Postgres, postgres_url: str) -> None:
    database = await Database.open(postgres_url)
    with postgres.closed(postgres_url.rpartition("/")[2]):
        with pytest.raises(Unwritable, match=r"does not answer.* not currently accepting connections"):
            async with database.write() as tx:
                await users.see(tx, ANNA, NOW)
        began = database.outage.lasts
    await database.recover()
    assert (began, database.outage.lasts) == (True, False)
    await database.close()


async def test_what_was_refused_is_not_taken_for_stored_by_whoever_goes_on(postgres_url: str) -> None:
    database = await Database.open(postgres_url)

    async def go_on() -> None:
        async with database.write() as tx:
            await users.see(tx, ANNA, NOW)
            with suppress(Conflict):
                await tx.run(insert(schema.user), id=ANNA, seen=NOW)

    with pytest.raises(Conflict):
        await go_on()
    async with database.write() as tx:
        assert await users.get(tx, ANNA) is None
    await database.close()


async def test_a_statement_that_the_server_has_forgotten_is_made_ready_anew(postgres_url: str) -> None:
    database = await Database.open(postgres_url)
    async with database.write() as tx:
        await users.see(tx, ANNA, NOW)
        assert await users.get(tx, ANNA) is not None
        await tx.run(text("DEALLOCATE ALL"))
    with pytest.raises(DatabaseError, match="26000"):
        async with database.write() as tx:
            await users.get(tx, ANNA)
    async with database.write() as tx:
        assert await users.get(tx, ANNA) is not None
    await database.close()


async def test_a_session_has_our_settings_and_those_of_the_address(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PGCLIENTENCODING", "LATIN1")
    database = await Database.open(f"{postgres_url}?options=-c%20statement_timeout%3D7s")
    async with database.glance() as tx:
        assert await tx.one(str, text("SHOW statement_timeout")) == "7s"
        assert await tx.one(str, text("SHOW lock_timeout")) == "20s"
        assert await tx.one(int, text("SELECT length(:cat)"), cat="猫") == 1
    await database.close()


async def test_a_database_of_another_encoding_is_refused(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("db.wire._ENCODINGS", frozenset({b"LATIN1"}))
    with pytest.raises(Unreadable, match="encoding is UTF8"):
        await Database.open(postgres_url)
