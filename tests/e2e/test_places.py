"""Threads, channels and messages that are locked, closed or deleted: the game goes on, and its players learn why."""

import logging

import pytest

from rules.kernel.rng import Rng
from tests.conftest import ON_SQLITE
from tests.e2e.conftest import Seated
from tests.e2e.stage import Json, Person, Stage, buttons, offers, text_of

pytestmark = [pytest.mark.asyncio, pytest.mark.timeout(120), ON_SQLITE]

VIEW, SEND_IN_THREADS = 1 << 10, 1 << 38


def lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    """Return what the bot's owner reads of trouble; a traceback is trouble of its own."""
    found = [one for one in caplog.records if one.levelno >= logging.WARNING or one.exc_info]
    assert not [one.getMessage() for one in found if one.exc_info]
    return [one.getMessage() for one in found]


async def told(person: Person, words: str) -> int:
    """Return how many direct messages somebody got that hold these words."""
    return len([one for one in person.actor.messages(await person.dm()) if words in text_of(one)])


async def panel_of(person: Person) -> Json:
    """Return somebody's newest direct message by which something can be answered."""
    asked = [one for one in person.actor.messages(await person.dm()) if offers(one)]
    return max(asked, key=lambda message: int(message["id"]))


async def finish_turn(table: Seated) -> None:
    """Let whoever is on turn play to the end of it, by direct messages."""
    mover, rng = await table.mover(), Rng(8)
    while await table.mover() is mover:
        panel = await panel_of(mover)
        custom_id, value = offers(panel)[rng.below(len(offers(panel)))]
        picked = [] if value is None else [value]
        press = (
            mover.actor.choose(int(panel["id"]), custom_id, picked)
            if picked
            else mover.actor.click(int(panel["id"]), custom_id)
        )
        await (await press).answered()
        await table.stage.settled()


def shut(table: Seated, how: str) -> str:
    """Shut a table's thread and return the words by which its players are told."""
    faults = table.stage.server.faults
    if how == "locked":
        faults.lock(table.thread)
    elif how == "put away":
        faults.archive(table.thread, locked=True)
    elif how == "unseen":
        faults.deny(table.channel, VIEW)
    else:
        faults.deny(table.channel, SEND_IN_THREADS)
    return "is locked" if how in {"locked", "put away"} else "I may no longer write"


async def restart(table: Seated) -> None:
    await table.stage.stop_bot()
    await table.stage.start_bot()


async def panels_in(table: Seated) -> int:
    return len([one for one in table.cid.actor.messages(table.thread) if "Turn" in text_of(one)])


@pytest.mark.parametrize("how", ["locked", "put away", "unseen", "mute"])
async def test_a_game_goes_on_without_its_thread_and_in_it_again(
    table: Seated, how: str, caplog: pytest.LogCaptureFixture
) -> None:
    words = shut(table, how)
    caplog.clear()
    for _ in range(2):
        await finish_turn(table)
        assert offers(await panel_of(await table.mover()))
    await restart(table)
    await finish_turn(table)
    assert offers(await panel_of(await table.mover()))
    assert [await told(person, words) for person in table.players] == [1, 1]
    assert len(lines(caplog)) == 1
    table.stage.server.faults.clear()
    last = int(table.ann.last(table.thread)["id"])
    await finish_turn(table)
    assert int(table.ann.last(table.thread)["id"]) > last
    assert buttons(table.ann.last(table.thread))


@pytest.mark.parametrize("how", ["locked", "put away"])
async def test_what_is_told_the_table_comes_by_direct_message_meanwhile(table: Seated, how: str) -> None:
    shut(table, how)
    await table.ann.slash(table.thread, "table pause")
    await table.stage.settled()
    asked = next(one for one in table.bob.actor.messages(await table.bob.dm()) if "would like to pause" in text_of(one))
    await table.bob.press(asked, "Agree to pause")
    await table.stage.settled()
    assert await told(table.ann, "paused by agreement") == 1


@pytest.mark.parametrize("how", ["locked", "put away"])
async def test_the_end_of_a_game_is_told_though_its_thread_is_shut(table: Seated, how: str) -> None:
    shut(table, how)
    for person in table.players:
        await person.slash(table.channel, "table cancel", table=table.number)
    await table.stage.settled()
    assert (await table.stage.bot.host.lobby.get(table.number)).status == "cancelled"


async def test_an_archived_thread_is_woken(table: Seated, caplog: pytest.LogCaptureFixture) -> None:
    table.stage.server.faults.archive(table.thread)
    caplog.clear()
    panel = await panel_of(await table.mover())
    await (await (await table.mover()).take(panel)).answered()
    await table.stage.settled()
    assert not table.stage.server.world.channels[table.thread].archived
    assert lines(caplog) == []


@pytest.mark.parametrize("how", ["locked", "put away"])
async def test_commands_are_answered_in_a_locked_thread(
    table: Seated, how: str, caplog: pytest.LogCaptureFixture
) -> None:
    shut(table, how)
    caplog.clear()
    for command in ("hand", "board", "log"):
        assert "Nicodemus" in text_of((await table.ann.slash(table.thread, command)).message) or command == "log"
    assert lines(caplog) == []


async def test_a_command_that_cannot_be_answered_where_it_was_typed_is_no_fault_of_ours(
    table: Seated, caplog: pytest.LogCaptureFixture
) -> None:
    body = {"code": 50083, "message": "Thread is archived"}
    table.stage.server.faults.fail("POST", "/interactions/*/*/callback", 400, times=None, body=body)
    caplog.set_level(logging.INFO)
    caplog.clear()
    await table.ann.actor.slash(table.thread, "hand")
    await table.stage.until(lambda: any("cannot be answered" in one.getMessage() for one in caplog.records))
    assert lines(caplog) == []


def lobbies_in(person: Person, channel: int) -> list[Json]:
    return [one for one in person.actor.messages(channel) if "minutes" in text_of(one)]


async def opened(stage: Stage) -> tuple[Person, Person, int]:
    ann, bob, channel = stage.person("Ann"), stage.person("Bob"), stage.channel("games")
    await ann.slash(channel, "table new", game="nicodemus")
    await stage.settled()
    return ann, bob, channel


@pytest.mark.parametrize("when", ["before joining", "before the start"])
async def test_a_lobby_message_that_was_deleted_comes_anew_and_the_thread_from_it(
    stage: Stage, when: str, caplog: pytest.LogCaptureFixture
) -> None:
    ann, bob, channel = await opened(stage)
    caplog.clear()
    if when == "before joining":
        stage.server.faults.delete_message(channel, int(ann.last(channel)["id"]))
    await bob.slash(channel, "table join", table=1)
    await stage.settled()
    if when == "before the start":
        stage.server.faults.delete_message(channel, int(ann.last(channel)["id"]))
    else:
        assert [f"<@{bob.actor.user_id}>" in text_of(one) for one in lobbies_in(ann, channel)] == [True]
    await ann.slash(channel, "table start", table=1)
    await stage.settled()
    lobbies = lobbies_in(ann, channel)
    assert len(lobbies) == 1
    there = (await stage.bot.host.lobby.get(1)).place
    assert there.thread == there.lobby == int(lobbies[0]["id"])
    assert f"<#{there.thread}>" in text_of(lobbies[0])
    assert [one for one in ann.actor.messages(there.thread) if buttons(one)]
    assert lines(caplog) == []


async def test_a_lobby_message_that_is_deleted_while_the_game_runs_stays_away(table: Seated) -> None:
    table.stage.server.faults.delete_message(table.channel, table.thread)
    await table.bob.slash(table.channel, "table leave", table=table.number)
    await table.bob.slash(table.channel, "table return", table=table.number)
    await finish_turn(table)
    assert lobbies_in(table.ann, table.channel) == []


async def test_a_deleted_thread_is_forgotten_and_a_table_command_opens_another(
    table: Seated, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.clear()
    table.stage.server.faults.delete_channel(table.thread)
    await table.stage.until(lambda: bool(lines(caplog)))
    await table.stage.settled()
    listed = text_of((await table.ann.slash(table.channel, "games")).message)
    assert "Nicodemus" in listed
    assert "discord.com" not in listed
    assert f"<#{table.thread}>" not in text_of(table.lobby())
    await finish_turn(table)
    panel = await panel_of(await table.mover())
    assert offers(panel)
    assert not [one for one in buttons(panel) if str(table.thread) in one.get("url", "")]
    await restart(table)
    await finish_turn(table)
    assert [await told(person, "was deleted") for person in table.players] == [1, 1]
    assert len(lines(caplog)) == 1

    await table.bob.slash(table.channel, "table find")
    await table.stage.settled()
    thread = (await table.stage.bot.host.lobby.get(table.number)).place.thread
    assert thread not in {None, table.thread}
    assert [one for one in table.cid.actor.messages(thread or 0) if buttons(one)]
    assert len(lobbies_in(table.ann, table.channel)) == 1
    await finish_turn(table)
    assert len(lines(caplog)) == 1


async def test_a_game_outlives_its_channel(table: Seated, caplog: pytest.LogCaptureFixture) -> None:
    caplog.clear()
    table.stage.server.faults.delete_channel(table.channel)
    for _ in range(2):
        await finish_turn(table)
        assert offers(await panel_of(await table.mover()))
    assert [await told(person, "channel of this table was deleted") for person in table.players] == [1, 1]
    assert [await told(person, "thread of this game was deleted") for person in table.players] == [0, 0]
    assert len(lines(caplog)) <= 2  # of the thread, and of the channel


async def test_a_lobby_outlives_its_channel(stage: Stage, caplog: pytest.LogCaptureFixture) -> None:
    ann, bob, channel = await opened(stage)
    await bob.slash(channel, "table join", table=1)
    await stage.settled()
    caplog.clear()
    stage.server.faults.delete_channel(channel)
    talk = next(int(one["id"]) for one in ann.actor.channels() if one["type"] == 0)
    await ann.slash(talk, "table start", table=1)
    await stage.settled()
    there = await stage.bot.host.lobby.get(1)
    assert there.status == "playing"
    mover = ann if there.name(there.waiting[0]) == "Ann" else bob
    assert offers(await panel_of(mover))
    assert [await told(person, "was deleted") for person in (ann, bob)] == [1, 1]
    assert len(lines(caplog)) == 1


async def test_a_game_begins_though_the_server_takes_no_more_threads(
    stage: Stage, caplog: pytest.LogCaptureFixture
) -> None:
    ann, bob, channel = await opened(stage)
    await bob.slash(channel, "table join", table=1)
    await stage.settled()
    caplog.clear()
    body = {"code": 160006, "message": "Maximum number of active threads has been reached"}
    stage.server.faults.fail("POST", "/channels/*/messages/*/threads", 400, times=None, body=body)
    await ann.slash(channel, "table start", table=1)
    await stage.settled()
    there = await stage.bot.host.lobby.get(1)
    mover = ann if there.name(there.waiting[0]) == "Ann" else bob
    assert offers(await panel_of(mover))
    assert ["…" in text_of(one) for one in lobbies_in(ann, channel)] == [False]
    assert [await told(person, "too many open threads") for person in (ann, bob)] == [1, 1]
    assert len(lines(caplog)) == 1
    stage.server.faults.clear()
    await finish_turn(Seated(stage, 1, 0, channel))
    thread = (await stage.bot.host.lobby.get(1)).place.thread
    assert thread is not None
    assert [one for one in ann.actor.messages(thread) if buttons(one)]
