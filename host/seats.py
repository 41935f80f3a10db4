"""Who sits where while a game runs: leaving, coming back, substitutes, and the vote that frees an idle player's seat.

What belongs to a seat stays with it; what its player planned or voted goes with the player.
"""

from collections.abc import Sequence
from typing import Final, Literal

from db import ahead, answers, lines, seats, sittings, users, vacancies, votes
from db.sittings import Sitting
from db.vacancies import Vacancy
from host import clocks, presence
from host.access import admit, presenting
from host.core import Core, Desk
from host.errors import Refused
from host.model import Asker, Player, user_of
from host.pauses import refuse_if_paused
from host.remarks import PREFIX, TIME_UP, remark
from host.votes import note, player_of, poll
from host.wishes import DAY
from rules.kernel.model import Seat, who

Reason = Literal["left", "kicked", "timeout"]
KickOutcome = Literal["kicked", "asked", "kept"]
NOTICES: Final[dict[Reason, str]] = {
    "left": "notice-seat-left",
    "kicked": "notice-seat-kicked",
    "timeout": "notice-seat-timeout",
}
IDLE_FOR: Final = 3 * DAY
"""So long must a player have been waited for before the others may free the seat."""
REACH: Final = 200
"""So many answers and lines are read to find out since when somebody has been waited for."""


async def seat_all(desk: Desk) -> None:
    """Note at the start who sits where."""
    for chair in desk.chairs:
        await sittings.begin(desk.tx, Sitting(desk.id, chair.number, chair.user, chair.name, desk.now, None))


async def open_seat(desk: Desk, seat: Seat, reason: Reason) -> None:
    """Let a substitute take a seat; its player may come back until somebody has."""
    await vacancies.put(desk.tx, Vacancy(desk.id, seat, reason, desk.now))
    desk.vacancies = await vacancies.of_game(desk.tx, desk.id)
    await votes.clear(desk.tx, desk.id, _kick(seat))
    desk.tell(
        "notice",
        topic=f"seat-open-{seat}-{desk.row.version}-{desk.now}",
        payload={
            "key": NOTICES[reason],
            "args": {"name": desk.table.name(seat)},
            "argument": seat,
        },
    )


async def come_back(desk: Desk, seat: Seat) -> bool:
    """Give a free seat to the player who had it; False when it was not free."""
    vacancy = next((one for one in desk.vacancies if one.seat == seat), None)
    if vacancy is None:
        return False
    await _fill(desk, seat)
    await presence.sign(desk, seat)
    if vacancy.reason == "timeout":
        await clocks.refill(desk, seat)
    note(desk, "notice-seat-back", seat, name=desk.table.name(seat))
    return True


class Seats:
    """Leaving a running game, coming back to it, and taking a seat that is free."""

    def __init__(self, core: Core) -> None:
        """Take what the host's rooms share."""
        self._core = core

    async def leave(self, table: int, viewer: Asker) -> None:
        """Leave a running game to a substitute.

        Raises:
            Refused: the game does not run, the user does not play there, or the seat is free already.
        """
        async with self._core.change(table, viewer) as desk:
            player = player_of(desk, viewer)
            if player.away:
                raise Refused("seat-free-already")
            await open_seat(desk, player.seat, "left")
            await self._changed(desk)

    async def back(self, table: int, viewer: Asker) -> None:
        """Come back to one's own seat.

        Raises:
            Refused: the game does not run, or the user's seat is not free; somebody else may have it by now.
        """
        user = user_of(viewer)
        async with self._core.change(table, viewer) as desk:
            player = desk.table.player(user)
            if player is None and await self._sat(desk, user):
                raise Refused("seat-taken")
            player = player_of(desk, user)
            await self._return(desk, player)

    async def take(
        self, table: int, viewer: Asker, name: str, seat: Seat | None = None, *, code: str = "", far: bool = False
    ) -> Seat:
        """Sit down on a free seat of a running game, the first one if none is named; return which.

        Raises:
            Refused: there is none, the user plays there already, has played another seat and knows its secrets, or
                the table is private.
        """
        viewer = presenting(viewer, code)
        user = viewer.user
        async with self._core.change(table, viewer) as desk:
            mine = desk.table.player(user)
            if mine is not None:
                player = player_of(desk, user)
                await self._return(desk, player)
                return player.seat
            sat = await self._sat(desk, user)
            chosen = _free_seat(desk, seat, sat)
            if set(sat) - {chosen}:
                raise Refused("knows-another-seat")
            await admit(desk, viewer, far=far)
            await self._hand_over(desk, chosen, user, name)
            return chosen

    async def kick(self, table: int, viewer: Asker, seat: Seat, *, yes: bool = True) -> KickOutcome:
        """Propose or accept that an idle player's seat is given to a substitute, or say no, which ends the proposal.

        Raises:
            Refused: the game does not run or is paused, the user does not play there, it is their own seat, or nobody
                has waited for that player for long enough.
        """
        async with self._core.change(table, viewer) as desk:
            player = player_of(desk, viewer)
            refuse_if_paused(desk)
            if player.seat == seat:
                raise Refused("not-your-own-seat")
            await presence.sign(desk, player.seat)
            if not yes:
                if await votes.clear(desk.tx, table, _kick(seat)) == 0:
                    raise Refused("no-kick-asked")
                note(desk, "notice-kick-refused", player.seat, name=player.name, who=desk.table.name(seat))
                return "kept"
            await _check_idle(desk, seat)
            outcome = await poll(desk, _kick(seat), player, presence.present(desk) - {seat})
            if outcome == "agreed":
                await open_seat(desk, seat, "kicked")
                await self._changed(desk)
                return "kicked"
            if outcome == "asked":
                note(desk, "notice-kick-asked", player.seat, seat, name=player.name, who=desk.table.name(seat))
            return "asked"

    async def idle(self, table: int, viewer: Asker) -> tuple[Seat, ...]:
        """Return the seats that a player of the table may propose to free now.

        Raises:
            Refused: the game does not run, or the user does not play there.
        """
        async with self._core.change(table, viewer) as desk:
            player_of(desk, viewer)
            taken = [player.seat for player in desk.table.players if not (player.away or player.conceded)]
            return tuple([seat for seat in taken if await _may_be_freed(desk, seat)])

    async def _return(self, desk: Desk, player: Player) -> None:
        if not await come_back(desk, player.seat):
            raise Refused("already-seated")
        await clocks.switch(desk, desk.row.waiting)
        await self._changed(desk, player.seat)

    async def _hand_over(self, desk: Desk, seat: Seat, user: int, name: str) -> None:
        former = desk.table.name(seat)
        await users.ensure(desk.tx, [user], desk.now)
        await seats.change(desk.tx, desk.id, seat, user=user, name=name)
        await sittings.begin(desk.tx, Sitting(desk.id, seat, user, name, desk.now, None))
        await _fill(desk, seat)
        await presence.sign(desk, seat)
        await ahead.clear(desk.tx, desk.id, seat)
        await votes.drop(desk.tx, desk.id, seat)
        desk.chairs = await seats.of_game(desk.tx, desk.id)
        await clocks.refill(desk, seat)
        await clocks.switch(desk, desk.row.waiting)
        await remark(self._core, desk, "host-substitute", who=who(seat))
        note(desk, "notice-seat-taken", seat, name=name, former=former)
        await self._changed(desk, seat)

    async def _changed(self, desk: Desk, seat: Seat | None = None) -> None:
        """Have all that is shown of the table brought up to date; whoever sits down anew is sent their panel."""
        if desk.shelved is None:
            desk.shelved = self._core.shelf.take(desk.id, desk.row.version)
        await desk.update()
        desk.tell("lobby")
        desk.tell("table")
        if seat is not None:
            desk.tell("private", seat, payload={"anew": True})

    @staticmethod
    async def _sat(desk: Desk, user: int) -> tuple[Seat, ...]:
        """Return the seats of this table that a user has had."""
        return tuple([one.seat for one in await sittings.of_game(desk.tx, desk.id) if one.user == user])


def _kick(seat: Seat) -> str:
    return f"kick-{seat}"


async def _fill(desk: Desk, seat: Seat) -> None:
    await vacancies.fill(desk.tx, desk.id, seat)
    desk.vacancies = tuple([one for one in desk.vacancies if one.seat != seat])


def _free_seat(desk: Desk, seat: Seat | None, sat: Sequence[Seat]) -> Seat:
    """Return the free seat that is meant: the one named, one the user has had before, or the first."""
    if desk.row.status != "playing":
        raise Refused("not-started" if desk.row.status == "lobby" else "table-over", table=desk.id)
    free = [player.seat for player in desk.table.players if player.away and not player.conceded]
    if not free:
        raise Refused("no-free-seat", table=desk.id)
    if seat is None:
        return next((one for one in free if one in sat), free[0])
    if seat not in free:
        raise Refused("seat-taken")
    return seat


async def _check_idle(desk: Desk, seat: Seat) -> None:
    player = next((player for player in desk.table.players if player.seat == seat), None)
    if player is not None and player.away:
        raise Refused("seat-free-already")
    if player is None or not (player.absent or seat in desk.row.waiting):
        raise Refused("not-waited-for")
    if not await _may_be_freed(desk, seat):
        raise Refused("not-idle-yet", name=player.name, days=int(IDLE_FOR // DAY))


async def _may_be_freed(desk: Desk, seat: Seat) -> bool:
    """Say whether the others may free a seat: they have waited for days, or time was up again and again."""
    if presence.is_absent(desk, seat):
        return True
    return seat in desk.row.waiting and desk.now - await idle_since(desk, seat) >= IDLE_FOR


async def idle_since(desk: Desk, seat: Seat) -> float:
    """Return since when a seat that is waited for has given no sign of life, in seconds since the epoch.

    An answer given while others were waited for too does not begin anybody else's wait; sitting down, a pause's end
    and what was taken back by agreement do. What was answered for the seat itself ends no wait.
    """
    given = await answers.tail(desk.tx, desk.id, REACH)
    told = await lines.before(desk.tx, desk.id, None, limit=REACH)
    sat = await sittings.of_game(desk.tx, desk.id)
    times = [answer.at for answer in given if answer.seat != seat and not answer.shared]
    times += [line.at for line in told if line.key.startswith(PREFIX) and line.key != TIME_UP]
    times += [one.since for one in sat if one.seat == seat]
    return max([presence.last_sign(desk, seat), *times])
