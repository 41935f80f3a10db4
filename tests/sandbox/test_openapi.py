"""The sandbox and a bot in conversation, held against Discord's own description of its API."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import discord
import pytest

from sandbox import Actor, Sandbox, permissions
from tests.sandbox.conftest import grant
from tests.sandbox.demo import PNG, Demo
from tests.sandbox.openapi import check_requests, description_path

pytestmark = pytest.mark.asyncio


async def _talk(ann: Actor, bob: Actor, games: int) -> None:
    reply = await (await ann.slash(games, "table new", game="chess", rival=bob.user_id)).settled()
    assert reply.message is not None
    await (await bob.click(int(reply.message["id"]), "cell:1")).settled()
    picks = await (await ann.slash(games, "picks")).settled()
    assert picks.message is not None
    await (await ann.choose(int(picks.message["id"]), "colour", ["green"])).settled()
    await (await bob.choose(int(picks.message["id"]), "rival", [str(ann.user_id)])).settled()
    form = await (await ann.click(int(picks.message["id"]), "name")).answered()
    fields: dict[str, str | list[str] | bool] = {"nick": "Annie", "size": ["large"], "side": "left"}
    await (await ann.submit(form, fields, {"proof": [("proof.txt", b"signed")]})).settled()
    await (await ann.slash(games, "slow")).settled()
    await (await ann.slash(games, "mail")).settled()
    await (await ann.slash(games, "rooms", guest=bob.user_id)).settled()
    await (await ann.slash(await ann.open_dm(), "where")).settled()
    await ann.autocomplete(games, "table new", "game", "ch")
    await (await ann.menu(games, "Challenge", bob.user_id)).settled()


async def _write(channel: discord.TextChannel) -> None:
    message = await channel.send("Vote", embed=discord.Embed(title="Title").add_field(name="a", value="b"))
    await message.edit(
        content="Vote now", view=discord.ui.View().add_item(discord.ui.Button(url="https://a.b", label="x"))
    )
    await message.add_reaction("👍")
    await message.pin()
    [pinned async for pinned in channel.pins()]
    [found async for found in channel.history()]
    await message.reply("Reply")
    poll = discord.Poll("Go?", timedelta(hours=1)).add_answer(text="Yes")
    asked = await channel.send(poll=poll)
    assert asked.poll is not None
    await asked.poll.end()
    await message.delete()


async def _look_around(bot: Demo, channel: discord.TextChannel, ann: Actor) -> None:
    thread = await channel.create_thread(name="t", type=discord.ChannelType.public_thread)
    await thread.add_user(discord.Object(ann.user_id))
    await thread.fetch_members()
    await thread.edit(name="u", archived=True)
    [found async for found in channel.archived_threads()]
    await channel.guild.active_threads()
    await channel.guild.fetch_member(ann.user_id)
    await bot.fetch_user(ann.user_id)
    await bot.fetch_guild(channel.guild.id)
    await channel.guild.fetch_channels()
    await channel.guild.fetch_roles()
    await bot.application_info()
    await bot.tree.fetch_commands()


async def _furnish(bot: Demo, guild: discord.Guild) -> None:
    emoji = await bot.create_application_emoji(name="pawn", image=PNG)
    await emoji.edit(name="rook")
    await bot.fetch_application_emojis()
    now = datetime.now(UTC)
    event = await guild.create_scheduled_event(
        name="Game night", start_time=now + timedelta(days=1), end_time=now + timedelta(days=2), location="The shop",
        entity_type=discord.EntityType.external, privacy_level=discord.PrivacyLevel.guild_only,
    )  # fmt: skip
    await event.edit(description="Bring friends")
    await guild.fetch_scheduled_events()
    await event.delete()


async def test_requests_and_answers_of_a_full_evening_fit_discords_description(
    sandbox: Sandbox, bot: Demo, ann: Actor, bob: Actor, games: int
) -> None:
    sandbox.buckets.off()
    grant(sandbox, permissions.PIN_MESSAGES | permissions.MANAGE_MESSAGES | permissions.CREATE_EVENTS)
    await _talk(ann, bob, games)
    channel = bot.get_channel(games)
    assert isinstance(channel, discord.TextChannel)
    await _write(channel)
    await _look_around(bot, channel, ann)
    await _furnish(bot, channel.guild)
    routes = {f"{entry['method']} {entry['route']}" for entry in sandbox.world.requests}
    assert len(routes) > 30
    assert check_requests(sandbox, answers=True) == []


@pytest.mark.skipif(description_path() is None, reason="name the file of Discord's description in DISCORD_OPENAPI")
async def test_the_checker_finds_a_bad_body(sandbox: Sandbox) -> None:
    sandbox.world.requests.append({
        "method": "POST", "route": "/channels/{channel_id}/messages", "path": "/channels/1/messages", "query": {},
        "body": {"content": 7}, "status": 200, "answer": None, "files": [],
    })  # fmt: skip
    assert len(check_requests(sandbox)) == 1
    sandbox.world.requests.clear()
