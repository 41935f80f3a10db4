"""Our own little drawing for each of the sixteen machines, after its working label."""

from typing import Final

from PIL import Image

from render.kit import palette
from render.kit.emblem import BONE, LINE, dot, gear, shape
from render.kit.paths import Mark, picture
from render.kit.sprites import SPRITES

_K: Final = palette.INK
_BRASS: Final = palette.BRASS
_STEEL: Final = palette.STEEL
_LEAF: Final = palette.LEAF
_SKY: Final = palette.SKY
_ROSE: Final = "#D98282"
_SLATE: Final = "#5E6E78"
_DUSK: Final = "#6C5A86"


EMBLEMS: Final[dict[int, tuple[Mark, ...]]] = {
    11: (  # a tankard from which a bonsai grows
        shape("M 66,58 C 92,52 92,88 66,84", None),
        Mark("M 44,52 C 40,42 56,38 46,24", None, palette.WOOD_DARK, 8),
        shape("O 34,30,18,12", _LEAF),
        shape("O 66,34,17,11", _LEAF),
        shape("O 52,17,20,13", "#78B67C"),
        shape("M 24,50 L 68,50 L 64,94 L 28,94 Z", _BRASS),
        shape("M 26,64 L 67,64 M 28,80 L 65,80"),
    ),
    12: (  # a hermit crab whose shell is a house
        shape("M 22,86 L 10,70 M 34,88 L 28,96 M 72,88 L 84,96"),
        shape("O 14,62,11,9", _ROSE),
        shape("M 20,84 C 14,60 30,44 52,44 C 78,44 92,62 88,86 Z", palette.WOOD),
        shape("M 40,74 C 40,60 62,60 62,72 C 62,80 52,80 52,72"),
        shape("M 34,46 L 34,26 L 58,8 L 82,26 L 82,48 Z", BONE),
        shape("M 26,30 L 58,6 L 90,30", None),
        shape("R 50,26,16,18,2", _SKY),
        dot(14, 61, 3),
    ),
    13: (  # a jug shaped like a swan
        shape(
            "M 28,62 C 28,42 46,36 44,22 C 42,6 20,4 18,20 L 6,26 L 20,30 C 28,32 30,26 30,22 C 34,34 8,48 16,72 Z",
            BONE,
        ),
        shape("M 18,22 L 4,27 L 19,31 Z", palette.COPPER),
        shape("M 16,62 C 16,92 34,94 50,94 C 70,94 84,86 88,50 C 72,66 54,60 40,54 Z", BONE),
        shape("M 46,68 C 56,78 70,74 78,68 M 44,78 C 54,86 64,84 72,80"),
        shape("M 32,94 L 66,94", None),
        dot(25, 18, 3.4),
    ),
    14: (  # a scorpion with a crystal at the tip of its tail
        shape("M 52,70 C 86,74 92,40 74,28 C 66,22 56,24 54,30", None),
        Mark("M 52,70 C 86,74 92,40 74,28 C 66,22 56,24 54,30", None, _STEEL, 9),
        shape("M 54,16 L 64,32 L 54,48 L 44,32 Z", _SKY),
        shape("M 22,66 L 10,52 M 26,82 L 12,92 M 42,84 L 40,96 M 54,78 L 62,92"),
        shape("O 38,70,24,15", _SLATE),
        shape("M 12,54 C 2,46 6,34 18,34 C 14,42 20,44 22,40 C 26,50 20,56 12,54 Z", _STEEL),
        shape("M 40,58 L 40,82 M 52,60 L 52,78"),
        dot(24, 67, 4, _SKY),
    ),
    15: (  # a sparrow driven by steam
        shape("O 70,14,9,7", BONE),
        shape("O 86,8,7,6", BONE),
        shape("M 54,36 L 54,18 L 66,18 L 66,40 Z", _STEEL),
        shape("M 6,44 L 20,38 L 20,50 Z", palette.COPPER),
        shape("M 16,44 C 16,22 48,22 52,40 C 62,46 78,50 94,46 C 90,70 70,84 46,80 C 26,76 18,62 16,44 Z", "#C79A6B"),
        *gear(56, 60, 16),
        shape("M 38,80 L 34,94 M 52,82 L 52,94"),
        dot(30, 40, 4),
    ),
    21: (  # a crocodile's jaws as a press
        shape("R 30,4,40,12,3", _STEEL),
        shape("M 50,16 L 50,30", None),
        shape("M 6,46 C 10,34 30,36 46,34 C 58,22 76,24 80,34 L 94,40 L 94,56 L 6,56 Z", _LEAF),
        shape("M 6,90 L 94,90 L 94,76 L 6,78 Z", "#78B67C"),
        shape("M 8,56 L 15,67 L 22,56 L 29,67 L 36,56 L 43,67 L 50,56 L 57,67 L 64,56 L 71,67 L 78,56", BONE),
        shape("M 12,78 L 19,69 L 26,78 L 33,69 L 40,78 L 47,69 L 54,78 L 61,69 L 68,78", BONE),
        dot(70, 36, 4.6),
    ),
    22: (  # a hammerhead shark with a socket for a mouth
        shape("M 36,34 C 34,60 40,72 50,72 C 60,72 66,60 64,34 Z", _STEEL),
        shape(
            "M 4,18 C 4,12 14,12 22,16 C 40,20 60,20 78,16 C 86,12 96,12 96,18 L 96,32 "
            "C 84,40 66,40 50,40 C 34,40 16,40 4,32 Z",
            _STEEL,
        ),
        shape("O 50,58,21,20", BONE),
        dot(42, 58, 4.5),
        dot(58, 58, 4.5),
        shape("M 50,79 C 50,92 66,84 70,94", None),
        dot(12, 24, 4.5),
        dot(88, 24, 4.5),
    ),
    23: (  # a piranha that is a grinder
        shape("M 56,22 L 56,8 L 78,8", None),
        dot(80, 8, 6, _BRASS),
        shape("M 74,54 L 96,36 L 92,56 L 96,78 Z", palette.COPPER),
        shape("M 6,50 C 12,14 66,14 80,54 C 68,92 14,92 6,62 L 34,58 Z", palette.COPPER),
        shape("M 8,50 L 15,60 L 20,52 L 26,62 L 32,55 M 8,64 L 14,58", BONE),
        shape("M 56,38 C 48,50 48,66 56,76", None),
        shape("O 30,36,8,8", BONE),
        dot(30, 36, 3.6),
        shape("M 30,86 L 64,86 L 70,96 L 24,96 Z", _STEEL),
    ),
    24: (  # a truck with a rhinoceros' horn
        shape("M 94,28 L 46,28 L 46,78 L 94,78 Z", palette.WOOD),
        shape("M 46,40 C 32,38 24,44 20,52 L 8,58 L 8,78 L 46,78 Z", _STEEL),
        shape("M 20,54 C 14,46 10,38 8,22 C 0,38 0,50 8,60 Z", BONE),
        shape("M 30,42 L 32,30 L 40,40", _STEEL),
        shape("R 62,40,18,16,2", _BRASS),
        dot(28, 56, 4),
        *gear(26, 82, 14, _SLATE),
        *gear(74, 82, 14, _SLATE),
    ),
    25: (  # a shark's body as an engine
        shape("M 44,36 L 60,8 L 68,36 Z", _SLATE),
        shape("M 84,50 L 98,26 L 96,78 Z", _SLATE),
        shape("M 4,56 C 22,24 66,28 90,52 C 70,80 26,84 4,56 Z", _STEEL),
        shape("M 8,60 L 34,60 L 30,68 L 25,61 L 20,67 L 15,61", BONE),
        *gear(56, 56, 15),
        shape("M 40,76 L 40,92 L 52,92 L 52,78 M 64,76 L 64,92 L 76,92 L 76,68", palette.COPPER),
        dot(24, 48, 4),
    ),
    31: (  # a mask shaped like a bat
        shape(
            "M 50,34 L 58,20 L 66,36 C 78,24 90,26 98,34 C 88,44 92,58 82,66 C 74,58 66,66 60,78 "
            "L 50,88 L 40,78 C 34,66 26,58 18,66 C 8,58 12,44 2,34 C 10,26 22,24 34,36 L 42,20 Z",
            _DUSK,
        ),
        shape("M 26,46 L 46,50 C 44,62 28,60 26,46 Z", "#F3D36B"),
        shape("M 74,46 L 54,50 C 56,62 72,60 74,46 Z", "#F3D36B"),
        shape("M 44,74 L 47,82 M 56,74 L 53,82", None),
    ),
    32: (  # a beetle with a broad grin on its back
        shape("M 24,44 L 6,36 M 22,60 L 4,62 M 26,76 L 10,90 M 76,44 L 94,36 M 78,60 L 96,62 M 74,76 L 90,90"),
        shape("M 40,16 L 30,4 M 60,16 L 70,4"),
        shape("O 50,24,18,13", _SLATE),
        shape("O 50,62,30,32", "#3F8F7F"),
        Mark("M 50,32 L 50,60", None, _K, LINE),
        shape("M 28,62 C 36,90 64,90 72,62 Z", BONE),
        shape("M 40,64 L 41,80 M 50,64 L 50,83 M 60,64 L 59,80"),
        shape("O 38,48,6,6", _BRASS),
        shape("O 62,48,6,6", _BRASS),
    ),
    33: (  # a skull with two sabres for teeth
        shape("M 10,40 C 10,10 34,6 50,6 C 66,6 90,10 90,40 C 90,56 78,58 76,68 L 24,68 C 22,58 10,56 10,40 Z", BONE),
        shape("M 24,64 L 42,64 C 42,80 36,92 26,98 C 30,86 24,78 24,64 Z", "#F2DDA6"),
        shape("M 76,64 L 58,64 C 58,80 64,92 74,98 C 70,86 76,78 76,64 Z", "#F2DDA6"),
        shape("O 30,40,11,11", _K),
        shape("O 70,40,11,11", _K),
        dot(32, 42, 4, "#E35D4A"),
        dot(68, 42, 4, "#E35D4A"),
        shape("M 50,48 L 43,58 L 57,58 Z", _K),
    ),
    34: (  # a skull under a gunslinger's hat
        shape("M 20,46 C 20,66 28,70 32,76 L 32,92 L 68,92 L 68,76 C 72,70 80,66 80,46 Z", BONE),
        shape("M 44,78 L 44,92 M 56,78 L 56,92", None),
        shape("M 2,36 C 16,48 84,48 98,36 C 90,58 10,58 2,36 Z", palette.WOOD_DARK),
        shape("M 26,44 C 26,16 36,6 50,14 C 64,6 74,16 74,44 C 60,48 40,48 26,44 Z", palette.WOOD_DARK),
        Mark("M 27,38 C 40,44 60,44 73,38", None, _BRASS, 6),
        shape("O 37,62,8,7", _K),
        shape("O 63,62,8,7", _K),
        shape("M 50,68 L 46,75 L 54,75 Z", _K),
    ),
    41: (  # a hand that draws a plan
        shape("M 8,58 L 92,58 L 92,96 L 8,96 Z", _SKY),
        Mark("M 20,84 L 44,84 L 44,70 M 58,86 C 66,70 78,72 82,86", None, "#2C6FB3", 5),
        shape("M 30,76 L 34,62 L 80,10 L 90,18 L 44,70 Z", _BRASS),
        shape("M 30,76 L 34,62 L 44,70 Z", BONE),
        shape(
            "M 96,40 C 84,50 70,56 58,50 L 48,46 C 42,42 48,34 54,36 L 62,40 L 52,30 "
            "C 48,24 56,18 62,24 L 76,36 L 84,20 L 98,14 Z",
            "#F0C9A4",
        ),
    ),
    42: (  # a hand of brass that writes a copy
        shape("M 36,10 L 92,10 L 92,72 L 36,72 Z", palette.PAPER_DIM),
        shape("M 8,26 L 66,26 L 66,92 L 8,92 Z", BONE),
        Mark("M 18,42 L 48,42 M 18,56 L 40,56 M 18,70 L 34,70", None, _SLATE, 5),
        shape("M 44,84 C 50,56 66,40 94,30 C 92,56 76,72 52,80 Z", _SKY),
        shape("M 42,90 C 52,70 66,54 84,42", None),
    ),
}


def emblem(machine: int, size: int) -> Image.Image:
    """Return the drawing of a machine, as wide and tall as `size` pixels."""
    return SPRITES.get(("emblem", machine, size), lambda: picture(EMBLEMS[machine], size))
