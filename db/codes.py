"""Queries about codes that no table has: who tried one, and when."""

from typing import Final

from sqlalchemy import bindparam, delete, func, insert, select

from db import schema
from db.transaction import Transaction

_T: Final = schema.wrong_code
_SINCE: Final = (
    select(func.count(), func.min(_T.c.at))
    .select_from(_T)
    .where(_T.c.user == bindparam("of_user"), _T.c.at > bindparam("since"))
)
_ADD: Final = insert(_T)
_DROP: Final = delete(_T).where(_T.c.at <= bindparam("until"))


async def wrong_since(tx: Transaction, user: int, since: float) -> tuple[int, float]:
    """Return how many wrong codes a user has tried since then, and when the first of them was."""
    ((number, first),) = await tx.all(lambda number, first: (number, first), _SINCE, of_user=user, since=since)
    return number, first or 0.0


async def add_wrong(tx: Transaction, user: int, now: float) -> None:
    """Note that a user tried a code that no table has."""
    await tx.send(_ADD, user=user, at=now)


async def forget_wrong(tx: Transaction, until: float) -> int:
    """Forget what was tried until then; return how much it was."""
    return await tx.run(_DROP, until=until)
