"""What happens because time has passed: a game begins, time is up, a reminder is due, an order is carried out.

One loop reads the deadlines from the database, so a restart loses none; each is handled in one transaction.
"""

import asyncio
import logging
from contextlib import suppress
from typing import Final

from db import ahead as orders_in_db
from db import deadlines, games
from db.deadlines import Deadline
from host import ahead, clocks, idle, notices, presence, starting
from host.backoff import Backoff
from host.clocks import ABSENCE, UP, WARNING
from host.core import AnyPlay, Core, Desk, in_turn
from host.errors import Refused, Unwritable
from host.model import Asker, user_of
from host.pauses import is_paused
from host.plays import load, store
from host.remarks import TIME_UP as PLAYED_FOR
from host.remarks import write_remark
from host.seats import open_seat
from host.turns import answer_for_absent, settle
from host.votes import note
from host.wishes import HOUR
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

    def __init__(self, core: Core) -> None:
        """Take what the host's rooms share."""
        self._core = core

    async def run(self) -> None:
        """Watch until cancelled."""
        backoff = Backoff(AFTER_TROUBLE, LONGEST_TROUBLE)
        while True:
            self._core.soon.clear()
            try:
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
        async with self._core.tend(deadline.game) as desk:
            # Somebody may have answered since the deadlines were read.
            if not await deadlines.remove(desk.tx, deadline.id):
                return
            if deadline.kind == starting.BEGIN and desk.row.status == "lobby":
                await starting.time_is_up(desk)
            elif desk.row.status != "playing":
                return
            elif deadline.seat is None:
                await idle.look(self._core, desk, deadline.kind)
            elif is_paused(desk):
                # Clocks stand still meanwhile; reminders and orders are looked at again later.
                await deadlines.put(desk.tx, desk.id, deadline.seat, deadline.kind, desk.now + HOUR)
            elif deadline.seat in desk.row.waiting:
                await self._for_seat(desk, deadline.seat, deadline.kind)

    async def _for_seat(self, desk: Desk, seat: Seat, kind: str) -> None:
        if kind == UP:
            await self._time_is_up(desk, seat)
        elif kind == WARNING and presence.is_called(desk, seat):
            hours = max(1, round(await clocks.left(desk, seat) / HOUR))
            notices.word(desk, seat, "notice-time-warning", hours=hours)
        elif kind == notices.REMIND:
            await notices.remind_again(desk, seat, _user(desk, seat))
        elif kind == ahead.AHEAD:
            await self._carry_out(desk, seat)

    async def _time_is_up(self, desk: Desk, seat: Seat) -> None:
        """Do what was chosen in the lobby for the case that somebody's time is up."""
        absence = desk.options.get(ABSENCE, "remind")
        if absence == "neutral":
            await self._play_for(desk, seat)
            return
        await presence.miss(desk, seat)
        _note(desk, TIME_UP[absence], seat)
        if absence == "substitute":
            await open_seat(desk, seat, "timeout")

    async def _play_for(self, desk: Desk, seat: Seat) -> None:
        """Play the turn of a seat, as long as somebody is there to play on; else the game waits for a sign of life."""
        if not presence.present(desk):
            await clocks.refill(desk, seat)
            await clocks.switch(desk, desk.row.waiting)
            return
        if await presence.miss(desk, seat):
            key = "notice-absent" if presence.present(desk) else "notice-all-absent"
            note(desk, key, seat, seat, name=desk.table.name(seat))
        elif presence.is_called(desk, seat):
            _note(desk, TIME_UP["neutral"], seat)
        await self._act_neutrally(desk, seat)

    async def _act_neutrally(self, desk: Desk, seat: Seat) -> None:
        """Give the neutral answers of one turn for a seat, and one turn's time for the next."""
        shelved = await load(self._core, desk.tx, desk.id, desk.row.key, desk.row.version)
        _neutral_turn(shelved.play, seat)
        answer_for_absent(desk, shelved.play)
        await store(desk, shelved, turn=desk.row.turn, epoch=desk.row.epoch)
        await write_remark(desk, shelved, PLAYED_FOR, who=who(seat))
        await clocks.refill(desk, seat)
        desk.tell("private", seat)
        await settle(desk, shelved, epoch=desk.row.epoch)

    async def _carry_out(self, desk: Desk, seat: Seat) -> None:
        """Answer by a seat's orders as far as they fit; an order is used once, and dropped if it fits no more."""
        orders = await orders_in_db.of_seat(desk.tx, desk.id, seat)
        shelved = await load(self._core, desk.tx, desk.id, desk.row.key, desk.row.version)
        given, void = 0, False
        while True:
            answer, gone = ahead.answers(shelved.play, seat, orders)
            void = void or gone
            if answer is None:
                break
            follow(shelved.play, [answer], shelved.play.count)
            del orders[answer.key]
            await orders_in_db.drop(desk.tx, desk.id, seat, answer.key)
            given += 1
        if void:
            await orders_in_db.clear(desk.tx, desk.id, seat)
            notices.word(desk, seat, "notice-ahead-void")
        if not given:
            desk.shelved = shelved
            return
        answer_for_absent(desk, shelved.play)
        await store(desk, shelved, turn=desk.row.turn, epoch=desk.row.epoch, user=_user(desk, seat))
        desk.tell("private", seat)
        await settle(desk, shelved, epoch=desk.row.epoch)

    async def keep(self, table: int, viewer: Asker) -> None:
        """Note that somebody still wants a table that stands still.

        Raises:
            Refused: the user does not play there, or the table is over.
        """
        async with self._core.change(table, viewer) as desk:
            if desk.row.status != "playing":
                raise Refused("table-over", table=table)
            player = desk.table.player(user_of(viewer))
            if player is None:
                raise Refused("not-your-table", table=table)
            desk.shelved = self._core.shelf.take(table, desk.row.version)
            await presence.sign(desk, player.seat)
            await idle.watch(desk)

    async def away(self, user: int) -> None:
        """Set the clocks of a user anew after a vacation has begun or ended."""
        async with self._core.db.read() as tx:
            rows = await games.of_user(tx, user, ("playing",), limit=100)
        async for row in in_turn(rows):
            async with self._core.tend(row.id) as desk:
                desk.shelved = self._core.shelf.take(row.id, desk.row.version)
                for chair in desk.chairs:
                    if chair.user == user:
                        await clocks.hold(desk, chair.number)


def _neutral_turn(play: AnyPlay, seat: Seat) -> None:
    for _ in range(NEUTRAL_AT_MOST):
        decision = next((one for one in play.decisions(seat) if one.waits), None)
        if decision is None:
            return
        play.answer(seat, decision.key, neutral(decision))


def _user(desk: Desk, seat: Seat) -> int:
    return next(chair.user for chair in desk.chairs if chair.number == seat)


def _note(desk: Desk, key: str, seat: Seat) -> None:
    topic = f"{key}-{seat}-{desk.row.turn}"
    desk.tell("notice", topic=topic, payload={"key": key, "args": {"name": desk.table.name(seat)}, "seat": seat})
