"""Rulings and clarifications that no vector covers, from step B2 to the end."""

from rules.imaginarium import actions
from rules.imaginarium.belt import refill_conference
from rules.imaginarium.engine import GAME, check
from rules.imaginarium.projects import complete_projects
from rules.imaginarium.purchase import acquire
from rules.imaginarium.reorganise import reorganise
from rules.imaginarium.scoring import final_scoring
from rules.imaginarium.use import use_machines
from tests.rules.imaginarium.table import Table, player, position
from tests.rules.imaginarium.test_vectors_turn import repaired
from tests.rules.table import same

# Step B2


def test_rul12_a_shortfall_earns_no_scrap_income() -> None:
    s = position(player(hired="AS02"), belt="P6 - - - - - -", places="F1=E0")
    Table(s, acquire(s, 0, "F1"))
    assert (s.players[0].charcoal, s.crusher) == (0, ["P6"])


def test_dec03_many_ways_to_pay_are_asked_kind_by_kind_and_recorded_as_one() -> None:
    s = position(player("0 / 9 9 9 / 0"), belt="P6 - - - - - -", places="F1=E0")
    table = Table(s, acquire(s, 0, "F1"))
    assert table.key == "DEC-03 draft"
    assert len(table.offers()) == 10
    table.pick("give:3-wood")
    assert table.key == "DEC-03"
    assert all(id_.startswith("pay:3-wood") for id_ in table.offers())
    assert table.pick("pay:3-wood+9-copper+2-crystal").stock() == "0 / 6 0 7 / 0"


def test_dec03_reaches_every_payment() -> None:
    found = set()
    for wood in range(10):
        s = position(player("0 / 9 9 9 / 0"), belt="P6 - - - - - -", places="F1=E0")
        found |= set(Table(s, acquire(s, 0, "F1")).pick(f"give:{wood}-wood").offers())
    every = [(w, k, 14 - w - k) for w in range(10) for k in range(10) if 0 <= 14 - w - k <= 9]
    assert len(found) == len(every)


def test_rul45_the_stack_can_be_bought_from_after_a_shortfall_with_charcoal_only() -> None:
    s = position(player("1 / 1 0 0 / 0", hired="AS07"), belt="P6 - - - - - -", places="F1=E0")
    assert Table(s, acquire(s, 0, "F1")).lone() == [("DEC-04", "decline")]


def test_c9_exactly_the_price_is_full_payment() -> None:
    s = position(player("3 / 5 0 0 / 0"), belt="- - - - - - P3", places="F7=E0")
    table = Table(s, acquire(s, 0, "F7"))
    assert (table.stock(), table.asked()) == ("0 / 5 0 0 / 0", [])


# Step B3


def test_rul18_a_machine_bought_this_turn_is_repaired_this_turn() -> None:
    s = position(player("2 / 0 2 0 / 0"), belt="- - - - - - P2", places="F7=E0")
    table = Table(s).pick("extract+repair", "repair", "repair:P2", "run", "finish")
    assert table.slots() == "[P2]"


def test_rul13_an_action_with_nothing_to_do_is_offered_all_the_same() -> None:
    s = position(player())
    table = Table(s, actions.act(s, 0)).pick("dismantle+reorganise")
    assert same(table.offers(), "dismantle reorganise finish")
    table.pick("dismantle", "reorganise")
    assert table.lone() == [("DEC-14", "none"), ("DEC-16", "arrange:nothing")]


def test_rul16_the_double_worker_doubles_both_actions_of_a_free_pair() -> None:
    s = position(player("0 / 9 9 9 / 0", garden="P1 P2 D1 D2", hired="AS01 AS03"))
    table = Table(s, actions.act(s, 0)).pick("repair+dismantle", "repair", "repair:D1", "repair:P1", "leave")
    table.pick("dismantle", "garden:P2", "garden:D2", "take:2-wood")
    assert table.asked().count("DEC-11") == table.asked().count("DEC-14") == 2


def test_rul19_even_the_recycler_needs_a_free_slot() -> None:
    s = position(player("0 / 9 9 9 / 0", "[P1][P2][P3][P4]", garden="S1 A1"), crusher="P6")
    assert Table(s, actions.repair(s, 0)).lone() == [("DEC-11", "none")]


def test_rul20_a_waived_flash_effect_is_gone() -> None:
    s = position(player("0 / 1 0 1 / 0", garden="A1"), player("9 / 0 0 0 / 0"))
    Table(s, actions.repair(s, 0)).pick("repair:A1", "leave")
    assert Table(s, use_machines(s, 0)).lone() == [("DEC-02", "stop")]
    assert s.players[1].charcoal == 9


def test_rul22_the_extension_serves_the_second_action() -> None:
    s = position(player("4 / 0 2 0 / 0", "[P1][P1][P3][P4]", garden="P2", hired="AS01"), conference="AS06 AS02 AS03")
    table = Table(s, actions.act(s, 0)).pick("recruit+repair", "recruit", "hire:AS06", "repair", "repair:P2", "leave")
    assert len(s.players[0].slots) == 5
    assert table.stock() == "0 / 0 0 0 / 0"


def test_rul22_the_big_trader_and_the_diploma_discount_serve_the_second_action() -> None:
    s = position(player("16 / 0 0 0 / 0", hired="AS01"), conference="AS09 AS10 AS03")
    table = Table(s, actions.act(s, 0)).pick("recruit+trade", "recruit", "hire:AS09", "trade", *["buy:vp"] * 3)
    assert table.stock() == "2 / 0 0 0 / 3"


def test_rul22_the_project_bonus_counts_in_the_turn_of_hiring() -> None:
    s = position(player("5 / 0 0 0 / 0", "[A1][A2]"), conference="AS04 AS02 AS03", projects="PR02")
    Table(s, actions.recruit(s, 0)).pick("hire:AS04")
    assert Table(s, complete_projects(s, 0)).pick("complete:PR02").stock() == "0 / 0 0 0 / 5"


def test_rul25_a_combined_machine_is_split_before_it_is_dismantled() -> None:
    s = position(player(slots="[P2 T1][P1]"))
    assert Table(s, actions.dismantle(s, 0)).offers() == ["workshop:P1", "none"]
    Table(s, reorganise(s, 0)).pick("split:P2&P2+T1", "done")
    assert "workshop:T1" in Table(s, actions.dismantle(s, 0)).offers()


def test_rul26_a_used_attacker_is_dismantled_like_a_repaired_machine() -> None:
    s = position(player(slots="[A1]"))
    table = Table(s, actions.dismantle(s, 0)).pick("workshop:A1")
    assert same(table.offers(), "take:2-wood+2-crystal take:1-vp")


# Attacks


def test_rul28_and_rul29_a_defence_in_the_garden_does_not_guard() -> None:
    s = position(player(), player("5 / 0 0 0 / 0", garden="D1"))
    assert repaired(s, "A1").pick("run").stock(1) == "2 / 0 0 0 / 0"


def test_rul29_a_combined_patenter_guards_the_whole_player() -> None:
    s = position(player(), player(slots="[D1 D3][P1]"))
    table = repaired(s, "A6").pick("run")
    assert (table.answers[-1].key, table.answers[-1].picks[0]) == ("DEC-12", "run")
    assert table.slots(1) == "[D1 D3][P1]"


def test_rul32_every_opponent_loses_one_slot_in_the_order_liked() -> None:
    s = position(player(), player(slots="[P1][A1]"), player(slots="[P2 P2]"), player())
    table = repaired(s, "A6").pick("run")
    assert same(table.offers(), "off:1:P1 off:1:A1 off:2:P2+P2")
    table.pick("off:2:P2+P2", "off:1:A1")
    assert (table.key, table.slots(1), table.slots(2)) == (None, "[P1][~A1]", "[~P2 P2]")


def test_c15_slots_that_are_off_cannot_be_switched_off_again() -> None:
    s = position(player(), player(slots="[~P1]"))
    table = repaired(s, "A6").pick("run")
    assert "DEC-12b" not in table.asked()


def test_c7_an_attack_in_vain_may_be_run() -> None:
    s = position(player(), player())
    assert repaired(s, "A1").pick("run").stock() == "0 / 0 0 0 / 0"


def test_rul67_two_attackers_fire_one_after_the_other() -> None:
    s = position(
        player("0 / 2 0 2 / 0", garden="A1 A1", hired="AS03"), player("4 / 0 0 0 / 0"), player("9 / 0 0 0 / 0")
    )
    table = Table(s, actions.repair(s, 0)).pick("repair:A1", "run", "repair:A1", "run")
    assert [table.stock(seat)[0] for seat in range(3)] == ["6", "0", "3"]


def test_a_theft_tells_what_was_given_and_bars_undo() -> None:
    s = position(player("0 / 1 0 1 / 0", garden="A1"), player("2 / 0 0 0 / 0"))
    before = s.barrier
    table = Table(s, actions.repair(s, 0)).pick("repair:A1", "run")
    assert s.barrier > before
    (line,) = table.lines("log-robbed")
    assert line.to is None


# The recycler


def test_rul56_the_fetched_machine_takes_the_slot_and_may_run_once() -> None:
    s = position(player("0 / 1 1 2 / 0", "[P1][P2][P3]", garden="S1", hired="AS11"), crusher="S2 A1")
    table = Table(s, actions.repair(s, 0)).pick("repair:S1", "run", "run")
    assert table.asked()[-3:] == ["DEC-12", "DEC-17", "DEC-17a"]
    assert table.stock() == "0 / 0 0 0 / 1"
    assert table.slots() == "[P1][P2][P3][S2]"


def test_a_fetched_defence_asks_nothing_more() -> None:
    s = position(player("0 / 1 1 2 / 0", garden="S1"), crusher="D3 P1")
    table = Table(s, actions.repair(s, 0)).pick("repair:S1", "run", "fetch:D3")
    assert table.key is None
    assert table.slots() == "[D3]"


def test_rul55_a_waived_recycler_is_a_dead_card_of_level_three() -> None:
    s = position(player("0 / 1 1 2 / 0", "[P6]", garden="S1"), crusher="P1", projects="PR09")
    Table(s, actions.repair(s, 0)).pick("repair:S1", "leave")
    assert Table(s, complete_projects(s, 0)).offers("complete") == ["complete:PR09"]
    assert Table(s, use_machines(s, 0)).offers() == ["run:P6", "stop"]


def test_a_fetched_transformer_without_input_is_left_alone() -> None:
    s = position(player("0 / 1 1 2 / 0", garden="S1"), crusher="T4")
    table = Table(s, actions.repair(s, 0)).pick("repair:S1", "run")
    assert table.lone()[-2:] == [("DEC-17", "fetch:T4"), ("DEC-17a", "leave")]


# Assistants


def test_rul48_a_flamer_started_twice_may_make_two_kinds() -> None:
    s = position(player("0 / 0 2 2 / 0", garden="P6", hired="AS11"))
    table = Table(s, actions.repair(s, 0)).pick("repair:P6", "run", "make:wood", "run", "make:crystal")
    assert table.stock() == "0 / 1 0 1 / 0"


def test_c6_one_run_declined_is_no_second_run() -> None:
    s = position(player("0 / 0 2 2 / 0", garden="P6", hired="AS11"))
    table = Table(s, actions.repair(s, 0)).pick("repair:P6", "leave")
    assert table.asked() == ["DEC-11", "DEC-12"]


def test_rul44_the_conference_room_stays_empty_when_nobody_is_left() -> None:
    s = position(player())
    s.conference, s.assistants = ["", "AS01", ""], ["AS02"]
    refill_conference(s)
    assert s.conference == ["AS02", "AS01", ""]


def test_rul49_secret_plans_are_seen_by_their_owner_alone() -> None:
    s = position(player("6 / 0 0 0 / 0"), player(), conference="AS08 AS02 AS03", unused="PR14 PR02")
    table = Table(s, actions.recruit(s, 0)).pick("hire:AS08")
    (line,) = table.lines("log-secret-own")
    assert line.to == (0,)
    mine, theirs, nobodys = (GAME.view(s, audience) for audience in (0, 1, None))
    assert mine.mine is not None
    assert mine.mine.secret == ("PR14", "PR02")
    assert theirs.players[0].secret_projects == 2
    assert "PR14" not in repr((theirs, nobodys))


def test_rul30_all_open_projects_in_one_go_but_no_secret_one() -> None:
    s = position(player(slots="[P1 P1 P1][P2 P2 P2]", behind="PR12 PR13"), projects="PR06 PR07")
    table = Table(s, complete_projects(s, 0)).pick("all")
    assert table.stock() == "0 / 0 0 0 / 9"
    assert table.offers() == ["secret:PR12", "stop"]


def test_rul38_majorities_never_end_the_game() -> None:
    s = position(player("9 / 9 9 9 / 19"), player(), belt="P1 P1 P1 P1 P1 P1 P1")
    check(s)
    assert not s.over


def test_rul36_nothing_of_a_kind_is_no_majority() -> None:
    s = position(player(), player())
    final_scoring(s)
    assert [one.vp for one in s.players] == [0, 0]


def test_rul66_the_order_of_discs_decides() -> None:
    s = position(player(slots="[A1][A2]"), player(slots="[A3][A4]"), player(slots="[A5][A6]"), projects="PR02")
    for seat in (2, 0, 1):
        Table(s, complete_projects(s, seat)).pick("complete:PR02")
    assert s.discs["PR02"] == [2, 0, 1]
    assert [one.vp for one in s.players] == [3, 3, 4]


def test_rul40_discs_are_no_cap() -> None:
    slots = "[P1 P1 P1][P4 P4][P3][T1 P4][A1][D2]"
    names = "PR01 PR04 PR06 PR07 PR08 PR12 PR13"
    s = position(player(slots=slots, hired="AS06 AS02 AS03"), projects=names)
    Table(s, complete_projects(s, 0)).pick("all")
    assert sum(0 in discs for discs in s.discs.values()) == 7
    assert GAME.view(s, None).players[0].discs_left == 0


def test_rul50_the_project_bonus_counts_for_secret_projects() -> None:
    s = position(player(slots="[A1][A2]", behind="PR02 PR13", hired="AS04"))
    assert Table(s, complete_projects(s, 0)).pick("secret:PR02").stock() == "0 / 0 0 0 / 5"


def test_rul53_the_slots_of_the_extension_are_ordinary() -> None:
    s = position(player(), player(slots="[P1][P2][P3][P4][P5][P6]", hired="AS06"), projects="PR01")
    assert len(repaired(s, "A6").pick("run").offers()) == 6
