"""Our own little drawing for each invention, and for each category where an invention has none of its own."""

from typing import Final

from PIL import Image

from render.kit import palette
from render.kit.paths import Mark, picture, star
from render.kit.sprites import SPRITES

_K: Final = palette.INK
_LINE: Final = 6
_BRASS: Final = palette.BRASS
_STEEL: Final = palette.STEEL
_WOOD: Final = palette.WOOD
_PAPER: Final = "#FFFDF8"
_RED: Final = "#D2543F"
_SKY: Final = palette.SKY
_LEAF: Final = palette.LEAF


def _m(path: str, fill: str | None = None, width: float = _LINE) -> Mark:
    return Mark(path, fill, _K, width)


def _dot(x: float, y: float, r: float = 5, fill: str = _K) -> Mark:
    return Mark(f"O {x},{y},{r},{r}", fill)


CATEGORIES: Final[dict[str, tuple[Mark, ...]]] = {
    "weapons": (
        _m("M 84,6 L 94,16 L 42,70 L 30,58 Z", _STEEL),
        _m("M 16,6 L 6,16 L 58,70 L 70,58 Z", _STEEL),
        _m("M 18,54 L 46,82 L 38,88 L 12,62 Z", _BRASS),
        _m("M 82,54 L 54,82 L 62,88 L 88,62 Z", _BRASS),
        _m("M 26,74 L 10,94 M 74,74 L 90,94"),
    ),
    "transport": (
        _m("O 50,50,44,44", _WOOD),
        _m("O 50,50,30,30", _PAPER),
        _m("M 50,20 L 50,80 M 20,50 L 80,50 M 29,29 L 71,71 M 71,29 L 29,71"),
        _m("O 50,50,10,10", _BRASS),
    ),
    "communication": (
        _m("M 6,22 L 94,22 L 94,82 L 6,82 Z", _PAPER),
        _m("M 6,22 L 50,58 L 94,22 M 6,82 L 38,50 M 94,82 L 62,50"),
        _m("O 50,60,12,12", _RED, 5),
    ),
    "leisure": (
        _m("M 50,6 L 92,26 L 92,74 L 50,96 L 8,74 L 8,26 Z", _PAPER),
        _m("M 8,26 L 50,46 L 92,26 M 50,46 L 50,96"),
        Mark("O 50,26,8,5 O 22,48,5,7 O 36,76,5,7 O 71,60,6,8", _K),
    ),
    "timekeeping": (
        _m("O 50,50,44,44", _PAPER),
        _m("M 50,20 L 50,50 L 70,62"),
        _dot(50, 50, 7),
    ),
    "electricity": (_m("M 60,4 L 16,56 L 44,56 L 34,96 L 84,38 L 54,38 Z", palette.YELLOW),),
}
EMBLEMS: Final[dict[str, tuple[Mark, ...]]] = {
    # The first age
    "bow": (
        _m("M 22,6 C 84,14 86,86 22,94", None, 11),
        Mark("M 22,6 C 84,14 86,86 22,94", None, _WOOD, 5),
        _m("M 22,6 L 22,94", None, 3),
        _m("M 8,50 L 92,50 M 78,38 L 94,50 L 78,62", None, 6),
    ),
    "axe": (
        _m("M 58,8 L 70,16 L 28,96 L 16,90 Z", _WOOD),
        _m("M 50,12 C 66,4 84,8 94,22 C 96,40 88,52 78,58 C 72,44 60,36 42,34 Z", _STEEL),
    ),
    "canoe": (
        _m("M 4,44 C 24,60 76,60 96,44 C 92,76 76,84 50,84 C 24,84 8,76 4,44 Z", _WOOD),
        _m("M 30,10 L 62,72", None, 6),
        _m("M 22,4 C 32,0 40,10 38,24 L 28,24 C 20,18 18,10 22,4 Z", _BRASS),
    ),
    "wheel": CATEGORIES["transport"],
    "smoke_signals": (
        _m("M 24,94 L 76,84 M 24,84 L 76,94", None, 9),
        _m("M 50,60 C 62,70 62,84 50,86 C 38,84 38,70 50,60 Z", _RED),
        _m("O 44,44,18,12", _PAPER),
        _m("O 60,18,24,14", _PAPER),
    ),
    "papyrus": (
        _m("M 22,14 L 80,14 L 80,84 L 22,84 Z", "#EBD9A6"),
        _m("R 12,6,78,16,8", "#D8BE80"),
        _m("R 12,78,78,16,8", "#D8BE80"),
        _m("M 34,36 L 68,36 M 34,50 L 68,50 M 34,64 L 54,64", None, 5),
    ),
    "cave_painting": (
        _m("M 8,92 C 0,40 20,8 50,8 C 80,8 100,40 92,92 Z", "#B99877"),
        _m("M 24,58 C 34,44 62,46 72,52 L 84,42 L 80,60 C 72,66 68,66 66,84 M 58,66 L 56,84 M 34,64 L 30,84", None, 7),
        _m("M 84,42 L 92,34 M 80,42 L 76,32", None, 5),
    ),
    "dice": CATEGORIES["leisure"],
    "sundial": (
        _m("O 50,70,44,24", "#D9CDB8"),
        _m("M 50,70 L 50,26 L 78,64 Z", _BRASS),
        _m("M 50,70 L 16,62 M 50,70 L 26,84", None, 4),
        _m("O 18,18,12,12", palette.YELLOW, 5),
    ),
    "water_clock": (
        _m("M 16,6 L 84,6 L 72,42 L 28,42 Z", "#C9825A"),
        Mark("M 50,50 L 50,62", None, _SKY, 8),
        _m("M 24,64 L 76,64 L 70,94 L 30,94 Z", "#C9825A"),
        _m("M 26,70 L 74,70", _SKY, 6),
    ),
    "fire": (
        _m("M 12,92 L 88,78 M 12,78 L 88,92", None, 9),
        _m(
            "M 52,4 C 56,26 84,36 78,62 C 74,80 28,82 22,60 "
            "C 18,44 30,40 34,26 C 42,32 44,36 44,42 C 54,34 54,18 52,4 Z",
            _RED,
        ),
        _m("M 50,46 C 64,56 62,72 50,74 C 38,72 38,58 50,46 Z", palette.YELLOW, 4),
    ),
    "oil_lamp": (
        _m("M 4,52 C 12,52 20,56 28,48 L 72,48 C 84,50 80,84 60,84 L 40,84 C 22,84 12,68 4,52 Z", "#C9825A"),
        _m("M 76,56 C 98,50 98,80 72,76", None, 7),
        _m("M 12,42 C 2,28 12,22 12,8 C 24,22 26,34 12,42 Z", palette.YELLOW, 5),
    ),
    # The second age
    "crossbow": (
        _m("M 44,22 L 56,22 L 58,96 L 42,96 Z", _WOOD),
        _m("M 6,46 C 14,14 40,22 50,22 C 60,22 86,14 94,46", None, 9),
        _m("M 6,46 L 50,62 L 94,46", None, 4),
        _m("M 50,62 L 50,8 M 42,16 L 50,4 L 58,16", None, 5),
    ),
    "pistol": (
        _m("M 6,28 L 84,28 L 84,44 L 6,44 Z", _STEEL),
        _m("M 58,44 L 84,34 L 96,80 L 76,88 C 76,66 70,54 58,52 Z", _WOOD),
        _m("M 70,28 L 84,12", None, 7),
        _m("M 44,46 C 44,64 62,64 64,54", None, 5),
    ),
    "hot_air_balloon": (
        _m("M 50,4 C 78,4 90,24 86,42 C 82,56 64,64 62,74 L 38,74 C 36,64 18,56 14,42 C 10,24 22,4 50,4 Z", _RED),
        _m("M 50,4 C 34,20 36,56 44,74 M 50,4 C 66,20 64,56 56,74", None, 4),
        _m("R 38,80,24,16,4", _WOOD),
    ),
    "caravel": (
        _m("M 6,66 L 94,66 C 90,84 80,92 70,92 L 28,92 C 18,92 10,84 6,66 Z", _WOOD),
        _m("M 50,6 L 50,66", None, 6),
        _m("M 54,12 C 74,16 88,36 90,56 L 54,56 Z", _PAPER),
        _m("M 46,18 C 34,26 20,42 16,56 L 46,56 Z", _PAPER),
        _m("M 70,38 L 70,50 M 64,44 L 76,44", None, 4),
    ),
    "printing_press": (
        _m("M 14,6 L 86,6 L 86,94 L 74,94 L 74,20 L 26,20 L 26,94 L 14,94 Z", _WOOD),
        _m("M 50,20 L 50,48", None, 10),
        _m("R 32,46,36,12,3", _STEEL),
        _m("R 30,72,40,14,3", _PAPER),
        _m("M 38,34 L 70,28", None, 5),
    ),
    "optical_telegraph": (
        _m("M 40,50 L 60,50 L 66,96 L 34,96 Z", _WOOD),
        _m("M 50,6 L 50,50", None, 7),
        _m("M 20,30 L 80,14", None, 9),
        _m("M 20,30 L 8,52 M 80,14 L 94,34", None, 9),
    ),
    "fireworks": (
        _m("M 38,96 L 52,54", None, 6),
        _m(star(8, 46, 20, (56, 46)), palette.YELLOW, 5),
        _m(star(6, 20, 9, (56, 46)), _RED, 4),
    ),
    "harpsichord": (
        _m("M 8,34 L 8,58 L 92,58 L 92,46 C 76,46 66,20 48,14 C 26,8 8,20 8,34 Z", _WOOD),
        _m("M 8,58 L 92,58 L 92,70 L 8,70 Z", _PAPER),
        _m("M 24,58 L 24,66 M 38,58 L 38,66 M 52,58 L 52,66 M 66,58 L 66,66 M 80,58 L 80,66", None, 5),
        _m("M 18,72 L 18,96 M 82,72 L 82,96", None, 8),
    ),
    "hourglass": (
        _m(
            "M 20,12 L 80,12 C 80,38 62,44 56,50 C 62,56 80,62 80,88 L 20,88 C 20,62 38,56 44,50 C 38,44 20,38 20,12 Z",
            _SKY,
        ),
        Mark("M 30,28 L 70,28 C 64,40 56,42 50,50 C 44,42 36,40 30,28 Z M 26,84 C 36,66 64,66 74,84 Z", "#E7BF66"),
        _m("R 12,4,76,12,4", palette.WOOD_DARK),
        _m("R 12,84,76,12,4", palette.WOOD_DARK),
    ),
    "pendulum_clock": (
        _m("M 30,48 L 70,48 L 70,96 L 30,96 Z", _WOOD),
        _m("M 50,2 L 82,22 L 82,52 L 18,52 L 18,22 Z", _WOOD),
        _m("O 50,32,17,17", _PAPER, 5),
        _m("M 50,22 L 50,32 L 57,36", None, 4),
        _m("M 50,54 L 50,76", None, 4),
        _m("O 50,80,8,8", _BRASS, 5),
    ),
    "windmill": (
        _m("M 38,40 L 62,40 L 72,96 L 28,96 Z", "#D9CDB8"),
        _m("M 36,42 C 40,24 60,24 64,42 Z", _RED),
        _m("M 50,40 L 16,4 M 50,40 L 86,6 M 50,40 L 14,74 M 50,40 L 86,74", None, 5),
        _m("M 44,32 L 22,8 L 8,16 L 36,40 Z M 58,34 L 82,10 L 94,22 L 64,42 Z", _PAPER, 4),
        _dot(50, 40, 6),
    ),
    "steam_engine": (
        _m("R 6,40,56,34,8", _STEEL),
        _m("R 16,12,14,30,2", _K),
        _m("O 72,60,24,24", _BRASS),
        _m("O 72,60,9,9", _PAPER, 5),
        _m("M 40,58 L 72,48", None, 7),
        _m("R 6,80,88,12,3", _WOOD),
        _m("O 36,12,10,7", _PAPER, 4),
    ),
    # The third age
    "gatling_gun": (
        _m("M 6,24 L 62,24 L 62,52 L 6,52 Z", _STEEL),
        _m("M 6,33 L 62,33 M 6,43 L 62,43", None, 4),
        _m("R 58,18,26,40,5", _BRASS),
        _m("M 84,38 L 96,38 L 96,54", None, 6),
        _m("O 46,74,20,20", _WOOD),
        _m("M 46,54 L 46,94 M 26,74 L 66,74", None, 4),
    ),
    "revolver": (
        _m("M 4,26 L 56,26 L 56,40 L 4,40 Z", _STEEL),
        _m("R 46,22,30,28,7", _STEEL),
        _m("M 52,32 L 70,32 M 52,41 L 70,41", None, 4),
        _m("M 70,26 L 86,22 L 84,46 L 96,84 L 76,92 L 66,50 Z", _WOOD),
        _m("M 44,50 C 44,68 62,68 66,56", None, 5),
    ),
    "automobile": (
        _m("M 6,72 L 10,52 L 38,50 L 42,22 L 84,22 L 88,50 L 94,54 L 94,72 Z", _RED),
        _m("M 50,30 L 64,30 L 64,48 L 46,48 Z", _SKY, 5),
        _m("M 36,20 L 90,20", None, 7),
        _m("O 26,76,17,17 O 76,76,17,17", _K, 4),
        _m("O 26,76,8,8 O 76,76,8,8", _PAPER, 3),
    ),
    "zeppelin": (
        _m("M 6,40 C 18,14 66,12 92,34 L 92,46 C 66,68 18,66 6,40 Z", _STEEL),
        _m("M 76,26 L 94,14 L 94,66 L 76,54", _RED),
        _m("M 10,40 L 78,40 M 24,24 C 40,32 40,50 24,56 M 52,20 C 62,32 62,50 52,60", None, 3.5),
        _m("R 32,66,30,16,5", _BRASS),
    ),
    "telephone": (
        _m("M 18,92 L 28,56 L 72,56 L 82,92 Z", _K),
        _m("O 50,74,14,14", _PAPER, 4),
        _m("M 8,44 C 4,14 96,14 92,44 L 70,46 L 68,36 C 60,32 40,32 32,36 L 30,46 Z", _RED),
    ),
    "radio": (
        _m("M 12,92 L 12,40 C 12,6 88,6 88,40 L 88,92 Z", _WOOD),
        _m("O 50,42,24,22", _PAPER, 5),
        _m("M 38,26 L 38,58 M 50,22 L 50,62 M 62,26 L 62,58", None, 4),
        _m("O 32,80,7,7 O 68,80,7,7", _BRASS, 4),
    ),
    "photography": (
        _m("M 6,30 L 28,30 L 36,16 L 64,16 L 72,30 L 94,30 L 94,84 L 6,84 Z", "#5E564E"),
        _m("O 50,56,22,22", _SKY),
        _m("O 50,56,10,10", _PAPER, 5),
        _m("R 76,36,12,9,2", palette.YELLOW, 4),
    ),
    "phonograph": (
        _m("R 10,74,62,20,4", _WOOD),
        _m("M 40,74 C 40,58 54,52 58,44", None, 7),
        _m("M 52,48 C 46,26 56,10 82,4 C 98,20 98,48 86,56 C 74,60 62,56 52,48 Z", _BRASS),
        _m("O 83,30,10,22", _K, 4),
    ),
    "pocket_watch": (
        _m("O 50,12,12,10", None, 6),
        _m("R 43,16,14,12,3", _BRASS),
        _m("O 50,60,36,36", _BRASS),
        _m("O 50,60,26,26", _PAPER, 4),
        _m("M 50,44 L 50,60 L 62,66", None, 5),
    ),
    "quartz_clock": (
        _m("R 4,26,92,52,10", _STEEL),
        _m("R 14,36,72,32,5", "#CFE5C4"),
        _m("M 24,44 L 24,60 M 34,44 L 44,44 L 44,60 L 34,60 Z M 60,44 L 60,52 L 72,52 M 72,44 L 72,60", None, 5),
        Mark("O 52,47,3,3 O 52,57,3,3", _K),
    ),
    "light_bulb": (
        _m(
            "M 50,4 C 78,4 90,24 86,42 C 82,56 70,62 68,74 L 32,74 C 30,62 18,56 14,42 C 10,24 22,4 50,4 Z",
            palette.YELLOW,
        ),
        _m("M 38,72 L 36,42 L 50,54 L 64,42 L 62,72", None, 4.5),
        _m("R 34,76,32,18,5", _STEEL),
    ),
    "dynamo": (
        _m("O 46,48,36,36", "#C97A4A"),
        _m("O 46,48,22,22", _STEEL, 5),
        _m("M 52,28 L 36,50 L 46,50 L 40,68 L 58,44 L 47,44 Z", palette.YELLOW, 4),
        _m("R 20,84,54,12,3", _K),
        _m("M 82,48 L 96,48 L 96,70", None, 6),
    ),
}


def emblem(invention: str, category: str, size: int) -> Image.Image:
    """Return the drawing of an invention, or that of its category for one that is not in the printed game."""
    marks = EMBLEMS.get(invention) or CATEGORIES[category]
    return SPRITES.get(("invention", invention, category, size), lambda: picture(marks, size))
