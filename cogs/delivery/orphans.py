"""Finds a message that arrived although the bot ended before it noted that, so that it is not sent a second time.

For a few minutes Discord itself recognizes a repeated message by its nonce. After that it is looked for in the channel.
"""

import logging
import re
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from typing import Final

import discord

from cogs.places import Find
from cogs.transport import in_a_line, verdict
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
    """Looks for panels that the database does not know."""

    def __init__(self, client: discord.Client, host: Host) -> None:
        """Take the connected client, and the host that knows the other panels."""
        self._client = client
        self._host = host

    def of(self, table: Table, asked: float) -> Find | None:
        """Return how to find a panel that was asked for so long ago that it may have been sent before; else None."""
        if self._host.core.now() - asked < NONCE_LASTS:
            return None

        async def find(channel: discord.abc.Messageable) -> discord.Message | None:
            known = {panel.message_id for panel in await self._host.panels(table.id)} | {table.place.lobby}
            try:
                after = datetime.fromtimestamp(asked - CLOCKS_DIFFER, UTC)
                async for message in channel.history(limit=SEARCHED, after=after, oldest_first=False):
                    if message.id not in known and self._is_panel(message, table.id):
                        return message
            except discord.HTTPException as fault:
                if verdict(fault) == "passing":
                    raise
                log.info("earlier messages of table %s cannot be read: %s", table.id, in_a_line(fault))
            return None

        return find

    def _is_panel(self, message: discord.Message, table: int) -> bool:
        """Return whether a message is a panel of a table, or the line that calls to one, and no reply to a command."""
        if message.author != self._client.user or message.interaction_metadata is not None:
            return False
        if message.content:
            return not message.attachments and re.match(rf".* #{table}\b", message.content) is not None
        ids = custom_ids(message.components)
        return bool(message.attachments) and any(one.split(":")[1:2] == [str(table)] for one in ids)


def custom_ids(components: Iterable[object]) -> Iterator[str]:
    """Yield the ids of components, nested ones too."""
    for component in components:
        if isinstance(one := getattr(component, "custom_id", None), str):
            yield one
        yield from custom_ids(getattr(component, "children", ()))
