"""Has pictures drawn, each process one at a time, and keeps the public ones while their table stands still."""

from collections import OrderedDict
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from functools import partial
from typing import Final, TypeAlias

from msgspec.structs import replace

from cogs.priority import Priority
from cogs.ui.ids import Browse
from cogs.ui.offers import in_view
from cogs.words import names_of
from host.errors import Refused
from host.host import Host
from host.model import Asker, Coach, Observation
from host.operation.metrics import drawing
from render.jobs import DECISION, OWN, TABLE, BannerJob, DrawingJob, GuideJob, LegendJob, SheetJob
from render.kit.ending import End
from render.kit.picture import Picture
from render.registry import more, pictures
from render.worker import PROCESSES, banner_apart, draw_apart, guide_apart, legend_apart, sheet_apart
from rules.kernel.model import Audience
from workers.fairqueue import FairQueue

Key: TypeAlias = tuple[int, int, str, str]


class Stale(Exception):
    """Something newer is to be drawn in the place of this picture."""


SHEET = "score"
KEPT = 64
IN_A_ROW: Final = 4
"""Pictures drawn for people who wait for each that is brought to people, so that a crowd keeps no table's away."""


class PictureCache:
    """Where observations become pictures, of which the public ones are kept."""

    def __init__(self, host: Host, priority: Priority) -> None:
        """Take the host whose tables are drawn."""
        self._host = host
        self._priority = priority
        self._queue = FairQueue(PROCESSES)
        self._kept: OrderedDict[Key, Picture] = OrderedDict()
        self._banners: dict[tuple[str, str], Picture] = {}
        self._taught: OrderedDict[LegendJob | GuideJob, Picture] = OrderedDict()

    async def public(self, table: int, lang: str) -> tuple[Observation, Picture]:
        """Return the table to the bot itself as those who watch see it, and its picture."""
        # Looked at only when it is its turn to be drawn: while others are drawn, the game goes on.
        async with self._place(is_waited_for=False):
            observation = await self._host.observations.of(table, None)
            return observation, await self._table(observation, lang)

    async def watched(self, table: int, viewer: Asker, lang: str) -> tuple[Observation, Picture]:
        """Return the same to somebody.

        Raises:
            Refused: there is no such table for those eyes, or nothing to see of it.
        """
        async with self._place():
            observation = await self._host.observations.watch(table, viewer)
            return observation, await self._table(observation, lang)

    async def further(self, table: int, viewer: Asker, key: str, lang: str) -> tuple[Observation, Picture]:
        """Return the table to somebody as those who watch see it, and one of its further pictures.

        Raises:
            Refused: there is no such picture now.
        """
        async with self._place():
            observation = await self._host.observations.watch(table, viewer)
            if key not in {one.key for one in more(observation.table.game, observation.view)}:
                raise Refused("no-such-picture")
            return observation, await self._public(observation, lang, key)

    async def private(self, table: int, audience: Audience, lang: str) -> tuple[Observation, Picture]:
        """Return the game to the bot itself as a seat sees it, with the picture that the seat decides from."""
        return await self._own(lambda: self._host.observations.of(table, audience), lang, is_waited_for=False)

    async def for_user(
        self,
        table: int,
        viewer: Asker,
        lang: str,
        browse: Browse | None = None,
        is_stale: Callable[[], bool] = lambda: False,
    ) -> tuple[Observation, Picture]:
        """Return the same to somebody as they may see it, who may be one that watches, and where they look around.

        Raises:
            Stale: `is_stale` said so when it was its turn to be drawn.
        """

        async def look() -> Observation:
            if is_stale():
                raise Stale
            return await self._host.observations.for_user(table, viewer)

        return await self._own(look, lang, browse=browse)

    async def whole(self, table: int, viewer: Asker, lang: str) -> tuple[Observation, Picture]:
        """Return to somebody all that is their own, whatever is asked.

        Raises:
            Refused: they do not play there.
        """
        return await self._own(lambda: self._host.observations.for_user(table, viewer), lang, OWN)

    async def _with_sheet(self, observation: Observation, picture: Picture, lang: str) -> Picture:
        """Return a picture of a game, of one that is over with the score sheet above it, the same for everybody."""
        if not observation.standing:
            return picture
        key = _key(observation, lang, SHEET)
        if key not in self._kept:
            self._keep(key, await _draw_sheet(observation, lang))
        return replace(picture, above=self._kept[key])

    async def banner(self, game: str, lang: str) -> Picture | None:
        """Return the banner of a game, drawn once a language; None of one that has no pictures."""
        if (game, lang) not in self._banners:
            async with self._place():
                with suppress(LookupError):
                    self._banners[game, lang] = await banner_apart(BannerJob(game, lang))
        return self._banners.get((game, lang))

    async def legend(self, game: str, lang: str, page: int) -> Picture:
        """Return a page of a game's symbols, counted from 0.

        Raises:
            LookupError: the game has no such page.
        """
        job = LegendJob(game, lang, page)
        return await self._teaching(job, partial(legend_apart, job))

    async def guide(self, game: str, lang: str) -> list[Picture]:
        """Return the pictures that teach how a game is played; none of a game without any."""
        jobs = [GuideJob(game, lang, number) for number in range(len(pictures(game).guide.scenes))]
        return [await self._teaching(job, partial(guide_apart, job)) for job in jobs]

    async def _teaching(self, job: LegendJob | GuideJob, draw: Callable[[], Awaitable[Picture]]) -> Picture:
        """Return a picture that is the same for everybody at any time, drawn once in a while."""
        if job not in self._taught:
            async with self._place():
                self._taught[job] = await draw()
        self._taught.move_to_end(job)
        if len(self._taught) > KEPT:
            self._taught.popitem(last=False)
        return self._taught[job]

    @asynccontextmanager
    async def _place(self, *, is_waited_for: bool = True) -> AsyncIterator[None]:
        async with self._queue.place((is_waited_for,), cost=1 if is_waited_for else IN_A_ROW):
            await self._priority.calm()
            yield
        await self._priority.calm()

    async def _own(
        self,
        look: Callable[[], Awaitable[Observation]],
        lang: str,
        which: str = DECISION,
        browse: Browse | None = None,
        *,
        is_waited_for: bool = True,
    ) -> tuple[Observation, Picture]:
        async with self._place(is_waited_for=is_waited_for):
            observation = await look()
            if observation.audience is None:
                return observation, await self._table(observation, lang)
            picture = await _draw(observation, lang, which, browse)
            return observation, picture if which == OWN else await self._with_sheet(observation, picture, lang)

    async def _table(self, observation: Observation, lang: str) -> Picture:
        return await self._with_sheet(observation, await self._public(observation, lang), lang)

    async def _public(self, observation: Observation, lang: str, which: str = TABLE) -> Picture:
        key = _key(observation, lang, which)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        picture = await _draw(observation, lang, which)
        self._keep(key, picture)
        return picture

    def _keep(self, key: Key, picture: Picture) -> None:
        self._kept[key] = picture
        if len(self._kept) > KEPT:
            self._kept.popitem(last=False)


def _key(observation: Observation, lang: str, which: str) -> Key:
    return observation.table.id, observation.table.version, lang, which


async def _draw(observation: Observation, lang: str, which: str, browse: Browse | None = None) -> Picture:
    shown = in_view(observation, browse) if which == DECISION else ()
    asked = tuple(question.decision for question in shown)
    names = names_of(observation.table, lang)
    job = DrawingJob(observation.table.game, which, observation.view, lang, names, asked)
    with drawing.labels(observation.table.game).time():
        return await draw_apart(_coached(job, observation.coach) if which == DECISION else job)


def _coached(job: DrawingJob, coach: Coach | None) -> DrawingJob:
    """Return what a coach shows: all that is asked, or the table, with what is meant in frames."""
    if coach is None:
        return job
    return replace(job, which=coach.shows or job.which, asked=coach.drawn, marks=coach.marks)


async def _draw_sheet(observation: Observation, lang: str) -> Picture:
    table = observation.table
    gone = tuple(player.seat for player in table.players if player.conceded)
    end = End((*observation.standing, *observation.rivals), table.winners, table.winning_rivals, gone)
    with drawing.labels(table.game).time():
        return await sheet_apart(SheetJob(table.game, lang, names_of(table, lang), end, observation.view))
