"""Where everything lies: sizes and boxes in pixels on sheets of 800 pixels' width."""

from typing import Final, NamedTuple

from render.imaginarium.faces import CARD, PERSON, TILE_HEIGHT
from render.imaginarium.theme import WIDTH
from render.kit.grids import Box, cells
from render.kit.picture import BADGE

MARGIN: Final = 18
INNER: Final = WIDTH - 2 * MARGIN
GAP: Final = 6
HEIGHT: Final = WIDTH * 27 // 20
"""A picture is at most so high."""

HEADER: Final = Box(MARGIN, 12, INNER, 46)
STRIP: Final = Box(MARGIN, HEADER.bottom + 4, INNER, 54)
"""The initiative track and what lies in piles."""
TRACK: Final = cells(Box(STRIP.x, STRIP.y, 370, STRIP.h), 5, 1, 4)
PILES: Final = cells(Box(STRIP.x + 382, STRIP.y, INNER - 382, STRIP.h), 4, 1, 4)

HEAD: Final = 40
"""Height of the strip above a machine on the belt: its field, the cost and the whole price."""
FIELD: Final = HEAD + CARD[1]
_BELT: Final = cells(Box(MARGIN, STRIP.bottom + 8, INNER, 2 * FIELD + GAP), 4, 2, GAP)
FIELDS: Final = _BELT[:7]
PRESSES: Final = cells(_BELT[7]._replace(h=_BELT[7].h - 48), 1, 3, 4)
ASIDE: Final = Box(_BELT[7].x, PRESSES[2].bottom + 2, _BELT[7].w, 46)
BELT_END: Final = _BELT[7].bottom

CHIP: Final = 42
"""Size of a machine in the crusher and in the lines of the players."""
LINE: Final = 48
"""Height of a line of such machines."""
BESIDE_BADGE: Final = MARGIN + INNER - BADGE[0]
"""Width of what lies beside the badge that Discord lays over the lower left corner."""


class TablePlan(NamedTuple):
    """Boxes on the table, whose height depends on the projects and the players."""

    projects: list[Box]
    people: list[Box]
    rows: list[Box]
    height: int


def table_plan(projects: int, players: int, line: int = 0) -> TablePlan:
    """Return where the parts below the belt lie; lines of `line` pixels leave Discord's badge its room if they can."""
    columns = max(3, min(5, (projects + 1) // 2))
    rows = (projects + columns - 1) // columns
    y = BELT_END + 8
    tiles = cells(Box(MARGIN, y, INNER, rows * (TILE_HEIGHT + 4) - 4), columns, rows, 4) if rows else []
    y = tiles[-1].bottom + 8 if tiles else y
    people = cells(Box(MARGIN, y, INNER, PERSON[1]), 3, 1, 7)
    y = people[0].bottom + 8
    left = BADGE[0] if line <= BESIDE_BADGE else MARGIN
    lines = [box._replace(x=left, w=box.right - left) for box in _rows(y, players, LINE, 2)]
    return TablePlan(tiles[:projects], people, lines, y + players * (LINE + 2) + 12)


class PlayersPlan(NamedTuple):
    """Boxes on the picture of all players, whose height depends on them and on the crusher."""

    rows: list[Box]
    crusher: Box
    height: int


def players_plan(players: int, lines: int, crusher_lines: int) -> PlayersPlan:
    """Return where everything lies; `lines` is the number of lines in a player's row."""
    high = lines * (LINE + 2) + 12
    rows = _rows(HEADER.bottom + 6, players, high, 6)
    crusher = Box(BADGE[0], rows[-1].bottom + 6, BESIDE_BADGE, crusher_lines * LINE + 10)
    return PlayersPlan(rows, crusher, (crusher if crusher_lines else rows[-1]).bottom + 14)


def _rows(y: int, number: int, high: int, gap: int) -> list[Box]:
    return [Box(MARGIN, y + place * (high + gap), INNER, high) for place in range(number)]
