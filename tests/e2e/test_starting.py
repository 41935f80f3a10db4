"""A game that begins by itself, as people see it: the countdown, the button that stops it, and a rematch."""

import re

import pytest

from tests.e2e.conftest import Seated
from tests.e2e.stage import Json, Stage, buttons, text_of
from tests.e2e.test_seats import says, told, with_button

pytestmark = [pytest.mark.asyncio, pytest.mark.timeout(180)]


def labels(message: Json) -> list[str]:
    return [button["label"] for button in buttons(message)]


async def full_lobby(stage: Stage) -> Json:
    """Return the message of a table that Ann has opened and Bob has filled."""
    ann, bob, channel = stage.person("Ann"), stage.person("Bob"), stage.channel("games")
    done = await ann.slash(channel, "table new", game="nicodemus")
    assert "begins by itself soon after the last seat is taken" in text_of(done.message)
    await stage.settled()
    await bob.press(ann.last(channel), "Join")
    await stage.settled()
    return ann.last(channel)


async def pass_time(stage: Stage, seconds: float) -> None:
    stage.offset += seconds
    stage.bot.host.core.soon.set()
    await stage.settled()


async def test_a_full_table_counts_down_and_begins(stage: Stage) -> None:
    lobby = await full_lobby(stage)
    found = re.search(r"The game begins <t:(\d+):R>", text_of(lobby))
    assert found is not None
    assert abs(int(found[1]) - stage.now() - 30) < 10
    stage.offset += 31
    stage.bot.host.core.soon.set()
    table = (await stage.bot.host.lobby.of_user(stage.person("Ann").actor.user_id))[0]
    await stage.until(
        lambda: any(one.get("name") == f"Nicodemus #{table.id}" for one in stage.person("Ann").actor.channels())
    )
    await stage.settled()
    lobby = stage.person("Ann").last(stage.channel("games"))
    assert "The game is on" in text_of(lobby)
    assert labels(lobby) == []


async def test_whoever_sits_there_lets_it_wait(stage: Stage) -> None:
    lobby = await full_lobby(stage)
    ann, bob, cid = (stage.person(name) for name in ("Ann", "Bob", "Cid"))
    assert "Only somebody who sits at the table" in await says(cid, lobby, "Wait")
    await bob.press(lobby, "Wait")
    await stage.settled()
    stopped = ann.last(stage.channel("games"))
    assert "Ready to start." in text_of(stopped)
    assert "Wait" not in labels(stopped)
    await ann.press(stopped, "Start")
    await stage.settled()
    assert "The game is on" in text_of(ann.last(stage.channel("games")))


async def test_a_rematch_begins_as_soon_as_everybody_is_back(table: Seated) -> None:
    mover, other = await table.mover(), await table.other()
    await table.stage.bot.host.turns.concede(table.number, mover.actor.user_id)
    await table.stage.settled()
    final = with_button(table.cid, table.thread, "Play again")
    assert "begins as soon as everybody is back" in await says(other, final, "Play again")
    await table.stage.settled()
    number = max(one.id for one in await table.stage.bot.host.lobby.of_user(other.actor.user_id))
    assert f"Table {number} begins" in await told(mover, table.thread, "table rematch", table=table.number)
    await table.stage.settled()
    assert "The game is on" in text_of(mover.last(table.channel))
