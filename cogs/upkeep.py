"""Looks after tables now and then: lobbies that never start, threads of running games, threads of games now over."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Final

import discord
from discord.ext import commands, tasks

from cogs.services import Services
from cogs.transport import BROKEN
from host.errors import Unwritable
from host.model import Table

log = logging.getLogger(__name__)

HOURS: Final = 1.0
WEEK: Final = 10080
THREE_DAYS: Final = 4320
"""Minutes without activity after which Discord puts a thread away."""


class Upkeep(commands.Cog):
    """One round an hour; what fails is left to a later one."""

    def __init__(self, services: Services) -> None:
        """Take what cogs share."""
        self.services = services
        self.host = services.host

    @commands.Cog.listener()
    async def on_ready(self) -> None:
        """Begin the rounds with the first one, in one of several processes; later connections change nothing."""
        if self.services.leads and not self.rounds.is_running():
            self.rounds.start()

    async def cog_unload(self) -> None:
        """End the rounds, and wait for them to end: the database is closed next."""
        round_ = self.rounds.get_task()
        self.rounds.cancel()
        if round_ is not None:
            await asyncio.gather(round_, return_exceptions=True)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, gone: discord.RawThreadDeleteEvent) -> None:
        """Let no link lead to a thread that was deleted."""
        try:
            table = await self.host.places.lost(gone.thread_id)
        except Unwritable:
            return  # the next message that does not arrive there tells as well
        if table is not None:
            log.warning("table %s goes on by direct messages, its thread was deleted", table)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, changed: discord.RawThreadUpdateEvent) -> None:
        """Catch up in a thread that may have been unlocked."""
        try:
            await self.host.places.try_thread(changed.thread_id)
        except Unwritable:
            return  # an hour later it is tried again

    @tasks.loop(hours=HOURS)
    async def rounds(self) -> None:
        """Do what is due."""
        try:
            await self.round()
        except Unwritable:
            log.debug("the tables are left to the next round, as nothing can be stored")
        except Exception:  # a loop that ended quietly would let threads fall asleep
            log.exception("the tables could not be looked after")

    async def round(self) -> None:
        """Do what is due for every table: see what each part says.

        Threads that could not be used are tried again; no event tells of every permission that came back.
        """
        await self._examine()
        await self.host.upkeep.forget_codes()
        closed = await self.host.upkeep.close_stale()
        if closed:
            log.info("%s lobbies have waited in vain and are closed", closed)
        await self.host.places.try_all()
        for table in await self.host.upkeep.quiet():
            await self._attend(table, keep_awake)
        for table in await self.host.upkeep.left():
            await self._attend(table, archive)

    async def _examine(self) -> None:
        """Read the games in progress that other rules have written, which takes a while after an update."""
        found = await self.host.management.examine()
        if found.paused or found.resumed:
            told = "%s games in progress were read after an update: paused as they cannot go on %s, going on again %s"
            log.warning(told, found.read, list(found.paused), list(found.resumed))

    async def _attend(self, number: int, do: Callable[[discord.Thread], Awaitable[None]]) -> None:
        table: Table = await self.host.lobby.get(number)
        try:
            thread = await self.services.client.fetch_channel(table.place.thread or 0)
            if isinstance(thread, discord.Thread) and not thread.locked:
                await do(thread)
        except (discord.NotFound, discord.Forbidden) as fault:
            log.info("the thread of table %s stays as it is: %s", number, fault)
        except (discord.HTTPException, *BROKEN) as fault:
            log.info("the thread of table %s is left to a later round: %s", number, fault)
            return
        await self.host.upkeep.done(table)


async def keep_awake(thread: discord.Thread) -> None:
    """Start a thread's time anew: Discord counts waking it, or a change of that time, as activity."""
    if thread.archived:
        await thread.edit(archived=False)
        return
    await thread.edit(auto_archive_duration=THREE_DAYS)
    await thread.edit(auto_archive_duration=WEEK)


async def archive(thread: discord.Thread) -> None:
    """Put a thread away; whoever writes there takes it out again."""
    if not thread.archived:
        await thread.edit(archived=True)


def setup(services: Services) -> Upkeep:
    """Make the cog."""
    return Upkeep(services)
