"""The pictures of Nicodemus: the table for everybody and the viewer's own hand."""

from collections.abc import Sequence

from render.kit.picture import Drawing, GamePictures, drawing
from render.nicodemus.alt import hand_alt, table_alt
from render.nicodemus.decision import decision
from render.nicodemus.guide import GUIDE
from render.nicodemus.hand import canvas as hand_canvas
from render.nicodemus.iconset import ICONS
from render.nicodemus.labels import labels
from render.nicodemus.legend import LEGEND
from render.nicodemus.look import COLOURS, THEME
from render.nicodemus.table import canvas as table_canvas
from render.nicodemus.table import table
from rules.kernel.words import Words
from rules.nicodemus.view import View

__all__ = ["PICTURES", "hand_alt", "table", "table_alt"]


def _table(view: View, words: Words, names: Sequence[str]) -> Drawing:
    return drawing("nicodemus-table", table_canvas(view, words, names), table_alt(view, words, names))


def _private(view: View, words: Words, names: Sequence[str]) -> Drawing:
    if view.over:  # prices say nothing any more
        return _table(view, words, names)
    return drawing("nicodemus-hand", hand_canvas(view, words, names), hand_alt(view, words, names))


PICTURES = GamePictures(
    table=_table,
    private=_private,
    colours=COLOURS,
    labels=labels,
    decision=decision,
    icons=ICONS,
    theme=THEME,
    legend=LEGEND,
    guide=GUIDE,
)
