"""The sandbox and a bot in conversation, held against Discord's own description of its API."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from typing import Any

import discord
import pytest

from sandbox import Actor, Sandbox, permissions
from sandbox.api import ROUTES
from sandbox.errors import Json
from sandbox.testing.openapi import check_requests, is_described
from sandbox.tests.conftest import grant
from sandbox.tests.demo import PNG, Demo
from sandbox.tests.http_types import make


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


@pytest.mark.asyncio
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


MESSAGES = "/channels/{channel_id}/messages"
BUTTON = {"type": 2, "style": 1, "label": "Go"}
EVENT = {"name": "Game night", "privacy_level": 2, "entity_type": 3, "entity_metadata": {"location": "The shop"}}
START = {"scheduled_start_time": "2030-01-01T18:00:00+01:00"}


def row(count: int) -> Json:
    return {"type": 1, "components": [BUTTON | {"custom_id": str(number)} for number in range(count)]}


def entry(method: str, route: str, body: Any, status: int = 200, answer: Any = None) -> Json:
    path = re.sub(r"\{\w+\}", "1", route)
    return {"method": method, "route": route, "path": path, "body": body, "status": status, "answer": answer}


@pytest.mark.asyncio
@pytest.mark.parametrize(
    ("method", "route", "body", "named"),
    [
        ("POST", MESSAGES, {"content": "Hello", "some_new_field": 1}, None),
        ("POST", MESSAGES, {"content": 7}, "content: "),
        ("POST", MESSAGES, {"content": "x" * 4001}, "content: "),
        ("POST", MESSAGES, {"embeds": [{"title": "Score"}] * 11}, "embeds: "),
        ("POST", MESSAGES, {"embeds": [{"title": "Score", "color": 0x1000000}]}, "embeds.0.color: "),
        ("POST", MESSAGES, {"flags": 4096}, None),
        ("POST", MESSAGES, {"flags": 40.96}, "flags: "),
        ("POST", MESSAGES, {"attachments": [{"id": 0, "filename": "a.ogg", "duration_secs": 1.5}]}, None),
        ("POST", MESSAGES, {"allowed_mentions": {"users": ["1", "2"]}}, None),
        ("POST", MESSAGES, {"allowed_mentions": {"users": ["1", "1"]}}, "allowed_mentions"),
        ("POST", MESSAGES, {"message_reference": {"message_id": 5}}, None),
        ("POST", MESSAGES, {"message_reference": {"message_id": "five"}}, "message_reference"),
        ("POST", MESSAGES, {"components": [row(5)]}, None),
        ("POST", MESSAGES, {"components": [row(6)]}, "components.0: "),
        ("PATCH", MESSAGES + "/{message_id}", {"components": [row(6)]}, "components.0: "),
        ("POST", "/channels/{channel_id}/threads", {"type": 11}, "body: "),
        ("PUT", "/channels/{channel_id}/permissions/{id}", {"type": 0, "allow": "1024", "deny": None}, None),
        ("PUT", "/applications/{id}/commands", [{"name": "go", "description": "Goes"}], None),
        ("PUT", "/applications/{id}/commands", [{"name": "g" * 33, "description": "Goes"}], "0.name: "),
        ("POST", "/guilds/{guild_id}/scheduled-events", EVENT | START, None),
        ("POST", "/guilds/{guild_id}/scheduled-events", EVENT, "body: "),
        ("POST", "/interactions/{id}/{token}/callback", {"type": 9, "data": {"title": "No fields"}}, "body: "),
        ("POST", "/webhooks/{id}/{token}", {"content": "x" * 4001}, "body: "),
        ("PATCH", "/webhooks/{id}/{token}/messages/@original", {"embeds": {}}, "embeds: "),
    ],
    ids=str,
)
async def test_a_request_that_misses_the_description_is_found_where_it_does(
    sandbox: Sandbox, method: str, route: str, body: Any, named: str | None
) -> None:
    sandbox.world.requests.append(entry(method, route, body))
    found = check_requests(sandbox)
    sandbox.world.requests.clear()
    assert [f"{method} {route}: {named}" in one for one in found] == ([] if named is None else [True])


@pytest.mark.asyncio
async def test_an_answer_that_misses_the_description_is_found_on_demand(sandbox: Sandbox) -> None:
    sandbox.world.requests.append(entry("GET", "/gateway", None, 200, {"uri": "wss://gateway.discord.gg"}))
    assert check_requests(sandbox) == []
    found = check_requests(sandbox, answers=True)
    sandbox.world.requests.clear()
    assert ["url" in one for one in found] == [True]


def test_every_route_of_the_sandbox_is_described() -> None:
    asked = {f"{route.method} {route.template}": entry(route.method, route.template, None) for route in ROUTES}
    assert [name for name, one in asked.items() if not is_described(one["method"], one["path"])] == []


def test_without_npm_the_maker_says_what_it_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    with pytest.raises(SystemExit, match="Node"):
        make()
