"""What makes a picture one of Nicodemus at a glance: a rust-brown junkyard at dusk, a riveted frame, its lettering."""

from typing import Final

from PIL import Image, ImageDraw

from render.kit import text
from render.kit.canvas import OVERSAMPLING, Canvas
from render.kit.fonts import Face
from render.kit.grids import Box
from render.kit.paths import Mark, picture, star
from render.kit.sprites import SPRITES
from render.kit.theme import Theme
from render.nicodemus.emblems import EMBLEMS

SMALLEST: Final = 30
"""The least size of words and figures in pixels: 12 on a phone, which shows 800 pixels as 332."""
WIDTH: Final = 800
FRAME: Final = 10
"""Width of the riveted frame."""
_DUSK: Final = "#E8893A"
_RIVET: Final = 4
_BETWEEN: Final = 60


def motif(size: int) -> Image.Image:
    """Return the steam sparrow before the setting sun, within the rim of a gear wheel."""
    return SPRITES.get(("motif", size), lambda: _motif(size))


THEME: Final = Theme(
    ground="#532D1C",
    panel="#371A10",
    slot="#6B3D29",
    edge="#A5633F",
    accent="#F6B73C",
    ink="#FFF3E2",
    dim="#E8CBB0",
    title="saloon",
    motif=motif,
)
READY: Final = "#14545A"
"""The ground of what can be done now: verdigris, which nothing else here has."""
COLOURS: Final = (THEME.ground, THEME.panel, THEME.slot, THEME.edge, THEME.accent, THEME.ink, THEME.dim, READY)


def sheet(height: int) -> Canvas:
    """Return an empty sheet of that height within its riveted frame."""
    return Canvas(_framed(height))


def line(
    canvas: Canvas, words: str, box: Box, *, face: Face = "bold", size: int, fill: str = THEME.ink, align: str = "l"
) -> int:
    """Write one line into a box, not smaller than a phone shows well, and return its width."""
    fitted = text.fitted(words, face, size, box.w, SMALLEST)
    if not fitted.whole:
        canvas.misfits.append(words)
    x = {"l": box.x, "m": box.centre[0], "r": box.right}[align]
    # Figures have no descenders: their middle lies lower than that of letters.
    y = box.centre[1] + 2 * (face == "figures")
    return canvas.lay(fitted, (x, y), face=face, fill=fill, anchor=f"{align}m")


def block(canvas: Canvas, words: str, box: Box, *, size: int, fill: str = THEME.ink, align: str = "l") -> None:
    """Write words into a box, wrapped, not smaller than a phone shows well."""
    canvas.block(words, box, face="bold", size=size, fill=fill, align=align)


def _framed(height: int) -> Image.Image:
    image = Image.new("RGB", (WIDTH, height), THEME.edge)
    pen = ImageDraw.Draw(image)
    pen.rectangle((FRAME, FRAME, WIDTH - FRAME - 1, height - FRAME - 1), fill=THEME.ground)
    rivet = _rivet()
    for x in _along(WIDTH):
        for y in (FRAME // 2, height - FRAME // 2):
            image.paste(rivet, (x - _RIVET, y - _RIVET), rivet)
    for y in _along(height):
        for x in (FRAME // 2, WIDTH - FRAME // 2):
            image.paste(rivet, (x - _RIVET, y - _RIVET), rivet)
    return image


def _along(length: int) -> list[int]:
    """Return where the rivets of a side are, from corner to corner."""
    room = length - FRAME
    number = max(1, round(room / _BETWEEN))
    return [FRAME // 2 + room * step // number for step in range(number + 1)]


def _rivet() -> Image.Image:
    size = 2 * _RIVET
    big = Image.new("RGBA", (size * OVERSAMPLING, size * OVERSAMPLING))
    ImageDraw.Draw(big).ellipse((0, 0, big.width - 1, big.height - 1), fill=THEME.panel)
    ImageDraw.Draw(big).ellipse((3, 3, big.width - 10, big.height - 10), fill=THEME.dim)
    return big.reduce(OVERSAMPLING)


def _motif(size: int) -> Image.Image:
    wheel = (Mark(star(14, 49, 41), THEME.edge, THEME.panel, 3), Mark("O 50,50,36,36", THEME.accent, THEME.panel, 3))
    sun = picture((*wheel, Mark("R 19,62,62,5,2", _DUSK), Mark("R 26,73,48,5,2", _DUSK)), size)
    bird = picture(EMBLEMS[15], round(size * 0.66))
    at = (size - bird.width) // 2
    sun.alpha_composite(bird, (at, at - round(size * 0.02)))
    return sun
