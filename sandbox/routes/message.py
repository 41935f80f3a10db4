"""Routes of messages: list, post, edit, delete, pins, reactions, polls."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandbox import messages, permissions, polls, visibility
from sandbox.api import Answer, Call, route
from sandbox.errors import Refusal
from sandbox.routes.channel import seen
from sandbox.serialise import emoji_json, message_json, user_json

if TYPE_CHECKING:
    from sandbox.entities import Message
    from sandbox.errors import Json

_CREATE: Final = frozenset(
    {"content", "nonce", "enforce_nonce", "tts", "embeds", "allowed_mentions", "message_reference", "components"}
    | {"sticker_ids", "attachments", "flags", "poll"}
)
_EDIT: Final = frozenset({"content", "embeds", "flags", "allowed_mentions", "components", "attachments", "tts"})
_ALL, _ONE = "/channels/{channel_id}/messages", "/channels/{channel_id}/messages/{message_id}"
_REACTION = _ONE + "/reactions/{emoji}"


def _message(call: Call) -> Message:
    seen(call)
    return visibility.visible(call.world, call.id("channel_id"), call.id("message_id"))


@route("GET", _ALL, query="limit before after around")
def listed(call: Call) -> Answer:
    """A channel's messages, newest first, never the ephemeral ones."""
    channel = seen(call)
    if not permissions.in_channel(call.world, channel, call.world.bot_id) & permissions.READ_HISTORY:
        return []
    found = [m for m in call.world.messages[channel.id].values() if m.private_to is None]
    limit = call.number("limit", 50)
    if "before" in call.query:
        found = [m for m in found if m.id < int(call.query["before"])]
    if "after" in call.query:
        chosen = [m for m in found if m.id > int(call.query["after"])][:limit]
    elif "around" in call.query:
        centre = int(call.query["around"])
        half = limit // 2
        after = [m for m in found if m.id >= centre]
        chosen = [m for m in found if m.id < centre][-half:] + after[: limit - half]
    else:
        chosen = found[-limit:]
    return [message_json(call.world, m) for m in reversed(chosen)]


@route("POST", _ALL, fields=_CREATE)
def create(call: Call) -> Answer:
    """Posts a message."""
    channel = call.world.channel(call.id("channel_id"))
    return message_json(call.world, messages.post(call.world, channel, call.world.bot_id, call.body, call.files))


@route("GET", _ONE)
def one(call: Call) -> Answer:
    """One message."""
    message = _message(call)
    permissions.require(
        call.world, call.world.channels[message.channel_id], call.world.bot_id, permissions.READ_HISTORY
    )
    return message_json(call.world, message)


@route("PATCH", _ONE, fields=_EDIT)
def edit(call: Call) -> Answer:
    """Edits one of the bot's messages."""
    edited = messages.edit_as(call.world, _message(call), call.world.bot_id, call.body, call.files)
    return message_json(call.world, edited)


@route("DELETE", _ONE)
def remove(call: Call) -> None:
    """Deletes a message."""
    messages.delete_as(call.world, _message(call), call.world.bot_id)


@route("POST", _ALL + "/bulk-delete", fields={"messages"})
def remove_many(call: Call) -> None:
    """Deletes 2 to 100 messages at once."""
    channel = seen(call)
    if channel.guild_id is None:
        raise Refusal(50003)
    permissions.require(call.world, channel, call.world.bot_id, permissions.MANAGE_MESSAGES)
    messages.delete_many(call.world, channel, [int(m) for m in call.body["messages"]])


@route("GET", _ALL + "/pins", query="limit before")
def pins(call: Call) -> Answer:
    """The pinned messages, latest pin first."""
    channel = seen(call)
    limit = call.number("limit", 50, 1, 50)
    found = [m for m in call.world.messages[channel.id].values() if m.pinned_at]
    if before := call.query.get("before"):
        found = [m for m in found if (m.pinned_at or "") < before]
    found.sort(key=lambda m: m.pinned_at or "", reverse=True)
    items = [{"pinned_at": m.pinned_at, "message": message_json(call.world, m)} for m in found[:limit]]
    return {"items": items, "has_more": len(found) > limit}


@route("PUT", "/channels/{channel_id}/pins/{message_id}")
@route("PUT", _ALL + "/pins/{message_id}")
def pin(call: Call) -> None:
    """Pins a message."""
    messages.pin(call.world, _message(call), call.world.bot_id, on=True)


@route("DELETE", "/channels/{channel_id}/pins/{message_id}")
@route("DELETE", _ALL + "/pins/{message_id}")
def unpin(call: Call) -> None:
    """Unpins a message."""
    messages.pin(call.world, _message(call), call.world.bot_id, on=False)


def _emoji(call: Call) -> str:
    emoji = call.params["emoji"]
    name, _, emoji_id = emoji.partition(":")
    if emoji_id and (not emoji_id.isdigit() or int(emoji_id) not in call.world.emojis):
        raise Refusal(10014)
    if not emoji_id and name.isascii():
        raise Refusal(10014)
    return emoji


@route("PUT", _REACTION + "/@me")
def react(call: Call) -> None:
    """Adds the bot's reaction."""
    messages.react(call.world, _message(call), call.world.bot_id, _emoji(call), on=True)


@route("DELETE", _REACTION + "/@me")
def unreact(call: Call) -> None:
    """Takes back the bot's reaction."""
    messages.react(call.world, _message(call), call.world.bot_id, _emoji(call), on=False)


@route("DELETE", _REACTION + "/{user_id}")
def unreact_other(call: Call) -> None:
    """Removes somebody's reaction."""
    message = _manageable(call)
    messages.react(call.world, message, call.id("user_id"), _emoji(call), on=False)


@route("GET", _REACTION, query="limit after type")
def reactors(call: Call) -> Answer:
    """Who reacted with an emoji."""
    after = int(call.query.get("after") or 0)
    users = [u for u in _message(call).reactions.get(_emoji(call), []) if u > after]
    return [user_json(call.world.users[u]) for u in users[: call.number("limit", 25)]]


@route("DELETE", _REACTION)
def clear_emoji(call: Call) -> None:
    """Removes all reactions with one emoji."""
    message = _manageable(call)
    if message.reactions.pop(_emoji(call), None):
        _tell_removed(call, message, "EMOJI", {"emoji": emoji_json(_emoji(call))})


@route("DELETE", _ONE + "/reactions")
def clear_reactions(call: Call) -> None:
    """Removes all reactions."""
    message = _manageable(call)
    message.reactions.clear()
    _tell_removed(call, message, "ALL", {})


def _tell_removed(call: Call, message: Message, what: str, more: Json) -> None:
    channel = call.world.channels[message.channel_id]
    payload = {"channel_id": str(channel.id), "message_id": str(message.id), "guild_id": str(channel.guild_id)}
    call.world.announce_in(channel, f"MESSAGE_REACTION_REMOVE_{what}", payload | more)


def _manageable(call: Call) -> Message:
    message = _message(call)
    channel = call.world.channels[message.channel_id]
    permissions.require(call.world, channel, call.world.bot_id, permissions.MANAGE_MESSAGES)
    return message


@route("GET", "/channels/{channel_id}/polls/{message_id}/answers/{answer_id}", query="limit after")
def voters(call: Call) -> Answer:
    """Who voted for one answer of a poll."""
    votes = _message(call).votes.get(call.id("answer_id"), [])
    return {"users": [user_json(call.world.users[u]) for u in votes[: call.number("limit", 25)]]}


@route("POST", "/channels/{channel_id}/polls/{message_id}/expire")
def expire_poll(call: Call) -> Answer:
    """Ends the bot's own poll."""
    message = _message(call)
    if message.author_id != call.world.bot_id or message.poll is None:
        raise Refusal(50005)
    polls.close(call.world, message)
    visibility.tell(call.world, "MESSAGE_UPDATE", message)
    return message_json(call.world, message)
