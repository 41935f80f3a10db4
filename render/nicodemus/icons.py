"""The game's small signs: goods, the joker, marks of the four colours, products and the lines of icons for effects."""

from typing import Final

from PIL import Image

from render.kit import goods, palette, tokens
from render.kit.paths import Mark, picture, polygon, star
from render.kit.sprites import SPRITES

_K: Final = palette.INK

GOODS: Final[dict[str, tuple[Mark, ...]]] = {
    "charcoalium": goods.GOODS["charcoal"],
    "wood": goods.GOODS["wood"],
    "copper": goods.GOODS["copper"],
    "crystal": goods.GOODS["crystal"],
    "joker": goods.GOODS["any"],
}
COLOURS: Final = {
    "blue": ("O 50,50,46,46", palette.BLUE, palette.CHALK),
    "purple": ("R 7,7,86,86,10", palette.PURPLE, palette.CHALK),
    "red": (star(9, 50, 38), palette.RED, palette.CHALK),
    "yellow": (polygon(6, 50), palette.YELLOW, palette.INK),
}
TINTS: Final = {name: colours[1] for name, colours in COLOURS.items()}
_PARTS: Final = (
    Mark("R 4,10,92,80,12", palette.PAPER, _K, 7),
    Mark("R 14,34,32,32,4", palette.WOOD, _K, 5),
    Mark("O 68,34,14,14", palette.COPPER, _K, 5),
    Mark("M 66,54 L 80,66 L 66,84 L 52,66 Z", palette.SKY, _K, 5),
)
WORTH: Final = (
    Mark("R 6,2,88,96,9", palette.PAPER, _K, 7),
    Mark("M 22,14 L 78,14 L 78,62 L 50,86 L 22,62 Z", palette.BRASS, palette.BRASS_DARK, 5),
)
"""A machine card whose points matter."""
_RIVAL: Final = (
    Mark("M 14,94 C 14,58 86,58 86,94 Z", palette.RED, _K, 7),
    Mark("O 50,34,24,26", palette.PAPER, _K, 7),
    Mark("M 26,32 L 74,32 L 72,42 L 56,44 L 50,38 L 44,44 L 28,42 Z", _K),
)
_GEAR: Final = (Mark(star(8, 48, 35), palette.STEEL, _K, 6), Mark("O 50,50,14,14", palette.PAPER, _K, 6))


def good(name: str, size: int) -> Image.Image:
    """Return the token of a good or the joker."""
    return SPRITES.get(("good", name, size), lambda: picture(GOODS[name], size))


def colour(name: str, size: int, letter: str = "") -> Image.Image:
    """Return the mark of a machine's colour: a shape of its own, with its letter where there is room for one."""
    shape, fill, ink = COLOURS[name]
    return tokens.lettered((Mark(shape, fill, palette.CHALK, 6),), letter, size, fill=ink, share=0.75)


def product(name: str, size: int) -> Image.Image:
    """Return a production zone: a good inside a ring."""

    def drawn() -> Image.Image:
        ring = picture((Mark("O 50,50,46,46", palette.PAPER, palette.BRASS_DARK, 7),), size)
        inner = good(name, round(size * 0.62))
        at = (size - inner.width) // 2
        ring.alpha_composite(inner, (at, at))
        return ring

    return SPRITES.get(("product", name, size), drawn)


def parts(size: int) -> Image.Image:
    """Return the sign for units of a machine's printed cost."""
    return SPRITES.get(("parts", size), lambda: picture(_PARTS, size))


def rival(size: int) -> Image.Image:
    """Return the sign for the opponent."""
    return SPRITES.get(("rival", size), lambda: picture(_RIVAL, size))


def gear(size: int) -> Image.Image:
    """Return the sign for a machine's effect."""
    return SPRITES.get(("gear", size), lambda: picture(_GEAR, size))


def machine_card(size: int, *, colour_name: str | None = None, inner: Image.Image | None = None) -> Image.Image:
    """Return a small machine card, with something printed on it."""
    tint = TINTS[colour_name] if colour_name else palette.PAPER
    card = picture((Mark("R 14,5,72,90,9", tint, _K, 7),), size)
    if inner is not None:
        card.alpha_composite(inner, ((size - inner.width) // 2, (size - inner.height) // 2))
    return card
