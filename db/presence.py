"""Queries about who is there: when a seat's player last did something by hand, and how often time ran out since."""

from typing import Final

import msgspec
from sqlalchemy import bindparam, select

from db import schema
from db.transaction import Transaction, upsert


class Presence(msgspec.Struct, frozen=True):
    """The last sign of life of a seat's player, in seconds since the epoch, and the time-outs in a row since then."""

    game: int
    seat: int
    at: float
    missed: int = 0


_T: Final = schema.presence
_OF_GAME: Final = (
    select(*(_T.c[field] for field in Presence.__struct_fields__))
    .where(_T.c.game == bindparam("of_game"))
    .order_by(_T.c.seat)
)
_PUT: Final = upsert(_T, ("game", "seat"), overwrite=("at", "missed"))
_SEE: Final = upsert(_T, ("game", "seat"), overwrite=("at",))


async def of_game(tx: Transaction, game: int) -> tuple[Presence, ...]:
    """Return what is known of a game's seats, in order."""
    return await tx.all(Presence, _OF_GAME, of_game=game)


async def put(tx: Transaction, presence: Presence) -> None:
    """Set what is known of a seat."""
    await tx.send(_PUT[tx.dialect], **msgspec.structs.asdict(presence))


async def see(tx: Transaction, game: int, seat: int, at: float) -> None:
    """Note a sign of life and leave the time-outs as they are."""
    await tx.send(_SEE[tx.dialect], game=game, seat=seat, at=at, missed=0)
