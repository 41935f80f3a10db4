"""Bad input of every kind gets a short, kind, private answer, and nothing is lost or leaked."""

import asyncio

import pytest

from rules.kernel.rng import Rng
from tests.conftest import ON_SQLITE
from tests.e2e.conftest import Seated
from tests.e2e.stage import EPHEMERAL, Json, Person, Stage, alts, buttons, component, offers, parts, text_of
from tests.e2e.test_game import answer_by_button, finish_turn
from tests.hostile import readable

pytestmark = [pytest.mark.asyncio, pytest.mark.timeout(120), ON_SQLITE]


async def forged(person: Person, message: Json, component: str | Json) -> Json | None:
    """Press a button (by its id) or use a menu that is not on the message, as only a forged client can."""
    stage = person.stage
    stored = stage.server.world.messages[int(message["channel_id"])][int(message["id"])]
    kept = stored.components
    part: Json = {"type": 2, "style": 1, "custom_id": component} if isinstance(component, str) else component
    custom_id, options = part["custom_id"], [one["value"] for one in part.get("options", [])]
    stored.components = [{"type": 1, "id": 90, "components": [{**part, "id": 91, "disabled": False}]}]
    try:
        if options:
            lowest = max(1, part.get("min_values", 1))
            began = await person.actor.choose(int(message["id"]), custom_id, options[:lowest])
        else:
            began = await person.actor.click(int(message["id"]), custom_id)
        done = await began.settled()
    finally:
        stored.components = kept
    return done.message


def is_private(message: Json | None) -> bool:
    return message is not None and bool(message["flags"] & EPHEMERAL)


def is_shortcut(choice: Json) -> bool:
    """Say whether a suggestion stands for several answers at once."""
    return "!" in str(choice["value"])


async def version(table: Seated) -> int:
    return (await table.stage.bot.host.lobby.get(table.number)).version


async def test_forged_and_foreign_buttons_are_refused_kindly_and_privately(table: Seated) -> None:
    mover, other = await table.mover(), await table.other()
    there = await table.stage.bot.host.lobby.get(table.number)
    seat, panel = there.waiting[0], table.cid.last(table.thread)
    own = await mover.private_panel()
    good = component(own, offers(own)[0][0])
    head = f"d:{table.number}:{seat}"
    before = await version(table)
    cases: list[tuple[Person, str | Json, str]] = [
        (other, good, "belongs to another player"),
        (table.cid, good, "do not play at table"),
        (mover, f"{head}.0:9:0", "a move was taken back"),
        (mover, f"{head}.77:0:0", "answered already"),
        (mover, f"{head}.0:0:63", "nothing you can choose now"),
        (mover, f"d:{table.number}:{1 - seat}.0:0:0", "belongs to another player"),
        (mover, "d:999:0.0:0:0", "no table 999"),
        (mover, "t:999:hand", "no table 999"),
        (table.cid, f"t:{table.number}:hand", "do not play at table"),
        (table.cid, f"t:{table.number}:concede", "do not play at table"),
        (table.cid, f"t:{table.number}:agree", "do not play at table"),
        (table.cid, f"t:{table.number}:undo:0", "do not play at table"),
        (mover, f"t:{table.number}:undo:0", "nothing you can take back"),
        (mover, f"t:{table.number}:undo:5", "a move was taken back"),
        (mover, f"t:{table.number}:keep", "Nobody has asked to cancel"),
        (table.cid, f"t:{table.number}:join", "already playing"),
        (mover, f"t:{table.number}:leave", "The game is running"),
        (table.cid, f"t:{table.number}:take:0", "Nobody is looking for a substitute"),
        (mover, f"t:{table.number}:back", "already sit at this table"),
        (mover, f"t:{table.number}:kick", "not in use any more"),
        (mover, f"t:{table.number}:kick:{seat}", "your own seat"),
        (other, f"t:{table.number}:kick:{seat}", "days of waiting"),
        (table.cid, f"t:{table.number}:kick:{seat}", "do not play at table"),
        (mover, f"t:{table.number}:stay:{1 - seat}", "asking for that seat"),
        (table.cid, f"t:{table.number}:pause", "do not play at table"),
        (mover, f"t:{table.number}:goon", "Nobody has asked for a pause"),
        (mover, f"t:{table.number}:resume", "is not paused"),
        (mover, f"t:{table.number}:ask:1", "Something else has been played"),
        (mover, f"t:{table.number}:allow:1", "asking to take that back"),
        (table.cid, f"t:{table.number}:allow:1", "do not play at table"),
        (mover, f"t:{table.number}:rematch", "is not over yet"),
        (mover, f"t:{table.number}:explode", "not in use any more"),
        (mover, "something:else", "not in use any more"),
        (mover, "d:1:0.0:0:not-a-number!", "not in use any more"),
        (mover, "r:nicodemus:en:no-such-rule", ""),
    ]
    for person, custom_id, expected in cases:
        answer = await forged(person, panel, custom_id)
        assert is_private(answer), custom_id
        assert expected in text_of(answer), (custom_id, text_of(answer))
        assert alts(answer or {}) == [] or person is mover
    assert not any("Your hand" in alt for one in table.cid.actor.messages(table.thread) for alt in alts(one))
    assert await version(table) == before


async def test_a_button_of_a_turn_long_gone_brings_the_panel_up_to_date(table: Seated) -> None:
    mover = await table.mover()
    panel = await mover.private_panel()
    old = component(panel, offers(panel)[0][0])
    await answer_by_button(mover, Rng(1))
    await table.stage.settled()
    assert old["custom_id"] not in [custom_id for custom_id, _ in offers(await mover.private_panel())]
    before = offers(await mover.private_panel())
    dm = await mover.dm()
    await forged(mover, await mover.private_panel(), old)
    await table.stage.until(lambda: any("answered already" in text_of(one) for one in mover.actor.messages(dm)))
    panel = next(one for one in mover.actor.messages(dm) if one["id"] == panel["id"])
    assert offers(panel) == before


async def test_an_old_button_of_a_panel_that_was_not_brought_up_to_date_brings_it_up_to_date(table: Seated) -> None:
    mover = await table.mover()
    panel, dm = await mover.private_panel(), await mover.dm()
    stored = table.stage.server.world.messages[dm][int(panel["id"])]
    before = stored.components
    await answer_by_button(mover, Rng(1))
    await table.stage.settled()
    current = offers(await mover.private_panel())
    stored.components = before  # as if its edit had been lost
    await (await mover.take(panel)).settled()
    await table.stage.until(lambda: any("answered already" in text_of(one) for one in mover.actor.messages(dm)))
    await table.stage.settled()
    assert offers(next(one for one in mover.actor.messages(dm) if one["id"] == panel["id"])) == current
    told = [one for one in mover.actor.messages(dm) if "answered already" in text_of(one)]
    assert [is_private(one) for one in told] == [True]


async def test_whoever_presses_twice_while_the_panel_is_being_drawn_is_told_nothing(table: Seated) -> None:
    mover = await table.mover()
    panel, dm = await mover.private_panel(), await mover.dm()
    before = [one["id"] for one in mover.actor.messages(dm)]
    twice = [await mover.take(panel), await mover.take(panel)]
    for done in twice:
        await done.answered()
        assert done.error is None
    await table.stage.settled()
    told = [text_of(one) for one in mover.actor.messages(dm) if one["id"] not in before]
    assert not any("answered already" in one for one in told)


async def test_a_decision_forged_onto_a_public_message_publishes_no_hand(table: Seated) -> None:
    mover = await table.mover()
    panel = await mover.private_panel()
    await forged(mover, table.cid.last(table.thread), component(panel, offers(panel)[0][0]))
    await table.stage.settled()
    for message in table.cid.actor.messages(table.thread):
        assert not any("Your hand" in alt for alt in alts(message))
        assert offers(message) == []


async def test_a_double_click_makes_one_move(table: Seated) -> None:
    mover = await table.mover()
    panel = await mover.private_panel()
    presses = await asyncio.gather(*(mover.take(panel) for _ in range(2)))
    for press in presses:
        await press.answered()  # of two, one draws the panel
    observation = await table.stage.bot.host.observations.for_user(table.number, mover.actor.user_id)
    assert [question.decision.key for question in observation.questions] == ["ACTIVATE"]


async def test_a_press_after_the_game_is_answered(table: Seated) -> None:
    mover = await table.mover()
    panel = await mover.private_panel()
    await table.stage.bot.host.turns.concede(table.number, mover.actor.user_id)
    await table.stage.settled()
    answer = await forged(mover, table.cid.last(table.thread), component(panel, offers(panel)[0][0]))
    assert is_private(answer)
    assert "is over" in text_of(answer)


async def test_commands_in_the_wrong_place_or_by_the_wrong_person(table: Seated) -> None:
    mover, other, cid = await table.mover(), await table.other(), table.cid
    lobby = table.stage.channel("lobby")
    cases: list[tuple[Person, int, str, dict[str, object], str]] = [
        (cid, table.thread, "hand", {}, "do not play at table"),
        (cid, table.thread, "nicodemus play", {"machine": "play:11"}, "do not play at table"),
        (cid, lobby, "hand", {}, "not playing at the moment"),
        (cid, lobby, "undo", {}, "not playing at the moment"),
        (cid, table.thread, "table concede", {}, "do not play at table"),
        (cid, table.thread, "table start", {}, "no such table waiting"),
        (cid, lobby, "hand", {"table": 999}, "no table 999"),
        (other, table.thread, "nicodemus play", {"machine": "play:11"}, f"not your turn: {mover.name} is to move"),
        (mover, table.thread, "nicodemus play", {"machine": "play:99"}, "That is no choice just now"),
        (mover, table.thread, "nicodemus play", {"machine": "whatever"}, "“whatever” is nothing you can choose now"),
        (mover, table.thread, "nicodemus pass", {}, "Pass: only if you can neither play nor repair."),
        (mover, table.thread, "nicodemus gain", {"goods": "gain:wood"}, "is asked just now: Play a machine"),
        (mover, table.thread, "move", {"choice": "nonsense"}, "“nonsense” is nothing you can choose now"),
        (mover, table.thread, "move", {"choice": "TURN|nonsense"}, "“nonsense” is nothing you can choose now"),
        (mover, table.thread, "undo", {}, "nothing you can take back"),
        (cid, table.thread, "table leave", {"table": table.number}, "do not play at table"),
        (mover, table.thread, "table join", {"table": table.number}, "already playing"),
        (mover, table.thread, "table new", {"game": "nicodemus"}, "ordinary text channel"),
    ]
    before = await version(table)
    for person, channel, path, options, expected in cases:
        done = await person.slash(channel, path, **options)
        assert is_private(done.message), path
        assert expected in text_of(done.message), (path, text_of(done.message))
    assert await version(table) == before


async def test_what_is_barred_is_told_by_the_panel_in_suggestions_and_by_the_command(table: Seated) -> None:
    mover = await table.mover()
    panel = await mover.private_panel()
    shown = await mover.press(panel, "Why not")
    assert is_private(shown.message)
    assert "Pass: only if you can neither play nor repair" in text_of(shown.message)
    for _ in range(4):
        await finish_turn(table)
        mover = await table.mover()
        choices = await mover.actor.autocomplete(table.thread, "nicodemus repair", "machine", "")
        if any(": lacks " in choice["name"] for choice in choices):
            break
    barred = [": lacks " in choice["name"] for choice in choices]
    assert barred == sorted(barred), "what is barred comes last"
    dear = choices[-1]
    done = await mover.slash(table.thread, "nicodemus repair", machine=dear["value"])
    assert is_private(done.message)
    assert text_of(done.message).strip() == f"{dear['name']}. `/hand` shows what is possible."
    named = dear["name"].split(":")[0]
    assert dear["name"] in text_of((await mover.slash(table.thread, "nicodemus repair", machine=named)).message)


@pytest.mark.parametrize("zone", ["x" * 6_000, "**Mars**/Olympus", "{???}"])
async def test_a_time_zone_that_is_none_is_refused_whatever_it_is(stage: Stage, zone: str) -> None:
    ann = stage.person("Ann")
    told = text_of((await ann.slash(stage.channel("games"), "settings", zone=zone)).message)
    assert told.startswith("\nI know no time zone ")
    assert readable(told).split("no time zone ")[1].startswith(zone[:60])
    assert len(told) < 300


async def test_suggestions_are_the_askers_own_and_nobody_elses(table: Seated) -> None:
    mover, other = await table.mover(), await table.other()
    mine = await mover.actor.autocomplete(table.thread, "nicodemus play", "machine", "")
    hand = (await table.stage.bot.host.observations.for_user(table.number, mover.actor.user_id)).view.hand
    own = {f"play:{card.machine}" for card in hand}
    assert {choice["value"] for choice in mine if not is_shortcut(choice)} == own
    assert {":".join(choice["value"][1:].split(":")[:2]) for choice in mine if is_shortcut(choice)} == own
    for person in (other, table.cid):
        for path, name in (("nicodemus play", "machine"), ("nicodemus repair", "machine"), ("move", "choice")):
            assert await person.actor.autocomplete(table.thread, path, name, "") == []
    assert await table.cid.actor.autocomplete(table.channel, "nicodemus play", "machine", "") == []
    few = await mover.actor.autocomplete(table.thread, "move", "choice", "zzz")
    assert few == []


async def test_commands_work_in_a_direct_message_too(table: Seated) -> None:
    mover = await table.mover()
    choices = await mover.actor.autocomplete(await mover.dm(), "nicodemus play", "machine", "")
    step = next(choice for choice in choices if not is_shortcut(choice))
    done = await mover.slash(await mover.dm(), "nicodemus play", machine=step["value"])
    assert done.message is not None
    assert "is on the Bric-a-brac" in text_of(done.message)


async def test_closed_direct_messages_are_told_and_the_hand_is_a_button(stage: Stage) -> None:
    ann, bob, channel = stage.person("Ann"), stage.person("Bob"), stage.channel("games")
    for person in (ann, bob):
        stage.server.faults.close_dms(person.actor.user_id)
    await ann.slash(channel, "table new", game="nicodemus")
    await stage.settled()
    lobby = ann.last(channel)
    await bob.press(lobby, "Join")
    await stage.settled()
    await ann.press(ann.last(channel), "Start")
    await stage.settled()
    thread = int(lobby["id"])
    notices = [one for one in ann.actor.messages(thread) if "cannot send you direct messages" in text_of(one)]
    assert len(notices) == 1
    mover = ann if str(ann.actor.user_id) in text_of(notices[0]) else bob
    opened = await mover.press(notices[0], "My hand")
    assert is_private(opened.message)
    assert opened.message is not None
    done = await (await mover.take(opened.message)).settled()
    assert done.error is None
    again = next(one for one in mover.actor.messages(thread) if one["id"] == opened.message["id"])
    assert "Use one of its options" in text_of(again)
    refused = [one for one in stage.server.world.requests if one["status"] == 403]
    assert len(refused) == 1, "a closed door is not knocked at again and again"


async def test_a_table_needs_a_channel_where_the_bot_may_work(stage: Stage) -> None:
    ann, channel = stage.person("Ann"), stage.channel("games")
    stage.server.faults.deny(channel, (1 << 35) | (1 << 15))
    done = await ann.slash(channel, "table new", game="nicodemus")
    assert is_private(done.message)
    assert "Create Public Threads" in text_of(done.message)
    assert "Attach Files" in text_of(done.message)
    assert await stage.bot.host.lobby.of_user(ann.actor.user_id) == ()


async def test_a_panel_of_another_player_cannot_be_pressed_even_by_its_reader(table: Seated) -> None:
    other = await table.other()
    shown = await other.press(table.cid.last(table.thread), "My hand")
    assert shown.message is not None
    assert offers(shown.message) == []
    assert "Waiting for" in text_of(shown.message)


async def test_every_panel_of_a_game_keeps_within_discords_limits(table: Seated) -> None:
    for _ in range(4):
        await finish_turn(table)
    for channel in (table.thread, table.channel, await table.ann.dm(), await table.bob.dm()):
        for person in table.players:
            for message in person.actor.messages(channel) if channel in {table.thread, table.channel} else []:
                assert sum(1 for _ in parts(message)) <= 40
                assert len(buttons(message)) <= 25
