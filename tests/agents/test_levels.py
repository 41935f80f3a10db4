"""Levels: a game may say how each plays it, how far, how well, and how many turns it judges after what follows."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from agents.levels import LEVELS, level_of
from rules.kernel.game import Game
from rules.kernel.insight import Replies, Tuned
from rules.kernel.registry import find


def _with(levels: Mapping[str, Tuned], replies: Replies | None) -> Game[Any, Any]:
    game = find("nicodemus")
    assert game.insight is not None
    return replace(game, insight=replace(game.insight, levels=levels, replies=replies))


def test_a_level_judges_as_many_turns_after_what_follows_as_the_game_says_or_as_usual() -> None:
    game = _with({"journeyman": Tuned(0.1, times=2, replies=3), "master": Tuned(0.0)}, Replies())
    journeyman, usual = level_of("journeyman", game), LEVELS["journeyman"]
    assert (journeyman.replies, journeyman.temperature) == (3, 0.1)
    assert (journeyman.positions, journeyman.worlds) == (2 * usual.positions, 2 * usual.worlds)
    assert level_of("master", game).replies == LEVELS["master"].replies > 0
    assert level_of("apprentice", game) == LEVELS["apprentice"]


def test_nobody_judges_turns_after_what_follows_in_a_game_that_does_not_say_how() -> None:
    game = _with({"journeyman": Tuned(0.1, replies=3)}, None)
    assert not any(level_of(name, game).replies for name in LEVELS)
    assert not any(level_of(name, replace(game, insight=None)).replies for name in LEVELS)
