"""Pieces that many games share: marks of the seats, points, cards, tiles, signs and arrows."""

from collections.abc import Sequence

from PIL import Image

from render.kit import palette
from render.kit.canvas import Canvas
from render.kit.fonts import Face
from render.kit.paths import Mark, picture, star
from render.kit.sprites import SPRITES

_INK = palette.INK
SEAT_SHAPES = (
    "O 50,50,30,30 " + star(8, 46, 34),
    star(4, 49, 29),
    "M 50,4 C 70,34 82,48 82,64 C 82,84 68,96 50,96 C 32,96 18,84 18,64 C 18,48 30,34 50,4 Z",
    "M 14,10 L 86,10 L 86,50 C 86,72 70,88 50,96 C 30,88 14,72 14,50 Z",
    "M 66,6 C 36,10 18,32 18,54 C 18,80 42,96 68,92 C 48,80 42,66 42,50 C 42,32 50,16 66,6 Z",
)
"""A gear, a spark, a drop, a shield and a crescent: seats are told apart by shape as well as colour."""

SIGNS: dict[str, tuple[Mark, ...]] = {
    "points": (
        Mark("M 14,8 L 86,8 L 86,58 L 50,94 L 14,58 Z", palette.BRASS, palette.BRASS_DARK, 7),
        Mark("M 28,22 L 72,22", None, "#F6DC98", 6),
    ),
    "card": (
        Mark("R 20,8,60,84,9", palette.PAPER, _INK, 7),
        Mark("R 33,22,34,56,5", palette.BRASS, palette.BRASS_DARK, 5),
    ),
    "cards": (
        Mark("M 8,26 L 50,12 L 74,84 L 32,96 Z", palette.PAPER_DIM, _INK, 7),
        Mark("R 36,8,52,76,8", palette.PAPER, _INK, 7),
        Mark("R 48,22,28,48,5", palette.BRASS, palette.BRASS_DARK, 5),
    ),
    "blank": (Mark("R 22,12,56,76,9", palette.PAPER, _INK, 8),),
    "tile": (
        Mark("R 8,16,84,68,9", palette.PAPER, _INK, 7),
        Mark("M 24,40 L 76,40 M 24,60 L 56,60", None, palette.BRASS_DARK, 8),
    ),
    "arrow": (Mark("M 8,38 L 52,38 L 52,16 L 94,50 L 52,84 L 52,62 L 8,62 Z", palette.CHALK, _INK, 5),),
    "swap": (
        Mark("M 8,32 L 60,32 L 60,14 L 94,40 L 8,46 Z", palette.CHALK, _INK, 5),
        Mark("M 92,68 L 40,68 L 40,86 L 6,60 L 92,54 Z", palette.CHALK, _INK, 5),
    ),
    "tick": (Mark("M 14,54 L 40,80 L 88,22", None, _INK, 24), Mark("M 14,54 L 40,80 L 88,22", None, palette.GOOD, 14)),
    "cross": (
        Mark("M 18,18 L 82,82 M 82,18 L 18,82", None, _INK, 24),
        Mark("M 18,18 L 82,82 M 82,18 L 18,82", None, palette.BAD, 14),
    ),
    "crown": (Mark("M 10,80 L 6,26 L 32,48 L 50,14 L 68,48 L 94,26 L 90,80 Z", palette.BRASS, palette.BRASS_DARK, 6),),
}


def sign(name: str, size: int) -> Image.Image:
    """Return a sign of SIGNS, as wide and tall as `size` pixels."""
    return SPRITES.get(("sign", name, size), lambda: picture(SIGNS[name], size))


def seat_mark(seat: int, size: int, letters: str = "") -> Image.Image:
    """Return the mark of a seat: a shape and a colour of its own, with letters or a dot in its middle."""
    shape, colour = SEAT_SHAPES[seat % len(SEAT_SHAPES)], palette.SEATS[seat % len(palette.SEATS)]
    marks = (Mark(shape, None, _INK, 9), Mark(shape, colour), *([] if letters else [Mark("O 50,51,10,10", _INK)]))
    return lettered(marks, letters, size, fill=_INK, share=0.64)


def lettered(
    marks: Sequence[Mark],
    letters: str,
    size: int,
    *,
    fill: str,
    face: Face = "figures",
    share: float = 0.6,
) -> Image.Image:
    """Return a drawing with letters in its middle; `share` is their height as a part of the size."""

    def drawn() -> Image.Image:
        image = picture(marks, size)
        if letters:
            Canvas(image).write(
                letters, (size // 2, size // 2), face=face, size=max(8, round(size * share)), fill=fill, anchor="mm"
            )
        return image

    return SPRITES.get(("lettered", tuple(marks), letters, size, fill, face, share), drawn)


def points(number: int, size: int) -> Image.Image:
    """Return a pennant of brass with a number of points."""
    return lettered(SIGNS["points"], str(number), size, fill=_INK, share=0.7)
