"""`python bot.py migrate-to URL`: a bot that has kept its games in a SQLite file goes on with PostgreSQL."""

from collections.abc import Sequence
from typing import Final, TextIO

from sqlalchemy import make_url
from sqlalchemy.exc import ArgumentError

from db import Database, DatabaseError, copies
from db.holds import SHARD
from db.moving import move

FINE: Final = 0


async def move_to(rest: Sequence[str], url: str, out: TextIO) -> int:
    """Copy the database in use to the one named, while the bot is stopped, and say what arrived.

    Raises:
        DatabaseError: nothing was copied, and why.
    """
    target_url = rest[0]
    shown = _check(target_url)
    file = copies.file_of(url)
    found = copies.inspect(file)
    if found.faults:
        raise DatabaseError(f"{file} is not sound: {found.faults[0]}")
    if found.schema != copies.newest_schema():
        raise DatabaseError(f"{file} is of schema {found.schema or 'none'}; start the bot once to bring it up to date")
    source = await Database.open(url)
    held = source.holds()
    try:
        if not await held.take(SHARD, 0):
            raise DatabaseError(f"{file} is in use; stop the bot first")
        target = await Database.open(target_url)
        try:
            await target.migrate()
            moved = await move(source, target)
        finally:
            await target.close()
    finally:
        await held.close()
        await source.close()
    for name, there in moved.items():
        if there.rows:
            out.write(f"{there.rows:>9}  {name:<13} {there.digest[:16]}\n")
    out.write(f"{found.games} tables of play are in {shown}; every count and hash agrees\n")
    out.write("Set DATABASE_URL to it and start the bot. The file stays as it was.\n")
    return FINE


def _check(url: str) -> str:
    """Return the target's address without its password.

    Raises:
        DatabaseError: it is no address of a PostgreSQL database.
    """
    try:
        address = make_url(url)
    except ArgumentError as error:
        raise DatabaseError("the target's address cannot be read; try postgresql+asyncpg://user@host/name") from error
    if address.get_backend_name() != "postgresql":
        raise DatabaseError("the target must be PostgreSQL, as in postgresql+asyncpg://user@host/name")
    return address.render_as_string(hide_password=True)
