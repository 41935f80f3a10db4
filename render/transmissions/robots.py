"""Our own drawings of the four robots; each has a silhouette of its own."""

from typing import Final

from PIL import Image, ImageFilter

from render.kit import palette
from render.kit.paths import Mark, picture
from render.kit.sprites import SPRITES
from render.transmissions.icons import BLUE, GREEN, RED, YELLOW

_K: Final = palette.INK
_RIM: Final = 4
"""Width of a rim in pixels."""
_EYE: Final = "#FDF7E6"
TINTS: Final = {"yellow": YELLOW, "blue": BLUE, "green": GREEN, "red": RED}


def _m(path: str, fill: str | None = None, width: float = 5) -> Mark:
    return Mark(path, fill, _K, width)


def _eye(x: float, y: float, r: float) -> tuple[Mark, ...]:
    return (_m(f"O {x},{y},{r},{r}", _EYE, 4), Mark(f"O {x + 1},{y + 1},{r * 0.42},{r * 0.42}", _K))


ROBOTS: Final[dict[str, tuple[Mark, ...]]] = {
    "yellow": (  # a broad box on tracks
        _m("R 6,70,88,26,13", palette.STEEL),
        _m("O 22,83,7,7", _K),
        _m("O 41,83,7,7", _K),
        _m("O 60,83,7,7", _K),
        _m("O 78,83,7,7", _K),
        _m("M 4,44 L 14,44 M 86,44 L 96,44", None, 9),
        _m("R 12,18,76,54,9", YELLOW),
        _m("M 28,18 L 24,5 M 72,18 L 76,5", None, 6),
        *_eye(34, 40, 13),
        *_eye(66, 40, 13),
        _m("M 36,60 C 44,66 56,66 64,60", None, 5),
    ),
    "blue": (  # tall, on two legs, with an aerial
        _m("M 40,78 L 36,96 L 24,96 M 60,78 L 64,96 L 76,96", None, 9),
        _m("M 32,56 L 14,70 M 68,56 L 86,70", None, 8),
        _m("M 50,20 L 50,8", None, 6),
        _m("O 50,7,6,6", RED, 4),
        _m("R 32,48,36,34,6", BLUE),
        _m("R 26,18,48,34,14", "#7FAEEB"),
        *_eye(40, 35, 8),
        *_eye(60, 35, 8),
        _m("R 40,58,20,13,3", palette.PAPER_DIM, 4),
    ),
    "green": (  # a ball on one wheel, with a sprout
        _m("O 50,84,15,13", palette.STEEL),
        _m("O 50,84,4,4", _K, 2),
        _m("M 50,22 L 50,10", None, 6),
        _m("M 50,14 C 34,16 28,8 28,2 C 42,0 50,6 50,14 Z", "#A6DB8B", 4),
        _m("M 50,12 C 64,14 70,6 70,0 C 58,-1 50,4 50,12 Z", "#A6DB8B", 4),
        _m("M 14,52 L 3,42 M 86,52 L 97,42", None, 8),
        _m("O 50,50,37,30", GREEN),
        _m("O 50,46,24,15", "#20303A"),
        *_eye(42, 46, 7),
        *_eye(60, 46, 7),
        _m("M 38,68 L 62,68", None, 5),
    ),
    "red": (  # a rocket of a robot with fins and one eye
        _m("M 22,62 L 2,92 L 26,88 Z", palette.STEEL),
        _m("M 78,62 L 98,92 L 74,88 Z", palette.STEEL),
        _m("M 38,86 L 50,99 L 62,86 Z", "#FFC94D"),
        _m("M 50,2 C 78,16 82,54 74,88 L 26,88 C 18,54 22,16 50,2 Z", RED),
        _m("M 32,22 C 42,28 58,28 68,22", None, 4),
        *_eye(50, 46, 17),
        _m("M 38,72 L 62,72 M 42,79 L 58,79", None, 5),
    ),
}


def robot(name: str, size: int, *, rim: bool = False) -> Image.Image:
    """Return a robot as wide and tall as `size` pixels; a rim in chalk lets it stand out on coloured ground."""
    return SPRITES.get(("robot", name, size, rim), lambda: _drawn(name, size, rim=rim))


def _drawn(name: str, size: int, *, rim: bool) -> Image.Image:
    if not rim:
        return picture(ROBOTS[name], size)
    inner = picture(ROBOTS[name], size - 2 * _RIM)
    image = Image.new("RGBA", (size, size))
    image.paste(inner, (_RIM, _RIM))
    halo = image.getchannel("A").filter(ImageFilter.MaxFilter(2 * _RIM + 1)).filter(ImageFilter.GaussianBlur(0.7))
    sheet = Image.new("RGBA", (size, size), palette.CHALK)
    sheet.putalpha(halo)
    sheet.alpha_composite(image)
    return sheet
