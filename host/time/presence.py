"""Who is there: what a person does by hand is a sign of life; what is done for a seat, or merely looked at, is none.

Whether a table is forgotten, whether the others may free a seat, and whether somebody is called, all ask here.
"""

from db import presence
from db.presence import Presence
from host.model import ABSENT_AFTER
from host.work import UnitOfWork
from rules.kernel.model import Seat


async def sign(work: UnitOfWork, seat: Seat) -> None:
    """Note that a seat's player has just done something by hand; the others cannot free the seat now."""
    if idle_key(seat) in work.options:
        await work.set_option(idle_key(seat), None)
        show(work)
    await _put(work, Presence(work.id, seat, work.now))


def idle_key(seat: Seat) -> str:
    """Return the key of the table's option that holds since when a seat that may be freed has kept others waiting."""
    return f"idle-{seat}"


def show(work: UnitOfWork) -> None:
    """Have everything that shows why the table waits brought up to date; the caller raises the table's version."""
    work.tell("table")
    work.tell("lobby")
    for chair in work.chairs:
        work.tell("private", chair.number)


async def miss(work: UnitOfWork, seat: Seat) -> bool:
    """Count a time-out; True when the seat's player counts as absent from now on."""
    known = work.presence.get(seat)
    missed = 1 if known is None else known.missed + 1
    await _put(work, Presence(work.id, seat, last_sign(work, seat), missed))
    return missed == ABSENT_AFTER


def last_sign(work: UnitOfWork, seat: Seat) -> float:
    """Return when a seat's player last gave a sign of life, or when the game began, in seconds since the epoch."""
    known = work.presence.get(seat)
    return work.began if known is None else max(work.began, known.at)


def is_absent(work: UnitOfWork, seat: Seat) -> bool:
    """Say whether a seat's player has let so many turns run out of time that nobody counts on them."""
    return any(player.seat == seat and player.absent for player in work.table.players)


def is_called(work: UnitOfWork, seat: Seat) -> bool:
    """Say whether a seat's player is told when it is their turn: not who is absent, nor who has left the seat."""
    return any(player.seat == seat and player.is_called for player in work.table.players)


def present(work: UnitOfWork) -> set[Seat]:
    """Return the seats whose players are there; the game goes on for them."""
    return {player.seat for player in work.table.players if player.is_called and not player.conceded}


async def _put(work: UnitOfWork, now: Presence) -> None:
    await presence.put(work.tx, now)
    work.presence = {**work.presence, now.seat: now}
