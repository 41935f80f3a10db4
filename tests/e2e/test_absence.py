"""Five weeks of a game with a clock that nobody plays, or only one: who is called how often, and how it ends."""

import pytest

from host.model import Click
from host.time.idle import DEAD_AFTER, IDLE_AFTER
from host.time.preferences import DAY
from rules.kernel.record import random_picks
from rules.kernel.rng import Rng
from tests.e2e.stage import Json, Person, Stage, rings, text_of
from tests.e2e.test_three_weeks import given

pytestmark = [pytest.mark.asyncio, pytest.mark.timeout(300)]

CALLED_AT_MOST = 18
"""Three turns for each of two players, each with one call and the words that time runs out and that it has run out."""


async def begun(stage: Stage) -> tuple[list[Person], int]:
    people, games = [stage.person("Ann"), stage.person("Bob")], stage.channel("games")
    await people[0].slash(games, "table new", game="nicodemus")
    await stage.settled()
    options = {"_clock": "quick", "_absence": "neutral"}
    await stage.bot.host.lobby.configure(1, people[0].actor.user_id, options)
    await people[1].slash(games, "table join", table=1)
    await people[0].slash(games, "table start", table=1)
    await stage.settled()
    thread = (await stage.bot.host.lobby.get(1)).place.thread
    assert thread is not None
    return people, thread


async def pass_time(stage: Stage, seconds: float) -> None:
    """Let time pass from one deadline to the next, and tell everything."""
    end = stage.offset + seconds
    while stage.offset < end:
        due = await stage.bot.host.timekeeper.tick()
        await stage.settled()
        stage.offset = min(end, end if due is None else stage.offset + max(due - stage.now(), 1.0))
    await stage.bot.host.timekeeper.tick()
    await stage.settled()


async def test_a_game_that_nobody_plays_calls_nobody_any_more_and_ends(stage: Stage) -> None:
    await begun(stage)
    await pass_time(stage, 3 * DAY)
    early, answers = len(rings(stage)), await given(stage, 1)
    assert early <= CALLED_AT_MOST
    await pass_time(stage, IDLE_AFTER - 3 * DAY)
    assert len(rings(stage)) == early
    assert await given(stage, 1) == answers
    await pass_time(stage, DEAD_AFTER + DAY)
    assert (await stage.bot.host.lobby.get(1)).status == "cancelled"
    assert len(rings(stage)) <= CALLED_AT_MOST


async def play_on(stage: Stage, person: Person) -> None:
    """Answer whatever somebody is asked, as if by commands."""
    user = person.actor.user_id
    for _ in range(50):
        if await on_turn(stage) != user:
            return
        decision = (await stage.bot.host.observations.for_user(1, user)).questions[0].decision
        picks = random_picks(decision, Rng(3))
        await stage.bot.host.turns.answer(Click(1, user, stage.server.world.snowflake(), picks, key=decision.key))


async def on_turn(stage: Stage) -> int:
    there = await stage.bot.host.lobby.get(1)
    return next((one.user for one in there.players if one.seat in there.waiting), 0)


def newest(message: Json) -> int:
    return int(message["id"])


async def test_a_turn_played_for_somebody_who_is_gone_makes_no_sound_for_them(stage: Stage) -> None:
    people, thread = await begun(stage)
    first = await on_turn(stage)
    gone, here = sorted(people, key=lambda person: person.actor.user_id != first)
    for _ in range(40):
        await pass_time(stage, DAY / 24)
        await play_on(stage, here)
        if any(player.absent for player in (await stage.bot.host.lobby.get(1)).players):
            break
    await stage.settled()
    line = [one for one in here.actor.messages(thread) if "three times in a row" in text_of(one)]
    assert len(line) == 1
    assert line[0]["mentions"] == []
    sent = max(gone.actor.messages(await gone.dm()), key=newest)
    turn = (await stage.bot.host.lobby.get(1)).turn
    for _ in range(8):
        await pass_time(stage, DAY / 24)
        await play_on(stage, here)
    await stage.settled()
    assert (await stage.bot.host.lobby.get(1)).turn > turn
    assert max(gone.actor.messages(await gone.dm()), key=newest)["id"] == sent["id"]
    later = [one for one in here.actor.messages(thread) if newest(one) > newest(line[0])]
    told = [text_of(one) for one in later if str(gone.actor.user_id) in {user["id"] for user in one["mentions"]}]
    assert not told
    done = await here.press(line[0], "Agree to free the seat")
    assert "the seat is free" in text_of(done.message)
