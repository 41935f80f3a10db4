"""Application commands: syncing, and what a person is offered where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandbox import limits, permissions
from sandbox.errors import Json, Refusal

if TYPE_CHECKING:
    from sandbox.entities import Channel
    from sandbox.world import World

CREATES_A_DAY: Final = 200
_DAY: Final = 86_400.0
_LOCALISED: Final = ("name_localizations", "description_localizations")


def shelf(world: World, guild_id: int | None) -> dict[int, Json]:
    """The commands of a guild, or the global ones for None."""
    if guild_id is not None:
        world.guild_of_bot(guild_id)
    return world.commands.setdefault(guild_id, {})


def replace_all(world: World, guild_id: int | None, bodies: list[Json]) -> list[Json]:
    """Overwrites every command of one place; those that keep kind and name keep their id."""
    limits.check_commands(bodies)
    old = shelf(world, guild_id)
    known = {(c["type"], c["name"]): c for c in old.values()}
    made = [_stored(world, guild_id, body, known.get((body.get("type") or 1, body["name"]))) for body in bodies]
    world.commands[guild_id] = {int(c["id"]): c for c in made}
    _tell(world)
    return made


def put(world: World, guild_id: int | None, body: Json) -> Json:
    """Adds one command, or overwrites the one of that kind and name."""
    place = shelf(world, guild_id)
    old = next((c for c in place.values() if (c["type"], c["name"]) == (body.get("type") or 1, body.get("name"))), None)
    others = [_as_request(c) for c in place.values() if c is not old]
    limits.check_commands([body] if not others else [*others, body])
    command = _stored(world, guild_id, body, old)
    place[int(command["id"])] = command
    _tell(world)
    return command


def patch(world: World, guild_id: int | None, command_id: int, body: Json) -> Json:
    """Changes one command."""
    place = shelf(world, guild_id)
    old = one(world, guild_id, command_id)
    limits.check_commands([_as_request(old) | body])
    place[command_id] = _stored(world, guild_id, _as_request(old) | body, old)
    _tell(world)
    return place[command_id]


def remove(world: World, guild_id: int | None, command_id: int) -> None:
    """Deletes one command."""
    one(world, guild_id, command_id)
    del shelf(world, guild_id)[command_id]
    _tell(world)


def one(world: World, guild_id: int | None, command_id: int) -> Json:
    """A command, or 10063."""
    found = shelf(world, guild_id).get(command_id)
    if found is None:
        raise Refusal(10063)
    return found


def _as_request(command: Json) -> Json:
    return {k: v for k, v in command.items() if k not in {"id", "application_id", "version", "guild_id"}}


def _stored(world: World, guild_id: int | None, body: Json, old: Json | None) -> Json:
    if old is None:
        _count_create(world, guild_id)
    kind = body.get("type") or 1
    out: Json = {
        "id": old["id"] if old else str(world.snowflake()), "application_id": str(world.application_id),
        "version": str(world.snowflake()), "type": kind, "name": body["name"],
        "description": body.get("description") or "", "nsfw": bool(body.get("nsfw")),
        "default_member_permissions": _text(body.get("default_member_permissions")),
        "dm_permission": body.get("dm_permission") is not False, "contexts": body.get("contexts"),
        "integration_types": body.get("integration_types") or [0],
    }  # fmt: skip
    out |= {key: body.get(key) or None for key in _LOCALISED}
    if body.get("options"):
        out["options"] = body["options"]
    if guild_id is not None:
        out["guild_id"] = str(guild_id)
    return out


def _text(value: object) -> str | None:
    return None if value is None else str(value)


def _count_create(world: World, guild_id: int | None) -> None:
    times = world.command_creates.setdefault(guild_id, [])
    times[:] = [t for t in times if world.now() - t < _DAY]
    if len(times) >= CREATES_A_DAY:
        raise Refusal(30034, retry_after=round(times[0] + _DAY - world.now(), 3))
    times.append(world.now())


def _tell(world: World) -> None:
    world.announce("COMMANDS_UPDATE", {}, to_bot=False)


def offered(world: World, channel: Channel, user_id: int) -> list[Json]:
    """The commands a person is offered in a channel: contexts, permissions and guild overrides respected."""
    if not permissions.can_view(world, channel, user_id):
        return []
    if channel.guild_id is None:
        return [c for c in world.commands[None].values() if _in_context(c, 1)]
    bits = permissions.in_channel(world, channel, user_id)
    if not bits & permissions.USE_COMMANDS:
        return []
    local = list(world.commands.get(channel.guild_id, {}).values())
    names = {(c["type"], c["name"]) for c in local}
    wide = [c for c in world.commands[None].values() if _in_context(c, 0) and (c["type"], c["name"]) not in names]
    return [c for c in [*local, *wide] if _permitted(c, bits)]


def _in_context(command: Json, context: int) -> bool:
    if command["contexts"] is not None:
        return context in command["contexts"]
    return context == 0 or command["dm_permission"]


def _permitted(command: Json, bits: int) -> bool:
    needed = command["default_member_permissions"]
    if needed is None:
        return True
    if int(needed) == 0:
        return bits == permissions.ALL
    return bits & int(needed) == int(needed)


def localised(command: Json, locale: str) -> Json:
    """A command with name_localized and description_localized for one locale, as clients get it."""
    out = dict(command)
    for key in ("name", "description"):
        text = (command.get(f"{key}_localizations") or {}).get(locale)
        if text:
            out[f"{key}_localized"] = text
    return out
