"""Many open tables in a database without playing each: rows of a few real positions, copied with ids of their own."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from sqlalchemy import BigInteger, Column, Insert, Table, cast, func, insert, select, text, true

from db import Database
from db.moving import move
from db.schema import metadata
from host.work import AnyPlay
from tests.bench.positions import NOW, PEOPLE, Position, play_all

A_GUILD = 50
"""Copies of all positions in one server: of ten positions, 500 tables, each with its thread."""
AT_ONCE = 500
"""Copies made by one statement."""
MESSAGES = 1_000_000
"""Ids of messages and threads of one copy are less than this apart."""
RAISED = {
    **dict.fromkeys(("user.id", "seat.user", "game.owner", "answer.user", "panel.recipient", "sitting.user"), PEOPLE),
    **dict.fromkeys(("game.lobby_message_id", "game.thread_id", "panel.channel_id", "panel.message_id"), MESSAGES),
}


class Multitude:
    """Copies of a few positions in one database; copy k of table n has the number n + k * (number of positions).

    The positions themselves stand at the beginning and stay as they are, so that they can be copied again.
    """

    def __init__(self, db: Database, positions: list[Position]) -> None:
        """Take the database to fill, which holds those positions and nothing else."""
        self.db = db
        self._positions = positions
        self._copies = 1
        self._plays: dict[int, AnyPlay] = {}

    def __len__(self) -> int:
        return (self._copies - 1) * len(self._positions)

    def table(self, index: int) -> int:
        """Return the number of one of the copies, counted from 0."""
        return len(self._positions) + 1 + index

    def users(self, table: int) -> tuple[int, ...]:
        """Return who sits at a table, in seat order."""
        copy, place = divmod(table - 1, len(self._positions))
        return tuple(user + copy * PEOPLE for user in self._positions[place].users)

    def play(self, table: int) -> AnyPlay:
        """Return a table's game, to be followed beside the host: nothing of it is read from the database."""
        if table not in self._plays:
            self._plays[table] = self._positions[(table - 1) % len(self._positions)].play()
        return self._plays[table]

    async def grow(self, number: int) -> None:
        """Copy until there are so many tables, a multiple of the positions."""
        wanted = number // len(self._positions) + 1
        while self._copies < wanted:
            until = min(self._copies + AT_ONCE, wanted)
            async with self.db.write() as tx:
                for table in metadata.sorted_tables:
                    if table.name in {"user", "game"} or "game" in table.c:
                        await tx.run(self._copying(table, self._copies, until))
            self._copies = until
        await self._tidy()

    def _copying(self, table: Table, first: int, until: int) -> Insert:
        numbers = select(cast(first, BigInteger).label("k")).cte("copies", recursive=True)
        copies = numbers.union_all(select(numbers.c.k + 1).where(numbers.c.k < until - 1))
        named = "id" if table.name in {"user", "game"} else "game"
        most = PEOPLE if table.name == "user" else len(self._positions)
        values = [self._raised(column, copies.c.k) for column in table.c]
        rows = select(*values).select_from(table.join(copies, true())).where(table.c[named] <= most)
        return insert(table).from_select([column.name for column in table.c], rows)

    def _raised(self, column: Column[Any], copy: Any) -> Any:
        """Return what a column holds in a copy."""
        name = f"{column.table.name}.{column.name}"
        if name == "game.id" or column.name == "game":
            return column + copy * len(self._positions)
        if name == "game.guild_id":
            return column + copy // A_GUILD
        if name in RAISED:
            return column + copy * RAISED[name]
        # Numbers that the database gives itself: those of the positions are few.
        return column + copy * MESSAGES if column.name == "id" else column

    async def _tidy(self) -> None:
        """Do what PostgreSQL does by itself after a while: count rows for its plans, and number on after the last."""
        if not self.db.serves_many:
            return
        async with self.db.write() as tx:
            for table in metadata.sorted_tables:
                if "id" in table.c and table.c.id.autoincrement is True:
                    last = select(func.coalesce(func.max(table.c.id), 1)).scalar_subquery()
                    await tx.one(int, select(func.setval(func.pg_get_serial_sequence(table.name, "id"), last)))
            await tx.run(text("ANALYZE"))


@asynccontextmanager
async def opened(url: str, now: float = NOW) -> AsyncIterator[Multitude]:
    """Open an empty database, migrate it, and put the positions into it.

    Args:
        url: Where; on PostgreSQL the positions are played in a file first and copied.
        now: When they were played; a bot that is started over them acts on what has come due since.
    """
    db = await Database.open(url)
    try:
        await db.migrate()
        if not db.serves_many:
            yield Multitude(db, await play_all(db, now))
            return
        with TemporaryDirectory() as folder:
            played = await Database.open(f"sqlite:///{Path(folder)}/played.db")
            await played.migrate()
            positions = await play_all(played, now)
            await move(played, db)
            await played.close()
        yield Multitude(db, positions)
    finally:
        await db.close()
