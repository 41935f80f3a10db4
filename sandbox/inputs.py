"""What a Discord client makes of a person's input before it sends anything: options, select values, modal fields.

Raises Impossible where the client would not let the person go on.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from sandbox import components, permissions, uploads
from sandbox.serialise import attachment_json, channel_json, member_json, role_json, user_json
from sandbox.uploads import Upload

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping, Sequence

    from sandbox.entities import Channel
    from sandbox.errors import Json
    from sandbox.world import World

File = tuple[str, bytes]
SUB_COMMAND, GROUP, STRING, INTEGER, BOOLEAN, USER, CHANNEL, ROLE, MENTIONABLE, NUMBER, ATTACHMENT = range(1, 12)
_INT53: Final = 2**53


class Impossible(ValueError):
    """Something no Discord client would let a person do."""


class Resolver:
    """Collects the records an interaction names by id."""

    def __init__(self, world: World, channel: Channel) -> None:
        self._world, self._channel = world, channel
        self.resolved: Json = {}

    def user(self, user_id: int) -> str:
        """A user, with membership inside guilds."""
        if user_id not in self._world.users:
            raise Impossible(f"no user {user_id}")
        self._note("users", user_id, user_json(self._world.users[user_id]))
        guild = self._world.guilds.get(self._channel.guild_id or 0)
        if guild and user_id in guild.members:
            member = member_json(self._world, guild.members[user_id], with_user=False)
            del member["deaf"], member["mute"]
            bits = permissions.in_channel(self._world, self._channel, user_id)
            self._note("members", user_id, member | {"permissions": str(bits)})
        return str(user_id)

    def channel(self, channel_id: int, kinds: Sequence[int] = ()) -> str:
        """A channel of an offered type."""
        found = self._world.channels.get(channel_id)
        if found is None or found.guild_id is None or (kinds and found.type not in kinds):
            raise Impossible(f"channel {channel_id} cannot be chosen here")
        about = channel_json(self._world, found)
        keys = ("id", "type", "name", "parent_id", "thread_metadata", "position", "topic", "nsfw", "guild_id", "flags")
        bits = permissions.in_channel(self._world, found, self._world.bot_id)
        partial = {k: about[k] for k in keys if k in about} | {"permissions": str(bits)}
        self._note("channels", channel_id, partial)
        return str(channel_id)

    def role(self, role_id: int) -> str:
        """A role of this guild."""
        guild = self._world.guilds.get(self._channel.guild_id or 0)
        if guild is None or role_id not in guild.roles:
            raise Impossible(f"no role {role_id} here")
        self._note("roles", role_id, role_json(guild.roles[role_id]))
        return str(role_id)

    def mentionable(self, some_id: int) -> str:
        """A user or role."""
        return self.user(some_id) if some_id in self._world.users else self.role(some_id)

    def attachment(self, file: File) -> str:
        """A file, uploaded for the bot alone."""
        upload = Upload(0, file[0], file[1])
        stored = uploads.store(self._world, upload, self._channel.id, None, ephemeral=True)
        self._note("attachments", stored.id, attachment_json(self._world, stored))
        return str(stored.id)

    def by_select(self, kind: int, some_id: str, kinds: Sequence[int]) -> str:
        """What a select of users, roles, mentionables or channels names."""
        number = int(some_id)
        if kind == components.CHANNEL_SELECT:
            return self.channel(number, kinds)
        find = {components.USER_SELECT: self.user, components.ROLE_SELECT: self.role}.get(kind, self.mentionable)
        return find(number)

    def _note(self, shelf: str, some_id: int, record: Json) -> None:
        self.resolved.setdefault(shelf, {})[str(some_id)] = record


# slash options


def leaf(command: Json, names: Sequence[str]) -> tuple[list[Json], list[Json]]:
    """The option descriptions at the end of a path such as ("table", "new"), and the sub-commands passed."""
    options, passed = command.get("options", []), []
    for name in names:
        step = next((o for o in options if o["name"] == name and o["type"] in {SUB_COMMAND, GROUP}), None)
        if step is None:
            raise Impossible(f"/{command['name']} has no sub-command {name}")
        passed.append(step)
        options = step.get("options", [])
    if any(o["type"] in {SUB_COMMAND, GROUP} for o in options):
        raise Impossible(f"/{command['name']} {' '.join(names)} needs a sub-command")
    return options, passed


def nest(passed: Sequence[Json], filled: list[Json]) -> list[Json]:
    """Filled options inside the sub-commands they belong to."""
    for step in reversed(passed):
        filled = [{"name": step["name"], "type": step["type"], "options": filled}]
    return filled


def fill(options: list[Json], given: Mapping[str, Any], resolver: Resolver) -> list[Json]:
    """Options as interaction data: all required ones there, none unknown, every value of its type and range."""
    if unknown := set(given) - {o["name"] for o in options}:
        raise Impossible(f"no option {', '.join(sorted(unknown))}")
    if missing := [o["name"] for o in options if o.get("required") and o["name"] not in given]:
        raise Impossible(f"required option missing: {', '.join(missing)}")
    return [
        {"name": o["name"], "type": o["type"], "value": _value(o, given[o["name"]], resolver)}
        for o in options
        if o["name"] in given
    ]


def _value(option: Json, value: Any, resolver: Resolver) -> Any:  # noqa: ANN401 (an option's value)
    kind, name = option["type"], option["name"]
    if not _is_of(kind, value):
        raise Impossible(f"option {name} cannot be {value!r}")
    if option.get("choices") and value not in [c["value"] for c in option["choices"]]:
        raise Impossible(f"option {name} does not offer {value!r}")
    _check_range(option, value)
    if kind == CHANNEL:
        return resolver.channel(value, option.get("channel_types") or ())
    find: Any = {
        USER: resolver.user, ROLE: resolver.role, MENTIONABLE: resolver.mentionable, ATTACHMENT: resolver.attachment,
    }.get(kind)  # fmt: skip
    return find(value) if find else value


def _is_of(kind: int, value: object) -> bool:
    if kind == STRING:
        return isinstance(value, str) and bool(value)
    if kind == BOOLEAN:
        return isinstance(value, bool)
    if kind == ATTACHMENT:
        return isinstance(value, tuple)
    if isinstance(value, bool):
        return False
    return isinstance(value, int | float) if kind == NUMBER else isinstance(value, int)


def _check_range(option: Json, value: Any) -> None:  # noqa: ANN401 (an option's value)
    kind = option["type"]
    if kind == STRING:
        low, high, size = option.get("min_length") or 0, option.get("max_length") or 6_000, len(value)
    elif kind in {INTEGER, NUMBER}:
        low, high = option.get("min_value"), option.get("max_value")
        low, high, size = -_INT53 if low is None else low, _INT53 if high is None else high, value
    else:
        return
    if not low <= size <= high:
        raise Impossible(f"option {option['name']}: {value!r} is outside {low} to {high}")


# selects


def selected(part: Json, values: Sequence[str], resolver: Resolver) -> list[str]:
    """A select's values: as many as it wants, all different, each of them offered."""
    low, high = part.get("min_values", 1), part.get("max_values", 1)
    _check_count(part, values, low, high)
    if part["type"] == components.STRING_SELECT:
        return _offered(part, values)
    return [resolver.by_select(part["type"], v, part.get("channel_types") or ()) for v in values]


def _check_count(part: Json, values: Sequence[str], low: int, high: int) -> None:
    if not low <= len(values) <= high:
        raise Impossible(f"{part['custom_id']} wants {low} to {high} values, not {len(values)}")
    if len(set(values)) != len(values):
        raise Impossible(f"{part['custom_id']}: a value twice")


def _offered(part: Json, values: Sequence[str]) -> list[str]:
    offered = [o["value"] for o in part.get("options", [])]
    if strange := [v for v in values if v not in offered]:
        raise Impossible(f"{part['custom_id']} does not offer {strange}")
    return list(values)


# modals


def modal_data(
    modal: Json, fields: Mapping[str, Any], files: Mapping[str, Sequence[File]], resolver: Resolver
) -> list[Json]:
    """A filled modal as interaction data; fields left out keep their defaults."""
    known = {p["custom_id"] for p in components.walk(modal["components"]) if p.get("custom_id")}
    if unknown := (set(fields) | set(files)) - known:
        raise Impossible(f"the modal has no field {', '.join(sorted(unknown))}")
    return [_modal_part(part, n, fields, files, resolver) for n, part in _numbered(modal["components"])]


def _numbered(parts: Iterable[Json]) -> Iterable[tuple[int, Json]]:
    return ((part.get("id") or 2 * n + 1, part) for n, part in enumerate(parts))


def _modal_part(
    part: Json, number: int, fields: Mapping[str, Any], files: Mapping[str, Sequence[File]], resolver: Resolver
) -> Json:
    out: Json = {"type": part["type"], "id": number}
    if part["type"] == components.TEXT:
        return out
    inner = part["component"] if part["type"] == components.LABEL else part["components"][0]
    key = inner["custom_id"]
    value = files.get(key, ()) if inner["type"] == components.FILE_UPLOAD else fields.get(key)
    filled = {"type": inner["type"], "id": inner.get("id") or number + 1, "custom_id": key}
    filled |= _field(inner, value, resolver)
    return out | ({"component": filled} if part["type"] == components.LABEL else {"components": [filled]})


def _field(part: Json, value: Any, resolver: Resolver) -> Json:  # noqa: ANN401 (a field's value)
    kind, required = part["type"], part.get("required", True)
    if kind == components.TEXT_INPUT:
        return {"value": _text(part, value, required=required)}
    if kind == components.CHECKBOX:
        return {"value": bool(part.get("default")) if value is None else bool(value)}
    if kind == components.RADIO_GROUP:
        return {"value": _radio(part, value, required=required)}
    if kind == components.FILE_UPLOAD:
        _check_modal_count(part, [name for name, _ in value], required=required, top=1)
        return {"values": [resolver.attachment(file) for file in value]}
    values = _defaults(part) if value is None else value
    if not isinstance(values, list):
        raise Impossible(f"{part['custom_id']} takes several values, not {values!r}")
    _check_modal_count(part, values, required=required, top=len(part.get("options", [])) or 25)
    if kind in {components.STRING_SELECT, components.CHECKBOX_GROUP}:
        return {"values": _offered(part, values)}
    return {"values": [resolver.by_select(kind, v, part.get("channel_types") or ()) for v in values]}


def _check_modal_count(part: Json, values: Sequence[str], *, required: bool, top: int) -> None:
    if not values and not required:
        return
    highest = part.get("max_values") or (top if part["type"] == components.CHECKBOX_GROUP else 1)
    lowest = part.get("min_values", 1)
    _check_count(part, values, max(lowest, 1) if required else lowest, highest)


def _defaults(part: Json) -> list[str]:
    if part.get("default_values"):
        return [str(d["id"]) for d in part["default_values"]]
    return [o["value"] for o in part.get("options", []) if o.get("default")]


def _text(part: Json, value: Any, *, required: bool) -> str:  # noqa: ANN401 (a field's value)
    text = part.get("value") or "" if value is None else value
    if not isinstance(text, str):
        raise Impossible(f"{part['custom_id']} takes text, not {text!r}")
    if not text and not required:
        return ""
    low, high = part.get("min_length") or (1 if required else 0), part.get("max_length") or 4_000
    if not low <= len(text) <= high:
        raise Impossible(f"{part['custom_id']} takes {low} to {high} characters, not {len(text)}")
    return text


def _radio(part: Json, value: Any, *, required: bool) -> str | None:  # noqa: ANN401 (a field's value)
    chosen = next(iter(_defaults(part)), None) if value is None else value
    if chosen is None:
        if required:
            raise Impossible(f"{part['custom_id']} wants a choice")
        return None
    return _offered(part, [chosen])[0]
