"""What is kept about one person: handing it out whole, and deleting it while the others keep their games."""

from typing import Any, Final

from db import privacy
from host.computers.names import RESERVED
from host.core import Core
from host.errors import Refused

_ID_BITS: Final = 62
NAMED: Final = 5
"""So many tables that are in the way are named in a refusal."""


class Privacy:
    """Everything about the person who asks."""

    def __init__(self, core: Core) -> None:
        """Take what the host's rooms share."""
        self._core = core

    async def export(self, user: int) -> dict[str, list[dict[str, Any]]]:
        """Return every row kept about a user, by table."""
        async with self._core.db.read() as tx:
            return await privacy.export(tx, user)

    async def check(self, user: int) -> None:
        """Refuse while the user belongs to a table that is not over.

        Raises:
            Refused: there is one; conceding or leaving it clears the way.
        """
        async with self._core.db.read() as tx:
            _refuse_busy(await privacy.busy(tx, user))

    async def forget(self, user: int) -> None:
        """Delete all that is kept about a user; their seats stay, with a stranger who has no name.

        The stranger's id is below zero and cannot be traced back. It is one and the same at all tables, so that the
        ratings of those who played there come out the same when they are recomputed.

        Raises:
            Refused: see `check`. Nothing has changed.
        """
        async with self._core.db.write() as tx:
            _refuse_busy(await privacy.busy(tx, user))
            await privacy.replace(tx, user, -1 - RESERVED - int(self._core.secret(), 16) % 2**_ID_BITS)


def _refuse_busy(tables: tuple[int, ...]) -> None:
    if tables:
        named = ", ".join(f"#{table}" for table in tables[:NAMED])
        raise Refused("still-at-tables", number=len(tables), tables=named + (" …" if len(tables) > NAMED else ""))
