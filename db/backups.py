"""Backups of a SQLite database: written where nothing is lost by it, and put in the place of a database again.

What is written appears under its name at once and as a whole, or not at all.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import AbstractContextManager, closing, contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Final

import msgspec

from db import copies
from db.copies import BACKUP_MARK, LOCK, SIDES, Contents
from db.errors import DatabaseError, Unreadable
from db.locks import lock_file
from db.private import make_file, make_folder, sync_file, sync_folder

UNMARKED: Final = 0
_TO_REPLACE: Final = "To replace it all the same, add --replace; the present file is kept beside it."


class Unsafe(DatabaseError):
    """Nothing was done, since something could be lost by it; the message says what to do."""


class Restored(msgspec.Struct, frozen=True):
    """What a restore has done: what is there now, and where that is which was there before."""

    contents: Contents
    former: Path | None


def back_up(source: Path, target: Path, *, replace: bool = False) -> Contents:
    """Write one moment of a database, also of one in use, to a file where nothing is.

    Args:
        source: The database.
        target: The file; its folder is made if need be.
        replace: Whether an earlier backup may be in its place.

    Returns:
        What the backup holds; it is written only when it has no faults.

    Raises:
        Unsafe: Something is in the place that is no earlier backup, or belongs to the database.
        DatabaseError: The copy failed.
    """
    copies.inspect(source)
    target = _resolved(target)
    _refuse(_against_backup(source, target, replace=replace))
    with _beside(target) as fresh:
        _gather(source, fresh)
        _mark(fresh, BACKUP_MARK)
        found = copies.inspect(fresh)
        if not found.faults:
            sync_file(fresh)
            _publish(fresh, target)
    return found


def restore(source: Path, target: Path, *, replace: bool = False) -> Restored:
    """Put a copy of a backup in the place of a database, and keep beside it what was there.

    Args:
        source: The backup.
        target: The database, which need not exist.
        replace: Whether a database that holds games, or cannot be read, may be in its place.

    Raises:
        Unsafe: The backup is not to be relied upon, or the database is in use or holds something.
        DatabaseError: The copy failed; the target is as it was.
    """
    target = _resolved(target)
    if copies.is_part_of(source, target):
        raise Unsafe(f"{source} is the database itself, or belongs to it; name a backup")
    found = copies.inspect(source)
    _refuse(_against_source(found, source))
    with _beside(target) as fresh, _kept_from_bots(target):
        _refuse(_against_restore(found, target, told=replace))
        copies.copy(source, fresh)
        _mark(fresh, UNMARKED)
        sync_file(fresh)
        former = _swap(fresh, target)
        sync_folder(target.parent)
    return Restored(found, former)


def _refuse(objection: str) -> None:
    if objection:
        raise Unsafe(objection)


def _against_backup(source: Path, target: Path, *, replace: bool) -> str:
    """Return what speaks against writing a backup to a file; nothing when all is well."""
    if copies.is_part_of(target, source):
        return f"{target} is the database itself, or belongs to it; name another file"
    if target.exists():
        if not replace:
            return f"{target} is there already; name another file, or add --replace if it is an earlier backup"
        if not copies.is_backup(target):
            return f"{target} is no backup that this command has written, and stays as it is; name another file"
        if copies.is_in_use(target):
            return f"{target} is in use; name another file"
    return _against_remains(target)


def _against_remains(target: Path) -> str:
    """Return what speaks against a file of that name: SQLite would mix what lies beside it into it."""
    remains = [beside for side in SIDES if (beside := target.with_name(target.name + side)).exists()]
    return f"{remains[0]} belongs to another database of that name; name another file" if remains else ""


def _against_source(found: Contents, source: Path) -> str:
    if found.faults:
        return f"{source} is not sound: {found.faults[0]}"
    if not copies.knows_schema(found.schema):
        return f"{source} was written by a newer version of the bot, or not by it; update the bot first"
    return ""


def _against_restore(found: Contents, target: Path, *, told: bool) -> str:
    """Return what speaks against putting a backup in the place of a database; nothing when all is well."""
    if not target.exists():
        return ""
    if not target.is_file():
        return f"{target} is no file"
    try:
        if copies.is_in_use(target):
            return f"{target} is in use; stop the bot first"
        there = copies.inspect(target)
    except Unreadable as fault:
        return "" if told else f"{fault}. {_TO_REPLACE}"
    if told or not (there.games or there.foreign):
        return ""
    if there.foreign:
        return f"{target} holds tables that are not the bot's. {_TO_REPLACE}"
    newer = " and is newer" if there.changed > found.changed else ""
    return f"{target} holds {there}{newer}; the backup holds {found}. {_TO_REPLACE}"


@contextmanager
def _beside(target: Path) -> Iterator[Path]:
    """Offer an empty file beside another that no other process writes in the meantime; none stays behind.

    What a killed process left there is removed.

    Raises:
        Unsafe: Another process is writing the same file.
    """
    make_folder(target.parent)
    fresh = target.with_name(f".{target.name}.part")
    with _locked(fresh.with_name(fresh.name + LOCK), f"Another process is writing {target}") as lock:
        _remove(fresh)
        make_file(fresh)
        try:
            yield fresh
        finally:
            _remove(fresh)
            with suppress(PermissionError):  # Windows removes it when it is released
                lock.unlink(missing_ok=True)


@contextmanager
def _locked(lock: Path, complaint: str) -> Iterator[Path]:
    held = lock_file(lock)
    if held is None:
        raise Unsafe(complaint)
    try:
        yield lock
    finally:
        held.release()


def _remove(file: Path) -> None:
    """Remove a database file and what belongs to it, where they exist."""
    for end in ("", *SIDES):
        file.with_name(file.name + end).unlink(missing_ok=True)


def _kept_from_bots(target: Path) -> AbstractContextManager[Path]:
    """Keep every bot from starting over a database.

    Raises:
        Unsafe: One is running.
    """
    return _locked(target.with_name(target.name + LOCK), f"{target} is in use; stop the bot first")


def _gather(source: Path, fresh: Path) -> None:
    try:
        with copies.opened(source) as connection:
            connection.execute("VACUUM INTO ?", (str(fresh),))
    except sqlite3.Error as error:
        raise DatabaseError(f"The backup failed: {error}") from error


def _mark(file: Path, mark: int) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        connection.execute(f"PRAGMA application_id = {mark}")


def _publish(fresh: Path, target: Path) -> None:
    if not target.exists():
        make_file(target)  # who has made one meanwhile keeps theirs
    fresh.replace(target)
    sync_folder(target.parent)


def _swap(fresh: Path, target: Path) -> Path | None:
    """Give a file the name of another, and what had it a free one; return that, or None when nothing had it."""
    aside, there = _free_name(target), target.exists()
    if there:
        _also_name(target, aside)
    for side in SIDES:
        # Left there, SQLite would mix it into the file that comes now.
        if (beside := target.with_name(target.name + side)).exists():
            beside.replace(aside.with_name(aside.name + side))
    fresh.replace(target)
    return aside if there else None


def _also_name(target: Path, aside: Path) -> None:
    """Give a file a second name, so that at no moment there is none under the first; not every disk can."""
    try:
        aside.hardlink_to(target)
    except OSError:
        target.replace(aside)


def _free_name(target: Path) -> Path:
    names = (target.with_name(f"{target.name}.before-restore-{number}") for number in count(1))
    return next(name for name in names if not any(name.with_name(name.name + end).exists() for end in ("", *SIDES)))


def _resolved(target: Path) -> Path:
    """Return where a path leads in the end.

    Raises:
        Unsafe: It leads in a circle.
    """
    try:
        return target.resolve()
    except (OSError, RuntimeError) as error:
        raise Unsafe(f"{target} leads nowhere") from error
