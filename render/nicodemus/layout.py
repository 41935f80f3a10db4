"""Where everything lies: sizes and boxes in pixels on a sheet of 800 pixels' width."""

from typing import Final

from render.kit.grids import Box, cells
from render.kit.picture import BADGE
from render.nicodemus.faces import CARD, TILE
from render.nicodemus.look import WIDTH

MARGIN: Final = 18
INNER: Final = WIDTH - 2 * MARGIN

HEADER: Final = Box(MARGIN, 14, INNER, 52)
FOOT: Final = 38
"""Height of the strip under a broken machine: its spot and the fee."""
YARD: Final = Box(MARGIN, HEADER.bottom + 4, INNER, 2 * (CARD[1] + FOOT) + 10)
SPOTS: Final = cells(YARD, 5, 2, 8)
STOCK: Final = Box(MARGIN, YARD.bottom + 8, INNER, 44)
SLOTS: Final = cells(Box(MARGIN, STOCK.bottom + 8, INNER, TILE[1]), 6, 1, 7)
SHOPS: Final = cells(Box(MARGIN, SLOTS[0].bottom + 8, INNER, 330), 2, 1, 12)
TRACK: Final = Box(BADGE[0], SHOPS[0].bottom + 8, MARGIN + INNER - BADGE[0], 76)
"""The score track, beside the corner that a badge covers."""
TABLE_HEIGHT: Final = TRACK.bottom + 14

TRACK_CELLS: Final = 27
"""0 to 25 and one more for whatever lies beyond."""
