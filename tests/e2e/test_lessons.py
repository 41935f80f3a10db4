"""A first lesson as a newcomer meets it: on a server, with direct messages shut, and by direct message."""

import pytest

from tests.conftest import ON_SQLITE
from tests.e2e.stage import Json, Person, Stage, buttons, labels, rings, text_of
from tests.e2e.test_computers import let_computers_move, stage_with
from tests.e2e.test_refusals import forged
from tests.host.thinkers import Dice

pytestmark = [pytest.mark.asyncio, ON_SQLITE]


async def learn(ann: Person, channel: int) -> Json:
    """Begin a lesson, or go on with it, and return what answers the command."""
    done = await ann.slash(channel, "learn", game="nicodemus")
    assert done.error is None
    assert done.message is not None
    return done.message


def seen(ann: Person, channel: int, panel: Json) -> Json:
    """Return a message as it is now."""
    return next(one for one in ann.actor.messages(channel) if one["id"] == panel["id"])


async def press(stage: Stage, ann: Person, channel: int, panel: Json, label: str) -> Json:
    """Press a button of a panel, and return the panel once it has changed."""
    done = await ann.press(panel, label)
    assert done.error is None
    return await changed(stage, ann, channel, panel)


async def changed(stage: Stage, ann: Person, channel: int, panel: Json) -> Json:
    """Return a panel once it says something else."""
    await stage.until(lambda: text_of(seen(ann, channel, panel)) != text_of(panel))
    await stage.settled()
    return seen(ann, channel, panel)


async def test_a_lesson_is_learned_in_the_message_that_answers_the_command(stage: Stage) -> None:
    ann, channel = stage.person("Ann"), stage.channel("games")
    stage.server.world.users[ann.actor.user_id].takes_dms = False
    panel = await learn(ann, channel)
    assert "step 1 of 20" in text_of(panel)
    for step in (2, 3, 4):
        panel = await press(stage, ann, channel, panel, "Next")
        assert f"step {step} of 20" in text_of(panel)
    assert [one.get("label") for one in buttons(panel)] == ["Play Bonsai Tankard"]
    panel = await press(stage, ann, channel, panel, "Play Bonsai Tankard")
    panel = await press(stage, ann, channel, panel, "Produce 1 wood")
    assert "step 6 of 20" in text_of(panel)
    assert "plays Steam Sparrow" in text_of(panel)
    assert "step 6 of 20" in text_of(await learn(ann, channel))
    others = stage.person("Bob").actor.messages(channel)
    assert not any("Nicodemus" in text_of(one) for one in others)


async def test_on_a_server_a_line_leads_to_the_panel_in_direct_messages(stage: Stage) -> None:
    ann = stage.person("Ann")
    told = await learn(ann, stage.channel("games"))
    panel = await ann.private_panel()
    assert "step 1 of 20" in text_of(panel)
    assert "step 1" not in text_of(told)
    assert [button["url"].rpartition("/")[2] for button in buttons(told)] == [panel["id"]]


async def test_by_direct_message_the_panel_follows_the_command(stage: Stage) -> None:
    ann = stage.person("Ann")
    channel = await ann.dm()
    assert "Here is your lesson of Nicodemus" in text_of(await learn(ann, channel))
    await stage.settled()
    panel = await ann.private_panel()
    assert "step 1 of 20" in text_of(panel)
    assert rings(stage) == []
    panel = await press(stage, ann, channel, panel, "Next")
    assert "step 2 of 20" in text_of(panel)


async def test_a_lesson_is_left_and_ended_or_played_on_alone(stage: Stage) -> None:
    ann, channel = stage.person("Ann"), stage.channel("games")
    stage.server.world.users[ann.actor.user_id].takes_dms = False
    panel = await learn(ann, channel)
    alone = await press(stage, ann, channel, panel, "Let me play on my own")
    assert "Your turn" in text_of(alone)
    assert "How to play" not in [button["label"] for button in buttons(alone)], "the coach has told it"
    done = await ann.press(alone, "Leave the lesson")
    assert done.message is not None
    assert "`/learn`" in text_of(done.message)
    over = await ann.press(done.message, "End the lesson for good")
    assert "has ended" in text_of(over.message)
    await stage.settled()
    assert "step 1 of 20" in text_of(await learn(ann, channel))


async def test_whoever_leaves_a_lesson_gets_a_game_against_a_computer_by_one_press(stage: Stage) -> None:
    ann, channel = stage.person("Ann"), stage.channel("games")
    await learn(ann, channel)
    left = await ann.press(await ann.private_panel(), "Leave the lesson")
    assert left.message is not None
    done = await ann.press(left.message, "Play against a computer (Novice)")
    assert done.error is None
    await stage.settled()
    lesson, game = await stage.bot.host.lobby.get(1), await stage.bot.host.lobby.get(2)
    assert (game.title, game.status, len(game.players)) == ("Nicodemus", "playing", 2)
    assert [player.computer for player in game.players if player.is_computer] == ["novice"]
    assert lesson.status == "playing", "the lesson stays as it is"
    assert "step" not in text_of(await ann.private_panel())


async def test_whoever_leaves_a_lesson_may_choose_a_stronger_computer(stage: Stage) -> None:
    ann, channel = stage.person("Ann"), stage.channel("games")
    await learn(ann, channel)
    left = await ann.press(await ann.private_panel(), "Leave the lesson")
    assert left.message is not None
    easiest = "Play against a computer (Novice)"
    assert labels(left.message) == [easiest, "End the lesson for good", "Apprentice", "Journeyman", "Master"]
    done = await ann.press(left.message, "Master")
    assert done.error is None
    await stage.settled()
    game = await stage.bot.host.lobby.get(2)
    assert [player.computer for player in game.players if player.is_computer] == ["master"]


async def test_a_button_from_before_there_was_a_choice_of_levels_begins_a_game_against_a_novice(stage: Stage) -> None:
    ann, channel = stage.person("Ann"), stage.channel("games")
    await learn(ann, channel)
    left = await ann.press(await ann.private_panel(), "Leave the lesson")
    await forged(ann, left.message or {}, "t:1:forreal")
    await stage.settled()
    game = await stage.bot.host.lobby.get(2)
    assert (game.status, [player.computer for player in game.players if player.is_computer]) == ("playing", ["novice"])


async def test_played_on_alone_the_panel_looks_again_once_the_computer_has_moved(stage: Stage) -> None:
    await stage_with(stage, Dice())
    ann, channel = stage.person("Ann"), stage.channel("games")
    stage.server.world.users[ann.actor.user_id].takes_dms = False
    panel = await press(stage, ann, channel, await learn(ann, channel), "Let me play on my own")
    while "Look again" not in labels(panel):
        await (await ann.take(panel)).answered()
        panel = await changed(stage, ann, channel, panel)
    await let_computers_move(stage, 1)
    panel = await press(stage, ann, channel, panel, "Look again")
    assert "Your turn" in text_of(panel)
