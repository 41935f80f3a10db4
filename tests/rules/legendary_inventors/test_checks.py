"""Every law of conservation is noticed when it is broken."""

from collections.abc import Callable

import pytest

from rules.legendary_inventors.engine import GAME
from rules.legendary_inventors.state import State
from tests.rules.legendary_inventors.table import A, position


def lose_a_card(s: State) -> None:
    s.decks[2].pop()


def copy_a_tile(s: State) -> None:
    s.players[A].tiles.append(s.bag[0])


def lose_a_start_tile(s: State) -> None:
    s.spent_starts += 1


def raise_a_value(s: State) -> None:
    s.players[A].inventors[0].values[2] += 1


def fill_an_empty_slot(s: State) -> None:
    s.players[A].inventors[0].values[0] = 1


def misplace_a_piece(s: State) -> None:
    s.display[0].pieces[A][0] += 1


def owe_a_field(s: State) -> None:
    s.display[0].free[1] -= 1
    s.display[0].pieces[A][1] += 1


def take_a_tile_off(s: State) -> None:
    s.bag.append(s.display[0].tiles.pop())


def swap_inventors(s: State) -> None:
    s.players[0].inventors, s.players[1].inventors = s.players[1].inventors, s.players[0].inventors


def share_a_team(s: State) -> None:
    s.players[1].team = s.players[0].team


def forget_who_moves(s: State) -> None:
    s.current = -1


def forget_the_end_of_the_age(s: State) -> None:
    displayed = s.display.pop()
    s.box_cards.append(displayed.card)
    s.box_tiles += displayed.tiles


def choose_for_nothing(s: State) -> None:
    s.queue.append(A)


@pytest.mark.parametrize(
    ("harm", "told"),
    [
        (lose_a_card, "dynamo: 0 cards"),
        (copy_a_tile, "2 instead of 1"),
        (lose_a_start_tile, "start tiles"),
        (raise_a_value, "hypatia has 2 on 'start'"),
        (fill_an_empty_slot, "hypatia has 1 on ''"),
        (misplace_a_piece, "axe has"),
        (owe_a_field, "axe has"),
        (take_a_tile_off, "axe has 1 tiles"),
        (swap_inventors, "somebody else's inventors"),
        (share_a_team, "the same team"),
        (forget_who_moves, "nobody is to move"),
        (forget_the_end_of_the_age, "should have ended"),
        (choose_for_nothing, "nothing was completed"),
    ],
)
def test_a_broken_law_is_told(harm: Callable[[State], None], told: str) -> None:
    state = position("green red")
    assert GAME.faults(state) == []
    harm(state)
    assert any(told in fault for fault in GAME.faults(state)), GAME.faults(state)


def test_an_invention_left_over_at_the_end_is_told() -> None:
    state = position("green red", stage="final")
    assert GAME.faults(state) == ["inventions are left over after the last age"]
