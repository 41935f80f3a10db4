"""Routes of guilds: record, channels, members, roles, active threads."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox import permissions, places, roles, threads
from sandbox.api import Answer, Call, route
from sandbox.entities import GUILD_TEXT
from sandbox.errors import Problems, Refusal, Violation
from sandbox.serialise import channel_json, guild_json, member_json, role_json

if TYPE_CHECKING:
    from sandbox.entities import Guild, Member


def _guild(call: Call) -> Guild:
    return call.world.guild_of_bot(call.id("guild_id"))


def _member(guild: Guild, user_id: int) -> Member:
    if user_id not in guild.members:
        raise Refusal(10007)
    return guild.members[user_id]


@route("GET", "/guilds/{guild_id}", query="with_counts")
def guild(call: Call) -> Answer:
    """The guild; approximate counts only when asked for."""
    out = guild_json(_guild(call))
    if not call.flag("with_counts"):
        del out["approximate_member_count"], out["approximate_presence_count"]
    return out


@route("GET", "/guilds/{guild_id}/channels")
def channels(call: Call) -> Answer:
    """Its channels, without threads."""
    guild_id = _guild(call).id
    mine = [c for c in call.world.channels.values() if c.guild_id == guild_id and not c.is_thread]
    return [channel_json(call.world, c) for c in mine]


@route(
    "POST",
    "/guilds/{guild_id}/channels",
    fields={"name", "type", "topic", "position", "permission_overwrites", "nsfw", "rate_limit_per_user", "parent_id"},
    status=201,
)
def create_channel(call: Call) -> Answer:
    """Makes a text channel."""
    home = _guild(call)
    permissions.require_in_guild(home, call.world.bot_id, permissions.MANAGE_CHANNELS)
    if int(call.body.get("type") or 0) != GUILD_TEXT or call.body.get("permission_overwrites"):
        raise Violation("only plain text channels can be made")
    problems = Problems()
    problems.length(("name",), call.body.get("name"), 1, 100)
    problems.settle()
    channel = call.world.add_channel(home, str(call.body["name"]).lower().replace(" ", "-"))
    channel.topic = call.body.get("topic")
    call.world.announce_in(channel, "CHANNEL_CREATE", channel_json(call.world, channel))
    return channel_json(call.world, channel)


@route("GET", "/guilds/{guild_id}/members", query="limit after")
def members(call: Call) -> Answer:
    """Its members by id; needs the members intent switched on for the application."""
    if not call.world.privileged_intents & 1 << 1:
        raise Refusal(50001)
    after = int(call.query.get("after") or 0)
    found = sorted((m for m in _guild(call).members.values() if m.user_id > after), key=lambda m: m.user_id)
    return [member_json(call.world, m) for m in found[: call.number("limit", 1, 1, 1_000)]]


@route("GET", "/guilds/{guild_id}/members/search", query="query limit")
def search_members(call: Call) -> Answer:
    """Its members whose name begins with the query."""
    start = call.query["query"].casefold()
    found = [
        m for m in _guild(call).members.values()
        if call.world.users[m.user_id].username.casefold().startswith(start)
        or (m.nick or "").casefold().startswith(start)
    ]  # fmt: skip
    return [member_json(call.world, m) for m in found[: call.number("limit", 1, 1, 1_000)]]


@route("GET", "/guilds/{guild_id}/members/{user_id}")
def member(call: Call) -> Answer:
    """One member, or 10007."""
    return member_json(call.world, _member(_guild(call), call.id("user_id")))


@route("PATCH", "/guilds/{guild_id}/members/@me", fields={"nick"})
def rename_self(call: Call) -> Answer:
    """Gives the bot another name in one guild; null takes it away."""
    home, me = _guild(call), call.world.bot_id
    permissions.require_in_guild(home, me, permissions.CHANGE_NICKNAME)
    if call.body.get("nick") is not None:
        problems = Problems()
        problems.length(("nick",), call.body["nick"], 0, 32)
        problems.settle()
    home.members[me].nick = call.body.get("nick") or None
    places.change_member(call.world, home, home.members[me])
    return member_json(call.world, home.members[me])


@route("PUT", "/guilds/{guild_id}/members/{user_id}/roles/{role_id}")
def give_role(call: Call) -> None:
    """Gives a member a role."""
    _change_role(call, on=True)


@route("DELETE", "/guilds/{guild_id}/members/{user_id}/roles/{role_id}")
def take_role(call: Call) -> None:
    """Takes a role from a member."""
    _change_role(call, on=False)


def _change_role(call: Call, *, on: bool) -> None:
    roles.give(call.world, _guild(call), call.world.bot_id, call.id("user_id"), call.id("role_id"), on=on)


@route("GET", "/guilds/{guild_id}/roles")
def all_roles(call: Call) -> Answer:
    """Its roles."""
    return [role_json(r) for r in _guild(call).roles.values()]


@route("POST", "/guilds/{guild_id}/roles", fields=roles.FIELDS)
def create_role(call: Call) -> Answer:
    """Makes a role."""
    return role_json(roles.create(call.world, _guild(call), call.world.bot_id, call.body))


@route("PATCH", "/guilds/{guild_id}/roles", fields=None)
def move_roles(call: Call) -> Answer:
    """Gives roles other places."""
    if not isinstance(call.raw, list):
        raise Refusal(50109)
    positions = {int(one["id"]): int(one["position"]) for one in call.raw if one.get("position") is not None}
    roles.move(call.world, _guild(call), call.world.bot_id, positions)
    return all_roles(call)


@route("PATCH", "/guilds/{guild_id}/roles/{role_id}", fields=roles.FIELDS)
def change_role(call: Call) -> Answer:
    """Changes a role."""
    return role_json(roles.change(call.world, _guild(call), call.world.bot_id, call.id("role_id"), call.body))


@route("DELETE", "/guilds/{guild_id}/roles/{role_id}")
def delete_role(call: Call) -> None:
    """Deletes a role."""
    roles.delete(call.world, _guild(call), call.world.bot_id, call.id("role_id"))


@route("GET", "/guilds/{guild_id}/roles/{role_id}")
def role(call: Call) -> Answer:
    """One role, or 10011."""
    found = _guild(call).roles.get(call.id("role_id"))
    if found is None:
        raise Refusal(10011)
    return role_json(found)


@route("GET", "/guilds/{guild_id}/threads/active")
def active_threads(call: Call) -> Answer:
    """Its open threads, as far as the bot sees them."""
    found = [
        t for t in call.world.threads_of(_guild(call).id) if permissions.can_view(call.world, t, call.world.bot_id)
    ]
    return threads.listing(call.world, found)
