"""Managers of a server, reports and the care for threads, as people meet them in Discord."""

import msgspec
import pytest
from sqlalchemy import text

from db import Database, reports
from db.reports import Report
from host.operation.upkeep import DAY, LOBBY_DAYS
from rules.kernel.rng import Rng
from sandbox import permissions
from sandbox.entities import Channel, Role
from tests.conftest import ON_SQLITE
from tests.e2e.conftest import Seated
from tests.e2e.stage import EPHEMERAL, Json, Person, Stage, offers, text_of
from tests.e2e.test_game import answer_by_button, finish_turn

pytestmark = [pytest.mark.asyncio, pytest.mark.timeout(120), ON_SQLITE]


def is_private(message: Json | None) -> bool:
    return message is not None and bool(message["flags"] & EPHEMERAL)


async def told(person: Person, where: int, path: str, /, **options: object) -> str:
    """Use a command and return what it answers; nobody else may see that."""
    done = await (await person.actor.slash(where, path, **options)).settled()
    assert is_private(done.message), path
    return text_of(done.message)


def in_thread(table: Seated) -> str:
    return "\n".join(text_of(message) for message in table.cid.actor.messages(table.thread))


def thread_of(table: Seated) -> Channel:
    return table.stage.server.world.channels[table.thread]


def is_archived(thread: Channel) -> bool:
    return thread.archived


def manages(stage: Stage, name: str) -> Person:
    """Give somebody a role that may manage the server."""
    guild = stage.server.world.guild
    role = Role(stage.server.world.snowflake(), "Keeper", permissions.PERSON | permissions.MANAGE_GUILD)
    guild.roles[role.id] = role
    person = stage.person(name)
    guild.members[person.actor.user_id].roles.append(role.id)
    return person


async def test_only_managers_are_offered_the_commands(stage: Stage) -> None:
    channel, cid = stage.channel("games"), stage.person("Cid")
    before = {one["name"] for one in cid.actor.commands(channel)}
    assert "admin" not in before
    assert "report" in before
    assert "admin" in {one["name"] for one in manages(stage, "Cid").actor.commands(channel)}
    assert "admin" not in {one["name"] for one in cid.actor.commands(await cid.dm())}


async def test_managers_choose_where_and_by_whom_and_how_many_tables_are_opened(stage: Stage) -> None:
    cid, bob, channel = manages(stage, "Cid"), stage.person("Bob"), stage.channel("games")
    guild, other = stage.server.world.guild, stage.channel("lobby")
    role = Role(stage.server.world.snowflake(), "Player", permissions.PERSON)
    guild.roles[role.id] = role
    await stage.stop_bot()  # the sandbox announces no roles; whoever connects anew learns of them
    await stage.start_bot()
    assert "every channel" in await told(cid, channel, "admin show")

    assert f"<#{other}>" in await told(cid, channel, "admin channel", channel=other)
    assert f"opened in <#{other}>" in await told(bob, channel, "table new", game="nicodemus")
    assert "every channel" in await told(cid, channel, "admin channel")

    assert f"<@&{role.id}>" in await told(cid, channel, "admin role", role=role.id)
    assert f"role <@&{role.id}>" in await told(bob, channel, "table new", game="nicodemus")
    guild.members[bob.actor.user_id].roles.append(role.id)

    assert "At most one table at once; open now: 0" in await told(cid, channel, "admin limit", tables=1)
    assert "Table 1 is open" in await told(bob, channel, "table new", game="nicodemus")
    assert "one table may be open" in await told(bob, channel, "table new", game="nicodemus")
    assert "open now: 1" in await told(cid, channel, "admin show")


async def test_the_language_of_the_server_is_spoken_in_public_and_each_ones_own_in_private(table: Seated) -> None:
    cid = manages(table.stage, "Cid")
    assert "Deutsch" in await told(cid, table.channel, "admin language", language="de")
    await finish_turn(table)
    assert "Warten auf" in text_of(table.cid.last(table.thread))
    mover = await table.mover()
    assert "Your turn" in text_of(await mover.private_panel())


async def test_a_paused_table_refuses_answers_kindly_until_it_goes_on(table: Seated) -> None:
    cid, mover = manages(table.stage, "Cid"), await table.mover()
    assert "is paused" in await told(cid, table.thread, "admin pause")
    await table.stage.settled()
    assert "Cid, who manages this server, has paused the game" in in_thread(table)
    before = await table.stage.bot.host.observations.for_user(table.number, mover.actor.user_id)
    await answer_by_button(mover, Rng(1))
    dm = await mover.dm()
    await table.stage.until(lambda: any("Your choice can wait" in text_of(one) for one in mover.actor.messages(dm)))
    after = await table.stage.bot.host.observations.for_user(table.number, mover.actor.user_id)
    assert msgspec.to_builtins(after.view) == msgspec.to_builtins(before.view)
    assert "goes on" in await told(cid, table.channel, "admin resume", table=table.number)
    await table.stage.settled()
    panel = next(one for one in mover.actor.messages(dm) if offers(one))
    custom_id, value = offers(panel)[0]
    press = int(panel["id"]), custom_id
    done = await (mover.actor.click(*press) if value is None else mover.actor.choose(*press, [value]))
    await done.answered()
    await table.stage.settled()
    later = await table.stage.bot.host.observations.for_user(table.number, mover.actor.user_id)
    assert msgspec.to_builtins(later.view) != msgspec.to_builtins(before.view)


async def test_a_game_is_taken_back_to_a_turn_without_showing_a_secret(table: Seated) -> None:
    cid, rng = manages(table.stage, "Cid"), Rng(8)
    first = await table.mover()
    hand = (await table.stage.bot.host.observations.for_user(table.number, first.actor.user_id)).view.hand
    await finish_turn(table)
    await finish_turn(table)
    points = await cid.actor.autocomplete(table.thread, "admin rewind", "point", "")
    oldest = points[-1]
    assert oldest["name"].startswith("Turn 1 · ")
    assert oldest["name"].endswith(f"UTC · {first.name}")
    assert len(points) > 1
    assert await cid.actor.autocomplete(table.channel, "admin rewind", "point", "") == []
    said = await told(cid, table.channel, "admin rewind", table=table.number, point=oldest["value"])
    assert "is back there" in said
    await table.stage.settled()
    assert "taken the game back to turn 1" in in_thread(table)
    assert await table.mover() is first
    assert (await table.stage.bot.host.observations.for_user(table.number, first.actor.user_id)).view.hand == hand
    assert await answer_by_button(first, rng)
    everything = "\n".join(text_of(one) for one in cid.actor.messages(table.channel)) + said + str(points)
    assert "hand" not in everything.lower()


async def test_an_ended_table_says_so_in_its_thread_and_in_the_lobby(table: Seated) -> None:
    cid = manages(table.stage, "Cid")
    suggested = await cid.actor.autocomplete(table.channel, "admin end", "table", "")
    assert [one["value"] for one in suggested] == [table.number]
    assert "has been ended" in await told(cid, table.channel, "admin end", table=table.number)
    await table.stage.settled()
    assert "has ended table" in in_thread(table)
    assert "cancelled" in text_of(table.lobby())
    assert "is over" in await told(cid, table.channel, "admin pause", table=table.number)


def edits(stage: Stage, thread: Channel) -> list[Json]:
    """Return how the bot has changed a thread."""
    asked = [one for one in stage.server.world.requests if one["method"] == "PATCH"]
    return [one["body"] for one in asked if one["path"].endswith(f"/channels/{thread.id}")]


async def newest_report(stage: Stage) -> Report:
    async with stage.db.read() as tx:
        head = (await reports.newest(tx))[0]
        found = await reports.get(tx, head.id)
    assert found is not None
    return found


async def test_a_report_gets_a_number_that_nobody_else_sees(table: Seated) -> None:
    mover, other = await table.mover(), await table.other()
    panel = await mover.private_panel()
    await (await mover.take(panel)).answered()
    seen = {person.name: len(person.actor.messages(table.thread)) for person in (other, table.cid)}
    said = await told(mover, table.thread, "report", what="My copper is gone.")
    assert "report 1" in said
    await table.stage.settled()
    for person in (other, table.cid):
        assert not any("report 1" in text_of(one) for one in person.actor.messages(table.thread))
    assert {person.name: len(person.actor.messages(table.thread)) for person in (other, table.cid)} == seen
    found = await newest_report(table.stage)
    assert (found.game, found.user, found.words) == (table.number, mover.actor.user_id, "My copper is gone.")
    last = found.payload["interaction"]["last"]
    assert last["custom_id"].startswith(("d:", "c:"))
    assert last["message"] == int(panel["id"])
    there = await table.stage.bot.host.lobby.get(table.number)
    player = there.player(mover.actor.user_id)
    assert player is not None
    assert found.payload["viewpoint"] == player.seat
    assert found.payload["record"]["answers"]


async def test_a_report_can_be_about_no_table_at_all(stage: Stage) -> None:
    cid = stage.person("Cid")
    said = await told(cid, await cid.dm(), "report", what="The help has a typo.")
    assert "report 1" in said
    assert (await newest_report(stage)).game is None


async def test_a_quiet_game_keeps_its_thread_and_a_sleeping_one_wakes(table: Seated) -> None:
    thread, stage = thread_of(table), table.stage
    stage.server.world.requests.clear()
    await stage.look_after_tables()
    assert edits(stage, thread) == []
    stage.offset += 6 * DAY
    await stage.look_after_tables()
    assert edits(stage, thread) == [{"auto_archive_duration": 4320}, {"auto_archive_duration": 10080}]
    await stage.look_after_tables()
    assert len(edits(stage, thread)) == 2
    thread.archived = True
    stage.offset += 6 * DAY
    await stage.look_after_tables()
    assert not is_archived(thread)


async def test_a_thread_is_put_away_a_day_after_the_end(table: Seated) -> None:
    thread, stage = thread_of(table), table.stage
    await stage.bot.host.turns.concede(table.number, table.ann.actor.user_id)
    await stage.settled()
    await stage.look_after_tables()
    assert not is_archived(thread)
    stage.offset += 2 * DAY
    await stage.look_after_tables()
    assert is_archived(thread)
    thread.archived = False  # somebody has written there
    await stage.look_after_tables()
    assert not is_archived(thread)


async def test_a_thread_that_is_gone_or_locked_does_no_harm(table: Seated) -> None:
    thread, stage = thread_of(table), table.stage
    thread.archived = thread.locked = True
    stage.offset += 6 * DAY
    await stage.look_after_tables()
    assert is_archived(thread)
    del stage.server.world.channels[thread.id]
    stage.offset += 6 * DAY
    await stage.look_after_tables()
    assert await stage.bot.host.upkeep.quiet() == ()


async def test_a_lobby_that_waited_in_vain_is_closed_and_its_owner_told(stage: Stage) -> None:
    ann, channel = stage.person("Ann"), stage.channel("games")
    await ann.slash(channel, "table new", game="nicodemus")
    await stage.settled()
    stage.offset += (LOBBY_DAYS + 1) * DAY
    await stage.look_after_tables()
    await stage.settled()
    last = ann.last(channel)
    assert [user["id"] for user in last["mentions"]] == [str(ann.actor.user_id)]
    assert "has waited for players for 14 days" in text_of(last)


async def test_a_game_that_an_update_cannot_continue_is_paused_with_a_word(table: Seated) -> None:
    stage = table.stage
    await finish_turn(table)
    await stage.stop_bot()
    await break_it(stage.url, table.number)
    await stage.start_bot()
    await stage.look_after_tables()
    await stage.settled()
    assert in_thread(table).count("I've been updated") == 1
    cid = manages(stage, "Cid")
    assert f"I can't continue table {table.number}" in await told(cid, table.channel, "admin show")
    points = await cid.actor.autocomplete(table.thread, "admin rewind", "point", "")
    await told(cid, table.channel, "admin rewind", table=table.number, point=points[0]["value"])
    await stage.settled()
    assert await answer_by_button(await table.mover(), Rng(3))


async def test_its_players_can_agree_to_go_back_to_where_it_can_be_read(table: Seated) -> None:
    stage = table.stage
    await finish_turn(table)
    await stage.stop_bot()
    await break_it(stage.url, table.number)
    await stage.start_bot()
    await stage.look_after_tables()
    await stage.settled()
    for person in (table.ann, table.bob):
        assert "Since my last update" in await told(person, table.thread, "undo")
    notice = next(one for one in table.cid.actor.messages(table.thread) if "I've been updated" in text_of(one))
    agreed = (await table.ann.press(notice, "Go back")).message
    assert "once every player agrees" in text_of(agreed)
    await stage.settled()
    assert "Ann would like to go back" in in_thread(table)
    await table.bob.press(notice, "Go back")
    await stage.settled()
    assert "The players agreed" in in_thread(table)
    assert await answer_by_button(await table.mover(), Rng(3))


OLD = (
    "UPDATE game SET rules_version = 0 WHERE id = :game",
    "DELETE FROM checkpoint WHERE game = :game AND answers > 0",
    "UPDATE answer SET picks = '[\"gone\"]' WHERE game = :game AND number > 1",
)
"""What makes a game look as if older rules had written it and had offered something else at the last answer."""


async def break_it(url: str, table: int) -> None:
    db = await Database.open(url)
    async with db.write() as tx:
        for statement in OLD:
            await tx.run(text(statement), game=table)
    await db.close()


async def test_whoever_meets_a_fault_of_ours_reports_it_with_one_press(
    table: Seated, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: object) -> None:
        raise RuntimeError("a wheel came off")

    panel = table.ann.last(table.thread)
    monkeypatch.setattr(table.stage.bot.services.pictures, "for_user", fails)
    trouble = (await table.ann.press(panel, "My hand")).message
    assert trouble is not None
    told = text_of((await table.ann.press(trouble, "Report this")).message)
    assert "report 1" in told
    async with table.stage.db.read() as tx:
        filed = await reports.get(tx, 1)
    assert filed is not None
    assert (filed.game, filed.user) == (table.number, table.ann.actor.user_id)
    assert filed.payload["interaction"]["last"]["custom_id"] == f"t:{table.number}:hand"
