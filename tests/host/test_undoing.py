"""Taking back across a turn, by consent."""

import msgspec
import pytest

from db import ahead, lines
from host.errors import Refused
from host.model import Observation
from rules.kernel.registry import games
from rules.kernel.rng import Rng
from tests.conftest import ON_SQLITE
from tests.games import several
from tests.host.conftest import ANN, BOB, CID, Room
from tests.host.test_seats import DAN, begin, notices, refused, seat_of

pytestmark = pytest.mark.asyncio


def position(observation: Observation) -> bytes:
    decisions = [question.decision for question in observation.questions]
    return msgspec.json.encode([observation.view, decisions, observation.table.waiting])


async def undo_needed(room: Room, table: int) -> tuple[int, tuple[int, ...], bytes]:
    """Bring a table to where somebody needs consent; return who, whose, and the position to come back to."""
    rng, before = Rng(11), dict[int, bytes]()
    while await room.goes_on(table):
        user = await room.user_on_turn(table)
        before[user] = position(await room.observation(table, user))
        await room.answer_at_random(table, rng)
        for one in dict.fromkeys((user, *before)):
            proposal = await room.host.undoing.offer(table, one)
            if proposal is not None and proposal.asked and not (await room.observation(table, one)).can_undo:
                there = await room.host.lobby.get(table)
                return one, tuple(there.players[seat].user for seat in proposal.asked), before[one]
    raise AssertionError("nothing ever needed consent")


@ON_SQLITE
@pytest.mark.parametrize("game", games())
async def test_what_all_agree_to_take_back_is_as_if_it_had_not_been(room: Room, game: str) -> None:
    users = (ANN, BOB, CID)[: several(game, 3)]
    table = (await begin(room, game, users)).id
    user, asked, before = await undo_needed(room, table)
    proposal = await room.host.undoing.offer(table, user)
    assert proposal is not None
    epoch = (await room.host.lobby.get(table)).epoch
    assert await room.host.undoing.ask(table, user, proposal.number) == "asked"
    for number, other in enumerate(asked, start=1):
        outcome = await room.host.undoing.vote(table, other, proposal.number, yes=True)
        assert outcome == ("undone" if number == len(asked) else "asked")
    assert position(await room.observation(table, user)) == before
    assert (await room.host.lobby.get(table)).epoch == epoch + 1
    assert position(await room.again().observation(table, user)) == before
    for audience in (*range(len(users)), None):
        said = [one.line.text.key for one in (await room.host.observations.of(table, audience)).said]
        assert "host-undone" in said
    rng = Rng(2)
    for _ in range(20):
        if (await room.host.lobby.get(table)).status == "playing":
            await room.answer_at_random(table, rng)


async def test_what_was_planned_goes_with_what_is_taken_back(room: Room) -> None:
    table = (await begin(room, "nicodemus", (ANN, BOB))).id
    user, asked, _ = await undo_needed(room, table)
    idle = ANN if await room.user_on_turn(table) == BOB else BOB
    plan = await room.host.plans.of(table, idle)
    await room.host.plans.order(table, idle, plan.decisions[0].key, plan.decisions[0].options[0].id)
    proposal = await room.host.undoing.offer(table, user)
    assert proposal is not None
    await room.host.undoing.ask(table, user, proposal.number)
    for other in asked:
        await room.host.undoing.vote(table, other, proposal.number, yes=True)
    async with room.db.read() as tx:
        assert await ahead.of_seat(tx, table, plan.seat) == {}


async def test_whoever_has_not_moved_since_is_not_asked_unless_something_came_to_light(room: Room) -> None:
    table = (await begin(room)).id
    rng = Rng(7)
    seen = set()
    for _ in range(60):
        await room.answer_at_random(table, rng)
        there = await room.host.lobby.get(table)
        for user in (ANN, BOB, CID):
            proposal = await room.host.undoing.offer(table, user)
            if proposal is None:
                continue
            seat = await seat_of(room, table, user)
            assert seat not in proposal.asked
            others = {player.seat for player in there.players} - {seat}
            assert not proposal.revealed or set(proposal.asked) == others
            seen.add(proposal.revealed)
    assert True in seen


async def test_a_button_from_before_stays_dead(room: Room) -> None:
    table = (await begin(room, "nicodemus", (ANN, BOB))).id
    user, asked, _ = await undo_needed(room, table)
    on_turn = await room.user_on_turn(table)
    old = room.click(await room.observation(table, on_turn), on_turn)
    proposal = await room.host.undoing.offer(table, user)
    assert proposal is not None
    await room.host.undoing.ask(table, user, proposal.number)
    await room.host.undoing.vote(table, asked[0], proposal.number, yes=True)
    assert await refused(room.host.turns.answer(old)) == "button-before-undo"


async def test_the_next_answer_ends_a_proposal(room: Room) -> None:
    table = (await begin(room, "nicodemus", (ANN, BOB))).id
    user, asked, _ = await undo_needed(room, table)
    proposal = await room.host.undoing.offer(table, user)
    assert proposal is not None
    await room.host.undoing.ask(table, user, proposal.number)
    await room.answer(table)
    assert await refused(room.host.undoing.vote(table, asked[0], proposal.number, yes=True)) == "no-undo-asked"


async def test_one_no_ends_a_proposal_and_it_may_be_made_again(room: Room) -> None:
    table = (await begin(room, "nicodemus", (ANN, BOB))).id
    user, asked, _ = await undo_needed(room, table)
    proposal = await room.host.undoing.offer(table, user)
    assert proposal is not None
    await room.host.undoing.ask(table, user, proposal.number)
    assert await room.host.undoing.vote(table, asked[0], proposal.number, yes=False) == "kept"
    assert await refused(room.host.undoing.vote(table, asked[0], proposal.number, yes=True)) == "no-undo-asked"
    assert await room.host.undoing.ask(table, user, proposal.number) == "asked"
    assert {"notice-undo-refused"} <= set(await notices(room, table))


async def test_only_those_concerned_vote(room: Room) -> None:
    table = (await begin(room)).id
    user, asked, _ = await undo_needed(room, table)
    proposal = await room.host.undoing.offer(table, user)
    assert proposal is not None
    await room.host.undoing.ask(table, user, proposal.number)
    assert await refused(room.host.undoing.vote(table, user, proposal.number, yes=True)) == "undo-not-yours"
    assert await refused(room.host.undoing.vote(table, DAN, proposal.number, yes=True)) == "not-your-table"
    for other in {ANN, BOB, CID} - {user, *asked}:
        assert await refused(room.host.undoing.vote(table, other, proposal.number, yes=True)) == "undo-not-yours"


async def test_a_proposal_about_another_move_is_too_late(room: Room) -> None:
    table = (await begin(room, "nicodemus", (ANN, BOB))).id
    user, _, _ = await undo_needed(room, table)
    proposal = await room.host.undoing.offer(table, user)
    assert proposal is not None
    assert await refused(room.host.undoing.ask(table, user, proposal.number - 1)) == "undo-too-late"


async def test_the_question_waits_for_a_player_who_has_left_the_seat(room: Room) -> None:
    table = (await begin(room, "nicodemus", (ANN, BOB))).id
    user, asked, before = await undo_needed(room, table)
    await room.host.seats.leave(table, asked[0])
    proposal = await room.host.undoing.offer(table, user)
    assert proposal is not None
    assert proposal.asked == (await seat_of(room, table, asked[0]),)
    assert await room.host.undoing.ask(table, user, proposal.number) == "asked"
    assert position(await room.observation(table, user)) != before
    await room.host.seats.back(table, asked[0])
    assert await room.host.undoing.vote(table, asked[0], proposal.number, yes=True) == "undone"
    assert position(await room.observation(table, user)) == before


async def test_a_substitute_agrees_for_the_seat_that_was_free(room: Room) -> None:
    table = (await begin(room, "nicodemus", (ANN, BOB))).id
    user, asked, before = await undo_needed(room, table)
    await room.host.seats.leave(table, asked[0])
    proposal = await room.host.undoing.offer(table, user)
    assert proposal is not None
    await room.host.undoing.ask(table, user, proposal.number)
    await room.host.seats.take(table, DAN, "Dan")
    assert await room.host.undoing.vote(table, DAN, proposal.number, yes=True) == "undone"
    assert position(await room.observation(table, user)) == before


async def test_who_has_done_nothing_has_nothing_to_take_back(room: Room) -> None:
    table = (await begin(room, "nicodemus", (ANN, BOB))).id
    for user in (ANN, BOB):
        assert await room.host.undoing.offer(table, user) is None
    for user in (ANN, BOB, CID):
        with pytest.raises(Refused):
            await room.host.undoing.ask(table, user, 1)


async def test_taking_back_freely_is_in_the_log_too(room: Room) -> None:
    table = (await begin(room, "nicodemus", (ANN, BOB))).id
    rng = Rng(4)
    for _ in range(100):
        user = await room.user_on_turn(table)
        await room.answer_at_random(table, rng)
        if (await room.observation(table, user)).can_undo:
            break
    room.clock.time += 60
    await room.host.turns.undo(table, user)
    assert "host-took-back" in [one.line.text.key for one in (await room.observation(table, user)).said]
    async with room.db.read() as tx:
        times = [line.at for line in await lines.after(tx, table) if line.key == "host-took-back"]
    assert times == [room.clock.time], "by its time the statistics tell what was given again then"
