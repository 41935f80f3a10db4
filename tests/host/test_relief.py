"""Computers that play for whoever is away, where the table allows it."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from db import Database, answers, deadlines, outbox
from host.computers.rows import COMPUTER
from host.errors import Refused
from host.model import Player, Table
from host.time.preferences import DAY, HOUR
from rules.kernel.registry import games
from rules.kernel.rng import Rng
from tests.conftest import ON_SQLITE
from tests.games import several
from tests.host.conftest import ANN, BOB, CID, PLACE, Clock, Room
from tests.host.thinkers import Dice, wait

pytestmark = pytest.mark.asyncio


@pytest.fixture
def dice() -> Dice:
    return Dice()


@pytest_asyncio.fixture
async def room(url: str, dice: Dice) -> AsyncIterator[Room]:
    db = await Database.open(url)
    yield Room(db, Clock(), dice)
    await db.close()


async def relieved(room: Room, level: str = "journeyman", **options: str) -> Table:
    """Return a running table of Ann and Bob at which a computer plays for whoever is away."""
    table = await room.host.lobby.open("nicodemus", ANN, "Ann", PLACE, {})
    chosen = {"_relief": level, **{f"_{key}": value for key, value in options.items()}}
    await room.host.lobby.configure(table.id, ANN, chosen)
    await room.host.lobby.join(table.id, BOB, "Bob")
    return await room.host.lobby.start(table.id, ANN)


async def player(room: Room, table: int, user: int) -> Player:
    found = (await room.host.lobby.get(table)).player(user)
    assert found is not None
    return found


async def heard(room: Room) -> list[str]:
    """Return the keys of the notices that wait to be sent, and forget them."""
    async with room.db.write() as tx:
        due = await outbox.take_due(tx, room.clock.time + 60, limit=500)
        for one in due:
            await outbox.done(tx, {one.id: one.revision})
    return [one.payload["key"] for one in due if one.kind == "notice"]


async def others_turn(room: Room, table: int, user: int) -> None:
    """Let people play by hand until it is that user's turn."""
    for _ in range(60):
        if await room.user_on_turn(table) == user:
            return
        await room.answer(table)
    raise AssertionError("it never is")


async def rows(room: Room, table: int) -> list[int | None]:
    async with room.db.read() as tx:
        return [one.seat for one in await deadlines.of_game(tx, table) if one.kind == COMPUTER]


async def test_without_the_setting_nobody_plays_for_anybody(room: Room, dice: Dice) -> None:
    table = await relieved(room, "no")
    user = await room.user_on_turn(table.id)
    await room.host.seats.leave(table.id, user)
    await wait(room, 60)
    assert not (await player(room, table.id, user)).computer
    assert not dice.told


async def test_a_computer_takes_the_seat_of_somebody_who_leaves_and_gives_it_back(room: Room, dice: Dice) -> None:
    table = await relieved(room)
    user = await room.user_on_turn(table.id)
    await room.host.seats.leave(table.id, user)
    away = await player(room, table.id, user)
    assert (away.computer, away.is_computer, away.is_called) == ("journeyman", False, False)
    await wait(room)
    assert await room.user_on_turn(table.id) != user
    assert {level for _, level in dice.told} == {"journeyman"}
    await others_turn(room, table.id, user)
    assert await rows(room, table.id) == [away.seat]
    await room.host.seats.back(table.id, user)
    assert not (await player(room, table.id, user)).computer
    assert await rows(room, table.id) == []
    await wait(room, 60)
    assert await room.user_on_turn(table.id) == user


async def test_a_substitute_has_the_seat_from_the_computer(room: Room) -> None:
    table = await relieved(room)
    user = await room.user_on_turn(table.id)
    await room.host.seats.leave(table.id, user)
    await room.host.seats.take(table.id, CID, "Cid")
    assert not (await player(room, table.id, CID)).computer
    assert await rows(room, table.id) == []
    await room.answer(table.id)


async def test_a_computer_plays_during_a_vacation_and_no_longer(room: Room) -> None:
    table = await relieved(room)
    user = await room.user_on_turn(table.id)
    await heard(room)
    await room.host.notices.go_away(user, 3)
    await room.host.timekeeper.away(user)
    assert await heard(room) == ["notice-computer-plays"]
    with pytest.raises(Refused, match="on-vacation"):
        await room.host.seats.back(table.id, user)
    await wait(room)
    await others_turn(room, table.id, user)
    await wait(room)
    assert await room.user_on_turn(table.id) != user
    room.clock.time += 3 * DAY + HOUR
    await others_turn(room, table.id, user)
    assert not (await player(room, table.id, user)).computer
    assert await rows(room, table.id) == []


async def test_whose_vacation_ends_early_has_the_seat_at_once(room: Room) -> None:
    table = await relieved(room)
    user = await room.user_on_turn(table.id)
    for days, computer in ((3, "journeyman"), (0, "")):
        await room.host.notices.go_away(user, days)
        await room.host.timekeeper.away(user)
        assert (await player(room, table.id, user)).computer == computer
    assert await rows(room, table.id) == []


async def test_after_a_time_out_a_computer_plays_until_its_player_does(room: Room) -> None:
    table = await relieved(room, clock="quick", absence="neutral")
    user = await room.user_on_turn(table.id)
    await wait(room, 12 * HOUR + 60)
    assert "notice-computer-plays" in await heard(room)
    assert (await player(room, table.id, user)).computer == "journeyman"
    assert await room.user_on_turn(table.id) != user
    said = [one.line.text.key for one in (await room.observation(table.id, ANN)).said]
    assert "host-time-up" not in said
    await others_turn(room, table.id, user)
    await room.answer(table.id)
    assert not (await player(room, table.id, user)).computer


async def test_nobody_is_played_for_where_nobody_else_is_there(room: Room, dice: Dice) -> None:
    table = await relieved(room)
    for user in (ANN, BOB):
        await room.host.seats.leave(table.id, user)
    await wait(room, HOUR)
    there = await room.host.lobby.get(table.id)
    assert [one.computer for one in there.players] == ["", ""]
    before = len(dice.told)
    await wait(room, HOUR)
    assert len(dice.told) == before


async def test_whoever_is_played_for_has_no_vote_meanwhile(room: Room) -> None:
    table = await relieved(room)
    user = await room.user_on_turn(table.id)
    await room.host.notices.go_away(user, 3)
    await room.host.timekeeper.away(user)
    other = next(one for one in (ANN, BOB) if one != user)
    assert await room.host.votes.pause(table.id, other) == "paused"


COMPANY = [(), ("apprentice",), ("apprentice", "novice")]
"""The computers that sit down with Ann and Bob, by the number of seats from two on."""
STEPS = 60


async def in_company(room: Room, game: str, seats: int) -> Table:
    """Return a running table of Ann, Bob, for whom a computer stands in, and computers on the other seats."""
    table = await room.host.lobby.open(game, ANN, "Ann", PLACE, {}, seats)
    await room.host.lobby.configure(table.id, ANN, {"_relief": "novice"})
    await room.host.lobby.join(table.id, BOB, "Bob")
    for level in COMPANY[seats - 2]:
        await room.host.lobby.add_computer(table.id, ANN, level)
    there = await room.host.lobby.start(table.id, ANN)
    await room.host.notices.go_away(BOB, 3)
    await room.host.timekeeper.away(BOB)
    return there


async def since(room: Room, table: int, seat: int) -> list[answers.Answer]:
    """Return what others have answered since that seat's last choice."""
    async with room.db.read() as tx:
        given = await answers.live(tx, table)
    last = max((place for place, one in enumerate(given) if one.seat == seat and not one.auto), default=-1)
    return [one for one in given[last + 1 :] if one.seat != seat]


@ON_SQLITE
@pytest.mark.parametrize("game", games())
async def test_nothing_is_taken_back_freely_past_what_came_to_light_or_past_somebody_who_is_away(
    room: Room, game: str
) -> None:
    rng, turns = Rng(5), 0
    there = await in_company(room, game, several(game, 3))
    ann, bob = await player(room, there.id, ANN), await player(room, there.id, BOB)
    for _ in range(STEPS):
        if not await room.goes_on(there.id):
            break
        seen = await room.observation(there.id, ANN)
        others = await since(room, there.id, ann.seat)
        moved = any(one.seat == bob.seat and not one.auto for one in others)
        learned = any(one.reveals or one.shows for one in others)
        turns += moved
        if seen.can_undo:
            assert not learned
            assert not any(one.seat == bob.seat and not (one.auto or one.shared) for one in others)
        proposal = await room.host.undoing.offer(there.id, ANN)
        if proposal is not None and (moved or learned):
            assert proposal.asked == (bob.seat,)
            assert proposal.revealed or not learned
        if ann.seat in seen.table.waiting:
            await room.answer_at_random(there.id, rng)
        else:
            await wait(room)
    assert turns, "nobody played for Bob"


async def test_a_player_on_vacation_is_asked_for_what_was_played_for_them_and_may_agree(room: Room) -> None:
    table = await relieved(room)
    first = await room.user_on_turn(table.id)
    other = BOB if first == ANN else ANN
    while await room.user_on_turn(table.id) == first:
        await room.answer(table.id)
    await room.host.notices.go_away(other, 3)
    await room.host.timekeeper.away(other)
    await wait(room)
    assert await room.user_on_turn(table.id) == first
    with pytest.raises(Refused, match="nothing-to-undo"):
        await room.host.turns.undo(table.id, first)
    proposal = await room.host.undoing.offer(table.id, first)
    assert proposal is not None
    assert proposal.asked == ((await player(room, table.id, other)).seat,)
    assert await room.host.undoing.ask(table.id, first, proposal.number) == "asked"
    assert await room.host.undoing.vote(table.id, other, proposal.number, yes=True) == "undone"
