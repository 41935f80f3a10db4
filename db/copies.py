"""SQLite files as a whole: which one an address names, what it holds, whether it is damaged, in use, or a backup.

Plain blocking functions for the command line and the start; nothing here knows the queries of a running bot.
"""

import os
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final

import msgspec

from db.backend import read_address, sqlite_file
from db.errors import DatabaseError, Unreadable, kind_of
from db.migrate import SCHEMAS

SIDES: Final = ("-wal", "-shm", "-journal")
"""What SQLite adds to a file's name for the files beside it, which belong to it."""
LOCK: Final = ".lock"
BACKUP_MARK: Final = 0x436F6762
"""The application id of a file that `backup` has written and no bot has run over since."""
_MARK_AT: Final = 68
_MAGIC: Final = b"SQLite format 3\x00"
_UNWRITABLE: Final = frozenset({sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY})
_STEPS: Final = 200_000
"""Of SQLite's machine, between two looks at the time: a hundred in 300 MB, as each may wait for a busy interpreter."""
_EFFECTIVELY: Final = os.access in os.supports_effective_ids
_LAST: Final = (
    "SELECT max(at) FROM (SELECT max(created) AS at FROM game UNION ALL SELECT max(ended) FROM game "
    "UNION ALL SELECT max(at) FROM answer)"
)


class Contents(msgspec.Struct, frozen=True):
    """What a database file holds.

    Attributes:
        schema: The revision of its tables; empty when there are none of ours.
        games: How many tables of play it knows.
        changed: When something was last done, in seconds since the epoch; 0 when never.
        faults: What SQLite finds wrong with the file.
        foreign: Whether it holds tables, and they are not ours.
    """

    schema: str
    games: int
    changed: float
    faults: tuple[str, ...]
    foreign: bool = False

    def __str__(self) -> str:
        """Say in a few words how much it holds and how new it is."""
        last = f"{datetime.fromtimestamp(self.changed, UTC):%Y-%m-%d %H:%M} UTC" if self.changed else "never"
        return f"{self.games} tables, last used {last}"


def file_of(url: str) -> Path:
    """Return the file that a database address names.

    Raises:
        DatabaseError: It is not SQLite, or makes no sense.
    """
    address = read_address(url)
    if address.get_backend_name() != "sqlite":
        raise DatabaseError("This works for SQLite only; for PostgreSQL use pg_dump and pg_restore")
    return sqlite_file(address)


def newest_schema() -> str:
    """Return the revision of the tables that this code works with."""
    return SCHEMAS[-1]


def knows_schema(revision: str) -> bool:
    """Say whether this code can use, or bring up to date, tables of that revision."""
    return revision in SCHEMAS


def inspect(file: Path) -> Contents:
    """Look through a whole database file, which may be one that cannot be written.

    Raises:
        Unreadable: There is no such file, or it is no SQLite database.
    """
    with _told(file), opened(file) as connection:
        faults = [_last_line(row[0]) for row in connection.execute("PRAGMA integrity_check") if row[0] != "ok"]
        faults += [f"rows of {row[0]} without their {row[2]}" for row in connection.execute("PRAGMA foreign_key_check")]
        names = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if not {"alembic_version", "game", "answer"} <= names:
            return Contents("", 0, 0.0, tuple(faults), foreign=bool(names))
        schema = connection.execute("SELECT version_num FROM alembic_version").fetchone()
        games = connection.execute("SELECT count(*) FROM game").fetchone()
        changed = connection.execute(_LAST).fetchone()
    return Contents(schema[0] if schema else "", games[0], changed[0] or 0.0, tuple(faults))


def quick_check(file: Path, goes_on: Callable[[], bool]) -> str | None:
    """Look for damage in the structure of a database for as long as is wanted.

    Args:
        file: The database.
        goes_on: Asked now and then whether to look further.

    Returns:
        What was found first, nothing when all is well, or None when there was no time to read all of it.

    Raises:
        Unreadable: It is no SQLite database, or cannot be opened.
    """
    with _told(file), opened(file) as connection:
        connection.set_progress_handler(lambda: not goes_on(), _STEPS)
        try:
            (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
        except sqlite3.DatabaseError as error:
            kind = kind_of(error)
            if kind == sqlite3.SQLITE_CORRUPT:
                return str(error)
            if kind != sqlite3.SQLITE_INTERRUPT:
                raise
            return None
    return "" if found == "ok" else _last_line(found)


def _last_line(found: str) -> str:
    """Return a finding without the heading that SQLite puts above the first one."""
    return found.splitlines()[-1]


def is_part_of(file: Path, database: Path) -> bool:
    """Say whether a path leads to a database or to what belongs beside it, by whatever name; neither need exist."""
    database = database.resolve()
    ours = [database.with_name(database.name + end) for end in ("", *SIDES, LOCK)]
    return any(_is_same(file.resolve(), one) for one in ours)


def _is_same(one: Path, other: Path) -> bool:
    try:
        return one.samefile(other)
    except OSError:  # what is not there yet is known by its name, which not every disk writes in one way only
        return one.parent == other.parent and one.name.casefold() == other.name.casefold()


def is_backup(file: Path) -> bool:
    """Say whether a file is a backup by `backup`, over which no bot has run."""
    if not file.is_file():
        return False
    with file.open("rb") as read:
        head = read.read(100)
    return head.startswith(_MAGIC) and head[_MARK_AT : _MARK_AT + 4] == BACKUP_MARK.to_bytes(4, "big")


def is_in_use(file: Path) -> bool:
    """Say whether a running bot, or anybody else, has the database open.

    Leaving the write-ahead mode needs the file alone; it also empties the file beside it.

    Raises:
        Unreadable: It is no SQLite database, or may not be written.
    """
    with _told(file), _connected(file, "mode=rw") as connection:
        try:
            connection.execute("PRAGMA busy_timeout = 0")
            connection.execute("PRAGMA journal_mode = DELETE")
        except sqlite3.OperationalError as error:
            if kind_of(error) in {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED}:
                return True
            raise
    return False


def is_writable(file: Path) -> bool:
    """Say whether a database can be opened as the bot does, which needs to write beside it as well."""
    return all(os.access(one, os.W_OK, effective_ids=_EFFECTIVELY) for one in (file, file.absolute().parent))


def copy(source: Path, target: Path) -> None:
    """Copy a database at one moment to a file that is empty or not there.

    Raises:
        DatabaseError: The copy failed.
    """
    try:
        with opened(source) as reading, closing(sqlite3.connect(target)) as writing:
            reading.backup(writing)
    except (sqlite3.Error, OSError) as error:
        raise DatabaseError(f"The copy failed: {error}") from error


@contextmanager
def opened(file: Path) -> Iterator[sqlite3.Connection]:
    """Open a database to look into it, be it in use, protected from writing, or on a disk that cannot be written.

    Raises:
        Unreadable: There is no such file.
    """
    if not file.is_file():
        raise Unreadable(f"There is no file {file}")
    if _opens(file):
        # Not `mode=ro`: a file in write-ahead mode could then be opened only while somebody else has it open.
        with _connected(file, "mode=rw") as connection:
            yield connection
    elif not any(_holds(file, side) for side in ("-wal", "-journal")):
        # Nobody can write it here, so nobody need be kept from it.
        with _connected(file, "mode=ro&immutable=1") as connection:
            yield connection
    else:
        with _copied_with_its_sides(file) as whole, _connected(whole, "mode=rw") as connection:
            yield connection


def _opens(file: Path) -> bool:
    """Say whether SQLite can read the file in its usual way, for which it may have to make another beside it."""
    try:
        with _connected(file, "mode=rw") as connection:
            connection.execute("PRAGMA schema_version").fetchone()
    except sqlite3.DatabaseError as error:
        # What else is wrong with it, whoever reads it is told.
        return kind_of(error) not in _UNWRITABLE
    return True


def _holds(file: Path, side: str) -> bool:
    beside = file.with_name(file.name + side)
    return beside.exists() and beside.stat().st_size > 0


@contextmanager
def _copied_with_its_sides(file: Path) -> Iterator[Path]:
    """Copy a file and what is not moved into it yet to where SQLite may put them together."""
    with TemporaryDirectory() as folder:
        whole = Path(folder) / "whole.db"
        for end in ("", "-wal", "-journal"):
            if end == "" or _holds(file, end):
                shutil.copyfile(file.with_name(file.name + end), whole.with_name(whole.name + end))
        yield whole


@contextmanager
def _connected(file: Path, mode: str) -> Iterator[sqlite3.Connection]:
    address = f"{file.resolve().as_uri()}?{mode}"
    with closing(sqlite3.connect(address, uri=True, isolation_level=None)) as connection:
        yield connection


@contextmanager
def _told(file: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.DatabaseError as error:
        raise Unreadable(f"{file} cannot be read: {error}") from error
