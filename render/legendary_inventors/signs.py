"""The game's small signs: sciences and their slots, teams' pieces, Leonardo, sleep, categories and goals.

Colours tell teams apart, pale tints the sciences; both have shapes of their own as well.
"""

from typing import Final

from PIL import Image

from render.kit import palette, tokens
from render.kit.canvas import Canvas
from render.kit.paths import Mark, picture, polygon, star
from render.kit.sprites import SPRITES
from render.legendary_inventors import look

_K: Final = palette.INK
FAINT: Final = "#8B8474"

SHAPES: Final = (
    "M 50,3 C 80,3 96,22 96,44 C 96,60 84,68 77,80 L 23,80 C 16,68 4,60 4,44 C 4,22 20,3 50,3 Z R 32,82,36,14,6",
    "M 36,3 L 64,3 L 64,20 C 88,30 98,46 98,62 C 98,84 84,97 66,97 L 34,97 C 16,97 2,84 2,62 C 2,46 12,30 36,20 Z",
    polygon(6, 48),
    "R 6,6,88,88,14",
)
"""A light bulb, a flask, a nut and a sheet: what a science is recognised by."""
TINTS: Final = ("#F8DF86", "#C3E0A8", "#F3BE93", "#B5D5F2")
_MIDDLES: Final = ((50, 45), (50, 61), (50, 52), (50, 52))
_DETAILS: Final = (
    (Mark("M 36,46 L 44,36 L 50,48 L 56,36 L 64,46 M 50,48 L 50,78", None, _K, 8),),
    (Mark("M 6,58 L 94,58", None, _K, 8), Mark("O 38,76,7,7 O 62,80,6,6", _K)),
    (Mark("O 50,50,18,18", look.PANEL, _K, 4),),
    (Mark("M 50,28 L 30,78 M 50,28 L 70,78 M 37,62 L 63,62", None, _K, 8), Mark("O 50,24,9,9", _K)),
)

TEAMS: Final = {
    "green": ("M 88,10 C 92,54 76,88 40,90 C 32,90 26,88 20,84 L 10,96 L 4,90 L 16,78 C 6,44 38,12 88,10 Z", "#58D283"),
    "blue": ("M 10,8 L 90,8 L 90,50 C 90,74 72,90 50,98 C 28,90 10,74 10,50 Z", "#4499FB"),
    "yellow": (star(10, 49, 35), "#F5CB3D"),
    "purple": ("M 66,4 C 34,6 12,30 12,54 C 12,82 40,100 72,92 C 50,80 42,66 42,48 C 42,30 50,14 66,4 Z", "#C389D0"),
    "red": ("M 34,6 L 66,6 L 66,34 L 94,34 L 94,66 L 66,66 L 66,94 L 34,94 L 34,66 L 6,66 L 6,34 L 34,34 Z", "#EC634E"),
}
"""The shape and the colour of a team's pieces: a leaf, a shield, a sun, a crescent and a cross.

Colour-blind eyes tell the colours apart, too (a test looks through them).
"""

_LEONARDO: Final = (
    Mark("M 16,60 C 12,88 34,98 50,98 C 66,98 88,88 84,60 Z", "#D9D2C6", _K, 6),
    Mark("O 50,52,26,28", "#F0CFA8", _K, 6),
    Mark("M 24,58 C 26,98 42,96 50,98 C 58,96 74,98 76,58 C 66,70 58,64 50,66 C 42,64 34,70 24,58 Z", "#F5F1E8", _K, 5),
    Mark("M 8,38 C 10,8 36,2 54,4 C 82,6 96,22 92,36 C 70,28 30,28 8,38 Z", "#A8322C", _K, 6),
    Mark("O 40,48,4,4", _K),
    Mark("O 60,48,4,4", _K),
)
_LETTERS: Final = ("M 14,46 L 48,46 L 14,88 L 48,88", "M 58,12 L 86,12 L 58,44 L 86,44")
_SLEEP: Final = (
    *(Mark(letter, None, _K, 20) for letter in _LETTERS),
    *(Mark(letter, None, palette.SKY, 11) for letter in _LETTERS),
)
_BAG: Final = (
    Mark("M 34,26 C 2,52 4,96 30,96 L 70,96 C 96,96 98,52 66,26 Z", palette.WOOD, _K, 6),
    Mark("M 28,6 L 42,14 L 50,6 L 58,14 L 72,6 L 66,28 L 34,28 Z", palette.WOOD, _K, 6),
    Mark("M 32,28 L 68,28", None, palette.WOOD_DARK, 9),
)
_GOAL: Final = Mark("M 10,8 L 90,8 L 90,58 L 50,94 L 10,58 Z", None, palette.BRASS_DARK, 9)


def science(number: int, size: int) -> Image.Image:
    """Return the sign of a science."""
    marks = (Mark(SHAPES[number], TINTS[number], _K, 7), *_DETAILS[number])
    return SPRITES.get(("science", number, size), lambda: picture(marks, size))


def slot(number: int, value: int, size: int) -> Image.Image:
    """Return an inventor's slot of a science with the value in it, hollow when it is empty."""

    def drawn() -> Image.Image:
        if not value:
            return picture((Mark(SHAPES[number], None, FAINT, 6),), size)
        image = picture((Mark(SHAPES[number], TINTS[number], _K, 7),), size)
        x, y = (round(part * size / 100) for part in _MIDDLES[number])
        height = max(30, round(size * 0.66))
        Canvas(image).write(str(value), (x, y + 1), face="figures", size=height, fill=_K, anchor="mm")
        return image

    return SPRITES.get(("slot", number, value, size), drawn)


def piece(team: str, seat: int, size: int) -> Image.Image:
    """Return a team's piece, which stands for its player too; the mark of the seat as long as there is no team."""
    if not team:
        return tokens.seat_mark(seat, size)
    shape, colour = TEAMS[team]
    return SPRITES.get(("piece", team, size), lambda: picture((Mark(shape, None, _K, 11), Mark(shape, colour)), size))


def leonardo(size: int) -> Image.Image:
    """Return the figure of Leonardo."""
    return SPRITES.get(("leonardo", size), lambda: picture(_LEONARDO, size))


def sleep(size: int) -> Image.Image:
    """Return the sign of an inventor who is tired."""
    return SPRITES.get(("sleep", size), lambda: picture(_SLEEP, size))


def bag(size: int) -> Image.Image:
    """Return the bag of reward tiles."""
    return SPRITES.get(("bag", size), lambda: picture(_BAG, size))


def goal(points: int, size: int, *, met: bool, ink: str) -> Image.Image:
    """Return the points of a goal: a pennant, hollow until the goal is met, then full and ticked."""
    if not met:
        return tokens.lettered((_GOAL,), str(points), size, fill=ink, share=0.74)

    def drawn() -> Image.Image:
        image = tokens.points(points, size).copy()
        tick = tokens.sign("tick", round(size * 0.5))
        image.alpha_composite(tick, (size - tick.width, size - tick.height))
        return image

    return SPRITES.get(("goal met", points, size), drawn)
