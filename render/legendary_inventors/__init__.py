"""The pictures of Legendary Inventors: the table for everybody and the viewer's own team with what it could do."""

from collections.abc import Sequence

from render.kit.picture import Drawing, GamePictures, drawing
from render.legendary_inventors.alt import own_alt, table_alt
from render.legendary_inventors.labels import labels
from render.legendary_inventors.own import own
from render.legendary_inventors.signs import TEAMS, TINTS
from render.legendary_inventors.table import canvas as table_canvas
from render.legendary_inventors.table import table
from rules.kernel.words import Words
from rules.legendary_inventors.view import View

__all__ = ["PICTURES", "own", "own_alt", "table", "table_alt"]


def _table(view: View, words: Words, names: Sequence[str]) -> Drawing:
    return drawing("inventors-table", table_canvas(view, words, names), table_alt(view, words, names))


def _private(view: View, words: Words, names: Sequence[str]) -> Drawing:
    return Drawing("inventors-team", own(view, words, names), own_alt(view, words, names))


PICTURES = GamePictures(
    table=_table, private=_private, colours=(*(colour for _, colour in TEAMS.values()), *TINTS), labels=labels
)
