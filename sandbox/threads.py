"""Threads: starting, joining, archiving and waking them up again."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sandbox import permissions, slowmode, visibility
from sandbox.entities import (
    GUILD_TEXT,
    HAS_THREAD,
    PRIVATE_THREAD,
    PUBLIC_THREAD,
    THREAD_NOTICE,
    THREAD_STARTER,
    Channel,
    Message,
)
from sandbox.errors import Json, Problems, Refusal
from sandbox.serialise import channel_json, member_json, thread_member_json

if TYPE_CHECKING:
    from sandbox.world import World

ARCHIVE_MINUTES: Final = (60, 1_440, 4_320, 10_080)
MOST_MEMBERS: Final = 1_000


def start(world: World, parent: Channel, owner_id: int, body: Json, source: Message | None = None) -> Channel:
    """Starts a thread, standalone or from a message (160004 when that one has a thread)."""
    if parent.type != GUILD_TEXT:
        raise Refusal(50024)
    kind = PUBLIC_THREAD if source else int(body.get("type", PRIVATE_THREAD))
    _check(body, kind)
    private = kind == PRIVATE_THREAD
    permissions.require(world, parent, owner_id, permissions.PRIVATE_THREADS if private else permissions.PUBLIC_THREADS)
    if source and (source.flags & HAS_THREAD or source.id in world.channels):
        raise Refusal(160004)
    slowmode.take_turn(world, parent, owner_id, "thread")
    thread = Channel(
        source.id if source else world.snowflake(), kind, str(body["name"]), parent.guild_id, parent.id,
        owner_id=owner_id, created_at=world.iso(), archived_at=world.iso(), active=world.now(),
        slowmode=body.get("rate_limit_per_user") or 0,
        auto_archive=body.get("auto_archive_duration") or 1_440, invitable=body.get("invitable", True) is not False,
    )  # fmt: skip
    world.channels[thread.id] = thread
    world.messages.setdefault(thread.id, {})
    thread.members[owner_id] = world.iso()
    created = channel_json(world, thread, viewer=owner_id) | {"newly_created": True}
    world.announce_in(thread, "THREAD_CREATE", created)
    _tell_own(world, thread, [owner_id])
    _leave_notices(world, parent, thread, owner_id, source)
    return thread


def _check(body: Json, kind: int) -> None:
    problems = Problems()
    problems.length(("name",), body.get("name"), 1, 100)
    problems.choice(("type",), kind, (PUBLIC_THREAD, PRIVATE_THREAD))
    _check_settings(problems, body)
    problems.settle()


def _check_settings(problems: Problems, body: Json) -> None:
    if body.get("auto_archive_duration") is not None:
        problems.choice(("auto_archive_duration",), body["auto_archive_duration"], ARCHIVE_MINUTES)
    if body.get("rate_limit_per_user") is not None:
        problems.number(("rate_limit_per_user",), body["rate_limit_per_user"], 0, slowmode.MOST_SECONDS)


def _leave_notices(world: World, parent: Channel, thread: Channel, owner_id: int, source: Message | None) -> None:
    """Says in a thread from which message it was started, or in the channel that a public one was."""
    if source:
        source.flags |= HAS_THREAD
        visibility.tell(world, "MESSAGE_UPDATE", source)
        origin = {"channel_id": str(parent.id), "message_id": str(source.id)}
        _leave_notice(world, thread, owner_id, THREAD_STARTER, origin)
    elif thread.type == PUBLIC_THREAD:
        _leave_notice(world, parent, owner_id, THREAD_NOTICE, {"channel_id": str(thread.id)}, thread.name)


def _leave_notice(world: World, home: Channel, author_id: int, kind: int, reference: Json, text: str = "") -> None:
    notice = Message(world.snowflake(), home.id, author_id, world.now(), world.iso(), type=kind, content=text)
    notice.reference = {"type": 0, **reference, "guild_id": str(home.guild_id)}
    world.messages[home.id][notice.id] = notice
    home.last_message_id = notice.id
    visibility.tell(world, "MESSAGE_CREATE", notice)


def require_open(world: World, thread: Channel, user_id: int) -> None:
    """Raises 50083 for an archived and locked thread, 160005 for a locked one, unless one manages threads."""
    if not permissions.can_view(world, thread, user_id):
        raise Refusal(50001)
    manages = permissions.in_channel(world, thread, user_id) & permissions.MANAGE_THREADS
    if thread.locked and not manages:
        raise Refusal(50083 if thread.archived else 160005)


def note_post(world: World, thread: Channel, message: Message) -> None:
    """A post wakes an archived thread, counts, and makes its author and the people it names members."""
    if thread.archived:
        thread.archived, thread.archived_at = False, world.iso()
        tell_update(world, thread)
    thread.active = world.now()
    thread.message_count += 1
    thread.total_sent += 1
    guild = world.guilds[thread.guild_id or 0]
    joining = [message.author_id, *message.mentions]
    add(world, thread, [u for u in joining if u in guild.members and u not in thread.members])


def add(world: World, thread: Channel, user_ids: list[int]) -> None:
    """Makes guild members members of a thread and tells everybody in it."""
    if not user_ids:
        return
    if len(thread.members) + len(user_ids) > MOST_MEMBERS:
        raise Refusal(30033)
    for user_id in user_ids:
        thread.members[user_id] = world.iso()
    joined = [thread_member_json(world, thread, u, with_member=True) | {"presence": None} for u in user_ids]
    if world.bot_id in user_ids:
        world.announce_in(thread, "THREAD_CREATE", channel_json(world, thread, viewer=world.bot_id))
    _tell_own(world, thread, user_ids)
    _tell_members(world, thread, {"added_members": joined})


def _tell_own(world: World, thread: Channel, user_ids: list[int]) -> None:
    """Tells the bot of its own membership, which nobody else hears of."""
    if world.bot_id in user_ids:
        mine = thread_member_json(world, thread, world.bot_id) | {"guild_id": str(thread.guild_id)}
        world.announce("THREAD_MEMBER_UPDATE", mine, thread.guild_id, viewers=frozenset())


def remove(world: World, thread: Channel, user_id: int) -> None:
    """Takes a member out of a thread."""
    if user_id not in thread.members:
        raise Refusal(10007)
    _tell_members(world, thread, {"removed_member_ids": [str(user_id)]}, without=user_id)


def _tell_members(world: World, thread: Channel, change: Json, without: int | None = None) -> None:
    count = len(thread.members) - (without is not None)
    payload = {"id": str(thread.id), "guild_id": str(thread.guild_id), "member_count": min(count, 50)} | change
    world.announce_in(thread, "THREAD_MEMBERS_UPDATE", payload)
    if without is not None:
        del thread.members[without]
        world.tick()


def require_adding(world: World, thread: Channel, actor_id: int, user_id: int) -> None:
    """Raises unless one thread member may bring in another guild member."""
    permissions.require(world, thread, actor_id, permissions.SEND_IN_THREADS)
    if thread.archived:
        raise Refusal(50083)
    guild = world.guilds[thread.guild_id or 0]
    if user_id not in guild.members:
        raise Refusal(10007)
    manages = permissions.in_channel(world, thread, actor_id) & permissions.MANAGE_THREADS
    if thread.type == PRIVATE_THREAD and not thread.invitable and not manages and actor_id != thread.owner_id:
        raise Refusal(50013)
    parent = world.channels[thread.parent_id or 0]
    if not permissions.can_view(world, parent, user_id):
        raise Refusal(50001)


def change(world: World, thread: Channel, actor_id: int, body: Json) -> None:
    """Renames, archives, locks or reopens a thread."""
    problems = Problems()
    if "name" in body:
        problems.length(("name",), body["name"], 1, 100)
    _check_settings(problems, body)
    problems.settle()
    _require_change(world, thread, actor_id, body)
    thread.name = body.get("name", thread.name)
    thread.locked = body.get("locked", thread.locked)
    thread.invitable = body.get("invitable", thread.invitable)
    thread.slowmode = body.get("rate_limit_per_user", thread.slowmode) or 0
    thread.auto_archive = body.get("auto_archive_duration", thread.auto_archive)
    if "archived" in body and body["archived"] != thread.archived:
        thread.archived, thread.archived_at, thread.active = body["archived"], world.iso(), world.now()
    tell_update(world, thread)


def _require_change(world: World, thread: Channel, actor_id: int, body: Json) -> None:
    permissions.require(world, thread, actor_id, 0)
    manages = bool(permissions.in_channel(world, thread, actor_id) & permissions.MANAGE_THREADS)
    own = thread.owner_id == actor_id
    if thread.archived and body.get("archived") is not False:
        raise Refusal(50083)
    if thread.archived and thread.locked and not manages:
        raise Refusal(50083)
    managers_only = set(body) & {"locked", "rate_limit_per_user"}
    if not manages and (managers_only or not (own or (set(body) == {"archived"} and thread.archived))):
        raise Refusal(50013)


def put(world: World, thread: Channel, *, archived: bool, locked: bool) -> None:
    """Archives, locks or reopens a thread, as its server's moderators may."""
    if not thread.is_thread:
        raise Refusal(50024)
    thread.archived, thread.locked = archived, locked
    thread.archived_at, thread.active = world.iso(), world.now()
    tell_update(world, thread)


def archive_idle(world: World) -> None:
    """Archives the threads in which nothing was said for as long as their settings allow."""
    for thread in [c for c in world.channels.values() if c.is_thread and not c.archived]:
        if world.now() - thread.active >= thread.auto_archive * 60:
            thread.archived, thread.archived_at = True, world.iso()
            tell_update(world, thread)


def tell_update(world: World, thread: Channel) -> None:
    """Announces a thread's new state."""
    world.announce_in(thread, "THREAD_UPDATE", channel_json(world, thread, viewer=world.bot_id))


def delete(world: World, thread: Channel) -> None:
    """Removes a thread with all its messages."""
    payload = {
        "id": str(thread.id), "guild_id": str(thread.guild_id), "parent_id": str(thread.parent_id), "type": thread.type,
    }  # fmt: skip
    world.announce_in(thread, "THREAD_DELETE", payload)
    del world.channels[thread.id]
    world.messages.pop(thread.id, None)


def listing(world: World, found: list[Channel], *, has_more: bool = False) -> Json:
    """A list of threads with the bot's memberships, as the archive and active lists return it."""
    mine = [t for t in found if world.bot_id in t.members]
    return {
        "threads": [channel_json(world, t, viewer=world.bot_id) for t in found],
        "members": [thread_member_json(world, t, world.bot_id) for t in mine], "has_more": has_more,
    }  # fmt: skip


def people(world: World, thread: Channel, *, with_member: bool) -> list[Json]:
    """The members of a thread."""
    guild = world.guilds[thread.guild_id or 0]
    out = []
    for user_id in thread.members:
        one = thread_member_json(world, thread, user_id)
        if with_member:
            one["member"] = member_json(world, guild.members[user_id])
        out.append(one)
    return out
