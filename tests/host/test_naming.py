"""What players are called: told apart where two are called alike, and by a new name from the next turn on."""

import pytest
from msgspec.structs import replace

from host.model import Click, Table, Viewer
from rules.kernel.record import random_picks
from rules.kernel.rng import Rng
from tests.host.conftest import ANN, BOB, CID, PLACE, Room, on_the_spot

pytestmark = pytest.mark.asyncio


def called(user: int, name: str, handle: str) -> Viewer:
    return replace(on_the_spot(user), name=name, handle=handle)


def names(table: Table) -> dict[int, str]:
    return {player.user: player.name for player in table.players}


async def answered(room: Room, table: int, viewer: Viewer, rng: Rng) -> Table:
    """Give one random answer of a player."""
    observation = await room.host.observations.for_user(table, viewer)
    decision = observation.questions[0].decision
    click = Click(table, viewer, rng.below(10**9), random_picks(decision, rng), key=decision.key)
    await room.host.turns.answer(click)
    return await room.host.lobby.get(table)


async def test_two_players_with_one_name_are_told_apart_once_for_the_table(room: Room) -> None:
    table = await room.host.lobby.open("imaginarium", ANN, "Ann", PLACE, {}, 3)
    await room.host.lobby.join(table.id, called(BOB, "ann", "anna_77"), "ann")
    table = await room.host.lobby.join(table.id, called(CID, "Cid", "cid"), "Cid")
    assert names(table) == {ANN: "Ann", BOB: "ann (anna_77)", CID: "Cid"}


async def test_a_substitute_with_the_name_of_another_player_is_told_apart(room: Room) -> None:
    table = await room.playing()
    await room.host.seats.leave(table.id, BOB)
    await room.host.seats.take(table.id, called(CID, "Ann", "ann.too"), "Ann")
    assert names(await room.host.lobby.get(table.id))[CID] == "Ann (ann.too)"


async def test_a_new_name_is_followed_when_the_turn_ends_and_a_suffix_stays(room: Room) -> None:
    table = await room.playing()
    mover = await room.user_on_turn(table.id)
    other = next(player.name for player in table.players if player.user != mover)
    before, rng = names(table)[mover], Rng(1)
    for name, expected in (("Zoe", "Zoe"), (other, f"{other} (mover_1)"), (other, f"{other} (mover_1)")):
        viewer = called(mover, name, "mover_1")
        while mover == await room.user_on_turn(table.id):
            assert names(await room.host.lobby.get(table.id))[mover] == before
            table = await answered(room, table.id, viewer, rng)
        assert names(await room.again().host.lobby.get(table.id))[mover] == expected
        while table.status == "playing" and mover != await room.user_on_turn(table.id):
            await room.answer_at_random(table.id, rng)
        before = expected


async def test_who_says_no_name_keeps_the_one_they_have(room: Room) -> None:
    table = await room.playing()
    before, rng = names(table), Rng(1)
    for _ in range(10):
        await room.answer_at_random(table.id, rng)
    assert names(await room.host.lobby.get(table.id)) == before
