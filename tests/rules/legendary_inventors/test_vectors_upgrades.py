"""The dossier's vectors on upgrades and flips, in and out of turn and at the end."""

from itertools import groupby

import pytest

from rules.kernel.errors import NotAsked
from tests.rules.legendary_inventors.table import A, B, Table, position


def test_r4_a_tile_fits_only_on_exactly_one_less() -> None:
    table = Table(position(tiles={A: "upgrade3 victory1"}, values={"hippocrates": "0/2/0/0", "hypatia": "0/0/1/2"}))
    assert table.can(A, "flip:victory1:hippocrates:physics")
    assert table.can(A, "upgrade:upgrade3:hypatia:mathematics")
    assert not table.can(A, "upgrade:upgrade3:hippocrates:physics")
    assert not table.can(A, "upgrade:upgrade3:archimedes:physics")
    table.do(A, "flip:victory1:hippocrates:physics", "upgrade:upgrade3:hypatia:mathematics")
    assert (table.values("hippocrates"), table.values("hypatia")) == ("1/2/0/0", "0/0/1/3")


def test_d14_a_flipped_tile_is_a_1_and_its_front_is_lost() -> None:
    table = Table(position("purple red", tiles={A: "victory2"}))
    assert table.points(A)["victory"] == 2
    assert not table.can(A, "flip:victory2:lovelace:mechanics")
    table.do(A, "flip:victory2:lovelace:physics")
    assert table.values("lovelace") == "1/0/1/1"
    assert (table.tiles(A), table.points(A)["victory"]) == ([], 0)


def test_d15_upgrades_in_a_chain_reach_a_goal() -> None:
    table = Table(position("red blue", tiles={A: "upgrade3 upgrade4"}))
    assert not table.can(A, "upgrade:upgrade4:tesla:mechanics")
    table.do(A, "upgrade:upgrade3:tesla:mechanics", "upgrade:upgrade4:tesla:mechanics")
    assert table.values("tesla") == "0/0/4/0"
    assert table.points(A)["inventors"] == 3
    assert len(table.lines("log-goal")) == 1


@pytest.mark.parametrize(
    ("team", "inventor", "values", "points"),
    [
        ("purple", "lovelace", "0/0/1/3", 3),
        ("purple", "lovelace", "0/0/2/3", 3),
        ("purple", "lovelace", "0/0/4/2", 0),
        ("red", "einstein", "4/1/0/3", 9),
        ("red", "einstein", "4/0/0/2", 0),
    ],
)
def test_d21_a_goal_asks_for_all_its_sciences_at_once(team: str, inventor: str, values: str, points: int) -> None:
    assert Table(position(f"{team} blue", values={inventor: values})).points(A)["inventors"] == points


def final(teams: str = "green yellow", **named: object) -> Table:
    return Table(position(teams, "", stage="final", **named))  # type: ignore[arg-type]


def test_d26_the_last_chance_of_a_genius_tile() -> None:
    table = final(tiles={A: "genius"}, values={"hippocrates": "0/4/0/0"})
    assert table.waiting() == (A,)
    table.do(A, "flip:genius:hippocrates:physics")
    assert table.values("hippocrates") == "1/4/0/0"
    assert table.points(A)["inventors"] == 6
    assert table.play.over


def test_among_the_uses_of_tiles_what_reaches_a_goal_stands_first_and_what_no_goal_asks_for_last() -> None:
    table = final(tiles={A: "upgrade2 genius"}, values={"hippocrates": "0/4/0/0"})
    *uses, done = table.offers(A, "FINAL_UPGRADES")
    assert set(uses[:2]) == {f"flip:{tile}:hippocrates:physics" for tile in ("upgrade2", "genius")}
    hints = [hint.key for hint in (table.hint(A, use) for use in uses) if hint is not None]
    groups = [key for key, _ in groupby(hints)]
    assert groups == ["hint-goal-reached", "hint-goal-asks", "hint-goal-not-asked"]
    assert done == "done"


def test_d27_upgrades_out_of_turn_leave_the_turn_alone() -> None:
    table = Table(position(tiles={A: "upgrade2"}, turn=B, out="aristotle"))
    before = table.offers(B, "TURN")
    number = table.play.asked_at[B, "TURN"]
    assert not table.can(A, "upgrade:upgrade2:newton:physics")
    assert table.waiting() == (B,)
    table.do(A, "upgrade:upgrade2:aristotle:physics")
    assert table.values("aristotle") == "2/0/0/1"
    assert not table.active("aristotle")
    assert table.waiting() == (B,)
    assert table.offers(B, "TURN") == before
    assert table.play.asked_at[B, "TURN"] == number


def test_d29_an_upgrade_does_not_act_backwards() -> None:
    table = Table(position(tiles={A: "upgrade2"})).do(A, "send:archimedes:axe:1/0/1/0:0")
    table.do(A, "upgrade:upgrade2:archimedes:mechanics")
    assert table.values("archimedes") == "1/0/2/0"
    assert (table.free("axe"), table.contribution(A, "axe")) == ("1/0/1/1", 2)


def test_d30_replaced_tiles_are_out_of_the_game() -> None:
    table = Table(position("blue red", tiles={A: "upgrade3 upgrade4"}))
    table.do(A, "upgrade:upgrade3:fibonacci:mathematics", "upgrade:upgrade4:fibonacci:mathematics")
    assert table.values("fibonacci") == "0/0/0/4"
    assert table.points(A)["inventors"] == 3
    assert (table.s.spent_starts, table.boxed(), table.tiles(A)) == (1, ["upgrade3"], [])
    assert table.offers(A, "UPGRADE") == []


def test_d34_done_is_final_and_the_last_usable_tile_ends_a_players_game() -> None:
    table = final(tiles={A: "order order", B: "victory1"})
    assert table.waiting() == (A, B)
    table.do(A, "done")
    assert table.waiting() == (B,)
    assert table.offers(A, "FINAL_UPGRADES") == []
    with pytest.raises(NotAsked):
        table.play.answer(A, "FINAL_UPGRADES", ("flip:order:hypatia:physics",))
    table.do(B, "flip:victory1:boyle:physics")
    assert table.play.over
    assert table.points(B)["victory"] == 0


def test_d35_nobody_is_asked_who_has_no_tile() -> None:
    state = position("green yellow", "gatling_gun revolver", pieces={"gatling_gun": {A: "1/2/3/2"}})
    table = Table(state).do(A, "send:archimedes:gatling_gun:0/0/1/0:0", "patent:gatling_gun")
    assert table.play.over
    assert "done" not in [pick for _, _, pick, _ in table.answers()]


def test_d39_nothing_goes_on_a_4() -> None:
    table = Table(position("red blue", tiles={A: "upgrade3 upgrade4 victory1"}, values={"tesla": "0/0/4/0"}))
    for kind in ("upgrade3", "upgrade4", "victory1"):
        if table.can(A, f"tile:{kind}"):
            table.do(A, f"tile:{kind}")
        assert table.can(A, f"flip:{kind}:tesla:physics")
        assert not [id_ for id_ in table.offers(A, "UPGRADE") if id_.endswith("tesla:mechanics")]


def test_d43_who_can_use_a_tile_is_asked_though_it_be_useless() -> None:
    table = final(tiles={A: "victory3"})
    assert table.waiting() == (A,)
    table.do(A, "done")
    assert table.play.over
    assert table.points(A)["victory"] == 3
