"""Who sits where while a game runs: leaving, coming back, substitutes, and the vote that frees an idle player's seat.

What belongs to a seat stays with it; what its player planned or voted goes with the player.
"""

from collections.abc import Sequence
from typing import Final, Literal

from db import ahead, seats, tenures, users, vacancies, votes
from db.tenures import Tenure
from db.vacancies import Vacancy
from host.access import admit, presenting
from host.core import Core
from host.errors import Refused
from host.model import Asker, Player, user_of
from host.tables.meetings import teach
from host.tables.naming import name_at_table
from host.tables.votes import note, player_of, poll
from host.time import clocks, presence
from host.time.clocks import refuse_if_paused
from host.time.notices import call_again
from host.time.passing import pass_on
from host.time.preferences import DAY, preferences_from
from host.time.waiting import IDLE_FOR, may_be_freed
from host.turns.loglines import add_line
from host.work import UnitOfWork
from rules.kernel.model import Seat, who

Reason = Literal["left", "kicked", "timeout"]
KickOutcome = Literal["kicked", "asked", "kept"]
NOTICES: Final[dict[Reason, str]] = {
    "left": "notice-seat-left",
    "kicked": "notice-seat-kicked",
    "timeout": "notice-seat-timeout",
}


async def seat_all(work: UnitOfWork) -> None:
    """Note at the start who sits where."""
    for chair in work.chairs:
        await tenures.begin(work.tx, Tenure(work.id, chair.number, chair.user, chair.name, work.now, None))


async def open_seat(work: UnitOfWork, seat: Seat, reason: Reason) -> None:
    """Let a substitute take a seat; its player may come back until somebody has, and a computer may play meanwhile."""
    await vacancies.put(work.tx, Vacancy(work.id, seat, reason, work.now))
    work.vacancies = await vacancies.of_game(work.tx, work.id)
    await pass_on(work, work.row.waiting)
    await votes.clear(work.tx, work.id, _kick(seat))
    work.tell(
        "notice",
        topic=f"seat-open-{seat}-{work.row.version}-{work.now}",
        payload={
            "key": NOTICES[reason],
            "args": {"name": work.table.name(seat)},
            "argument": seat,
        },
    )


async def come_back(work: UnitOfWork, seat: Seat) -> bool:
    """Give a free seat to the player who had it; False when it was not free."""
    vacancy = next((one for one in work.vacancies if one.seat == seat), None)
    if vacancy is None:
        return False
    await _fill(work, seat)
    await presence.sign(work, seat)
    if vacancy.reason == "timeout":
        await clocks.refill(work, seat)
    note(work, "notice-seat-back", seat, name=work.table.name(seat))
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
        async with self._core.change(table, viewer) as work:
            player = player_of(work, viewer)
            if player.away:
                raise Refused("seat-free-already")
            await open_seat(work, player.seat, "left")
            await self._changed(work)

    async def back(self, table: int, viewer: Asker) -> None:
        """Come back to one's own seat.

        Raises:
            Refused: the game does not run, or the user's seat is not free; somebody else may have it by now.
        """
        user = user_of(viewer)
        async with self._core.change(table, viewer) as work:
            player = work.table.player(user)
            if player is None and await self._sat(work, user):
                raise Refused("seat-taken")
            player = player_of(work, user)
            await self._return(work, player)

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
        async with self._core.change(table, viewer) as work:
            mine = work.table.player(user)
            if mine is not None:
                player = player_of(work, user)
                await self._return(work, player)
                return player.seat
            sat = await self._sat(work, user)
            chosen = _free_seat(work, seat, sat)
            if set(sat) - {chosen}:
                raise Refused("knows-another-seat")
            await admit(work, viewer, far=far)
            others = [chair.name for chair in work.chairs if chair.number != chosen]
            await self._hand_over(work, chosen, user, name_at_table(name, viewer.handle, others))
            return chosen

    async def kick(self, table: int, viewer: Asker, seat: Seat, *, yes: bool = True) -> KickOutcome:
        """Propose or accept that an idle player's seat is given to a substitute, or say no, which ends the proposal.

        Raises:
            Refused: the game does not run or is paused, the user does not play there, it is their own seat, or nobody
                has waited for that player for long enough.
        """
        async with self._core.change(table, viewer) as work:
            player = player_of(work, viewer)
            refuse_if_paused(work)
            if player.seat == seat:
                raise Refused("not-your-own-seat")
            await presence.sign(work, player.seat)
            if not yes:
                if await votes.clear(work.tx, table, _kick(seat)) == 0:
                    raise Refused("no-kick-asked")
                note(work, "notice-kick-refused", player.seat, name=player.name, who=work.table.name(seat))
                return "kept"
            await _check_idle(work, seat)
            outcome = await poll(work, _kick(seat), player, presence.present(work) - {seat})
            if outcome == "agreed":
                await open_seat(work, seat, "kicked")
                await self._changed(work)
                return "kicked"
            if outcome == "asked":
                note(work, "notice-kick-asked", player.seat, seat, name=player.name, who=work.table.name(seat))
            return "asked"

    async def idle(self, table: int, viewer: Asker) -> tuple[Seat, ...]:
        """Return the seats that a player of the table may propose to free now.

        Raises:
            Refused: the game does not run, or the user does not play there.
        """
        async with self._core.change(table, viewer) as work:
            player_of(work, viewer)
            taken = [one.seat for one in work.table.players if not (one.away or one.conceded or one.is_computer)]
            return tuple([seat for seat in taken if await may_be_freed(work, seat)])

    async def _return(self, work: UnitOfWork, player: Player) -> None:
        if not await come_back(work, player.seat):
            await self._relieve(work, player)
        await pass_on(work, work.row.waiting)
        await self._changed(work, player.seat)

    @staticmethod
    async def _relieve(work: UnitOfWork, player: Player) -> None:
        """Let a player have the seat back that a computer plays for them."""
        if not player.computer:
            raise Refused("already-seated")
        if preferences_from(await work.preferences(player.user)).vacation > work.now:
            raise Refused("on-vacation")
        await presence.sign(work, player.seat)
        note(work, "notice-seat-back", player.seat, name=player.name)

    async def _hand_over(self, work: UnitOfWork, seat: Seat, user: int, name: str) -> None:
        former = work.table.name(seat)
        await users.ensure(work.tx, [user], work.now)
        await seats.change(work.tx, work.id, seat, user=user, name=name)
        await tenures.begin(work.tx, Tenure(work.id, seat, user, name, work.now, None))
        await _fill(work, seat)
        await presence.sign(work, seat)
        await ahead.clear(work.tx, work.id, seat)
        await votes.drop(work.tx, work.id, seat)
        work.chairs = await seats.of_game(work.tx, work.id)
        await clocks.refill(work, seat)
        await pass_on(work, work.row.waiting)
        await call_again(work, [seat])
        await add_line(self._core, work, "host-substitute", who=who(seat))
        note(work, "notice-seat-taken", seat, name=name, former=former)
        await teach(work, user)
        await self._changed(work, seat)

    async def _changed(self, work: UnitOfWork, seat: Seat | None = None) -> None:
        """Have all that is shown of the table brought up to date; whoever sits down anew is sent their panel."""
        if work.cached is None:
            work.cached = self._core.cache.take(work.id, work.row.version)
        await work.update()
        work.tell("lobby")
        work.tell("table")
        if seat is not None:
            work.tell("private", seat, payload={"anew": True})

    @staticmethod
    async def _sat(work: UnitOfWork, user: int) -> tuple[Seat, ...]:
        """Return the seats of this table that a user has had."""
        return tuple([one.seat for one in await tenures.of_game(work.tx, work.id) if one.user == user])


def _kick(seat: Seat) -> str:
    return f"kick-{seat}"


async def _fill(work: UnitOfWork, seat: Seat) -> None:
    await vacancies.fill(work.tx, work.id, seat)
    work.vacancies = tuple([one for one in work.vacancies if one.seat != seat])


def _free_seat(work: UnitOfWork, seat: Seat | None, sat: Sequence[Seat]) -> Seat:
    """Return the free seat that is meant: the one named, one the user has had before, or the first."""
    if work.row.status != "playing":
        raise Refused("not-started" if work.row.status == "lobby" else "table-over", table=work.id)
    free = [player.seat for player in work.table.players if player.away and not player.conceded]
    if not free:
        raise Refused("no-free-seat", table=work.id)
    if seat is None:
        return next((one for one in free if one in sat), free[0])
    if seat not in free:
        raise Refused("seat-taken")
    return seat


async def _check_idle(work: UnitOfWork, seat: Seat) -> None:
    player = next((player for player in work.table.players if player.seat == seat), None)
    if player is not None and player.away:
        raise Refused("seat-free-already")
    if player is None or player.is_computer or not (player.absent or seat in work.row.waiting):
        raise Refused("not-waited-for")
    if not await may_be_freed(work, seat):
        raise Refused("not-idle-yet", name=player.name, days=int(IDLE_FOR // DAY))
