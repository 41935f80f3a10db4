"""Characters: what they like shows now and then, and costs little."""

import pytest

from agents.levels import Level
from agents.nets import judge_of
from agents.sight import sight_in
from agents.think import weigh
from rules.kernel.insight import CHARACTERS, Insight
from rules.kernel.registry import find, games
from rules.kernel.rng import Rng
from tests.games import is_guest
from tests.honesty import _positions

GAMES = [key for key in games() if not is_guest(key)]
QUICK = Level(positions=40, worlds=1, width=1)
POSITIONS = 60
DEAR = 0.1
"""Nobody gives away so much of its share of victory for what it likes."""


@pytest.mark.parametrize("key", GAMES)
def test_a_character_plays_differently_now_and_then_and_gives_little_away_for_it(key: str) -> None:
    game = find(key)
    positions = _positions(game, Rng(5), None)
    others = dict.fromkeys(CHARACTERS, 0)
    for _ in range(POSITIONS):
        world, decision = next(positions)
        sight = sight_in(world, decision.seat, decision.key, "a salt")
        if sight is None:
            continue
        plain = weigh(sight, QUICK, judge_of(game))
        shares = {one.answer: one.share for one in plain.weighed}
        for character in CHARACTERS:
            chosen = weigh(sight, QUICK, judge_of(game, character)).answer
            others[character] += chosen != plain.answer
            assert shares.get(chosen, 0.0) > shares[plain.answer] - DEAR
    assert sum(others.values()), "nobody ever shows what it likes"


@pytest.mark.parametrize("key", GAMES)
def test_every_game_has_all_characters(key: str) -> None:
    insight = find(key).insight
    assert insight is not None
    assert {*insight.tempers} == {*CHARACTERS}


def test_a_temper_that_likes_what_does_not_exist_is_refused() -> None:
    with pytest.raises(ValueError, match="gold"):
        Insight(
            table=("clock",),
            side=("points",),
            of_table=lambda *_: [0.0],
            of_side=lambda *_: [0.0],
            tempers={"racer": {"gold": 0.1}},
        )
