"""Profiles, leaderboards and deletion as people meet them, over a real game."""

from typing import Any

import aiohttp
import msgspec
import pytest

from rules.kernel.rng import Rng
from tests.e2e.conftest import Seated
from tests.e2e.stage import EPHEMERAL, Stage, alts, buttons, text_of

pytestmark = [pytest.mark.asyncio, pytest.mark.timeout(240)]


async def file_of(message: dict[str, Any]) -> Any:
    async with aiohttp.ClientSession() as web, web.get(message["attachments"][0]["url"]) as answer:
        assert answer.status == 200
        return msgspec.json.decode(await answer.read())


async def test_after_a_game_there_are_profiles_a_leaderboard_and_a_way_to_be_forgotten(table: Seated) -> None:
    await table.stage.finish(table.number, Rng(6))
    there = await table.stage.bot.host.lobby.get(table.number)
    mine = (await table.ann.slash(table.channel, "profile")).message
    assert mine is not None
    assert mine["flags"] & EPHEMERAL
    assert "Ann: 1 finished game" in text_of(mine)
    assert alts(mine)[0].startswith("Ann: 1 finished game. Nicodemus")
    won = int(there.player(table.ann.actor.user_id) in [there.players[seat] for seat in there.winners])
    assert f"won {won} of 1" in text_of(mine)

    board = (await table.cid.slash(table.channel, "leaderboard", public=True)).message
    assert board is not None
    assert not board["flags"] & EPHEMERAL
    assert all(person.name in text_of(board) for person in table.players)
    assert "1 rated game" in text_of(board)

    duel = (await table.bob.slash(table.channel, "compare", player=table.ann.actor.user_id)).message
    assert "In one game together" in text_of(duel)
    assert len(alts(duel or {})) == 1

    await forget_ann(table)


async def forget_ann(table: Seated) -> None:
    """Let Ann leave the leaderboard, take her data, and have it deleted; Bob still has his game."""
    await table.ann.slash(table.channel, "privacy leaderboards", show=False)
    board = text_of((await table.cid.slash(table.channel, "leaderboard")).message)
    assert "Ann" not in board
    assert "Bob" in board
    refused = text_of((await table.bob.slash(table.channel, "profile", player=table.ann.actor.user_id)).message)
    assert "prefers not to be shown" in refused

    given = (await table.ann.slash(table.channel, "privacy export")).message
    assert given is not None
    assert given["flags"] & EPHEMERAL
    kept = await file_of(given)
    assert kept["user"][0]["id"] == table.ann.actor.user_id
    assert len(kept["answer"]) > 10

    asked = (await table.ann.slash(table.channel, "privacy delete")).message
    assert asked is not None
    done = await table.ann.press(asked, "Delete everything about me")
    assert done.message is not None
    assert "deleted" in text_of(done.message)
    assert buttons(done.message) == []
    found = text_of((await table.bob.slash(table.thread, "board", table=table.number)).message)
    assert "former player" in found
    assert "Ann" not in found
    assert "1 finished game" in text_of((await table.bob.slash(table.channel, "profile")).message)


async def test_whoever_plays_is_asked_to_give_up_before_being_forgotten(table: Seated) -> None:
    refused = text_of((await table.ann.slash(table.channel, "privacy delete")).message)
    assert f"You are still at table #{table.number}" in refused


async def test_whoever_sits_nowhere_is_forgotten_at_once_and_nobody_else_with_them(stage: Stage) -> None:
    ann, bob, channel = stage.person("Ann"), stage.person("Bob"), stage.channel("games")
    await ann.slash(channel, "games")
    shown = (await bob.slash(channel, "privacy delete")).message
    assert shown is not None
    await bob.press(shown, "Delete everything about me")
    assert await stage.bot.host.user(bob.actor.user_id) is None
    assert await stage.bot.host.user(ann.actor.user_id) is not None


async def test_questions_without_an_answer_are_refused_kindly(stage: Stage) -> None:
    ann, channel = stage.person("Ann"), stage.channel("games")
    me = ann.actor.user_id
    assert "choose with whom" in text_of((await ann.slash(channel, "compare", player=me)).message)
    assert "No game has been finished" in text_of((await ann.slash(channel, "leaderboard")).message)
    assert "belongs to a server" in text_of((await ann.slash(await ann.dm(), "leaderboard")).message)
    assert "Nothing finished yet" in text_of((await ann.slash(channel, "profile")).message)
