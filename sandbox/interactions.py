"""The life of an interaction: raised by a person, answered within three seconds, followed up for fifteen minutes."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandbox import components, limits, messages, permissions
from sandbox.entities import EPHEMERAL, LOADING, MENU_REPLY, PLAIN, SLASH_REPLY, Exchange
from sandbox.errors import Json, Problems, Refusal, form_error, only
from sandbox.serialise import channel_json, member_json, message_json, owners_json, user_json
from sandbox.world import ANSWER_SECONDS, FILE_LIMIT, TOKEN_SECONDS

if TYPE_CHECKING:
    from sandbox.entities import Channel, Message
    from sandbox.uploads import Upload
    from sandbox.world import World

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
REPLY, DEFER_REPLY, DEFER_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9
_ALLOWED: Final = {
    COMMAND: (REPLY, DEFER_REPLY, MODAL),
    COMPONENT: (REPLY, DEFER_REPLY, DEFER_UPDATE, UPDATE, MODAL),
    AUTOCOMPLETE: (CHOICES,),
    MODAL_SUBMIT: (REPLY, DEFER_REPLY, DEFER_UPDATE, UPDATE),
}
MESSAGE_FIELDS: Final = frozenset(
    {"content", "embeds", "components", "flags", "allowed_mentions", "attachments", "tts", "poll"}
)
FOLLOWUPS_WHEN_USER_INSTALLED: Final = 5


def begin(
    world: World,
    kind: int,
    user_id: int,
    channel: Channel,
    data: Json,
    *,
    source: Message | None = None,
    opener: Exchange | None = None,
    user_installed: bool = False,
) -> Exchange:
    """Raises an interaction and sends it to the bot."""
    exchange = Exchange(
        world.snowflake(), world.secret(60), kind, user_id, channel.id, channel.guild_id, data, world.now(),
        source_id=source.id if source else None, opener=opener, user_installed=user_installed,
    )  # fmt: skip
    world.exchanges[exchange.id] = world.by_token[exchange.token] = exchange
    world.waiting.add(exchange.id)
    world.announce(
        "INTERACTION_CREATE", _event(world, exchange, channel, source), channel.guild_id, viewers=frozenset()
    )
    world.tell_progress(exchange)
    return exchange


def _event(world: World, exchange: Exchange, channel: Channel, source: Message | None) -> Json:
    user = world.users[exchange.user_id]
    guild = world.guilds.get(exchange.guild_id or 0)
    out: Json = {
        "id": str(exchange.id), "application_id": str(world.application_id), "type": exchange.type,
        "token": exchange.token, "version": 1, "data": exchange.data, "channel_id": str(channel.id),
        "channel": _channel(world, channel, exchange.user_id), "locale": user.locale, "entitlements": [],
        "app_permissions": str(permissions.in_channel(world, channel, world.bot_id)),
        "authorizing_integration_owners": owners_json(exchange), "context": 0 if guild else 1,
        "attachment_size_limit": FILE_LIMIT,
    }  # fmt: skip
    if guild:
        bits = str(permissions.in_channel(world, channel, user.id))
        out["member"] = member_json(world, guild.members[user.id]) | {"permissions": bits}
        out |= {"guild_id": str(guild.id), "guild_locale": guild.locale}
        out["guild"] = {"id": str(guild.id), "locale": guild.locale, "features": []}
    else:
        out["user"] = user_json(user)
    if source:
        out["message"] = message_json(world, source)
    return out


def _channel(world: World, channel: Channel, user_id: int) -> Json:
    about = channel_json(world, channel, viewer=world.bot_id)
    about.pop("permission_overwrites", None)
    if channel.guild_id:
        about["permissions"] = str(permissions.in_channel(world, channel, user_id))
    return about


# the first answer


def answer(world: World, exchange_id: int, token: str, body: Json, files: list[Upload]) -> Json:
    """Applies an interaction callback; returns the body of a with_response answer."""
    exchange = _waiting(world, exchange_id, token)
    only(body, frozenset({"type", "data"}), "interaction callback")
    kind, data = _allowed_kind(exchange, body.get("type")), body.get("data") or {}
    message = _ANSWERS[kind](world, exchange, data, files)
    exchange.callback = kind
    world.waiting.discard(exchange.id)
    exchange.settled = kind not in {DEFER_REPLY, DEFER_UPDATE}
    if message is not None:
        exchange.original_id = exchange.latest_id = message.id
        exchange.loading = bool(message.flags & LOADING)
        exchange.ephemeral = bool(message.flags & EPHEMERAL)
    world.tell_progress(exchange)
    return _response(world, exchange, message)


def _waiting(world: World, exchange_id: int, token: str) -> Exchange:
    """The interaction, while it can still be answered for the first time: 10062 or 40060 otherwise."""
    exchange = world.exchanges.get(exchange_id)
    if exchange is None or exchange.token != token:
        raise Refusal(10062)
    if exchange.callback is not None:
        raise Refusal(40060)
    if world.now() - exchange.created > ANSWER_SECONDS:
        world.tick()
        raise Refusal(10062)
    return exchange


def _allowed_kind(exchange: Exchange, kind: object) -> int:
    """The kind of callback that was sent, if this interaction takes it: 50035 otherwise."""
    allowed = _ALLOWED[exchange.type]
    if exchange.source_id is None:
        allowed = tuple(k for k in allowed if k not in {DEFER_UPDATE, UPDATE})
    if not isinstance(kind, int) or kind not in allowed:
        raise form_error(("type",), "BASE_TYPE_CHOICES", f"Value must be one of {{{', '.join(map(str, allowed))}}}.")
    return kind


def _response(world: World, exchange: Exchange, message: Message | None) -> Json:
    about: Json = {"id": str(exchange.id), "type": exchange.type, "channel_id": str(exchange.channel_id)}
    if exchange.guild_id:
        about["guild_id"] = str(exchange.guild_id)
    out: Json = {"interaction": about}
    if message is not None:
        about |= {
            "response_message_id": str(message.id), "response_message_loading": exchange.loading,
            "response_message_ephemeral": exchange.ephemeral,
        }  # fmt: skip
        if exchange.callback in {REPLY, UPDATE}:
            out["resource"] = {"type": exchange.callback, "message": message_json(world, message)}
    return out


def _reply(world: World, exchange: Exchange, data: Json, files: list[Upload]) -> Message:
    only(data, MESSAGE_FIELDS, "interaction message")
    return messages.create(
        world, world.channel(exchange.channel_id), world.bot_id, data, files, kind=_kind(exchange), exchange=exchange
    )


def _kind(exchange: Exchange) -> int:
    if exchange.type != COMMAND:
        return PLAIN
    return SLASH_REPLY if exchange.data.get("type", 1) == 1 else MENU_REPLY


def _defer_reply(world: World, exchange: Exchange, data: Json, _files: list[Upload]) -> Message:
    only(data, MESSAGE_FIELDS, "deferred answer")
    channel = world.channel(exchange.channel_id)
    flags = {"flags": int(data.get("flags") or 0) & EPHEMERAL}
    kind = _kind(exchange)
    return messages.create(world, channel, world.bot_id, flags, [], kind=kind, exchange=exchange, loading=True)


def _defer_update(world: World, exchange: Exchange, data: Json, _files: list[Upload]) -> Message:
    only(data, MESSAGE_FIELDS, "deferred update")
    return _source(world, exchange)


def _update(world: World, exchange: Exchange, data: Json, files: list[Upload]) -> Message:
    only(data, MESSAGE_FIELDS, "interaction update")
    return messages.edit(world, _source(world, exchange), data, files)


def _source(world: World, exchange: Exchange) -> Message:
    return world.message(exchange.channel_id, exchange.source_id or 0)


def _choices(_world: World, exchange: Exchange, data: Json, _files: list[Upload]) -> None:
    only(data, frozenset({"choices"}), "autocomplete answer")
    problems = Problems()
    limits.check_choices(problems, data.get("choices") or [], ("data", "choices"))
    problems.settle()
    exchange.choices = data.get("choices") or []


def _modal(_world: World, exchange: Exchange, data: Json, _files: list[Upload]) -> None:
    problems = Problems()
    components.check_modal(problems, data, ("data",))
    problems.settle()
    exchange.modal = components.without_nulls(data)


_ANSWERS: Final = {
    REPLY: _reply, DEFER_REPLY: _defer_reply, DEFER_UPDATE: _defer_update, UPDATE: _update, CHOICES: _choices,
    MODAL: _modal,
}  # fmt: skip


# after the first answer


def by_token(world: World, application_id: int, token: str) -> Exchange:
    """The interaction of a webhook address: 10015 unless it was answered, 50027 once its token is old."""
    if application_id != world.application_id:
        raise Refusal(10015)
    exchange = world.by_token.get(token)
    if exchange is None or world.now() - exchange.created > TOKEN_SECONDS:
        raise Refusal(50027)
    if exchange.callback is None:
        raise Refusal(10015)
    return exchange


def follow_up(world: World, exchange: Exchange, body: Json, files: list[Upload]) -> Message:
    """Posts a follow-up; the first one after a deferred reply fills its placeholder instead."""
    if exchange.user_installed and exchange.followups >= FOLLOWUPS_WHEN_USER_INSTALLED:
        raise Refusal(40094)
    if exchange.callback == DEFER_REPLY and exchange.loading:
        return _fill(world, exchange, body, files)
    channel = world.channel(exchange.channel_id)
    message = messages.create(world, channel, world.bot_id, body, files, exchange=exchange)
    exchange.followups += 1
    return _note(world, exchange, message)


def _fill(world: World, exchange: Exchange, body: Json, files: list[Upload]) -> Message:
    placeholder = world.message(exchange.channel_id, exchange.original_id or 0)
    message = messages.edit(world, placeholder, body, files)
    exchange.loading = False
    return _note(world, exchange, message)


def _note(world: World, exchange: Exchange, message: Message) -> Message:
    exchange.latest_id = message.id
    exchange.settled = True
    world.tell_progress(exchange)
    return message


def message_of(world: World, exchange: Exchange, which: str) -> Message:
    """A message this interaction may touch by its token: @original, its follow-ups, its source."""
    if which == "@original":
        if exchange.original_id is None:
            raise Refusal(10008)
        return world.message(exchange.channel_id, exchange.original_id)
    message = world.message(exchange.channel_id, int(which))
    if message.interaction_id != exchange.id and message.id != exchange.source_id:
        raise Refusal(10008)
    return message


def edit(world: World, exchange: Exchange, which: str, body: Json, files: list[Upload]) -> Message:
    """Edits a message by the interaction's token."""
    message = message_of(world, exchange, which)
    messages.edit(world, message, body, files)
    if message.id == exchange.original_id:
        exchange.loading = False
    return _note(world, exchange, message)


def delete(world: World, exchange: Exchange, which: str) -> None:
    """Deletes a message by the interaction's token."""
    message = message_of(world, exchange, which)
    messages.delete(world, message)
    if message.id == exchange.original_id:
        exchange.original_id, exchange.loading = None, False
    exchange.latest_id = None if exchange.latest_id == message.id else exchange.latest_id
    exchange.settled = True
    world.tell_progress(exchange)
