"""Where a table can be seen: what is to be done once its thread or channel is locked, closed to the bot or gone.

Until it can be written there again, the game goes on by direct messages. Its players are told once.
"""

from typing import Final, Literal

from db import games, options, panels, upkeep
from host.core import Core, in_turn
from host.model import Table
from host.work import UnitOfWork

SHUT: Final = "shut"
"""Key of the table's option that says why nothing can be written in its public place."""
LATELY: Final = 30 * 86_400.0
"""Seconds after the end of a game in which its thread is still brought up to date if it becomes usable again."""
Why = Literal["locked", "forbidden", "full", "thread-deleted", "channel-deleted"]
"""The thread is locked; the bot may not write; there are too many threads; the thread or the channel is gone."""
NOTICES: Final[dict[Why, str]] = {
    "locked": "notice-shut-locked",
    "forbidden": "notice-shut-forbidden",
    "full": "notice-shut-full",
    "thread-deleted": "notice-shut-thread-deleted",
    "channel-deleted": "notice-shut-channel-deleted",
}


def why_shut(table: Table) -> str | None:
    """Return why nothing can be written in a table's public place, or None where it can."""
    return table.options.get(SHUT)


def goes_direct(table: Table) -> bool:
    """Say whether everything about a table is told by direct messages."""
    return table.place.channel is None or why_shut(table) is not None


def home(table: Table) -> int | None:
    """Return the thread or channel for what is told a whole table, or None while it cannot have the thread it wants."""
    if table.place.thread is not None:
        return table.place.thread
    return None if why_shut(table) is not None and table.status != "lobby" else table.place.channel


class Places:
    """Notes what the surface finds out about threads and channels."""

    def __init__(self, core: Core) -> None:
        """Take what the host's rooms share."""
        self._core = core

    async def shut(self, table: int, why: Why) -> bool:
        """Note that nothing can be written in a table's public place; False when that is known."""
        async with self._core.tend(table) as work:
            if work.options.get(SHUT) == why or (why == "channel-deleted" and work.row.channel_id is None):
                return False
            work.cached = self._core.cache.take(table, work.row.version)
            await options.put(work.tx, table, SHUT, why)
            if why in {"thread-deleted", "channel-deleted"}:
                await _forget(work, why)
            work.tell("lobby")
            if work.row.status in {"lobby", "playing"}:
                payload = {"key": NOTICES[why], "args": {}, "direct": True, "shut": why}
                work.tell("notice", topic=f"shut-{why}-{work.row.version}", payload=payload)
            return True

    async def opened(self, table: int) -> None:
        """Note that a table's public place can be written in again."""
        async with self._core.tend(table) as work:
            await options.put(work.tx, table, SHUT, None)
            work.tell("lobby")

    async def try_thread(self, thread: int) -> None:
        """Try again to write in a thread that has changed, if it could not be used."""
        async with self._core.db.glance() as tx:
            row = await games.by_thread(tx, thread)
        if row is not None:
            await self._try(row.id)

    async def try_all(self) -> None:
        """Try again to write in every place that cannot be used, of games in progress and those that ended lately."""
        async with self._core.db.read() as tx:
            shut = await upkeep.shut(tx, self._core.now() - LATELY)
        async for table in in_turn(shut):
            await self._try(table)

    async def _try(self, table: int) -> None:
        async with self._core.tend(table) as work:
            work.cached = self._core.cache.take(table, work.row.version)
            if SHUT in work.options and work.row.thread_id is not None:
                work.tell("table")

    async def reopen(self, user: int, guild: int | None) -> None:
        """Let the games that a user plays on a server have a new thread where theirs was deleted."""
        async with self._core.db.glance() as tx:
            mine = await games.of_user(tx, user, ("playing",))
        lost = [row.id for row in mine if row.guild_id == guild and row.channel_id and row.thread_id is None]
        async for table in in_turn(lost):
            async with self._core.tend(table) as work:
                if work.options.get(SHUT) == "thread-deleted":
                    await options.put(work.tx, table, SHUT, None)
                    work.tell("table")

    async def lost(self, thread: int) -> int | None:
        """Note that a thread was deleted; return the table that was played there, or None."""
        async with self._core.db.glance() as tx:
            row = await games.by_thread(tx, thread)
        return row.id if row is not None and await self.shut(row.id, "thread-deleted") else None


async def _forget(work: UnitOfWork, why: Why) -> None:
    """Forget where the table was, so that nothing leads there any more."""
    for panel in await panels.list_open(work.tx, work.id):
        if panel.kind == "table":
            await panels.close(work.tx, panel, work.now)
    if why == "channel-deleted":
        await work.update(channel_id=None, lobby_message_id=None, thread_id=None)
    else:
        await work.update(thread_id=None)
