"""A PostgreSQL server: what is asked together goes out together, and what nobody waits for goes with it.

A change begins by what is read first and ends with what was written, so it takes two ways to the server and back,
however much it writes. What stands here has the same names as `db.direct`, beside which it is used.
"""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple, Protocol

from sqlalchemy import BigInteger, Boolean, Dialect, Double, Executable, Integer, LargeBinary, String
from sqlalchemy.dialects.postgresql.base import PGDialect
from sqlalchemy.exc import StatementError

from db.prepared import Prepared, Rows, Statements, expanded

_COMMIT: Final = "COMMIT"
_ROLLBACK: Final = "ROLLBACK"


class _Whole(Integer):
    render_bind_cast = True


class _Large(BigInteger):
    render_bind_cast = True


class _Broken(Double[float]):
    render_bind_cast = True


class _Truth(Boolean):
    render_bind_cast = True


class _Letters(String):
    render_bind_cast = True


class _Octets(LargeBinary):
    render_bind_cast = True


class _Dialect(PGDialect):
    """PostgreSQL's ways, with values numbered, and each with its type: the server sees but their letters."""

    default_paramstyle = "numeric_dollar"
    supports_statement_cache = True
    colspecs = PGDialect.colspecs | {
        Integer: _Whole,
        BigInteger: _Large,
        Double: _Broken,
        Boolean: _Truth,
        String: _Letters,
        LargeBinary: _Octets,
    }


_DIALECT: Final[Dialect] = _Dialect()  # type: ignore[no-untyped-call]


class Command(NamedTuple):
    """A statement with its values, as the server takes them; `kept` says whether it is made ready for other times."""

    sql: str
    values: Sequence[bytes | None] = ()
    binary: Sequence[bool] = ()
    kept: bool = False


class Wire(Protocol):
    """An open connection to the server.

    `sound`: whether the next exchange would find it in order. One that is under way, was given up on the way, or cut
    by the server, takes no other, and is to be closed.
    """

    sound: bool

    async def exchange(self, commands: Sequence[Command]) -> list[Rows]:
        """Send statements, all at once, and return what each of them found; after one refused, none is run.

        Raises:
            StatementError: The server refused one, or was lost.
        """
        ...

    def close(self) -> None:
        """Take leave; the server takes back what was not committed."""
        ...


class ServerConnection:
    """A connection that sends what it is told with the next question, or with the commit."""

    def __init__(self, wire: Wire, statements: Statements, release: Callable[[Wire], None]) -> None:
        """Take an open wire, the statements made ready, and what is called with the wire at the end."""
        self._wire = wire
        self._statements = statements
        self._release = release
        self._unsent: list[Command] = []
        self._begun = False
        self._refused: StatementError | None = None

    @property
    def dialect(self) -> Dialect:
        """The database's ways, as SQLAlchemy describes them."""
        return _DIALECT

    async def begin(self, statement: str) -> None:
        """Open a transaction by that statement, which goes out with the first question."""
        self._unsent = [Command(statement)]

    async def execute(self, statement: Executable, values: Any) -> Rows:  # noqa: ANN401 - one or many
        """Run a statement, with one set of values or with several."""
        (rows,) = await self.together([(statement, values)])
        return rows

    async def together(self, asked: Sequence[tuple[Executable, Any]]) -> list[Rows]:
        """Run several statements one after the other and return what each found."""
        ready = [self._ready(statement, values) for statement, values in asked]
        commands = [command for _, several in ready for command in several]
        before, found = len(self._unsent), iter(await self._exchange(commands))
        for _ in range(before):
            next(found)
        rows = [[next(found) for _ in several][-1] for _, several in ready]
        return [one.readable(each) for (one, _), each in zip(ready, rows, strict=True)]

    def send(self, statement: Executable, values: Any) -> None:  # noqa: ANN401 - one or many
        """Run a statement when the next question goes out, or at the commit."""
        _, commands = self._ready(statement, values)
        self._unsent += commands

    async def exec_driver_sql(self, statement: str, values: Sequence[object] = ()) -> Rows:
        """Run a statement, and values for its `$1` and so on, as PostgreSQL takes them."""
        return (await self._exchange([_command(statement, list(values))]))[-1]

    def _ready(self, statement: Executable, values: Any) -> tuple[Prepared, list[Command]]:  # noqa: ANN401
        one = isinstance(values, Mapping)
        ready = self._statements.find(statement, values, _DIALECT)
        if ready is None:
            ready = expanded(statement, values if one else values[0], _DIALECT)
            return ready, [_command(ready.sql, ready.ordered({}))]
        sets = [values] if one else values
        return ready, [_command(ready.sql, ready.ordered(each), kept=True) for each in sets]

    async def _exchange(self, commands: Sequence[Command]) -> list[Rows]:
        """Send what waits, with these behind it."""
        commands, self._unsent, self._begun = [*self._unsent, *commands], [], True
        try:
            return await self._wire.exchange(commands)
        except StatementError as error:
            self._refused = error
            raise

    async def commit(self) -> None:
        """Send what waits and keep what was done.

        Raises:
            StatementError: The server refused it, or refused something before: then it has taken everything back, and
                would only confirm that.
        """
        if self._refused:
            raise self._refused
        if self._begun or len(self._unsent) > 1:
            await self._exchange([Command(_COMMIT)])

    async def rollback(self) -> None:
        """Take back what was done; a wire on which that fails is closed, which does the same."""
        self._unsent = []
        if self._begun and self._wire.sound:
            try:
                await self._wire.exchange([Command(_ROLLBACK)])
            except StatementError:
                await self.invalidate()

    async def invalidate(self) -> None:
        """Have the wire closed, which takes back what was not committed."""
        self._wire.sound = False

    async def close(self) -> None:
        """Leave the wire to the next one."""
        self._release(self._wire)


class ServerEngine:
    """Wires to a server, as many at a time as there may be; others wait. They stay open until the end."""

    def __init__(self, open_: Callable[[], Awaitable[Wire]], wires: int) -> None:
        """Take what opens a wire, and how many there may be."""
        self._open = open_
        self._free = asyncio.Semaphore(wires)
        self._statements = Statements()
        self._idle: list[Wire] = []
        self._ended = False

    async def connect(self) -> ServerConnection:
        """Return a connection, to be closed by the caller.

        Raises:
            Unreachable: The server does not answer.
            DatabaseError: A part of its address makes no sense.
        """
        await self._free.acquire()
        try:
            # A server that was started anew has cut them all.
            while self._idle:
                wire = self._idle.pop()
                if wire.sound:
                    break
                wire.close()
            else:
                wire = await self._open()
            return ServerConnection(wire, self._statements, self._release)
        except BaseException:
            self._free.release()
            raise

    def _release(self, wire: Wire) -> None:
        try:
            if wire.sound and not self._ended:
                self._idle.append(wire)
            else:
                wire.close()
        finally:
            self._free.release()

    async def dispose(self) -> None:
        """Close the wires that nobody uses; one that is in use is closed by who uses it."""
        self._ended = True
        while self._idle:
            self._idle.pop().close()


def _command(sql: str, values: Sequence[object], *, kept: bool = False) -> Command:
    try:
        return Command(sql, [sent(value) for value in values], [isinstance(value, bytes) for value in values], kept)
    except (TypeError, ValueError) as error:
        raise StatementError("a value cannot be stored", sql, None, error) from error


def sent(value: object) -> bytes | None:
    """Return a value as the server takes it: bytes as they are, everything else by its letters.

    Raises:
        TypeError: It is of no kind that the server knows.
        ValueError: There is a sign in it that the server has not.
    """
    if value is None or isinstance(value, bytes):
        return value
    if isinstance(value, bool):
        return b"t" if value else b"f"
    if not isinstance(value, str | int | float):
        raise TypeError("a value of another kind")
    letters = str(value).encode()
    if b"\0" in letters:
        raise ValueError("a text with the sign of number 0")
    return letters
