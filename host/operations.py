"""What a server's managers may do at its tables, and the look at every running game after an update.

None of it shows or needs a secret: a place to go back to is a turn, a time and whose turn it was.
"""

import logging
from typing import Literal

from msgspec import Struct

from db import DatabaseError, answers, games, lines, options, upkeep, votes
from db.transaction import Transaction
from host import clocks
from host.core import Core, Desk, enter, in_turn
from host.errors import Refused
from host.lobby import current
from host.model import Manager, Table
from host.pauses import PAUSED_BY, is_paused, pause, pause_of, resume
from host.plays import go_back, load, position, store
from host.remarks import remark, write_remark
from host.turns import answer_for_absent, settle
from host.votes import CANCEL, end
from rules.kernel.errors import Diverged, NothingToUndo, RulesError
from rules.kernel.model import Seat
from rules.kernel.registry import games as all_games

log = logging.getLogger(__name__)

POINTS = 25
ALL_LINES = 1_000_000


class Point(Struct, frozen=True):
    """Where a game can be taken back to, as everybody could have seen it then.

    Attributes:
        number: How many answers came before; names the point.
        turn: The turn that was being played.
        at: When the game came there, in seconds since the epoch.
        waiting: Whose turn it was.
    """

    number: int
    turn: int
    at: float
    waiting: tuple[Seat, ...]


class Examined(Struct, frozen=True):
    """What came of looking at running games: how many were read, which were paused, which go on again."""

    read: int
    paused: tuple[int, ...]
    resumed: tuple[int, ...]


class Operations:
    """Pausing, rewinding and ending tables from outside the game."""

    def __init__(self, core: Core) -> None:
        """Take what the host's rooms share."""
        self._core = core

    async def pause(self, table: int, manager: Manager, name: str) -> Table:
        """Pause a running game for a manager of the server.

        Raises:
            Refused: it is no running game of that server, or it is paused already.
        """
        async with self._core.change(table, manager) as desk:
            _check(desk.row, ("playing",))
            if not await pause(desk, "manager"):
                raise Refused("already-paused", table=table)
            await clocks.stop(desk)
            await remark(self._core, desk, "host-manager-paused")
            await self._announce(desk, "notice-manager-paused", name)
            return await current(desk)

    async def resume(self, table: int, manager: Manager, name: str) -> Table:
        """Let a paused game go on, whoever paused it; not one that cannot be read.

        Raises:
            Refused: it is no running game of that server, it is not paused, or it still cannot be read.
        """
        async with self._core.change(table, manager) as desk:
            _check(desk.row, ("playing",))
            paused = pause_of(desk.options)
            if paused is None:
                raise Refused("not-paused", table=table)
            if paused.by == "update" and await self._fault(desk.tx, desk.row) is not None:
                raise Refused("table-paused-update", table=table)
            await self._go_on(desk, "host-manager-resumed")
            await self._announce(desk, "notice-manager-resumed", name)
            return await current(desk)

    async def end(self, table: int, manager: Manager, name: str) -> Table:
        """Close a lobby or end a running game without a result.

        Raises:
            Refused: it is no open table of that server.
        """
        async with self._core.change(table, manager) as desk:
            _check(desk.row, ("lobby", "playing"))
            await resume(desk)
            await end(self._core, desk)
            _note(desk, "notice-manager-ended", name)
            return await current(desk)

    async def points(self, table: int, manager: Manager) -> tuple[Point, ...]:
        """Return the last places a running game can be taken back to, the newest first.

        Raises:
            Refused: it is no running game of that server.
        """
        async with self._core.db.read() as tx:
            row, _ = await enter(tx, table, manager)
            _check(row, ("playing",))
            return await _points(tx, row)

    async def rewind(self, table: int, manager: Manager, number: int, name: str) -> Table:
        """Take a running game back to a point; what was answered since is withdrawn, nothing is deleted.

        Raises:
            Refused: it is no running game of that server, or there is no such point any more.
        """
        async with self._core.change(table, manager) as desk:
            _check(desk.row, ("playing",))
            point = next((one for one in await _points(desk.tx, desk.row) if one.number == number), None)
            if point is None:
                raise Refused("no-such-point", table=table)
            try:
                shelved = await go_back(self._core, desk, number)
            except NothingToUndo as fault:
                raise Refused("no-such-point", table=table) from fault
            epoch = desk.row.epoch + 1
            await votes.clear(desk.tx, table, CANCEL)
            paused = pause_of(desk.options)
            if paused is not None and paused.by == "update":
                await resume(desk)
            answer_for_absent(desk, shelved.play)
            await store(desk, shelved, turn=desk.row.turn, epoch=epoch)
            await write_remark(desk, shelved, "host-manager-rewound", turn=point.turn)
            for chair in desk.chairs:
                desk.tell("private", chair.number)
            _note(desk, "notice-manager-rewound", name, turn=point.turn)
            await settle(desk, shelved, epoch=epoch)
            if is_paused(desk):
                await clocks.stop(desk)
            return await current(desk)

    async def examine(self) -> Examined:
        """Read every running game that other rules than today's have written; pause those that cannot go on.

        A game paused for that reason goes on by itself when it can be read again, such as by the next update.
        """
        async with self._core.db.read() as tx:
            versions = {key: game.info.rules_version for key, game in all_games().items()}
            found = set(await upkeep.written_otherwise(tx, versions))
            for table in await options.with_value(tx, PAUSED_BY, "update"):
                row = await games.get(tx, table)
                if row is not None and row.status == "playing":
                    found.add(table)
        read, paused, resumed = 0, [], []
        async for table in in_turn(sorted(found)):
            read += 1
            outcome = await self._examine(table)
            if outcome == "paused":
                paused.append(table)
            elif outcome == "resumed":
                resumed.append(table)
        return Examined(read, tuple(paused), tuple(resumed))

    async def _examine(self, table: int) -> Literal["paused", "resumed", ""]:
        async with self._core.tend(table) as desk:
            fault = await self._fault(desk.tx, desk.row)
            before = pause_of(desk.options)
            if fault is not None:
                log.warning("table %s cannot go on: %s", table, fault)
                if before is None and await pause(desk, "update"):
                    await clocks.stop(desk)
                    _note(desk, "notice-update-paused")
                    return "paused"
            elif before is not None and before.by == "update":
                await self._go_on(desk, "host-update-resumed")
                await self._announce(desk, "notice-update-resumed")
                return "resumed"
            return ""

    async def _fault(self, tx: Transaction, row: games.Game) -> str | None:
        """Return why a game cannot be read, or None; a game that can be read is kept in memory."""
        try:
            shelved = await load(self._core, tx, row.id, row.key, row.version)
        except DatabaseError:  # of the game it says nothing
            raise
        except RulesError as fault:
            return str(fault)
        except Exception as fault:  # whatever an unknown position does to today's rules, the other games go on
            log.exception("table %s", row.id)
            return f"{type(fault).__name__}: {fault}"
        self._core.shelf.put(row.id, shelved)
        return None

    async def _go_on(self, desk: Desk, key: str) -> None:
        await resume(desk)
        await clocks.switch(desk, desk.row.waiting)
        await remark(self._core, desk, key)

    @staticmethod
    async def _announce(desk: Desk, key: str, name: str = "") -> None:
        """Say in the thread what was done, and have everything that is shown of the table brought up to date.

        A remark, which keeps the play in memory, comes before.
        """
        await desk.update()
        desk.tell("table")
        for seat in desk.row.waiting:
            desk.tell("private", seat)
        _note(desk, key, name)


def _note(desk: Desk, key: str, name: str = "", **args: int) -> None:
    payload = {"key": key, "args": {"name": name, "table": desk.id, **args}}
    desk.tell("notice", topic=f"{key}-{desk.row.version}-{desk.now}", payload=payload)


def _check(row: games.Game, statuses: tuple[str, ...]) -> None:
    if row.status not in statuses:
        raise Refused("not-started" if row.status == "lobby" else "table-over", table=row.id)


async def _points(tx: Transaction, row: games.Game) -> tuple[Point, ...]:
    given = await answers.live(tx, row.id)
    spoken = [(line.answer, line.turn) for line in await lines.after(tx, row.id, limit=ALL_LINES)]
    found = []
    for mark in await upkeep.marks(tx, row.id):
        after = next((answer.number for answer in given[mark.answers :] if not answer.auto), None)
        if after is None:  # nothing has been answered since
            continue
        try:
            play = await position(tx, row.id, row.key, mark.answers)
        except Diverged:
            continue
        turn = min((turn for answer, turn in spoken if answer >= after), default=row.turn)
        found.append(Point(mark.answers, turn, mark.created, play.waiting()))
        if len(found) == POINTS:
            break
    return tuple(found)
