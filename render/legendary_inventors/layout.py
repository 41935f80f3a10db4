"""Where everything lies: sizes and boxes in pixels on a sheet of 800 pixels' width."""

from typing import Final, NamedTuple

from render.kit.grids import Box, cells

WIDTH: Final = 800
MARGIN: Final = 18
INNER: Final = WIDTH - 2 * MARGIN
GAP: Final = 8
FOOT: Final = 16

HEADER: Final = Box(MARGIN + 2, 14, INNER - 4, 52)
TOP: Final = HEADER.bottom + 6
LEGEND: Final = 38

CARD: Final = (378, 150)
"""An invention on display."""
FIELD: Final = (38, 56)
"""A field: the sign of its science above, the piece below."""
FIELDS_APART: Final = 5
"""Between two sciences of one invention."""
TILE: Final = 40

PLAYER: Final = 56
"""A player's line on the table."""
LINE: Final = 38
"""How the points came about, below a player's line at the end."""
TEAM: Final = 116
"""A team with the start of its four inventors, and their goals."""
ORDER: Final = (28, 40)
"""One order number on a player's line."""
BAG: Final = 48


class Plan(NamedTuple):
    """Boxes on the table, whose height depends on how much lies on it; no legend where there is no room for it."""

    legend: Box | None
    cards: list[Box]
    players: list[Box]
    free: list[Box]
    bag: Box
    height: int


def plan(cards: int, players: int, free: int, *, over: bool) -> Plan:
    """Return where so many inventions lie, the players' lines, and the teams that nobody leads yet."""
    y, rows = TOP, (cards + 1) // 2
    legend = Box(MARGIN, y, INNER, LEGEND) if rows < 4 and free < 3 else None
    y += LEGEND + 4 if legend else 0
    grid = cells(Box(MARGIN, y, INNER, rows * (CARD[1] + GAP) - GAP), 2, rows, GAP)[:cards] if cards else []
    y += rows * (CARD[1] + GAP)
    lines, y = _stack(y, players, PLAYER + LINE * over)
    teams, y = _stack(y, free, TEAM)
    bag = Box(MARGIN, y, INNER, BAG)
    return Plan(legend, grid, lines, teams, bag, bag.bottom + FOOT)


def _stack(y: int, number: int, high: int) -> tuple[list[Box], int]:
    """Return so many boxes below each other, and where the next thing may begin."""
    step = high + GAP - 2
    return [Box(MARGIN, y + place * step, INNER, high) for place in range(number)], y + number * step


PORTRAIT: Final = 96
INVENTOR: Final = (378, 148)
"""An inventor on a team's own sheet."""
TITLE: Final = 42
ROW: Final = 44
"""A line of a team's own sheet."""


class Section(NamedTuple):
    """A title and the rows below it."""

    title: Box
    rows: list[Box]


class TeamPlan(NamedTuple):
    """Boxes on a team's own sheet: the legend, the inventors, then sections of a title and rows each."""

    legend: Box
    sum: Box
    inventors: list[Box]
    sections: list[Section]
    height: int


def team_plan(rows: list[int]) -> TeamPlan:
    """Return where everything on a team's own sheet lies; `rows` is the number of rows of each section."""
    legend = Box(MARGIN + 2, HEADER.bottom, INNER - 4, LEGEND)
    total = Box(MARGIN + 2, legend.bottom, INNER - 4, LEGEND + 2)
    inventors = cells(Box(MARGIN, total.bottom + 4, INNER, 2 * INVENTOR[1] + GAP), 2, 2, GAP)
    y = inventors[-1].bottom + 4
    sections = []
    for number in rows:
        lines = [Box(MARGIN, y + TITLE + row * ROW, INNER, ROW) for row in range(number)]
        sections.append(Section(Box(MARGIN + 2, y, INNER - 4, TITLE), lines))
        y += TITLE + number * ROW + 2
    return TeamPlan(legend, total, inventors, sections, y + FOOT)
