"""Why not: what a position forbids is told with its reason. Marks such as RUL-13 or C7 refer to the dossier."""

import pytest

from rules.imaginarium import actions, effects, projects, purchase
from rules.imaginarium.planning import place_figure
from rules.imaginarium.reorganise import reorganise
from rules.imaginarium.state import State
from rules.imaginarium.use import use_machines
from rules.kernel.words import of_game
from tests.rules.imaginarium.table import Table, player, position

ENGLISH, GERMAN = (of_game("imaginarium", lang).plain.named(lambda seat: "ABCDE"[seat]) for lang in ("en", "de"))


def why(table: Table, id_: str) -> str:
    """Return why that cannot be picked; nothing is both barred and on offer."""
    assert id_ not in table.offers()
    return table.reasons(ENGLISH)[id_]


def reasons(table: Table) -> dict[str, str]:
    """Return why not, of everything that is barred."""
    assert not set(table.offers()) & set(table.reasons(ENGLISH))
    return table.reasons(ENGLISH)


def test_nobody_goes_where_a_figure_stands_or_nothing_lies() -> None:
    """RUL-05."""
    s = position(player(), player(), belt="P1 P2 - P3 P4 T1 D1", places="F1=E1 Q3=S1")
    s.stage, s.acting = "planning", ""
    assert reasons(Table(s, place_figure(s, "E0"))) == {
        "F1:P1": "B is there",
        "F3": "no machine lies there",
        "Q3": "B's saboteur is there",
    }


def test_a_slot_runs_once_with_all_its_input_and_only_while_it_is_on() -> None:
    """RUL-07, RUL-08, RUL-33."""
    s = position(player("0 / 1 0 0 / 0", "[P1][P2][T4][~P4][D1 D2][A1]", hired="AS06"))
    table = Table(s, use_machines(s, 0))
    assert reasons(table) == {
        "run:T4": "lacks 1 resource to hand in",
        "run:P4": "switched off; it comes on when you go on",
        "run:D1+D2": "guards you all the time without running",
        "run:A1": "its effect was only for right after its repair",
    }
    assert why(table.pick("run:P1"), "run:P1") == "has run already this turn"


def test_only_one_lone_machine_is_borrowed() -> None:
    """RUL-09."""
    s = position(player("0 / 0 0 0 / 0", "[P1]", hired="AS12"), player(slots="[P4][P1 P1][T1][~P2][D1]", hired="AS06"))
    table = Table(s, use_machines(s, 0))
    assert reasons(table) == {
        "neighbour:P1+P1": "it is not alone in its slot",
        "neighbour:T1": "lacks 1 resource to hand in",
        "neighbour:P2": "it is switched off",
    }
    assert why(table.pick("neighbour:P4"), "neighbour:P4") == "you borrow only once a turn"


def test_only_what_one_owns_is_handed_in() -> None:
    """DEC-02b."""
    s = position(player("0 / 1 2 0 / 0", "[T4]"))
    table = Table(s, effects.run(s, 0, ("T4",)))
    assert reasons(table) == {
        "feed:2-wood": "you own only 1 wood",
        "feed:1-wood+1-crystal": "you own no crystal",
        "feed:1-copper+1-crystal": "you own no crystal",
        "feed:2-crystal": "you own no crystal",
    }


def test_what_is_reserved_must_be_bought_if_it_can_be() -> None:
    """RUL-11 and 4.2: level 1 on F3 costs 4, so two resources for each of two that are missing."""
    s = position(player("2 / 4 3 0 / 0"), belt="- - P1 - - - -", places="F3=E0")
    table = Table(s, purchase.buy(s, 0, "F3"))
    assert "pay:4-wood" in table.offers()
    assert reasons(table) == {
        "decline": "a reserved machine must be bought",
        "pay:4-copper": "you own only 3 copper",
        "pay:4-crystal": "you own no crystal",
    }


def test_the_top_of_the_stack_is_paid_in_charcoal() -> None:
    """RUL-45."""
    s = position(player("1 / 9 9 9 / 0", hired="AS07"))
    (bought,) = purchase.buy_from_stack(s, 0).__next__()
    assert [ENGLISH(one.reason) for one in bought.barred] == ["lacks 2 charcoal"]


def test_the_last_pair_and_actions_apart_are_barred() -> None:
    """RUL-14, RUL-15."""
    s = position(player("0 / 0 0 0 / 0", dial="repair+trade"))
    table = Table(s, actions.act(s, 0))
    assert why(table, "repair+trade") == "it was your last pair"
    assert why(table, "recruit+repair") == "only neighbours on the dial go together"
    assert len(reasons(table)) == 10
    table.pick("trade+dismantle", "trade")
    assert why(table, "trade") == "already done this turn"
    assert why(table, "extract") == "it is not in the pair you chose"


def test_an_assistant_hired_this_round_does_not_yet_free_the_dial() -> None:
    """RUL-15."""
    s = position(player("0 / 0 0 0 / 0", dial="repair+trade", hired="AS01"))
    s.round = 1
    assert why(Table(s, actions.act(s, 0)), "recruit+repair") == "the Free dial works from next round on"
    s.round = 2
    assert not reasons(Table(s, actions.act(s, 0)))


def test_an_assistant_is_hired_for_its_price_by_one_player() -> None:
    """RUL-21: AS01 costs 9, AS02 5, AS05 6."""
    s = position(player("5 / 0 0 0 / 0", hired="AS12"), player(hired="AS13"), conference="AS01 AS02 AS05")
    assert reasons(Table(s, actions.recruit(s, 0))) == {
        "hire:AS01": "lacks 4 charcoal",
        "hire:AS05": "lacks 1 charcoal",
        "hire:AS12": "works for you already",
        "hire:AS13": "works for B",
    }


def test_a_repair_says_what_is_missing() -> None:
    """RUL-19: P3 costs 2 wood and 1 crystal, P2 2 copper."""
    s = position(player("0 / 1 2 0 / 0", "[P1]", garden="P3 P2"))
    table = Table(s, actions.repair(s, 0))
    assert reasons(table) == {"repair:P3": "lacks 1 wood and 1 crystal"}
    assert table.reasons(GERMAN) == {"repair:P3": "du brauchst noch 1 Holz und 1 Kristall"}


@pytest.mark.parametrize(
    ("machine", "state", "told"),
    [
        ("T1", position(player(slots="[T1]")), "lacks 1 resource to hand in"),
        ("A5", position(player(slots="[A5]")), "no project is open"),
        ("S1", position(player(slots="[S1]"), crusher="A1 A2"), "nothing in the crusher can be fetched"),
    ],
)
def test_a_machine_just_repaired_needs_something_to_work_with(machine: str, state: State, told: str) -> None:
    """C7, RUL-55, RUL-69."""
    (asked,) = next(effects.ask_to_run(state, 0, state.players[0].slots[0], "DEC-12"))
    assert [option.id for option in asked.options] == ["leave"]
    assert [(one.id, ENGLISH(one.reason)) for one in asked.barred] == [("run", told)], machine


def test_a_slot_is_switched_off_once_for_each_player_without_protection() -> None:
    """RUL-29, RUL-32."""
    s = position(
        player(slots="[A6]"), player(slots="[D3][P1]"), player(slots="[P2][P5][~P3]"), player(slots="[P4][P1]")
    )
    table = Table(s, effects.switch_off(s, 0, s.players[0].slots[0]))
    guarded = "a Patenter guards this player"
    assert reasons(table) == {"off:1:D3": guarded, "off:1:P1": guarded, "off:2:P3": "it is switched off"}
    assert why(table.pick("off:3:P4"), "off:3:P1") == "this player has lost a slot already"


def test_a_deal_is_paid_when_it_is_made() -> None:
    """2.5 and RUL-23."""
    s = position(player("2 / 1 0 0 / 0"))
    assert reasons(Table(s, actions.trade(s, 0))) == {
        "buy:crystal": "lacks 1 charcoal",
        "buy:vp": "lacks 3 charcoal",
        "sell:copper": "you own no copper",
        "sell:crystal": "you own no crystal",
        "sell:vp": "points are never sold",
    }


def test_what_is_combined_or_special_is_not_dismantled() -> None:
    """RUL-25 and RUL-27."""
    s = position(player("0 / 0 0 0 / 0", "[P2 T3][P2][S2]", garden="S1 P1"))
    assert reasons(Table(s, actions.dismantle(s, 0))) == {
        "garden:S1": "can never be dismantled",
        "workshop:T3": "it is combined: reorganise first to split it off",
        "workshop:S2": "can never be dismantled",
    }


def test_a_broken_machine_gives_what_its_cost_holds() -> None:
    """RUL-24: T4 costs one of each and has level 2."""
    s = position(player(garden="T4"))
    table = Table(s, actions.choose_yield(s, 0, "T4", "garden"))
    assert reasons(table) == {
        "take:2-wood": "its cost has only 1 wood",
        "take:2-copper": "its cost has only 1 copper",
        "take:2-crystal": "its cost has only 1 crystal",
        "take:2-vp": "only a repaired machine gives points",
    }


def test_machines_that_do_not_go_together_say_so() -> None:
    """5.2; TV-129, TV-131, TV-132."""
    s = position(player("0 / 0 0 0 / 0", "[P5][P5][A1][P2 T1][P2][S2 S2]", hired="AS06"))
    table = Table(s, reorganise(s, 0))
    assert why(table, "combine:P5&P5") == "only one of them fits into a slot"
    assert why(table, "combine:A1&P2") == "Pickpocket never combines"
    assert why(table, "combine:P2&P5") == "these two do not go together"
    assert why(table, "combine:P2&P2+T1") == "the combination takes no further machine of that kind"
    table.pick("split:P2&P2+T1")
    assert why(table, "done") == "takes 7 slots, you have 6"


def test_attack_machines_stay_in_the_crusher() -> None:
    """RUL-54."""
    s = position(player(slots="[S1]"), crusher="A3 P4 T1")
    assert reasons(Table(s, effects.fetch(s, 0, s.players[0].slots[0]))) == {
        "fetch:A3": "attack machines cannot be fetched"
    }


FACTORY = "[P2 P2][P1][T4 P5][A1]"


@pytest.mark.parametrize(
    ("project", "told"),
    [
        ("PR01", "3 of 4 slots have a production machine"),  # RUL-57
        ("PR02", "you have 1 of 2 attack machines"),
        ("PR03", "you have 0 of 2 defence machines"),
        ("PR04", "lacks a defence machine"),
        ("PR05", "you have 1 of 2 transformation machines"),
        ("PR06", "at most 2 identical in a slot, it takes 3"),
        ("PR08", "you have 2 of 3 machines of level 2"),
        ("PR09", "you have 0 of 2 machines of level 3"),
        ("PR10", "your machines make 3 of 6 resources"),
        ("PR11", "your machines make 1 of 3 kinds"),
        ("PR13", "you have 1 of 3 assistants"),
        ("PR14", "lacks 4 charcoal"),
    ],
)
def test_a_project_says_how_far_it_has_come(project: str, told: str) -> None:
    """2.8 and 5.6; T4+P5 makes no resources (TV-150)."""
    s = position(player("11 / 0 0 0 / 0", FACTORY, hired="AS04"), projects=project)
    (asked,) = next(projects.complete_projects(s, 0))
    assert [(one.id, ENGLISH(one.reason)) for one in asked.barred] == [(f"complete:{project}", told)]


def test_secret_projects_and_completed_ones_have_reasons_too() -> None:
    """RUL-30, RUL-49, PR10's second kind."""
    s = position(player("0 / 0 0 0 / 0", "[P2 P2 P2][P2]", behind="PR10 PR12"), projects="PR02 PR13")
    s.discs["PR13"] = [0]
    table = Table(s, projects.complete_projects(s, 0))
    assert reasons(table) == {
        "complete:PR02": "you have 0 of 2 attack machines",
        "complete:PR13": "you have completed it",
        "secret:PR10": "all the resources you make are of one kind",
    }


def test_nothing_is_told_in_thought() -> None:
    s = position(player("2 / 1 0 0 / 0"))
    s.silent = True
    table = Table(s, actions.trade(s, 0))
    assert table.offers() == ["buy:wood", "buy:copper", "sell:wood", "stop"]
    assert not table.reasons(ENGLISH)
