"""The dossier's worked examples of the solo game: section 12.8 and the solo part of 12.10."""

import pytest

from rules.kernel.play import Play
from rules.transmissions import scoring
from rules.transmissions.components import COLOURS
from rules.transmissions.engine import GAME
from rules.transmissions.state import State
from tests.rules.table import same
from tests.rules.transmissions.table import (
    A,
    Table,
    as_written,
    before_action,
    before_move,
    goods,
    harvey,
    luck,
    player,
    position,
    run_harvey,
)


def harveys(deck: str, robots: str, **more: object) -> State:
    """Return a position in which Harvey is about to draw."""
    one = more.pop("against", None) or harvey(deck=deck)
    return position(against=one, turn=1, robots=robots, **more)  # type: ignore[arg-type]


def taken(s: State) -> dict[str, list[str]]:
    assert s.harvey is not None
    return {robot: tiles for robot, tiles in s.harvey.robots.items() if tiles}


# 12.8


def test_v62_v16_a_gain_takes_what_the_pool_has() -> None:
    table = before_action("yellow", 4, pool="3E", against=harvey()).pick("power")
    assert (table.stock(), table.pool) == ("3E", "")


def test_v63_only_what_the_pool_has_is_offered() -> None:
    table = before_action("yellow", 2, pool="W", against=harvey())
    assert same(table.offers(), "gather:white skip")
    assert table.pick("gather:white").stock() == "1W"


@pytest.mark.parametrize(("to", "pool"), [("pool", "1W 1G 2E"), ("supply", "")])
def test_v64_a_whole_payment_goes_to_one_place(to: str, pool: str) -> None:
    table = before_action("yellow", 6, player("W G 2E"), pool="", items="A1 A2 A5 A3", against=harvey())
    table.pick("buy:3:A5", "yellow", "no")
    assert table.key == "PAY_DESTINATION"
    assert table.offers() == ["pool", "supply"]
    before = dict(table.s.supply)
    assert table.pick(to).pool == pool
    assert table.stock() == ""
    assert table.s.supply["white"] == before["white"] + (to == "supply")


@pytest.mark.parametrize(
    ("pool", "halves"), [("G Y 3E", 9), ("2G 2B 2Y 2W 4E", 28), ("", 0), ("E", 1)], ids=["V65", "V66", "0", "S-12"]
)
def test_v65_v66_what_is_left_in_the_pool_costs_points(pool: str, halves: int) -> None:
    s = position(against=harvey(), pool=pool)
    place = GAME.standing(s)[A]
    assert dict(place.breakdown)["points-pool"] == -halves
    assert place.points == 2 - halves  # the starting pipe
    assert place.parts == 2


def test_v67_harvey_walks_the_full_speed_and_skips_occupied_fields() -> None:
    s = run_harvey(harveys("T4", "red 0 yellow 1 blue 3 green 7", items="A1 A2 A3 A6"))
    assert s.robots["red"] == 6
    assert taken(s) == {"yellow": ["A6"]}


def test_v68_a_location_card_moves_robots_again() -> None:
    s = harveys(
        "T5",
        "yellow 6 blue 8 green 12 red 1",
        ideas="E1 E2 E3 E4",
        discard="FC01 FC02",
        stacks=("", "P33", "", ""),
        pool="",
    )
    run_harvey(s)
    assert s.harvey is not None
    assert s.robots == {"yellow": 11, "blue": 3, "green": 2, "red": 1}
    assert taken(s) == {"yellow": ["E1"]}
    assert s.harvey.forest == ["FC01"]
    assert s.harvey.pipes == ["P33"]
    assert as_written(s.pool) == "2W 1B"
    assert len([line for line in s.lines if line.text.key == "log-harvey-move"]) == 5


def test_v69_a_card_that_moves_nobody_is_a_lost_turn() -> None:
    s = run_harvey(harveys("T7", "yellow 0 blue 3 green 6 red 9"))
    assert s.robots == {"yellow": 0, "blue": 3, "green": 6, "red": 9}
    assert [line.text.key for line in s.lines][-1] == "log-harvey-lost-turn"


CROWDED = "yellow: A1 S1; blue: A2 A3; green: S2"


@pytest.mark.parametrize(("card", "start", "where"), [("item", 4, "green"), ("idea", 6, "yellow")])
def test_v70_harvey_fills_the_first_robot_with_room(card: str, start: int, where: str) -> None:
    s = harveys(
        "T1",
        f"yellow {start} blue 0 green 11 red 3",
        against=harvey(CROWDED, deck="T1"),
        items="B1 B2 B3 B4",
        ideas="E1 E2 E3 E4",
    )
    run_harvey(s)
    assert taken(s)[where][-1] == ("B1" if card == "item" else "E1")


def test_v71_an_item_that_fits_nowhere_leaves_the_game() -> None:
    full = "yellow: A1 S1; blue: A2 A3; green: A4; red: A5"
    s = harveys(
        "T1",
        "yellow 4 blue 0 green 9 red 12",
        against=harvey(full, deck="T1"),
        items="B1 B2 B3 B4",
        ideas="E1 E2 E3 E4",
    )
    run_harvey(s)
    assert {"B1", "E1"} <= set(s.gone)
    assert "" not in s.items
    assert s.items[1:] == ["B2", "B3", "B4"]


def test_v72_harveys_score() -> None:
    one = harvey("yellow: B6 B1; blue: C6 E3 E7; green: D1", pipes="P33 P10 P08 P22 P13 P21", forest="FC01 FC05 FC02")
    s = position(player(forest="FC25 FC06"), against=one)
    assert s.players[A].acorns() == 5
    sheet = scoring.sheets(s)[-1]
    assert (sheet.creatures, sheet.pipes, sheet.run, sheet.robots) == (1, 13, 20, 11)
    assert (sheet.items, sheet.ideas, sheet.forest, sheet.cards, sheet.acorns) == (16, 3, 4, 3, 5)
    assert sheet.doubled == 2 * 76


def test_v73_harvey_has_one_more_card_after_your_trigger() -> None:
    table = before_action(
        "yellow", 12, player("2W Y"), stacks=("P01", "", "", ""), heights=(1, 4, 4, 4), against=harvey(deck="T1")
    )
    table.pick("pipe:1:P01", "supply", "set-aside", "finish")
    assert (table.s.over, table.s.turn) == (False, 1)
    run_harvey(table.s)
    assert table.s.over


# 12.10


@pytest.mark.parametrize(
    ("start", "pool"), [(12, "2Y"), (13, "1G"), (0, "2W"), (1, "1B"), (2, "1E"), (3, "2E")], ids=str
)
def test_v105_harveys_gifts_to_the_pool(start: int, pool: str) -> None:
    s = run_harvey(harveys("T1", f"yellow {start} blue 6 green 8 red 10", pool=""))
    assert as_written(s.pool) == pool
    assert sum(s.supply.values()) == 60 - sum(goods(pool)[colour] for colour in COLOURS)


def test_v106_harvey_adds_what_the_supply_has() -> None:
    s = position(player("5W"), against=harvey(deck="T1"), turn=1, robots="yellow 0 blue 6 green 8 red 10", pool="9W")
    run_harvey(s)
    assert as_written(s.pool) == "10W"


def test_v107_harvey_ignores_all_ideas() -> None:
    s = position(
        player(tiles="yellow: E5 E1"),
        against=harvey("yellow: F4 E3", deck="T1"),
        turn=1,
        robots="yellow 0 blue 6 green 8 red 10",
        pool="",
    )
    run_harvey(s)
    assert (s.robots["yellow"], as_written(s.pool)) == (2, "2W")


def test_v108_harvey_completes_his_card_after_the_trigger() -> None:
    one = harvey("yellow: A1 A2; blue: A3 A4; green: A5 S1; red: B1", deck="T5")
    s = harveys(
        "T5",
        "yellow 6 blue 7 green 0 red 13",
        against=one,
        discard="FC01 FC02",
        draw="FC03 FC04",
        ideas="E1 E2 E3 E4",
        pool="",
    )
    run_harvey(s)
    assert s.harvey is not None
    assert s.robots == {"yellow": 11, "blue": 10, "green": 0, "red": 4}
    assert s.harvey.forest[-2:] == ["FC01", "FC03"]
    assert s.harvey.robots["red"][-1] == "E1"
    assert as_written(s.pool) == "1E"
    assert s.trigger is not None
    assert (s.trigger.side, s.trigger.reason) == (1, "full")
    Table(s).pick("play:T1", "yellow", "walk:f12", "skip", "finish")
    assert s.over


def test_v109_harvey_finds_his_column_empty_in_a_last_turn() -> None:
    state = position(
        player("2W 2Y 2G B 9E"),
        against=harvey(deck="T1"),
        stack=0,
        items="A1 A2 A3 A4",
        robots="yellow 4 blue 5 green 9 red 12",
        hand="T1 T2 T3",
    )
    Table(state).pick("play:T2", "blue", "walk:f7", "buy:4:A4", "blue", "no", "supply", "finish")
    display = (list(state.items), list(state.ideas))
    assert state.items[0] == ""
    run_harvey(state)
    assert (state.items, state.ideas) == display
    assert state.over


def test_s9_harvey_finds_his_stack_empty_in_a_last_turn() -> None:
    state = position(
        player("2W Y"),
        against=harvey(deck="T1"),
        stacks=("P01", "", "", ""),
        heights=(1, 4, 4, 4),
        robots="yellow 10 blue 11 green 4 red 7",
    )
    Table(state).pick("play:T2", "blue", "walk:f12", "pipe:1:P01", "supply", "set-aside", "finish")
    run_harvey(state)
    assert state.robots["yellow"] == 13
    assert state.harvey is not None
    assert (state.harvey.pipes, state.over) == ([], True)
    assert any(line.text.key == "log-harvey-empty-stack" for line in state.lines)


def test_v110_harvey_shuffles_when_he_must_draw() -> None:
    one = harvey()
    one.discard, one.deck = sorted(one.deck), []
    one.discard.remove("T1")
    one.deck = ["T1"]
    s = harveys("", "yellow 0 blue 3 green 6 red 9", against=one)
    run_harvey(s)
    assert (len(one.deck), len(one.discard)) == (0, 21)
    assert s.events == []
    s.turn = 1
    run_harvey(s)
    assert (len(one.deck), len(one.discard)) == (20, 1)
    assert [event.name for event in s.events] == ["harvey"]


@pytest.mark.parametrize(
    ("draw", "discard", "took", "left", "pile"),
    [
        ("", "FC01 FC02 FC05 FC06", "FC01", "FC06 FC02", "FC05"),
        ("", "FC01 FC02", "FC01", "FC02", ""),
        ("FC05", "FC01", "FC01", "FC05", ""),
        ("", "", "", "", ""),
    ],
    ids="abcd",
)
def test_v111_harvey_in_the_forest(draw: str, discard: str, took: str, left: str, pile: str) -> None:
    one = harvey(deck="T1")
    rng = luck(["FC06", "FC05"], ["FC05", "FC06"])
    s = harveys("T1", "yellow 8 blue 0 green 3 red 6", against=one, draw=draw, discard=discard, rng=rng)
    held = len(one.forest)
    run_harvey(s)
    assert s.robots["yellow"] == 10
    assert one.forest[held:] == took.split()
    assert (s.forest_discard, s.forest_draw) == (left.split(), pile.split())


def test_v112_counting_items_of_both_sides() -> None:
    you = player(tiles="yellow: X1 A6; blue: X3 S1; green: B6; red: X5", pipes="P10 1,0 r1", aside="P33")
    one = harvey("yellow: X2 E3; blue: X6 E1; green: X4", pipes="P01 P03 P21")
    yours, his = scoring.sheets(position(you, against=one))
    assert scoring.item_points(you) == {"X1": 8, "A6": 6, "X3": 2, "B6": 6, "X5": 4}
    assert (yours.items, his.items, his.pipes, his.run) == (26, 16, 5, 6)


def test_v113_returning_two_of_a_colour_with_an_empty_pool() -> None:
    table = before_move("yellow", 0, player("B B", "yellow: S3"), pool="", against=harvey()).pick("use:S3")
    assert table.key == "RETURN"
    table.through()
    assert table.lone[-3:] == [("RETURN", "return:blue+blue"), ("TAKE", "take:blue"), ("PAY_DESTINATION", "pool")]
    assert (table.stock(), table.pool) == ("1B", "1B")


@pytest.mark.parametrize(("to", "pool"), [("pool", "5E"), ("supply", "4E")])
def test_v114_a_swap_is_paid_before_the_robots_move(to: str, pool: str) -> None:
    table = before_move(
        "blue", 3, player("E", "blue: Z1"), others="yellow 9 green 0 red 12", pool="4E", against=harvey()
    )
    table.pick("swap:yellow")
    assert (table.key, table.s.robots["blue"]) == ("PAY_DESTINATION", 3)
    assert table.pick(to).pool == pool
    assert table.s.robots["blue"] == 9


def test_v114_nothing_paid_means_no_destination() -> None:
    table = before_action("yellow", 8, player("Y"), ideas="E1 E5 H4 E4", against=harvey()).pick("buy:3:H4", "red")
    assert "PAY_DESTINATION" not in table.keys
    table = before_action("yellow", 8, player("Y"), ideas="E1 E5 H4 E4", against=harvey()).pick("buy:2:E5", "red")
    assert ("SURCHARGE", "yellow") in table.lone
    assert table.keys[-3:] == ["SURCHARGE", "PLACE_IDEA", "PAY_DESTINATION"]


def test_v115_what_can_bring_nothing_is_not_offered() -> None:
    table = before_move("yellow", 0, player("W Y 4E", "yellow: S5 E4 E2 F5"), pool="E", against=harvey())
    assert same(table.offers("use"), "use:S5 use:F5")
    table.pick("use:S5", "pool")
    assert (table.stock(), table.pool) == ("1W 5E", "1Y")
    assert same(table.offers("use"), "use:F5")
    table.pick("use:F5")
    assert (table.stock(), table.offers("use")) == ("1W 5E", [])


def test_v116_actions_and_free_cards_may_bring_nothing() -> None:
    table = before_action("yellow", 4, player(forest="FC12 FC08"), pool="B", against=harvey()).pick(
        "power", "card:FC12"
    )
    assert (table.key, table.offers()) == ("TAKE", ["take:blue"])
    table.pick("card:FC08")
    assert table.offers() == ["take:none"]
    table.through()
    assert (table.stock(), table.s.players[A].used) == ("1B", ["FC12", "FC08"])


def test_v117_the_order_of_a_pipe_purchase() -> None:
    table = before_action("yellow", 12, player("Y Y B"), stacks=("", "P10", "", ""), against=harvey()).pick(
        "pipe:2:P10"
    )
    table.pick("supply")
    assert table.keys[-3:] == ["PAY", "PAY_DESTINATION", "PLACE_PIPE"]
    assert table.lone[-1] == ("PAY", "pay:yellow+yellow+blue")


def test_v118_surplus_goes_to_the_supply() -> None:
    table = before_action("yellow", 6, player("5W 3Y"), pool="E", against=harvey(deck="T1")).pick("skip", "finish")
    before = table.s.supply["white"]
    table.pick_some("return:white:1")
    assert (table.pool, table.s.supply["white"], table.s.turn) == ("1E", before + 1, 1)


@pytest.mark.parametrize(
    ("ideas", "forest", "rank"), [("F7 E7 F6", "FC25", 2), ("F7", "FC05", 1)], ids=["3 and 2", "2 and 2"]
)
def test_v119_a_tie_with_harvey(ideas: str, forest: str, rank: int) -> None:
    one = harvey("yellow: G7", forest="FC06")
    s = position(player(tiles=f"yellow: {ideas}", forest=forest), against=one, pool="")
    found = scoring.sheets(s)
    assert [sheet.doubled for sheet in found] == [20, 20]
    assert scoring.ranks(s, found) == [rank, 1]
    assert dict(GAME.standing(s)[A].ties)["points-harvey"] == 10


def test_v120_seats_place_their_ideas_before_the_first_turn() -> None:
    solo = Play.new(GAME, 5, 1, {"beginner": "harvey"})
    assert [solo.state.supply[colour] for colour in COLOURS] == [12] * 4
    (decision,) = solo.pending
    assert (decision.key, len(decision.options)) == ("D1 PLACE_START_IDEAS", 16)
    solo.answer(0, decision.key, (decision.options[0].id,))
    assert any(line.text.key == "log-harvey-card" for _, line in solo.news.lines)
    three = Play.new(GAME, 5, 3, {"start": "seat-3"})
    for seat in range(3):
        (decision,) = three.pending
        assert (decision.seat, decision.key) == (seat, "D1 PLACE_START_IDEAS")
        three.answer(seat, decision.key, (decision.options[-1].id,))
    assert [(one.seat, one.key) for one in three.pending] == [(2, "D2 TURN_BEGIN")]
