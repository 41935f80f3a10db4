"""`python bot.py backup | restore | check | export | report`: what whoever runs the bot does beside it."""

import asyncio
import fcntl
import io
import json
import os
import shutil
import sqlite3
import stat
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager, redirect_stderr, redirect_stdout
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TypeVar
from unittest import mock

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import create_engine

import bot
import db
from db import Database
from host.operation import commandline
from rules.kernel.record import replay
from rules.kernel.registry import find
from rules.kernel.rng import Rng
from tests.host.conftest import ANN, PLACE, Clock, Room

T = TypeVar("T")


class Shop:
    """A database with two running games, a finished one and a lobby, and a terminal beside it."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.file = folder / "cogwork.db"
        self.url = f"sqlite+aiosqlite:///{self.file}"

    def run(self, *words: str) -> tuple[int, str]:
        """Run a word as somebody would type it; return the exit code and all that was said."""
        said = io.StringIO()
        with mock.patch.dict(os.environ, {"DATABASE_URL": self.url}), redirect_stdout(said), redirect_stderr(said):
            code = bot.main(list(words))
        return code, said.getvalue()

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


SOUND = """\
2 games are in progress: 2, 3; this version can go on with all of them
4 of 4 tables are sound
"""
"""What a check says of `play`."""


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


async def sit_down(room: Room) -> None:
    await room.host.lobby.open("transmissions", ANN, "Ann", PLACE, {})


def titles(file: Path) -> set[object]:
    with closing(sqlite3.connect(file)) as connection:
        return {row[0] for row in connection.execute("SELECT title FROM game")}


def files_in(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def damage(file: Path) -> None:
    """Overwrite a page in the middle."""
    raw = bytearray(file.read_bytes())
    middle = len(raw) // 2 // 4096 * 4096
    raw[middle : middle + 4096] = b"\xff" * 4096
    file.write_bytes(raw)


def mode_of(path: Path) -> str:
    return f"{stat.S_IMODE(path.stat().st_mode):o}"


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

    def test_takes_the_place_of_an_earlier_one_when_told(self, shop: Shop) -> None:
        copy = shop.folder / "backup.db"
        shop.run("backup", str(copy))
        shop.sql("UPDATE game SET title = 'newer'")
        code, said = shop.run("backup", str(copy))
        assert (code, "add --replace" in said) == (2, True)
        assert titles(copy) == {"Nicodemus"}
        assert shop.run("backup", str(copy), "--replace")[0] == 0
        assert titles(copy) == {"newer"}

    def test_of_a_database_that_is_not_there_is_refused_and_none_is_made(self, tmp_path: Path) -> None:
        code, said = Shop(tmp_path).run("backup", str(tmp_path / "backup.db"))
        assert (code, "There is no file" in said) == (2, True)
        assert list(tmp_path.iterdir()) == []

    @pytest.mark.parametrize("by", ["its name", "another name", "a link", "a hard link", "-wal", "-shm", "-journal"])
    def test_never_takes_the_place_of_the_database_however_it_is_reached(self, shop: Shop, by: str) -> None:
        target = shop.folder / ("linked.db" if "link" in by else f"cogwork.db{by}")
        if by == "its name":
            target = shop.file
        elif by == "another name":
            (shop.folder / "sub").mkdir()
            target = shop.folder / "sub" / ".." / "cogwork.db"
        elif by == "a link":
            target.symlink_to(shop.file)
        elif by == "a hard link":
            target.hardlink_to(shop.file)
        with shop.running():
            before = files_in(shop.folder)
            for told in ([], ["--replace"]):
                code, said = shop.run("backup", str(target), *told)
                assert (code, "is the database itself, or belongs to it" in said) == (2, True)
            assert files_in(shop.folder) == before
        assert shop.run("check")[0] == 0

    @pytest.mark.parametrize("content", [b"My diary", b"", b"SQLite format 3\x00" + bytes(200)])
    def test_never_takes_the_place_of_a_file_that_is_no_backup(self, shop: Shop, content: bytes) -> None:
        mine = shop.folder / "mine"
        mine.write_bytes(content)
        for told in ([], ["--replace"]):
            assert shop.run("backup", str(mine), *told)[0] == 2
            assert mine.read_bytes() == content

    def test_never_takes_the_place_of_another_bots_database(self, shop: Shop) -> None:
        other = Shop(shop.folder)
        other.file = shop.folder / "other.db"
        other.url = f"sqlite+aiosqlite:///{other.file}"
        shop.run("backup", str(other.file))
        other.with_room(sit_down)  # a backup over which a bot has run is its database
        before = titles(other.file)
        assert len(before) == 2
        assert shop.run("backup", str(other.file), "--replace")[0] == 2
        assert titles(other.file) == before

    def test_beside_which_a_log_of_another_database_lies_is_not_mixed_with_it(self, shop: Shop) -> None:
        target = shop.folder / "backup.db"
        (shop.folder / "backup.db-wal").write_bytes(b"left behind")
        assert shop.run("backup", str(target))[0] == 2
        assert not target.exists()

    def test_of_a_damaged_database_is_refused_and_an_earlier_one_stays(self, shop: Shop) -> None:
        target = shop.folder / "backup.db"
        shop.run("backup", str(target))
        before = target.read_bytes()
        damage(shop.file)
        code, _ = shop.run("backup", str(target), "--replace")
        assert code != 0
        assert target.read_bytes() == before
        assert {path.name for path in shop.folder.iterdir()} <= {"cogwork.db", "backup.db"}

    def test_that_was_cut_short_leaves_the_way_free_for_the_next(self, shop: Shop) -> None:
        (shop.folder / ".backup.db.part").write_bytes(b"half a backup")
        assert shop.run("backup", str(shop.folder / "backup.db"))[0] == 0
        assert titles(shop.folder / "backup.db") == {"Nicodemus"}
        assert not (shop.folder / ".backup.db.part").exists()

    @pytest.mark.parametrize("step", ["_gather", "_mark", "_publish"])
    def test_that_is_ended_in_the_middle_leaves_nothing_and_the_earlier_one_stays(
        self, shop: Shop, monkeypatch: pytest.MonkeyPatch, step: str
    ) -> None:
        shop.run("backup", str(shop.folder / "earlier.db"))
        before = files_in(shop.folder)

        def end(*_: object) -> None:
            raise KeyboardInterrupt

        monkeypatch.setattr(f"db.backups.{step}", end)
        assert shop.run("backup", str(shop.folder / "earlier.db"), "--replace") == (130, "")
        assert shop.run("backup", str(shop.folder / "new.db")) == (130, "")
        assert files_in(shop.folder) == before

    def test_into_a_folder_that_cannot_be_made_is_told(self, shop: Shop) -> None:
        code, said = shop.run("backup", str(shop.file / "backups" / "backup.db"))
        assert code == 2
        assert "Traceback" not in said


SAYS = {
    "damaged": ("not sound", "cannot be read"),
    "newer": ("newer version of the bot",),
    "foreign": ("newer version of the bot",),
}


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

    def test_takes_the_place_of_a_damaged_database_when_told(self, shop: Shop, copy: Path) -> None:
        damage(shop.file)
        damaged = shop.file.read_bytes()
        assert shop.run("restore", str(copy))[0] == 2
        assert shop.file.read_bytes() == damaged
        assert shop.run("restore", str(copy), "--replace")[0] == 0
        assert self.titles(shop) == {"Nicodemus"}
        assert (shop.folder / "cogwork.db.before-restore-1").read_bytes() == damaged

    def test_takes_the_place_of_what_is_no_database_when_told(self, shop: Shop, copy: Path) -> None:
        shop.file.write_bytes(b"no database at all " * 100)
        code, said = shop.run("restore", str(copy))
        assert (code, "add --replace" in said) == (2, True)
        assert shop.run("restore", str(copy), "--replace")[0] == 0
        assert self.titles(shop) == {"Nicodemus"}

    def test_does_not_replace_tables_that_are_not_the_bots_unless_told(self, shop: Shop, copy: Path) -> None:
        shop.file.unlink()
        shop.sql("CREATE TABLE recipe (name TEXT)")
        code, said = shop.run("restore", str(copy))
        assert (code, "not the bot's" in said) == (2, True)
        assert shop.sql("SELECT count(*) FROM recipe") == [(0,)]

    def test_of_the_database_onto_itself_is_refused(self, shop: Shop) -> None:
        link = shop.folder / "link.db"
        link.hardlink_to(shop.file)
        for named in (shop.file, link):
            code, said = shop.run("restore", str(named), "--replace")
            assert (code, "the database itself" in said) == (2, True)
        assert not list(shop.folder.glob("*before-restore*"))

    def test_does_not_mix_what_lay_beside_the_old_database_into_the_new(self, shop: Shop, copy: Path) -> None:
        shop.file.unlink()
        shop.file.with_name("cogwork.db-wal").write_bytes(b"left behind")
        assert shop.run("restore", str(copy))[0] == 0
        assert shop.run("check") == (0, SOUND)
        assert shop.file.with_name("cogwork.db.before-restore-1-wal").read_bytes() == b"left behind"

    def test_while_a_bot_is_starting_is_refused(self, shop: Shop, copy: Path) -> None:
        held = os.open(shop.file.with_name("cogwork.db.lock"), os.O_RDWR | os.O_CREAT)
        fcntl.flock(held, fcntl.LOCK_EX)
        try:
            code, said = shop.run("restore", str(copy), "--replace")
        finally:
            os.close(held)
        assert (code, "stop the bot first" in said) == (2, True)

    def test_makes_a_database_that_is_no_backup_any_more(self, shop: Shop, copy: Path) -> None:
        shop.file.unlink()
        shop.run("restore", str(copy))
        other = Shop(shop.folder / "elsewhere")
        other.folder.mkdir()
        shutil.copy(copy, other.file)
        assert other.run("backup", str(shop.file), "--replace")[0] == 2

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
        code, said = shop.run("restore", str(copy), "--replace")
        assert code == 2
        assert any(words in said for words in SAYS[wrong])
        assert shop.sql("SELECT * FROM answer") == before


class TestACheck:
    def test_of_a_sound_database_says_so(self, shop: Shop) -> None:
        assert shop.run("check") == (0, SOUND)

    @pytest.mark.parametrize(
        ("damage", "told"),
        [
            ("UPDATE answer SET picks = '[\"gone\"]' WHERE game = 2", "table 2: answer"),
            ("UPDATE checkpoint SET state = CAST('{}' AS BLOB) WHERE game = 2", "table 2: the checkpoint of table 2"),
            ("UPDATE checkpoint SET hash = 'cafe' WHERE game = 2 AND answers = 0", "the checkpoint after 0 answers"),
            ("DELETE FROM checkpoint WHERE game = 2", "table 2: table 2 has no checkpoint"),
            ("UPDATE game SET key = 'ludo' WHERE id = 2", "table 2: no game is called 'ludo'"),
            ('UPDATE game SET result = \'{"standing": [], "conceded": []}\' WHERE id = 1', "table 1: the score"),
            ('UPDATE game SET settings = \'{"colour": "red"}\' WHERE id = 4', "table 4: Nicodemus has no setting"),
        ],
    )
    def test_names_each_table_that_cannot_be_read(self, shop: Shop, damage: str, told: str) -> None:
        shop.sql(damage)
        code, said = shop.run("check")
        assert code == 1
        assert told in said
        assert said.endswith("3 of 4 tables are sound\n")
        is_in_progress = told.startswith(("table 2", "the checkpoint"))
        assert "2 games are in progress: 2, 3" in said
        assert ("this version cannot go on with 1 of them: 2. " in said) == is_in_progress

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
        assert shop.run("check") == (0, SOUND)
        assert shop.sql("SELECT name FROM sqlite_master ORDER BY name") == tables
        assert shop.sql("SELECT version_num FROM alembic_version") == [("0001",)]

    def test_leaves_a_database_of_a_newer_version_alone(self, shop: Shop) -> None:
        shop.sql("UPDATE alembic_version SET version_num = '9999'")
        code, said = shop.run("check")
        assert (code, "newer version of the bot" in said) == (2, True)


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
        assert said.startswith("table 1: written as it is stored, since today's rules cannot follow it: ")
        assert "0 of 1 finished games" in said
        record = json.loads((shop.folder / "records" / "table-1.jsonl").read_text())
        assert record["answers"][1]["picks"] == ["nonsense"]
        assert len(replay(find("nicodemus"), record)) == 1

    def test_again_into_the_same_folder_leaves_files_of_others_alone(self, shop: Shop) -> None:
        folder = shop.folder / "records"
        for _ in range(2):
            assert shop.run("export", str(folder))[0] == 0
        (folder / "table-1.jsonl").write_text("my own notes")
        code, said = shop.run("export", str(folder))
        assert (code, "table-1.jsonl is there already" in said) == (1, True)
        assert (folder / "table-1.jsonl").read_text() == "my own notes"

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

    @pytest.mark.parametrize("number", ["7", "first", "-1", "9" * 30, "١"])
    def test_that_is_not_there_is_told(self, shop: Shop, number: str) -> None:
        assert shop.run("report", number) == (2, f"There is no report {number}\n")

    def test_goes_into_a_file_of_its_owner_alone_and_never_over_another(self, shop: Shop) -> None:
        shop.with_room(lambda room: room.host.reports.file(ANN, "words", 2, {"last": None}))
        file = shop.folder / "report.json"
        with umask(0):
            assert shop.run("report", "1", str(file))[0] == 0
        assert json.loads(file.read_text())["words"] == "words"
        assert mode_of(file) == "600"
        file.write_text("mine")
        assert shop.run("report", "1", str(file))[0] == 2
        assert file.read_text() == "mine"


@contextmanager
def umask(mask: int) -> Iterator[None]:
    """Have the process make files as that mask has it."""
    before = os.umask(mask)
    try:
        yield
    finally:
        os.umask(before)


class TestWhoMayRead:
    @pytest.mark.parametrize("mask", [0o022, 0o000])
    def test_what_is_written_is_its_owners_alone(self, shop: Shop, mask: int) -> None:
        there = shop.folder / "new"
        other = Shop(there / "data")
        with umask(mask):
            assert shop.run("backup", str(there / "backups" / "one.db"))[0] == 0
            assert shop.run("export", str(there / "records"))[0] == 0
            assert other.run("restore", str(there / "backups" / "one.db"))[0] == 0
            with shop.running():
                assert shop.run("backup", str(there / "backups" / "two.db"))[0] == 0
        made = list(there.rglob("*"))
        assert {path.name for path in made} >= {"one.db", "two.db", "table-1.jsonl", "cogwork.db"}
        assert {mode_of(path) for path in made if path.is_file()} == {"600"}
        assert {mode_of(path) for path in (there, *made) if path.is_dir()} == {"700"}

    @pytest.mark.parametrize("mask", [0o022, 0o000])
    def test_a_database_in_use_is_its_owners_alone(self, tmp_path: Path, mask: int) -> None:
        there = Shop(tmp_path / "made" / "data")

        async def look(room: Room) -> dict[str, str]:
            await sit_down(room)
            return {path.name: mode_of(path) for path in there.folder.iterdir()}

        with umask(mask):
            modes = there.with_room(look)
        assert modes == dict.fromkeys(("cogwork.db", "cogwork.db-wal", "cogwork.db-shm"), "600")
        assert {mode_of(there.folder), mode_of(there.folder.parent)} == {"700"}


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that whoever runs the test as nobody can reach."""
    with TemporaryDirectory() as folder:
        Path(folder).chmod(0o777)
        yield Path(folder)


@contextmanager
def as_nobody() -> Iterator[None]:
    """Let the rights of files count, which root does not heed."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


NOBODY = 65534


class TestAFileThatCannotBeWritten:
    @pytest.mark.parametrize("mode", ["DELETE", "WAL"])
    def test_is_checked_and_exported(self, played: Path, open_folder: Path, mode: str) -> None:
        shop = Shop(open_folder / "mounted")
        shop.folder.mkdir()
        shutil.copy(played, shop.file)
        shop.sql(f"PRAGMA journal_mode = {mode}")
        (open_folder / "records").mkdir()
        (open_folder / "records").chmod(0o777)
        with sealed(shop.folder), as_nobody():
            assert shop.run("check") == (0, SOUND)
            assert shop.run("export", str(open_folder / "records"))[0] == 0
        assert [path.name for path in shop.folder.iterdir()] == ["cogwork.db"]

    def test_is_read_together_with_what_had_not_been_moved_into_it(self, played: Path, open_folder: Path) -> None:
        running, shop = Shop(open_folder), Shop(open_folder / "mounted")
        shutil.copy(played, running.file)
        shop.folder.mkdir()
        with closing(sqlite3.connect(running.file, isolation_level=None)) as connection:
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("UPDATE answer SET picks = '[\"gone\"]' WHERE game = 2")
            for name in ("cogwork.db", "cogwork.db-wal"):  # as a disk keeps them whose machine has lost its power
                shutil.copy(running.folder / name, shop.folder / name)
        with sealed(shop.folder), as_nobody():
            code, said = shop.run("check")
        assert code == 1
        assert "table 2: answer" in said

    def test_is_not_given_ratings_that_would_be_lost(self, played: Path, open_folder: Path) -> None:
        shop = Shop(open_folder / "mounted")
        shop.folder.mkdir()
        shutil.copy(played, shop.file)
        with sealed(shop.folder), as_nobody():
            code, said = shop.run("ratings")
        assert (code, "may not be written" in said) == (2, True)


@contextmanager
def sealed(folder: Path) -> Iterator[None]:
    """Let nobody write in a folder, nor its files."""
    for path in folder.iterdir():
        path.chmod(0o444)
    folder.chmod(0o555)
    try:
        yield
    finally:
        folder.chmod(0o755)


class TestTheWords:
    @pytest.mark.parametrize(
        "words",
        [
            ["backup"],
            ["restore"],
            ["restore", "--replace"],
            ["check", "twice"],
            ["export", "a", "b"],
            ["backup", "--all"],
        ],
    )
    def test_too_few_or_too_many_are_answered_with_the_usage(self, shop: Shop, words: list[str]) -> None:
        code, said = shop.run(*words)
        assert code == 2
        assert said.startswith("usage: python bot.py")

    @pytest.mark.parametrize("word", ["", "commands", *commandline.JOBS])
    def test_help_is_given_for_each_and_needs_no_settings_and_no_database(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, word: str
    ) -> None:
        monkeypatch.chdir(tmp_path)
        monkeypatch.setenv("SANDBOX_PORT", "nonsense")
        for asked in ("--help", "-h"):
            code, said = Shop(tmp_path).run(*word.split(), asked)
            assert code == 0
            assert said.startswith(f"usage: python bot.py {word}".rstrip())
        assert list(tmp_path.iterdir()) == []

    def test_the_help_lists_them_all(self, tmp_path: Path) -> None:
        _, said = Shop(tmp_path).run("--help")
        assert all(f"  {word}" in said for word in ("commands", *commandline.JOBS))

    def test_a_question_is_answered_without_a_database(self, tmp_path: Path) -> None:
        code, said = Shop(tmp_path).run("ask", "nicodemus", "wie gewinnt man", "--language", "de")
        assert code == 0
        best = json.loads(said)["results"][0]
        assert (best["id"], best["title"]) == ("goal", "Ziel des Spiels")
        assert list(tmp_path.iterdir()) == []

    def test_a_file_of_questions_is_answered_line_by_line(self, tmp_path: Path) -> None:
        lines = [{"game": "bot", "lang": "en", "q": "undo"}, {"game": "Nicodemus", "lang": "fr", "q": "comment gagner"}]
        file = tmp_path / "asked.jsonl"
        file.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
        code, said = Shop(tmp_path).run("ask", "--batch", str(file))
        assert code == 0
        assert [json.loads(line)["results"][0]["id"] for line in said.splitlines()] == ["undo", "goal"]

    @pytest.mark.parametrize("words", [["ask", "chess", "who begins"], ["ask"], ["ask", "--batch", "nowhere.jsonl"]])
    def test_what_cannot_be_asked_is_told(self, tmp_path: Path, words: list[str]) -> None:
        code, said = Shop(tmp_path).run(*words)
        assert code == 2
        assert said

    def test_a_damaged_database_is_told(self, shop: Shop) -> None:
        shop.file.write_bytes(b"no database at all " * 100)
        code, said = shop.run("check")
        assert (code, said.startswith("The database cannot be used: ")) == (2, True)
