"""What can go wrong in storage, and how a driver's complaint is told apart.

DatabaseError       anything else the database refused; a bug
  Conflict          another writer was first: a key is taken
  Missing           the row to change does not exist
  Unreadable        the file is no database, newer than this code, or may not be opened
    Damaged         the file was the bot's database, and cannot be relied upon any more
  Unwritable        nothing can be stored just now: the disk is full, fails or is protected, so that reading may still
                    work
    Unreachable     another process holds the file, or the server does not answer

None of them repeats a value that was stored or asked for: those are seeds, hands and what people have written.
"""

import sqlite3
from typing import Final

from sqlalchemy.exc import OperationalError, StatementError

_TAKEN_SQLITE: Final = frozenset(
    {"SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_ROWID"}
)
_TAKEN_POSTGRESQL: Final = "23505"
_UNREADABLE: Final = {
    "SQLITE_NOTADB": "The database file is not a SQLite database. Restore a backup or name another file.",
    "SQLITE_CANTOPEN": "The database file cannot be opened. Check that the folder exists and may be written.",
}
_UNWRITABLE: Final = {
    "SQLITE_FULL": "the database or its disk is full",
    "SQLITE_IOERR": "the disk of the database fails",
    "SQLITE_READONLY": "The database may not be written: the file is protected, or a reader tried to change it.",
    "53100": "the disk of the database server is full",
    "58030": "the disk of the database server fails",
    "25006": "the database server is read-only, or a reader tried to change it in a read-only transaction",
}
"""What drivers call it, by the beginning of SQLite's names and by PostgreSQL's states."""
_UNREACHABLE: Final = {
    "SQLITE_BUSY": "another process holds the database file",
    "08": "the connection to the database server was lost",
    "57P": "the database server is stopping or starting",
}
_DAMAGED: Final = "SQLITE_CORRUPT"
_OPEN_WORDS: Final = ("08", "23", "25", "28", "3D", "40", "42", "53", "55", "57", "58", "XX")
"""Classes of PostgreSQL's states whose first line names tables, columns and rules only, never a value."""


class DatabaseError(Exception):
    """The database refused or failed."""


class Conflict(DatabaseError):
    """Another writer was first: the key is taken.

    Attributes:
        on: The columns or the constraint concerned, as the database names them.
    """

    def __init__(self, on: str) -> None:
        super().__init__(f"Already taken: {on}")
        self.on = on


class Missing(DatabaseError):
    """The row to change does not exist."""


class Unreadable(DatabaseError):
    """The database cannot be used at all; the message is written for the server's owner."""


class Unwritable(DatabaseError):
    """Nothing can be stored just now; nothing was changed."""


class Unreachable(Unwritable):
    """The database does not answer just now; the first change that it takes ends that."""


class Damaged(Unreadable):
    """The file cannot be relied upon any more; the message says how to put a backup in its place."""


_MEANINGS: Final = ((Unreadable, _UNREADABLE), (Unwritable, _UNWRITABLE), (Unreachable, _UNREACHABLE))


def kind_of(error: sqlite3.Error) -> int:
    """Return SQLite's primary result code, such as `sqlite3.SQLITE_BUSY`, without what tells its kinds apart."""
    return error.sqlite_errorcode & 0xFF


def damaged(file: str, fault: str = "") -> Damaged:
    """Return the error for a damaged file, with what was found first."""
    found = f": {fault}" if fault else ""
    return Damaged(
        f"{file} is damaged{found}.\nTo put a backup in its place, with the bot stopped: "
        "python bot.py restore BACKUP --replace (the damaged file is kept beside it)"
    )


def translate(error: StatementError) -> DatabaseError:
    """Return our error for a driver's; raise it `from None`, as the original may repeat the values of a row."""
    original = error.orig
    name = str(getattr(original, "sqlite_errorname", "") or getattr(original, "sqlstate", None) or "")
    if name in _TAKEN_SQLITE:
        return Conflict(str(original).partition(": ")[2])
    if name == _TAKEN_POSTGRESQL:
        return Conflict(_constraint(original) or "a key")
    if name.startswith(_DAMAGED):
        return damaged("The database file")
    for kind, messages in _MEANINGS:
        for prefix, message in messages.items():
            if name.startswith(prefix):
                return kind(message)
    # PostgreSQL's library gives no state to a connection that it could not make.
    return (DatabaseError if name or not isinstance(error, OperationalError) else Unreachable)(_told(error))


def _told(error: StatementError) -> str:
    """Return what a driver says, as far as it cannot hold a value."""
    cause: BaseException | None = error.orig
    state = getattr(cause, "sqlstate", None) or ""
    while cause is not None and cause.__cause__ is not None:
        cause = cause.__cause__
    if isinstance(cause, sqlite3.Error):
        return str(cause)
    about = f"{type(cause).__name__} {state}".rstrip()
    if cause is None or not cause.args or (error.statement and not state.startswith(_OPEN_WORDS)):
        return f"The database refused a statement or its values ({about})"
    # Below the first line PostgreSQL shows the whole row.
    first = str(cause.args[0]).partition("\n")[0]
    return f"{first} ({about})"


def _constraint(original: BaseException | None) -> str | None:
    """Return the constraint's name, which may stand on what caused an error."""
    while original is not None:
        if name := getattr(original, "constraint_name", None):
            return str(name)
        original = original.__cause__
    return None
