"""A connection to a PostgreSQL server on which statements go out at once: one way there and back for them all.

This is the pipeline mode of libpq, PostgreSQL's own library, by way of psycopg. What a statement is called for takes
the server less time than the way there, so it is ways that a click waits for.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import suppress
from hashlib import sha256
from typing import Any, Final, Self

import psycopg
from psycopg import pq
from sqlalchemy.exc import DBAPIError, StatementError

from db.errors import DatabaseError, Unreachable, Unreadable
from db.prepared import Rows
from db.server import Command

_FIELD: Final = pq.DiagnosticField
_STATUS: Final = pq.ExecStatus
_DONE: Final = frozenset({_STATUS.TUPLES_OK, _STATUS.COMMAND_OK})
_LOST: Final = "08006"
"""PostgreSQL's state for a connection that failed."""
_UNREADY: Final = frozenset({"0A000", "26000"})
"""Its states for what was made ready before a column's type changed, and for what is not known as ready."""

_ENCODINGS: Final = frozenset({b"UTF8", b"SQL_ASCII"})
"""What a database may keep texts in; the second is whatever is given. Others lack most of the world's letters."""


class ServerError(Exception):
    """What the server said: its first line, and beside it the state and the constraint, if there is one."""

    def __init__(self, message: str, sqlstate: str | None = None, constraint_name: str | None = None) -> None:
        super().__init__(message)
        self.sqlstate = sqlstate
        self.constraint_name = constraint_name


class Wire:
    """An open connection, by which one at a time may ask; see `db.server.Wire`."""

    def __init__(self, connection: psycopg.AsyncConnection[Any]) -> None:
        """Take what was connected just now, for itself alone."""
        self._connection = connection
        self._server = connection.pgconn
        self._server.enter_pipeline_mode()
        self._ready: dict[str, bytes] = {}
        self._news: asyncio.Future[None] | None = None
        self.sound = True
        self._is_open = True
        self._loop = asyncio.get_running_loop()
        self._socket = self._server.socket
        self._loop.add_reader(self._socket, self._heard)

    @classmethod
    async def open(cls, parts: dict[str, Any]) -> Self:
        """Connect to the server that the parts of an address name, as libpq calls them.

        Raises:
            Unreachable: Nobody answers there or lets us in.
            Unreadable: The database has no room for all the signs that people use.
            DatabaseError: A part makes no sense.
        """
        try:
            wire = cls(await psycopg.AsyncConnection.connect(**parts, autocommit=True))
        except psycopg.ProgrammingError as error:
            raise DatabaseError(f"The database address has a part that is not known: {_first(error)}") from None
        except (psycopg.Error, OSError, UnicodeError) as error:
            told = _first(error).removeprefix("connection failed: ")
            raise Unreachable(f"the database does not answer: {told}") from None
        encoding = wire._server.parameter_status(b"server_encoding")
        if encoding not in _ENCODINGS:
            wire.close()
            raise Unreadable(f"Its encoding is {(encoding or b'?').decode()}; make one with ENCODING 'UTF8'.")
        return wire

    async def exchange(self, commands: Sequence[Command]) -> list[Rows]:
        """Send statements, all at once, and return what each of them found; after one refused, none is run.

        Raises:
            StatementError: The server refused one, or was lost.
        """
        if not self.sound:
            raise _told(ServerError("the connection was lost", _LOST))
        self.sound = False
        try:
            fresh = [self._put(command) for command in commands]
            self._server.pipeline_sync()
            await self._flush()
            results = await self._results()
        except psycopg.Error as error:
            self.close()
            raise _told(ServerError(_first(error), _LOST)) from error
        except asyncio.CancelledError:
            # The server would not notice, and keep what is locked until it is done.
            self._loop.run_in_executor(None, _stop, self._server.get_cancel())
            raise
        self.sound = True
        return self._read(commands, fresh, results)

    def _put(self, command: Command) -> bytes | None:
        """Put a statement into what is sent next; return the name under which the server makes it ready just now."""
        formats = [pq.Format.BINARY if binary else pq.Format.TEXT for binary in command.binary]
        sql = command.sql.encode()
        if not command.kept:
            self._server.send_query_params(sql, command.values, param_formats=formats)
            return None
        name, fresh = self._ready.get(command.sql), None
        if name is None:
            # Should a pooler let sessions be shared, a name must mean the same in all of them, or be unknown.
            name = fresh = self._ready[command.sql] = b"s" + sha256(sql).hexdigest()[:32].encode()
            self._server.send_prepare(name, sql)
        self._server.send_query_prepared(name, command.values, param_formats=formats)
        return fresh

    async def _flush(self) -> None:
        while self._server.flush():
            # The server may have to say much before it hears more.
            self._loop.add_writer(self._socket, self._heard)
            try:
                await self._wait()
            finally:
                self._loop.remove_writer(self._socket)
            self._server.consume_input()

    async def _results(self) -> list[pq.abc.PGresult]:
        found: list[pq.abc.PGresult] = []
        while True:
            while self._server.is_busy():
                await self._wait()
                self._server.consume_input()
            result = self._server.get_result()
            if result is None:  # stands between the results of two statements
                if self._server.status != pq.ConnStatus.OK:
                    why = _fault(found[-1]) if found else "the connection was lost"
                    raise psycopg.OperationalError(str(why))
            elif result.status == _STATUS.PIPELINE_SYNC:
                return found
            else:
                found.append(result)

    def _read(
        self, commands: Sequence[Command], fresh: Sequence[bytes | None], results: Sequence[pq.abc.PGresult]
    ) -> list[Rows]:
        """Return what statements found, or raise what the server refused first; it has run nothing behind that."""
        left, rows, refused = iter(results), [], None
        for command, name in zip(commands, fresh, strict=True):
            if name and (made := next(left)).status not in _DONE:
                del self._ready[command.sql]
                refused = refused or self._refused(made, command)
            result = next(left)
            if result.status not in _DONE:
                refused = refused or self._refused(result, command)
            rows.append(_rows(result))
        if refused:
            raise refused
        return rows

    def _refused(self, result: pq.abc.PGresult, command: Command) -> StatementError:
        fault = _fault(result)
        # What was made ready here is so no more; another wire makes it anew.
        self.sound = fault.sqlstate not in _UNREADY
        return _told(fault, command.sql)

    async def _wait(self) -> None:
        """Wait until the server has something to say, or hears more."""
        self._news = self._loop.create_future()
        try:
            await self._news
        finally:
            self._news = None

    def _heard(self) -> None:
        if self._news is None:
            self._hear_unasked()
        elif not self._news.done():
            self._news.set_result(None)

    def _hear_unasked(self) -> None:
        """Take in what the server says by itself, most often that it leaves; or nothing, where it was heard already."""
        try:
            self._server.consume_input()
            gone = self._server.status != pq.ConnStatus.OK
        except psycopg.Error:
            gone = True
        if gone:
            self.close()

    def close(self) -> None:
        """Take leave; the server takes back what was not committed."""
        self.sound = False
        if self._is_open:
            # Once only: the number of a closed socket soon is another's, which would hear nothing any more.
            self._is_open = False
            self._loop.remove_reader(self._socket)
            self._server.finish()


def _stop(asked: pq.abc.PGcancel) -> None:
    """Have the server stop what it does for a connection; where it cannot be reached, that has ended anyway."""
    with suppress(psycopg.Error):
        asked.cancel()


def _bytes(letters: bytes) -> bytes:
    return bytes.fromhex(letters[2:].decode())


def _is_true(letters: bytes) -> bool:
    return letters == b"t"


_READ: Final[dict[int, Callable[[bytes], Any]]] = {
    **dict.fromkeys((20, 21, 23, 26), int),
    **dict.fromkeys((700, 701, 1700), float),
    16: _is_true,
    17: _bytes,
}
"""How a value is read, by the server's number of its type: whole numbers, others, truth values, bytes; else letters."""


def _rows(result: pq.abc.PGresult) -> Rows:
    read = [_READ.get(result.ftype(column), bytes.decode) for column in range(result.nfields)]
    rows = [
        [
            None if (letters := result.get_value(row, column)) is None else change(letters)
            for column, change in enumerate(read)
        ]
        for row in range(result.ntuples)
    ]
    return Rows(rows, result.command_tuples or 0)


def _fault(result: pq.abc.PGresult) -> ServerError:
    def field(number: pq.DiagnosticField) -> str | None:
        told = result.error_field(number)
        return None if told is None else told.decode(errors="replace")

    message = field(_FIELD.MESSAGE_PRIMARY) or result.error_message.decode(errors="replace")
    return ServerError(message.partition("\n")[0], field(_FIELD.SQLSTATE), field(_FIELD.CONSTRAINT_NAME))


def _told(error: ServerError, sql: str | None = None) -> StatementError:
    """Return a fault as SQLAlchemy tells it."""
    return DBAPIError.instance(sql, None, error, Exception, hide_parameters=True)


def _first(error: Exception) -> str:
    """Return the first line of what the library says."""
    return str(error).strip().partition("\n")[0]
