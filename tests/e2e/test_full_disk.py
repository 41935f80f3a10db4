"""A full disk under a running bot: people are told kindly, the log has two lines, and everything goes on after it."""

import logging
from pathlib import Path

import pytest

from tests.e2e.conftest import Seated
from tests.e2e.stage import offers, text_of
from tests.e2e.test_places import finish_turn, panel_of
from tests.full import no_byte_more

pytestmark = [pytest.mark.asyncio, pytest.mark.timeout(120)]


@pytest.fixture
def file(migrated_file: Path, tmp_path: Path) -> Path:
    copy = tmp_path / "bot.db"
    copy.write_bytes(migrated_file.read_bytes())
    return copy


@pytest.fixture
def url(file: Path) -> str:
    """In a file: a server's disk cannot be filled here."""
    return f"sqlite:///{file}"


def told(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [one.getMessage() for one in caplog.records if one.levelno >= logging.WARNING or one.exc_info]


async def test_a_full_disk_refuses_kindly_and_goes_by_without_a_trace(
    table: Seated, file: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("host.operation.outbox.LONGEST_TROUBLE", 0.2)
    stage, mover = table.stage, await table.mover()
    caplog.clear()
    panel = await panel_of(mover)
    with no_byte_more(file):
        for way in offers(panel)[:3] * 3:
            pressed = await (await mover.take(panel, way)).answered()
            assert "cannot store anything just now" in text_of(pressed.message)
        opened = await table.cid.slash(table.channel, "table new", game="nicodemus")
        assert "cannot store anything just now" in text_of(opened.message)
        assert "Nicodemus" in text_of((await mover.slash(table.thread, "hand")).message)
    assert len(told(caplog)) == 1
    await stage.until(lambda: not stage.db.outage.lasts)
    assert offers(await panel_of(mover)) == offers(panel)
    await finish_turn(table)
    assert offers(await panel_of(await table.mover()))
    assert len(told(caplog)) == 2
