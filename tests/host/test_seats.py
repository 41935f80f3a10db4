"""Leaving, coming back, substitutes, kicks and pauses."""

from typing import Any

import msgspec
import pytest

from db import ahead, clocks, outbox, tenures
from host.errors import Refused
from host.model import Observation, Table
from host.tables.seats import open_seat
from host.time import presence
from host.time.preferences import DAY
from host.time.waiting import IDLE_FOR
from rules.kernel.registry import games
from rules.kernel.rng import Rng
from tests.conftest import ON_SQLITE
from tests.games import part, several
from tests.host.conftest import ANN, BOB, CID, PLACE, Room, on_the_spot

pytestmark = pytest.mark.asyncio

DAN, EVE = 14, 15
NAMES = {ANN: "Ann", BOB: "Bob", CID: "Cid"}
THREE = "imaginarium"


async def begin(room: Room, game: str = THREE, users: tuple[int, ...] = (ANN, BOB, CID), **options: str) -> Table:
    table = await room.host.lobby.open(game, users[0], NAMES[users[0]], PLACE, {}, len(users), options_=options)
    for user in users[1:]:
        await room.host.lobby.join(table.id, user, NAMES[user], code=table.options["code"])
    return await room.host.lobby.start(table.id, users[0])


async def seat_of(room: Room, table: int, user: int) -> int:
    player = (await room.host.lobby.get(table)).player(user)
    assert player is not None
    return player.seat


def seen(observation: Observation) -> bytes:
    """Return everything that an observation tells of the game, without the table's changing row."""
    return msgspec.json.encode(
        [observation.view, observation.questions, observation.said, observation.standing, observation.audience]
    )


async def notices(room: Room, table: int) -> list[str]:
    async with room.db.read() as tx:
        due = await outbox.take_due(tx, room.clock() + 10**6, limit=500)
    return [one.payload["key"] for one in due if one.kind == "notice" and one.game == table]


async def refused(error: Any) -> str:
    with pytest.raises(Refused) as caught:
        await error
    return caught.value.text.key


async def test_a_substitute_takes_a_seat_with_all_that_belongs_to_it(room: Room) -> None:
    table = (await begin(room)).id
    seat = await seat_of(room, table, BOB)
    before = await room.observation(table, BOB)
    await room.host.seats.leave(table, BOB)
    assert (await room.host.lobby.get(table)).players[seat].away
    assert await room.host.seats.take(table, DAN, "Dan") == seat
    there = await room.host.lobby.get(table)
    assert (there.players[seat].user, there.players[seat].name, there.players[seat].away) == (DAN, "Dan", False)
    after = await room.observation(table, DAN)
    assert after.audience == seat
    assert msgspec.json.encode([after.view, after.questions]) == msgspec.json.encode([before.view, before.questions])
    async with room.db.read() as tx:
        sat = [(one.user, one.until is None) for one in await tenures.of_game(tx, table) if one.seat == seat]
    assert sat == [(BOB, False), (DAN, True)]


@ON_SQLITE
@pytest.mark.parametrize("game", games())
async def test_who_has_left_a_seat_to_somebody_else_sees_what_any_watcher_sees(room: Room, game: str) -> None:
    seats = several(game, 3)
    users = (ANN, BOB, CID)[:seats]
    table = (await begin(room, game, users)).id
    rng = Rng(3)
    for _ in range(part(game, seats, 8, 6)):
        await room.answer_at_random(table, rng)
    for leaver, substitute in zip(users, (DAN, EVE, 16), strict=False):
        await room.host.seats.leave(table, leaver)
        await room.host.seats.take(table, substitute, f"user {substitute}")
        for _ in range(part(game, seats, 8, 4)):
            await room.answer_at_random(table, rng)
        assert seen(await room.observation(table, leaver)) == seen(await room.host.observations.of(table, None))
        assert await refused(room.host.turns.undo(table, leaver)) == "not-your-table"
        assert await refused(room.host.turns.concede(table, leaver)) == "not-your-table"


async def test_a_former_player_cannot_answer_for_the_seat(room: Room) -> None:
    table = (await begin(room, "nicodemus", (ANN, BOB))).id
    user = await room.user_on_turn(table)
    click = room.click(await room.observation(table, user), user)
    await room.host.seats.leave(table, user)
    await room.host.seats.take(table, DAN, "Dan")
    assert await refused(room.host.turns.answer(click)) == "not-your-table"
    await room.answer(table)


async def test_the_player_may_come_back_as_long_as_nobody_has_taken_the_seat(room: Room) -> None:
    table = (await begin(room)).id
    await room.host.seats.leave(table, BOB)
    await room.host.seats.back(table, BOB)
    assert not any(player.away for player in (await room.host.lobby.get(table)).players)
    await room.host.seats.leave(table, BOB)
    await room.host.seats.take(table, DAN, "Dan")
    assert await refused(room.host.seats.back(table, BOB)) == "seat-taken"


async def test_answering_is_coming_back(room: Room) -> None:
    table = (await begin(room)).id
    user = await room.user_on_turn(table)
    await room.host.seats.leave(table, user)
    assert await room.answer(table) == user
    assert not any(player.away for player in (await room.host.lobby.get(table)).players)
    assert "notice-seat-back" in await notices(room, table)


async def test_whoever_has_played_one_seat_takes_no_other(room: Room) -> None:
    table = (await begin(room)).id
    await room.host.seats.leave(table, BOB)
    await room.host.seats.take(table, DAN, "Dan")
    await room.host.seats.leave(table, CID)
    assert await refused(room.host.seats.take(table, BOB, "Bob")) == "knows-another-seat"
    await room.host.seats.leave(table, DAN)
    assert await room.host.seats.take(table, BOB, "Bob") == await seat_of(room, table, BOB)


async def test_nobody_takes_a_seat_that_is_not_free(room: Room) -> None:
    table = (await begin(room)).id
    assert await refused(room.host.seats.take(table, DAN, "Dan")) == "no-free-seat"
    await room.host.seats.leave(table, BOB)
    free = await seat_of(room, table, BOB)
    assert await refused(room.host.seats.take(table, DAN, "Dan", (free + 1) % 3)) == "seat-taken"
    assert await refused(room.host.seats.take(table, ANN, "Ann")) == "already-seated"
    assert await refused(room.host.seats.leave(table, BOB)) == "seat-free-already"


async def test_a_substitute_of_a_private_table_needs_its_code(room: Room) -> None:
    table = await begin(room, access="private")
    await room.host.seats.leave(table.id, BOB)
    assert await refused(room.host.seats.take(table.id, DAN, "Dan")) == "no-such-table"
    assert await refused(room.host.seats.take(table.id, on_the_spot(DAN), "Dan")) == "private-table"
    await room.host.seats.take(table.id, DAN, "Dan", code=table.options["code"])
    assert (await room.host.lobby.get(table.id)).player(DAN) is not None


async def test_what_a_player_had_planned_goes_with_them(room: Room) -> None:
    table = (await begin(room)).id
    seat = await seat_of(room, table, BOB)
    async with room.db.write() as tx:
        await ahead.put(tx, table, seat, "turn", ("pass",), room.clock())
    await room.host.votes.cancel(table, BOB)
    await room.host.seats.leave(table, BOB)
    await room.host.seats.take(table, DAN, "Dan")
    async with room.db.read() as tx:
        assert await ahead.of_seat(tx, table, seat) == {}
    await room.host.votes.cancel(table, ANN)
    assert await room.host.votes.cancel(table, CID) == "asked", "Bob's vote counted for Dan"
    assert await room.host.votes.cancel(table, DAN) == "cancelled"


async def test_a_substitute_begins_with_a_turns_time(room: Room) -> None:
    table = (await begin(room, "nicodemus", (ANN, BOB), clock="daily")).id
    user = await room.user_on_turn(table)
    seat = await seat_of(room, table, user)
    room.clock.time += 3 * 86_400 + 1
    async with room.host.core.tend(table) as work:
        await open_seat(work, seat, "timeout")
    await room.host.seats.take(table, DAN, "Dan")
    async with room.db.read() as tx:
        mine = (await clocks.of_game(tx, table))[seat]
    assert (mine.bank, mine.since) == (86_400, room.clock())


async def test_a_substitutes_giving_up_ends_a_game_of_two(room: Room) -> None:
    table = (await begin(room, "nicodemus", (ANN, BOB))).id
    await room.host.seats.leave(table, BOB)
    await room.host.seats.take(table, DAN, "Dan")
    await room.host.turns.concede(table, DAN)
    there = await room.host.lobby.get(table)
    assert there.status == "finished"
    assert there.winners == (await seat_of(room, table, ANN),)


async def test_an_idle_players_seat_is_freed_when_all_others_agree(room: Room) -> None:
    table = (await begin(room)).id
    idle = await room.user_on_turn(table)
    seat = await seat_of(room, table, idle)
    one, other = (user for user in (ANN, BOB, CID) if user != idle)
    assert await refused(room.host.seats.kick(table, one, seat)) == "not-idle-yet"
    room.clock.time += IDLE_FOR
    assert seat in await room.host.seats.idle(table, one)
    assert await refused(room.host.seats.kick(table, idle, seat)) == "not-your-own-seat"
    assert await room.host.seats.kick(table, one, seat) == "asked"
    assert not (await room.host.lobby.get(table)).players[seat].away
    assert await room.host.seats.kick(table, other, seat) == "kicked"
    assert (await room.host.lobby.get(table)).players[seat].away
    assert {"notice-kick-asked", "notice-seat-kicked"} <= set(await notices(room, table))


async def test_a_vacation_keeps_the_seat_for_42_days_and_not_for_more(room: Room) -> None:
    table = (await begin(room)).id
    idle = await room.user_on_turn(table)
    seat = await seat_of(room, table, idle)
    other = next(user for user in (ANN, BOB) if user != idle)
    await room.host.notices.go_away(idle, 42)
    room.clock.time += 41 * DAY
    await room.host.notices.go_away(idle, 42)
    room.clock.time += DAY + IDLE_FOR - 60
    assert await refused(room.host.seats.kick(table, other, seat)) == "not-idle-yet"
    room.clock.time += 120
    assert await room.host.seats.kick(table, other, seat) == "asked"


async def test_a_vacation_keeps_the_seat_of_who_let_time_run_out_before(room: Room) -> None:
    table = (await begin(room)).id
    idle = await room.user_on_turn(table)
    seat = await seat_of(room, table, idle)
    other = next(user for user in (ANN, BOB) if user != idle)
    async with room.host.core.tend(table) as work:
        for _ in range(3):
            await presence.miss(work, seat)
    assert await room.host.seats.idle(table, other) == (seat,)
    await room.host.notices.go_away(idle, 2)
    assert await room.host.seats.idle(table, other) == ()
    room.clock.time += 2 * DAY
    assert await room.host.seats.idle(table, other) == (seat,)


async def test_one_no_ends_the_question_about_a_seat(room: Room) -> None:
    table = (await begin(room)).id
    idle = await room.user_on_turn(table)
    seat = await seat_of(room, table, idle)
    one, other = (user for user in (ANN, BOB, CID) if user != idle)
    room.clock.time += IDLE_FOR
    await room.host.seats.kick(table, one, seat)
    assert await room.host.seats.kick(table, other, seat, yes=False) == "kept"
    assert await room.host.seats.kick(table, other, seat) == "asked", "the first vote still counted"
    assert await refused(room.host.seats.kick(table, one, (seat + 1) % 3)) in {"not-waited-for", "not-your-own-seat"}


async def test_whoever_acts_is_not_idle(room: Room) -> None:
    table = (await begin(room, "nicodemus", (ANN, BOB))).id
    room.clock.time += IDLE_FOR
    idle = await room.user_on_turn(table)
    seat, other = await seat_of(room, table, idle), BOB if idle == ANN else ANN
    await room.answer(table)
    if await room.user_on_turn(table) == idle:
        assert await refused(room.host.seats.kick(table, other, seat)) == "not-idle-yet"
    else:
        assert await refused(room.host.seats.kick(table, other, seat)) == "not-waited-for"


async def test_a_pause_needs_everybody_and_its_end_only_one(room: Room) -> None:
    table = (await begin(room)).id
    assert await room.host.votes.pause(table, ANN) == "asked"
    assert await room.host.votes.pause(table, BOB) == "asked"
    assert await room.host.votes.pause(table, CID) == "paused"
    user = await room.user_on_turn(table)
    assert await refused(room.host.turns.answer(room.click(await room.observation(table, user), user))) == (
        "table-paused-players"
    )
    await room.host.votes.resume(table, BOB)
    await room.answer(table)
    said = [one.line.text.key for one in (await room.observation(table, ANN)).said]
    assert "host-paused" in said
    assert "host-resumed" in said
    assert await refused(room.host.votes.resume(table, ANN)) == "not-paused"


async def test_who_has_left_is_not_waited_for_in_a_vote(room: Room) -> None:
    table = (await begin(room)).id
    await room.host.seats.leave(table, CID)
    await room.host.votes.pause(table, ANN)
    assert await room.host.votes.pause(table, BOB) == "paused"


async def test_clocks_stand_still_in_a_pause(room: Room) -> None:
    table = (await begin(room, "nicodemus", (ANN, BOB), clock="quick")).id
    room.clock.time += 3600
    await room.host.votes.pause(table, ANN)
    await room.host.votes.pause(table, BOB)
    room.clock.time += 30 * 86_400
    await room.host.votes.resume(table, ANN)
    seat = (await room.host.lobby.get(table)).waiting[0]
    async with room.db.read() as tx:
        mine = (await clocks.of_game(tx, table))[seat]
    assert (mine.bank, mine.since) == (11 * 3600, room.clock())


async def test_a_pause_is_no_idleness(room: Room) -> None:
    table = (await begin(room)).id
    idle = await room.user_on_turn(table)
    for user in (ANN, BOB, CID):
        await room.host.votes.pause(table, user)
    room.clock.time += IDLE_FOR * 2
    await room.host.votes.resume(table, ANN)
    other = next(user for user in (ANN, BOB) if user != idle)
    assert await refused(room.host.seats.kick(table, other, await seat_of(room, table, idle))) == "not-idle-yet"


async def test_after_a_restart_a_game_goes_on_with_its_substitute(room: Room) -> None:
    table = (await begin(room)).id
    await room.answer(table)
    await room.host.seats.leave(table, BOB)
    await room.host.seats.take(table, DAN, "Dan")
    again = room.again()
    assert seen(await again.observation(table, DAN)) == seen(await room.observation(table, DAN))
    rng = Rng(5)
    for _ in range(10):
        await again.answer_at_random(table, rng)
