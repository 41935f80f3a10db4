"""Taking back across a turn: by consent of everybody it concerns. What is free to take back: `host.turns.answering`.

Concerned are the people whose seats have answered since, or all of them once the asker has learned something hidden.
People who are away, or whose seats are free, have not agreed: the proposal waits for them. Computers have no say where
they sit as players. A proposal ends with the next answer, whoever gives it, and when somebody is against it.
"""

from typing import Literal

from msgspec import Struct

from db import answers, votes
from db.answers import Answer
from host.core import Core
from host.errors import Refused
from host.model import Asker, Player
from host.tables.votes import UNDO, note, player_of, poll
from host.time import presence
from host.time.clocks import refuse_if_paused
from host.turns.answering import answer_for_absent, settle
from host.turns.loglines import write_line
from host.turns.plays import entry_of, go_back, store
from host.work import UnitOfWork
from rules.kernel.errors import Diverged, NothingToUndo
from rules.kernel.model import Seat, who
from rules.kernel.play import tells

UndoOutcome = Literal["undone", "asked", "kept"]


class Proposal(Struct, frozen=True):
    """What a seat could take back with the others' consent.

    Attributes:
        number: The number of the seat's last answer; names the proposal.
        ordinal: How many answers stand before it.
        asked: The other seats that must agree.
        revealed: Whether the seat has learned something hidden since.
    """

    number: int
    ordinal: int
    asked: tuple[Seat, ...]
    revealed: bool


class Undoing:
    """Proposals to take something back."""

    def __init__(self, core: Core) -> None:
        """Take what the host's rooms share."""
        self._core = core

    async def offer(self, table: int, viewer: Asker) -> Proposal | None:
        """Return what that user could ask to take back, or None when there is nothing.

        Raises:
            Refused: the game does not run or is paused, or the user does not play there.
        """
        async with self._core.change(table, viewer) as work:
            player = player_of(work, viewer)
            refuse_if_paused(work)
            return await _proposal(work, player.seat)

    async def ask(self, table: int, viewer: Asker, number: int) -> UndoOutcome:
        """Propose to take back one's last answer; done at once when it concerns nobody else.

        Raises:
            Refused: the game does not run or is paused, the user does not play there, or more has been played since.
        """
        async with self._core.change(table, viewer) as work:
            player = player_of(work, viewer)
            refuse_if_paused(work)
            proposal = await _proposal(work, player.seat)
            if proposal is None or proposal.number != number:
                raise Refused("undo-too-late")
            await presence.sign(work, player.seat)
            if await self._open(work) is not None:
                await votes.clear(work.tx, table, UNDO)
            if not proposal.asked:
                await self._take_back(work, player.seat, proposal, by=player.seat)
                return "undone"
            await poll(work, UNDO, player, (), value=f"{number}")
            key = "notice-undo-asked-all" if proposal.revealed else "notice-undo-asked"
            names = ", ".join(work.table.name(seat) for seat in proposal.asked)
            note(work, key, player.seat, number, name=player.name, who=names)
            return "asked"

    async def vote(self, table: int, viewer: Asker, number: int, *, yes: bool) -> UndoOutcome:
        """Agree to a proposal or be against it, which ends it; done as soon as all whom it concerns agree.

        Raises:
            Refused: there is no such proposal any more, the user does not play there, or is not asked.
        """
        async with self._core.change(table, viewer) as work:
            player = player_of(work, viewer)
            refuse_if_paused(work)
            asker = await self._open(work)
            proposal = None if asker is None else await _proposal(work, asker)
            if asker is None or proposal is None or proposal.number != number:
                raise Refused("no-undo-asked")
            await presence.sign(work, player.seat)
            if not yes:
                await self._refuse(work, player, proposal, asker)
                return "kept"
            if player.seat not in proposal.asked:
                raise Refused("undo-not-yours")
            if await poll(work, UNDO, player, {*proposal.asked, asker}) == "agreed":
                await self._take_back(work, asker, proposal)
                return "undone"
            return "asked"

    @staticmethod
    async def _refuse(work: UnitOfWork, player: Player, proposal: Proposal, asker: Seat) -> None:
        if player.seat not in {*proposal.asked, asker}:
            raise Refused("undo-not-yours")
        await votes.clear(work.tx, work.id, UNDO)
        note(work, "notice-undo-refused", player.seat, name=player.name)

    @staticmethod
    async def _open(work: UnitOfWork) -> Seat | None:
        """Return whose proposal is open, or None."""
        given = await votes.of_kind(work.tx, work.id, UNDO)
        return next((vote.seat for vote in given if vote.value != "yes"), None)

    async def _take_back(self, work: UnitOfWork, seat: Seat, proposal: Proposal, by: Seat | None = None) -> None:
        try:
            cached = await go_back(self._core, work, proposal.ordinal)
        except (NothingToUndo, Diverged) as fault:
            raise Refused("table-unreadable", table=work.id, reason=str(fault)) from fault
        epoch = work.row.epoch + 1
        answer_for_absent(work, cached.play)
        await store(work, cached, turn=work.row.turn, epoch=epoch)
        agreed = [who(other) for other in proposal.asked]
        await write_line(work, cached, "host-undone", who=who(seat), agreed=agreed, number=len(agreed))
        for chair in work.chairs:
            work.tell("private", chair.number)
        note(work, "notice-undone" if agreed else "notice-undone-alone", seat, name=work.table.name(seat))
        await settle(work, cached, epoch=epoch, by=by)


async def _proposal(work: UnitOfWork, seat: Seat) -> Proposal | None:
    """Return what it takes to go back to before a seat's last free answer, or None when it has given none."""
    given = await answers.live(work.tx, work.id)
    ordinal = next((place for place in range(len(given) - 1, -1, -1) if _is_free(given[place], seat)), None)
    if ordinal is None:
        return None
    since = given[ordinal:]
    revealed = any(tells(entry_of(answer), seat) for answer in since)
    concerned = {player.seat for player in work.table.players if not (player.conceded or player.is_computer)}
    if not revealed:
        concerned &= {answer.seat for answer in since if not answer.auto}
    return Proposal(given[ordinal].number, ordinal, tuple(sorted(concerned - {seat})), revealed)


def _is_free(answer: Answer, seat: Seat) -> bool:
    return answer.seat == seat and not answer.auto
