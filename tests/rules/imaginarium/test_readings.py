"""Who may see what (section 7), the readings that can be switched, undo, and the file of components."""

from pathlib import Path

import pytest

from rules.imaginarium.belt import crush_one, lay_first_belt, refill_belt
from rules.imaginarium.components import FILE, load
from rules.imaginarium.effects import fetch, remove_project
from rules.imaginarium.engine import GAME, check
from rules.imaginarium.state import State
from rules.kernel.errors import BadComponentsError
from rules.kernel.play import Play
from tests.rules.imaginarium.table import Table, player, position

# Secrecy (section 7)


def test_rul60_amounts_are_public_and_totals_are_not() -> None:
    s = position(player("5 / 1 1 1 / 7"), player("3 / 2 2 2 / 4"), projects="PR14")
    for audience in (1, None):
        view = GAME.view(s, audience)
        assert all(one.screen is None for one in view.players)
    own = GAME.view(s, 1).mine
    assert own is not None
    assert (own.screen.charcoal, own.screen.vp) == (3, 4)


def test_what_a_hidden_stock_affords_is_told_to_its_owner_alone() -> None:
    s = position(player("15 / 9 9 9 / 0", garden="P1"), player(), belt="- - - - - - P1", projects="PR14")
    rich, poor = GAME.view(s, 0).mine, GAME.view(s, 1).mine
    assert rich is not None
    assert poor is not None
    assert (rich.met, rich.payable_repairs, rich.means) == (("PR14",), ("P1",), 28)
    assert (poor.met, poor.payable_repairs, poor.means) == ((), (), 0)
    assert [(one.charcoal, one.missing) for one in (*rich.reservations, *poor.reservations)] == [(True, 0), (False, 2)]
    assert GAME.view(s, None).mine is None


def test_cl098_the_crusher_is_open_to_all() -> None:
    s = position(player(), crusher="P6 A1 A1")
    assert GAME.view(s, None).crusher == (("P6", 1), ("A1", 2))


def test_cl100_everything_is_revealed_at_the_end() -> None:
    s = position(player("1 / 2 3 4 / 20"), player("0 / 0 0 0 / 5"))
    check(s)
    first = GAME.view(s, None).players[0]
    assert first.screen is not None
    assert (first.screen.charcoal, first.screen.vp) == (1, 28)
    assert dict(first.majorities) == {"charcoal": 2, "wood": 2, "copper": 2, "crystal": 2}


# Readings that can be switched


def test_rul02_equal_levels_may_lie_the_other_way_round() -> None:
    orders = []
    for earlier_left in (True, False):
        s = position(player())
        revealed = ["P1", "P2", "T1", "T2", "P1", "P2", "T1"]
        for machine in revealed:
            s.stack.remove(machine)
        lay_first_belt(s, revealed + s.stack, earlier_left=earlier_left)
        orders.append(s.belt)
    assert orders == [["P1", "P2", "T1", "T2", "P1", "P2", "T1"], ["T1", "P2", "P1", "T2", "T1", "P2", "P1"]]


@pytest.mark.parametrize(("rightmost", "crushed"), [(True, ["P2"]), (False, [])])
def test_rul41_the_rightmost_machine_is_crushed_or_by_a_switch_only_one_on_f7(
    rightmost: bool, crushed: list[str]
) -> None:
    s = position(player(), belt="P1 - - - - P2 -")
    crush_one(s, rightmost=rightmost)
    assert s.crusher == crushed


@pytest.mark.parametrize(("from_right", "fields"), [(True, ["T2", "T1"]), (False, ["T1", "T2"])])
def test_rul42_the_first_card_goes_far_right_or_by_a_switch_far_left(from_right: bool, fields: list[str]) -> None:
    s = position(player(), belt="- - P1 P1 P1 P1 P1", top="T1 T2")
    refill_belt(s, from_right=from_right)
    assert s.belt[:2] == fields


@pytest.mark.parametrize(("is_gone", "where"), [(True, "removed"), (False, "unused")])
def test_rul35_a_removed_project_is_gone_or_by_a_switch_can_be_drawn(is_gone: bool, where: str) -> None:
    s = position(player(slots="[A5]"), projects="PR01 PR02")
    Table(s, remove_project(s, 0, s.players[0].slots[0], is_gone=is_gone)).pick("remove:PR01")
    assert "PR01" in getattr(s, where)


@pytest.mark.parametrize(("twice", "times"), [(False, 1), (True, 2)])
def test_rul48_a_fetched_machine_runs_once_or_by_a_switch_twice(twice: bool, times: int) -> None:
    s = position(player(slots="[S1]", hired="AS11"), crusher="S2 P1")
    table = Table(s, fetch(s, 0, s.players[0].slots[0], twice=twice)).pick("fetch:S2", *["run"] * times)
    assert (table.key, table.stock()) == (None, f"0 / 0 0 0 / {times}")


# Undo and the file of components


def test_an_own_choice_can_be_taken_back_until_something_hidden_comes_out() -> None:
    play: Play[State, object] = Play.new(GAME, 2, 3)
    first = play.pending[0].seat
    play.answer(first, "DEC-01", ("Q3",))
    assert play.can_undo(first)
    play.undo(first)
    assert play.pending[0].key == "DEC-01"


def broken(tmp_path: Path, old: str, new: str) -> str:
    file = tmp_path / "components.toml"
    written = FILE.read_text(encoding="utf-8")
    assert old in written
    file.write_text(written.replace(old, new), encoding="utf-8")
    with pytest.raises(BadComponentsError) as caught:
        load(file)
    return str(caught.value)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('crush         = "rightmost"', 'crush         = "both"', "readings.crush"),
        ("level = 1, cost = [2, 0, 0]", "level = 4, cost = [2, 0, 0]", "machines.list"),
        ('combines = ["P1"]', 'combines = ["P1", "T1"]', "does not name it"),
        ('id = "AS02"', 'id = "AS01"', "AS01 occurs twice"),
        ('{ id = "P4", copies = 4', '{ id = "P4", copies = 0', "machines.list"),
        ('value = 20, source = "R"', 'value = 20, source = "?"', "winning_points"),
    ],
)
def test_a_wrong_file_of_components_is_refused_with_its_place(
    tmp_path: Path, old: str, new: str, complaint: str
) -> None:
    assert complaint in broken(tmp_path, old, new)


def test_workshops_cannot_begin_with_more_machines_than_there_are(tmp_path: Path) -> None:
    assert "not enough cards of S1" in broken(
        tmp_path,
        'machines = ["P1", "P3"] },\n  { number = 4',
        'machines = ["S1", "S1"] },\n  { number = 4',
    )
