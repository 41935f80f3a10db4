"""Queries about what must still be told to whom: sent after the commit, retried until it arrives.

A row means "bring this up to date", so a second request for the same subject joins the first
and raises its revision; a delivery removes the row only if nothing joined in the meantime.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import bindparam, delete, func, or_, select, update

from db import schema
from db.transaction import Transaction, upsert


class Request(msgspec.Struct, frozen=True, kw_only=True):
    """Something to tell; requests alike in kind, game, recipient and topic are one subject.

    Attributes:
        recipient: The user or channel; 0 for the game's public place.
        due: Not before this time, in seconds since the epoch.
        topic: Keeps requests apart that must not join, such as two different notices.
    """

    kind: str
    recipient: int
    due: float
    payload: Any = None
    game: int | None = None
    topic: str = ""

    @property
    def subject(self) -> str:
        """The key under which requests join."""
        return f"{self.kind}:{self.game or ''}:{self.recipient}:{self.topic}"


class Delivery(msgspec.Struct, frozen=True):
    """A row taken for delivery; `id` and `revision` together settle it."""

    id: int
    revision: int
    game: int | None
    kind: str
    recipient: int
    payload: Any
    due: float
    tries: int
    created: float
    error: str | None


_T: Final = schema.outbox
_PUT: Final = upsert(_T, ("subject",), overwrite=("payload", "due", "tries", "error"), raising=("revision",))
_DUE: Final = (
    select(*(_T.c[field] for field in Delivery.__struct_fields__))
    .where(_T.c.due <= bindparam("now"))
    .order_by(_T.c.due, _T.c.id)
    .limit(bindparam("most"))
)
_ONE_AT_A_TIME: Final = select(func.pg_advisory_xact_lock(0x636F6702))
_OTHER: Final = _T.alias("other")
_MINE: Final = bindparam("process", type_=_T.c.taken_by.type)
_FREE: Final = (
    select(_T.c.id)
    .where(
        _T.c.due <= bindparam("now"),
        or_(_T.c.taken_by.is_(None), _T.c.taken_by == _MINE),
        ~select(_OTHER.c.id).where(_OTHER.c.game == _T.c.game, _OTHER.c.taken_by != _MINE).exists(),
    )
    .order_by(_T.c.due, _T.c.id)
    .limit(bindparam("most"))
    .with_for_update(skip_locked=True)
    .cte("free")
)
_TAKE: Final = (
    update(_T)
    .where(_T.c.id.in_(select(_FREE.c.id)))
    .values(taken_by=_MINE)
    .returning(*(_T.c[field] for field in Delivery.__struct_fields__))
)
# In the order in which `put` meets the rows of a table, or the two could wait for each other.
_IN_ORDER: Final = _T.c.subject.collate("C")
_TAKEN_OF_GAME: Final = (
    select(_T.c.id)
    .where(_T.c.taken_by == _MINE, _T.c.game.is_not_distinct_from(bindparam("of_game", type_=_T.c.game.type)))
    .order_by(_IN_ORDER)
    .with_for_update()
    .cte("taken")
)
_HOLD: Final = (
    select(_T.c.id).where(_T.c.id.in_(bindparam("of_ids", expanding=True))).order_by(_IN_ORDER).with_for_update()
)
_GIVE_BACK: Final = update(_T).where(_T.c.id.in_(select(_TAKEN_OF_GAME.c.id))).values(taken_by=None)
_LEFT: Final = select(_T.c.id).where(_T.c.due <= bindparam("now"), _T.c.taken_by.is_(None)).limit(1)
_TAKEN: Final = (_T.c.id == bindparam("of_id"), _T.c.revision == bindparam("of_revision"))
_DONE: Final = delete(_T).where(*_TAKEN)
_FAIL: Final = update(_T).where(*_TAKEN).values(tries=_T.c.tries + 1, taken_by=None)
_PENDING: Final = select(func.count()).select_from(_T)
_NEXT: Final = select(_T.c.due).where(_T.c.due > bindparam("after")).order_by(_T.c.due).limit(1)


async def put(tx: Transaction, requests: Sequence[Request], now: float) -> None:
    """Ask for deliveries; a waiting one of the same subject takes the new payload and time."""
    in_order = sorted(requests, key=lambda request: request.subject)
    await tx.send_many(_PUT[tx.dialect], [_row(request, now) for request in in_order])


def _row(request: Request, now: float) -> dict[str, object]:
    return {
        "subject": request.subject,
        "game": request.game,
        "kind": request.kind,
        "recipient": request.recipient,
        "payload": request.payload,
        "revision": 1,
        "due": request.due,
        "tries": 0,
        "created": now,
        "error": None,
    }


async def take_due(tx: Transaction, now: float, limit: int = 50) -> tuple[Delivery, ...]:
    """Return what is due, the longest waiting first; the rows stay until settled."""
    return await tx.all(Delivery, _DUE, now=now, most=limit)


async def take(tx: Transaction, now: float, process: int, limit: int = 50) -> tuple[Delivery, ...]:
    """Take what is due for one of several processes, but nothing of a table that another one serves just now."""
    if tx.dialect == "postgresql":
        # Two who looked at once would not see each other's table.
        await tx.send(_ONE_AT_A_TIME)
    taken = await tx.all(Delivery, _TAKE, now=now, process=process, most=limit)
    return tuple(sorted(taken, key=lambda delivery: (delivery.due, delivery.id)))


async def give_back(tx: Transaction, game: int | None, process: int) -> None:
    """Leave to all processes what one of them had taken of a table and not settled."""
    await tx.send(_GIVE_BACK, of_game=game, process=process)


async def is_left(tx: Transaction, now: float) -> bool:
    """Say whether something is due that nobody has taken, such as for a table that another process serves."""
    return await tx.one(int, _LEFT, now=now) is not None


async def done(tx: Transaction, delivered: Mapping[int, int]) -> None:
    """Remove delivered rows, named with their revisions; where a newer request joined one stays, to be sent again."""
    if tx.dialect == "postgresql":
        await tx.send(_HOLD, of_ids=list(delivered))
    await tx.send_many(_DONE, [{"of_id": number, "of_revision": revision} for number, revision in delivered.items()])


async def fail(tx: Transaction, delivery: int, revision: int, *, due: float, error: str) -> bool:
    """Note a failed try and when to try again; False when a newer request has set its own time."""
    return await tx.run(_FAIL, of_id=delivery, of_revision=revision, due=due, error=error) > 0


async def pending_count(tx: Transaction) -> int:
    """Return how many deliveries wait, due or not."""
    return await tx.one(int, _PENDING) or 0


async def next_due(tx: Transaction, after: float = 0.0) -> float | None:
    """Return when the next delivery after a moment is due, or None when nothing waits."""
    return await tx.one(float, _NEXT, after=after)
