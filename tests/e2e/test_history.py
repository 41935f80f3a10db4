"""Looking back as people do it: by commands, by buttons, and never further than they may see."""

import re

import pytest

from cogs.ui.history import Wish
from rules.kernel.rng import Rng
from sandbox.actors import Interaction
from tests.e2e.conftest import Seated
from tests.e2e.stage import EPHEMERAL, Json, Person, alts, buttons, offers, selects, text_of
from tests.e2e.test_game import finish_turn
from tests.e2e.test_refusals import forged

pytestmark = [pytest.mark.asyncio, pytest.mark.timeout(240)]

PATIENCE = 30.0
SEAL = re.compile(r"`([0-9a-f]{64})`")
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
    button = next(one for one in buttons(message) if one.get("label") == label)
    done = await (await person.actor.click(int(message["id"]), button["custom_id"])).settled(PATIENCE)
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


async def test_the_first_message_of_a_thread_is_the_seal_that_verify_finds_again_at_the_end(table: Seated) -> None:
    first, panel = sorted(
        (one for one in table.cid.actor.messages(table.thread) if text_of(one)), key=lambda message: int(message["id"])
    )
    assert buttons(panel)
    (seal,) = SEAL.findall(text_of(first))
    assert seal in text_of(table.lobby())
    running = await opened(table.cid, table, "verify")
    assert seal in text_of(running)
    assert "stays secret" in text_of(running)
    await finish_turn(table)
    await table.stage.bot.host.turns.concede(table.number, table.ann.actor.user_id)
    await table.stage.settled()
    thread = "\n".join(text_of(one) for one in table.cid.actor.messages(table.thread))
    told = re.search(r"seed of all shuffles was `(\d+)`", thread)
    assert told is not None
    verdict = text_of(await opened(table.cid, table, "verify"))
    assert f"The seal fits: seed, game, players and settings give `{seal}`" in verdict
    assert told[1] in verdict
    assert "led to the same offers" in verdict
    assert "The score is the same" in verdict
    unchanged = next(one for one in table.cid.actor.messages(table.thread) if one["id"] == first["id"])
    assert (text_of(unchanged), unchanged.get("edited_timestamp")) == (text_of(first), None)


async def test_a_new_turns_panel_says_in_three_lines_and_a_marked_picture_what_changed(table: Seated) -> None:
    first = await table.mover()
    assert "Since your last turn" not in text_of(await first.private_panel())
    await finish_turn(table)
    await finish_turn(table)
    panel = await first.private_panel()
    assert offers(panel)
    recap = text_of(panel).split("Since your last turn:**\n")[1].split("\n")
    lines = [line for line in recap if line.startswith("- ")]
    other = (await table.other()).name
    assert 1 <= len(lines) <= 3
    assert any(other in line for line in lines)
    assert alts(panel)[0].startswith("What changed since your last turn is framed")
    by_command = await opened(first, table, "recap")
    by_button = await pressed(first, panel, "What changed")
    for page in (by_command, by_button):
        assert all(line in text_of(page) for line in lines)
        assert len(alts(page)) == 1


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
    for custom_id in (theirs, Wish("movie", table.number, seat).id("o"), Wish("log", table.number, seat).id("f")):
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
