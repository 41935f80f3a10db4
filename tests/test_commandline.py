"""`python bot.py backup | restore | check | export | report`: what whoever runs the bot does beside it."""

import asyncio
import io
import json
import shutil
import sqlite3
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TypeVar

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

import bot
import db
from db import Database, DatabaseError
from host import commandline
from rules.kernel.record import replay
from rules.kernel.registry import find
from rules.kernel.rng import Rng
from tests.host.conftest import ANN, Clock, Room

T = TypeVar("T")


class Shop:
    """A database with two running games, a finished one and a lobby, and a terminal beside it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / "cogwork.db"
        self.url = f"sqlite+aiosqlite:///{self.file}"

    def run(self, *words: str) -> tuple[int, str]:
        out = io.StringIO()
        code = commandline.main(words, self.url, out)
        return code, out.getvalue()

    def with_room(self, do: Callable[[Room], Awaitable[T]]) -> T:
        async def done() -> T:
            database = await Database.open(self.url)
            await database.migrate()
            try:
                return await do(Room(database, Clock()))
            finally:
                await database.close()

        return asyncio.run(done())

    def sql(self, statement: str, *values: object) -> list[tuple[object, ...]]:
        with closing(sqlite3.connect(self.file, isolation_level=None)) as connection:
            return connection.execute(statement, values).fetchall()

    @contextmanager
    def running(self) -> Iterator[sqlite3.Connection]:
        """Have the database open in another place, in the midst of a change."""
        with closing(sqlite3.connect(self.file, isolation_level=None)) as connection:
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("BEGIN IMMEDIATE")
            connection.execute("UPDATE game SET title = 'half done'")
            yield connection
            connection.execute("ROLLBACK")


async def play(room: Room) -> None:
    rng = Rng(6)
    tables = [await room.playing() for _ in range(3)]
    while (await room.host.lobby.get(tables[0].id)).status == "playing":
        await room.answer_at_random(tables[0].id, rng)
    for _ in range(5):
        await room.answer_at_random(tables[1].id, rng)
    await room.host.lobby.open("nicodemus", ANN, "Ann", tables[0].place, {})


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    there = Shop(tmp_path_factory.mktemp("played"))
    there.with_room(play)
    there.sql("PRAGMA journal_mode = DELETE")  # so that the file is all there is
    return there.file


@pytest.fixture
def shop(played: Path, tmp_path: Path) -> Shop:
    there = Shop(tmp_path)
    shutil.copy(played, there.file)
    return there


class TestABackup:
    def test_is_made_while_the_bot_runs_and_holds_nothing_half_done(self, shop: Shop) -> None:
        copy = shop.folder / "copies" / "backup.db"
        with shop.running():
            code, said = shop.run("backup", str(copy))
        assert code == 0, said
        assert "4 tables" in said
        with closing(sqlite3.connect(copy)) as connection:
            titles = {row[0] for row in connection.execute("SELECT title FROM game")}
            assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
        assert titles == {"Nicodemus"}
        assert [path.name for path in copy.parent.iterdir()] == ["backup.db"]

    def test_takes_the_place_of_an_older_one(self, shop: Shop) -> None:
        copy = shop.folder / "backup.db"
        shop.run("backup", str(copy))
        shop.sql("UPDATE game SET title = 'newer'")
        assert shop.run("backup", str(copy))[0] == 0
        with closing(sqlite3.connect(copy)) as connection:
            assert connection.execute("SELECT DISTINCT title FROM game").fetchall() == [("newer",)]

    def test_of_a_database_that_is_not_there_is_refused_and_none_is_made(self, tmp_path: Path) -> None:
        with pytest.raises(DatabaseError, match="There is no file"):
            Shop(tmp_path).run("backup", str(tmp_path / "backup.db"))
        assert list(tmp_path.iterdir()) == []


class TestARestore:
    @pytest.fixture
    def copy(self, shop: Shop) -> Path:
        copy = shop.folder / "backup.db"
        shop.run("backup", str(copy))
        return copy

    def titles(self, shop: Shop) -> set[object]:
        return {row[0] for row in shop.sql("SELECT title FROM game")}

    def test_onto_nothing_needs_no_word(self, shop: Shop, copy: Path) -> None:
        for path in shop.folder.glob("cogwork.db*"):
            path.unlink()
        code, said = shop.run("restore", str(copy))
        assert (code, "4 tables" in said) == (0, True)
        assert self.titles(shop) == {"Nicodemus"}
        assert shop.run("check")[0] == 0

    def test_onto_a_database_without_a_table_needs_no_word(self, shop: Shop, copy: Path) -> None:
        shop.sql("DELETE FROM game")
        assert shop.run("restore", str(copy))[0] == 0
        assert self.titles(shop) == {"Nicodemus"}

    def test_does_not_replace_games_unless_told_and_then_keeps_them_beside(self, shop: Shop, copy: Path) -> None:
        shop.sql("UPDATE game SET title = 'newer', ended = 9e9")
        code, said = shop.run("restore", str(copy))
        assert code == 2
        assert "holds 4 tables" in said
        assert "is newer" in said
        assert self.titles(shop) == {"newer"}
        for number in (1, 2):
            code, said = shop.run("restore", str(copy), "--replace")
            assert code == 0
            assert self.titles(shop) == {"Nicodemus"}
            assert (shop.folder / f"cogwork.db.before-restore-{number}").exists()
        with closing(sqlite3.connect(shop.folder / "cogwork.db.before-restore-1")) as connection:
            assert connection.execute("SELECT DISTINCT title FROM game").fetchall() == [("newer",)]

    def test_while_the_bot_runs_is_refused_even_when_told(self, shop: Shop, copy: Path) -> None:
        async def open_beside(room: Room) -> tuple[int, str]:
            await room.host.lobby.get(1)
            return await asyncio.to_thread(shop.run, "restore", str(copy), "--replace")

        code, said = shop.with_room(open_beside)
        assert (code, "stop the bot first" in said) == (2, True)
        assert not list(shop.folder.glob("*before-restore*"))

    @pytest.mark.parametrize("wrong", ["damaged", "newer", "foreign"])
    def test_of_a_file_that_is_no_good_is_refused(self, shop: Shop, copy: Path, wrong: str) -> None:
        before = shop.sql("SELECT * FROM answer")
        if wrong == "damaged":
            raw = bytearray(copy.read_bytes())
            raw[len(raw) // 2 : len(raw) // 2 + 4096] = bytes(4096)
            copy.write_bytes(raw)
        elif wrong == "newer":
            with closing(sqlite3.connect(copy, isolation_level=None)) as connection:
                connection.execute("UPDATE alembic_version SET version_num = '9999'")
        else:
            copy.unlink()
            with closing(sqlite3.connect(copy, isolation_level=None)) as connection:
                connection.execute("CREATE TABLE recipe (name TEXT)")
        try:
            code, said = shop.run("restore", str(copy), "--replace")
        except DatabaseError:
            code, said = 2, "not sound"
        assert code == 2
        assert ("not sound" if wrong == "damaged" else "newer version of the bot") in said
        assert shop.sql("SELECT * FROM answer") == before


class TestACheck:
    def test_of_a_sound_database_says_so(self, shop: Shop) -> None:
        assert shop.run("check") == (0, "4 of 4 tables are sound\n")

    @pytest.mark.parametrize(
        ("damage", "told"),
        [
            ("UPDATE answer SET offer = 'ffffffff' WHERE game = 2", "table 2: answer"),
            ("UPDATE checkpoint SET state = CAST('{}' AS BLOB) WHERE game = 2", "table 2: the checkpoint of table 2"),
            ("UPDATE checkpoint SET hash = 'cafe' WHERE game = 2 AND answers = 0", "the checkpoint after 0 answers"),
            ("DELETE FROM checkpoint WHERE game = 2", "table 2: table 2 has no checkpoint"),
            ("UPDATE game SET key = 'ludo' WHERE id = 2", "table 2: no game is called 'ludo'"),
            ('UPDATE game SET result = \'{"standing": [], "conceded": []}\' WHERE id = 1', "table 1: the score"),
            ('UPDATE game SET settings = \'{"colour": "red"}\' WHERE id = 4', "table 4: nicodemus has no setting"),
        ],
    )
    def test_names_each_table_that_cannot_be_read(self, shop: Shop, damage: str, told: str) -> None:
        shop.sql(damage)
        code, said = shop.run("check")
        assert code == 1
        assert told in said
        assert said.endswith("3 of 4 tables are sound\n")

    def test_alters_nothing_while_the_bot_runs(self, shop: Shop) -> None:
        before = shop.sql("SELECT * FROM game")
        with shop.running():
            assert shop.run("check")[0] == 0
        assert shop.sql("SELECT * FROM game") == before

    def test_reads_a_database_of_an_older_version_and_leaves_it_as_it_is(self, shop: Shop) -> None:
        config = Config()
        config.set_main_option("script_location", str(Path(db.__file__).with_name("migrations")))
        config.set_main_option("path_separator", "os")
        engine = create_engine(f"sqlite:///{shop.file}")
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            command.downgrade(config, "0001")
        engine.dispose()
        tables = shop.sql("SELECT name FROM sqlite_master ORDER BY name")
        assert ("report",) not in tables
        assert shop.run("check") == (0, "4 of 4 tables are sound\n")
        assert shop.sql("SELECT name FROM sqlite_master ORDER BY name") == tables
        assert shop.sql("SELECT version_num FROM alembic_version") == [("0001",)]

    def test_leaves_a_database_of_a_newer_version_alone(self, shop: Shop) -> None:
        shop.sql("UPDATE alembic_version SET version_num = '9999'")
        with pytest.raises(DatabaseError, match="newer version of the bot"):
            shop.run("check")


class TestAnExport:
    def test_writes_every_finished_game_as_a_record_that_can_be_played_again(self, shop: Shop) -> None:
        folder = shop.folder / "records"
        code, said = shop.run("export", str(folder))
        assert (code, said) == (0, f"1 of 1 finished games are in {folder}\n")
        (file,) = folder.iterdir()
        assert file.name == "table-1.jsonl"
        assert replay(find("nicodemus"), json.loads(file.read_text())) == []

    def test_names_a_game_that_cannot_be_followed_and_goes_on(self, shop: Shop) -> None:
        shop.sql("UPDATE answer SET picks = '[\"nonsense\"]' WHERE game = 1 AND number = 2")
        code, said = shop.run("export", str(shop.folder / "records"))
        assert code == 1
        assert said.startswith("table 1: ")
        assert "0 of 1 finished games" in said

    def test_into_a_place_that_is_no_folder_is_told(self, shop: Shop) -> None:
        (shop.folder / "records").write_text("a file")
        code, said = shop.run("export", str(shop.folder / "records"))
        assert (code, "records" in said) == (2, True)


class TestAReport:
    def test_is_printed_whole_and_listed(self, shop: Shop) -> None:
        shop.with_room(lambda room: room.host.reports.file(ANN, "The hand\nis empty.", 2, {"last": None}))
        code, said = shop.run("report")
        assert (code, "table 2  The hand is empty." in said) == (0, True)
        code, said = shop.run("report", "1")
        assert code == 0
        report = json.loads(said)
        assert (report["game"], report["words"]) == (2, "The hand\nis empty.")
        assert report["payload"]["record"]["answers"]

    @pytest.mark.parametrize("number", ["7", "first", "-1"])
    def test_that_is_not_there_is_told(self, shop: Shop, number: str) -> None:
        assert shop.run("report", number) == (2, f"There is no report {number}\n")


class TestTheWords:
    @pytest.mark.parametrize(
        "words", [["backup"], ["restore"], ["restore", "--replace"], ["check", "twice"], ["export", "a", "b"]]
    )
    def test_too_few_or_too_many_are_answered_with_the_usage(self, shop: Shop, words: list[str]) -> None:
        code, said = shop.run(*words)
        assert code == 2
        assert said.startswith(f"usage: python bot.py {words[0]}")

    def test_they_are_taken_from_the_command_line(
        self, shop: Shop, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ) -> None:
        monkeypatch.chdir(shop.folder)
        monkeypatch.setenv("DATABASE_URL", shop.url)
        assert bot.main(["check"]) == 0
        assert "4 of 4 tables are sound" in capsys.readouterr().out
        shop.file.write_bytes(b"no database at all " * 100)
        assert bot.main(["check"]) == 2
        said = capsys.readouterr()
        assert said.err.startswith("The database cannot be used: ")
        assert bot.main(["--help"]) == 2
        listed = capsys.readouterr().err
        assert all(f"python bot.py {word}" in listed for word in commandline.JOBS)
