"""Every notice and word that a bot was ever to send, kept by the database itself, and what became of each.

A bot that is killed cannot forget to write here: a trigger copies the row in the same transaction.
"""

from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from sqlalchemy import text

from db import Database
from sandbox import World

_COLUMNS = "id BIGINT PRIMARY KEY, game BIGINT, kind TEXT, payload TEXT"
_COPY = "INSERT INTO told VALUES (NEW.id, NEW.game, NEW.kind, NEW.payload);"
_WHEN = "WHEN (NEW.kind IN ('notice', 'word'))"
_MAKE = {
    "sqlite": (
        f"CREATE TABLE told ({_COLUMNS})",
        f"CREATE TRIGGER telling AFTER INSERT ON outbox {_WHEN} BEGIN {_COPY} END",
    ),
    "postgresql": (
        f"CREATE TABLE told ({_COLUMNS})",
        f"CREATE FUNCTION telling() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN {_COPY} RETURN NEW; END $$",
        f"CREATE TRIGGER telling AFTER INSERT ON outbox FOR EACH ROW {_WHEN} EXECUTE FUNCTION telling()",
    ),
}
_DROP = {
    "sqlite": ("DROP TRIGGER telling", "DROP TABLE told"),
    "postgresql": ("DROP TRIGGER telling ON outbox", "DROP FUNCTION telling", "DROP TABLE told"),
}


class Told(msgspec.Struct, frozen=True):
    """Something that was to be sent: to a table's thread, or a word to one player."""

    id: int
    game: int
    kind: str
    key: str


@asynccontextmanager
async def kept(url: str) -> AsyncIterator[None]:
    """Keep a journal of what a migrated database is asked to send, for as long as it lasts."""
    await _run(url, _MAKE)
    try:
        yield
    finally:
        await _run(url, _DROP)


async def _run(url: str, statements: dict[str, tuple[str, ...]]) -> None:
    db = await Database.open(url)
    try:
        async with db.write() as tx:
            for statement in statements[tx.dialect]:
                await tx.run(text(statement))
    finally:
        await db.close()


async def everything(db: Database) -> tuple[Told, ...]:
    """Return all that was ever to be sent."""
    async with db.read() as tx:
        return await tx.all(_told, text("SELECT id, game, kind, payload FROM told ORDER BY id"))


def _told(number: int, game: int, kind: str, payload: str) -> Told:
    content: dict[str, Any] = msgspec.json.decode(payload)
    return Told(number, game, kind, content["key"])


def faults(told: tuple[Told, ...], world: World, playing: set[int]) -> list[str]:
    """Return what was not sent, or more than once; a word to a table that is over by then may be left out."""
    sent = Counter(str(message.nonce) for cache in world.messages.values() for message in cache.values())
    found = []
    for one in told:
        times = sent[("n" if one.kind == "notice" else "w") + str(one.id)]
        needed = one.kind == "notice" or one.game in playing
        if times > 1 or (needed and not times):
            found.append(f"{one.key} of table {one.game} was sent {times} times")
    return found
