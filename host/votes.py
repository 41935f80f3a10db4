"""Questions to the whole table: to end it without a result, to pause it. What is agreed is done at once.

Only those who play count: who has given up or left the seat is not waited for.
"""

from collections.abc import Collection
from typing import Final, Literal

from db import deadlines, votes
from host import clocks, presence
from host.core import Core, Desk
from host.errors import Refused
from host.model import Asker, Player, user_of
from host.pauses import is_paused, pause, pause_of, resume
from host.remarks import remark
from rules.kernel.model import Arg, Seat, who

CANCEL: Final = "cancel"
PAUSE: Final = "pause"
UNDO: Final = "undo"
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
        async with self._core.change(table, viewer) as desk:
            player = desk.table.player(user_of(viewer))
            if desk.row.status not in {"lobby", "playing"}:
                raise Refused("table-over", table=table)
            if player is None:
                raise Refused("not-your-table", table=table)
            if desk.row.status == "lobby":
                if desk.row.owner != player.user:
                    raise Refused("only-owner-cancels")
                return await end(self._core, desk)
            await presence.sign(desk, player.seat)
            if not yes:
                await _refuse(desk, CANCEL, "no-vote-open", "notice-cancel-refused", player)
                return "kept"
            outcome = await poll(desk, CANCEL, player, voters(desk))
            if outcome == "agreed":
                return await end(self._core, desk)
            if outcome == "asked":
                note(desk, "notice-cancel-asked", player.seat, name=player.name)
            return "asked"

    async def pause(self, table: int, viewer: Asker, *, yes: bool = True) -> PauseOutcome:
        """Propose or accept that the table is paused, or say no, which ends the proposal.

        Raises:
            Refused: the game does not run, the user does not play there, or it is paused already.
        """
        async with self._core.change(table, viewer) as desk:
            player = player_of(desk, viewer)
            if is_paused(desk):
                raise Refused("already-paused", table=table)
            await presence.sign(desk, player.seat)
            if not yes:
                await _refuse(desk, PAUSE, "no-pause-asked", "notice-pause-refused", player)
                return "kept"
            outcome = await poll(desk, PAUSE, player, voters(desk))
            if outcome == "agreed":
                await votes.clear(desk.tx, desk.id, PAUSE)
                await pause(desk)
                await clocks.stop(desk)
                await remark(self._core, desk, "host-paused")
                await _announce(desk, "notice-paused", player)
                return "paused"
            if outcome == "asked":
                note(desk, "notice-pause-asked", player.seat, name=player.name)
            return "asked"

    async def resume(self, table: int, viewer: Asker) -> None:
        """Let a game go on that its players have paused; any of them may.

        Raises:
            Refused: the user does not play there, the game is not paused, or not by its players.
        """
        async with self._core.change(table, viewer) as desk:
            player = player_of(desk, viewer)
            paused = pause_of(desk.options)
            if paused is None:
                raise Refused("not-paused", table=table)
            if paused.by != "players":
                raise Refused(f"table-paused-{paused.by}", table=table)
            await presence.sign(desk, player.seat)
            await resume(desk)
            await clocks.switch(desk, desk.row.waiting)
            await remark(self._core, desk, "host-resumed", who=who(player.seat))
            await _announce(desk, "notice-resumed", player)


def player_of(desk: Desk, viewer: Asker) -> Player:
    """Return who that user is in a running game.

    Raises:
        Refused: it does not run, or the user does not play there or no longer.
    """
    if desk.row.status != "playing":
        raise Refused("not-started" if desk.row.status == "lobby" else "table-over", table=desk.id)
    player = desk.table.player(user_of(viewer))
    if player is None:
        raise Refused("not-your-table", table=desk.id)
    if player.conceded:
        raise Refused("you-conceded", table=desk.id)
    return player


def voters(desk: Desk) -> set[Seat]:
    """Return the seats that must agree to what concerns the whole table."""
    return {player.seat for player in desk.table.players if not (player.conceded or player.away)}


async def poll(desk: Desk, kind: str, player: Player, needed: Collection[Seat], value: str = "yes") -> Poll:
    """Count a player's consent; the first one puts the question."""
    before = {vote.seat for vote in await votes.of_kind(desk.tx, desk.id, kind)}
    if player.seat not in before:
        await votes.put(desk.tx, votes.Vote(desk.id, kind, player.seat, value, desk.now))
    if before | {player.seat} >= set(needed):
        return "agreed"
    return "again" if before else "asked"


async def _refuse(desk: Desk, kind: str, none: str, key: str, player: Player) -> None:
    """End a proposal because somebody is against it."""
    if await votes.clear(desk.tx, desk.id, kind) == 0:
        raise Refused(none)
    note(desk, key, player.seat, name=player.name)


async def end(core: Core, desk: Desk) -> Outcome:
    """End a table without a result."""
    playing = desk.row.status == "playing"
    for kind in (CANCEL, PAUSE, UNDO):
        await votes.clear(desk.tx, desk.id, kind)
    await deadlines.clear(desk.tx, desk.id)
    await desk.update(status="cancelled", ended=desk.now, waiting=(), turn=desk.row.turn + 1)
    core.shelf.take(desk.id, desk.row.version)
    desk.tell("lobby")
    if playing:
        desk.tell("table")
        for chair in desk.chairs:
            desk.tell("private", chair.number)
    return "cancelled"


def note(desk: Desk, key: str, seat: Seat, argument: int | None = None, **args: Arg) -> None:
    """Ask for a short message to the table about something a seat did; `argument` is for the buttons below."""
    topic = f"{key}-{seat}-{desk.row.version}-{desk.now}"
    desk.tell("notice", topic=topic, payload={"key": key, "args": args, "argument": argument})


async def _announce(desk: Desk, key: str, player: Player) -> None:
    """Say what was agreed, and have everything that is shown of the table brought up to date."""
    note(desk, key, player.seat, name=player.name)
    await desk.update()
    desk.tell("table")
    for seat in desk.row.waiting:
        desk.tell("private", seat)
