"""Characters: what they like shows now and then, and costs little."""

import pytest

from agents.levels import Level
from agents.nets import judge_of
from agents.selfplay import EXTREMELY, Exploration, Task, _Table
from agents.sight import sight_in
from agents.think import weigh
from agents.value import Inputs, Net
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


def test_in_training_some_players_play_a_character_to_extremes_and_some_play_plainly() -> None:
    game = find("mech_a_dream")
    assert game.insight is not None
    most = {name: EXTREMELY * like for liked in game.insight.tempers.values() for name, like in liked.items()}
    task = Task("mech_a_dream", "", seats=4, seed=1, spread=5.0, width=1, positions=1)
    judges = [judge for seed in range(40) for judge in _Table(game, task, judge_of(game), Rng(seed))._players]
    leanings = [judge._leaning for judge in judges if isinstance(judge, Net)]
    names = Inputs(game).names
    extremes = [
        leaning
        for leaning in leanings
        if leaning is not None
        and all(leaning[place] == pytest.approx(most.get(names[place][:-2], 0.0)) for place in leaning.nonzero()[0])
    ]
    assert sum(leaning is None for leaning in leanings) > len(leanings) / 3
    assert len(leanings) / 20 < len(extremes) < len(leanings) / 3


@pytest.mark.parametrize(("share", "least", "most"), [(0.0, 0, 0), (1.0, 120, 120), (0.25, 15, 45)])
def test_in_training_as_many_players_have_a_temper_as_is_asked(share: float, least: int, most: int) -> None:
    game = find("nicodemus")
    task = Task(
        "nicodemus", "", seats=2, seed=1, spread=5.0, width=1, positions=1, explores=Exploration(tempered=share)
    )
    judges = [judge for seed in range(60) for judge in _Table(game, task, judge_of(game), Rng(seed))._players]
    tempered = [judge for judge in judges if isinstance(judge, Net) and judge._leaning is not None]
    assert least <= len(tempered) <= most


@pytest.mark.parametrize(("share", "expected"), [(0.0, 0), (1.0, 120)])
def test_in_training_as_many_tempers_go_to_extremes_as_is_asked(share: float, expected: int) -> None:
    game = find("legendary_inventors")
    assert game.insight is not None
    explores = Exploration(tempered=1.0, extremes=share)
    task = Task("legendary_inventors", "", seats=2, seed=1, spread=5.0, width=1, positions=1, explores=explores)
    judges = [judge for seed in range(60) for judge in _Table(game, task, judge_of(game), Rng(seed))._players]
    names = Inputs(game).names
    ways = [*game.insight.tempers.values(), *game.insight.tries]
    liked = [{f"{name}@0": pytest.approx(EXTREMELY * like) for name, like in way.items()} for way in ways]
    shown = [
        {names[place]: judge._leaning[place] for place in judge._leaning.nonzero()[0]}
        for judge in judges
        if isinstance(judge, Net) and judge._leaning is not None
    ]
    assert len(shown) == 120
    assert sum(one in liked for one in shown) == expected


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
