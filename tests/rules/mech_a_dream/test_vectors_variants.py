"""The dossier's test vectors of sections 8.4 (Enlightened Robots) and 8.5 (Specialists); T41 is named test_t41."""

import pytest

from rules.kernel.words import of_game
from rules.mech_a_dream.components import ROBOTS
from rules.mech_a_dream.effects import robots_to_copy
from rules.mech_a_dream.engine import start_part
from rules.mech_a_dream.machines import advance
from rules.mech_a_dream.specialists import decay
from tests.rules.mech_a_dream.table import Sits, Table, X, Y, Z, belt_of, position
from tests.rules.table import same


def night(*seats: Sits, **places: str) -> Table:
    """Return a night with these seats."""
    return Table(position(*seats, stage="night", **places))  # type: ignore[arg-type]


def test_t41_the_cap_cuts_a_conversion() -> None:
    assert night(Sits((1, 8, 0, 0), robot="RB5")).pick("robot", "a").goods() == (0, 9, 0, 0)


def test_t42_the_prism_dealer_sells_a_rainbow() -> None:
    assert night(Sits((1, 1, 1, 0), robot="RB6")).pick("robot", "a").goods() == (1, 5, 0, 0)


def test_t43_a_copied_conversion_costs_a_flower_and_its_own_cost() -> None:
    table = night(Sits((1, 4, 1, 0), robot="RB8", belt="P01@2 P02@4"), Sits(wk="B13"))
    table.pick("robot", "a", "P01", "P01", "P02")
    assert (table.goods(), table.wk(), table.belt()) == ((0, 4, 0, 0), "P01", "P02@3x0")


def test_t44_copying_a_robot_costs_its_cost_too() -> None:
    table = night(Sits((2, 0, 0, 0), robot="RB8"), Sits(robot="RB5")).pick("robot")
    assert table.answers[:3] == ["robot", "b", "RB5a"], "the only option and the only target are not asked"
    assert table.goods() == (0, 3, 0, 0)


def test_t45_with_one_flower_the_alchemist_cannot_be_copied() -> None:
    assert night(Sits((1, 0, 0, 0), robot="RB8"), Sits(robot="RB5")).offers() == ["END_NIGHT"]


def night_of_t46(owner: Sits | None = None) -> Table:
    """Return the night of T46."""
    owner = owner or Sits((0, 4, 0, 0), robot="RB7")
    return night(Sits((1, 4, 0, 0), robot="RB8"), owner, red="P09 / P01 P02", blue="/", yellow="/")


def copies(table: Table) -> list[str]:
    """Return the robots, with their options, that X could copy now."""
    return [option.id for option in robots_to_copy(table.s, X, ROBOTS["RB8"].options[1])]


def test_t46_a_purchase_is_not_copied_before_the_owner_has_used_the_robot() -> None:
    table = night_of_t46()
    assert copies(table) == ["RB7a"]
    assert table.goods() == (1, 4, 0, 0)


def test_t47_afterwards_the_copier_buys_what_has_come_onto_the_slot() -> None:
    table = night_of_t46()
    table.pick("robot", "b", "P09", seat=Y)
    assert (table.belt(Y), table.offer("red")) == ("P09@1x0", "P02,P01")
    table.pick("robot", "RB7b", "P01")
    assert (table.goods(), table.wk()) == ((0, 3, 0, 0), "P01")


def test_t48_the_night_courier_cannot_activate_itself() -> None:
    table = night(Sits((0, 4, 0, 0), robot="RB4", wk="B01"), card="L06").pick("robot")
    assert table.key() == "ACTIVATION_TARGET"
    assert same(table.offers(), "B01 decline")


def test_t49_an_extra_activation_leaves_the_nights_own() -> None:
    table = night(Sits((0, 4, 0, 0), robot="RB4", wk="B01"), card="L06").pick("robot", "B01")
    assert table.goods() == (2, 4, 0, 0)
    assert table.pick("B01").goods() == (4, 4, 0, 0)


def test_t50_a_copied_courier_serves_the_copiers_machines_only() -> None:
    table = night(Sits((1, 0, 0, 0), robot="RB8", wk="P01"), Sits(robot="RB4"), card="L06").pick("robot")
    assert same(table.offers(), "P01 decline")
    assert table.pick("P01").goods() == (0, 0, 0, 1)
    assert same(table.offers(), "P01 END_NIGHT")


def test_t51_the_courier_by_day() -> None:
    table = Table(position(Sits((2, 0, 0, 0), robot="RB4", wk="B01"), card="L06")).pick("dock", "robot")
    assert same(table.offers(), "B01 decline")
    assert table.pick("B01").goods() == (2, 2, 0, 2)


def test_t52_a_purchase_by_a_robot_rewards_no_specialist() -> None:
    sits = Sits((2, 2, 0, 0), robot="RB7", cards="S4 S9 S10")
    s = position(sits, Sits(), Sits(), card="L06", stage="evening", blue="B01 /")
    table = Table(s).pick("dock", "robot", "b", "B01")
    assert (table.wk(), table.goods()) == ("B01", (0, 0, 0, 2))
    assert table.s.turn == Y


# 8.5 Specialists


def test_t53_and_t54_taking_a_specialist_and_the_decay_of_its_token() -> None:
    s = position(Sits((0, 0, 1, 0), belt="P01@2"), Sits((0, 0, 0, 0), cards="S3:1"))
    table = Table(s).pick("stock", "S3")
    assert (table.goods(), table.goods(Y)) == ((2, 2, 0, 0), (0, 0, 1, 0))
    assert (table.owner("S3"), table.token("S3")) == (X, 2)
    seen = []
    for _ in range(3):
        decay(table.s)
        seen.append(table.token("S3"))
    assert seen == [1, 0, 0]


def test_t55_without_a_token_a_specialist_is_free() -> None:
    s = position(Sits((0, 0, 0, 0)), Sits((0, 0, 0, 0), cards="S3"), stage="afternoon")
    table = Table(s).pick("S3")
    assert (table.goods(), table.token("S3"), table.owner("S3")) == ((1, 1, 0, 0), 2, X)


def test_t56_the_rainbow_for_the_centre_card_leaves_the_game() -> None:
    s = position(Sits((0, 0, 1, 0)), Sits((0, 0, 0, 0), cards="S1:1"), stage="afternoon", centre="S5:1")
    table = Table(s).pick("stock", "S5")
    assert (table.goods(), table.goods(Y)[2]) == ((1, 1, 0, 0), 0)
    assert (table.owner("S5"), table.token("S5")) == (X, 2)
    assert [card.owner for card in table.s.cards] == [Y, X]


def test_t57_the_gardener_brings_goods_of_choice() -> None:
    table = Table(position(Sits((0, 0, 0, 0), cards="S8"), stage="evening")).pick("2F")
    assert table.key() == "BONUS_CHOICE"
    assert table.pick("2I").goods() == (2, 2, 0, 0)


def four(sits: Sits) -> tuple[Sits, ...]:
    """Return four seats, the first of which matters."""
    return sits, Sits(), Sits(), Sits()


def test_t58_all_cards_pay_for_a_purchase() -> None:
    s = position(*four(Sits((3, 2, 0, 0), cards="S1 S2 S9 S10")), red="P09 / P02")
    table = Table(s).pick("buy", "P09")
    assert table.key() == "BONUS_ORDER"
    table.pick("S10", "S2", "P09", "S9")
    assert (table.goods(), table.belt()) == ((3, 0, 1, 3), "P09@2x1")
    assert table.s.turn == Y
    advance(table.s)
    assert belt_of(table.s) == "P09@1x1"


def test_t59_building_is_no_purchase() -> None:
    s = position(*four(Sits((0, 0, 0, 0), cards="S1 S3 S9 S10", belt="P02@3")))
    table = Table(s).pick("build")
    assert same(table.offers(), "S1 S3")
    assert table.pick("S1").goods() == (1, 1, 0, 1)


def test_t60_a_dock_visit_pays_three_cards() -> None:
    s = position(Sits((2, 0, 0, 0), cards="S4 S5 S6", belt="P01@2"), Sits(), Sits(), card="L04", stage="evening")
    table = Table(s).pick("dock", "S4", "S5", "P01", "P01")
    assert same(table.offers(), "robot P01 decline")
    assert table.pick("P01").goods() == (0, 0, 0, 5)
    assert table.wk() == "P01"


def test_t61_a_card_does_not_reward_the_visit_in_which_it_is_taken() -> None:
    s = position(Sits((0, 0, 1, 0)), Sits((0, 0, 0, 0), cards="S7:1"))
    table = Table(s).pick("stock", "S7")
    assert table.goods() == (2, 2, 0, 0)
    table.others().pick("stock", "2F")
    assert table.goods()[2] == 1


def test_t62_a_card_owned_before_rewards_the_visit_in_which_another_is_taken() -> None:
    s = position(Sits((0, 0, 1, 0), cards="S7"), Sits(cards="S3:1"))
    assert Table(s).pick("stock", "S3").goods() == (2, 2, 1, 0)


# 8.7 Specialists


@pytest.mark.parametrize(("stage", "offers"), [("evening", "2F 2I"), ("afternoon", "2F 2I S1 S2 S3")])
def test_t63_no_specialist_is_taken_in_the_evening(stage: str, offers: str) -> None:
    s = position(Sits((0, 0, 2, 0)), Sits(cards="S1 S2:1"), centre="S3:1", stage=stage)
    table = Table(s)
    table.pick("stock") if table.key() == "ACTION" else table
    assert same(table.offers(), offers)


@pytest.mark.parametrize(("rainbows", "told"), [(2, True), (0, False)])
def test_the_stock_room_says_where_a_specialist_is_to_be_had(rainbows: int, told: bool) -> None:
    s = position(Sits((5, 0, rainbows, 0)), Sits(cards="S1:1"), stage="afternoon", centre="S3:1")
    hint = next(option.hint for option in Table(s).options() if option.id == "stock")
    assert hint is not None
    assert ("Specialist" in of_game("mech_a_dream", "en")(hint)) == told


def test_t64_neither_the_own_card_nor_one_too_dear() -> None:
    s = position(Sits((0, 0, 1, 0), cards="S4"), Sits(cards="S1:1"), Sits(cards="S2"), Sits(cards="S3:2"))
    assert same(Table(s).pick("stock").offers(), "2F 2I S1 S2")


def test_t65_the_centre_card_keeps_its_token() -> None:
    s = position(Sits(cards="S1:1"), Sits(cards="S2:2"), centre="S3:1", stage="night")
    table = Table(s)
    seen = []
    for _ in range(3):
        decay(table.s)
        seen.append([table.token(card) for card in ("S1", "S2", "S3")])
    assert seen == [[0, 1, 1], [0, 0, 1], [0, 0, 1]]


def test_t71_with_the_other_reading_a_specialist_replaces_all_goods() -> None:
    seats = Sits((0, 0, 1, 0), cards="S7"), Sits((0, 0, 0, 0), cards="S3:1")
    taking = Table(position(*seats, reading="all_goods")).pick("stock")
    assert taking.goods() == (0, 0, 1, 0)
    taking.pick("S3")
    assert (taking.goods(), taking.goods(Y)) == ((0, 0, 0, 0), (0, 0, 1, 0))
    goods = Table(position(*seats, reading="all_goods")).pick("stock", "2I")
    assert goods.goods() == (2, 4, 2, 0)


def test_t74_the_electrician_activates_beside_package_and_night() -> None:
    s = position(Sits((2, 0, 0, 0), cards="S6", wk="P01"), card="L06", stage="evening")
    table = Table(s).pick("dock", "P01", "P01")
    assert table.goods() == (0, 0, 0, 2)
    assert table.others().pick("P01").goods() == (0, 0, 0, 3)


def test_t78_a_bonus_boost_completes_the_machine_before_the_advance() -> None:
    table = Table(position(Sits((0, 0, 0, 0), cards="S2", belt="P01@1"))).pick("build", "P01")
    assert (table.wk(), table.s.players[X].assistants_on("P01")) == ("P01", 1)
    assert table.s.stage == "morning"
    table.others()
    assert (table.wk(), table.goods()[3]) == ("P01", 0)


def test_t83_a_night_courier_by_day_is_no_second_visit() -> None:
    s = position(Sits((2, 0, 0, 0), robot="RB4", wk="B01", cards="S4"), card="L06")
    assert Table(s).pick("dock", "robot", "B01").goods() == (2, 2, 0, 4)


def test_t84_one_card_needs_no_order_and_two_need_one() -> None:
    one = Table(position(Sits((0, 0, 0, 0), cards="S7"), Sits((0, 0, 0, 0)))).pick("2F")
    assert one.goods() == (4, 2, 1, 0)
    assert "BONUS_ORDER" not in one.keys
    two = Table(position(Sits((0, 0, 0, 0), cards="S7 S8"), Sits((0, 0, 0, 0)))).pick("2F")
    assert same(two.offers(), "S7 S8")
    two.pick("S7")
    assert two.key() == "BONUS_CHOICE"
    assert same(two.offers(), "2F 2I")
    assert two.keys.count("BONUS_ORDER") == 1


def test_three_players_have_three_specialists_and_the_centre_stays_empty() -> None:
    s = position(Sits(cards="S1"), Sits(cards="S2"), Sits(cards="S3"))
    start_part(s, "morning")
    assert [card.owner for card in s.cards] == [X, Y, Z]
