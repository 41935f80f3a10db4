"""Answers on their way in: checked, applied, stored with everything that follows, in one transaction."""

from typing import Any

from db import answers, deadlines, seats, votes
from host.computers.names import is_computer
from host.core import Core
from host.errors import Refused
from host.model import Asker, Click, Table, Viewer, mark_of, user_of
from host.past import statistics
from host.past.results import result_of
from host.tables.naming import follow_name
from host.tables.seats import come_back
from host.tables.votes import UNDO
from host.time import calls, notices, presence
from host.time.clocks import refuse_if_paused
from host.time.passing import pass_on
from host.turns import coaching, orders
from host.turns.coaching import Place
from host.turns.loglines import write_line
from host.turns.plays import load, store, take_back
from host.turns.refusals import no_longer, not_asked, not_offered
from host.work import AnyPlay, CachedPlay, UnitOfWork
from rules.kernel.errors import Diverged, NothingToUndo, WrongCount
from rules.kernel.model import Answer, Decision, Seat, who
from rules.kernel.policy import neutral
from rules.kernel.record import follow

OWN_PANEL_GRACE = 2.0
"""Seconds in which whoever pressed a button on a panel brings that panel up to date themselves."""
NEUTRAL_ANSWERS_AT_MOST = 10_000


class Turns:
    """What players do while a game runs."""

    def __init__(self, core: Core) -> None:
        """Take what the host's rooms share."""
        self._core = core

    async def answer(self, click: Click) -> bool:
        """Apply an answer; False when this very interaction had been applied before.

        Raises:
            Refused: it is not that user's to give, not open any more, or not on offer. Nothing has changed.
        """
        async with self._core.change(click.table, click.viewer) as work:
            seat = _seat_of(work, click.viewer)
            # A button answers once; only where it is refused it matters by which press it was answered.
            if click.number < 0 and await _was_applied(work, click):
                return False
            try:
                cached = await self._given(work, click, seat)
            except Refused:
                if await _was_applied(work, click):
                    return False
                raise
            answer_for_absent(work, cached.play)
            await coaching.reply(work, cached.play)
            await store(
                work,
                cached,
                turn=work.row.turn,
                epoch=work.row.epoch,
                user=user_of(click.viewer),
                interaction=click.interaction,
            )
            await presence.sign(work, seat)
            await come_back(work, seat)
            if seat not in cached.play.waiting() and isinstance(click.viewer, Viewer):
                await follow_name(work, click.viewer, seat)
            work.tell("private", seat, delay=OWN_PANEL_GRACE if click.number >= 0 else 0)
            await settle(work, cached, epoch=work.row.epoch)
            return True

    async def _given(self, work: UnitOfWork, click: Click, seat: Seat) -> CachedPlay:
        """Return the play with a click's answers; where they are refused nothing has changed."""
        refuse_if_paused(work)
        if click.number >= 0:
            _check_button(work, click, seat)
        cached = await _load(self._core, work)
        before = cached.play.count
        try:
            place = await coaching.place_of(work.tx, work.id, work.row.key, work.options, cached.play)
            given = _answers(work.table, cached.play, click, seat, place)
            coaching.refuse_otherwise(place, given)
            _give(cached.play, given)
        except Refused:
            if cached.play.count == before:
                self._core.cache.put(work.id, cached)
            raise
        return cached

    async def undo(self, table: int, viewer: Asker) -> None:
        """Take back the user's last answer.

        Raises:
            Refused: something was revealed since, another player acted, or there is nothing to take back.
        """
        async with self._core.change(table, viewer) as work:
            seat = _seat_of(work, viewer)
            refuse_if_paused(work)
            try:
                cached = await take_back(self._core, work, seat)
            except NothingToUndo as fault:
                raise Refused("nothing-to-undo") from fault
            epoch = work.row.epoch + 1
            await store(work, cached, turn=work.row.turn, epoch=epoch)
            await presence.sign(work, seat)
            await write_line(work, cached, "host-took-back", who=who(seat))
            for other in {seat, *work.row.waiting}:
                work.tell("private", other)
            await settle(work, cached, epoch=epoch, by=seat)

    async def concede(self, table: int, viewer: Asker) -> None:
        """Give up: the game ends when one player is left; with more, the seat goes on by neutral answers.

        Raises:
            Refused: the user does not play there.
        """
        async with self._core.change(table, viewer) as work:
            seat = _seat_of(work, viewer)
            await seats.change(work.tx, work.id, seat, state="conceded")
            work.chairs = await seats.of_game(work.tx, work.id)
            work.tell("private", seat)
            work.tell(
                "notice",
                topic=f"concede-{seat}",
                payload={"key": "notice-conceded", "args": {"name": work.table.name(seat)}},
            )
            cached = await _load(self._core, work)
            answer_for_absent(work, cached.play)
            await store(work, cached, turn=work.row.turn, epoch=work.row.epoch)
            await settle(work, cached, epoch=work.row.epoch)


async def settle(
    work: UnitOfWork,
    cached: CachedPlay,
    *,
    epoch: int,
    by: Seat | None = None,
    **fields: Any,  # noqa: ANN401  columns
) -> None:
    """Write whose turn it is now, end the game if it has ended, and ask for the notices that follow.

    `by` is the seat that took something back by itself, where that is why.
    """
    # Whatever was played or taken back ends the question whether to take something else back.
    if UNDO in work.polls:
        await votes.clear(work.tx, work.id, UNDO)
    if cached.play.over or _one_left(work):
        await _end(work, cached.play, epoch=epoch, **fields)
    else:
        await _go_on(work, cached.play, epoch, by, **fields)
    work.cached = cached


async def _go_on(work: UnitOfWork, play: AnyPlay, epoch: int, by: Seat | None, **fields: Any) -> None:  # noqa: ANN401  columns
    waiting = play.waiting()
    fresh = [seat for seat in waiting if seat not in work.row.waiting]
    await _keep_time(work, play, fresh)
    # What computers do is told in the panel of the turn before them, so that each turn's panel is for a person.
    played = {chair.number for chair in work.chairs if chair.computer}
    turn = work.row.turn + (1 if set(fresh) - played or not work.row.turn else 0)
    await calls.follow(work, waiting, back=epoch > work.row.epoch, by=by)
    await work.update(waiting=waiting, turn=turn, epoch=epoch, **fields)
    work.tell("table")
    for seat in fresh:
        work.tell("private", seat)
    for seat in {decision.seat for decision in play.pending if not decision.waits} - set(waiting):
        # What stands open to them may have changed; a panel that is there follows, none is sent.
        work.tell("private", seat, delay=OWN_PANEL_GRACE)


async def _end(work: UnitOfWork, play: AnyPlay, **fields: Any) -> None:  # noqa: ANN401  columns
    result = result_of(play, _gone(work))
    await deadlines.clear(work.tx, work.id)
    await calls.again(work, range(len(work.chairs)))
    await work.update(**fields, waiting=(), turn=work.row.turn + 1, status="finished", ended=work.now, result=result)
    await statistics.rate(work)
    work.tell("table")
    for seat in range(len(work.chairs)):
        work.tell("private", seat)
    work.tell("lobby")


async def _keep_time(work: UnitOfWork, play: AnyPlay, fresh: list[Seat]) -> None:
    """Let clocks, computers, reminders and orders in advance follow what is asked now."""
    if await pass_on(work, play.waiting()):
        work.tell("lobby")
    await notices.turn_begins(work, fresh, play)
    await orders.plan(work, fresh, play)


def _seat_of(work: UnitOfWork, viewer: Asker) -> Seat:
    if work.row.status == "lobby":
        raise Refused("not-started", table=work.id)
    if work.row.status != "playing":
        raise Refused("table-over", table=work.id)
    player = work.table.player(user_of(viewer))
    if player is None:
        raise Refused("not-your-table", table=work.id)
    if player.conceded:
        raise Refused("you-conceded", table=work.id)
    return player.seat


async def _was_applied(work: UnitOfWork, click: Click) -> bool:
    return await answers.by_interaction(work.tx, work.id, click.interaction) is not None


def _check_button(work: UnitOfWork, click: Click, seat: Seat) -> None:
    if click.seat != seat:
        raise Refused("not-your-button")
    if click.epoch != work.row.epoch:
        raise Refused("button-before-undo")


async def _load(core: Core, work: UnitOfWork) -> CachedPlay:
    try:
        return await load(core, work.tx, work.id, work.row.key, work.row.version)
    except Diverged as fault:
        raise Refused("table-unreadable", table=work.id, reason=str(fault)) from fault


def _decision(play: AnyPlay, click: Click, seat: Seat) -> Decision | None:
    """Return the open decision a click is for."""
    for decision in play.decisions(seat):
        named = decision.key == click.key
        pressed = play.asked_at[seat, decision.key] == click.number and click.mark in {"", mark_of(decision.key)}
        if named or pressed:
            return decision
    return None


def _answers(table: Table, play: AnyPlay, click: Click, seat: Seat, place: Place | None = None) -> tuple[Answer, ...]:
    """Return the answers that a click stands for, one or those of a shortcut; `place` is where a learner is."""
    decision = _decision(play, click, seat)
    if decision is None:
        raise Refused("already-answered") if click.number >= 0 else not_asked(table, seat, play.decisions(seat))
    if click.shortcut is None:
        shown = coaching.asked_at(place, decision)
        return (Answer(seat, decision.key, _picks(table, play, decision, shown, click)),)
    for number, shortcut in enumerate(play.game.shortcuts(play.state, decision)):
        if click.shortcut in {number, shortcut.id}:
            return shortcut.answers
    raise no_longer(table, decision)


def _picks(table: Table, play: AnyPlay, decision: Decision, shown: Decision, click: Click) -> tuple[str, ...]:
    """Return the option ids, which are on offer; buttons name options by their number in the decision as shown."""
    ids = [option.id for option in decision.options]
    numbered = {number: option.id for number, option in enumerate(shown.options)}
    picks = []
    for pick in click.picks:
        named = pick if isinstance(pick, str) else numbered.get(pick, str(pick))
        if named not in ids:
            asked, game = play.decisions(decision.seat), play.game
            raise not_offered(table, decision, named, asked, game.absent(decision), game.info.moves_of(named))
        picks.append(named)
    return tuple(picks)


def _give(play: AnyPlay, answers: tuple[Answer, ...]) -> None:
    try:
        follow(play, answers, play.count)
    except WrongCount as fault:
        raise Refused("wrong-count", low=fault.low, high=fault.high) from fault


def answer_for_absent(work: UnitOfWork, play: AnyPlay) -> None:
    """Answer neutrally wherever a seat is asked that has given up, unless that ends the game anyway."""
    if _one_left(work):
        return
    gone = _gone(work)
    for _ in range(NEUTRAL_ANSWERS_AT_MOST):
        decision = next((asked for asked in play.pending if asked.seat in gone and asked.waits), None)
        if decision is None:
            return
        play.answer(decision.seat, decision.key, neutral(decision))


def _gone(work: UnitOfWork) -> set[Seat]:
    """Return the seats that have given up."""
    return {chair.number for chair in work.chairs if chair.state == "conceded"}


def _one_left(work: UnitOfWork) -> bool:
    """Say whether too many have given up to go on: one is left, or only computers are."""
    staying = [chair for chair in work.chairs if chair.number not in _gone(work)]
    return len(staying) < min(2, len(work.chairs)) or all(is_computer(chair.user) for chair in staying)
