"""A PostgreSQL server of the tests' own, on loopback and in a temporary folder; it ends with the test session.

The server refuses to be run by root, so then it runs as the user that Debian's package made for it.
"""

import os
import pwd
import shutil
import socket
import subprocess
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import mkdtemp
from typing import Any, Final

from db.schema import metadata

DEMANDED: Final = "CI_REQUIRES_POSTGRES"
"""The environment variable that turns a missing server from a reason to skip into a failure."""
MISSING: Final = "PostgreSQL is not installed here: apt-get install postgresql"
_USER: Final = "cogwork"
_ALONE: Final = (
    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
)
_FROM_ONE: Final = "SELECT setval(quote_ident(sequencename)::regclass, 1, false) FROM pg_sequences"
_DONE: Final = "-- done --"
"""What a client prints after the last row."""
_DEBIAN: Final = Path("/usr/lib/postgresql")
# What a power cut would destroy may be destroyed; a test's database is not kept.
_SETTINGS: Final = {
    "listen_addresses": "127.0.0.1",
    "fsync": "off",
    "synchronous_commit": "off",
    "full_page_writes": "off",
    "shared_buffers": "32MB",
    "max_connections": "60",
    "autovacuum": "off",
    "jit": "off",
}


class Postgres:
    """A running server."""

    def __init__(self, binaries: Path, port: int, control: Callable[..., None]) -> None:
        self._binaries = binaries
        self.port = port
        self._control = control
        self._sessions: dict[str, Session] = {}

    def url(self, database: str) -> str:
        """Return the address of a database, as the bot's settings take it."""
        return f"postgresql://{_USER}@127.0.0.1:{self.port}/{database}"

    def create(self, name: str) -> None:
        """Make an empty database."""
        self.sql("postgres", f"CREATE DATABASE {name} STRATEGY wal_log")

    def empty(self, database: str) -> None:
        """Remove every row, whoever is still connected, and let ids begin at 1; far quicker than a fresh database."""
        if database not in self._sessions:
            self._sessions[database] = Session(self._psql(database))
        rows = (f'DELETE FROM "{table.name}"' for table in metadata.sorted_tables)  # noqa: S608  our own names
        self._sessions[database].run("; ".join((_ALONE, "SET session_replication_role = replica", *rows, _FROM_ONE)))

    def sql(self, database: str, statement: str) -> list[str]:
        """Run a statement behind the bot's back and return the rows, columns parted by `|`."""
        return _run([*self._psql(database), f"--command={statement}"]).splitlines()

    @contextmanager
    def closed(self, database: str) -> Iterator[None]:
        """Let nobody in; who is connected stays so."""
        self.sql("postgres", f"ALTER DATABASE {database} ALLOW_CONNECTIONS false")
        try:
            yield
        finally:
            self.sql("postgres", f"ALTER DATABASE {database} ALLOW_CONNECTIONS true")

    @contextmanager
    def stopped(self) -> Iterator[None]:
        """Stop the server, as its owner does to bring it up to date, and start it again at the end."""
        self._control("--mode=fast", "stop")
        try:
            yield
        finally:
            self._control("start")

    def close(self) -> None:
        """End what was kept open to empty databases."""
        for session in self._sessions.values():
            session.close()

    def _psql(self, database: str) -> list[str | Path]:
        return [
            self._binaries / "psql",
            "--no-psqlrc",
            "--quiet",
            "--tuples-only",
            "--no-align",
            "--set=ON_ERROR_STOP=1",
            "--host=127.0.0.1",
            f"--port={self.port}",
            f"--username={_USER}",
            f"--dbname={database}",
        ]


class Session:
    """A client that stays connected; the server learns its tables anew for each connection, which takes 30 ms."""

    def __init__(self, command: list[str | Path]) -> None:
        self._client = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )

    def run(self, statements: str) -> None:
        """Run statements and wait for their end.

        Raises:
            RuntimeError: The server refused one.
        """
        assert self._client.stdin is not None
        assert self._client.stdout is not None
        self._client.stdin.write(f"{statements};\n\\echo {_DONE}\n")
        self._client.stdin.flush()
        said = []
        for line in self._client.stdout:
            if line.strip() == _DONE:
                return
            said.append(line)
        raise RuntimeError(f"psql failed: {''.join(said)}")

    def close(self) -> None:
        """Disconnect."""
        self._client.communicate(timeout=10)


def find() -> Path | None:
    """Return the folder of the newest server's programs, or None where there is none."""
    named = shutil.which("initdb")
    if named is not None:
        return Path(named).resolve().parent
    found = [folder for folder in _DEBIAN.glob("*/bin") if (folder / "initdb").exists()]
    return max(found, key=lambda folder: float(folder.parent.name), default=None)


@contextmanager
def running(binaries: Path, **options: str) -> Iterator[Postgres]:
    """Run a fresh server; options of its own come in the place of those that make tests quick."""
    folder = Path(mkdtemp(prefix="cogwork-postgres-"))
    owner = _owner()
    if owner:
        shutil.chown(folder, owner["user"], owner["group"])
    port = _free_port()
    settings = {**_SETTINGS, **options, "port": str(port), "unix_socket_directories": str(folder)}
    given = " ".join(f"-c {name}={value}" for name, value in settings.items())
    data = f"--pgdata={folder / 'data'}"

    def control(*words: str) -> None:
        where = f"--log={folder / 'log'}", f"--options={given}"
        _run([binaries / "pg_ctl", data, "--wait", "--silent", *where, *words], cwd=folder, **owner)

    try:
        _run(
            [
                binaries / "initdb",
                data,
                "--auth=trust",
                f"--username={_USER}",
                "--no-sync",
                "--encoding=UTF8",
                "--locale=C",
            ],
            cwd=folder,
            **owner,
        )
        control("start")
        server = Postgres(binaries, port, control)
        try:
            yield server
        finally:
            server.close()
            control("--mode=immediate", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _owner() -> dict[str, Any]:
    """Return who runs the server, as `subprocess.run` takes it; nothing when we may ourselves."""
    if os.geteuid() != 0:
        return {}
    known = {user.pw_name for user in pwd.getpwall()}
    user = pwd.getpwnam("postgres" if "postgres" in known else "nobody")
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}


def _run(command: list[str | Path], **options: Any) -> str:
    # A server that inherited a pipe would keep it open, and whoever reads it would wait for the server's end.
    starts = command[-1] == "start"
    done = subprocess.run(
        command,
        check=False,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.DEVNULL if starts else subprocess.PIPE,
        stderr=subprocess.DEVNULL if starts else subprocess.STDOUT,
        text=True,
        timeout=90,
        **options,
    )
    if done.returncode:
        raise RuntimeError(f"{Path(command[0]).name} failed with {done.returncode}: {done.stdout}")
    return done.stdout or ""


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
