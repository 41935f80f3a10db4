"""Roles: who may make, change, move, delete and give them, and what the bot hears of it."""

from __future__ import annotations

from typing import Any

import discord
import pytest

from sandbox import Actor, Sandbox, permissions
from sandbox.entities import Role
from sandbox.errors import Refusal
from sandbox.tests.conftest import Api, grant
from sandbox.tests.demo import Demo
from sandbox.tests.test_gateway import until

pytestmark = pytest.mark.asyncio


def above(sandbox: Sandbox) -> Role:
    """A role above the bot's."""
    guild = sandbox.world.guild
    role = Role(sandbox.world.snowflake(), "Owners", 0, 9)
    guild.roles[role.id] = role
    return role


async def test_the_library_makes_changes_gives_and_deletes_a_role(sandbox: Sandbox, bot: Demo, bob: Actor) -> None:
    grant(sandbox, permissions.MANAGE_ROLES)
    guild = bot.guilds[0]
    role = await guild.create_role(name="Players", colour=discord.Colour(0x336699), mentionable=True, hoist=True)
    assert (role.position, role.colour.value, role.mentionable, role.hoist) == (1, 0x336699, True, True)
    changed = await role.edit(name="Gamers", mentionable=False)
    assert changed is not None
    assert (changed.name, changed.mentionable, changed.colour.value) == ("Gamers", False, 0x336699)
    member = await guild.fetch_member(bob.user_id)
    await member.add_roles(role)
    assert [one.name for one in (await guild.fetch_member(bob.user_id)).roles] == ["@everyone", "Gamers"]
    await role.delete()
    assert [one.name for one in await guild.fetch_roles()] == ["@everyone", "Bot"]
    assert [one.name for one in (await guild.fetch_member(bob.user_id)).roles] == ["@everyone"]


async def test_the_bot_hears_what_becomes_of_a_role(bot: Demo, ann: Actor) -> None:
    guild = bot.guilds[0]
    role = await ann.make_role(guild.id, "Players")
    await marked(bot, ann, "made")
    found = guild.get_role(role)
    assert found is not None
    await ann.change_role(guild.id, role, name="Gamers", mentionable=True)
    await marked(bot, ann, "changed")
    assert (found.name, found.mentionable) == ("Gamers", True)
    await ann.delete_role(guild.id, role)
    await marked(bot, ann, "deleted")
    assert guild.get_role(role) is None


async def marked(bot: Demo, who: Actor, word: str) -> None:
    """Waits until the bot has heard of everything so far."""
    await who.say(await who.open_dm(), word)
    await until(bot, f"said '{word}'")


@pytest.mark.parametrize(
    ("method", "path", "body", "code"),
    [
        ("POST", "", {"name": "n" * 101}, 50035),
        ("POST", "", {"color": 1 << 24}, 50035),
        ("POST", "", {"permissions": str(permissions.MANAGE_GUILD)}, 50013),
        ("PATCH", "/{above}", {"name": "Mine"}, 50013),
        ("DELETE", "/{above}", None, 50013),
        ("DELETE", "/{everyone}", None, 50028),
        ("DELETE", "/{own}", None, 50013),
        ("DELETE", "/1", None, 10011),
        ("PATCH", "", [{"id": "{below}", "position": 5}], 50013),
    ],
)
async def test_a_bot_manages_only_what_is_below_it(
    sandbox: Sandbox, api: Api, ann: Actor, method: str, path: str, body: Any, code: int
) -> None:
    guild = sandbox.world.guild
    own = next(one.id for one in guild.roles.values() if one.managed_by)
    names = {
        "above": above(sandbox).id, "everyone": guild.id, "own": own, "below": await ann.make_role(guild.id, "Players"),
    }  # fmt: skip
    if isinstance(body, list):
        body = [one | {"id": one["id"].format(**names)} for one in body]
    grant(sandbox, permissions.MANAGE_ROLES)
    assert (await api(method, f"/guilds/{guild.id}/roles{path.format(**names)}", body))[1]["code"] == code


async def test_roles_need_the_right_to_manage_them(sandbox: Sandbox, api: Api, ann: Actor, bob: Actor) -> None:
    guild = sandbox.world.guild
    role = await ann.make_role(guild.id, "Players")
    path = f"/guilds/{guild.id}/roles"
    asked = [("POST", path), ("PATCH", f"{path}/{role}"), ("DELETE", f"{path}/{role}")]
    asked.append(("PUT", f"/guilds/{guild.id}/members/{bob.user_id}/roles/{role}"))
    for method, url in asked:
        assert (await api(method, url, {"name": "Mine"} if method in {"POST", "PATCH"} else None))[1]["code"] == 50013


async def test_roles_change_places_below_the_bots_own(sandbox: Sandbox, api: Api, ann: Actor) -> None:
    grant(sandbox, permissions.MANAGE_ROLES)
    guild = sandbox.world.guild
    role = await ann.make_role(guild.id, "Players")
    status, listed = await api("PATCH", f"/guilds/{guild.id}/roles", [{"id": str(role), "position": 0}])
    assert (status, {one["name"]: one["position"] for one in listed}["Players"]) == (200, 0)


async def test_nobody_gets_a_role_from_above(sandbox: Sandbox, api: Api, bob: Actor, ann: Actor) -> None:
    grant(sandbox, permissions.MANAGE_ROLES)
    role, guild = above(sandbox), sandbox.world.guild
    path = f"/guilds/{guild.id}/members/{bob.user_id}/roles/{role.id}"
    assert (await api("PUT", path))[1]["code"] == 50013
    with pytest.raises(Refusal):
        await bob.give_role(guild.id, role.id, bob.user_id)
    await ann.give_role(guild.id, role.id, bob.user_id)
    assert guild.members[bob.user_id].roles == [role.id]


async def test_a_server_has_250_roles_at_most(sandbox: Sandbox, api: Api, ann: Actor) -> None:
    grant(sandbox, permissions.MANAGE_ROLES)
    guild = sandbox.world.guild
    for number in range(248):
        await ann.make_role(guild.id, f"Role {number}")
    status, data = await api("POST", f"/guilds/{guild.id}/roles", {"name": "One too many"})
    assert (status, data["code"]) == (400, 30005)
