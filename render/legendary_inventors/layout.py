"""Where everything lies: sizes and boxes in pixels on a sheet of 800 pixels' width."""

from typing import Final, NamedTuple

from render.kit.grids import Box, cells

WIDTH: Final = 800
MARGIN: Final = 16
INNER: Final = WIDTH - 2 * MARGIN
GAP: Final = 8

HEADER: Final = Box(MARGIN, 10, INNER, 54)
LEGEND: Final = Box(MARGIN, HEADER.bottom + 4, INNER, 36)
TOP: Final = LEGEND.bottom + 8

CARD: Final = (380, 160)
"""An invention on display."""
FIELD: Final = (38, 65)
"""A field: the sign of its science above, the piece below."""
FIELDS_APART: Final = 5
"""Between two sciences of one invention."""
TILE: Final = 42

HEAD: Final = 48
"""Height of a team's line: whose it is, tiles, patents and points."""
LINE: Final = 46
"""A further line of a team: tiles for which its first line has no room, or how the points came about."""
TILES_IN_HEAD: Final = 4
"""Kinds of tiles for which a team's first line has room."""
INVENTOR: Final = (183, 94)
TEAM: Final = HEAD + INVENTOR[1] + 13
ORDER: Final = (32, 42)
"""One order number on a team's line of patents."""
BAG: Final = 46


class Plan(NamedTuple):
    """Boxes on the table, whose height depends on how much lies on it."""

    cards: list[Box]
    teams: list[Box]
    bag: Box
    height: int


def plan(cards: int, further: list[int]) -> Plan:
    """Return where so many inventions lie, and the teams, of which each has that many further lines."""
    y, rows = TOP, (cards + 1) // 2
    grid = cells(Box(MARGIN, y, INNER, rows * (CARD[1] + GAP) - GAP), 2, rows, GAP)[:cards] if cards else []
    y += rows * (CARD[1] + GAP)
    teams = []
    for lines in further:
        teams.append(Box(MARGIN, y, INNER, TEAM + LINE * lines))
        y = teams[-1].bottom + GAP
    bag = Box(MARGIN, y, INNER, BAG)
    return Plan(grid, teams, bag, bag.bottom + 10)


PORTRAIT: Final = 92
OWN: Final = (380, 148)
"""An inventor on the own sheet."""
TITLE: Final = 44
ROW: Final = 46
"""A line of the own sheet: a reward, a series, an invention."""


class OwnPlan(NamedTuple):
    """Boxes on the own sheet: the inventors, then sections of a title and rows each."""

    inventors: list[Box]
    sections: list["Section"]
    height: int


class Section(NamedTuple):
    """A title and the rows below it."""

    title: Box
    rows: list[Box]


def own_plan(rows: list[int]) -> OwnPlan:
    """Return where everything on the own sheet lies; `rows` is the number of rows of each section, 0 for none."""
    y = LEGEND.bottom + ROW
    inventors = cells(Box(MARGIN, y, INNER, 2 * OWN[1] + GAP), 2, 2, GAP)
    y = inventors[-1].bottom + GAP
    sections = []
    for number in rows:
        lines = [Box(MARGIN, y + TITLE + row * ROW, INNER, ROW) for row in range(number)]
        sections.append(Section(Box(MARGIN, y, INNER, TITLE), lines))
        y += (TITLE + number * ROW + GAP) * (number > 0)
    return OwnPlan(inventors, sections, y + 8)
