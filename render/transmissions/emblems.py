"""Our own little drawing for each kind of item."""

from typing import Final

from PIL import Image

from render.kit import palette
from render.kit.paths import Mark, picture, star
from render.kit.sprites import SPRITES

_K: Final = palette.INK
_CREAM: Final = "#FBF3E2"
_RED: Final = "#D4513C"
_TEAL: Final = "#4FA39A"
_SKY: Final = palette.SKY
_STEEL: Final = palette.STEEL
_WOOD: Final = "#C99762"
_BRASS: Final = palette.BRASS


def _m(path: str, fill: str | None = None, width: float = 5) -> Mark:
    return Mark(path, fill, _K, width)


def _dot(x: float, y: float, r: float = 4, fill: str = _K) -> Mark:
    return Mark(f"O {x},{y},{r},{r}", fill)


EMBLEMS: Final[dict[str, tuple[Mark, ...]]] = {
    "sock": (
        _m("M 36,8 L 70,8 L 70,52 C 70,60 64,64 56,70 L 34,90 C 18,98 4,82 16,70 L 36,50 Z", _RED),
        _m("R 33,5,40,16,4", _CREAM),
        Mark("M 38,32 L 68,32 M 38,44 L 68,44", None, _CREAM, 6),
        _m("M 14,72 C 24,70 34,80 34,90 C 18,98 4,84 14,72 Z", _CREAM),
    ),
    "radio": (
        _m("M 30,26 L 78,4", None, 5),
        _m("R 6,26,88,64,9", "#B5764A"),
        _m("O 34,58,19,19", _CREAM),
        _m("M 24,52 L 44,52 M 22,60 L 46,60 M 26,68 L 42,68", None, 4),
        _m("R 60,38,26,14,3", "#F3D98C"),
        _m("O 66,70,7,7", _STEEL),
        _m("O 83,70,5,5", _STEEL),
    ),
    "toaster": (
        _m("M 26,36 L 26,14 C 26,4 58,4 58,14 L 58,36 Z", "#E9BE78"),
        _m("M 44,36 L 44,20 C 44,10 76,10 76,20 L 76,36 Z", "#F3D7A0"),
        _m("M 8,84 C 4,30 96,30 92,84 Z", _STEEL),
        _m("R 4,80,92,12,5", "#6C7C86"),
        _m("M 92,52 L 99,52", None, 8),
        _m("O 30,62,6,6", _RED),
        Mark("M 44,58 L 72,58", None, _CREAM, 6),
    ),
    "teapot": (
        _m("M 80,44 C 100,36 100,78 76,74", None, 8),
        _m("M 26,56 C 12,54 14,36 2,32 L 14,26 C 28,32 24,46 32,46 Z", _TEAL),
        _m("O 52,60,32,28", _TEAL),
        _m("M 32,38 C 36,26 68,26 72,38 Z", "#7CC4BB"),
        _m("O 52,22,7,7", _BRASS),
        *(_dot(x, y, 5, _CREAM) for x, y in ((42, 58), (60, 52), (56, 72))),
    ),
    "balloon": (
        _m("M 50,72 C 44,82 58,86 50,97", None, 4),
        _m("M 50,4 C 76,4 84,26 80,42 C 76,58 60,66 50,72 C 40,66 24,58 20,42 C 16,26 24,4 50,4 Z", "#E66F86"),
        _m("M 50,70 L 43,79 L 57,79 Z", "#E66F86"),
        Mark("M 32,40 C 30,26 36,18 44,16", None, _CREAM, 6),
    ),
    "umbrella": (
        _m("M 50,10 L 50,84 C 50,98 68,98 68,84", None, 7),
        _m("M 50,4 L 50,14", None, 6),
        _m("M 4,54 C 8,0 92,0 96,54 C 84,44 72,46 66,54 C 60,44 40,44 34,54 C 28,46 16,44 4,54 Z", "#7F62A8"),
        _m("M 50,13 C 38,24 34,38 34,54 M 50,13 C 62,24 66,38 66,54", None, 4),
    ),
    "telephone": (
        _m("M 26,42 L 74,42 L 90,92 L 10,92 Z", "#3D4A52"),
        _m("M 6,38 C 2,8 98,8 94,38 L 70,38 C 70,28 66,26 50,26 C 34,26 30,28 30,38 Z", "#3D4A52"),
        _m("O 50,66,19,19", _CREAM),
        *(_dot(x, y, 3.5) for x, y in ((50, 54), (60, 60), (60, 72), (50, 78), (40, 72), (40, 60))),
    ),
    "snow_globe": (
        _m("O 50,42,38,38", "#D9EFF8"),
        _m("M 16,58 C 34,48 64,50 84,58 C 76,78 24,78 16,58 Z", _CREAM, 4),
        _m("M 50,20 L 66,44 L 58,44 L 70,60 L 30,60 L 42,44 L 34,44 Z", "#4E8C56", 4),
        *(_dot(x, y, 3, "#FFFFFF") for x, y in ((28, 32), (72, 28), (76, 46), (24, 48), (40, 14))),
        _m("M 20,78 L 80,78 L 90,96 L 10,96 Z", "#A05B3C"),
    ),
    "teddy_bear": (
        _m("O 24,20,13,13", "#B98350"),
        _m("O 76,20,13,13", "#B98350"),
        _m("O 22,72,14,12", "#B98350"),
        _m("O 78,72,14,12", "#B98350"),
        _m("O 50,74,27,22", "#C99762"),
        _m("O 50,38,32,29", "#C99762"),
        _m("O 50,48,14,11", _CREAM, 4),
        _dot(38, 34),
        _dot(62, 34),
        _dot(50, 44, 5),
        _m("M 50,48 L 50,54", None, 4),
    ),
    "roller_skate": (
        _m("M 24,6 L 58,6 L 60,40 C 84,42 92,52 92,68 L 16,68 Z", "#F0E2CC"),
        _m("M 58,22 L 44,22 M 59,32 L 46,32 M 62,42 L 50,44", None, 5),
        _m("R 12,66,84,9,3", _STEEL),
        *(_m(f"O {x},86,10,10", _RED) for x in (24, 48, 80)),
    ),
    "alarm_clock": (
        _m("M 26,84 L 16,97 M 74,84 L 84,97", None, 8),
        _m("O 24,18,16,12", _BRASS),
        _m("O 76,18,16,12", _BRASS),
        _m("M 50,14 L 50,4", None, 7),
        _m("O 50,54,37,37", _RED),
        _m("O 50,54,27,27", _CREAM, 4),
        _m("M 50,34 L 50,54 L 64,62", None, 6),
    ),
    "birdcage": (
        _m("M 50,14 C 44,2 56,2 50,14", None, 5),
        _m("M 18,82 L 18,46 C 18,6 82,6 82,46 L 82,82 Z", "#FFF4CF"),
        _m("M 34,56 C 32,40 52,38 54,50 C 66,54 68,64 62,72 C 48,76 36,72 34,56 Z", "#6FA8E0", 4),
        _dot(42, 50, 3.5),
        _m("M 34,20 L 34,82 M 50,12 L 50,82 M 66,20 L 66,82", None, 4),
        _m("R 10,80,80,14,5", _BRASS),
    ),
    "book": (
        _m("M 6,18 L 50,26 L 94,18 L 94,84 L 50,94 L 6,84 Z", "#A8473A"),
        _m("M 12,12 C 28,8 42,12 50,20 C 58,12 72,8 88,12 L 88,76 C 72,72 58,76 50,84 C 42,76 28,72 12,76 Z", _CREAM),
        _m("M 50,20 L 50,84", None, 5),
        _m("M 22,28 L 40,31 M 22,42 L 40,45 M 22,56 L 40,59 M 60,31 L 78,28 M 60,45 L 78,42", None, 4),
    ),
    "lantern": (
        _m("M 34,22 C 34,2 66,2 66,22", None, 6),
        _m("M 24,30 L 36,18 L 64,18 L 76,30 Z", "#3F6A5D"),
        _m("M 26,30 L 74,30 L 70,80 L 30,80 Z", "#FFF0B8"),
        _m("M 50,40 C 62,54 62,72 50,74 C 38,72 38,54 50,40 Z", "#F39A3D", 4),
        _m("M 20,80 L 80,80 L 84,94 L 16,94 Z", "#3F6A5D"),
    ),
    "gramophone": (
        _m("M 48,66 C 40,52 44,44 54,38", None, 8),
        _m("M 50,46 C 44,30 60,6 92,4 C 98,24 88,52 64,52 Z", _BRASS),
        _m("O 92,22,6,19", "#F6DC98", 4),
        _m("O 46,66,28,9", "#2E2A2C"),
        _m("O 46,66,8,3", _RED, 2),
        _m("R 10,72,74,22,4", "#A05B3C"),
        _m("M 84,84 L 96,84 L 96,74", None, 5),
    ),
    "flowerpot": (
        _m("M 50,60 L 50,28", None, 6),
        _m("M 50,54 C 30,54 24,42 24,36 C 40,34 50,42 50,54 Z", "#5F9E67", 4),
        _m("M 50,50 C 70,50 76,38 76,32 C 60,30 50,38 50,50 Z", "#5F9E67", 4),
        _m(star(7, 20, 12, (50, 20)), "#F08FB0", 4),
        _dot(50, 20, 6, "#FFE066"),
        _m("M 22,66 L 78,66 L 70,97 L 30,97 Z", "#C8713F"),
        _m("R 16,56,68,14,3", "#DE8B57"),
    ),
    "suitcase": (
        _m("M 34,26 L 34,12 C 34,8 66,8 66,12 L 66,26", None, 7),
        _m("R 4,24,92,66,9", "#A9683C"),
        _m("M 24,24 L 24,90 M 76,24 L 76,90", None, 6),
        _m("R 40,46,20,16,3", _BRASS, 4),
        _m("R 56,68,14,12,2", _CREAM, 4),
        _m("O 38,76,7,7", _TEAL, 4),
    ),
    "desk_lamp": (
        _m("M 38,84 L 22,52 L 54,30", None, 8),
        _m("O 22,52,6,6", _STEEL, 4),
        _m("M 60,46 L 92,62 L 66,88 Z", "#FFF0A8", 3),
        _m("M 48,34 L 58,14 C 76,14 96,34 94,54 L 66,56 Z", "#4C8A5C"),
        _m("M 14,84 L 62,84 L 68,96 L 8,96 Z", "#4C8A5C"),
    ),
    "watering_can": (
        _m("M 70,40 C 100,30 100,80 72,80", None, 8),
        _m("M 36,34 C 40,10 66,10 68,34", None, 7),
        _m("M 34,74 L 8,34", None, 12),
        Mark("M 33,72 L 9,35", None, _SKY, 5),
        _m("M 0,38 L 16,24 L 12,40 Z", _SKY, 4),
        _m("M 30,36 L 76,36 L 80,92 L 26,92 Z", _SKY),
        Mark("M 38,58 L 70,58", None, _CREAM, 6),
    ),
    "kite": (
        _m("M 52,66 C 40,76 62,84 46,97", None, 4),
        _m("M 62,2 L 92,32 L 50,70 L 30,20 Z", "#F3C332"),
        _m("M 62,2 L 92,32 L 58,38 Z", _RED, 4),
        _m("M 62,2 L 50,70 M 30,20 L 92,32", None, 4),
        _m("M 40,80 L 50,76 L 52,86 Z", _TEAL, 4),
        _m("M 58,84 L 50,88 L 60,94 Z", _TEAL, 4),
    ),
}


def emblem(kind: str, size: int) -> Image.Image:
    """Return the drawing of a kind of item, as wide and tall as `size` pixels."""
    return SPRITES.get(("item", kind, size), lambda: picture(EMBLEMS[kind], size))
