"""The geometry of pipes (2.9): turning, legal places, joints, and the longest run. Cells are (x, y), y to the south."""

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from typing import TypeAlias

from rules.transmissions.components import COMPONENTS, EDGES, FIGURES, SWITCHES
from rules.transmissions.state import Placed

Cell: TypeAlias = tuple[int, int]
Network: TypeAlias = Mapping[Cell, str]

STEPS: tuple[Cell, ...] = ((0, -1), (1, 0), (0, 1), (-1, 0))
CLOSED = "-"
ORIGIN: Cell = (0, 0)
TURNED = {pipe: tuple(edges[-turn:] + edges[:-turn] for turn in range(4)) for pipe, edges in EDGES.items()}


def network(placed: Iterable[Placed]) -> dict[Cell, str]:
    """Return the edges of every cell as they lie."""
    return {(one.x, one.y): TURNED[one.pipe][one.turn] for one in placed}


def beside(cell: Cell, direction: int) -> Cell:
    """Return the neighbouring cell: 0 north, 1 east, 2 south, 3 west."""
    step = STEPS[direction]
    return cell[0] + step[0], cell[1] + step[1]


def fits(net: Network, cell: Cell, edges: str) -> bool:
    """Say whether a pipe so turned may lie on a cell: all touching edges agree, and there is a joint (R-38)."""
    if cell in net:
        return False
    joints = 0
    for direction in range(4):
        facing = net.get(beside(cell, direction))
        if facing is None:
            continue
        own, other = edges[direction], facing[direction - 2]
        if own != other and (SWITCHES.strict_pipe_edges or CLOSED not in {own, other}):
            return False
        joints += own == other != CLOSED
    return joints > 0


def open_cells(net: Network) -> list[Cell]:
    """Return the free cells that an opening leads to, from north to south and west to east."""
    cells = {
        beside(cell, direction) for cell, edges in net.items() for direction in range(4) if edges[direction] != CLOSED
    }
    return sorted(cells - net.keys(), key=lambda cell: (cell[1], cell[0]))


def placements(placed: Iterable[Placed], pipe: str) -> list[Placed]:
    """Return every legal place and turn of a pipe; turns count as different even if they look the same."""
    net = network(placed)
    turned = TURNED[pipe]
    return [
        Placed(pipe, cell[0], cell[1], turn)
        for cell in open_cells(net)
        for turn in range(4)
        if fits(net, cell, turned[turn])
    ]


def joined(net: Network, cell: Cell) -> Iterator[Cell]:
    """Yield the neighbours a cell has a joint with."""
    edges = net[cell]
    for direction in range(4):
        if edges[direction] != CLOSED:
            other = beside(cell, direction)
            if other in net and net[other][direction - 2] == edges[direction]:
                yield other


def longest_run(placed: Iterable[Placed]) -> tuple[Cell, ...]:
    """Return the cells of a longest path along joints from the starting pipe, no tile twice (2.9.2)."""
    return _longest(tuple(placed))


@lru_cache(maxsize=4096)
def _longest(placed: tuple[Placed, ...]) -> tuple[Cell, ...]:
    net = network(placed)
    ahead = {cell: tuple(joined(net, cell)) for cell in net}
    best: tuple[Cell, ...] = ()
    path = [ORIGIN]

    def go_on() -> None:
        nonlocal best
        if len(path) > len(best):
            best = tuple(path)
        for cell in ahead[path[-1]]:
            if cell not in path:
                path.append(cell)
                go_on()
                path.pop()

    go_on()
    return best


def run_length(placed: Iterable[Placed]) -> int:
    """Return the length of the longest run in tiles (R-41)."""
    return len(longest_run(placed)) - (not SWITCHES.run_counts_start_pipe)


def run_points(tiles: int) -> int:
    """Return the points for a run of that many tiles."""
    table = COMPONENTS.run_points.table
    last = len(table) - 1
    return table[tiles] if tiles <= last else table[last] + FIGURES.run_step.value * (tiles - last)


def is_connected(net: Network) -> bool:
    """Say whether every pipe is reached from the starting pipe through joints."""
    reached, ahead = {ORIGIN}, [ORIGIN]
    while ahead:
        new = [cell for cell in joined(net, ahead.pop()) if cell not in reached]
        reached.update(new)
        ahead += new
    return reached == set(net)


def clashes(net: Network) -> int:
    """Return the number of touching edges that do not agree."""
    pairs = ((cell, direction, beside(cell, direction)) for cell in net for direction in (0, 1))
    return sum(not _agree(net[cell][way], net[other][way - 2]) for cell, way, other in pairs if other in net)


def _agree(own: str, other: str) -> bool:
    return own == other or (not SWITCHES.strict_pipe_edges and CLOSED in {own, other})
