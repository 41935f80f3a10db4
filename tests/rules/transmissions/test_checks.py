"""The laws of section 12.9 notice what breaks them."""

from collections.abc import Callable

import pytest

from rules.transmissions.engine import GAME
from rules.transmissions.state import Placed, State, Trigger
from tests.rules.transmissions.table import harvey, player, position


def whole() -> State:
    owner = player("W Y 3E", "yellow: A1 S1; blue: E1", pipes="P10 1,0 r1", forest="FC01")
    return position(owner, against=harvey("yellow: B1", pipes="P01"), seats=1)


def broken(change: Callable[[State], object]) -> list[str]:
    s = whole()
    assert GAME.faults(s) == []
    change(s)
    return GAME.faults(s)


def lay(s: State, placed: Placed) -> None:
    s.players[0].pipes.append(placed)
    s.spare_pipes.remove(placed.pipe)


def empty_stack(s: State) -> None:
    s.spare_pipes += s.pipe_stacks[0]
    s.pipe_stacks[0] = []


def heighten(s: State) -> None:
    s.gone.append(s.item_stack.pop())


def gap(s: State) -> None:
    s.gone.append(s.items[2])
    s.items[2] = ""


def play_on(s: State, yours: int, harveys: int) -> None:
    assert s.harvey is not None
    s.trigger = Trigger(0, "stack", (0, 0), 0)
    s.players[0].turns, s.harvey.turns = yours, harveys


CHANGES: dict[str, Callable[[State], object]] = {
    "an engram too many": lambda s: s.players[0].engrams.update(white=2),
    "a debt": lambda s: s.pool.update(electricity=-1),
    "two robots on a field": lambda s: s.robots.update(yellow=s.robots["blue"]),
    "a tile there twice": lambda s: s.gone.insert(0, "A1"),
    "a starting idea gone": lambda s: s.spare_ideas.pop(),
    "stacks of different heights": heighten,
    "a gap in the display": gap,
    "a forest card gone": lambda s: s.forest_draw.pop(),
    "a pipe gone": lambda s: s.spare_pipes.pop(),
    "a pipe without a joint": lambda s: lay(s, Placed("P03", 5, 5, 0)),
    "pipes that do not fit": lambda s: lay(s, Placed("P02", -1, 0, 0)),
    "a card there twice": lambda s: s.players[0].deck.__setitem__(0, s.players[0].hand[0]),
    "four cards in hand": lambda s: s.players[0].hand.append(s.players[0].deck.pop()),
    "too many tiles": lambda s: s.players[0].robots["green"].extend([s.items[0], s.items[1]]),
    "a used card that is not there": lambda s: s.players[0].used.append("FC28"),
    "a Harvey card gone": lambda s: s.harvey and s.harvey.deck.pop(),
    "an empty stack unnoticed": empty_stack,
    "too many turns after the trigger": lambda s: play_on(s, 0, 2),
    "a turn after the own trigger": lambda s: play_on(s, 1, 0),
    "over without a trigger": lambda s: setattr(s, "over", True),
    "too many pairs gone": lambda s: setattr(s, "trigger", Trigger(0, "display", (0, 0), 99)),
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES.keys())
def test_every_law_notices_its_breach(change: Callable[[State], object]) -> None:
    assert broken(change)


def test_the_engram_limit_holds_between_turns() -> None:
    s = position(player(), player("8W"))
    assert GAME.faults(s) == ["seat 1: 8 engrams"]
