"""`python bot.py migrate-to URL`: a SQLite database on its way to PostgreSQL."""

import io
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
import pytest_asyncio

from db import Database, DatabaseError, upkeep
from db.deadlines import put
from host.model import Place
from host.operation.moving import move_to
from rules.kernel.rng import Rng
from tests.host.conftest import ANN, Clock, Room
from tests.postgres import Postgres

FAR = Place(2**63 - 1, 2**53 + 1)

pytestmark = pytest.mark.asyncio


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "bot.db"


@pytest_asyncio.fixture
async def played(sqlite_url: str, rng: Rng) -> list[int]:
    """Two tables in a SQLite file: one in the middle of its game, and a lobby."""
    db = await Database.open(sqlite_url)
    room = Room(db, Clock())
    table = await room.playing()
    for _ in range(15):
        await room.answer_at_random(table.id, rng)
    lobby = await room.host.lobby.open("transmissions", ANN, "Ann \u2699 'quoted' \\", FAR, {})
    async with db.write() as tx:
        await put(tx, table.id, 0, "remind", 12345.678901)
    await db.close()
    return [table.id, lobby.id]


def everything(file: Path) -> dict[str, list[tuple[object, ...]]]:
    with closing(sqlite3.connect(file)) as connection:
        names = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {name: sorted(connection.execute(f'SELECT * FROM "{name}"'), key=repr) for name in names}  # noqa: S608


async def test_a_game_goes_on_there_as_if_nothing_had_happened(
    sqlite_url: str, postgres_url: str, played: list[int], rng: Rng, file: Path
) -> None:
    out = io.StringIO()
    before = everything(file)
    assert await move_to(postgres_url, sqlite_url, out) == 0
    assert "2 tables of play are in postgresql://cogwork@127.0.0.1" in out.getvalue()
    assert everything(file) == before
    old, new = await Database.open(sqlite_url), await Database.open(postgres_url)
    try:
        rooms = [Room(db, Clock()) for db in (old, new)]
        tables = [[await room.host.lobby.get(number) for number in played] for room in rooms]
        assert tables[0] == tables[1]
        assert await rooms[0].observation(played[0], ANN) == await rooms[1].observation(played[0], ANN)
        states = []
        for db in (old, new):
            async with db.read() as tx:
                states.append(await upkeep.states(tx, played[0]))
        assert states[0] == states[1]
        rooms[1].interaction = 10_000  # Discord never gives a number twice
        before_there = (await rooms[1].host.lobby.get(played[0])).version
        await rooms[1].answer_at_random(played[0], rng)
        assert (await rooms[1].host.lobby.get(played[0])).version > before_there
    finally:
        await old.close()
        await new.close()


async def test_numbers_go_on_after_the_last_one_ever_given(sqlite_url: str, postgres_url: str, file: Path) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute("INSERT INTO user (id, seen) VALUES (11, 1.0)")
        connection.execute("INSERT INTO sqlite_sequence (name, seq) VALUES ('game', 41)")
    await move_to(postgres_url, sqlite_url, io.StringIO())
    db = await Database.open(postgres_url)
    table = await Room(db, Clock()).host.lobby.open("nicodemus", ANN, "Ann", FAR, {})
    await db.close()
    assert table.id == 42


@pytest.mark.usefixtures("played")
async def test_a_target_that_holds_something_is_refused_and_left_alone(
    sqlite_url: str, postgres_url: str, postgres: Postgres, postgres_migrated: str
) -> None:
    postgres.sql(postgres_migrated, 'INSERT INTO "user" (id, seen) VALUES (1, 1)')
    with pytest.raises(DatabaseError, match="not empty; it holds user"):
        await move_to(postgres_url, sqlite_url, io.StringIO())
    assert postgres.sql(postgres_migrated, 'SELECT count(*) FROM "user"') == ["1"]
    assert postgres.sql(postgres_migrated, "SELECT count(*) FROM game") == ["0"]


@pytest.mark.usefixtures("played")
async def test_what_arrives_changed_is_noticed_and_taken_back(
    sqlite_url: str, postgres_url: str, postgres: Postgres, postgres_migrated: str
) -> None:
    spoil = (
        "CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS "
        "$$ BEGIN NEW.name := NEW.name || '!'; RETURN NEW; END $$; "
        "CREATE TRIGGER spoil BEFORE INSERT ON seat FOR EACH ROW EXECUTE FUNCTION spoil()"
    )
    postgres.sql(postgres_migrated, spoil)
    try:
        with pytest.raises(DatabaseError, match="seat: 3 rows were sent"):
            await move_to(postgres_url, sqlite_url, io.StringIO())
        assert postgres.sql(postgres_migrated, "SELECT count(*) FROM game") == ["0"]
    finally:
        postgres.sql(postgres_migrated, "DROP FUNCTION spoil CASCADE")


@pytest.mark.usefixtures("played")
async def test_a_bot_that_runs_is_in_the_way(sqlite_url: str, postgres_url: str, file: Path) -> None:
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("SELECT count(*) FROM game")
        with pytest.raises(DatabaseError, match="stop the bot first"):
            await move_to(postgres_url, sqlite_url, io.StringIO())


@pytest.mark.parametrize(
    ("target", "says"),
    [
        ("sqlite+aiosqlite:///other.db", "must be PostgreSQL"),
        ("nonsense", "cannot be read"),
        ("postgresql+asyncpg://nobody:secret@127.0.0.1:1/none", "does not answer"),
    ],
)
async def test_a_target_that_makes_no_sense_is_explained_without_its_password(
    sqlite_url: str, target: str, says: str
) -> None:
    with pytest.raises(DatabaseError, match=says) as refused:
        await move_to(target, sqlite_url, io.StringIO())
    assert "secret" not in str(refused.value)


@pytest.mark.usefixtures("played")
async def test_a_target_with_tables_of_something_else_is_refused_and_nothing_is_made_in_it(
    sqlite_url: str, postgres: Postgres
) -> None:
    postgres.create("recipes")
    postgres.sql("recipes", "CREATE TABLE recipe (name text)")
    with pytest.raises(DatabaseError, match="not empty; it holds recipe"):
        await move_to(postgres.url("recipes"), sqlite_url, io.StringIO())
    assert postgres.sql("recipes", "SELECT tablename FROM pg_tables WHERE schemaname = 'public'") == ["recipe"]


@pytest.mark.usefixtures("played")
async def test_a_target_of_another_version_is_refused_and_not_brought_up_to_date(
    sqlite_url: str, postgres: Postgres
) -> None:
    postgres.create("older")
    postgres.sql(
        "older", "CREATE TABLE alembic_version (version_num text); INSERT INTO alembic_version VALUES ('0001')"
    )
    with pytest.raises(DatabaseError, match="another version"):
        await move_to(postgres.url("older"), sqlite_url, io.StringIO())
    assert postgres.sql("older", "SELECT version_num FROM alembic_version") == ["0001"]
