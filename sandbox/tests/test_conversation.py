"""What people and an unmodified discord.py bot can do with each other."""

from __future__ import annotations

import discord
import pytest

from sandbox import Actor, Interaction, Sandbox, permissions
from sandbox.actors import Impossible
from sandbox.tests.conftest import grant, running
from sandbox.tests.demo import PNG, Demo
from sandbox.tests.lines import WAYS, Line

pytestmark = [pytest.mark.asyncio, pytest.mark.parametrize("line", WAYS, indirect=True)]


def id_of(interaction: Interaction) -> int:
    assert interaction.message is not None
    return int(interaction.message["id"])


def text_of(interaction: Interaction) -> str:
    assert interaction.message is not None
    return str(interaction.message["content"])


@pytest.mark.usefixtures("bot")
async def test_autocomplete_on_a_subcommand_offers_what_the_bot_answers(ann: Actor, games: int) -> None:
    choices = await ann.autocomplete(games, "table new", "game", "ch")
    assert [c["name"] for c in choices] == ["Chess", "Checkers"]


async def test_a_command_with_a_user_option_shows_a_layout_with_a_picture(
    bot: Demo, line: Line, ann: Actor, bob: Actor, games: int
) -> None:
    reply = await (await ann.slash(games, "table new", game="chess", rival=bob.user_id)).settled()
    assert bot.log[-1] == "table chess against bob"
    assert reply.message is not None
    container = reply.message["components"][0]
    item = container["components"][1]["items"][0]
    assert item["description"] == "An empty board"
    assert (item["media"]["width"], item["media"]["height"]) == (2, 3)
    async with line.session() as session, session.get(item["media"]["url"]) as response:
        assert await response.read() == PNG


@pytest.mark.usefixtures("bot")
async def test_a_dynamic_button_edits_the_board_it_stands_on(ann: Actor, bob: Actor, games: int) -> None:
    reply = await (await ann.slash(games, "table new", game="go")).settled()
    await (await bob.click(id_of(reply), "cell:1")).settled()
    await (await ann.click(id_of(reply), "cell:2")).settled()
    shown = next(m for m in bob.messages(games) if m["id"] == str(id_of(reply)))
    assert shown["components"][0]["components"][0]["content"] == "Turn 3"
    assert len(shown["attachments"]) == 1


@pytest.mark.usefixtures("bot")
async def test_an_ephemeral_reply_is_seen_by_one_person(ann: Actor, bob: Actor, games: int) -> None:
    reply = await (await ann.slash(games, "hand")).settled()
    assert text_of(reply) == "Only you see this"
    assert [m["flags"] & 64 for m in ann.messages(games)] == [64]
    assert bob.messages(games) == []


@pytest.mark.usefixtures("bot")
async def test_a_modal_takes_text_choices_and_a_file(ann: Actor, games: int) -> None:
    picks = await (await ann.slash(games, "picks")).settled()
    opened = await (await ann.click(id_of(picks), "name")).answered()
    assert opened.modal is not None
    assert opened.modal["title"] == "About you"
    fields: dict[str, str | list[str] | bool] = {"nick": "Annie", "size": ["large"], "side": "left"}
    done = await (await ann.submit(opened, fields, {"proof": [("proof.txt", b"signed")]})).settled()
    assert text_of(done) == "Annie, large, left, signed"


@pytest.mark.parametrize(
    "fields",
    [
        {"nick": "", "size": ["large"], "side": "left"},
        {"nick": "much too long", "size": ["large"], "side": "left"},
        {"nick": "Annie", "size": ["huge"], "side": "left"},
        {"nick": "Annie", "size": ["large"]},
        {"nick": "Annie", "size": ["large"], "side": "left", "shoe": "42"},
    ],
)
@pytest.mark.usefixtures("bot")
async def test_a_modal_is_not_sent_off_with_bad_fields(
    ann: Actor, games: int, fields: dict[str, str | list[str] | bool]
) -> None:
    picks = await (await ann.slash(games, "picks")).settled()
    opened = await (await ann.click(id_of(picks), "name")).answered()
    with pytest.raises(Impossible):
        await ann.submit(opened, fields, {"proof": [("proof.txt", b"signed")]})


@pytest.mark.usefixtures("bot")
async def test_a_string_select_edits_its_message(ann: Actor, games: int) -> None:
    picks = await (await ann.slash(games, "picks")).settled()
    changed = await (await ann.choose(id_of(picks), "colour", ["green"])).settled()
    assert text_of(changed) == "Colour: green"


@pytest.mark.usefixtures("bot")
async def test_a_user_select_after_a_deferred_update_answers_in_private(ann: Actor, bob: Actor, games: int) -> None:
    picks = await (await ann.slash(games, "picks")).settled()
    answer = await bob.choose(id_of(picks), "rival", [str(ann.user_id), str(bob.user_id)])
    assert text_of(await answer.settled()) == "Rivals: Ann Bob"
    assert len(bob.messages(games)) == len(ann.messages(games)) + 1


@pytest.mark.usefixtures("bot")
async def test_a_deferred_reply_is_loading_until_the_follow_up_fills_it(ann: Actor, bob: Actor, games: int) -> None:
    waiting = await (await ann.slash(games, "slow")).answered()
    assert waiting.state == "deferred"
    assert waiting.message is not None
    assert waiting.message["flags"] == 64 | 128
    await waiting.settled()
    assert text_of(waiting) == "Done at last"
    assert len(ann.messages(games)) == 1
    assert bob.messages(games) == []


@pytest.mark.usefixtures("bot")
async def test_a_direct_message_carries_a_picture_with_alt_text(ann: Actor, games: int) -> None:
    await (await ann.slash(games, "mail")).settled()
    (letter,) = ann.messages(await ann.open_dm())
    assert letter["content"] == "Your hand"
    assert letter["attachments"][0]["description"] == "An empty board"


@pytest.mark.usefixtures("bot")
async def test_a_closed_dm_refuses_the_letter_not_the_channel(sandbox: Sandbox, bob: Actor, games: int) -> None:
    sandbox.faults.close_dms(bob.user_id)
    reply = await (await bob.slash(games, "mail")).settled()
    assert text_of(reply) == "No mail: 50007"


@pytest.mark.usefixtures("bot")
async def test_threads_show_to_those_they_are_for(sandbox: Sandbox, ann: Actor, games: int) -> None:
    guest = Actor(sandbox, sandbox.world.join(sandbox.world.guild, sandbox.world.add_user("Cat").id).user_id)
    stranger = Actor(sandbox, sandbox.world.join(sandbox.world.guild, sandbox.world.add_user("Dan").id).user_id)
    await (await ann.slash(games, "rooms", guest=guest.user_id)).settled()
    assert {c.get("name") for c in guest.channels()} >= {"closed", "opened"}
    assert "closed" not in {c.get("name") for c in stranger.channels()}
    opened = sandbox.world.channel_named("opened")
    assert guest.user_id in opened.members
    assert stranger.user_id not in opened.members


@pytest.mark.usefixtures("bot")
async def test_a_command_knows_whether_it_runs_in_a_dm(ann: Actor, games: int) -> None:
    here = await (await ann.slash(games, "where")).settled()
    there = await (await ann.slash(await ann.open_dm(), "where")).settled()
    assert (text_of(here), text_of(there)) == ("in The Game Shop", "in a DM")


@pytest.mark.usefixtures("bot")
async def test_commands_reach_people_in_their_own_language(sandbox: Sandbox, bob: Actor, games: int) -> None:
    sandbox.world.users[bob.user_id].locale = "de"
    table = next(c for c in bob.commands(games) if c["name"] == "table")
    assert table["options"][0]["name_localizations"] == {"de": "neu"}
    assert table["options"][0]["description_localizations"] == {"de": "Welches Spiel"}


@pytest.mark.usefixtures("bot")
async def test_a_context_menu_command_names_its_target(ann: Actor, bob: Actor, games: int) -> None:
    reply = await (await ann.menu(games, "Challenge", bob.user_id)).settled()
    assert text_of(reply) == "Challenging Bob"


@pytest.mark.usefixtures("bot")
async def test_a_client_refuses_what_is_not_offered(ann: Actor, bob: Actor, games: int) -> None:
    picks = await (await ann.slash(games, "picks")).settled()
    message = id_of(picks)
    hand = await (await ann.slash(games, "hand")).settled()
    refusals = [
        ann.slash(games, "nothing"),
        ann.slash(games, "table"),
        ann.slash(games, "table new"),
        ann.slash(games, "table new", game=3),
        ann.slash(games, "table new", game="go", colour="red"),
        ann.autocomplete(games, "table new", "rival", "a"),
        ann.click(message, "never"),
        ann.click(message, "colour"),
        ann.click(message, "missing"),
        ann.choose(message, "colour", ["blue"]),
        ann.choose(message, "colour", []),
        ann.choose(message, "rival", ["1", "2", "3"]),
        bob.click(id_of(hand), "any"),
        bob.submit(picks, {}),
    ]
    for refusal in refusals:
        with pytest.raises(Impossible):
            await refusal


async def test_static_and_dynamic_components_work_after_a_restart_of_the_bot(
    token: str, line: Line, ann: Actor, games: int
) -> None:
    async with running(Demo(**line.options()), token):
        picks = await (await ann.slash(games, "picks")).settled()
        table = await (await ann.slash(games, "table new", game="go")).settled()
    async with running(Demo(**line.options()), token):
        chosen = await (await ann.choose(id_of(picks), "colour", ["red"])).settled()
        assert text_of(chosen) == "Colour: red"
        clicked = await (await ann.click(id_of(table), "cell:1")).settled()
        assert clicked.message is not None
        assert clicked.message["components"][0]["components"][0]["content"] == "Turn 2"


async def test_message_text_stays_hidden_without_the_content_intent(
    sandbox: Sandbox, bot: Demo, ann: Actor, games: int
) -> None:
    await ann.say(games, "nobody listens")
    await ann.say(games, f"hello <@{sandbox.world.bot_id}>")
    await ann.say(await ann.open_dm(), "between us")
    await sandbox.world.until(lambda: len(bot.log) >= 4)
    assert bot.log[1:] == ["said ''", f"said 'hello <@{sandbox.world.bot_id}>'", "said 'between us'"]


async def test_the_library_finds_members_history_pins_and_reactions(
    sandbox: Sandbox, bot: Demo, ann: Actor, bob: Actor, games: int
) -> None:
    grant(sandbox, permissions.PIN_MESSAGES)
    channel = bot.get_channel(games)
    assert isinstance(channel, discord.TextChannel)
    message = await channel.send("Vote", allowed_mentions=discord.AllowedMentions.none())
    await message.add_reaction("👍")
    await bob.react(message.id, "👍")
    await message.pin()
    fresh = await channel.fetch_message(message.id)
    assert (fresh.pinned, fresh.reactions[0].count, fresh.reactions[0].me) == (True, 2, True)
    assert [m.id async for m in channel.pins()] == [message.id]
    assert [m.id async for m in channel.history()][-1] == message.id
    found = await channel.guild.query_members(user_ids=[ann.user_id, bob.user_id])
    assert {m.display_name for m in found} == {"Ann", "Bob"}
    assert (await channel.guild.fetch_member(ann.user_id)).name == "ann"
