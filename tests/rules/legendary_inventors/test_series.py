"""Series of order numbers (4.8): the dossier's vectors, and a full search over small hands."""

from collections import Counter
from functools import cache
from itertools import combinations

import pytest

from rules.kernel.rng import Rng
from rules.legendary_inventors import series
from rules.legendary_inventors.series import Member
from tests.rules.legendary_inventors.table import A, Table, position

HANDS = 5_000


def counts(numbers: str) -> tuple[int, ...]:
    """Read `0 0 1 3`."""
    found = Counter(map(int, numbers.split()))
    return tuple(found[n] for n in range(6))


@pytest.mark.parametrize(
    ("vector", "numbers", "tiles", "points"),
    [
        ("R1", "0 1 2 3", 0, 3),
        ("D16", "0 0 1 1 2", 0, 3),
        ("D16", "0 0 1 1 1 2 3 4", 0, 5),
        ("D16", "0 1 2 2 3", 0, 3),
        ("D16", "0 0 1 1 2 2", 0, 4),
        ("D17", "0 1 3", 1, 3),
        ("D17", "1 2", 1, 2),
        ("D17", "0", 1, 1),
        ("D17", "0 1 5", 1, 2),
        ("D17", "0 1 2 4 5", 1, 5),
        ("D18", "0 0 1 2 2 3", 1, 5),
        ("D18", "0 0 0 1 1 2", 2, 5),
        ("D19", "0 1 2 3 4 5", 1, 6),
        ("D19", "0 1 2 3 4 5", 2, 7),
        ("D19", "0 0 1 1 2 2 3 4 5 5", 1, 8),
        ("D20", "1 2 3 4 5", 0, 0),
        ("D20", "0", 0, 0),
        ("D20", "5", 1, 0),
        ("D20", "3", 2, 0),
        ("D20", "3", 3, 3),
        ("D20", "", 4, 0),
        ("D24", "0 0 1 1 2 3", 1, 5),
    ],
)
def test_vectors_on_series(vector: str, numbers: str, tiles: int, points: int) -> None:
    assert series.best(counts(numbers), tiles)[0] == points, vector


@cache
def searched(hand: tuple[int, ...], tiles: int, highest: int) -> int:
    """Return the best total by trying every series with every choice of card or tile for each of its numbers."""
    best = 0
    for top in range(1, highest + 1):
        for needed in range(min(tiles, top) + 1):
            for on_tiles in combinations(range(top + 1), needed):
                left = list(hand) + [0] * (top + 1 - len(hand))
                for number in set(range(top + 1)).difference(on_tiles):
                    left[number] -= 1
                if min(left) >= 0:
                    best = max(best, top + searched(tuple(left), tiles - needed, top))
    return best


def test_series_are_as_good_as_a_full_search_on_random_hands() -> None:
    rng = Rng(2016)
    for _ in range(HANDS):
        hand = [0] * 6
        for _ in range(rng.below(10)):
            hand[rng.below(6)] += 1
        tiles = rng.below(5)
        found, runs = series.best(tuple(hand), tiles)
        assert found == searched(tuple(hand), tiles, 5 + tiles), (hand, tiles)
        assert_is_partition(hand, tiles, found, runs)


def assert_is_partition(hand: list[int], tiles: int, points: int, runs: tuple[series.Series, ...]) -> None:
    """Check that the series shown are legal, use what there is, and add up."""
    used = Counter(member.number for run in runs for member in run if not member.is_tile)
    assert all(used[n] <= (hand[n] if n < 6 else 0) for n in used)
    assert sum(member.is_tile for run in runs for member in run) <= tiles
    for run in runs:
        assert [member.number for member in run] == list(range(len(run)))
        assert len(run) >= 2
        assert not all(member.is_tile for member in run)
    assert sum(len(run) - 1 for run in runs) == points


def test_a_series_is_written_so_that_it_can_be_counted_by_hand() -> None:
    _, runs = series.best(counts("0 0 1 2 2 3"), 1)
    assert [series.written(run) for run in runs] == ["0-1-2-3", "0-[1]-2"]
    assert runs[1][1] == Member(1, is_tile=True)


def test_ruling_47_an_order_tile_stands_at_the_start_inside_and_at_the_end() -> None:
    for numbers, written in (("1 2", "[0]-1-2"), ("0 2", "0-[1]-2"), ("0 1", "0-1-[2]")):
        assert [series.written(run) for run in series.best(counts(numbers), 1)[1]] == [written]


def test_ruling_49_order_tiles_fill_series_but_are_no_patents() -> None:
    table = Table(position(display="axe fire", patents={A: "bow"}, tiles={A: "order order"}))
    assert table.points(A) == {"patents": 1, "series": 2, "victory": 0, "inventors": 0, "total": 3}
    assert table.view().players[A].series == ((Member(0, is_tile=False), Member(1, True), Member(2, True)),)


def test_r1_patents_and_their_series_score_together() -> None:
    table = Table(position(patents={A: "revolver automobile smoke_signals fireworks"}))
    assert table.points(A)["patents"] + table.points(A)["series"] == 12
