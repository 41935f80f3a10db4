"""Routes of scheduled events, of the external kind (a place and an end) only."""

from __future__ import annotations

from datetime import datetime
from typing import TYPE_CHECKING, Final

from sandbox import permissions
from sandbox.api import Answer, Call, route
from sandbox.errors import Json, Problems, Refusal, Violation
from sandbox.serialise import user_json

if TYPE_CHECKING:
    from sandbox.entities import Guild

_FIELDS: Final = frozenset(
    {"channel_id", "entity_metadata", "name", "privacy_level", "scheduled_start_time", "scheduled_end_time"}
    | {"description", "entity_type", "image"}
)
_ALL, _ONE = "/guilds/{guild_id}/scheduled-events", "/guilds/{guild_id}/scheduled-events/{event_id}"
_OPEN_EVENTS: Final = 100
_EXTERNAL: Final = 3


def _guild(call: Call) -> Guild:
    return call.world.guild_of_bot(call.id("guild_id"))


def _event(call: Call) -> Json:
    found = call.world.events.get(call.id("event_id"))
    if found is None or found["guild_id"] != str(_guild(call).id):
        raise Refusal(10070)
    return found


def _check(call: Call, event: Json) -> None:
    problems = Problems()
    problems.length(("name",), event.get("name"), 1, 100)
    if event.get("description") is not None:
        problems.length(("description",), event["description"], 1, 1_000)
    if event.get("entity_type") != _EXTERNAL or event.get("image"):
        raise Violation("scheduled events: only external ones without a picture are known")
    problems.length(("entity_metadata", "location"), (event.get("entity_metadata") or {}).get("location"), 1, 100)
    for key in ("scheduled_start_time", "scheduled_end_time"):
        if not event.get(key):
            problems.required((key,))
    problems.settle()
    start, end = (datetime.fromisoformat(event[f"scheduled_{k}_time"]) for k in ("start", "end"))
    if event.get("status", 1) == 1 and start.timestamp() < call.world.now():
        problems.add(("scheduled_start_time",), "GUILD_SCHEDULED_EVENT_SCHEDULE_PAST", "Cannot schedule in the past.")
    if end <= start:
        problems.add(("scheduled_end_time",), "GUILD_SCHEDULED_EVENT_END_BEFORE_START", "The end must come last.")
    problems.settle()


@route("GET", _ALL, query="with_user_count")
def listed(call: Call) -> Answer:
    """The guild's events."""
    guild_id = str(_guild(call).id)
    return [_shown(call, e) for e in call.world.events.values() if e["guild_id"] == guild_id]


def _shown(call: Call, event: Json) -> Json:
    count = {"user_count": len(call.world.event_users[int(event["id"])])} if call.flag("with_user_count") else {}
    return event | count


@route("POST", _ALL, fields=_FIELDS)
def create(call: Call) -> Answer:
    """Schedules an event."""
    guild = _guild(call)
    permissions.require_in_guild(guild, call.world.bot_id, permissions.CREATE_EVENTS)
    mine = [e for e in call.world.events.values() if e["guild_id"] == str(guild.id)]
    if len([e for e in mine if e["status"] in {1, 2}]) >= _OPEN_EVENTS:
        raise Refusal(30038)
    _check(call, call.body)
    event: Json = {
        "id": str(call.world.snowflake()), "guild_id": str(guild.id), "channel_id": None,
        "creator_id": str(call.world.bot_id), "creator": user_json(call.world.bot), "description": None, "image": None,
        "entity_id": None, "recurrence_rule": None, "guild_scheduled_event_exceptions": [], "status": 1,
        "privacy_level": 2,
    } | call.body  # fmt: skip
    call.world.events[int(event["id"])] = event
    call.world.event_users[int(event["id"])] = []
    call.world.announce("GUILD_SCHEDULED_EVENT_CREATE", event, guild.id)
    return event


@route("GET", _ONE, query="with_user_count")
def one(call: Call) -> Answer:
    """One event."""
    return _shown(call, _event(call))


@route("PATCH", _ONE, fields=_FIELDS | {"status"})
def change(call: Call) -> Answer:
    """Changes an event, or starts, ends and cancels it."""
    event = _event(call)
    permissions.require_in_guild(_guild(call), call.world.bot_id, permissions.CREATE_EVENTS)
    wanted = call.body.get("status", event["status"])
    if wanted != event["status"] and (event["status"], wanted) not in {(1, 2), (2, 3), (1, 4)}:
        raise Refusal(180000, text="Cannot update a finished event")
    _check(call, event | call.body)
    event |= call.body
    call.world.announce("GUILD_SCHEDULED_EVENT_UPDATE", event, _guild(call).id)
    return event


@route("DELETE", _ONE)
def remove(call: Call) -> None:
    """Deletes an event."""
    event = _event(call)
    permissions.require_in_guild(_guild(call), call.world.bot_id, permissions.CREATE_EVENTS)
    del call.world.events[int(event["id"])]
    call.world.announce("GUILD_SCHEDULED_EVENT_DELETE", event, _guild(call).id)


@route("GET", _ONE + "/users", query="limit with_member before after")
def users(call: Call) -> Answer:
    """Who is interested in an event."""
    event = _event(call)
    people = call.world.event_users[int(event["id"])][: call.number("limit", 100)]
    return [
        {
            "guild_scheduled_event_id": event["id"],
            "user_id": str(u),
            "user": user_json(call.world.users[u]),
            "response": 1,
        }
        for u in people
    ]
