"""Our own drawings of the seven locations and the ground they stand on."""

from typing import Final

from PIL import Image

from render.kit import palette
from render.kit.paths import Mark, picture, star
from render.kit.sprites import SPRITES
from render.transmissions.icons import ROUND, SQUARE

_K: Final = palette.INK

GROUNDS: Final = {
    "meadow": "#5F8F4A",
    "lake": "#3B6E96",
    "power_plant": "#86754A",
    "village": "#9C5A45",
    "junkyard": "#6B5B6E",
    "forest": "#35623F",
    "pipes": "#4A6770",
}


def _m(path: str, fill: str | None = None, width: float = 5) -> Mark:
    return Mark(path, fill, _K, width)


def _flower(x: float, y: float, r: float, fill: str) -> tuple[Mark, ...]:
    return (_m(star(6, r, r * 0.55, (x, y)), fill, 4), Mark(f"O {x},{y},{r * 0.3},{r * 0.3}", "#FFE58A"))


PLACES: Final[dict[str, tuple[Mark, ...]]] = {
    "meadow": (
        _m("O 50,50,46,46", "#CFE6A6"),
        Mark("M 5,58 C 30,44 62,66 95,54 C 94,80 74,96 50,96 C 26,96 6,80 5,58 Z", "#6FAE54"),
        _m("M 30,78 L 30,48 M 54,84 L 54,62 M 74,76 L 74,44", None, 5),
        *_flower(30, 40, 17, "#F6F2EA"),
        *_flower(74, 36, 15, "#E48CC0"),
        *_flower(54, 58, 13, "#F3C332"),
        _m("O 50,50,46,46"),
    ),
    "lake": (
        _m("O 50,50,46,46", "#BFE3F3"),
        Mark("M 4,50 L 96,50 C 96,78 76,96 50,96 C 24,96 4,78 4,50 Z", "#3F7FB8"),
        Mark("M 14,66 C 24,58 32,74 42,66 C 52,58 60,74 70,66 C 78,60 84,66 88,68", None, "#BFE3F3", 6),
        Mark("M 26,82 C 36,74 44,90 54,82 C 64,74 70,84 76,82", None, "#BFE3F3", 6),
        _m("M 50,48 L 50,14 L 78,44 Z", "#F6F2EA", 4),
        _m("M 24,46 L 82,46 L 72,58 L 34,58 Z", "#B8713F", 4),
        _m("O 50,50,46,46"),
    ),
    "power_plant": (
        _m("O 50,50,46,46", "#F3E3B0"),
        _m("M 24,84 L 30,34 C 34,28 46,28 50,34 L 56,84 Z", palette.STEEL),
        _m("M 30,26 C 26,12 44,16 44,8 C 56,8 60,22 48,26 Z", "#F6F2EA", 4),
        _m("R 52,50,30,34,2", "#8F6C4A"),
        _m("M 72,40 L 56,66 L 68,66 L 62,84 L 84,56 L 71,56 L 80,40 Z", "#FFE066", 4),
        _m("O 50,50,46,46"),
    ),
    "village": (
        _m("O 50,50,46,46", "#F5D9B8"),
        _m("R 26,48,34,36,1", "#F6F2EA"),
        _m("M 18,52 L 43,24 L 68,52 Z", "#C8513B"),
        _m("R 60,58,22,26,1", "#E3B778"),
        _m("M 55,60 L 71,42 L 88,60 Z", "#8F6C4A"),
        _m("R 37,62,12,22,1", "#7A5233", 4),
        _m("O 50,50,46,46"),
    ),
    "junkyard": (
        _m("O 50,50,46,46", "#D9CDD8"),
        _m("M 10,78 L 30,54 L 46,62 L 62,40 L 90,78 Z", "#8B7A8C"),
        _m(star(8, 18, 13, (34, 46)), palette.STEEL, 4),
        _m("O 34,46,5,5", "#D9CDD8", 4),
        _m("O 68,66,16,16", "#3A3438"),
        _m("O 68,66,7,7", palette.STEEL, 4),
        _m("M 52,38 L 58,12 L 66,20 L 62,40", "#C77B4A", 4),
        _m("O 50,50,46,46"),
    ),
    "forest": (
        _m("O 50,50,46,46", "#CBE3BE"),
        _m("M 34,90 L 34,72 M 68,88 L 68,70", None, 9),
        _m("M 34,16 L 54,46 L 46,46 L 58,72 L 10,72 L 22,46 L 14,46 Z", "#3D7A48"),
        _m("M 68,26 L 82,50 L 76,50 L 90,72 L 48,72 L 60,50 L 54,50 Z", "#5FA363"),
        _m("O 50,50,46,46"),
    ),
    "pipes": (
        _m("O 50,50,46,46", "#D6E3E6"),
        _m("M 14,30 L 50,30 C 68,30 74,40 74,54 L 74,84 L 48,84 L 48,58 L 14,58 Z", ROUND),
        _m("R 8,22,16,44,5", ROUND),
        _m("R 40,74,42,16,2", SQUARE),
        _m("M 56,14 L 72,14 M 64,14 L 64,32", None, 7),
        _m("O 50,50,46,46"),
    ),
}


def place(name: str, size: int) -> Image.Image:
    """Return the round drawing of a location, as wide and tall as `size` pixels."""
    return SPRITES.get(("place", name, size), lambda: picture(PLACES[name], size))
