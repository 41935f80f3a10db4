import asyncio

import msgspec
import pytest

from db import answers, outbox
from host.errors import Refused
from host.model import Click
from host.work import PlayCache
from rules.kernel.record import replay
from rules.kernel.registry import find
from rules.kernel.rng import Rng
from tests.host.conftest import ANN, BOB, CID, Room

pytestmark = pytest.mark.asyncio


async def other(room: Room, table: int) -> int:
    return ANN if await room.user_on_turn(table) == BOB else BOB


async def live(room: Room, table: int) -> tuple[answers.Answer, ...]:
    async with room.db.read() as tx:
        return await answers.live(tx, table)


async def test_an_answer_is_stored_with_who_gave_it_and_by_which_press(room: Room) -> None:
    table = await room.playing()
    user = await room.answer(table.id)
    first = (await live(room, table.id))[0]
    assert (first.user, first.interaction, first.key) == (user, room.interaction, "TURN")


async def test_the_same_press_delivered_twice_counts_once(room: Room) -> None:
    table = await room.playing()
    user = await room.user_on_turn(table.id)
    click = room.click(await room.observation(table.id, user), user)
    assert await room.host.turns.answer(click) is True
    assert await room.host.turns.answer(click) is False
    assert len([one for one in await live(room, table.id) if not one.auto]) == 1


async def test_two_presses_at_once_make_one_move_and_one_kind_word(room: Room) -> None:
    table = await room.playing()
    user = await room.user_on_turn(table.id)
    observation = await room.observation(table.id, user)
    presses = [room.click(observation, user, 0), room.click(observation, user, 1)]
    done = await asyncio.gather(*(room.host.turns.answer(press) for press in presses), return_exceptions=True)
    assert [str(one) for one in done] == ["True", "already-answered"]
    assert len([one for one in await live(room, table.id) if not one.auto]) == 1


async def refusal(room: Room, click: Click) -> str:
    """Return why a click is refused, having seen that it changed nothing and the game goes on."""
    before = await live(room, click.table)
    with pytest.raises(Refused) as caught:
        await room.host.turns.answer(click)
    assert await live(room, click.table) == before
    return caught.value.text.key


async def test_every_wrong_press_has_its_answer(room: Room) -> None:
    table = await room.playing()
    user, waiting = await room.user_on_turn(table.id), await other(room, table.id)
    observation = await room.observation(table.id, user)
    good = room.click(observation, user)
    seat = good.seat
    change = msgspec.structs.replace
    cases = [
        ("not-your-button", change(good, viewer=waiting)),
        ("not-your-table", change(good, viewer=CID)),
        ("not-your-button", change(good, seat=1 - seat)),
        ("button-before-undo", change(good, epoch=7)),
        ("already-answered", change(good, number=555)),
        ("no-such-choice", change(good, picks=(99,))),
        ("wrong-count", change(good, picks=())),
        ("wrong-count", change(good, picks=(0, 1))),
        ("no-such-table", change(good, table=4711)),
        ("not-now", change(good, number=-1, seat=-1, key="GAIN", picks=("gain:wood+wood",))),
        ("not-your-turn", change(good, viewer=waiting, number=-1, seat=-1, key="TURN", picks=("play:11",))),
        ("not-there", change(good, number=-1, seat=-1, key="TURN", picks=("repair:99",))),
        ("other-question", change(good, number=-1, seat=-1, key="TURN", picks=("gain:wood+wood",))),
    ]
    for expected, click in cases:
        if click.table == table.id:
            assert await refusal(room, click) == expected
        else:
            with pytest.raises(Refused, match=expected):
                await room.host.turns.answer(click)
    assert await room.host.turns.answer(good)


async def test_a_game_survives_a_restart_after_every_answer(room: Room, rng: Rng) -> None:
    table = await room.playing()
    for _ in range(30):
        before = await room.observation(table.id, ANN)
        room = room.again()
        assert await room.observation(table.id, ANN) == before
        room.host.core.cache = PlayCache(ready=0)  # as when enough others have played since
        for _ in range(2):
            assert await room.observation(table.id, ANN) == before
        await room.answer_at_random(table.id, rng)


async def test_a_whole_game_ends_with_the_standing_and_replays(room: Room, rng: Rng) -> None:
    table = await room.playing()
    while (there := await room.host.lobby.get(table.id)).status == "playing":
        await room.answer_at_random(table.id, rng)
    observation = await room.observation(table.id, ANN)
    best = min(score.rank for score in observation.standing)
    assert list(there.winners) == [score.seat for score in observation.standing if score.rank == best]
    assert observation.questions == ()
    record = await room.host.export(table.id)
    assert replay(find("nicodemus"), msgspec.json.decode(msgspec.json.encode(record))) == []
    with pytest.raises(Refused, match="table-over"):
        await room.host.turns.answer(Click(table.id, ANN, 5, (0,), seat=0, number=0, epoch=0))


async def test_a_running_game_gives_no_record_away(room: Room) -> None:
    table = await room.playing()
    with pytest.raises(Refused, match="not-over"):
        await room.host.export(table.id)


async def after_a_play(room: Room) -> tuple[int, int]:
    """Play a card without choosing an option yet; return table and user."""
    table = await room.playing()
    return table.id, await room.answer(table.id, 0)


async def test_a_choice_is_taken_back_as_long_as_nothing_came_to_light(room: Room) -> None:
    table, user = await after_a_play(room)
    observation = await room.observation(table, user)
    assert observation.can_undo
    assert observation.questions[0].decision.key == "ACTIVATE"
    await room.host.turns.undo(table, user)
    again = await room.again().observation(table, user)
    assert again.questions[0].decision.key == "TURN"
    assert again.table.epoch == 1
    assert not again.can_undo
    assert await live(room, table) == ()


async def test_a_button_from_before_an_undo_is_refused(room: Room) -> None:
    table, user = await after_a_play(room)
    old = room.click(await room.observation(table, user), user)
    await room.host.turns.undo(table, user)
    assert await refusal(room, old) == "button-before-undo"


async def test_after_a_card_was_drawn_nothing_is_taken_back(room: Room) -> None:
    table, user = await after_a_play(room)
    await room.answer(table, "charcoalium")
    observation = await room.observation(table, user)
    assert not observation.can_undo
    with pytest.raises(Refused, match="nothing-to-undo"):
        await room.host.turns.undo(table, user)


async def test_lines_of_a_choice_taken_back_are_not_told_any_more(room: Room) -> None:
    table, user = await after_a_play(room)
    assert "log-play" in [one.line.text.key for one in (await room.observation(table, user)).said]
    await room.host.turns.undo(table, user)
    assert "log-play" not in [one.line.text.key for one in (await room.observation(table, user)).said]


async def test_giving_up_ends_a_game_of_two_for_the_other(room: Room) -> None:
    table = await room.playing()
    await room.host.turns.concede(table.id, ANN)
    there = await room.host.lobby.get(table.id)
    assert there.status == "finished"
    assert [there.name(seat) for seat in there.winners] == ["Bob"]
    with pytest.raises(Refused, match="table-over"):
        await room.host.turns.concede(table.id, BOB)


async def test_a_running_game_is_cancelled_when_everybody_agrees(room: Room) -> None:
    table = await room.playing()
    assert await room.host.votes.cancel(table.id, ANN) == "asked"
    assert await room.host.votes.cancel(table.id, ANN) == "asked"
    assert (await room.host.lobby.get(table.id)).status == "playing"
    assert await room.host.votes.cancel(table.id, BOB) == "cancelled"
    assert (await room.host.lobby.get(table.id)).status == "cancelled"


async def test_one_no_keeps_a_game_going(room: Room) -> None:
    table = await room.playing()
    with pytest.raises(Refused, match="no-vote-open"):
        await room.host.votes.cancel(table.id, BOB, yes=False)
    await room.host.votes.cancel(table.id, ANN)
    assert await room.host.votes.cancel(table.id, BOB, yes=False) == "kept"
    assert await room.host.votes.cancel(table.id, BOB) == "asked"
    with pytest.raises(Refused, match="not-your-table"):
        await room.host.votes.cancel(table.id, CID)


async def test_a_damaged_checkpoint_is_told_and_nothing_is_changed(room: Room) -> None:
    table = await room.playing()
    user = await room.user_on_turn(table.id)
    click = room.click(await room.observation(table.id, user), user)
    async with room.db.write() as tx:
        point = await answers.latest_checkpoint(tx, table.id)
        assert point is not None
        await answers.add_checkpoint(tx, msgspec.structs.replace(point, state=point.state[:-9]))
    room = room.again()
    assert await refusal(room, click) == "table-unreadable"


async def test_a_change_asks_for_the_notices_that_follow_in_the_same_transaction(room: Room) -> None:
    await room.all_know()
    table = await room.playing()
    async with room.db.read() as tx:
        rows = await outbox.take_due(tx, room.clock() + 10)
    mover = (await room.host.lobby.get(table.id)).waiting[0]
    assert {(row.kind, row.recipient) for row in rows} == {("lobby", 0), ("table", 0), ("private", mover)}
