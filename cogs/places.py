"""The public places of tables, channels and threads: posts and edits there, and what each refusal of Discord's means.

The host is told of a place that cannot be used; it tells the players once and lets the game go on without.
"""

import logging
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, Final, Literal, TypeAlias

import discord

from cogs.transport import in_a_line, verdict
from cogs.ui.panels import Message
from host.host import Host
from host.model import Panel, Table
from host.tables.places import Why, why_shut

log = logging.getLogger(__name__)

UNKNOWN_CHANNEL: Final = 10003
UNKNOWN_MESSAGE: Final = 10008
OLD_EDIT: Final = 30046
"""The message is too old to be edited as often as that."""
HAS_THREAD: Final = 160004
ASLEEP: Final = 50083
"""The thread is archived. A post wakes it, so one that is refused for this finds the thread locked as well."""
MEANINGS: Final[dict[int, Why]] = {
    UNKNOWN_CHANNEL: "thread-deleted",
    30033: "full",  # too many members of a thread
    ASLEEP: "locked",
    160005: "locked",
    160006: "full",  # too many open threads
    160007: "full",  # too many open threads in announcement channels
}
"""What Discord's refusals say of a place, if it is more than that the bot may not write there."""
NOBODY: Final = discord.AllowedMentions.none()
"""Named with edits too, which would else mark a message for everybody whom its text names."""
THREAD_SLEEPS_AFTER: Final = 10080
Keep: TypeAlias = Callable[[discord.Message], Awaitable[None]]
"""Notes a message that was sent, so that it is found again whatever happens next."""
Find: TypeAlias = Callable[[discord.abc.Messageable], Awaitable[discord.Message | None]]
"""Returns the message in a channel that is to be used instead of a new one."""
Outcome = Literal["done", "gone", "shut"]
"""It was done; the message is gone, and another one may take its place; the place cannot be used."""


class Places:
    """Writes in channels and threads."""

    def __init__(self, client: discord.Client, host: Host) -> None:
        """Take the connected client, and the host to tell of what cannot be used."""
        self._client = client
        self._host = host

    async def post(
        self,
        table: Table,
        channel: int,
        message: Message,
        nonce: str,
        users: Sequence[int] = (),
        role: int | None = None,
        keep: Keep | None = None,
        find: Find | None = None,
    ) -> discord.Message | None:
        """Post in a table's channel or thread; None where that cannot be. See `send`."""
        there = self._client.get_partial_messageable(channel)
        return await self._posted(table, channel, send(there, message, nonce, users, role=role, keep=keep, find=find))

    async def post_file(self, table: Table, channel: int, text: str, file: discord.File, nonce: str) -> None:
        """Post a text with a file, where that can be; it calls nobody."""
        there = self._client.get_partial_messageable(channel)
        await self._posted(table, channel, there.send(text, file=file, nonce=nonce, allowed_mentions=NOBODY))

    async def _posted(
        self, table: Table, channel: int, sending: Coroutine[Any, Any, discord.Message]
    ) -> discord.Message | None:
        try:
            sent = await sending
        except discord.HTTPException as fault:
            await self._note(table, channel, fault)
            return None
        if channel == table.place.thread or table.status == "lobby":
            await self._note_open(table)
        return sent

    async def edit(
        self, table: Table, channel: int, message_id: int, message: Message, users: Sequence[int] = ()
    ) -> Outcome:
        """Edit a message in a table's channel or thread; it stands out for nobody but those named.

        An archived thread is woken for it.
        """
        try:
            await self._edit(channel, message_id, message, users)
        except discord.HTTPException as fault:
            if fault.code == UNKNOWN_MESSAGE:
                return "gone"
            if fault.code == ASLEEP and await self._wake(table, channel):
                await self._edit(channel, message_id, message, users)
                return "done"
            await self._note(table, channel, fault)
            return "shut"
        return "done"

    async def open_thread(self, table: Table, lobby: int, name: str) -> Outcome:
        """Make a thread from a table's message in the channel, if it has none; the thread has the message's id."""
        place = table.place
        channel = self._client.get_partial_messageable(place.channel or 0, guild_id=place.guild)
        try:
            await channel.get_partial_message(lobby).create_thread(name=name, auto_archive_duration=THREAD_SLEEPS_AFTER)
        except discord.HTTPException as fault:
            if fault.code == UNKNOWN_MESSAGE:
                return "gone"
            if fault.code == HAS_THREAD:
                # After a lost answer it is there; else it was deleted, and the message can have no other.
                return "done" if await self._is_there(lobby) else "gone"
            await self._note(table, place.channel or 0, fault)
            return "shut"
        await self._note_open(table)
        return "done"

    async def delete(self, channel: int, message_id: int) -> None:
        """Delete a message of ours, if it is still there and can be deleted."""
        try:
            await self._message(channel, message_id).delete()
        except discord.HTTPException as fault:
            if verdict(fault) == "passing":
                raise
            log.info("message %s stays: %s", message_id, in_a_line(fault))

    async def _edit(self, channel: int, message_id: int, message: Message, users: Sequence[int]) -> None:
        for file in message.files:
            file.reset()
        # Without these, an edit marks the message for everybody whom its text names.
        named = [discord.Object(user) for user in users]
        mentions = discord.AllowedMentions(everyone=False, users=named, roles=False, replied_user=False)
        there = self._message(channel, message_id)
        # A line that was to become a panel is one still where that failed.
        await there.edit(content=None, view=message.view, attachments=message.files, allowed_mentions=mentions)

    def _message(self, channel: int, message: int) -> discord.PartialMessage:
        return self._client.get_partial_messageable(channel).get_partial_message(message)

    async def _wake(self, table: Table, channel: int) -> bool:
        """Take a thread out of the archive; an edit does not, as a post would. False where that cannot be."""
        try:
            thread = await self._client.fetch_channel(channel)
            if isinstance(thread, discord.Thread) and thread.archived:
                await thread.edit(archived=False)
        except discord.HTTPException as fault:
            await self._note(table, channel, fault)
            return False
        return True

    async def _is_there(self, channel: int) -> bool:
        try:
            await self._client.fetch_channel(channel)
        except discord.NotFound:
            return False
        return True

    async def _note(self, table: Table, channel: int, fault: discord.HTTPException) -> None:
        """Tell the host what a refusal says of a place; one that says nothing of it is raised again."""
        why = meaning_of(fault)
        if why is None:
            raise fault
        place = table.place
        if why == "thread-deleted" and (channel == place.channel or not await self._is_there(place.channel or 0)):
            why = "channel-deleted"
        if await self._host.places.shut(table.id, why):
            log.warning(
                "table %s goes on by direct messages, its place is shut (%s): Discord says %s, %s",
                *(table.id, why, fault.code, fault.text),
            )

    async def _note_open(self, table: Table) -> None:
        if why_shut(table) is not None:
            await self._host.places.opened(table.id)
            log.info("the place of table %s can be written in again", table.id)


def meaning_of(fault: discord.HTTPException) -> Why | None:
    """Return what a refusal says of a channel or thread; None if it says nothing of it.

    What Discord has not documented lasts, so the game goes on elsewhere rather than try it again and again.
    """
    if verdict(fault) in {"passing", "message", "ours"}:
        return None
    return MEANINGS.get(fault.code, "forbidden")


def link(table: Table) -> str | None:
    """Return the address of a table's thread."""
    if table.place.thread is None:
        return None
    return f"https://discord.com/channels/{table.place.guild}/{table.place.thread}"


def link_to(panel: Panel) -> str:
    """Return the address of a direct message, for its reader."""
    return f"https://discord.com/channels/@me/{panel.channel_id}/{panel.message_id}"


def panel_of(table: Table, kind: str, recipient: int, sent: discord.Message) -> Panel:
    """Return what the host notes of a message that was sent, so that it is found again."""
    return Panel(
        game=table.id,
        kind=kind,
        recipient=recipient,
        turn=table.turn,
        channel_id=sent.channel.id,
        message_id=sent.id,
        shown=str(table.version),
        at=sent.created_at.timestamp(),
    )


async def send(
    channel: discord.abc.Messageable,
    message: Message,
    nonce: str,
    users: Sequence[int] = (),
    *,
    silent: bool = False,
    role: int | None = None,
    keep: Keep | None = None,
    find: Find | None = None,
) -> discord.Message:
    """Send a message that calls nobody but those named, once for a nonce; `keep` notes it as soon as it is there.

    One that calls is sent as its line, which phones show when it arrives, and becomes what it is right after. So does
    one that `find` finds: it was sent before, and is used again.
    """
    roles = [] if role is None else [discord.Object(role)]
    mentions = discord.AllowedMentions(users=[discord.Object(user) for user in users], roles=roles)
    found = None if find is None else await find(channel)
    if found is not None:
        sent = found
    elif message.call:
        sent = await channel.send(message.call, nonce=nonce, allowed_mentions=mentions, silent=silent)
    else:
        sent = await channel.send(
            view=message.view, files=message.files, nonce=nonce, allowed_mentions=mentions, silent=silent
        )
    if keep is not None:
        await keep(sent)
    if found is not None or message.call:
        await sent.edit(content=None, view=message.view, attachments=message.files, allowed_mentions=mentions)
    return sent
