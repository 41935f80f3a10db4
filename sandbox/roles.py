"""Roles of a server: made, changed, moved, deleted, given and taken, each only below one's own highest role."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandbox import permissions, places
from sandbox.entities import Role
from sandbox.errors import Json, Problems, Refusal, Violation
from sandbox.serialise import role_json

if TYPE_CHECKING:
    from sandbox.entities import Guild
    from sandbox.world import World

FIELDS: Final = frozenset(
    {"name", "permissions", "color", "colors", "hoist", "mentionable", "icon", "unicode_emoji"}
)  # fmt: skip
MOST_ROLES: Final = 250
_WHITE: Final = 0xFF_FF_FF


def create(world: World, guild: Guild, actor_id: int, body: Json) -> Role:
    """Makes a role at the bottom of the list (30005 when there are 250)."""
    permissions.require_in_guild(guild, actor_id, permissions.MANAGE_ROLES)
    if len(guild.roles) >= MOST_ROLES:
        raise Refusal(30005)
    everyone = guild.roles[guild.id].permissions
    role = Role(world.snowflake(), "new role", everyone, 1)
    _fill(guild, actor_id, role, body)
    guild.roles[role.id] = role
    _tell(world, guild, "CREATE", role)
    return role


def change(world: World, guild: Guild, actor_id: int, role_id: int, body: Json) -> Role:
    """Changes a role's name, rights and looks."""
    role = _below(guild, actor_id, role_id)
    _fill(guild, actor_id, role, body)
    _tell(world, guild, "UPDATE", role)
    return role


def _fill(guild: Guild, actor_id: int, role: Role, body: Json) -> None:
    if body.get("icon") or body.get("unicode_emoji"):
        raise Violation("role icons")
    colour = body.get("color", (body.get("colors") or {}).get("primary_color"))
    problems = Problems()
    if body.get("name") is not None:
        problems.length(("name",), body["name"], 1, 100)
    if colour is not None:
        problems.number(("color",), colour, 0, _WHITE)
    problems.settle()
    bits = int(body["permissions"]) if body.get("permissions") is not None else role.permissions
    if bits & ~role.permissions & ~permissions.in_guild(guild, actor_id):
        raise Refusal(50013)
    role.permissions = bits
    role.name = body.get("name") or role.name
    role.color = role.color if colour is None else colour
    role.hoist, role.mentionable = (
        bool(getattr(role, name) if body.get(name) is None else body[name]) for name in ("hoist", "mentionable")
    )


def move(world: World, guild: Guild, actor_id: int, positions: dict[int, int]) -> None:
    """Gives roles another place; neither they nor the place may be above one's own highest role."""
    moved = [_below(guild, actor_id, role_id) for role_id in positions]
    highest = _highest(guild, actor_id)
    if highest is not None and any(position > highest.position for position in positions.values()):
        raise Refusal(50013)
    for role in moved:
        role.position = positions[role.id]
        _tell(world, guild, "UPDATE", role)


def delete(world: World, guild: Guild, actor_id: int, role_id: int) -> None:
    """Deletes a role and takes it from everybody; those of everyone and of bots stay (50028)."""
    role = _below(guild, actor_id, role_id)
    if role.id == guild.id or role.managed_by is not None:
        raise Refusal(50028)
    for member in guild.members.values():
        member.roles = [one for one in member.roles if one != role.id]
    for channel in world.channels.values():
        channel.overwrites.pop(role.id, None)
    del guild.roles[role.id]
    world.announce("GUILD_ROLE_DELETE", {"guild_id": str(guild.id), "role_id": str(role.id)}, guild.id)


def give(world: World, guild: Guild, actor_id: int, user_id: int, role_id: int, *, on: bool) -> None:
    """Gives a member a role, or takes it."""
    role = _below(guild, actor_id, role_id)
    if user_id not in guild.members:
        raise Refusal(10007)
    member = guild.members[user_id]
    if role.id == guild.id or role.managed_by is not None:
        raise Refusal(50028)
    if on != (role.id in member.roles):
        (member.roles.append if on else member.roles.remove)(role.id)
    places.change_member(world, guild, member)


def _below(guild: Guild, actor_id: int, role_id: int) -> Role:
    """A role the actor may manage; whoever owns the server stands above all."""
    permissions.require_in_guild(guild, actor_id, permissions.MANAGE_ROLES)
    if role_id not in guild.roles:
        raise Refusal(10011)
    role, highest = guild.roles[role_id], _highest(guild, actor_id)
    if highest is not None and _rank(role) >= _rank(highest):
        raise Refusal(50013)
    return role


def _highest(guild: Guild, user_id: int) -> Role | None:
    if user_id == guild.owner_id:
        return None
    return max((guild.roles[one] for one in (guild.id, *guild.members[user_id].roles)), key=_rank)


def _rank(role: Role) -> tuple[int, int]:
    # Of two roles in one place the older stands higher.
    return role.position, -role.id


def _tell(world: World, guild: Guild, what: str, role: Role) -> None:
    payload = {"guild_id": str(guild.id), "role": role_json(role)}
    world.announce(f"GUILD_ROLE_{what}", payload, guild.id)
