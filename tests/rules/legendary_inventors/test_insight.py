"""The numbers that computer players learn from, in positions whose figures follow from the dossier."""

import pytest

from rules.legendary_inventors.aims import aims
from rules.legendary_inventors.components import SCIENCES, TEAMS
from rules.legendary_inventors.engine import GAME
from rules.legendary_inventors.insight import INSIGHT
from rules.legendary_inventors.prospects import holding, hopes, lying, worth_to
from rules.legendary_inventors.state import State
from tests.rules.legendary_inventors.table import A, B, C, position


def side(s: State, of: int) -> dict[str, float]:
    """Return a side's numbers by name."""
    return dict(zip(INSIGHT.side, INSIGHT.of_side(s, A, of), strict=True))


def table(s: State, seat: int) -> dict[str, float]:
    """Return the table's numbers by name."""
    return dict(zip(INSIGHT.table, INSIGHT.of_table(s, seat), strict=True))


def worth(s: State, seat: int) -> dict[str, float]:
    """Return what each kind of tile is worth to a seat."""
    return worth_to(holding(s.players[seat], s.age)).tiles


def test_points_count_patents_series_victory_tiles_and_goals() -> None:
    s = position(
        display="photography radio",
        patents={A: "bow canoe papyrus"},
        tiles={A: "victory3 victory2"},
        values={"aristotle": "2/0/0/2"},
    )
    told = side(s, A)
    names = ("patent-points", "series-points", "victory-points", "goal-points")
    assert [told[name] * 10 for name in names] == pytest.approx([3, 2, 5, 3])
    assert table(s, A)["my-lead"] * 10 == pytest.approx(13)
    assert table(s, B)["my-lead"] * 10 == pytest.approx(-13)


def test_a_goal_says_how_many_steps_are_lacking_and_which_tiles() -> None:
    told = side(position(values={"aristotle": "2/0/0/1"}), A)
    assert told["goals-1-step-away"] * 10 == pytest.approx(3)  # Aristotle 2/0/0/1, goal 2/0/0/2
    assert told["goals-further-away"] * 10 == pytest.approx(9 + 6 + 6)
    assert told["goals-ask-4"] * 10 == pytest.approx(6 / 3)  # one of the three steps of Hippocrates


@pytest.mark.parametrize(
    ("tiles", "values", "used", "left"),
    [
        ("upgrade2 order", {"aristotle": "2/0/0/1"}, {"aristotle": "2/0/0/2"}, "order"),
        ("victory1 victory3", {"hippocrates": "0/4/0/0"}, {"hippocrates": "1/4/0/0"}, "victory3"),
        ("upgrade3", {"aristotle": "2/0/0/1"}, {"aristotle": "2/0/0/1"}, "upgrade3"),
    ],
    ids=["an upgrade", "the cheaper tile turned over", "what reaches no goal"],
)
def test_who_keeps_tiles_that_reach_a_goal_has_what_they_have_who_use_them(
    tiles: str, values: dict[str, str], used: dict[str, str], left: str
) -> None:
    on = {"axe": "upgrade4 genius", "bow": "refresh upgrade2"}
    kept = position(values=values, tiles={A: tiles}, on=on)
    done = position(values={**values, **used}, tiles={A: left}, on=on)
    assert side(kept, A) == side(done, A)
    for seat in (A, B):
        assert table(kept, seat) == table(done, seat)


def reached(values: dict[str, str], tiles: str) -> float:
    """Return the points of goals that tiles reach at the last upgrades, less what they score otherwise."""
    return side(position(values=values, tiles={A: tiles}, stage="final"), A)["goals-with-own-tiles"] * 10


def test_a_goal_is_in_sight_at_the_last_upgrades_with_the_own_tiles_that_it_takes() -> None:
    needs = {"aristotle": "2/0/0/1"}
    assert reached(needs, "upgrade2") == pytest.approx(3)
    assert reached(needs, "upgrade3 genius") == 0


def test_one_tile_serves_one_goal() -> None:
    both = {"aristotle": "2/0/0/1", "archimedes": "1/0/3/0"}  # each lacks one 2: worth 3 and 6 points
    assert reached(both, "upgrade2") == pytest.approx(6)
    assert reached(both, "upgrade2 upgrade2") == pytest.approx(9)


def test_a_victory_tile_turned_over_for_a_goal_costs_its_points() -> None:
    needs = {"hippocrates": "0/4/0/0"}  # lacks a 1: worth 6 points
    assert reached(needs, "victory3") == pytest.approx(3)
    assert reached(needs, "victory3 refresh") == pytest.approx(6)


def test_a_goal_under_way_counts_by_its_steps_and_by_the_rewards_to_come() -> None:
    come = aims("green", ((0, 0, 1, 1), (2, 0, 3, 0), (2, 0, 0, 2), (1, 3, 0, 0)), ())
    assert come.in_hand == 0
    assert come.to_come(1) == pytest.approx(6 * 2 / 3)  # Hippocrates lacks one of three tiles, Hypatia all four
    assert come.to_come(0) == 0


def test_points_in_sight_grow_with_what_is_nearly_won() -> None:
    pieces = {"dice": {A: "0/1/1/0"}}
    s = position("green yellow", "dice axe", on={"dice": "victory3 upgrade4"}, pieces=pieces)
    empty = position("green yellow", "dice axe", on={"dice": "victory3 upgrade4"})
    assert side(s, A)["points-in-sight"] > side(empty, A)["points-in-sight"]
    assert side(s, B)["points-in-sight"] == pytest.approx(side(empty, B)["points-in-sight"])


def test_a_lead_that_may_be_caught_up_is_less_likely_won() -> None:
    ahead = {A: "0/1/1/1", B: "0/0/1/0"}
    even = {A: "0/1/1/0", B: "0/0/0/1"}
    told = [
        hopes(lying(s), A, holding(s.players[A], s.age))[0]
        for s in (
            position("green yellow", "dice axe", on={"dice": "victory3 upgrade4"}, pieces={"dice": pieces})
            for pieces in (ahead, even)
        )
    ]
    assert told[0].now == told[1].now == told[0].likely > told[1].likely


def test_only_who_is_to_move_threatens() -> None:
    pieces = {A: "0/1/0/1", B: "0/0/1/1"}
    s = position("green yellow", "dice axe", on={"dice": "victory3 upgrade4"}, pieces={"dice": pieces}, turn=B)
    assert side(s, A)["threat-to-complete"] == 0 < side(s, B)["threat-to-complete"]


def test_any_tile_is_worth_a_goal_that_lacks_a_1() -> None:
    s = position(values={"hippocrates": "0/4/0/0"})
    assert worth(s, A)["refresh"] == pytest.approx(6)  # D26: turned over it completes 1/4/0/0
    assert worth(s, A)["upgrade4"] == pytest.approx(6)
    assert worth(s, B)["refresh"] == pytest.approx(9 / 4)  # one of the four steps of Newton


def test_an_order_tile_and_a_patent_are_worth_the_series_they_make() -> None:
    s = position(display="smoke_signals bow", patents={A: "axe canoe dice sundial"})
    of_a, of_b = (worth_to(holding(s.players[seat], s.age)) for seat in (A, B))
    assert of_a.patent("smoke_signals") - of_b.patent("smoke_signals") == pytest.approx(3)  # 0-1-2-3-4 for 0-1
    assert of_a.tiles["order"] == pytest.approx(3, abs=0.5)  # 0-1-[2]-3-4


def test_rewards_are_in_sight_by_the_order_of_contributions() -> None:
    s = position(
        display="dice axe",
        on={"dice": "victory3 upgrade4"},
        pieces={"dice": {A: "0/1/1/0", B: "0/0/0/1", C: "0/0/1/0"}},
    )
    (of_a, _), (of_b, _) = (hopes(lying(s), seat, holding(s.players[seat], s.age)) for seat in (A, B))
    assert (of_a.own, of_a.left, of_a.ahead) == (2, 1, 1)
    assert of_a.now == of_a.first == pytest.approx(3)
    assert of_b.now < of_b.first  # B and C share what the second and the third choose
    assert side(s, A)["leads-on-inventions"] > side(s, B)["leads-on-inventions"] == 0


def test_a_lead_that_nobody_can_catch_up_is_secured() -> None:
    pieces = {A: "0/1/1/1", B: "0/0/1/0"}
    s = position("green yellow", "dice axe", on={"dice": "victory3 upgrade4"}, pieces={"dice": pieces})
    assert side(s, A)["prospects-secured"] > 0
    assert side(s, B)["prospects-secured"] == 0


def test_who_can_fill_the_last_fields_sees_the_completion() -> None:
    pieces = {A: "0/1/0/1", B: "0/0/1/1"}
    s = position("green yellow", "dice axe", on={"dice": "victory3 upgrade4"}, pieces={"dice": pieces})
    told = side(s, A)
    assert told["completions"] * 3 == pytest.approx(1)
    assert told["best-completion"] * 4 == pytest.approx(3)  # first by pieces, once Hypatia fills the field
    assert [told["invention-1-completes"], told["invention-2-completes"]] == [1, 0]
    assert side(position("green yellow", "dice axe", out="hypatia archimedes aristotle"), A)["completions"] == 0


def test_inventions_are_told_one_by_one_the_nearest_to_completion_first() -> None:
    pieces = {A: "0/1/0/1", B: "0/0/1/1"}
    for order in ("dice axe", "axe dice"):
        told = side(position("green yellow", order, pieces={"dice": pieces}), A)
        assert [told["invention-1-own"] * 5, told["invention-2-own"]] == pytest.approx([2, 0])
        assert told["invention-1-done"] > told["invention-2-done"] == 0
        assert told["invention-3-now"] == told["invention-3-done"] == 0, "two lie there"


def test_an_invention_tells_what_all_who_are_ready_could_place_there_together() -> None:
    # Papyrus asks 0/3/1/1; the green team knows 0/0/1/1, 1/0/1/0, 1/0/0/1 and 0/2/0/0: 2, 1 and 1 pieces of 5.
    told = side(position("green yellow", "papyrus"), A)
    assert [told[f"invention-1-{what}"] * 5 for what in ("added", "reach", "misses")] == pytest.approx([2, 4, 1])
    asleep = side(position("green yellow", "papyrus", out="hippocrates"), A)
    told_too = [asleep[f"invention-1-{what}"] * 5 for what in ("reach", "reach-rested", "misses")]
    assert told_too == pytest.approx([2, 4, 3])


def test_what_a_genius_tile_would_complete_is_told_and_whether_it_is_at_hand() -> None:
    # The bow asks 1/0/2/2 and B has laid 1/0/1/0: mechanics 1 and mathematics 2 are free, Hypatia (0/0/1/1) lacks one.
    near = position("green yellow", "bow dice", pieces={"bow": {B: "1/0/1/0"}}, on={"bow": "victory3 victory1"})
    told = side(near, A)
    assert told["best-stroke"] * 4 == pytest.approx(3), "more pieces than B, so the best tile"
    assert told["best-stroke-at-hand"] == 0
    gifted = position(
        "green yellow", "bow dice", pieces={"bow": {B: "1/0/1/0"}}, on={"bow": "victory3 victory1"}, tiles={A: "genius"}
    )
    assert side(gifted, A)["best-stroke-at-hand"] * 4 == pytest.approx(3)
    assert side(position("green yellow", "dice axe"), A)["best-stroke"] == 0, "five fields and more are free"


def test_each_inventor_tells_whether_it_is_ready_and_what_its_goal_lacks() -> None:
    told = side(position("green yellow", values={"aristotle": "2/0/0/1"}, out="aristotle"), A)
    place = [inventor.id for inventor in TEAMS["green"].inventors].index("aristotle") + 1
    assert told[f"inventor-{place}-ready"] == 0
    assert told[f"inventor-{place}-goal"] * 10 == pytest.approx(3)
    assert told[f"inventor-{place}-goal-lacks"] * 4 == pytest.approx(1)  # 2/0/0/1, goal 2/0/0/2
    assert [told[f"inventor-{place}-lacks-{science}"] * 2 for science in SCIENCES] == pytest.approx([0, 0, 0, 1])


def test_a_seat_in_the_queue_is_due_a_reward() -> None:
    s = position(
        "green yellow", "dice axe", on={"dice": "victory3 victory1"}, pieces={"dice": {A: "0/1/1/2", B: "0/0/1/0"}}
    )
    s.completed, s.queue = "dice", [A, B]
    assert side(s, A)["reward-due"] * 4 == pytest.approx(3)
    assert 0 < side(s, B)["reward-due"] < side(s, A)["reward-due"]


def test_the_turn_and_the_clock_are_told() -> None:
    s = position(turn=B, display="axe bow canoe")
    assert [side(s, seat)["to-move"] for seat in (A, B, C)] == [0, 1, 0]
    assert [side(s, seat)["moves-next"] for seat in (A, B, C)] == [0, 0, 1]
    assert table(s, A)["inventions-left-in-age"] == pytest.approx(2 / 5)
    assert table(position(display="photography radio zeppelin"), A)["inventions-to-come"] == pytest.approx(2 / 15)


def test_a_side_without_a_team_has_no_numbers_yet() -> None:
    s = GAME.setup(7, 3, {"teams": "pick"})
    assert table(s, A)["picking-teams"] == 1
    assert not any(number for name, number in side(s, C).items() if "move" not in name)
