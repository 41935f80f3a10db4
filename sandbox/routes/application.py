"""Routes of the application itself: accounts, gateway address, application record and its emojis."""

from __future__ import annotations

import base64
import binascii
import re
from typing import TYPE_CHECKING, Final

from sandbox import places
from sandbox.api import Answer, Call, route
from sandbox.errors import Json, Refusal, form_error
from sandbox.serialise import application_json, channel_json, own_user_json, user_json

if TYPE_CHECKING:
    from sandbox.world import World

_EMOJI_BYTES: Final = 256 * 1024
_EMOJI_NAME: Final = re.compile(r"[A-Za-z0-9_]+")
_IMAGE: Final = re.compile(r"data:image/(png|jpeg|gif|webp|avif);base64,(.+)", re.DOTALL)


@route("GET", "/users/@me")
def own_user(call: Call) -> Answer:
    """The bot's own account."""
    return own_user_json(call.world.bot)


@route("PATCH", "/users/@me", fields={"username", "avatar", "banner"})
def rename_self(call: Call) -> Answer:
    """Changes the bot's name."""
    call.world.bot.username = call.body.get("username", call.world.bot.username)
    return own_user_json(call.world.bot)


@route("GET", "/users/@me/guilds", query="limit before after with_counts")
def own_guilds(call: Call) -> Answer:
    """The guilds the bot is in."""
    mine = [g for g in call.world.guilds.values() if call.world.bot_id in g.members]
    return [{"id": str(g.id), "name": g.name, "icon": None, "owner": False, "features": []} for g in mine]


@route("DELETE", "/users/@me/guilds/{guild_id}")
def leave_guild(call: Call) -> None:
    """Takes the bot out of a guild."""
    places.member_leaves(call.world, call.world.guild_of_bot(call.id("guild_id")), call.world.bot_id)


@route("GET", "/users/{user_id}")
def user(call: Call) -> Answer:
    """Any account."""
    return user_json(call.world.user(call.id("user_id")))


@route("POST", "/users/@me/channels", fields={"recipient_id"})
def open_dm(call: Call) -> Answer:
    """Opens a DM; this always works, a refusal comes only on sending."""
    recipient = call.world.user(int(call.body["recipient_id"]))
    if recipient.bot:
        raise Refusal(50007)
    return channel_json(call.world, call.world.dm_with(recipient.id))


@route("GET", "/gateway", auth=False)
def gateway(call: Call) -> Answer:
    """The gateway's address."""
    return {"url": call.gateway.url}


@route("GET", "/gateway/bot")
def gateway_bot(call: Call) -> Answer:
    """The gateway's address with advice on shards."""
    gateway, remaining = call.gateway, call.gateway.identifies_left
    start = {"total": gateway.identify_limits[1], "remaining": remaining, "reset_after": 0, "max_concurrency": 1}
    return {"url": gateway.url, "shards": gateway.shards, "session_start_limit": start}


@route("GET", "/oauth2/applications/@me")
@route("GET", "/applications/@me")
def application(call: Call) -> Answer:
    """The application's own record."""
    return application_json(call.world)


@route("PATCH", "/applications/@me", fields={"description", "tags", "flags", "custom_install_url", "install_params"})
def change_application(call: Call) -> Answer:
    """Changes the application's own record."""
    call.world.application |= call.body
    return application_json(call.world)


_EMOJIS = "/applications/{application_id}/emojis"


@route("GET", _EMOJIS)
def emojis(call: Call) -> Answer:
    """All application emojis."""
    return {"items": list(call.world.emojis.values())}


@route("POST", _EMOJIS, fields={"name", "image"}, status=201)
def create_emoji(call: Call) -> Answer:
    """Uploads an application emoji, 256 KiB at most, of a name that no other has."""
    if len(call.world.emojis) >= 2_000:
        raise Refusal(30008)
    name = _emoji_name(call.world, call.body)
    data, kind = _image(call.body.get("image"))
    emoji: Json = {
        "id": str(call.world.snowflake()), "name": name, "roles": [], "require_colons": True, "managed": False,
        "animated": kind == "gif", "available": True, "user": user_json(call.world.bot),
    }  # fmt: skip
    call.world.emojis[int(emoji["id"])] = emoji
    call.world.emoji_images[int(emoji["id"])] = (data, f"image/{kind}")
    return emoji


@route("GET", _EMOJIS + "/{emoji_id}")
def emoji(call: Call) -> Answer:
    """One application emoji."""
    return _emoji(call.world, call.id("emoji_id"))


@route("PATCH", _EMOJIS + "/{emoji_id}", fields={"name"})
def rename_emoji(call: Call) -> Answer:
    """Renames an application emoji."""
    found = _emoji(call.world, call.id("emoji_id"))
    found["name"] = _emoji_name(call.world, call.body, found)
    return found


@route("DELETE", _EMOJIS + "/{emoji_id}")
def delete_emoji(call: Call) -> None:
    """Deletes an application emoji."""
    _emoji(call.world, call.id("emoji_id"))
    del call.world.emojis[call.id("emoji_id")]
    call.world.emoji_images.pop(call.id("emoji_id"), None)


def _emoji(world: World, emoji_id: int) -> Json:
    if emoji_id not in world.emojis:
        raise Refusal(10014)
    return world.emojis[emoji_id]


def _emoji_name(world: World, body: Json, of: Json | None = None) -> str:
    name = body.get("name")
    if not isinstance(name, str) or not 2 <= len(name) <= 32:
        raise form_error(("name",), "BASE_TYPE_BAD_LENGTH", "Must be between 2 and 32 in length.")
    if not _EMOJI_NAME.fullmatch(name):
        raise form_error(("name",), "STRING_TYPE_REGEX", "String value did not match validation regex.")
    if any(other["name"] == name and other is not of for other in world.emojis.values()):
        raise form_error(("name",), "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "Emoji name is already taken")
    return name


def _image(text: object) -> tuple[bytes, str]:
    match = _IMAGE.fullmatch(text) if isinstance(text, str) else None
    try:
        data = base64.b64decode(match[2], validate=True) if match else b""
    except binascii.Error:
        data = b""
    if not match or not data:
        raise form_error(("image",), "IMAGE_INVALID", "Invalid image data")
    if len(data) > _EMOJI_BYTES:
        raise form_error(("image",), "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    return data, match[1]
