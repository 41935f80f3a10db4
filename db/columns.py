"""Column types that read the same from SQLite's STRICT tables and from PostgreSQL."""

from typing import Any, Final

import msgspec
from sqlalchemy import BigInteger, Boolean, Dialect, Double, Integer, Text
from sqlalchemy.types import REAL, TypeDecorator, TypeEngine

# STRICT tables accept only SQLite's own type names, so wide types have a narrow spelling there.
BIG: Final = BigInteger().with_variant(Integer(), "sqlite")
DOUBLE: Final[Double[float]] = Double().with_variant(REAL(), "sqlite")
LONG_SEED: Final = 64
"""Hexadecimal digits of a seed; no 64-bit number has so many."""


class Flag(TypeDecorator[bool]):
    """A truth value; 0 or 1 in SQLite."""

    impl = Boolean
    cache_ok = True

    def load_dialect_impl(self, dialect: Dialect) -> TypeEngine[Any]:
        """Store an integer where STRICT tables know no booleans."""
        return dialect.type_descriptor(Integer() if dialect.name == "sqlite" else Boolean())

    def process_result_value(self, value: object, dialect: Dialect) -> bool | None:  # noqa: ARG002
        """Read the stored number as a truth value."""
        return None if value is None else bool(value)


class Seed(TypeDecorator[int | str]):
    """What a game's chance follows from, kept as text: 64 hexadecimal digits, or an unsigned 64-bit number in decimal.

    Neither database has such a number. The empty text is None: the game has not begun.
    """

    impl = Text
    cache_ok = True

    def process_bind_param(self, value: int | str | None, dialect: Dialect) -> str:  # noqa: ARG002
        """Write the digits."""
        return "" if value is None else str(value)

    def process_result_value(self, value: str | None, dialect: Dialect) -> int | str | None:  # noqa: ARG002
        """Read the digits."""
        if not value:
            return None
        return value if len(value) == LONG_SEED else int(value)


class Json(TypeDecorator[Any]):
    """A value written as JSON text and read back as the given type; None is NULL."""

    impl = Text
    cache_ok = True

    def __init__(self, shape: Any = Any) -> None:  # noqa: ANN401 - any type msgspec can decode
        super().__init__()
        self.shape = shape
        self._decoder = msgspec.json.Decoder(shape)

    def process_bind_param(self, value: object, dialect: Dialect) -> str | None:  # noqa: ARG002
        """Write compact JSON."""
        return None if value is None else msgspec.json.encode(value).decode()

    def process_result_value(self, value: str | None, dialect: Dialect) -> Any:  # noqa: ANN401, ARG002
        """Read JSON of this column's shape."""
        return None if value is None else self._decoder.decode(value)
