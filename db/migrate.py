"""Whether a database has the newest schema; only where it has not, Alembic is loaded, which takes 0.2 seconds.

What follows a migration, a look through all rows for those without their parent, takes seconds in a large database.
"""

import logging
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, column, inspect, literal, select, table

SCHEMAS: Final = tuple(sorted(file.name[:4] for file in Path(__file__).parent.glob("migrations/versions/????_*.py")))
"""The revisions, the newest last: the numbers with which the names of the migrations' files begin."""
ANYTHING: Final = select(literal(1))
_VERSIONS: Final = table("alembic_version", column("version_num"))


def upgrade(connection: Connection) -> None:
    """Bring a database to the newest schema, inside the connection's transaction.

    Raises:
        Unreadable: The database was written by newer code.
        DatabaseError: A migration left rows that point nowhere.
    """
    if is_newest(connection):
        return
    # It would list its own parts in the owner's log.
    logging.getLogger("alembic.runtime.plugins").setLevel(logging.WARNING)
    from db import upgrading  # noqa: PLC0415  most starts need none of it

    upgrading.upgrade(connection)


def is_newest(connection: Connection) -> bool:
    """Say whether a database has the newest schema."""
    if not inspect(connection).has_table(_VERSIONS.name):
        return False
    return connection.scalars(select(_VERSIONS.c.version_num)).all() == [SCHEMAS[-1]]
