"""Whole games played at random: every picture can be told whole, and none shows what its viewer cannot know."""

import pytest

from rules.kernel.game import Settings
from rules.kernel.registry import find
from rules.kernel.testkit import simulate
from tests.render.positions import at_every, hides_secrets, is_told_whole

ALL_MODULES: Settings = {"robots": "on", "specialists": "on"}
NO_MODULES: Settings = {"robots": "off", "specialists": "off"}
PICKED: Settings = {"teams": "pick"}
ADVANCED: Settings = {"advanced": "both"}


@pytest.mark.parametrize(
    ("game", "seats", "settings", "seed", "steps"),
    [
        ("imaginarium", 2, {}, 1, 101),
        ("imaginarium", 3, {}, 0, 101),
        ("imaginarium", 5, {}, 3, 199),
        ("legendary_inventors", 2, {"teams": "random"}, 2, 17),
        ("legendary_inventors", 3, PICKED, 3, 17),
        ("legendary_inventors", 5, PICKED, 5, 17),
        ("mech_a_dream", 2, ALL_MODULES, 2, 31),
        ("mech_a_dream", 4, ALL_MODULES, 4, 31),
        ("mech_a_dream", 3, NO_MODULES, 3, 31),
        ("nicodemus", 2, {}, 0, 3),
        ("nicodemus", 2, {}, 1, 3),
        ("nicodemus", 2, {}, 2, 3),
        ("transmissions", 1, ADVANCED, 3, 47),
        ("transmissions", 2, ADVANCED, 1, 47),
        ("transmissions", 4, {}, 0, 97),
    ],
)
def test_every_position_can_be_told_whole(game: str, seats: int, settings: Settings, seed: int, steps: int) -> None:
    simulate(find(game), seats, settings, seed, at_every(steps, is_told_whole))


@pytest.mark.parametrize(
    ("game", "seats", "settings", "seed", "steps"),
    [
        ("imaginarium", 3, {}, 2, 997),
        ("legendary_inventors", 3, PICKED, 7, 53),
        ("mech_a_dream", 3, ALL_MODULES, 7, 127),
        ("nicodemus", 2, {}, 7, 16),
        ("transmissions", 1, {}, 5, 397),
        ("transmissions", 3, {}, 2, 397),
    ],
)
def test_no_picture_shows_what_its_viewer_cannot_know(
    game: str, seats: int, settings: Settings, seed: int, steps: int
) -> None:
    simulate(find(game), seats, settings, seed, at_every(steps, hides_secrets))
