"""The PostgreSQL server stops under a running bot: refused kindly, two lines in the log, and on it goes."""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator

import pytest
import pytest_asyncio

from host.operation.processes import Processes, Shards
from tests import postgres as server
from tests.e2e.conftest import Seated
from tests.e2e.stage import Stage, offers, text_of
from tests.e2e.test_places import finish_turn, panel_of
from tests.postgres import Postgres

pytestmark = [pytest.mark.asyncio, pytest.mark.timeout(180)]


@pytest.fixture
def stopping(postgres: Postgres) -> Iterator[Postgres]:  # noqa: ARG001  where there is none, this is skipped too
    """A server of the test's own, as others use the one that all share."""
    binaries = server.find()
    assert binaries is not None
    with server.running(binaries) as running:
        yield running


@pytest.fixture
def url(stopping: Postgres) -> str:
    """A migrated, empty database there."""
    stopping.create("cogwork")
    return stopping.url("cogwork")


def told(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [one.getMessage() for one in caplog.records if one.levelno >= logging.WARNING or one.exc_info]


@pytest_asyncio.fixture
async def beating(stage: Stage) -> AsyncIterator[None]:
    """Have the bot give signs of life, as one of several processes does."""
    stage.patch.setattr("host.operation.processes.BEAT", 0.1)
    processes = Processes(stage.bot.host.core, stage.bot.host.guilds, Shards())
    await processes.begin()
    await processes.enter()
    task = asyncio.create_task(processes.run())
    yield
    task.cancel()
    await asyncio.gather(task, return_exceptions=True)
    await processes.end()


@pytest.mark.usefixtures("beating")
async def test_a_server_that_stops_is_told_once_and_its_return_once(
    table: Seated, stopping: Postgres, caplog: pytest.LogCaptureFixture
) -> None:
    stage, mover = table.stage, await table.mover()
    stage.patch.setattr("host.operation.outbox.LONGEST_TROUBLE", 0.2)
    panel, rounds, beat = await panel_of(mover), 0, Processes.beat

    async def counted(processes: Processes) -> None:
        nonlocal rounds
        rounds += 1
        await beat(processes)

    stage.patch.setattr(Processes, "beat", counted)
    caplog.clear()
    with stopping.stopped():
        for way in offers(panel)[:3]:
            pressed = await (await mover.take(panel, way)).answered()
            assert "cannot store anything just now" in text_of(pressed.message)
            typed = await table.cid.slash(table.channel, "games")
            assert "cannot store anything just now" in text_of(typed.message)
        since = rounds
        await stage.until(lambda: rounds > since + 3)
        assert len(told(caplog)) == 1
    await stage.until(lambda: not stage.db.outage.lasts)
    assert offers(await panel_of(mover)) == offers(panel)
    await finish_turn(table)
    since = rounds
    await stage.until(lambda: rounds > since + 3)
    assert offers(await panel_of(await table.mover()))
    assert len(told(caplog)) == 2
