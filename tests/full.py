"""A disk that is full: SQLite lets its file grow no more, or the system takes not one more byte of a change."""

import resource
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path

from sqlalchemy import text

from db import Database, Unwritable
from db.engine import transaction

FILL = text("INSERT INTO guild_option (guild, key, value) VALUES (:number, 'filling', :value)")
SIZES = (4000, 400, 40, 4)
PLENTY = 1_000_000


async def fill(database: Database) -> None:
    """Let the database's file grow no more, and leave no room in it."""
    writer = database._backend.writer
    async with transaction(writer) as connection:
        ((pages,),) = await connection.exec_driver_sql("PRAGMA page_count")
        await connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")
    numbers = count(1)
    for size in SIZES:
        with suppress(Unwritable):
            while True:
                async with transaction(writer) as connection:
                    await connection.execute(FILL, {"number": next(numbers), "value": "." * size})


async def make_room(database: Database) -> None:
    """Let the file grow again."""
    async with transaction(database._backend.writer) as connection:
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
