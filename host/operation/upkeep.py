"""Looking after tables: lobbies that never start, threads that fall asleep or stay open after the end."""

from typing import Final

from db import codes, options, upkeep
from host.core import Core, in_turn
from host.model import Table
from host.tables.invitations import HOUR

DAY: Final = 86_400.0
LOBBY_DAYS: Final = 14
"""So long a lobby waits after somebody opened or joined it."""
QUIET: Final = 5 * DAY
"""Seconds after which a running game's thread is kept from being archived, which happens after seven days."""
LEFT: Final = DAY
"""Seconds in which a thread stays open after the end, for those who want to talk about the game."""
LONG_GONE: Final = 30 * DAY
"""Seconds after which a thread that is still open has been opened again by somebody, or cannot be closed."""
KEPT: Final = "thread-kept"
CLOSED: Final = "thread-closed"


class Upkeep:
    """What is to be done now and then; where a thread is concerned, the surface does it and says so here."""

    def __init__(self, core: Core) -> None:
        """Take what the host's rooms share."""
        self._core = core

    async def close_stale(self) -> int:
        """Close the lobbies that have waited in vain, with a word to their owners; return how many."""
        bound = self._core.now() - LOBBY_DAYS * DAY
        async with self._core.db.read() as tx:
            found = await upkeep.stale(tx, bound)
        return sum([await self._close(table, bound) async for table in in_turn(found)])

    async def _close(self, table: int, bound: float) -> bool:
        async with self._core.tend(table) as work:
            if work.row.status != "lobby" or any(chair.joined >= bound for chair in work.chairs):
                return False
            owner = next((chair.number for chair in work.chairs if chair.user == work.row.owner), None)
            await work.update(status="cancelled", ended=work.now)
            work.tell("lobby")
            args = {"table": table, "days": LOBBY_DAYS}
            work.tell("notice", topic="stale", payload={"key": "notice-lobby-closed", "args": args, "seat": owner})
            return True

    async def forget_codes(self) -> None:
        """Forget who tried codes that no table has, once it does not count any more."""
        async with self._core.db.write() as tx:
            await codes.forget_wrong(tx, self._core.now() - HOUR)

    async def quiet(self) -> tuple[int, ...]:
        """Return running tables whose thread has to be kept from being archived."""
        async with self._core.db.read() as tx:
            return await upkeep.quiet(tx, self._core.now() - QUIET)

    async def left(self) -> tuple[int, ...]:
        """Return tables that are over and whose thread can be archived."""
        now = self._core.now()
        async with self._core.db.read() as tx:
            return await upkeep.left(tx, now - LONG_GONE, now - LEFT)

    async def done(self, table: Table) -> None:
        """Note that a table's thread was looked after."""
        key = KEPT if table.status == "playing" else CLOSED
        async with self._core.db.write() as tx:
            await options.put(tx, table.id, key, repr(self._core.now()))
