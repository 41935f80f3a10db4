"""A player's own panel, shown to whoever pressed or typed; the one in their direct messages is `delivery`'s."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

import discord

from cogs.asides import Asides
from cogs.icons import Icons
from cogs.picturecache import PictureCache, Stale
from cogs.places import link, link_to
from cogs.replies import Unheard, add, fill, is_private, think
from cogs.ui import panels
from cogs.ui.ids import Browse
from cogs.ui.meeting import begun_elsewhere
from cogs.ui.panels import Look
from cogs.ui.private import private
from cogs.ui.surface import Press
from cogs.viewers import viewer_of
from host.errors import Refused
from host.host import Host
from host.model import Asker, Panel, Table, user_of
from rules.kernel.model import Seat
from rules.kernel.words import language

log = logging.getLogger(__name__)

LOOK: Final = 0.2
LOOKS: Final = 20
"""So often, and so many seconds apart, it is looked whether a panel has come by direct message."""
REMEMBERED = 10_000
"""Panels of which is known which version they show; a forgotten one is merely brought up to date once more."""


class Hands:
    """Shows players their panels, and knows which are up to date by that."""

    def __init__(self, host: Host, pictures: PictureCache, icons: Icons) -> None:
        """Take the host of the tables, who draws them, and what icons their texts show."""
        self._host = host
        self._pictures = pictures
        self._icons = icons
        self._shown: dict[tuple[int, Seat], int] = {}
        self._newest: dict[int, int] = {}
        self._at_work = Counter[tuple[int, int]]()
        self.asides, self._here = Asides(), Asides()
        self._here_at: dict[tuple[int, int], int] = {}

    def is_shown(self, table: Table, seat: Seat) -> bool:
        """Say whether a seat's private panel shows this version of the table already."""
        return self._shown.get((table.id, seat), -1) >= table.version

    @contextmanager
    def at_work(self, press: Press) -> Iterator[bool]:
        """Note that a press is being answered; tell whether an earlier one of the same person on it still is."""
        pressed = press.user.id, press.message.id if press.message is not None else press.id
        again = pressed in self._at_work
        self._at_work[pressed] += 1
        try:
            yield again
        finally:
            self._at_work[pressed] -= 1
            if not self._at_work[pressed]:
                del self._at_work[pressed]

    async def show(self, press: Press, number: int) -> None:
        """Show somebody their own panel, to them alone; the one they were shown before goes, as it is no longer true.

        Raises:
            Refused: they do not play there.
        """
        table = await self._host.lobby.look(number, viewer_of(press))
        if table.player(press.user.id) is None:
            raise Refused("not-your-table", table=number)
        await think(press)
        message, shown, _ = await self._panel(press, number)
        with self._icons.doubted():
            await fill(press, message)
        await self._here.follow(press, number)
        self._note_here(press, shown)

    def follows(self, table: int, user: int) -> bool:
        """Say whether somebody has been shown their panel where they play, and it follows the game."""
        press = self._here.shown(user, table)
        return press is not None and press.guild_id is not None

    async def follow(self, table: Table, user: int) -> None:
        """Bring the panel that somebody was shown where they play up to date, as others have moved since.

        That is possible for a quarter of an hour after their last press on it; a newer one takes its place then.
        """
        press = self._here.shown(user, table.id)
        if press is None or self._here_at.get((user, table.id), -1) >= table.version:
            return
        try:
            message, shown, _ = await self._panel(press, table.id)
            if self._here_at.get((user, table.id), -1) >= shown.version:
                return  # a press of theirs was faster
            with self._icons.doubted():
                await fill(press, message)
        except (Refused, Unheard, discord.HTTPException) as fault:
            log.debug("a panel of table %s stays as it is: %s", table.id, fault)
            self._here.forget(user, table.id)
            return
        self._note_here(press, shown)

    async def lead(self, press: Press, table: Table) -> None:
        """Lead somebody whose own game has just begun to their panel; it is shown here if no direct message comes.

        Whoever asked by direct message needs no leading.
        """
        await think(press)
        there = await self._arrived(table, viewer_of(press))
        if there is None:
            message, _, _ = await self._panel(press, table.id)
        else:
            message = begun_elsewhere(table.title, link_to(there), language(str(press.locale)))
        with self._icons.doubted():
            await fill(press, message)

    async def _arrived(self, table: Table, asker: Asker) -> Panel | None:
        """Wait for somebody's first panel to come by direct message; None where it cannot, or takes too long."""
        for _ in range(LOOKS):
            panel = await self._host.own_panel(table.id, asker)
            if panel is not None:
                return panel
            known = await self._host.user(user_of(asker))
            if known is not None and known.dm_closed is not None:
                return None
            await asyncio.sleep(LOOK)
        return None

    async def refresh(self, press: Press, number: int, browse: Browse | None = None) -> None:
        """Bring the message that was pressed up to date, as its reader may see the table now."""
        if press.message is not None:
            # Its parts take 20 KB, and many may wait for their pictures.
            press.message.components = []
        try:
            message, table, seat = await self._panel(press, number, browse, self._stale(press))
            with self._icons.doubted():
                if is_private(press):
                    await fill(press, message)
                else:
                    # Whoever forges a decision's button onto a public message must not publish a hand with it.
                    await add(press, message)
        except Stale:
            return  # they have pressed the same message again, which that press brings up to date
        except Unheard as fault:
            log.info("a panel of table %s is left to the outbox: %s", number, fault)
            return
        except discord.HTTPException:
            log.warning("a panel of table %s is left to the outbox", number, exc_info=True)
            return
        if press.guild_id is None and seat is not None and browse is None:
            self._note(table, seat)
        elif press.guild_id is not None and is_private(press):
            self._here.renew(press, number)
            self._note_here(press, table)
        if browse is None:
            await self.asides.drop(press.user.id, number)

    async def _panel(
        self,
        press: Press,
        number: int,
        browse: Browse | None = None,
        is_stale: Callable[[], bool] = lambda: False,
    ) -> tuple[panels.Message, Table, Seat | None]:
        lang = language(str(press.locale))
        observation, picture = await self._pictures.for_user(number, viewer_of(press), lang, browse, is_stale)
        table = observation.table
        look = Look(lang, link(table) if press.channel_id != table.place.thread else None, self._icons)
        recap = await self._host.history.fresh_news(table, observation.audience)
        return private(observation, picture, look, browse, recap), table, observation.audience

    def _stale(self, press: Press) -> Callable[[], bool]:
        """Return what says whether the same message has been pressed again since, of a private one."""
        if press.message is None or not is_private(press):
            return lambda: False
        message, number = press.message.id, press.id
        self._newest.pop(message, None)
        self._newest[message] = number
        if len(self._newest) > REMEMBERED:
            self._newest.pop(next(iter(self._newest)))
        return lambda: self._newest.get(message, number) != number

    def _note_here(self, press: Press, table: Table) -> None:
        self._here_at[press.user.id, table.id] = table.version
        if len(self._here_at) > REMEMBERED:
            self._here_at.pop(next(iter(self._here_at)))

    def _note(self, table: Table, seat: Seat) -> None:
        self._shown[table.id, seat] = table.version
        if len(self._shown) > REMEMBERED:
            self._shown.pop(next(iter(self._shown)))
