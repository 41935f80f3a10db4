"""The picture of all sides: what each owns, in three lines, and which sets are in play."""

from collections.abc import Sequence

from render.kit.canvas import Canvas
from render.kit.fonts import shown_names
from render.kit.grids import Box
from render.transmissions import icons, rows, theme
from render.transmissions import layout as at
from render.transmissions.labels import labels
from render.transmissions.pieces import Part, stacked, title_face
from rules.kernel.words import Words
from rules.transmissions.view import Harvey, Player, View


def canvas(view: View, words: Words, names: Sequence[str]) -> Canvas:
    """Return the finished sheet, which also knows which words had to be cut."""
    said = labels(words.lang)
    shown = shown_names(names, said)
    parts = [_head(view, said)]
    parts += [_player(view, player, shown[player.seat]) for player in view.players]
    parts += [_harvey(view, view.harvey, words.say("harvey"))] if view.harvey else []
    return stacked(parts)


def _head(view: View, said: Words) -> Part:
    def draw(sheet: Canvas, box: Box) -> None:
        words = said.say("pic-transmissions-players")
        sheet.sprite(theme.motif(50), box.x + 4, box.y)
        sheet.line(words, Box(box.x + 64, box.y, 300, box.h), face=title_face(words), size=36, fill=theme.COPPER)
        for name, sets, x in (("item", view.item_sets, 390), ("idea", view.idea_sets, 590)):
            sheet.sprite(icons.sign(name, 42), box.x + x, box.y + 4)
            spot = (box.x + x + 54, box.centre[1] + 2)
            sheet.write(" ".join(sets), spot, face="figures", size=38, fill=theme.INK)

    return Part(50, draw)


def _player(view: View, one: Player, name: str) -> Part:
    return Part(at.ROW, lambda sheet, box: rows.player(sheet, view, one, box, name))


def _harvey(view: View, one: Harvey, name: str) -> Part:
    return Part(at.ROW, lambda sheet, box: rows.harvey(sheet, view, one, box, name))
