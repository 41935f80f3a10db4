"""One person and computers at a table, as the person sees it: from the lobby to the end."""

import pytest

from host.model import Click, Table
from host.time.calls import STILL_LOOKING
from rules.kernel.record import random_picks
from rules.kernel.rng import Rng
from tests.conftest import ON_SQLITE
from tests.e2e.stage import Json, Person, Stage, labels, rings, steps, text_of
from tests.host.thinkers import Dice

pytestmark = [pytest.mark.asyncio, pytest.mark.timeout(240), ON_SQLITE]
EPHEMERAL = 1 << 6


async def stage_with(stage: Stage, thinker: Dice) -> None:
    """Start the bot anew with somebody else thinking for computers."""
    await stage.stop_bot()
    stage.thinker = thinker
    await stage.start_bot()


async def let_computers_move(stage: Stage, table: int) -> None:
    """Let time pass until a person is waited for, or the game is over."""
    for _ in range(500):
        there = await stage.bot.host.lobby.get(table)
        waited = [player for player in there.players if player.seat in there.waiting]
        if there.status != "playing" or not all(player.computer for player in waited):
            return
        stage.offset += 7
        await stage.bot.host.timekeeper.tick()
        await stage.bot.host.moves.idle()
    raise AssertionError("a computer does not move")


async def answer(stage: Stage, table: int, person: Person, rng: Rng) -> None:
    """Let somebody answer at random, as if by a command."""
    user = person.actor.user_id
    decision = (await stage.bot.host.observations.for_user(table, user)).questions[0].decision
    click = Click(table, user, stage.server.world.snowflake(), random_picks(decision, rng), key=decision.key)
    await stage.bot.host.turns.answer(click)


async def play(stage: Stage, table: int, person: Person, rng: Rng) -> int:
    """Let somebody play with computers to the end; return how many turns they had."""
    for turns in range(400):
        await let_computers_move(stage, table)
        await stage.settled()
        there = await stage.bot.host.lobby.get(table)
        if there.status != "playing":
            return turns
        while 0 in there.waiting:
            await answer(stage, table, person, rng)
            there = await stage.bot.host.lobby.get(table)
    raise AssertionError("the game does not end")


async def against(stage: Stage, level: str, thinker: Dice) -> tuple[Person, Table]:
    """Let Ann begin a game alone with a computer of that level in a thread."""
    await stage_with(stage, thinker)
    ann, channel = stage.person("Ann"), stage.channel("games")
    await ann.slash(channel, "table new", game="nicodemus")
    await stage.settled()
    await ann.press(ann.last(channel), f"Add: {level}")
    await stage.settled()
    await ann.press(ann.last(channel), "Start")
    await stage.settled()
    (there,) = await stage.bot.host.lobby.of_user(ann.actor.user_id)
    return ann, there


async def test_one_person_and_two_computers_play_to_the_end(stage: Stage) -> None:
    await stage_with(stage, Dice())
    ann, channel = stage.person("Ann"), stage.channel("games")
    await ann.slash(channel, "table new", game="mech_a_dream")
    await stage.settled()
    lobby = ann.last(channel)
    levels = ["Novice", "Apprentice", "Journeyman", "Master"]
    assert [label for label in labels(lobby) if "Add" in label] == [f"Add: {level}" for level in levels]
    for level in ("Master", "Novice", "Novice"):
        await ann.press(ann.last(channel), f"Add: {level}")
        await stage.settled()
    lobby = ann.last(channel)
    assert "(Master)" in text_of(lobby)
    assert text_of(lobby).count("(Novice)") == 2
    assert "Novice: plays as one does the first time." in text_of(lobby)
    await ann.press(lobby, [label for label in labels(lobby) if label.startswith("Remove")][-1])
    await stage.settled()
    await ann.press(ann.last(channel), "Start")
    await stage.settled()
    there = (await stage.bot.host.lobby.of_user(ann.actor.user_id))[0]
    assert [player.computer for player in there.players] == ["", "master", "novice"]
    turns = await play(stage, there.id, ann, Rng(4))
    assert (await stage.bot.host.lobby.get(there.id)).status == "finished"
    called = {user for one in rings(stage) for user in one.users}
    assert called <= {ann.actor.user_id}
    directly = [one for one in rings(stage) if one.channel == await ann.dm()]
    assert len(directly) <= turns + 1


async def test_a_computer_that_thinks_is_named_and_not_mentioned(stage: Stage) -> None:
    dice = Dice()
    dice.free.clear()
    ann, there = await against(stage, "Journeyman", dice)
    rng = Rng(5)
    for _ in range(30):
        there = await stage.bot.host.lobby.get(there.id)
        if there.waiting != (0,):
            break
        await answer(stage, there.id, ann, rng)
    await stage.settled()
    name = there.players[1].name
    panel = text_of(ann.last(there.place.thread or 0))
    assert f"Waiting for {name}" in panel
    assert "<@-" not in panel
    dice.free.set()


async def test_a_table_with_computers_lives_by_direct_messages_alone(stage: Stage) -> None:
    await stage_with(stage, Dice())
    ann, channel = stage.person("Ann"), stage.channel("games")
    await ann.slash(channel, "table new", game="nicodemus", where="direct")
    await stage.settled()
    before = len(ann.actor.messages(channel))
    lobby = await ann.private_panel()
    await ann.press(lobby, "Add: Apprentice")
    await stage.settled()
    await ann.press(await ann.private_panel(), "Start")
    await stage.settled()
    there = (await stage.bot.host.lobby.of_user(ann.actor.user_id))[0]
    await let_computers_move(stage, there.id)
    await stage.settled()
    assert there.place.channel is None
    assert (await ann.question())["id"]
    assert len(ann.actor.messages(channel)) == before


async def with_a_hand(stage: Stage) -> tuple[Person, Table]:
    """Let Ann begin a game alone with a computer in a thread, and show her hand there on her first turn."""
    ann, there = await against(stage, "Apprentice", Dice())
    await let_computers_move(stage, there.id)
    await stage.settled()
    await show(ann, there)
    return ann, there


async def show(person: Person, table: Table) -> None:
    """Press for one's hand below the newest panel of the thread."""
    panels = [one for one in person.actor.messages(table.place.thread or 0) if "My hand and moves" in labels(one)]
    await person.press(panels[-1], "My hand and moves")


def hands(person: Person, table: Table) -> dict[str, Json]:
    """Return the messages of the thread that only that person sees."""
    return {one["id"]: one for one in person.actor.messages(table.place.thread or 0) if one["flags"] & EPHEMERAL}


async def test_a_hand_shown_in_the_thread_asks_again_when_the_computer_has_moved(stage: Stage) -> None:
    ann, there = await with_a_hand(stage)
    (first,) = hands(ann, there)
    for _ in range(3):
        while (await stage.bot.host.lobby.get(there.id)).waiting == (0,):
            await (await ann.take(hands(ann, there)[first])).answered()
            await stage.settled()
        assert "Waiting for" in text_of(hands(ann, there)[first])
        await let_computers_move(stage, there.id)
        await stage.settled()
        await stage.until(lambda: "Waiting for" not in text_of(hands(ann, there)[first]))
        assert steps(hands(ann, there)[first])
        assert ann.last(there.place.thread or 0)["id"] == first, "no panel pushes it out of sight"


async def test_who_was_away_is_called_by_a_panel_below_the_hand(stage: Stage) -> None:
    ann, there = await with_a_hand(stage)
    rng, rung = Rng(7), len(rings(stage))
    while (await stage.bot.host.lobby.get(there.id)).waiting == (0,):
        await answer(stage, there.id, ann, rng)
    stage.offset += STILL_LOOKING + 1
    await let_computers_move(stage, there.id)
    await stage.settled()
    assert "My hand and moves" in labels(ann.last(there.place.thread or 0))
    assert len(rings(stage)) > rung


async def test_a_hand_shown_anew_takes_the_place_of_the_one_shown_before(stage: Stage) -> None:
    ann, there = await with_a_hand(stage)
    (first,) = hands(ann, there)
    await show(ann, there)
    await stage.until(lambda: first not in hands(ann, there))
    assert len(hands(ann, there)) == 1
