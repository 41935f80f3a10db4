"""Queries about servers: what their managers chose, and how many tables are open there."""

from typing import Final

from sqlalchemy import bindparam, delete, func, select

from db import schema
from db.games import OPEN
from db.transaction import Transaction, upsert

_T: Final = schema.guild_option
_OF_GUILD: Final = select(_T.c.key, _T.c.value).where(_T.c.guild == bindparam("of_guild")).order_by(_T.c.key)
_OF_KEY: Final = select(_T.c.guild, _T.c.value).where(_T.c.key == bindparam("of_key")).order_by(_T.c.guild)
_PUT: Final = upsert(_T, ("guild", "key"), overwrite=("value",))
_DROP: Final = delete(_T).where(_T.c.guild == bindparam("of_guild"), _T.c.key == bindparam("of_key"))

_G: Final = schema.game
_OPEN: Final = (
    select(func.count())
    .select_from(_G)
    .where(_G.c.guild_id == bindparam("of_guild"), _G.c.status.in_(bindparam("statuses", expanding=True)))
)


async def of_guild(tx: Transaction, guild: int) -> dict[str, str]:
    """Return what is set for a server, by key."""
    return dict(await tx.all(lambda key, value: (key, value), _OF_GUILD, of_guild=guild))


async def of_key(tx: Transaction, key: str) -> dict[int, str]:
    """Return what every server has set under a key."""
    return dict(await tx.all(lambda guild, value: (guild, value), _OF_KEY, of_key=key))


async def put(tx: Transaction, guild: int, key: str, value: str | None) -> None:
    """Set an option of a server, or take it back with None."""
    if value is None:
        await tx.send(_DROP, of_guild=guild, of_key=key)
        return
    await tx.send(_PUT[tx.dialect], guild=guild, key=key, value=value)


async def open_tables(tx: Transaction, guild: int) -> int:
    """Return how many lobbies and running games a server has."""
    return await tx.one(int, _OPEN, of_guild=guild, statuses=list(OPEN)) or 0
