"""Ending a table before its time: the owner closes a lobby, a running game is cancelled when everyone agrees."""

from typing import Literal

from db import votes
from host.core import Core, Desk
from host.errors import Refused
from host.model import Player

CANCEL = "cancel"
Outcome = Literal["cancelled", "asked", "kept"]


class Votes:
    """Questions to the whole table."""

    def __init__(self, core: Core) -> None:
        """Take what the host's rooms share."""
        self._core = core

    async def cancel(self, table: int, user: int, *, yes: bool = True) -> Outcome:
        """Propose or accept that the table is cancelled, or say no, which ends the proposal.

        Raises:
            Refused: the table is over, the user does not sit there, or a lobby is not theirs to close.
        """
        async with self._core.change(table) as desk:
            player = desk.table.player(user)
            if desk.row.status not in {"lobby", "playing"}:
                raise Refused("table-over", table=table)
            if player is None:
                raise Refused("not-your-table", table=table)
            if desk.row.status == "lobby":
                if desk.row.owner != user:
                    raise Refused("only-owner-cancels")
                return await _end(self._core, desk)
            return await self._vote(desk, player, yes=yes)

    async def _vote(self, desk: Desk, player: Player, *, yes: bool) -> Outcome:
        before = await votes.of_kind(desk.tx, desk.id, CANCEL)
        if not yes:
            if await votes.clear(desk.tx, desk.id, CANCEL) == 0:
                raise Refused("no-vote-open")
            _note(desk, "notice-cancel-refused", player)
            return "kept"
        await votes.put(desk.tx, votes.Vote(desk.id, CANCEL, player.seat, "yes", desk.now))
        agreed = {vote.seat for vote in before} | {player.seat}
        if agreed >= {other.seat for other in desk.table.players if not other.conceded}:
            return await _end(self._core, desk)
        if player.seat not in {vote.seat for vote in before}:
            _note(desk, "notice-cancel-asked", player)
        return "asked"


async def _end(core: Core, desk: Desk) -> Outcome:
    playing = desk.row.status == "playing"
    await votes.clear(desk.tx, desk.id, CANCEL)
    await desk.update(status="cancelled", ended=desk.now, waiting=(), turn=desk.row.turn + 1)
    core.shelf.take(desk.id, desk.row.version)
    desk.tell("lobby")
    if playing:
        desk.tell("table")
        for chair in desk.chairs:
            desk.tell("private", chair.number)
    return "cancelled"


def _note(desk: Desk, key: str, player: Player) -> None:
    topic = f"{key}-{player.seat}-{desk.row.version}-{desk.now}"
    desk.tell("notice", topic=topic, payload={"key": key, "args": {"name": player.name}})
