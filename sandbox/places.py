"""Comings and goings: members joining and leaving, channels vanishing, somebody typing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox import permissions, threads
from sandbox.serialise import channel_json, guild_create_json, guild_json, member_json, user_json

if TYPE_CHECKING:
    from sandbox.entities import Channel, Guild, Member
    from sandbox.errors import Json
    from sandbox.world import World


def member_joins(world: World, guild: Guild, user_id: int) -> None:
    """A person joins a guild, or the bot is invited back."""
    member = world.join(guild, user_id)
    if user_id == world.bot_id:
        world.announce("GUILD_CREATE", guild_create_json(world, guild, all_members=False), guild.id)
        return
    world.announce("GUILD_MEMBER_ADD", member_json(world, member) | {"guild_id": str(guild.id)}, guild.id)


def member_leaves(world: World, guild: Guild, user_id: int) -> None:
    """A person leaves a guild and its threads, or the bot is thrown out."""
    for thread in [c for c in world.channels.values() if c.is_thread and c.guild_id == guild.id]:
        if user_id in thread.members:
            threads.remove(world, thread, user_id)
    if user_id == world.bot_id:
        world.announce("GUILD_DELETE", {"id": str(guild.id)}, guild.id)
    else:
        gone = {"guild_id": str(guild.id), "user": user_json(world.users[user_id])}
        world.announce("GUILD_MEMBER_REMOVE", gone, guild.id)
    del guild.members[user_id]


def change_guild(world: World, guild: Guild, *, name: str | None, locale: str | None) -> None:
    """A server gets another name or language."""
    guild.name, guild.locale = name or guild.name, locale or guild.locale
    payload = {k: v for k, v in guild_json(guild).items() if not k.startswith("approximate_")}
    world.announce("GUILD_UPDATE", payload | {"hub_type": None}, guild.id)


def change_member(world: World, guild: Guild, member: Member) -> None:
    """Tells of a member's new roles or nickname."""
    world.announce("GUILD_MEMBER_UPDATE", member_json(world, member) | {"guild_id": str(guild.id)}, guild.id)


def slow_down(world: World, channel: Channel, seconds: int) -> None:
    """Sets how long people wait between two messages in a channel or thread; 0 for not at all."""
    channel.slowmode = seconds
    if channel.is_thread:
        threads.tell_update(world, channel)
    else:
        world.announce_in(channel, "CHANNEL_UPDATE", channel_json(world, channel))


def delete_channel(world: World, channel: Channel) -> None:
    """Removes a thread, or a text channel with the threads in it."""
    if channel.is_thread:
        threads.delete(world, channel)
        return
    for thread in [c for c in world.channels.values() if c.parent_id == channel.id]:
        threads.delete(world, thread)
    world.announce_in(channel, "CHANNEL_DELETE", channel_json(world, channel))
    del world.channels[channel.id]
    world.messages.pop(channel.id, None)


def seen_by_bot(world: World) -> set[int]:
    """The text channels the bot may look at."""
    found = [c for c in world.channels.values() if c.guild_id is not None and not c.is_thread]
    return {c.id for c in found if permissions.can_view(world, c, world.bot_id)}


def tell_regained(world: World, before: set[int]) -> None:
    """Tells the bot the open threads of channels it could not see before."""
    for channel_id in seen_by_bot(world) - before:
        guild_id = world.channels[channel_id].guild_id
        found = [t for t in world.channels.values() if t.parent_id == channel_id and not t.archived]
        listed = threads.listing(world, [t for t in found if permissions.can_view(world, t, world.bot_id)])
        del listed["has_more"]
        payload = {"guild_id": str(guild_id), "channel_ids": [str(channel_id)]} | listed
        world.announce("THREAD_LIST_SYNC", payload, guild_id)


def start_typing(world: World, channel: Channel, user_id: int) -> None:
    """Announces that somebody types."""
    payload: Json = {"channel_id": str(channel.id), "user_id": str(user_id), "timestamp": int(world.now())}
    if channel.guild_id is not None:
        member = world.guilds[channel.guild_id].members[user_id]
        payload |= {"guild_id": str(channel.guild_id), "member": member_json(world, member)}
    world.announce_in(channel, "TYPING_START", payload)
