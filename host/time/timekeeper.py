"""What happens because time has passed: a game begins, time is up, a reminder is due, an order is carried out.

One loop reads the deadlines from the database, so a restart loses none; each is handled in one transaction.
"""

import asyncio
import logging
from contextlib import suppress
from typing import Final

from db import ahead, deadlines, games
from db.deadlines import Deadline
from host.computers import relief
from host.computers.moves import Moves
from host.computers.rows import COMPUTER
from host.core import Core, in_turn
from host.errors import Refused, Unwritable
from host.model import Asker, user_of
from host.operation.backoff import Backoff
from host.tables import starting
from host.tables.seats import open_seat
from host.tables.votes import note
from host.time import clocks, idle, notices, presence, waiting
from host.time.clocks import ABSENCE, UP, WARNING, is_paused
from host.time.passing import hand_back_and_forth, pass_on
from host.time.preferences import HOUR
from host.time.presence import show
from host.turns import orders
from host.turns.answering import answer_for_absent, settle
from host.turns.loglines import TIME_UP as PLAYED_FOR
from host.turns.loglines import write_line
from host.turns.plays import load, store
from host.work import AnyPlay, UnitOfWork
from rules.kernel.errors import Diverged
from rules.kernel.model import Seat, who
from rules.kernel.policy import neutral
from rules.kernel.record import follow

log = logging.getLogger(__name__)

TIME_UP: Final = {
    "remind": "notice-time-up-remind",
    "neutral": "notice-time-up-neutral",
    "substitute": "notice-time-up-substitute",
}
AT_ONCE: Final = 50
LONGEST_REST: Final = 60.0
SHORTEST_REST: Final = 0.1
"""Seconds until the next look when another process holds what is due."""
AFTER_TROUBLE: Final = 5.0
LONGEST_TROUBLE: Final = 60.0
"""Seconds between two tries while nothing can be read or stored, at first and at most."""
TROUBLE_PUTS_OFF: Final = 300.0
NEUTRAL_AT_MOST: Final = 1_000


class Timekeeper:
    """Watches the deadlines of all tables."""

    def __init__(self, core: Core, moves: Moves) -> None:
        """Take what the host's rooms share, and who lets computers move."""
        self._core = core
        self._moves = moves

    async def run(self) -> None:
        """Watch until cancelled."""
        backoff = Backoff(AFTER_TROUBLE, LONGEST_TROUBLE)
        begun = False
        while True:
            self._core.soon.clear()
            try:
                begun = begun or await self._moves.begin_again()
                due = await self.tick()
            except Unwritable:  # the database has told the log
                await asyncio.sleep(backoff.again())
                continue
            except Exception:  # a loop that ended quietly would stop every clock
                log.exception("the deadlines could not be read")
                await asyncio.sleep(backoff.again())
                continue
            backoff.reset()
            await self._rest(LONGEST_REST if due is None else due - self._core.now())

    async def _rest(self, seconds: float) -> None:
        """Wait until something is due; what is set meanwhile may be a minute late, unless it wakes the loop."""
        with suppress(TimeoutError):
            await asyncio.wait_for(self._core.soon.wait(), min(max(seconds, SHORTEST_REST), LONGEST_REST))

    async def tick(self) -> float | None:
        """Handle all that is due and return when something is due next."""
        while True:
            due = await self._due()
            if not due:
                async with self._core.db.glance() as tx:
                    return await deadlines.next_due(tx)
            async for deadline in in_turn(due):
                await self._handle_safely(deadline)

    async def _due(self) -> tuple[Deadline, ...]:
        now, process = self._core.now(), self._core.process
        async with self._core.db.glance() as tx:
            due = await deadlines.take_due(tx, now, limit=AT_ONCE)
        if process is None or not due:
            return due
        async with self._core.db.write() as tx:
            return await deadlines.take(tx, now, process, limit=AT_ONCE)

    async def _handle_safely(self, deadline: Deadline) -> None:
        try:
            await self._handle(deadline)
        except (Refused, Diverged) as fault:
            log.warning("%s of table %s is put off: %s", deadline.kind, deadline.game, fault)
            await self._put_off(deadline)
        except Unwritable:
            raise  # the others would fare no better; all of them stay due
        except Exception:
            log.exception("%s of table %s failed", deadline.kind, deadline.game)
            await self._put_off(deadline)

    async def _put_off(self, deadline: Deadline) -> None:
        later = self._core.now() + TROUBLE_PUTS_OFF
        async with self._core.db.write() as tx:
            if await deadlines.remove(tx, deadline.id):
                await deadlines.put(tx, deadline.game, deadline.seat, deadline.kind, later)

    async def _handle(self, deadline: Deadline) -> None:
        if deadline.kind == COMPUTER:
            await self._moves.take_up(deadline)
            return
        async with self._core.tend(deadline.game) as work:
            # Somebody may have answered since the deadlines were read.
            if not await deadlines.remove(work.tx, deadline.id):
                return
            if deadline.kind == starting.BEGIN and work.row.status == "lobby":
                await starting.time_is_up(work)
            elif work.row.status != "playing":
                return
            elif deadline.seat is None:
                await idle.look(self._core, work, deadline.kind)
            elif is_paused(work):
                # Clocks stand still meanwhile; reminders and orders are looked at again later.
                await deadlines.put(work.tx, work.id, deadline.seat, deadline.kind, work.now + HOUR)
            elif deadline.seat in work.row.waiting:
                await self._for_seat(work, deadline.seat, deadline.kind)

    async def _for_seat(self, work: UnitOfWork, seat: Seat, kind: str) -> None:
        if kind == UP:
            await self._time_is_up(work, seat)
        elif kind in {WARNING, notices.REMIND}:
            work.cached = self._core.cache.take(work.id, work.row.version)
            await notices.remind(work, seat, clock=kind == WARNING)
        elif kind == orders.AHEAD:
            await self._carry_out(work, seat)
        elif kind == waiting.WAIT:
            await waiting.look(work, seat)
            await self._show(work)

    async def _time_is_up(self, work: UnitOfWork, seat: Seat) -> None:
        """Do what was chosen in the lobby for the case that somebody's time is up."""
        if relief.level_of(work) is not None and await self._let_computer_play(work, seat):
            return
        absence = work.options.get(ABSENCE, "remind")
        if absence == "neutral":
            await self._play_for(work, seat)
            return
        await presence.miss(work, seat)
        _note(work, TIME_UP[absence], seat)
        if absence == "substitute":
            await open_seat(work, seat, "timeout")
        await self._show(work)

    async def _show(self, work: UnitOfWork) -> None:
        """Have everything shown of the table brought up to date."""
        work.cached = self._core.cache.take(work.id, work.row.version)
        show(work)
        await work.update()

    async def _let_computer_play(self, work: UnitOfWork, seat: Seat) -> bool:
        """Count the time-out and let a computer play the seat from now on; False where nobody else is there."""
        if not presence.present(work) - {seat}:
            return False
        await presence.miss(work, seat)
        await clocks.refill(work, seat)
        await hand_back_and_forth(work)
        work.cached = self._core.cache.take(work.id, work.row.version)
        await work.update()
        return True

    async def _play_for(self, work: UnitOfWork, seat: Seat) -> None:
        """Play the turn of a seat, as long as somebody is there to play on; else the game waits for a sign of life."""
        if not presence.present(work):
            await clocks.refill(work, seat)
            await pass_on(work, work.row.waiting)
            return
        if await presence.miss(work, seat):
            key = "notice-absent" if presence.present(work) else "notice-all-absent"
            note(work, key, seat, seat, name=work.table.name(seat))
        elif presence.is_called(work, seat):
            _note(work, TIME_UP["neutral"], seat)
        await self._act_neutrally(work, seat)

    async def _act_neutrally(self, work: UnitOfWork, seat: Seat) -> None:
        """Give the neutral answers of one turn for a seat, and one turn's time for the next."""
        cached = await load(self._core, work.tx, work.id, work.row.key, work.row.version)
        _neutral_turn(cached.play, seat)
        answer_for_absent(work, cached.play)
        await store(work, cached, turn=work.row.turn, epoch=work.row.epoch)
        await write_line(work, cached, PLAYED_FOR, who=who(seat))
        await clocks.refill(work, seat)
        work.tell("private", seat)
        await settle(work, cached, epoch=work.row.epoch)

    async def _carry_out(self, work: UnitOfWork, seat: Seat) -> None:
        """Answer by a seat's orders as far as they fit; an order is used once, and dropped if it fits no more."""
        given_ahead = await ahead.of_seat(work.tx, work.id, seat)
        cached = await load(self._core, work.tx, work.id, work.row.key, work.row.version)
        given, void = 0, False
        while True:
            answer, gone = orders.answers(cached.play, seat, given_ahead)
            void = void or gone
            if answer is None:
                break
            follow(cached.play, [answer], cached.play.count)
            del given_ahead[answer.key]
            await ahead.drop(work.tx, work.id, seat, answer.key)
            given += 1
        if void:
            await ahead.clear(work.tx, work.id, seat)
            notices.word(work, seat, "notice-ahead-void")
        if not given:
            work.cached = cached
            return
        answer_for_absent(work, cached.play)
        await store(work, cached, turn=work.row.turn, epoch=work.row.epoch, user=_user(work, seat))
        work.tell("private", seat)
        await settle(work, cached, epoch=work.row.epoch)

    async def keep(self, table: int, viewer: Asker) -> None:
        """Note that somebody still wants a table that stands still.

        Raises:
            Refused: the user does not play there, or the table is over.
        """
        async with self._core.change(table, viewer) as work:
            if work.row.status != "playing":
                raise Refused("table-over", table=table)
            player = work.table.player(user_of(viewer))
            if player is None:
                raise Refused("not-your-table", table=table)
            work.cached = self._core.cache.take(table, work.row.version)
            await presence.sign(work, player.seat)
            await idle.watch(work)
            if await hand_back_and_forth(work):
                await work.update()

    async def away(self, user: int) -> None:
        """Set the clocks of a user anew after a vacation has begun or ended; computers play for them meanwhile.

        At its end they are called where it is their turn: by a reminder, or here if they end it early.
        """
        async with self._core.db.read() as tx:
            rows = await games.of_user(tx, user, ("playing",))
        async for row in in_turn(rows):
            async with self._core.tend(row.id) as work:
                seat = next((chair.number for chair in work.chairs if chair.user == user), None)
                if seat is None or work.row.status != "playing":
                    continue
                work.cached = self._core.cache.take(row.id, work.row.version)
                await clocks.hold(work, seat)
                await waiting.look(work, seat)
                handed = await hand_back_and_forth(work)
                await notices.turn_to_vacation(work, seat)
                if handed or seat in work.row.waiting:
                    show(work)
                await work.update()


def _neutral_turn(play: AnyPlay, seat: Seat) -> None:
    for _ in range(NEUTRAL_AT_MOST):
        decision = next((one for one in play.decisions(seat) if one.waits), None)
        if decision is None:
            return
        play.answer(seat, decision.key, neutral(decision))


def _user(work: UnitOfWork, seat: Seat) -> int:
    return next(chair.user for chair in work.chairs if chair.number == seat)


def _note(work: UnitOfWork, key: str, seat: Seat) -> None:
    topic = f"{key}-{seat}-{work.row.turn}"
    work.tell("notice", topic=topic, payload={"key": key, "args": {"name": work.table.name(seat)}, "seat": seat})
