"""Clocks, reminders, orders in advance and forgotten tables, on an invented clock."""

import pytest

from db import ahead, answers, clocks, deadlines, options, outbox
from db.outbox import Delivery
from host.errors import Refused
from host.model import Table
from host.time.calls import call_of
from host.time.idle import DEAD_AFTER, IDLE_AFTER
from host.time.preferences import DAY, HOUR
from host.turns.orders import LATEST, SOONEST
from rules.kernel.policy import neutral
from tests.host.conftest import ANN, BOB, PLACE, Room

pytestmark = pytest.mark.asyncio


async def timed(room: Room, clock: str = "quick", absence: str = "remind", game: str = "nicodemus") -> Table:
    """Return a running table with a clock."""
    table = await room.host.lobby.open(game, ANN, "Ann", PLACE, {})
    async with room.db.write() as tx:
        await options.put(tx, table.id, "clock", clock)
        await options.put(tx, table.id, "absence", absence)
    await room.host.lobby.join(table.id, BOB, "Bob")
    return await room.host.lobby.start(table.id, ANN)


async def told(room: Room) -> list[str]:
    """Return the keys of all words and notices that wait to be sent, and the reminders of just now; forget them."""
    async with room.db.write() as tx:
        due = await outbox.take_due(tx, room.clock.time + 60)
        for one in due:
            await outbox.done(tx, {one.id: one.revision})
    keys = [one.payload["key"] for one in due if one.kind in {"word", "notice"}]
    return keys + ["reminder" for one in due if one.kind == "private" and await reminds(room, one)]


async def reminds(room: Room, panel: Delivery) -> bool:
    """Return whether a private panel is a reminder that was asked for just now."""
    call = call_of((await room.host.lobby.get(panel.game or 0)).options, panel.recipient)
    return call.reminds and call.at == room.clock.time


async def pass_time(room: Room, seconds: float) -> list[str]:
    """Let time pass, minute by minute where something is due, and return what was told."""
    end = room.clock.time + seconds
    heard = await told(room)
    while True:
        due = await room.host.timekeeper.tick()
        heard += await told(room)
        if due is None or due > end:
            room.clock.time = end
            return heard
        room.clock.time = max(room.clock.time, due)


async def left(room: Room, table: int) -> dict[int, float]:
    async with room.db.read() as tx:
        return {seat: one.bank for seat, one in (await clocks.of_game(tx, table)).items()}


async def seat_on_turn(room: Room, table: int) -> int:
    return (await room.host.lobby.get(table)).waiting[0]


async def test_a_turn_costs_its_time_and_gives_the_increment_back(room: Room) -> None:
    table = await timed(room)
    seat = await seat_on_turn(room, table.id)
    await pass_time(room, 5 * HOUR)
    while await seat_on_turn(room, table.id) == seat:
        await room.answer(table.id)
    assert (await left(room, table.id))[seat] == 9 * HOUR


async def test_more_than_the_cap_is_never_saved(room: Room) -> None:
    table = await timed(room)
    seat = await seat_on_turn(room, table.id)
    while await seat_on_turn(room, table.id) == seat:
        await room.answer(table.id)
    assert (await left(room, table.id))[seat] == 12 * HOUR


async def test_before_time_is_up_there_is_a_warning_and_then_a_word(room: Room) -> None:
    table = await timed(room)
    heard = await pass_time(room, 11 * HOUR + 60)
    assert heard == ["reminder"]
    assert await pass_time(room, HOUR) == ["notice-time-up-remind"]
    assert (await room.host.lobby.get(table.id)).status == "playing"


async def test_whose_time_is_up_may_have_the_turn_played_for_them(room: Room) -> None:
    table = await timed(room, absence="neutral")
    seat = await seat_on_turn(room, table.id)
    assert "notice-time-up-neutral" in await pass_time(room, 12 * HOUR)
    assert await seat_on_turn(room, table.id) != seat
    observation = await room.observation(table.id, ANN)
    assert "host-time-up" in [one.line.text.key for one in observation.said]


async def test_a_seat_may_be_offered_to_a_substitute(room: Room) -> None:
    table = await timed(room, absence="substitute")
    seat = await seat_on_turn(room, table.id)
    assert "notice-seat-timeout" in await pass_time(room, 12 * HOUR)
    there = await room.host.lobby.get(table.id)
    assert [player.away for player in there.players] == [player.seat == seat for player in there.players]


async def test_a_vacation_stops_the_clock_and_the_reminders(room: Room) -> None:
    table = await timed(room)
    user = await room.user_on_turn(table.id)
    await room.host.notices.go_away(user, 3)
    await room.host.timekeeper.away(user)
    back = room.clock.time + 3 * DAY
    assert await pass_time(room, 3 * DAY + HOUR) == []
    there = await room.host.lobby.get(table.id)
    assert call_of(there.options, there.waiting[0]).at == back
    assert "reminder" in await pass_time(room, 10.5 * HOUR)


async def test_without_a_clock_time_is_never_up(room: Room) -> None:
    table = await room.playing()
    heard = await pass_time(room, 20 * DAY)
    assert set(heard) == {"reminder"}
    assert await left(room, table.id) == {}


async def test_reminders_come_at_the_players_own_interval_and_end_with_the_turn(room: Room) -> None:
    table = await room.playing()
    user = await room.user_on_turn(table.id)
    for other in (ANN, BOB):
        await room.host.notices.prefer(other, "remind", "4")
    seat = await seat_on_turn(room, table.id)
    while await seat_on_turn(room, table.id) == seat:
        await room.answer(table.id)
    assert await pass_time(room, 9 * HOUR) == ["reminder"] * 2
    assert await room.user_on_turn(table.id) != user
    await room.host.notices.mute(table.id, await room.user_on_turn(table.id))
    assert await pass_time(room, 9 * HOUR) == []


async def test_a_forgotten_table_is_asked_after_and_then_cancelled(room: Room) -> None:
    table = await room.playing()
    heard = await pass_time(room, IDLE_AFTER + HOUR)
    assert "notice-asleep" in heard
    assert "notice-dead" in await pass_time(room, DEAD_AFTER + HOUR)
    assert (await room.host.lobby.get(table.id)).status == "cancelled"
    async with room.db.read() as tx:
        assert await deadlines.of_game(tx, table.id) == ()


async def test_a_word_keeps_a_forgotten_table(room: Room) -> None:
    table = await room.playing()
    await pass_time(room, IDLE_AFTER + HOUR)
    with pytest.raises(Refused, match="not-your-table"):
        await room.host.timekeeper.keep(table.id, 99)
    await room.host.timekeeper.keep(table.id, ANN)
    assert "notice-dead" not in await pass_time(room, DEAD_AFTER + HOUR)
    assert (await room.host.lobby.get(table.id)).status == "playing"


async def test_a_restart_loses_no_deadline(room: Room) -> None:
    await timed(room)
    again = room.again()
    assert "reminder" in await pass_time(again, 11 * HOUR + 60)


async def planned(room: Room, table: int) -> tuple[int, str, str]:
    """Let the player who is not on turn plan an answer; return their seat, the decision and the pick."""
    waiting = await room.user_on_turn(table)
    user = ANN if waiting == BOB else BOB
    plan = await room.host.plans.of(table, user)
    decision = plan.decisions[-1]
    pick = decision.options[-1].id
    await room.host.plans.order(table, user, decision.key, pick)
    return plan.seat, decision.key, pick


async def test_an_order_is_carried_out_a_little_after_the_question_comes_up(room: Room) -> None:
    table = await room.playing()
    seat, key, pick = await planned(room, table.id)
    while await seat_on_turn(room, table.id) != seat:
        await room.answer(table.id)
    async with room.db.read() as tx:
        before = await answers.count_live(tx, table.id)
    await pass_time(room, LATEST)
    async with room.db.read() as tx:
        assert await ahead.of_seat(tx, table.id, seat) == {}
        first = (await answers.live(tx, table.id))[before]
    assert (first.seat, first.key, first.picks) == (seat, key, (pick,))


async def test_an_order_that_is_not_possible_any_more_is_dropped_with_a_word(room: Room) -> None:
    table = await room.playing()
    seat, key, _ = await planned(room, table.id)
    async with room.db.write() as tx:
        await ahead.put(tx, table.id, seat, key, ("what is not there",), room.clock.time)
    while await seat_on_turn(room, table.id) != seat:
        await room.answer(table.id)
    assert "notice-ahead-void" in await pass_time(room, LATEST)
    assert await seat_on_turn(room, table.id) == seat


async def test_whoever_is_on_turn_or_does_not_play_plans_nothing(room: Room) -> None:
    table = await room.playing()
    with pytest.raises(Refused, match="plan-on-turn"):
        await room.host.plans.of(table.id, await room.user_on_turn(table.id))
    with pytest.raises(Refused, match="not-your-table"):
        await room.host.plans.of(table.id, 99)


async def test_a_plan_is_shown_to_nobody_else(room: Room) -> None:
    table = await room.playing()
    seat, _, _ = await planned(room, table.id)
    for audience in (None, 1 - seat):
        observation = await room.host.observations.of(table.id, audience)
        assert set(observation.table.options) <= {"called", "seal", "commitment", "code"}
        assert not [one for one in observation.said if "ahead" in one.line.text.key]


async def test_what_is_foreseen_can_be_answered_neutrally_too(room: Room) -> None:
    table = await room.playing()
    user = ANN if await room.user_on_turn(table.id) == BOB else BOB
    plan = await room.host.plans.of(table.id, user)
    for decision in plan.decisions:
        assert len(neutral(decision)) == decision.low


async def test_reminders_outlast_a_pause(room: Room) -> None:
    table = await room.playing()
    for user in (ANN, BOB):
        await room.host.votes.pause(table.id, user)
    assert "reminder" not in await pass_time(room, 3 * DAY)
    await room.host.votes.resume(table.id, ANN)
    assert "reminder" not in await pass_time(room, DAY - HOUR)
    assert "reminder" in await pass_time(room, 2 * HOUR)


async def test_how_long_an_order_waits_follows_from_what_nobody_knows(room: Room) -> None:
    waits = set()
    for _ in range(6):
        table = await room.playing()
        seat, _, _ = await planned(room, table.id)
        while await seat_on_turn(room, table.id) != seat:
            await room.answer(table.id)
        async with room.db.read() as tx:
            due = next(one.due for one in await deadlines.of_game(tx, table.id) if one.kind == "ahead")
        waits.add(due - room.clock.time)
    assert len(waits) > 1
    assert all(SOONEST <= wait <= LATEST for wait in waits)
