"""Queries about deadlines: rows that one loop waits for, kept through restarts."""

from typing import Final

import msgspec
from sqlalchemy import bindparam, delete, func, insert, or_, select, update

from db import schema
from db.transaction import Transaction


class Deadline(msgspec.Struct, frozen=True):
    """When something happens unless prevented; `due` in seconds since the epoch, `seat` None for all."""

    id: int
    game: int
    seat: int | None
    kind: str
    due: float


_T: Final = schema.deadline
_DEADLINES: Final = select(*(_T.c[field] for field in Deadline.__struct_fields__))
_GAME: Final = _T.c.game == bindparam("of_game")
_DUE: Final = _DEADLINES.where(_T.c.due <= bindparam("now")).order_by(_T.c.due, _T.c.id).limit(bindparam("most"))
_MINE: Final = bindparam("process", type_=_T.c.taken_by.type)
_FREE: Final = (
    select(_T.c.id)
    .where(_T.c.due <= bindparam("now"), or_(_T.c.taken_by.is_(None), _T.c.taken_by == _MINE))
    .order_by(_T.c.due, _T.c.id)
    .limit(bindparam("most"))
    .with_for_update(skip_locked=True)
    .cte("free")
)
_TAKE: Final = (
    update(_T)
    .where(_T.c.id.in_(select(_FREE.c.id)))
    .values(taken_by=_MINE)
    .returning(*(_T.c[field] for field in Deadline.__struct_fields__))
)
_COUNT: Final = select(func.count()).select_from(_T)
_OF_GAME: Final = _DEADLINES.where(_GAME).order_by(_T.c.due, _T.c.id)
_NEXT: Final = select(_T.c.due).where(_T.c.taken_by.is_(None)).order_by(_T.c.due).limit(1)
_INSERT: Final = insert(_T)
_REMOVE: Final = delete(_T).where(_T.c.id == bindparam("of_id"))
_PUT_OFF: Final = update(_T).where(_T.c.id == bindparam("of_id")).values(due=bindparam("later"), taken_by=None)
_HASTEN: Final = (
    update(_T).where(_T.c.kind == bindparam("of_kind"), _T.c.due > bindparam("now")).values(due=bindparam("now"))
)
_CLEAR: Final = delete(_T).where(_GAME)
_CLEAR_KIND: Final = _CLEAR.where(_T.c.kind == bindparam("of_kind"))
_REPLACE: Final = _CLEAR_KIND.where(_T.c.seat.is_not_distinct_from(bindparam("of_seat", type_=_T.c.seat.type)))


async def put(tx: Transaction, game: int, seat: int | None, kind: str, due: float) -> None:
    """Set a deadline, in place of the same kind for the same seat."""
    await tx.send(_REPLACE, of_game=game, of_kind=kind, of_seat=seat)
    await tx.send(_INSERT, game=game, seat=seat, kind=kind, due=due)


async def drop(tx: Transaction, game: int, seat: int | None, kind: str) -> None:
    """Remove the deadline of that kind for that seat, if there is one."""
    await tx.send(_REPLACE, of_game=game, of_kind=kind, of_seat=seat)


async def take_due(tx: Transaction, now: float, limit: int = 50) -> tuple[Deadline, ...]:
    """Return the deadlines that have passed, the longest passed first; they stay until removed."""
    return await tx.all(Deadline, _DUE, now=now, most=limit)


async def take(tx: Transaction, now: float, process: int, limit: int = 50) -> tuple[Deadline, ...]:
    """Take passed deadlines for one of several processes; they stay its own until removed, or until it ends."""
    taken = await tx.all(Deadline, _TAKE, now=now, process=process, most=limit)
    return tuple(sorted(taken, key=lambda deadline: (deadline.due, deadline.id)))


async def next_due(tx: Transaction) -> float | None:
    """Return when the next deadline passes, or None when none is set."""
    return await tx.one(float, _NEXT)


async def count(tx: Transaction) -> int:
    """Return how many deadlines are set."""
    return await tx.one(int, _COUNT) or 0


async def of_game(tx: Transaction, game: int) -> tuple[Deadline, ...]:
    """Return a game's deadlines, the earliest first."""
    return await tx.all(Deadline, _OF_GAME, of_game=game)


async def remove(tx: Transaction, deadline: int) -> bool:
    """Remove one deadline; False when it was gone."""
    return await tx.run(_REMOVE, of_id=deadline) > 0


async def put_off(tx: Transaction, deadline: int, due: float) -> bool:
    """Let one deadline pass later, for whichever process takes it then; False when it was gone."""
    return await tx.run(_PUT_OFF, of_id=deadline, later=due) > 0


async def hasten(tx: Transaction, kind: str, now: float) -> int:
    """Let all deadlines of a kind pass now; return how many would have passed later."""
    return await tx.run(_HASTEN, of_kind=kind, now=now)


async def clear(tx: Transaction, game: int, kind: str | None = None) -> None:
    """Remove a game's deadlines, or those of one kind."""
    if kind is None:
        await tx.send(_CLEAR, of_game=game)
    else:
        await tx.send(_CLEAR_KIND, of_game=game, of_kind=kind)
