"""What is shown to a player on request: of each table one at a time. The next one takes its place.

Otherwise it would pile up, push what is newer out of sight, and tell what is no longer so: what is said below their own
panel, which an answer takes away too, and in a thread that panel itself. It is known in memory only: what was shown
before a restart stays until its reader dismisses it.
"""

import logging
from typing import Final

import discord

from cogs.replies import Unheard, take_away
from cogs.ui.surface import Press

log = logging.getLogger(__name__)

REMEMBERED: Final = 2_000
"""People at tables of whom it is known what they were last shown; what is forgotten merely stays."""


class Asides:
    """Knows what was last said to whom beside their panel, by the press that asked for it."""

    def __init__(self) -> None:
        """Begin with nothing said."""
        self._said: dict[tuple[int, int], Press] = {}

    async def follow(self, press: Press, table: int) -> None:
        """Note what has just been said, or announced, in reply to a press, in the place of what was said before."""
        if press.message is not None:
            # Its parts take 20 KB, and only the way to the reply is needed.
            press.message.components = []
        await self.drop(press.user.id, table)
        self.renew(press, table)

    def shown(self, user: int, table: int) -> Press | None:
        """Return the press by which what somebody was shown at a table can be changed; None where none is good."""
        press = self._said.get((user, table))
        return None if press is None or press.is_expired() else press

    def forget(self, user: int, table: int) -> None:
        """Let what somebody was shown at a table be as it is from now on."""
        self._said.pop((user, table), None)

    def renew(self, press: Press, table: int) -> None:
        """Note a later press on what was said: a press is good for taking it away for a quarter of an hour."""
        self._said.pop((press.user.id, table), None)
        self._said[press.user.id, table] = press
        if len(self._said) > REMEMBERED:
            self._said.pop(next(iter(self._said)))

    async def drop(self, user: int, table: int) -> None:
        """Take away what was last said to somebody at a table; what cannot be taken away stays."""
        said = self._said.pop((user, table), None)
        if said is None:
            return
        try:
            await take_away(said)
        except (Unheard, discord.HTTPException) as fault:
            log.debug("what was said beside a panel of table %s stays: %s", table, fault)
