"""Where everything lies: sizes and boxes in pixels on sheets of 800 pixels' width."""

from typing import Final, NamedTuple

from render.kit.grids import Box, cells

WIDTH: Final = 800
MARGIN: Final = 16
INNER: Final = WIDTH - 2 * MARGIN
GAP: Final = 8

HEADER: Final = Box(MARGIN, 8, INNER, 54)
RONDEL: Final = Box(MARGIN, HEADER.bottom + 4, INNER, INNER)
CORNERS: Final = (
    Box(RONDEL.x, RONDEL.y, 104, 104),
    Box(RONDEL.right - 104, RONDEL.y, 104, 104),
    Box(RONDEL.x, RONDEL.bottom - 104, 104, 104),
    Box(RONDEL.right - 104, RONDEL.bottom - 104, 104, 104),
)
"""Room beside the circle: both kinds of sets, the stacks of the display, the card played."""

COLUMN: Final = 36
"""Height of the strip with a column's number."""
IDEA: Final = (186, 152)
ITEM: Final = (186, 190)
DISPLAY: Final = Box(MARGIN, RONDEL.bottom + 10, INNER, COLUMN + IDEA[1] + ITEM[1] + 10)
COLUMNS: Final = cells(DISPLAY, 4, 1, GAP)

LINE: Final = 46
ROW: Final = 3 * LINE + 16
"""Height of what a table says about one side."""
SLOT: Final = 40
"""One slot of a robot in such a row."""


class TablePlan(NamedTuple):
    """Boxes on the table below the display."""

    rows: list[Box]
    height: int


def table_plan(sides: int) -> TablePlan:
    """Return where the rows of so many sides lie."""
    top = DISPLAY.bottom + 10
    rows = [Box(MARGIN, top + place * (ROW + 6), INNER, ROW) for place in range(sides)]
    return TablePlan(rows, rows[-1].bottom + 12)


TITLE: Final = 44
ROBOT: Final = 116
"""Height of a robot's head on a board: drawing, speed, points."""
BOARD_SLOT: Final = 60
"""Height of one slot on a board."""
CARD: Final = (186, 62)
"""A forest card on a board."""
CHIP: Final = (66, 92)
"""A field that a robot could reach."""
PLACE: Final = (147, 66)
"""A ghost in the list of all."""
