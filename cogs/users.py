"""Whom the bot has met: a user's language is stored before anything is said to them by itself."""

from cogs.ui.surface import Press
from host.errors import Unwritable
from host.host import Host


class Users:
    """Remembers whose language is stored, so that the database is not asked at every press."""

    def __init__(self, host: Host) -> None:
        """Take the host that stores them."""
        self._host = host
        self._locales: dict[int, str] = {}

    async def meet(self, press: Press, *, retry_dm: bool = False) -> None:
        """Store a user's language when it is new; `retry_dm` lets direct messages be tried again that were closed."""
        user, locale = press.user.id, str(press.locale)
        if self._locales.get(user) == locale and not retry_dm:
            return
        known = await self._host.user(user)
        if known is None or known.locale != locale or known.dm_closed is not None:
            try:
                await self._host.lobby.meet(user, locale)
            except Unwritable:
                return  # whoever only looks is served all the same
        self._locales[user] = locale

    def forget(self, user: int) -> None:
        """Forget a user, so that they are met anew."""
        self._locales.pop(user, None)
