"""The dossier's vectors TV-A01 to TV-A33, but those of conditions (A19 to A24), which stand with the projects."""

import pytest

from rules.imaginarium import actions, machines
from rules.imaginarium.assistants import hire
from rules.imaginarium.belt import crush_one, refill_conference
from rules.imaginarium.components import ASSISTANTS, PROJECTS
from rules.imaginarium.engine import GAME, check, deal, machine_deck
from rules.imaginarium.projects import complete_projects
from rules.imaginarium.purchase import acquire
from rules.imaginarium.reorganise import reorganise
from rules.imaginarium.use import use_machines
from rules.kernel.rng import Rng
from tests.rules.imaginarium.table import NOW, Table, player, position, shuffles_to
from tests.rules.imaginarium.test_vectors_turn import repaired
from tests.rules.table import same


def test_a01_initiative_by_workshop_number() -> None:
    boards = [4, 1, 5, 2]
    s = deal(Rng(1), boards, machine_deck(boards), list(ASSISTANTS), list(PROJECTS))
    assert s.track == ["E1", "E3", "", "E0", "E2"]
    table = Table(s)
    order = []
    while s.stage == "planning" and table.decision:
        order.append(table.decision.seat)
        table.pick(table.offers()[0])
    assert order == [1, 3, 0, 2]


def test_a02_figures_without_a_place_wait_aside() -> None:
    seats = [player(), player(), player(), player(hired="AS07"), player()]
    s = position(*seats, stack="")
    s.stage = "planning"
    table = Table(s)
    table.pick("Q3", "Q2")
    assert table.lone() == [("DEC-01", "Q1")]
    assert s.aside == ["E3", "E4"]
    turns: list[str] = []
    decisions: list[list[str]] = []
    while s.acting:
        table.next_phase()
        turns.append(s.acting)
        start = len(table.answers)
        while table.decision:
            table.pick("finish" if "finish" in table.offers() else table.offers()[0])
        decisions.append([given.key for given in table.answers[start:]])
    assert turns == ["E2", "E1", "E0", "E3", "E4"]
    assert [one.charcoal for one in s.players] == [3, 2, 1, 0, 0]
    assert all("DEC-04" not in keys and "DEC-05" in keys for keys in decisions)
    assert s.track == ["E2", "E1", "E0", "E3", "E4"]


def test_a03_only_a_lone_machine_that_is_on_can_be_borrowed() -> None:
    s = position(player(hired="AS12"), player(slots="[A1][D2][P4]"), player(slots="[S2][P1 P1][~P2]"))
    table = Table(s, use_machines(s, 0))
    assert same(table.offers(), "neighbour:P4 stop")
    table.pick("neighbour:P4")
    assert table.lone() == [("DEC-02", "stop")]
    assert table.stock() == "0 / 0 0 1 / 0"
    assert "run:P4" in Table(s, use_machines(s, 1)).offers()


def test_a04_the_waiver_leaves_the_stack_at_three() -> None:
    s = position(player("6 / 0 0 0 / 0", hired="AS05 AS07"), belt="- S2 - - - - -", places="F2=E0")
    table = Table(s, acquire(s, 0, "F2"))
    assert (table.stock(), table.key, table.offers()) == ("3 / 0 0 0 / 0", "DEC-04", ["buy", "decline"])
    s = position(player("5 / 4 4 4 / 0", hired="AS05 AS07"), belt="- S2 - - - - -", places="F2=E0")
    table = Table(s, acquire(s, 0, "F2"))
    assert (table.stock(), table.lone()) == ("2 / 4 4 4 / 0", [("DEC-04", "decline")])


def test_a05_an_empty_stack_is_made_of_the_crusher() -> None:
    s = position(player(hired="AS07"), places="Q3=E0", stack="", crusher="P6 A5")
    table = Table(s, acquire(s, 0, "Q3")).pick("buy")
    assert table.stock() == "0 / 0 0 0 / 0"
    assert sorted([*table.garden(), *s.stack]) == ["A5", "P6"]
    assert (len(s.stack), s.crusher) == (1, [])
    s = position(player(hired="AS07"), places="Q3=E0", stack="")
    assert Table(s, acquire(s, 0, "Q3")).lone() == [("DEC-04", "decline")]


def test_a06_finish_waives_the_second_action() -> None:
    s = position(player("0 / 0 2 0 / 0", garden="P2"))
    table = Table(s, actions.act(s, 0)).pick("repair+trade", "repair", "repair:P2", "run")
    assert same(table.offers(), "trade finish")
    table.pick("finish")
    assert (table.key, table.stock()) == (None, "0 / 1 0 0 / 0")
    assert "repair+trade" not in Table(s, actions.act(s, 0)).offers()


def test_a07_finish_waives_both_actions() -> None:
    s = position(player("9 / 0 0 0 / 0", "[P1][P1]"))
    table = Table(s, actions.act(s, 0)).pick("reorganise+recruit", "finish")
    assert (table.key, table.asked()) == (None, ["DEC-05", "DEC-06"])
    assert len(Table(s, actions.act(s, 0)).offers()) == 5
    assert "reorganise+recruit" not in Table(s, actions.act(s, 0)).offers()


def test_a08_an_assistant_works_in_the_second_action() -> None:
    s = position(player("7 / 0 0 0 / 0", garden="P1 P2", hired="AS01"), conference="AS03 AS02 AS04")
    table = Table(s, actions.act(s, 0))
    table.pick("recruit+dismantle", "recruit", "hire:AS03", "dismantle", "garden:P1", "garden:P2")
    assert table.stock() == "1 / 1 1 0 / 0"


def test_a09_three_assistants_are_enough() -> None:
    s = position(player("30 / 0 0 0 / 0", hired="AS02 AS03 AS04"))
    assert Table(s, actions.recruit(s, 0)).lone() == [("DEC-10", "none")]


def test_a10_a_place_stays_empty_until_phase_c() -> None:
    s = position(player("9 / 0 0 0 / 0"), player("9 / 0 0 0 / 0"), conference="AS02 AS03 AS04", helpers="AS05")
    Table(s, actions.recruit(s, 0)).pick("hire:AS03")
    assert Table(s, actions.recruit(s, 1)).offers() == ["hire:AS02", "hire:AS04", "none"]
    refill_conference(s)
    assert s.conference == ["AS02", "AS05", "AS04"]


def test_a11_no_attack_starts_twice() -> None:
    s = position(player("0 / 1 0 1 / 0", garden="A1", hired="AS11"), player("9 / 0 0 0 / 0"), player("9 / 0 0 0 / 0"))
    table = Table(s, actions.repair(s, 0)).pick("repair:A1", "run")
    assert table.asked().count("DEC-12") == 1
    assert [table.stock(seat)[0] for seat in range(3)] == ["3", "6", "6"]


def test_a12_without_a_project_the_neutraliser_cannot_run() -> None:
    s = position(player())
    table = repaired(s, "A5")
    assert (table.lone(), table.slots()) == ([("DEC-12", "leave")], "[A5]")


def test_a13_none_ends_the_double_worker() -> None:
    s = position(player("0 / 9 9 9 / 0", garden="P1 P2", hired="AS01 AS03"))
    table = Table(s, actions.act(s, 0)).pick("repair+dismantle", "repair", "none", "dismantle", "none")
    assert table.asked() == ["DEC-05", "DEC-06", "DEC-11", "DEC-06", "DEC-14"]


def test_a14_specials_are_never_dismantled() -> None:
    s = position(player("0 / 1 1 2 / 0", "[S2]", garden="S1 S2"))
    assert Table(s, actions.dismantle(s, 0)).lone() == [("DEC-14", "none")]
    assert "repair:S2" in Table(s, actions.repair(s, 0)).offers()


def test_a15_arrangements_of_a_full_workshop() -> None:
    slots = "[P1 P1][P2][P3][P4]"
    s = position(player(slots=slots))
    assert Table(s, reorganise(s, 0)).lone() == [("DEC-16", "arrange:P1+P1|P2|P3|P4")]
    s = position(player(slots=slots, hired="AS06"))
    table = Table(s, reorganise(s, 0)).pick("split:P1&P1+P1", "done")
    assert table.lone() == [("DEC-16", "arrange:P1|P1|P2|P3|P4")]
    assert len(list(machines.arrangements(s.players[0].machines, 6))) == 2
    s = position(player())
    assert Table(s, reorganise(s, 0)).lone() == [("DEC-16", "arrange:nothing")]


ILLEGAL = "T2+P3 T3+P4 T2+P6 T3+P6 T1+P5 T4+P2 T4+P6 P1+P2 T1+T2 S1+S2 S2+P1 A1+A1 A1+D1 P6+P6+P6 T1+T1+T1 P1+P1+P1+P1"


@pytest.mark.parametrize("cards", [*ILLEGAL.split(), "T1+P1"])
def test_a16_never_in_one_slot(cards: str) -> None:
    assert not machines.is_legal(machines.group(cards.split("+")))


def test_a17_a_locker_guards_crystal_but_not_charcoal() -> None:
    for machine, after in (("A4", "5 / 2 2 2 / 0"), ("A1", "2 / 2 2 2 / 0")):
        s = position(player(), player("5 / 2 2 2 / 0", "[D2]"))
        assert repaired(s, machine).pick("run").stock(1) == after


def test_a18_a_switched_off_machine_is_of_no_use_to_anybody() -> None:
    s = position(player(hired="AS12"), player(slots="[~P2]"))
    assert Table(s, use_machines(s, 0)).lone() == [("DEC-02", "stop")]
    assert Table(s, use_machines(s, 1)).lone() == [("DEC-02", "stop")]
    assert not s.players[1].slots[0].off
    assert "workshop:P2" in Table(s, actions.dismantle(s, 1)).offers()


def test_a25_nobody_completes_a_project_twice() -> None:
    s = position(player(slots="[A1][A2]"), projects="PR02 PR05")
    table = Table(s, complete_projects(s, 0)).pick("complete:PR02")
    assert table.lone() == [("DEC-18", "stop")]
    assert Table(s, complete_projects(s, 0)).lone() == [("DEC-18", "stop")]


def test_a26_secret_plans_work_in_the_turn_of_hiring() -> None:
    s = position(player("6 / 0 0 0 / 0", "[A1][A2]"), conference="AS08 AS02 AS03", unused="PR14 PR02")
    hire(s, 0, "AS08")
    assert s.players[0].secret == ["PR14", "PR02"]
    table = Table(s, complete_projects(s, 0))
    assert table.offers() == ["secret:PR02", "stop"]
    assert table.pick("secret:PR02").stock() == "0 / 0 0 0 / 4"
    assert s.removed == ["PR02"]
    assert s.players[0].unseen == ["PR14"]


@pytest.mark.parametrize(("vp", "is_over"), [(20, True), (19, False)])
def test_a27_twenty_points_end_the_game(vp: int, is_over: bool) -> None:
    s = position(player(f"0 / 0 0 0 / {vp}"), player("0 / 0 0 0 / 3"), belt="P1 - - - - P2 P3")
    check(s)
    assert s.over is is_over
    assert s.crusher == ([] if is_over else ["P3"])
    assert s.round == (NOW if is_over else NOW + 1)


def test_a28_switched_off_machines_count_for_the_tie_break() -> None:
    s = position(player("0 / 0 0 0 / 22", "[~P6][P1]"), player("0 / 0 0 0 / 22", "[P3][P1]"))
    check(s)
    assert [(place.rank, dict(place.ties)["levels"]) for place in GAME.standing(s)] == [(1, 4), (2, 3)]


def test_a29_the_last_card_of_the_stack_shuffles_nothing() -> None:
    s = position(player(), belt="- P3 P3 P3 P3 P3 P3", stack="D1 D2", crusher="T1 T2 T3")
    drawn = s.rng.drawn
    check(s)
    assert (s.stack, len(s.crusher), s.rng.drawn) == ([], 4, drawn)
    assert s.belt[:2] == ["D2", "D1"]


def test_a30_the_crusher_is_shuffled_when_a_card_is_needed() -> None:
    rng = shuffles_to(["T1", "T2", "T3", "T4", "D1"], ["D1", "T4", "T3", "T2", "T1"])
    s = position(player(), belt="- - P3 P4 P5 P6 D1", stack="A1", crusher="T1 T2 T3 T4", rng=rng)
    check(s)
    assert s.belt == ["T4", "D1", "A1", "P3", "P4", "P5", "P6"]
    assert (s.stack, s.crusher) == (["T3", "T2", "T1"], [])
    assert [event.outcome for event in s.events] == [{"stack": ["D1", "T4", "T3", "T2", "T1"]}]


def test_a31_scrap_income_in_the_round_of_hiring() -> None:
    s = position(player("5 / 0 0 0 / 0"), belt="P1 - - - - - S2", conference="AS02 AS03 AS04")
    hire(s, 0, "AS02")
    check(s)
    assert s.players[0].charcoal == 3
    s = position(player(hired="AS02"))
    crush_one(s)
    assert (s.players[0].charcoal, s.crusher) == (0, [])


def test_a32_one_charcoal_goes_round() -> None:
    s = position(player("1 / 0 0 0 / 0"))
    table = Table(s, actions.trade(s, 0))
    assert same(table.offers(), "buy:wood stop")
    table.pick("buy:wood", "sell:wood", "buy:wood")
    assert (table.key, table.stock(), len(table.answers)) == (None, "0 / 1 0 0 / 0", 3)


def test_a33_a_super_burner_needs_both_resources() -> None:
    s = position(player("0 / 1 1 2 / 0", garden="T4"))
    table = Table(s, actions.repair(s, 0)).pick("repair:T4")
    assert ("DEC-12", "leave") in table.lone()
    s = position(player("0 / 1 1 3 / 0", garden="T4"))
    table = Table(s, actions.repair(s, 0)).pick("repair:T4", "run")
    assert ("DEC-02b", "feed:2-crystal") in table.lone()
    assert table.stock() == "6 / 0 0 0 / 0"
