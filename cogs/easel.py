"""Has pictures drawn, one at a time, and keeps the public ones while their table stands still."""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import TypeAlias

from cogs.haste import Haste
from cogs.words import names_of
from host.errors import Refused
from host.host import Host
from host.metrics import drawing
from host.model import Asker, Sight
from render.kit.picture import Picture
from render.registry import more
from render.studio import OWN, TABLE, Commission, draw_apart
from rules.kernel.model import Audience

Key: TypeAlias = tuple[int, int, str, str]
AT_ONCE = 1
KEPT = 64


class Easel:
    """Where sights become pictures."""

    def __init__(self, host: Host, haste: Haste) -> None:
        """Take the host whose tables are drawn."""
        self._host = host
        self._haste = haste
        self._places = asyncio.Semaphore(AT_ONCE)
        self._kept: OrderedDict[Key, Picture] = OrderedDict()

    async def public(self, table: int, lang: str) -> tuple[Sight, Picture]:
        """Return the table to the bot itself as those who watch see it, and its picture."""
        # Looked at only when it is its turn to be drawn: while others are drawn, the game goes on.
        async with self._place():
            sight = await self._host.sights.of(table, None)
            return sight, await self._public(sight, lang)

    async def watched(self, table: int, viewer: Asker, lang: str) -> tuple[Sight, Picture]:
        """Return the same to somebody.

        Raises:
            Refused: there is no such table for those eyes, or nothing to see of it.
        """
        async with self._place():
            sight = await self._host.sights.watch(table, viewer)
            return sight, await self._public(sight, lang)

    async def further(self, table: int, viewer: Asker, key: str, lang: str) -> tuple[Sight, Picture]:
        """Return the table to somebody as those who watch see it, and one of its further pictures.

        Raises:
            Refused: there is no such picture now.
        """
        async with self._place():
            sight = await self._host.sights.watch(table, viewer)
            if key not in {one.key for one in more(sight.table.game, sight.view)}:
                raise Refused("no-such-picture")
            return sight, await self._public(sight, lang, key)

    async def private(self, table: int, audience: Audience, lang: str) -> tuple[Sight, tuple[Picture, ...]]:
        """Return the game to the bot itself as a seat sees it, with the picture of the table and a seat's own."""
        return await self._own(lambda: self._host.sights.of(table, audience), lang)

    async def for_user(self, table: int, viewer: Asker, lang: str) -> tuple[Sight, tuple[Picture, ...]]:
        """Return the same to somebody as they may see it, who may be one that watches."""
        return await self._own(lambda: self._host.sights.for_user(table, viewer), lang)

    @asynccontextmanager
    async def _place(self) -> AsyncIterator[None]:
        async with self._places:
            await self._haste.calm()
            yield
            await self._haste.calm()

    async def _own(self, look: Callable[[], Awaitable[Sight]], lang: str) -> tuple[Sight, tuple[Picture, ...]]:
        async with self._place():
            sight = await look()
            # One and the same picture of the table for everybody: drawn from a watcher's view, it can hold no secret.
            shared = self._kept.get(_key(sight, lang, TABLE))
            if shared is None:
                shared = await self._public(await self._host.sights.of(sight.table.id, None), lang)
            if sight.audience is None:
                return sight, (shared,)
            return sight, (shared, await _draw(sight, lang, OWN))

    async def _public(self, sight: Sight, lang: str, which: str = TABLE) -> Picture:
        key = _key(sight, lang, which)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        picture = await _draw(sight, lang, which)
        self._kept[key] = picture
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return picture


def _key(sight: Sight, lang: str, which: str) -> Key:
    return sight.table.id, sight.table.version, lang, which


async def _draw(sight: Sight, lang: str, which: str) -> Picture:
    with drawing.labels(sight.table.game).time():
        return await draw_apart(Commission(sight.table.game, which, sight.view, lang, names_of(sight.table, lang)))
