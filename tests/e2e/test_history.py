"""Looking back as people do it: by commands, by buttons, and never further than they may see."""

import re

import pytest

from cogs.ui.history import PageRequest
from rules.kernel.rng import Rng
from sandbox import Interaction
from tests.chance import let_presses_be
from tests.conftest import ON_SQLITE
from tests.e2e.conftest import Seated
from tests.e2e.stage import EPHEMERAL, Json, Person, Stage, alts, buttons, offers, selects, text_of
from tests.e2e.test_game import finish_turn
from tests.e2e.test_refusals import forged
from tests.e2e.test_statistics import file_of

pytestmark = [pytest.mark.asyncio, pytest.mark.timeout(240), ON_SQLITE]

PATIENCE = 30.0
HEX = re.compile(r"`([0-9a-f]{8}|[0-9a-f]{64})`")
PLACE = re.compile(r"Position (\d+) of (\d+) · turn (\d+)")


def place(message: Json) -> tuple[int, int]:
    found = PLACE.search(text_of(message))
    assert found is not None, text_of(message)
    return int(found[1]), int(found[2])


async def opened(person: Person, table: Seated, command: str, **options: object) -> Json:
    done = await person.slash(table.thread, command, **options)
    assert done.message is not None, done.error
    assert done.message["flags"] & EPHEMERAL, f"/{command} was shown to everybody"
    return done.message


async def pressed(person: Person, message: Json, label: str) -> Json:
    """Press a button and return the message it opened."""
    done = await (await person.begin(message, label)).settled(PATIENCE)
    assert done.message is not None, done.error
    return done.message


async def turned(person: Person, message: Json, label: str) -> Json:
    """Press a button that turns the page it is on, and return that page."""
    button = next(one for one in buttons(message) if one.get("label") == label)
    return await again(person, message, await person.actor.click(int(message["id"]), button["custom_id"]))


async def chosen(person: Person, message: Json, value: str) -> Json:
    """Choose in the only menu of a page, and return that page."""
    (menu,) = selects(message)
    return await again(person, message, await person.actor.choose(int(message["id"]), menu["custom_id"], [value]))


async def again(person: Person, message: Json, done: Interaction) -> Json:
    await done.settled(PATIENCE)
    assert done.error is None, done.error
    shown = person.actor.messages(int(message["channel_id"]))
    return next(one for one in shown if one["id"] == message["id"])


async def test_the_first_message_of_a_thread_holds_the_seal_that_verify_finds_again_at_the_end(table: Seated) -> None:
    first, panel = sorted(
        (one for one in table.cid.actor.messages(table.thread) if text_of(one)), key=lambda message: int(message["id"])
    )
    assert buttons(panel)
    document = await file_of(first)
    seal, commitment = document["fairness"]["seal"], document["fairness"]["commitment"]
    assert HEX.findall(text_of(first)) == [seal[:8]]
    for everywhere in (text_of(table.lobby()), text_of(panel), text_of(await table.ann.private_panel())):
        assert not HEX.search(everywhere)
    running = text_of(await opened(table.cid, table, "verify"))
    assert HEX.findall(running) == [commitment, seal]
    assert "stays secret" in running
    await finish_turn(table)
    await table.stage.bot.host.turns.concede(table.number, table.ann.actor.user_id)
    await table.stage.settled()
    thread = "\n".join(text_of(one) for one in table.bob.actor.messages(table.thread))
    assert HEX.findall(thread) == [seal[:8]]
    verdict = text_of(await opened(table.cid, table, "verify"))
    assert HEX.findall(verdict)[:2] == [commitment, seal]
    for finding in ("The secret is the one", "The seed follows from", "The seal fits", "led to the same offers"):
        assert finding in verdict
    assert "The score is the same" in verdict
    unchanged = next(one for one in table.cid.actor.messages(table.thread) if one["id"] == first["id"])
    assert (text_of(unchanged), unchanged.get("edited_timestamp")) == (text_of(first), None)
    assert await file_of(unchanged) == document


async def test_a_waiting_table_shows_what_it_is_committed_to_and_every_press_at_it_is_brought(stage: Stage) -> None:
    let_presses_be(stage.patch)
    ann, bob, cid = (stage.person(name) for name in ("Ann", "Bob", "Cid"))
    channel = stage.channel("games")
    presses = [await ann.slash(channel, "table new", game="imaginarium")]
    await stage.settled()
    lobby = ann.last(channel)
    (shown,) = HEX.findall(text_of(lobby))
    presses.append(await bob.press(lobby, "Join"))
    await stage.settled()
    await bob.press(ann.last(channel), "Leave")
    presses.append(await bob.slash(channel, "table join"))
    (there,) = await stage.bot.host.lobby.of_user(ann.actor.user_id)
    presses.append(await cid.slash(channel, "table join", code=there.options["code"]))
    await stage.settled()
    assert HEX.findall(text_of(ann.last(channel))) == [shown]
    presses.append(await ann.slash(channel, "table start"))
    await stage.settled()
    (post,) = [one for one in ann.actor.messages(int(lobby["id"])) if "seal-" in str(one["attachments"])]
    document = await file_of(post)
    assert document["fairness"]["commitment"] == shown
    assert document["fairness"]["brought"] == [str(press.id) for press in presses]


async def test_a_rematch_brings_the_presses_that_ask_for_it(table: Seated) -> None:
    let_presses_be(table.stage.patch)
    await table.stage.bot.host.turns.concede(table.number, table.ann.actor.user_id)
    await table.stage.settled()
    (former,) = [
        one
        for one in table.ann.actor.messages(table.thread)
        if any(button.get("label") == "Play again" for button in buttons(one))
    ]
    presses = [await table.bob.press(former, "Play again"), await table.ann.press(former, "Play again")]
    await table.stage.settled()
    (there,) = await table.stage.bot.host.lobby.of_user(table.ann.actor.user_id)
    document = await table.stage.bot.host.fairness.document(there.id)
    assert document is not None
    assert document["fairness"]["brought"] == [str(press.id) for press in presses]


async def test_a_new_turns_panel_says_briefly_what_changed_and_a_press_tells_all_of_it(table: Seated) -> None:
    first = await table.mover()
    await finish_turn(table)
    await finish_turn(table)
    panel = await first.private_panel()
    assert offers(panel)
    lines = [line.removeprefix("-# ") for line in text_of(panel).split("\n") if line.startswith("-# ")]
    briefly = [f"- {line}" for line in lines if not line.startswith("Before these, there")]
    other = (await table.other()).name
    log = [line for line in text_of(await opened(first, table, "log")).split("\n") if line.startswith("- ")]
    # As many as a phone has room for beside the hand and the question; with a full hand there may be none. A fourth
    # stands where a line would only say that there is one more.
    assert briefly == log[len(log) - len(briefly) :]
    assert len(briefly) <= 4
    for page in (await opened(first, table, "recap"), await pressed(first, panel, "What changed")):
        assert any(line.startswith(f"- {other}") for line in text_of(page).split("\n"))
        assert log[-1] in text_of(page)
        (alt,) = alts(page)
        assert alt.startswith("What changed since your last turn is framed")


async def test_one_goes_back_and_forward_through_a_game_from_ones_own_seat(table: Seated) -> None:
    await finish_turn(table)
    await finish_turn(table)
    page = await opened(table.ann, table, "replay")
    last, total = place(page)
    assert last == total > 3
    assert len(alts(page)) == 2
    assert alts(page)[1].startswith("Your hand")
    for label, expected in (("Back", last - 1), ("First", 1), ("Forward", 2), ("Last", total)):
        page = await turned(table.ann, page, label)
        assert place(page) == (expected, total)
    (menu,) = selects(page)
    assert [option["label"] for option in menu["options"]] == ["Somebody who watches", "Ann"]
    assert len(alts(await chosen(table.ann, page, "*"))) == 1
    watched = await opened(table.cid, table, "replay", turn=1)
    assert place(watched)[0] == 1
    assert selects(watched) == []
    assert len(alts(watched)) == 1


async def test_nobody_forges_a_look_through_anothers_eyes(table: Seated) -> None:
    await finish_turn(table)
    page = await opened(table.cid, table, "replay")
    seat = (await table.stage.bot.host.lobby.get(table.number)).players[0].seat
    button = next(one for one in buttons(page) if one["label"] == "First")
    theirs = button["custom_id"].replace(f"h:replay:{table.number}:*", f"h:replay:{table.number}:{seat}")
    assert theirs != button["custom_id"]
    for custom_id in (
        theirs,
        PageRequest("movie", table.number, seat).id("o"),
        PageRequest("log", table.number, seat).id("f"),
    ):
        answer = await forged(table.cid, page, custom_id)
        assert answer is not None
        assert answer["flags"] & EPHEMERAL
    shown = table.cid.actor.messages(table.thread)
    assert sum("you can look as yourself or as somebody who watches" in text_of(one) for one in shown) == 2
    assert not any("Your hand" in alt for one in shown for alt in alts(one))


async def test_the_log_turns_its_pages_and_keeps_to_one_turn_or_player(table: Seated) -> None:
    for _ in range(6):
        await finish_turn(table)
    newest = await opened(table.cid, table, "log")
    assert re.search(r"Page (\d+) of \1", text_of(newest))
    oldest = await turned(table.cid, newest, "First")
    assert "Page 1 of" in text_of(oldest)
    one_turn = await opened(table.cid, table, "log", turn=2)
    assert re.findall(r"-# Turn (\d+)", text_of(one_turn)) == ["2"]
    later = await turned(table.cid, one_turn, "Turn after")
    assert re.findall(r"-# Turn (\d+)", text_of(later)) == ["3"]
    of_ann = await opened(table.cid, table, "log", player=table.ann.actor.user_id)
    lines = [line for line in text_of(of_ann).split("\n") if line.startswith("- ")]
    assert lines
    assert all("Ann" in line for line in lines)
    stranger = await opened(table.cid, table, "log", player=table.cid.actor.user_id)
    assert "does not play at table" in text_of(stranger)


async def test_a_movie_of_a_running_game_is_made_and_holds_no_hand(table: Seated) -> None:
    await finish_turn(table)
    await finish_turn(table)
    page = await opened(table.cid, table, "movie")
    assert "as a moving picture of" in alts(page)[0]
    (file,) = page["attachments"]
    assert file["filename"] == f"table-{table.number}.gif"
    assert 1000 < file["size"] < 10 * 2**20
    refused = await opened(table.cid, table, "movie", player=table.ann.actor.user_id)
    assert "you can look as yourself" in text_of(refused)
    secret = await opened(table.ann, table, "movie", player=table.ann.actor.user_id, public=True)
    assert "once the game is over" in text_of(secret)


async def test_after_the_end_every_seat_is_open_from_the_final_panel(table: Seated) -> None:
    await table.stage.finish(table.number, Rng(5))
    final = table.cid.last(table.thread)
    page = await pressed(table.cid, final, "Replay")
    (menu,) = selects(page)
    assert [option["label"] for option in menu["options"]] == ["Somebody who watches", "Ann", "Bob"]
    for value in ("0", "1"):
        assert len(alts(await chosen(table.cid, page, value))) == 2
    log = await pressed(table.cid, final, "Log")
    said = [text_of(log)]
    while not next(one for one in buttons(log) if one["label"] == "Back").get("disabled"):
        log = await turned(table.cid, log, "Back")
        said.append(text_of(log))
    assert "Only for" in "".join(said)
