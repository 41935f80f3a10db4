"""The dossier's worked examples T27 to T50 and T52: repairs, projects, clearing and the end of the game."""

import pytest

from rules.kernel.words import of_game
from rules.nicodemus.engine import GAME
from tests.rules.nicodemus.table import A, B, Table, play, position
from tests.rules.table import same


def test_t27_a_repair_is_paid_scored_and_draws_nothing() -> None:
    table = Table(position("[11 31]", "1w 1x", hand="12 13 14 15"))
    assert "repair:2:31" in table.offers()
    table.pick("repair:2:31")
    assert table.stock(A) == ""
    assert table.score(A) == 1
    assert table.workshop(A) == [31]
    assert table.yard == "[11]"
    assert table.hand(A) == [12, 13, 14, 15]
    assert table.s.turn == B


def test_t28_the_fee_lies_on_the_newer_machines() -> None:
    table = Table(position("[11 24 42+1]", "2c 1k 1x")).pick("repair:1:11")
    assert table.yard == "[24+1 42+2]"
    assert table.stock(A) == ""
    assert table.score(A) == 1


def test_t29_a_reduced_fee_leaves_the_newest_machine_bare() -> None:
    table = Table(position("[11 13 14 21]", "2c 1k 1x", workshop="12")).pick("repair:1:11")
    assert table.yard == "[13+1 14+1 21]"
    assert table.stock(A) == ""


def test_t30_a_fee_may_be_reduced_to_nothing() -> None:
    table = Table(position("[31 11]", "1c 1w 1x", workshop="12 25")).pick("repair:1:31")
    assert table.stock(A) == "1c"
    assert table.yard == "[11]"


def test_t31a_charcoalium_on_the_repaired_machine_is_collected() -> None:
    assert Table(position("[11 24+2]", "2w 1x")).pick("repair:2:24").stock(A) == "2c"


def test_t31b_charcoalium_on_the_machine_cannot_pay_for_it() -> None:
    assert not Table(position("[24+2 11]", "2w 1x")).offers("repair:1")


def test_t32_resource_reductions_make_up_the_rest() -> None:
    table = Table(position("[25]", "1w 1x", workshop="14 13")).pick("repair:1:25")
    assert table.stock(A) == ""
    assert table.workshop(A) == [14, 13, 25]


@pytest.mark.parametrize(
    ("workshop", "yard", "stock", "offers"),
    [
        pytest.param("15", "[32]", "1w 1k", "repair:1:32", id="t33a"),
        pytest.param("15", "[32]", "1w 1k 1x", "repair:1:32:wood repair:1:32:copper repair:1:32:crystal", id="t33b"),
        pytest.param("15", "[32]", "1w", "", id="t33c"),
        pytest.param("15 21 22", "[32]", "", "repair:1:32", id="t33d"),
        pytest.param("15", "[12]", "2w", "repair:1:12", id="t33e"),
    ],
)
def test_t33_ways_in_which_jokers_cover(workshop: str, yard: str, stock: str, offers: str) -> None:
    assert same(Table(position(yard, stock, workshop=workshop)).offers("repair"), offers)


@pytest.mark.parametrize(
    ("workshop", "yard", "stock", "pick", "left"),
    [
        pytest.param("15", "[32]", "1w 1k", "repair:1:32", "", id="t33a"),
        pytest.param("15", "[32]", "1w 1k 1x", "repair:1:32:wood", "1w", id="t33b wood"),
        pytest.param("15", "[32]", "1w 1k 1x", "repair:1:32:copper", "1k", id="t33b copper"),
        pytest.param("15", "[32]", "1w 1k 1x", "repair:1:32:crystal", "1x", id="t33b crystal"),
        pytest.param("15", "[12]", "2w", "repair:1:12", "1w", id="t33e"),
    ],
)
def test_t33_what_jokers_do_not_cover_is_paid(workshop: str, yard: str, stock: str, pick: str, left: str) -> None:
    assert Table(position(yard, stock, workshop=workshop)).pick(pick).stock(A) == left


def test_t34a_a_surplus_joker_is_unused() -> None:
    table = Table(position("[12 13]", "1c", workshop="21 15 24"))
    assert same(table.offers("repair:1"), "repair:1:12")
    table.pick("repair:1:12")
    assert table.yard == "[13+1]"
    assert table.stock(A) == ""


def test_t34b_jokers_never_cover_the_fee() -> None:
    assert not Table(position("[12 13]", workshop="21 15 24")).offers("repair:1")


def test_t35_the_new_machine_is_in_every_set() -> None:
    table = Table(position("[34]", "1w 3k", workshop="11 24", projects="35")).pick("repair:1:34")
    assert table.key == "PROJECTS"
    assert same(table.offers(), "complete:35:11@1+34@3 complete:35:24@2+34@3 finish")
    table.pick("complete:35:11@1+34@3", "finish")
    assert table.score(A) == 5
    assert table.workshop(A) == [24]
    assert table.s.slots == [0] * 6
    assert table.stock(A) == "1w"


def test_t36_machines_that_lie_together_complete_nothing_later() -> None:
    table = Table(position("[31]", "1w 1x", workshop="13 23", projects="36 22")).pick("repair:1:31")
    assert table.keys == ["TURN"]
    assert table.workshop(A) == [13, 23, 31]
    assert table.s.turn == B


def test_t37_one_set_completes_several_projects() -> None:
    table = Table(position("[24]", "1w 1x", workshop="24", projects="20 35 22 12")).pick("repair:1:24")
    sets = [f"complete:{tile}:24@1+24@2" for tile in (20, 35, 22, 12)]
    assert same(table.offers(), " ".join([*sets, "finish"]))
    table.pick(*sets)
    assert table.offers() == ["finish"]
    table.pick("finish")
    assert table.score(A) == 9
    assert table.workshop(A) == []


def test_t38_projects_may_have_different_partners() -> None:
    table = Table(position("[23]", "2k 1x", workshop="24 32", projects="12 36")).pick("repair:1:23")
    table.pick("complete:12:24@1+23@3", "complete:36:32@2+23@3", "finish")
    assert table.score(A) == 5
    assert table.workshop(A) == []


def test_t39a_a_joker_is_no_product() -> None:
    table = Table(position("[21]", "1w 1k", workshop="11 22", projects="35 37 38 31")).pick("repair:1:21")
    assert table.keys == ["TURN"]
    assert table.workshop(A) == [11, 22, 21]


def test_t39b_points_and_colour_look_at_jokers_like_any_machine() -> None:
    table = Table(position("[21]", "1w 1k", workshop="22", projects="21 12")).pick("repair:1:21")
    assert same(table.offers(), "complete:21:22@1+21@2 complete:12:22@1+21@2 finish")


def test_t40_project_10_takes_all_four() -> None:
    table = Table(position("[41]", "1w 1x", workshop="11 22 31", projects="10")).pick("repair:1:41")
    assert same(table.offers(), "complete:10:11@1+22@2+31@3+41@4 finish")
    table.pick("complete:10:11@1+22@2+31@3+41@4", "finish")
    assert table.score(A) == 8
    assert table.workshop(A) == []


def test_t41_a_fourth_machine_clears_the_others() -> None:
    table = Table(position("[33]", "1w 3x", workshop="11 13 24", projects="31")).pick("repair:1:33")
    assert same(table.offers(), "complete:31:11@1+33@4 complete:31:24@3+33@4 finish")
    table.pick("finish")
    assert table.workshop(A) == [33]
    assert sorted(table.s.gone) == [11, 13, 24]
    assert 31 in table.s.slots


def test_ru49_before_a_fourth_machine_it_is_said_that_the_others_go() -> None:
    english = of_game("nicodemus", "en")

    def told(table: Table, option: str) -> str:
        hint = table.hint(option)
        assert hint is not None
        return english(hint)

    third = Table(position("[33]", "1w 3x", workshop="11 13", projects="31"))
    assert "fourth" not in told(third, "repair:1:33")
    assert "four machines" not in told(third.pick("repair:1:33"), "finish").lower()
    fourth = Table(position("[33]", "1w 3x", workshop="11 13 24", projects="31"))
    assert told(fourth, "repair:1:33").endswith(", fourth machine: the others may go")
    assert told(fourth.pick("repair:1:33"), "finish").startswith("Four machines lie in the workshop")
    fourth.pick("complete:31:11@1+33@4")
    assert told(fourth, "finish") == told(third, "finish")


def test_t42_a_project_may_prevent_the_clearing() -> None:
    table = Table(position("[33]", "1w 3x", workshop="11 13 24", projects="31")).pick("repair:1:33")
    table.pick("complete:31:11@1+33@4", "finish")
    assert table.workshop(A) == [13, 24]
    assert table.score(A) == 5


@pytest.mark.parametrize(("seat", "offers"), [(A, "complete:35:11@1+24@2 finish"), (B, "")])
def test_t43_only_the_owner_completes_a_tile_in_a_workshop(seat: int, offers: str) -> None:
    table = Table(position("[24]", "2w 1x", "2w 1x", tiles="35", workshop="11", b_workshop="11", turn=seat))
    table.pick("repair:1:24")
    assert same(table.offers(), offers)


def test_t44_the_tenth_machine_clears_the_upper_row() -> None:
    state = position("[11+2 12 13 14 15+1 21+1 22 23 24]", play=34)
    table = play(34, "charcoalium", state=state)
    assert table.stock(A) == "3c"
    assert table.yard == "[21+1 22 23 24 34]"
    assert table.s.reserve["charcoalium"] == 8


def test_t45_nine_machines_after_the_effect_clear_nothing() -> None:
    state = position("[11 12 13 14 15 21 22 23 24]", play=25)
    table = play(25, "effect", "spot:9:24", "gain:wood+wood", state=state)
    assert table.yard == "[11 12 13 14 15 21 22 23 25]"


def test_t46_the_second_player_has_one_more_turn() -> None:
    table = Table(position("[31]", "1w 1x", scores=(19, 0))).pick("repair:1:31")
    assert table.score(A) == 20
    assert table.s.last_round
    assert not table.s.over
    table.turn()
    table.pick(table.offers("play")[0], "charcoalium")
    assert table.s.over


def test_t47_the_second_players_twenty_end_the_game_at_once() -> None:
    table = Table(position("[31]", "1w 1x", scores=(19, 18), first=B)).pick("repair:1:31")
    assert table.s.over
    assert [(place.points, place.rank) for place in GAME.standing(table.s)] == [(20, 1), (18, 2)]


def test_t48a_drawing_the_last_card_triggers_nothing() -> None:
    table = play(11, "charcoalium", state=position(play=11, deck_size=1))
    assert len(table.hand(A)) == 5
    assert table.s.deck == []
    assert not table.s.last_round


def test_t48b_a_deck_too_short_starts_the_last_round() -> None:
    state = position("[12]", hand="21 33 12 13 14", deck_size=1)
    table = play(21, "effect", "discard:33", "gain:crystal+crystal", state=state)
    assert len(table.hand(A)) == 4
    assert table.s.last_round
    assert not table.s.over
    table.turn()
    table.pick(table.offers("play")[0], "charcoalium")
    assert table.s.over


def test_t48c_an_empty_deck_ends_the_game_with_the_second_player() -> None:
    table = play(11, "charcoalium", state=position(play=11, deck_size=0, first=B))
    assert table.s.over


@pytest.mark.parametrize(
    ("a", "b", "ranks"),
    [
        pytest.param("3c", "2c 5w", [1, 2], id="t49a charcoalium decides"),
        pytest.param("2c 4w", "2c 1w 1k 1x", [1, 2], id="t49b resources decide"),
        pytest.param("2c 1w 1k 1x", "2c 2w 2k", [2, 1], id="t49b the other way"),
        pytest.param("2c 3w", "2c 1w 1k 1x", [1, 1], id="t49c shared"),
    ],
)
def test_t49_ties(a: str, b: str, ranks: list[int]) -> None:
    standing = GAME.standing(position(a=a, b=b, scores=(20, 20)))
    assert [place.rank for place in standing] == ranks


def test_t50a_a_player_who_can_do_nothing_passes() -> None:
    table = Table(position("[33]", "1w", hand=""))
    assert table.offers() == ["pass"]
    table.pick("pass")
    assert table.hand(A) == []
    assert table.s.turn == B


def test_t50b_a_player_who_can_repair_does_not_pass() -> None:
    assert Table(position("[31]", "1w 1x", hand="")).offers() == ["repair:1:31"]


def test_t52_a_repair_draws_nothing_for_a_small_hand() -> None:
    table = Table(position("[31]", "1w 1x", hand="12 13")).pick("repair:1:31")
    assert table.hand(A) == [12, 13]
