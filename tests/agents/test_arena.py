"""Players are measured fairly, and nets follow from their seed."""

from pathlib import Path

import numpy as np
import pytest

import agents
from agents.arena import match, wilson
from agents.nets import load
from agents.train import Plan, train
from rules.kernel.errors import NoSuchGame
from rules.kernel.play import Play
from rules.kernel.registry import find


def test_the_interval_is_wilsons() -> None:
    # (0.8 + z²/20 ± z √(0.8·0.2/10 + z²/400)) / (1 + z²/10) with z = 1.96, by hand.
    assert wilson(8, 10) == pytest.approx((0.490, 0.943), abs=1e-3)
    assert wilson(10, 10)[1] == 1.0


def test_a_player_of_any_level_beats_chance() -> None:
    score = match("nicodemus", 2, 2, 5, ("apprentice", "random"), {})
    assert (score.games, score.wins) == (2, 2.0)


def test_the_same_seed_is_the_same_match() -> None:
    first, again = (match("nicodemus", 2, 2, 9, ("random", "greedy"), {}) for _ in range(2))
    assert (first.wins, first.lead) == (again.wins, again.lead)


def test_a_player_answers_any_question_it_is_shown() -> None:
    game = find("mech_a_dream")
    play, player, same = (
        Play.new(game, 4, 3, {}),
        agents.player(game, "apprentice", 1),
        agents.player(game.info.key, "apprentice", 1),
    )
    for _ in range(8):
        decision = next(one for one in play.pending if one.waits)
        picks = player.choose(play, decision)
        assert same.choose(play, decision) == picks
        play.answer(decision.seat, decision.key, picks)
    assert play.count >= 8


def test_a_player_of_no_game_or_level_is_refused() -> None:
    with pytest.raises(NoSuchGame, match="chess"):
        agents.player("chess", "master", 1)
    with pytest.raises(KeyError, match="grandmaster"):
        agents.player("nicodemus", "grandmaster", 1)


def test_weights_follow_from_the_seed_however_many_processes_play(tmp_path: Path) -> None:
    paths = [tmp_path / "one.npz", tmp_path / "two.npz"]
    for processes, path in enumerate(paths, start=1):
        train(Plan("nicodemus", (2,), 1, 2, 7, processes, 8, 1, 12, 3e-3, 3e-4), path, None)
    one, two = (load(find("nicodemus"), path) for path in paths)
    assert np.array_equal(one.hidden, two.hidden)
    assert np.array_equal(one.out, two.out)
    assert not np.array_equal(one.out, np.zeros_like(one.out))
