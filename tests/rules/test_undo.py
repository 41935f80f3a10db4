"""What a person among computers may take back, by its definition.

Something came to light if the same answer, given in two worlds that the person could not tell apart before, lets them
tell the worlds apart.
"""

from collections import Counter
from typing import Any

import pytest

from rules.kernel.errors import Refusal
from rules.kernel.game import Game
from rules.kernel.model import Answer, Seat
from rules.kernel.play import Play, undo_point
from rules.kernel.record import random_answer
from rules.kernel.registry import find, games
from rules.kernel.rng import Rng
from rules.kernel.testkit import spread_tables
from rules.kernel.thought import Thought
from rules.kernel.worlds import Past, phase_of, sight
from tests.games import several

WORLDS = 3
GAMES = 4
"""Games of each title, on tables as different as can be."""
CLOSELY, NOW_AND_THEN = 24, 9
"""So many answers of a game are all examined, of the rest one in so many."""


def worlds_of(truth: Thought[Any], seat: Seat, rng: Rng) -> list[Thought[Any]]:
    """Return worlds that the seat cannot tell from the true one, in which the same answers were given."""
    past = Past(truth.game, phase_of(truth), seat)
    worlds = [past.imagine(rng) for _ in range(WORLDS)]
    return [world for world in worlds if world and world.answers == truth.answers]


def is_told_apart(world: Thought[Any], truth: Thought[Any], answer: Answer, seat: Seat) -> bool:
    """Give the same answer in both and return whether the seat can tell them apart now."""
    try:
        world.step(answer)
    except Refusal:
        return True
    return sight(world, seat) != sight(truth, seat)


def examined(game: Game[Any, Any], seed: int) -> Counter[bool]:
    """Play a random game; count the answers that end undo by what they show by whether worlds were told apart."""
    tables = [table for table in spread_tables(game, GAMES) if table[0] > 1]
    seats, settings = tables[seed * len(tables) // GAMES]
    play, rng, found = Play.new(game, seed, seats, settings), Rng(seed), Counter[bool]()
    while not play.over:
        answer = random_answer(play, rng)
        is_due = play.count < CLOSELY or play.count % NOW_AND_THEN == 0
        seat, number = (answer.seat + 1 + rng.below(seats - 1)) % seats, play.count
        worlds = worlds_of(Thought.of(play), seat, rng) if is_due else []
        truth = Thought.of(play) if worlds else None
        play.answer(answer.seat, answer.key, answer.picks)
        if truth is not None and answer.seat != seat:
            truth.step(answer)
            told = any(is_told_apart(world, truth, answer, seat) for world in worlds)
            free = undo_point(play.entries, seat, {*range(seats)} - {seat}) is not None
            assert not (told and free), f"{game.info.key} {seats} {settings} seed {seed}: {seat} learned by {answer}"
            entry = play.entries[number - play.count]
            if entry.shows and not entry.reveals:
                found[told] += 1
    return found


@pytest.mark.parametrize("key", [key for key in games() if several(key)])
def test_no_undo_leads_back_past_an_answer_by_which_worlds_are_told_apart_and_most_others_bar_nothing(key: str) -> None:
    found = sum((examined(find(key), number) for number in range(GAMES)), Counter[bool]())
    assert found[True] >= 3 * found[False], found
