"""Answers on their way in: checked, applied, stored with everything that follows, in one transaction."""

from typing import Any

from db import answers, deadlines, seats, votes
from host import ahead, clocks, notices, presence, statistics
from host.core import AnyPlay, Core, Desk, Shelved
from host.errors import Refused
from host.model import Asker, Click, mark_of, user_of
from host.pauses import refuse_if_paused
from host.plays import load, store, take_back
from host.remarks import write_remark
from host.results import result_of
from host.seats import come_back
from host.votes import UNDO
from rules.kernel.errors import Diverged, NotAsked, NothingToUndo, NotOffered, WrongCount
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
        async with self._core.change(click.table, click.viewer) as desk:
            seat = _seat_of(desk, click.viewer)
            # A button answers once; only where it is refused it matters by which press it was answered.
            if click.number < 0 and await _was_applied(desk, click):
                return False
            try:
                shelved = await self._given(desk, click, seat)
            except Refused:
                if await _was_applied(desk, click):
                    return False
                raise
            answer_for_absent(desk, shelved.play)
            await store(
                desk,
                shelved,
                turn=desk.row.turn,
                epoch=desk.row.epoch,
                user=user_of(click.viewer),
                interaction=click.interaction,
            )
            await presence.sign(desk, seat)
            await come_back(desk, seat)
            desk.tell("private", seat, delay=OWN_PANEL_GRACE if click.number >= 0 else 0)
            await settle(desk, shelved, epoch=desk.row.epoch)
            return True

    async def _given(self, desk: Desk, click: Click, seat: Seat) -> Shelved:
        """Return the play with a click's answers; where they are refused nothing has changed."""
        refuse_if_paused(desk)
        if click.number >= 0:
            _check_button(desk, click, seat)
        shelved = await _load(self._core, desk)
        before = shelved.play.count
        try:
            _give(shelved.play, _answers(shelved.play, click, seat))
        except Refused:
            if shelved.play.count == before:
                self._core.shelf.put(desk.id, shelved)
            raise
        return shelved

    async def undo(self, table: int, viewer: Asker) -> None:
        """Take back the user's last answer.

        Raises:
            Refused: something was revealed since, another player acted, or there is nothing to take back.
        """
        async with self._core.change(table, viewer) as desk:
            seat = _seat_of(desk, viewer)
            refuse_if_paused(desk)
            try:
                shelved = await take_back(self._core, desk, seat)
            except NothingToUndo as fault:
                raise Refused("nothing-to-undo") from fault
            epoch = desk.row.epoch + 1
            await store(desk, shelved, turn=desk.row.turn, epoch=epoch)
            await presence.sign(desk, seat)
            await write_remark(desk, shelved, "host-took-back", who=who(seat))
            for other in {seat, *desk.row.waiting}:
                desk.tell("private", other)
            await settle(desk, shelved, epoch=epoch)

    async def concede(self, table: int, viewer: Asker) -> None:
        """Give up: the game ends when one player is left; with more, the seat goes on by neutral answers.

        Raises:
            Refused: the user does not play there.
        """
        async with self._core.change(table, viewer) as desk:
            seat = _seat_of(desk, viewer)
            await seats.change(desk.tx, desk.id, seat, state="conceded")
            desk.chairs = await seats.of_game(desk.tx, desk.id)
            desk.tell("private", seat)
            desk.tell(
                "notice",
                topic=f"concede-{seat}",
                payload={"key": "notice-conceded", "args": {"name": desk.table.name(seat)}},
            )
            shelved = await _load(self._core, desk)
            answer_for_absent(desk, shelved.play)
            await store(desk, shelved, turn=desk.row.turn, epoch=desk.row.epoch)
            await settle(desk, shelved, epoch=desk.row.epoch)


async def settle(desk: Desk, shelved: Shelved, *, epoch: int, **fields: Any) -> None:  # noqa: ANN401  columns
    """Write whose turn it is now, end the game if it has ended, and ask for the notices that follow."""
    play = shelved.play
    waiting = play.waiting()
    fresh = [seat for seat in waiting if seat not in desk.row.waiting]
    over = play.over or _one_left(desk)
    if over:
        waiting, fields = (
            (),
            {**fields, "status": "finished", "ended": desk.now, "result": result_of(play, _gone(desk))},
        )
        await deadlines.clear(desk.tx, desk.id)
    else:
        await _keep_time(desk, play, fresh)
    # Whatever was played or taken back ends the question whether to take something else back.
    if UNDO in desk.polls:
        await votes.clear(desk.tx, desk.id, UNDO)
    turn = desk.row.turn + (1 if fresh or over else 0)
    await desk.update(waiting=waiting, turn=turn, epoch=epoch, **fields)
    if over:
        await statistics.rate(desk)
    desk.tell("table")
    for seat in range(len(desk.chairs)) if over else fresh:
        desk.tell("private", seat)
    for seat in {decision.seat for decision in play.pending if not (over or decision.waits)} - set(waiting):
        # What stands open to them may have changed; a panel that is there follows, none is sent.
        desk.tell("private", seat, delay=OWN_PANEL_GRACE)
    if over:
        desk.tell("lobby")
    desk.shelved = shelved


async def _keep_time(desk: Desk, play: AnyPlay, fresh: list[Seat]) -> None:
    """Let clocks, reminders and orders in advance follow what is asked now."""
    await clocks.switch(desk, play.waiting())
    await notices.turn_begins(desk, fresh, play)
    await ahead.plan(desk, fresh, play)


def _seat_of(desk: Desk, viewer: Asker) -> Seat:
    if desk.row.status == "lobby":
        raise Refused("not-started", table=desk.id)
    if desk.row.status != "playing":
        raise Refused("table-over", table=desk.id)
    player = desk.table.player(user_of(viewer))
    if player is None:
        raise Refused("not-your-table", table=desk.id)
    if player.conceded:
        raise Refused("you-conceded", table=desk.id)
    return player.seat


async def _was_applied(desk: Desk, click: Click) -> bool:
    return await answers.by_interaction(desk.tx, desk.id, click.interaction) is not None


def _check_button(desk: Desk, click: Click, seat: Seat) -> None:
    if click.seat != seat:
        raise Refused("not-your-button")
    if click.epoch != desk.row.epoch:
        raise Refused("button-before-undo")


async def _load(core: Core, desk: Desk) -> Shelved:
    try:
        return await load(core, desk.tx, desk.id, desk.row.key, desk.row.version)
    except Diverged as fault:
        raise Refused("table-unreadable", table=desk.id, reason=str(fault)) from fault


def _decision(play: AnyPlay, click: Click, seat: Seat) -> Decision:
    """Return the open decision a click is for, or refuse kindly."""
    mine = play.decisions(seat)
    for decision in mine:
        named = decision.key == click.key
        pressed = play.asked_at[seat, decision.key] == click.number and click.mark in {"", mark_of(decision.key)}
        if named or pressed:
            return decision
    if click.number >= 0:
        raise Refused("already-answered")
    raise Refused("not-now" if mine else "not-your-turn")


def _answers(play: AnyPlay, click: Click, seat: Seat) -> tuple[Answer, ...]:
    """Return the answers that a click stands for, one or those of a shortcut."""
    decision = _decision(play, click, seat)
    if click.shortcut is None:
        return (Answer(seat, decision.key, _picks(decision, click)),)
    for number, shortcut in enumerate(play.game.shortcuts(play.state, decision)):
        if click.shortcut in {number, shortcut.id}:
            return shortcut.answers
    raise Refused("not-offered")


def _picks(decision: Decision, click: Click) -> tuple[str, ...]:
    """Return the option ids; buttons name options by their number."""
    ids = [option.id for option in decision.options]
    picks = []
    for pick in click.picks:
        if isinstance(pick, str):
            picks.append(pick)
        elif 0 <= pick < len(ids):
            picks.append(ids[pick])
        else:
            raise Refused("not-offered")
    return tuple(picks)


def _give(play: AnyPlay, answers: tuple[Answer, ...]) -> None:
    try:
        follow(play, answers, play.count)
    except (NotOffered, NotAsked) as fault:
        raise Refused("not-offered") from fault
    except WrongCount as fault:
        raise Refused("wrong-count", low=fault.low, high=fault.high) from fault


def answer_for_absent(desk: Desk, play: AnyPlay) -> None:
    """Answer neutrally wherever a seat is asked that has given up, unless that ends the game anyway."""
    if _one_left(desk):
        return
    gone = _gone(desk)
    for _ in range(NEUTRAL_ANSWERS_AT_MOST):
        decision = next((asked for asked in play.pending if asked.seat in gone and asked.waits), None)
        if decision is None:
            return
        play.answer(decision.seat, decision.key, neutral(decision))


def _gone(desk: Desk) -> set[Seat]:
    """Return the seats that have given up."""
    return {chair.number for chair in desk.chairs if chair.state == "conceded"}


def _one_left(desk: Desk) -> bool:
    """Say whether too many have given up to go on."""
    staying = len(desk.chairs) - len(_gone(desk))
    return staying < min(2, len(desk.chairs))
