"""Questions to the whole table: to end it without a result, to pause it. What is agreed is done at once.

Only those who play count: who has given up or left the seat is not waited for.
"""

from collections.abc import Collection
from typing import Final, Literal

from db import deadlines, votes
from host.core import Core
from host.errors import Refused
from host.model import Asker, Player, user_of
from host.time import presence
from host.time.clocks import is_paused, pause, pause_of, resume
from host.time.notices import call_again
from host.time.passing import pass_on
from host.turns.loglines import add_line
from host.work import UnitOfWork
from rules.kernel.model import Arg, Seat, who

CANCEL: Final = "cancel"
PAUSE: Final = "pause"
UNDO: Final = "undo"
REWIND: Final = "rewind"
Outcome = Literal["cancelled", "asked", "kept"]
PauseOutcome = Literal["paused", "asked", "kept"]
Poll = Literal["agreed", "asked", "again"]
"""Everybody agrees now; the others have just been asked; they had been asked already."""


class Votes:
    """Questions to the whole table."""

    def __init__(self, core: Core) -> None:
        """Take what the host's rooms share."""
        self._core = core

    async def cancel(self, table: int, viewer: Asker, *, yes: bool = True) -> Outcome:
        """Propose or accept that the table is cancelled, or say no, which ends the proposal.

        Raises:
            Refused: the table is over, the user does not sit there, or a lobby is not theirs to close.
        """
        async with self._core.change(table, viewer) as work:
            player = work.table.player(user_of(viewer))
            if work.row.status not in {"lobby", "playing"}:
                raise Refused("table-over", table=table)
            if player is None:
                raise Refused("not-your-table", table=table)
            if work.row.status == "lobby":
                if work.row.owner != player.user:
                    raise Refused("only-owner-cancels")
                return await end(self._core, work)
            await presence.sign(work, player.seat)
            if not yes:
                await _refuse(work, CANCEL, "no-vote-open", "notice-cancel-refused", player)
                return "kept"
            outcome = await poll(work, CANCEL, player, voters(work))
            if outcome == "agreed":
                return await end(self._core, work)
            if outcome == "asked":
                note(work, "notice-cancel-asked", player.seat, name=player.name)
            return "asked"

    async def pause(self, table: int, viewer: Asker, *, yes: bool = True) -> PauseOutcome:
        """Propose or accept that the table is paused, or say no, which ends the proposal.

        Raises:
            Refused: the game does not run, the user does not play there, or it is paused already.
        """
        async with self._core.change(table, viewer) as work:
            player = player_of(work, viewer)
            if is_paused(work):
                raise Refused("already-paused", table=table)
            await presence.sign(work, player.seat)
            if not yes:
                await _refuse(work, PAUSE, "no-pause-asked", "notice-pause-refused", player)
                return "kept"
            outcome = await poll(work, PAUSE, player, voters(work))
            if outcome == "agreed":
                await votes.clear(work.tx, work.id, PAUSE)
                await pause(work)
                await add_line(self._core, work, "host-paused")
                await _announce(work, "notice-paused", player)
                return "paused"
            if outcome == "asked":
                note(work, "notice-pause-asked", player.seat, name=player.name)
            return "asked"

    async def resume(self, table: int, viewer: Asker) -> None:
        """Let a game go on that its players have paused; any of them may.

        Raises:
            Refused: the user does not play there, the game is not paused, or not by its players.
        """
        async with self._core.change(table, viewer) as work:
            player = player_of(work, viewer)
            paused = pause_of(work.options)
            if paused is None:
                raise Refused("not-paused", table=table)
            if paused.by != "players":
                raise Refused(f"table-paused-{paused.by}", table=table)
            await presence.sign(work, player.seat)
            await resume(work)
            await pass_on(work, work.row.waiting)
            await call_again(work, work.row.waiting, but=player.seat)
            await add_line(self._core, work, "host-resumed", who=who(player.seat))
            await _announce(work, "notice-resumed", player)


def player_of(work: UnitOfWork, viewer: Asker) -> Player:
    """Return who that user is in a running game.

    Raises:
        Refused: it does not run, or the user does not play there or no longer.
    """
    if work.row.status != "playing":
        raise Refused("not-started" if work.row.status == "lobby" else "table-over", table=work.id)
    player = work.table.player(user_of(viewer))
    if player is None:
        raise Refused("not-your-table", table=work.id)
    if player.conceded:
        raise Refused("you-conceded", table=work.id)
    return player


def voters(work: UnitOfWork) -> set[Seat]:
    """Return the seats that must agree to what concerns the whole table: those that people play."""
    return {player.seat for player in work.table.players if not (player.conceded or player.away or player.computer)}


async def poll(work: UnitOfWork, kind: str, player: Player, needed: Collection[Seat], value: str = "yes") -> Poll:
    """Count a player's consent; the first one puts the question."""
    before = {vote.seat for vote in await votes.of_kind(work.tx, work.id, kind)}
    if player.seat not in before:
        await votes.put(work.tx, votes.Vote(work.id, kind, player.seat, value, work.now))
    if before | {player.seat} >= set(needed):
        return "agreed"
    return "again" if before else "asked"


async def _refuse(work: UnitOfWork, kind: str, none: str, key: str, player: Player) -> None:
    """End a proposal because somebody is against it."""
    if await votes.clear(work.tx, work.id, kind) == 0:
        raise Refused(none)
    note(work, key, player.seat, name=player.name)


async def end(core: Core, work: UnitOfWork) -> Outcome:
    """End a table without a result."""
    playing = work.row.status == "playing"
    for kind in (CANCEL, PAUSE, UNDO, REWIND):
        await votes.clear(work.tx, work.id, kind)
    await deadlines.clear(work.tx, work.id)
    await work.update(status="cancelled", ended=work.now, waiting=(), turn=work.row.turn + 1)
    core.cache.take(work.id, work.row.version)
    work.tell("lobby")
    if playing:
        work.tell("table")
        for chair in work.chairs:
            work.tell("private", chair.number)
    return "cancelled"


def note(work: UnitOfWork, key: str, seat: Seat, argument: int | None = None, **args: Arg) -> None:
    """Ask for a short message to the table about something a seat did; `argument` is for the buttons below."""
    topic = f"{key}-{seat}-{work.row.version}-{work.now}"
    work.tell("notice", topic=topic, payload={"key": key, "args": args, "argument": argument})


async def _announce(work: UnitOfWork, key: str, player: Player) -> None:
    """Say what was agreed, and have everything that is shown of the table brought up to date."""
    note(work, key, player.seat, name=player.name)
    await work.update()
    work.tell("table")
    for seat in work.row.waiting:
        work.tell("private", seat)
