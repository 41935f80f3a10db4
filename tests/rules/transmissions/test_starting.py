"""The starting ideas: each way to place two of them is offered once, and records that knew more ways still replay."""

from itertools import combinations
from typing import Any

import pytest

from rules.kernel.model import Answer
from rules.kernel.play import Play
from rules.kernel.record import Record, finished_record, random_answer, replay
from rules.kernel.rng import Rng
from rules.kernel.words import languages_of, of_game
from rules.transmissions.components import ROBOTS
from rules.transmissions.engine import GAME
from rules.transmissions.starting import START_IDEAS, TWINS, renewed, start_places


@pytest.mark.parametrize("lang", languages_of("transmissions"))
@pytest.mark.parametrize(("alike", "number"), [(True, 10), (False, 16)])
def test_no_placing_of_the_starting_ideas_is_offered_twice(lang: str, alike: bool, number: int) -> None:
    words = of_game("transmissions", lang)
    play = next(play for play in map(dealt, range(100)) if (tuple(play.state.players[0].dealt) in TWINS) is alike)
    (asked,) = play.pending
    lines = {frozenset(words(option.text).split(", ")) for option in asked.options}
    assert (asked.key, len(asked.options), len(lines)) == (START_IDEAS, number, number)


def dealt(seed: int) -> Play[Any, Any]:
    return Play.new(GAME, seed, 1)


def test_two_ideas_that_do_the_same_may_still_go_to_any_robots() -> None:
    first, second = TWINS[0]
    ways = [frozenset(way) for way in start_places(first, second)]
    assert sorted(map(sorted, ways)) == sorted(
        map(sorted, [*({robot} for robot in ROBOTS), *map(set, combinations(ROBOTS, 2))])
    )


def played_with_twins(seed: int) -> tuple[Record, tuple[str, str]]:
    """Return the record of a random solo game whose two starting ideas do the same, and those ideas."""
    play, rng = dealt(seed), Rng(seed)
    one, two = play.state.players[0].dealt
    while not play.over:
        answer = random_answer(play, rng)
        picks = answer.picks
        if answer.key == START_IDEAS:
            picks = (f"{one}@yellow+{two}@green",)
        play.answer(answer.seat, answer.key, picks)
    return finished_record(play, 1, {}, seed), (one, two)


def as_it_was(record: Record, one: str, two: str) -> Record:
    """Return the record of the same game with the two ideas placed the other way round, as was once offered."""

    def turned(pick: str) -> str:
        return pick.replace(one, "*").replace(two, one).replace("*", two)

    answers = [{**answer, "picks": [turned(pick) for pick in answer["picks"]]} for answer in record["answers"]]
    answers[0]["picks"] = [f"{one}@green+{two}@yellow"]
    return {**record, "answers": answers}


def test_a_record_with_a_placing_that_is_no_longer_offered_plays_again_to_the_same_end() -> None:
    used = 0
    for seed in [seed for seed in range(120) if tuple(dealt(seed).state.players[0].dealt) in TWINS]:
        record, (one, two) = played_with_twins(seed)
        old = as_it_was(record, one, two)
        used += sum(one in pick or two in pick for answer in old["answers"][1:] for pick in answer["picks"])
        assert replay(GAME, old) == []
    assert used > 20, "the ideas must have been used"


def test_other_answers_of_a_record_stay_as_they_are() -> None:
    answers = [Answer(0, START_IDEAS, ("S1@red+S3@yellow",)), Answer(0, "D4 PRE_MOVE", ("use:S1",)), Answer(0, "X", ())]
    assert renewed(answers) == answers
