"""What the network does to bots: nothing is lost, nothing counts twice, everybody is told."""

import asyncio
from collections.abc import Awaitable

import pytest

from db import answers as rows
from rules.kernel.rng import Rng
from tests.e2e.conftest import Seated
from tests.e2e.stage import Person, Stage, buttons, labels, offers, text_of
from tests.e2e.test_game import answer_by_button, finish_turn

pytestmark = [pytest.mark.asyncio, pytest.mark.timeout(120)]


async def answers(table: Seated) -> list[str]:
    """Return the keys of the answers that people gave."""
    async with table.stage.db.read() as tx:
        return [row.key for row in await rows.live(tx, table.number) if row.user is not None]


async def first_press(table: Seated) -> None:
    mover = await table.mover()
    panel = await mover.private_panel()
    await mover.take(panel)


async def test_a_post_that_was_done_but_not_confirmed_is_not_doubled(stage: Stage) -> None:
    ann, bob, channel = stage.person("Ann"), stage.person("Bob"), stage.channel("games")
    stage.server.faults.drop("POST", "/channels/*/messages", handled=True, times=2)
    await ann.slash(channel, "table new", game="nicodemus")
    await stage.settled()
    lobbies = [one for one in ann.actor.messages(channel) if "Join" in labels(one)]
    assert len(lobbies) == 1
    await bob.press(lobbies[0], "Join")
    stage.server.faults.drop("POST", "/channels/*/threads", handled=True, times=1)
    stage.server.faults.drop("POST", "/channels/*/messages", handled=True, times=2)
    await stage.settled()
    await ann.press(ann.last(channel), "Start")
    await stage.settled()
    threads = [one for one in ann.actor.channels() if one["type"] == 11]
    assert len(threads) == 1
    panels = [one for one in ann.actor.messages(int(threads[0]["id"])) if buttons(one)]
    assert len(panels) == 1
    for person in (ann, bob):
        assert len([one for one in person.actor.messages(await person.dm()) if offers(one)]) <= 1


@pytest.mark.parametrize("status", [500, 502, 429])
async def test_refused_and_broken_posts_are_tried_again(table: Seated, status: int) -> None:
    faults = table.stage.server.faults
    if status == 429:
        faults.rate_limit("POST", "/channels/*/messages", 0.2, times=2)
    else:
        faults.fail("POST", "/channels/*/messages", status, times=1)
    await finish_turn(table)
    assert offers(await (await table.mover()).private_panel())
    panels = [one for one in table.cid.actor.messages(table.thread) if buttons(one)]
    assert len(panels) == 1


async def test_an_answer_whose_acknowledgement_is_lost_stands_and_is_shown(table: Seated) -> None:
    mover = await table.mover()
    before = offers(await mover.private_panel())
    table.stage.server.faults.fail("POST", "/interactions/*/*/callback", 404, times=1)
    await first_press(table)
    await table.stage.until(lambda: not table.stage.server.faults.active())
    await asyncio.sleep(0.2)
    assert await answers(table) == ["TURN"]
    await table.stage.settled()
    assert offers(await mover.private_panel()) != before


async def test_an_acknowledgement_answered_by_an_error_is_given_again_and_the_answer_counts_once(table: Seated) -> None:
    table.stage.server.faults.fail("POST", "/interactions/*/*/callback", 500, times=1)
    await first_press(table)
    await table.stage.until(lambda: not table.stage.server.faults.active())
    await asyncio.sleep(1.5)
    await table.stage.settled()
    assert await answers(table) == ["TURN"]


async def test_an_event_delivered_twice_counts_once(table: Seated) -> None:
    table.stage.server.faults.double_event("INTERACTION_CREATE")
    await first_press(table)
    await asyncio.sleep(0.3)
    await table.stage.settled()
    assert await answers(table) == ["TURN"]


@pytest.mark.parametrize("trouble", ["close", "abort", "op7", "op9"])
async def test_after_a_lost_connection_play_goes_on(table: Seated, trouble: str) -> None:
    faults = table.stage.server.faults
    if trouble == "close":
        faults.close_gateway(4000)
    elif trouble == "abort":
        faults.abort_gateway()
    elif trouble == "op7":
        faults.ask_reconnect()
    else:
        faults.invalidate(resumable=True)
    mover = await table.mover()
    panel = await mover.private_panel()
    pressed = await mover.take(panel)
    await pressed.answered(timeout=10)
    assert await answers(table) == ["TURN"]


async def test_a_click_that_comes_too_late_to_be_answered_still_stands_as_a_whole(table: Seated) -> None:
    """A replayed interaction older than three seconds is applied, and the panel shows it."""
    mover = await table.mover()
    before = offers(await mover.private_panel())
    faults = table.stage.server.faults
    panel = await mover.private_panel()
    await mover.take(panel, before[0])
    faults.jump(4)
    await asyncio.sleep(0.3)
    await table.stage.settled()
    assert len(await answers(table)) <= 1
    assert (offers(await mover.private_panel()) != before) == (await answers(table) == ["TURN"])


async def test_a_message_too_old_to_edit_is_replaced(table: Seated) -> None:
    mover = await table.mover()
    panel = await mover.private_panel()
    table.stage.server.world.old_edit_allowance = (0, 3600.0)
    table.stage.server.faults.jump(7200)
    opened = await mover.press(table.cid.last(table.thread), "My hand")
    assert opened.message is not None
    await (await mover.take(opened.message)).answered()
    await table.stage.settled()
    fresh = await mover.private_panel()
    assert fresh["id"] != panel["id"]
    assert "Use one of its options" in text_of(fresh)


async def test_a_deleted_thread_or_message_stops_nothing(table: Seated) -> None:
    mover = await table.mover()
    faults = table.stage.server.faults
    faults.delete_message(table.thread, int(table.cid.last(table.thread)["id"]))
    assert await answer_by_button(mover, Rng(1))
    await table.stage.settled()
    faults.delete_channel(table.thread)
    rng = Rng(5)
    while await table.mover() is mover:
        assert await answer_by_button(mover, rng)
        await table.stage.settled()
    assert offers(await (await table.mover()).question())


async def test_a_player_who_left_the_server_is_answered_and_the_game_stays(table: Seated) -> None:
    other = await table.other()
    table.stage.server.faults.leave(other.actor.user_id)
    await finish_turn(table)
    assert (await table.stage.bot.host.lobby.get(table.number)).status == "playing"


async def test_a_server_whose_data_comes_after_the_start_is_spoken_to_in_its_language(stage: Stage) -> None:
    guild = stage.server.world.guild
    await stage.stop_bot()
    stage.server.faults.guild_outage(guild.id)
    guild.locale = "de"
    await stage.start_bot()
    assert stage.bot.host.guilds.locale(guild.id) != "de"
    stage.server.faults.guild_outage(guild.id, on=False)
    await stage.until(lambda: stage.bot.host.guilds.locale(guild.id) == "de")


CALLBACK = "/interactions/*/*/callback"


def tracebacks(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [record.getMessage() for record in caplog.records if record.exc_info]


async def cut(table: Seated, begin: Awaitable[object], *, handled: bool = False, times: int = 9) -> None:
    """Cut the connection at the acknowledgement of what is begun, until the bot has done with it."""
    faults = table.stage.server.faults
    fault = faults.drop("POST", CALLBACK, handled=handled, times=times)
    await begin
    await table.stage.until(lambda: fault.hits > 0 and not table.stage.bot.services.guard.working)
    faults.clear()


def words_of(person: Person, channel: int) -> str:
    return "\n".join(text_of(message) for message in person.actor.messages(channel))


@pytest.mark.parametrize("handled", [True, False])
@pytest.mark.parametrize("times", [1, 9])
async def test_a_connection_cut_at_the_acknowledgement_leaves_the_answer_as_it_is(
    table: Seated, caplog: pytest.LogCaptureFixture, *, handled: bool, times: int
) -> None:
    mover = await table.mover()
    before = offers(await mover.private_panel())
    await cut(table, first_press(table), handled=handled, times=times)
    assert await answers(table) == ["TURN"]
    await table.stage.settled()
    assert offers(await mover.private_panel()) != before
    assert "Something went wrong" not in words_of(mover, await mover.dm())
    assert tracebacks(caplog) == []


async def test_one_cut_connection_is_not_noticed_by_whoever_pressed(table: Seated) -> None:
    mover = await table.mover()
    table.stage.server.faults.drop("POST", CALLBACK)
    done = await mover.press(table.cid.last(table.thread), "My hand")
    assert offers(done.message or {}) != []


async def test_what_stands_is_not_called_a_failure_when_its_confirmation_is_cut(
    table: Seated, caplog: pytest.LogCaptureFixture
) -> None:
    mover = await table.mover()
    asked = await mover.slash(table.thread, "table concede")
    await cut(table, mover.actor.click(int((asked.message or {})["id"]), f"t:{table.number}:concede"))
    assert (await table.stage.bot.host.lobby.get(table.number)).status == "finished"
    assert "Something went wrong" not in words_of(mover, table.thread)
    assert tracebacks(caplog) == []


@pytest.mark.parametrize("status", [None, 503])
async def test_a_reply_lost_behind_its_acknowledgement_is_told_as_lost(
    table: Seated, caplog: pytest.LogCaptureFixture, status: int | None
) -> None:
    mover = await table.mover()
    path = "/webhooks/*/*/messages/@original"
    if status is None:
        table.stage.server.faults.drop("PATCH", path, times=1)
    else:
        table.stage.server.faults.rate_limit("PATCH", path, 1, times=1, via=False)
    done = await mover.slash(table.thread, "board")
    assert "My reply got lost" in text_of(done.message)
    assert tracebacks(caplog) == []


async def test_a_move_by_command_stands_when_its_reply_is_cut(table: Seated, caplog: pytest.LogCaptureFixture) -> None:
    mover = await table.mover()
    choice = (await mover.actor.autocomplete(table.thread, "move", "choice", ""))[0]
    before = offers(await mover.private_panel())
    await cut(table, mover.actor.slash(table.thread, "move", choice=choice["value"]))
    assert await answers(table) == ["TURN"]
    await table.stage.settled()
    assert offers(await mover.private_panel()) != before
    assert tracebacks(caplog) == []


async def test_suggestions_whose_connection_is_cut_are_one_line_in_the_log(
    table: Seated, caplog: pytest.LogCaptureFixture
) -> None:
    mover = await table.mover()
    table.stage.server.faults.drop("POST", CALLBACK, times=9)
    with pytest.raises(TimeoutError):
        await asyncio.wait_for(mover.actor.autocomplete(table.thread, "move", "choice", ""), 0.5)
    table.stage.server.faults.clear()
    assert tracebacks(caplog) == []
    assert len([record for record in caplog.records if "autocomplete" in record.getMessage()]) == 1
