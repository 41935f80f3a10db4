"""What Discord makes of a message's body: who is mentioned, which parts get ids, where files hang."""

from __future__ import annotations

import copy
import re
from typing import TYPE_CHECKING, Final

from sandbox import components, permissions, uploads
from sandbox.entities import REPLY
from sandbox.errors import Json, form_error, only
from sandbox.serialise import attachment_json

if TYPE_CHECKING:
    from sandbox.entities import Attachment, Channel, Message
    from sandbox.uploads import Upload
    from sandbox.world import World

_USER: Final = re.compile(r"<@!?(\d+)>")
_ROLE: Final = re.compile(r"<@&(\d+)>")
_EVERYONE: Final = re.compile(r"@(everyone|here)\b")


def apply_mentions(world: World, message: Message, channel: Channel, allowed: Json | None) -> None:
    """Sets who a message pings: those its text names, as far as allowed_mentions lets them through."""
    text = "\n".join([message.content, *(p.get("content", "") for p in components.walk(message.components))])
    rule = _Rule(allowed)
    message.mentions = [u for u in _named(_USER, text) if u in world.users and rule.passes("users", u)]
    replied = _replied_to(world, message) if rule.replied else None
    if replied is not None and replied not in message.mentions:
        message.mentions.append(replied)
    if channel.guild_id is not None:
        _mention_many(world, message, channel, text, rule)


def _named(pattern: re.Pattern[str], text: str) -> list[int]:
    """The ids in a text, each once and in their order."""
    return [int(one) for one in dict.fromkeys(pattern.findall(text))]


def _replied_to(world: World, message: Message) -> int | None:
    """Whom a reply answers, unless that is its own author."""
    if message.type != REPLY or message.reference is None:
        return None
    found = world.messages[message.channel_id].get(int(message.reference["message_id"]))
    return found.author_id if found and found.author_id != message.author_id else None


def _mention_many(world: World, message: Message, channel: Channel, text: str, rule: _Rule) -> None:
    """Pings roles and everybody; those that take no mentions need the permission for it."""
    roles = world.guilds[channel.guild_id or 0].roles
    loud = bool(permissions.in_channel(world, channel, message.author_id) & permissions.MENTION_EVERYONE)
    named = [r for r in _named(_ROLE, text) if r in roles and (loud or roles[r].mentionable)]
    message.mention_roles = [r for r in named if rule.passes("roles", r)]
    message.mention_everyone = loud and rule.everyone and bool(_EVERYONE.search(text))


class _Rule:
    def __init__(self, allowed: Json | None) -> None:
        self._open = allowed is None
        self._allowed = allowed or {}
        only(self._allowed, frozenset({"parse", "users", "roles", "replied_user"}), "allowed_mentions")
        self._parse = self._allowed.get("parse") or []
        for kind in ("users", "roles"):
            listed = self._allowed.get(kind) or []
            if kind in self._parse and listed:
                text = f'parse:["{kind}"] and {kind}: [ids...] are mutually exclusive.'
                raise form_error(("allowed_mentions",), "MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE", text)
            if len(listed) > 100:
                raise form_error(("allowed_mentions", kind), "BASE_TYPE_MAX_LENGTH", "Must be 100 or fewer in length.")

    def passes(self, kind: str, one: int) -> bool:
        return self._open or kind in self._parse or str(one) in map(str, self._allowed.get(kind) or [])

    @property
    def everyone(self) -> bool:
        return self._open or "everyone" in self._parse

    @property
    def replied(self) -> bool:
        return self._open or bool(self._allowed.get("replied_user"))


def attach(world: World, message: Message, body: Json, files: list[Upload], *, ephemeral: bool) -> None:
    """Gives a message its files: those of the request, and on edits the old ones the body still lists."""
    listed = {str(a["id"]): a for a in body.get("attachments") or []}
    kept = message.attachments
    if body.get("attachments") is not None:
        kept = [a for a in kept if str(a.id) in listed]
    for attachment in kept:
        if description := listed.get(str(attachment.id), {}).get("description"):
            attachment.description = description
    message.attachments = list(kept)
    for upload in files:
        about = listed.get(str(upload.index), {})
        description = about.get("description")
        stored = uploads.store(world, upload, message.channel_id, description, ephemeral=ephemeral)
        message.attachments.append(stored)


def shown(world: World, parts: list[Json], attachments: list[Attachment]) -> list[Json]:
    """Components as Discord sends them back: numbered, with defaults, and with media resolved."""
    parts = copy.deepcopy(parts)
    taken = {p["id"] for p in components.walk(parts) if p.get("id")}
    fresh = (n for n in range(1, 1_000) if n not in taken)
    for part in components.walk(parts):
        if not part.get("id"):
            part["id"] = next(fresh)
        _fill(world, part, attachments)
    return parts


def _fill(world: World, part: Json, attachments: list[Attachment]) -> None:
    kind = part["type"]
    for key in [k for k, v in part.items() if v is None and k not in {"accent_color", "description"}]:
        del part[key]
    for holder in (part, *part.get("options", ())):
        if holder.get("emoji"):
            holder["emoji"] = _emoji(holder["emoji"])
    if kind in components.SELECTS:
        part.setdefault("min_values", 1)
        part.setdefault("max_values", 1)
        part.pop("required", None)
    if kind in {components.THUMBNAIL, components.GALLERY, components.FILE, components.CONTAINER}:
        _fill_display(world, part, attachments)
    if kind == components.SEPARATOR:
        part.setdefault("divider", True)
        part.setdefault("spacing", 1)


def _emoji(emoji: Json) -> Json:
    """An emoji without the fields it lacks; libraries send its id as a number, too."""
    return {key: str(value) if key == "id" else value for key, value in emoji.items() if value is not None}


def _fill_display(world: World, part: Json, attachments: list[Attachment]) -> None:
    if part["type"] == components.CONTAINER:
        part.setdefault("accent_color", None)
    for holder in part.get("items", []) if part["type"] == components.GALLERY else [part]:
        holder.setdefault("spoiler", False)
        if part["type"] in {components.THUMBNAIL, components.GALLERY}:
            holder.setdefault("description", None)
        for key in ("media", "file"):
            if isinstance(holder.get(key), dict):
                holder[key] = _media(world, holder[key]["url"], attachments)
        if part["type"] == components.FILE:
            found = _by_url(world, part["file"]["url"], attachments)
            part |= {"name": found.filename if found else None, "size": len(found.data) if found else None}


def _media(world: World, url: str, attachments: list[Attachment]) -> Json:
    found = _by_url(world, url, attachments)
    if found is None:
        return {"id": str(world.snowflake()), "url": url, "proxy_url": url, "width": None, "height": None}
    about = attachment_json(world, found)
    return {
        "id": str(world.snowflake()), "url": about["url"], "proxy_url": about["url"], "width": found.width,
        "height": found.height, "content_type": found.content_type, "attachment_id": str(found.id),
    }  # fmt: skip


def _by_url(world: World, url: str, attachments: list[Attachment]) -> Attachment | None:
    for attachment in attachments:
        if url in {f"attachment://{attachment.filename}", attachment_json(world, attachment)["url"]}:
            return attachment
    return None


def embeds_shown(world: World, embeds: list[Json], attachments: list[Attachment]) -> list[Json]:
    """Embeds as Discord sends them back: typed, with attachment:// pictures resolved."""
    out = []
    for embed in copy.deepcopy(embeds):
        embed["type"] = embed.get("type", "rich")
        for key in ("image", "thumbnail"):
            if (embed.get(key) or {}).get("url"):
                media = _media(world, embed[key]["url"], attachments)
                embed[key] = {k: media[k] or 0 for k in ("url", "proxy_url", "width", "height")}
        for field in embed.get("fields") or []:
            field.setdefault("inline", False)
        out.append({k: v for k, v in embed.items() if v is not None})
    return out
