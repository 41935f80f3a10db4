"""Bringing a database to the newest schema from inside the program, wherever it was started; see `db.migrate`."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, func, select

from db.errors import DatabaseError, Unreadable

_ONE_AT_A_TIME: Final = select(func.pg_advisory_xact_lock(0x636F6703))
_SCRIPTS: Final = Path(__file__).with_name("migrations")


def upgrade(connection: Connection) -> None:
    """Run every migration the database has not seen, inside the connection's transaction.

    Raises:
        Unreadable: The database was written by newer code.
        DatabaseError: A migration left rows that point nowhere.
    """
    config = Config()
    # Alembic's settings expand percent signs, which a folder's name may contain.
    config.set_main_option("script_location", str(_SCRIPTS).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    if connection.dialect.name == "postgresql":
        # Processes that start together would make the same tables.
        connection.execute(_ONE_AT_A_TIME)
    _refuse_newer(connection, config)
    command.upgrade(config, "head")
    _refuse_dangling(connection)


def _refuse_newer(connection: Connection, config: Config) -> None:
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    for revision in MigrationContext.configure(connection).get_current_heads():
        if revision not in known:
            raise Unreadable(
                f"The database was written by a newer version of the bot (schema {revision}). "
                "Update the bot, or restore a backup made by this version."
            )


def _refuse_dangling(connection: Connection) -> None:
    if connection.dialect.name != "sqlite":
        return
    rows = connection.exec_driver_sql("PRAGMA foreign_key_check").all()
    if rows:
        raise DatabaseError(f"The migration leaves {len(rows)} rows without their parent, first {rows[0]}")
