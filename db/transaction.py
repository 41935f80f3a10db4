"""One open transaction: runs statements, builds typed values from rows, translates errors."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, TypeVar

from sqlalchemy import CursorResult, Executable, Insert, Table
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import StatementError
from sqlalchemy.ext.asyncio import AsyncConnection

from db.direct import DirectConnection
from db.errors import translate
from db.prepared import Rows
from db.server import ServerConnection

T = TypeVar("T")

Upsert = Mapping[str, Insert]


class Transaction:
    """Runs the query modules' statements; made by `Database.write` and `Database.read` only."""

    __slots__ = ("_connection", "dialect")

    def __init__(self, connection: AsyncConnection | DirectConnection | ServerConnection) -> None:
        self._connection: Final = connection
        self.dialect: Final = connection.dialect.name

    async def all(self, build: Callable[..., T], statement: Executable, /, **values: object) -> tuple[T, ...]:
        """Return one value per row, made by calling `build` with the row's columns."""
        result = await self._execute(statement, values)
        return tuple([build(*row) for row in result])

    async def one(self, build: Callable[..., T], statement: Executable, /, **values: object) -> T | None:
        """Return the value of the first row, or None when there is none."""
        row = (await self._execute(statement, values)).first()
        return None if row is None else build(*row)

    async def run(self, statement: Executable, /, **values: object) -> int:
        """Run a change and return how many rows it met."""
        return (await self._execute(statement, values)).rowcount

    async def together(self, *asked: tuple[Executable, Mapping[str, object]]) -> tuple[Sequence[Sequence[Any]], ...]:
        """Ask several things and return the rows that each finds; to a server they go together."""
        if not isinstance(self._connection, ServerConnection):
            return tuple([list(await self._execute(statement, values)) for statement, values in asked])
        try:
            return tuple([list(rows) for rows in await self._connection.together(asked)])
        except StatementError as error:
            raise translate(error) from None

    async def run_many(self, statement: Executable, values: Sequence[Mapping[str, object]]) -> None:
        """Run a change once per set of values, in one step; nothing for none."""
        if values:
            await self._execute(statement, values)

    async def send(self, statement: Executable, /, **values: object) -> None:
        """Run a change of which nobody asks what came of it.

        A server hears of it with what is asked next or with the commit, and what it refuses is raised only then.
        """
        await self._send(statement, values)

    async def send_many(self, statement: Executable, values: Sequence[Mapping[str, object]]) -> None:
        """Run such a change once per set of values; nothing for none."""
        if values:
            await self._send(statement, values)

    async def _send(self, statement: Executable, values: Any) -> None:  # noqa: ANN401 - one or many
        if not isinstance(self._connection, ServerConnection):
            await self._execute(statement, values)
            return
        try:
            self._connection.send(statement, values)
        except StatementError as error:
            raise translate(error) from None

    async def _execute(self, statement: Executable, values: Any) -> CursorResult[Any] | Rows:  # noqa: ANN401 - one or many
        try:
            return await self._connection.execute(statement, values)
        except StatementError as error:
            raise translate(error) from None


def upsert(table: Table, keys: Sequence[str], *, overwrite: Sequence[str] = (), raising: Sequence[str] = ()) -> Upsert:
    """Return, per dialect, an insert that changes the row holding `keys` instead of failing.

    Args:
        table: Where to insert.
        keys: The columns of the primary key or unique constraint that may be taken.
        overwrite: Columns that take the new value.
        raising: Counters that rise by one.
    """
    makers: dict[str, Callable[[Table], Any]] = {"sqlite": sqlite.insert, "postgresql": postgresql.insert}
    return {name: _on_conflict(make(table), table, keys, overwrite, raising) for name, make in makers.items()}


def _on_conflict(
    statement: Any,  # noqa: ANN401 - the dialects' inserts share no type that knows the clause
    table: Table,
    keys: Sequence[str],
    overwrite: Sequence[str],
    raising: Sequence[str],
) -> Insert:
    changes = {name: statement.excluded[name] for name in overwrite}
    changes |= {name: table.c[name] + 1 for name in raising}
    if changes:
        return statement.on_conflict_do_update(index_elements=list(keys), set_=changes)  # type: ignore[no-any-return]
    return statement.on_conflict_do_nothing(index_elements=list(keys))  # type: ignore[no-any-return]
