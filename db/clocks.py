"""Queries about clocks: how much time a seat has left, and since when its clock runs."""

from typing import Final

import msgspec
from sqlalchemy import bindparam, delete, select

from db import schema
from db.transaction import Transaction, upsert


class Running(msgspec.Struct, frozen=True):
    """A seat's clock: `bank` seconds were left at `since`, in seconds since the epoch; it stands while that is None."""

    game: int
    seat: int
    bank: float
    since: float | None


_T: Final = schema.clock
_OF_GAME: Final = (
    select(*(_T.c[field] for field in Running.__struct_fields__))
    .where(_T.c.game == bindparam("of_game"))
    .order_by(_T.c.seat)
)
_PUT: Final = upsert(_T, ("game", "seat"), overwrite=("bank", "since"))
_CLEAR: Final = delete(_T).where(_T.c.game == bindparam("of_game"))


async def of_game(tx: Transaction, game: int) -> dict[int, Running]:
    """Return a game's clocks by seat."""
    return {one.seat: one for one in await tx.all(Running, _OF_GAME, of_game=game)}


async def put(tx: Transaction, clock: Running) -> None:
    """Set a seat's clock."""
    await tx.send(_PUT[tx.dialect], **msgspec.structs.asdict(clock))


async def clear(tx: Transaction, game: int) -> int:
    """Take a game's clocks away; return how many there were."""
    return await tx.run(_CLEAR, of_game=game)
