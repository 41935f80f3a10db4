"""Reorganise: its small steps reach every legal arrangement and nothing else, compared with a plain enumeration."""

from collections.abc import Iterator
from itertools import product

import pytest

from rules.imaginarium import machines
from rules.imaginarium.components import MACHINES
from rules.imaginarium.machines import Arrangement, arranged, arrangements, is_fixed
from rules.imaginarium.reorganise import reorganise, route, steps
from rules.kernel.rng import Rng
from tests.rules.imaginarium.table import Table, player, position
from tests.rules.table import same

PAIRS = {"T1P2", "T1P3", "T1P4", "T1P6", "T2P2", "T2P4", "T3P2", "T3P3", "T4P5"}
MOST_ALIKE = {"P1": 3, "P2": 3, "P3": 3, "P4": 3, "T4": 3, "P6": 2, "T1": 2, "T2": 2, "T3": 2, "S2": 2}


def may_share(cards: list[str]) -> bool:
    """Read 5.2 as it is written."""
    if len(cards) == 1 or all(card.startswith("D") for card in cards):
        return True
    if len(set(cards)) == 1:
        return len(cards) <= MOST_ALIKE.get(cards[0], 1)
    return len(cards) == 2 and "".join(sorted(cards, reverse=True)) in PAIRS


def partitions(cards: list[str]) -> Iterator[list[list[str]]]:
    """Yield every way to put cards into unordered groups, card by card."""
    if not cards:
        yield []
        return
    *before, last = cards
    for groups in partitions(before):
        yield [*groups, [last]]
        for number, group in enumerate(groups):
            yield [*groups[:number], [*group, last], *groups[number + 1 :]]


def every_arrangement(cards: list[str], slots: int) -> set[Arrangement]:
    """Enumerate by brute force."""
    return {
        arranged(groups)
        for groups in partitions(cards)
        if len(groups) <= slots and all(may_share(group) for group in groups)
    }


def reached(start: Arrangement, slots: int) -> set[Arrangement]:
    """Walk through the dialogue and return every arrangement that it lets a player be done with."""
    known, edge = {start}, [start]
    while edge:
        edge = [step.result for sketch in edge for step in steps(sketch)]
        edge = [sketch for sketch in dict.fromkeys(edge) if sketch not in known]
        known |= set(edge)
    return {sketch for sketch in known if len(sketch) <= slots}


SETS = [
    "P1 P1 P1 P2",
    "P2 P2 T1 T3 P3",
    "D1 D1 D2 D3 P1",
    "D1 D1 D2 D2 D3 D3",
    "T4 T4 T4 P5 P5",
    "P6 P6 T1 T1 P4",
    "S2 S2 S2 P1",
    "A1 S1 D1 D2 P1 P1",
    "P2 P2 P2 T1 T2 T3 P3 P4",
    "P1",
]


@pytest.mark.parametrize("slots", [4, 6])
@pytest.mark.parametrize("written", SETS)
def test_the_dialogue_reaches_every_legal_arrangement_and_no_other(written: str, slots: int) -> None:
    cards = written.split()
    legal = every_arrangement(cards, slots)
    assert set(arrangements(cards, slots)) == legal
    assert len(list(arrangements(cards, slots))) == len(legal), "each once"
    for start in sorted(legal)[:1]:
        assert reached(start, slots) == legal
    assert is_fixed(tuple(sorted(cards)), slots) is (len(legal) == 1)


def test_random_workshops_reach_every_legal_arrangement() -> None:
    rng = Rng(5)
    deck = [id_ for id_, machine in MACHINES.items() for _ in range(machine.copies)]
    tried = 0
    for number, slots in product((4, 5, 6, 7), (4, 6)):
        for _ in range(6):
            rng.shuffle(deck)
            cards = deck[:number]
            legal = every_arrangement(cards, slots)
            assert set(arrangements(cards, slots)) == legal
            if legal:
                tried += 1
                assert reached(min(legal), slots) == legal
    assert tried > 20


@pytest.mark.parametrize("written", SETS)
def test_the_way_from_any_arrangement_to_any_other_is_on_offer(written: str) -> None:
    legal = sorted(every_arrangement(written.split(), 6))
    for start, wanted in product(legal[:12], legal[-12:]):
        sketch = start
        for pick in route(start, wanted)[:-1]:
            sketch = {step.option.id: step for step in steps(sketch)}[pick].result
        assert sketch == wanted


def test_swaps_save_steps() -> None:
    s = position(player(slots="[P2 T1][P3]"))
    table = Table(s, reorganise(s, 0))
    assert "swap:P2&P3&P2+T1&P3" in table.offers()
    assert table.pick("swap:P2&P3&P2+T1&P3", "done").slots() == "[P2][P3 T1]"


def test_a_sketch_that_takes_too_many_slots_cannot_be_carried_out() -> None:
    s = position(player(slots="[P1 P1][P2 T1][P3][P4]"))
    table = Table(s, reorganise(s, 0)).pick("split:P1&P1+P1")
    assert "done" not in table.offers()
    assert s.sketch == [["P1"], ["P1"], ["P2", "T1"], ["P3"], ["P4"]]
    assert same(table.pick("reset").offers("done"), "done")
    assert table.pick("done").slots() == "[P1 P1][P2 T1][P3][P4]"
    assert s.sketch is None


def test_rearranging_runs_nothing_and_costs_nothing() -> None:
    s = position(player("1 / 2 3 4 / 5", "[P1][P1][T1][P2]"))
    table = Table(s, reorganise(s, 0)).pick("combine:P1&P1", "combine:P2&T1", "done")
    assert (table.stock(), table.slots()) == ("1 / 2 3 4 / 5", "[P1 P1][P2 T1]")


def test_the_largest_workshop_asks_for_few_enough_options() -> None:
    widest = 0
    rng = Rng(11)
    deck = [id_ for id_, machine in MACHINES.items() if machine.combines for _ in range(machine.copies)]
    for _ in range(300):
        rng.shuffle(deck)
        widest = max(widest, len(steps(arranged([card] for card in deck[:15]))))
    assert 10 < widest < 58, "with done and start over at most 60"
    assert machines.is_legal(("D1",))
