"""The dossier's worked examples of section 12.10, apart from the solo game: what the first vectors would not catch."""

import pytest

from rules.transmissions import scoring
from rules.transmissions.pipes import longest_run, network, placements, run_points
from rules.transmissions.state import Trigger
from rules.transmissions.wording import amounts
from tests.rules.table import same
from tests.rules.transmissions.table import A, B, C, Table, before_action, before_move, laid, player, position
from tests.rules.transmissions.test_vectors_buying import is_legal

VILLAGE, JUNKYARD, FOREST, PIPES = 6, 8, 10, 12
MIX = "2W 2Y 2G 2B"


# Moves and copies


def test_v74_a_walk_spends_a_copy_only_if_it_needs_it() -> None:
    def table() -> Table:
        return before_move("yellow", 0, player(tiles="yellow: Z6 S9; blue: F5 F4"), others="blue 5 green 8 red 11")

    assert same(table().offers("walk"), "walk:f1 walk:f2 walk:f3 walk:f4:Z6>F4 walk:f6:Z6>F4")
    assert table().pick("walk:f3", "use:Z6>F5").stock() == "2E"
    assert table().pick("walk:f3", "skip", "use:Z6>F5").stock() == "2E"
    assert table().pick("walk:f4:Z6>F4").offers("use") == []


def test_v75_two_copies_give_seven_walks() -> None:
    table = before_move("blue", 0, player(tiles="blue: Z6 Z7; green: F4; yellow: E5"), others="yellow 5 green 8 red 11")
    expected = "walk:f1 walk:f2 walk:f3 walk:f4:Z7>E5 walk:f4:Z6>F4 walk:f6:Z6>F4 walk:f7:Z6>F4+Z7>E5"
    assert same(table.offers(), expected)


def test_v76_what_can_be_copied() -> None:
    tiles = "green: Z6 Z7; red: E7 F5; blue: H5 S3"
    table = before_move("green", 0, player("2W 2Y", tiles))
    assert same(table.offers("use"), "use:Z6>F5 use:Z7>H5 use:Z7>S3")
    assert same(table.pick("use:Z6>F5").offers("use"), "use:Z7>H5 use:Z7>S3")
    table = before_move("yellow", 0, player(tiles="yellow: Z6; blue: Z7 F5"))
    assert table.offers("use") == ["use:Z6>F5"]
    table = before_move("yellow", 0, player(tiles="yellow: Z7; blue: F5"))
    assert table.offers("use") == []
    table = before_move("red", 0, player(tiles="red: Z6; green: F5"))
    assert table.offers("use") == []


def test_v77_a_copied_swap() -> None:
    def table() -> Table:
        return before_move("yellow", 0, player("E", "yellow: Z6; blue: Z1 F5"), others="blue 3 green 6 red 11")

    swapped = table().pick("swap:red:Z6>Z1")
    assert (swapped.s.robots["yellow"], swapped.s.robots["red"], swapped.stock()) == (11, 0, "")
    assert swapped.offers("use") == []
    copied = table().pick("use:Z6>F5")
    assert (copied.stock(), copied.offers("swap")) == ("3E", [])


def test_v78_other_players_ideas_do_nothing() -> None:
    table = before_move("yellow", 4, player(), player(tiles="yellow: E5 F5"), others="blue 0 green 8 red 11")
    assert same(table.offers(), "walk:f5 walk:f6")
    assert table.pick("walk:f5", "power").stock() == "4E"


def test_v79_copied_gathering_is_named_with_the_action() -> None:
    def table() -> Table:
        tiles = "blue: Z6 Z7 E3; green: F2; yellow: G3"
        return before_action("blue", 2, player(tiles=tiles), others="yellow 6 green 8 red 11")

    assert len(table().offers("gather")) == 8
    both = table().pick("gather:white:Z6>F2+Z7>G3")
    assert both.stock() == "2W 2B 2E"
    none = table().pick("gather:white")
    assert (none.stock(), none.s.used) == ("2W 1B", [])
    told = {one.id: one.hint for one in table().options("gather") if one.hint is not None}
    assert told["gather:white"].args["goods"] == amounts({"blue": 1})
    assert told["gather:white:Z6>F2+Z7>G3"].args["goods"] == amounts({"blue": 2, "electricity": 2})


# Ideas, supply, turn


def test_v80_each_idea_once() -> None:
    table = before_move("yellow", 0, player("2W Y E", "yellow: S1 E4 S5 S7"))
    table.pick("use:S1", "take:yellow", "use:E4", "use:S7", "use:S5")
    assert table.stock() == "1Y 1G 6E"
    assert table.offers("use") == []


@pytest.mark.parametrize(("robot", "offered"), [("yellow", ["use:F5"]), ("blue", [])])
def test_v81_a_fresh_idea_works_at_once_on_the_active_robot(robot: str, offered: list[str]) -> None:
    table = before_action("yellow", JUNKYARD, player("4E"), ideas="E1 E2 E3 F5").pick("buy:4:F5", robot)
    assert table.stock() == ""
    assert table.offers("use") == offered
    if offered:
        assert table.pick("use:F5").stock() == "2E"


def test_v82_a_colour_that_is_not_there() -> None:
    def table() -> Table:
        owner = player("W Y B 9E", "blue: F1 S3 E2 F3")
        return before_move("blue", 0, owner, supply="5W 5Y 5G")

    assert same(table().offers("use"), "use:F1 use:S3")
    three = table().pick("use:F1")
    assert same(three.offers(), "take:white take:yellow take:green")
    assert three.pick("take:green").stock() == "1W 1Y 1G 1B 6E"
    assert same(table().pick("use:S3", "return:white+blue").offers(), "take:white take:yellow take:green take:blue")
    assert same(table().pick("use:S3", "return:white+yellow").offers(), "take:white take:yellow take:green")


def test_v83_a_lake_with_little_and_with_nothing() -> None:
    little = before_action("yellow", 2, player(tiles="yellow: F2", forest="FC14"), supply="W 5Y 5G")
    assert same(little.offers(), "gather:white skip")
    assert little.pick("gather:white").stock() == "1W 2E"

    def nothing() -> Table:
        return before_action("yellow", 2, player(tiles="yellow: F2", forest="FC14"), supply="5Y 5G")

    assert same(nothing().offers(), "gather:nothing skip")
    performed = nothing().pick("gather:nothing")
    assert (performed.stock(), performed.offers("card")) == ("", ["card:FC14"])
    assert nothing().pick("skip").offers("card") == []


def test_v84_half_a_gain_is_enough() -> None:
    table = Table(position(player("E", forest="FC21"), supply="3W 5Y 5B")).pick("card:FC21")
    assert table.stock() == "1W"
    assert Table(position(player("E", forest="FC21"), supply="5Y 5B")).offers("card") == []


def test_v85_when_forest_cards_can_be_played() -> None:
    table = Table(position(player("4E", forest="FC05 FC01"), hand="T1 T2 T5"))
    assert table.offers("card") == ["card:FC05"]
    assert same(table.pick("play:T5").offers(), "green red")
    assert table.pick("green").offers("card") == ["card:FC05"]
    table.pick(table.offers("walk")[0])
    assert table.offers("card") == ["card:FC05"]
    assert table.pick("card:FC05").stock() == "10E"


def test_v86_cards_after_an_action_belong_to_its_sub_turn() -> None:
    def table() -> Table:
        owner = player(forest="FC12 FC13 FC14 FC27")
        return before_action("yellow", 4, owner, others="blue 8 green 11 red 0").pick("power")

    assert same(table().offers("card"), "card:FC12 card:FC13 card:FC27")

    def again() -> Table:
        return table().pick("card:FC12", "take:green+green", "card:FC27", "yellow", "walk:f5")

    assert again().stock() == "2G 4E"
    assert again().pick("skip").offers("card") == []
    assert again().pick("power").offers("card") == ["card:FC13"]


def test_v87_an_extra_turn_refreshes_the_ideas() -> None:
    table = before_move("yellow", 0, player(tiles="yellow: F5", forest="FC27")).pick("use:F5")
    assert table.offers("card") == []
    table.pick("walk:f1")
    assert table.offers("card") == []
    table.pick("skip", "card:FC27")
    assert same(table.offers(), "yellow blue green red")
    assert table.pick("yellow", "use:F5").stock() == "4E"


def test_v88_a_last_turn_is_a_turn_like_any_other() -> None:
    state = position(player("8W"), turn=A)
    state.trigger, state.turns_left = Trigger(B, "stack", (0, 0), 0), 1
    table = Table(state).pick("play:T1", "yellow", "walk:f1", "skip", "finish").through()
    assert table.keys[-1] == "DISCARD"
    assert table.s.over
    assert (len(state.players[A].hand), state.players[A].deck[-1]) == (3, "T1")
    assert any(line.text.key.startswith("log-end") for line in state.lines)


# Forest


@pytest.mark.parametrize(
    ("drawn", "discarded", "sources"),
    [
        (0, 0, "forest:nothing"),
        (0, 1, "forest:one"),
        (1, 1, "forest:draw+discard"),
        (0, 2, "forest:discard+discard forest:draw+discard"),
        (2, 1, "forest:draw+draw forest:draw+discard"),
        (1, 2, "forest:draw+draw forest:discard+discard forest:draw+discard"),
        (0, 3, "forest:draw+draw forest:discard+discard forest:draw+discard"),
    ],
)
def test_v89_sources_of_forest_cards(drawn: int, discarded: int, sources: str) -> None:
    cards = [f"FC0{number}" for number in range(1, 6)]
    table = before_action(
        "yellow", FOREST, draw=" ".join(cards[:drawn]), discard=" ".join(cards[drawn : drawn + discarded])
    )
    assert same(table.offers(), f"{sources} skip")
    if sources == "forest:one":
        table.pick("forest:one")
        assert (table.key, table.s.players[A].forest) == ("POST_ACTION", ["FC01"])
    if sources == "forest:nothing":
        assert table.pick("forest:nothing").s.done == "forest"


def test_v90_two_discards() -> None:
    table = before_action("yellow", FOREST, draw="FC01", discard="FC05 FC08 FC12")
    table.pick("forest:discard+discard", "keep:FC08")
    assert table.s.forest_discard == ["FC05", "FC12"]


def test_v91_a_forest_draw_with_an_empty_pile() -> None:
    owner = player("3E", "yellow: Z3")
    assert before_move("yellow", 0, owner, draw="", discard="FC01").offers("use") == []
    table = before_move("yellow", 0, player("3E", "yellow: Z3"), draw="", discard="FC01 FC05").pick("use:Z3")
    assert (table.stock(), table.s.players[A].forest) == ("1E", ["FC05"])
    assert (table.s.forest_discard, table.s.forest_draw) == (["FC01"], [])


# Buying


@pytest.mark.parametrize(("engrams", "columns"), [("W Y", 4), ("G B", 2)])
def test_v92_surcharge_in_the_left_columns(engrams: str, columns: int) -> None:
    table = before_action("yellow", JUNKYARD, player(f"{engrams} 5E"), ideas="E2 E4 E6 F5")
    assert len(table.offers("buy")) == columns
    if columns == 4:
        table.pick("buy:2:E4")
        assert same(table.offers(), "white yellow")
        assert table.pick("yellow", "blue").stock() == "1W 2E"
    else:
        assert same(table.offers("buy"), "buy:3:E6 buy:4:F5")


@pytest.mark.parametrize(("electricity", "columns"), [(0, ""), (1, "4"), (2, "34"), (3, "234"), (4, "1234")])
def test_v93_electricity_by_column(electricity: int, columns: str) -> None:
    table = before_action("yellow", VILLAGE, player(f"{MIX} {electricity}E"))
    assert [offer.split(":")[1] for offer in table.offers("buy")] == list(columns)


@pytest.mark.parametrize(("engrams", "is_offered"), [("W Y G G", True), ("W Y G", False), ("2W 2Y", False)])
def test_v94_substitution_keeps_heavy_and_light_apart(engrams: str, is_offered: bool) -> None:
    table = before_action("yellow", VILLAGE, player(f"{engrams} 3E", forest="FC18"), items="B1 A6 D1 C6")
    assert ("buy:2:A6" in table.offers("buy")) == is_offered
    if is_offered:
        assert table.pick("buy:2:A6").offers() == ["pay:green+green:FC18"]
    if engrams == "2W 2Y":
        assert table.offers("buy") == []


def test_v95_ways_to_pay_with_a_substitute() -> None:
    table = before_action("yellow", VILLAGE, player("W 2Y G B 4E", forest="FC18"), items="A4 A1 A2 A3")
    expected = "pay:white+blue pay:white+blue:FC18 pay:white+green:FC18 pay:yellow+blue:FC18 pay:yellow+green:FC18"
    assert same(table.pick("buy:1:A4").offers(), expected)


def test_v96_an_incomplete_display() -> None:
    state = position(
        player("9E"), stack=0, items=". . D1 C6", ideas=". . E6 F5", robots="yellow 7 blue 0 green 3 red 11"
    )
    state.trigger, state.turns_left = Trigger(B, "display", (0, 0), 11), 1
    table = Table(state).pick("play:T1", "yellow", "walk:f8", "buy:4:F5", "red")
    assert table.stock() == "5E"
    assert (state.items, state.ideas) == (["", "", "", "D1"], ["", "", "", "E6"])
    assert "C6" in state.gone


def test_v97_what_does_not_trigger_the_end() -> None:
    table = before_action("yellow", VILLAGE, player(f"{MIX} 9E"), stack=1).pick("buy:2:A2", "yellow", "no")
    assert "" not in table.s.items
    assert table.s.trigger is None
    nearly = "yellow: A1 A2; blue: A3 A4; green: A5"
    table = before_action("yellow", VILLAGE, player(f"{MIX} 9E", nearly), items="B1 B2 B3 B4").pick("buy:2:B2", "red")
    table.through()
    assert table.s.trigger is None


def test_v98_an_item_with_its_idea_fills_the_board() -> None:
    full = "yellow: A1 A2; blue: A3 A4; red: A5 S1"
    owner = player("B G 3E", full, forest="FC25 FC27")
    table = before_action(
        "yellow", VILLAGE, owner, player(), items="B1 A6 B2 B3", ideas="E1 E4 E2 E3", others="blue 0 green 9 red 12"
    )
    table.pick("buy:2:A6", "yes:FC25", "card:FC27", "green", "walk:f10", "skip", "finish")
    assert ("PLACE_ITEM", "green") in table.lone
    assert ("PLACE_IDEA", "green") in table.lone
    assert table.tiles("green") == ["A6", "E4"]
    s = table.s
    assert s.trigger is not None
    assert (s.trigger.reason, len(s.item_stack), len(s.idea_stack)) == ("full", 9, 9)
    assert not s.over
    table.turn().pick("play:T2", "blue", "walk:f1", "skip", "finish")
    assert s.over


def test_v99_only_the_first_trigger_counts() -> None:
    s = position(
        player("2W 2Y 2G B 9E"),
        player(),
        player("2W Y"),
        seats=3,
        stack=0,
        items="A1 A2 A3 A4",
        stacks=("", "", "", "P01"),
        heights=(4, 4, 4, 1),
        robots="yellow 5 blue 0 green 3 red 9",
    )
    table = Table(s).pick("play:T1", "yellow", "walk:f6", "buy:2:A2", "yellow", "no", "finish")
    table.turn().pick("play:T2", "blue", "walk:f1", "skip", "finish")
    s.players[C].hand, s.players[C].deck = ["T2", "T3", "T4"], ["T1", "T5", "T6", "T7"]
    table.turn().pick("play:T4", "red", "walk:f12", "pipe:4:P01", "set-aside", "finish")
    assert s.over
    assert s.trigger is not None
    assert (s.trigger.side, s.trigger.reason) == (A, "display")


# Pipes and scoring


def test_v100_closed_edges_meet_closed_edges() -> None:
    net = "P10 1,0 r1; P08 2,0 r2; P14 2,1 r3"
    assert not any(is_legal(net, "P33", 1, 1, turn) for turn in range(4))
    assert [turn for turn in range(4) if is_legal(net, "P03", 1, 1, turn)] == [1, 3]
    assert len(longest_run(laid(net + "; P03 1,1 r1"))) == 5
    assert [turn for turn in range(4) if is_legal(net, "P08", 1, 1, turn)] == [1]


def test_v101_a_ring() -> None:
    net = ""
    for part in ("P28 1,0 r1", "P30 2,0 r2", "P14 2,1 r3", "P15 1,1 r0", "P01 2,-1 r0", "P12 -1,0 r0"):
        pipe, cell, turn = part.split()
        x, y = map(int, cell.split(","))
        assert is_legal(net, pipe, x, y, int(turn[1:])), part
        net = "; ".join(filter(None, [net, part]))
    assert len(network(laid(net))) == 7
    run = longest_run(laid(net))
    assert run == ((0, 0), (1, 0), (1, 1), (2, 1), (2, 0), (2, -1))
    assert run_points(len(run)) == 20


def test_v102_a_pipe_that_fits_nowhere_is_set_aside() -> None:
    owner = player("2W Y", pipes="P16 -1,0 r1")
    assert placements(owner.pipes, "P01") == []
    table = before_action("yellow", PIPES, owner, stacks=("P01", "", "", "")).pick("pipe:1:P01").through()
    assert ("PLACE_PIPE", "set-aside") in table.lone
    assert len(longest_run(owner.pipes)) == 2
    assert owner.set_aside == ["P01"]


@pytest.mark.parametrize(
    ("tiles", "pipes", "aside", "points"),
    [
        ("yellow: X1 X2; blue: A6 B6; green: C6", "", "", {"X1": 8, "X2": 8, "A6": 6, "B6": 6, "C6": 6}),
        ("yellow: X5 X6", "P10 1,0 r1; P08 2,0 r2", "P33", {"X5": 6, "X6": 6}),
        ("yellow: X3 X4; blue: S1 E3", "", "", {"X3": 4, "X4": 4}),
        ("yellow: A4; red: A5", "", "", {"A4": 6, "A5": 6}),
    ],
)
def test_v103_items_that_count(tiles: str, pipes: str, aside: str, points: dict[str, int]) -> None:
    assert scoring.item_points(player(tiles=tiles, pipes=pipes, aside=aside)) == points


def test_v104_a_pipe_set_aside_brings_no_creatures() -> None:
    owner = player(tiles="yellow: F7 E7; red: B7", pipes="P10 1,0 r1; P08 2,0 r2", aside="P34")
    sheet = scoring.sheets(position(owner))[A]
    assert (sheet.creatures, sheet.birds, sheet.butterflies) == (0, 0, 2)
    assert (sheet.ideas, sheet.robots) == (7, 0)
    alone = player(tiles="yellow: F7 E7; red: B7", pipes="P08 1,0 r3", aside="P34")
    assert scoring.sheets(position(alone))[A].pipes == 4
