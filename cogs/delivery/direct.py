"""Direct messages: sent once, edited in place, and what is done where somebody takes none."""

import logging
from typing import Final

import discord

from cogs.places import NOBODY, OLD_EDIT, Find, Keep, send
from cogs.transport import in_a_line, verdict
from cogs.ui.panels import Message
from host.host import Host
from host.model import Panel, Table
from rules.kernel.model import Seat

log = logging.getLogger(__name__)

REMEMBERED: Final = 10_000
"""People whose channel is known; the library knows 128 of them, and asks Discord before it writes to anybody else."""


class DirectMessages:
    """Writes to people."""

    def __init__(self, client: discord.Client, host: Host) -> None:
        """Take the connected client, and the host to tell of what does not arrive."""
        self._client = client
        self._host = host
        self._channels: dict[int, int] = {}

    async def send(
        self,
        user: int,
        message: Message,
        nonce: str,
        *,
        silent: bool = False,
        keep: Keep | None = None,
        find: Find | None = None,
        noted: bool = True,
    ) -> discord.Message | None:
        """Send a direct message; None if Discord refuses it for good, which is noted unless it does not matter yet.

        Whatever the reason, the player is called in the thread from then on, until their next command.
        """
        try:
            return await send(await self._channel(user), message, nonce, silent=silent, keep=keep, find=find)
        except discord.HTTPException as fault:
            meaning = verdict(fault)
            if meaning in {"passing", "message"}:
                raise
            if meaning != "person":
                log.warning("a direct message was refused: %s", in_a_line(fault))
            self._channels.pop(user, None)
            if noted:
                await self._host.dm_refused(user)
            return None

    async def _channel(self, user: int) -> discord.abc.Messageable:
        known = self._channels.get(user)
        if known is not None:
            return self._client.get_partial_messageable(known)
        channel = await self._client.create_dm(discord.Object(user))
        self._channels[user] = channel.id
        if len(self._channels) > REMEMBERED:
            self._channels.pop(next(iter(self._channels)))
        return channel

    async def edit(self, panel: Panel, message: Message) -> None:
        """Edit a message sent before."""
        there = self._client.get_partial_messageable(panel.channel_id).get_partial_message(panel.message_id)
        # A line that was to become a panel is one still where that failed.
        await there.edit(content=None, view=message.view, attachments=message.files, allowed_mentions=NOBODY)

    async def delete(self, panel: Panel) -> bool:
        """Delete a message sent before, if it is still there; False if Discord does not let it be deleted."""
        there = self._client.get_partial_messageable(panel.channel_id).get_partial_message(panel.message_id)
        try:
            await there.delete()
        except discord.HTTPException as fault:
            if verdict(fault) == "passing":
                raise
            return verdict(fault) == "message"
        return True

    async def update(self, panel: Panel, message: Message) -> bool:
        """Edit a panel; False if that is not possible any more, so that a new one is due."""
        try:
            await self.edit(panel, message)
        except discord.HTTPException as fault:
            if fault.code == OLD_EDIT:
                await self.delete(panel)
            elif verdict(fault) == "passing":
                raise
            await self._host.panel_retired(panel)
            return False
        return True

    async def say_closed(self, table: Table, seat: Seat) -> None:
        """Tell the thread, once a turn, that a player's messages are closed and where their hand is."""
        await self._host.notice(table.id, f"closed-{table.turn}-{seat}", "notice-dm-closed", seat)
