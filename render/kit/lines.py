"""Signs and figures set in lines: side by side, with numbers behind them, broken where the room ends."""

from collections.abc import Iterable, Sequence

from PIL import Image

from render.kit import palette, text
from render.kit.canvas import Canvas
from render.kit.grids import Box
from render.kit.sprites import SPRITES


def figures(words: str, size: int, ink: str) -> Image.Image:
    """Return words in the typeface of figures on a transparent ground, as tall as `size` pixels."""
    return SPRITES.get(("figures", words, size, ink), lambda: _figures(words, size, ink))


def beside(pieces: Sequence[Image.Image], gap: int, height: int) -> Image.Image:
    """Return pieces side by side on a transparent ground of that height in pixels."""
    wide = sum(piece.width for piece in pieces) + gap * (len(pieces) - 1)
    sheet = Image.new("RGBA", (max(1, wide), height))
    x = 0
    for piece in pieces:
        sheet.alpha_composite(piece, (x, (height - piece.height) // 2))
        x += piece.width + gap
    return sheet


def flow(pieces: Iterable[Image.Image], room: int, gap: int) -> list[list[Image.Image]]:
    """Return pieces in lines that fit the room; there is at least one line."""
    lines: list[list[Image.Image]] = [[]]
    left = room
    for piece in pieces:
        if piece.width > left and lines[-1]:
            lines.append([])
            left = room
        lines[-1].append(piece)
        left -= piece.width + gap
    return lines


def counted(
    sheet: Canvas, sign: Image.Image, number: int | str, box: Box, *, size: int = 36, dim: bool = False, gap: int = 4
) -> int:
    """Lay a sign with a number behind it into the left of a box and return where it ends."""
    sheet.sprite(sign, box.x, box.centre[1] - sign.height // 2)
    left = box.x + sign.width + gap
    fill = palette.CHALK_DIM if dim else palette.CHALK
    return left + sheet.write(str(number), (left, box.centre[1] + 2), face="figures", size=size, fill=fill)


def _figures(words: str, size: int, ink: str) -> Image.Image:
    image = Image.new("RGBA", (text.width(words, "figures", size), size))
    Canvas(image).write(words, (0, size // 2 + 2), face="figures", size=size, fill=ink)
    return image
