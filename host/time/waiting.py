"""Why a table waits, as a value without words; and when the others may free a seat that keeps them waiting.

A seat that has let the others wait for days is noted as an option of the table, so that reading a table costs no more.
A deadline brings that, and everything shown of it, up to date: each day, and when a vacation ends.
"""

from collections.abc import Collection
from typing import Final, Literal

from msgspec import Struct

from db import answers, deadlines, lines, tenures
from host.access import is_public
from host.model import Player, Table
from host.time import presence
from host.time.clocks import By, pause_of
from host.time.preferences import DAY, kept_until, vacations_in
from host.time.presence import idle_key
from host.turns.loglines import PREFIX, TIME_UP
from host.work import UnitOfWork
from rules.kernel.model import Seat

IDLE_FOR: Final = 3 * DAY
"""The time after which the others may free the seat of a player they wait for."""
REACH: Final = 200
"""The number of answers and lines that are read to find out since when somebody has been waited for."""
WAIT: Final = "wait"
"""Kind of the deadline at which the reason to wait may be another one."""
GRACE: Final = 60.0
"""Seconds by which a deadline may be early or late."""
Kind = Literal["paused", "waiting", "vacation", "idle", "absent", "free"]
LASTING: Final = frozenset({"paused", "vacation", "idle", "absent", "free"})
"""What may stay for days, so that the lobby's message shows it too."""


class Reason(Struct, frozen=True):
    """One reason why a table waits.

    Attributes:
        kind: Which it is.
        seats: The seats that it concerns.
        at: Since when, or for a vacation until when, in seconds since the epoch.
        days: Full days since then, where that matters.
        by: Who paused the table.
        public: Whether anybody may take a free seat, and not only those who have the table's code.
    """

    kind: Kind
    seats: tuple[Seat, ...] = ()
    at: float = 0.0
    days: int = 0
    by: By = "players"
    public: bool = True


def why(table: Table, now: float) -> tuple[Reason, ...]:
    """Return why a game in progress waits, most pressing last; nothing for other tables."""
    if table.status != "playing":
        return ()
    pause = pause_of(table.options)
    if pause is not None:
        return (Reason("paused", at=pause.since, by=pause.by),)
    waited = [player for player in table.players if player.seat in table.waiting]
    reasons = [_reason(table, player, now) for player in waited if player.computer or not player.away]
    plain = tuple([seat for one in reasons if one.kind == "waiting" for seat in one.seats])
    free = [player.seat for player in table.players if player.away and not player.conceded]
    return (
        *([Reason("waiting", plain)] if plain else []),
        *[one for one in reasons if one.kind != "waiting"],
        *[Reason("free", (seat,), public=is_public(table.options)) for seat in free],
    )


def _reason(table: Table, player: Player, now: float) -> Reason:
    seats = (player.seat,)
    if player.computer:
        return Reason("waiting", seats)
    if any(one.is_called and not one.conceded for one in table.players if one.seat != player.seat):
        since = table.options.get(idle_key(player.seat))
        if since is not None:
            return Reason("idle", seats, float(since), int((now - float(since) + GRACE) // DAY))
        if player.absent and player.vacation <= now:
            return Reason("absent", seats)
    return Reason("vacation", seats, player.vacation) if player.vacation > now else Reason("waiting", seats)


async def follow(work: UnitOfWork, waiting: Collection[Seat]) -> None:
    """Note who is waited for now, before the table's row does; call it whenever that changes."""
    if any(one.kind in LASTING for one in why(work.table, work.now)):
        work.tell("lobby")
    people = [player for player in work.table.players if not player.is_computer]
    for player in people:
        if player.seat not in waiting:
            await work.set_option(idle_key(player.seat), None)
        elif player.seat not in work.row.waiting and len(people) > 1:
            if player.vacation > work.now:
                work.tell("lobby")
            due = player.vacation if player.vacation > work.now else work.now + IDLE_FOR
            await deadlines.put(work.tx, work.id, player.seat, WAIT, due)


async def look(work: UnitOfWork, seat: Seat) -> None:
    """Note whether a seat that is waited for may be freed now, and when that may change."""
    player = next((one for one in work.table.players if one.seat == seat), None)
    if player is None or player.is_computer or seat not in work.row.waiting:
        return
    since = await idle_since(work, seat)
    is_idle = work.now - since >= IDLE_FOR
    await work.set_option(idle_key(seat), repr(since) if is_idle else None)
    if is_idle:
        due = since + ((work.now - since + GRACE) // DAY + 1) * DAY
    else:
        due = min([since + IDLE_FOR, *([player.vacation] if player.vacation > work.now else [])])
    await deadlines.put(work.tx, work.id, seat, WAIT, max(due, work.now + GRACE))


async def may_be_freed(work: UnitOfWork, seat: Seat) -> bool:
    """Return whether the others may free a seat: they have waited for days, or time was up again and again."""
    since = await idle_since(work, seat)
    if presence.is_absent(work, seat):
        return since <= work.now  # else a vacation keeps the seat
    return seat in work.row.waiting and work.now - since >= IDLE_FOR


async def idle_since(work: UnitOfWork, seat: Seat) -> float:
    """Return since when a seat that is waited for has given no sign of life, in seconds since the epoch.

    An answer given while others were waited for too does not begin anybody else's wait; sitting down, a pause's end
    and what was taken back by agreement do. What was answered for the seat itself ends no wait. A vacation that keeps
    the seat counts until it ends, which may be later than now.
    """
    given = await answers.tail(work.tx, work.id, REACH)
    told = await lines.before(work.tx, work.id, None, limit=REACH)
    sat = max([one.since for one in await tenures.of_game(work.tx, work.id) if one.seat == seat], default=0.0)
    times = [answer.at for answer in given if answer.seat != seat and not answer.shared]
    times += [line.at for line in told if line.key.startswith(PREFIX) and line.key != TIME_UP]
    user = next((chair.user for chair in work.chairs if chair.number == seat), 0)
    vacations = vacations_in(await work.preferences(user))
    return max([presence.last_sign(work, seat), sat, kept_until(vacations, max(sat, work.began), work.now), *times])
