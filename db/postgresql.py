"""How to reach a PostgreSQL server; loaded only where one is named, as a file needs none of it."""

from typing import Any, Final

from sqlalchemy import URL
from sqlalchemy.dialects.postgresql.psycopg import PGDialectAsync_psycopg
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from db.wire import Wire

_DRIVER: Final = "postgresql+psycopg"
_PATIENCE: Final = 60
"""Seconds in which a server must have let us in."""
_SESSION: Final = {
    # A process that hangs in the middle of a change must not hold its table for long, nor the others wait for ever.
    "idle_in_transaction_session_timeout": "30000",
    "lock_timeout": "20000",
}
_HOLDING: Final = {
    # A machine that vanished is noticed in 25 seconds, and its shards are free.
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}


async def wire(url: URL) -> Wire:
    """Return a new connection for changes and looks.

    Raises:
        DatabaseError: Nobody answers there or lets us in, or a part of the address makes no sense.
    """
    _, parts = PGDialectAsync_psycopg().create_connect_args(_known(url))  # type: ignore[no-untyped-call]
    return await Wire.open({"connect_timeout": _PATIENCE} | parts | _settings("cogwork", _SESSION))


def keeping(url: URL) -> AsyncEngine:
    """Return what makes a connection per use, for migrations."""
    return create_async_engine(_known(url), poolclass=NullPool, hide_parameters=True)


def holding(url: URL) -> AsyncEngine:
    """Return what makes a connection per use, for what only one process may have at a time."""
    given = _settings("cogwork holds", _HOLDING)
    return create_async_engine(_known(url), poolclass=NullPool, hide_parameters=True, connect_args=given)


def _known(url: URL) -> URL:
    """Return an address with the names that PostgreSQL's own library has for its parts.

    Addresses were written for another one before, which calls `ssl` what is `sslmode` here.
    """
    renamed = {{"ssl": "sslmode"}.get(name, name): value for name, value in url.query.items()}
    return url.set(drivername=_DRIVER, query=renamed)


def _settings(name: str, settings: dict[str, str]) -> dict[str, Any]:
    """Return a session's name and settings as a connection takes them."""
    return {
        "application_name": name,
        "options": " ".join(f"-c {setting}={value}" for setting, value in settings.items()),
    }
