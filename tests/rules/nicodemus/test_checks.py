"""The laws of conservation notice every break (RU-10), and components that lie wrong."""

from collections.abc import Callable

import pytest

from rules.nicodemus.engine import GAME
from rules.nicodemus.state import Lying, State


def lose_a_card(s: State) -> None:
    s.deck.pop()


def copy_a_card(s: State) -> None:
    s.gone.append(s.players[0].hand[0])


def lose_a_tile(s: State) -> None:
    s.slots[2] = 0


def copy_a_tile(s: State) -> None:
    s.players[1].projects.append(s.pile[0])


def mint_wood(s: State) -> None:
    s.players[0].goods["wood"] += 1


def lose_charcoalium_on_a_machine(s: State) -> None:
    s.reserve["charcoalium"] -= 1


def owe_crystal(s: State) -> None:
    s.players[0].goods["crystal"] -= 1
    s.reserve["crystal"] += 1


def pile_up_eleven(s: State) -> None:
    s.yard += [Lying(s.deck.pop()) for _ in range(10)]


def hoard_machines(s: State) -> None:
    s.players[1 - s.turn].workshop += [s.deck.pop() for _ in range(4)]


def believe_in_a_card(s: State) -> None:
    s.players[0].known += s.players[0].hand * 2


@pytest.mark.parametrize(
    ("break_it", "words"),
    [
        (lose_a_card, "cards instead of"),
        (copy_a_card, "cards instead of"),
        (lose_a_tile, "0 tiles instead of 1"),
        (copy_a_tile, "2 tiles instead of 1"),
        (mint_wood, "wood: 9 pieces instead of 8"),
        (lose_charcoalium_on_a_machine, "charcoalium: 11 pieces instead of 12"),
        (owe_crystal, "seat 0 owes crystal"),
        (pile_up_eleven, "11 machines on the Bric-a-brac"),
        (hoard_machines, "has 4 machines in the workshop"),
        (believe_in_a_card, "is wrong about the cards of seat 0"),
    ],
)
def test_a_broken_position_is_noticed(break_it: Callable[[State], None], words: str) -> None:
    s = GAME.setup(3, 2, {})
    assert not GAME.faults(s)
    break_it(s)
    (fault,) = GAME.faults(s)
    assert words in fault


def test_charcoalium_on_a_machine_belongs_to_the_total() -> None:
    s = GAME.setup(3, 2, {})
    s.reserve["charcoalium"] -= 2
    s.yard[0].charcoalium += 2
    assert not GAME.faults(s)
