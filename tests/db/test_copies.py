"""SQLite files as a whole: damage that a start should find, and which paths lead to one and the same file."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import text

from db import Damaged, Database, copies
from db.backend import address_of
from tests.db.samples import a_running_game

PAGE = 4096
MANY = """WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 200000)
INSERT INTO user (id, seen) SELECT i + 1000, 0 FROM n"""


@pytest.fixture
def filled(file: Path) -> Path:
    """A database of a few hundred pages."""

    async def fill() -> None:
        database = await Database.open(f"sqlite:///{file}")
        await database.migrate()
        await a_running_game(database)
        async with database.write() as tx:
            await tx.run(text(MANY))
        await database.close()

    asyncio.run(fill())
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA journal_mode = DELETE")
    return file


def spoil(file: Path, page: int) -> None:
    with file.open("r+b") as opened:
        opened.seek(page * PAGE)
        opened.write(b"\xff" * PAGE)


async def looked_through(file: Path, *, long: bool = True) -> bool:
    database = await Database.open(f"sqlite:///{file}")
    try:
        return await database.look_through(lambda: long)
    finally:
        await database.close()


def test_a_sound_file_is_read_to_its_end(filled: Path) -> None:
    assert asyncio.run(looked_through(filled)) is True


def test_damage_in_the_middle_is_found_and_the_way_back_is_told(filled: Path) -> None:
    spoil(filled, filled.stat().st_size // PAGE // 2)
    with pytest.raises(Damaged) as found:
        asyncio.run(looked_through(filled))
    assert str(found.value).startswith(f"{filled} is damaged: ")
    assert "python bot.py restore" in str(found.value)


def test_who_has_no_time_is_told_that_not_all_was_read(filled: Path) -> None:
    assert asyncio.run(looked_through(filled, long=False)) is False


@pytest.mark.parametrize("folder", ["a?b", "a#b", "a%41b", "ä ö"])
def test_a_folder_may_have_any_signs_in_its_name(tmp_path: Path, folder: str) -> None:
    file = tmp_path / folder / "bot.db"

    async def make() -> None:
        database = await Database.open(address_of(file))
        await database.migrate()
        assert await database.look_through(lambda: True)
        await database.close()

    asyncio.run(make())
    assert copies.inspect(file).faults == ()
    assert [path.name for path in tmp_path.iterdir()] == [folder]


@pytest.mark.parametrize(
    ("name", "belongs"),
    [
        ("bot.db", True),
        ("BOT.DB", True),
        ("bot.db-wal", True),
        ("bot.db-shm", True),
        ("bot.db-journal", True),
        ("bot.db.lock", True),
        ("../data/bot.db-wal", True),
        ("bot.db.backup", False),
        ("bot", False),
        ("other/bot.db", False),
    ],
)
def test_what_belongs_to_a_database_is_known_before_it_is_there(file: Path, name: str, *, belongs: bool) -> None:
    file.parent.mkdir()
    assert copies.is_part_of(file.parent / name, file) is belongs


def test_a_link_to_a_folder_leads_to_the_same_database(file: Path, tmp_path: Path) -> None:
    file.parent.mkdir()
    (tmp_path / "link").symlink_to(file.parent)
    assert copies.is_part_of(tmp_path / "link" / "bot.db-wal", file)


def test_a_file_that_others_may_open_is_told_to_its_owner_and_left_as_it_is(filled: Path) -> None:
    async def told() -> str:
        database = await Database.open(f"sqlite:///{filled}")
        try:
            return database.shared()
        finally:
            await database.close()

    assert asyncio.run(told()) == ""
    filled.chmod(0o640)
    assert asyncio.run(told()) == ""  # nobody else gets into the folder
    filled.parent.chmod(0o755)
    said = asyncio.run(told())
    assert str(filled) in said
    assert "640" in said
    assert filled.stat().st_mode & 0o777 == 0o640
