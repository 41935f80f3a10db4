"""What the game looks like: a forest at dusk, framed by a copper pipe, and titles in rounded letters."""

from functools import partial
from typing import Final

from PIL import Image

from render.kit import palette
from render.kit.canvas import Canvas
from render.kit.grids import Box
from render.kit.paths import Mark, picture
from render.kit.sprites import SPRITES
from render.kit.theme import Theme
from render.transmissions.robots import ROBOTS

GROUND: Final = "#13291F"
PANEL: Final = "#1E3B2D"
SLOT: Final = "#2A4D3B"
EDGE: Final = "#56806A"
COPPER: Final = "#E59A5C"
COPPER_DARK: Final = "#8A4E25"
COPPER_LIGHT: Final = "#F7CBA0"
INK: Final = "#F6F2E4"
DIM: Final = "#C2D3C6"
VEIL: Final = "#13291FB0"
"""What lies over things that cannot be had now."""
SMALLEST: Final = 30
"""The least size of letters in pixels: 12 on a phone that shows 800 pixels as 332."""
_PIPE: Final = 8
"""Width of the frame in pixels."""
_DEEP: Final = 26
"""So far from a sheet's edges its frame reaches, corners and collars included."""


def framed(sheet: Canvas) -> None:
    """Lay a copper pipe with collars around a sheet."""
    width, height = sheet.image.size
    top, side = Box(0, 0, width, _DEEP), Box(0, _DEEP, _DEEP, height - 2 * _DEEP)
    with sheet.ground():
        for strip in (top, top._replace(y=height - _DEEP), side, side._replace(x=width - _DEEP)):
            # Of a frame nothing is worth keeping but its rim.
            key = ("copper frame", width, height, strip)
            sheet.sprite(SPRITES.get(key, partial(_strip, width, height, strip)), strip.x, strip.y)


def motif(size: int) -> Image.Image:
    """Return the green robot in a ring of copper pipe: what the game is known by."""
    return SPRITES.get(("motif", size), lambda: _motif(size))


def _strip(width: int, height: int, strip: Box) -> Image.Image:
    return _frame(width, height).crop((strip.x, strip.y, strip.right, strip.bottom))


def _frame(width: int, height: int) -> Image.Image:
    sheet = Canvas(Image.new("RGBA", (width, height)))
    whole = Box(0, 0, width, height)
    sheet.panel(whole, None, radius=26, edge=COPPER_DARK, width=_PIPE + 2)
    sheet.panel(whole.inset(1), None, radius=25, edge=COPPER, width=_PIPE - 1)
    sheet.panel(whole.inset(3), None, radius=23, edge=COPPER_LIGHT, width=2)
    for x in (width // 4, 3 * width // 4):
        for y in (0, height - _PIPE - 4):
            sheet.panel(Box(x - 17, y, 34, _PIPE + 4), COPPER, radius=4, edge=COPPER_DARK, width=2)
    for x in (0, width - _PIPE - 4):
        sheet.panel(Box(x, height // 2 - 17, _PIPE + 4, 34), COPPER, radius=4, edge=COPPER_DARK, width=2)
    return sheet.image


def _motif(size: int) -> Image.Image:
    ring = (
        Mark("O 50,50,42,42", None, palette.INK, 15),
        Mark("O 50,50,42,42", None, COPPER, 10),
        Mark("O 50,50,44,44", None, COPPER_LIGHT, 2),
        *(Mark(path, COPPER, palette.INK, 3) for path in _COLLARS),
    )
    image = picture(ring, size)
    robot = picture(ROBOTS["green"], round(size * 0.58))
    image.alpha_composite(robot, ((size - robot.width) // 2, (size - robot.height) // 2))
    return image


_COLLARS: Final = ("R 42,0,16,17,3", "R 42,83,16,17,3", "R 0,42,17,16,3", "R 83,42,17,16,3")

THEME: Final = Theme(
    ground=GROUND,
    panel=PANEL,
    slot=SLOT,
    edge=EDGE,
    accent=COPPER,
    ink=INK,
    dim=DIM,
    title="retro",
    motif=motif,
)
