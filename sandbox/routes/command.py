"""Routes of application commands, global and per guild."""

from __future__ import annotations

from sandbox import commands
from sandbox.api import Answer, Call, route
from sandbox.errors import Json, Refusal

_GLOBAL = "/applications/{application_id}/commands"
_GUILD = "/applications/{application_id}/guilds/{guild_id}/commands"


def _place(call: Call) -> int | None:
    if call.id("application_id") != call.world.application_id:
        raise Refusal(10002)
    return call.id("guild_id") if "guild_id" in call.params else None


def _shown(call: Call, command: Json) -> Json:
    if call.method == "GET" and not call.flag("with_localizations"):
        return {k: v for k, v in command.items() if not k.endswith("_localizations")}
    return command


@route("GET", _GLOBAL, query="with_localizations")
@route("GET", _GUILD, query="with_localizations")
def listed(call: Call) -> Answer:
    """All commands of one place."""
    return [_shown(call, c) for c in commands.shelf(call.world, _place(call)).values()]


@route("PUT", _GLOBAL, fields=None)
@route("PUT", _GUILD, fields=None)
def overwrite(call: Call) -> Answer:
    """Replaces all commands of one place."""
    if not isinstance(call.raw, list):
        raise Refusal(50109)
    return commands.replace_all(call.world, _place(call), call.raw)


@route("POST", _GLOBAL, fields=None, status=201)
@route("POST", _GUILD, fields=None, status=201)
def create(call: Call) -> Answer:
    """Adds or overwrites one command."""
    return commands.put(call.world, _place(call), call.body)


@route("GET", _GLOBAL + "/{command_id}")
@route("GET", _GUILD + "/{command_id}")
def one(call: Call) -> Answer:
    """One command."""
    return commands.one(call.world, _place(call), call.id("command_id"))


@route("PATCH", _GLOBAL + "/{command_id}", fields=None)
@route("PATCH", _GUILD + "/{command_id}", fields=None)
def change(call: Call) -> Answer:
    """Changes one command."""
    return commands.patch(call.world, _place(call), call.id("command_id"), call.body)


@route("DELETE", _GLOBAL + "/{command_id}")
@route("DELETE", _GUILD + "/{command_id}")
def remove(call: Call) -> None:
    """Deletes one command."""
    commands.remove(call.world, _place(call), call.id("command_id"))


@route("GET", _GUILD + "/permissions")
def permissions(call: Call) -> Answer:
    """Commands whose permissions a guild's owner changed: none in this world."""
    commands.shelf(call.world, _place(call))
    return []


@route("GET", _GUILD + "/{command_id}/permissions")
def permissions_of(call: Call) -> Answer:
    """One command's changed permissions: 10066, since nobody changed any."""
    commands.one(call.world, _place(call), call.id("command_id"))
    raise Refusal(10066)
