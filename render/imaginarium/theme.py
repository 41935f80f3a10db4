"""What Imaginarium looks like: a night of plum, panels of burgundy, lines and lettering of brass as in art deco."""

from typing import Final

from PIL import Image, ImageDraw

from render.kit import palette
from render.kit.canvas import Canvas
from render.kit.paths import Mark, picture, star
from render.kit.sprites import SPRITES
from render.kit.theme import Theme

WIDTH: Final = 800
SMALL: Final = 30
"""The least size of a text in pixels: 12 on a phone that shows 800 pixels as 332."""
_NIGHT: Final = "#2A1226"
_STEPS: Final = ((26, 5), (26, 12), (12, 12), (12, 26), (5, 26))
"""A corner of the frame, as distances from the two edges."""


_MOTIF: Final = (
    Mark(star(24, 49, 39), "#A8662B", "#5A3216", 1.5),
    Mark(star(12, 43, 37), palette.BRASS, palette.BRASS_DARK, 2),
    Mark("O 50,50,31,31", _NIGHT, palette.BRASS_DARK, 3),
    Mark("M 58,24 C 32,28 26,58 44,72 C 52,78 64,77 70,72 C 50,70 44,44 58,24 Z", "#FBE3A6"),
    Mark(star(4, 14, 4.5, (65, 46)), palette.CHALK),
)


def motif(size: int) -> Image.Image:
    """Return the wheel that holds the moon, as wide and tall as `size` pixels."""
    return SPRITES.get(("imaginarium motif", size), lambda: picture(_MOTIF, size))


THEME: Final = Theme(
    ground=_NIGHT,
    panel="#43203C",
    slot="#5C3353",
    edge="#9B7391",
    accent="#E6BC62",
    ink=palette.CHALK,
    dim="#DEC8D3",
    title="deco",
    motif=motif,
)


def frame(image: Image.Image) -> None:
    """Draw the frame around a sheet."""
    pen = ImageDraw.Draw(image)
    right, bottom = image.width - 1, image.height - 1
    upper = [*_STEPS[::-1], *((right - x, y) for x, y in _STEPS)]
    lower = [(x, bottom - y) for x, y in reversed(upper)]
    pen.line([*upper, *lower, upper[0]], fill=THEME.accent, width=3)
    for x in (8, right - 8):
        for y in (8, bottom - 8):
            pen.rectangle((x - 3, y - 3, x + 3, y + 3), fill=THEME.accent)


def sheet(height: int) -> Canvas:
    """Return an empty sheet of that height in its frame."""
    image = Image.new("RGB", (WIDTH, height), THEME.ground)
    frame(image)
    return Canvas(image)
