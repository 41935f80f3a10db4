"""That a computer is to move: a deadline, due at once, for each seat that one plays and that is waited for."""

from collections.abc import Collection
from typing import Final

from db import deadlines
from db.seats import Seat as Chair
from host.computers.names import is_computer
from host.time import presence
from host.work import UnitOfWork
from rules.kernel.model import Seat

COMPUTER: Final = "computer"
"""Kind of the deadline by which a computer is to move."""


async def plan(work: UnitOfWork, waiting: Collection[Seat], changed: Collection[Seat] = ()) -> None:
    """Let the deadlines of computers be those of the seats that are waited for.

    One that is set stays as it is unless something was taken back: then computers think again.

    `changed` are seats that were given to a computer just now, or given back.
    """
    if not changed and not any(chair.computer for chair in work.chairs):
        return
    due = {chair.number for chair in work.chairs if chair.number in waiting and _moves(work, chair)}
    set_ = {one.seat for one in await deadlines.of_game(work.tx, work.id) if one.kind == COMPUTER}
    kept = set() if work.is_undone else set_ & due
    for seat in set_ - kept:
        await deadlines.drop(work.tx, work.id, seat, COMPUTER)
    for seat in sorted(due - kept):
        await deadlines.put(work.tx, work.id, seat, COMPUTER, work.now)
        work.is_soon = True


def _moves(work: UnitOfWork, chair: Chair) -> bool:
    """Say whether a computer plays a seat, and, if it stands in for somebody, whether anybody plays with it."""
    if chair.computer is None or chair.state != "in":
        return False
    return is_computer(chair.user) or bool(presence.present(work))
