"""Statements made ready once, and from then on run by the database's own library alone.

SQLAlchemy writes them and says what becomes of each value; afterwards it is left out, as what it does around a small
statement takes several times as long as SQLite takes for the statement itself, and as the way to a server and back.
"""

import sqlite3
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Final

from msgspec import Struct
from sqlalchemy import BindParameter, CompoundSelect, Delete, Dialect, Executable, Insert, Select, Update
from sqlalchemy.exc import DBAPIError, StatementError

KEPT: Final = 500
"""Statements that are kept ready; there are fewer, as nearly all are written where modules are read."""
_REQUIRED: Final = object()


class Rows:
    """What a statement found, or how many rows it met; of SQLAlchemy's results as much as is used here."""

    __slots__ = ("_rows", "rowcount")

    def __init__(self, rows: Sequence[Sequence[Any]], rowcount: int) -> None:
        """Take all rows."""
        self._rows, self.rowcount = rows, rowcount

    def __iter__(self) -> Iterator[Sequence[Any]]:
        return iter(self._rows)

    def first(self) -> Sequence[Any] | None:
        """Return the first row, or None where there is none."""
        return self._rows[0] if self._rows else None


class Given(Struct, frozen=True):
    """A value that a statement takes: by what name, what becomes of it, and what it is where none is given."""

    name: str
    change: Callable[[Any], Any] | None
    usual: object


class Prepared(Struct, frozen=True):
    """A statement as a database takes it: the values in their order, and what becomes of those columns that change."""

    sql: str
    given: tuple[Given, ...]
    read: tuple[tuple[int, Callable[[Any], Any]], ...]

    def run(self, file: sqlite3.Connection, values: Any) -> Rows:  # noqa: ANN401 - one or many sets
        """Run it in a SQLite file with one set of values, or once for each of several.

        Raises:
            StatementError: SQLite refused it, or a value is none that it takes; as SQLAlchemy tells it.
        """
        one = isinstance(values, Mapping)
        ordered = self.ordered(values) if one else [self.ordered(each) for each in values]
        try:
            cursor = file.execute(self.sql, ordered) if one else file.executemany(self.sql, ordered)
            rows = cursor.fetchall() if one and cursor.description else []
        except sqlite3.Error as error:
            raise DBAPIError.instance(self.sql, None, error, sqlite3.Error, hide_parameters=True) from error
        return self.readable(Rows(rows, cursor.rowcount))

    def ordered(self, values: Mapping[str, Any]) -> list[Any]:
        """Return one set of values in the order in which the statement takes them, and as the database does.

        Raises:
            StatementError: One is missing or cannot be stored.
        """
        try:
            return [
                value if one.change is None else one.change(value)
                for one in self.given
                for value in (values[one.name] if one.usual is _REQUIRED else values.get(one.name, one.usual),)
            ]
        except Exception as error:
            raise StatementError("a value is missing or cannot be stored", self.sql, None, error) from error

    def readable(self, found: Rows) -> Rows:
        """Return what was found as it is read."""
        return Rows([self._readable(row) for row in found], found.rowcount) if self.read else found

    def _readable(self, row: Sequence[Any]) -> Sequence[Any]:
        readable = list(row)
        for column, change in self.read:
            readable[column] = change(readable[column])
        return readable


class Statements:
    """Prepared statements, by what they were written as and what values they take."""

    def __init__(self) -> None:
        """Begin with none."""
        self._kept: dict[tuple[Executable, tuple[str, ...]], Prepared | None] = {}

    def find(self, statement: Executable, values: Any, dialect: Dialect) -> Prepared | None:  # noqa: ANN401 - one or many
        """Return a statement ready for such values; None where SQLAlchemy must run it, as its words depend on them."""
        names = tuple(values if isinstance(values, Mapping) else values[0])
        key = (statement, names)
        if key not in self._kept:
            if len(self._kept) >= KEPT:
                self._kept.clear()
            self._kept[key] = prepared(statement, names, dialect)
        return self._kept[key]


def prepared(statement: Executable, names: Sequence[str], dialect: Dialect) -> Prepared | None:
    """Return a statement ready for values of those names; None where its words depend on the values."""
    if not isinstance(statement, Select | CompoundSelect | Insert | Update | Delete):
        return None
    compiled = statement.compile(dialect=dialect, column_keys=list(names))
    if compiled.prefetch or compiled.post_compile_params or compiled.literal_execute_params:
        return None
    given = []
    for name in compiled.positiontup or ():
        bound = compiled.binds[name]
        change = _change(bound, dialect)
        given.append(Given(name, change, _REQUIRED if bound.required else bound.effective_value))
    return Prepared(str(compiled), tuple(given), _read(statement, dialect))


def expanded(statement: Executable, values: Mapping[str, Any], dialect: Dialect) -> Prepared:
    """Return a statement with these values in it, on which its words depend, such as on how many a list has."""
    compiled = statement.compile(dialect=dialect, column_keys=list(values))  # type: ignore[attr-defined]
    written = compiled.construct_expanded_state(values)
    changes = {name: _change(bound, dialect) for name, bound in compiled.binds.items()} | dict(written.processors)
    given = zip(written.positiontup or (), written.positional_parameters, strict=True)
    usual = tuple(Given(name, changes.get(name), value) for name, value in given)
    return Prepared(written.statement, usual, _read(statement, dialect))


def _change(bound: BindParameter[Any], dialect: Dialect) -> Callable[[Any], Any] | None:
    return bound.type.dialect_impl(dialect).bind_processor(dialect)


def _read(statement: Executable, dialect: Dialect) -> tuple[tuple[int, Callable[[Any], Any]], ...]:
    """Return what becomes of a statement's columns, by number, as far as they change."""
    columns = getattr(statement, "exported_columns", ())
    changes = [column.type.dialect_impl(dialect).result_processor(dialect, None) for column in columns]
    return tuple((number, change) for number, change in enumerate(changes) if change is not None)
