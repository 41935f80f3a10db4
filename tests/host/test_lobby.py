import pytest

from host.errors import Refused
from tests.host.conftest import ANN, BOB, CID, PLACE, Room

pytestmark = pytest.mark.asyncio


async def test_a_table_is_opened_joined_and_started(room: Room) -> None:
    table = await room.host.lobby.open("nicodemus", ANN, "Ann", PLACE, {})
    assert (table.status, [player.name for player in table.players]) == ("lobby", ["Ann"])
    table = await room.host.lobby.join(table.id, BOB, "Bob")
    table = await room.host.lobby.start(table.id, BOB)
    assert table.status == "playing"
    assert len(table.waiting) == 1
    assert table.turn == 1


@pytest.mark.parametrize(
    ("game", "settings", "places"), [("chess", {}, 0), ("nicodemus", {"colour": "red"}, 0), ("nicodemus", {}, 3)]
)
async def test_a_table_no_game_has_is_refused(room: Room, game: str, settings: dict[str, str], places: int) -> None:
    with pytest.raises(Refused, match="no-such-setup"):
        await room.host.lobby.open(game, ANN, "Ann", PLACE, settings, places)
    assert await room.host.lobby.of_user(ANN) == ()


async def test_a_full_table_takes_nobody_else(room: Room) -> None:
    table = await room.host.lobby.open("nicodemus", ANN, "Ann", PLACE, {})
    await room.host.lobby.join(table.id, BOB, "Bob")
    with pytest.raises(Refused, match="table-full"):
        await room.host.lobby.join(table.id, CID, "Cid")


async def test_nobody_sits_twice(room: Room) -> None:
    table = await room.host.lobby.open("nicodemus", ANN, "Ann", PLACE, {})
    with pytest.raises(Refused, match="already-seated"):
        await room.host.lobby.join(table.id, ANN, "Ann")


async def test_a_game_waits_for_enough_players(room: Room) -> None:
    table = await room.host.lobby.open("nicodemus", ANN, "Ann", PLACE, {})
    with pytest.raises(Refused, match="wrong-number-of-players"):
        await room.host.lobby.start(table.id, ANN)


async def test_only_somebody_seated_starts(room: Room) -> None:
    table = await room.host.lobby.open("nicodemus", ANN, "Ann", PLACE, {})
    await room.host.lobby.join(table.id, BOB, "Bob")
    with pytest.raises(Refused, match="only-seated-start"):
        await room.host.lobby.start(table.id, CID)


async def test_when_the_owner_leaves_the_next_one_owns_the_table(room: Room) -> None:
    table = await room.host.lobby.open("nicodemus", ANN, "Ann", PLACE, {})
    await room.host.lobby.join(table.id, BOB, "Bob")
    table = await room.host.lobby.leave(table.id, ANN)
    assert (table.owner, [player.name for player in table.players]) == (BOB, ["Bob"])
    await room.host.lobby.join(table.id, CID, "Cid")
    table = await room.host.lobby.start(table.id, BOB)
    assert sorted(player.seat for player in table.players) == [0, 1]


async def test_a_table_that_everybody_left_is_closed(room: Room) -> None:
    table = await room.host.lobby.open("nicodemus", ANN, "Ann", PLACE, {})
    assert (await room.host.lobby.leave(table.id, ANN)).status == "cancelled"
    with pytest.raises(Refused, match="table-over"):
        await room.host.lobby.join(table.id, BOB, "Bob")


async def test_a_running_game_can_neither_be_joined_left_nor_started(room: Room) -> None:
    table = await room.playing()
    for refusal, action in (
        ("already-playing", room.host.lobby.join(table.id, CID, "Cid")),
        ("leave-while-playing", room.host.lobby.leave(table.id, ANN)),
        ("already-playing", room.host.lobby.start(table.id, ANN)),
    ):
        with pytest.raises(Refused, match=refusal):
            await action


async def test_somebody_with_very_many_tables_is_asked_to_finish_one(room: Room) -> None:
    for _ in range(20):
        await room.host.lobby.open("nicodemus", ANN, "Ann", PLACE, {})
    with pytest.raises(Refused, match="too-many-tables"):
        await room.host.lobby.open("nicodemus", ANN, "Ann", PLACE, {})


async def test_my_games_begin_with_those_that_wait_for_me(room: Room) -> None:
    first = await room.playing()
    await room.playing()
    mover = await room.user_on_turn(first.id)
    tables = await room.host.lobby.of_user(mover)
    waiting = [table.id for table in tables if mover in [p.user for p in table.players if p.seat in table.waiting]]
    assert [table.id for table in tables][: len(waiting)] == waiting


async def test_there_is_no_table_of_a_made_up_number(room: Room) -> None:
    with pytest.raises(Refused, match="no-such-table"):
        await room.host.lobby.get(4711)
    with pytest.raises(Refused, match="no-such-table"):
        await room.host.lobby.join(4711, ANN, "Ann")
