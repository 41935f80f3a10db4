"""Where everything lies: sizes and boxes in pixels on a sheet of 800 pixels' width."""

from typing import Final, NamedTuple

from render.kit.grids import Box, cells
from render.nicodemus.faces import CARD, TILE

WIDTH: Final = 800
MARGIN: Final = 16
INNER: Final = WIDTH - 2 * MARGIN
GAP: Final = 8

HEADER: Final = Box(MARGIN, 10, INNER, 54)
FOOT: Final = 38
"""Height of the strip under a broken machine: its spot and the fee."""
YARD: Final = Box(MARGIN, 72, INNER, 2 * (CARD[1] + FOOT) + 14)
SPOTS: Final = cells(YARD, 5, 2, 9)
STOCK: Final = Box(MARGIN, YARD.bottom + 10, INNER, 44)
SLOTS: Final = cells(Box(MARGIN, STOCK.bottom + 10, INNER, TILE[1]), 6, 1, 8)
SHOPS: Final = cells(Box(MARGIN, SLOTS[0].bottom + 12, INNER, 340), 2, 1, 12)
TRACK: Final = Box(MARGIN, SHOPS[0].bottom + 10, INNER, 96)
TABLE_HEIGHT: Final = TRACK.bottom + 10

TRACK_CELLS: Final = 27
"""0 to 25 and one more for whatever lies beyond."""

TOLD: Final = 252
"""Width of an effect told in words, beside its line of signs."""
REPAIR: Final = 64
"""Height of one line about a repair."""


class HandPlan(NamedTuple):
    """Boxes on the sheet of a hand, whose height depends on what there is to show."""

    drawn: Box
    cards: list[Box]
    title: Box
    repairs: list[Box]
    height: int


def hand_plan(cards: int, repairs: int, *, drawn: bool) -> HandPlan:
    """Return where everything on the sheet of a hand lies."""
    y = HEADER.bottom + 10
    tiles = Box(MARGIN, y, INNER, TILE[1] + 28)
    y += (tiles.h + 10) * drawn
    rows = [Box(MARGIN, y + row * (CARD[1] + GAP), INNER, CARD[1]) for row in range(cards)]
    y += cards * (CARD[1] + GAP)
    title = Box(MARGIN, y, INNER, 44)
    lines = (repairs + 1) // 2
    grid = cells(Box(MARGIN, title.bottom + 4, INNER, lines * (REPAIR + GAP) - GAP), 2, lines, GAP) if lines else []
    bottom = grid[-1].bottom if grid else title.bottom
    return HandPlan(tiles, rows, title, grid[:repairs], bottom + 12)
