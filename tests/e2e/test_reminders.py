"""Reminders and calls of those who are waited for again: one message each, which takes the last one's place."""

import asyncio

import pytest

from db import users
from db.outbox import Delivery
from host.time.preferences import DAY
from tests.conftest import ON_SQLITE
from tests.e2e.conftest import Seated
from tests.e2e.stage import Json, Person, entries, labels, offers, text_of
from tests.e2e.test_calls import calls, places
from tests.e2e.test_game import finish_turn

pytestmark = [pytest.mark.asyncio, pytest.mark.timeout(120), ON_SQLITE]


async def a_day_goes_by(table: Seated) -> None:
    """Let a day and a bit pass, and tell everything."""
    table.stage.offset += DAY + 60
    await table.stage.bot.host.timekeeper.tick()
    await table.stage.settled()


async def direct(person: Person) -> list[Json]:
    return list(person.actor.messages(await person.dm()))


def with_hand(person: Person, thread: int) -> list[Json]:
    """Return the messages of a thread that open one's hand."""
    return [one for one in person.actor.messages(thread) if any(name.startswith("My hand") for name in labels(one))]


async def test_a_reminder_is_the_panel_again_and_the_only_one(table: Seated) -> None:
    mover = await table.mover()
    before = len(await calls(table, mover))
    asked = offers(await mover.private_panel())
    seen = set()
    for _ in range(3):
        await a_day_goes_by(table)
        (panel,) = await direct(mover)
        assert offers(panel) == asked
        assert "Quiet for this turn" in [name for _, _, name in entries(panel)]
        seen.add(panel["id"])
    heard = [one.said for one in (await calls(table, mover))[before:]]
    assert heard == [f"Reminder: Nicodemus #{table.number}: Play a machine or repair one."] * 3
    assert len(seen) == 3
    await finish_turn(table)
    (panel,) = await direct(mover)
    assert not offers(panel)
    assert len(with_hand(table.cid, table.thread)) == 1


async def test_a_reminder_in_the_thread_takes_the_place_of_the_last_and_is_the_story_afterwards(table: Seated) -> None:
    mover = await table.mover()
    await table.stage.bot.host.notices.prefer(mover.actor.user_id, "where", "thread")
    before, messages = len(await calls(table, mover)), len(table.cid.actor.messages(table.thread))
    for _ in range(3):
        await a_day_goes_by(table)
        assert len(table.cid.actor.messages(table.thread)) == messages
        assert [one["id"] for one in with_hand(table.cid, table.thread)] == [table.cid.last(table.thread)["id"]]
    assert await places(table, mover, before) == ["thread"] * 3
    await finish_turn(table)
    (panel,) = with_hand(table.cid, table.thread)
    assert panel["id"] == table.cid.last(table.thread)["id"]
    assert len(table.cid.actor.messages(table.thread)) == messages + 1


@pytest.mark.parametrize("wish", ["direct", "thread"])
@pytest.mark.parametrize("lost", ["POST", "DELETE", "PATCH"])
async def test_a_reminder_whose_sending_is_interrupted_is_one_message_that_calls_once(
    table: Seated, wish: str, lost: str
) -> None:
    mover = await table.mover()
    await table.stage.bot.host.notices.prefer(mover.actor.user_id, "where", wish)
    channel = await mover.dm() if wish == "direct" else table.thread
    before, asked = len(await calls(table, mover)), len(mover.actor.messages(channel))
    path = f"/channels/{channel}/messages" + ("" if lost == "POST" else "/*")
    fault = table.stage.server.faults.drop(lost, path, handled=True, times=6)
    await a_day_goes_by(table)
    assert fault.hits == 6, "more often than the library itself tries"
    assert len(mover.actor.messages(channel)) == asked
    assert len(await calls(table, mover)) == before + 1
    shown = mover.last(channel)
    assert offers(shown) if wish == "direct" else with_hand(mover, channel) == [shown]


async def test_muted_reminders_end_with_the_turn(table: Seated) -> None:
    mover = await table.mover()
    await a_day_goes_by(table)
    await mover.press(await mover.private_panel(), "Quiet for this turn")
    before = len(await calls(table, mover))
    await a_day_goes_by(table)
    assert len(await calls(table, mover)) == before


async def test_after_an_outage_at_most_one_reminder_is_sent(table: Seated) -> None:
    mover = await table.mover()
    before = len(await calls(table, mover))
    fault = table.stage.server.faults.fail("POST", f"/channels/{await mover.dm()}/messages", 503, times=None)
    for _ in range(6):
        table.stage.offset += DAY + 60
        await table.stage.bot.host.timekeeper.tick()
        await asyncio.sleep(0.05)
    assert fault.hits > 1
    assert len(await calls(table, mover)) == before
    table.stage.server.faults.clear()
    await table.stage.settled()
    assert len(await calls(table, mover)) == before + 1
    assert len(await direct(mover)) == 1


async def test_a_reminder_that_was_refused_does_not_call_again_in_the_middle_of_the_turn(table: Seated) -> None:
    mover = await table.mover()
    table.stage.server.faults.close_dms(mover.actor.user_id)
    await a_day_goes_by(table)
    before = len(await calls(table, mover))
    async with table.stage.bot.host.core.tend(table.number) as work:
        await work.update()
        work.tell("table")
    await table.stage.settled()
    assert len(await calls(table, mover)) == before


async def test_who_has_asked_for_silence_still_hears_reminders(table: Seated) -> None:
    mover = await table.mover()
    await table.stage.bot.host.notices.prefer(mover.actor.user_id, "turn", "silent")
    before = len(await calls(table, mover))
    await a_day_goes_by(table)
    assert await places(table, mover, before) == ["direct"]


async def pause(table: Seated) -> None:
    for person in table.players:
        await person.slash(table.thread, "table pause")
    await table.stage.settled()


async def test_the_end_of_a_pause_calls_who_is_on_turn_unless_they_ended_it(table: Seated) -> None:
    mover, other = await table.mover(), await table.other()
    await pause(table)
    before = len(await calls(table, mover)), len(await calls(table, other))
    await other.slash(table.thread, "table resume")
    await table.stage.settled()
    (call,) = (await calls(table, mover))[before[0] :]
    assert call.said == f"Nicodemus #{table.number}: Play a machine or repair one."
    assert len(await calls(table, other)) == before[1]
    assert len(await direct(mover)) == 1
    await pause(table)
    before = len(await calls(table, mover)), len(await calls(table, other))
    await mover.slash(table.thread, "table resume")
    await table.stage.settled()
    assert (len(await calls(table, mover)), len(await calls(table, other))) == before


async def test_the_end_of_a_vacation_calls_who_is_on_turn_once(table: Seated) -> None:
    other = await table.other()
    await other.slash(table.thread, "settings", vacation=2)
    await finish_turn(table)
    assert await calls(table, other) == []
    for _ in range(2):
        await a_day_goes_by(table)
    (call,) = await calls(table, other)
    assert call.said == f"Nicodemus #{table.number}: Play a machine or repair one."
    await finish_turn(table)
    mover = await table.mover()
    before = len(await calls(table, mover))
    await mover.slash(table.thread, "settings", vacation=9)
    await a_day_goes_by(table)
    assert len(await calls(table, mover)) == before
    for _ in range(2):
        await mover.slash(table.thread, "settings", vacation=0)
        await table.stage.settled()
        assert len(await calls(table, mover)) == before + 1


async def test_a_substitute_who_is_called_in_the_thread_is_called_there(table: Seated) -> None:
    await table.stage.bot.host.notices.prefer(table.cid.actor.user_id, "where", "thread")
    mover = await table.mover()
    await mover.slash(table.thread, "table leave")
    await table.cid.slash(table.thread, "table substitute", table=table.number)
    await table.stage.settled()
    assert await places(table, table.cid) == ["thread"]
    await a_day_goes_by(table)
    assert await places(table, table.cid) == ["thread", "thread"]


async def test_a_paused_table_waits_for_nobody_in_lists(table: Seated) -> None:
    mover = await table.mover()
    user, stage = mover.actor.user_id, table.stage

    async def listed() -> str:
        return text_of((await mover.slash(table.channel, "games")).message)

    async def daily() -> list[str]:
        """Return what a daily list that is due now says; nothing where none comes."""
        known = {one["id"] for one in await direct(mover)}
        due = Delivery(1, 1, None, "digest", user, None, due=0, tries=0, created=stage.now(), error=None)
        await stage.bot._sender._messenger.deliver(due)
        return [text_of(one) for one in await direct(mover) if one["id"] not in known]

    assert "your turn" in await listed()
    await pause(table)
    assert "Paused by agreement" in await listed()
    assert "your turn" not in await listed()
    async with stage.db.write() as tx:
        await users.prefer(tx, user, "turn", "digest", stage.now())
    assert await daily() == []
    await mover.slash(table.thread, "table resume")
    (told,) = await daily()
    assert f"Nicodemus #{table.number}" in told
