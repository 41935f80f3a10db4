"""Boxes in pixels and how they are cut into rows, columns and cells."""

from collections.abc import Sequence
from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle in pixels."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        """Return the first column beyond."""
        return self.x + self.w

    @property
    def bottom(self) -> int:
        """Return the first row beyond."""
        return self.y + self.h

    @property
    def centre(self) -> tuple[int, int]:
        """Return the middle."""
        return self.x + self.w // 2, self.y + self.h // 2

    def inset(self, by: int) -> "Box":
        """Return the box without a border of that width."""
        return Box(self.x + by, self.y + by, self.w - 2 * by, self.h - 2 * by)

    def holds(self, other: "Box") -> bool:
        """Say whether the other box lies inside."""
        return self.x <= other.x and self.y <= other.y and other.right <= self.right and other.bottom <= self.bottom


def around(boxes: Sequence[Box]) -> Box:
    """Return the smallest box that holds all of these, at least one."""
    x, y = min(box.x for box in boxes), min(box.y for box in boxes)
    return Box(x, y, max(box.right for box in boxes) - x, max(box.bottom for box in boxes) - y)


def cells(area: Box, columns: int, rows: int, gap: int) -> list[Box]:
    """Return the cells of a grid, row by row; what does not divide evenly is spread over the left border."""
    width = (area.w - gap * (columns - 1)) // columns
    height = (area.h - gap * (rows - 1)) // rows
    left = area.x + (area.w - width * columns - gap * (columns - 1)) // 2
    return [
        Box(left + column * (width + gap), area.y + row * (height + gap), width, height)
        for row in range(rows)
        for column in range(columns)
    ]
