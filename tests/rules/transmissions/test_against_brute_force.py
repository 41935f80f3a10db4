"""Places of pipes, longest runs and walks with copies, compared with what the definitions say word for word."""

from itertools import combinations, product

import pytest

from rules.kernel.rng import Rng
from rules.transmissions.components import EDGES, IDEAS, PIPES, ROBOT_NAMES, ROBOTS
from rules.transmissions.moving import ways
from rules.transmissions.pipes import longest_run, placements
from rules.transmissions.state import Placed
from tests.rules.transmissions.table import A, laid, player, position

COPIES = {"Z6": 1, "Z7": -1}


def edge(placed: Placed, direction: int) -> str:
    """2.9.1: the printed edge that looks that way after turning."""
    return EDGES[placed.pipe][(direction - placed.turn) % 4]


def neighbour(placed: Placed, direction: int, lying: list[Placed]) -> Placed | None:
    step = ((0, -1), (1, 0), (0, 1), (-1, 0))[direction]
    cell = (placed.x + step[0], placed.y + step[1])
    return next((other for other in lying if (other.x, other.y) == cell), None)


def is_legal(placed: Placed, lying: list[Placed]) -> bool:
    """2.9.1: an empty cell, equal facing edges, at least one joint."""
    if any((other.x, other.y) == (placed.x, placed.y) for other in lying):
        return False
    pairs = [
        (edge(placed, way), edge(other, (way + 2) % 4))
        for way in range(4)
        if (other := neighbour(placed, way, lying)) is not None
    ]
    return all(own == facing for own, facing in pairs) and any(own != "-" for own, _ in pairs)


def every_path(path: list[Placed], lying: list[Placed]) -> int:
    """2.9.2: the longest path through joints that visits no pipe twice."""
    best = len(path)
    for way in range(4):
        other = neighbour(path[-1], way, lying)
        if other is not None and other not in path and edge(path[-1], way) == edge(other, (way + 2) % 4) != "-":
            best = max(best, every_path([*path, other], lying))
    return best


@pytest.mark.parametrize("seed", range(12))
def test_places_and_runs_of_grown_networks(seed: int) -> None:
    rng = Rng(seed)
    lying, pipes = laid(""), list(PIPES)
    rng.shuffle(pipes)
    for pipe in pipes[:16]:
        found = placements(lying, pipe)
        cells = product(range(-9, 10), range(-9, 10), range(4))
        assert set(found) == {
            Placed(pipe, x, y, turn) for x, y, turn in cells if is_legal(Placed(pipe, x, y, turn), lying)
        }
        if found:
            lying.append(found[rng.below(len(found))])
            assert len(longest_run(lying)) == every_path([lying[0]], lying)


def expected(tiles: dict[str, list[str]], robot: str) -> set[tuple[str, int, frozenset[tuple[str, str]]]]:
    """C107, as it is written: direction, counted fields and the copies named."""
    place = ROBOT_NAMES.index(robot)
    own = [IDEAS[tile] for tile in tiles[robot]]
    base = ROBOTS[robot].speed + sum(idea.steps for idea in own)
    has_reverse = any(idea.id == "CCW" for idea in own)
    possible = [
        (copy, tile)
        for copy, looks in COPIES.items()
        if copy in tiles[robot] and 0 <= place + looks < 4
        for tile in tiles[ROBOT_NAMES[place + looks]]
        if IDEAS[tile].id in {"MOVE1", "MOVE2", "CCW"}
    ]
    found = set()
    for number in range(3):
        for named in combinations(possible, number):
            reverses = sum(IDEAS[tile].id == "CCW" for _, tile in named)
            if len({copy for copy, _ in named}) < number or reverses > 1 or (reverses and has_reverse):
                continue
            bonuses = [IDEAS[tile].steps for _, tile in named if IDEAS[tile].steps]
            most = base + sum(bonuses)
            kinds = ["back"] if reverses else ["walk", "back"] if has_reverse else ["walk"]
            found |= {
                (kind, steps, frozenset(named))
                for kind in kinds
                for steps in range(1, most + 1)
                if all(steps > most - bonus for bonus in bonuses)
            }
    return found


@pytest.mark.parametrize("seed", range(40))
def test_walks_with_every_mixture_of_copies(seed: int) -> None:
    rng = Rng(seed)
    loose = ["Z6", "Z7", "E1", "G1", "E5", "H4", "S9", "F4", "G5", "F5"]
    robot = ROBOT_NAMES[rng.below(4)]
    tiles: dict[str, list[str]] = {name: [] for name in ROBOT_NAMES}
    tiles[robot] = [loose.pop(0), loose.pop(0)]
    for name in ROBOT_NAMES:
        while len(tiles[name]) < 3 and loose:
            tiles[name].append(rng.take(loose))
    s = position(player(tiles="; ".join(f"{name}: {' '.join(ids)}" for name, ids in tiles.items())))
    got = [way for way in ways(s, A, robot) if way.kind in {"walk", "back"}]
    told = {(way.kind, way.steps, frozenset((copy.tile, copy.copied) for copy in way.copies)) for way in got}
    assert told == expected(tiles, robot)
    assert len(got) == len(told)
