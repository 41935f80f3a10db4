"""Rulings on the set-up, planning and step B1 that no vector covers."""

import pytest

from rules.imaginarium.belt import lay_first_belt
from rules.imaginarium.engine import GAME
from rules.imaginarium.planning import plan
from rules.imaginarium.use import use_machines
from tests.rules.imaginarium.table import Table, player, position
from tests.rules.table import same

# Planning


def planning(stock: str, slots: str = "", hired: str = "", neighbour: str = "") -> Table:
    """Let seat 0 of three place its engineer with one machine of level 3 on F1 and one of level 1 on F7."""
    seats = [player(stock, slots, hired=hired), player(slots=neighbour), player()]
    s = position(*seats, belt="P6 - - - - - P1")
    s.stage = "planning"
    return Table(s, plan(s))


def hint_key(table: Table, id_: str) -> str:
    hint = table.hint(id_)
    assert hint is not None
    return hint.key


@pytest.mark.parametrize(
    ("stock", "slots", "expected"),
    [
        ("7 / 0 0 0 / 0", "", "hint-place"),
        ("3 / 4 4 0 / 0", "", "hint-place-tight"),
        ("3 / 4 3 0 / 0", "", "hint-place-warning"),
        ("0 / 0 0 0 / 0", "[P1 P1 P1]", "hint-place-tight"),
        ("0 / 0 0 0 / 0", "[~P1 P1 P1]", "hint-place-warning"),
        ("4 / 0 0 0 / 0", "[P2][T1]", "hint-place-tight"),
        ("4 / 0 0 0 / 0", "[T1]", "hint-place-warning"),
        ("1 / 0 2 0 / 0", "[T4]", "hint-place-tight"),
        ("5 / 1 0 0 / 0", "[T3 T3]", "hint-place-warning"),
        ("5 / 2 0 0 / 0", "[T3 T3]", "hint-place-tight"),
    ],
)
def test_rul04_a_reservation_warns_of_what_cannot_be_paid_at_best(stock: str, slots: str, expected: str) -> None:
    assert hint_key(planning(stock, slots), "F1:P6") == expected


def test_rul04_a_neighbours_machine_counts() -> None:
    assert hint_key(planning("0 / 2 0 0 / 0", neighbour="[T4]"), "F7:P1") == "hint-place-warning"
    assert hint_key(planning("0 / 2 0 0 / 0", hired="AS12", neighbour="[T4]"), "F7:P1") == "hint-place-tight"


def test_rul04_the_warning_is_private_and_forbids_nothing() -> None:
    table = planning("0 / 0 0 0 / 0").pick("F1:P6")
    assert table.s.places == {"F1": "E0"}
    (warning,) = table.lines("log-warning")
    assert warning.to == (0,)


def test_rul05_a_place_holds_one_figure_and_a_field_needs_a_machine() -> None:
    table = planning("0 / 0 0 0 / 0")
    assert same(table.offers(), "F1:P6 F7:P1 Q1 Q2 Q3")
    table.pick("Q2")
    assert same(table.offers(), "F1:P6 F7:P1 Q1 Q3")


def test_rul61_two_players_place_both_figures_and_may_block_themselves() -> None:
    s = position(player(), player(), belt="P1 P1 P1 P1 P1 P1 P1")
    s.stage, s.track = "planning", ["S0", "S1", "E0", "E1", ""]
    table = Table(s, plan(s)).pick("Q3", "F1:P1")
    assert "Q3" not in table.offers()
    table.pick("F2:P1", "F3:P1")
    assert [given.seat for given in table.answers] == [0, 1, 0, 1]


def test_rul62_and_rul70_a_saboteur_acts_in_its_turn_and_returns_to_the_track() -> None:
    s = position(player("9 / 0 0 0 / 0"), player(), belt="P1 P6 - - - - -", places="F1=E0 F2=S1 Q3=S0 Q2=E1")
    table = Table(s)
    assert s.belt[1] == "P6", "until the saboteur's own turn"
    table.pick("recruit+extract", "finish")
    assert (s.belt[1], s.crusher) == ("", ["P6"])
    assert s.track[:2] == ["E0", "S1"]
    assert s.acting == "E1"


# Step B1


def test_rul08_a_slot_runs_once_a_turn_and_stops_are_free() -> None:
    s = position(player(slots="[P1][P6]"))
    table = Table(s, use_machines(s, 0)).pick("run:P1")
    assert same(table.offers(), "run:P6 stop")
    assert table.pick("stop").stock() == "1 / 0 0 0 / 0"


def test_rul10_two_transmuters_turn_copper_into_copper() -> None:
    s = position(player("0 / 0 1 0 / 0", "[T2 T2]"))
    assert Table(s, use_machines(s, 0)).pick("run:T2+T2").stock() == "0 / 0 3 0 / 0"


def test_a_gain_pays_for_the_next_input() -> None:
    s = position(player(slots="[P2][T1]"))
    table = Table(s, use_machines(s, 0))
    assert same(table.offers(), "run:P2 stop")
    assert table.pick("run:P2", "run:T1").stock() == "3 / 0 0 0 / 0"


def test_rul68_all_machines_without_a_choice_run_with_one_press() -> None:
    s = position(player("0 / 1 0 0 / 0", "[P1 P1][P2 T1][S2][T3][P6]", hired="AS06"))
    table = Table(s, use_machines(s, 0)).pick("all")
    assert table.stock() == "6 / 1 0 0 / 1"
    assert same(table.offers(), "run:T3 run:P6 stop")
    assert [key for key, _ in table.lone()] == ["DEC-02"] * 3, "in the record each use stands for itself"


def test_one_machine_without_a_choice_needs_no_shortcut() -> None:
    s = position(player(slots="[P1][P6]"))
    assert "all" not in Table(s, use_machines(s, 0)).offers()


def test_c5_equal_slots_are_one_option() -> None:
    s = position(player(slots="[P2][P2]"))
    table = Table(s, use_machines(s, 0))
    assert table.offers("run") == ["run:P2"]
    assert table.pick("run:P2", "run:P2").stock() == "0 / 2 0 0 / 0"


def test_c11_a_borrowed_machine_is_no_use_of_its_owner() -> None:
    s = position(player("0 / 1 0 0 / 0", hired="AS12"), player(slots="[T1][P2]"))
    Table(s, use_machines(s, 1)).pick("run:P2", "stop")
    table = Table(s, use_machines(s, 0)).pick("neighbour:P2")
    assert table.key is None, "once a turn"
    assert table.stock() == "0 / 2 0 0 / 0"
    assert "run:P2" in Table(s, use_machines(s, 1)).offers()


@pytest.mark.parametrize(("misses_one_use", "expected"), [(True, []), (False, ["run:P2"])])
def test_rul33_a_slot_comes_on_after_step_b1_or_by_a_switch_before(misses_one_use: bool, expected: list[str]) -> None:
    s = position(player(slots="[~P2][P6]"))
    table = Table(s, use_machines(s, 0, misses_one_use=misses_one_use))
    assert table.offers("run:P2") == expected
    table.pick("stop")
    assert not s.players[0].slots[0].off


# Set-up and figures


def test_rul01_two_players_may_get_any_of_the_five_workshops() -> None:
    pairs = {tuple(one.workshop for one in GAME.setup(seed, 2, {}).players) for seed in range(200)}
    assert len(pairs) == 20


def test_rul03_the_recycler_may_lie_on_the_first_belt() -> None:
    s = position(player())
    revealed = ["A1", "S1", "P1", "P2", "T1", "T2", "P3", "D1"]
    for machine in revealed:
        s.stack.remove(machine)
    lay_first_belt(s, revealed + s.stack)
    assert s.belt == ["S1", "P3", "P1", "P2", "T1", "T2", "D1"]


def test_rul06_a_saboteur_without_a_place_returns_to_the_track_after_the_others() -> None:
    s = position(player(), player(), stack="")
    s.stage, s.track = "planning", ["E0", "E1", "S0", "S1", ""]
    table = Table(s).pick("Q1", "Q2")
    assert (s.places, s.aside) == ({"Q1": "E0", "Q2": "E1", "Q3": "S0"}, ["S1"])
    for _ in range(2):
        table.next_phase().pick("extract+repair", "finish")
    assert s.track == ["E0", "E1", "S0", "S1", ""]
    assert s.stage == "planning"
