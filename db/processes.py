"""Queries about the processes that serve one database together, and what each of them has taken upon itself."""

from collections.abc import Sequence
from typing import Final

import msgspec
from sqlalchemy import bindparam, delete, insert, select, update

from db import schema
from db.transaction import Transaction, upsert


class Process(msgspec.Struct, frozen=True):
    """A running process: which of how many shards it serves; `seen` in seconds since the epoch."""

    id: int
    shards: tuple[int, ...]
    shard_count: int
    seen: float


_T: Final = schema.process
_ENTER: Final = insert(_T).returning(_T.c.id)
_SEE: Final = upsert(_T, ("id",), overwrite=("seen",))
_OTHERS: Final = (
    select(*(_T.c[field] for field in Process.__struct_fields__)).where(_T.c.id != bindparam("of_id")).order_by(_T.c.id)
)
_LEAVE: Final = delete(_T).where(_T.c.id == bindparam("of_id"))
_FREE: Final = tuple(
    update(table).where(table.c.taken_by == bindparam("of_process")).values(taken_by=None)
    for table in (schema.outbox, schema.deadline)
)


async def enter(tx: Transaction, shards: Sequence[int], shard_count: int, now: float) -> int:
    """Make a process known and return its number, which no later one gets."""
    return await tx.one(int, _ENTER, shards=tuple(shards), shard_count=shard_count, seen=now) or 0


async def see(tx: Transaction, process: Process) -> None:
    """Note that a process lives, also when somebody has buried it meanwhile."""
    await tx.send(_SEE[tx.dialect], **msgspec.structs.asdict(process))


async def others(tx: Transaction, process: int) -> tuple[Process, ...]:
    """Return every other process, living or not yet buried."""
    return await tx.all(Process, _OTHERS, of_id=process)


async def leave(tx: Transaction, process: int) -> int:
    """Remove a process and free what it had taken; return how much that was."""
    freed = [await tx.run(free, of_process=process) for free in _FREE]
    await tx.send(_LEAVE, of_id=process)
    return sum(freed)
