"""The dossier's worked examples, sections 12.1 to 12.3: the rulebook's numbers, movement, cards and turn flow."""

import pytest

from rules.kernel.game import Settings
from rules.transmissions import scoring
from rules.transmissions.components import IDEAS, ITEMS, PIPES
from rules.transmissions.engine import GAME
from rules.transmissions.pipes import run_points
from rules.transmissions.state import State
from tests.rules.table import same
from tests.rules.transmissions.table import (
    A,
    B,
    C,
    Table,
    as_written,
    before_action,
    before_move,
    harvey,
    player,
    position,
    run_harvey,
)


def fresh(seats: int, settings: Settings | None = None, seed: int = 3) -> State:
    return GAME.setup(seed, seats, settings or {})


# 12.1


@pytest.mark.parametrize(
    ("tiles", "points"),
    [("yellow: Z4 E6; blue: F6", 3), ("yellow: Z4 Z5", 0)],
    ids=["V1: 3 butterflies, 1 bird", "V2: 4 butterflies, 0 birds"],
)
def test_v1_v2_creatures(tiles: str, points: int) -> None:
    assert scoring.sheets(position(player(tiles=tiles)))[A].creatures == points


@pytest.mark.parametrize(("tiles", "points"), [(1, 1), (2, 3), (3, 6), (4, 10), (5, 15), (7, 25), (0, 0)])
def test_v3_v4_points_of_a_run(tiles: int, points: int) -> None:
    assert run_points(tiles) == points


@pytest.mark.parametrize(
    ("tiles", "points"),
    [("yellow: A1", [1]), ("yellow: A1 A2", [5, 5]), ("yellow: A1 A2; red: A3", [8, 8, 8])],
)
def test_v5_socks(tiles: str, points: list[int]) -> None:
    assert list(scoring.item_points(player(tiles=tiles)).values()) == points


def test_v6_a_suitcase_with_five_items_is_worth_8() -> None:
    owner = player(tiles="yellow: X1 A1; blue: B1 C1; green: D1")
    assert scoring.item_points(owner)["X1"] == 8


@pytest.mark.parametrize(
    ("robot", "number"), [("yellow", 2), ("blue", 3), ("green", 3), ("red", 4)], ids=["V7", "V8", "green", "red"]
)
def test_v7_v8_a_robot_walks_up_to_its_speed(robot: str, number: int) -> None:
    table = before_move(robot, 0, others=None)
    assert same(table.offers(), " ".join(f"walk:f{field}" for field in range(1, number + 1)))


def test_v9_an_idea_is_used_once() -> None:
    table = before_move("blue", 0, player("2E", "blue: E2")).pick("use:E2")
    assert table.stock() == "1B"
    assert table.offers("use") == []


@pytest.mark.parametrize(("seats", "tiles", "pipes"), [(1, 21, 24), (2, 14, 20), (3, 21, 24), (4, 28, 28)])
def test_v10_tiles_and_pipes_by_players(seats: int, tiles: int, pipes: int) -> None:
    s = fresh(seats)
    assert len([tile for tile in (*s.items, *s.item_stack) if tile in ITEMS]) == tiles
    assert len([tile for tile in (*s.ideas, *s.idea_stack) if tile in IDEAS]) == tiles
    assert sum(map(len, s.pipe_stacks)) == pipes
    assert len({len(stack) for stack in s.pipe_stacks}) == 1
    assert len(s.spare_pipes) == len(PIPES) - pipes


def test_v11_a_pipe_set_aside_is_worth_4() -> None:
    assert scoring.sheets(position(player(aside="P33")))[A].pipes == 4


def test_v12_two_of_nine_engrams_are_returned() -> None:
    table = before_action("yellow", 6, player("5W 4Y")).pick("skip", "finish")
    assert (table.key, table.decision and table.decision.low, table.decision and table.decision.high) == (
        "DISCARD",
        2,
        2,
    )
    assert table.pick_some("return:white:1", "return:yellow:1").stock() == "4W 3Y"
    assert table.key is None


def test_v13_harveys_green_robot_takes_the_item_of_column_3() -> None:
    s = position(against=harvey(deck="T3"), turn=1, items="A1 A4 A6 B1", robots="green 4 yellow 0 blue 9 red 12")
    s.robots["green"] = 4
    run_harvey(s)
    assert s.robots["green"] == 7
    assert s.harvey is not None
    assert s.harvey.robots["yellow"] == ["A6"]


def test_v14_harveys_blue_robot_takes_the_pipe_of_stack_2() -> None:
    s = position(
        against=harvey(deck="T2"), turn=1, stacks=("", "P30 P31", "", ""), robots="blue 9 yellow 0 green 3 red 6"
    )
    run_harvey(s)
    assert s.harvey is not None
    assert (s.harvey.pipes, s.pipe_stacks[1][0]) == (["P30"], "P31")


def test_v15_the_solo_game_begins_with_21_cards_and_the_pool() -> None:
    s = fresh(1)
    assert s.harvey is not None
    assert len(s.harvey.deck) == 21
    assert as_written(s.pool) == "2W 2Y 2G 2B 4E"


@pytest.mark.parametrize(
    ("field", "option", "gain"),
    [
        (2, "gather:blue", "1B"),
        (3, "gather:white", "2W"),
        (0, "gather:green", "1G"),
        (1, "gather:yellow", "2Y"),
        (4, "power", "4E"),
        (5, "power", "4E"),
    ],
)
def test_v16_what_the_locations_give(field: int, option: str, gain: str) -> None:
    assert before_action("yellow", field).pick(option).stock() == gain


def test_v17_counting_items_have_a_maximum() -> None:
    cans = player(tiles="yellow: X5", pipes="P10 1,0 r1; P08 2,0 r2", aside="P01 P02 P03 P04")
    assert scoring.item_points(cans) == {"X5": 10}
    lamps = player(tiles="yellow: X3 S1 S2; blue: E3 E4 E6 E7")
    assert scoring.item_points(lamps) == {"X3": 10}


# 12.2


@pytest.mark.parametrize(
    ("robot", "field", "others", "tiles", "offers"),
    [
        ("yellow", 6, "blue 7 green 10 red 0", "", "walk:f8 walk:f9"),
        ("blue", 12, "yellow 13 green 0 red 5", "", "walk:f1 walk:f2 walk:f3"),
        ("red", 8, "yellow 9 blue 10 green 11", "", "walk:f12 walk:f13 walk:f0 walk:f1"),
        ("blue", 1, "yellow 0 green 12 red 6", "blue: E1", "back:f13 back:f11 back:f10 walk:f2 walk:f3 walk:f4"),
        (
            "yellow",
            4,
            "blue 5 green 8 red 11",
            "yellow: E5 F4",
            "walk:f6 walk:f7 walk:f9 walk:f10 walk:f12",
        ),
        ("green", 13, "yellow 1 blue 4 red 7", "", "walk:f0 walk:f2 walk:f3"),
    ],
    ids=["V18", "V19", "V20", "V21", "V22", "V23"],
)
def test_v18_to_v23_walks_skip_occupied_fields(robot: str, field: int, others: str, tiles: str, offers: str) -> None:
    assert same(before_move(robot, field, player(tiles=tiles), others=others).offers(), offers)


def test_v24_a_swap() -> None:
    table = before_move("blue", 3, player("5E", "blue: Z1"), others="yellow 9 green 0 red 12", ideas="E5 E6 E7 H4")
    table.pick("swap:yellow")
    assert (table.s.robots["blue"], table.s.robots["yellow"]) == (9, 3)
    assert table.stock() == "4E"
    assert same(table.offers(), "buy:3:E7 buy:4:H4 skip")


def test_v25_power_up_pays_for_a_swap() -> None:
    table = before_move("blue", 3, player("", "blue: Z1 F5"), others="yellow 9 green 0 red 12")
    assert table.offers("swap") == []
    table.pick("use:F5", "swap:yellow")
    assert table.stock() == "1E"


def test_v26_a_jump_goes_to_any_free_field() -> None:
    table = before_move("red", 10, player("1E", "red: Z2"), others="yellow 11 blue 2 green 6")
    free = [field for field in range(14) if field not in {10, 11, 2, 6}]
    assert len(free) == 10
    assert same(table.offers("jump"), " ".join(f"jump:f{field}" for field in free))
    table.pick("jump:f13")
    assert (table.s.robots["red"], table.stock()) == (13, "")


def test_v27_a_location_card_offers_the_robots_at_its_locations() -> None:
    table = Table(position(hand="T1 T2 T5", robots="yellow 0 blue 7 green 8 red 3")).pick("play:T5")
    assert same(table.offers(), "blue green")


def test_v28_a_location_card_without_a_robot_cannot_be_played() -> None:
    table = Table(position(hand="T1 T2 T6", robots="yellow 5 blue 7 green 9 red 12"))
    assert same(table.offers(), "play:T1 play:T2")


def test_v29_a_copied_bonus_is_spent_only_by_a_walk_that_needs_it() -> None:
    table = before_move("yellow", 0, player(tiles="yellow: Z6; blue: F4 E1"), others="blue 5 green 8 red 11")
    expected = "walk:f1 walk:f2 walk:f3:Z6>F4 walk:f4:Z6>F4 back:f13:Z6>E1 back:f12:Z6>E1"
    assert same(table.offers(), expected)


# 12.3


def play_on(table: Table, card: str, robot: str) -> None:
    table.pick(f"play:{card}", robot)
    table.pick(table.offers("walk")[0], "skip", "finish")


def test_v30_v31_cards_go_under_the_deck_and_are_never_shuffled() -> None:
    s = position(hand="T1 T2 T3", deck="T4 T5 T6 T7")
    hands = []
    for card, robot in (("T2", "blue"), ("T4", "red"), ("T1", "yellow"), ("T3", "green")):
        s.turn = A
        play_on(Table(s), card, robot)
        hands.append(" ".join(s.players[A].hand))
    assert hands == ["T1 T3 T4", "T1 T3 T5", "T3 T5 T6", "T5 T6 T7"]
    assert s.players[A].deck == ["T2", "T4", "T1", "T3"]


def test_v32_every_other_player_has_one_last_turn() -> None:
    s = position(
        seats=3, turn=B, heights=(1, 4, 4, 4), stacks=("P01", "", "", ""), robots="yellow 11 blue 3 green 6 red 9"
    )
    s.players[B].engrams = {"white": 2, "yellow": 1, "green": 0, "blue": 0}
    s.supply = {"white": 13, "yellow": 14, "green": 15, "blue": 15}
    table = Table(s).pick("play:T1", "yellow", "walk:f12", "pipe:1:P01", "set-aside", "finish")
    turns = []
    while not s.over:
        turns.append(s.turn)
        table.turn()
        play_on(table, "T2", "blue")
    assert turns == [C, A]
    assert s.trigger is not None
    assert (s.trigger.side, s.trigger.reason) == (B, "stack")


def test_v33_an_extra_turn_needs_no_card_and_hand_and_limit_wait() -> None:
    s = position(player("8W", forest="FC27"), hand="T1 T2 T3", robots="yellow 5 blue 3 green 9 red 12")
    table = Table(s).pick("play:T1", "yellow", "walk:f6", "skip", "card:FC27")
    assert (table.key, table.offers()) == ("PICK_ROBOT", ["yellow", "blue", "green", "red"])
    assert (s.players[A].hand, s.card) == (["T2", "T3"], "T1")
    table.pick("red", "walk:f13", "skip", "finish")
    assert table.key == "DISCARD"
    table.through()
    assert len(s.players[A].hand) == 3
    assert table.keys.count("DISCARD") == 1


def test_v34_a_card_after_the_lake_needs_the_action() -> None:
    table = before_action("yellow", 2, player(forest="FC14")).pick("skip")
    assert table.offers("card") == []
