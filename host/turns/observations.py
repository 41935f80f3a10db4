"""What one pair of eyes may see of a table: view, open questions, lines of the log. The only way out for a state."""

from collections import Counter
from collections.abc import Callable

from db import lines
from db.transaction import Transaction
from host.core import Core, enter, fetch
from host.errors import Refused
from host.model import Asker, Observation, Question, Said, Table, mark_of, user_of
from host.time.clocks import runs_out
from host.turns import coaching
from host.turns.loglines import is_of_set_up
from host.turns.plays import line_of, load, undoable
from host.work import AnyPlay
from rules.kernel.errors import Diverged
from rules.kernel.lesson import LEARNER
from rules.kernel.model import Audience, Seat

RECENT_LINES = 60


class Observations:
    """Looking at tables."""

    def __init__(self, core: Core) -> None:
        """Take what the host's rooms share."""
        self._core = core

    async def of(self, table: int, audience: Audience) -> Observation:
        """Return a running or finished game to the host itself, as that audience may see it.

        Raises:
            Refused: there is no such table, it has not begun, or it cannot be read.
        """
        return await self._look(table, None, lambda _: audience)

    async def watch(self, table: int, viewer: Asker) -> Observation:
        """Return a game to somebody as whoever watches may see it.

        Raises:
            Refused: there is no such table for those eyes, it has not begun, or it cannot be read.
        """
        return await self._look(table, viewer, lambda _: None)

    async def for_user(self, table: int, viewer: Asker) -> Observation:
        """Return a game to somebody as they may see it: from their seat, or as whoever watches.

        Raises:
            Refused: as `watch`.
        """
        return await self._look(table, viewer, lambda there: _seat_of(there, user_of(viewer)))

    async def _look(self, table: int, viewer: Asker | None, whose: Callable[[Table], Audience]) -> Observation:
        async with self._core.lock(table), self._core.db.glance() as tx:
            row, there = await (fetch(tx, table) if viewer is None else enter(tx, table, viewer))
            if row.started is None:
                raise Refused("not-started", table=table)
            try:
                cached = await load(self._core, tx, table, row.key, row.version)
            except Diverged as fault:
                raise Refused("table-unreadable", table=table, reason=str(fault)) from fault
            self._core.cache.put(table, cached)
            return await _sight(tx, there, cached.play, whose(there), self._core.now())

    async def turns(self, table: int, first: int, end: int, audience: Audience) -> tuple[Said, ...]:
        """Return to the host itself what was said from a turn on and before another, as that audience may read it."""
        async with self._core.db.glance() as tx:
            rows = await lines.newest(tx, table, first, limit=RECENT_LINES)
        said = [Said(line_of(row), row.turn) for row in rows if row.turn < end]
        return tuple(one for one in said if one.line.is_for(audience))


def _seat_of(table: Table, user: int) -> Audience:
    player = table.player(user)
    return None if player is None else player.seat


async def _sight(tx: Transaction, table: Table, play: AnyPlay, audience: Audience, now: float) -> Observation:
    playing = table.status == "playing"
    rows = await lines.newest(tx, table.id, table.turn - 2, limit=RECENT_LINES)
    # The set-up stays with the first turn; later it would push away what has happened since.
    told = [row for row in rows if table.turn == 1 or not is_of_set_up(row)]
    said = [Said(line_of(row), row.turn) for row in told]
    asked = table.waiting if audience is None else {audience}.intersection(table.waiting)
    computers = [player.seat for player in table.players if player.is_computer]
    is_asked = playing and audience is not None
    learns = is_asked and audience == LEARNER
    place = await coaching.place_of(tx, table.id, table.game, table.options, play) if learns else None
    questions = questions_of(play, audience) if is_asked and audience is not None else ()
    view = play.game.view(play.state, audience)
    return Observation(
        table=table,
        audience=audience,
        view=view,
        questions=questions if place is None else coaching.left_by(place, questions),
        said=tuple(one for one in said if one.line.is_for(audience)),
        # Points may be secret; what a running game shows of them is its view's business.
        standing=play.game.standing(play.state) if table.status == "finished" else (),
        rivals=play.game.rivals(play.state) if table.status == "finished" else (),
        now=now,
        until=await runs_out(tx, table, asked, now),
        can_undo=playing and audience is not None and await undoable(tx, table.id, play, audience, computers),
        coach=None if place is None else coaching.coach_of(place, play),
        opened=opened_by(play, audience),
        tally=play.game.tally(view),
    )


def opened_by(play: AnyPlay, seat: Audience) -> str:
    """Return the topic of the standing offers that a seat's last answer led on to; empty if it led to none."""
    last = next((entry for entry in reversed(play.entries) if entry.seat == seat), None)
    if seat is None or last is None or not play.game.is_sketch(last.key, last.picks):
        return ""
    standing = [one for one in play.decisions(seat) if not one.waits]
    topic = next((one.topic for one in standing if one.key == last.key), "")
    return topic if any(one.topic == topic and one.key != last.key for one in standing) else ""


def questions_of(play: AnyPlay, seat: Seat) -> tuple[Question, ...]:
    """Return what a seat is asked; questions open since the same answer are told apart by a mark."""
    asked = [(decision, play.asked_at[seat, decision.key]) for decision in play.decisions(seat)]
    numbers = Counter(number for _, number in asked)
    return tuple(
        Question(
            decision,
            number,
            mark_of(decision.key) if numbers[number] > 1 else "",
            play.game.shortcuts(play.state, decision),
        )
        for decision, number in asked
    )
