"""Three weeks of a game of busy people: absence, vacation, a substitute, an undo by consent, a restart each day."""

import pytest

from db import answers
from rules.kernel.record import replay
from rules.kernel.registry import find
from rules.kernel.rng import Rng
from tests.e2e.stage import Person, Stage, answer_once, text_of

pytestmark = [pytest.mark.asyncio, pytest.mark.timeout(300)]

DAY = 24 * 3600.0
HAND_OVER, UNDO, VACATION = 9, 14, 3


async def pass_a_day(stage: Stage) -> None:
    """Let a day go by with a restart in it, and everything that is due be done and told."""
    await stage.stop_bot()
    stage.offset += DAY
    await stage.start_bot()
    await stage.bot.host.timekeeper.tick()
    await stage.settled()


async def waiting(stage: Stage, table: int) -> list[int]:
    return list((await stage.bot.host.lobby.get(table)).waiting)


async def given(stage: Stage, table: int) -> int:
    async with stage.db.read() as tx:
        return await answers.count_live(tx, table)


async def test_a_game_survives_three_weeks_of_life(stage: Stage) -> None:
    ann, bob, cid = (stage.person(name) for name in ("Ann", "Bob", "Cid"))
    games = stage.channel("games")
    await ann.slash(games, "table new", game="nicodemus")
    await stage.settled()
    await stage.bot.host.lobby.configure(1, ann.actor.user_id, {"_clock": "daily", "_absence": "neutral"})
    await bob.slash(games, "table join", table=1)
    await ann.slash(games, "table start", table=1)
    await stage.settled()
    thread = (await stage.bot.host.lobby.get(1)).place.thread
    assert thread is not None
    rng, people = Rng(21), [ann, bob]
    for day in range(1, 22):
        await pass_a_day(stage)
        if (await stage.bot.host.lobby.get(1)).status != "playing":
            break
        if day == VACATION:
            told = text_of((await (await bob.slash(games, "settings", vacation=4)).settled()).message)
            assert "away until" in told
        if day == HAND_OVER:
            await bob.slash(thread, "table leave", table=1)
            await cid.slash(thread, "table substitute", table=1)
            await stage.settled()
            people = [ann, cid]
            assert [one.name for one in (await stage.bot.host.lobby.get(1)).players] == ["Ann", "Cid"]
        if day == UNDO:
            await undo_by_consent(stage, thread, people, rng)
        if day % 2:
            await answer_once(people, rng)
    assert [player.name for player in (await stage.bot.host.lobby.get(1)).players] == ["Ann", "Cid"]
    await stage.finish(1, rng)
    assert replay(find("nicodemus"), await stage.bot.host.export(1)) == []


async def undo_by_consent(stage: Stage, thread: int, people: list[Person], rng: Rng) -> None:
    """Let somebody ask for an answer of long ago back, and the other agree."""
    while await given(stage, 1) == 0:
        await answer_once(people, rng)
    before = await given(stage, 1)
    asker, other = people
    offer = (await (await asker.slash(thread, "undo", table=1)).settled()).message
    assert offer is not None
    await asker.press(offer, "Ask")
    await stage.settled()
    await other.press(other.last(thread), "Agree")
    await stage.settled()
    assert await given(stage, 1) < before
