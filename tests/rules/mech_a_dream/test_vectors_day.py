"""The dossier's test vectors of sections 8.1 to 8.3 and the scripted day 8.6; T01 is the vector T1."""

import pytest

from rules.mech_a_dream.engine import GAME, start_part
from rules.mech_a_dream.machines import advance, buy, on_offer
from rules.mech_a_dream.scoring import standing
from tests.rules.mech_a_dream.table import Sits, Table, X, Y, belt_of, filler, position
from tests.rules.table import same


def test_t01_stock_room_in_the_morning() -> None:
    assert Table(position(Sits((3, 4, 0, 0)))).pick("stock", "2I").goods() == (5, 8, 0, 0)


def test_t02_dock_with_an_activation() -> None:
    table = Table(position(Sits((3, 4, 0, 0), wk="B01"), card="L01")).pick("dock")
    assert same(table.offers(), "robot B01 decline")
    assert table.goods() == (0, 6, 0, 3)
    assert table.pick("B01").goods() == (2, 6, 0, 3)


def test_t03_buying_puts_tile_and_assistant_on_its_slot() -> None:
    table = Table(position(Sits((3, 4, 0, 0)), red="P09 / P02")).pick("buy", "P09")
    assert (table.goods(), table.belt()) == ((3, 2, 0, 0), "P09@3x1")


def test_t04_building_in_the_evening_moves_the_tile_once() -> None:
    table = Table(position(Sits(belt="P09@2"), stage="evening")).pick("build")
    assert table.belt() == "P09@2x1"
    s = table.s
    advance(s)
    assert belt_of(s) == "P09@1x1"


def test_t05_tiles_move_as_many_slots_as_they_carry_assistants() -> None:
    s = position(Sits(belt="P02@4x2 B06@3x1"), stage="evening")
    advance(s)
    assert belt_of(s) == "P02@2x2 B06@2x1"


def test_t06_an_assistant_on_a_completed_machine_is_idle() -> None:
    table = Table(position(Sits(belt="B01@1x1"), stage="afternoon")).pick("stock", "2F").others()
    assert table.s.stage == "evening"
    assert (table.wk(), table.s.players[X].assistants_on("B01")) == ("B01", 1)
    before = table.s.players[X].workshop, table.goods()
    advance(table.s)
    assert (table.s.players[X].workshop, table.goods()) == before


def night_of_t07() -> Table:
    """Return the situation of T7 after its action."""
    s = position(Sits((1, 2, 1, 10), wk="B01 P02 B13", belt="C4@2 B04@1 P09@3"), stage="night")
    return Table(s).pick("B01", "P02", "robot")


def test_t07_activations_at_night() -> None:
    assert night_of_t07().goods() == (3, 3, 1, 12)


def test_t08_boosts_complete_two_machines() -> None:
    table = night_of_t07().pick("B13", "C4", "C4", "B04")
    assert table.goods() == (3, 3, 0, 21)
    assert table.wk() == "B01 P02 B13 C4 B04"


def test_t09_a_machine_completed_this_night_is_activated_this_night() -> None:
    table = night_of_t07().pick("B13", "C4", "C4", "B04", "B04", "P09")
    assert table.belt() == "P09@2x0"


def test_t10_final_score() -> None:
    assert [place.points for place in standing(position(Sits((4, 2, 3, 37))))][X] == 41


@pytest.mark.parametrize(("boosts", "belt"), [("P02 P02", "P02@2x0 P03@5x0"), ("P02 P03", "P02@3x0 P03@4x0")])
def test_t11_boosts_may_be_split(boosts: str, belt: str) -> None:
    table = Table(position(Sits(wk="B11", belt="P02@4 P03@5"), stage="night"))
    assert table.pick("B11", *boosts.split()).belt() == belt


def test_t12_a_conversion_is_one_lot() -> None:
    table = Table(position(Sits((3, 3, 0, 0), wk="P08"), stage="night")).pick("P08")
    assert table.goods() == (2, 2, 1, 1)
    assert "P08" not in table.offers()


def test_t13_the_night_builder_buys_two_slots_nearer() -> None:
    table = Table(position(Sits((0, 3, 0, 0), robot="RB7"), stage="night", red="P09 / P02")).pick("robot", "b", "P09")
    assert (table.goods(), table.belt()) == ((0, 1, 0, 0), "P09@1x0")


def test_t14_with_a_time_machine_the_tile_is_completed_and_used_the_same_night() -> None:
    sits = Sits((1, 3, 0, 0), robot="RB7", wk="E2a")
    table = Table(position(sits, stage="night", red="P09 / P02")).pick("robot", "b", "P09")
    assert (table.wk(), table.belt()) == ("E2a P09", "")
    assert table.pick("P09").goods() == (0, 1, 0, 2)


# 8.2 Derived: goods, discounts, belt


def test_t15_goods_beyond_nine_are_lost() -> None:
    assert Table(position(Sits((8, 8, 0, 0)))).pick("stock", "2F").goods() == (9, 9, 0, 0)


def test_t16_afternoon_and_evening_floors() -> None:
    table = Table(position(Sits((0, 0, 0, 0)), stage="afternoon")).pick("2I")
    assert table.goods() == (1, 3, 0, 0)
    assert table.others().pick("stock", "2F").goods() == (3, 3, 0, 0)


def test_t17_two_ink_machines_make_a_tile_free() -> None:
    table = Table(position(Sits((0, 0, 0, 0), wk="E1a E1b"), red="P01 /", blue="/", yellow="/")).pick("buy")
    assert (table.goods(), table.belt()) == ((0, 0, 0, 0), "P01@2x1")


def test_t18_a_tile_of_three_still_costs_one() -> None:
    table = Table(position(Sits((0, 0, 0, 0), wk="E1a E1b"), red="P02 /", blue="/", yellow="/", card="L02"))
    assert "buy" not in table.offers()


def test_t19_a_crystal_machine_saves_a_rainbow_on_crystals() -> None:
    table = Table(position(Sits((3, 0, 1, 0), wk="E3a"), yellow="/ C3", blue="/", red="/")).pick("buy")
    assert (table.goods(), table.belt()) == ((3, 0, 0, 0), "C3@4x1")


def test_t20_two_crystal_machines_make_a_crystal_free() -> None:
    table = Table(position(Sits((3, 0, 0, 0), wk="E3a E3b"), yellow="/ C1", blue="/", red="/")).pick("buy")
    assert (table.goods(), table.belt()) == ((3, 0, 0, 0), "C1@3x1")


def test_t21_two_dock_machines_make_a_visit_free() -> None:
    table = Table(position(Sits((0, 0, 0, 0), wk="E4a E4b"), card="L02", stage="evening")).pick("dock")
    assert table.goods() == (0, 0, 1, 0)


def test_t22_two_dock_machines_save_two_flowers() -> None:
    table = Table(position(Sits((2, 0, 0, 0), wk="E4a E4b"), card="L09", stage="evening")).pick("dock")
    assert table.goods() == (0, 0, 0, 3)


def test_t23_a_tile_landing_on_slot_0_is_completed_at_once_with_the_assistant_on_it() -> None:
    table = Table(position(Sits((3, 2, 0, 0), wk="E2a E2b"), blue="B01 /")).pick("buy", "B01")
    assert (table.wk(), table.belt(), table.goods()) == ("E2a E2b B01", "", (3, 0, 0, 0))
    assert table.s.players[X].assistants_on("B01") == 1


def test_t24_the_night_builder_completes_a_tile_at_once() -> None:
    sits = Sits((0, 2, 0, 0), wk="E2a", robot="RB7")
    table = Table(position(sits, stage="night", blue="B01 /", red="/", yellow="/")).pick("robot", "b")
    assert (table.wk(), table.goods()) == ("E2a B01", (0, 0, 0, 0))


def test_t25_surplus_steps_are_lost() -> None:
    s = position(Sits(belt="B01@1x3 P02@4"), stage="evening")
    advance(s)
    assert s.players[X].workshop == ["B01"]
    assert belt_of(s) == "P02@4x0"


def test_t26_without_an_assistant_a_tile_stays_where_it_is() -> None:
    table = Table(position(Sits((0, 2, 0, 0)), stage="evening", blue="B01 /", red="/", yellow="/")).pick("buy")
    assert table.belt() == "B01@2x1"
    table.others()
    assert (table.s.stage, table.belt()) == ("night", "B01@1x0")
    table.pick("END_NIGHT").others()
    assert table.s.day == 2
    table.pick("build")
    assert (table.s.stage, table.wk()) == ("afternoon", "B01")


def test_t27_three_advances_complete_a_tile_in_time_for_the_night() -> None:
    table = Table(position(Sits((9, 3, 0, 0)), red="P09 / P02", blue="/", yellow="/")).pick("buy", "P09").others()
    assert table.belt() == "P09@2x1"
    table.pick("stock", "2F").others()
    assert table.belt() == "P09@1x1"
    table.pick("stock", "2F").others()
    assert (table.s.stage, table.wk()) == ("night", "P09")
    assert "P09" in table.offers()


def test_t28_the_top_tile_refills_the_slot_and_is_for_sale_itself() -> None:
    s = position(Sits((0, 9, 0, 0)), blue="B01 B02 / B03 B04 B05")
    table = Table(s)
    seen = [table.offer("blue_green")]
    for machine in ("B01", "B04", "B02", "B05"):
        buy(s, X, machine)
        seen.append(f"{table.offer('blue_green')} {s.players[X].goods['I']}")
    assert seen == ["B03,B01,B02", "B04,B03,B02 7", "B05,B03,B02 5", "-,B03,B05 3", "-,B03,- 1"]


def test_t29_a_dock_visit_completes_a_machine_by_day() -> None:
    table = Table(position(Sits((3, 0, 0, 0), belt="P01@2"), card="L08")).pick("dock", "robot", "P01", "P01")
    assert (table.goods(), table.wk()) == ((0, 1, 0, 1), "P01")


def test_t30_boosts_are_lost_with_an_empty_belt() -> None:
    table = Table(position(Sits((3, 0, 0, 0)), card="L08")).pick("dock", "robot")
    assert table.goods() == (0, 1, 0, 1)
    assert "BOOST_TARGET" not in table.keys


def test_t31_goods_of_one_package_pay_for_the_next() -> None:
    table = Table(position(Sits((2, 0, 0, 0), wk="P13"), card="L04")).pick("dock", "P13")
    assert table.goods() == (0, 1, 1, 3)


def test_t32_a_visit_is_legal_even_if_all_is_lost() -> None:
    table = Table(position(Sits((2, 0, 0, 0)), card="L05", stage="evening")).pick("dock")
    assert table.goods() == (0, 0, 0, 0)
    assert table.keys == ["ACTION"]


# 8.3 Derived: completion, end, ties


def test_t33_two_completions_fill_the_seventh_and_the_eighth_space() -> None:
    s = position(Sits((0, 0, 0, 0), wk=filler(6).replace("C1", "B12"), belt="C4@1x1 P01@2x2"), stage="evening")
    advance(s)
    assert s.players[X].goods["D"] == 12


def test_t34_the_ninth_machine_brings_three_points_and_the_end() -> None:
    s = position(Sits((0, 0, 0, 0), wk=filler(8), belt="E4a@1x1"), stage="evening")
    assert not GAME.view(s, None).last_night
    advance(s)
    assert (s.players[X].goods["R"], s.players[X].goods["D"]) == (2, 3)
    assert GAME.view(s, None).last_night


def test_t35_every_machine_after_the_ninth_brings_three_points() -> None:
    wk = filler(9).replace("C1", "B12")
    s = position(Sits((0, 0, 0, 0), wk=wk, belt="C1@1x1"), stage="evening")
    advance(s)
    assert s.players[X].goods["D"] == 5 + 3


def test_t36_the_day_of_the_ninth_machine_is_played_to_its_end() -> None:
    s = position(Sits((0, 0, 0, 0), wk=filler(8), belt="B01@1x1"), stage="afternoon", day=4)
    table = Table(s).pick("stock", "2F").others()
    assert len(table.s.players[X].workshop) == 9
    assert table.s.stage == "evening"
    table.pick("stock", "2F").others()
    assert table.s.stage == "night"
    assert table.key(X) == "NIGHT_MENU"
    table.pick("END_NIGHT").others()
    assert (table.play.over, table.s.day) == (True, 4)


def test_t37_flowers_and_ink_are_pooled() -> None:
    places = standing(position(Sits((9, 9, 0, 0)), Sits((2, 2, 0, 40))))
    assert [place.points for place in places] == [3, 40]


@pytest.mark.parametrize(
    ("first", "second", "ranks"),
    [
        (Sits((0, 0, 5, 45), wk=filler(7)), Sits((0, 0, 1, 49), wk="B01 B03 B04 B05 B06 B08 B09 B10"), [2, 1]),
        (Sits((0, 0, 5, 45), wk=filler(8)), Sits((0, 0, 3, 47), wk="B01 B03 B04 B05 B06 B08 B09 B10"), [1, 2]),
        (Sits((0, 0, 5, 45), wk=filler(8)), Sits((0, 0, 5, 45), wk="B01 B03 B04 B05 B06 B08 B09 B10"), [1, 1]),
    ],
    ids=["t38 more machines", "t39 more rainbows", "t39 shared"],
)
def test_t38_and_t39_ties(first: Sits, second: Sits, ranks: list[int]) -> None:
    places = standing(position(first, second))
    assert [place.points for place in places] == [50, 50]
    assert [place.rank for place in places] == ranks


def test_t40_turn_order_and_draft_order() -> None:
    seed = next(seed for seed in range(50) if GAME.setup(seed, 4, {"robots": "off", "specialists": "on"}).first == 2)
    table = Table(GAME.setup(seed, 4, {"robots": "off", "specialists": "on"}))
    turns: list[int] = []
    while table.s.day == 1 or len(turns) < 4 + 12 + 1:
        (decision, *_) = table.play.pending
        if decision.key in {"SPECIALIST_DRAFT", "ACTION"}:
            turns.append(decision.seat)
        pick = {"NIGHT_MENU": "END_NIGHT"}.get(decision.key, decision.options[0].id)
        table.pick(pick, seat=decision.seat)
    assert turns[:3] == [1, 0, 3]
    assert table.play.entries[3].seat == 2
    assert turns[4 - 1 : 16 - 1] == [2, 3, 0, 1] * 3
    assert turns[15] == 3


# 8.6 One full scripted day


def scripted_day() -> Table:
    """Return the position before the scripted day."""
    s = position(Sits(), Sits(), card="L05", blue="B04 E4a / B01 B02", red="P09 / P02 P01", yellow="/ C1 C2")
    start_part(s, "morning")
    return Table(s)


def test_the_scripted_day() -> None:
    table = scripted_day()
    table.pick("buy", "P09")
    assert (table.goods(X), table.belt(X), table.offer("red")) == ((3, 2, 0, 0), "P09@3x1", "P01,P02")
    table.pick("buy", "B04", seat=Y)
    assert (table.goods(Y), table.offer("blue_green")) == ((3, 2, 0, 0), "B02,B01,E4a")
    assert (table.belt(X), table.belt(Y)) == ("P09@2x1", "B04@1x1")
    table.pick("dock", "P09", "P09")
    assert (table.goods(X), table.wk(X)) == ((1, 4, 0, 0), "P09")
    assert table.s.players[X].assistants == ["P09", "dock", ""]
    table.pick("buy", "E4a", seat=Y)
    assert (table.goods(Y), table.offer("blue_green")) == ((3, 0, 0, 0), "-,B01,B02")
    assert (table.wk(Y), table.belt(Y)) == ("B04", "E4a@1x1")
    table.pick("buy", "B01")
    assert (table.goods(X), table.belt(X), table.offer("blue_green")) == ((1, 2, 0, 0), "B01@2x1", "-,-,B02")
    table.pick("stock", "2I", seat=Y)
    assert (table.belt(X), table.goods(Y), table.wk(Y)) == ("B01@1x0", (3, 2, 2, 0), "B04 E4a")
    table.pick("P09", "robot")
    assert (table.goods(X), table.belt(X)) == ((0, 3, 0, 2), "B01@1x0")
    assert table.key(X) is None, "nothing is left but the end of the night"
    table.pick("robot", "B04", seat=Y)
    assert table.goods(Y) == (3, 3, 2, 0)
    assert on_offer(table.s) == ["B02", "P02", "P01", "C1"]
    assert [place.points for place in standing(table.s)] == [2, 3]
    assert (table.s.day, table.s.first, table.s.turn) == (2, Y, Y)
