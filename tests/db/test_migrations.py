"""From an empty file to the schema that the code describes, and not past it."""

import asyncio
import os
import re
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.ext.asyncio import create_async_engine

from db import Database, Unreadable, outbox, presence, users
from db.copies import newest_schema
from db.migrate import SCHEMAS
from db.presence import Presence
from db.schema import metadata
from db.users import User
from tests.conftest import DATABASES
from tests.postgres import Postgres

ROOT = Path(__file__).parents[2]


@pytest.fixture(params=DATABASES)
def empty_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database without a table, of each kind in turn."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/old.db"
    server: Postgres = request.getfixturevalue("postgres")
    server.create("old")
    return server.url("old")


def tables_of(file: Path) -> dict[str, tuple[str, list[str], str]]:
    """Each table and index: how its statement begins, its parts in whatever order, how it ends."""
    connection = sqlite3.connect(file)
    rows = connection.execute("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall()
    connection.close()
    return {name: in_parts(" ".join(sql.split())) for name, sql in rows if not name.startswith(("alembic", "sqlite_"))}


def in_parts(statement: str) -> tuple[str, list[str], str]:
    begin, _, rest = statement.partition("(")
    body, _, end = rest.rpartition(")")
    return begin.strip(), sorted(part.strip() for part in re.split(", (?=CONSTRAINT)", body)), end.strip()


def alembic(url: str, *words: str) -> None:
    """Run the shell command that people who change the schema use."""
    command = [sys.executable, "-m", "alembic", "-c", str(ROOT / "db" / "alembic.ini"), *words]
    subprocess.run(command, env=os.environ | {"DATABASE_URL": url}, check=True)


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


@pytest.mark.asyncio
async def test_migrating_an_empty_file_gives_exactly_the_described_schema(
    in_file: Database, file: Path, tmp_path: Path
) -> None:
    assert in_file is not None
    described = create_engine(f"sqlite:///{tmp_path / 'described.db'}")
    metadata.create_all(described)
    described.dispose()
    migrated = create_engine(f"sqlite:///{file}")
    with migrated.connect() as connection:
        assert differences(connection) == []
    migrated.dispose()

    # The comparison above does not look at checks and STRICT, so the statements themselves decide.
    assert tables_of(file) == tables_of(tmp_path / "described.db")


@pytest.mark.asyncio
async def test_migrating_twice_changes_nothing(in_file: Database, file: Path) -> None:
    before = tables_of(file)
    await in_file.migrate()
    assert tables_of(file) == before


@pytest.mark.asyncio
async def test_every_table_refuses_values_of_another_type(in_file: Database, file: Path) -> None:
    assert in_file is not None
    made = tables_of(file)
    assert {name: made[name][2] for name in metadata.tables} == dict.fromkeys(metadata.tables, "STRICT")
    connection = sqlite3.connect(file)
    with pytest.raises(sqlite3.IntegrityError, match="cannot store TEXT value in REAL column"):
        connection.execute("INSERT INTO user (id, seen) VALUES (1, 'yesterday')")
    connection.close()


@pytest.mark.asyncio
async def test_a_newer_schema_is_unreadable_and_left_alone(in_file: Database, file: Path) -> None:
    connection = sqlite3.connect(file)
    connection.execute("UPDATE alembic_version SET version_num = '9999'")
    connection.commit()
    connection.close()
    before = tables_of(file)
    with pytest.raises(Unreadable, match=r"newer version of the bot .*9999.* Update the bot"):
        await in_file.migrate()
    assert tables_of(file) == before


def test_every_migration_is_known_in_its_order() -> None:
    scripts = ScriptDirectory(str(ROOT / "db" / "migrations")).walk_revisions()
    assert tuple(reversed([script.revision for script in scripts])) == SCHEMAS


def test_a_start_that_has_nothing_to_migrate_loads_no_alembic(tmp_path: Path) -> None:
    start = (
        "import asyncio, sys; from bot import Database\n"
        "async def start():\n"
        f"    database = await Database.open({f'sqlite:///{tmp_path}/bot.db'!r})\n"
        "    await database.migrate()\n"
        "    await database.close()\n"
        "asyncio.run(start()); print('alembic' in sys.modules)"
    )
    loaded = [subprocess.check_output([sys.executable, "-c", start], cwd=ROOT, text=True).strip() for _ in range(2)]
    assert loaded == ["True", "False"]


def test_it_migrates_wherever_the_program_was_started(tmp_path: Path) -> None:
    program = (
        "import asyncio, db\n"
        "async def main():\n"
        "    database = await db.Database.open('sqlite:///here.db')\n"
        "    await database.migrate()\n"
        "    await database.close()\n"
        "asyncio.run(main())\n"
    )
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    subprocess.run([sys.executable, "-c", program], cwd=tmp_path, env=environment, check=True)
    assert set(metadata.tables) <= set(tables_of(tmp_path / "here.db"))


def test_the_shell_command_migrates_and_takes_back(tmp_path: Path) -> None:
    file = tmp_path / "shell.db"
    alembic(f"sqlite:///{file}", "upgrade", "head")
    assert set(metadata.tables) <= set(tables_of(file))
    alembic(f"sqlite:///{file}", "downgrade", "base")
    assert tables_of(file) == {}


@pytest.mark.asyncio
async def test_a_server_gets_exactly_the_described_schema_too(postgres_url: str) -> None:
    engine = create_async_engine(postgres_url)
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()


@pytest.mark.asyncio
async def test_processes_that_start_together_migrate_one_after_the_other(postgres: Postgres) -> None:
    postgres.create("together")
    there = [await Database.open(postgres.url("together")) for _ in range(3)]
    await asyncio.gather(*(one.migrate() for one in there))
    for one in there:
        await one.close()
    assert postgres.sql("together", "SELECT version_num FROM alembic_version") == [newest_schema()]


@pytest.mark.asyncio
async def test_what_hangs_on_users_outlives_the_column_that_nothing_read(empty_url: str) -> None:
    alembic(empty_url, "upgrade", "0006")
    before = await Database.open(empty_url)
    async with before.write() as tx:
        await tx.run(
            text('INSERT INTO "user" (id, locale, dm_closed, dm_channel, seen) VALUES (7, :de, 5, 99, 6)'), de="de"
        )
        await users.prefer(tx, 7, "theme", "dark", 6)
    await before.migrate()
    async with before.read() as tx:
        assert await users.get(tx, 7) == User(7, "de", 5, 6)
        assert await users.preferences(tx, 7) == {"theme": "dark"}
    await before.close()
    alembic(empty_url, "downgrade", "0006")
    after = await Database.open(empty_url)
    async with after.read() as tx:
        row = text('SELECT id, locale, dm_closed, dm_channel, seen FROM "user"')
        assert await tx.one(lambda *values: values, row) == (7, "de", 5, None, 6)
    await after.close()


@pytest.mark.asyncio
async def test_what_was_stored_before_there_were_several_processes_is_still_there(tmp_path: Path) -> None:
    file = tmp_path / "old.db"
    alembic(f"sqlite:///{file}", "upgrade", "0002")
    connection = sqlite3.connect(file)
    connection.execute(
        "INSERT INTO outbox (subject, kind, recipient, revision, due, tries, created) "
        "VALUES ('s', 'word', 7, 1, 5, 0, 5)"
    )
    connection.commit()
    connection.close()
    database = await Database.open(f"sqlite:///{file}")
    await database.migrate()
    async with database.read() as tx:
        assert [one.recipient for one in await outbox.take_due(tx, 10)] == [7]
    await database.close()


@pytest.mark.asyncio
async def test_who_has_answered_in_a_running_game_counts_as_seen_then(tmp_path: Path) -> None:
    file = tmp_path / "old.db"
    alembic(f"sqlite:///{file}", "upgrade", "0005")
    connection = sqlite3.connect(file)
    connection.execute("INSERT INTO user (id, seen) VALUES (7, 1)")
    connection.execute(
        "INSERT INTO game (id, key, rules_version, seats, settings, seed, status, epoch, turn, version, title, owner, "
        "created, waiting) VALUES (1, 'k', 1, 2, '{}', 0, 'playing', 0, 0, 0, 't', 7, 1, '[]')"
    )
    connection.execute("INSERT INTO seat (game, number, user, name, joined, state) VALUES (1, 0, 7, 'Ann', 1, 'in')")
    answer = (
        "INSERT INTO answer (game, number, seat, key, picks, offer, auto, reveals, shared, user, interaction, at) "
        "VALUES (1, ?, 0, 'k', '[]', '', 0, 0, 0, ?, ?, ?)"
    )
    connection.executemany(answer, [(1, 7, 100, 5.0), (2, 7, None, 6.0), (3, None, None, 7.0)])
    connection.commit()
    connection.close()
    database = await Database.open(f"sqlite:///{file}")
    await database.migrate()
    async with database.read() as tx:
        # The second was ordered in advance, the third given for an absent player.
        assert await presence.of_game(tx, 1) == (Presence(1, 0, 5.0, 0),)
    await database.close()
