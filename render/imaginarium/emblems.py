"""Our own little drawing for each of the 21 machines, after what it does."""

from typing import Final

from PIL import Image

from render.kit import goods, palette
from render.kit.emblem import BONE, dot, gear, shape
from render.kit.paths import Mark, outlines, picture, star
from render.kit.sprites import SPRITES

_K: Final = palette.INK
_BRASS: Final = palette.BRASS
_STEEL: Final = palette.STEEL
_SLATE: Final = "#5E6E78"
_FIRE: Final = "#F0A33A"
_EMBER: Final = "#D9512C"
_MOSS: Final = "#6FA56B"
_ROSE: Final = "#D98282"
_DUSK: Final = "#6C5A86"


def _eyes(x: float, y: float, apart: float, r: float = 7) -> tuple[Mark, ...]:
    return tuple(
        mark
        for side in (x - apart / 2, x + apart / 2)
        for mark in (shape(f"O {side},{y},{r},{r}", BONE), dot(side + 1, y + 1, r * 0.45))
    )


def _good(name: str, x: float, y: float, size: float) -> tuple[Mark, ...]:
    """Return the token of a good, small, with its upper left corner at that place."""
    scale = size / 100
    placed = []
    for mark in goods.GOODS[name]:
        for outline in outlines(mark.path):
            path = "M " + " L ".join(f"{x + px * scale:.1f},{y + py * scale:.1f}" for px, py in outline.points)
            placed.append(Mark(path + " Z" * outline.closed, mark.fill, mark.line, mark.width * scale))
    return tuple(placed)


def _flame(x: float, y: float, size: float) -> tuple[Mark, ...]:
    """Return a flame standing on that point."""
    s = size / 100
    return (
        shape(
            f"M {x},{y} C {x - 44 * s},{y - 6 * s} {x - 40 * s},{y - 52 * s} {x - 12 * s},{y - 66 * s} "
            f"C {x - 10 * s},{y - 52 * s} {x + 2 * s},{y - 60 * s} {x},{y - 100 * s} "
            f"C {x + 40 * s},{y - 70 * s} {x + 50 * s},{y - 10 * s} {x},{y} Z",
            _FIRE,
        ),
        Mark(
            f"M {x},{y - 4 * s} C {x - 22 * s},{y - 12 * s} {x - 12 * s},{y - 40 * s} {x + 2 * s},{y - 52 * s} "
            f"C {x + 22 * s},{y - 36 * s} {x + 22 * s},{y - 10 * s} {x},{y - 4 * s} Z",
            _EMBER,
        ),
    )


def _thief(fill: str, good: str, *ears: Mark) -> tuple[Mark, ...]:
    """Return a masked machine whose two claws carry off a good."""
    return (
        *ears,
        shape("M 22,48 C 4,52 2,70 16,84 L 30,78 M 78,48 C 96,52 98,70 84,84 L 70,78"),
        shape("M 22,52 C 18,12 82,12 78,52 C 78,62 22,62 22,52 Z", fill),
        shape("M 20,38 C 34,30 66,30 80,38 C 80,54 60,54 50,46 C 40,54 20,54 20,38 Z", _K),
        dot(37, 42, 6, BONE),
        dot(63, 42, 6, BONE),
        *_good(good, 31, 58, 38),
        shape("M 14,78 C 14,92 24,96 32,90 L 26,82 L 34,76", _STEEL),
        shape("M 86,78 C 86,92 76,96 68,90 L 74,82 L 66,76", _STEEL),
    )


def _flask(fill: str, *inside: Mark) -> tuple[Mark, ...]:
    return (
        shape("M 40,6 L 60,6 L 60,34 L 86,82 C 90,92 84,96 78,96 L 22,96 C 16,96 10,92 14,82 L 40,34 Z", BONE),
        Mark("M 28,62 L 72,62 L 83,84 C 86,91 82,93 78,93 L 22,93 C 18,93 14,91 17,84 Z", fill),
        *inside,
        shape("R 35,3,30,9,4", _BRASS),
    )


EMBLEMS: Final[dict[str, tuple[Mark, ...]]] = {
    "P1": (  # a stove on legs
        shape("M 62,28 L 62,6 L 76,6 L 76,32", _SLATE),
        shape("M 26,84 L 18,97 M 74,84 L 82,97"),
        shape("M 14,58 C 14,22 86,22 86,58 C 86,92 14,92 14,58 Z", _SLATE),
        *_eyes(50, 42, 30),
        shape("R 28,56,44,24,9", _K),
        *_flame(50, 79, 24),
    ),
    "P2": (  # a saw on wheels with its log
        shape("M 8,62 L 92,62 L 86,78 L 14,78 Z", _MOSS),
        *_good("wood", 4, 34, 50),
        shape(star(12, 34, 26, (62, 44)), _STEEL),
        shape("O 62,44,9,9", _BRASS),
        *gear(28, 84, 12, _SLATE),
        *gear(72, 84, 12, _SLATE),
    ),
    "P3": (  # a kettle that pours rings
        shape("M 60,34 L 86,22 L 92,34 L 70,56", _STEEL),
        shape("M 14,40 C 14,86 74,86 74,40 Z", palette.COPPER),
        shape("M 24,28 C 26,4 62,4 64,28", None),
        shape("R 8,30,72,14,6", _BRASS),
        *_eyes(42, 56, 24),
        *_good("copper", 62, 62, 34),
        shape("M 24,74 L 18,94 M 46,76 L 46,94"),
    ),
    "P4": (  # a glass dome in which a crystal turns
        shape("M 18,66 L 18,44 C 18,-4 82,-4 82,44 L 82,66 Z", "#DDF1F8"),
        *_good("crystal", 28, 14, 46),
        Mark("M 28,50 C 26,32 32,22 40,16", None, BONE, 5),
        shape("M 8,66 L 92,66 L 86,94 L 14,94 Z", _DUSK),
        *gear(32, 80, 11),
        *gear(68, 80, 11),
    ),
    "P5": (  # a cabinet with two spouts
        shape("R 20,6,60,50,8", _BRASS),
        *_eyes(50, 24, 26, 9),
        shape("M 36,42 L 64,42", None),
        shape("M 24,54 L 44,54 L 40,68 L 16,68 Z", _STEEL),
        shape("M 56,54 L 76,54 L 84,68 L 60,68 Z", _STEEL),
        *_good("wood", 8, 66, 34),
        *_good("copper", 60, 68, 28),
    ),
    "P6": (  # a dragon's head that breathes fire
        shape(
            "M 6,96 C 2,58 14,24 44,18 L 40,4 L 54,16 L 62,4 L 66,20 C 82,24 94,34 94,44 L 66,52 C 52,56 50,76 54,96 Z",
            _MOSS,
        ),
        shape("O 56,32,7,7", BONE),
        dot(57, 33, 3.4),
        dot(86, 38, 2.6),
        *_flame(76, 98, 44),
        shape("M 10,70 L 28,66 M 12,84 L 32,82"),
    ),
    "T1": (  # an oven with a wide mouth under a hopper
        shape("M 24,6 L 76,6 L 62,30 L 38,30 Z", _STEEL),
        *_good("any", 37, -2, 26),
        shape("M 10,94 L 10,56 C 10,22 90,22 90,56 L 90,94 Z", _EMBER),
        shape("M 24,94 L 24,70 C 24,50 76,50 76,70 L 76,94 Z", _K),
        *_flame(50, 93, 38),
        *_eyes(50, 42, 26, 6),
    ),
    "T2": _flask(palette.COPPER, *_eyes(50, 76, 26, 8), dot(40, 54, 4, palette.COPPER), dot(56, 46, 5, palette.COPPER)),
    "T3": (
        *_flask("#7CC4E6", *_good("crystal", 34, 60, 32), dot(44, 50, 4, "#7CC4E6"), dot(56, 42, 3, "#7CC4E6")),
        *gear(18, 30, 15),
        *gear(82, 30, 15),
    ),
    "T4": (  # an oven with two chimneys
        shape("M 12,52 L 16,8 L 34,8 L 38,52 Z", _SLATE),
        shape("M 62,52 L 66,8 L 84,8 L 88,52 Z", _SLATE),
        shape("M 14,18 L 36,18 M 64,18 L 86,18"),
        shape("R 4,44,92,50,10", _EMBER),
        shape("R 16,58,68,28,8", _K),
        *_flame(34, 85, 26),
        *_flame(66, 85, 26),
        shape("O 50,30,10,10", _BRASS),
        shape("M 50,30 L 56,24", None),
    ),
    "A1": _thief("#8E8A86", "charcoal", shape("O 26,20,12,12", "#8E8A86"), shape("O 74,20,12,12", "#8E8A86")),
    "A2": _thief(_MOSS, "wood", shape("M 24,34 L 18,6 L 44,20 Z", _MOSS), shape("M 76,34 L 82,6 L 56,20 Z", _MOSS)),
    "A3": _thief(palette.COPPER, "copper", shape("M 14,30 L 86,30 L 68,22 L 64,4 L 36,4 L 32,22 Z", palette.WOOD_DARK)),
    "A4": _thief(
        "#9CC8DC", "crystal", shape("M 30,26 L 14,4 M 70,26 L 86,4"), dot(14, 6, 6, _ROSE), dot(86, 6, 6, _ROSE)
    ),
    "A5": (  # a lit bomb on a plan
        shape("M 4,66 L 88,54 L 96,88 L 10,97 Z", palette.PAPER_DIM),
        Mark("M 18,80 L 40,77 M 66,70 L 82,68 M 68,80 L 84,78", None, _SLATE, 4),
        shape("O 46,50,30,30", _K),
        shape("R 38,10,18,16,3", _SLATE),
        shape("M 48,12 C 50,0 66,-2 74,10", None),
        shape(star(6, 14, 6, (78, 16)), _FIRE),
        *_eyes(46, 46, 24, 8),
        Mark("M 36,64 C 42,58 52,58 58,64", None, BONE, 4),
    ),
    "A6": (  # a head of swirls
        shape("M 50,22 L 50,6", None),
        dot(50, 7, 6, _FIRE),
        shape("M 12,52 C 12,10 88,10 88,52 L 80,92 L 20,92 Z", _DUSK),
        shape("O 34,50,15,15", BONE),
        shape("O 66,50,15,15", BONE),
        shape("M 34,50 C 40,46 40,58 33,58 C 24,58 24,42 35,41", None),
        shape("M 66,50 C 72,46 72,58 65,58 C 56,58 56,42 67,41", None),
        shape("M 32,80 L 40,74 L 48,82 L 56,74 L 66,80", None),
    ),
    "D1": (  # a padlock that holds charcoal
        shape("M 26,44 L 26,30 C 26,-4 74,-4 74,30 L 74,44 L 62,44 L 62,30 C 62,12 38,12 38,30 L 38,44 Z", _STEEL),
        shape("R 14,40,72,56,12", _BRASS),
        *_eyes(50, 54, 30, 7),
        *_good("charcoal", 36, 62, 30),
    ),
    "D2": (  # a chest with a lock
        shape("M 6,48 C 6,14 94,14 94,48 Z", palette.WOOD_DARK),
        shape("R 6,48,88,46,6", palette.WOOD),
        shape("M 24,22 L 24,94 M 76,22 L 76,94"),
        shape("R 36,38,28,30,6", _BRASS),
        dot(50, 50, 5),
        shape("M 50,50 L 50,61", None),
        *_good("crystal", 78, 2, 20),
        *_good("copper", 52, 0, 18),
    ),
    "D3": (  # a sealed patent
        shape("M 20,6 L 80,6 L 80,78 L 20,78 Z", BONE),
        shape("O 20,12,8,6", palette.PAPER_DIM),
        shape("O 80,78,8,6", palette.PAPER_DIM),
        Mark("M 32,24 L 68,24 M 32,36 L 68,36 M 32,48 L 54,48", None, _SLATE, 4),
        shape("M 54,74 L 46,98 L 60,90 L 74,98 L 68,74", _ROSE),
        shape(star(10, 22, 17, (60, 66)), palette.RED),
        shape("O 60,66,8,8", _FIRE),
    ),
    "S1": (  # a magnet that fetches a gear
        shape("M 50,2 L 50,16", None),
        shape("M 14,62 L 14,40 C 14,0 86,0 86,40 L 86,62 L 64,62 L 64,42 C 64,24 36,24 36,42 L 36,62 Z", palette.RED),
        shape("R 14,54,22,14,2", _STEEL),
        shape("R 64,54,22,14,2", _STEEL),
        *gear(50, 78, 20),
        shape("M 14,78 L 22,88 M 86,78 L 78,88"),
    ),
    "S2": (  # a top hat, an eyeglass and a moustache
        shape("M 22,40 C 20,84 36,97 50,97 C 64,97 80,84 78,40 Z", "#F0C9A4"),
        shape("R 26,2,48,34,4", _K),
        Mark("M 27,26 L 73,26", None, palette.RED, 8),
        shape("R 10,34,80,9,4", _K),
        dot(36, 56, 4.5),
        shape("O 64,56,11,11", "#DDF1F8"),
        dot(64, 56, 4),
        shape("M 75,58 C 84,66 82,82 76,90", None),
        shape(
            "M 50,74 C 42,64 30,70 24,80 C 36,86 46,84 50,77 C 54,84 64,86 76,80 C 70,70 58,64 50,74 Z",
            palette.WOOD_DARK,
        ),
    ),
}


def emblem(machine: str, size: int) -> Image.Image:
    """Return a machine's drawing, as wide and tall as `size` pixels."""
    return SPRITES.get(("imaginarium emblem", machine, size), lambda: picture(EMBLEMS[machine], size))
