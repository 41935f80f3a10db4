"""The numbers that computer players learn from, in positions whose numbers a player can say."""

from math import tanh

import pytest

from rules.nicodemus.insight import GOOD_TURN, INSIGHT, SOME
from rules.nicodemus.state import State
from tests.rules.nicodemus.table import A, B, position


def side(state: State, of: int = A) -> dict[str, float]:
    """Return the numbers that A has of a side, by name."""
    return dict(zip(INSIGHT.side, INSIGHT.of_side(state, A, of), strict=True))


def table(state: State) -> dict[str, float]:
    """Return the numbers that A has of the table, by name."""
    return dict(zip(INSIGHT.table, INSIGHT.of_table(state, A), strict=True))


def points(state: State, name: str, of: int = A) -> float:
    """Return a number that stands for points."""
    return side(state, of)[name] * GOOD_TURN


def test_what_can_be_repaired_now_counts_with_its_projects() -> None:
    state = position("[34 12]", "1w 3k 1c", workshop="11 24", projects="35")
    assert points(state, "now") == 5, "3 and the project of two wood machines"
    assert points(state, "now-projects") == 2
    assert points(state, "now-second") == 1, "both wood machines save the cost of 12"


def test_tiles_in_the_other_workshop_do_not_count() -> None:
    state = position("[24]", "2w 1x", "2w 1x", workshop="11", b_workshop="11", tiles="35")
    assert points(state, "now") == 4
    assert points(state, "now", B) == 2


def test_all_projects_that_one_repair_completes_count() -> None:
    state = position("[24]", "1w 1x", workshop="24", projects="20 35 22 12")
    assert points(state, "now") == 9


def test_another_card_may_raise_the_fee_beyond_what_is_paid() -> None:
    state = position("[31 11]", "1c 1w 1x")
    assert points(state, "now") == 1
    assert points(state, "later") == 0
    assert points(state, "later-lacking-one") == 1


def test_saved_fees_and_resources_need_not_be_paid() -> None:
    assert points(position("[31 11]", "1w 1x", workshop="12"), "now") == 1
    assert points(position("[32]", "", workshop="15 21 22"), "now") == 2


@pytest.mark.parametrize(
    ("stock", "name", "worth"),
    [("2w 1k", "lacking-one", 3), ("2w", "lacking-two", 3), ("2w", "lacking-one", 0), ("", "lacking-three", 0)],
)
def test_what_is_lacking_is_counted_in_units(stock: str, name: str, worth: int) -> None:
    assert points(position("[15]", stock), name) == worth


def test_a_fee_alone_may_be_lacking() -> None:
    state = position("[31 11 12]", "1w 1x")
    assert points(state, "fee-lacking") == 1
    assert points(state, "now") == 0


def test_who_goes_second_counts_with_what_the_rival_leaves() -> None:
    state = position("[34 31]", "2w 3k 1x 1c", "2w 3k 1x 1c")
    assert points(state, "now") == 3
    assert points(state, "left") == 1


def test_a_repair_that_brings_twenty_points_ends_the_game() -> None:
    state = position("[31]", "1w 1x", "1w 1x", scores=(19, 18))
    assert side(state)["now-ends"] == 1
    assert side(state, B)["now-ends"] == 0
    assert side(state)["now-lead"] == tanh(2 / 3)


def test_a_workshop_tells_what_the_next_machine_may_bring() -> None:
    numbers = side(position(workshop="31", projects="13 33"))
    assert numbers["wish-points"] * GOOD_TURN == 5, "33 is red and makes charcoalium"
    assert numbers["wish-machines"] == (2 + 2 + 2 + 2 + 12) / 56, "red ones, and those that make charcoalium"
    assert numbers["saves-crystal"] == 0.5


def test_a_hand_counts_for_its_owner_with_what_its_best_card_gives() -> None:
    state = position("[11 24]", hand="11 13 42", b_hand="15 34")
    numbers = table(state)
    assert numbers["hand-wood"] * SOME == 3
    assert numbers["hand-copper"] * SOME == 1
    assert numbers["hand-charcoalium"] * SOME == 3
    assert numbers["hand-copies"] == 0.5
    assert numbers["hand-destroys"] == 0


def test_a_gain_is_no_more_than_reserve_and_rival_hold() -> None:
    state = position("[11 24]", "8w", hand="11")
    assert table(state)["hand-wood"] == 0


def test_a_card_opens_a_repair_though_it_raises_the_fee() -> None:
    state = position("[13]", "2c 2x", hand="13")
    assert table(state)["hand-opens"] * GOOD_TURN == 2
    assert table(position("[13]", "1c 2x", hand="13"))["hand-opens"] == 0


def test_recycling_a_hand_card_opens_a_repair() -> None:
    assert table(position("[14]", "2c 1k", hand="21 13"))["hand-opens"] * GOOD_TURN == 2
    assert table(position("[14]", "2c 1k", hand="22 13"))["hand-opens"] == 0
