"""A game is complete and agrees with itself, or it cannot be made."""

from dataclasses import MISSING, fields, replace
from typing import Any

import pytest
from msgspec.structs import replace as with_

from rules.kernel.errors import BadSetup
from rules.kernel.game import Game, GameInfo, Move, Setting
from rules.kernel.registry import games
from rules.kernel.rng import Rng
from tests.rules.kernel.toys import HIGH_CARD

MEMBERS: dict[str, Any] = {field.name: getattr(HIGH_CARD, field.name) for field in fields(HIGH_CARD)}
NEEDED = [field.name for field in fields(HIGH_CARD) if field.default is MISSING]
FUNCTIONS = [name for name in MEMBERS if name not in {"info", "state_type", "insight"}]


@pytest.mark.parametrize("name", NEEDED)
def test_a_game_without_a_member_is_refused_by_its_name(name: str) -> None:
    with pytest.raises(TypeError, match=f"'{name}'"):
        Game(**{key: member for key, member in MEMBERS.items() if key != name})


@pytest.mark.parametrize("name", FUNCTIONS)
def test_what_cannot_be_called_is_refused_by_its_name(name: str) -> None:
    with pytest.raises(TypeError, match=f"High Card: {name} is no function but None"):
        Game(**(MEMBERS | {name: None}))


@pytest.mark.parametrize("kind", [dict, None, Rng(1)])
def test_a_state_that_the_kernel_cannot_keep_is_refused(kind: Any) -> None:
    with pytest.raises(TypeError, match="state_type"):
        replace(HIGH_CARD, state_type=kind)


COLOUR = Setting("colour", ("red", "blue"), "red")
CONTRADICTIONS: dict[str, dict[str, Any]] = {
    "the key 'High Card' is not": {"key": "High Card"},
    "do not rise from 1": {"seats": ()},
    r"seats \(0, 1\) do not": {"seats": (0, 1)},
    r"seats \(2, 2\) do not": {"seats": (2, 2)},
    r"a side itself at \(4,\) seats": {"against": (4,)},
    "the setting 'colour' occurs twice": {"settings": (COLOUR, COLOUR)},
    "'colour' has the default 'green'": {"settings": (with_(COLOUR, default="green"),)},
    "'colour' offers 'red' twice": {"settings": (with_(COLOUR, choices=("red", "red")),)},
    r"'colour' matters for \(5,\) seats": {"settings": (with_(COLOUR, seats=(5,)),)},
    "the move 'draw' occurs twice": {"moves": (Move("draw", ("TURN",), "draw"), Move("draw", ("TURN",), "keep:"))},
    "the move 'draw' answers no decision": {"moves": (Move("draw", ()),)},
}


@pytest.mark.parametrize(("told", "change"), CONTRADICTIONS.items())
def test_what_contradicts_itself_is_refused_with_the_reason(told: str, change: dict[str, Any]) -> None:
    info: GameInfo = with_(HIGH_CARD.info, **change)
    with pytest.raises(ValueError, match=told):
        replace(HIGH_CARD, info=info)


@pytest.mark.parametrize("key", games())
def test_no_game_is_set_up_for_seats_or_settings_it_does_not_have(key: str) -> None:
    game = games()[key]
    seats = game.info.seats[0]
    for wrong in (0, max(game.info.seats) + 1):
        with pytest.raises(BadSetup, match=f"{game.info.title} is played by .*, not {wrong}"):
            game.setup(1, wrong, {})
    with pytest.raises(BadSetup, match=f"{game.info.title} has no setting nonsense=on"):
        game.setup(1, seats, {"nonsense": "on"})
    for setting in game.info.settings:
        with pytest.raises(BadSetup, match=f"has no setting {setting.key}=nonsense"):
            game.setup(1, seats, {setting.key: "nonsense"})


def test_a_wrong_table_is_refused_before_the_game_hears_of_it() -> None:
    asked: list[int] = []

    def setup(_seed: object, seats: int, _settings: object) -> Any:
        asked.append(seats)
        return HIGH_CARD.setup(1, 2, {})

    game = replace(HIGH_CARD, initial_state=setup)
    with pytest.raises(BadSetup):
        game.setup(1, 9, {})
    game.setup(1, 2, {})
    assert asked == [2]


def test_settings_that_are_not_named_have_their_defaults() -> None:
    assert len(HIGH_CARD.setup(1, 2, {}).deck) == 10
    assert len(HIGH_CARD.setup(1, 2, {"cards": "6"}).deck) == 4


def test_dealing_anew_leaves_the_state_as_it_was_and_draws_another_future() -> None:
    state = HIGH_CARD.setup(1, 2, {})
    before = HIGH_CARD.setup(1, 2, {})
    other = HIGH_CARD.redeal(state, 0, Rng(7))
    assert state == before
    assert other.hands[0] == state.hands[0]
    assert other.rng.state != state.rng.state
    assert other.rng.drawn == state.rng.drawn
