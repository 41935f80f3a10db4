"""Whole games: the dossier's plausibility line, words for everything that is said."""

from statistics import mean, median
from typing import Any

from rules.kernel import testkit
from rules.kernel.record import random_game
from rules.kernel.words import of_game
from rules.nicodemus.components import MACHINES, PROJECTS
from rules.nicodemus.engine import GAME

GAMES = 150


def finished(seed: int) -> dict[str, Any]:
    """Return how one random game went."""
    play = testkit.simulate(GAME, 2, {}, seed, testkit.is_sound)
    s = play.state
    return {
        "turns": s.turn_number,
        "repairs": sum(entry.picks[0].startswith("repair") for entry in play.entries),
        "projects": sum(len(player.completed) for player in s.players),
        "points": mean(player.score for player in s.players),
        "by deck": max(player.score for player in s.players) < 20,
        "decisions": len(play.entries),
    }


def test_random_games_are_as_long_and_as_rich_as_the_dossier_says() -> None:
    games = [finished(seed) for seed in range(GAMES)]
    assert min(game["turns"] for game in games) >= 38
    assert max(game["turns"] for game in games) <= 68
    assert 52 <= median(game["turns"] for game in games) <= 56
    assert mean(game["by deck"] for game in games) > 0.92
    assert 8 < mean(game["repairs"] for game in games) < 10.5
    assert 1.5 < mean(game["projects"] for game in games) < 2.6
    assert 8 < mean(game["points"] for game in games) < 10.5


def test_a_record_holds_the_complete_set_up_and_the_random_outcomes() -> None:
    record = random_game(GAME, 2, {}, 5)
    setup = record["setup"]
    cards = [*setup["bric_a_brac"], *setup["deck"], *setup["hands"][0], *setup["hands"][1]]
    assert len(cards) == 56
    assert sorted([*setup["open_projects"], *setup["pile"]]) == sorted(PROJECTS)
    events = {event["event"] for seed in range(8) for event in random_game(GAME, 2, {}, seed)["events"]}
    assert events == {"stolen", "discarded"}


def test_every_component_and_score_has_words() -> None:
    words = of_game("nicodemus", "en")
    keys = [f"machine-{id_}" for id_ in MACHINES] + [f"effect-{id_}" for id_ in MACHINES]
    keys += [f"project-{id_}" for id_ in PROJECTS] + ["points-machines", "points-projects", "charcoalium", "resources"]
    assert [key for key in keys if not words.has(key)] == []
