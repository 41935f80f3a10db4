"""What Imaginarium looks like: a night of plum, panels of burgundy, lines and lettering of brass as in art deco."""

from collections.abc import Sequence
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


def _rays() -> Sequence[Mark]:
    """Return the rays of a fan behind the wheel."""
    return [Mark(star(16, 50, 33), "#8C5A2E", palette.INK, 2.5)]


_MOTIF: Final = (
    *_rays(),
    Mark(star(8, 42, 33), palette.BRASS, palette.INK, 4),
    Mark("O 50,50,28,28", _NIGHT, palette.INK, 4),
    Mark("M 58,26 C 34,30 28,56 44,70 C 52,76 64,75 70,70 C 52,68 46,44 58,26 Z", "#FBE3A6"),
    Mark(star(4, 12, 4, (64, 46)), palette.CHALK),
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
