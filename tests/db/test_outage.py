"""A full disk: what is refused, what is told, and when it is over."""

import logging

import pytest
from sqlalchemy import insert

from db import Database, DatabaseError, Unwritable, schema, users
from db.outage import Outage
from tests.db.samples import ANNA, NOW, a_game
from tests.full import fill, make_room

pytestmark = pytest.mark.asyncio


def told(caplog: pytest.LogCaptureFixture) -> list[tuple[int, str]]:
    return [(one.levelno, one.getMessage()) for one in caplog.records if one.levelno >= logging.WARNING]


def lasts(database: Database) -> bool:
    return database.outage.lasts


async def try_to_write(database: Database, game: int | None = None) -> None:
    async with database.write() as tx:
        await a_game(tx, ANNA)
        await tx.run(insert(schema.report), game=game, user=ANNA, words="." * 9000, payload={}, at=NOW)


async def test_a_full_disk_is_told_when_it_begins_and_when_it_ends(
    in_file: Database, caplog: pytest.LogCaptureFixture
) -> None:
    moment = 100.0
    in_file.outage = Outage(lambda: moment)
    await fill(in_file)
    assert not lasts(in_file)
    for _ in range(50):
        with pytest.raises(Unwritable, match="full"):
            await try_to_write(in_file)
    assert lasts(in_file)
    assert [(level, "full" in words) for level, words in told(caplog)] == [(logging.ERROR, True)]
    moment += 90
    with pytest.raises(Unwritable):
        await in_file.recover()
    assert len(told(caplog)) == 1
    await make_room(in_file)
    await in_file.recover()
    assert not lasts(in_file)
    level, words = told(caplog)[-1]
    assert (level, len(told(caplog))) == (logging.WARNING, 2)
    assert "90 s" in words
    assert "50 times" in words
    await try_to_write(in_file)


async def test_a_change_that_still_fits_does_not_end_an_outage(
    in_file: Database, caplog: pytest.LogCaptureFixture
) -> None:
    async with in_file.write() as tx:
        await users.see(tx, ANNA, NOW)
    await fill(in_file)
    for _ in range(3):
        with pytest.raises(Unwritable):
            await try_to_write(in_file)
        async with in_file.write() as tx:
            await users.see(tx, ANNA, NOW + 1)
    assert len(told(caplog)) == 1


async def test_what_is_read_is_read_on_a_full_disk_too(in_file: Database) -> None:
    async with in_file.write() as tx:
        await users.see(tx, ANNA, NOW)
    await fill(in_file)
    with pytest.raises(Unwritable):
        await try_to_write(in_file)
    async with in_file.glance() as tx:
        assert await users.get(tx, ANNA) is not None
    await in_file.tidy()


async def test_trying_whether_there_is_room_leaves_nothing_behind(database: Database) -> None:
    await database.recover()
    await database.recover()
    async with database.read() as tx:
        assert await users.get(tx, 0) is None
    assert not database.outage.lasts


async def test_whatever_else_is_refused_is_no_outage(database: Database) -> None:
    with pytest.raises(DatabaseError):
        await try_to_write(database, game=999)
    assert not database.outage.lasts
