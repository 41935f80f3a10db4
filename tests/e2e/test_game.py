"""Whole games as people play them."""

import pytest

from rules.kernel.amounts import written
from rules.kernel.registry import find
from rules.kernel.rng import Rng
from tests.e2e.conftest import Seated
from tests.e2e.stage import Person, Stage, alts, buttons, offers, rings, selects, text_of

pytestmark = [pytest.mark.asyncio, pytest.mark.timeout(240), pytest.mark.painted]


async def answer_by_command(person: Person, table: Seated, rng: Rng) -> bool:
    """Answer by one of the game's commands, with what it suggests; False when nothing is suggested."""
    for move in find("nicodemus").info.moves:
        path = f"nicodemus {move.name}"
        if not move.takes:
            continue
        choices = await person.actor.autocomplete(table.thread, path, move.param, "")
        if choices:
            choice = choices[rng.below(len(choices))]
            done = await person.slash(table.thread, path, **{move.param: choice["value"]})
            assert done.message is not None
            assert done.message["flags"] & 64, "a player's panel was shown to everybody"
            return True
    return False


async def answer_by_button(person: Person, rng: Rng) -> bool:
    panel = await person.question()
    ways = offers(panel)
    if not ways:
        return False
    await (await person.take(panel, ways[rng.below(len(ways))])).answered()
    return True


async def test_two_people_finish_a_game_one_by_buttons_and_one_by_commands(table: Seated) -> None:
    rng = Rng(4)
    stage = table.stage
    for _ in range(400):
        there = await stage.bot.host.lobby.get(table.number)
        if there.status != "playing":
            break
        await stage.settled()
        mover = await table.mover()
        done = await (answer_by_button(mover, rng) if mover is table.ann else answer_by_command(mover, table, rng))
        assert done, f"{mover.name} does not find anything to do"
    await stage.settled()
    assert there.status == "finished"
    observation = await stage.bot.host.observations.of(table.number, None)
    final = table.cid.last(table.thread)
    for score in observation.standing:
        assert f"{there.name(score.seat)} {score.points} point" in text_of(final)
        assert any(written(score.points) in alt and alt.startswith("Score sheet") for alt in alts(final))
    for seat in there.winners:
        assert there.name(seat) in text_of(final)
    assert not [button for button in buttons(final) if button["custom_id"].startswith("d:")]
    assert all(there.name(seat) in text_of(table.lobby()) for seat in there.winners)
    assert buttons(table.lobby()) == []
    for person in table.players:
        panel = await person.private_panel()
        assert offers(panel) == []
        assert "point" in text_of(panel)


async def test_a_player_on_turn_gets_everything_needed_by_direct_message(table: Seated) -> None:
    mover, other = await table.mover(), await table.other()
    panel = await mover.private_panel()
    assert "Your turn" in text_of(panel)
    assert len(alts(panel)) == 1
    assert alts(panel)[0].startswith("Your hand")
    hand = (await table.stage.bot.host.observations.for_user(table.number, mover.actor.user_id)).view.hand
    assert len(offers(panel)) >= len({card.machine for card in hand})
    assert (await other.private_panel())["id"] == 0


async def test_a_step_within_a_turn_is_announced_to_nobody(table: Seated) -> None:
    mover = await table.mover()
    count, rung = len(table.cid.actor.messages(table.thread)), len(rings(table.stage))
    await (await mover.take(await mover.private_panel())).answered()
    await table.stage.settled()
    assert len(table.cid.actor.messages(table.thread)) == count
    assert len(rings(table.stage)) == rung


@pytest.mark.parametrize(("wish", "called"), [("thread", 1), ("direct", 0), ("both", 1)])
async def test_a_panel_edited_within_a_turn_stands_out_only_for_who_is_called_there(
    table: Seated, wish: str, called: int
) -> None:
    mover = await table.mover()
    await table.stage.bot.host.notices.prefer(mover.actor.user_id, "where", wish)
    await (await mover.take(await mover.private_panel())).answered()
    await table.stage.settled()
    panel = table.cid.last(table.thread)
    assert panel["edited_timestamp"] is not None
    assert f"<@{mover.actor.user_id}>" in text_of(panel)
    assert [user["id"] for user in panel["mentions"]] == [str(mover.actor.user_id)] * called


async def finish_turn(table: Seated) -> Person:
    """Let whoever is on turn play to the end of it; return who comes next."""
    mover = await table.mover()
    rng = Rng(8)
    while await table.mover() is mover:
        assert await answer_by_button(mover, rng)
        await table.stage.settled()
    return await table.mover()


async def test_after_a_turn_its_panel_keeps_the_story_and_loses_its_buttons(table: Seated) -> None:
    first = table.cid.last(table.thread)
    mover = await table.mover()
    next_ = await finish_turn(table)
    retired = next(one for one in table.cid.actor.messages(table.thread) if one["id"] == first["id"])
    assert buttons(retired) == []
    assert f"{mover.name} plays" in text_of(retired)
    fresh = table.cid.last(table.thread)
    assert f"<@{next_.actor.user_id}>" in text_of(fresh)
    assert f"{mover.name} plays" not in text_of(fresh), "a line is told twice"
    assert offers(await mover.private_panel()) == []
    assert offers(await next_.private_panel())


async def test_nobody_else_ever_sees_a_hand(table: Seated) -> None:
    await finish_turn(table)
    await finish_turn(table)
    for person in (table.ann, table.bob, table.cid):
        for channel in person.actor.channels():
            for message in person.actor.messages(int(channel["id"])):
                hands = [alt for alt in alts(message) if alt.startswith("Your hand")]
                assert not hands or int(channel["id"]) == await person.dm()
    assert not any("Your hand" in alt for one in table.cid.actor.messages(table.thread) for alt in alts(one))


async def test_everything_works_on_after_a_restart(table: Seated) -> None:
    mover = await table.mover()
    panel = await mover.private_panel()
    await table.stage.stop_bot()
    await table.stage.start_bot()
    await (await mover.take(await mover.private_panel())).answered()
    await table.stage.settled()
    assert (await mover.private_panel())["id"] == panel["id"]
    assert offers(await mover.private_panel()) != offers(panel)
    opened = await mover.press(table.cid.last(table.thread), "My hand")
    assert opened.message is not None
    assert offers(opened.message)


async def test_a_choice_can_be_taken_back_by_button_and_by_command(table: Seated) -> None:
    mover = await table.mover()
    for way in ("button", "command"):
        before = [select["options"] for select in selects(await mover.private_panel())]
        await (await mover.take(await mover.private_panel())).answered()
        await table.stage.settled()
        assert "Undo" in [button.get("label") for button in buttons(await mover.private_panel())]
        if way == "button":
            await mover.press(await mover.private_panel(), "Undo")
        else:
            await mover.slash(table.thread, "undo")
        await table.stage.settled()
        panel = await mover.private_panel()
        assert [select["options"] for select in selects(panel)] == before
        assert "Undo" not in [button.get("label") for button in buttons(panel)]


async def test_a_german_player_reads_german_and_the_other_english(stage: Stage) -> None:
    ann, bob, channel = stage.person("Ann"), stage.person("Bob"), stage.channel("games")
    stage.server.world.users[ann.actor.user_id].locale = "de"
    opened = await ann.slash(channel, "table new", game="nicodemus")
    assert "ist eröffnet" in text_of(opened.message)
    await stage.settled()
    await bob.press(ann.last(channel), "Join")
    await stage.settled()
    started = await ann.slash(channel, "table start")
    assert "beginnt" in text_of(started.message)
    await stage.settled()
    rng = Rng(3)
    seen: dict[str, str] = {}
    for _ in range(12):
        for person in (ann, bob):
            panel = await person.private_panel()
            seen[person.name] = seen.get(person.name, "") + text_of(panel)
            if offers(panel):
                await answer_by_button(person, rng)
                await stage.settled()
    assert "Dein Zug" in seen["Ann"]
    assert "your turn" not in seen["Ann"]
    assert "Your turn" in seen["Bob"]


async def test_giving_up_is_asked_once_more_and_ends_the_game(table: Seated) -> None:
    asked = await table.ann.slash(table.thread, "table concede")
    assert asked.message is not None
    await table.ann.press(asked.message, "Yes, I give up")
    await table.stage.settled()
    assert "**Bob wins!**" in text_of(table.cid.last(table.thread)) or any(
        "**Bob wins!**" in text_of(one) for one in table.cid.actor.messages(table.thread)
    )
    assert any("Ann has given up" in text_of(one) for one in table.cid.actor.messages(table.thread))


async def test_a_game_is_cancelled_when_both_agree(table: Seated) -> None:
    await table.ann.slash(table.thread, "table cancel")
    await table.stage.settled()
    question = next(one for one in table.bob.actor.messages(table.thread) if "would like to cancel" in text_of(one))
    await table.bob.press(question, "Agree")
    await table.stage.settled()
    assert "cancelled" in text_of(table.cid.last(table.thread))
    assert "cancelled" in text_of(table.lobby())
    for person in table.players:
        assert offers(await person.private_panel()) == []


async def test_games_lists_mine_with_whose_turn_and_open_tables(table: Seated) -> None:
    mover, other = await table.mover(), await table.other()
    mine = text_of((await mover.slash(table.channel, "games")).message)
    assert "your turn" in mine
    assert f"/{table.thread})" in mine
    assert f"Waiting for {mover.name}" in text_of((await other.slash(table.channel, "games")).message)
    await table.cid.slash(table.channel, "table new", game="nicodemus")
    assert "Tables you can join" in text_of((await mover.slash(table.channel, "games")).message)


async def test_log_and_board_show_what_the_reader_may_know(table: Seated) -> None:
    mover, other = await table.mover(), await table.other()
    await finish_turn(table)
    mine = text_of((await mover.slash(table.thread, "log")).message)
    theirs = text_of((await other.slash(table.thread, "log")).message)
    watched = text_of((await table.cid.slash(table.thread, "log")).message)
    assert f"{mover.name} plays" in mine
    if "You draw" in mine:
        assert "You draw" not in theirs
        assert "You draw" not in watched
    board = (await table.cid.slash(table.thread, "board")).message
    assert board is not None
    assert alts(board)[0].startswith(f"Nicodemus, {other.name} to play")


async def test_a_prompt_links_to_its_rule(table: Seated) -> None:
    mover = await table.mover()
    shown = await mover.press(await mover.private_panel(), "Rule")
    assert shown.message is not None
    assert "turn" in text_of(shown.message).lower()
