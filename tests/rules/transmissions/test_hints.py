"""What a choice will bring, where it cannot be seen at once. Numbers such as R-29 refer to the dossier."""

import pytest

from rules.kernel.words import of_game
from rules.transmissions.presses import shortcuts
from tests.rules.transmissions.table import Table, before_action, before_move, harvey, player

ENGLISH = of_game("transmissions", "en").plain


def brings(table: Table, id_: str) -> str:
    """Return the hint of an option on offer."""
    hint = table.hint(id_)
    assert hint is not None
    return ENGLISH(hint)


def test_gathering_says_what_one_then_has_and_what_is_over_the_limit() -> None:
    """R-20 and R-21."""
    table = before_action("red", 0, player("3W 3Y"))
    assert brings(table, "gather:green") == "You then have 1 green"
    assert brings(table, "gather:yellow") == "You then have 5 yellow, and 1 over the limit of 7 engrams"


def test_the_power_plant_gives_what_the_pool_has() -> None:
    """S-2."""
    assert brings(before_action("red", 4, player("3E")), "power") == "You then have 7 electricity"
    solo = before_action("red", 4, player("3E"), against=harvey(), pool="1E")
    assert brings(solo, "power") == "You then have 4 electricity"
    assert ENGLISH(solo.options("power")[0].text) == "Take 1 electricity"
    solo.pick("power")
    assert solo.stock() == "4E"
    empty = before_action("red", 4, player("3E"), against=harvey(), pool="")
    assert brings(empty, "power") == "There is nothing left; it still counts as done"


@pytest.mark.parametrize(("stack", "told"), [(1, "3 points, bird; Reverse leaves the game"), (0, "then come")])
def test_a_purchase_that_ends_the_game_says_so(stack: int, told: str) -> None:
    """R-29."""
    shown = {"items": "A1 A2 A3 A7", "ideas": "E3 E4 E5 E1"}
    table = before_action("red", 6, player("W Y 1E"), stack=stack, **shown)
    assert told in brings(table, "buy:4:A7")
    table.pick("buy:4:A7", "yellow").through()
    assert (table.s.trigger is not None) == (stack == 0)


def test_a_slot_says_what_stays_free_and_whether_the_board_is_full_then() -> None:
    """R-49 and R-50."""
    table = before_action("red", 6, player("W Y 1E", "red: E2"), items="A1 A2 A3 A7").pick("buy:4:A7").through()
    assert brings(table, "green") == "1 slot stays free: only an idea fits there"
    assert brings(table, "red") == "Fills it: 3 points"
    assert table.hint("yellow") is None
    almost = "yellow: E2 E3 E4 G1; blue: E5 E6 E7 G2; green: F1 F2 G3; red: F3"
    last = before_action("red", 6, player("W Y 1E", almost), items="A1 A2 A3 A7").pick("buy:4:A7", "pay:white+yellow")
    assert brings(last, "red") == "Fills your last slot: 3 points, then come the last turns"


def test_open_forest_cards_are_named_before_they_are_chosen() -> None:
    """R-31."""
    table = before_action("red", 10, draw="FC01 FC02", discard="FC05 FC27")
    assert brings(table, "forest:discard+discard") == "You choose between Six electricity and Extra turn"
    assert brings(table, "forest:draw+discard") == "Six electricity or a hidden card: that cannot be taken back"
    assert brings(table, "forest:draw+draw") == "You see hidden cards: that cannot be taken back"


def test_engrams_taken_and_returned_say_what_one_then_has() -> None:
    """C113: what is returned is no longer held when one is taken."""
    table = before_move("yellow", 0, player("2W B", "yellow: S3")).pick("use:S3")
    assert brings(table, "return:white+blue") == "You then have 1 white"
    assert brings(table.pick("return:white+blue"), "take:white") == "You then have 2 white"


def test_a_surplus_says_what_stays_of_each_colour() -> None:
    """R-21."""
    table = before_action("red", 0, player("4W 2Y G")).pick("gather:yellow", "finish")
    assert brings(table, "return:white:1") == "You keep 3 white"
    assert brings(table, "return:white:2") == "With 2 returned you keep 2 white"
    assert brings(table, "return:green:1") == "It is your last of this colour"


def test_a_press_that_buys_says_what_it_brings_what_it_costs_and_whether_the_robot_is_full_then() -> None:
    """R-24 to R-26, C104."""
    table = before_action("red", 8, player("W Y 9E", "red: E2 E4"), ideas="F4 H3 H5 H7")
    assert table.decision is not None
    told = {one.id: ENGLISH(one.hint) for one in shortcuts(table.s, table.decision) if one.hint}
    assert told["buy:1:F4:green:white"] == "Walk up to 2 fields further; for 1 white"
    assert told["buy:1:F4:red:yellow"] == "Walk up to 2 fields further; full: 3 points; for 1 yellow"
    assert told["buy:2:H3:red:white"].endswith("full: 3 points; for 1 white")
