"""Who is asked tells nothing of what lies behind a screen; what all can see to leave no choice is not asked."""

import pytest

from rules.imaginarium.engine import GAME
from rules.imaginarium.state import Player, State
from rules.kernel.play import Checkpoint, Play, encode
from tests.rules.imaginarium.table import player, position


def after_the_actions(own: Player, projects: str = "PR01") -> Play[State, object]:
    """Return the game when the first player has done all actions and comes to the projects."""
    state = position(own, player(), projects=projects, places="Q1=E0 Q2=E1")
    play: Play[State, object] = Play.resume(GAME, Checkpoint(0, encode(state), 1), [])
    play.answer(0, "DEC-05", (play.decisions(0)[0].options[0].id,))
    play.answer(0, "DEC-06", ("finish",))
    return play


def asked(play: Play[State, object]) -> list[tuple[int, str, list[str]]]:
    return [(one.seat, one.key, [option.id for option in one.options]) for one in play.pending]


@pytest.mark.parametrize(
    ("slots", "offers"), [("", ["stop"]), ("[A1][A2]", ["secret:PR02", "stop"])], ids=["unmet", "met"]
)
def test_whoever_has_secret_projects_is_asked_whether_one_is_met_or_not(slots: str, offers: list[str]) -> None:
    play = after_the_actions(player(slots=slots, hired="AS08", behind="PR02 PR05"))
    assert asked(play) == [(0, "DEC-18", offers)]


@pytest.mark.parametrize("charcoal", [0, 20])
def test_whoever_may_have_the_charcoal_for_a_project_is_asked(charcoal: int) -> None:
    play = after_the_actions(player(f"{charcoal} / 0 0 0 / 0"), projects="PR01 PR14")
    assert asked(play) == [(0, "DEC-18", ["complete:PR14", "stop"] if charcoal else ["stop"])]


def test_without_secrets_nobody_is_asked_for_projects_that_all_can_see_to_be_unmet() -> None:
    play = after_the_actions(player())
    assert [entry.auto for entry in play.entries if entry.key == "DEC-18"] == [True]
    assert play.waiting() == (1,)


def test_all_open_projects_go_in_one_go_except_what_lies_behind_the_screen() -> None:
    play = after_the_actions(player("20 / 0 0 0 / 0", "[A1][D1][D2]"), projects="PR03 PR04 PR14")
    play.answer(0, "DEC-18", ("all",))
    unasked = [entry.picks for entry in play.entries if entry.auto and entry.key == "DEC-18"]
    assert unasked == [("complete:PR03",), ("complete:PR04",)]
    assert asked(play) == [(0, "DEC-18", ["complete:PR14"])]


@pytest.mark.parametrize("wood", [0, 3])
def test_a_machine_that_needs_input_is_asked_about_whether_there_is_any(wood: int) -> None:
    state = position(player(f"0 / {wood} 0 0 / 0", "[T1]"), player(), projects="PR01", places="Q1=E0 Q2=E1")
    play: Play[State, object] = Play.resume(GAME, Checkpoint(0, encode(state), 1), [])
    assert asked(play) == [(0, "DEC-02", ["run:T1", "stop"] if wood else ["stop"])]
    if wood:
        play.answer(0, "DEC-02", ("run:T1",))
        assert [key for _, key, _ in asked(play)] == ["DEC-02b"], "what is handed in is asked, wood or not"
