"""What several pictures of the game lay down in the same way: names, headers, goods, and sheets made of parts."""

from collections.abc import Callable, Iterable, Sequence

from msgspec import Struct
from PIL import Image

from render.kit import palette, text, tokens
from render.kit.canvas import Canvas
from render.kit.fonts import Face, can_show
from render.kit.grids import Box
from render.kit.lines import counted
from render.transmissions import icons, signs, theme
from render.transmissions import layout as at
from rules.kernel.amounts import written
from rules.transmissions.components import GOODS
from rules.transmissions.view import Goods, Score, View


class Part(Struct, frozen=True):
    """A strip of a sheet: its height in pixels and what draws it."""

    height: int
    draw: Callable[[Canvas, Box], None]


def stacked(parts: Iterable[Part], gap: int = at.GAP) -> Canvas:
    """Return a framed sheet with these parts one below the other."""
    listed = list(parts)
    sheet = Canvas(Image.new("RGB", (at.WIDTH, height(listed, gap)), theme.GROUND))
    theme.framed(sheet)
    y = at.TOP
    for part in listed:
        part.draw(sheet, Box(at.MARGIN, y, at.INNER, part.height))
        y += part.height + gap
    return sheet


def height(parts: Sequence[Part], gap: int = at.GAP) -> int:
    """Return how high the sheet of these parts is."""
    return 2 * at.TOP + sum(part.height for part in parts) + gap * (len(parts) - 1)


def title(words: str) -> Part:
    """Return a line that heads a section."""

    def draw(sheet: Canvas, box: Box) -> None:
        room = Box(box.x + 6, box.y, box.w - 6, box.h)
        sheet.line(words, room, face=title_face(words), size=32, fill=theme.COPPER)

    return Part(at.TITLE - at.GAP, draw)


def title_face(words: str) -> Face:
    """Return the typeface of titles, or one for reading where it lacks a letter."""
    return theme.THEME.title if all(can_show(theme.THEME.title, letter) for letter in words) else "bold"


def score(result: Score, size: int) -> Image.Image:
    """Return a plate with a score."""
    return signs.points(written(result.points, result.parts), size)


def harvey_mark(size: int) -> Image.Image:
    """Return the mark of Harvey."""
    return tokens.lettered(icons.HARVEY, "H", size, fill=palette.INK, share=0.6)


def side_mark(view: View, side: int, size: int) -> Image.Image:
    """Return the mark of a seat, with a 1 for the start player, or of Harvey."""
    if side >= len(view.players):
        return harvey_mark(size)
    return tokens.seat_mark(side, size, "1" if side == view.start else "")


def goods_row(sheet: Canvas, goods: Goods, box: Box, *, size: int = 34) -> None:
    """Lay engrams and electricity with their numbers, spread over the box."""
    told = [(icons.sign(name, size), str(getattr(goods, name))) for name in GOODS]
    spread(sheet, told, box, size=size + 2)


def spread(sheet: Canvas, told: Sequence[tuple[Image.Image, str]], box: Box, *, size: int, widest: int = 40) -> None:
    """Lay signs with numbers behind them side by side; the gaps are even and at most so wide in pixels."""
    wide = [sign.width + 4 + text.width(words, "figures", size) for sign, words in told]
    gap = min(widest, (box.w - sum(wide)) // max(1, len(told) - 1))
    x = box.x
    for (sign, words), width in zip(told, wide, strict=True):
        counted(sheet, sign, words, Box(x, box.y, width, box.h), size=size, dim=words in {"0", "0/0"})
        x += width + gap
