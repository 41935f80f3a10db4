"""Queries about orders in advance: what a seat would answer, by the key of the decision."""

from typing import Final

from sqlalchemy import bindparam, delete, select

from db import schema
from db.transaction import Transaction, upsert

_T: Final = schema.ahead
_SEAT: Final = (_T.c.game == bindparam("of_game"), _T.c.seat == bindparam("of_seat"))
_OF_SEAT: Final = select(_T.c.key, _T.c.picks).where(*_SEAT).order_by(_T.c.at, _T.c.key)
_PUT: Final = upsert(_T, ("game", "seat", "key"), overwrite=("picks", "at"))
_DROP: Final = delete(_T).where(*_SEAT, _T.c.key == bindparam("of_key"))
_CLEAR: Final = delete(_T).where(*_SEAT)


async def of_seat(tx: Transaction, game: int, seat: int) -> dict[str, tuple[str, ...]]:
    """Return a seat's orders by decision, in the order given."""
    return dict(await tx.all(lambda key, picks: (key, picks), _OF_SEAT, of_game=game, of_seat=seat))


async def put(tx: Transaction, game: int, seat: int, key: str, picks: tuple[str, ...], at: float) -> None:
    """Set an order, in place of an earlier one for the same decision."""
    await tx.send(_PUT[tx.dialect], game=game, seat=seat, key=key, picks=picks, at=at)


async def drop(tx: Transaction, game: int, seat: int, key: str) -> bool:
    """Remove one order; False when there was none."""
    return await tx.run(_DROP, of_game=game, of_seat=seat, of_key=key) > 0


async def clear(tx: Transaction, game: int, seat: int) -> int:
    """Remove all orders of a seat, such as when another player takes it; return how many there were."""
    return await tx.run(_CLEAR, of_game=game, of_seat=seat)
