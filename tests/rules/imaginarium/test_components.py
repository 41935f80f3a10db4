"""The figures of `components.toml` against the dossier's tables (2.2 to 2.9), written down once more."""

import pytest

from rules.imaginarium.actions import yields
from rules.imaginarium.components import (
    ALL_PAIRS,
    ASSISTANTS,
    FIELDS,
    FIGURES,
    MACHINES,
    MARKET,
    NEIGHBOURS,
    PRESSES,
    PROJECTS,
    RING,
    WORKSHOPS,
)

# id: copies, level, cost, input, output, yields, partners, flash, may be dismantled
TABLE = """
P1 8 1 200 0 charcoal    1/3/7  P1                F Y
P2 7 1 020 0 wood        1/3/5  P2,T1,T2,T3       F Y
P3 6 2 201 0 copper      1/3/5  P3,T1,T3          F Y
P4 4 2 220 0 crystal     1/3/5  P4,T1,T2          F Y
P5 2 2 003 0 wood+copper 1      T4                F Y
P6 2 3 022 0 choice      1/3    P6,T1             F Y
T1 3 1 011 1 charcoal    3/5    T1,P2,P3,P4,P6    F Y
T2 3 1 101 1 copper      1/3    T2,P2,P4          F Y
T3 3 2 120 1 crystal     1/3    T3,P2,P3          F Y
T4 3 2 111 2 charcoal    6/9/12 T4,P5             F Y
A1 2 1 101 0 -           -      -                 T Y
A2 2 1 011 0 -           -      -                 T Y
A3 2 1 102 0 -           -      -                 T Y
A4 2 1 130 0 -           -      -                 T Y
A5 1 2 022 0 -           -      -                 T Y
A6 1 3 013 0 -           -      -                 T Y
D1 2 1 110 0 -           -      D1,D2,D3          F Y
D2 2 2 310 0 -           -      D1,D2,D3          F Y
D3 2 3 112 0 -           -      D1,D2,D3          F Y
S1 1 3 112 0 -           -      -                 T N
S2 3 3 112 0 vp          1/3    S2                F N
"""

# broken: one of these; repaired: these resources, or that many points (2.2, second table)
SCRAP = """
P1 100          400 1
P2 010          040 1
P3 101,200      402 2
P4 020,110,200  440 2
P5 002          006 2
P6 012,021      044 3
T1 010,001      022 1
T2 100,001      202 1
T3 110,020      240 2
T4 110,101,011  222 2
A1 100,001      202 1
A2 010,001      022 1
A3 100,001      204 1
A4 100,010      260 1
A5 020,011,002  044 2
A6 012,003      026 3
D1 100,010      220 1
D2 200,110      620 2
D3 111,102,012  224 3
"""


def rows(table: str) -> list[list[str]]:
    return [line.split() for line in table.strip().splitlines()]


@pytest.mark.parametrize("row", rows(TABLE), ids=lambda row: row[0])
def test_machines_are_the_dossiers(row: list[str]) -> None:
    id_, copies, level, cost, given, output, made, partners, flash, dismantles = row
    machine = MACHINES[id_]
    assert (machine.copies, machine.level, machine.input) == (int(copies), int(level), int(given))
    assert machine.cost == tuple(map(int, cost))
    assert machine.output == output.replace("-", "")
    assert machine.yields == tuple(map(int, filter(str.isdigit, made.split("/"))))
    assert set(machine.combines) == {partner for partner in partners.split(",") if partner != "-"}
    assert (machine.flash, machine.dismantles) == (flash == "T", dismantles == "Y")


def test_there_are_61_machines_of_21_types() -> None:
    totals = {kind: sum(one.copies for one in MACHINES.values() if one.kind == kind) for kind in "PTADS"}
    assert totals == {"P": 29, "T": 12, "A": 10, "D": 6, "S": 4}
    levels = [sum(one.copies for one in MACHINES.values() if one.level == level) for level in (1, 2, 3)]
    assert levels == [31, 21, 9]
    assert len(MACHINES) == len(rows(TABLE)) == 21


def goods_of(digits: str) -> str:
    kinds = zip(digits, ("wood", "copper", "crystal"), strict=True)
    return "take:" + "+".join(f"{number}-{good}" for number, good in kinds if number != "0")


@pytest.mark.parametrize("row", rows(SCRAP), ids=lambda row: row[0])
def test_dismantling_yields_what_the_dossier_lists(row: list[str]) -> None:
    machine, broken, repaired, points = row
    assert set(yields(machine, "garden")) == {goods_of(way) for way in broken.split(",")}
    assert set(yields(machine, "workshop")) == {goods_of(repaired), f"take:{points}-vp"}


def test_attack_and_defence() -> None:
    thefts = {id_: (one.steals.good, one.steals.number) for id_, one in MACHINES.items() if one.steals}
    assert thefts == {"A1": ("charcoal", 3), "A2": ("wood", 3), "A3": ("copper", 2), "A4": ("crystal", 2)}
    blocks = {id_: set(one.blocks) for id_, one in MACHINES.items() if one.blocks}
    assert blocks == {"D1": {"A1"}, "D2": {"A2", "A3", "A4"}, "D3": {"A1", "A2", "A3", "A4", "A6"}}


def test_belt_presses_market_and_ring() -> None:
    assert list(FIELDS.values()) == [4, 3, 3, 2, 2, 1, 1]
    assert list(PRESSES.values()) == [1, 2, 3]
    assert MARKET == {"wood": 1, "copper": 2, "crystal": 3}
    assert RING == ("recruit", "extract", "repair", "trade", "dismantle", "reorganise")
    assert len(NEIGHBOURS) == 6
    assert len({frozenset(pair) for pair in ALL_PAIRS}) == len(ALL_PAIRS) == 15


def test_workshops() -> None:
    written = {one.number: (one.charcoal, *one.goods, *one.machines) for one in WORKSHOPS.values()}
    assert written == {
        1: (2, 0, 1, 1, "P1", "P2"),
        2: (3, 0, 1, 1, "P1", "P2"),
        3: (2, 1, 0, 1, "P1", "P3"),
        4: (3, 1, 0, 1, "P1", "P3"),
        5: (3, 1, 1, 0, "P1", "P4"),
    }


def test_assistants_and_projects() -> None:
    assert [one.price for one in ASSISTANTS.values()] == [9, 5, 6, 5, 6, 4, 3, 6, 5, 6, 5, 3, 3]
    assert [one.points for one in PROJECTS.values()] == [4, 4, 4, 4, 3, 5, 4, 4, 3, 5, 4, 3, 3, 3]
    assert list(ASSISTANTS) == [f"AS{number:02}" for number in range(1, 14)]
    assert list(PROJECTS) == [f"PR{number:02}" for number in range(1, 15)]


def test_the_other_figures() -> None:
    figures = {name: getattr(FIGURES, name).value for name in FIGURES.__struct_fields__}
    assert figures == {
        "winning_points": 20, "slots": 4, "slots_extended": 6, "assistant_places": 3, "open_assistants": 3,
        "extra_projects": 4, "extract": 3, "deals": 3, "deals_big": 5, "vp_price": 5, "vp_price_low": 3,
        "majority": 2, "majority_high": 3, "majority_from": 1, "resources_per_charcoal": 2, "stack_price": 3,
        "hidden_projects": 2, "later_completion": 1, "completion_bonus": 1, "coal_hoard": 15, "discs": 6,
    }  # fmt: skip
