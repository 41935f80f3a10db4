"""A game gone on with in thought is the game that is played."""

import pytest
from msgspec.structs import replace

from rules.kernel.errors import NotAsked, NotOffered
from rules.kernel.model import Answer, Asked, Decision, Option, Text
from rules.kernel.piles import bring_up
from rules.kernel.play import Play, encode
from rules.kernel.record import random_answer
from rules.kernel.registry import find, games
from rules.kernel.rng import Rng
from rules.kernel.thought import Thought


@pytest.mark.parametrize("key", games())
def test_in_thought_a_game_goes_as_it_is_played(key: str) -> None:
    game = find(key)
    settings = {setting.key: setting.choices[-1] for setting in game.info.settings}
    play, rng = Play.new(game, 7, game.info.seats[-1], settings), Rng(7)
    thought = Thought.of(play)
    silent = thought.fork(silent=True)
    for step in range(150):
        answer = random_answer(play, rng)
        play.answer(answer.seat, answer.key, answer.picks)
        thought, silent = thought.fork(), silent.fork() if step % 2 else silent
        for world in (thought, silent):
            world.answer(answer)
            world.go_on()
        if play.over:
            break
        assert thought.pending == play.pending
        assert told_in_silence(silent.pending) == told_in_silence(play.pending)
        assert game.view(thought.state, 0) == game.view(silent.state, 0) == game.view(play.state, 0)
    assert thought.over == silent.over == play.over


def told_in_silence(asked: Asked) -> list[Decision]:
    """Return questions without what nobody reads in thought: hints, words of options, and what is barred."""
    return [
        replace(one, barred=(), options=tuple([Option(each.id, Text("")) for each in one.options])) for one in asked
    ]


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
