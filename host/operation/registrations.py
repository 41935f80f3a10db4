"""What commands Discord was last given, so that they are sent again only when something differs."""

from db import registrations
from db.registrations import Registration
from host.core import Core


class Registrations:
    """Remembers it by application."""

    def __init__(self, core: Core) -> None:
        """Take what the host's rooms share."""
        self._core = core

    async def are_current(self, application: int, ours: str, there: str) -> bool:
        """Say whether these commands were the last ones sent, and Discord still has what it made of them."""
        async with self._core.db.glance() as tx:
            last = await registrations.get(tx, application)
        return last is not None and (last.sent, last.there) == (ours, there)

    async def note(self, application: int, ours: str, there: str) -> None:
        """Remember digests of what was sent and of what Discord has now."""
        async with self._core.db.write() as tx:
            await registrations.put(tx, Registration(application, ours, there, self._core.now()))
