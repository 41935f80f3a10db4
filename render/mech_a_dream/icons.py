"""The game's small signs: goods and other symbols, parts of the day, places, kinds of tiles. Each has its own shape."""

from math import cos, pi, sin
from typing import Final

from PIL import Image

from render.kit import palette, tokens
from render.kit.paths import Mark, picture, polygon, star
from render.kit.sprites import SPRITES
from render.mech_a_dream import layout as at

_K: Final = at.INK
BLUE, RED, GREEN, YELLOW, PURPLE = "#2B66BD", "#C23A30", "#2A7A43", "#EFC230", "#8E55C2"
TYPES: Final[dict[str, tuple[str, str, str]]] = {
    "resource": ("O 50,50,46,46", BLUE, at.MOONLIGHT),
    "power": ("R 7,7,86,86,12", RED, at.MOONLIGHT),
    "economical": (polygon(6, 50), GREEN, at.MOONLIGHT),
    "crystal": ("M 50,2 L 98,50 L 50,98 L 2,50 Z", YELLOW, at.INK),
}
"""Outline, colour and ink of the four kinds of machines; the letters of their numbers tell them apart too."""

_BOLT: Final = "M 58,14 L 28,56 L 46,56 L 40,88 L 72,42 L 53,42 Z"
_PETALS: Final = " ".join(f"O {50 + 29 * sin(n * pi / 3):.1f},{50 - 29 * cos(n * pi / 3):.1f},18,18" for n in range(6))
_CLOUD: Final = "O 26,62,21,21 O 74,62,21,21 O 50,44,31,31 R 14,54,72,29,14"
_DROP: Final = "M 50,4 C 70,34 84,48 84,64 C 84,84 68,96 50,96 C 32,96 16,84 16,64 C 16,48 30,34 50,4 Z"
_HOURGLASS: Final = (
    "M 22,12 L 78,12 C 78,38 60,44 57,50 C 60,56 78,62 78,88 L 22,88 C 22,62 40,56 43,50 C 40,44 22,38 22,12 Z"
)
_FACTORY: Final = "M 6,94 L 6,44 L 34,24 L 34,44 L 62,24 L 62,44 L 70,44 L 73,8 L 87,8 L 92,94 Z"
_BOX: Final = (
    Mark("R 8,20,84,72,8", palette.WOOD, _K, 7),
    Mark("M 42,20 L 42,50 L 50,44 L 58,50 L 58,20 Z", palette.WOOD_DARK),
)
_MOON: Final = "M 62,4 C 30,8 10,32 10,56 C 10,82 36,98 64,92 C 42,82 34,66 34,48 C 34,30 46,14 62,4 Z"
_STRIPES: Final = (
    "M 28,18 L 42,18 L 34,40 L 20,40 Z M 56,18 L 70,18 L 62,40 L 48,40 Z M 84,18 L 94,20 L 90,40 L 76,40 Z"
)
_EIGHT: Final = "M 50,50 C 36,20 8,24 8,50 C 8,76 36,80 50,50 C 64,20 92,24 92,50 C 92,76 64,80 50,50"
_BANDS: Final = ("#E8503F", "#F6C63C", "#4DB56A", "#4A8FE8")
COLOURS: Final = (
    *(BLUE, RED, GREEN, YELLOW, PURPLE),
    *(at.NIGHT, at.PANEL, at.SLOT, at.EDGE, at.PAPER, at.PAPER_DIM, at.INK),
    *(at.MOONLIGHT, at.MOONLIGHT_DIM, at.FAINT),
)
"""What machines are told apart by, and what everything stands on."""


def _bow(inset: float) -> str:
    left, top, right = 13 + inset, 6 + inset * 1.35, 87 - inset
    return f"M {left},84 C {left},{top} {right},{top} {right},84"


_RAINBOW: Final = (
    *(Mark(_bow(inset), None, _K, width) for inset, width in ((0, 20), (27, 20))),
    *(Mark(_bow(place * 9), None, colour, 10.5) for place, colour in enumerate(_BANDS)),
    Mark("O 12,84,12,11 O 30,86,13,10 O 70,86,13,10 O 88,84,12,11", None, _K, 7),
    Mark("O 12,84,12,11 O 30,86,13,10 O 70,86,13,10 O 88,84,12,11", "#FFFFFF"),
)
_PERSON: Final = "M 14,94 C 14,58 86,58 86,94 Z O 50,34,25,25"

SIGNS: Final[dict[str, tuple[Mark, ...]]] = {
    "F": (
        Mark(_PETALS, None, _K, 13),
        Mark(_PETALS, "#F48CBF"),
        Mark("O 50,50,20,20", "#FFD84D", _K, 5),
        Mark("M 54,36 L 42,53 L 50,53 L 46,65 L 58,48 L 51,48 Z", _K),
    ),
    "I": (
        Mark(_DROP, "#3FA9F5", _K, 7),
        Mark("M 32,62 C 32,74 38,80 46,82", None, "#D5F0FF", 8),
        Mark(star(4, 15, 5, (58, 54)), "#FFFFFF"),
    ),
    "R": _RAINBOW,
    "D": (
        Mark(_CLOUD, None, _K, 13),
        Mark(_CLOUD, "#FFFFFF"),
        Mark(star(5, 31, 14, (50, 54)), "#FFC93C", _K, 5),
    ),
    "B": (
        Mark(_HOURGLASS, "#CFF3EA", _K, 7),
        Mark("M 33,34 L 67,34 C 63,44 53,46 50,52 C 47,46 37,44 33,34 Z", "#E39A35"),
        Mark("M 28,82 C 32,66 44,68 50,62 C 56,68 68,66 72,82 Z", "#E39A35"),
        Mark("R 12,3,76,14,5 R 12,83,76,14,5", at.MOON, _K, 6),
    ),
    "A": (
        Mark("O 50,50,45,45", PURPLE, _K, 7),
        Mark(_BOLT, "#FFE37A", _K, 5),
    ),
    "morning": (
        Mark("M 50,4 L 50,22 M 12,22 L 24,36 M 88,22 L 76,36 M 2,58 L 18,62 M 98,58 L 82,62", None, "#FFC93C", 8),
        Mark("M 22,74 C 22,26 78,26 78,74 Z", "#FFC93C", _K, 6),
        Mark("M 2,76 L 98,76 M 18,92 L 82,92", None, "#7FD1F0", 9),
    ),
    "afternoon": (
        Mark(star(12, 49, 35), "#FF9F3C", _K, 5),
        Mark("O 50,50,27,27", "#FFC93C", _K, 5),
    ),
    "evening": (
        Mark("M 22,58 C 22,10 78,10 78,58 Z", "#F2724B", _K, 6),
        Mark("M 2,60 L 98,60 M 12,76 L 88,76 M 28,92 L 72,92", None, "#B58BEA", 9),
    ),
    "night": (
        Mark(_MOON, "#FFE9A6", _K, 6),
        Mark(star(5, 18, 8, (74, 34)), "#FFFFFF", _K, 4),
        Mark(star(5, 13, 6, (83, 68)), "#FFFFFF", _K, 4),
    ),
    "home": (
        Mark("M 4,50 L 50,8 L 96,50 L 84,50 L 84,94 L 16,94 L 16,50 Z", "#9C8FD6", _K, 7),
        Mark("R 40,58,20,36,4", "#FFE9A6", _K, 5),
    ),
    "stock": (
        Mark("R 6,8,88,86,6", palette.WOOD_DARK, _K, 7),
        Mark("M 8,50 L 92,50", None, _K, 8),
        Mark("R 18,22,26,24,3 R 54,62,28,26,3", "#F4D79B", _K, 5),
        Mark("O 67,34,12,12 O 32,75,12,12", "#3FA9F5", _K, 5),
    ),
    "dock": (
        Mark("R 6,34,18,62,4", "#8C99A8", _K, 6),
        Mark("R 4,18,92,22,7", "#FFFFFF", _K, 6),
        Mark(_STRIPES, RED),
        Mark("R 44,56,44,40,5", palette.WOOD, _K, 6),
    ),
    "buy": (
        Mark("M 6,46 L 46,6 L 92,6 L 92,54 L 52,94 Z", "#7ED8B4", _K, 7),
        Mark("O 74,25,9,9", at.NIGHT, _K, 4),
        Mark("M 30,50 L 52,72 M 44,36 L 66,58", None, _K, 7),
    ),
    "build": (
        Mark("M 42,44 L 54,56 L 20,94 L 6,80 Z", palette.WOOD, _K, 6),
        Mark("M 30,26 L 54,6 L 66,18 L 74,14 L 92,34 L 84,40 L 86,48 L 70,62 L 58,50 L 52,54 Z", "#B8C4D2", _K, 6),
    ),
    "package": _BOX,
    "belt": (
        Mark("R 26,12,48,42,7", at.PAPER, _K, 7),
        Mark("R 3,54,94,36,18", "#8C99A8", _K, 7),
        Mark("O 22,72,8,8 O 50,72,8,8 O 78,72,8,8", _K),
    ),
    "factory": (Mark(_FACTORY, "#9C8FD6", _K, 7), Mark("R 22,60,18,18,3 R 54,60,18,18,3", "#FFE9A6", _K, 4)),
    "tile": (
        Mark("M 50,5 L 92,28 L 50,51 L 8,28 Z", GREEN, _K, 6),
        Mark("M 8,28 L 50,51 L 50,96 L 8,73 Z", BLUE, _K, 6),
        Mark("M 92,28 L 50,51 L 50,96 L 92,73 Z", RED, _K, 6),
    ),
    "crystal-tile": (
        Mark("M 50,3 L 92,36 L 50,97 L 8,36 Z", YELLOW, _K, 7),
        Mark("M 8,36 L 92,36 M 50,4 L 36,36 L 50,94 L 64,36 Z", None, "#9B7412", 4),
    ),
    "purple-tile": (Mark("R 8,8,84,84,14", PURPLE, _K, 7), Mark(star(8, 33, 22), "#E7D4FA", _K, 5)),
    "copy": (
        Mark("R 6,6,58,66,8", "#C9C1E6", _K, 7),
        Mark("R 34,26,60,68,8", at.PAPER, _K, 7),
        Mark("M 64,42 L 64,78 M 46,60 L 82,60", None, _K, 8),
    ),
    "robot": (
        Mark("M 50,4 L 50,22", None, _K, 9),
        Mark("O 50,9,8,8", "#FF7A6B", _K, 5),
        Mark("R 10,22,80,70,20", "#B8C4D2", _K, 7),
        Mark("R 21,36,58,34,13", "#203B52", _K, 5),
        Mark("O 38,53,7,8 O 62,53,7,8", "#7FF0D6"),
        Mark("M 38,81 L 62,81", None, _K, 6),
    ),
    "infinity": (
        Mark(_EIGHT, None, _K, 18),
        Mark(_EIGHT, None, "#7BE08F", 9),
    ),
    "once": (
        Mark("M 4,84 L 46,48 M 6,52 L 36,40 M 34,96 L 56,64", None, "#F2A65A", 9),
        Mark(star(5, 36, 16, (64, 38)), "#FFD84D", _K, 6),
    ),
    "stack": (
        Mark("R 22,4,70,70,8", "#A79BD9", _K, 6),
        Mark("R 14,13,70,70,8", "#A79BD9", _K, 6),
        Mark("R 6,24,70,72,8", "#7C6FC0", _K, 6),
        Mark(star(5, 25, 11, (41, 61)), "#FFE9A6"),
    ),
    "person": (
        Mark(_PERSON, None, _K, 13),
        Mark(_PERSON, "#FFD3A8"),
        Mark("M 22,30 L 78,30 L 70,6 L 30,6 Z", RED, _K, 6),
    ),
    "first": (
        Mark("M 20,96 L 20,6", None, "#B8C4D2", 13),
        Mark("M 20,8 L 92,30 L 20,54 Z", "#FFC93C", _K, 6),
    ),
    "sleep": (
        Mark("M 12,46 L 48,46 L 12,90 L 48,90", None, "#CFE8FF", 11),
        Mark("M 58,10 L 88,10 L 58,44 L 88,44", None, "#CFE8FF", 10),
    ),
    "lost": (
        Mark("M 16,30 L 84,30 L 76,94 L 24,94 Z", "#8C99A8", _K, 7),
        Mark("R 8,14,84,16,6", "#B8C4D2", _K, 6),
        Mark("M 38,46 L 40,80 M 62,46 L 60,80", None, _K, 7),
    ),
    "arrow": (Mark("M 6,36 L 52,36 L 52,14 L 96,50 L 52,86 L 52,64 L 6,64 Z", "#FF9F3C", _K, 7),),
}  # fmt: skip

_HEAD: Final = (
    Mark("M 50,4 L 50,20", None, _K, 9),
    Mark("O 50,8,7,7", "#FF7A6B", _K, 5),
    Mark("R 5,18,90,78,20", "#B8C4D2", _K, 6),
    Mark("R 15,27,70,60,13", "#203B52", _K, 4),
)
_SCREENS: Final = {
    "RB1": "D", "RB2": "R", "RB3": "F", "RB4": "package", "RB5": "I", "RB6": "crystal-tile", "RB7": "build",
    "RB8": "copy",
}  # fmt: skip
"""What stands on the screens of the robots that players choose from."""


def sign(name: str, size: int) -> Image.Image:
    """Return a sign of this game, the mark of a kind of machine, or a sign of all games."""
    if SIGNS.get(name):
        return SPRITES.get(("mech", name, size), lambda: picture(SIGNS[name], size))
    if name in TYPES:
        shape, fill, _ = TYPES[name]
        return SPRITES.get(("mech type", name, size), lambda: picture((Mark(shape, fill, _K, 7),), size))
    return tokens.sign(name, size)


def robot(id_: str, size: int) -> Image.Image:
    """Return the drawing of a robot: on its screen stands what it is good for."""
    shown = _SCREENS.get(id_)
    if shown is None:
        return sign("robot", size)

    def drawn() -> Image.Image:
        image = picture(_HEAD, size)
        side = round(size * 0.56)
        image.alpha_composite(sign(shown, side), ((size - side) // 2, round(size * 0.29)))
        return image

    return SPRITES.get(("mech robot", id_, size), drawn)
