"""Messages: posting, editing, deleting, pins and reactions, with the permission and visibility rules of each."""

from __future__ import annotations

from collections import deque
from typing import TYPE_CHECKING, Final

from sandbox import content, limits, permissions, polls, slowmode, threads, visibility
from sandbox.entities import (
    COMPONENTS_V2,
    EPHEMERAL,
    LOADING,
    MENU_REPLY,
    PIN_NOTICE,
    PLAIN,
    REPLY,
    SLASH_REPLY,
    SUPPRESS_EMBEDS,
    Message,
)
from sandbox.errors import Json, Refusal, Violation, form_error
from sandbox.serialise import emoji_json, member_json

if TYPE_CHECKING:
    from collections.abc import Sequence

    from sandbox.entities import Channel, Exchange
    from sandbox.uploads import Upload
    from sandbox.world import World

NONCE_SECONDS: Final = 300.0
OLD_SECONDS: Final = 3_600.0
BULK_SECONDS: Final = 14 * 86_400.0


def post(world: World, channel: Channel, author_id: int, body: Json, files: list[Upload]) -> Message:
    """Posts a message as a user or the bot may; a repeated enforced nonce gives the first message back."""
    _require_posting(world, channel, author_id, body, files)
    nonce = body.get("nonce")
    key = (channel.id, author_id, str(nonce))
    if nonce is not None and body.get("enforce_nonce") and key in world.nonces:
        since, message_id = world.nonces[key]
        if world.now() - since < NONCE_SECONDS and message_id in world.messages[channel.id]:
            return world.messages[channel.id][message_id]
    message = create(world, channel, author_id, body, files)
    if nonce is not None:
        world.nonces[key] = (world.now(), message.id)
    return message


def _require_posting(world: World, channel: Channel, author_id: int, body: Json, files: list[Upload]) -> None:
    if channel.guild_id is None:
        _require_dm(world, channel, author_id)
    if channel.is_thread:
        threads.require_open(world, channel, author_id)
    needed = permissions.SEND_IN_THREADS if channel.is_thread else permissions.SEND_MESSAGES
    needed |= permissions.ATTACH_FILES if files else 0
    needed |= permissions.EMBED_LINKS if body.get("embeds") else 0
    needed |= permissions.SEND_POLLS if body.get("poll") else 0
    needed |= permissions.READ_HISTORY if body.get("message_reference") else 0
    needed |= permissions.SEND_TTS if body.get("tts") else 0
    permissions.require(world, channel, author_id, needed)
    slowmode.take_turn(world, channel, author_id, "message")


def _require_dm(world: World, channel: Channel, author_id: int) -> None:
    if author_id != world.bot_id or channel.recipient_id is None:
        return
    met = any({world.bot_id, channel.recipient_id} <= set(g.members) for g in world.guilds.values())
    if not met or channel.recipient_id in world.estranged:
        raise Refusal(50278)
    if not world.users[channel.recipient_id].takes_dms:
        raise Refusal(50007)


def create(
    world: World,
    channel: Channel,
    author_id: int,
    body: Json,
    files: list[Upload],
    *,
    kind: int = PLAIN,
    exchange: Exchange | None = None,
    loading: bool = False,
) -> Message:
    """Makes a message of a checked sender; ephemeral when the flag is set on an interaction's answer."""
    flags = int(body.get("flags") or 0)
    ephemeral = exchange is not None and bool(flags & EPHEMERAL)
    if not loading:
        limits.check_message(body, files, flags=flags, emojis=world.emojis)
        _require_something(body, files)
    flags &= limits.SETTABLE if ephemeral else limits.SETTABLE & ~EPHEMERAL
    message = Message(
        world.snowflake(), channel.id, author_id, world.now(), world.iso(), type=kind,
        flags=flags | (LOADING if loading else 0), nonce=body.get("nonce"), tts=bool(body.get("tts")),
        interaction_id=exchange.id if exchange else None,
        private_to=exchange.user_id if exchange and ephemeral else None,
    )  # fmt: skip
    _refer(world, channel, message, body.get("message_reference"))
    _write(world, channel, message, body, files)
    polls.open_poll(world, message, body.get("poll"))
    _publish(world, channel, message)
    return message


def _require_something(body: Json, files: Sequence[Upload]) -> None:
    empty = not any(body.get(key) for key in ("embeds", "components", "poll", "sticker_ids"))
    if empty and not files and not str(body.get("content") or "").strip():
        raise Refusal(50006)
    if body.get("sticker_ids"):
        raise Violation("stickers")


def _refer(world: World, channel: Channel, message: Message, reference: Json | None) -> None:
    if not reference:
        return
    if int(reference.get("type") or 0) != 0:
        raise Violation("message_reference: only replies are known")
    target = int(reference["message_id"])
    found = world.messages[channel.id].get(target)
    if found is None or found.private_to not in {None, message.private_to}:
        if not reference.get("fail_if_not_exists", True):
            return
        raise form_error(("message_reference",), "REPLIES_UNKNOWN_MESSAGE", "Unknown message")
    message.type = REPLY
    message.reference = {"type": 0, "channel_id": str(channel.id), "message_id": str(target)}
    if channel.guild_id:
        message.reference["guild_id"] = str(channel.guild_id)


def _write(world: World, channel: Channel, message: Message, body: Json, files: list[Upload]) -> None:
    ephemeral = message.private_to is not None
    if files or body.get("attachments") is not None:
        content.attach(world, message, body, files, ephemeral=ephemeral)
    if "content" in body:
        message.content = str(body["content"] or "").strip()
    if "components" in body:
        message.components = content.shown(world, body["components"] or [], message.attachments)
    if "embeds" in body:
        message.embeds = content.embeds_shown(world, body["embeds"] or [], message.attachments)
    content.apply_mentions(world, message, channel, body.get("allowed_mentions"))


def _publish(world: World, channel: Channel, message: Message) -> None:
    world.messages[channel.id][message.id] = message
    if message.private_to is None:
        channel.last_message_id = message.id
        if channel.is_thread:
            threads.note_post(world, channel, message)
    visibility.show_dm(world, channel)
    visibility.tell(world, "MESSAGE_CREATE", message)


def edit_as(world: World, message: Message, author_id: int, body: Json, files: list[Upload]) -> Message:
    """Edits a message with an account's own right: only its author may, old ones rarely (30046)."""
    channel = world.channels[message.channel_id]
    permissions.require(world, channel, author_id, 0)
    if message.author_id != author_id:
        raise Refusal(50005)
    if channel.is_thread and channel.archived:
        raise Refusal(50083)
    if message.type not in {PLAIN, REPLY, SLASH_REPLY, MENU_REPLY}:
        raise Refusal(50021)
    _allow_old_edit(world, message)
    return edit(world, message, body, files)


def _allow_old_edit(world: World, message: Message) -> None:
    if world.now() - message.created <= OLD_SECONDS:
        return
    most, window = world.old_edit_allowance
    edits = world.old_edits.setdefault(message.channel_id, deque())
    while edits and world.now() - edits[0] >= window:
        edits.popleft()
    if len(edits) >= most:
        since = world.now() - edits[0] if edits else 0.0
        raise Refusal(30046, retry_after=round(window - since, 3))
    edits.append(world.now())


def edit(world: World, message: Message, body: Json, files: list[Upload]) -> Message:
    """Changes a message's parts; a layout message stays one for ever."""
    wanted = int(body.get("flags") or 0)
    flags = message.flags | (wanted & COMPONENTS_V2)
    after = {
        "content": body.get("content", message.content), "embeds": body.get("embeds", message.embeds),
        "components": body.get("components"), "attachments": body.get("attachments"),
    }  # fmt: skip
    kept = frozenset(a.filename for a in message.attachments if _stays(a.id, body))
    limits.check_message(after, files, flags=flags, emojis=world.emojis, kept=kept)
    if not (after["content"] or after["embeds"] or body.get("components", message.components) or files or kept):
        _require_poll(message)
    message.flags = flags & ~LOADING
    if body.get("flags") is not None:
        message.flags = message.flags & ~SUPPRESS_EMBEDS | wanted & SUPPRESS_EMBEDS
    _write(world, world.channels[message.channel_id], message, body, files)
    message.edited_at = world.iso()
    visibility.tell(world, "MESSAGE_UPDATE", message)
    return message


def _stays(attachment_id: int, body: Json) -> bool:
    listed = body.get("attachments")
    return listed is None or str(attachment_id) in {str(a.get("id")) for a in listed}


def _require_poll(message: Message) -> None:
    if message.poll is None:
        raise Refusal(50006)


def delete(world: World, message: Message) -> None:
    """Removes a message and tells those who saw it."""
    channel = world.channels[message.channel_id]
    del world.messages[channel.id][message.id]
    payload: Json = {"id": str(message.id), "channel_id": str(channel.id)}
    if channel.guild_id:
        payload["guild_id"] = str(channel.guild_id)
    viewers = None if message.private_to is None else frozenset({message.private_to})
    if channel.is_thread and viewers is None:
        channel.message_count -= 1
    world.announce_in(channel, "MESSAGE_DELETE", payload, viewers=viewers)


def delete_as(world: World, message: Message, user_id: int) -> None:
    """Deletes with an account's own right: one's own, or others' with Manage Messages."""
    channel = world.channels[message.channel_id]
    if message.author_id != user_id:
        if channel.guild_id is None:
            raise Refusal(50003)
        permissions.require(world, channel, user_id, permissions.MANAGE_MESSAGES)
    if channel.is_thread and channel.archived:
        raise Refusal(50083)
    permissions.require(world, channel, user_id, 0)
    delete(world, message)


def delete_many(world: World, channel: Channel, ids: list[int]) -> None:
    """Bulk delete: 2 to 100 messages, none older than 14 days."""
    if not 2 <= len(ids) <= 100:
        raise form_error(("messages",), "BASE_TYPE_BAD_LENGTH", "Must be between 2 and 100 in length.")
    found = [m for i in ids if (m := world.messages[channel.id].get(i)) and m.private_to is None]
    if any(world.now() - m.created > BULK_SECONDS for m in found):
        raise Refusal(50034)
    for message in found:
        del world.messages[channel.id][message.id]
    payload = {"ids": [str(m.id) for m in found], "channel_id": str(channel.id), "guild_id": str(channel.guild_id)}
    world.announce_in(channel, "MESSAGE_DELETE_BULK", payload)


def pin(world: World, message: Message, user_id: int, *, on: bool) -> None:
    """Pins or unpins; pinning leaves a system message."""
    channel = world.channels[message.channel_id]
    permissions.require(world, channel, user_id, permissions.PIN_MESSAGES)
    if on == (message.pinned_at is not None):
        return
    if on and sum(m.pinned_at is not None for m in world.messages[channel.id].values()) >= 250:
        raise Refusal(30003)
    message.pinned_at = channel.last_pin = world.iso() if on else None
    visibility.tell(world, "MESSAGE_UPDATE", message)
    payload: Json = {"channel_id": str(channel.id), "last_pin_timestamp": channel.last_pin}
    if channel.guild_id:
        payload["guild_id"] = str(channel.guild_id)
    world.announce_in(channel, "CHANNEL_PINS_UPDATE", payload)
    if on:
        notice = Message(world.snowflake(), channel.id, user_id, world.now(), world.iso(), type=PIN_NOTICE)
        notice.reference = {"type": 0, "channel_id": str(channel.id), "message_id": str(message.id)}
        _publish(world, channel, notice)


def react(world: World, message: Message, user_id: int, emoji: str, *, on: bool) -> None:
    """Adds or removes one user's reaction; a new emoji needs Add Reactions."""
    channel = world.channels[message.channel_id]
    permissions.require(world, channel, user_id, permissions.READ_HISTORY)
    users = message.reactions.get(emoji, [])
    if on == (user_id in users):
        return
    if on and not users:
        permissions.require(world, channel, user_id, permissions.ADD_REACTIONS)
        if len(message.reactions) >= 20:
            raise Refusal(30010)
    if on:
        message.reactions.setdefault(emoji, []).append(user_id)
    else:
        users.remove(user_id)
        if not users:
            del message.reactions[emoji]
    _tell_reaction(world, channel, message, user_id, emoji, on=on)


def _tell_reaction(world: World, channel: Channel, message: Message, user_id: int, emoji: str, *, on: bool) -> None:
    payload: Json = {
        "user_id": str(user_id), "channel_id": str(channel.id), "message_id": str(message.id),
        "emoji": emoji_json(emoji), "burst": False, "type": 0,
    }  # fmt: skip
    if channel.guild_id:
        payload["guild_id"] = str(channel.guild_id)
        if on:
            payload["member"] = member_json(world, world.guilds[channel.guild_id].members[user_id])
    if on:
        payload["message_author_id"] = str(message.author_id)
    world.announce_in(channel, f"MESSAGE_REACTION_{'ADD' if on else 'REMOVE'}", payload)


def close_polls(world: World) -> None:
    """Counts the polls that have run out."""
    for message in polls.due(world):
        polls.close(world, message)
        if message.id in world.messages.get(message.channel_id, {}):
            visibility.tell(world, "MESSAGE_UPDATE", message)
