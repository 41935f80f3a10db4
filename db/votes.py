"""Queries about votes at a table, such as to undo or to cancel."""

from typing import Final

import msgspec
from sqlalchemy import bindparam, delete, select

from db import schema
from db.transaction import Transaction, upsert


class Vote(msgspec.Struct, frozen=True):
    """What one seat thinks of a question put to the table; `at` in seconds since the epoch."""

    game: int
    kind: str
    seat: int
    value: str
    at: float


_T: Final = schema.vote
_OF_KIND: Final = (_T.c.game == bindparam("of_game"), _T.c.kind == bindparam("of_kind"))
_LIST: Final = select(*(_T.c[field] for field in Vote.__struct_fields__)).where(*_OF_KIND).order_by(_T.c.seat)
_PUT: Final = upsert(_T, ("game", "kind", "seat"), overwrite=("value", "at"))
_CLEAR: Final = delete(_T).where(*_OF_KIND)
_DROP: Final = delete(_T).where(_T.c.game == bindparam("of_game"), _T.c.seat == bindparam("of_seat"))


async def put(tx: Transaction, vote: Vote) -> None:
    """Store a vote, in place of the seat's earlier one."""
    await tx.send(_PUT[tx.dialect], **msgspec.structs.asdict(vote))


async def of_kind(tx: Transaction, game: int, kind: str) -> tuple[Vote, ...]:
    """Return the votes on one question, by seat."""
    return await tx.all(Vote, _LIST, of_game=game, of_kind=kind)


async def clear(tx: Transaction, game: int, kind: str) -> int:
    """Forget the votes on one question; return how many there were."""
    return await tx.run(_CLEAR, of_game=game, of_kind=kind)


async def drop(tx: Transaction, game: int, seat: int) -> int:
    """Forget what a seat thinks of anything, such as when another player takes it; return how many votes it had."""
    return await tx.run(_DROP, of_game=game, of_seat=seat)
