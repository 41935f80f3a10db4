"""What follows whenever it becomes somebody else's turn, or another plays a seat: clocks run, computers come to move.

Whoever changes who is waited for, or who is there, calls this before the change is over.
"""

from collections.abc import Collection

from host.computers import relief, rows
from host.time import clocks
from host.time.waiting import follow
from host.work import UnitOfWork
from rules.kernel.model import Seat


async def pass_on(work: UnitOfWork, waiting: Collection[Seat]) -> frozenset[Seat]:
    """Let the seats that are waited for now have their time; return those that changed between person and computer."""
    changed = await relief.follow(work)
    await follow(work, waiting)
    await clocks.switch(work, waiting)
    await rows.plan(work, waiting, changed)
    return changed


async def hand_back_and_forth(work: UnitOfWork) -> bool:
    """Do so while the same seats are waited for; where seats changed hands, what is shown of the table follows."""
    changed = await pass_on(work, work.row.waiting)
    if changed:
        work.tell("table")
        work.tell("lobby")
        for seat in changed:
            work.tell("private", seat)
    return bool(changed)
