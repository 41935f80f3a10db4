"""First meetings: the hello to a server, a game begun at once, and how a game is played for whoever is new to it."""

import pytest

from cogs.meeting import Meeting
from cogs.words import both
from host.turns.coaching import is_lesson
from rules.kernel.lesson import taught as games_taught
from tests.e2e.stage import Json, Person, Stage, alts, buttons, labels, selects, text_of

TAUGHT = next(iter(games_taught()))

pytestmark = [pytest.mark.asyncio, pytest.mark.timeout(180)]


@pytest.fixture(autouse=True)
def new_here(stage: Stage) -> None:
    stage.newcomers = True


def hellos(stage: Stage) -> list[Json]:
    """Return every hello that was said, with the channel it stands in."""
    ann = stage.person("Ann")
    channels = [int(one["id"]) for one in ann.actor.channels()]
    return [one for channel in channels for one in ann.actor.messages(channel) if "Hello, I am" in text_of(one)]


async def arrive(stage: Stage) -> None:
    """Let the bot be added to the server."""
    cog = stage.bot.get_cog("Meeting")
    assert isinstance(cog, Meeting)
    await cog.on_guild_join(stage.bot.guilds[0])


async def hello_of(stage: Stage) -> Json:
    await arrive(stage)
    return hellos(stage)[0]


async def choose(person: Person, message: Json | None, value: str) -> Json:
    """Choose from the only menu of a message, and return what is shown for it."""
    assert message is not None
    (menu,) = selects(message)
    done = await (await person.actor.choose(int(message["id"]), menu["custom_id"], [value])).settled()
    assert done.message is not None, done.error
    return done.message


async def taught(person: Person) -> list[Json]:
    """Return the direct messages that teach somebody a game."""
    return [one for one in person.actor.messages(await person.dm()) if "have not played" in text_of(one)]


@pytest.mark.parametrize(("hours_ago", "heard"), [(1, 1), (48, 0)])
async def test_a_server_is_greeted_that_added_the_bot_while_it_was_away(
    stage: Stage, hours_ago: int, heard: int
) -> None:
    cog = stage.bot.get_cog("Meeting")
    assert isinstance(cog, Meeting)
    stage.patch.setattr("cogs.meeting.LATELY", 86_400.0)
    stage.offset += 3_600 * hours_ago
    await cog.on_guild_available(stage.bot.guilds[0])
    assert len(hellos(stage)) == heard


async def test_a_server_is_greeted_once_even_after_a_restart(stage: Stage) -> None:
    said = await hello_of(stage)
    assert labels(said) == ["Try it alone", "Open a table", "What games?"]
    await arrive(stage)
    await stage.stop_bot()
    await stage.start_bot()
    await arrive(stage)
    assert len(hellos(stage)) == 1


async def test_its_buttons_work_after_a_restart_for_everybody(stage: Stage) -> None:
    said = await hello_of(stage)
    await stage.stop_bot()
    await stage.start_bot()
    shown = (await stage.person("Cid").press(said, "What games?")).message
    assert shown is not None
    assert shown["flags"] & 64
    for title in ("Nicodemus", "Imaginarium", "Mech A Dream", "Legendary Inventors", "Transmissions"):
        assert f"**{title}**" in text_of(shown)
    pictures = await choose(stage.person("Cid"), shown, "transmissions:how-to-play")
    assert [alt.partition(":")[0] for alt in alts(pictures)] == ["The goal", "Your turn", "The end"]


async def test_a_table_is_opened_where_the_hello_stands(stage: Stage) -> None:
    said, bob = await hello_of(stage), stage.person("Bob")
    asked = (await bob.press(said, "Open a table")).message
    assert asked is not None
    (menu,) = selects(asked)
    for option in menu["options"]:
        told = both(option["value"], "en").plain.say("about-game").split()
        words = option["description"].removesuffix("…").split()
        assert words[:-1] == told[: len(words) - 1]
        assert told[len(words) - 1].rstrip(",;:") == words[-1].rstrip(",;:")
    settings = await choose(bob, asked, "nicodemus")
    assert "Settings of Nicodemus" in text_of(settings)
    await stage.settled()
    assert "Join" in labels(bob.last(int(said["channel_id"])))


async def test_alone_a_game_without_a_lesson_begins_at_once_against_the_easiest_computer(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.meeting.taught", tuple)  # every game of the bot has one
    said, cid = await hello_of(stage), stage.person("Cid")
    asked = (await cid.press(said, "Try it alone")).message
    told = await choose(cid, asked, TAUGHT)
    (table,) = await stage.bot.host.lobby.of_user(cid.actor.user_id)
    assert table.status == "playing"
    assert table.place.channel is None
    assert [player.computer for player in table.players if player.is_computer] == ["novice"]
    assert told["flags"] & 64
    await stage.settled()
    hand = await cid.question()
    assert [button["url"].rpartition("/")[2] for button in buttons(told)] == [hand["id"]]
    assert "How to play" in [button["label"] for button in buttons(hand)]
    assert len(await taught(cid)) == 1


async def test_alone_a_game_that_has_a_lesson_is_learned(stage: Stage) -> None:
    said, cid = await hello_of(stage), stage.person("Cid")
    asked = (await cid.press(said, "Try it alone")).message
    await choose(cid, asked, TAUGHT)
    (table,) = await stage.bot.host.lobby.of_user(cid.actor.user_id)
    assert is_lesson(table.options)
    await stage.settled()
    assert await taught(cid) == [], "the coach tells it"


async def sit_down(stage: Stage, owner: Person, other: Person, game: str = "nicodemus") -> None:
    """Let one open a table for two and the other join it."""
    channel = stage.channel("games")
    await owner.slash(channel, "table new", game=game, players=2)
    await stage.settled()
    done = await other.press(owner.last(channel), "Join")
    assert done.error is None
    await stage.settled()


async def test_whoever_joins_a_game_that_is_new_to_them_is_shown_it_once(stage: Stage) -> None:
    ann, bob = stage.person("Ann"), stage.person("Bob")
    for _ in range(2):
        await sit_down(stage, ann, bob)
    (page,) = await taught(bob)
    assert len(alts(page)) == 3
    assert page["flags"] & 1 << 12, "it makes no sound"
    assert await taught(ann) == [], "whoever opens a table knows its game"
    await sit_down(stage, ann, bob, "transmissions")
    assert len(await taught(bob)) == 2


async def test_whoever_looked_it_up_before_sitting_down_is_not_shown_it_again(stage: Stage) -> None:
    ann, bob, channel = stage.person("Ann"), stage.person("Bob"), stage.channel("games")
    await ann.slash(channel, "table new", game="nicodemus", players=2)
    await stage.settled()
    await bob.press(ann.last(channel), "How to play")
    await bob.press(ann.last(channel), "Join")
    await stage.settled()
    assert await taught(bob) == []


async def test_whoever_takes_no_direct_messages_is_shown_it_the_next_time(stage: Stage) -> None:
    ann, bob = stage.person("Ann"), stage.person("Bob")
    stage.server.faults.close_dms(bob.actor.user_id)
    await sit_down(stage, ann, bob)
    assert await taught(bob) == []
    stage.server.faults.close_dms(bob.actor.user_id, closed=False)
    await sit_down(stage, ann, bob)
    assert len(await taught(bob)) == 1


async def test_whoever_takes_no_direct_messages_has_all_of_a_new_game_in_its_thread(stage: Stage) -> None:
    ann, bob, channel = stage.person("Ann"), stage.person("Bob"), stage.channel("games")
    stage.server.faults.close_dms(bob.actor.user_id)
    await ann.slash(channel, "table new", game="nicodemus", players=2)
    await stage.settled()
    lobby = ann.last(channel)
    await bob.press(lobby, "Join")
    await stage.settled()
    await ann.press(ann.last(channel), "Start")
    await stage.settled()
    thread = int(lobby["id"])
    assert any({"How to play", "Symbols"} <= set(labels(one)) for one in bob.actor.messages(thread))
    hand = (await bob.press(bob.last(thread), "My hand and moves")).message
    assert hand is not None
    assert alts(hand)
