"""Who is called to the table: once for a turn of theirs, and again by each reminder.

A call stands from the moment a seat is waited for until it is not any more, because it has answered. Who was waited for
only until somebody took something back has not answered; called again soon, they would hear of the same turn twice.
Who has just answered, and since then only computers have, is still looking: alone with these they would be called again
every few seconds.

A call is made by a panel that is sent after it, so a panel older than the call is replaced: a reminder is the panel
again, and several that are due make one.
"""

from collections.abc import Collection, Iterable, Mapping
from typing import Final

from msgspec import Struct

from db import options
from db.options import LESSON
from host.work import UnitOfWork
from rules.kernel.model import Seat

CALLED: Final = "called"
"""Key of the table's option that says who was called at which version of the table, and when."""
BY_THEMSELVES: Final = 0
"""Instead of a version, where a player took back their own choice or is still looking: nothing need call them."""
STILL_LOOKING: Final = 60.0
"""Seconds after their last answer in which a player sees for themselves what computers do."""
SOON: Final = 600.0
"""Seconds after a call in which a turn that was taken away and comes again is the same turn to its player."""


class Call(Struct, frozen=True):
    """The version of the table that called a seat, and when that was (seconds since the epoch)."""

    version: int
    at: float
    reminds: bool = False
    """True when the seat had been called to the same turn before."""


NO_CALL: Final = Call(BY_THEMSELVES, 0.0)


def calls_of(set_: Mapping[str, str]) -> dict[Seat, Call]:
    """Return the calls that stand, from a table's options."""
    told = (one.split(":") for one in set_.get(CALLED, "").split())
    return {int(seat): Call(int(version), float(at), bool(reminds)) for seat, version, at, *reminds in told}


def call_of(set_: Mapping[str, str], seat: Seat) -> Call:
    """Return the call of a seat; where nothing need call it, one that no panel is older than."""
    return calls_of(set_).get(seat, NO_CALL)


async def follow(work: UnitOfWork, waiting: Collection[Seat], *, back: bool = False, by: Seat | None = None) -> None:
    """Let the calls follow who is waited for now. The caller updates the table's row next.

    `back` says that something was taken back: the seats that are not waited for any more have not answered then. `by`
    is the seat that did so by itself. Nobody is called to a seat that a computer plays, nor to a lesson, where nobody
    waits for them.
    """
    if LESSON in work.options:
        return
    played = {chair.number for chair in work.chairs if chair.computer}
    before = calls_of(work.options)
    calls = {seat: call for seat, call in before.items() if back or seat in waiting or seat not in work.row.waiting}
    for seat in set(waiting) - set(work.row.waiting) - played:
        if seat == by or _is_looking(work, seat, played):
            calls[seat] = Call(BY_THEMSELVES, work.now)
        elif seat not in calls or calls[seat].at + SOON < work.now:
            calls[seat] = _call_now(work)
    if calls != before:
        await _put(work, calls)


def _is_looking(work: UnitOfWork, seat: Seat, played: Collection[Seat]) -> bool:
    """Say whether a seat's player has just done something by hand, and nobody but those `played` by computers since."""
    signs = {chair.number: work.presence[chair.number].at for chair in work.chairs if chair.number in work.presence}
    own = signs.pop(seat, None)
    return bool(played) and own is not None and max(signs.values(), default=0.0) < own >= work.now - STILL_LOOKING


async def again(work: UnitOfWork, seats: Iterable[Seat], *, reminds: bool = False) -> None:
    """Call seats once more, as a reminder or for another reason. The caller updates the table's row next."""
    await _put(work, calls_of(work.options) | dict.fromkeys(seats, _call_now(work, reminds=reminds)))


def _call_now(work: UnitOfWork, *, reminds: bool = False) -> Call:
    return Call(work.version + 1, work.now, reminds)


async def _put(work: UnitOfWork, calls: Mapping[Seat, Call]) -> None:
    told = " ".join(_told(sorted(calls.items())))
    await options.put(work.tx, work.id, CALLED, told or None)
    rest = {key: value for key, value in work.options.items() if key != CALLED}
    work.options = {**rest, CALLED: told} if told else rest


def _told(calls: Iterable[tuple[Seat, Call]]) -> Iterable[str]:
    return (f"{seat}:{call.version}:{call.at!r}{':r' if call.reminds else ''}" for seat, call in calls)
