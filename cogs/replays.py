"""Draws the past: positions with what changed in frames, recaps, and whole games as moving pictures."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from typing import Any, TypeAlias

from cogs.words import names_of, say
from host.errors import Refused
from host.host import Host
from host.model import Asker, Table
from host.past.history import Moment, Recap
from render.jobs import OWN, TABLE, Change, DrawingJob
from render.kit.picture import Picture
from render.worker import bind_apart, draw_apart, frame_apart, mark_apart
from rules.kernel.model import Audience

Key: TypeAlias = tuple[int, int, int, int, str]
Progress: TypeAlias = Callable[[int, int], Awaitable[None]]
"""Is told how many frames of how many are done."""

PICTURES_KEPT = 16
MOVIES_KEPT = 3


class Replays:
    """Where looking back becomes pictures."""

    def __init__(self, host: Host) -> None:
        """Take the host whose tables are drawn."""
        self._host = host
        self._kept: OrderedDict[Key, Picture] = OrderedDict()
        self._movies: OrderedDict[tuple[int, int, Audience, str], Picture] = OrderedDict()
        self._filming = asyncio.Lock()

    async def moment(self, moment: Moment, lang: str) -> tuple[Picture, ...]:
        """Return the table at a position with what changed since the step before, and from a seat the seat's own."""
        table = await self._table(moment, lang)
        if moment.audience is None:
            return (table,)
        return table, await draw_apart(_job(moment.table, OWN, moment.view, lang))

    async def recap(self, recap: Recap, lang: str) -> Picture:
        """Return the table now with what changed since somebody's last turn."""
        return await mark_apart(_change(recap.table, recap.former, recap.watched, "recap-marked", lang))

    async def movie(self, table: int, viewer: Asker, audience: Audience, lang: str, progress: Progress) -> Picture:
        """Return the game so far as a moving picture, as an audience saw it; one is made at a time.

        Raises:
            Refused: that view is not the user's to see, or the table cannot be read.
        """
        async with self._filming:
            last = await self._host.history.at(table, viewer, audience)
            key = (table, last.table.version, audience, lang)
            if key not in self._movies:
                self._movies[key] = await self._make(last, viewer, lang, progress)
                if len(self._movies) > MOVIES_KEPT:
                    self._movies.popitem(last=False)
            return self._movies[key]

    async def _make(self, last: Moment, viewer: Asker, lang: str, progress: Progress) -> Picture:
        table, audience = last.table, last.audience
        steps = await self._host.history.frames(table.id, viewer, audience)
        frames: list[bytes] = []
        for number, step in enumerate(steps):
            await progress(number, len(steps))
            moment = await self._host.history.at(table.id, viewer, audience, step)
            view = moment.watched if audience is None else moment.view
            frames.append(await frame_apart(_job(table, TABLE if audience is None else OWN, view, lang)))
        if not frames:
            raise Refused("table-unreadable", table=table.id, reason="no position can be restored")
        data = await bind_apart(frames, table.game)
        alt = say(lang, "movie-alt", title=table.title, table=table.id, number=len(frames))
        return Picture(f"table-{table.id}.gif", data, alt, (0, 0))

    async def _table(self, moment: Moment, lang: str) -> Picture:
        key = (moment.table.id, moment.table.epoch, moment.before, moment.after, lang)
        if key not in self._kept:
            if moment.is_first:
                self._kept[key] = await draw_apart(_job(moment.table, TABLE, moment.watched, lang))
            else:
                change = _change(moment.table, moment.former, moment.watched, "replay-marked", lang)
                self._kept[key] = await mark_apart(change)
            if len(self._kept) > PICTURES_KEPT:
                self._kept.popitem(last=False)
        return self._kept[key]


def _change(table: Table, former: Any, watched: Any, note: str, lang: str) -> Change:  # noqa: ANN401  a game's views
    before, after = _job(table, TABLE, former, lang), _job(table, TABLE, watched, lang)
    return Change(before, after, say(lang, note))


def _job(table: Table, which: str, view: Any, lang: str) -> DrawingJob:  # noqa: ANN401  each game has its own
    return DrawingJob(table.game, which, view, lang, names_of(table, lang))
