"""The numbers that computer players learn from, in positions that can be reckoned by hand."""

import pytest

from rules.imaginarium.components import MACHINES
from rules.imaginarium.insight import INSIGHT, of_side, of_table
from rules.imaginarium.prospects import could_make, lacking, made
from rules.imaginarium.state import State
from tests.rules.imaginarium.table import player, position


def side(s: State, of: int = 0, seat: int = 0) -> dict[str, float]:
    return dict(zip(INSIGHT.side, of_side(s, seat, of), strict=True))


def test_points_in_sight_are_those_of_the_majorities_as_they_stand() -> None:
    s = position(player("4 / 1 0 2 / 8"), player("4 / 0 0 1 / 9", hired="AS13"))
    # Charcoal is shared; wood and crystal are of seat 0, copper of nobody.
    assert side(s)["points"] == 8 / 20
    assert side(s)["points-in-sight"] == 14 / 20
    assert side(s, of=1)["points-in-sight"] == 12 / 20
    assert side(s)["lead"] == -1 / 10
    assert side(s)["lead-in-sight"] == 2 / 10


def test_a_workshop_makes_what_its_slots_yield_in_one_round() -> None:
    now = made((("P1", "P1", "P1"), ("P2",), ("P3", "T1"), ("T4",), ("S2", "S2"), ("D1",), ("A1",)))
    assert (now.charcoal, now.wood, now.copper, now.vp) == (7 + 3, 1, 0, 3)
    assert (now.fed, now.burned) == (2, 6)
    assert now.worth == 7 + 1 + 3 + (6 - 2) + 15


@pytest.mark.parametrize(
    ("machines", "slots", "worth"),
    [("P1 P1 P1", 4, 7), ("P1 P1 P2 P2", 2, 6), ("P1 P2 P4", 2, 4), ("P2 T3", 1, 3), ("P1", 0, 0)],
)
def test_machines_could_make_what_their_best_combination_yields(machines: str, slots: int, worth: int) -> None:
    assert could_make(tuple(machines.split()), slots) == worth


@pytest.mark.parametrize(
    ("slots", "project", "missing"),
    [
        ((("A1",),), "PR02", 1),
        ((("A1",),), "PR04", 1),
        ((("A1",), ("D1", "D2")), "PR04", 0),
        ((("P1",), ("P1", "P1")), "PR06", 0.5),
        ((("P1", "P1", "P1"),), "PR06", 0),
        ((("P1", "P1"), ("T2",)), "PR06", 1),
        ((("P3", "P3"), ("P4",)), "PR10", 1),
        ((("P6", "P6"), ("P2", "P2")), "PR10", 0),
        ((("P2",), ("P4",)), "PR11", 1),
        ((("P2",), ("P4",), ("P6",)), "PR11", 0),
        ((("P2", "P2"),), "PR12", 0),
    ],
)
def test_what_a_project_lacks_is_counted_in_machines(
    slots: tuple[tuple[str, ...], ...], project: str, missing: float
) -> None:
    assert lacking(slots)[project] == missing


def test_projects_count_by_what_is_missing_with_and_without_the_garden() -> None:
    s = position(player("9 / 0 0 0 / 0", "[A1][P1]", garden="D1 A2"), projects="PR02 PR04 PR14 PR06")
    found = side(s)
    assert found["projects-met"] == 0
    assert found["projects-one-short"] == (4 + 4) / 10
    assert found["projects-two-short"] == (3 + 5) / 10
    assert found["projects-met-with-garden"] == (4 + 4) / 10


def test_machines_and_projects_are_told_one_by_one_secret_ones_to_their_owner_alone() -> None:
    s = position(player("9 / 0 0 0 / 0", "[A1][P1]", garden="D1 A2", behind="PR05"), projects="PR02")
    found, strange = side(s), side(s, seat=1)
    assert [found[f"has-{id_}"] for id_ in ("a1", "p1", "d1")] == [0.5, 0.5, 0]
    assert [found[f"garden-{id_}"] for id_ in ("a1", "d1", "a2")] == [0, 0.5, 0.5]
    assert 0 < found["near-pr02"] == strange["near-pr02"] < 1
    assert found["near-pr05"] > 0 == strange["near-pr05"]
    assert found["near-pr01"] == 0, "it is not open"


def test_secret_projects_count_for_their_owner_and_look_like_nothing_to_others() -> None:
    s = position(player(slots="[A1][A2]", hired="AS08", behind="PR02 PR05"), projects="PR01")
    assert side(s)["projects-met"] == 4 / 10
    assert side(s, seat=1)["projects-met"] == 0
    assert side(s, seat=1)["secret-projects"] == 1


def test_a_machine_that_is_reserved_brings_its_price_and_what_is_short() -> None:
    s = position(
        player("2 / 1 0 0 / 0", "[A1]"), belt="A2 - - - - - P2", projects="PR02", places="F1=E0 Q3=E1 F7=S0 Q1=S1"
    )
    found = side(s)
    price = 4 + MACHINES["A2"].level
    assert found["reserved-price"] == price / 7
    assert found["reserved-short"] == (price - 2) / 4
    assert found["reserved-for-projects"] == (4 - 4 / 2) / 4
    assert (found["turn-to-come"], found["turns-before"], found["saboteur-to-come"]) == (1, 0, 1)
    other = side(s, of=1)
    assert (other["press-gain"], other["turns-before"]) == (1, 3 / 5)


def test_the_table_tells_how_near_the_end_is() -> None:
    s = position(player("0 / 0 0 0 / 20"), player("0 / 0 0 0 / 3"), projects="PR01 PR02", belt="P1 - - - - - S2")
    found = dict(zip(INSIGHT.table, of_table(s, 1), strict=True))
    assert (found["most-points"], found["goal-reached"]) == (1, 1)
    assert found["points-open"] == (4 + 4) / 30
    assert found["belt-levels"] == (1 + 3) / 14


def foreseen(s: State, of: int = 0) -> float:
    """Return the points that a side will have in the end by rule of thumb."""
    return side(s, of)["foreseen"] * 20


def test_points_bought_are_worth_more_than_the_charcoal_they_cost() -> None:
    rich, bought = position(player("10 / 0 0 0 / 4")), position(player("0 / 0 0 0 / 6"))
    assert foreseen(bought) > foreseen(rich) > foreseen(position(player("0 / 0 0 0 / 4")))


def test_an_engine_promises_points_as_long_as_there_are_rounds_ahead() -> None:
    worth = {}
    for points in (0, 19, 20):
        other = player(f"0 / 0 0 0 / {points}")
        strong, weak = (position(player("0 / 0 0 0 / 0", slots), other) for slots in ("[P3 P3 P3]", "[P3 P3]"))
        worth[points] = foreseen(strong) - foreseen(weak)
    assert worth[0] > worth[19] > 0
    assert worth[20] == pytest.approx(0)


def test_a_machine_that_is_reserved_counts_as_fetched_and_a_press_as_pressed() -> None:
    s = position(player("9 / 0 0 0 / 0", "[P1]"), belt="- - - - - - P4", places="F7=E0 Q3=E1 Q1=S0 Q2=S1")
    bought = position(player(f"{9 - 1 - MACHINES['P4'].level} / 0 0 0 / 0", "[P1]", garden="P4"))
    assert foreseen(s) == pytest.approx(foreseen(bought), abs=0.1), "only what it holds tells how far off the end is"
    assert foreseen(s, of=1) > foreseen(position(player("9 / 0 0 0 / 0", "[P1]"), player()), of=1)


def test_a_project_is_foreseen_by_what_is_missing_for_it() -> None:
    far, garden, near = (
        position(player("0 / 0 0 0 / 0", slots, garden=broken), projects="PR02")
        for slots, broken in (("[A1]", ""), ("[A1]", "A2"), ("[A1][A2]", ""))
    )
    assert foreseen(far) < foreseen(garden) < foreseen(near)
