"""Draws in processes of its own: drawing in a thread would take turns with whoever answers clicks, for every picture.

They are started once, give way to the bot when the machine is busy, and leave with it however it ends.
"""

import atexit
import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import cache, partial
from typing import Any, Final, TypeVar

from msgspec import Struct

from render.emojis import Emblem, IconJob, draw_icon
from render.kit import film, marks
from render.kit.banner import banner
from render.kit.ending import End
from render.kit.guide import guide
from render.kit.legend import legend
from render.kit.picture import Asking, Draw, Drawing, Picture, finished
from render.kit.scoresheet import scoresheet
from render.registry import icons, pictures
from render.studio import Studio
from rules.kernel.model import Decision
from rules.kernel.registry import find, games
from rules.kernel.words import Words, load, of_game

TABLE = "table"
OWN = "own"
DECISION = "decision"
NICENESS = 5
PROCESSES: Final = min(3, max(1, len(os.sched_getaffinity(0)) - 1)) if sys.platform == "linux" else 1
"""As many as the machine has cores beside the bot's own, and no more than a crowd needs: each takes some 80 MB."""
Order = TypeVar("Order")
Made = TypeVar("Made")


class DrawingJob(Struct, frozen=True):
    """A picture to be drawn: the table, the viewer's own, what they decide from, or a further one by key.

    `names` are in seat order; `asked` is what the viewer is asked, for the picture to decide from. What `marks`
    names in the picture is framed.
    """

    game: str
    which: str
    view: Any
    lang: str
    names: tuple[str, ...]
    asked: tuple[Decision, ...] = ()
    marks: tuple[str, ...] = ()


class Change(Struct, frozen=True):
    """Two pictures of one kind to be drawn, the later one marked; its alternative text begins with the note."""

    before: DrawingJob
    after: DrawingJob
    note: str


class SheetJob(Struct, frozen=True):
    """A score sheet to be drawn; `names` are in seat order."""

    game: str
    lang: str
    names: tuple[str, ...]
    end: End


class BannerJob(Struct, frozen=True):
    """The banner of a game's lobby to be drawn."""

    game: str
    lang: str


class LegendJob(Struct, frozen=True):
    """A page of a game's legend to be drawn, counted from 0."""

    game: str
    lang: str
    page: int


class GuideJob(Struct, frozen=True):
    """A picture that teaches how a game is played, counted from 0."""

    game: str
    lang: str
    number: int


def draw(job: DrawingJob) -> Picture:
    """Draw here and now.

    Raises:
        LookupError: the game has no pictures, or none of that key.
    """
    return finished(marks.point(_drawn(job), job.marks))


def draw_marked(change: Change) -> Picture:
    """Draw the later picture with what changed since the earlier one in frames, here and now.

    Raises:
        LookupError: as `draw`.
    """
    return finished(marks.mark(_drawn(change.before), _drawn(change.after), change.note))


def draw_frame(job: DrawingJob) -> bytes:
    """Draw a picture as a frame of a film, here and now.

    Raises:
        LookupError: as `draw`.
    """
    return film.frame(_drawn(job))


def draw_sheet(job: SheetJob) -> Picture:
    """Draw the score sheet of a game that is over, here and now.

    Raises:
        LookupError: the game has no pictures.
    """
    words, drawings = of_game(job.game, job.lang).named(lambda seat: job.names[seat]), pictures(job.game)
    labels = drawings.labels(words.lang)
    return finished(scoresheet(job.end, find(job.game).info.title, drawings.theme, words, labels))


def draw_banner(job: BannerJob) -> Picture:
    """Draw the banner of a game's lobby, here and now.

    Raises:
        LookupError: the game has no pictures.
    """
    drawings, lang = pictures(job.game), of_game(job.game, job.lang).lang
    return finished(banner(find(job.game).info, drawings.theme, drawings.labels(lang)))


def draw_legend(job: LegendJob) -> Picture:
    """Draw a page of a game's legend as a file, here and now.

    Raises:
        LookupError: the game has no pictures, or its legend has no such page.
    """
    return finished(legend_page(job))


def legend_page(job: LegendJob) -> Drawing:
    """Draw a page of a game's legend.

    Raises:
        LookupError: as `draw_legend`.
    """
    drawings = pictures(job.game)
    words = drawings.legend.words(job.lang, of_game(job.game, job.lang))
    known = {**icons(job.game), **drawings.legend.signs}
    page = drawings.legend.pages[job.page]
    return legend(page, known, drawings.theme, words, find(job.game).info.title)


def draw_guide(job: GuideJob) -> Picture:
    """Draw a picture that teaches as a file, here and now.

    Raises:
        LookupError: the game has no pictures, or none of that number that teaches.
    """
    return finished(guide_scene(job))


def guide_scene(job: GuideJob) -> Drawing:
    """Draw a picture that teaches.

    Raises:
        LookupError: as `draw_guide`.
    """
    drawings = pictures(job.game)
    scene = drawings.guide.scenes[job.number]
    own = load(drawings.guide.folder, job.lang)
    words = own.beside(of_game(job.game, job.lang)).beside(drawings.labels(job.lang))
    return guide(scene, drawings.theme, words, scene.title)


def _drawn(job: DrawingJob) -> Drawing:
    words = of_game(job.game, job.lang).named(lambda seat: job.names[seat])
    return _drawing(job)(job.view, words, job.names)


def _drawing(job: DrawingJob) -> Draw:
    drawings = pictures(job.game)
    if job.which == DECISION and job.asked and drawings.decision is not None:
        return partial(_asking, drawings.decision, job.asked)
    if job.which in {OWN, DECISION}:
        return drawings.private
    if job.which == TABLE:
        return drawings.table
    for one in drawings.more(job.view):
        if one.key == job.which:
            return one.draw
    raise LookupError(f"{job.game} has no picture {job.which!r} now")


def _asking(draw: Asking, asked: Sequence[Decision], view: Any, words: Words, names: Sequence[str]) -> Drawing:  # noqa: ANN401  each game has its own view
    return draw(view, words, names, asked)


async def draw_apart(job: DrawingJob) -> Picture:
    """Have the worker draw; if its process was ended from outside, a new one does.

    Raises:
        LookupError: the game has no pictures.
    """
    return await apart(draw, job)


async def sheet_apart(job: SheetJob) -> Picture:
    """Have the worker draw a score sheet.

    Raises:
        LookupError: as `draw`.
    """
    return await apart(draw_sheet, job)


async def banner_apart(job: BannerJob) -> Picture:
    """Have the worker draw the banner of a game's lobby.

    Raises:
        LookupError: as `draw`.
    """
    return await apart(draw_banner, job)


async def legend_apart(job: LegendJob) -> Picture:
    """Have the worker draw a page of a game's legend.

    Raises:
        LookupError: as `draw_legend`.
    """
    return await apart(draw_legend, job)


async def guide_apart(job: GuideJob) -> Picture:
    """Have the worker draw a picture that teaches.

    Raises:
        LookupError: as `draw_guide`.
    """
    return await apart(draw_guide, job)


async def frame_apart(job: DrawingJob) -> bytes:
    """Have the worker draw a frame of a film; other pictures may be drawn between two frames.

    Raises:
        LookupError: as `draw`.
    """
    return await apart(draw_frame, job)


async def mark_apart(change: Change) -> Picture:
    """Have the worker draw a picture with what changed in frames.

    Raises:
        LookupError: as `draw`.
    """
    return await apart(draw_marked, change)


async def icon_apart(job: IconJob) -> Emblem:
    """Have the worker draw an icon.

    Raises:
        LookupError: there is no such icon.
    """
    return await apart(draw_icon, job)


async def bind_apart(frames: Sequence[bytes], game: str) -> bytes:
    """Have a film, a GIF, made of a game's frames, in a process for it alone: it takes seconds, and no panel waits."""
    cutter = Studio(1, _settle_in)
    try:
        return await cutter.ask(partial(film.reel, own=pictures(game).colours), frames)
    finally:
        cutter.close()


async def apart(drawing: Callable[[Order], Made], order: Order) -> Made:
    """Have the worker draw something else; the function must be one of a module, and the order must pickle."""
    return await _studio().ask(drawing, order)


def open_up() -> None:
    """Start the processes now, so that the first picture need not wait for it."""
    _studio().open_up()


@cache
def _studio() -> Studio:
    studio = Studio(PROCESSES, _move_in)
    atexit.register(studio.close)
    return studio


def _move_in() -> None:
    _settle_in()
    for game in games():
        with suppress(LookupError):
            pictures(game)


def _settle_in() -> None:
    if sys.platform != "win32":
        os.nice(NICENESS)
