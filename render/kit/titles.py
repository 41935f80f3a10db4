"""A game's title in its own lettering, with its motif before it and a line below: the head of sheets of all games."""

from typing import Final

from render.kit import text
from render.kit.canvas import Canvas
from render.kit.fonts import Face, can_show
from render.kit.grids import Box
from render.kit.theme import Theme

LARGEST: Final = 64
SMALLEST: Final = 34


def lettering(words: str, theme: Theme) -> Face:
    """Return the theme's typeface for titles, or the one for reading where that lacks a letter."""
    return theme.title if all(can_show(theme.title, letter) for letter in words) else "bold"


def title_line(canvas: Canvas, words: str, box: Box, theme: Theme) -> None:
    """Draw motif and title at the left of a box, and a line along its lower edge."""
    motif = theme.motif(box.h - 8)
    left = box.x
    if motif.getbbox() is not None:
        canvas.sprite(motif, left, box.y)
        left += motif.width + 16
    face = lettering(words, theme)
    fitted = text.line(words, face, LARGEST, box.right - left, SMALLEST)
    at = (left, box.y + (box.h - 8) // 2)
    canvas.write(fitted.words, at, face=face, size=fitted.size, fill=theme.accent)
    canvas.panel(Box(box.x, box.bottom - 3, box.w, 3), theme.edge, radius=0)
