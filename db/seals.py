"""Queries about what fixes the chance of a game: a secret drawn when its table opens, and what its players brought."""

from typing import Final

import msgspec
from sqlalchemy import bindparam, insert, select, update

from db import schema
from db.transaction import Transaction


class Seal(msgspec.Struct, frozen=True):
    """The secret of a game, 64 hexadecimal digits, and what was brought to it, in order. Never shown before the end."""

    game: int
    secret: str
    brought: tuple[str, ...]


_T: Final = schema.seal
_OF_GAME: Final = select(_T.c.game, _T.c.secret, _T.c.brought).where(_T.c.game == bindparam("of_game"))
_ADD: Final = insert(_T)
_BRING: Final = update(_T).where(_T.c.game == bindparam("of_game")).values(brought=bindparam("all_brought"))


async def add(tx: Transaction, seal: Seal) -> None:
    """Keep the secret of a game whose table opens."""
    await tx.send(_ADD, game=seal.game, secret=seal.secret, brought=seal.brought)


async def of_game(tx: Transaction, game: int) -> Seal | None:
    """Return the secret of a game and what was brought; None if its seed was drawn when it was opened."""
    return await tx.one(Seal, _OF_GAME, of_game=game)


async def bring(tx: Transaction, game: int, brought: tuple[str, ...]) -> None:
    """Keep what has been brought to a game by now, all of it."""
    await tx.send(_BRING, of_game=game, all_brought=brought)
