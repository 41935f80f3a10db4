"""The dossier's vectors TV-101 to TV-143: set-up of the belt, turn order, purchases, assistants, attacks, machines."""

import pytest

from rules.imaginarium import actions, assistants, machines, reorganise
from rules.imaginarium.belt import lay_first_belt
from rules.imaginarium.components import FIELDS, PROJECTS
from rules.imaginarium.effects import run_repaired
from rules.imaginarium.engine import next_to_act, sabotage
from rules.imaginarium.projects import complete_projects
from rules.imaginarium.purchase import acquire
from rules.imaginarium.state import Player, Slot, State, in_order
from rules.imaginarium.use import use_machines
from tests.rules.imaginarium.table import NOW, Table, player, position
from tests.rules.table import same


def repaired(s: State, machine: str, seat: int = 0) -> Table:
    """Let a seat run a machine that it has just repaired; the card comes from the stack."""
    s.stack.remove(machine)
    place = Slot([machine])
    s.players[seat].slots.append(place)
    return Table(s, run_repaired(s, seat, place))


def test_tv101_the_first_belt_lies_by_falling_level() -> None:
    s = position(player(), player())
    revealed = ["P3", "A1", "P1", "P6", "T1", "S2", "A4", "P2", "T4"]
    for machine in revealed:
        s.stack.remove(machine)
    lay_first_belt(s, revealed + s.stack)
    assert s.belt == ["P6", "S2", "P3", "T4", "P1", "T1", "P2"]
    assert {"A1", "A4"} <= set(s.stack)
    prices = [assistants.price(player(), machine, place) for machine, place in zip(s.belt, FIELDS, strict=True)]
    assert prices == [7, 6, 5, 4, 3, 2, 2]


def test_tv102_turns_go_along_belt_and_presses() -> None:
    s = position(
        player(), player(), player(), player(),
        belt="P1 P1 P1 P1 P1 P1 P1", places="F3=E0 Q2=E1 F1=E2 Q1=E3",
    )  # fmt: skip
    assert in_order(s.places) == ["F1", "F3", "Q1", "Q2"]
    order = []
    table: Table | None = None
    while next_to_act(s):
        order.append(next_to_act(s))
        table = Table(s) if table is None else table.next_phase()
        while table.decision:
            table.pick(next((id_ for id_ in ("stop", "finish") if id_ in table.offers()), table.offers()[0]))
    assert order == ["E2", "E0", "E3", "E1"]
    assert s.track[:4] == order


def test_tv103_workshop_five_uses_both() -> None:
    s = position(player("3 / 1 1 0 / 0", "[P1][P4]"))
    assert Table(s, use_machines(s, 0)).pick("run:P1", "run:P4").stock() == "4 / 1 1 1 / 0"


def purchase(stock: str, place: str, machine: str, hired: str = "") -> Table:
    """Let seat 0 buy a machine."""
    fields = [machine if field == place else "-" for field in FIELDS]
    s = position(player(stock, hired=hired), belt=" ".join(fields), places=f"{place}=E0")
    return Table(s, acquire(s, 0, place))


def test_tv104_six_of_seven_resources_are_paid() -> None:
    table = purchase("3 / 4 2 1 / 0", "F2", "P6")
    assert table.key == "DEC-03"
    assert same(table.offers(), "pay:4-wood+2-copper pay:4-wood+1-copper+1-crystal pay:3-wood+2-copper+1-crystal")
    table.pick("pay:3-wood+2-copper+1-crystal")
    assert table.stock() == "0 / 1 0 0 / 0"
    assert table.garden() == ["P6"]


def test_tv105_a_shortfall_loses_all_but_points_and_the_turn_goes_on() -> None:
    s = position(player("1 / 3 2 2 / 4"), belt="- - P4 - - - -", places="F3=E0")
    table = Table(s)
    assert table.stock() == "0 / 0 0 0 / 4"
    assert s.crusher == ["P4"]
    assert table.garden() == []
    assert table.key == "DEC-05"


def test_tv106_no_charcoal_at_all_can_be_made_up_for() -> None:
    table = purchase("0 / 5 2 1 / 0", "F4", "P4")
    assert table.lone() == [("DEC-03", "pay:5-wood+2-copper+1-crystal")]
    assert (table.stock(), table.garden()) == ("0 / 0 0 0 / 0", ["P4"])


def test_tv107_an_odd_resource_is_lost_too() -> None:
    table = purchase("2 / 1 0 0 / 0", "F6", "P3")
    assert (table.stock(), table.s.crusher, table.garden()) == ("0 / 0 0 0 / 0", ["P3"], [])


def test_tv108_two_resources_cover_one_charcoal() -> None:
    table = purchase("2 / 1 1 0 / 0", "F6", "P3")
    assert (table.stock(), table.garden()) == ("0 / 0 0 0 / 0", ["P3"])


def test_tv109_the_level_waiver_pays_the_field_only() -> None:
    assert purchase("3 / 0 0 0 / 0", "F2", "P6", hired="AS05").stock() == "0 / 0 0 0 / 0"


def test_tv110_a_press_may_pay_for_the_top_card() -> None:
    s = position(player("0 / 0 0 0 / 0", hired="AS07"), places="Q3=E0", top="T2")
    table = Table(s, acquire(s, 0, "Q3"))
    assert table.key == "DEC-04"
    table.pick("buy")
    assert (table.stock(), table.garden()) == ("0 / 0 0 0 / 0", ["T2"])


def test_tv111_the_last_pair_is_not_offered() -> None:
    s = position(player(dial="repair+trade"))
    table = Table(s, actions.act(s, 0))
    assert same(
        table.offers(),
        "recruit+extract extract+repair trade+dismantle dismantle+reorganise reorganise+recruit",
    )


def test_tv112_the_free_dial_works_from_the_next_round() -> None:
    s = position(player("9 / 0 0 0 / 0", dial="repair+trade"), conference="AS01 AS02 AS03")
    table = Table(s, actions.act(s, 0)).pick("recruit+extract", "recruit", "hire:AS01")
    assert len(assistants.pairs(s, s.players[0])) == 5, "not in the round of hiring"
    table.pick("finish")
    s.round = NOW + 1
    again = Table(s, actions.act(s, 0))
    assert len(again.offers()) == 15
    assert "recruit+repair" in again.offers()
    assert "recruit+extract" in again.offers(), "the last pair does not restrict"


def attack(machine: str, attacker: str, *victims: Player) -> tuple[str, list[str]]:
    """Return the stocks after an attack by seat 0."""
    s = position(player(attacker), *victims)
    table = repaired(s, machine).pick("run")
    assert table.key is None
    return table.stock(), [table.stock(seat) for seat in range(1, 1 + len(victims))]


def test_tv113_the_pickpocket_keeps_what_one_gives() -> None:
    victims = player("5 / 0 0 0 / 0"), player("1 / 0 0 0 / 0"), player("2 / 0 0 0 / 0", "[D1]")
    assert attack("A1", "0 / 0 0 0 / 0", *victims) == (
        "3 / 0 0 0 / 0",
        ["2 / 0 0 0 / 0", "0 / 0 0 0 / 0", "2 / 0 0 0 / 0"],
    )


def test_tv114_the_rest_goes_to_the_supply() -> None:
    assert attack("A1", "0 / 0 0 0 / 0", *(player("9 / 0 0 0 / 0") for _ in range(4))) == (
        "3 / 0 0 0 / 0",
        ["6 / 0 0 0 / 0"] * 4,
    )


def test_tv115_two_victims_with_one_crystal() -> None:
    assert attack("A4", "0 / 0 0 0 / 0", player("0 / 0 0 1 / 0"), player())[0] == "0 / 0 0 1 / 0"


def test_tv116_the_patenter_gives_nothing() -> None:
    victims = player("0 / 0 4 0 / 0"), player("0 / 0 4 0 / 0"), player("0 / 0 4 0 / 0", "[D3]")
    assert attack("A3", "0 / 0 0 0 / 0", *victims) == (
        "0 / 0 2 0 / 0",
        ["0 / 0 2 0 / 0", "0 / 0 2 0 / 0", "0 / 0 4 0 / 0"],
    )


def test_tv117_two_players() -> None:
    assert attack("A2", "0 / 0 0 0 / 0", player("0 / 2 0 0 / 0")) == ("0 / 2 0 0 / 0", ["0 / 0 0 0 / 0"])


def test_tv118_the_repeller_guards_charcoal_only() -> None:
    assert attack("A2", "0 / 0 0 0 / 0", player("0 / 5 0 0 / 0", "[D1]"))[1] == ["0 / 2 0 0 / 0"]


def test_tv119_a_switched_off_locker_does_not_guard() -> None:
    s = position(player(), player("0 / 0 5 0 / 0", "[D2]"), player())
    repaired(s, "A6", 2).pick("run")
    assert s.players[1].slots[0].off
    repaired(s, "A3").pick("run")
    assert Table(s, use_machines(s, 0)).stock(1) == "0 / 0 3 0 / 0"


def test_tv120_a_switched_off_slot_misses_one_use() -> None:
    s = position(player(), player(slots="[P2 P2 P2]"), player())
    repaired(s, "A6").pick("run")
    this_round = Table(s, use_machines(s, 1))
    assert this_round.lone() == [("DEC-02", "stop")]
    assert this_round.slots(1) == "[P2 P2 P2]"
    assert Table(s, use_machines(s, 1)).pick("run:P2+P2+P2").stock(1) == "0 / 5 0 0 / 0"


def test_tv121_a_patenter_keeps_every_slot_safe() -> None:
    s = position(player(), player(slots="[D3][P1]"), player(slots="[P1][P2]"))
    table = repaired(s, "A6").pick("run")
    assert (table.key, table.offers()) == ("DEC-12b", ["off:2:P1", "off:2:P2"])
    table.pick("off:2:P2")
    assert table.key is None
    assert (table.slots(1), table.slots(2)) == ("[D3][P1]", "[P1][~P2]")


def test_tv122_a_removed_project_leaves_its_points() -> None:
    s = position(player(), player(slots="[P1 P1 P1][P2 P2 P2]"), projects="PR07 PR05")
    Table(s, complete_projects(s, 1)).pick("complete:PR07")
    repaired(s, "A5").pick("run", "remove:PR07")
    assert s.projects == ["PR05"]
    assert "PR07" not in s.unused
    assert s.players[1].vp == PROJECTS["PR07"].points


def test_tv123_the_recycler_fetches_a_diplomat() -> None:
    s = position(player("0 / 1 1 2 / 0", garden="S1"), crusher="A3 P4 S2 T1")
    table = Table(s, actions.repair(s, 0)).pick("repair:S1", "run")
    assert table.key == "DEC-17"
    assert same(table.offers(), "fetch:P4 fetch:S2 fetch:T1")
    table.pick("fetch:S2", "run")
    assert (table.stock(), table.slots()) == ("0 / 0 0 0 / 1", "[S2]")
    assert sorted(s.crusher) == ["A3", "P4", "S1", "T1"]


def test_tv124_the_recycler_without_a_target_stays() -> None:
    s = position(player("0 / 1 1 2 / 0", garden="S1"), crusher="A1 A2")
    table = Table(s, actions.repair(s, 0)).pick("repair:S1")
    assert ("DEC-12", "leave") in table.lone()
    assert table.slots() == "[S1]"


def test_tv125_a_sabotaged_machine_can_be_fetched_in_the_same_phase() -> None:
    seats = player("3 / 1 1 2 / 0", garden="S1"), player()
    s = position(*seats, belt="P6 - - - P1 - -", places="F1=S1 F5=E0 Q1=E1")
    sabotage(s, "S1")
    table = Table(s).pick("extract+repair", "repair", "repair:S1", "run")
    assert table.offered("DEC-17") == ["fetch:P6"]
    assert table.slots() == "[P6]"


def test_tv126_a_full_workshop_cannot_repair() -> None:
    full = "[P1][P1][P2][P3]"
    s = position(player("0 / 9 9 9 / 0", full, garden="T1"))
    assert Table(s, actions.repair(s, 0)).lone() == [("DEC-11", "none")]
    Table(s, actions.dismantle(s, 0)).pick("workshop:P2", "take:1-vp")
    assert "repair:T1" in Table(s, actions.repair(s, 0)).offers()
    s = position(player("0 / 9 9 9 / 0", full, garden="T1"))
    Table(s, reorganise.reorganise(s, 0)).pick("combine:P1&P1", "done")
    assert "repair:T1" in Table(s, actions.repair(s, 0)).offers()


def test_tv127_the_extension_gives_six_slots() -> None:
    s = position(player("0 / 9 9 9 / 0", "[P1][P2][P3][P4]", garden="D1 D2 D3", hired="AS06"))
    for machine in ("D1", "D2"):
        Table(s, actions.repair(s, 0)).pick(f"repair:{machine}")
    assert Table(s, actions.repair(s, 0)).lone() == [("DEC-11", "none")]


def test_tv128_combining_triples_frees_two_slots() -> None:
    s = position(player(slots="[P1][P1][P1][P2]"))
    table = Table(s, reorganise.reorganise(s, 0)).pick("combine:P1&P1", "combine:P1&P1+P1", "done")
    assert table.slots() == "[P1 P1 P1][P2]"
    assert Table(s, use_machines(s, 0)).pick("all").stock() == "7 / 1 0 0 / 0"


@pytest.mark.parametrize(("cards", "legal"), [("P2 T1", True), ("P2 P2 T1", False), ("T1 T1 P2", False)])
def test_tv129_one_transformer_with_one_producer(cards: str, legal: bool) -> None:
    assert machines.is_legal(machines.group(cards.split())) is legal


def test_tv130_defenders_in_one_slot() -> None:
    assert machines.is_legal(("D1", "D1", "D2", "D3"))


def test_tv131_producers_cannot_be_combined() -> None:
    assert not machines.is_legal(("P5", "P5"))


def test_tv132_three_diplomats_make_four_points_at_most() -> None:
    assert not machines.is_legal(("S2", "S2", "S2"))
    s = position(player(slots="[S2 S2][S2]"))
    assert Table(s, use_machines(s, 0)).pick("all").stock() == "0 / 0 0 0 / 4"


DISMANTLING = [
    pytest.param("T4", "garden", {"1-wood+1-copper", "1-wood+1-crystal", "1-copper+1-crystal"}, id="tv133"),
    pytest.param("P5", "garden", {"2-crystal"}, id="tv134-broken"),
    pytest.param("P5", "workshop", {"6-crystal", "2-vp"}, id="tv134-repaired"),
    pytest.param("A6", "workshop", {"2-copper+6-crystal", "3-vp"}, id="tv135"),
    pytest.param(
        "D3", "garden", {"1-wood+1-copper+1-crystal", "1-wood+2-crystal", "1-copper+2-crystal"}, id="tv136"
    ),
]  # fmt: skip


@pytest.mark.parametrize(("machine", "where", "expected"), DISMANTLING)
def test_tv133_to_tv136_dismantling(machine: str, where: str, expected: set[str]) -> None:
    assert {id_.removeprefix("take:") for id_ in actions.yields(machine, where)} == expected


def test_tv137_the_double_worker_dismantles_twice() -> None:
    s = position(player(slots="[P3]", garden="P1", hired="AS03"))
    table = Table(s, actions.dismantle(s, 0)).pick("workshop:P3", "take:2-vp", "garden:P1")
    assert table.stock() == "0 / 1 0 0 / 2"
    assert sorted(s.crusher) == ["P1", "P3"]


def test_tv138_one_free_slot_is_one_repair() -> None:
    s = position(player("0 / 9 9 9 / 0", "[P1][P2][P3]", garden="D1 D2", hired="AS03"))
    table = Table(s, actions.repair(s, 0)).pick("repair:D1")
    assert table.lone() == [("DEC-11", "none")]


def test_tv139_a_burner_starts_twice() -> None:
    s = position(player("0 / 2 1 1 / 0", garden="T1", hired="AS11"))
    table = Table(s, actions.repair(s, 0)).pick("repair:T1", "run", "run")
    assert table.stock() == "6 / 0 0 0 / 0"


def test_tv140_a_diplomat_starts_twice() -> None:
    s = position(player("0 / 1 1 2 / 0", garden="S2", hired="AS11"))
    assert Table(s, actions.repair(s, 0)).pick("repair:S2", "run", "run").stock() == "0 / 0 0 0 / 2"


def test_tv141_a_neighbours_lone_machine_is_used() -> None:
    s = position(player("0 / 1 0 0 / 0", hired="AS12"), player(slots="[T3][P4 P4]"))
    table = Table(s, use_machines(s, 0))
    assert same(table.offers(), "neighbour:T3 stop")
    assert table.pick("neighbour:T3").stock() == "0 / 0 0 1 / 0"


def test_tv142_five_diplomas_for_fifteen() -> None:
    s = position(player("17 / 0 0 0 / 0", hired="AS09 AS10"))
    assert Table(s, actions.trade(s, 0)).pick(*["buy:vp"] * 5).stock() == "2 / 0 0 0 / 5"


def test_tv143_three_crystal_take_all_deals() -> None:
    s = position(player("0 / 0 0 3 / 0"))
    table = Table(s, actions.trade(s, 0)).pick(*["sell:crystal"] * 3)
    assert (table.key, table.stock()) == (None, "9 / 0 0 0 / 0")
    s = position(player("0 / 0 0 3 / 0", hired="AS10"))
    assert Table(s, actions.trade(s, 0)).pick(*["sell:crystal"] * 3, "buy:vp", "stop").stock() == "4 / 0 0 0 / 1"
