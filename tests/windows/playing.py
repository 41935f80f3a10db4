"""What the bot must be able to do on Windows: `test_windows.py` runs this where what Windows lacks is taken away."""

import sqlite3
import sys
from contextlib import closing
from pathlib import Path

import pytest

import bot
from db import Database, DatabaseError, private
from rules.kernel.rng import Rng
from tests.conftest import ON_SQLITE
from tests.e2e.conftest import stage as stage  # noqa: PLC0414  a fixture
from tests.e2e.stage import Stage, alts, answer_once
from tests.e2e.test_computers import let_computers_move

pytestmark = pytest.mark.timeout(240)


def test_the_bot_takes_this_machine_for_one_with_windows() -> None:
    assert vars(bot)["sys"].platform == "win32"
    assert not hasattr(vars(private)["os"], "fork")
    assert sys.platform == "linux"


@ON_SQLITE
@pytest.mark.asyncio
@pytest.mark.painted
async def test_a_game_against_a_computer_is_played_with_its_pictures(stage: Stage) -> None:
    ann, channel = stage.person("Ann"), stage.channel("games")
    await ann.slash(channel, "table new", game="nicodemus")
    await stage.settled()
    await ann.press(ann.last(channel), "Add: Novice")
    await stage.settled()
    await ann.press(ann.last(channel), "Start")
    await stage.settled()
    (table,) = await stage.bot.host.lobby.of_user(ann.actor.user_id)
    rng = Rng(3)
    for _ in range(200):
        await let_computers_move(stage, table.id)
        await stage.settled()
        if (await stage.bot.host.lobby.get(table.id)).status != "playing":
            break
        assert alts(await ann.private_panel()), "a panel has no picture"
        await answer_once([ann], rng)
    assert (await stage.bot.host.lobby.get(table.id)).status == "finished"
    assert any(alt.startswith("Score sheet") for alt in alts(ann.last(table.place.thread or 0)))


@pytest.mark.asyncio
async def test_a_server_is_reached_from_wsl_only() -> None:
    with pytest.raises(DatabaseError, match="WSL"):
        await Database.open("postgresql://cogwork@127.0.0.1/cogwork")


def test_a_backup_is_made_and_put_back(
    sqlite_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_URL", sqlite_url)
    assert bot.main(["backup", str(tmp_path / "kept" / "backup.db")]) == 0
    assert bot.main(["restore", str(tmp_path / "kept" / "backup.db"), "--replace"]) == 0
    assert "Traceback" not in capsys.readouterr().err
    assert not (tmp_path / "kept" / ".backup.db.part").exists()
    with closing(sqlite3.connect(tmp_path / "bot.db")) as connection:
        assert connection.execute("PRAGMA quick_check").fetchone() == ("ok",)
