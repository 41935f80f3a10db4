"""Has pictures drawn in a thread, few at a time, and keeps the public ones while their table stands still."""

import asyncio
from collections import OrderedDict

from cogs.ui.panels import words_for
from host.host import Host
from host.model import Sight
from render.kit.picture import Draw, Picture
from render.registry import pictures
from rules.kernel.model import Audience

AT_ONCE = 1
KEPT = 64


class Easel:
    """Where sights become pictures."""

    def __init__(self, host: Host) -> None:
        """Take the host whose tables are drawn."""
        self._host = host
        self._places = asyncio.Semaphore(AT_ONCE)
        self._kept: OrderedDict[tuple[int, int, str], Picture] = OrderedDict()

    async def public(self, table: int, lang: str) -> tuple[Sight, Picture]:
        """Return the table as those who watch see it, and its picture."""
        sight = await self._host.sights.of(table, None)
        return sight, await self._public(sight, lang)

    async def private(self, table: int, audience: Audience, lang: str) -> tuple[Sight, tuple[Picture, ...]]:
        """Return the game as a seat sees it, with the picture of the table and, from a seat, the seat's own."""
        sight = await self._host.sights.of(table, audience)
        # One and the same picture of the table for everybody: drawn from a watcher's view, it can hold no secret.
        shared = await self._public(await self._host.sights.of(table, None), lang)
        if audience is None:
            return sight, (shared,)
        return sight, (shared, await self._draw(pictures(sight.table.game).private, sight, lang))

    async def _public(self, sight: Sight, lang: str) -> Picture:
        key = (sight.table.id, sight.table.version, lang)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        picture = await self._draw(pictures(sight.table.game).table, sight, lang)
        self._kept[key] = picture
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return picture

    async def _draw(self, draw: Draw, sight: Sight, lang: str) -> Picture:
        words = words_for(sight.table, lang)
        names = [player.name for player in sight.table.players]
        async with self._places:
            return await asyncio.to_thread(draw, sight.view, words, names)
