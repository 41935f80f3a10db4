"""Clocks: how long a seat may think, what it gets back for each turn, and what is due when the time is up.

A table's clock is chosen in the lobby. Time stands still for a seat that is not waited for, that is away on vacation,
and for everybody while the table is paused.
"""

from collections.abc import Collection, Mapping
from typing import Final, Literal, cast

from msgspec import Struct

from db import clocks, deadlines
from db.clocks import Running
from db.transaction import Transaction
from host.computers.names import is_computer
from host.errors import Refused
from host.model import Table
from host.time.preferences import DAY, HOUR, preferences_from
from host.work import UnitOfWork
from rules.kernel.model import Seat

CLOCK: Final = "clock"
ABSENCE: Final = "absence"
UP: Final = "time-up"
WARNING: Final = "time-warning"
OF_SEAT: Final = (UP, WARNING)
PAUSED: Final = "paused"
"""Key of the table's option that says since when it has been paused, in seconds since the epoch."""
PAUSED_BY: Final = "paused-by"
By = Literal["players", "manager", "update"]
"""Who paused: those who play, a manager of the server, or the start after an update that cannot read the game."""


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


def clock_of(work: UnitOfWork) -> Clock | None:
    """Return the table's clock, or None; whoever plays alone, or with computers only, keeps nobody waiting."""
    people = sum(not is_computer(chair.user) for chair in work.chairs)
    return CLOCKS.get(work.options.get(CLOCK, "")) if people > 1 else None


async def switch(work: UnitOfWork, waiting: Collection[Seat]) -> None:
    """Stop the clocks of seats that have acted and start those of seats that are waited for now.

    Computers have none, nor has anybody for whom one plays. At a paused table every clock stands.
    """
    clock = clock_of(work)
    if clock is None:
        return
    if is_paused(work):
        await _stop(work)
        return
    for chair in work.chairs:
        mine = work.clocks.get(chair.number) or Running(work.id, chair.number, clock.bank, None)
        runs = chair.number in waiting and chair.computer is None
        if runs and mine.since is None:
            await _start(work, clock, mine, chair.user)
        elif not runs and mine.since is not None:
            left = min(clock.cap, left_of(mine, work.now) + clock.increment)
            await _stand(work, Running(work.id, chair.number, left, None))


async def _stop(work: UnitOfWork) -> None:
    for mine in tuple(work.clocks.values()):
        if mine.since is not None:
            await _stand(work, Running(work.id, mine.seat, left_of(mine, work.now), None))


async def hold(work: UnitOfWork, seat: Seat) -> None:
    """Set a seat's running clock anew, after its player has begun or ended a vacation or another player took over."""
    clock, mine = clock_of(work), work.clocks.get(seat)
    if clock is None or mine is None or mine.since is None:
        return
    user = next(chair.user for chair in work.chairs if chair.number == seat)
    await _stand(work, Running(work.id, seat, left_of(mine, work.now), None))
    await _start(work, clock, Running(work.id, seat, left_of(mine, work.now), None), user)


async def refill(work: UnitOfWork, seat: Seat) -> None:
    """Give a seat one turn's time, after something was done for it or somebody new sat down."""
    clock = clock_of(work)
    if clock is not None:
        await _stand(work, Running(work.id, seat, clock.increment, None))


def left_of(mine: Running, now: float) -> float:
    """Return the seconds a seat has left; a clock that starts in the future has not run yet."""
    return mine.bank if mine.since is None else max(0.0, mine.bank - max(0.0, now - mine.since))


async def _start(work: UnitOfWork, clock: Clock, mine: Running, user: int) -> None:
    preferences = preferences_from(await work.preferences(user))
    since = max(work.now, preferences.vacation)
    await _set(work, Running(work.id, mine.seat, mine.bank, since))
    await deadlines.put(work.tx, work.id, mine.seat, UP, since + mine.bank)
    if mine.bank > clock.warning:
        await deadlines.put(work.tx, work.id, mine.seat, WARNING, since + mine.bank - clock.warning)


async def _stand(work: UnitOfWork, mine: Running) -> None:
    await _set(work, mine)
    for kind in OF_SEAT:
        await deadlines.drop(work.tx, work.id, mine.seat, kind)


async def _set(work: UnitOfWork, mine: Running) -> None:
    await clocks.put(work.tx, mine)
    work.clocks = {**work.clocks, mine.seat: mine}


async def runs_out(tx: Transaction, table: Table, seats: Collection[Seat], now: float) -> float | None:
    """Return when the first of these seats' clocks runs out, in seconds since the epoch; None if none runs any more."""
    if not seats or table.options.get(CLOCK, "") not in CLOCKS:
        return None
    running = [mine for mine in (await clocks.of_game(tx, table.id)).values() if mine.seat in seats]
    ends = [mine.since + mine.bank for mine in running if mine.since is not None]
    return min((end for end in ends if end > now), default=None)


class Pause(Struct, frozen=True):
    """Since when a table has been paused (seconds since the epoch), and by whom."""

    since: float
    by: By


def pause_of(set_: Mapping[str, str]) -> Pause | None:
    """Return the pause that a table's options tell of, or None while it goes on."""
    if PAUSED not in set_:
        return None
    return Pause(float(set_[PAUSED]), cast("By", set_.get(PAUSED_BY, "players")))


def is_paused(work: UnitOfWork) -> bool:
    """Say whether the table is paused."""
    return PAUSED in work.options


def refuse_if_paused(work: UnitOfWork) -> None:
    """Let nobody act at a paused table.

    Raises:
        Refused: it is paused; the text says by whom and when it goes on.
    """
    pause = pause_of(work.options)
    if pause is not None:
        raise Refused(f"table-paused-{pause.by}", table=work.id)


async def pause(work: UnitOfWork, by: By = "players") -> bool:
    """Pause the table and stop every clock; False when it was paused already, which stays as it was."""
    if is_paused(work):
        return False
    await work.set_option(PAUSED, repr(work.now))
    await work.set_option(PAUSED_BY, by)
    await _stop(work)
    return True


async def resume(work: UnitOfWork) -> float | None:
    """Let the table go on; return how many seconds the pause lasted, or None when there was none."""
    over = pause_of(work.options)
    if over is None:
        return None
    await work.set_option(PAUSED, None)
    await work.set_option(PAUSED_BY, None)
    return work.now - over.since
