"""One call a turn: where somebody wishes it, in words that a lock screen shows, whatever happens meanwhile."""

from collections import Counter

import pytest

from cogs.ui.panels import words_for
from host.model import Click
from rules.kernel.record import random_picks
from rules.kernel.rng import Rng
from tests.conftest import ON_SQLITE
from tests.e2e.conftest import Seated, seat
from tests.e2e.stage import Person, Ring, Stage, alts, offers, rings, text_of
from tests.e2e.test_game import finish_turn

pytestmark = [pytest.mark.asyncio, pytest.mark.timeout(120), ON_SQLITE]


async def calls(table: Seated, person: Person) -> list[Ring]:
    """Return what has made a sound for somebody since the game began."""
    dm = await person.dm()
    return [one for one in rings(table.stage) if one.channel == dm or person.actor.user_id in one.users]


async def places(table: Seated, person: Person, since: int = 0) -> list[str]:
    """Return where somebody was called, in order."""
    names = {await person.dm(): "direct", table.thread: "thread"}
    return [names[one.channel] for one in (await calls(table, person))[since:]]


@pytest.mark.parametrize(
    ("wish", "expected"), [("direct", ["direct"]), ("thread", ["thread"]), ("both", ["thread", "direct"])]
)
async def test_a_turn_is_called_once_where_its_player_wishes(table: Seated, wish: str, expected: list[str]) -> None:
    other = await table.other()
    await table.stage.bot.host.notices.prefer(other.actor.user_id, "where", wish)
    assert await places(table, other) == []
    await finish_turn(table)
    assert await places(table, other) == expected
    for again in (1, 2):
        await finish_turn(table)
        await finish_turn(table)
        assert await places(table, other) == expected * (1 + again)


@pytest.mark.parametrize("wish", ["direct", "thread"])
async def test_a_call_says_first_which_game_and_table_and_how_long_there_is(stage: Stage, wish: str) -> None:
    ann, bob, channel = stage.person("Ann"), stage.person("Bob"), stage.channel("games")
    for person in (ann, bob):
        await stage.bot.host.lobby.meet(person.actor.user_id, "en")
        await stage.bot.host.notices.prefer(person.actor.user_id, "where", wish)
    await ann.slash(channel, "table new", game="nicodemus")
    await stage.settled()
    await stage.bot.host.lobby.configure(1, ann.actor.user_id, {"_clock": "daily"})
    await bob.slash(channel, "table join", table=1)
    await ann.slash(channel, "table start", table=1)
    await stage.settled()
    (call,) = rings(stage)
    there = await stage.bot.host.lobby.get(1)
    mover = ann if there.name(there.waiting[0]) == "Ann" else bob
    asked = {
        "direct": "Play a machine or repair one.",
        "thread": f"<@{mover.actor.user_id}>, it is your turn.",
    }
    assert call.said in {f"Nicodemus #1, {left} left: {asked[wish]}" for left in ("3 days", "2 days")}
    shown = ann.last(call.channel) if wish == "thread" else await mover.private_panel()
    assert alts(shown), "the line has become the panel"
    assert shown.get("content", "") == ""


async def test_whose_direct_messages_are_closed_is_called_in_the_thread(stage: Stage) -> None:
    for name in ("Ann", "Bob"):
        stage.server.faults.close_dms(stage.person(name).actor.user_id)
    table = await seat(stage)
    mover = await table.mover()
    (first,) = await calls(table, mover)
    assert first.channel == table.thread
    assert "I cannot send you direct messages" in first.said
    # From now on it is known, and the panel itself calls; there is nothing more to say of it.
    panel = (await mover.press(table.cid.last(table.thread), "My hand")).message
    for _ in range(3):
        there = await table.mover()
        shown = (await there.press(table.cid.last(table.thread), "My hand")).message
        while offers(shown or {}) and await table.mover() is there:
            custom_id, value = offers(shown or {})[0]
            ways = there.actor.click(int(shown["id"]), custom_id) if value is None else None  # type: ignore[index]
            done = await (ways or there.actor.choose(int(shown["id"]), custom_id, [value or ""]))  # type: ignore[index]
            await done.settled()
            await stage.settled()
            shown = next(one for one in there.actor.messages(table.thread) if one["id"] == shown["id"])  # type: ignore[index]
    assert panel is not None
    closed = [one for one in table.cid.actor.messages(table.thread) if "cannot send you" in text_of(one)]
    assert len(closed) == 2, "one for each player"
    assert len(await calls(table, mover)) == 2


async def test_a_restart_calls_nobody_again(table: Seated) -> None:
    await finish_turn(table)
    before = rings(table.stage)
    await table.stage.stop_bot()
    await table.stage.start_bot()
    for seat_ in (0, 1):
        async with table.stage.bot.host.core.tend(table.number) as work:
            work.tell("private", seat_)
            work.tell("table")
    await table.stage.settled()
    assert rings(table.stage) == before


async def answer(stage: Stage, table: int, rng: Rng) -> int:
    """Let somebody who is asked answer at random, as if by a command; return who."""
    there = await stage.bot.host.lobby.get(table)
    user = next(player.user for player in there.players if player.seat in there.waiting)
    decision = (await stage.bot.host.observations.for_user(table, user)).questions[0].decision
    picks = random_picks(decision, rng)
    click = Click(table, user, stage.server.world.snowflake(), picks, key=decision.key)
    await stage.bot.host.turns.answer(click)
    return user


@pytest.mark.parametrize("wish", ["direct", "both"])
async def test_a_choice_taken_back_calls_neither_who_took_it_back_nor_the_next_player_twice(
    table: Seated, wish: str
) -> None:
    stage, rng = table.stage, Rng(2)
    for person in table.players:
        await stage.bot.host.notices.prefer(person.actor.user_id, "where", wish)
    while True:
        user = await answer(stage, table.number, rng)
        mover = next(person for person in table.players if person.actor.user_id == user)
        seen = await stage.bot.host.observations.for_user(table.number, user)
        if seen.can_undo and await table.mover() is not mover:
            break
    await stage.settled()
    before = rings(stage)
    await stage.bot.host.turns.undo(table.number, user)
    await stage.settled()
    assert await table.mover() is mover
    assert offers(await mover.private_panel())
    while await table.mover() is mover:
        await answer(stage, table.number, rng)
    await stage.settled()
    assert rings(stage) == before
    assert offers(await (await table.mover()).private_panel())


async def test_a_substitute_is_called_once_for_the_turn_that_waits(table: Seated) -> None:
    mover = await table.mover()
    await mover.slash(table.thread, "table leave")
    await table.cid.slash(table.thread, "table substitute", table=table.number)
    await table.stage.settled()
    assert await places(table, table.cid) == ["direct"]
    assert offers(await table.cid.private_panel())
    async with table.stage.bot.host.core.tend(table.number) as work:
        for number in (0, 1):
            work.tell("private", number)
    await table.stage.settled()
    assert await places(table, table.cid) == ["direct"]


async def test_who_is_on_vacation_finds_the_panel_and_hears_nothing(table: Seated) -> None:
    other = await table.other()
    await table.stage.bot.host.notices.prefer(other.actor.user_id, "where", "both")
    await table.stage.bot.host.notices.go_away(other.actor.user_id, 2)
    await finish_turn(table)
    assert await calls(table, other) == []
    assert offers(await other.private_panel())
    assert f"<@{other.actor.user_id}>" in text_of(table.cid.last(table.thread))


async def test_the_last_panel_is_the_only_one_and_the_newest(table: Seated) -> None:
    for _ in range(4):
        await finish_turn(table)
    for person in table.players:
        panels = [one for one in person.actor.messages(await person.dm()) if alts(one)]
        assert len(panels) == 1
    mover = await table.mover()
    assert offers(await mover.private_panel())


async def test_a_panel_that_cannot_be_deleted_shrinks_to_a_line(table: Seated) -> None:
    table.stage.server.faults.fail("DELETE", "/channels/*/messages/*", 403, times=1)
    mover = await table.mover()
    await finish_turn(table)
    await finish_turn(table)
    first, newest = sorted(mover.actor.messages(await mover.dm()), key=lambda one: int(one["id"]))
    assert text_of(first).strip().startswith(f"-# Nicodemus #{table.number}: this went on below.")
    assert offers(newest)


async def test_what_was_said_in_a_turn_stands_in_one_message(table: Seated) -> None:
    for _ in range(4):
        await finish_turn(table)
    observations = table.stage.bot.host.observations
    there = (await observations.of(table.number, None)).table
    words, turns = words_for(there, "en"), Counter[str]()
    for turn in range(1, there.turn + 1):
        said = await observations.turns(table.number, turn, turn + 1, None)
        turns.update({f"- {words.sentence(one.line.text)}" for one in said})
    shown = Counter[str]()
    for one in table.cid.actor.messages(table.thread):
        shown.update({line for line in text_of(one).split("\n") if line.startswith("- ")})
    assert any(" plays " in line for line in shown)
    assert shown == turns


async def test_a_reminder_comes_where_the_turn_was_called(table: Seated) -> None:
    mover = await table.mover()
    await table.stage.bot.host.notices.prefer(mover.actor.user_id, "where", "thread")
    before = len(await calls(table, mover))
    table.stage.offset += 25 * 3600
    await table.stage.bot.host.timekeeper.tick()
    await table.stage.settled()
    assert await places(table, mover, before) == ["thread"]
    assert (await calls(table, mover))[-1].said.startswith(
        f"Reminder: Nicodemus #{table.number}: <@{mover.actor.user_id}>, it is"
    )


async def test_the_end_of_a_game_calls_everybody_once(table: Seated) -> None:
    await table.stage.bot.host.notices.prefer(table.ann.actor.user_id, "where", "thread")
    await table.stage.settled()
    await table.stage.finish(table.number, Rng(6))
    for person, where in ((table.ann, "thread"), (table.bob, "direct")):
        told = [one for one in await calls(table, person) if " win" in one.said or " share" in one.said]
        assert len(told) == 1
        assert (await places(table, person))[-1] == where
        assert told[0].said.startswith(f"Nicodemus #{table.number}: ")


async def test_a_game_that_is_cancelled_calls_nobody(table: Seated) -> None:
    await table.stage.bot.host.notices.prefer(table.ann.actor.user_id, "where", "both")
    for person in table.players:
        await person.slash(table.thread, "table cancel")
    before = len(rings(table.stage))
    await table.stage.settled()
    assert (await table.stage.bot.host.lobby.get(table.number)).status == "cancelled"
    assert len(rings(table.stage)) == before
