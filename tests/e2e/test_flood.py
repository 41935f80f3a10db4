"""One person who asks for too much is told so kindly; nobody else feels it, and a game that waits never does."""

import asyncio

import pytest

from cogs import budget, gate
from tests.e2e.conftest import Seated
from tests.e2e.stage import EPHEMERAL, Person, Stage, component, offers, text_of
from tests.e2e.test_refusals import forged, is_shortcut

pytestmark = [pytest.mark.asyncio, pytest.mark.timeout(120)]


def impoverish(stage: Stage) -> None:
    """Give everybody two units and nothing back, so that it does not matter how long anything takes."""
    stage.patch.setattr(budget, "FULL", 2.0)
    stage.patch.setattr(budget, "A_SECOND", 0.01)
    stage.patch.setattr(budget, "LINE", 60.0)
    stage.patch.setattr(gate, "HELD", 0.0)


async def games(person: Person, channel: int) -> str:
    """Ask for one's games and return what is said; nothing where no word is left, which is no failure."""
    done = await person.slash(channel, "games")
    assert done.error is None
    assert done.message is None or done.message["flags"] & EPHEMERAL
    return text_of(done.message)


async def flood(person: Person, channel: int, requests: int = 4) -> None:
    """Ask for more than there is, or for as much."""
    for _ in range(requests):
        await games(person, channel)


async def test_twenty_commands_at_once_are_all_answered(stage: Stage) -> None:
    stage.patch.setattr(budget, "FULL", 60.0)
    stage.patch.setattr(budget, "LINE", 60.0)
    ann, channel = stage.person("Ann"), stage.channel("games")
    said = await asyncio.gather(*(games(ann, channel) for _ in range(20)))
    assert ["You are at no table" in one for one in said] == [True] * 20


async def test_a_flood_is_told_when_to_come_back_and_the_others_are_served(stage: Stage) -> None:
    impoverish(stage)
    ann, bob, channel = stage.person("Ann"), stage.person("Bob"), stage.channel("games")
    said = await asyncio.gather(*(games(ann, channel) for _ in range(20)))
    assert sum("You are at no table" in one for one in said) == 2
    (word,) = (one for one in said if "faster than I am" in one)
    assert "seconds" in word
    assert said.count("") == 17
    assert len(ann.actor.messages(channel)) == 3
    assert "You are at no table" in await games(bob, channel)
    stage.offset += 200
    assert "You are at no table" in await games(ann, channel)


async def test_whoever_is_on_turn_plays_on_by_press_and_by_command(table: Seated) -> None:
    mover = await table.mover()
    suggested = await mover.actor.autocomplete(table.thread, "move", "choice", "")
    typed = next(choice for choice in suggested if not is_shortcut(choice))
    impoverish(table.stage)
    await flood(mover, table.channel)
    assert await mover.actor.autocomplete(table.thread, "move", "choice", "") == []
    before = (await table.stage.bot.host.lobby.get(table.number)).version
    done = await mover.slash(table.thread, "move", choice=typed["value"])
    assert "faster than I am" not in text_of(done.message)
    played = (await table.stage.bot.host.lobby.get(table.number)).version
    assert played > before
    await table.stage.settled()
    panel = await mover.private_panel()
    await (await mover.take(panel)).settled()
    assert (await table.stage.bot.host.lobby.get(table.number)).version > played


async def test_the_button_of_a_game_that_waits_for_somebody_else_is_no_way_round(table: Seated) -> None:
    impoverish(table.stage)
    mover, other = await table.mover(), await table.other()
    panel = await mover.private_panel()
    await flood(other, table.channel, 2)
    answer = await forged(other, table.cid.last(table.thread), component(panel, offers(panel)[0][0]))
    assert "faster than I am" in text_of(answer)


@pytest.mark.parametrize("custom_id", ["something:else", "r:nicodemus:en:no-such-rule", "f:1", "v:1:board", "t:1:join"])
async def test_every_kind_of_button_is_paid_for(stage: Stage, custom_id: str) -> None:
    impoverish(stage)
    ann, channel = stage.person("Ann"), stage.channel("games")
    shown = await ann.slash(channel, "help")
    await flood(ann, channel, 1)
    answer = await forged(ann, shown.message or {}, custom_id)
    assert "faster than I am" in text_of(answer)
