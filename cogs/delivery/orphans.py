"""Finds a message that arrived although the bot ended before it noted that, so that it is not sent a second time.

For a few minutes Discord itself recognizes a repeated message by its nonce. After that it is looked for in the channel.
"""

import logging
import re
from collections.abc import Callable, Iterable, Iterator
from datetime import UTC, datetime
from typing import Final

import discord
from discord import ui

from cogs.places import Find
from cogs.transport import in_a_line, verdict
from cogs.ui.panels import Message
from host.host import Host
from host.model import Table

log = logging.getLogger(__name__)

NONCE_LASTS: Final = 120.0
"""Seconds in which a message is surely recognized by its nonce."""
CLOCKS_DIFFER: Final = 60.0
"""Seconds by which Discord's clock may be behind ours."""
SEARCHED: Final = 100
"""Messages since a delivery was asked for among which it is looked for."""


class Orphans:
    """Looks for panels that the database does not know, and for notices that were half sent."""

    def __init__(self, client: discord.Client, host: Host) -> None:
        """Take the connected client, and the host that knows the other panels."""
        self._client = client
        self._host = host

    def panel(self, table: Table, asked: float) -> Find | None:
        """Return how to find a panel that was asked for so long ago that it may have been sent before; else None."""

        async def find(channel: discord.abc.Messageable) -> discord.Message | None:
            known = {panel.message_id for panel in await self._host.panels(table.id)} | {table.place.lobby}
            since = asked - CLOCKS_DIFFER
            return await self._find(channel, since, lambda one: one.id not in known and is_panel(one, table.id))

        return find if self._is_old(asked) else None

    def notice(self, message: Message, asked: float) -> Find | None:
        """Return how to find a notice that was asked for so long ago that it may have been sent before; else None."""
        text = [item.content for item in message.view.walk_children() if isinstance(item, ui.TextDisplay)]

        async def find(channel: discord.abc.Messageable) -> discord.Message | None:
            return await self._find(channel, asked, lambda one: texts(one) == text or one.content == message.call != "")

        return find if self._is_old(asked) else None

    def _is_old(self, asked: float) -> bool:
        return self._host.core.now() - asked >= NONCE_LASTS

    async def _find(
        self, channel: discord.abc.Messageable, since: float, is_it: Callable[[discord.Message], bool]
    ) -> discord.Message | None:
        """Return the newest of our own messages, but no reply to a command, that is the one looked for."""
        try:
            after = datetime.fromtimestamp(since, UTC)
            async for message in channel.history(limit=SEARCHED, after=after, oldest_first=False):
                ours = message.author == self._client.user and message.interaction_metadata is None
                if ours and is_it(message):
                    return message
        except discord.HTTPException as fault:
            if verdict(fault) == "passing":
                raise
            log.info("earlier messages cannot be read: %s", in_a_line(fault))
        return None


def is_panel(message: discord.Message, table: int) -> bool:
    """Return whether a message of ours is a table's panel, or the line that calls to one."""
    if message.content:
        return not message.attachments and re.match(rf".* #{table}\b", message.content) is not None
    ids = [getattr(part, "custom_id", None) or "" for part in parts(message.components)]
    return bool(message.attachments) and any(one.split(":")[1:2] == [str(table)] for one in ids)


def texts(message: discord.Message) -> list[str]:
    """Return what the components of a message say."""
    return [part.content for part in parts(message.components) if isinstance(part, discord.TextDisplay)]


def parts(components: Iterable[object]) -> Iterator[object]:
    """Yield components, nested ones too."""
    for component in components:
        yield component
        yield from parts(getattr(component, "children", ()))
