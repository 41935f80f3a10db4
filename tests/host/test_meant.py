"""Which game somebody has in mind who asks about the rules and names none."""

import pytest

from host.model import Panel, Table
from tests.host.conftest import ANN, BOB, CID, PLACE, Room

pytestmark = pytest.mark.asyncio

MESSAGE = 77


async def begin(room: Room, game: str) -> Table:
    table = await room.host.lobby.open(game, ANN, "Ann", PLACE, {}, 2)
    await room.host.lobby.join(table.id, BOB, "Bob")
    return await room.host.lobby.start(table.id, ANN)


async def sent(room: Room, table: Table, user: int, message: int, kind: str = "private") -> None:
    """Note a message that has been sent to somebody, and retire it at once."""
    panel = Panel(
        game=table.id,
        kind=kind,
        recipient=user,
        turn=table.turn,
        channel_id=user,
        message_id=message,
        shown="",
        at=room.clock(),
    )
    await room.host.panel_sent(panel)
    await room.host.panel_retired(panel)


async def meant(room: Room, user: int, channel: int = 9) -> str | None:
    return await room.host.game_meant(channel, user)


async def test_it_is_the_game_of_the_thread(room: Room) -> None:
    table = await begin(room, "imaginarium")
    await begin(room, "nicodemus")
    await room.host.lobby.place(table.id, thread_id=55)
    for user in (ANN, CID):
        assert await meant(room, user, 55) == "imaginarium"


async def test_it_is_the_only_game_that_somebody_plays(room: Room) -> None:
    await begin(room, "nicodemus")
    await begin(room, "nicodemus")
    await room.host.lobby.open("imaginarium", ANN, "Ann", PLACE, {})
    assert await meant(room, ANN) == "nicodemus"
    assert await meant(room, CID) is None


async def test_among_several_it_is_that_of_the_newest_panel(room: Room) -> None:
    first, second = await begin(room, "nicodemus"), await begin(room, "imaginarium")
    assert await meant(room, ANN) is None
    await sent(room, second, ANN, MESSAGE)
    await sent(room, first, ANN, MESSAGE + 1)
    await sent(room, second, BOB, MESSAGE + 2)
    await sent(room, second, ANN, MESSAGE + 3, "lobby")
    assert await meant(room, ANN) == "nicodemus"
    assert await meant(room, BOB) == "imaginarium"


async def test_after_the_last_game_it_is_still_that_of_the_newest_panel(room: Room) -> None:
    table = await begin(room, "nicodemus")
    await sent(room, table, ANN, MESSAGE)
    await room.host.turns.concede(table.id, BOB)
    assert await meant(room, ANN) == "nicodemus"


async def test_what_is_asked_now_is_told_to_who_is_asked_and_to_nobody_else(room: Room) -> None:
    table = await begin(room, "nicodemus")
    await room.host.lobby.place(table.id, thread_id=55)
    (first,) = [player.user for player in table.players if player.seat in table.waiting]
    assert await room.host.asked_now(55, first) == ("nicodemus", "TURN")
    assert await room.host.asked_now(9, first) == ("nicodemus", "TURN")
    for user in {ANN, BOB, CID} - {first}:
        assert await room.host.asked_now(55, user) is None


async def test_among_several_games_only_that_of_the_thread_asks(room: Room) -> None:
    for game in ("nicodemus", "nicodemus", "nicodemus"):
        table = await begin(room, game)
    await room.host.lobby.place(table.id, thread_id=55)
    waiting = {player.user for player in table.players if player.seat in table.waiting}
    for user in waiting:
        assert await room.host.asked_now(55, user) == ("nicodemus", "TURN")
