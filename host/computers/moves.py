"""Computers' turns: a deadline is taken up, what the seat may know goes to whoever thinks, the answers come back.

While somebody thinks, the table is free. The deadline stays, put off for a while, so that whatever happens to this
process the computer moves; it goes together with the answers. What no longer fits is dropped and thought about anew.

The answers come after a pause, drawn before anybody thinks and from the table's secret, and thinking is done in it: how
fast they come tells nothing.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Collection, Sequence
from hashlib import sha256
from typing import Final, Protocol

from msgspec import Struct
from msgspec.structs import replace

from agents.sight import Sight, sight_of
from db import deadlines, games
from db.deadlines import Deadline
from host.computers.names import character_of, is_computer
from host.computers.rows import COMPUTER, plan
from host.core import Core
from host.errors import Refused, Unwritable
from host.time.clocks import is_paused
from host.turns.answering import answer_for_absent, settle
from host.turns.loglines import write_line
from host.turns.plays import load, store
from host.work import AnyPlay, UnitOfWork
from rules.kernel.errors import Diverged, Refusal
from rules.kernel.model import Answer, Decision, Seat, who
from rules.kernel.offers import leaves_no_choice, offer_hash
from rules.kernel.policy import neutral

log = logging.getLogger(__name__)

SOONEST, LATEST = 2000, 6000
"""Milliseconds between a question and the computer's answer: enough for people to see what happens."""
LEASE: Final = 30.0
"""Seconds after which a deadline that was taken up is looked at again: nobody may be thinking any more."""
ANSWERS_AT_MOST: Final = 100
"""Answers that a computer gives at once; after so many the table sees them, and it goes on."""
FALTERED: Final = "host-computer-neutral"


class Thinker(Protocol):
    """Whoever thinks: it is given nothing but what a seat may know."""

    async def think(self, sight: Sight, level: str, people: Collection[int]) -> Answer | None:
        """Return what a computer of that level answers at the table of those people; None if nothing came of it."""
        ...

    async def close(self) -> None:
        """Stop thinking."""
        ...


class _Given(Struct, frozen=True):
    """An answer, and the hash of what was offered when it was thought of."""

    answer: Answer
    offer: str


class _Turn(Struct, frozen=True):
    """A computer's turn: what its deadline is, the table as it was, and a copy of the play to think ahead in.

    `asked` is since which answer the question that begins it has been open; `secret` is what chance follows from.
    """

    deadline: int
    table: int
    people: tuple[int, ...]
    seat: Seat
    level: str
    character: str
    epoch: int
    asked: int
    secret: str
    play: AnyPlay

    def seed(self) -> int:
        """Return what the thinking's chance follows from now; it tells nothing of the game's own seed."""
        return self._number("thought")

    def pause(self) -> float:
        """Return how many seconds there are to be between the question and the answer."""
        return (SOONEST + self._number(f"pause:{self.epoch}") % (LATEST - SOONEST + 1)) / 1000

    def _number(self, what: str) -> int:
        """Return a number from 0 to 2**64 - 1 from which the secret cannot be told."""
        return int.from_bytes(sha256(f"{what}:{self.secret}:{self.play.count}:{self.seat}".encode()).digest()[:8])


class Moves:
    """Lets computers move when they are to."""

    def __init__(self, core: Core, thinker: Thinker, rest: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
        """Take what the host's rooms share, who thinks, and how to let seconds pass."""
        self._core = core
        self._thinker = thinker
        self._rest = rest
        self._thinking: dict[tuple[int, int], asyncio.Task[None]] = {}
        """By table and deadline: a seat's next turn may have come before its last one is quite done with."""
        core.taken_back = self._drop

    async def begin_again(self) -> bool:
        """Let what another run of the bot had taken up be taken up at once, where no other process may be at it."""
        if self._core.process is None:
            async with self._core.db.write() as tx:
                await deadlines.hasten(tx, COMPUTER, self._core.now())
        return True

    async def take_up(self, deadline: Deadline) -> None:
        """Begin to think about a turn whose time has come.

        Raises:
            Refused, Diverged: the table is gone, or cannot be read.
        """
        async with self._core.tend(deadline.game) as work:
            turn = await self._begin(work, deadline)
        if turn is not None:
            task = asyncio.create_task(self._move_safely(turn))
            self._thinking[turn.table, turn.deadline] = task
            task.add_done_callback(lambda _: self._thinking.pop((turn.table, turn.deadline), None))

    async def idle(self) -> None:
        """Wait until all that was taken up is done."""
        while self._thinking:
            await asyncio.wait(self._thinking.values())  # unlike `gather`, yields even if all of them are done

    async def close(self) -> None:
        """Stop; what was taken up is taken up again after the next start."""
        tasks = list(self._thinking.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await self._thinker.close()

    def _drop(self, table: int) -> None:
        """Stop thinking about the turns of a table at which something was taken back: they have new deadlines."""
        for (thinking_at, _), task in self._thinking.items():
            if thinking_at == table:
                task.cancel()

    async def _begin(self, work: UnitOfWork, deadline: Deadline) -> _Turn | None:
        """Return the turn of a deadline and put that off; one that means nothing any more goes."""
        chair = next((chair for chair in work.chairs if chair.number == deadline.seat), None)
        waited_for = work.row.status == "playing" and deadline.seat in work.row.waiting
        if chair is None or chair.computer is None or not waited_for or is_paused(work):
            await deadlines.remove(work.tx, deadline.id)
            return None
        put_off = await deadlines.put_off(work.tx, deadline.id, work.now + LEASE)
        if not put_off or (work.id, deadline.id) in self._thinking:
            return None
        work.cached = await load(self._core, work.tx, work.id, work.row.key, work.row.version)
        decision = _asked(work.cached.play, chair.number)
        if decision is None:
            raise Diverged(f"seat {chair.number} of table {work.id} is not asked what it is waited for")
        return _Turn(
            deadline=deadline.id,
            table=work.id,
            people=tuple([one.user for one in work.chairs if not is_computer(one.user)]),
            seat=chair.number,
            level=chair.computer,
            character=character_of(chair.user),
            epoch=work.row.epoch,
            asked=work.cached.play.asked_at[chair.number, decision.key],
            secret=str(await games.seed_of(work.tx, work.id)),
            play=work.cached.play.fork(),
        )

    async def _move_safely(self, turn: _Turn) -> None:
        try:
            (given, faltered), _ = await asyncio.gather(self._think(turn), self._rest(turn.pause()))
            await self._answer(turn, given, faltered=faltered)
        except Unwritable:
            pass  # the database has told the log, and the deadline comes again
        except (Refused, Diverged) as fault:
            log.warning("the computer's turn at table %s is put off: %s", turn.table, fault)
        except Exception:
            log.exception("the computer's turn at table %s failed", turn.table)

    async def _think(self, turn: _Turn) -> tuple[Sequence[_Given], bool]:
        """Return the answers of a turn, and whether the thinking failed, so that the rest of them are neutral."""
        given: list[_Given] = []
        faltered = False
        while len(given) < ANSWERS_AT_MOST:
            decision = _asked(turn.play, turn.seat)
            if decision is None:
                break
            one = None if faltered else await self._thought(turn, decision)
            faltered = faltered or one is None
            given.append(one or _answered(turn.play, Answer(turn.seat, decision.key, neutral(decision))))
        return given, faltered

    async def _thought(self, turn: _Turn, decision: Decision) -> _Given | None:
        """Return a thought-out answer, given in the copy; None where nothing came of it."""
        if leaves_no_choice(decision):
            return _answered(turn.play, Answer(turn.seat, decision.key, tuple([one.id for one in decision.options])))
        try:
            # Most take a millisecond; where many worlds must be dealt until one fits, clicks go on meanwhile.
            sight = await asyncio.to_thread(sight_of, turn.play, turn.seat, decision.key, turn.seed())
            given = None if sight is None else replace(sight, character=turn.character)
            answer = None if given is None else await self._thinker.think(given, turn.level, turn.people)
            return None if answer is None else _answered(turn.play, answer)
        except Refusal as fault:
            log.warning("a computer at table %s answered what was not asked: %s", turn.table, fault)
        except Exception:  # whatever is wrong with the thinking, the game goes on
            log.exception("a computer at table %s cannot think", turn.table)
        return None

    async def _answer(self, turn: _Turn, given: Sequence[_Given], *, faltered: bool) -> None:
        """Give the answers of a turn, as far as they are still asked for; with them its deadline goes."""
        async with self._core.tend(turn.table) as work:
            if not await deadlines.remove(work.tx, turn.deadline):
                return  # somebody has taken the seat, or another process the turn
            if work.row.status != "playing" or is_paused(work):
                return
            work.cached = cached = await load(self._core, work.tx, work.id, work.row.key, work.row.version)
            if not _is_open(turn, work, cached.play) or not _give(cached.play, given):
                await plan(work, work.row.waiting)
                return
            answer_for_absent(work, cached.play)
            await store(work, cached, turn=work.row.turn, epoch=work.row.epoch)
            if faltered:
                await write_line(work, cached, FALTERED, who=who(turn.seat))
            await settle(work, cached, epoch=work.row.epoch)


def _asked(play: AnyPlay, seat: Seat) -> Decision | None:
    """Return the first question that a seat is waited for with, or None."""
    return next((one for one in play.decisions(seat) if one.waits), None)


def _answered(play: AnyPlay, answer: Answer) -> _Given:
    """Give an answer in a play and return it with what was offered.

    Raises:
        Refusal: that is not asked, or not on offer.
    """
    offers = [offer_hash(one) for one in play.decisions(answer.seat) if one.key == answer.key]
    play.answer(answer.seat, answer.key, answer.picks)
    return _Given(answer, offers[0])


def _is_open(turn: _Turn, work: UnitOfWork, play: AnyPlay) -> bool:
    """Say whether a turn is still what it was: nothing was taken back, and its question is open as it was."""
    decision = _asked(play, turn.seat)
    is_played = any(chair.number == turn.seat and chair.computer == turn.level for chair in work.chairs)
    same = decision is not None and play.asked_at[turn.seat, decision.key] == turn.asked
    return work.row.epoch == turn.epoch and is_played and same


def _give(play: AnyPlay, given: Sequence[_Given]) -> int:
    """Give answers as long as the same is offered as when they were thought of; return how many."""
    for number, one in enumerate(given):
        seat, key = one.answer.seat, one.answer.key
        if not any(asked.key == key and offer_hash(asked) == one.offer for asked in play.decisions(seat)):
            return number
        play.answer(seat, key, one.answer.picks)
    return len(given)
