"""What is to be told arrives whatever Discord refuses for a while: once, and without a request into a known limit."""

import asyncio
from collections import Counter

import pytest

from cogs.ui.panels import words_for
from cogs.ui.recaps import line as cut
from db import outbox
from host.model import Click
from host.operation.metrics import registry
from rules.kernel.record import random_picks
from rules.kernel.rng import Rng
from tests.conftest import ON_SQLITE
from tests.e2e.conftest import Seated
from tests.e2e.stage import Json, Person, Stage, buttons, labels, offers, rings, text_of
from tests.e2e.test_faults import answers
from tests.e2e.test_places import finish_turn, panel_of, restart, shut, told

pytestmark = [pytest.mark.asyncio, pytest.mark.timeout(120), ON_SQLITE]

LIMIT = 60.0


def is_live(message: Json) -> bool:
    return any(button.get("custom_id", "").endswith(":hand") for button in buttons(message))


def live_panels(table: Seated) -> list[Json]:
    """Return the messages in the thread by which somebody may play."""
    return [one for one in table.cid.actor.messages(table.thread) if is_live(one)]


async def missing_or_doubled(table: Seated) -> Counter[str]:
    """Return the lines of the turns before this one that the thread does not tell exactly once."""
    host = table.stage.bot.host
    there = await host.lobby.get(table.number)
    words = words_for(there, "en")
    told = Counter(
        line
        for one in table.cid.actor.messages(table.thread)
        if not is_live(one)
        for line in text_of(one).splitlines()
        if line.startswith("- ")
    )
    said = await host.observations.turns(table.number, 1, there.turn, None)
    told.subtract(f"- {cut(words.sentence(one.line.text))}" for one in said)
    return Counter({line: number for line, number in told.items() if number})


async def one_live_panel_and_the_whole_story(table: Seated) -> None:
    await table.stage.settled()
    panels = live_panels(table)
    assert [int(one["id"]) for one in panels] == [int(table.cid.last(table.thread)["id"])]
    assert not await missing_or_doubled(table)


@pytest.mark.parametrize("trouble", ["503", "limited", "cut"])
async def test_an_old_panel_is_retired_though_its_last_edit_fails_at_first(table: Seated, trouble: str) -> None:
    old = table.cid.last(table.thread)
    path, faults = f"/channels/{table.thread}/messages/{old['id']}", table.stage.server.faults
    if trouble == "503":
        faults.fail("PATCH", path, 503)
    elif trouble == "limited":
        faults.rate_limit("PATCH", path, LIMIT)
    else:
        faults.drop("PATCH", path)
    await finish_turn(table)
    assert not faults.active()
    await one_live_panel_and_the_whole_story(table)


@pytest.mark.parametrize("how", ["locked", "put away", "unseen", "mute"])
@pytest.mark.parametrize("found", ["by the next turn", "by itself"])
async def test_a_thread_that_can_be_used_again_has_one_live_panel_and_what_it_missed(
    table: Seated, how: str, found: str
) -> None:
    await finish_turn(table)
    before = len(table.cid.actor.messages(table.thread))
    shut(table, how)
    for _ in range(3):
        await finish_turn(table)
    await restart(table)
    table.stage.server.faults.clear()
    if found == "by the next turn":
        await finish_turn(table)
    elif how in {"unseen", "mute"}:
        await table.stage.look_after_tables()
    else:
        await asyncio.sleep(0.2)
    await one_live_panel_and_the_whole_story(table)
    assert len(table.cid.actor.messages(table.thread)) == before + 1


async def quiet(stage: Stage, end: float) -> None:
    """Wait until everything is told that can be before a moment."""
    while True:
        if not stage.bot._sender._busy:
            async with stage.db.glance() as tx:
                due = await outbox.next_due(tx)
            if due is None or due > end:
                return
            stage.offset += max(due - stage.now() + 0.01, 0)
            stage.bot.host.core.woken.set()
        await asyncio.sleep(0.01)


async def finish_turn_within(table: Seated, end: float) -> None:
    """Let the player on turn play to the end of it while a limit lasts."""
    mover, rng = await table.mover(), Rng(8)
    while await table.mover() is mover:
        panel = await panel_of(mover)
        ways = offers(panel)
        await (await mover.take(panel, ways[rng.below(len(ways))])).answered()
        await quiet(table.stage, end)


def refused(stage: Stage) -> Counter[str]:
    """Return how many requests were answered 429, by what has a limit of its own: the method and the channel."""
    found = [one for one in stage.server.world.requests if one["status"] == 429]
    return Counter(f"{one['method']} {one['path'].split('/')[2]}" for one in found)


def counted(scope: str) -> float:
    return registry.get_sample_value("cogwork_discord_limits_total", {"scope": scope}) or 0.0


async def test_each_channel_is_asked_once_while_its_limit_lasts(table: Seated) -> None:
    stage, before = table.stage, counted("user")
    stage.server.faults.rate_limit("*", "/channels/*", LIMIT, times=None)
    end = stage.now() + LIMIT
    await finish_turn_within(table, end)
    await table.cid.slash(table.channel, "table find")
    await table.ann.slash(table.thread, "table pause")
    await quiet(stage, end)
    hits = refused(stage)
    assert len(hits) >= 2
    assert set(hits.values()) == {1}
    assert counted("user") - before == hits.total()
    stage.server.faults.clear()
    await stage.settled()
    assert refused(stage) == hits
    assert any("would like to pause" in text_of(one) for one in table.bob.actor.messages(table.thread))


@pytest.mark.parametrize("scope", ["global", "cloudflare"])
async def test_nothing_is_sent_while_a_limit_of_everything_lasts(table: Seated, scope: str) -> None:
    stage, faults, before = table.stage, table.stage.server.faults, counted(scope)
    faults.rate_limit("*", "/channels/*", 10 * LIMIT, times=None, scope="global", via=scope == "global")
    end = stage.now() + 10 * LIMIT
    await finish_turn_within(table, end)
    assert refused(stage).total() == 1
    assert counted(scope) - before == 1
    await quiet(stage, end)
    faults.clear()
    sent = [dict(one) for one in stage.server.world.requests]
    pressed = await (await table.mover()).begin(table.cid.last(table.thread), "My hand")
    if scope == "global":
        assert offers((await pressed.settled()).message or {})
    else:
        await stage.until(lambda: not stage.bot.services.guard.working)
        await asyncio.sleep(0.2)
        assert list(stage.server.world.requests) == sent
    later = list(stage.server.world.requests)[len(sent) :]
    assert [one for one in later if one["route"].startswith("/channels")] == []
    await one_live_panel_and_the_whole_story(table)
    assert offers(await panel_of(await table.mover()))


async def test_a_whole_game_is_told_through_limits_of_every_kind(table: Seated) -> None:
    stage, faults = table.stage, table.stage.server.faults
    kinds = [("PATCH", "user", True), ("POST", "shared", True), ("*", "global", True)]
    for number in range(6):
        method, scope, via = kinds[number % len(kinds)]
        await stage.settled()
        before = refused(stage)
        faults.rate_limit(method, "/channels/*", LIMIT, times=None, scope=scope, via=via)  # type: ignore[arg-type]
        await finish_turn_within(table, stage.now() + LIMIT)
        hits = refused(stage) - before
        assert set(hits.values()) == {1}
        assert scope != "global" or hits.total() == 1
        faults.clear()
    await one_live_panel_and_the_whole_story(table)
    assert await answers(table)


LONG_AFTER = 600.0
"""Seconds after which Discord no longer recognizes a message by its nonce."""


async def die_before_noting(table: Seated, channel: int) -> None:
    """Finish a turn whose next message in a channel arrives unknown to the bot, and start again much later."""
    stage, faults = table.stage, table.stage.server.faults
    lost = faults.drop("POST", f"/channels/{channel}/messages", handled=True)
    mover, rng = await table.mover(), Rng(8)
    while await table.mover() is mover:
        ways = offers(await panel_of(mover))
        await (await mover.take(await panel_of(mover), ways[rng.below(len(ways))])).answered()
        await quiet(stage, stage.now())
    await stage.until(lambda: lost.hits == 1)
    await stage.stop_bot()
    faults.jump(LONG_AFTER)
    stage.offset += LONG_AFTER
    await stage.start_bot()
    await stage.settled()


async def test_a_thread_panel_that_arrived_unknown_to_the_bot_is_used_again(table: Seated) -> None:
    before = len(table.cid.actor.messages(table.thread))
    await die_before_noting(table, table.thread)
    await one_live_panel_and_the_whole_story(table)
    assert len(table.cid.actor.messages(table.thread)) == before + 1
    assert offers(await panel_of(await table.mover()))


async def test_a_private_panel_that_arrived_unknown_to_the_bot_is_used_again(table: Seated) -> None:
    other = await table.other()
    channel = await other.dm()
    before = len(other.actor.messages(channel))
    await die_before_noting(table, channel)
    assert await table.mover() is other
    assert len(other.actor.messages(channel)) == before + 1
    assert offers(await panel_of(other))


async def test_a_lobby_that_arrived_unknown_to_the_bot_is_used_again(stage: Stage) -> None:
    ann, channel = stage.person("Ann"), stage.channel("games")
    lost = stage.server.faults.drop("POST", f"/channels/{channel}/messages", handled=True)
    await ann.slash(channel, "table new", game="nicodemus")
    await stage.until(lambda: lost.hits == 1)
    await stage.stop_bot()
    stage.server.faults.jump(LONG_AFTER)
    stage.offset += LONG_AFTER
    await stage.start_bot()
    await stage.settled()
    assert len([one for one in ann.actor.messages(channel) if "Join" in labels(one)]) == 1


REFUSALS = [
    (403, 50007), (403, 50278), (400, 50033), (404, 10013), (403, 50001), (404, 10003), (403, 20009), (400, 50035),
    (403, 987654), (400, 0),
]  # fmt: skip
"""Answers of Discord's by which a direct message is refused for good, the last two with no documented code."""


def calls_to(table: Seated, person: Person) -> list[Json]:
    """Return the messages in the thread that say that somebody cannot be written to."""
    told = [one for one in table.cid.actor.messages(table.thread) if "cannot send you direct messages" in text_of(one)]
    assert all("hand" in " ".join(labels(one)) for one in told)
    return [one for one in told if f"<@{person.actor.user_id}>" in text_of(one)]


async def play_turn(table: Seated) -> None:
    """Let the player on turn play to the end of it by commands."""
    host, rng, mover = table.stage.bot.host, Rng(8), await table.mover()
    while await table.mover() is mover:
        user = mover.actor.user_id
        decision = (await host.observations.for_user(table.number, user)).questions[0].decision
        picks = random_picks(decision, rng)
        await host.turns.answer(
            Click(table.number, user, table.stage.server.world.snowflake(), picks, key=decision.key)
        )
    await table.stage.settled()


@pytest.mark.parametrize(("status", "code"), REFUSALS)
@pytest.mark.parametrize("at", ["/channels/{}/messages", "/users/@me/channels"])
async def test_a_player_who_cannot_be_written_to_is_called_in_the_thread_until_their_next_command(
    table: Seated, status: int, code: int, at: str
) -> None:
    stage, other = table.stage, await table.other()
    path = at.format(await other.dm())
    fault = stage.server.faults.fail("POST", path, status, body={"code": code, "message": "No."}, times=None)
    await play_turn(table)
    assert fault.hits == 1
    assert len(calls_to(table, other)) == 1
    await play_turn(table)
    await play_turn(table)
    assert fault.hits == 1
    assert len(calls_to(table, other)) == 1
    stage.server.faults.clear()
    await other.slash(table.channel, "games")
    await play_turn(table)
    await play_turn(table)
    assert offers(await panel_of(other))


@pytest.mark.parametrize(("status", "code"), [(403, 40003), (403, 40004), (503, 130000), (401, 0)])
async def test_what_passes_closes_nobodys_direct_messages(table: Seated, status: int, code: int) -> None:
    other = await table.other()
    path = f"/channels/{await other.dm()}/messages"
    fault = table.stage.server.faults.fail("POST", path, status, body={"code": code, "message": "Later."}, times=3)
    await play_turn(table)
    assert fault.hits == 3
    assert offers(await panel_of(other))
    assert calls_to(table, other) == []


@pytest.mark.parametrize(("status", "code"), [(403, 50007), (400, 50033), (403, 987654)])
async def test_a_reminder_that_is_refused_leads_to_a_call_in_the_thread(table: Seated, status: int, code: int) -> None:
    stage, mover = table.stage, await table.mover()
    path = f"/channels/{await mover.dm()}/messages"
    stage.server.faults.fail("POST", path, status, body={"code": code, "message": "No."}, times=None)
    stage.offset += 25 * 3600
    await stage.bot.host.timekeeper.tick()
    await stage.settled()
    assert len(calls_to(table, mover)) == 1
    stage.offset += 25 * 3600
    await stage.bot.host.timekeeper.tick()
    await stage.settled()
    assert rings(stage)[-1].said.startswith(f"Reminder: Nicodemus #{table.number}: <@{mover.actor.user_id}>")
    assert len(calls_to(table, mover)) == 1


@pytest.mark.parametrize(("status", "code"), [(403, 987654), (400, 50024), (404, 10004)])
async def test_a_thread_that_is_refused_for_good_leaves_the_game_to_direct_messages(
    table: Seated, status: int, code: int
) -> None:
    path, body = f"/channels/{table.thread}/messages", {"code": code, "message": "No."}
    fault = table.stage.server.faults.fail("POST", path, status, body=body, times=None)
    await play_turn(table)
    assert fault.hits == 1
    assert offers(await panel_of(await table.mover()))
    assert [await told(person, "I may no longer write") for person in table.players] == [1, 1]


async def test_a_notice_is_told_once_to_each_though_one_of_them_must_wait_for_a_long_limit(table: Seated) -> None:
    stage, faults = table.stage, table.stage.server.faults
    shut(table, "locked")
    await play_turn(table)
    players = (await stage.bot.host.lobby.get(table.number)).players
    last = next(person for person in table.players if person.actor.user_id == players[-1].user)
    faults.rate_limit("POST", f"/channels/{await last.dm()}/messages", LONG_AFTER)
    await table.ann.slash(table.thread, "table pause")
    await quiet(stage, stage.now() + LIMIT)
    assert [await told(person, "would like to pause") for person in table.players if person is not last] == [1]
    assert await told(last, "would like to pause") == 0
    faults.jump(LONG_AFTER)
    await stage.settled()
    assert [await told(person, "would like to pause") for person in table.players] == [1, 1]


async def test_a_game_that_ended_while_its_thread_was_locked_is_told_there_later(table: Seated) -> None:
    shut(table, "locked")
    await table.stage.finish(table.number, Rng(5))
    assert len(live_panels(table)) == 1
    table.stage.server.faults.clear()
    await asyncio.sleep(0.2)
    await table.stage.settled()
    assert live_panels(table) == []
    assert "Play again" in labels(table.cid.last(table.thread))
