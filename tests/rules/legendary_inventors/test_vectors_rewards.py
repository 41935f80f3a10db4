"""The dossier's vectors on completed inventions: who chooses, what is left, what becomes of it."""

import pytest

from rules.kernel.model import who
from rules.kernel.words import of_game
from rules.legendary_inventors.view import Gain
from tests.rules.legendary_inventors.table import A, B, C, D, E, Numbers, Table, position

TEAMS = "green yellow red purple blue"
MATHEMATICIANS = {A: "hypatia", B: "pascal", C: "einstein", D: "lovelace", E: "oresme"}


def completed(seats: int, before: Numbers, by: int, card: str = "dice", on: str = "upgrade2 victory3") -> Table:
    """Return a table where `by` has just filled the last field of a card, one of mathematics."""
    teams = " ".join(TEAMS.split()[:seats])
    table = Table(position(teams, f"{card} axe bow", pieces={card: before}, on={card: on}, turn=by))
    assert table.free(card) == "0/0/0/1"
    return table.do(by, f"send:{MATHEMATICIANS[by]}:{card}:0/0/0/1:0")


def sizes(table: Table, card: str) -> list[int]:
    return [table.contribution(seat, card) for seat in range(len(table.s.players))]


@pytest.mark.parametrize(
    ("by", "before", "order"),
    [
        (C, {A: "0/1/1/0", B: "0/0/1/1"}, [A, B, C]),
        (B, {A: "0/1/1/0", B: "0/0/1/0", C: "0/0/0/1"}, [B, A, C]),
        (A, {A: "0/1/0/0", B: "0/0/1/1", C: "0/0/1/0"}, [A, B, C]),
    ],
)
def test_d10_ties_go_clockwise_from_the_completer(by: int, before: Numbers, order: list[int]) -> None:
    table = completed(3, before, by)
    assert sizes(table, "dice") == [2, 2, 1]
    assert (table.s.queue, table.s.leonardo) == (order, by)
    assert table.waiting() == (order[0],)


def test_d11_the_completer_may_end_without_a_reward() -> None:
    table = completed(4, {A: "1/1/0/0", B: "0/0/2/0", C: "0/0/1/1"}, D, "caravel")
    assert sizes(table, "caravel") == [2, 2, 2, 1]
    table.do(A, "patent:caravel").do(B, "tile:upgrade2")
    assert table.tiles(C) == ["victory3"]
    assert (table.s.leonardo, table.tiles(D), table.patents(D)) == (D, [], [])
    assert table.waiting() == (A,)


@pytest.mark.parametrize(
    ("by", "before", "after", "order"),
    [
        (C, {A: "1/0/0/0", B: "2/0/0/0", C: "0/1/0/0", D: "0/0/2/0", E: "0/0/0/2"}, [1, 2, 2, 2, 2], [C, D, E]),
        (D, {A: "3/0/0/0", B: "0/0/2/0", D: "0/1/0/0", E: "0/0/0/2"}, [3, 2, 0, 2, 2], [A, D, E]),
    ],
)
def test_d12_only_three_contributors_are_rewarded(by: int, before: Numbers, after: list[int], order: list[int]) -> None:
    table = completed(5, before, by, "telephone")
    assert sizes(table, "telephone") == after
    assert table.s.queue == order
    table.do(order[0], "tile:upgrade2").do(order[1], "patent:telephone")
    assert table.tiles(order[2]) == ["victory3"]
    others = [seat for seat in range(5) if seat not in order]
    assert all(not table.tiles(seat) and not table.patents(seat) for seat in others)


def test_d13_a_lone_contributor_picks_one_of_three_and_the_rest_leaves_the_game() -> None:
    table = completed(2, {B: "0/1/2/1"}, B)
    assert sizes(table, "dice") == [0, 5]
    assert table.offers(B, "REWARD") == ["patent:dice", "tile:upgrade2", "tile:victory3"]
    table.do(B, "tile:victory3")
    assert table.boxed() == ["upgrade2"]
    assert table.s.box_cards == ["dice"]
    assert table.waiting() == (A,)


def test_d13_two_contributors_leave_one_reward() -> None:
    table = completed(2, {A: "1/1/1/1", B: "0/0/2/0"}, B, "caravel")
    assert sizes(table, "caravel") == [4, 3]
    table.do(A, "patent:caravel")
    assert table.offers(B, "REWARD") == ["tile:upgrade2", "tile:victory3"]
    table.do(B, "tile:upgrade2")
    assert table.boxed() == ["victory3"]


def equal_tiles() -> Table:
    return completed(3, {A: "0/1/1/0", B: "0/0/1/1"}, C, on="upgrade2 upgrade2")


def test_d33_two_equal_tiles_are_one_option_and_a_lone_one_is_given_without_asking() -> None:
    table = equal_tiles()
    assert table.offers(A, "REWARD") == ["patent:dice", "tile:upgrade2"]
    table.do(A, "patent:dice")
    assert table.answers()[-1] == (B, "REWARD", "tile:upgrade2", True)
    assert (table.tiles(B), table.tiles(C)) == (["upgrade2"], ["upgrade2"])


def test_d33_the_last_reward_is_no_decision() -> None:
    table = equal_tiles().do(A, "tile:upgrade2").do(B, "patent:dice")
    assert (table.tiles(A), table.patents(B), table.tiles(C)) == (["upgrade2"], ["dice"], ["upgrade2"])
    assert [seat for seat, key, _, _ in table.answers() if key == "REWARD"] == [A, B]


def test_d41_the_last_rewards_of_the_third_age_are_given_out() -> None:
    state = position(
        "green yellow",
        "gatling_gun revolver",
        pieces={"gatling_gun": {A: "1/2/3/0", B: "0/0/0/2"}, "revolver": {B: "1/0/0/0"}},
        on={"gatling_gun": "victory1 victory2"},
    )
    table = Table(state)
    assert table.free("gatling_gun") == "0/0/1/0"
    table.do(A, "send:archimedes:gatling_gun:0/0/1/0:0")
    assert sizes(table, "gatling_gun") == [7, 2]
    assert len(table.offers(A, "REWARD")) == 3
    table.do(A, "patent:gatling_gun")
    assert table.offers(B, "REWARD") == ["tile:victory1", "tile:victory2"]
    table.do(B, "tile:victory2")
    assert table.points(A)["patents"] == 3
    assert "victory1" in table.boxed()
    assert "revolver" in table.s.box_cards
    assert (table.s.stage, table.s.display) == ("final", [])
    assert table.waiting() == (B,)


def test_c3_choosers_are_asked_in_order_and_told_who_comes_next() -> None:
    table = completed(3, {A: "0/1/1/0", B: "0/0/1/1"}, C)
    (decision,) = [each for each in table.play.pending if each.key == "REWARD"]
    assert decision.prompt.args["next"] == [who(B), who(C)]
    words = of_game("legendary_inventors", "en").named(lambda seat: "ABC"[seat])
    assert words(decision.prompt) == "Dice is complete: take one reward. After you: B and C."


def test_rewards_tell_what_they_gain_for_series_and_goals() -> None:
    state = position(
        "yellow red",
        "dice axe bow",
        pieces={"dice": {A: "0/1/2/1"}},
        on={"dice": "upgrade3 order"},
        patents={A: "canoe papyrus crossbow"},
        values={"galileo": "2/1/0/0"},
    )
    table = Table(state).do(A, "send:pascal:dice:0/0/0/1:0")
    view = table.view(None).rewards
    assert view is not None
    assert (view.invention, view.queue) == ("dice", (A,))
    patent, upgrade, order = view.gains[0]
    assert patent == Gain("patent:dice", points=1, series=1)  # 0-1-2 becomes 0-1-2-3
    # On the 2 of Boyle or of Galileo; Newton, whose goal asks for physics 3, knows 1 and takes a 2 first.
    assert upgrade == Gain("tile:upgrade3", fits=2, asked=2, later=1, reaches=("galileo",))
    assert order == Gain("tile:order", series=1)
    words = of_game("legendary_inventors", "en")
    told = [words(hint) for id_ in table.offers(A, "REWARD") if (hint := table.hint(A, id_)) is not None]
    assert told == ["Order number 3; +1 VP for series", "Reaches the goal of Galileo Galilei: 3 VP", "+1 VP for series"]


def test_an_upgrade_says_that_goals_will_ask_for_it_once_a_lower_one_lies_there() -> None:
    table = Table(
        position("yellow red", "dice axe bow", pieces={"dice": {A: "0/1/2/1"}}, on={"dice": "upgrade4 order"})
    ).do(A, "send:pascal:dice:0/0/0/1:0")
    hint = table.hint(A, "tile:upgrade4")
    assert hint is not None
    # Boyle, whose goal asks for chemistry 4, knows 2 and takes a 3 first; nobody knows anything at 3.
    assert of_game("legendary_inventors", "en")(hint) == "Fits nowhere yet; later for goals: 1"
