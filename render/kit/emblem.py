"""What the games' little drawings are put together from: shapes with an outline, dots, gear wheels."""

from typing import Final

from render.kit import palette
from render.kit.paths import Mark, star

BONE: Final = "#FBF6EC"
LINE: Final = 4.5
"""Width of an outline in units."""


def shape(path: str, fill: str | None = None) -> Mark:
    """Return a shape with a dark outline."""
    return Mark(path, fill, palette.INK, LINE)


def dot(x: float, y: float, r: float = 4, fill: str = palette.INK) -> Mark:
    """Return a dot of that radius in units around a place."""
    return Mark(f"O {x},{y},{r},{r}", fill)


def gear(x: float, y: float, r: float, fill: str = palette.BRASS) -> tuple[Mark, ...]:
    """Return a gear wheel of that radius in units around a place."""
    return shape(star(8, r, r * 0.72, (x, y)), fill), shape(f"O {x},{y},{r * 0.28},{r * 0.28}", BONE)
