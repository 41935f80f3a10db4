"""Queries about seats: who sits where, before the start as well."""

from collections.abc import Sequence
from typing import Any, Final, Literal

import msgspec
from sqlalchemy import bindparam, delete, insert, select, update

from db import schema, users
from db.errors import Missing
from db.transaction import Transaction

State = Literal["in", "conceded"]


class Seat(msgspec.Struct, frozen=True):
    """A place at a table.

    Attributes:
        number: From 0; the order of joining until the start deals the numbers anew.
        name: What the player is called at this table.
        joined: Seconds since the epoch.
        computer: The level of the computer that plays this seat now, or None for a person. Below zero, the user is a
            computer too; above, it stands in for them.
    """

    game: int
    number: int
    user: int
    name: str
    joined: float
    state: State = "in"
    computer: str | None = None


_T: Final = schema.seat
_GAME: Final = _T.c.game == bindparam("of_game")
_OF_GAME: Final = select(*(_T.c[field] for field in Seat.__struct_fields__)).where(_GAME).order_by(_T.c.number)
_INSERT: Final = insert(_T)
_REMOVE: Final = delete(_T).where(_GAME, _T.c.user == bindparam("of_user"))
_CLEAR: Final = delete(_T).where(_GAME)
_CHANGE: Final = update(_T).where(_GAME, _T.c.number == bindparam("of_number"))


async def of_game(tx: Transaction, game: int) -> tuple[Seat, ...]:
    """Return a table's seats in order."""
    return await tx.all(Seat, _OF_GAME, of_game=game)


async def add(tx: Transaction, seat: Seat) -> None:
    """Seat a user.

    Raises:
        Conflict: The number is taken, or the user already sits there.
    """
    await users.ensure(tx, [seat.user], seat.joined)
    await tx.send(_INSERT, **msgspec.structs.asdict(seat))


async def remove(tx: Transaction, game: int, user: int) -> bool:
    """Take a user's seat away before the start; False when there was none."""
    return await tx.run(_REMOVE, of_game=game, of_user=user) > 0


async def replace(tx: Transaction, game: int, seats: Sequence[Seat]) -> None:
    """Put these seats in place of all the table had, such as when the start deals the numbers.

    Raises:
        Conflict: A number or a user occurs twice.
        DatabaseError: At the commit, when something still points to a seat no longer there.
    """
    for seat in seats:
        await users.ensure(tx, [seat.user], seat.joined)
    await tx.send(_CLEAR, of_game=game)
    await tx.send_many(_INSERT, [msgspec.structs.asdict(seat) for seat in seats])


async def change(tx: Transaction, game: int, number: int, **fields: Any) -> None:  # noqa: ANN401 - any column
    """Change columns of one seat: a substitute, a new name, a concession.

    A new user must be known: call `users.ensure` first.

    Raises:
        Missing: There is no such seat.
        Conflict: The new user already sits there.
    """
    if await tx.run(_CHANGE, of_game=game, of_number=number, **fields) == 0:
        raise Missing(f"No seat {number} in game {game}")
