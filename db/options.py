"""Queries about what is set at a table beyond its game's settings: small texts by key."""

from typing import Final

from sqlalchemy import ColumnElement, bindparam, delete, exists, select

from db import schema
from db.transaction import Transaction, upsert

ACCESS: Final = "access"
PRIVATE: Final = "private"
LESSON: Final = "lesson"
"""Key of what a table keeps that is a lesson."""

_T: Final = schema.table_option
_OF_GAME: Final = select(_T.c.key, _T.c.value).where(_T.c.game == bindparam("of_game")).order_by(_T.c.key)
_ONE: Final = select(_T.c.value).where(_T.c.game == bindparam("of_game"), _T.c.key == bindparam("of_key"))
_PUT: Final = upsert(_T, ("game", "key"), overwrite=("value",))
_DROP: Final = delete(_T).where(_T.c.game == bindparam("of_game"), _T.c.key == bindparam("of_key"))
_CLEAR: Final = delete(_T).where(_T.c.game == bindparam("of_game"))
_WITH_VALUE: Final = (
    select(_T.c.game).where(_T.c.key == bindparam("of_key"), _T.c.value == bindparam("of_value")).order_by(_T.c.game)
)


def is_private(game: ColumnElement[int]) -> ColumnElement[bool]:
    """Match games whose table is private; the primary key of `table_option` finds it."""
    return exists().where(_T.c.game == game, _T.c.key == ACCESS, _T.c.value == PRIVATE)


def is_lesson(game: ColumnElement[int]) -> ColumnElement[bool]:
    """Match games that are lessons; the primary key of `table_option` finds it."""
    return exists().where(_T.c.game == game, _T.c.key == LESSON)


async def of_game(tx: Transaction, game: int) -> dict[str, str]:
    """Return what is set at a table, by key."""
    return dict(await tx.all(lambda key, value: (key, value), _OF_GAME, of_game=game))


async def get(tx: Transaction, game: int, key: str) -> str | None:
    """Return what is set under a key, or None."""
    return await tx.one(str, _ONE, of_game=game, of_key=key)


async def put(tx: Transaction, game: int, key: str, value: str | None) -> None:
    """Set an option of a table, or take it back with None."""
    if value is None:
        await tx.send(_DROP, of_game=game, of_key=key)
        return
    await tx.send(_PUT[tx.dialect], game=game, key=key, value=value)


async def clear(tx: Transaction, game: int) -> int:
    """Take back all that is set at a table; return how much it was."""
    return await tx.run(_CLEAR, of_game=game)


async def with_value(tx: Transaction, key: str, value: str) -> tuple[int, ...]:
    """Return the games in which a key is set to a value."""
    return await tx.all(int, _WITH_VALUE, of_key=key, of_value=value)
