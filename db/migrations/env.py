"""Alembic's entry: runs migrations on the program's connection, or on one of its own from the shell."""

import asyncio
import os

from alembic import context
from sqlalchemy import Connection, make_url

from db.backend import connect
from db.engine import by_sqlalchemy, transaction
from db.schema import metadata


def run(connection: Connection) -> None:
    """Run the migrations that are due on an open connection."""
    # SQLite changes columns by rebuilding the table, which batch mode does.
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True, transactional_ddl=True)
    with context.begin_transaction():
        context.run_migrations()


async def run_from_shell() -> None:
    """Open the database named by DATABASE_URL, migrate it in one transaction and close it."""
    backend = connect(make_url(os.environ.get("DATABASE_URL", "sqlite:///data/bot.db")))
    way = backend.keeper()
    try:
        async with transaction(way) as connection:
            await by_sqlalchemy(connection).run_sync(run)
    finally:
        await way.engine.dispose()


if "connection" in context.config.attributes:
    run(context.config.attributes["connection"])
else:
    asyncio.run(run_from_shell())
