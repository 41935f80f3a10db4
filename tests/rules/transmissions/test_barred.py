"""Why not: what a position forbids is told with its reason. Numbers such as R-26 or C107 refer to the dossier."""

from typing import Any

import pytest

from rules.kernel.words import of_game
from rules.transmissions.state import Player, Trigger
from tests.rules.transmissions.table import (
    CARD_OF,
    B,
    Table,
    before_action,
    before_move,
    fields_of,
    harvey,
    player,
    position,
)

ENGLISH, GERMAN = (of_game("transmissions", lang).plain.named(lambda seat: "ABCD"[seat]) for lang in ("en", "de"))


def why(table: Table, id_: str) -> str:
    """Return why that cannot be picked; nothing is both barred and on offer."""
    assert id_ not in table.offers()
    return table.reasons(ENGLISH)[id_]


def last_turn(robot: str, field: int, one: Player, **more: Any) -> Table:
    """Let A walk a robot one field in the last turn, after B has triggered the end."""
    card = CARD_OF[robot]
    state = position(one, robots=fields_of(robot, field - 1, None), hand=f"T1 T2 {card}", **more)
    state.trigger, state.turns_left = Trigger(B, "stack", (0, 0), 0), 1
    return Table(state).pick(f"play:{card}", robot, f"walk:f{field}")


def test_a_location_card_needs_a_robot_there_and_other_cards_are_in_the_deck() -> None:
    """R-5 and R-8."""
    table = Table(position(robots="yellow 0 blue 3 green 6 red 9", hand="T1 T6 T7"))
    assert table.offers() == ["play:T1", "play:T6"]
    assert why(table, "play:T7") == "no robot stands at Power plant or Forest"
    assert why(table, "play:T4") == "not in your hand; the deck comes round"


def test_a_location_card_moves_only_robots_that_stand_there() -> None:
    """R-7."""
    table = Table(position(robots="yellow 0 blue 3 green 6 red 9", hand="T1 T2 T6")).pick("play:T6")
    assert table.offers() == ["yellow", "blue"]
    assert why(table, "red") == "does not stand at Meadow or Lake"


def test_a_walk_is_barred_by_its_length_other_robots_and_the_own_field() -> None:
    """R-9 and R-10."""
    table = before_move("yellow", 0, others="blue 1 green 6 red 9")
    assert table.offers() == ["walk:f2", "walk:f3"]
    assert why(table, "walk:f0") == "a robot must leave its field"
    assert why(table, "walk:f1") == "the blue robot stands there"
    assert why(table, "walk:f4") == "too far: up to 2 free fields clockwise"
    assert why(table, "back") == "needs the idea Reverse on this robot"


def test_fields_that_ideas_lead_to_are_not_barred() -> None:
    """R-11 and C107."""
    table = before_move("yellow", 4, player(tiles="yellow: E1 Z6; blue: E5"), others="blue 0 green 8 red 11")
    reasons = table.reasons(ENGLISH)
    assert "back" not in reasons
    assert not {"walk:f2", "walk:f3", "walk:f5", "walk:f6", "walk:f7"} & set(reasons)
    assert reasons["walk:f13"] == "too far: up to 3 free fields clockwise"


def test_a_swap_and_a_jump_are_paid_and_only_on_the_robot_that_moves() -> None:
    """R-13 and R-15."""
    table = before_move("yellow", 0, player(tiles="yellow: Z1; blue: Z2"))
    assert why(table, "swap") == "you lack 1 electricity"
    assert why(table, "jump") == "lies on a robot that you are not moving"
    assert "swap" not in before_move("yellow", 0, player("1E", "yellow: Z1")).reasons(ENGLISH)


@pytest.mark.parametrize(
    ("stock", "more", "told"),
    [
        ("W G", {}, "you lack 3 electricity"),
        ("W 1E", {}, "you lack 1 green and 2 electricity"),
        ("W Y 3E", {}, "you lack 1 green"),
        ("W W 3E", {"forest": "FC18"}, "you lack 1 green or blue"),
        ("B 2E", {"forest": "FC18"}, "you lack 1 white or yellow and 1 electricity"),
        ("W 1E", {"used": "FC18"}, "you lack 1 green and 2 electricity"),
    ],
)
def test_an_item_that_is_too_dear_says_what_is_missing(stock: str, more: dict[str, str], told: str) -> None:
    """R-16 and R-27: column 2 costs 3 electricity; a substituting card lets one colour stand for another."""
    table = before_action("red", 6, player(stock, **more), items="A4 A1 A6 A7")
    assert why(table, "buy:2:A1") == told


def test_an_item_needs_two_free_slots_on_one_robot_and_an_idea_one() -> None:
    """R-24 and R-25."""
    one_each = "yellow: E2 E3 E4; blue: E5 E6 E7; green: F1 F2; red: F3 F4"
    table = before_action("red", 6, player("3W 3Y 1G 9E", one_each), items="X5 X6 A1 A7")
    assert why(table, "buy:4:A7") == "no robot of yours has 2 free slots"
    full = "yellow: E2 E3 E4 G1; blue: E5 E6 E7 G2; green: F1 F2 G3; red: F3 F4 G4"
    table = last_turn("red", 8, player("W 9E", full), ideas="H1 H2 H3 H4")
    assert why(table, "buy:4:H4") == "no robot of yours has a free slot"


def test_an_idea_lacks_electricity_and_in_the_left_columns_a_light_engram() -> None:
    """R-26."""
    table = before_action("red", 8, player("B 2E"), ideas="H1 H4 H3 H2")
    assert why(table, "buy:1:H1") == "you lack 1 white or yellow and 1 electricity"
    assert why(table, "buy:2:H4") == "you lack 1 white or yellow"
    assert why(table, "buy:3:H3") == "you lack 1 electricity"
    paid = before_action("red", 8, player("W Y 9E"), ideas="H1 H4 H3 H2").pick("buy:1:H1")
    assert why(paid, "blue") == "only white and yellow"


def test_an_empty_column_and_an_empty_stack_say_so() -> None:
    """R-29 and R-30."""
    village = last_turn("red", 6, player("W Y 9E"), items=". A1 A6 A7", ideas=". H1 H2 H3", stack=0)
    assert why(village, "buy:1") == "it could not be refilled"
    pipes = last_turn("red", 12, player("3W 3Y"), heights=(0, 4, 4, 4))
    assert why(pipes, "pipe:1") == "its last pipe is gone"


@pytest.mark.parametrize(
    ("stock", "more", "told"),
    [
        ("W Y", {}, "you lack 1 white"),
        ("", {}, "you lack 2 white and 1 yellow"),
        ("Y", {"forest": "FC18"}, "you lack 2 white or yellow"),
    ],
)
def test_a_pipe_that_is_too_dear_says_what_is_missing(stock: str, more: dict[str, str], told: str) -> None:
    """Section 5; R-27."""
    assert why(before_action("red", 12, player(stock, **more), stacks=("P01", "", "", "")), "pipe:1:P01") == told


def test_an_opening_where_a_pipe_does_not_fit_says_so() -> None:
    """R-38: the west of the starting pipe is round, and P03 has rectangular openings only."""
    table = before_action("red", 12, player("W 2Y"), stacks=("P03", "", "", "")).pick("pipe:1:P03").through()
    assert why(table, "at:-1,0") == "however it is turned, its edges do not match"


def test_forest_piles_that_are_too_small_say_so() -> None:
    """R-31."""
    table = before_action("red", 10, draw="FC01 FC02", discard="FC03")
    assert table.offers("forest:") == ["forest:draw+draw", "forest:draw+discard"]
    assert why(table, "forest:discard+discard") == "too few cards: 2 to draw, 1 discarded"


def test_engrams_that_are_used_up_cannot_be_gathered() -> None:
    """R-20 and S-2."""
    table = before_action("red", 0, supply="15W 15Y 0G 15B")
    assert why(table, "gather:green") == "the supply has no green left"
    solo = before_action("red", 0, against=harvey(), pool="2W 2G")
    assert why(solo, "gather:yellow") == "the pool has no yellow"


def test_one_acts_only_where_the_robot_stopped_and_once() -> None:
    """R-22 and R-23."""
    table = before_action("red", 6, player("3W 3G 9E"))
    assert why(table, "power") == "your robot has stopped at Village"
    assert why(table, "buy:junkyard") == "your robot has stopped at Village"
    after = before_action("red", 4, player(tiles="red: F5")).pick("power")
    assert why(after, "buy") == "one action for each move, and this one is over"


def test_an_idea_works_once_on_its_robot_and_if_it_can_be_paid() -> None:
    """R-14, R-15, R-16 and C110."""
    table = before_move("yellow", 0, player("1E", "yellow: F5 E2; blue: H5"))
    assert why(table, "use:H5") == "lies on a robot that you are not moving"
    assert why(table, "use:E2") == "you lack 1 electricity"
    assert why(table.pick("use:F5"), "use:F5") == "used already; each idea works once a move"
    gone = before_move("yellow", 0, player("2E", "yellow: E2"), supply="15W 15Y 15G 0B")
    assert why(gone, "use:E2") == "the supply has nothing left of what it brings"
    few = before_move("yellow", 0, player("W", "yellow: S3"))
    assert why(few, "use:S3") == "you have fewer than 2 engrams"


def test_a_copying_tile_needs_an_idea_beside_it() -> None:
    """R-18: yellow has no left neighbour, and ideas for the end are never copied."""
    table = before_move("yellow", 0, player(tiles="yellow: Z7 Z6; blue: E7"))
    assert why(table, "use:Z7") == why(table, "use:Z6") == "no idea to copy on the robot beside it"
    copying = before_move("yellow", 0, player("2E", "yellow: Z6; blue: F5"))
    assert "use:F5" not in copying.reasons(ENGLISH)
    assert why(copying.pick("use:Z6>F5"), "use:Z6") == "used already; each idea works once a move"


@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("FC01", "needs no playing: counts at the end"),
        ("FC12", "only after your action at Power plant"),
        ("FC18", "only while you pay for an item or a pipe"),
        ("FC21", "you lack 1 electricity"),
        ("FC25", "only while you buy an item"),
        ("FC27", "only after your action"),
    ],
)
def test_a_forest_card_says_when_it_can_be_played(card: str, told: str) -> None:
    """4.4, R-34 to R-36."""
    assert why(Table(position(player(forest=card, used="FC05"))), f"card:{card}") == told


def test_a_played_forest_card_is_played_once() -> None:
    """R-32."""
    table = Table(position(player(forest="FC05"))).pick("card:FC05")
    assert why(table, "card:FC05") == "played already; its acorns still count"


def test_a_tile_goes_where_enough_slots_are_free() -> None:
    """R-24."""
    tiles = "yellow: E2 E3 E4; green: F1 F2 F3"
    table = before_action("red", 6, player("W Y 9E", tiles), items="A1 A2 A3 A7").pick("buy:4:A7").through()
    assert table.offers() == ["blue", "red"]
    assert why(table, "yellow") == "only 1 of 2 slots is free"
    assert why(table, "green") == "no slot is free"


def test_engrams_that_an_idea_does_not_bring_say_why() -> None:
    """C111."""
    table = before_move("yellow", 0, player("1E", "yellow: S1")).pick("use:S1")
    assert why(table, "take:blue") == "only white and yellow"
    scarce = before_action("red", 4, player(forest="FC12"), supply="15W 15Y 1G 0B").pick("power", "card:FC12")
    assert why(scarce, "take:green+green") == "the supply has only 1 green left"
    assert why(scarce, "take:white+blue") == "the supply has no blue left"


def test_what_a_payment_with_a_card_lacks_is_said() -> None:
    """R-27."""
    table = before_action("red", 6, player("W Y B 9E", forest="FC18"), items="A1 A2 A3 A4").pick("buy:4:A4")
    assert table.offers() == ["pay:white+blue", "pay:white+blue:FC18", "pay:yellow+blue:FC18"]
    assert why(table, "pay:white+green:FC18") == "you lack 1 green"


def test_reasons_are_told_in_german_too_and_not_at_all_in_thought() -> None:
    table = Table(position(hand="T1 T6 T7"))
    assert table.reasons(GERMAN)["play:T4"].startswith("nicht auf deiner Hand")
    silent = position(player(forest="FC01"), hand="T1 T6 T7")
    silent.silent = True
    thought = Table(silent)
    assert thought.offers() == table.offers()
    assert thought.reasons(ENGLISH) == {}
    assert thought.pick("play:T1").through().reasons(ENGLISH) == {}
