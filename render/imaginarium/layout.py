"""Where everything lies: sizes and boxes in pixels on sheets of 800 pixels' width."""

from typing import Final, NamedTuple

from render.imaginarium.faces import CARD, PERSON, TILE_HEIGHT
from render.kit.grids import Box, cells

WIDTH: Final = 800
MARGIN: Final = 16
INNER: Final = WIDTH - 2 * MARGIN
GAP: Final = 8

HEADER: Final = Box(MARGIN, 8, INNER, 54)
STRIP: Final = Box(MARGIN, HEADER.bottom + 4, INNER, 58)
"""The initiative track and what lies in piles."""
TRACK: Final = cells(Box(STRIP.x, STRIP.y, 370, STRIP.h), 5, 1, 4)
PILES: Final = cells(Box(STRIP.x + 382, STRIP.y, INNER - 382, STRIP.h), 4, 1, 4)

FOOT: Final = 40
"""Height of the strip above a machine on the belt: its field, the cost and the whole price."""
_BELT: Final = cells(Box(MARGIN, STRIP.bottom + 10, INNER, 2 * (CARD[1] + FOOT) + GAP), 4, 2, GAP)
FIELDS: Final = _BELT[:7]
PRESSES: Final = cells(_BELT[7]._replace(h=_BELT[7].h - 50), 1, 3, 6)
ASIDE: Final = Box(_BELT[7].x, PRESSES[2].bottom + 4, _BELT[7].w, 46)
BELT_END: Final = _BELT[7].bottom

MARK: Final = 40
"""Size of a machine's mark in the crusher and in the rows of the players."""
LINE: Final = 48
"""Height of a line of such marks."""


class TablePlan(NamedTuple):
    """Boxes on the table, whose height depends on the players and on what lies there."""

    projects: list[Box]
    people: list[Box]
    crusher: Box
    rows: list[Box]
    height: int


def table_plan(projects: int, crusher_lines: int, players: int, lines: int) -> TablePlan:
    """Return where the parts below the belt lie; `lines` is the number of lines in a player's row."""
    columns = max(3, min(5, (projects + 1) // 2))
    rows = (projects + columns - 1) // columns
    y = BELT_END + 10
    tiles = cells(Box(MARGIN, y, INNER, rows * (TILE_HEIGHT + 6) - 6), columns, rows, 6) if rows else []
    y = tiles[-1].bottom + 10 if tiles else y
    people = cells(Box(MARGIN, y, INNER, PERSON[1]), 3, 1, 9)
    crusher = Box(MARGIN, people[0].bottom + 10, INNER, crusher_lines * LINE + 12)
    y = crusher.bottom + 10
    high = lines * (LINE + 4) + 14
    shops = [Box(MARGIN, y + place * (high + 6), INNER, high) for place in range(players)]
    return TablePlan(tiles[:projects], people, crusher, shops, shops[-1].bottom + 12)
