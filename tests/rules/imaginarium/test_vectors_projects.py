"""The dossier's vectors TV-144 to TV-168: projects, phase C, the end, two players, counts."""

from collections import Counter

import pytest

from rules.imaginarium import actions
from rules.imaginarium.checks import assistants, machines, projects
from rules.imaginarium.conditions import is_met
from rules.imaginarium.engine import GAME, check, machine_deck, sabotage
from rules.imaginarium.planning import plan
from rules.imaginarium.projects import complete_projects
from rules.kernel.testkit import simulate
from tests.rules.imaginarium.table import Table, player, position

MET = [
    ("tv144", "[P2 P2][P3][P6][T2]", "PR11 PR12", "PR10"),
    ("tv145", "[P2 P2 P2][P3 T3]", "PR10 PR12", "PR11"),
    ("tv146", "[P6 P6][P2 P2]", "PR10 PR12", "PR11"),
    ("tv147", "[P4 P4 P4][P1]", "PR12", "PR10"),
    ("tv148", "[P5][T3 P2]", "PR11", ""),
    ("tv149", "[P5][P5][P2][P3]", "PR10 PR12", "PR11"),
    ("tv150", "[T4 P5][P2]", "", "PR10 PR11 PR12"),
    ("tv151", "[P1][P2 P2][T1 P4][P3]", "PR01", ""),
    ("tv152", "[P3 P3][T3 P2][A5][D2]", "PR08 PR07 PR04", ""),
    ("tv-a19 six of one kind", "[P2 P2 P2][P2]", "", "PR10"),
    ("tv-a19 two kinds", "[P2 P2 P2][P3]", "PR10", ""),
    ("tv-a20 not in one slot", "[P1 P1][P1]", "", "PR06"),
    ("tv-a20 defenders", "[D1 D1 D2]", "", "PR06"),
    ("tv-a20 super-burners", "[T4 T4 T4]", "PR06", ""),
    ("tv-a21 level 3 is not 2", "[P6][P3 P3][P1]", "", "PR08"),
    ("tv-a21 combined", "[P3 P3][D2]", "PR08", ""),
    ("tv-a22 three slots", "[P1 P1 P1][P2][P3][T1]", "", "PR01"),
    ("tv-a22 a pair counts", "[P1 P1 P1][P2][P3][T1 P4]", "PR01", ""),
    ("tv-a23 one attacker", "[A1][D1]", "PR04", "PR02 PR03"),
    ("tv-a23 order", "[D1][A1]", "PR04", "PR03"),
    ("tv-a23 combined defenders", "[D1 D2]", "PR03", ""),
    ("tv-a23 two attackers", "[A1][A5]", "PR02", "PR04"),
    ("tv-a23 one transformer", "[T1][P5]", "", "PR05"),
    ("tv-a23 two transformers", "[T1 P2][T4]", "PR05", ""),
    ("tv-a24 five machines", "[P1 P1 P1][P2 P2]", "", "PR07"),
    ("tv-a24 six machines", "[P1 P1 P1][P2 P2 P2]", "PR07", ""),
    ("tv-a24 one of level 3", "[P6][P3]", "", "PR09"),
    ("tv-a24 two of level 3", "[P6][S2]", "PR09", ""),
    ("tv-a24 two and two", "[P2][P5][P3]", "", "PR12"),
    ("tv-a24 three crystal", "[P4 P4]", "PR12", ""),
]


@pytest.mark.parametrize(("slots", "met", "unmet"), [row[1:] for row in MET], ids=[row[0] for row in MET])
def test_tv144_to_tv152_and_a19_to_a24_conditions(slots: str, met: str, unmet: str) -> None:
    one = player(slots=slots)
    assert [project for project in met.split() if not is_met(one, project)] == []
    assert [project for project in unmet.split() if is_met(one, project)] == []


@pytest.mark.parametrize(("hired", "is_full"), [("AS01 AS02", False), ("AS01 AS02 AS03", True)])
def test_tv_a24_full_staff(hired: str, is_full: bool) -> None:
    assert is_met(player(hired=hired), "PR13") is is_full


def test_tv153_the_hoard_is_shown_and_kept() -> None:
    s = position(player("15 / 0 0 0 / 0"), projects="PR14")
    assert Table(s, complete_projects(s, 0)).pick("complete:PR14").stock() == "15 / 0 0 0 / 3"
    assert not is_met(player("14 / 0 0 0 / 0"), "PR14")


def test_tv154_the_project_bonus_evens_out_the_later_completion() -> None:
    s = position(player(slots="[P1 P1 P1]", hired="AS04"), player(slots="[P2 P2 P2]"), projects="PR06")
    Table(s, complete_projects(s, 1)).pick("complete:PR06")
    Table(s, complete_projects(s, 0)).pick("complete:PR06")
    assert [one.vp for one in s.players] == [5, 5]


def test_tv155_a_secret_project_takes_the_other_with_it_unseen() -> None:
    s = position(player(slots="[P1 P1 P1]", behind="PR06 PR13", hired="AS08"))
    table = Table(s, complete_projects(s, 0)).pick("secret:PR06")
    assert table.stock() == "0 / 0 0 0 / 5"
    assert s.players[0].secret == []
    assert s.removed == ["PR06"]
    assert s.players[0].unseen == ["PR13"]
    assert all("PR13" not in repr(line) for line in s.lines)


SEVEN = "P1 P2 P3 P4 P5 P6 T1"
DRAWN = "D1 D2 D3 S2 T4"
a, b, c, d, e, f, g = SEVEN.split()
d1, d2, d3, d4, d5 = DRAWN.split()
RESETS = [
    pytest.param([2, 5], g, [d3, d2, d1, a, c, d, f], id="tv156"),
    pytest.param([7], f, [d2, d1, a, b, c, d, e], id="tv157"),
    pytest.param([1, 3, 6, 7], e, [d5, d4, d3, d2, d1, b, d], id="tv158"),
]


@pytest.mark.parametrize(("bought", "crushed", "after"), RESETS)
def test_tv156_to_tv158_the_belt_moves_on(bought: list[int], crushed: str, after: list[str]) -> None:
    fields = ["-" if field in bought else machine for field, machine in enumerate(SEVEN.split(), start=1)]
    s = position(player(), belt=" ".join(fields), top=DRAWN)
    check(s)
    assert (s.crusher, s.belt) == ([crushed], after)


def test_tv159_scrap_income_comes_from_phase_c_alone() -> None:
    s = position(player(hired="AS02"), player(), belt="P6 - - - - - S2", places="F1=S1")
    sabotage(s, "S1")
    assert s.players[0].charcoal == 0
    check(s)
    assert s.players[0].charcoal == 3


def test_tv160_all_turns_of_the_round_are_played() -> None:
    s = position(
        player(), player("5 / 0 0 0 / 20"), player(), player(),
        belt="P1 - - - - - P2", places="Q1=E0 Q2=E1 Q3=E2", aside="E3",
    )  # fmt: skip
    turns = 0
    table: Table | None = None
    while not s.over:
        table = Table(s) if table is None else table.next_phase()
        turns += 1
        while table.decision:
            table.pick(next((id_ for id_ in ("stop", "finish") if id_ in table.offers()), table.offers()[0]))
    assert turns == 4
    assert s.belt == ["P1", "", "", "", "", "", "P2"], "nothing is crushed or refilled"
    assert not s.crusher


def test_tv161_majorities() -> None:
    s = position(
        player("7 / 3 2 0 / 20"),
        player("9 / 3 1 0 / 19", hired="AS13"),
        player("1 / 0 2 0 / 18"),
    )
    check(s)
    assert s.over
    assert [one.vp for one in s.players] == [24, 25, 20]
    assert [place.rank for place in GAME.standing(s)] == [2, 1, 3]


@pytest.mark.parametrize(("first", "levels", "ranks"), [("[P6][P3][T3]", 7, [2, 1]), ("[P6][A6][P3][P1]", 9, [1, 1])])
def test_tv162_levels_break_a_tie(first: str, levels: int, ranks: list[int]) -> None:
    s = position(player("0 / 0 0 0 / 24", first), player("0 / 0 0 0 / 24", "[P6][D3][P4][P1]"))
    assert [dict(place.ties)["levels"] for place in GAME.standing(s)] == [levels, 9]
    assert [place.rank for place in GAME.standing(s)] == ranks


def test_tv163_a_saboteur_blocks_a_press() -> None:
    s = position(player("1 / 0 0 0 / 0"), player("1 / 0 0 0 / 0"), belt="P1 P1 P1 P1 P1 P1 P1")
    s.stage, s.track = "planning", ["S0", "E1", "S1", "E0", ""]
    table = Table(s, plan(s)).pick("Q3")
    assert "Q3" not in table.offers()
    assert {"Q1", "Q2"} <= set(table.offers())
    table.pick("Q1", "Q2", "F7:P1")
    sabotage(s, "S0")
    assert [one.charcoal for one in s.players] == [1, 1]


def test_tv164_the_whole_crusher_is_shuffled() -> None:
    crusher = "P1 P1 P1 P2 P2 P2 T1 T1 T2 T2 D1"
    s = position(player(), belt="- P3 P3 P3 P3 P3 D2", stack="", crusher=crusher)
    check(s)
    assert (len(s.stack), s.crusher) == (10, [])
    assert all(s.belt)
    assert Counter([*s.stack, *s.belt[:2]]) == Counter([*crusher.split(), "D2"])


def test_tv165_nobody_is_left_to_hire() -> None:
    staff = [f"AS{number:02}" for number in range(1, 14)]
    seats = [player("9 / 0 0 0 / 0", dial="repair+trade")]
    seats += [player(hired=" ".join(staff[start : start + 3])) for start in (0, 3, 6)]
    seats.append(player(hired=" ".join(staff[9:12])))
    seats[0].assistants = player(hired="AS13").assistants
    s = position(*seats, conference="- - -", helpers="")
    table = Table(s, actions.act(s, 0)).pick("recruit+extract", "recruit")
    assert table.lone() == [("DEC-10", "none")]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_tv166_every_card_is_somewhere_after_every_move(seats: int) -> None:
    def counts(play: object) -> None:
        s = play.state  # type: ignore[attr-defined]
        assert (machines(s).total(), assistants(s).total(), projects(s).total()) == (61, 13, 14)

    simulate(GAME, seats, {}, 4, counts)


def test_tv167_the_deck_of_five_players() -> None:
    deck = Counter(machine_deck([1, 2, 3, 4, 5]))
    assert (deck["P1"], deck["P2"], deck["P3"], deck["P4"], deck.total()) == (3, 5, 4, 3, 51)
    s = GAME.setup(1, 5, {})
    assert (len(s.stack), len([machine for machine in s.belt if machine])) == (44, 7)


def test_tv168_the_deck_of_two_players() -> None:
    deck = Counter(machine_deck([1, 5]))
    assert deck.total() == 57
    assert (deck["P1"], deck["P2"], deck["P3"], deck["P4"]) == (6, 6, 6, 3)


@pytest.mark.parametrize(("seats", "stack", "unused"), [(2, 50, 8), (3, 48, 7), (4, 46, 6), (5, 44, 5)])
def test_section_3_sizes_after_the_set_up(seats: int, stack: int, unused: int) -> None:
    s = GAME.setup(9, seats, {})
    assert (len(s.stack), len(s.unused), len(s.projects), len(s.conference)) == (stack, unused, seats + 4, 3)
    assert len(s.assistants) == 10
    assert not any(machine.startswith("A") for machine in s.belt)
    assert all(one.vp == 0 and not one.garden and not one.assistants and one.dial is None for one in s.players)
