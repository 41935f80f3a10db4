"""Who is played for by a computer while they are away, where the table allows it, and when they have their seat back.

Somebody is away who has left the seat, whose time was up, or who is on vacation. They have it back as soon as they do
anything by hand, a substitute sits down, or the vacation is over. It is always somebody else's game as well: where no
other person is there, nobody is played for, and the table waits.
"""

from typing import Final

from msgspec.structs import replace

from db import seats
from db.seats import Seat as Chair
from host.computers.levels import LEVELS
from host.computers.names import is_person
from host.time.preferences import preferences_from
from host.work import UnitOfWork
from rules.kernel.model import Seat

RELIEF: Final = "relief"
"""Key of the table's option that says which computer plays for whoever is away, if one does."""
NOBODY: Final = "no"
AWAY: Final = "notice-computer-plays"


def level_of(work: UnitOfWork) -> str | None:
    """Return the level of the computer that plays for whoever is away, None where the table has none."""
    level = work.options.get(RELIEF, NOBODY)
    return level if level in LEVELS else None


async def follow(work: UnitOfWork) -> frozenset[Seat]:
    """Let computers take the seats of whoever is away now and give back those of whoever is not; return which changed.

    The caller raises the table's version, as it is shown otherwise then.
    """
    level = level_of(work)
    people = [chair for chair in work.chairs if is_person(chair.user) and chair.state == "in"]
    if level is None and not any(chair.computer for chair in people):
        return frozenset()
    away = {chair.number for chair in people if await _is_away(work, chair)}
    if level is None or len(away) == len(people):
        away = set()
    changed = [chair.number for chair in people if (chair.number in away) != (chair.computer is not None)]
    for seat in changed:
        await _set(work, seat, level if seat in away else None)
    return frozenset(changed)


async def _is_away(work: UnitOfWork, chair: Chair) -> bool:
    known = work.presence.get(chair.number)
    if known is not None and known.missed:
        return True
    if any(vacancy.seat == chair.number for vacancy in work.vacancies):
        return True
    return preferences_from(await work.preferences(chair.user)).vacation > work.now


async def _set(work: UnitOfWork, seat: Seat, level: str | None) -> None:
    await seats.change(work.tx, work.id, seat, computer=level)
    work.chairs = tuple([replace(one, computer=level) if one.number == seat else one for one in work.chairs])
    if level is not None and not any(vacancy.seat == seat for vacancy in work.vacancies):
        # Of a seat that is free the table has been told already, and offered it to others.
        payload = {"key": AWAY, "args": {"name": work.table.name(seat)}, "argument": seat}
        work.tell("notice", topic=f"{AWAY}-{seat}-{work.row.version}", payload=payload)
