"""Lessons at a table: who learns is asked what the step allows, goes on days later, plays on alone, counts nowhere."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio
from msgspec.structs import replace

from db import Database
from host.errors import Refused
from host.model import Click, Observation
from rules.kernel.lesson import taught
from rules.kernel.rng import Rng
from tests.conftest import ON_SQLITE
from tests.host.conftest import ANN, BOB, Clock, Room
from tests.host.test_computers import rows
from tests.host.thinkers import Dice, wait

pytestmark = [pytest.mark.asyncio, pytest.mark.timeout(120)]
GAME = "nicodemus"
LEARNING = 41
DAYS = 9 * 86400.0


@pytest_asyncio.fixture
async def room(url: str) -> AsyncIterator[Room]:
    db = await Database.open(url)
    yield Room(db, Clock(), Dice())
    await db.close()


async def begin(room: Room, game: str = GAME) -> int:
    table, _ = await room.host.lessons.begin(game, ANN, "Ann")
    return table.id


async def go_on(room: Room, table: int) -> Observation:
    """Take one step, be it a page or a question, and return what Ann sees then."""
    there = await room.observation(table, ANN)
    assert there.coach is not None
    if there.coach.is_page:
        await room.host.lessons.turn(table, ANN, there.coach.number)
    else:
        decision = there.questions[0].decision
        await room.host.turns.answer(_pressed(room, there, range(decision.low)))
    return await room.observation(table, ANN)


def _pressed(room: Room, there: Observation, picks: range) -> Click:
    question = there.questions[0]
    return replace(room.click(there, ANN), picks=tuple(picks), mark=question.mark)


async def go_to(room: Room, table: int, step: str) -> Observation:
    there = await room.observation(table, ANN)
    for _ in range(LEARNING):
        assert there.coach is not None
        if there.coach.step == step:
            return there
        there = await go_on(room, table)
    raise AssertionError(f"no step {step}")


@ON_SQLITE
@pytest.mark.parametrize("game", taught())
async def test_every_lesson_is_learned_to_its_end_and_played_on_against_computers(room: Room, game: str) -> None:
    table = await begin(room, game)
    there, steps = await room.observation(table, ANN), []
    while there.coach is not None:
        steps.append(there.coach.number)
        assert there.coach.is_page != bool(there.questions)
        there = await go_on(room, table)
    assert steps == list(range(1, len(steps) + 1))
    if there.table.status == "playing":
        await wait(room, 30)
        there = await room.observation(table, ANN)
        assert there.questions or there.table.status == "finished"


@ON_SQLITE
async def test_only_what_the_step_wants_can_be_answered_by_buttons_or_commands(room: Room) -> None:
    table = await begin(room)
    there = await go_to(room, table, "first-card")
    assert [option.id for option in there.questions[0].decision.options] == ["play:11"]
    for picks in (("play:23",), ("play:11", "play:23")):
        with pytest.raises(Refused, match="lesson-otherwise"):
            await room.host.turns.answer(Click(table, ANN, 77, picks, key="TURN"))
    with pytest.raises(Refused, match="lesson-otherwise"):
        await room.host.turns.answer(Click(table, ANN, 78, (), key="TURN", shortcut="play:11:charcoalium"))
    await room.host.turns.answer(Click(table, ANN, 79, ("play:11",), key="TURN"))
    there = await room.observation(table, ANN)
    assert there.coach is not None
    assert there.coach.step == "three-uses"


@ON_SQLITE
async def test_nothing_is_answered_at_a_page_and_one_turned_twice_is_turned_once(room: Room) -> None:
    table = await begin(room)
    with pytest.raises(Refused, match="lesson-otherwise"):
        await room.host.turns.answer(Click(table, ANN, 77, ("play:11",), key="TURN"))
    await room.host.lessons.turn(table, ANN, 1)
    await room.host.lessons.turn(table, ANN, 1)
    there = await room.observation(table, ANN)
    assert there.coach is not None
    assert there.coach.number == 2


@ON_SQLITE
async def test_the_others_have_answered_when_the_learner_looks_again(room: Room) -> None:
    table = await begin(room)
    await go_to(room, table, "three-uses")
    there = await go_on(room, table)
    assert there.table.waiting == (0,)
    assert [broken.machine for broken in there.view.yard] == [13, 11, 15]
    assert await rows(room, table) == {}


async def test_a_lesson_is_taken_up_days_later_by_another_run_of_the_bot(room: Room) -> None:
    table = await begin(room)
    await go_to(room, table, "fee")
    room.clock.time += DAYS
    await wait(room)
    later = room.again()
    there, is_new = await later.host.lessons.begin(GAME, ANN, "Ann")
    assert (there.id, is_new) == (table, False)
    seen = await later.observation(table, ANN)
    assert seen.coach is not None
    assert seen.coach.step == "fee"
    assert await begin(later) == table


@ON_SQLITE
async def test_what_is_taken_back_is_taught_again_without_its_pages(room: Room) -> None:
    table = await begin(room)
    await go_to(room, table, "three-uses")
    await room.host.turns.undo(table, ANN)
    there = await room.observation(table, ANN)
    assert there.coach is not None
    assert there.coach.step == "first-card"
    await go_to(room, table, "second-card")


@ON_SQLITE
async def test_alone_everything_is_on_offer_and_computers_move_by_themselves(room: Room) -> None:
    table = await begin(room)
    before = await go_to(room, table, "first-card")
    await room.host.lessons.play_alone(table, ANN)
    with pytest.raises(Refused, match="button-before-undo"):
        await room.host.turns.answer(room.click(before, ANN))
    there = await room.observation(table, ANN)
    assert there.coach is None
    assert len(there.questions[0].decision.options) == 4
    rng = Rng(5)
    for _ in range(6):
        await room.answer_at_random(table, rng)
        await wait(room, 20)
        assert (await room.host.lobby.get(table)).waiting == (0,)


@ON_SQLITE
async def test_a_lesson_is_for_its_learner_alone_and_ends_when_they_wish(room: Room) -> None:
    table = await begin(room)
    for deed in (room.host.lessons.play_alone, room.host.lessons.stop):
        with pytest.raises(Refused, match="no-such-table"):
            await deed(table, BOB)
    await room.host.lessons.stop(table, ANN)
    assert (await room.host.lobby.get(table)).status == "cancelled"
    assert await begin(room) != table


@ON_SQLITE
async def test_other_tables_know_no_lesson(room: Room) -> None:
    table = (await room.playing()).id
    for deed in (room.host.lessons.play_alone, room.host.lessons.stop):
        with pytest.raises(Refused, match="unknown-button"):
            await deed(table, ANN)
    assert (await room.observation(table, await room.user_on_turn(table))).coach is None


@ON_SQLITE
async def test_there_are_lessons_of_some_games_only(room: Room) -> None:
    with pytest.raises(Refused, match="no-such-game"):
        await room.host.lessons.begin("chess", ANN, "Ann")


async def test_lessons_count_in_no_statistics_and_remind_nobody(room: Room) -> None:
    table = await begin(room)
    await room.host.lessons.play_alone(table, ANN)
    assert (await room.host.statistics.profile(ANN, ANN, None)).running == 0
    assert await room.host.notices.waiting_for(ANN) == ()
    rng = Rng(6)
    while await room.goes_on(table):
        await room.answer_at_random(table, rng)
        await wait(room, 20)
    profile = await room.host.statistics.profile(ANN, ANN, None)
    assert (profile.tallies, profile.with_computers, profile.running) == ((), (), 0)
