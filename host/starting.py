"""How a game begins: by hand, or by itself once everybody is there.

A table whose last seat is taken begins half a minute later, unless somebody who sits there stops it; a rematch begins
as soon as those who played before sit there again. When that will be is a deadline, and told by an option of the table.
"""

from collections.abc import Mapping
from typing import Final

from db import deadlines, options, seats
from db.seats import Seat as Chair
from host import idle
from host.core import Desk, Shelved
from host.errors import Refused
from host.plays import store
from host.seals import put_seal
from host.seats import seat_all
from host.turns import settle
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


async def begin(desk: Desk, press: int | None = None) -> None:
    """Begin the game; `press` is the id of the command or press that starts it, if one does.

    Raises:
        Refused: the number of players does not fit.
    """
    game = find(desk.row.key)
    number = len(desk.chairs)
    if number not in game.info.seats:
        raise Refused("wrong-number-of-players", number=number, allowed=", ".join(map(str, game.info.seats)))
    await stop(desk)
    await close_ranks(desk)
    seed = await put_seal(desk, game.info, number, press)
    shelved = Shelved(0, Play.new(game, seed, number, desk.row.settings), 1, 1)
    await seat_all(desk)
    await store(desk, shelved, turn=1, epoch=0)
    fresh = {"status": "playing", "started": desk.now, "seats": number, "seed": seed}
    await idle.watch(desk)
    await settle(desk, shelved, epoch=0, **fresh)


async def gather(desk: Desk) -> bool:
    """Act on somebody's having sat down: where nobody is missing, begin (True) or count down."""
    if not _begins_by_itself(desk, desk.row.seats):
        return False
    if await _are_all_back(desk):
        await begin(desk)
        return True
    if _counts_down(desk, desk.row.seats):
        await _count_down(desk)
    return False


async def reconsider(desk: Desk, places: int, before: bool) -> None:
    """Act on changed settings, by which there are so many places now; `before` is what `counts_down` was.

    What is counting begins anew, so that everybody can read what was changed.
    """
    if not _counts_down(desk, places):
        await stop(desk)
    elif not before or STARTS in desk.options:
        await _count_down(desk)


def counts_down(desk: Desk) -> bool:
    """Say whether the table is one that begins a while after its last seat was taken, and it is."""
    return _counts_down(desk, desk.row.seats)


async def stop(desk: Desk) -> bool:
    """Let the table not begin by itself; False where it would not have."""
    await deadlines.drop(desk.tx, desk.id, None, BEGIN)
    return await _tell(desk, None)


async def time_is_up(desk: Desk) -> None:
    """Begin the game that was announced and not stopped."""
    await begin(desk)
    desk.tell("lobby")


async def close_ranks(desk: Desk) -> None:
    """Number the seats from 0 without gaps, in the order of joining."""
    order = sorted(desk.chairs, key=lambda chair: chair.number)
    chairs = [Chair(desk.id, number, chair.user, chair.name, chair.joined) for number, chair in enumerate(order)]
    if [chair.number for chair in order] != list(range(len(order))):
        await seats.replace(desk.tx, desk.id, chairs)
        desk.chairs = tuple(chairs)


def _begins_by_itself(desk: Desk, places: int) -> bool:
    """Say whether that was chosen, and every seat is taken."""
    return not is_by_hand(desk.options) and len(desk.chairs) == places


def _counts_down(desk: Desk, places: int) -> bool:
    # Whoever plays alone would have no time to look at the settings.
    return places > 1 and _begins_by_itself(desk, places)


async def _are_all_back(desk: Desk) -> bool:
    """Say whether everybody sits there who played before, if this is a rematch."""
    former = desk.options.get(REMATCH_OF)
    if former is None:
        return False
    played = {chair.user for chair in await seats.of_game(desk.tx, int(former)) if chair.user > 0}
    return played == {chair.user for chair in desk.chairs}


async def _count_down(desk: Desk) -> None:
    due = desk.now + NOTICE
    await deadlines.put(desk.tx, desk.id, None, BEGIN, due)
    await _tell(desk, due)
    desk.is_soon = True


async def _tell(desk: Desk, due: float | None) -> bool:
    """Keep when the table begins, or that it does not; return whether that was foreseen until now."""
    foreseen = STARTS in desk.options
    if due is None and not foreseen:
        return False
    await options.put(desk.tx, desk.id, STARTS, None if due is None else str(due))
    rest = {key: value for key, value in desk.options.items() if key != STARTS}
    desk.options = rest if due is None else {**rest, STARTS: str(due)}
    return foreseen
