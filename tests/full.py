"""A disk that is full: SQLite lets its file grow no more, or the system takes not one more byte of a change."""

import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy.exc import OperationalError

from db import Database

FILL = "INSERT INTO guild_option (guild, key, value) VALUES (?, 'filling', ?)"
SIZES = (4000, 400, 40, 4)
PLENTY = 1_000_000


async def fill(database: Database) -> None:
    """Let the database's file grow no more, and leave no room in it."""
    async with database._backend.writer.engine.connect() as connection:
        (pages,) = (await connection.exec_driver_sql("PRAGMA page_count")).one()
        await connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
        number = 0
        for size in SIZES:
            try:
                while True:
                    number += 1
                    await connection.exec_driver_sql(FILL, (number, "." * size))
                    await connection.commit()
            except OperationalError:
                await connection.rollback()


async def make_room(database: Database) -> None:
    """Let the file grow again."""
    async with database._backend.writer.engine.connect() as connection:
        await connection.exec_driver_sql(f"PRAGMA max_page_count = {PLENTY}")


@contextmanager
def no_byte_more(file: Path) -> Iterator[None]:
    """Let no file of this process grow beyond what the changes beside a SQLite file take, which always grow."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (file.with_name(file.name + "-wal").stat().st_size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
