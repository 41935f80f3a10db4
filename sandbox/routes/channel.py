"""Routes of channels: record, changes, overwrites, typing."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandbox import permissions, places, slowmode, threads
from sandbox.api import Answer, Call, route
from sandbox.entities import Channel, Overwrite
from sandbox.errors import Json, Problems, Refusal, Violation
from sandbox.serialise import channel_json

if TYPE_CHECKING:
    from sandbox.world import World

_THREAD: Final = frozenset({"name", "archived", "auto_archive_duration", "locked", "invitable", "rate_limit_per_user"})
_CHANNEL: Final = frozenset({"name", "topic", "nsfw", "rate_limit_per_user", "position", "permission_overwrites"})


def seen(call: Call) -> Channel:
    """The channel of a request, if the bot may look at it."""
    channel = call.world.channel(call.id("channel_id"))
    permissions.require(call.world, channel, call.world.bot_id, permissions.VIEW_CHANNEL)
    return channel


@route("GET", "/channels/{channel_id}")
def channel_record(call: Call) -> Answer:
    """One channel, thread or DM."""
    return channel_json(call.world, seen(call), viewer=call.world.bot_id)


@route("PATCH", "/channels/{channel_id}", fields=_THREAD | _CHANNEL)
def change(call: Call) -> Answer:
    """Changes a channel, or archives, locks and renames a thread."""
    channel = seen(call)
    if channel.is_thread:
        if strange := set(call.body) - _THREAD:
            raise Violation(f"not for threads: {', '.join(sorted(strange))}")
        threads.change(call.world, channel, call.world.bot_id, call.body)
    else:
        _change_text(call.world, channel, call.body)
    return channel_json(call.world, channel, viewer=call.world.bot_id)


def _change_text(world: World, channel: Channel, body: Json) -> None:
    permissions.require(world, channel, world.bot_id, permissions.MANAGE_CHANNELS)
    problems = Problems()
    if "name" in body:
        problems.length(("name",), body["name"], 1, 100)
    if body.get("topic") is not None:
        problems.length(("topic",), body["topic"], 0, 1_024)
    if body.get("rate_limit_per_user") is not None:
        problems.number(("rate_limit_per_user",), body["rate_limit_per_user"], 0, slowmode.MOST_SECONDS)
    problems.settle()
    channel.name = body.get("name", channel.name)
    channel.topic = body.get("topic", channel.topic)
    channel.nsfw = body.get("nsfw", channel.nsfw)
    channel.slowmode = body.get("rate_limit_per_user", channel.slowmode) or 0
    before = places.seen_by_bot(world)
    if "permission_overwrites" in body:
        overwrites = [_overwrite(int(o["id"]), o) for o in body["permission_overwrites"] or []]
        channel.overwrites = {o.id: o for o in overwrites}
    _tell(world, channel, before)


def _tell(world: World, channel: Channel, before: set[int]) -> None:
    world.announce_in(channel, "CHANNEL_UPDATE", channel_json(world, channel))
    places.tell_regained(world, before)


def _overwrite(target: int, body: Json) -> Overwrite:
    return Overwrite(target, int(body["type"]), int(body.get("allow") or 0), int(body.get("deny") or 0))


@route("DELETE", "/channels/{channel_id}")
def remove(call: Call) -> Answer:
    """Deletes a channel or thread; a DM is only closed."""
    world, channel = call.world, seen(call)
    about = channel_json(world, channel, viewer=world.bot_id)
    if channel.is_thread:
        permissions.require(world, channel, world.bot_id, permissions.MANAGE_THREADS)
        places.delete_channel(world, channel)
    elif channel.guild_id is not None:
        permissions.require(world, channel, world.bot_id, permissions.MANAGE_CHANNELS)
        places.delete_channel(world, channel)
    return about


@route("PUT", "/channels/{channel_id}/permissions/{overwrite_id}", fields={"type", "allow", "deny", "id"})
def put_overwrite(call: Call) -> None:
    """Sets one exception of a channel."""
    channel = _for_overwrites(call)
    before = places.seen_by_bot(call.world)
    channel.overwrites[call.id("overwrite_id")] = _overwrite(call.id("overwrite_id"), call.body)
    _tell(call.world, channel, before)


@route("DELETE", "/channels/{channel_id}/permissions/{overwrite_id}")
def delete_overwrite(call: Call) -> None:
    """Drops one exception of a channel."""
    channel = _for_overwrites(call)
    before = places.seen_by_bot(call.world)
    channel.overwrites.pop(call.id("overwrite_id"), None)
    _tell(call.world, channel, before)


def _for_overwrites(call: Call) -> Channel:
    channel = seen(call)
    if channel.guild_id is None or channel.is_thread:
        raise Refusal(50024)
    permissions.require(call.world, channel, call.world.bot_id, permissions.MANAGE_ROLES)
    return channel


@route("POST", "/channels/{channel_id}/typing")
def typing(call: Call) -> None:
    """Shows the bot as typing for ten seconds."""
    world, channel = call.world, seen(call)
    permissions.require(
        world, channel, world.bot_id,
        permissions.SEND_IN_THREADS if channel.is_thread else permissions.SEND_MESSAGES,
    )  # fmt: skip
    places.start_typing(world, channel, world.bot_id)
