"""What can go wrong in storage, and how a driver's complaint is told apart.

DatabaseError       anything else the database refused; a bug, a full disk or a busy file
  Conflict          another writer was first: a key is taken
  Missing           the row to change does not exist
  Unreadable        the file is damaged, no database, or newer than this code
"""

from typing import Final

from sqlalchemy.exc import DBAPIError

_TAKEN_SQLITE: Final = frozenset(
    {"SQLITE_CONSTRAINT_UNIQUE", "SQLITE_CONSTRAINT_PRIMARYKEY", "SQLITE_CONSTRAINT_ROWID"}
)
_TAKEN_POSTGRESQL: Final = "23505"
_UNREADABLE: Final = {
    "SQLITE_NOTADB": "The database file is not a SQLite database. Restore a backup or name another file.",
    "SQLITE_CORRUPT": "The database file is damaged. Stop the bot and restore a backup.",
    "SQLITE_CANTOPEN": "The database file cannot be opened. Check that the folder exists and may be written.",
    "SQLITE_READONLY": "The database may not be written: the file is protected, or a reader tried to change it.",
}


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


def translate(error: DBAPIError) -> DatabaseError:
    """Return our error for a driver's; raise it from the original."""
    original = error.orig
    name = getattr(original, "sqlite_errorname", "")
    if name in _TAKEN_SQLITE:
        return Conflict(str(original).partition(": ")[2])
    if getattr(original, "sqlstate", None) == _TAKEN_POSTGRESQL:
        return Conflict(_constraint(original) or str(original))
    for prefix, message in _UNREADABLE.items():
        if name.startswith(prefix):
            return Unreadable(message)
    return DatabaseError(str(original))


def _constraint(original: BaseException | None) -> str | None:
    """Return the constraint's name, which asyncpg keeps on the innermost error."""
    while original is not None:
        if name := getattr(original, "constraint_name", None):
            return str(name)
        original = original.__cause__
    return None
