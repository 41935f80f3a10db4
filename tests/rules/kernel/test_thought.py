"""A game gone on with in thought is the game that is played."""

import pytest

from rules.kernel.errors import NotAsked, NotOffered
from rules.kernel.model import Answer
from rules.kernel.piles import bring_up
from rules.kernel.play import Play, encode
from rules.kernel.record import random_answer
from rules.kernel.registry import find, games
from rules.kernel.rng import Rng
from rules.kernel.thought import Thought


@pytest.mark.parametrize("key", games())
def test_in_thought_a_game_goes_as_it_is_played(key: str) -> None:
    game = find(key)
    play, rng = Play.new(game, 7, game.info.seats[-1], {}), Rng(7)
    thought = Thought.of(play)
    for _ in range(150):
        answer = random_answer(play, rng)
        play.answer(answer.seat, answer.key, answer.picks)
        thought = thought.fork()
        thought.answer(answer)
        thought.go_on()
        if play.over:
            break
        assert thought.pending == play.pending
        assert game.view(thought.state, 0) == game.view(play.state, 0)
    assert thought.over == play.over


def test_a_thought_refuses_what_is_not_on_offer() -> None:
    play = Play.new(find("nicodemus"), 7, 2, {})
    thought = Thought.of(play)
    seat = play.waiting()[0]
    with pytest.raises(NotAsked):
        thought.answer(Answer(1 - seat, "TURN", ("pass",)))
    with pytest.raises(NotOffered):
        thought.answer(Answer(seat, "TURN", ("nothing",)))
    assert encode(thought.state) == encode(Thought.of(play).state)


def test_what_is_foretold_lies_on_top() -> None:
    pile = ["a", "b", "c", "d"]
    bring_up(pile, ["c", "x", "a"])
    assert pile == ["c", "a", "b", "d"]
