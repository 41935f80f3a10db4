"""What a server's managers may do at its tables, and the look at every running game after an update.

None of it shows or needs a secret: a place to go back to is a turn, a time and whose turn it was.
"""

import logging
from typing import Literal

from msgspec import Struct

from db import DatabaseError, answers, games, lines, options, upkeep, votes
from db.transaction import Transaction
from db.upkeep import READ
from host.core import Core, enter, in_turn
from host.errors import Refused
from host.model import Asker, Manager, Table
from host.tables.lobby import current
from host.tables.votes import CANCEL, REWIND, end, player_of, poll, voters
from host.time.clocks import PAUSED_BY, pause, pause_of, resume
from host.time.notices import call_again
from host.time.passing import pass_on
from host.turns.answering import answer_for_absent, settle
from host.turns.loglines import add_line, write_line
from host.turns.plays import go_back, load, position, store
from host.work import UnitOfWork
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


class Management:
    """Pausing, rewinding and ending tables from outside the game."""

    def __init__(self, core: Core) -> None:
        """Take what the host's rooms share."""
        self._core = core
        self._examined = False

    async def pause(self, table: int, manager: Manager, name: str) -> Table:
        """Pause a running game for a manager of the server.

        Raises:
            Refused: it is no running game of that server, or it is paused already.
        """
        async with self._core.change(table, manager) as work:
            _check(work.row, ("playing",))
            if not await pause(work, "manager"):
                raise Refused("already-paused", table=table)
            await add_line(self._core, work, "host-manager-paused")
            await self._announce(work, "notice-manager-paused", name)
            return await current(work)

    async def resume(self, table: int, manager: Manager, name: str) -> Table:
        """Let a paused game go on, whoever paused it; not one that cannot be read.

        Raises:
            Refused: it is no running game of that server, it is not paused, or it still cannot be read.
        """
        async with self._core.change(table, manager) as work:
            _check(work.row, ("playing",))
            paused = pause_of(work.options)
            if paused is None:
                raise Refused("not-paused", table=table)
            if paused.by == "update" and await self._fault(work.tx, work.row) is not None:
                raise Refused("table-paused-update", table=table)
            await self._go_on(work, "host-manager-resumed")
            await self._announce(work, "notice-manager-resumed", name)
            return await current(work)

    async def end(self, table: int, manager: Manager, name: str) -> Table:
        """Close a lobby or end a running game without a result.

        Raises:
            Refused: it is no open table of that server.
        """
        async with self._core.change(table, manager) as work:
            _check(work.row, ("lobby", "playing"))
            await resume(work)
            await end(self._core, work)
            _note(work, "notice-manager-ended", name)
            return await current(work)

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
        async with self._core.change(table, manager) as work:
            _check(work.row, ("playing",))
            point = next((one for one in await _points(work.tx, work.row) if one.number == number), None)
            if point is None:
                raise Refused("no-such-point", table=table)
            await self._take_back(work, point, "host-manager-rewound")
            _note(work, "notice-manager-rewound", name, turn=point.turn)
            return await current(work)

    async def agree_to_rewind(self, table: int, viewer: Asker) -> Literal["rewound", "asked"]:
        """Count a player's consent to go back to the newest point that can be read; done once all agree.

        Raises:
            Refused: the user does not play there, the game goes on as it is, or no point of it can be read.
        """
        async with self._core.change(table, viewer) as work:
            player = player_of(work, viewer)
            paused = pause_of(work.options)
            if paused is None or paused.by != "update":
                raise Refused("not-paused", table=table)
            point = next(iter(await _points(work.tx, work.row, most=1)), None)
            if point is None:
                raise Refused("no-such-point", table=table)
            outcome = await poll(work, REWIND, player, voters(work))
            if outcome == "agreed":
                await self._take_back(work, point, "host-rewound")
                _note(work, "notice-rewound", turn=point.turn)
                return "rewound"
            if outcome == "asked":
                _note(work, "notice-rewind-asked", player.name)
            return "asked"

    async def _take_back(self, work: UnitOfWork, point: Point, key: str) -> None:
        """Take a game back to a point, say so in its log, and let it go on if an update had paused it."""
        try:
            cached = await go_back(self._core, work, point.number)
        except NothingToUndo as fault:
            raise Refused("no-such-point", table=work.id) from fault
        epoch = work.row.epoch + 1
        for kind in (CANCEL, REWIND):
            await votes.clear(work.tx, work.id, kind)
        paused = pause_of(work.options)
        if paused is not None and paused.by == "update":
            await resume(work)
            await call_again(work, work.row.waiting)
        answer_for_absent(work, cached.play)
        await store(work, cached, turn=work.row.turn, epoch=epoch)
        await write_line(work, cached, key, turn=point.turn)
        for chair in work.chairs:
            work.tell("private", chair.number)
        await settle(work, cached, epoch=epoch)

    async def retire_buttons(self) -> None:
        """Retire the buttons that older rules gave games in progress; their numbers may stand for other options now."""
        async with self._core.db.read() as tx:
            found = await upkeep.outdated(tx, _versions())
        if found:  # an ordinary start writes nothing
            async with self._core.db.write() as tx:
                await upkeep.retire_buttons(tx, _versions())

    async def examine(self) -> Examined:
        """Read every running game once after its rules have changed; pause those that cannot go on.

        A game paused for that reason goes on by itself when it can be read again, such as by the next update. What was
        read is noted with each game, so this goes on where it was interrupted.
        """
        async with self._core.db.read() as tx:
            found = {*await upkeep.outdated(tx, _versions()), *self._core.unreadable}
        if not self._examined:  # this version may be able to read what the one before could not
            found |= {*await self.unreadable()}
        self._core.unreadable.clear()
        read, paused, resumed = 0, [], []
        async for table in in_turn(sorted(found)):
            read += 1
            outcome = await self._examine(table)
            if outcome == "paused":
                paused.append(table)
            elif outcome == "resumed":
                resumed.append(table)
        self._examined = True
        return Examined(read, tuple(paused), tuple(resumed))

    async def unreadable(self, guild: int | None = None) -> tuple[int, ...]:
        """Return the games in progress that are paused as they cannot be read, everywhere or on a server."""
        async with self._core.db.read() as tx:
            rows = [await games.get(tx, table) for table in await options.with_value(tx, PAUSED_BY, "update")]
        running = [row for row in rows if row is not None and row.status == "playing"]
        return tuple(row.id for row in running if guild is None or row.guild_id == guild)

    async def _examine(self, table: int) -> Literal["paused", "resumed", ""]:
        async with self._core.tend(table) as work:
            if work.row.status != "playing":
                return ""
            fault = await self._fault(work.tx, work.row)
            before = pause_of(work.options)
            version = _versions().get(work.row.key)
            fresh = work.options.get(READ, str(work.row.rules_version)) != str(version)
            if version is not None:
                await options.put(work.tx, table, READ, str(version))
            if fault is not None:
                log.warning("table %s cannot go on: %s", table, fault)
                if before is None and await pause(work, "update"):
                    await _tell_paused(work)
                    return "paused"
            elif before is not None and before.by == "update":
                await self._go_on(work, "host-update-resumed")
                await self._announce(work, "notice-update-resumed")
                return "resumed"
            elif fresh:
                # Older buttons are retired; the panels get new ones.
                work.cached = self._core.cache.take(table, work.row.version)
                await _redraw(work)
            return ""

    async def _fault(self, tx: Transaction, row: games.Game) -> str | None:
        """Return why a game cannot be read, or None; a game that can be read is kept in memory."""
        try:
            cached = await load(self._core, tx, row.id, row.key, row.version)
        except DatabaseError:  # of the game it says nothing
            raise
        except RulesError as fault:
            return str(fault)
        except Exception as fault:  # whatever an unknown position does to today's rules, the other games go on
            log.exception("table %s", row.id)
            return f"{type(fault).__name__}: {fault}"
        self._core.cache.put(row.id, cached)
        return None

    async def _go_on(self, work: UnitOfWork, key: str) -> None:
        await resume(work)
        await pass_on(work, work.row.waiting)
        await call_again(work, work.row.waiting)
        await add_line(self._core, work, key)

    @staticmethod
    async def _announce(work: UnitOfWork, key: str, name: str = "") -> None:
        """Say in the thread what was done, and have everything that is shown of the table brought up to date.

        A line of the host's own, which keeps the play in memory, comes before.
        """
        await _redraw(work)
        _note(work, key, name)


async def _redraw(work: UnitOfWork) -> None:
    await work.update()
    work.tell("table")
    for seat in work.row.waiting:
        work.tell("private", seat)


async def _tell_paused(work: UnitOfWork) -> None:
    """Say what happened to a game that cannot go on, and what its players can do."""
    point = next(iter(await _points(work.tx, work.row, most=1)), None)
    if point is None:
        _note(work, "notice-update-stuck")
    else:
        _note(work, "notice-update-paused", turn=point.turn)


def _versions() -> dict[str, int]:
    return {key: game.info.rules_version for key, game in all_games().items()}


def _note(work: UnitOfWork, key: str, name: str = "", **args: int) -> None:
    payload = {"key": key, "args": {"name": name, "table": work.id, **args}}
    work.tell("notice", topic=f"{key}-{work.row.version}-{work.now}", payload=payload)


def _check(row: games.Game, statuses: tuple[str, ...]) -> None:
    if row.status not in statuses:
        raise Refused("not-started" if row.status == "lobby" else "table-over", table=row.id)


async def _points(tx: Transaction, row: games.Game, most: int = POINTS) -> tuple[Point, ...]:
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
        if len(found) == most:
            break
    return tuple(found)
