"""A table's past as it was played: the answers that stand and, one position after another, the plays they lead to.

Nothing in here is for anybody's eyes; what may be shown of a position is the business of `host.past.history`.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Sequence
from itertools import takewhile

from msgspec import Struct

from db import answers
from db.answers import Answer
from db.transaction import Transaction
from host.core import Core, enter
from host.errors import Refused
from host.model import Asker, Table
from host.turns.plays import entry_of
from host.work import AnyPlay
from rules.kernel.errors import Diverged
from rules.kernel.play import Checkpoint, Entry, Play
from rules.kernel.registry import find

log = logging.getLogger(__name__)


class Past(Struct, frozen=True):
    """A table that has begun, with the answers that stand, read at one moment."""

    table: Table
    answers: tuple[Answer, ...]

    def number(self, after: int) -> int:
        """Return the number of the last of the first `after` answers, 0 before the first."""
        return self.answers[min(after, len(self.answers)) - 1].number if after and self.answers else 0


def is_over(table: Table) -> bool:
    """Say whether nothing more can happen at a table that has begun, so that nothing needs to stay secret."""
    return table.status in {"finished", "cancelled"}


async def read(core: Core, table: int, viewer: Asker) -> Past:
    """Return a table's past to somebody.

    Raises:
        Refused: there is no such table for those eyes, or it has not begun.
    """
    async with core.db.read() as tx:
        return Past(await begun(tx, table, viewer), await answers.live(tx, table))


async def begun(tx: Transaction, table: int, viewer: Asker) -> Table:
    """Return a table that is playing or has been played to somebody.

    Raises:
        Refused: there is no such table for those eyes, or it has not begun.
    """
    row, there = await enter(tx, table, viewer)
    if row.started is None:
        raise Refused("not-started", table=table)
    return there


async def position(core: Core, table: Table, after: int) -> AnyPlay:
    """Return the play as it was after so many answers, or as it is now if there are no longer so many.

    Raises:
        Refused: what is stored does not fit today's rules.
    """
    async with core.db.read() as tx:
        stored = await answers.checkpoint_at_or_before(tx, table.id, after)
        # What is answered without asking at the very beginning leaves no checkpoint before it.
        stored = stored or await _first(tx, table.id, after, await answers.count_live(tx, table.id))
        given = () if stored is None else await answers.live(tx, table.id, stored.answers)
    if stored is None:
        raise Refused("table-unreadable", table=table.id, reason="no checkpoint")
    try:
        return _given(_at(table, stored), [entry_of(answer) for answer in given], after)
    except Diverged as fault:
        raise Refused("table-unreadable", table=table.id, reason=str(fault)) from fault


async def walk(core: Core, past: Past) -> AsyncIterator[AnyPlay]:
    """Yield the play at every position in order: one and the same play, which goes on while the caller looks.

    What today's rules cannot follow is left out, up to the next phase whose start is stored.
    """
    least, given = 0, [entry_of(answer) for answer in past.answers]
    while (stored := await _checkpoint(core, past, least)) is not None:
        least = stored.answers + 1
        try:
            play = _at(past.table, stored)
            yield play
            while play.count < len(given):
                least = play.count + 1
                give(play, given)
                yield play
                await asyncio.sleep(0)
        except Diverged as fault:
            log.info("table %s cannot be followed up to answer %s: %s", past.table.id, least, fault)
        else:
            return


def give(play: AnyPlay, given: Sequence[Entry], first: int = 0) -> None:
    """Give a play its next answer again, with those that followed it unasked.

    `given` begins with answer number `first` of the game.

    Raises:
        Diverged: it is not on offer, or leads to another position now.
    """
    place = play.count - first
    others = takewhile(lambda entry: entry.auto, given[place + 1 :])
    play.give_again([given[place], *others])
    del play.checkpoints[:-1]
    play.take_news()


def _given(play: AnyPlay, given: Sequence[Entry], after: int) -> AnyPlay:
    first = play.count - len(play.entries)
    while play.count < min(after, first + len(given)):
        give(play, given, first)
    return play


def _at(table: Table, stored: answers.Checkpoint) -> AnyPlay:
    point = Checkpoint(stored.answers, stored.state, stored.version)
    if point.hash != stored.hash:
        raise Diverged(f"the checkpoint of table {table.id} after {stored.answers} answers is damaged")
    return Play.resume(find(table.game), point, [])


async def _checkpoint(core: Core, past: Past, least: int) -> answers.Checkpoint | None:
    async with core.db.read() as tx:
        return await _first(tx, past.table.id, least, len(past.answers))


async def _first(tx: Transaction, table: int, least: int, total: int) -> answers.Checkpoint | None:
    """Return the first stored start of a phase after at least so many answers of the total, or None."""
    found, reach = None, 1
    while found is None and reach < 2 * (total + 1):
        found = await _within(tx, table, least, least + reach - 1)
        reach *= 2
    while found is not None and (earlier := await _within(tx, table, least, found.answers - 1)):
        found = earlier
    return found


async def _within(tx: Transaction, table: int, least: int, most: int) -> answers.Checkpoint | None:
    stored = await answers.checkpoint_at_or_before(tx, table, most)
    return stored if stored is not None and stored.answers >= least else None
