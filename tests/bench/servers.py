"""The two databases as an owner would run them: a file, and a PostgreSQL server that loses nothing in a power cut."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from tests import postgres

SQLITE, POSTGRES = "SQLite", "PostgreSQL"
LASTING = {
    "fsync": "on",
    "synchronous_commit": "on",
    "full_page_writes": "on",
    "shared_buffers": "128MB",
    "max_connections": "100",
    "max_wal_size": "4GB",
    "autovacuum": "on",
}
"""The server's own defaults where the tests have others; only the log of changes may grow longer between two syncs."""


@contextmanager
def databases(*names: str) -> Iterator[dict[str, str]]:
    """Make empty databases and give their addresses by name; on PostgreSQL none where it is not installed.

    Args:
        names: For each database its kind, with a word behind it where there are several of a kind.
    """
    with TemporaryDirectory() as folder:
        files = {
            name: f"sqlite+aiosqlite:///{Path(folder)}/{number}.db"
            for number, name in enumerate(names)
            if name.startswith(SQLITE)
        }
        rest = [name for name in names if name not in files]
        binaries = postgres.find() if rest else None
        if binaries is None:
            yield files
            return
        with postgres.running(binaries, **LASTING) as server:
            found = {}
            for number, name in enumerate(rest):
                server.create(f"bench{number}")
                found[name] = server.url(f"bench{number}")
            yield files | found
