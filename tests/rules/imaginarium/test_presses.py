"""Presses that give several answers: each can be given where it is offered, and a usual turn takes four at most."""

from typing import Any

import pytest

from rules.imaginarium.engine import GAME
from rules.imaginarium.presses import MOST
from rules.imaginarium.state import State
from rules.kernel.model import Shortcut
from rules.kernel.play import Checkpoint, Play, encode
from rules.kernel.record import follow, random_picks
from rules.kernel.rng import Rng
from rules.kernel.words import languages_of, of_game
from tests.rules.imaginarium.table import player, position

USUAL = 4
"""Presses of a usual turn."""


def playing(s: State) -> Play[State, object]:
    """Return a play that goes on from a position."""
    return Play.resume(GAME, Checkpoint(0, encode(s), GAME.info.rules_version), [])


def quick(play: Play[State, Any]) -> dict[str, Shortcut]:
    """Return the presses on offer by their words."""
    (decision,) = play.pending
    words = of_game("imaginarium", "en")
    return {words(one.text): one for one in GAME.shortcuts(play.state, decision)}


def press(play: Play[State, object], words: str) -> None:
    """Give the answers of a press."""
    follow(play, quick(play)[words].answers, play.count)


def choose(play: Play[State, object], pick: str) -> None:
    """Give one answer."""
    (decision,) = play.pending
    play.answer(decision.seat, decision.key, (pick,))


@pytest.mark.parametrize(("seats", "seed"), [(2, 2), (3, 6), (4, 1), (5, 4)])
def test_every_press_on_offer_can_be_given(seats: int, seed: int) -> None:
    play, rng, pressed = Play.new(GAME, seed, seats), Rng(seed), set()
    while not play.over and play.count < 1_500:
        (decision,) = play.pending
        offered = GAME.shortcuts(play.state, decision)
        assert len({one.id for one in offered}) == len(offered) <= MOST
        if offered and rng.below(3) == 0:
            chosen = offered[rng.below(len(offered))]
            for one in (chosen, offered[-1]):
                copy = play.fork()
                follow(copy, one.answers, copy.count)
            assert len(chosen.answers) > 1
            follow(play, chosen.answers, play.count)
            pressed.add(decision.key)
        else:
            play.answer(decision.seat, decision.key, random_picks(decision, rng))
    assert pressed >= {"DEC-05", "DEC-06", "DEC-13"}


@pytest.mark.parametrize("lang", languages_of("imaginarium"))
def test_presses_beside_a_question_have_words_of_their_own(lang: str) -> None:
    play, rng, words = Play.new(GAME, 3, 3), Rng(3), of_game("imaginarium", lang)
    while not play.over and play.count < 800:
        (decision,) = play.pending
        said = [words(one.text) for one in GAME.shortcuts(play.state, decision)]
        assert len(set(said)) == len(said), decision.key
        play.answer(decision.seat, decision.key, random_picks(decision, rng))


class TestUsualTurns:
    def test_run_all_extract_repair_and_end(self) -> None:
        owner = player("3 / 1 2 1 / 0", "[P1][P2]", garden="P1")
        s = position(owner, player(), belt="- - - - - - T1", places="F7=E0", projects="PR14")
        play, presses = playing(s), 0
        choose(play, "all")
        presses += 1
        assert play.pending[0].key == "DEC-05"
        press(play, "Extract, then repair Charcoal-maker, run it")
        presses += 1
        assert play.state.players[0].garden == ["T1"]
        assert play.state.players[0].charcoal == 3 + 1 - 2 + 3 + 1
        assert presses <= USUAL
        assert play.pending[0].seat == 1 or play.state.stage == "planning"

    def test_a_machine_that_asks_for_input_and_a_trade(self) -> None:
        owner = player("0 / 2 3 0 / 0", "[P2][T1]", garden="P2")
        s = position(owner, player(), places="Q3=E0", projects="PR14 PR05")
        play = playing(s)
        press(play, "Run all, Burner: 1 wood → 3 charcoal")
        press(play, "Repair Woodcutter, run it, then trade")
        assert play.pending[0].key == "DEC-13"
        press(play, "Sell 1 copper for 2 charcoal, then stop")
        assert play.pending[0].key == "DEC-18"
        choose(play, "stop")
        assert play.state.players[0].charcoal == 3 + 3 + 2

    def test_a_new_arrangement_takes_one_press(self) -> None:  # TV-128
        owner = player("0 / 0 0 0 / 0", "[P1][P1][P1][P2]", dial="recruit+extract")
        play = playing(position(owner, player(), places="Q1=E0", projects="PR02"))
        choose(play, "all")
        press(play, "Reorganise, then recruit")
        found = [one for one in quick(play).values() if one.answers[0].picks[0].startswith("combine:P1&P1")]
        follow(play, found[-1].answers, play.count)
        assert play.pending[0].key != "DEC-16 draft"

    def test_no_press_takes_back_what_has_just_been_split(self) -> None:
        owner = player("0 / 0 0 0 / 0", "[P1 P1][P1][P2]", dial="recruit+extract")
        play = playing(position(owner, player(), places="Q1=E0", projects="PR02"))
        choose(play, "all")
        press(play, "Reorganise, then recruit")
        (decision,) = play.pending
        choose(play, next(option.id for option in decision.options if option.id.startswith("split:")))
        (decision,) = play.pending
        assert {option.id for option in decision.options} == {"combine:P1&P1", "done", "reset"}
        (only,) = quick(play).values()
        assert [answer.picks for answer in only.answers] == [("combine:P1&P1",), ("combine:P1&P1+P1",), ("done",)]

    def test_selling_for_a_victory_point(self) -> None:  # TV-008
        owner = player("1 / 0 2 0 / 0", "[P1]", dial="recruit+extract")
        play = playing(position(owner, player(), places="Q1=E0", projects="PR14"))
        choose(play, "stop")
        press(play, "Trade, then dismantle")
        press(play, "Sell 2 copper, buy 1 VP, then stop")
        assert play.state.players[0].vp == 1

    def test_what_brings_points_stands_first_in_a_trade_and_may_sell_for_several(self) -> None:
        owner = player("7 / 2 1 0 / 0", "[P1]", dial="recruit+extract")  # and 1 charcoal from the press Q1
        play = playing(position(owner, player(), places="Q1=E0", projects="PR14"))
        choose(play, "stop")
        press(play, "Trade, then dismantle")
        offered = list(quick(play))
        assert ["VP" in words for words in offered] == sorted(("VP" in words for words in offered), reverse=True)
        press(play, "Sell 1 copper, buy 2 VP, then stop")
        assert play.state.players[0].vp == 2
        assert play.state.players[0].stock() == (2, 0, 0)
        assert play.state.players[0].charcoal == 0

    def test_an_action_that_ends_the_turn_says_so(self) -> None:
        owner = player("0 / 0 0 0 / 0", "[P1]", dial="recruit+extract")
        play = playing(position(owner, player(), places="Q1=E0", projects="PR14"))
        choose(play, "stop")
        assert play.pending[0].key == "DEC-05"
        choose(play, "extract+repair")
        choose(play, "repair")
        one = quick(play)["Extract, end turn"]
        assert one.hint is not None
        assert one.hint.key == "hint-turn-ends"
        assert one.answers[-1].picks == ("stop",)

    def test_a_turn_is_ended_by_one_press_only_where_nothing_could_be_done(self) -> None:
        owner = player("0 / 0 0 0 / 0", "[P1]", dial="recruit+extract")
        play = playing(position(owner, player(), places="Q1=E0", projects="PR14"))
        choose(play, "stop")
        choose(play, "extract+repair")
        assert "Finish and end turn" not in quick(play)
        choose(play, "extract")
        assert "Finish and end turn" in quick(play)

    def test_an_action_whose_outcome_is_open_says_what_of_its_pair_is_left(self) -> None:
        owner = player("0 / 1 1 1 / 0", "[P1]", garden="T1", dial="recruit+extract")
        play = playing(position(owner, player(), places="Q1=E0", projects="PR14"))
        choose(play, "stop")
        one = quick(play)["Repair Burner, run it"]
        assert one.hint is not None
        assert of_game("imaginarium", "en")(one.hint) == "Then you may still trade"
        assert one.answers[0].picks == ("repair+trade",)

    def test_what_a_machine_yields_is_told_as_alternatives(self) -> None:
        owner = player("0 / 0 0 0 / 0", "[P1]", garden="P2", dial="recruit+extract")
        play = playing(position(owner, player(), places="Q1=E0", projects="PR14"))
        for pick in ("stop", "dismantle+reorganise", "dismantle"):
            choose(play, pick)
        hints = [of_game("imaginarium", "en")(one.hint) for one in play.pending[0].options if one.hint]
        assert "4 wood or 1 VP; frees its slot" in hints, hints

    def test_a_turn_with_a_project_to_complete_is_not_ended_by_the_way(self) -> None:
        owner = player("12 / 0 0 0 / 0", "[P1]", dial="recruit+extract")
        play = playing(position(owner, player(), places="Q1=E0", projects="PR14"))
        choose(play, "stop")
        choose(play, "extract+repair")
        choose(play, "repair")
        assert "Extract" not in quick(play)


def test_a_press_that_hires_says_the_price() -> None:
    # The Majority bonus costs 3 charcoal and the Double worker 6 (dossier, assistants).
    play, rng, told = Play.new(GAME, 2, 2), Rng(2), set[str]()
    while not play.over and play.count < 400:
        (decision,) = play.pending
        told |= {words for words in quick(play) if "hire" in words.lower()}
        play.answer(decision.seat, decision.key, random_picks(decision, rng))
    assert {"Hire Majority bonus for 3 charcoal", "Extract, then hire Double worker for 6 charcoal"} <= told
    assert all(" charcoal" in words for words in told)
