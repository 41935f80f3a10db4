"""Every record as the JSON Discord sends for it, in HTTP answers and gateway events alike."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sandbox import permissions
from sandbox.entities import PRIVATE_THREAD, REPLY

if TYPE_CHECKING:
    from sandbox.entities import Attachment, Channel, Exchange, Guild, Member, Message, Role, User
    from sandbox.errors import Json
    from sandbox.world import World

_PRESENCE_LIMITED, _MEMBERS_LIMITED, _CONTENT_LIMITED = 1 << 13, 1 << 15, 1 << 19


def user_json(user: User) -> Json:
    """An account as strangers see it."""
    out: Json = {
        "id": str(user.id), "username": user.username, "global_name": user.global_name, "discriminator": "0",
        "avatar": None, "banner": None, "accent_color": None, "avatar_decoration_data": None, "public_flags": 0,
        "flags": 0, "primary_guild": None, "collectibles": None,
    }  # fmt: skip
    if user.bot:
        out |= {"bot": True, "discriminator": "0001"}
    return out


def own_user_json(user: User) -> Json:
    """The account as its owner sees it."""
    private = {"mfa_enabled": True, "locale": user.locale, "verified": True, "email": None}
    return user_json(user) | private


def application_json(world: World) -> Json:
    """The application as its own token sees it."""
    intents = world.privileged_intents
    flags = world.application["flags"]
    for intent, flag in ((1 << 8, _PRESENCE_LIMITED), (1 << 1, _MEMBERS_LIMITED), (1 << 15, _CONTENT_LIMITED)):
        flags |= flag if intents & intent else 0
    owner = world.users[world.guild.owner_id]
    return world.application | {
        "id": str(world.application_id), "icon": None, "type": None, "verify_key": "0" * 64, "flags": flags,
        "flags_new": str(flags), "bot_public": False, "bot_require_code_grant": False, "bot": user_json(world.bot),
        "owner": user_json(owner), "team": None, "redirect_uris": [], "interactions_endpoint_url": None,
        "role_connections_verification_url": None, "approximate_guild_count": len(world.guilds),
        "approximate_user_install_count": 0, "approximate_user_authorization_count": 0, "explicit_content_filter": 0,
        "eligible_oauth2_scopes": [], "rpc_origins": [], "integration_types_config": {"0": {}, "1": {}},
    }  # fmt: skip


def role_json(role: Role) -> Json:
    """A role."""
    out: Json = {
        "id": str(role.id), "name": role.name, "permissions": str(role.permissions), "position": role.position,
        "color": role.color, "hoist": role.hoist, "managed": role.managed_by is not None,
        "colors": {"primary_color": role.color, "secondary_color": None, "tertiary_color": None},
        "mentionable": role.mentionable, "icon": None, "unicode_emoji": None, "flags": 0,
    }  # fmt: skip
    if role.managed_by is not None:
        out["tags"] = {"bot_id": str(role.managed_by)}
    return out


def member_json(world: World, member: Member, *, with_user: bool = True) -> Json:
    """A member, with the account unless the surrounding JSON has it already."""
    out: Json = {
        "nick": member.nick, "avatar": None, "banner": None, "roles": [str(r) for r in member.roles],
        "joined_at": member.joined_at, "premium_since": None, "deaf": False, "mute": False, "flags": 0,
        "pending": False, "communication_disabled_until": None, "avatar_decoration_data": None, "collectibles": None,
    }  # fmt: skip
    if with_user:
        out["user"] = user_json(world.users[member.user_id])
    return out


def guild_json(guild: Guild) -> Json:
    """A guild as GET /guilds/{id} shows it."""
    emojis: list[Json] = []
    return {
        "id": str(guild.id), "name": guild.name, "owner_id": str(guild.owner_id), "icon": None, "description": None,
        "home_header": None, "splash": None, "discovery_splash": None, "features": [], "banner": None,
        "application_id": None, "region": "deprecated", "afk_channel_id": None, "afk_timeout": 300,
        "system_channel_id": None, "system_channel_flags": 0, "widget_enabled": False, "widget_channel_id": None,
        "verification_level": 0, "roles": [role_json(r) for r in guild.roles.values()], "emojis": emojis,
        "default_message_notifications": 0, "mfa_level": 0, "explicit_content_filter": 0, "max_presences": None,
        "max_members": 500_000, "max_stage_video_channel_users": 50, "max_video_channel_users": 25,
        "vanity_url_code": None, "premium_tier": 0, "premium_subscription_count": 0, "preferred_locale": guild.locale,
        "rules_channel_id": None, "safety_alerts_channel_id": None, "public_updates_channel_id": None,
        "premium_progress_bar_enabled": False, "nsfw": False, "nsfw_level": 0, "stickers": [], "incidents_data": None,
        "approximate_member_count": len(guild.members), "approximate_presence_count": len(guild.members),
    }  # fmt: skip


def guild_create_json(world: World, guild: Guild, *, all_members: bool) -> Json:
    """A guild as GUILD_CREATE shows it; without the members intent only the bot is listed as a member."""
    channels = [c for c in world.channels.values() if c.guild_id == guild.id]
    seen = [c for c in channels if permissions.can_view(world, c, world.bot_id)]
    members = guild.members.values() if all_members else [guild.members[world.bot_id]]
    out = guild_json(guild)
    del out["approximate_member_count"], out["approximate_presence_count"]
    return out | {
        "joined_at": guild.members[world.bot_id].joined_at, "large": False, "unavailable": False,
        "member_count": len(guild.members), "voice_states": [], "hub_type": None,
        "members": [member_json(world, m) for m in members],
        "channels": [channel_json(world, c) for c in seen if not c.is_thread],
        "threads": [channel_json(world, c, viewer=world.bot_id) for c in seen if c.is_thread and not c.archived],
        "presences": [], "stage_instances": [], "soundboard_sounds": [],
        "guild_scheduled_events": [e for e in world.events.values() if e["guild_id"] == str(guild.id)],
    }  # fmt: skip


def channel_json(world: World, channel: Channel, *, viewer: int | None = None) -> Json:
    """A channel, thread or DM; `viewer` adds that user's thread membership."""
    if channel.is_thread:
        return _thread_json(world, channel, viewer)
    common: Json = {
        "id": str(channel.id), "type": channel.type, "flags": 0,
        "last_message_id": _text_id(channel.last_message_id), "last_pin_timestamp": channel.last_pin,
    }  # fmt: skip
    if channel.guild_id is None:
        return common | {"recipients": [user_json(world.users[channel.recipient_id or 0])]}
    return common | {
        "guild_id": str(channel.guild_id), "name": channel.name, "position": channel.position,
        "parent_id": _text_id(channel.parent_id), "topic": channel.topic, "nsfw": channel.nsfw,
        "rate_limit_per_user": channel.slowmode, "permission_overwrites": [
            {"id": str(o.id), "type": o.kind, "allow": str(o.allow), "deny": str(o.deny)}
            for o in channel.overwrites.values()
        ],
    }  # fmt: skip


def _thread_json(world: World, thread: Channel, viewer: int | None) -> Json:
    out: Json = {
        "id": str(thread.id), "type": thread.type, "guild_id": str(thread.guild_id), "name": thread.name,
        "parent_id": str(thread.parent_id), "owner_id": str(thread.owner_id), "flags": 0,
        "rate_limit_per_user": thread.slowmode, "last_message_id": _text_id(thread.last_message_id),
        "message_count": thread.message_count, "total_message_sent": thread.total_sent,
        "member_count": min(len(thread.members), 50), "thread_metadata": {
            "archived": thread.archived, "archive_timestamp": thread.archived_at or thread.created_at,
            "auto_archive_duration": thread.auto_archive, "locked": thread.locked,
            "create_timestamp": thread.created_at,
        },
    }  # fmt: skip
    if thread.type == PRIVATE_THREAD:
        out["thread_metadata"]["invitable"] = thread.invitable
    if viewer is not None and viewer in thread.members:
        out["member"] = thread_member_json(world, thread, viewer)
    return out


def thread_member_json(world: World, thread: Channel, user_id: int, *, with_member: bool = False) -> Json:
    """One user's membership of a thread."""
    out: Json = {
        "id": str(thread.id), "user_id": str(user_id), "join_timestamp": thread.members[user_id], "flags": 0,
    }  # fmt: skip
    if with_member and thread.guild_id is not None:
        out["member"] = member_json(world, world.guilds[thread.guild_id].members[user_id])
    return out


def attachment_json(world: World, attachment: Attachment) -> Json:
    """A file with its address on this sandbox's CDN."""
    url = f"{world.cdn_url}/attachments/{attachment.channel_id}/{attachment.id}/{attachment.filename}"
    out: Json = {
        "id": str(attachment.id), "filename": attachment.filename, "size": len(attachment.data), "url": url,
        "proxy_url": url, "content_type": attachment.content_type, "flags": 0,
    }  # fmt: skip
    if attachment.width and attachment.height:
        out |= {"width": attachment.width, "height": attachment.height}
    if attachment.description is not None:
        out["description"] = attachment.description
    if attachment.ephemeral:
        out["ephemeral"] = True
    return out


def message_json(world: World, message: Message, *, viewer: int | None = None, event: bool = False) -> Json:
    """A message as `viewer` (the bot when absent) sees it; `event` adds what only gateway events carry."""
    viewer = world.bot_id if viewer is None else viewer
    channel = world.channels[message.channel_id]
    out: Json = {
        "id": str(message.id), "channel_id": str(message.channel_id), "type": message.type,
        "author": user_json(world.users[message.author_id]), "content": message.content,
        "timestamp": message.timestamp, "edited_timestamp": message.edited_at, "tts": message.tts,
        "mention_everyone": message.mention_everyone, "mentions": [user_json(world.users[u]) for u in message.mentions],
        "mention_roles": [str(r) for r in message.mention_roles], "embeds": message.embeds,
        "attachments": [attachment_json(world, a) for a in message.attachments], "flags": message.flags,
        "components": message.components, "pinned": message.pinned_at is not None,
    }  # fmt: skip
    if message.nonce is not None:
        out["nonce"] = message.nonce
    _add_reactions_and_poll(message, out, viewer)
    _add_origin(world, message, out)
    if event and channel.guild_id is not None:
        guild = world.guilds[channel.guild_id]
        out["guild_id"] = str(guild.id)
        if member := guild.members.get(message.author_id):
            out["member"] = member_json(world, member, with_user=False)
    if message.id in world.channels and world.channels[message.id].is_thread:
        out["thread"] = channel_json(world, world.channels[message.id], viewer=viewer)
    return out


def _add_reactions_and_poll(message: Message, out: Json, viewer: int) -> None:
    if message.reactions:
        out["reactions"] = [
            {
                "emoji": emoji_json(key), "count": len(users), "me": viewer in users, "me_burst": False,
                "burst_colors": [], "count_details": {"burst": 0, "normal": len(users)},
            }
            for key, users in message.reactions.items()
        ]  # fmt: skip
    if message.poll is not None:
        counts = [
            {"id": number, "count": len(voters), "me_voted": viewer in voters}
            for number, voters in message.votes.items()
        ]
        finalised = message.poll["results"]["is_finalized"]
        out["poll"] = message.poll | {"results": {"answer_counts": counts, "is_finalized": finalised}}


def _add_origin(world: World, message: Message, out: Json) -> None:
    if message.reference is not None:
        out["message_reference"] = message.reference
        if message.type == REPLY:
            source = world.messages.get(int(message.reference["channel_id"]), {})
            replied = source.get(int(message.reference.get("message_id", 0)))
            out["referenced_message"] = message_json(world, replied) if replied else None
    if message.interaction_id is not None:
        exchange = world.exchanges[message.interaction_id]
        out |= {"application_id": str(world.application_id), "webhook_id": str(world.application_id)}
        out["interaction_metadata"] = metadata_json(world, exchange)
        if message.id != exchange.original_id and exchange.original_id:
            out["interaction_metadata"]["original_response_message_id"] = str(exchange.original_id)
        if exchange.type == 2:
            out["interaction"] = {
                "id": str(exchange.id), "type": 2, "name": _path(exchange.data),
                "user": user_json(world.users[exchange.user_id]),
            }  # fmt: skip


def _path(data: Json) -> str:
    """The whole name of a command as typed, with its group and subcommand."""
    inner = next((one for one in data.get("options", []) if one["type"] in {1, 2}), None)
    return data["name"] if inner is None else f"{data['name']} {_path(inner)}"


def metadata_json(world: World, exchange: Exchange) -> Json:
    """Where a message came from: the interaction it answers."""
    out: Json = {
        "id": str(exchange.id), "type": exchange.type, "user": user_json(world.users[exchange.user_id]),
        "authorizing_integration_owners": owners_json(exchange),
    }  # fmt: skip
    if exchange.type == 3:
        out["interacted_message_id"] = str(exchange.source_id)
    if exchange.type == 5 and exchange.opener is not None:
        out["triggering_interaction_metadata"] = metadata_json(world, exchange.opener)
    if exchange.type == 2 and exchange.data.get("type") == 2:
        out["target_user"] = user_json(world.users[int(exchange.data["target_id"])])
    if exchange.type == 2 and exchange.data.get("type") == 3:
        out["target_message_id"] = exchange.data["target_id"]
    return out


def owners_json(exchange: Exchange) -> Json:
    """Who installed the application, by kind of install."""
    if exchange.user_installed:
        return {"1": str(exchange.user_id)}
    return {"0": str(exchange.guild_id or 0)}


def emoji_json(key: str) -> Json:
    """A reaction's key, "👍" or "name:id", as a partial emoji."""
    name, _, emoji_id = key.partition(":")
    return {"id": emoji_id or None, "name": name}


def _text_id(value: int | None) -> str | None:
    return None if value is None else str(value)
