"""A game that goes on after sandbox and bot were both stopped and started again."""

from pathlib import Path

import pytest

import sandbox
from rules.kernel.rng import Rng
from sandbox.testing import Conformance
from tests.e2e.conftest import seat
from tests.e2e.stage import Stage, answer_once, offers, text_of

pytestmark = [pytest.mark.asyncio, pytest.mark.timeout(120)]

PEOPLE = ("Ann", "Bob", "Cid")


async def opened(folder: Path, patch: pytest.MonkeyPatch) -> Stage:
    """Start the sandbox with its saved world, and the bot with its games."""
    server = await sandbox.start(0, PEOPLE, saved_in=folder / "world.db")
    server.buckets.off()
    stage = Stage(server, f"sqlite+aiosqlite:///{folder}/cogwork.db", patch)
    await stage.start_bot()
    return stage


async def test_a_game_goes_on_where_it_was(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = await opened(tmp_path, monkeypatch)
    table = await seat(first)
    mover = (await table.mover()).name
    before = await first.person(mover).private_panel()
    await first.stop_bot()
    await first.server.close()

    again = await opened(tmp_path, monkeypatch)
    conformance = Conformance(again.server)
    try:
        person = again.person(mover)
        assert await person.private_panel() == before | {
            "components": (await person.private_panel())["components"],
            "attachments": (await person.private_panel())["attachments"],
        }
        assert offers(await person.private_panel()) == offers(before)
        await answer_once([person], Rng(3))
        await again.settled()
        panel = await person.private_panel()
        assert panel["id"] == before["id"], "the panel was sent a second time"
        assert offers(panel) != offers(before)
        assert "table" in text_of(again.person("Cid").last(table.channel)).lower()
    finally:
        await again.stop_bot()
        await again.server.close()
    assert conformance.problems() == []
