"""The goods that several games share: charcoal, wood, copper, crystal, and the cube that stands for any resource."""

from typing import Final

from PIL import Image

from render.kit import palette
from render.kit.paths import Mark, picture
from render.kit.sprites import SPRITES

_K: Final = palette.INK

GOODS: Final[dict[str, tuple[Mark, ...]]] = {
    "charcoal": (
        Mark("M 30,10 L 70,6 L 94,36 L 86,78 L 52,94 L 14,80 L 6,40 Z", palette.COAL, palette.CHALK, 7),
        Mark("M 30,24 L 54,44 L 82,38 M 54,44 L 46,80", None, palette.COAL_LIGHT, 7),
        Mark("M 26,34 L 22,56", None, "#9A948C", 6),
    ),
    "wood": (
        Mark("R 5,26,90,48,8", palette.WOOD, _K, 7),
        Mark("M 34,42 L 84,42 M 44,58 L 76,58", None, palette.WOOD_DARK, 6),
        Mark("O 18,50,12,23", "#F1D9B0", _K, 6),
        Mark("O 18,50,3,8", palette.WOOD_DARK),
    ),
    "copper": (
        Mark("O 50,50,43,43", palette.COPPER, _K, 7),
        Mark("O 50,50,15,15", palette.BENCH, _K, 6),
        Mark("M 24,40 C 28,30 34,26 42,22", None, "#FFC48C", 7),
    ),
    "crystal": (
        Mark("M 50,4 L 84,38 L 50,96 L 16,38 Z", palette.SKY, _K, 7),
        Mark("M 16,38 L 84,38 M 50,4 L 38,38 L 50,92 L 62,38 L 50,8", None, "#3A7FA6", 4),
    ),
    "any": (
        Mark("M 50,5 L 92,28 L 50,51 L 8,28 Z", palette.SKY, _K, 6),
        Mark("M 8,28 L 50,51 L 50,96 L 8,73 Z", palette.WOOD, _K, 6),
        Mark("M 92,28 L 50,51 L 50,96 L 92,73 Z", palette.COPPER, _K, 6),
    ),
}


def good(name: str, size: int) -> Image.Image:
    """Return the token of a good of GOODS, as wide and tall as `size` pixels."""
    return SPRITES.get(("shared good", name, size), lambda: picture(GOODS[name], size))
