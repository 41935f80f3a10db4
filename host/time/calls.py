"""Who is called to the table: once for a turn of theirs, whatever is taken back, sent anew or started anew meanwhile.

A call stands from the moment a seat is waited for until it is not any more, because it has answered. Who was waited for
only until somebody took something back has not answered; called again soon, they would hear of the same turn twice.
Who has just answered, and since then only computers have, is still looking: alone with these they would be called again
every few seconds.
"""

from collections.abc import Collection, Iterable, Mapping
from typing import Final

from msgspec import Struct

from db import options
from db.options import LESSON
from host.work import UnitOfWork
from rules.kernel.model import Seat

CALLED: Final = "called"
"""Key of the table's option that says who was called in which turn of the table, and when."""
BY_THEMSELVES: Final = 0
"""Instead of a turn, where a player took back their own choice or is still looking: nothing need call them."""
STILL_LOOKING: Final = 60.0
"""Seconds after their last answer in which a player sees for themselves what computers do."""
SOON: Final = 600.0
"""Seconds after a call in which a turn that was taken away and comes again is the same turn to its player."""


class Call(Struct, frozen=True):
    """In which turn of the table a seat was called, and when (seconds since the epoch)."""

    turn: int
    at: float


def calls_of(set_: Mapping[str, str]) -> dict[Seat, Call]:
    """Return the calls that stand, from a table's options."""
    told = (one.split(":") for one in set_.get(CALLED, "").split())
    return {int(seat): Call(int(turn), float(at)) for seat, turn, at in told}


def call_of(set_: Mapping[str, str], seat: Seat) -> int:
    """Return the turn of the table in which a seat was called; 0 where nothing need call it."""
    call = calls_of(set_).get(seat)
    return BY_THEMSELVES if call is None else call.turn


async def follow(
    work: UnitOfWork, waiting: Collection[Seat], turn: int, *, back: bool = False, by: Seat | None = None
) -> None:
    """Let the calls follow who is waited for now, in that turn of the table.

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
            calls[seat] = Call(turn, work.now)
    if calls != before:
        await _put(work, calls)


def _is_looking(work: UnitOfWork, seat: Seat, played: Collection[Seat]) -> bool:
    """Say whether a seat's player has just done something by hand, and nobody but those `played` by computers since."""
    signs = {chair.number: work.presence[chair.number].at for chair in work.chairs if chair.number in work.presence}
    own = signs.pop(seat, None)
    return bool(played) and own is not None and max(signs.values(), default=0.0) < own >= work.now - STILL_LOOKING


async def forget(work: UnitOfWork) -> None:
    """Forget all calls, as the game is over."""
    if CALLED in work.options:
        await _put(work, {})


async def _put(work: UnitOfWork, calls: Mapping[Seat, Call]) -> None:
    told = " ".join(_told(sorted(calls.items())))
    await options.put(work.tx, work.id, CALLED, told or None)
    rest = {key: value for key, value in work.options.items() if key != CALLED}
    work.options = {**rest, CALLED: told} if told else rest


def _told(calls: Iterable[tuple[Seat, Call]]) -> Iterable[str]:
    return (f"{seat}:{call.turn}:{call.at!r}" for seat, call in calls)
