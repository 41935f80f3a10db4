"""The one picture to decide from: the viewer's stock, and what the question is about."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, TypeAlias

from render.imaginarium import acting, mending, placing, running
from render.imaginarium.decision_alt import decision_alt
from render.imaginarium.labels import labels
from render.imaginarium.pieces import Pen
from render.imaginarium.reasons import REASONS
from render.imaginarium.scene import Scene, lay_own_stock
from render.kit import missing
from render.kit.canvas import Canvas
from render.kit.fonts import shown_names
from render.kit.picture import Drawing, drawing
from rules.imaginarium.view import View
from rules.kernel.model import Decision
from rules.kernel.words import Words

Area: TypeAlias = Callable[[Pen, Scene], None]

AREAS: Final[Mapping[str, Area]] = {
    "DEC-01": placing.places,
    "DEC-02": running.slots,
    "DEC-02a": running.goods,
    "DEC-02b": running.goods,
    "DEC-03": running.goods,
    "DEC-03 draft": running.goods,
    "DEC-04": running.stack,
    "DEC-05": acting.dial,
    "DEC-06": acting.actions,
    "DEC-10": acting.hire,
    "DEC-11": mending.garden,
    "DEC-12": running.run_now,
    "DEC-12a": acting.removal,
    "DEC-12b": running.targets,
    "DEC-13": acting.market,
    "DEC-14": mending.scrap,
    "DEC-15": mending.yields,
    "DEC-16": mending.sketch,
    "DEC-16 draft": mending.sketch,
    "DEC-17": mending.crusher,
    "DEC-17a": running.run_now,
    "DEC-18": acting.projects,
}
"""What is laid below the stock, by the key of the decision."""


def decision(view: View, words: Words, names: Sequence[str], asked: Sequence[Decision]) -> Drawing:
    """Draw what the viewer decides from; a seat is asked one thing at a time."""
    sheet = canvas(view, words, names, asked[0])
    greyed = missing.in_words(sheet, asked[0].barred, words)
    return drawing("imaginarium-decision", sheet, decision_alt(view, words, names, asked[0], greyed))


def canvas(view: View, words: Words, names: Sequence[str], asked: Decision) -> Canvas:
    """Return the finished sheet, which also knows which words had to be cut."""
    scene = Scene(view, words, shown_names(names, labels(words.lang)), asked)
    pen = Pen()
    AREAS[asked.key](pen, scene)
    lay_own_stock(pen, scene)
    missing.lay(pen.sheet, asked.barred, REASONS)
    return pen.finished()
