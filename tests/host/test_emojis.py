"""What is remembered of the icons that are in Discord, and when nobody can see one any more."""

import pytest

from host.operation.emojis import Emoji
from tests.host.conftest import ANN, PLACE, Room

pytestmark = pytest.mark.asyncio

APP = 10**18
"""An application."""


def icon(game: str, key: str, number: int, drawing: str = "a") -> Emoji:
    return Emoji(APP, game, key, f"{key}_{drawing}", number)


async def retire(room: Room, *old: Emoji) -> None:
    """Note icons as unused, and let a minute pass."""
    await room.host.emojis.retire(old)
    room.clock.time += 60


async def test_what_is_noted_is_known_to_the_next_start_and_to_no_other_application(room: Room) -> None:
    both = [icon("", "points", 5), icon("nicodemus", "wood", 4)]
    await room.host.emojis.note(both)
    await room.host.emojis.note([Emoji(APP + 1, "", "points", "points_a", 6)])
    assert await room.again().host.emojis.of(APP) == (both[1], both[0])
    assert await room.host.emojis.unseen(APP) == ()


async def test_an_emoji_that_was_made_anew_takes_the_place_of_the_one_before(room: Room) -> None:
    await room.host.emojis.note([icon("", "points", 5)])
    await room.host.emojis.note([icon("", "points", 9)])
    assert [one.id for one in await room.host.emojis.of(APP)] == [9]


async def test_an_old_drawing_is_unseen_once_the_tables_that_showed_it_are_over(room: Room) -> None:
    old = icon("nicodemus", "wood", 4)
    await room.host.emojis.note([old, icon("nicodemus", "wood", 5, "b")])
    first = await room.playing()
    room.clock.time += 60
    await retire(room, old)
    await room.playing()
    await room.playing("imaginarium")
    assert await room.host.emojis.unseen(APP) == ()
    for player in first.players:
        await room.host.votes.cancel(first.id, player.user)
    assert (await room.host.lobby.get(first.id)).status == "cancelled"
    assert await room.host.emojis.unseen(APP) == (4,)
    await room.host.emojis.forget(APP, 4)
    assert [one.id for one in await room.host.emojis.of(APP)] == [5]
    assert await room.host.emojis.unseen(APP) == ()


async def test_tables_of_other_games_show_no_icon_of_this_one_but_those_that_every_game_has(room: Room) -> None:
    own, common = icon("imaginarium", "stack", 4), icon("", "points", 5)
    await room.host.emojis.note([own, common])
    await room.playing("nicodemus")
    room.clock.time += 60
    await retire(room, own, common)
    assert await room.host.emojis.unseen(APP) == (4,)


async def test_a_lobby_shows_none(room: Room) -> None:
    old = icon("nicodemus", "wood", 4)
    await room.host.emojis.note([old])
    await room.host.lobby.open("nicodemus", ANN, "Ann", PLACE, {})
    await retire(room, old)
    assert await room.host.emojis.unseen(APP) == (4,)


async def test_an_emoji_that_one_of_two_icons_still_has_is_seen(room: Room) -> None:
    await room.host.emojis.note([icon("nicodemus", "wood", 4), icon("imaginarium", "wood", 4)])
    await retire(room, icon("nicodemus", "wood", 4))
    assert await room.host.emojis.unseen(APP) == ()
    await retire(room, icon("imaginarium", "wood", 4))
    assert await room.host.emojis.unseen(APP) == (4,)


async def test_a_drawing_that_comes_back_is_in_use_again(room: Room) -> None:
    old = icon("", "points", 4)
    await room.host.emojis.note([old])
    await retire(room, old)
    await room.host.emojis.note([old])
    assert await room.host.emojis.of(APP) == (old,)
    assert await room.host.emojis.unseen(APP) == ()
