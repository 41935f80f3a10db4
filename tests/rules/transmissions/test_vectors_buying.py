"""The dossier's worked examples, sections 12.4 to 12.7: buying, pipes, the forest, and one whole score sheet."""

import pytest

from rules.transmissions import scoring
from rules.transmissions.pipes import fits, longest_run, network, placements, run_points
from rules.transmissions.state import Placed, Trigger
from tests.rules.table import same
from tests.rules.transmissions.table import A, B, Table, before_action, laid, luck, player, position

VILLAGE, JUNKYARD, FOREST, PIPES = 6, 8, 10, 12
"""Near fields."""


def is_legal(written: str, pipe: str, x: int, y: int, turn: int) -> bool:
    """Say whether a pipe may be attached there, by the rule and by the list of places offered."""
    placed = laid(written)
    edges = network([Placed(pipe, x, y, turn)])[x, y]
    by_rule = fits(network(placed), (x, y), edges)
    assert by_rule == (Placed(pipe, x, y, turn) in placements(placed, pipe))
    return by_rule


# 12.4


def test_v35_buying_shifts_and_refills_the_display() -> None:
    table = before_action("yellow", VILLAGE, player("B G 3E"), items="A1 A6 B1 C1", ideas="E1 E2 E3 E4")
    top = (table.s.item_stack[0], table.s.idea_stack[0])
    table.pick("buy:2:A6", "yellow", "no")
    assert table.stock() == ""
    assert table.s.items == [top[0], "A1", "B1", "C1"]
    assert table.s.ideas == [top[1], "E1", "E3", "E4"]
    assert "E2" in table.s.gone
    assert table.tiles("yellow") == ["A6"]


def test_v36_the_newest_column_costs_4_electricity() -> None:
    table = before_action("yellow", VILLAGE, player("B G 3E"), items="A6 A1 B1 C1")
    assert table.offers("buy") == []


def test_v37_the_surcharge_is_paid_even_for_a_free_idea() -> None:
    table = before_action("yellow", JUNKYARD, player("Y"), ideas="E5 E2 E3 E4", items="A1 A2 A3 A4")
    table.pick("buy:1:E5", "blue")
    assert (table.stock(), table.tiles("blue")) == ("", ["E5"])
    assert ("SURCHARGE", "yellow") in table.lone
    assert "A1" in table.s.gone


def test_v38_a_free_idea_of_an_old_column_costs_nothing() -> None:
    table = before_action("yellow", JUNKYARD, ideas="E2 E3 E5 E4")
    assert table.offers("buy") == ["buy:3:E5"]
    assert table.pick("buy:3:E5", "red").tiles("red") == ["E5"]


def test_v39_a_single_free_slot_takes_an_idea_and_no_item() -> None:
    full = "yellow: A1 A2; blue: A3 A4; green: A5; red: B1 S1"
    rich = player("2W 2Y 2G B 9E", full)
    assert before_action("yellow", VILLAGE, rich).offers() == ["skip"]
    rich = player("2W 2Y 2G B 9E", full)
    assert len(before_action("yellow", JUNKYARD, rich).offers("buy")) == 4


def test_v40_the_eleventh_purchase_of_two_players_triggers_the_end() -> None:
    table = before_action("yellow", VILLAGE, player("2W 2Y 2G B 9E"), stack=0, items="A1 A2 A3 A4")
    table.pick("buy:2:A2", "yellow", "no")
    assert table.s.items == ["", "A1", "A3", "A4"]
    assert table.s.trigger is not None
    assert (table.s.trigger.side, table.s.trigger.reason) == (A, "display")


def test_v41_substituting_every_engram() -> None:
    table = before_action("yellow", PIPES, player("Y G G", forest="FC18"), stacks=("P21", "", "", ""))
    table.pick("pipe:1:P21")
    assert table.offers() == ["pay:yellow+green+green:FC18"]
    table.pick("set-aside")
    assert table.stock() == ""
    assert table.s.players[A].used == ["FC18"]


def test_v42_the_idea_above_needs_a_slot_of_its_own() -> None:
    full = "yellow: A1 A2; blue: A3 A4; green: A5 S1; red: S2"
    table = before_action("yellow", VILLAGE, player("B G 3E", full, forest="FC25"), items="B1 A6 B2 B3")
    table.pick("buy:2:A6", "red").through()
    assert ("IDEA_ABOVE", "no") in table.lone
    assert table.tiles("red") == ["S2", "A6"]
    assert table.s.players[A].used == []


def test_v43_the_idea_above_is_free_and_the_display_refills_once() -> None:
    table = before_action(
        "yellow", VILLAGE, player("B G 2E", forest="FC25"), items="B1 B2 A6 B3", ideas="E1 F7 E3 E4", stack=10
    )
    table.pick("buy:3:A6", "yellow", "yes:FC25", "blue")
    assert (table.stock(), table.tiles("blue")) == ("", ["E3"])
    assert len(table.s.item_stack) == len(table.s.idea_stack) == 9


def test_v44_the_last_pipe_of_a_stack_triggers_the_end() -> None:
    table = before_action(
        "yellow", PIPES, player("2W Y"), seats=4, stacks=("", "P01", "", ""), heights=(7, 1, 7, 7)
    ).pick("pipe:2:P01", "set-aside")
    assert table.s.trigger is not None
    assert (table.s.trigger.side, table.s.trigger.reason) == (A, "stack")


# 12.5


def test_v45_to_v51_a_network_grows() -> None:
    assert not any(is_legal("", "P01", 1, 0, turn) for turn in range(4))
    assert is_legal("", "P10", 1, 0, 1)
    net = "P10 1,0 r1"
    assert is_legal(net, "P08", 2, 0, 2)
    net += "; P08 2,0 r2"
    assert len(longest_run(laid(net))) == 3
    assert not is_legal(net, "P05", 2, 1, 0)
    assert is_legal(net, "P05", 2, 1, 2)
    net += "; P05 2,1 r2"
    assert len(longest_run(laid(net))) == 4
    assert is_legal(net, "P01", -1, 0, 1)
    net += "; P01 -1,0 r1"
    assert len(longest_run(laid(net))) == 4
    assert not any(is_legal(net, pipe, 1, 1, turn) for pipe in ("P33", "P08", "P34", "P28") for turn in range(4))


@pytest.mark.parametrize(
    ("pipe", "places"),
    [("P33", [(-1, 0, 1), (-1, 0, 3), (1, 0, 0), (1, 0, 2)]), ("P05", [(-1, 0, 1), (1, 0, 1)])],
    ids=["V52", "V53"],
)
def test_v52_v53_places_beside_the_bare_starting_pipe(pipe: str, places: list[tuple[int, int, int]]) -> None:
    assert [(one.x, one.y, one.turn) for one in placements(laid(""), pipe)] == places


def test_v54_the_longer_of_two_branches_is_the_run() -> None:
    net = ""
    for part in ("P28 1,0 r1", "P03 2,0 r1", "P08 3,0 r2", "P10 1,1 r0", "P14 1,2 r0", "P24 2,2 r2"):
        pipe, cell, turn = part.split()
        x, y = map(int, cell.split(","))
        assert is_legal(net, pipe, x, y, int(turn[1:])), part
        net = "; ".join(filter(None, [net, part]))
    run = longest_run(laid(net))
    assert run == ((0, 0), (1, 0), (1, 1), (1, 2), (2, 2))
    assert run_points(len(run)) == 15


# 12.6


def test_v55_two_drawn_cards_with_one_left_in_the_pile() -> None:
    state_rng = luck(["FC12", "FC08"], ["FC08", "FC12"])
    table = before_action("yellow", FOREST, draw="FC01", discard="FC05 FC08 FC12", rng=state_rng)
    table.pick("forest:draw+draw")
    assert table.s.looking == ["FC01", "FC12"]
    assert table.s.forest_draw == ["FC08"]
    assert table.s.forest_discard == ["FC05"]
    assert [event.outcome for event in table.s.events] == [{"draw_pile": ["FC12", "FC08"]}]
    assert same(table.offers(), "keep:FC01 keep:FC12")


def test_v56_tied_players_all_have_the_acorn_bonus() -> None:
    owners = [
        player(),
        player(forest="FC25"),
        player(forest="FC01 FC05"),
        player(forest="FC26 FC06 FC07"),
    ]
    state = position(*owners, seats=4)
    assert [one.acorns() for one in owners] == [0, 3, 3, 7]
    assert scoring.acorn_bonus(state.boards()) == [0, 5, 5, 0]


def test_v57_fewest_acorns_break_a_tie_and_none_is_fewest() -> None:
    state = position(player(tiles="yellow: A6"), player(tiles="yellow: E6", forest="FC05"))
    sheets = scoring.sheets(state)
    assert [one.doubled / 2 for one in sheets] == [7, 7]  # the toaster against a point and the acorn bonus
    assert [place.rank for place in scoring.standing(state)] == [1, 2]


def test_v58_equal_points_and_acorns_share_the_victory() -> None:
    state = position(player(tiles="yellow: E6"), player(tiles="yellow: G6"))
    assert [place.rank for place in scoring.standing(state)] == [1, 1]


def test_v59_a_card_that_costs_electricity_needs_it() -> None:
    assert Table(position(player(forest="FC21"))).offers("card") == []


def test_v60_one_from_each_with_an_empty_draw_pile() -> None:
    table = before_action("yellow", FOREST, draw="", discard="FC01 FC05").pick("forest:draw+discard")
    assert table.s.looking == ["FC05", "FC01"]
    assert table.s.events == []
    table.pick("keep:FC01")
    assert (table.s.forest_discard, table.s.forest_draw) == (["FC05"], [])
    assert table.s.players[A].forest == ["FC01"]


# 12.7


def test_v61_a_whole_score_sheet() -> None:
    owner = player(
        tiles="yellow: A1 A2; blue: X1 S9 E6; green: A7 E7; red: F6 S1",
        pipes="P10 1,0 r1; P08 2,0 r2; P05 2,1 r2; P12 -1,0 r0",
        aside="P33",
        forest="FC01 FC27",
        used="FC08",
    )
    state = position(owner, player(forest="FC02"))
    sheet = scoring.sheets(state)[A]
    assert (sheet.creatures, sheet.pipes, sheet.run, sheet.robots) == (6, 8, 10, 15)
    assert (sheet.items, sheet.ideas, sheet.forest) == (21, 6, 2)
    assert sheet.acorns == 0
    assert sheet.doubled == 2 * 68
    assert owner.acorns() == 5


def test_the_end_is_noticed_only_once() -> None:
    state = position(player("2W 2Y 2G B 9E"), player(), stack=0, items="A1 A2 A3 A4")
    state.trigger = Trigger(B, "stack", (0, 0), 0)
    state.robots = {"yellow": 5, "blue": 0, "green": 9, "red": 12}
    Table(state).pick("play:T1", "yellow", "walk:f6", "buy:2:A2", "yellow", "no")
    assert state.trigger.side == B
