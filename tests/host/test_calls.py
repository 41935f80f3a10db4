"""Who is called, once for each turn of theirs, as it is noted with the table."""

import pytest

from host.time.calls import BY_THEMSELVES, SOON, call_of, calls_of
from rules.kernel.registry import games
from rules.kernel.rng import Rng
from tests.conftest import ON_SQLITE
from tests.games import several
from tests.host.conftest import OTHERS, Room
from tests.host.test_seats import begin

pytestmark = pytest.mark.asyncio
SEVERAL = [game for game in games() if several(game, 3)]
NAMED = (11, *(user for user, _ in OTHERS))


async def standing(room: Room, table: int) -> dict[int, int]:
    """Return the version of the table that called each seat whose call stands."""
    return {seat: call.version for seat, call in calls_of((await room.host.lobby.get(table)).options).items()}


async def to_the_end_of_a_turn(room: Room, table: int, rng: Rng) -> tuple[int, int]:
    """Play until somebody who is not waited for any more may take their last choice back; return user and seat.

    There are games in which nobody ever may, such as those in which every turn brings something hidden out.
    """
    while await room.goes_on(table):
        user = await room.user_on_turn(table)
        waiting = (await room.host.lobby.get(table)).waiting
        await room.answer_at_random(table, rng)
        seen = await room.observation(table, user)
        fresh = set(seen.table.waiting) - set(waiting)
        if seen.can_undo and seen.audience not in seen.table.waiting and fresh and seen.audience is not None:
            return user, seen.audience
    pytest.skip("nobody could take back a turn that had ended")


@ON_SQLITE
@pytest.mark.parametrize("game", SEVERAL)
async def test_a_call_stands_from_being_asked_until_nothing_is_asked_any_more(room: Room, game: str) -> None:
    table = (await begin(room, game, NAMED[: several(game, 3)])).id
    rng, before, waiting = Rng(4), await standing(room, table), (await room.host.lobby.get(table)).waiting
    assert set(before) == set(waiting)
    for _ in range(40):
        await room.answer_at_random(table, rng)
        there = await room.host.lobby.get(table)
        if there.status != "playing":
            break
        now = await standing(room, table)
        assert set(now) == set(there.waiting)
        for seat, version in now.items():
            assert version == (before[seat] if seat in waiting else there.version)
        before, waiting = now, there.waiting


@ON_SQLITE
@pytest.mark.parametrize("game", SEVERAL)
async def test_a_turn_that_is_taken_back_and_comes_again_calls_its_player_once(room: Room, game: str) -> None:
    table = (await begin(room, game, NAMED[: several(game, 2)])).id
    rng = Rng(2)
    user, seat = await to_the_end_of_a_turn(room, table, rng)
    called = await standing(room, table)
    await room.host.turns.undo(table, user)
    now = await standing(room, table)
    assert now[seat] == BY_THEMSELVES, "who takes something back knows it"
    assert {other: turn for other, turn in now.items() if other != seat} == called
    while seat in (await room.host.lobby.get(table)).waiting:
        observation = await room.observation(table, user)
        await room.host.turns.answer(room.click(observation, user))
    there = await room.host.lobby.get(table)
    for other in set(called) & set(there.waiting):
        assert call_of(there.options, other).version == called[other]


async def test_a_turn_that_comes_again_much_later_is_called_again(room: Room) -> None:
    table = (await begin(room, "nicodemus", NAMED[:2])).id
    rng = Rng(2)
    user, seat = await to_the_end_of_a_turn(room, table, rng)
    (other,) = await standing(room, table)
    await room.host.turns.undo(table, user)
    room.clock.time += SOON + 1
    while seat in (await room.host.lobby.get(table)).waiting:
        await room.answer_at_random(table, rng)
    there = await room.host.lobby.get(table)
    assert call_of(there.options, other).version == there.version


async def test_an_agreement_to_take_back_calls_who_has_to_answer_again(room: Room) -> None:
    table = (await begin(room, "nicodemus", NAMED[:2])).id
    rng = Rng(2)
    first = await room.user_on_turn(table)
    while await room.user_on_turn(table) == first:
        await room.answer_at_random(table, rng)
    other = await room.user_on_turn(table)
    proposal = await room.host.undoing.offer(table, first)
    assert proposal is not None
    await room.host.undoing.ask(table, first, proposal.number)
    await room.host.undoing.vote(table, other, proposal.number, yes=True)
    there = await room.host.lobby.get(table)
    player = there.player(first)
    assert player is not None
    assert call_of(there.options, player.seat).version == there.version
