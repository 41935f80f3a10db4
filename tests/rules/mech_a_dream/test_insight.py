"""What computer players know of a position: points in sight, what the machines give, the belt, the clock, the offer."""

import pytest

from rules.mech_a_dream.insight import INSIGHT
from rules.mech_a_dream.state import State
from tests.rules.mech_a_dream.table import Sits, X, Y, filler, position


def table_of(s: State, seat: int = X) -> dict[str, float]:
    return dict(zip(INSIGHT.table, INSIGHT.of_table(s, seat), strict=True))


def side_of(s: State, of: int = X) -> dict[str, float]:
    return dict(zip(INSIGHT.side, INSIGHT.of_side(s, X, of), strict=True))


def in_sight(s: State, of: int = X) -> float:
    return side_of(s, of)["points-in-sight"] * 60


def test_on_the_last_evening_points_in_sight_are_what_the_last_night_makes_of_goods_and_machines() -> None:
    s = position(Sits((4, 2, 3, 37), wk="P02 P09"), stage="evening", day=7)
    assert side_of(s)["points"] * 50 == 37 + 3 + 1
    assert in_sight(s) == pytest.approx(37 + 2 + 2 + 3 + (3 + 3) / 5), "P02 gives 2, P09 2 for a flower, the robot ink"


def test_a_conversion_counts_only_as_often_as_it_can_be_paid() -> None:
    poor, rich = (position(Sits((0, 0, r, 0), wk="P16"), stage="evening", day=7) for r in (1, 2))
    assert side_of(poor)["dreams-tonight"] * 12 < side_of(rich)["dreams-tonight"] * 12 == 6


def test_what_is_produced_tonight_pays_for_conversions_of_the_same_night() -> None:
    assert side_of(position(Sits((0, 0, 0, 0), wk="B05 P13"), stage="night"))["dreams-tonight"] * 12 == 3


def test_each_night_left_adds_what_the_machines_give() -> None:
    first, last = (position(Sits((0, 0, 0, 0), wk="P02"), stage="evening", day=day) for day in (6, 7))
    assert in_sight(first) == pytest.approx(in_sight(last) + 2 + 1 / 5)


def test_a_crystal_counts_once_its_assistants_will_have_finished_it_today() -> None:
    done, late = (position(Sits(belt=f"C4@{slot}x1"), stage="afternoon", day=7) for slot in (2, 7))
    assert side_of(done)["rewards-tonight"] * 15 == 9
    assert side_of(late)["rewards-tonight"] == 0
    assert in_sight(done) - in_sight(late) > 6


def test_the_last_spaces_of_the_workshop_are_points_in_sight() -> None:
    eighth, ninth = (position(Sits((0, 0, 0, 0), "C4@1x1", filler(n)), stage="evening", day=7) for n in (7, 8))
    assert in_sight(ninth) - in_sight(eighth) == pytest.approx(3 - 2)


def test_nine_machines_end_the_game_tonight_whatever_the_day() -> None:
    full, nearly = (position(Sits(wk=filler(number)), Sits(), stage="evening", day=3) for number in (9, 8))
    assert table_of(full)["game-ends-tonight"] == 1 > table_of(nearly)["game-ends-tonight"]
    assert table_of(full)["nights-left"] * 7 == 1
    assert side_of(full, Y)["turns-left"] * 21 == 1


def test_a_purchase_is_in_reach_with_an_economical_machine_only() -> None:
    without, with_it = (position(Sits((0, 3, 0, 0), wk=wk), blue="/", red="P03", yellow="/") for wk in ("B01", "E1a"))
    assert side_of(without)["purchases-in-reach"] == 0 < side_of(with_it)["purchases-in-reach"]


def test_a_visit_to_the_dock_counts_while_it_can_be_paid_and_an_assistant_is_left() -> None:
    open_, poor = (position(Sits((f, 0, 0, 0)), card="L09") for f in (4, 3))
    assert side_of(open_)["next-visit-to-the-dock"] > side_of(poor)["next-visit-to-the-dock"] == 0
    assert side_of(position(Sits((9, 0, 0, 0)), card="L09", stage="night"))["next-visit-to-the-dock"] == 0


def test_a_lead_is_over_the_best_rival() -> None:
    s = position(Sits((0, 0, 0, 20)), Sits((0, 0, 0, 5)), Sits((0, 0, 0, 12)))
    assert table_of(s, X)["lead-in-points"] * 20 == 8
    assert table_of(s, Y)["lead-in-points"] * 20 == -15


def test_specialists_and_robots_are_told_apart() -> None:
    s = position(Sits(robot="RB5", cards="S9:1"), Sits(robot="RB1", cards="S1 S4:2"))
    mine, theirs = side_of(s), side_of(s, Y)
    assert (mine["robot-rb5"], theirs["robot-rb5"], theirs["robot-rb1"]) == (1, 0, 1)
    assert mine["specialist-s9"] == theirs["specialist-s4"] == 1 > mine["specialist-s4"]
    assert (mine["price-of-my-specialists"], theirs["price-of-my-specialists"]) == (1 / 4, 2 / 4)


def test_machines_that_give_the_same_are_told_apart_and_count_for_the_nights_in_which_they_will_be_there() -> None:
    """B16 and B11 bring two boosts each: one costs a flower a night, the other none."""
    one, other = (side_of(position(Sits(wk=id_), stage="evening", day=5)) for id_ in ("B11", "B16"))
    assert [one["machine-b11"], one["machine-b16"]] == pytest.approx([3 / 7, 0])
    assert [other["machine-b11"], other["machine-b16"]] == pytest.approx([0, 3 / 7])
    late = side_of(position(Sits(belt="B11@7"), stage="evening", day=7))
    assert late["machine-b11"] == 0, "it will not be complete in the last night"
