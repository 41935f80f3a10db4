"""The game's small signs: engrams, electricity, creatures, acorns, and what belongs to cards and moves."""

from typing import Final

from PIL import Image

from render.kit import palette, tokens
from render.kit.paths import Mark, picture, polygon
from render.kit.sprites import SPRITES

_K: Final = palette.INK
_LINE: Final = 6
WHITE: Final = "#F6F2EA"
YELLOW: Final = "#F3C332"
GREEN: Final = "#3FA35B"
BLUE: Final = "#4C86D8"
RED: Final = "#D4513C"
BARK: Final = "#8A5A33"
ROUND: Final = "#E08A45"
SQUARE: Final = "#7FB3C8"
COLOURS: Final = (WHITE, YELLOW, GREEN, BLUE, RED, BARK, ROUND, SQUARE)
"""What engrams, robots and pipes are told apart by."""


def _m(path: str, fill: str | None = None, width: float = _LINE) -> Mark:
    return Mark(path, fill, _K, width)


SHAPES: Final = {
    "white": ("O 50,50,44,44", WHITE),
    "yellow": ("M 50,2 L 97,50 L 50,98 L 3,50 Z", YELLOW),
    "green": ("M 50,5 L 98,92 L 2,92 Z", GREEN),
    "blue": (polygon(6, 49), BLUE),
}
"""A disc, a diamond, a triangle and a hexagon: engrams are told apart by shape as well as colour."""

_SPARKS: Final = {
    "white": "O 50,50,19,19",
    "yellow": "M 50,28 L 50,72 M 28,50 L 72,50",
    "green": "M 36,74 L 50,46 L 64,74",
    "blue": "M 34,40 L 50,32 L 66,40 M 34,64 L 50,72 L 66,64",
}

SIGNS: Final[dict[str, tuple[Mark, ...]]] = {
    "electricity": (_m("M 58,3 L 16,57 L 44,57 L 34,97 L 86,39 L 55,39 L 72,3 Z", "#FFE066"),),
    "any": (
        Mark("M 50,50 L 50,6 C 76,6 94,26 94,50 Z", YELLOW),
        Mark("M 50,50 L 94,50 C 94,76 76,94 50,94 Z", GREEN),
        Mark("M 50,50 L 50,94 C 24,94 6,76 6,50 Z", BLUE),
        Mark("M 50,50 L 6,50 C 6,26 26,6 50,6 Z", WHITE),
        _m("O 50,50,44,44"),
        _m("M 50,6 L 50,94 M 6,50 L 94,50", None, 4),
    ),
    "light": (
        Mark("M 50,6 C 20,6 6,30 6,50 C 6,72 22,94 50,94 Z", WHITE),
        Mark("M 50,2 L 97,50 L 50,98 Z", YELLOW),
        _m("M 50,6 C 20,6 6,30 6,50 C 6,72 22,94 50,94 M 50,2 L 97,50 L 50,98 Z"),
    ),
    "bird": (
        _m("M 62,60 L 98,66 L 74,84 Z", "#3D78B8"),
        _m("M 8,40 C 12,16 42,12 50,34 C 70,36 86,54 80,74 C 60,92 22,88 18,54 Z", "#6FA8E0"),
        _m("M 2,42 L 16,34 L 18,50 Z", YELLOW),
        _m("M 38,56 C 52,48 66,56 66,70 C 52,76 40,70 38,56 Z", "#3D78B8", 5),
        Mark("O 29,34,5,5", _K),
        _m("M 42,84 L 40,96 M 54,84 L 56,96"),
    ),
    "butterfly": (
        _m("M 48,44 C 40,8 6,4 6,28 C 6,50 28,54 48,54 Z", "#E48CC0"),
        _m("M 52,44 C 60,8 94,4 94,28 C 94,50 72,54 52,54 Z", "#E48CC0"),
        _m("M 48,54 C 20,52 14,70 24,86 C 38,96 48,76 48,60 Z", "#B65FA6"),
        _m("M 52,54 C 80,52 86,70 76,86 C 62,96 52,76 52,60 Z", "#B65FA6"),
        _m("M 50,36 L 50,88 M 50,36 L 38,18 M 50,36 L 62,18", None, 7),
    ),
    "acorn": (
        _m("M 50,22 L 56,4", None, 8),
        _m("M 20,44 C 20,76 38,88 50,97 C 62,88 80,76 80,44 Z", "#D69A4E"),
        Mark("M 34,54 C 34,70 40,78 46,82", None, "#F1CB8A", 6),
        _m("M 10,48 C 8,14 92,14 90,48 C 70,58 30,58 10,48 Z", BARK),
        _m("M 24,40 L 34,50 M 42,32 L 50,48 M 62,32 L 66,48", None, 4),
    ),
    "idea": (
        _m("M 34,66 C 34,56 18,50 18,32 C 18,14 34,4 50,4 C 66,4 82,14 82,32 C 82,50 66,56 66,66 Z", "#FFE58A"),
        _m("R 34,66,32,26,6", palette.STEEL),
        _m("M 36,78 L 64,78", None, 5),
        _m("M 38,36 L 46,46 L 54,36 L 62,46", None, 5),
    ),
    "item": (
        _m("M 8,34 L 50,16 L 92,34 L 92,80 L 50,96 L 8,80 Z", "#C99762"),
        _m("M 8,34 L 50,52 L 92,34 M 50,52 L 50,96", None, 5),
        _m("M 28,26 L 70,43 L 70,58", None, 5),
    ),
    "card": (
        _m("R 18,4,64,92,10", palette.PAPER),
        _m("M 30,66 C 30,46 70,46 70,66 M 38,76 C 38,64 62,64 62,76", None, 6),
        _m("O 50,32,10,10", RED),
    ),
    "deck": (
        _m("M 34,6 L 92,6 L 92,80 L 34,80 Z", palette.PAPER_DIM),
        _m("M 22,14 L 80,14 L 80,88 L 22,88 Z", palette.PAPER_DIM),
        _m("M 10,22 L 68,22 L 68,96 L 10,96 Z", "#7C6A9A"),
        Mark("O 39,59,15,15", None, palette.PAPER, 6),
    ),
    "leaf": (
        _m("R 18,4,64,92,10", "#4D7F57"),
        _m("M 50,18 L 74,52 L 60,52 L 76,74 L 24,74 L 40,52 L 26,52 Z", "#8BC48A", 5),
        _m("M 50,74 L 50,86", None, 7),
    ),
    "jump": (
        Mark("M 10,78 C 18,16 66,10 80,52", None, _K, 20),
        Mark("M 10,78 C 18,16 66,10 80,52", None, palette.CHALK, 10),
        Mark("M 98,46 L 84,88 L 58,56 Z", palette.CHALK, _K, 5),
    ),
    "back": (
        Mark("M 84,86 C 100,40 66,14 36,26", None, _K, 20),
        Mark("M 84,86 C 100,40 66,14 36,26", None, palette.CHALK, 10),
        Mark("M 48,2 L 46,52 L 4,34 Z", palette.CHALK, _K, 5),
    ),
    "again": (
        Mark("M 80,30 C 60,2 18,12 14,50 C 12,84 56,104 80,74", None, _K, 20),
        Mark("M 80,30 C 60,2 18,12 14,50 C 12,84 56,104 80,74", None, palette.CHALK, 10),
        Mark("M 96,8 L 92,52 L 54,34 Z", palette.CHALK, _K, 5),
    ),
    "step": (
        _m("M 4,20 L 26,20 L 50,50 L 26,80 L 4,80 L 28,50 Z", "#F7C55B"),
        _m("M 46,20 L 68,20 L 94,50 L 68,80 L 46,80 L 70,50 Z", "#F7C55B"),
    ),
    "basket": (
        _m("M 24,44 C 24,4 76,4 76,44", None, 8),
        _m("M 6,42 L 94,42 L 82,94 L 18,94 Z", "#C99762"),
        _m("M 12,60 L 88,60 M 15,76 L 85,76 M 38,42 L 40,94 M 62,42 L 60,94", None, 4),
    ),
    "aside": (_m("R 6,6,88,88,12", "#5E6E78"), Mark("M 30,50 L 70,50", None, palette.CHALK, 9)),
    "pipe": (
        _m("M 10,28 L 44,28 C 64,28 72,38 72,56 L 72,90 L 44,90 L 44,58 L 10,58 Z", ROUND),
        _m("R 2,20,16,46,6", ROUND),
        _m("R 34,78,48,18,3", SQUARE),
    ),
    "run": (
        Mark("M 10,84 L 44,84 L 44,40 L 90,40", None, _K, 26),
        Mark("M 10,84 L 44,84 L 44,40 L 90,40", None, palette.BRASS, 15),
        _m("O 12,84,11,11", palette.PAPER),
        _m("M 72,16 L 98,40 L 72,64 Z", palette.BRASS),
    ),
    "look_right": (
        _m("R 4,14,46,72,8", palette.PAPER_DIM),
        _m("M 36,36 L 62,36 L 62,18 L 98,50 L 62,82 L 62,64 L 36,64 Z", "#F7C55B"),
    ),
    "look_left": (
        _m("R 50,14,46,72,8", palette.PAPER_DIM),
        _m("M 64,36 L 38,36 L 38,18 L 2,50 L 38,82 L 38,64 L 64,64 Z", "#F7C55B"),
    ),
    "pool": (
        _m("O 50,62,46,30", "#3B6E96"),
        Mark("M 20,60 C 32,50 40,70 52,60 C 64,50 70,68 82,60", None, palette.SKY, 6),
        _m("M 36,34 L 50,6 L 64,34 Z", "#8FD0EE", 5),
    ),
    "supply": (
        _m("M 34,24 L 26,6 C 40,12 60,12 74,6 L 66,24 Z", "#C99762"),
        _m("M 34,26 C 4,44 0,96 24,96 L 76,96 C 100,96 96,44 66,26 Z", "#C99762"),
        _m("M 32,26 L 68,26", None, 9),
        Mark("M 36,66 L 64,66 M 50,52 L 50,80", None, palette.PAPER, 8),
    ),
    "slot": (Mark("R 8,8,84,84,12", palette.BENCH, palette.CHALK_DIM, 7),),
}


def sign(name: str, size: int) -> Image.Image:
    """Return an engram, a sign of this game or a sign of all games, as wide and tall as `size` pixels."""
    if name in SHAPES:
        return engram(name, size)
    if name in SIGNS:
        return SPRITES.get(("transmissions", name, size), lambda: picture(SIGNS[name], size))
    return tokens.sign(name, size)


def engram(colour: str, size: int) -> Image.Image:
    """Return an engram of one colour."""
    shape, fill = SHAPES[colour]
    marks = (_m(shape, fill, 7), Mark(_SPARKS[colour], None, _K, 6))
    return SPRITES.get(("engram", colour, size), lambda: picture(marks, size))


HARVEY: Final = (
    _m("M 10,58 C 4,20 26,6 50,6 C 74,6 96,20 90,58 C 88,82 72,95 50,95 C 28,95 12,82 10,58 Z", "#B9A7D6"),
    _m("M 4,40 L 4,62 M 96,40 L 96,62", None, 9),
)
"""The face behind Harvey's letter."""
