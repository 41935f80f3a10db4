"""Routes of threads: starting, members, archives."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandbox import permissions, threads, visibility
from sandbox.api import Answer, Call, route
from sandbox.entities import PRIVATE_THREAD, PUBLIC_THREAD, Channel
from sandbox.errors import Refusal
from sandbox.routes.channel import seen
from sandbox.serialise import channel_json, thread_member_json

if TYPE_CHECKING:
    from collections.abc import Callable

_SETTINGS: Final = frozenset({"name", "auto_archive_duration", "rate_limit_per_user"})


def _thread(call: Call) -> Channel:
    thread = seen(call)
    if not thread.is_thread:
        raise Refusal(50024)
    return thread


@route("POST", "/channels/{channel_id}/threads", fields=_SETTINGS | {"type", "invitable"}, status=201)
def start(call: Call) -> Answer:
    """Starts a thread without a message."""
    thread = threads.start(call.world, seen(call), call.world.bot_id, call.body)
    return channel_json(call.world, thread, viewer=call.world.bot_id)


@route("POST", "/channels/{channel_id}/messages/{message_id}/threads", fields=_SETTINGS, status=201)
def start_from_message(call: Call) -> Answer:
    """Starts a public thread on a message."""
    parent = seen(call)
    source = visibility.visible(call.world, parent.id, call.id("message_id"))
    thread = threads.start(call.world, parent, call.world.bot_id, call.body, source)
    return channel_json(call.world, thread, viewer=call.world.bot_id)


@route("PUT", "/channels/{channel_id}/thread-members/@me")
def join(call: Call) -> None:
    """Makes the bot a member."""
    thread = _thread(call)
    if call.world.bot_id not in thread.members:
        threads.add(call.world, thread, [call.world.bot_id])


@route("DELETE", "/channels/{channel_id}/thread-members/@me")
def leave(call: Call) -> None:
    """Takes the bot out."""
    threads.remove(call.world, _thread(call), call.world.bot_id)


@route("PUT", "/channels/{channel_id}/thread-members/{user_id}")
def add(call: Call) -> None:
    """Makes a guild member a member of the thread."""
    thread = _thread(call)
    threads.require_adding(call.world, thread, call.world.bot_id, call.id("user_id"))
    if call.id("user_id") not in thread.members:
        threads.add(call.world, thread, [call.id("user_id")])


@route("DELETE", "/channels/{channel_id}/thread-members/{user_id}")
def remove(call: Call) -> None:
    """Takes a member out; needs Manage Threads, or one's own private thread."""
    thread = _thread(call)
    own = thread.type == PRIVATE_THREAD and thread.owner_id == call.world.bot_id
    if not own:
        permissions.require(call.world, thread, call.world.bot_id, permissions.MANAGE_THREADS)
    threads.remove(call.world, thread, call.id("user_id"))


@route("GET", "/channels/{channel_id}/thread-members", query="with_member after limit")
def members(call: Call) -> Answer:
    """Who is in the thread."""
    return threads.people(call.world, _thread(call), with_member=call.flag("with_member"))


@route("GET", "/channels/{channel_id}/thread-members/{user_id}", query="with_member")
def member(call: Call) -> Answer:
    """One member of the thread, or 10007."""
    thread = _thread(call)
    if call.id("user_id") not in thread.members:
        raise Refusal(10007)
    return thread_member_json(call.world, thread, call.id("user_id"), with_member=call.flag("with_member"))


@route("GET", "/channels/{channel_id}/threads/archived/public", query="before limit")
def archived_public(call: Call) -> Answer:
    """Archived public threads, latest first."""
    return _archived(call, lambda t: t.type == PUBLIC_THREAD)


@route("GET", "/channels/{channel_id}/threads/archived/private", query="before limit")
def archived_private(call: Call) -> Answer:
    """Archived private threads, latest first; needs Manage Threads."""
    permissions.require(call.world, seen(call), call.world.bot_id, permissions.MANAGE_THREADS)
    return _archived(call, lambda t: t.type == PRIVATE_THREAD)


@route("GET", "/channels/{channel_id}/users/@me/threads/archived/private", query="before limit")
def archived_joined(call: Call) -> Answer:
    """Archived private threads the bot is in."""
    return _archived(call, lambda t: t.type == PRIVATE_THREAD and call.world.bot_id in t.members)


def _archived(call: Call, wanted: Callable[[Channel], bool]) -> Answer:
    parent, before = seen(call), call.query.get("before")
    found = [t for t in call.world.channels.values() if t.parent_id == parent.id and t.archived and wanted(t)]
    if before and before.isdigit():
        found = [t for t in found if t.id < int(before)]
    elif before:
        found = [t for t in found if t.archived_at < before]
    found.sort(key=lambda t: t.archived_at, reverse=True)
    limit = call.number("limit", 50)
    return threads.listing(call.world, found[:limit], has_more=len(found) > limit)
