"""Worlds dealt anew in the middle of a turn: what the seat has seen drawn stays as it was."""

from typing import Any

from rules.kernel.model import Answer
from rules.kernel.play import Play
from rules.kernel.record import random_answer
from rules.kernel.rng import Rng
from rules.kernel.thought import Thought
from rules.kernel.worlds import Past, launder, phase_of, sight, world_of
from rules.transmissions.engine import GAME


def looking_at_cards(seed: int) -> Play[Any, Any]:
    play, rng = Play.new(GAME, seed, 2), Rng(seed)
    while play.pending[0].key != "KEEP":
        answer = random_answer(play, rng)
        play.answer(answer.seat, answer.key, answer.picks)
    return play


def test_what_thinks_is_asked_to_keep_one_of_the_same_cards() -> None:
    for seed in range(3):
        play = looking_at_cards(seed)
        decision = play.pending[0]
        phase = launder(Thought.of(play), decision.seat, "key")
        assert phase is not None
        world = world_of(GAME, phase)
        assert world.pending == play.pending
        past = Past(GAME, phase, decision.seat)
        other = past.imagine(Rng(seed))
        assert other is not None
        assert sight(world_of(GAME, phase_of(other)), decision.seat) == sight(world, decision.seat)
        world.answer(Answer(decision.seat, "KEEP", (decision.options[0].id,)))
