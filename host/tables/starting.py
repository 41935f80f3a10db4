"""How a game begins: by hand, or by itself once everybody is there.

A table whose last seat is taken begins half a minute later, unless somebody who sits there stops it; a rematch begins
as soon as those who played before sit there again. When that will be is a deadline, and told by an option of the table.
"""

from collections.abc import Mapping
from typing import Any, Final

from msgspec.structs import replace

from db import deadlines, options, seats
from host.computers.names import is_person
from host.errors import Refused
from host.tables.seals import put_seal
from host.tables.seats import seat_all
from host.time import idle
from host.turns import coaching
from host.turns.answering import settle
from host.turns.plays import store
from host.work import CachedPlay, UnitOfWork
from rules.kernel.model import verbatim
from rules.kernel.play import Play
from rules.kernel.registry import find

FULL: Final = "full"
"""Key of the table's option that says whether the game begins by itself when the table is full."""
YES, NO = "yes", "no"
STARTS: Final = "starts"
"""Key under which a table keeps when it will begin, in seconds since the epoch."""
REMATCH_OF: Final = "rematch-of"
"""Key of the table's option that names the game which is played again there."""
BEGIN: Final = "begin"
"""Kind of the deadline at which a game begins."""
NOTICE: Final = 30.0
"""Seconds in which a start can be stopped."""


def is_by_hand(set_: Mapping[str, str]) -> bool:
    """Say whether the game begins only when somebody starts it, at a table with these options."""
    return set_.get(FULL, YES) != YES


def starts_at(set_: Mapping[str, str]) -> float | None:
    """Return when the table with these options will begin by itself, in seconds since the epoch, or None."""
    return float(set_[STARTS]) if STARTS in set_ else None


async def begin(work: UnitOfWork, press: int | None = None) -> None:
    """Begin the game; `press` is the id of the command or press that starts it, if one does.

    Raises:
        Refused: the number of players does not fit.
    """
    game = find(work.row.key)
    number = len(work.chairs)
    if number not in game.info.seats:
        raise Refused("wrong-number-of-players", number=number, allowed=[verbatim(str(one)) for one in game.info.seats])
    await stop(work)
    await close_ranks(work)
    seed = await put_seal(work, game.info, number, press)
    cached = CachedPlay(0, Play.new(game, seed, number, work.row.settings), 1, 1)
    await seat_all(work)
    await coaching.reply(work, cached.play)
    await store(work, cached, turn=1, epoch=0)
    fresh: dict[str, Any] = {"status": "playing", "started": work.now, "seats": number, "seed": seed}
    await idle.watch(work)
    await settle(work, cached, epoch=0, **fresh)


async def gather(work: UnitOfWork) -> bool:
    """Act on somebody's having sat down: where nobody is missing, begin (True) or count down."""
    if not _begins_by_itself(work, work.row.seats):
        return False
    if await _are_all_back(work):
        await begin(work)
        return True
    if _counts_down(work, work.row.seats):
        await _count_down(work)
    return False


async def reconsider(work: UnitOfWork, places: int, before: bool) -> None:
    """Act on changed settings, by which there are so many places now; `before` is what `counts_down` was.

    What is counting begins anew, so that everybody can read what was changed.
    """
    if not _counts_down(work, places):
        await stop(work)
    elif not before or STARTS in work.options:
        await _count_down(work)


def counts_down(work: UnitOfWork) -> bool:
    """Say whether the table is one that begins a while after its last seat was taken, and it is."""
    return _counts_down(work, work.row.seats)


async def stop(work: UnitOfWork) -> bool:
    """Let the table not begin by itself; False where it would not have."""
    await deadlines.drop(work.tx, work.id, None, BEGIN)
    return await _tell(work, None)


async def time_is_up(work: UnitOfWork) -> None:
    """Begin the game that was announced and not stopped."""
    await begin(work)
    work.tell("lobby")


async def close_ranks(work: UnitOfWork) -> None:
    """Number the seats from 0 without gaps, in the order of joining."""
    order = sorted(work.chairs, key=lambda chair: chair.number)
    chairs = [replace(chair, number=number) for number, chair in enumerate(order)]
    if [chair.number for chair in order] != list(range(len(order))):
        await seats.replace(work.tx, work.id, chairs)
        work.chairs = tuple(chairs)


def _begins_by_itself(work: UnitOfWork, places: int) -> bool:
    """Say whether that was chosen, and every seat is taken."""
    return not is_by_hand(work.options) and len(work.chairs) == places


def _counts_down(work: UnitOfWork, places: int) -> bool:
    # Whoever plays alone, or with computers only, would have no time to look at the settings.
    return sum(is_person(chair.user) for chair in work.chairs) > 1 and _begins_by_itself(work, places)


async def _are_all_back(work: UnitOfWork) -> bool:
    """Say whether everybody sits there who played before, if this is a rematch."""
    former = work.options.get(REMATCH_OF)
    if former is None:
        return False
    played = {chair.user for chair in await seats.of_game(work.tx, int(former)) if is_person(chair.user)}
    return played == {chair.user for chair in work.chairs if is_person(chair.user)}


async def _count_down(work: UnitOfWork) -> None:
    due = work.now + NOTICE
    await deadlines.put(work.tx, work.id, None, BEGIN, due)
    await _tell(work, due)
    work.is_soon = True


async def _tell(work: UnitOfWork, due: float | None) -> bool:
    """Keep when the table begins, or that it does not; return whether that was foreseen until now."""
    foreseen = STARTS in work.options
    if due is None and not foreseen:
        return False
    await options.put(work.tx, work.id, STARTS, None if due is None else str(due))
    rest = {key: value for key, value in work.options.items() if key != STARTS}
    work.options = rest if due is None else {**rest, STARTS: str(due)}
    return foreseen
