"""Opening, writing alone, reading a snapshot, backing up and closing."""

import asyncio
import sqlite3
import threading
import time
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager, closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from db import Conflict, Database, DatabaseError, Unreadable, answers, games, lines, outbox, users
from db.backend import READERS, WRITERS
from db.direct import DirectConnection
from db.errors import Unreachable
from db.outbox import Request
from db.sqlite import KEPT_BESIDE
from tests.db.samples import ANNA, NOW, a_line, a_running_game, an_answer
from tests.postgres import Postgres

pytestmark = pytest.mark.asyncio

SLOW = "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 5000000) SELECT count(*) FROM n"
MANY = """WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n LIMIT 500000)
INSERT INTO user (id, seen) SELECT i, 0 FROM n"""


async def test_a_folder_that_is_not_there_is_made(tmp_path: Path) -> None:
    file = tmp_path / "some where" / "100%" / "bot.db"
    database = await Database.open(f"sqlite:///{file}")
    await database.migrate()
    await database.close()
    assert file.exists()


async def test_connections_keep_what_they_wrote_and_hold_foreign_keys(in_file: Database) -> None:
    pragmas = {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}
    async with in_file.write() as tx:
        found = {name: await tx.one(lambda value: value, text(f"PRAGMA {name}")) for name in pragmas}
    assert found == pragmas


async def test_a_commit_waits_for_no_tidying_of_the_file_and_tidying_brings_everything_into_it(
    in_file: Database, tmp_path: Path
) -> None:
    file = Path(str(in_file._url.database))

    def known() -> int:
        """Return how many users the file alone holds, without what is gathered beside it."""
        alone = tmp_path / "alone.db"
        alone.write_bytes(file.read_bytes())
        with closing(sqlite3.connect(alone)) as connection:
            return int(connection.execute("SELECT count(*) FROM user").fetchone()[0])

    await in_file.tidy()
    assert known() == 0
    async with in_file.write() as tx:
        await tx.run(text(MANY))
    # More than the thousand pages at which SQLite would begin by itself.
    assert file.with_name(file.name + "-wal").stat().st_size > 1_200 * 4_096
    assert known() == 0
    await in_file.tidy()
    assert known() == 500_000


async def test_what_gathered_beside_a_file_during_a_long_look_is_cut_after_it(in_file: Database, file: Path) -> None:
    beside = file.with_name(file.name + "-wal")
    async with in_file.read() as look:
        assert await users.get(look, ANNA) is None
        async with in_file.write() as tx:
            await tx.run(text(MANY))
        await in_file.tidy()
        assert beside.stat().st_size > KEPT_BESIDE
    await in_file.tidy()
    async with in_file.write() as tx:
        await users.see(tx, ANNA, NOW)
    assert beside.stat().st_size <= KEPT_BESIDE


async def test_a_database_in_use_is_tidied_beside_readers_and_writers(database: Database) -> None:
    async with database.read() as before:
        assert await users.get(before, ANNA) is None
        async with database.write() as tx:
            await users.see(tx, ANNA, NOW)
            await database.tidy()
        await database.tidy()
        assert await users.get(before, ANNA) is None
    async with database.read() as tx:
        assert await users.get(tx, ANNA) is not None


async def test_writers_of_a_file_do_not_interleave(in_file: Database) -> None:
    events: list[str] = []

    async def writer(name: str) -> None:
        async with in_file.write() as tx:
            events.append(f"{name} begins")
            await users.see(tx, ANNA, NOW)
            await asyncio.sleep(0.01)
            await users.see(tx, ANNA, NOW + 1)
            events.append(f"{name} ends")

    await asyncio.gather(writer("one"), writer("two"), writer("three"))
    assert events == [f"{name} {what}" for name in ("one", "two", "three") for what in ("begins", "ends")]


async def test_changes_of_one_row_at_the_same_time_all_count(database: Database) -> None:
    game = await a_running_game(database)

    async def change() -> None:
        async with database.write() as tx:
            row = await games.lock(tx, game)
            assert row is not None
            await asyncio.sleep(0.01)
            await games.update(tx, game, turn=row.turn + 1)

    await asyncio.gather(*(change() for _ in range(12)))
    async with database.read() as tx:
        row = await games.get(tx, game)
    assert row is not None
    assert row.turn == 12


async def test_a_database_waits_for_its_writers_before_it_closes(url: str) -> None:
    database = await Database.open(url)
    begun = asyncio.Event()

    async def write(user: int) -> None:
        async with database.write() as tx:
            begun.set()
            await asyncio.sleep(0.05)
            await users.see(tx, user, NOW)

    tasks = [asyncio.create_task(write(user)) for user in (ANNA, 99)]
    await begun.wait()
    await asyncio.sleep(0)
    await database.close()
    await asyncio.gather(*tasks)
    again = await Database.open(url)
    async with again.read() as tx:
        assert await users.get(tx, ANNA) is not None
    await again.close()


async def test_writing_inside_a_write_is_refused_instead_of_waiting_forever(database: Database) -> None:
    async with database.write():
        with pytest.raises(RuntimeError, match="already writing"):
            async with database.write():
                pass
    async with database.write() as tx:
        await users.see(tx, ANNA, NOW)


async def test_an_exception_takes_everything_back(database: Database) -> None:
    game = await a_running_game(database)

    async def fail_late() -> None:
        async with database.write() as tx:
            await answers.append(tx, [an_answer(game, 1)])
            await lines.append(tx, [a_line(game, 1, 1)])
            await games.update(tx, game, epoch=5)
            await outbox.put(tx, [Request(kind="panel", recipient=ANNA, due=NOW)], NOW)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail_late()
    async with database.read() as tx:
        stored = await games.get(tx, game)
        assert stored is not None
        assert stored.epoch == 0
        assert await answers.of_game(tx, game) == ()
        assert await lines.after(tx, game) == ()
        assert await outbox.pending_count(tx) == 0


async def test_an_error_of_the_caller_comes_out_as_it_went_in(database: Database) -> None:
    with pytest.raises(FileNotFoundError):
        async with database.write():
            raise FileNotFoundError
    with pytest.raises(ConnectionError):
        async with database.read():
            raise ConnectionError


async def test_a_refused_statement_takes_the_whole_transaction_back(database: Database) -> None:
    game = await a_running_game(database)
    with pytest.raises(Conflict):
        async with database.write() as tx:
            await answers.append(tx, [an_answer(game, 1), an_answer(game, 2), an_answer(game, 2)])
    async with database.read() as tx:
        assert await answers.of_game(tx, game) == ()


async def test_a_cancelled_writer_leaves_nothing_and_lets_the_next_one_in(database: Database) -> None:
    game = await a_running_game(database)

    async def writer() -> None:
        async with database.write() as tx:
            for number in range(1, 100_000):
                await answers.append(tx, [an_answer(game, number)])
                await asyncio.sleep(0)

    task = asyncio.create_task(writer())
    await asyncio.sleep(0.05)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    async with database.write() as tx:
        assert await answers.of_game(tx, game) == ()
        await answers.append(tx, [an_answer(game, 1)])
    async with database.read() as tx:
        assert await answers.count_live(tx, game) == 1


async def test_a_reader_sees_one_moment_while_a_writer_goes_on(database: Database) -> None:
    game = await a_running_game(database)
    async with database.read() as reader:
        assert await answers.count_live(reader, game) == 0
        async with database.write() as tx:
            await answers.append(tx, [an_answer(game, 1)])
            assert await answers.count_live(reader, game) == 0
        assert await answers.count_live(reader, game) == 0
    async with database.read() as reader:
        assert await answers.count_live(reader, game) == 1


async def test_a_glance_sees_one_moment_while_a_writer_goes_on(database: Database) -> None:
    game = await a_running_game(database)
    async with database.glance() as one, database.glance() as another:
        assert await answers.count_live(one, game) == await answers.count_live(another, game) == 0
        async with database.write() as tx:
            await answers.append(tx, [an_answer(game, 1)])
        assert await answers.count_live(one, game) == 0
    async with database.glance() as later:
        assert await answers.count_live(later, game) == 1


async def test_more_glances_than_there_are_connections_take_turns(database: Database) -> None:
    game = await a_running_game(database)
    open_ = most = 0

    async def look() -> int:
        nonlocal open_, most
        async with database.glance() as tx:
            open_ += 1
            most = max(most, open_)
            await asyncio.sleep(0.01)
            open_ -= 1
            return await answers.count_live(tx, game)

    async with asyncio.timeout(20):
        assert await asyncio.gather(*(look() for _ in range(20))) == [0] * 20
    assert 1 < most < 20


async def test_a_glance_cannot_write(database: Database) -> None:
    with pytest.raises(DatabaseError, match=r"a reader tried to change it|read-only transaction"):
        async with database.glance() as tx:
            await users.see(tx, ANNA, NOW)


async def test_a_reader_cannot_write(database: Database) -> None:
    with pytest.raises(DatabaseError, match=r"a reader tried to change it|read-only transaction"):
        async with database.read() as tx:
            await users.see(tx, ANNA, NOW)


async def test_a_seat_that_does_not_exist_is_refused_at_the_commit(database: Database) -> None:
    game = await a_running_game(database)
    with pytest.raises(DatabaseError, match=r"(?i)foreign key"):
        async with database.write() as tx:
            await answers.append(tx, [an_answer(game, 1, seat=7)])
    async with database.write() as tx:
        assert await answers.of_game(tx, game) == ()


async def test_another_process_holding_the_file_is_waited_for(in_file: Database, file: Path) -> None:
    other = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    other.execute("BEGIN IMMEDIATE")
    timer = threading.Timer(0.2, other.rollback)
    beats = 0

    async def beat() -> None:
        nonlocal beats
        while True:
            await asyncio.sleep(0.01)
            beats += 1

    beating = asyncio.create_task(beat())
    timer.start()
    before = time.monotonic()
    async with in_file.write() as tx:
        await users.see(tx, ANNA, NOW)
    waited = time.monotonic() - before
    beating.cancel()
    timer.join()
    other.close()
    assert 0.1 < waited < 5
    assert beats > 3, "whoever waits for the file must not hold up everybody else"


async def test_a_cancelled_wait_for_the_file_leaves_nothing_begun(in_file: Database, file: Path) -> None:
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")

    async def writer() -> None:
        async with in_file.write() as tx:
            await users.see(tx, ANNA, NOW)

    waiting = asyncio.create_task(writer())
    await asyncio.sleep(0.05)
    waiting.cancel()
    await asyncio.sleep(0.05)
    other.rollback()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    # The file is free for others, and the next change begins anew.
    other.execute("BEGIN IMMEDIATE")
    other.rollback()
    other.close()
    async with in_file.read() as tx:
        assert await users.get(tx, ANNA) is None
    await writer()
    async with in_file.read() as tx:
        assert await users.get(tx, ANNA) is not None


async def test_a_connection_is_opened_while_another_process_holds_the_file(in_file: Database, file: Path) -> None:
    other = sqlite3.connect(file, isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    async with asyncio.timeout(5), in_file.glance() as tx:
        assert await users.get(tx, ANNA) is None
    other.close()


async def change_and_look(database: Database) -> None:
    """Use every way to a database."""
    async with asyncio.timeout(10):
        async with database.write() as tx:
            await users.see(tx, ANNA, NOW)
        for look in (database.glance, database.read):
            async with look() as tx:
                assert await users.get(tx, ANNA) is not None


async def fail_to_open(fault: type[DatabaseError], *uses: Callable[[], AbstractAsyncContextManager[Any]]) -> None:
    """Try to use a database more often than it has connections, each time in vain."""
    for use in uses:
        for _ in range(max(READERS, WRITERS) + 1):
            async with asyncio.timeout(10):
                with pytest.raises(fault):
                    async with use() as tx:
                        await users.get(tx, ANNA)


async def test_a_file_that_could_not_be_opened_many_times_is_used_once_it_can(in_file: Database, file: Path) -> None:
    await in_file.close()
    away = file.rename(file.with_name("away"))
    file.mkdir()
    await fail_to_open(Unreadable, in_file.write, in_file.glance, in_file.read)
    file.rmdir()
    away.rename(file)
    await change_and_look(in_file)


async def test_waits_for_a_held_file_that_are_given_up_leave_the_way_free(in_file: Database, file: Path) -> None:
    await in_file.close()
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("PRAGMA locking_mode = EXCLUSIVE")
        other.execute("BEGIN EXCLUSIVE")
        for use in (in_file.write, in_file.glance):
            for _ in range(READERS + 1):
                with pytest.raises(TimeoutError):
                    async with asyncio.timeout(0.02), use():
                        pass
    await change_and_look(in_file)


async def test_a_connection_that_cannot_be_closed_leaves_its_place_to_the_next(
    in_file: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse() -> None:
        raise OSError("the disk fails")

    connection = await in_file._backend.writer.engine.connect()
    assert isinstance(connection, DirectConnection)
    await connection.invalidate()
    monkeypatch.setattr(connection._connection, "close", refuse)
    with pytest.raises(OSError, match="disk fails"):
        await connection.close()
    monkeypatch.undo()
    connection._connection.close()
    await change_and_look(in_file)


async def test_a_connection_that_was_left_in_the_middle_is_not_used_again(in_file: Database) -> None:
    connection = await in_file._backend.writer.engine.connect()
    assert isinstance(connection, DirectConnection)
    await connection.begin("BEGIN IMMEDIATE")
    await connection.close()
    await change_and_look(in_file)


async def test_a_connection_in_use_is_closed_by_its_user_after_the_database(in_file: Database) -> None:
    connection = await in_file._backend.glancer.engine.connect()
    assert isinstance(connection, DirectConnection)
    await in_file.close()
    await connection.close()
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        connection._file.execute("SELECT 1")


async def test_a_server_that_let_nobody_in_many_times_is_used_once_it_does(
    postgres: Postgres, postgres_url: str
) -> None:
    database = await Database.open(postgres_url)
    with postgres.closed(postgres_url.rpartition("/")[2]):
        # A glance has the connection by which the database was tried.
        await fail_to_open(Unreachable, database.write, database.read)
    await change_and_look(database)
    await database.close()


async def test_whoever_is_cancelled_twice_while_looking_comes_to_an_end(in_file: Database) -> None:
    async def look() -> None:
        async with in_file.read() as tx:
            await tx.one(int, text(SLOW))

    before = asyncio.all_tasks()
    looking = asyncio.create_task(look())
    await asyncio.sleep(0.1)
    looking.cancel()
    await asyncio.sleep(0.05)
    assert not looking.done()
    # As a program does at its end, which cancels whatever is left, the way back of the first cancellation too.
    left = asyncio.all_tasks() - before
    for task in left:
        task.cancel()
    _, late = await asyncio.wait(left, timeout=60)
    assert not late


async def test_closing_leaves_no_thread_behind(file: Path) -> None:
    before = set(threading.enumerate())
    database = await Database.open(f"sqlite:///{file}")
    await database.migrate()
    async with database.read(), database.read() as tx:
        await games.count_by_status(tx)
    async with database.write() as tx:
        await users.see(tx, ANNA, NOW)
    await database.close()
    # The loop's own pool of workers is not ours to close.
    left = [thread for thread in set(threading.enumerate()) - before if not thread.name.startswith("asyncio_")]
    for thread in left:
        await asyncio.to_thread(thread.join, 2)
    assert not [thread for thread in left if thread.is_alive()]


async def test_closing_twice_is_harmless(file: Path) -> None:
    database = await Database.open(f"sqlite:///{file}")
    await database.close()
    await database.close()


async def test_a_file_that_is_no_database_is_unreadable(tmp_path: Path) -> None:
    file = tmp_path / "bot.db"
    file.write_bytes(b"This is a letter, not a database. " * 100)
    with pytest.raises(Unreadable, match="not a SQLite database"):
        await Database.open(f"sqlite:///{file}")


async def test_a_damaged_file_is_unreadable(file: Path) -> None:
    database = await Database.open(f"sqlite:///{file}")
    await database.migrate()
    await a_running_game(database)
    await database.close()
    content = bytearray(file.read_bytes())
    content[4096:] = b"\xff" * (len(content) - 4096)
    file.write_bytes(content)

    async def use() -> None:
        opened = await Database.open(f"sqlite:///{file}")
        try:
            async with opened.read() as tx:
                await games.count_by_status(tx)
        finally:
            await opened.close()

    with pytest.raises(Unreadable, match="damaged"):
        await use()


async def test_a_folder_in_place_of_the_file_is_unreadable(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match="cannot be opened"):
        await Database.open(f"sqlite:///{tmp_path}")


async def test_what_cannot_be_opened_leaves_no_thread_behind(tmp_path: Path) -> None:
    before = set(threading.enumerate())
    for _ in range(30):
        with pytest.raises(Unreadable):
            await Database.open(f"sqlite:///{tmp_path}")
        # A thread that is still there would speak to this loop after it has been closed.
        left = set(threading.enumerate()) - before
        assert [thread.name for thread in left if not thread.name.startswith("asyncio_")] == []


@pytest.mark.parametrize(
    ("url", "says"),
    [
        ("sqlite://", "must be a file"),
        ("sqlite:///:memory:", "must be a file"),
        ("mysql://localhost/bot", "Unknown database 'mysql'"),
        ("data/bot.db", "address cannot be read"),
        ("postgresql+asyncpg://bot:hush@127.0.0.1:port/bot", "address cannot be read"),
        ("postgresql://127.0.0.1:1/bot", r"Cannot use postgresql|does not answer"),
        ("postgresql://no..body/bot", r"Cannot use postgresql|does not answer"),
    ],
)
async def test_an_address_that_makes_no_sense_is_explained(url: str, says: str) -> None:
    with pytest.raises(DatabaseError, match=says) as refused:
        await Database.open(url)
    assert "hush" not in str(refused.value)


@pytest.mark.parametrize(
    ("query", "says"),
    [
        ("nonsense=1", "part that is not known.*nonsense"),
        ("sslmode=nonsense", "nonsense"),
        ("sslmode=require", "SSL was required"),
        ("ssl=require", "SSL was required"),  # as it was called in addresses before
    ],
)
async def test_a_part_of_an_address_that_is_not_known_is_explained(postgres_url: str, query: str, says: str) -> None:
    with pytest.raises(DatabaseError, match=says):
        await Database.open(f"{postgres_url}?{query}")
