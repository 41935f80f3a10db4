"""What an unmodified discord.py makes of deadlines, failing answers, shards and its own restarts."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import discord
import pytest

from sandbox import Actor, Sandbox
from sandbox.tests.conftest import running
from sandbox.tests.demo import Demo

pytestmark = pytest.mark.asyncio


async def until(bot: Demo, word: str, times: int = 1) -> None:
    """Waits until the bot has noted something so many times."""
    async with asyncio.timeout(8), bot.noted:
        await bot.noted.wait_for(lambda: bot.log.count(word) >= times)


async def test_an_answer_after_the_deadline_is_an_unknown_interaction(
    sandbox: Sandbox, bot: Demo, ann: Actor, games: int
) -> None:
    asked = await ann.slash(games, "late")
    sandbox.faults.jump(3.3)
    bot.gate.set()
    await until(bot, "404 10062")
    assert (asked.state, asked.error) == ("failed", "The application did not respond")


async def test_a_follow_up_after_fifteen_minutes_has_a_void_token(
    sandbox: Sandbox, bot: Demo, ann: Actor, games: int
) -> None:
    await (await ann.slash(games, "afterthought")).settled()
    sandbox.faults.jump(15 * 60 + 1)
    bot.gate.set()
    await until(bot, "401 50027")


@pytest.mark.usefixtures("bot")
async def test_a_failing_callback_is_tried_again_inside_the_deadline(sandbox: Sandbox, ann: Actor, games: int) -> None:
    trap = sandbox.faults.fail("POST", "/interactions/*/*/callback", 500)
    asked = await (await ann.slash(games, "hand")).settled()
    assert trap.spent
    assert asked.state == "answered"


async def test_twelve_posts_wait_for_their_bucket_and_never_meet_a_429(sandbox: Sandbox, bot: Demo, games: int) -> None:
    # Discord's five in five seconds, in a tenth of the time.
    sandbox.buckets.set("POST", "/channels/{channel_id}/messages", 5, 0.5)
    channel = bot.get_channel(games)
    assert isinstance(channel, discord.TextChannel)
    started = time.monotonic()
    await asyncio.gather(*(channel.send(str(number)) for number in range(12)))
    assert time.monotonic() - started >= 0.9
    assert {entry["status"] for entry in sandbox.world.requests if entry["method"] == "POST"} == {200}
    assert len(sandbox.world.messages[games]) == 12


async def test_a_modal_open_while_the_bot_restarts_is_lost(
    sandbox: Sandbox, token: str, ann: Actor, games: int
) -> None:
    async with running(Demo(), token):
        picks = await (await ann.slash(games, "picks")).settled()
        assert picks.message is not None
        opened = await (await ann.click(int(picks.message["id"]), "name")).answered()
    async with running(Demo(), token):
        fields: dict[str, str | list[str] | bool] = {"nick": "Annie", "size": ["large"], "side": "left"}
        lost = await ann.submit(opened, fields, {"proof": [("proof.txt", b"signed")]})
        assert (await (await ann.slash(games, "hand")).settled()).state == "answered"
        sandbox.faults.jump(3.1)
        assert lost.state == "failed"


class Sharded(discord.AutoShardedClient):
    """As many shards as the gateway recommends, without the usual five seconds between them."""

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Waits for nothing."""


async def test_three_shards_divide_the_guilds_among_them(sandbox: Sandbox, token: str) -> None:
    world = sandbox.world
    for number in range(8):
        sandbox.faults.jump(0.001)  # ids of one millisecond would all be of one shard
        guild = world.add_guild(f"Club {number}", world.person("Ann").id)
        world.join(guild, world.bot_id)
    sandbox.gateway.shards = 3
    options: dict[str, Any] = {"intents": discord.Intents.default(), "guild_ready_timeout": 0}
    client = Sharded(**options)
    async with running(client, token):
        assert {guild.id: guild.shard_id for guild in client.guilds} == {one: (one >> 22) % 3 for one in world.guilds}
        assert len({guild.shard_id for guild in client.guilds}) > 1
    assert len(sandbox.gateway.identifies) == 3
