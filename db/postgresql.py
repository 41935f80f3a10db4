"""How to reach a PostgreSQL server; loaded only where one is named, as a file needs none of it."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from sqlalchemy import URL
from sqlalchemy.dialects.postgresql.psycopg import PGDialectAsync_psycopg
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine
from sqlalchemy.pool import NullPool

from db.wire import Wire

_DRIVER: Final = "postgresql+psycopg"
_PATIENCE: Final = 60
"""Seconds in which a server must have let us in."""
_NETWORK: Final = {
    # A machine that vanished with the server is noticed in 25 seconds, too, be it waited for or not.
    "keepalives_idle": "10",
    "keepalives_interval": "5",
    "keepalives_count": "3",
    "tcp_user_timeout": "25000",
}
_SESSION: Final = {
    # A process that hangs in the middle of a change must not hold its table for long, nor the others wait for ever.
    "idle_in_transaction_session_timeout": "30000",
    "lock_timeout": "20000",
    # Whoever waited for a row sees it as the one before has left it.
    "default_transaction_isolation": r"read\ committed",
    # As `db.wire` reads values, whatever is usual for the server or the user.
    "bytea_output": "hex",
    "extra_float_digits": "1",
}
_HOLDING: Final = {
    # A machine that vanished with a process is noticed in 25 seconds, and its shards are free.
    "tcp_keepalives_idle": "10",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}


def wires(url: URL) -> Callable[[], Awaitable[Wire]]:
    """Return what opens a connection for changes and looks; see `Wire.open`.

    Raises:
        ArgumentError: Parts of the address contradict each other.
    """
    _, parts = PGDialectAsync_psycopg().create_connect_args(_known(url))  # type: ignore[no-untyped-call]
    return partial(Wire.open, {"connect_timeout": _PATIENCE} | parts | _settings(url, "cogwork", _SESSION))


def keeping(url: URL) -> AsyncEngine:
    """Return what makes a connection per use, for migrations."""
    return create_async_engine(_known(url), poolclass=NullPool, hide_parameters=True)


def holding(url: URL) -> AsyncEngine:
    """Return what makes a connection per use, for what only one process may have at a time."""
    given = _settings(url, "cogwork holds", _HOLDING)
    return create_async_engine(_known(url), poolclass=NullPool, hide_parameters=True, connect_args=given)


def _known(url: URL) -> URL:
    """Return an address with what goes for every connection, and the names that PostgreSQL's own library has for it.

    Addresses were written for another one before, which calls `ssl` what is `sslmode` here.
    """
    renamed = {{"ssl": "sslmode"}.get(name, name): value for name, value in url.query.items()}
    return url.set(drivername=_DRIVER, query=_NETWORK | renamed | {"client_encoding": "utf8"})


def _settings(url: URL, name: str, settings: dict[str, str]) -> dict[str, str]:
    """Return a session's name and settings as a connection takes them; what the address sets counts before ours."""
    ours = [f"-c {setting}={value}" for setting, value in settings.items()]
    return {"application_name": name, "options": " ".join([*ours, *url.normalized_query.get("options", ())])}
