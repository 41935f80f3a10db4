"""Presses that stand for several answers: each gives what the rules would ask one by one, and a turn takes few."""

import pytest

from rules.kernel.play import Play
from rules.kernel.record import follow
from rules.transmissions.engine import GAME
from tests.rules.transmissions.table import A, Table, player, position

WALKING = "T1:yellow:walk:f6"
NEAR_THE_VILLAGE = "yellow 4 blue 1 green 9 red 12"


def press(table: Table, id_: str) -> Table:
    """Give all answers of one press that is on offer."""
    assert table.decision
    (found,) = [one for one in GAME.shortcuts(table.s, table.decision) if one.id == id_]
    for answer in found.answers:
        table.pick(*answer.picks)
    return table.through()


def pressed_ids(table: Table) -> list[str]:
    assert table.decision
    return [one.id for one in GAME.shortcuts(table.s, table.decision)]


def shopper(tiles: str = "", **more: str) -> Table:
    return Table(
        position(player("B G Y 3E", tiles, **more), robots=NEAR_THE_VILLAGE, items="A1 A6 B1 C1", ideas="E1 E2 E3 E4")
    )


def test_v35_walking_to_the_village_and_buying_takes_two_presses() -> None:
    table = press(press(shopper(), WALKING), "buy:2:A6:yellow")
    assert table.tiles("yellow") == ["A6"]
    assert table.stock() == "1Y"
    assert table.decision is None


def test_a_turn_that_moves_uses_an_idea_visits_and_buys_takes_four_presses() -> None:
    table = press(shopper("yellow: S5 S1"), WALKING)
    table.pick("use:S5")
    press(table, "buy:2:A6:blue").pick("finish")
    assert table.tiles("blue") == ["A6"]
    assert table.decision is None


def test_a_robot_that_two_cards_let_move_walks_by_the_card_of_the_press() -> None:
    table = Table(position(player("B G 3E"), hand="T1 T7 T3", robots=NEAR_THE_VILLAGE, items="A1 A6 B1 C1"))
    assert {WALKING, "T7:yellow:walk:f6"} <= set(pressed_ids(table))
    assert press(table, "T7:yellow:walk:f6").s.card == "T7"


def test_a_press_spends_no_forest_card_and_pays_as_printed() -> None:
    table = press(shopper(forest="FC18 FC25"), WALKING)
    press(table, "buy:2:A6:green")
    assert table.s.players[A].used == []
    assert table.stock() == "1Y"


def test_what_needs_no_second_answer_needs_no_such_press() -> None:
    full = "yellow: A1 A2; blue: A3 A4; green: B1 S1"
    table = press(Table(position(player("B G 3E", full), robots=NEAR_THE_VILLAGE, items="A5 A6 B2 C1")), WALKING)
    assert "buy:2:A6" in table.offers()
    assert pressed_ids(table) == []


def test_the_surcharge_is_part_of_the_press_for_an_idea() -> None:
    where = "yellow 6 blue 1 green 10 red 12"
    table = Table(position(player("W Y 3E"), robots=where, ideas="E2 E3 E5 E4"))
    press(table, "T1:yellow:walk:f8")
    assert {"buy:1:E2:red:white", "buy:1:E2:red:yellow", "buy:3:E5:red"} <= set(pressed_ids(table))
    assert press(table, "buy:1:E2:red:yellow").stock() == "1W"


@pytest.mark.parametrize("seats", [1, 3])
def test_every_press_of_a_game_can_be_given(seats: int) -> None:
    play = Play.new(GAME, 11, seats)
    tried = set()
    for _ in range(120):
        (decision,) = play.pending
        for one in GAME.shortcuts(play.state, decision):
            other = play.fork()
            follow(other, one.answers, other.count)
            assert other.count >= play.count + len(one.answers)
            tried.add(decision.key)
        play.answer(decision.seat, decision.key, tuple(one.id for one in decision.options[: decision.low]))
        if play.over:
            break
    assert "D2 TURN_BEGIN" in tried
