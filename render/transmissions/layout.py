"""Where everything lies: sizes and boxes in pixels on sheets of 800 pixels' width."""

from typing import Final, NamedTuple

from render.kit.grids import Box, cells
from render.kit.picture import BADGE

WIDTH: Final = 800
MARGIN: Final = 16
INNER: Final = WIDTH - 2 * MARGIN
GAP: Final = 8
TOP: Final = 18
"""Where a sheet begins, below its frame; it ends as far above the lower one."""

HEADER: Final = Box(MARGIN, 14, INNER, 50)
RONDEL: Final = Box(MARGIN, HEADER.bottom + 4, INNER, 464)

COLUMN: Final = 36
"""Height of the strip with a column's number."""
IDEA: Final = (186, 146)
ITEM: Final = (186, 182)
DISPLAY: Final = Box(MARGIN, RONDEL.bottom + 6, INNER, COLUMN + IDEA[1] + ITEM[1] + 4)
COLUMNS: Final = cells(DISPLAY, 4, 1, GAP)
SIDE: Final = 60
"""Height of what the table says about one side: mark, name, points."""

LINE: Final = 48
ROW: Final = 3 * LINE + 16
"""Height of what the picture of all sides says about one."""
SLOT: Final = 40
"""One slot of a robot in such a row."""


class TablePlan(NamedTuple):
    """Boxes on the table below the display, two in a line: the sides, and the pool if there is one.

    What lies lowest leaves a corner to the badge.
    """

    sides: list[Box]
    pool: Box
    height: int


def table_plan(sides: int, *, with_pool: bool = False) -> TablePlan:
    """Return where the sides and the pool lie; without a pool its box is empty."""
    rows = (sides + 1) // 2
    area = Box(MARGIN, DISPLAY.bottom + 8, INNER, rows * (SIDE + 6) - 6)
    pool = Box(BADGE[0], area.bottom + 6, INNER + MARGIN - BADGE[0], SIDE if with_pool else 0)
    bottom = pool.bottom if with_pool else area.bottom
    boxes = cells(area, 2, rows, 6)
    if not with_pool:
        boxes[-2:] = cells(Box(BADGE[0], boxes[-1].y, area.right - BADGE[0], boxes[-1].h), 2, 1, 6)
    return TablePlan(boxes[:sides], pool, bottom + TOP)


TITLE: Final = 40
ROBOT: Final = 100
"""Height of a robot's head on a board: drawing, speed, points."""
BOARD_SLOT: Final = 56
"""Height of one slot on a board."""
CARD: Final = (186, 68)
"""A forest card."""
CHIP: Final = (62, 58)
"""A field that a robot could reach."""
TALLEST: Final = 1080
"""No picture is higher: 1.35 times its width."""
