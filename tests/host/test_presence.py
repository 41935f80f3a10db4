"""Who counts as there: what people do by hand; what is done for them keeps neither a table nor a seat alive."""

import pytest

from db import answers
from host.errors import Refused
from host.model import Table
from host.time.idle import DEAD_AFTER, IDLE_AFTER
from host.time.preferences import DAY, HOUR
from tests.host.conftest import ANN, BOB, CID, PLACE, Room
from tests.host.test_time import pass_time, planned, seat_on_turn, timed

pytestmark = pytest.mark.asyncio

ALL_SIX_TIMES_OUT = 2 * (12 + 2 + 2) * HOUR


async def three_at_a_table(room: Room) -> Table:
    options = {"clock": "quick", "absence": "neutral"}
    table = await room.host.lobby.open("imaginarium", ANN, "Ann", PLACE, {}, 3, options_=options)
    for user, name in ((BOB, "Bob"), (CID, "Cid")):
        await room.host.lobby.join(table.id, user, name, code=table.options["code"])
    return await room.host.lobby.start(table.id, ANN)


async def given(room: Room, table: int) -> int:
    async with room.db.read() as tx:
        return await answers.count_live(tx, table)


async def play_own_turns(room: Room, table: int, user: int, hours: int) -> list[str]:
    """Let one player answer by hand whatever they are asked, hour by hour, and return what was told."""
    heard = []
    for _ in range(hours):
        heard += await pass_time(room, HOUR)
        while (await room.host.lobby.get(table)).status == "playing" and await room.user_on_turn(table) == user:
            await room.answer(table)
    return heard


async def absent_and_present(room: Room, table: int) -> tuple[int, int]:
    """Let whoever is on turn at first miss three turns, while the other plays; return both users."""
    absent = await room.user_on_turn(table)
    present = ANN if absent == BOB else BOB
    heard = []
    for _ in range(30):
        heard += await play_own_turns(room, table, present, 1)
        if "notice-absent" in heard:
            return absent, present
    raise AssertionError(f"nobody counts as absent: {heard}")


async def test_a_game_that_nobody_plays_grows_silent_and_ends_as_forgotten(room: Room) -> None:
    table = (await timed(room, absence="neutral")).id
    heard = await pass_time(room, ALL_SIX_TIMES_OUT + HOUR)
    assert heard.count("notice-time-up-neutral") == 4  # two each; the third is told in other words
    assert [key for key in heard if key.startswith(("notice-absent", "notice-all-absent"))] == [
        "notice-absent",
        "notice-all-absent",
    ]
    played = await given(room, table)
    assert await pass_time(room, IDLE_AFTER - ALL_SIX_TIMES_OUT - 2 * HOUR) == []
    assert await pass_time(room, 2 * HOUR) == ["notice-asleep"]
    assert await pass_time(room, DEAD_AFTER) == ["notice-dead"]
    assert (await room.host.lobby.get(table)).status == "cancelled"
    assert await given(room, table) == played


async def test_who_has_missed_three_turns_is_played_for_and_called_no_more(room: Room) -> None:
    table = (await timed(room, absence="neutral")).id
    absent, present = await absent_and_present(room, table)
    await room.host.notices.prefer(absent, "next", "yes")
    turn, before = (await room.host.lobby.get(table)).turn, await given(room, table)
    assert await play_own_turns(room, table, present, 24) == []
    assert (await room.host.lobby.get(table)).turn > turn + 4
    assert await given(room, table) > before


async def test_the_table_sees_who_counts_as_absent(room: Room) -> None:
    table = (await timed(room, absence="neutral")).id
    absent, _ = await absent_and_present(room, table)
    there = await room.host.lobby.get(table)
    assert [player.user for player in there.players if player.absent] == [absent]
    assert [player.user for player in there.players if not player.is_called] == [absent]


async def test_the_first_answer_by_hand_ends_it(room: Room) -> None:
    table = (await timed(room, absence="neutral")).id
    absent, present = await absent_and_present(room, table)
    while await room.user_on_turn(table) != absent:
        await room.answer(table)
    await room.answer(table)
    assert not any(player.absent for player in (await room.host.lobby.get(table)).players)
    heard = await play_own_turns(room, table, present, 24)
    assert "notice-time-up-neutral" in heard


async def test_one_who_plays_on_keeps_the_table_alive(room: Room) -> None:
    table = (await timed(room, "relaxed", "neutral")).id
    present = ANN if await room.user_on_turn(table) == BOB else BOB
    heard = []
    for _ in range(60):
        heard += await pass_time(room, DAY)
        if await room.user_on_turn(table) == present:
            await room.answer(table)
    assert "notice-asleep" not in heard


async def test_the_others_may_free_the_seat_of_who_missed_three_turns(room: Room) -> None:
    table = (await timed(room, absence="neutral")).id
    seat = await seat_on_turn(room, table)
    present = ANN if await room.user_on_turn(table) == BOB else BOB
    with pytest.raises(Refused, match="not-idle-yet"):
        await room.host.seats.kick(table, present, seat)
    await absent_and_present(room, table)
    assert seat in await room.host.seats.idle(table, present)
    assert await room.host.seats.kick(table, present, seat) == "kicked"
    assert (await room.host.lobby.get(table)).players[seat].away


async def test_who_is_absent_too_is_not_waited_for_when_a_seat_is_to_be_freed(room: Room) -> None:
    table = (await three_at_a_table(room)).id
    await play_own_turns(room, table, ANN, 60)
    seats = [player.seat for player in (await room.host.lobby.get(table)).players if player.absent]
    assert await room.host.seats.kick(table, ANN, seats[0]) == "kicked"


async def test_an_order_in_advance_counts_when_it_was_given(room: Room) -> None:
    table = (await timed(room, "relaxed", "neutral")).id
    await pass_time(room, DAY)
    seat, key, _ = await planned(room, table)
    await pass_time(room, 6 * DAY + HOUR)
    async with room.db.read() as tx:
        carried_out = [one.key for one in await answers.live(tx, table) if one.seat == seat]
    assert key in carried_out
    heard = await pass_time(room, 15 * DAY - 2 * HOUR)
    assert "notice-asleep" not in heard
    assert "notice-asleep" in await pass_time(room, 2 * HOUR)


async def test_who_only_plans_does_not_tell_the_others_by_it(room: Room) -> None:
    table = (await timed(room, absence="neutral")).id
    absent, present = await absent_and_present(room, table)
    while await room.user_on_turn(table) != present:
        await pass_time(room, HOUR)
    before = await room.host.lobby.get(table)
    plan = await room.host.plans.of(table, absent)
    decision = plan.decisions[-1]
    await room.host.plans.order(table, absent, decision.key, decision.options[-1].id)
    assert await room.host.lobby.get(table) == before


@pytest.mark.parametrize("how", ["keep", "cancel", "pause", "undo"])
async def test_votes_and_a_press_to_go_on_are_signs_of_life(room: Room, how: str) -> None:
    table = (await room.playing()).id
    user = await room.answer(table)
    await pass_time(room, 20 * DAY)
    if how == "keep":
        await room.host.timekeeper.keep(table, user)
    elif how == "cancel":
        await room.host.votes.cancel(table, user)
    elif how == "pause":
        await room.host.votes.pause(table, user)
    else:
        await room.host.turns.undo(table, user)
    assert "notice-asleep" not in await pass_time(room, 20 * DAY)
    assert "notice-asleep" in await pass_time(room, 2 * DAY)


async def test_who_has_done_nothing_yet_counts_as_seen_when_the_game_began(room: Room) -> None:
    await room.playing()
    assert "notice-asleep" not in await pass_time(room, IDLE_AFTER - HOUR)
    assert "notice-asleep" in await pass_time(room, 2 * HOUR)
