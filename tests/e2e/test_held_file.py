"""Another process holds the database: presses are acknowledged and wait; a file that stays held refuses kindly."""

import logging
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager

import psycopg
import pytest
from sqlalchemy import make_url

from cogs import guard
from sandbox import Interaction
from tests.conftest import ON_SQLITE
from tests.e2e.conftest import Seated
from tests.e2e.stage import offers, text_of
from tests.e2e.test_places import finish_turn, panel_of

pytestmark = [pytest.mark.asyncio, pytest.mark.timeout(120)]

LONG = 60.0
"""Seconds of patience that no test lasts."""


@contextmanager
def held(url: str) -> Iterator[Callable[[], object]]:
    """Hold a database as another program does; give what lets go of it, which the end does too."""
    if url.startswith("postgresql"):
        with psycopg.connect(url) as server:
            server.execute('LOCK TABLE game, "user" IN EXCLUSIVE MODE')
            yield server.rollback
        return
    with closing(sqlite3.connect(str(make_url(url).database), isolation_level=None)) as file:
        file.execute("BEGIN EXCLUSIVE")
        yield file.rollback
        file.rollback()


def hurry(table: Seated, patience: float) -> None:
    """Acknowledge a press soon that has no reply yet, and wait so many seconds for the file."""
    table.stage.patch.setattr(guard, "LATE", 0.05)
    table.stage.patch.setattr("db.outage.BUSY_SECONDS", patience)


def told(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [one.getMessage() for one in caplog.records if one.levelno >= logging.WARNING or one.exc_info]


async def acknowledged(table: Seated, *pressed: Interaction) -> None:
    await table.stage.until(lambda: all(one.exchange.callback is not None for one in pressed))


async def test_what_meets_a_held_database_is_acknowledged_and_done_once_it_is_free(
    table: Seated, url: str, caplog: pytest.LogCaptureFixture
) -> None:
    stage, mover = table.stage, await table.mover()
    panel = await panel_of(mover)
    before = await stage.bot.host.lobby.get(table.number)
    hurry(table, LONG)
    with held(url) as let_go:
        answered = await mover.take(panel)
        typed = await table.cid.actor.slash(table.channel, "games")
        opened = await table.cid.actor.slash(table.channel, "table new", game="nicodemus")
        await acknowledged(table, answered, typed, opened)
        assert (await stage.bot.host.lobby.get(table.number)).version == before.version
        let_go()
        assert "Your games" in text_of((await typed.settled()).message)
        assert "Nicodemus" in text_of((await opened.settled()).message)
        await answered.settled()
    assert (await stage.bot.host.lobby.get(table.number)).version > before.version
    assert told(caplog) == []


@ON_SQLITE
async def test_a_file_that_stays_held_refuses_kindly_and_the_log_has_two_lines(
    table: Seated, url: str, caplog: pytest.LogCaptureFixture
) -> None:
    stage, mover = table.stage, await table.mover()
    stage.patch.setattr("host.operation.outbox.LONGEST_TROUBLE", 0.2)
    panel = await panel_of(mover)
    hurry(table, 0.3)
    caplog.clear()
    with held(url):
        waiting = await mover.take(panel)
        await acknowledged(table, waiting)
        assert "cannot store anything just now" in text_of((await waiting.settled()).message)
        for way in offers(panel)[:3]:
            pressed = await (await mover.take(panel, way)).settled()
            assert "cannot store anything just now" in text_of(pressed.message)
        assert "You are at no table" in text_of((await table.cid.slash(table.channel, "games")).message)
        opened = await table.cid.slash(table.channel, "table new", game="nicodemus")
        assert "cannot store anything just now" in text_of(opened.message)
        (began,) = told(caplog)
        assert "another process holds the database file" in began
    await stage.until(lambda: not stage.db.outage.lasts)
    assert offers(await panel_of(mover)) == offers(panel)
    await finish_turn(table)
    assert offers(await panel_of(await table.mover()))
    assert len(told(caplog)) == 2
