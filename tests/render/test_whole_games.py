"""Whole games played at random: every picture can be told whole."""

from typing import Any

import pytest

from rules.kernel.game import Game, Settings
from rules.kernel.registry import find, games
from rules.kernel.testkit import every_table, simulate
from tests.render.positions import at_every, is_told_whole

TOLD = 12
"""Positions of each game that are looked at, beside the first and the last."""


def spread(key: str, number: int) -> list[Any]:
    """Return so many of a game's tables, from the fewest players to the most, each with a seed of its own."""
    tables = list(every_table(find(key)))
    last = len(tables) - 1
    chosen = sorted({last * step // max(1, number - 1) for step in range(number)})
    return [pytest.param(key, *tables[place], place, id=f"{key}-{place}") for place in chosen]


def steps(game: Game[Any, Any], seats: int, settings: Settings, seed: int, number: int) -> int:
    """Return how many answers lie between so many positions of a game."""
    return max(1, simulate(game, seats, settings, seed).count // number)


@pytest.mark.parametrize(("key", "seats", "settings", "seed"), [one for key in games() for one in spread(key, 3)])
def test_every_position_can_be_told_whole(key: str, seats: int, settings: Settings, seed: int) -> None:
    game = find(key)
    between = steps(game, seats, settings, seed, TOLD)
    simulate(game, seats, settings, seed, at_every(between, is_told_whole))
