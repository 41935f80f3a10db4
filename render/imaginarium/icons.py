"""The game's small signs: marks of machines by class, levels, the six actions, and what belongs to the table."""

from typing import Final

from PIL import Image

from render.kit import goods, palette, tokens
from render.kit.paths import Mark, picture, polygon, star
from render.kit.sprites import SPRITES
from render.kit.tokens import lettered

_K: Final = palette.INK
_TEAL: Final = "#1F7F85"
_GREEN: Final = "#3C7D45"

CLASSES: Final[dict[str, tuple[str, str, str]]] = {
    "P": ("O 50,50,46,46", _TEAL, palette.CHALK),
    "T": ("R 7,7,86,86,10", palette.PURPLE, palette.CHALK),
    "A": (star(9, 50, 39), palette.RED, palette.CHALK),
    "D": ("M 8,6 L 92,6 L 92,52 C 92,76 70,90 50,97 C 30,90 8,76 8,52 Z", _GREEN, palette.CHALK),
    "S": (polygon(6, 50), palette.YELLOW, palette.INK),
}
"""Production, transformation, attack, defence, special: outline, colour and ink; the letters serve both languages."""
TINTS: Final = {name: shape[1] for name, shape in CLASSES.items()}

_PERSON: Final = (
    Mark("M 14,94 C 14,58 86,58 86,94 Z", palette.STEEL, _K, 7),
    Mark("O 50,36,22,24", "#F0C9A4", _K, 7),
    Mark("M 24,32 L 76,32 L 70,8 L 30,8 Z", palette.BRASS_DARK, _K, 7),
)
_WRENCH: Final = Mark(
    "M 8,80 L 20,92 L 56,56 C 70,62 88,54 92,38 C 94,30 92,24 90,20 L 76,34 L 66,24 L 80,10 C 60,2 40,18 46,44 Z",
    palette.STEEL,
    _K,
    6,
)
_HAMMER: Final = (
    Mark("M 42,44 L 54,56 L 20,94 L 6,80 Z", palette.WOOD, _K, 6),
    Mark("M 30,26 L 54,6 L 66,18 L 74,14 L 92,34 L 84,40 L 86,48 L 70,62 L 58,50 L 52,54 Z", palette.STEEL, _K, 6),
)

SIGNS: Final[dict[str, tuple[Mark, ...]]] = {
    "recruit": _PERSON,
    "extract": (
        Mark("M 44,36 L 54,46 L 18,94 L 6,82 Z", palette.WOOD, _K, 6),
        Mark("M 20,12 C 50,4 88,30 92,76 C 80,52 60,34 20,12 Z", palette.STEEL, _K, 6),
        goods.GOODS["charcoal"][0]._replace(path="M 64,66 L 82,62 L 94,78 L 82,94 L 62,92 Z"),
    ),
    "repair": (_WRENCH,),
    "trade": tokens.SIGNS["swap"],
    "dismantle": _HAMMER,
    "reorganise": (
        Mark("M 18,40 C 26,14 66,8 82,30", None, _K, 18),
        Mark("M 18,40 C 26,14 66,8 82,30", None, palette.CHALK, 9),
        Mark("M 92,14 L 92,46 L 62,40 Z", palette.CHALK, _K, 5),
        Mark("M 82,60 C 74,86 34,92 18,70", None, _K, 18),
        Mark("M 82,60 C 74,86 34,92 18,70", None, palette.CHALK, 9),
        Mark("M 8,86 L 8,54 L 38,60 Z", palette.CHALK, _K, 5),
    ),
    "person": _PERSON,
    "wrench": (_WRENCH,),
    "gear": (Mark(star(8, 48, 35), palette.STEEL, _K, 6), Mark("O 50,50,14,14", palette.PAPER, _K, 6)),
    "machine": (Mark("R 14,5,72,90,9", palette.PAPER, _K, 7), Mark(star(8, 27, 20), palette.STEEL, _K, 5)),
    "crusher": (
        Mark("M 4,6 L 96,6 L 80,44 L 20,44 Z", palette.STEEL, _K, 6),
        Mark("O 34,64,22,22", palette.SLOT, palette.CHALK, 6),
        Mark("O 66,64,22,22", palette.SLOT, palette.CHALK, 6),
        Mark("M 34,52 L 34,76 M 22,64 L 46,64 M 66,52 L 66,76 M 54,64 L 78,64", None, palette.CHALK, 6),
    ),
    "stack": (
        Mark("R 22,4,70,70,8", palette.PAPER_DIM, _K, 6),
        Mark("R 14,13,70,70,8", palette.PAPER_DIM, _K, 6),
        Mark("R 6,24,70,72,8", palette.BRASS_DARK, _K, 6),
        Mark(star(8, 26, 18, (41, 60)), palette.BRASS, _K, 4),
    ),
    "unknown": (Mark("R 20,8,60,84,9", palette.PAPER, _K, 7),),
    "shield": (Mark(CLASSES["D"][0], "#7FBF88", _K, 7),),
    "mask": (
        Mark("M 4,34 C 24,24 76,24 96,34 C 98,70 66,76 50,56 C 34,76 2,70 4,34 Z", _K, palette.PAPER, 6),
        Mark("O 28,46,10,8", palette.PAPER),
        Mark("O 72,46,10,8", palette.PAPER),
    ),
    "off": (
        Mark("O 50,54,38,38", palette.BAD, _K, 6),
        Mark("M 34,40 C 22,56 32,78 50,78 C 68,78 78,56 66,40", None, palette.PAPER, 9),
        Mark("M 50,26 L 50,54", None, palette.PAPER, 10),
    ),
    "slot": (
        Mark("R 8,8,84,84,12", palette.SLOT, palette.CHALK, 8),
        Mark("M 50,30 L 50,70 M 30,50 L 70,50", None, palette.CHALK, 9),
    ),
    "house": (
        Mark("M 4,52 L 50,8 L 96,52 L 84,52 L 84,94 L 16,94 L 16,52 Z", palette.WOOD, _K, 6),
        Mark(star(8, 24, 17, (50, 64)), palette.STEEL, _K, 5),
    ),
    "secret": (Mark("R 8,16,84,68,9", palette.PAPER_DIM, _K, 7),),
    "garden": (
        Mark("M 6,80 C 26,66 74,66 94,80 L 94,94 L 6,94 Z", palette.LEAF, _K, 5),
        Mark("M 50,74 L 50,36", None, _K, 8),
        Mark("M 50,48 C 22,50 18,30 20,18 C 40,18 52,30 50,48 Z", palette.LEAF, _K, 5),
        Mark("M 50,60 C 76,60 82,42 80,30 C 62,30 50,42 50,60 Z", palette.LEAF, _K, 5),
    ),
    "same": (
        Mark("R 20,8,60,84,9", palette.PAPER, _K, 7),
        Mark("M 34,42 L 66,42 M 34,60 L 66,60", None, _K, 8),
    ),
}


def sign(name: str, size: int) -> Image.Image:
    """Return a sign of this game, a good or a sign of all games, as wide and tall as `size` pixels."""
    if name in goods.GOODS:
        return goods.good(name, size)
    if name == "vp":
        return tokens.sign("points", size)
    if name in SIGNS:
        return SPRITES.get(("imaginarium", name, size), lambda: picture(SIGNS[name], size))
    return tokens.sign(name, size)


def mark(machine: str, size: int) -> Image.Image:
    """Return the mark of a machine or of a whole class: the shape of the class with letter and number."""
    shape, fill, ink = CLASSES[machine[0]]
    marks = (Mark(shape, fill, palette.CHALK, 6),)
    return lettered(marks, machine, size, fill=ink, share=0.64 if len(machine) > 1 else 0.8)


def levels(number: int, size: int) -> Image.Image:
    """Return a level as one, two or three stars."""

    def drawn() -> Image.Image:
        image = Image.new("RGBA", (size, size))
        star_ = picture((Mark(star(5, 48, 22), "#FFE08A", _K, 9),), size // 2)
        spots = {1: ((0.25, 0.25),), 2: ((0.0, 0.25), (0.5, 0.25)), 3: ((0.25, 0.0), (0.0, 0.46), (0.5, 0.46))}
        for x, y in spots[number]:
            image.alpha_composite(star_, (round(x * size), round(y * size)))
        return image

    return SPRITES.get(("levels", number, size), drawn)


def figure(seat: int, size: int, *, saboteur: bool) -> Image.Image:
    """Return an engineer, or a saboteur: the same mark with an S."""
    return tokens.seat_mark(seat, size, "S" if saboteur else "")
