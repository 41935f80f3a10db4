"""First meetings: which servers the bot has said hello to, and who has been shown how which game is played."""

from typing import Final

from db import games, guilds, users
from host.computers.names import is_person
from host.core import Core
from host.work import UnitOfWork

GREETED: Final = "greeted"
"""Not chosen but noted among a server's choices: since when, in seconds since the epoch, it has been greeted."""
TAUGHT: Final = "taught-"
"""Prefix of what is noted with somebody's preferences: since when they have been shown how a game is played."""
TEACH: Final = "teach"
"""What the outbox calls showing a player how the game is played."""
LOOKED_AT: Final = 500
"""So many of somebody's newest games are looked through for one of the kind."""


class Meetings:
    """Keeps hellos from being said twice."""

    def __init__(self, core: Core) -> None:
        """Take what the host's rooms share."""
        self._core = core

    async def is_greeted(self, guild: int) -> bool:
        """Say whether a server has been greeted, in whatever process and however long ago."""
        async with self._core.db.glance() as tx:
            return GREETED in await guilds.of_guild(tx, guild)

    async def greeted(self, guild: int) -> None:
        """Note that a server has been greeted."""
        async with self._core.db.write() as tx:
            await guilds.put(tx, guild, GREETED, str(int(self._core.now())))

    async def is_taught(self, user: int, game: str) -> bool:
        """Say whether somebody has been shown how a game is played."""
        async with self._core.db.glance() as tx:
            return f"{TAUGHT}{game}" in await users.preferences(tx, user)

    async def taught(self, user: int, game: str) -> None:
        """Note that somebody has been shown how a game is played."""
        async with self._core.db.write() as tx:
            await users.prefer(tx, user, f"{TAUGHT}{game}", str(int(self._core.now())), self._core.now())


async def teach(work: UnitOfWork, user: int) -> None:
    """Have somebody who sits down be shown how the game is played, unless they know it."""
    if is_person(user) and not await knows(work, user):
        work.tell(TEACH, user)


async def knows(work: UnitOfWork, user: int) -> bool:
    """Say whether somebody has played the game of this table, or has been shown it."""
    key = work.row.key
    if f"{TAUGHT}{key}" in await work.preferences(user):
        return True
    played = await games.of_user(work.tx, user, ("playing", "finished"), limit=LOOKED_AT)
    return any(row.key == key and row.id != work.id for row in played)
