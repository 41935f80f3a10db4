"""Where everything lies on sheets of 800 pixels' width, and the colours of the night that all of them share."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from render.kit.grids import Box, cells

NIGHT: Final = "#1E1A38"
PANEL: Final = "#2F2955"
SLOT: Final = "#423A70"
EDGE: Final = "#6E64A6"
PAPER: Final = "#FBF3E4"
PAPER_DIM: Final = "#CFC6CF"
INK: Final = "#1B1730"
MOONLIGHT: Final = "#F4EFFF"
MOONLIGHT_DIM: Final = "#C9C1E6"
FAINT: Final = "#9389C9"

WIDTH: Final = 800
MARGIN: Final = 16
INNER: Final = WIDTH - 2 * MARGIN
GAP: Final = 9

HEADER: Final = Box(MARGIN, 8, INNER, 54)
TOP: Final = HEADER.bottom + 6

FACE: Final = (250, 136)
"""A machine with its effect."""
NAMEPLATE: Final = 84
"""Width of a machine's tinted side, with its number and its drawing."""
CHIP: Final = (82, 92)
"""A completed machine on the table."""
TAG: Final = (60, 36)
"""A machine's number."""

DAY: Final = 60
HEADING: Final = 44
FLOOR: Final = 72
ICON: Final = 34
"""The usual height of a sign among figures."""
CARD: Final = (380, 92)
"""A Specialist."""

LINE: Final = 48
CELL: Final = 40
"""Height of a tile on a belt of the table."""


class TablePlan(NamedTuple):
    """Boxes on the table from top to bottom."""

    days: Box
    headings: Box
    floors: list[Box]
    offer: list[Box]
    cards: list[Box]
    players: list[Box]
    height: int


def table_plan(offered: int, cards: int, players: list[int]) -> TablePlan:
    """Return where everything on the table lies; `players` are the heights of the players' strips."""
    days = Box(MARGIN, TOP, INNER, DAY)
    headings = Box(MARGIN, days.bottom + 8, INNER, HEADING)
    floors = [Box(MARGIN, headings.bottom + row * (FLOOR + 5), INNER, FLOOR) for row in range(3)]
    offer = grid(floors[-1].bottom + 10, offered, 3, FACE[1])
    y = offer[-1].bottom + 10 if offer else floors[-1].bottom + 10
    lying = grid(y, cards, 2, CARD[1])
    y = lying[-1].bottom + 10 if lying else y
    strips = []
    for high in players:
        strips.append(Box(MARGIN, y, INNER, high))
        y += high + 8
    return TablePlan(days, headings, floors, offer, lying, strips, y + 4)


def grid(top: int, number: int, columns: int, high: int) -> list[Box]:
    """Return boxes of one height in rows of so many columns from `top` downwards."""
    rows = -(-number // columns)
    if not rows:
        return []
    return cells(Box(MARGIN, top, INNER, rows * (high + GAP) - GAP), columns, rows, GAP)[:number]


class Section(NamedTuple):
    """A part of a sheet that is built from the top: how tall it is and what draws it into its box."""

    height: int
    draw: Callable[[Box], None]


def stack(sections: Sequence[Section], top: int = TOP, gap: int = 10) -> tuple[list[Box], int]:
    """Return the boxes of sections one below the other, and the height of the sheet."""
    boxes, y = [], top
    for section in sections:
        boxes.append(Box(MARGIN, y, INNER, section.height))
        y += section.height + gap
    return boxes, y + 2


def grid_height(number: int, columns: int, high: int) -> int:
    """Return how tall a grid of boxes is."""
    rows = -(-number // columns)
    return rows * (high + GAP) - GAP if rows else 0
