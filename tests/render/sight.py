"""Colours as people see them who lack one kind of cone, and how far apart two of them are to the eye.

The matrices are those of Machado, Oliveira and Fernandes (2009) for the whole lack, on linear light; distances are in
CIE L*a*b*, where some 2 is the least that is noticed side by side.
"""

from collections.abc import Iterable
from itertools import combinations
from math import dist
from typing import Final, TypeAlias

Colour: TypeAlias = tuple[float, float, float]

EYES: Final[dict[str, tuple[Colour, Colour, Colour]]] = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "no red cones": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "no green cones": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "no blue cones": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
_WHITE: Final = (0.95047, 1.0, 1.08883)


def seen(colour: str, eyes: str) -> Colour:
    """Return L*, a* and b* of a colour `#RRGGBB` as those eyes see it."""
    light = [_linear(int(colour[start : start + 2], 16) / 255) for start in (1, 3, 5)]
    red, green, blue = (min(1, max(0, sum(a * b for a, b in zip(row, light, strict=True)))) for row in EYES[eyes])
    parts = (
        0.4124 * red + 0.3576 * green + 0.1805 * blue,
        0.2126 * red + 0.7152 * green + 0.0722 * blue,
        0.0193 * red + 0.1192 * green + 0.9505 * blue,
    )
    x, y, z = (_cube(part / white) for part, white in zip(parts, _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def nearest(colours: Iterable[str], eyes: str) -> float:
    """Return how far the two most alike of some colours are apart to those eyes."""
    return min(dist(seen(one, eyes), seen(other, eyes)) for one, other in combinations(colours, 2))


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours as WCAG reckons it: 4.5 is readable, 21 the most there is."""
    low, high = sorted(_luminance(colour) for colour in (one, other))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: str) -> float:
    red, green, blue = (_linear(int(colour[start : start + 2], 16) / 255) for start in (1, 3, 5))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def _linear(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def _cube(value: float) -> float:
    return float(value ** (1 / 3)) if value > 0.008856 else 7.787 * value + 16 / 116
