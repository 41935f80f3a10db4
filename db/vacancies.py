"""Queries about seats that wait for a substitute."""

from typing import Final

import msgspec
from sqlalchemy import bindparam, delete, select

from db import schema
from db.transaction import Transaction, upsert


class Vacancy(msgspec.Struct, frozen=True):
    """A seat whose player is away: why, and since when, in seconds since the epoch."""

    game: int
    seat: int
    reason: str
    since: float


_T: Final = schema.vacancy
_OF_GAME: Final = (
    select(*(_T.c[field] for field in Vacancy.__struct_fields__))
    .where(_T.c.game == bindparam("of_game"))
    .order_by(_T.c.seat)
)
_PUT: Final = upsert(_T, ("game", "seat"), overwrite=("reason",))
_FILL: Final = delete(_T).where(_T.c.game == bindparam("of_game"), _T.c.seat == bindparam("of_seat"))


async def of_game(tx: Transaction, game: int) -> tuple[Vacancy, ...]:
    """Return a game's free seats in order."""
    return await tx.all(Vacancy, _OF_GAME, of_game=game)


async def put(tx: Transaction, vacancy: Vacancy) -> None:
    """Note that a seat is free; since when stays as it was if it was free already."""
    await tx.send(_PUT[tx.dialect], **msgspec.structs.asdict(vacancy))


async def fill(tx: Transaction, game: int, seat: int) -> bool:
    """Note that a seat is taken again; False when it was not free."""
    return await tx.run(_FILL, of_game=game, of_seat=seat) > 0
