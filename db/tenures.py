"""Queries about who has sat where: a seat's players one after the other."""

from typing import Final

import msgspec
from sqlalchemy import bindparam, insert, select, update

from db import schema
from db.transaction import Transaction


class Tenure(msgspec.Struct, frozen=True):
    """Somebody's time in a seat, in seconds since the epoch; `until` is None while they sit there."""

    game: int
    seat: int
    user: int
    name: str
    since: float
    until: float | None


_T: Final = schema.tenure
_SITTINGS: Final = select(*(_T.c[field] for field in Tenure.__struct_fields__)).order_by(_T.c.id)
_OF_GAME: Final = _SITTINGS.where(_T.c.game == bindparam("of_game"))
_OF_USER: Final = _SITTINGS.where(_T.c.user == bindparam("of_user"))
_BEGIN: Final = insert(_T)
_CURRENT: Final = update(_T).where(
    _T.c.game == bindparam("of_game"), _T.c.seat == bindparam("of_seat"), _T.c.until.is_(None)
)
_END: Final = _CURRENT.values(until=bindparam("at"))
_RENAME: Final = _CURRENT.values(name=bindparam("called"))


async def of_game(tx: Transaction, game: int) -> tuple[Tenure, ...]:
    """Return who has sat at a table, in the order of sitting down."""
    return await tx.all(Tenure, _OF_GAME, of_game=game)


async def of_user(tx: Transaction, user: int) -> tuple[Tenure, ...]:
    """Return where a user has sat."""
    return await tx.all(Tenure, _OF_USER, of_user=user)


async def begin(tx: Transaction, tenure: Tenure) -> None:
    """Note that somebody takes a seat, which ends the tenure of whoever had it."""
    await end(tx, tenure.game, tenure.seat, tenure.since)
    await tx.send(_BEGIN, **msgspec.structs.asdict(tenure))


async def end(tx: Transaction, game: int, seat: int, at: float) -> None:
    """Note that a seat's player has left it."""
    await tx.send(_END, of_game=game, of_seat=seat, at=at)


async def rename(tx: Transaction, game: int, seat: int, name: str) -> None:
    """Note what a seat's player is called from now on."""
    await tx.send(_RENAME, of_game=game, of_seat=seat, called=name)
