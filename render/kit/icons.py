"""Icons that every game has: what options and texts show where pictures can be shown, by the key that names them."""

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import Final

from PIL import Image

from render.kit import palette, tokens
from render.kit.paths import Mark, picture, polygon
from render.kit.picture import Icon
from render.kit.sprites import SPRITES

SIDE: Final = 128
"""Pixels of an icon as Discord keeps it."""
_SIGNS: Final = {
    "points": "points",
    "card": "card",
    "cards": "cards",
    "tile": "tile",
    "arrow": "arrow",
    "done": "tick",
    "decline": "cross",
    "crown": "crown",
}
"""The sign of the kit's tokens that each of these icons is."""
_LINE: Final = palette.INK
_DRAWN: Final[dict[str, tuple[Mark, ...]]] = {
    "swap": (
        Mark("M 6,22 L 58,22 L 58,4 L 96,32 L 58,60 L 58,42 L 6,42 Z", palette.CHALK, _LINE, 6),
        Mark("M 94,60 L 42,60 L 42,42 L 4,69 L 42,96 L 42,80 L 94,80 Z", palette.BRASS, _LINE, 6),
    ),
    "stop": (
        Mark(polygon(8, 48, lean=22.5), palette.BAD, _LINE, 6),
        Mark("R 26,42,48,16,4", palette.CHALK),
    ),
    "pass": (
        Mark("M 8,18 L 46,50 L 8,82 Z", palette.CHALK, _LINE, 6),
        Mark("M 46,18 L 84,50 L 46,82 Z", palette.CHALK, _LINE, 6),
        Mark("R 83,16,11,68,3", palette.CHALK, _LINE, 5),
    ),
    "clock": (
        Mark("O 50,50,45,45", palette.PAPER, _LINE, 8),
        Mark("M 50,24 L 50,52 L 68,62", None, _LINE, 9),
        Mark("O 50,52,6,6", palette.BAD),
    ),
}


def _drawn(name: str, size: int) -> Image.Image:
    return SPRITES.get(("icon", name, size), lambda: picture(_DRAWN[name], size))


COMMON: Final[Mapping[str, Icon]] = MappingProxyType(
    {
        **{key: partial(tokens.sign, name) for key, name in _SIGNS.items()},
        **{key: partial(_drawn, key) for key in _DRAWN},
        **{f"seat-{seat + 1}": partial(tokens.seat_mark, seat) for seat in range(len(tokens.SEAT_SHAPES))},
    }
)
"""Each takes a size in pixels. `done` is a tick, `decline` a cross; `seat-1` is the mark of seat 0."""
