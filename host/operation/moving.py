"""`python bot.py migrate-to URL`: a bot that has kept its games in a SQLite file goes on with PostgreSQL."""

from contextlib import AsyncExitStack
from pathlib import Path
from typing import Final, TextIO

from db import Database, DatabaseError, copies
from db.backend import read_address
from db.copies import Contents
from db.locks import SHARD
from db.moving import Moved, move, refuse_what_holds_anything

FINE: Final = 0


async def move_to(target_url: str, url: str, out: TextIO) -> int:
    """Copy the database in use to the one named, while the bot is stopped, and say what arrived.

    Raises:
        DatabaseError: nothing was copied, and why.
    """
    shown = _check(target_url)
    tables, moved = await _moved(url, target_url)
    for name, there in moved.items():
        if there.rows:
            out.write(f"{there.rows:>9}  {name:<13} {there.digest[:16]}\n")
    out.write(f"{tables} tables of play are in {shown}; every count and hash agrees\n")
    out.write("Set DATABASE_URL to it and start the bot. The file stays as it was.\n")
    return FINE


async def _moved(url: str, target_url: str) -> tuple[int, dict[str, Moved]]:
    """Copy and prove everything; return how many tables of play there were, and what arrived in each of the database's.

    Raises:
        DatabaseError: nothing was copied, and why.
    """
    found = _sound(copies.file_of(url))
    async with AsyncExitStack() as stack:
        source = await Database.open(url)
        stack.push_async_callback(source.close)
        held = source.locks()
        stack.push_async_callback(held.close)
        if not await held.take(SHARD, 0):
            raise DatabaseError("the database file is in use; stop the bot first")
        target = await Database.open(target_url)
        stack.push_async_callback(target.close)
        await refuse_what_holds_anything(target)
        await target.migrate()
        return found.games, await move(source, target)


def _sound(file: Path) -> Contents:
    """Look through the file.

    Raises:
        DatabaseError: it is damaged, older than this code, or in use.
    """
    found = copies.inspect(file)
    if found.faults:
        raise DatabaseError(f"{file} is not sound: {found.faults[0]}")
    if found.schema != copies.newest_schema():
        raise DatabaseError(f"{file} is of schema {found.schema or 'none'}; start the bot once to bring it up to date")
    if copies.is_in_use(file):
        raise DatabaseError(f"{file} is in use; stop the bot first")
    return found


def _check(url: str) -> str:
    """Return the target's address without its password.

    Raises:
        DatabaseError: it is no address of a PostgreSQL database.
    """
    address = read_address(url)
    if address.get_backend_name() != "postgresql":
        raise DatabaseError("the target must be PostgreSQL, as in postgresql://user@host/name")
    return address.render_as_string(hide_password=True)
