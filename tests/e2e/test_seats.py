"""Substitutes, pauses, taking back by consent, codes, direct messages only, and playing again, as people do it."""

import re

import pytest

from db import guilds
from host.tables.guilds import PING
from rules.kernel.rng import Rng
from tests.e2e.conftest import Seated
from tests.e2e.stage import Json, Person, Stage, alts, answer_once, buttons, component, offers, selects, text_of
from tests.e2e.test_game import answer_by_button, finish_turn
from tests.e2e.test_refusals import forged, is_private

pytestmark = [pytest.mark.asyncio, pytest.mark.timeout(180)]

DAY = 86_400
PRESSES = 20


def with_button(person: Person, channel: int, label: str) -> Json:
    """Return the newest message with such a button."""
    messages = [
        one
        for one in person.actor.messages(channel)
        if any(button.get("label", "").startswith(label) for button in buttons(one))
    ]
    return max(messages, key=lambda message: int(message["id"]))


async def says(person: Person, message: Json, label: str) -> str:
    """Press a button and return what whoever pressed is told."""
    done = await person.press(message, label)
    return text_of(done.message)


async def told(person: Person, channel: int, path: str, **options: object) -> str:
    done = await person.slash(channel, path, **options)
    assert is_private(done.message)
    return text_of(done.message)


def code_in(text: str) -> str:
    found = re.search(r"\*\*([0-9A-Z]{4}-[0-9A-Z]{2})\*\*", text)
    assert found is not None, text
    return found[1]


def tree_of(stage: Stage, channel: int) -> str:
    """Return all the words in a channel, as somebody reads it who plays nowhere."""
    return "\n".join(text_of(one) for one in stage.person("Cid").actor.messages(channel))


async def test_a_substitute_gets_the_hand_and_the_one_who_left_sees_it_no_more(table: Seated) -> None:
    mover = await table.mover()
    old = await mover.private_panel()
    assert "As long as nobody has taken the seat" in await told(mover, table.thread, "table leave")
    await table.stage.settled()
    notice = with_button(table.cid, table.thread, "Take this seat")
    assert f"{mover.name} has left the seat" in text_of(notice)
    assert "is yours" in await says(table.cid, notice, "Take this seat")
    await table.stage.settled()
    fresh = await table.cid.private_panel()
    assert offers(fresh)
    assert any(alt.startswith("Your hand") for alt in alts(fresh))
    gone = next(one for one in mover.actor.messages(await mover.dm()) if one["id"] == old["id"])
    assert "taken over this seat" in text_of(gone)
    assert (alts(gone), offers(gone)) == ([], [])
    answer = await forged(mover, gone, component(old, offers(old)[0][0]))
    assert "do not play at table" in text_of(answer)
    assert "do not play at table" in await told(mover, table.thread, "hand")
    assert await answer_by_button(table.cid, Rng(1))
    await table.stage.settled()
    assert "Cid takes over the seat" in tree_of(table.stage, table.thread)


async def test_the_one_who_left_is_back_by_a_button(table: Seated) -> None:
    mover = await table.mover()
    await told(mover, table.thread, "table leave")
    await table.stage.settled()
    assert "Welcome back" in await says(mover, with_button(mover, table.thread, "I am back"), "I am back")
    await table.stage.settled()
    answer = await says(table.cid, with_button(table.cid, table.thread, "Take this seat"), "Take this seat")
    assert "Nobody is looking for a substitute" in answer


async def test_an_idle_player_is_replaced(table: Seated) -> None:
    mover, other = await table.mover(), await table.other()
    seat = (await table.stage.bot.host.lobby.get(table.number)).waiting[0]
    assert "3 days" in await told(other, table.thread, "table kick", player=seat)
    table.stage.offset += 3 * DAY + 60
    choices = await other.actor.autocomplete(table.thread, "table kick", "player", "")
    assert [choice["name"] for choice in choices] == [mover.name]
    assert "Everybody agrees" in await told(other, table.thread, "table kick", player=choices[0]["value"])
    await table.stage.settled()
    await table.cid.press(with_button(table.cid, table.thread, "Take this seat"), "Take this seat")
    there = await table.stage.bot.host.lobby.get(table.number)
    assert there.players[seat].name == "Cid"


async def test_a_turn_is_taken_back_when_the_other_agrees(table: Seated) -> None:
    mover, other = await table.mover(), await table.other()
    await finish_turn(table)
    done = await mover.slash(table.thread, "undo")
    assert is_private(done.message)
    assert done.message is not None
    assert other.name in text_of(done.message)
    await mover.press(done.message, "Ask the others")
    await table.stage.settled()
    panel = await other.private_panel()
    question = with_button(other, table.thread, "Agree to take back")
    assert f"{mover.name} would like to take a move back" in text_of(question)
    assert "taken back" in await says(other, question, "Agree to take back")
    await table.stage.settled()
    assert (await table.mover()) is mover
    assert offers(await mover.private_panel())
    before = (await table.stage.bot.host.lobby.get(table.number)).version
    await forged(other, panel, component(panel, offers(panel)[0][0]))
    assert (await table.stage.bot.host.lobby.get(table.number)).version == before, "a dead button was obeyed"
    log = await told(table.cid, table.thread, "log")
    assert f"{mover.name} takes a move back" in log
    assert "asking to take that back" in await says(other, question, "Agree to take back")


async def test_a_pause_begins_by_agreement_and_ends_by_anybody(table: Seated) -> None:
    mover, other = await table.mover(), await table.other()
    assert "have been asked" in await told(mover, table.thread, "table pause")
    await table.stage.settled()
    await other.press(with_button(other, table.thread, "Agree to pause"), "Agree to pause")
    await table.stage.settled()
    assert "paused" in text_of(await mover.private_panel())
    await other.press(with_button(other, table.thread, "Go on"), "Go on")
    await table.stage.settled()
    assert await finish_turn(table) is other


async def direct_table(stage: Stage) -> tuple[Person, Person, int]:
    """Open and begin a table by direct messages alone."""
    ann, bob = stage.person("Ann"), stage.person("Bob")
    done = await ann.slash(await ann.dm(), "table new", game="nicodemus")
    assert done.message is not None
    code = code_in(text_of(done.message))
    assert not any("_access" in select["custom_id"] for select in selects(done.message))
    assert "You have joined" in await told(bob, await bob.dm(), "table join", code=code.lower())
    await stage.settled()
    lobby = await ann.private_panel()
    assert code not in text_of(lobby)
    assert "<@" in text_of(lobby)
    await ann.press(lobby, "Start")
    await stage.settled()
    tables = await stage.bot.host.lobby.of_user(ann.actor.user_id)
    return ann, bob, tables[0].id


async def test_whoever_opens_a_table_for_one_is_not_told_to_invite_anybody(stage: Stage) -> None:
    ann = stage.person("Ann")
    for channel in (await ann.dm(), stage.channel("games")):
        opened = text_of((await ann.slash(channel, "table new", game="transmissions", players=1)).message)
        assert "for you alone" in opened
        assert "join with" not in opened
        assert "Give its code" not in opened
        await stage.settled()
        assert "One player" in text_of(ann.last(channel))


async def test_a_game_is_played_and_played_again_without_a_server(stage: Stage) -> None:
    ann, bob, number = await direct_table(stage)
    there = await stage.bot.host.lobby.get(number)
    assert (there.place.guild, there.place.channel, there.place.thread) == (None, None, None)
    rng = Rng(6)
    for _ in range(PRESSES):
        await answer_once([ann, bob], rng)
    await stage.finish(number, rng)
    final = await bob.private_panel()
    assert "point" in text_of(final)
    assert "You sit at table" in await says(bob, final, "Play again")
    await stage.settled()
    invitation = with_button(ann, await ann.dm(), "Join")
    assert "Bob would like to play again" in text_of(invitation)
    assert f"Table {number + 1} begins" in await says(ann, invitation, "Join")
    await stage.settled()
    again = (await stage.bot.host.lobby.of_user(ann.actor.user_id))[0]
    assert {player.name for player in again.players} == {"Ann", "Bob"}
    assert again.id != number


async def test_questions_and_free_seats_reach_the_players_of_a_table_without_a_channel(stage: Stage) -> None:
    ann, bob, number = await direct_table(stage)
    cid = stage.person("Cid")
    await told(ann, await ann.dm(), "table cancel", table=number)
    await stage.settled()
    assert "Ann would like to cancel" in text_of(with_button(bob, await bob.dm(), "Keep playing"))
    await bob.press(with_button(bob, await bob.dm(), "Keep playing"), "Keep playing")
    await told(bob, await bob.dm(), "table leave", table=number)
    await stage.settled()
    notice = next(one for one in ann.actor.messages(await ann.dm()) if "Bob has left the seat" in text_of(one))
    assert "Take this seat" not in [button.get("label") for button in buttons(notice)]
    assert "There is no table" in await told(cid, stage.channel("games"), "table substitute", table=number)
    assert "is yours" in await told(cid, await cid.dm(), "table join", code=code_in(text_of(notice)))
    await stage.settled()
    assert f"Nicodemus #{number}" in text_of(await cid.private_panel())
    assert (await stage.bot.host.lobby.get(number)).player(bob.actor.user_id) is None


async def test_somebody_from_elsewhere_joins_by_the_code_and_is_asked_directly(stage: Stage) -> None:
    ann, cid, channel = stage.person("Ann"), stage.person("Cid"), stage.channel("games")
    done = await ann.slash(channel, "table new", game="nicodemus")
    code = code_in(text_of(done.message))
    await stage.settled()
    assert code not in tree_of(stage, channel)
    number = (await stage.bot.host.lobby.of_user(ann.actor.user_id))[0].id
    assert "belongs elsewhere" in await told(cid, await cid.dm(), "table join", table=number)
    assert "have joined" in await told(cid, await cid.dm(), "table join", code=code)
    await stage.settled()
    await ann.press(ann.last(channel), "Start")
    await stage.settled()
    thread = (await stage.bot.host.lobby.get(number)).place.thread or 0
    await told(ann, thread, "table cancel")
    await stage.settled()
    question = with_button(cid, await cid.dm(), "Agree to cancel")
    assert "The table is cancelled" in await says(cid, question, "Agree to cancel")


async def test_a_private_table_is_in_no_list_and_has_no_button_to_join(stage: Stage) -> None:
    ann, bob, channel = stage.person("Ann"), stage.person("Bob"), stage.channel("games")
    done = await ann.slash(channel, "table new", game="nicodemus")
    await stage.settled()
    assert done.message is not None
    assert "Join" in [button["label"] for button in buttons(with_button(bob, channel, "Leave"))]
    access = next(one for one in selects(done.message) if one["custom_id"].endswith("_access"))
    await (await ann.actor.choose(int(done.message["id"]), access["custom_id"], ["private"])).answered()
    await stage.settled()
    lobby = with_button(bob, channel, "Leave")
    assert "Join" not in [button["label"] for button in buttons(lobby)]
    assert "Only by code" in text_of(lobby)
    number = (await stage.bot.host.lobby.of_user(ann.actor.user_id))[0].id
    assert "No table is waiting" in await told(bob, channel, "table find")
    assert f"#{number}" not in await told(bob, channel, "games")
    assert await bob.actor.autocomplete(channel, "table join", "table", "") == []
    assert "is private" in await told(bob, channel, "table join", table=number)
    assert "is private" in text_of(await forged(bob, lobby, f"t:{number}:join"))
    assert "have joined" in await told(bob, channel, "table join", code=code_in(text_of(done.message)))


async def test_the_list_of_open_tables_has_buttons_to_join(stage: Stage) -> None:
    ann, bob, channel = stage.person("Ann"), stage.person("Bob"), stage.channel("games")
    await ann.slash(channel, "table new", game="nicodemus")
    await stage.settled()
    found = await bob.slash(stage.channel("lobby"), "table find")
    assert found.message is not None
    assert "Ann" in text_of(found.message)
    assert "You have joined" in await says(bob, found.message, "Join")
    there = (await stage.bot.host.lobby.of_user(bob.actor.user_id))[0]
    assert [player.name for player in there.players] == ["Ann", "Bob"]


async def test_a_new_public_table_calls_those_who_look_for_a_game_once(stage: Stage) -> None:
    ann, bob, channel = stage.person("Ann"), stage.person("Bob"), stage.channel("games")
    async with stage.db.write() as tx:
        await guilds.put(tx, stage.server.world.guild.id, PING, "4242")
    await ann.slash(channel, "table new", game="nicodemus")
    await stage.settled()
    lobby = ann.last(channel)
    assert "<@&4242>, a new table is open" in text_of(lobby)
    await bob.press(lobby, "Join")
    await stage.settled()
    later = text_of(ann.last(channel))
    assert "Everybody is here" in later
    assert "<@&" not in later, "who looks for a game is called once"


async def test_a_rematch_is_offered_in_the_thread(table: Seated) -> None:
    mover, other = await table.mover(), await table.other()
    await table.stage.bot.host.turns.concede(table.number, mover.actor.user_id)
    await table.stage.settled()
    final = with_button(table.cid, table.thread, "Play again")
    assert "do not play at table" in await says(table.cid, final, "Play again")
    assert "You sit at table" in await says(other, final, "Play again")
    await table.stage.settled()
    invitation = with_button(mover, table.thread, "Join")
    assert [user["id"] for user in invitation["mentions"]] == [str(mover.actor.user_id)]
    assert "begins." in await says(mover, invitation, "Join")
    await table.stage.settled()
    fresh = mover.last(table.channel)
    assert all(f"<@{person.actor.user_id}>" in text_of(fresh) for person in (mover, other))


async def test_anybody_may_look_at_a_running_game_and_sees_no_hand(table: Seated) -> None:
    done = await table.cid.slash(table.channel, "board", table=table.number)
    assert done.message is not None
    assert not any(alt.startswith("Your hand") for alt in alts(done.message))
    assert offers(done.message) == []
    assert is_private((await table.cid.slash(table.channel, "log", table=table.number)).message)


async def test_a_new_name_is_in_every_panel_from_the_next_turn_on(table: Seated) -> None:
    mover, other = await table.mover(), await table.other()
    world, rng = table.stage.server.world, Rng(3)
    world.users[mover.actor.user_id].global_name = "Zoe"
    while (await table.mover()).name == mover.name:
        await answer_once([mover], rng)
    await table.stage.settled()
    while (await table.mover()).name == other.name:
        await answer_once([other], rng)
    await table.stage.settled()
    assert "Waiting for Zoe" in text_of(await other.private_panel())
    listed = (await other.slash(table.channel, "games")).message
    assert "Zoe" in text_of(listed)
    assert mover.name not in text_of(listed)
