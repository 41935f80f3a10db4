"""What one pair of eyes may see of a table: view, open questions, lines of the log. The only way out for a state."""

from collections import Counter
from collections.abc import Callable

from db import games, lines
from db.transaction import Transaction
from host.core import AnyPlay, Core, read_table
from host.errors import Refused
from host.model import Question, Said, Sight, Table, mark_of
from host.plays import line_of, load, undoable
from rules.kernel.errors import Diverged
from rules.kernel.model import Audience, Seat

RECENT_LINES = 60
PAGE_OF_LINES = 20


class Sights:
    """Looking at tables."""

    def __init__(self, core: Core) -> None:
        """Take what the host's rooms share."""
        self._core = core

    async def of(self, table: int, audience: Audience) -> Sight:
        """Return a running or finished game as that audience may see it.

        Raises:
            Refused: there is no such table, it has not begun, or it cannot be read.
        """
        return await self._look(table, lambda _: audience)

    async def for_user(self, table: int, user: int) -> Sight:
        """Return a game as that user may see it: from their seat, or as somebody who watches.

        Raises:
            Refused: as `of`.
        """
        return await self._look(table, lambda there: _seat_of(there, user))

    async def _look(self, table: int, whose: Callable[[Table], Audience]) -> Sight:
        async with self._core.lock(table), self._core.db.glance() as tx:
            row = await games.get(tx, table)
            if row is None:
                raise Refused("no-such-table", table=table)
            if row.started is None:
                raise Refused("not-started", table=table)
            there = await read_table(tx, row)
            try:
                shelved = await load(self._core, tx, table, row.key, row.version)
            except Diverged as fault:
                raise Refused("table-unreadable", table=table, reason=str(fault)) from fault
            self._core.shelf.put(table, shelved)
            return await _sight(tx, there, shelved.play, whose(there))

    async def log(self, table: int, audience: Audience, before: int | None = None) -> tuple[tuple[int, Said], ...]:
        """Return up to 20 lines with their numbers, the newest or those before a number, in order."""
        async with self._core.db.read() as tx:
            rows = await lines.before(tx, table, before, limit=PAGE_OF_LINES * 3)
        readable = [(row.number, Said(line_of(row), row.turn)) for row in rows if line_of(row).is_for(audience)]
        return tuple(readable[-PAGE_OF_LINES:])

    async def turn(self, table: int, turn: int, audience: Audience) -> tuple[Said, ...]:
        """Return what was said in one of the last turns, as far as that audience may read it."""
        async with self._core.db.read() as tx:
            rows = await lines.before(tx, table, None, limit=RECENT_LINES)
        said = [Said(line_of(row), row.turn) for row in rows if row.turn == turn]
        return tuple(one for one in said if one.line.is_for(audience))


def _seat_of(table: Table, user: int) -> Audience:
    player = table.player(user)
    return None if player is None else player.seat


async def _sight(tx: Transaction, table: Table, play: AnyPlay, audience: Audience) -> Sight:
    playing = table.status == "playing"
    rows = await lines.before(tx, table.id, None, limit=RECENT_LINES)
    said = (Said(line_of(row), row.turn) for row in rows if row.turn >= table.turn - 2)
    return Sight(
        table=table,
        audience=audience,
        view=play.game.view(play.state, audience),
        questions=questions_of(play, audience) if playing and audience is not None else (),
        said=tuple(one for one in said if one.line.is_for(audience)),
        # Points may be secret; what a running game shows of them is its view's business.
        standing=play.game.standing(play.state) if table.status == "finished" else (),
        can_undo=playing and audience is not None and await undoable(tx, table.id, audience),
        seed=await games.seed_of(tx, table.id) if table.status == "finished" else None,
    )


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
