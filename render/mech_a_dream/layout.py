"""Where everything lies on sheets of 800 pixels' width, and the colours of the night that all of them share."""

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from render.kit.grids import Box, cells
from render.kit.picture import BADGE

NIGHT: Final = "#191543"
PANEL: Final = "#2B2566"
SLOT: Final = "#3E3685"
EDGE: Final = "#7B70D0"
MOON: Final = "#FFD56B"
"""What is accented: today, whose turn it is, what can be picked."""
PAPER: Final = "#FBF3E4"
PAPER_DIM: Final = "#BDB4CB"
INK: Final = "#1B1730"
MOONLIGHT: Final = "#F4EFFF"
MOONLIGHT_DIM: Final = "#CFC8EE"
FAINT: Final = "#B5ACEC"

SMALLEST: Final = 30
"""The least size of letters and figures: 12 on a phone that shows 800 pixels as 332."""

WIDTH: Final = 800
MARGIN: Final = 16
INNER: Final = WIDTH - 2 * MARGIN
GAP: Final = 9

HEADER: Final = Box(MARGIN, 8, INNER, 56)
TOP: Final = HEADER.bottom + 6
EDGE_ROOM: Final = 12
"""What is left free above a sheet without a header."""
TALLEST: Final = 1080
"""No picture is taller: 1.35 times its width."""

FACE: Final = (250, 120)
"""A machine with its effect."""
NAMEPLATE: Final = 84
"""Width of a machine's tinted side, with its number and its drawing."""
CHIP: Final = (104, 98)
"""A completed machine where there are many."""
TAG: Final = (60, 36)
"""A machine's number."""

DAY: Final = 52
HEADING: Final = 42
FLOOR: Final = 62
PLAYER: Final = 54
MACHINES: Final = 46
"""Heights of the lines on the table that say how a player stands, and which machines are there."""
ICON: Final = 34
"""The usual height of a sign among figures."""
CARD: Final = (380, 84)
"""A Specialist."""

CELL: Final = 40
"""Height of a tile on a belt."""
SLOTS: Final = 36
"""Height of the numbers of a belt's slots."""


class TablePlan(NamedTuple):
    """Boxes on the table from top to bottom; the days are the last line, beside the corner that a badge covers."""

    headings: Box
    floors: list[Box]
    offer: list[Box]
    cards: list[Box]
    players: list[Box]
    days: Box
    height: int


def table_plan(offered: int, cards: int, players: int) -> TablePlan:
    """Return where everything on the table lies; players' machines have a line where there is room for them."""
    roomy = _table_plan(offered, cards, players, PLAYER + MACHINES)
    return roomy if roomy.height <= TALLEST else _table_plan(offered, cards, players, PLAYER)


def _table_plan(offered: int, cards: int, players: int, high: int) -> TablePlan:
    headings = Box(MARGIN, TOP, INNER, HEADING)
    floors = [Box(MARGIN, headings.bottom + row * (FLOOR + 5), INNER, FLOOR) for row in range(3)]
    offer = grid(floors[-1].bottom + 8, offered, 3, FACE[1])
    y = offer[-1].bottom + 8 if offer else floors[-1].bottom + 8
    lying = grid(y, cards, 2, CARD[1])
    y = lying[-1].bottom + 8 if lying else y
    rows = [Box(MARGIN, y + place * (high + 6), INNER, high) for place in range(players)]
    days = Box(BADGE[0], rows[-1].bottom + 8, WIDTH - MARGIN - BADGE[0], DAY)
    return TablePlan(headings, floors, offer, lying, rows, days, days.bottom + 10)


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


def fitting(levels: Iterable[Sequence[Section]]) -> Sequence[Section]:
    """Return the sections of the first level, from roomy to terse, that make no sheet too tall; else the last ones."""
    sections: Sequence[Section] = ()
    for sections in levels:
        if stack(sections)[1] <= TALLEST:
            break
    return sections


def grid_height(number: int, columns: int, high: int) -> int:
    """Return how tall a grid of boxes is."""
    rows = -(-number // columns)
    return rows * (high + GAP) - GAP if rows else 0
