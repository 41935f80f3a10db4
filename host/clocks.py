"""Clocks: how long a seat may think, what it gets back for each turn, and what is due when the time is up.

A table's clock is chosen in the lobby. Time stands still for a seat that is not waited for, that is away on vacation,
and for everybody while the table is paused.
"""

from collections.abc import Collection
from typing import Final

from msgspec import Struct

from db import clocks, deadlines
from db.clocks import Running
from host.core import Desk
from host.wishes import DAY, HOUR, wishes_of
from rules.kernel.model import Seat

CLOCK: Final = "clock"
ABSENCE: Final = "absence"
UP: Final = "time-up"
WARNING: Final = "time-warning"
OF_SEAT: Final = (UP, WARNING)


class Clock(Struct, frozen=True):
    """Seconds at the start, for each finished turn, at most, and before the end at which the player is warned."""

    bank: float
    increment: float
    cap: float
    warning: float


CLOCKS: Final[dict[str, Clock]] = {
    "relaxed": Clock(7 * DAY, 2 * DAY, 7 * DAY, DAY),
    "daily": Clock(3 * DAY, DAY, 3 * DAY, 6 * HOUR),
    "quick": Clock(12 * HOUR, 2 * HOUR, 12 * HOUR, HOUR),
}


def clock_of(desk: Desk) -> Clock | None:
    """Return the table's clock, or None; whoever plays alone keeps nobody waiting."""
    return CLOCKS.get(desk.options.get(CLOCK, "")) if len(desk.chairs) > 1 else None


async def switch(desk: Desk, waiting: Collection[Seat]) -> None:
    """Stop the clocks of seats that have acted and start those of seats that are waited for now."""
    clock = clock_of(desk)
    if clock is None:
        return
    running = await clocks.of_game(desk.tx, desk.id)
    for chair in desk.chairs:
        mine = running.get(chair.number) or Running(desk.id, chair.number, clock.bank, None)
        if chair.number in waiting and mine.since is None:
            await _start(desk, clock, mine, chair.user)
        elif chair.number not in waiting and mine.since is not None:
            left = min(clock.cap, left_of(mine, desk.now) + clock.increment)
            await _stand(desk, Running(desk.id, chair.number, left, None))


async def stop(desk: Desk) -> None:
    """Let every clock stand, as at a pause."""
    for mine in (await clocks.of_game(desk.tx, desk.id)).values():
        if mine.since is not None:
            await _stand(desk, Running(desk.id, mine.seat, left_of(mine, desk.now), None))


async def hold(desk: Desk, seat: Seat) -> None:
    """Set a seat's running clock anew, after its player has begun or ended a vacation or another player took over."""
    clock, running = clock_of(desk), await clocks.of_game(desk.tx, desk.id)
    mine = running.get(seat)
    if clock is None or mine is None or mine.since is None:
        return
    user = next(chair.user for chair in desk.chairs if chair.number == seat)
    await _stand(desk, Running(desk.id, seat, left_of(mine, desk.now), None))
    await _start(desk, clock, Running(desk.id, seat, left_of(mine, desk.now), None), user)


async def left(desk: Desk, seat: Seat) -> float:
    """Return the seconds that a seat has left."""
    mine = (await clocks.of_game(desk.tx, desk.id)).get(seat)
    return 0.0 if mine is None else left_of(mine, desk.now)


async def refill(desk: Desk, seat: Seat) -> None:
    """Give a seat one turn's time, after something was done for it or somebody new sat down."""
    clock = clock_of(desk)
    if clock is not None:
        await _stand(desk, Running(desk.id, seat, clock.increment, None))


def left_of(mine: Running, now: float) -> float:
    """Return the seconds a seat has left; a clock that starts in the future has not run yet."""
    return mine.bank if mine.since is None else max(0.0, mine.bank - max(0.0, now - mine.since))


async def _start(desk: Desk, clock: Clock, mine: Running, user: int) -> None:
    wishes = await wishes_of(desk.tx, user)
    since = max(desk.now, wishes.vacation)
    await clocks.put(desk.tx, Running(desk.id, mine.seat, mine.bank, since))
    await deadlines.put(desk.tx, desk.id, mine.seat, UP, since + mine.bank)
    if mine.bank > clock.warning:
        await deadlines.put(desk.tx, desk.id, mine.seat, WARNING, since + mine.bank - clock.warning)


async def _stand(desk: Desk, mine: Running) -> None:
    await clocks.put(desk.tx, mine)
    for kind in OF_SEAT:
        await deadlines.drop(desk.tx, desk.id, mine.seat, kind)
