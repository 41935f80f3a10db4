"""Rulings of section 7 and clarifications that no vector covers; the number is in the name of the test."""

import pytest

from rules.kernel.policy import neutral
from rules.kernel.record import finished_record, random_game, replay
from rules.kernel.testkit import simulate
from rules.mech_a_dream.components import DELIVERIES
from rules.mech_a_dream.engine import GAME
from rules.mech_a_dream.machines import add, advance, dock_fee, landing, price, space_bonus
from rules.mech_a_dream.scoring import standing
from tests.rules.mech_a_dream.table import Goods, Sits, Table, X, Y, filler, position
from tests.rules.mech_a_dream.test_vectors_variants import night
from tests.rules.table import same

OFF = {"robots": "off", "specialists": "off"}


def test_a2_the_first_player_changes_once_a_day() -> None:
    table = Table(GAME.setup(3, 3, OFF))
    first = table.s.first
    picks = {"NIGHT_MENU": "END_NIGHT", "ACTION": "stock", "STOCK_CHOICE": "2F"}
    seen = []
    while table.s.day < 3:
        (decision, *_) = table.play.pending
        seen.append((table.s.day, table.s.first))
        table.pick(picks[decision.key], seat=decision.seat)
    assert set(seen) == {(1, first), (2, (first + 1) % 3)}
    assert table.s.first == (first + 2) % 3


def test_a3_the_stock_room_is_legal_even_if_everything_is_lost() -> None:
    table = Table(position(Sits((9, 9, 0, 0)))).pick("stock", "2F")
    assert table.goods() == (9, 9, 0, 0)


def test_a4_and_a5_everybody_may_visit_the_same_place_for_the_same_packages() -> None:
    table = Table(position(Sits((2, 0, 0, 0)), Sits((2, 0, 0, 0)), card="L05", stage="afternoon"))
    table.pick("dock")
    table.pick("dock", seat=Y)
    assert table.goods(X) == table.goods(Y) == (0, 2, 0, 0)


def test_a6_the_cap_is_applied_after_every_single_gain() -> None:
    s = position(Sits((8, 0, 0, 0)))
    add(s, X, (("F", 2), ("I", 12), ("F", 1)))
    assert (s.players[X].goods["F"], s.players[X].goods["I"]) == (9, 9)


def test_a7_and_a8_rainbows_and_dreams_have_no_limit() -> None:
    s = position(Sits((0, 0, 60, 100)))
    add(s, X, (("R", 5), ("D", 50)))
    assert (s.players[X].goods["R"], s.players[X].goods["D"]) == (65, 150)
    assert not [fault for fault in GAME.faults(s) if "owes" in fault]


def test_b3_two_of_one_kind_are_taken_never_one_of_each() -> None:
    assert same(Table(position(Sits())).pick("stock").offers(), "2F 2I")


def test_c2_goods_of_the_visit_cannot_pay_the_fee() -> None:
    table = Table(position(Sits((2, 0, 0, 0)), card="L01"))
    assert "dock" not in table.answers
    assert "dock" not in table.offers()


def test_c8_a_machine_is_activated_several_times_a_day_and_at_night() -> None:
    s = position(Sits((2, 0, 0, 0), wk="P01"), card="L06", stage="afternoon")
    table = Table(s).pick("dock", "P01").others()
    assert table.goods()[3] == 2, "the activation and the dream package"
    table.pick("2F").others()
    assert table.s.stage == "night"
    assert table.pick("P01").goods()[3] == 3


def test_d2_ink_does_not_buy_crystals_nor_rainbows_anything_else() -> None:
    table = Table(position(Sits((0, 9, 0, 0)), red="P01 /", blue="/", yellow="/ C1")).pick("buy")
    assert table.answers == ["buy", "P01"]
    table = Table(position(Sits((0, 0, 9, 0)), red="P01 /", blue="/", yellow="/ C1")).pick("buy")
    assert table.answers == ["buy", "C1"]


def test_d9_two_copies_of_a_power_may_be_owned() -> None:
    table = Table(position(Sits((0, 9, 0, 0), wk="E1a"), blue="E1b /")).pick("buy", "E1b")
    assert table.goods() == (0, 8, 0, 0)


def test_d11_a_green_machine_counts_from_its_completion_on() -> None:
    sits = Sits((9, 9, 0, 0), wk="E2a E2b")
    table = Table(position(sits, blue="E1a / B01")).pick("buy", "E1a")
    assert (table.wk(), table.goods()) == ("E2a E2b E1a", (9, 7, 1, 0))
    assert price(table.s.players[X], "B01") == ("I", 1)


def test_e1_only_tiles_of_the_own_belt_are_built() -> None:
    table = Table(position(Sits(belt="P02@4 B06@3", wk="B01"), Sits(belt="P03@7"))).pick("build")
    assert same(table.offers(), "P02 B06")


def test_e2_and_e3_assistants_stack_and_stay_until_the_night() -> None:
    table = Table(position(Sits(belt="P03@7 B06@4"))).pick("build", "P03").others()
    assert table.belt() == "P03@6x1 B06@4x0"
    table.pick("build", "P03").others()
    assert table.belt() == "P03@4x2 B06@4x0"
    table.pick("build", "P03").others()
    assert table.belt() == "P03@1x0 B06@4x0"


def test_g3_the_bonus_of_each_space() -> None:
    assert [space_bonus(space) for space in range(1, 13)] == [0, 0, 0, 0, 0, 0, 1, 2, 3, 3, 3, 3]


def test_g4_machines_beyond_the_ninth_work_like_any_other() -> None:
    wk = "P03 P04 P05 P07 P10 E1a E2a E3a E4a P01 E1b"
    table = night(Sits((0, 0, 0, 0), wk=wk))
    assert table.pick("P01").goods()[3] == 1
    assert price(table.s.players[X], "B07") == ("I", 1)


def test_g6_a_blue_machine_gives_nothing_at_its_completion() -> None:
    s = position(Sits((0, 0, 0, 0), belt="B01@1x1"), stage="evening")
    advance(s)
    assert list(s.players[X].goods.values()) == [0, 0, 0, 0]


def test_g7_green_and_yellow_machines_are_not_activated() -> None:
    table = night(Sits((3, 3, 3, 0), wk="E1a C1 B01"))
    assert same(table.offers(), "robot B01 END_NIGHT")
    copier = night(Sits((3, 3, 3, 0), robot="RB8"), Sits(robot="RB1", wk="E1a C1"))
    copier.pick("robot")
    assert copier.answers[:3] == ["robot", "b", "RB1"]


def test_h2_and_h6_boosts_go_to_any_tile_with_or_without_assistants() -> None:
    s = position(Sits((2, 0, 0, 0), belt="P03@7 P04@3x1"), card="L05", stage="afternoon")
    table = Table(s).pick("dock")
    assert same(table.offers(), "P03 P04 decline")
    table.pick("P03", "P04")
    assert table.belt() == "P03@6x0 P04@2x1"


def test_h5_a_boost_may_be_declined_and_the_next_is_still_asked() -> None:
    table = night(Sits(wk="B11", belt="P03@7")).pick("B11", "decline")
    assert table.key() == "BOOST_TARGET"
    assert table.pick("P03").belt() == "P03@6x0"


def test_h7_completions_are_chained() -> None:
    table = night(Sits((0, 0, 0, 0), wk="B04", belt="B09@1 B11@1 P01@2")).pick("B04", "B09", "B09", "B11", "B11")
    table.pick("P01", "P01", "P01")
    assert table.goods() == (1, 0, 0, 1)
    assert table.wk() == "B04 B09 B11 P01"


def test_i5_a_conversion_uses_goods_of_the_same_night() -> None:
    table = night(Sits((0, 0, 0, 0), wk="B01 P11"))
    assert "P11" not in table.offers()
    table.pick("B01")
    assert table.pick("P11").goods() == (0, 0, 0, 4)


def test_j2_seven_cards_serve_seven_days() -> None:
    table = Table(GAME.setup(1, 2, OFF))
    cards = [table.s.delivery]
    while not table.play.over:
        (decision, *_) = table.play.pending
        table.pick(neutral(decision)[0], seat=decision.seat)
        if table.s.delivery != cards[-1]:
            cards.append(table.s.delivery)
    assert (len(cards), len(set(cards)), len(table.s.deliveries), len(table.s.removed)) == (7, 7, 0, 3)


def test_k5_what_is_unfinished_scores_nothing() -> None:
    s = position(Sits((0, 0, 0, 7), belt="C8@1", robot="RB1", cards="S1"), Sits(cards="S2"), Sits(cards="S3"))
    assert standing(s)[X].points == 7


def test_l1_to_l3_each_power_helps_its_own_purchases_only() -> None:
    s = position(Sits(wk="E1a E3a E2a E4a"))
    player = s.players[X]
    assert [price(player, id_) for id_ in ("B07", "P02", "E1b", "C4")] == [("I", 2), ("I", 2), ("I", 1), ("R", 2)]
    assert [landing(player, id_) for id_ in ("B07", "P02", "E1b", "C4")] == [2, 3, 1, 2]
    assert dock_fee(s, X) == DELIVERIES[s.delivery].price - 1


def test_m5_and_m6_the_courier_takes_the_whole_evening_list_free_of_charge() -> None:
    table = night(Sits((0, 0, 0, 0), robot="RB4", belt="P02@4"), card="L05").pick("robot", "P02", "P02")
    assert (table.goods(), table.belt()) == ((0, 0, 0, 0), "P02@2x0")


def test_m9_and_c112_the_original_keeps_its_right_and_loses_nothing() -> None:
    table = night(Sits((2, 0, 0, 0), robot="RB8"), Sits((1, 0, 0, 0), robot="RB5", wk="P09"))
    table.pick("robot", "a")
    assert table.goods() == (0, 0, 0, 2)
    assert table.goods(Y) == (1, 0, 0, 0)
    assert same(table.offers(Y), "robot P09 END_NIGHT")


def test_m10_by_day_a_purchase_is_copied_without_waiting() -> None:
    s = position(Sits((3, 9, 0, 0), robot="RB8"), Sits(robot="RB7"), card="L06", stage="evening")
    table = Table(s).pick("dock", "robot")
    assert same(table.offers(), "RB7a RB7b")


def test_m12_a_copied_courier_cannot_activate_the_copier() -> None:
    s = position(Sits((4, 0, 0, 0), robot="RB8", wk="P01"), Sits(robot="RB4"), card="L06")
    table = Table(s).pick("dock", "robot")
    assert same(table.offers(), "P01 decline")


def test_m15_the_prism_dealer_buys_a_rainbow_without_one() -> None:
    table = night(Sits((0, 1, 0, 0), robot="RB6")).pick("robot")
    assert table.answers[:2] == ["robot", "b"]
    assert table.goods() == (0, 0, 1, 0)


def test_m16_a_tile_the_builder_completes_is_activated_the_same_night() -> None:
    table = night(Sits((0, 2, 0, 0), robot="RB7"), blue="B01 /", red="/", yellow="/").pick("robot", "b", "B01")
    assert table.goods() == (2, 0, 0, 0)


def test_n7_a_specialist_is_paid_in_rainbows_only() -> None:
    s = position(Sits((9, 9, 1, 0)), Sits(cards="S1:2"))
    assert same(Table(s).pick("stock").offers(), "2F 2I")


def test_n18_the_price_is_paid_before_any_reward() -> None:
    s = position(Sits((0, 0, 0, 0), cards="S7"), Sits((0, 0, 0, 0), cards="S3:1"))
    table = Table(s)
    assert same(table.offers(), "2F 2I")


def test_o2_and_n15_nobody_decides_in_the_turn_of_another() -> None:
    for seed in range(4):
        record = random_game(GAME, 3, {"robots": "on", "specialists": "on"}, seed)
        turn, interrupted = -1, 0
        for answer in record["answers"]:
            if answer["key"] in {"ACTION", "MONITOR_CHOICE", "SPECIALIST_DRAFT", "NIGHT_MENU"}:
                turn = answer["seat"] if answer["key"] == "ACTION" else -1
            elif turn >= 0:
                assert answer["seat"] == turn
                interrupted += 1
        assert interrupted > 50


@pytest.mark.parametrize("settings", [OFF, {"robots": "on", "specialists": "on"}])
def test_o4_an_absent_seat_takes_the_smallest_steps(settings: dict[str, str]) -> None:
    table = Table(GAME.setup(9, 3, settings))
    allowed = {"ACTION": {"stock"}, "NIGHT_MENU": {"END_NIGHT"}, "STOCK_CHOICE": {"2F", "2I"}}
    while not table.play.over:
        (decision, *_) = table.play.pending
        (picked,) = neutral(decision)
        assert picked in allowed.get(decision.key, {picked})
        if decision.key in {"MONITOR_CHOICE", "SPECIALIST_DRAFT"}:
            assert picked == decision.options[0].id
        if decision.key in {"STOCK_CHOICE", "BONUS_CHOICE"}:
            f, i, *_ = table.goods(decision.seat)
            assert picked == ("2F" if f <= i else "2I")
        table.pick(picked, seat=decision.seat)


@pytest.mark.parametrize("goods", [(3, 4, 0, 0), (4, 3, 0, 0), (3, 3, 0, 0)])
def test_flowers_and_ink_keep_their_printed_order_whatever_there_is_less_of(goods: Goods) -> None:
    stock = Table(position(Sits(goods))).pick("stock")
    assert stock.offers() == ["2F", "2I"]
    reward = Table(position(Sits(goods, cards="S8"))).pick("stock", "2F")
    assert (reward.key(), reward.offers()) == ("BONUS_CHOICE", ["2F", "2I"])


@pytest.mark.parametrize(("machines", "fee"), [("", 1), ("E4a", 0), ("E4a E4b", 0)])
def test_c3_the_dock_never_pays_its_visitor(machines: str, fee: int) -> None:
    s = position(Sits((1, 0, 0, 0), wk=machines), card="L02", stage="evening")
    assert (DELIVERIES["L02"].price, dock_fee(s, X)) == (1, fee)
    assert Table(s).pick("dock").goods() == (1 - fee, 0, 1, 0)


def test_o4_boosts_and_activations_are_declined_and_bonuses_paid_by_number() -> None:
    s = position(Sits((2, 0, 0, 0), belt="P02@4", cards="S6 S5 S4"), Sits(), Sits(), card="L06", stage="evening")
    table = Table(s).pick("dock")
    answers = []
    while table.s.turn == X:
        (decision,) = table.play.pending
        answers.append(neutral(decision)[0])
        table.pick(*neutral(decision))
    assert answers == ["decline", "S4", "S5", "decline", "decline", "decline"]


def test_c101_lone_answers_stand_in_the_record() -> None:
    table = Table(position(Sits((0, 0, 0, 0), belt="P01@2"), red="/", blue="/", yellow="/")).pick("build")
    assert table.answers == ["build", "P01"]
    assert [entry.auto for entry in table.play.entries] == [False, True]


@pytest.mark.parametrize("seed", range(3))
def test_c101_a_record_without_its_lone_answers_describes_the_same_game(seed: int) -> None:
    settings = {"robots": "on", "specialists": "on"}
    play = simulate(GAME, 3, settings, seed)
    record = finished_record(play, 3, settings, seed)
    lone = [entry.auto for entry in play.entries]
    assert any(lone)
    kept = [answer for answer, is_lone in zip(record["answers"], lone, strict=True) if not is_lone]
    assert replay(GAME, record | {"answers": kept}) == []
    assert replay(GAME, record | {"answers": kept[:-40] + kept[-39:]}) != []


def test_c105_a_robot_without_a_legal_option_is_not_offered() -> None:
    s = position(Sits((2, 0, 0, 0), robot="RB5", wk="P01"), card="L06", stage="evening")
    assert same(Table(s).pick("dock").offers(), "P01 decline")


def test_c109_a_right_is_used_up_when_it_is_named() -> None:
    table = night(Sits((0, 0, 0, 0), wk="B04 P01", belt="P02@3")).pick("B04", "decline")
    assert "B04" not in table.offers()


def test_k6_the_last_tie_is_a_shared_victory() -> None:
    s = position(Sits((0, 0, 2, 8), wk=filler(2)), Sits((0, 0, 2, 8), wk="B01 B03"), Sits((0, 0, 1, 8)))
    assert [place.rank for place in standing(s)] == [1, 1, 3]
