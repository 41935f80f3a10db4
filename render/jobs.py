"""Jobs of drawing, and how each is done here and now.

The processes that draw load this module and nothing of the event loop's, which would take 2 MB of each.
"""

from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from msgspec import Struct

from render.kit import film, marks
from render.kit.banner import banner
from render.kit.ending import End
from render.kit.fonts import shown_names
from render.kit.guide import guide
from render.kit.legend import legend
from render.kit.picture import Asking, Draw, Drawing, Picture, finished
from render.kit.scoresheet import scoresheet
from render.kit.tokens import seat_mark
from render.registry import icons, pictures
from rules.kernel.model import Decision
from rules.kernel.registry import find, games
from rules.kernel.words import Words, load, of_game

TABLE = "table"
OWN = "own"
DECISION = "decision"


def move_in() -> Sequence[str]:
    """Load how all games are drawn, so that the first picture need not wait for it."""
    for game in games():
        with suppress(LookupError):
            pictures(game)
    return ()


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
    """A score sheet to be drawn; `names` are in seat order, `view` is anybody's of the game that is over."""

    game: str
    lang: str
    names: tuple[str, ...]
    end: End
    view: Any


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
    names = shown_names(job.names, labels)
    shown = words.named(lambda seat: names[seat])
    piece = seat_mark if drawings.piece is None else partial(drawings.piece, job.view)
    return finished(scoresheet(job.end, find(job.game).info.title, drawings.theme, words, labels, piece, shown))


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
