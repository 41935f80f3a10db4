"""The numbers that computer players learn from, in positions whose figures the dossier tells."""

import pytest

from rules.transmissions.components import PLACES
from rules.transmissions.insight import INSIGHT, of_all, points_of
from rules.transmissions.reach import Forecast
from rules.transmissions.scoring import points, sheets
from rules.transmissions.state import State, Trigger
from tests.rules.transmissions.table import A, B, C, harvey, player, position


def side(s: State, of: int = A, seat: int = A) -> dict[str, float]:
    """Return the numbers of a side by name, as a seat knows them."""
    return dict(zip(INSIGHT.side, INSIGHT.of_side(s, seat, of), strict=True))


def table(s: State, seat: int = A) -> dict[str, float]:
    """Return the numbers of the table by name, as a seat knows them."""
    return dict(zip(INSIGHT.table, INSIGHT.of_table(s, seat), strict=True))


def foreseen(s: State) -> float:
    """Return the points that seat A will have in the end by rule of thumb."""
    return side(s)["foreseen"] * 60


def reached(numbers: dict[str, float]) -> set[str]:
    """Return the locations that a side surely reaches with its next card."""
    return {place for place in PLACES if numbers[f"reach-{place}"] == 1}


def test_points_are_those_of_the_score_sheet() -> None:
    rich = player("", "yellow: A1 A2; blue: E6 H6; red: D6 E7", pipes="P10 1,0 r1", aside="P01", forest="FC01 FC25")
    other = player("", "green: C1", forest="FC08")
    s = position(rich, other, seats=3)
    assert points_of(s) == [points(one, 1) for one in sheets(s)]
    assert side(s)["points"] * 60 == points_of(s)[A]
    assert table(s)["lead"] * 20 == points_of(s)[A] - points_of(s)[B]
    assert table(s, C)["lead"] < 0


def test_the_pool_and_harveys_cards_count_in_the_solo_game() -> None:
    s = position(player(), against=harvey("yellow: A6", pipes="P01 P02", forest="FC01"), pool="1W 2G 3E")
    assert points_of(s) == [points(one, 2) / 2 for one in sheets(s)]
    assert table(s)["pool-loss"] * 40 == 2 + 8 + 3
    assert table(s)["harvey-run"] * 8 == 2


def test_a_second_sock_is_worth_nine_points_more() -> None:
    s = position(
        player("Y B 1E", "yellow: A1"), items="C1 B6 A6 A2", hand="T5 T6 T7", robots="yellow 5 blue 1 green 9 red 10"
    )
    numbers = side(s)
    assert numbers["item-now"] * 10 == 9 + 6, "it fills the yellow robot besides"
    assert numbers["item-next"] == numbers["item-now"], (
        "the red robot's way does not matter: yellow reaches the village"
    )


def test_what_is_lacking_is_told_in_turns() -> None:
    s = position(player("W Y 4E"), items="B6 A6 C6 D6")
    numbers = side(s)
    assert numbers["item-now"] == 0
    assert numbers["item-soon"] == 0, "two heavy engrams take two turns"
    assert numbers["item-later"] * 10 == 6 - 2 * 2
    assert side(position(player("W B 4E"), items="B6 A6 C6 D6"))["item-soon"] * 10 == 6


def test_a_card_that_swaps_colours_makes_up_for_the_wrong_ones() -> None:
    wrong = position(player("2Y 2G 4E"), items="A6 B4 C6 D3")
    right = position(player("2Y 2G 4E", forest="FC18"), items="A6 B4 C6 D3")
    assert side(wrong)["item-now"] == 0
    assert side(right)["item-now"] * 10 == 6


def test_a_pipe_that_makes_the_run_longer_is_worth_its_step() -> None:
    stacks = ("P03", "P33", "P33", "P33")
    first = side(position(player("W 2Y"), stacks=stacks))
    assert first["pipe-now"] * 10 == 4, "attached it is worth one, and two for a run of two: less than set aside"
    fourth = side(position(player("W 2Y", pipes="P10 1,0 r1; P04 2,0 r1"), stacks=stacks))
    assert fourth["run-tiles"] * 8 == 3
    assert fourth["pipe-now"] * 10 == 1 + 4


def test_own_cards_tell_where_a_robot_can_stop() -> None:
    s = position(player(), robots="yellow 0 blue 3 green 6 red 9", hand="T1 T2 T3")
    assert reached(side(s)) == {"meadow", "lake", "power_plant", "village", "junkyard", "forest"}
    strides = position(player("", "green: S9 G5"), robots="yellow 0 blue 3 green 6 red 9", hand="T1 T2 T3")
    assert "pipes" in reached(side(strides))


def test_others_cards_are_chances_until_all_were_played() -> None:
    s = position(player(), robots="yellow 0 blue 3 green 6 red 9", hand="T1 T2 T3")
    before = side(s, A, seat=B)
    assert 0 < before["reach-lake"] < 1
    s.players[A].played = 4
    assert side(s, A, seat=B)["reach-lake"] == 1


def test_harveys_next_card_is_an_average_over_his_deck() -> None:
    fields = "yellow 4 blue 7 green 10 red 0"
    s = position(player(), against=harvey(deck="T1"), robots=fields, items="A6 B6 C6 D6")
    s.harvey.deck = ["T1"]  # type: ignore[union-attr]
    numbers = table(s)
    assert numbers["harvey-next-items"] == 1
    assert numbers["harvey-next-points"] * 8 == 6
    s.harvey.deck = ["T1", "T4"]  # type: ignore[union-attr]
    assert table(s)["harvey-next-items"] == 0.5
    assert table(s)["harvey-next-pool"] * 2 == 1, "the red robot ends on the far field of the power plant"


def test_after_the_trigger_each_other_side_has_a_turn_ahead() -> None:
    s = position(seats=3)
    s.trigger = Trigger(A, "stack", (1, 1, 1), 0)
    assert [side(s, of)["turn-to-come"] for of in (A, B, C)] == [0, 1, 1]
    s.turn, s.turns_left = B, 2
    assert [side(s, of)["turn-to-come"] for of in (A, B, C)] == [0, 1, 1]
    s.turn, s.turns_left = C, 1
    assert [side(s, of)["turn-to-come"] for of in (A, B, C)] == [0, 0, 1]


@pytest.mark.parametrize("name", Forecast._fields)
def test_without_harvey_his_numbers_are_nothing(name: str) -> None:
    assert table(position(seats=2))[f"harvey-next-{name}"] == 0


def test_within_a_turn_only_its_own_action_is_in_reach() -> None:
    s = position(player("W B 4E"), robots="yellow 5 blue 1 green 9 red 12", items="B6 A6 C6 D3")
    s.card, s.active, s.stage, s.sub_turn = "T1", "yellow", "PRE_MOVE", 1
    s.players[A].hand = ["T2", "T3"]
    assert reached(side(s)) == {"village"}
    assert side(s)["action-open"] == 1
    s.robots["yellow"], s.stage = 7, "PRE_ACTION"
    assert reached(side(s)) == {"village"}
    assert side(s)["item-next"] == side(s)["item-now"] > 0
    s.stage = "POST_ACTION"
    assert side(s)["action-open"] == 0
    assert len(reached(side(s))) > 1, "now the next turn counts"


def test_goods_promise_points_while_there_are_turns_to_spend_them() -> None:
    poor, rich = position(player()), position(player("2G 2B"))
    assert foreseen(rich) > foreseen(poor) + 2
    for s in (poor, rich):
        s.trigger = Trigger(A, "stack", (1, 1), 0)
    assert foreseen(rich) == foreseen(poor)


def test_harvey_is_foreseen_to_gain_with_every_turn() -> None:
    early, late = (position(player(), against=harvey("yellow: A6"), stack=height) for height in (10, 1))
    first, last = (table(s)["harvey-foreseen"] * 60 for s in (early, late))
    assert first > last > points_of(late)[1]


def test_harveys_pool_is_worth_its_electricity_early_and_costs_what_is_left_late() -> None:
    dry, flowing = (position(player(), against=harvey("yellow: A6"), stack=10, pool=pool) for pool in ("4E", "8E"))
    assert side(flowing)["flow"] > side(dry)["flow"]
    assert foreseen(flowing) > foreseen(dry), "it can still be taken and spent"
    for s in (dry, flowing):
        s.trigger = Trigger(A, "stack", (1, 1), 0)
    assert foreseen(dry) - foreseen(flowing) == pytest.approx(2), "half a point for each left in the pool"


def test_turns_ahead_run_out_with_the_display_and_with_the_end() -> None:
    early, late = (position(player(), against=harvey("yellow: A6"), stack=height) for height in (10, 1))
    assert side(early)["turns-ahead"] > side(late)["turns-ahead"] > 0
    late.trigger = Trigger(A, "stack", (1, 1), 0)
    assert side(late)["turns-ahead"] == 0


def lead(s: State) -> float:
    """Return by how many points seat A will beat Harvey by rule of thumb."""
    return foreseen(s) - table(s)["harvey-foreseen"] * 60


def test_the_points_foreseen_are_the_same_alone_as_among_all_numbers() -> None:
    for s in (position(player("2G")), position(player("2G"), against=harvey("yellow: A6"))):
        seats = list(range(len(s.players)))
        told = [side(s, of)["foreseen"] for of in seats] + [table(s)["harvey-foreseen"]] * s.is_solo
        assert of_all(s, A, seats) == told


def test_a_board_nearly_full_leaves_harvey_fewer_turns() -> None:
    bare, full = (
        position(player("2W 2G 8E", tiles), against=harvey("yellow: A6"))
        for tiles in ("", "yellow: A7 B7; blue: C7 D7; green: E1 G1")
    )
    first, last = (table(s)["harvey-foreseen"] * 60 for s in (bare, full))
    assert first > last + 10


def test_what_the_board_still_needs_shortens_the_race_and_a_fifth_of_one_colour_does_not() -> None:
    tiles = "yellow: A7 B7; blue: C7 D7; green: E1 G1 E5"  # the red robot alone has room, for an item and an idea
    poor, rich, odd = (
        position(
            player(goods, tiles),
            against=harvey("yellow: A6"),
            items="A1 A3 B4 B2",
            robots="yellow 8 blue 10 green 12 red 0",
        )
        for goods in ("4Y", "4Y 1G", "5Y")
    )
    assert lead(rich) > lead(poor) + 1
    assert lead(odd) == pytest.approx(lead(poor))
