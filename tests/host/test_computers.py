"""Computers at the table: sitting down, moving, standing in, and what people may do about them."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

import msgspec
import pytest
import pytest_asyncio

from agents.sight import Sight
from db import Database, answers, deadlines, outbox
from host.computers.levels import LEVELS, NUMBERED
from host.computers.moves import LATEST, LEASE, SOONEST
from host.computers.names import NAMES, character_of, level_id
from host.computers.rows import COMPUTER
from host.errors import Refused
from host.model import Click
from host.time.calls import BY_THEMSELVES, STILL_LOOKING, call_of
from rules.kernel.record import random_picks
from rules.kernel.registry import games
from rules.kernel.rng import Rng
from tests.conftest import ON_SQLITE
from tests.host.conftest import ANN, BOB, PLACE, Clock, Room
from tests.host.thinkers import Dice, alone, seat_of, until_ann, wait

pytestmark = pytest.mark.asyncio


@pytest.fixture
def dice() -> Dice:
    return Dice()


@pytest_asyncio.fixture
async def room(url: str, dice: Dice) -> AsyncIterator[Room]:
    db = await Database.open(url)
    yield Room(db, Clock(), dice)
    await db.close()


async def answer(room: Room, table: int, user: int, rng: Rng) -> None:
    """Let somebody answer at random, as by a command."""
    decision = (await room.observation(table, user)).questions[0].decision
    room.interaction += 1
    await room.host.turns.answer(Click(table, user, room.interaction, random_picks(decision, rng), key=decision.key))


async def rows(room: Room, table: int) -> dict[int, float]:
    """Return by seat in how many seconds computers are to move."""
    async with room.db.read() as tx:
        found = await deadlines.of_game(tx, table)
    return {one.seat: one.due - room.clock.time for one in found if one.kind == COMPUTER and one.seat is not None}


async def told(room: Room) -> list[outbox.Delivery]:
    """Return all that waits to be told, and forget it."""
    async with room.db.write() as tx:
        due = await outbox.take_due(tx, room.clock.time + 60, limit=500)
        for one in due:
            await outbox.done(tx, {one.id: one.revision})
    return list(due)


async def test_a_computer_sits_down_with_a_name_of_its_own_and_stands_up_again(room: Room) -> None:
    table = await room.host.lobby.open("imaginarium", ANN, "Ann", PLACE, {})
    await room.host.lobby.add_computer(table.id, ANN, "apprentice")
    there = await room.host.lobby.add_computer(table.id, ANN, "master")
    assert [player.computer for player in there.players] == ["", "apprentice", "master"]
    assert {player.name for player in there.players if player.is_computer} < set(NAMES)
    assert len({player.name for player in there.players}) == 3
    there = await room.host.lobby.remove_computer(table.id, ANN, 1)
    assert [player.computer for player in there.players] == ["", "master"]


async def test_only_whoever_sits_there_seats_computers_and_only_where_there_is_a_place(room: Room) -> None:
    table = await room.host.lobby.open("nicodemus", ANN, "Ann", PLACE, {})
    with pytest.raises(Refused, match="only-seated-invite"):
        await room.host.lobby.add_computer(table.id, BOB, "apprentice")
    with pytest.raises(Refused, match="unknown-button"):
        await room.host.lobby.add_computer(table.id, ANN, "wizard")
    await room.host.lobby.add_computer(table.id, ANN, "apprentice")
    with pytest.raises(Refused, match="table-full"):
        await room.host.lobby.add_computer(table.id, ANN, "apprentice")
    with pytest.raises(Refused, match="no-computer-there"):
        await room.host.lobby.remove_computer(table.id, ANN, 0)


async def test_a_table_of_one_person_waits_for_start_and_one_of_two_begins_by_itself(room: Room) -> None:
    solo = await room.host.lobby.open("nicodemus", ANN, "Ann", PLACE, {})
    there = await room.host.lobby.add_computer(solo.id, ANN, "apprentice")
    assert "starts" not in there.options
    table = await room.host.lobby.open("imaginarium", ANN, "Ann", PLACE, {}, 3)
    await room.host.lobby.join(table.id, BOB, "Bob")
    there = await room.host.lobby.add_computer(table.id, BOB, "apprentice")
    assert "starts" in there.options


async def test_a_lobby_that_its_last_person_leaves_is_closed(room: Room) -> None:
    table = await room.host.lobby.open("imaginarium", ANN, "Ann", PLACE, {})
    await room.host.lobby.add_computer(table.id, ANN, "apprentice")
    await room.host.lobby.join(table.id, BOB, "Bob")
    assert (await room.host.lobby.leave(table.id, ANN)).owner == BOB
    assert (await room.host.lobby.leave(table.id, BOB)).status == "cancelled"


@ON_SQLITE
@pytest.mark.parametrize("game", ["nicodemus", "mech_a_dream"])
async def test_a_person_and_computers_play_a_game_to_its_end(game: str, room: Room, dice: Dice, rng: Rng) -> None:
    table = await alone(room, game, ("apprentice", "master")[: max(games()[game].info.seats) - 1])
    there = await until_ann(room, table.id)
    while there.status == "playing":
        await answer(room, table.id, ANN, rng)
        there = await until_ann(room, table.id)
    assert there.status == "finished"
    given, ann = await _answers(room, table.id), seat_of(there, ANN)
    assert {one.user for one in given if one.seat == ann and not one.auto} == {ANN}
    assert {one.user for one in given if one.seat != ann} == {None}
    assert {level for _, level in dice.told} == {player.computer for player in there.players} - {""}
    assert {(sight.seat, sight.character) for sight, _ in dice.told} == {
        (player.seat, character_of(player.user)) for player in there.players if player.is_computer
    }


@ON_SQLITE
@pytest.mark.parametrize("game", games())
async def test_computers_sit_at_tables_of_every_game(game: str, room: Room, dice: Dice, rng: Rng) -> None:
    table = await alone(room, game, ("apprentice", "master")[: max(games()[game].info.seats) - 1])
    for _ in range(15):
        if (await until_ann(room, table.id)).status == "playing":  # a short game may be over by now
            await answer(room, table.id, ANN, rng)
    assert dice.told
    said = [one.line.text.key for one in (await room.observation(table.id, ANN)).said]
    assert "host-computer-neutral" not in said
    if (await room.host.lobby.get(table.id)).status == "playing":
        await room.host.turns.concede(table.id, ANN)
    assert (await room.host.lobby.get(table.id)).status == "finished"


async def test_what_thinks_is_told_a_sight_and_a_level_and_nothing_else(room: Room, dice: Dice) -> None:
    table = await alone(room)
    await room.answer(table.id)
    await until_ann(room, table.id)
    seed = await _seed(room, table.id)
    for sight, _ in dice.told:
        raw = msgspec.msgpack.encode(sight)
        assert msgspec.msgpack.decode(raw, type=Sight) == sight
        assert seed.encode() not in raw


async def _seed(room: Room, table: int) -> str:
    from db import games as rows_of_games  # noqa: PLC0415

    async with room.db.read() as tx:
        return str(await rows_of_games.seed_of(tx, table))


async def to_computer(room: Room, table: int) -> None:
    """Play for Ann until it is the computer's turn."""
    for _ in range(50):
        there = await room.host.lobby.get(table)
        if seat_of(there, ANN) not in there.waiting:
            return
        await room.answer(table)
    raise AssertionError("it never is")


async def test_a_computer_moves_after_a_pause_and_thinks_in_it(room: Room, dice: Dice) -> None:
    table = await alone(room)
    await to_computer(room, table.id)
    before = await room.host.lobby.get(table.id)
    room.free.clear()
    await room.host.timekeeper.tick()
    await dice.asked.wait()
    for _ in range(50):
        await asyncio.sleep(0.001)
    (pause,) = room.rested
    assert SOONEST / 1000 <= pause <= LATEST / 1000
    assert (await room.host.lobby.get(table.id)).version == before.version
    room.free.set()
    await room.host.moves.idle()
    assert (await room.host.lobby.get(table.id)).version == before.version + 1
    assert await rows(room, table.id) == {}


async def test_a_pause_does_not_follow_from_what_is_answered(room: Room, dice: Dice) -> None:
    table = await alone(room)
    await to_computer(room, table.id)
    other = room.again()
    dice.mute = True
    dice.free.clear()
    await room.host.timekeeper.tick()
    async with room.db.write() as tx:
        await deadlines.hasten(tx, COMPUTER, room.clock.time)
    await other.host.timekeeper.tick()
    dice.free.set()
    await room.host.moves.idle()
    await other.host.moves.idle()
    assert room.rested == other.rested
    assert len(room.rested) == 1


async def test_the_answers_of_a_turn_are_given_together_and_told_in_one_message(room: Room, dice: Dice) -> None:
    table = await alone(room)
    await to_computer(room, table.id)
    before = await room.host.lobby.get(table.id)
    await told(room)
    await wait(room)
    after = await room.host.lobby.get(table.id)
    assert len(dice.told) > 1
    assert after.version == before.version + 1
    assert [one.kind for one in await told(room)].count("table") == 1


async def test_what_computers_do_is_told_in_the_panel_of_the_turn_before(room: Room) -> None:
    table = await alone(room, "mech_a_dream", ("apprentice", "apprentice"))
    turns = set()
    for _ in range(6):
        there = await until_ann(room, table.id)
        turns.add(there.turn)
        while seat_of(there, ANN) in there.waiting:
            await room.answer(table.id)
            there = await room.host.lobby.get(table.id)
    assert len(turns) == max(turns) - min(turns) + 1


async def test_nobody_is_called_and_nothing_is_sent_to_a_computer(room: Room) -> None:
    table = await alone(room)
    await to_computer(room, table.id)
    there = await room.host.lobby.get(table.id)
    computer = next(player for player in there.players if player.is_computer)
    assert not computer.is_called
    assert f"{computer.seat}:" not in there.options.get("called", "")
    sent = await told(room)
    assert computer.seat not in {one.recipient for one in sent if one.kind in {"private", "word"}}


async def test_whoever_has_just_answered_is_not_called_by_what_computers_do(room: Room) -> None:
    table = await alone(room)
    there = await until_ann(room, table.id)
    seat = seat_of(there, ANN)
    assert call_of(there.options, seat).version > BY_THEMSELVES, "the first turn calls"
    await to_computer(room, table.id)
    there = await until_ann(room, table.id)
    assert call_of(there.options, seat).version == BY_THEMSELVES


async def test_whoever_has_gone_meanwhile_is_called_when_the_computers_have_moved(room: Room) -> None:
    table = await alone(room)
    await until_ann(room, table.id)
    await to_computer(room, table.id)
    room.clock.time += STILL_LOOKING + 1
    there = await until_ann(room, table.id)
    assert call_of(there.options, seat_of(there, ANN)).version == there.version


async def test_people_at_a_table_with_a_computer_are_called_after_each_other_as_ever(room: Room) -> None:
    table = await room.host.lobby.open("mech_a_dream", ANN, "Ann", PLACE, {}, 3)
    await room.host.lobby.add_computer(table.id, ANN, "apprentice")
    await room.host.lobby.join(table.id, BOB, "Bob")
    rng, called, last = Rng(3), 0, ANN
    for _ in range(60):
        there = await room.host.lobby.get(table.id)
        people = [user for user in (ANN, BOB) if seat_of(there, user) in there.waiting]
        room.clock.time += 1
        if people:
            last = people[0]
            await answer(room, table.id, last, rng)
        else:
            await wait(room)
        now = await room.host.lobby.get(table.id)
        other = BOB if last == ANN else ANN
        if seat_of(now, other) in set(now.waiting) - set(there.waiting):
            assert call_of(now.options, seat_of(now, other)).version == now.version
            called += 1
    assert called > 5


async def test_a_turn_that_was_taken_up_when_the_bot_died_is_taken_up_again(room: Room, dice: Dice) -> None:
    table = await alone(room)
    await to_computer(room, table.id)
    dice.free.clear()
    await room.host.timekeeper.tick()
    for task in list(room.host.moves._thinking.values()):
        task.cancel()
    await room.host.moves.idle()
    (later,) = (await rows(room, table.id)).values()
    assert later == LEASE
    dice.free.set()
    fresh = room.again()
    await fresh.host.moves.begin_again()
    before = await fresh.host.lobby.get(table.id)
    await wait(fresh, 1)
    assert (await fresh.host.lobby.get(table.id)).version == before.version + 1
    assert await rows(fresh, table.id) == {}


async def test_a_turn_that_was_taken_back_is_no_longer_thought_about(room: Room, dice: Dice) -> None:
    table = await alone(room, "mech_a_dream", ("apprentice", "apprentice"))
    for _ in range(50):
        await until_ann(room, table.id)
        dice.free.clear()
        dice.asked.clear()
        await to_computer(room, table.id)
        await room.host.timekeeper.tick()
        await dice.asked.wait()
        with contextlib.suppress(Refused):  # something came to light
            await room.host.turns.undo(table.id, ANN)
            break
        dice.free.set()
    else:
        raise AssertionError("something comes to light each time")
    await asyncio.wait_for(room.host.moves.idle(), 5)
    assert await rows(room, table.id) == {}


async def test_a_seat_that_is_still_asked_when_something_is_taken_back_thinks_again_at_once(
    room: Room, dice: Dice
) -> None:
    table = await alone(room, "mech_a_dream", ("apprentice", "apprentice"))
    dice.free.clear()
    for _ in range(200):
        there = await room.host.lobby.get(table.id)
        before = await rows(room, table.id)
        if seat_of(there, ANN) in there.waiting and len(before) > 1:
            break
        dice.free.set()
        await (room.answer(table.id) if seat_of(there, ANN) in there.waiting else wait(room))
        dice.free.clear()
    else:
        raise AssertionError("all are never asked at once")
    await room.answer(table.id)
    await room.host.timekeeper.tick()
    told_before = len(dice.told)
    await room.host.turns.undo(table.id, ANN)
    await asyncio.wait_for(room.host.moves.idle(), 5)
    assert set((await rows(room, table.id)).values()) == {0.0}
    dice.free.set()
    await wait(room, 0)
    assert len(dice.told) > told_before
    assert await rows(room, table.id) == {}


async def test_two_processes_give_the_answers_of_one_turn_once(room: Room, dice: Dice) -> None:
    table = await alone(room)
    await to_computer(room, table.id)
    other = room.again()
    dice.free.clear()
    await room.host.timekeeper.tick()
    async with room.db.write() as tx:
        await deadlines.hasten(tx, COMPUTER, room.clock.time)
    await other.host.timekeeper.tick()
    before = await room.host.lobby.get(table.id)
    dice.free.set()
    await room.host.moves.idle()
    await other.host.moves.idle()
    assert (await room.host.lobby.get(table.id)).version == before.version + 1


async def test_where_nothing_comes_of_thinking_the_neutral_answer_is_given_and_said(room: Room, dice: Dice) -> None:
    table = await alone(room)
    await to_computer(room, table.id)
    dice.mute = True
    await until_ann(room, table.id)
    said = [one.line.text.key for one in (await room.observation(table.id, ANN)).said]
    assert said.count("host-computer-neutral") >= 1
    assert len(dice.told) == said.count("host-computer-neutral")


async def test_taking_back_reaches_across_what_computers_have_answered(room: Room) -> None:
    table = await alone(room, "mech_a_dream", ("apprentice", "apprentice"))
    ann = seat_of(table, ANN)
    for _ in range(200):
        there = await until_ann(room, table.id)
        moved = len(await _answers(room, table.id))
        await room.answer(table.id)
        there = await until_ann(room, table.id)
        given = await _answers(room, table.id)
        by_others = [one for one in given[moved:] if one.seat != ann and not one.auto]
        observation = await room.observation(table.id, ANN)
        if by_others and observation.can_undo:
            await room.host.turns.undo(table.id, ANN)
            left = await _answers(room, table.id)
            assert len(left) <= len(given) - len(by_others) - 1
            assert not {one.number for one in left} & {one.number for one in by_others}
            there = await room.host.lobby.get(table.id)
            assert there.waiting == (ann,)
            assert await rows(room, table.id) == {}
            return
    raise AssertionError("there is nothing to take back across computers")


async def _answers(room: Room, table: int) -> tuple[answers.Answer, ...]:
    async with room.db.read() as tx:
        return await answers.live(tx, table)


async def test_a_thought_about_what_was_taken_back_is_dropped(room: Room, dice: Dice) -> None:
    table = await alone(room, "mech_a_dream", ("apprentice", "apprentice"))
    await until_ann(room, table.id)
    await to_computer(room, table.id)
    while not (await room.observation(table.id, ANN)).can_undo:
        await until_ann(room, table.id)
        await to_computer(room, table.id)
    dice.asked.clear()
    dice.free.clear()
    await room.host.timekeeper.tick()
    await dice.asked.wait()
    await room.host.turns.undo(table.id, ANN)
    before = await _answers(room, table.id)
    dice.free.set()
    await room.host.moves.idle()
    assert await _answers(room, table.id) == before
    assert await rows(room, table.id) == {}


async def test_when_the_last_person_gives_up_the_game_is_over(room: Room) -> None:
    table = await alone(room, "imaginarium", ("apprentice", "apprentice"))
    await room.host.turns.concede(table.id, ANN)
    assert (await room.host.lobby.get(table.id)).status == "finished"


async def test_computers_are_not_asked_about_ending_or_pausing(room: Room) -> None:
    table = await alone(room)
    assert await room.host.votes.pause(table.id, ANN) == "paused"
    await to_computer_paused(room, table.id)
    await room.host.votes.resume(table.id, ANN)
    assert await room.host.votes.cancel(table.id, ANN) == "cancelled"


async def to_computer_paused(room: Room, table: int) -> None:
    there = await room.host.lobby.get(table)
    assert "paused" in there.options


async def test_a_pause_holds_computers_up_until_it_is_over(room: Room, dice: Dice) -> None:
    table = await alone(room)
    await to_computer(room, table.id)
    await room.host.votes.pause(table.id, ANN)
    await wait(room, 60)
    assert not dice.told
    await room.host.votes.resume(table.id, ANN)
    await until_ann(room, table.id)
    assert dice.told


async def test_games_with_computers_are_counted_apart(room: Room) -> None:
    table = await room.host.lobby.open("imaginarium", ANN, "Ann", PLACE, {}, 3)
    await room.host.lobby.join(table.id, BOB, "Bob")
    await room.host.lobby.add_computer(table.id, ANN, "apprentice")
    await room.host.lobby.start(table.id, ANN)
    for user in (ANN, BOB):
        await room.host.turns.concede(table.id, user)
    profile = await room.host.statistics.profile(ANN, ANN, None)
    assert profile.tallies == ()
    assert profile.quartiles is None
    assert [(tally.played, tally.points) for tally in profile.with_computers] == [(1, None)]
    assert await room.host.statistics.compare(ANN, BOB) == ()


async def test_playing_again_seats_the_computers_again(room: Room) -> None:
    table = await alone(room, "imaginarium", ("apprentice", "master"))
    await room.host.turns.concede(table.id, ANN)
    there = await room.host.invitations.rematch(table.id, ANN, "Ann")
    assert [player.computer for player in there.players] == ["", "apprentice", "master"]
    assert there.status == "playing"


async def test_the_record_of_a_game_says_which_seats_computers_played(room: Room) -> None:
    table = await alone(room)
    await room.host.turns.concede(table.id, ANN)
    assert (await room.host.export(table.id))["computers"] == [{"seat": 1, "level": "apprentice"}]


async def test_whoever_has_themselves_deleted_leaves_the_computers_as_they_were(room: Room) -> None:
    table = await alone(room)
    await room.host.turns.concede(table.id, ANN)
    await room.host.privacy.forget(ANN)
    there = await room.host.lobby.get(table.id)
    assert [(player.is_computer, bool(player.name)) for player in there.players] == [(False, False), (True, True)]


async def test_what_was_kept_by_a_levels_number_before_there_were_novices_still_means_that_level() -> None:
    """Ratings in databases, and buttons of lobbies that are open."""
    assert [level_id(level) for level in ("apprentice", "journeyman", "master")] == [-901, -902, -903]
    assert NUMBERED[:3] == ("apprentice", "journeyman", "master")
    assert sorted(NUMBERED) == sorted(LEVELS)
