"""What is to be told arrives whatever Discord refuses for a while: once, and without a request into a known limit."""

import asyncio
from collections import Counter

import pytest

from cogs.ui.panels import words_for
from cogs.ui.recaps import line as cut
from db import outbox
from host.operation.metrics import registry
from rules.kernel.rng import Rng
from tests.conftest import ON_SQLITE
from tests.e2e.conftest import Seated
from tests.e2e.stage import Json, Stage, buttons, offers, text_of
from tests.e2e.test_faults import answers
from tests.e2e.test_places import finish_turn, panel_of, restart, shut

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
