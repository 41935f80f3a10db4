"""How a game is played, in three pictures: its goal, a turn, the end. What stands in them is each game's own."""

from collections.abc import Sequence
from typing import Final

from PIL import Image

from render.kit import text
from render.kit.canvas import Canvas
from render.kit.grids import Box
from render.kit.picture import Drawing, clipped, drawing
from render.kit.scenes import Row, Scene
from render.kit.theme import Theme
from render.kit.titles import title_line
from rules.kernel.words import Words

WIDTH: Final = 800
MARGIN: Final = 16
TITLE: Final = 80
FOOT: Final = 44
"""Room at the lower edge, where Discord lays a badge over the left corner."""
CAPTION: Final = 31
SMALL: Final = 29
GAP: Final = 18
ROW_GAP: Final = 8
TALLEST: Final = 176
"""Pixels of a piece; a larger one is made smaller."""


def guide(scene: Scene, theme: Theme, words: Words, name: str) -> Drawing:
    """Return a picture of that name; its alternative text is all that it says."""
    title = words.say(f"guide-{scene.title}")
    laid = [(_fitted([piece(words) for piece in row.pieces]), _caption(row, words)) for row in scene.rows]
    high = TITLE + sum(_height(*row) + ROW_GAP for row in laid) + FOOT
    canvas = Canvas(Image.new("RGB", (WIDTH, high), theme.ground))
    title_line(canvas, title, Box(MARGIN, 6, WIDTH - 2 * MARGIN, TITLE - 12), theme)
    y = TITLE
    for pieces, caption in laid:
        box = Box(MARGIN, y, WIDTH - 2 * MARGIN, _height(pieces, caption))
        canvas.panel(box, theme.panel, radius=14)
        tall = max(piece.height for piece in pieces)
        canvas.row(pieces, Box(box.x, box.y + 12, box.w, tall), GAP)
        below = Box(box.x + 16, box.y + 12 + tall + 6, box.w - 32, box.bottom - box.y - tall - 24)
        canvas.block(caption.words, below, size=caption.size, fill=theme.ink, align="m")
        y = box.bottom + ROW_GAP
    told = " ".join([f"{title}{words.colon}".rstrip(), *(words.say(f"guide-{row.caption}") for row in scene.rows)])
    return drawing(f"guide-{name}", canvas, clipped(told))


def _caption(row: Row, words: Words) -> text.Fitted:
    room = (WIDTH - 2 * MARGIN - 32, 4 * (CAPTION + text.SPACING + 4))
    return text.block(words.say(f"guide-{row.caption}"), "text", CAPTION, room, SMALL)


def _height(pieces: Sequence[Image.Image], caption: text.Fitted) -> int:
    lines = 1 + caption.words.count("\n")
    return 12 + max(piece.height for piece in pieces) + 6 + lines * (caption.size + text.SPACING + 4) + 12


def _fitted(pieces: Sequence[Image.Image]) -> list[Image.Image]:
    """Return the pieces, each no taller than a row and all no wider than the sheet."""
    small = [_scaled(piece, min(1.0, TALLEST / piece.height)) for piece in pieces]
    wide = sum(piece.width for piece in small) + GAP * (len(small) - 1)
    room = WIDTH - 2 * MARGIN - 24
    if wide <= room:
        return small
    share = (room - GAP * (len(small) - 1)) / (wide - GAP * (len(small) - 1))
    return [_scaled(piece, share) for piece in small]


def _scaled(piece: Image.Image, share: float) -> Image.Image:
    if share >= 1:
        return piece
    size = (max(1, int(piece.width * share)), max(1, int(piece.height * share)))
    return piece.resize(size, Image.Resampling.LANCZOS)
