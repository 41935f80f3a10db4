"""The dossier's vectors TV-001 to TV-020, which come from the rulebook."""

import pytest

from rules.imaginarium import actions, assistants, conditions, machines, projects, scoring
from rules.imaginarium.components import FIELDS, MACHINES, PROJECTS, WORKSHOPS
from rules.imaginarium.effects import run
from rules.imaginarium.engine import GAME, starting_player, starting_track
from rules.imaginarium.purchase import acquire
from rules.imaginarium.use import use_machines
from tests.rules.imaginarium.table import Table, player, position
from tests.rules.table import same


def gain_of(*cards: str) -> dict[str, int]:
    """Return what a slot without a choice of kind makes."""
    return dict(machines.made(machines.job(machines.group(cards))))


def test_tv001_a_starting_workshop_runs_both_machines() -> None:
    s = position(player("2 / 0 1 1 / 0", "[P1][P2]"))
    table = Table(s, use_machines(s, 0)).pick("run:P1", "run:P2")
    assert table.stock() == "3 / 1 1 1 / 0"
    assert table.key is None


def test_tv002_prices_go_from_two_to_seven() -> None:
    prices = {assistants.price(player(), machine, place) for machine in MACHINES for place in FIELDS}
    assert prices == {2, 3, 4, 5, 6, 7}
    assert assistants.price(player(), "P1", "F7") == 2
    assert assistants.price(player(), "P6", "F1") == 7


def test_tv003_missing_charcoal_costs_two_resources_each() -> None:
    s = position(player("1 / 2 2 1 / 0"), belt="- - - - - - P3", places="F7=E0")
    table = Table(s, acquire(s, 0, "F7"))
    assert table.key == "DEC-03"
    assert same(table.offers(), "pay:2-wood+2-copper pay:2-wood+1-copper+1-crystal pay:1-wood+2-copper+1-crystal")
    assert table.pick("pay:2-wood+1-copper+1-crystal").stock() == "0 / 0 1 0 / 0"
    assert table.garden() == ["P3"]


def test_tv004_a_broken_flamer_gives_two_plus_one() -> None:
    assert set(machines.scraps("P6")) == {(0, 1, 2), (0, 2, 1)}


def test_tv005_a_repaired_charcoal_maker_gives_four_wood_or_a_point() -> None:
    s = position(player(slots="[P1]"))
    table = Table(s, actions.dismantle(s, 0)).pick("workshop:P1")
    assert same(table.offers(), "take:4-wood take:1-vp")
    assert table.pick("take:4-wood").stock() == "0 / 4 0 0 / 0"


@pytest.mark.parametrize(("cards", "number"), [(("P1",), 1), (("P1", "P1"), 3), (("P1", "P1", "P1"), 7)])
def test_tv006_charcoal_makers(cards: tuple[str, ...], number: int) -> None:
    assert gain_of(*cards) == {"charcoal": number}


def test_tv007_a_combined_transmuter_hands_nothing_in() -> None:
    s = position(player(slots="[P2 T3]"))
    assert Table(s, use_machines(s, 0)).pick("run:P2+T3").stock() == "0 / 0 0 1 / 0"


def test_tv008_selling_two_copper_buys_a_point() -> None:
    s = position(player("1 / 0 2 0 / 0"))
    table = Table(s, actions.trade(s, 0)).pick("sell:copper", "sell:copper", "buy:vp")
    assert table.stock() == "0 / 0 0 0 / 1"
    assert table.key is None


@pytest.mark.parametrize("cards", ["D1 D1", "D1 D2", "D1 D3", "D1 D1 D2 D2 D3 D3"])
def test_tv009_defence_machines_share_a_slot(cards: str) -> None:
    assert machines.is_legal(machines.group(cards.split()))


def test_tv010_levels_are_never_added() -> None:
    one = player(slots="[P2 T3]")
    assert conditions.of_level((("P2", "T3"),), 1) == conditions.of_level((("P2", "T3"),), 2) == 1
    assert not conditions.is_met(one, "PR09")


@pytest.mark.parametrize(("seats", "number"), [(2, 6), (3, 7), (4, 8), (5, 9)])
def test_tv011_open_projects(seats: int, number: int) -> None:
    s = GAME.setup(3, seats, {})
    assert len(s.projects) == number
    assert len(s.unused) == len(PROJECTS) - number


BURNING = [
    pytest.param("T1", 1, {"charcoal": 3}, id="tv012-single"),
    pytest.param("T1 T1", 1, {"charcoal": 5}, id="tv012-two"),
    pytest.param("T1 P2", 0, {"charcoal": 3}, id="tv012-pair"),
    pytest.param("T4", 2, {"charcoal": 6}, id="tv013-single"),
    pytest.param("T4 T4", 2, {"charcoal": 9}, id="tv013-two"),
    pytest.param("T4 T4 T4", 2, {"charcoal": 12}, id="tv013-three"),
    pytest.param("T4 P5", 0, {"charcoal": 6}, id="tv013-pair"),
    pytest.param("T2", 1, {"copper": 1}, id="tv014-copper"),
    pytest.param("T2 T2", 1, {"copper": 3}, id="tv014-two"),
    pytest.param("T3", 1, {"crystal": 1}, id="tv014-crystal"),
    pytest.param("T3 T3", 1, {"crystal": 3}, id="tv014-two-crystal"),
]


@pytest.mark.parametrize(("cards", "given", "got"), BURNING)
def test_tv012_to_tv014_transformation(cards: str, given: int, got: dict[str, int]) -> None:
    job = machines.job(machines.group(cards.split()))
    assert job.input == given
    assert machines.made(job) == got


@pytest.mark.parametrize("card", ["P2", "P3", "P4"])
def test_tv015_production(card: str) -> None:
    good = {"P2": "wood", "P3": "copper", "P4": "crystal"}[card]
    assert [gain_of(*[card] * number) for number in (1, 2, 3)] == [{good: 1}, {good: 3}, {good: 5}]


@pytest.mark.parametrize(("cards", "stock"), [("P6", "0 / 0 1 0 / 0"), ("P6 P6", "0 / 0 3 0 / 0")])
def test_tv015_flamers_make_one_kind(cards: str, stock: str) -> None:
    s = position(player(slots=f"[{cards}]"))
    table = Table(s, run(s, 0, tuple(cards.split())))
    assert table.key == "DEC-02a"
    assert same(table.offers(), "make:wood make:copper make:crystal")
    assert table.pick("make:copper").stock() == stock


@pytest.mark.parametrize(("slots", "points"), [("[S2]", 1), ("[S2 S2]", 3)])
def test_tv016_diplomats_make_points(slots: str, points: int) -> None:
    s = position(player(slots=slots))
    use = Table(s, use_machines(s, 0))
    assert use.pick(use.offers("run:")[0]).stock() == f"0 / 0 0 0 / {points}"


def test_tv017_two_players_start_with_saboteurs_in_front() -> None:
    assert starting_track([2, 4])[:4] == ["S0", "S1", "E0", "E1"]
    assert starting_track([4, 2])[:4] == ["S1", "S0", "E1", "E0"]


def test_tv018_majorities_give_two_points_or_three() -> None:
    s = position(player("5 / 3 0 0 / 0"), player("5 / 1 0 0 / 0", hired="AS13"), player("4 / 3 0 0 / 0"))
    scoring.final_scoring(s)
    assert [one.majorities for one in s.players] == [{"charcoal": 2, "wood": 2}, {"charcoal": 3}, {"wood": 2}]


def test_tv019_the_second_to_complete_gets_one_less() -> None:
    s = position(player(slots="[A1][A2]"), player(slots="[A3][A4]"), projects="PR02")
    Table(s, projects.complete_projects(s, 0)).pick("complete:PR02")
    Table(s, projects.complete_projects(s, 1)).pick("complete:PR02")
    assert [one.vp for one in s.players] == [4, 3]


def test_tv020_extract_gives_three_charcoal() -> None:
    s = position(player())
    assert Table(s, actions.extract(s, 0)).stock() == "3 / 0 0 0 / 0"


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5])
def test_every_workshop_gives_its_goods_and_two_repaired_machines(number: int) -> None:
    board, one = WORKSHOPS[number], starting_player(WORKSHOPS[number])
    assert (one.charcoal, one.stock()) == (board.charcoal, board.goods)
    assert one.machines == list(board.machines)
    assert not one.garden
    assert one.vp == 0
