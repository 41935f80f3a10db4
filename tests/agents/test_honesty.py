"""What thinks for a seat knows no more than the seat does."""

from typing import Any

import msgspec
import pytest

from agents.sight import Sight, sight_in
from rules.kernel.model import Answer, Seat
from rules.kernel.play import encode
from rules.kernel.registry import find, games
from rules.kernel.rng import Rng
from rules.kernel.thought import Thought
from rules.kernel.worlds import sight as seen
from tests.honesty import differences, through_the_laundry

World = Thought[Any]


@pytest.mark.parametrize("key", games())
def test_truths_that_look_alike_lead_to_the_same_answer(key: str) -> None:
    assert differences(find(key), positions=30, truths=2, seed=5, choose=through_the_laundry) == []


def test_who_peeks_is_caught() -> None:
    def peeking(truth: World, seat: Seat, key: str) -> Answer | None:
        options = truth.find(seat, key).options
        return Answer(seat, key, (options[Rng(sum(encode(truth.state))).below(len(options))].id,))

    assert differences(find("nicodemus"), positions=30, truths=2, seed=5, choose=peeking)


@pytest.mark.parametrize("key", games())
def test_what_is_thought_about_looks_to_the_seat_as_the_truth_does(key: str) -> None:
    game = find(key)
    world: World = Thought(game, encode(game.setup(3, game.info.seats[-1], {})))
    world.go_on()
    seat = next(decision.seat for decision in world.pending if decision.waits)
    sight = sight_in(world, seat, world.pending[0].key, "salt")
    assert sight is not None
    imagined = Thought(game, sight.phase.start).after(sight.phase.answers)
    assert seen(imagined, seat) == seen(world, seat)
    assert encode(imagined.state) != encode(world.state)


def test_a_sight_survives_the_way_to_another_process() -> None:
    game = find("nicodemus")
    world: World = Thought(game, encode(game.setup(3, 2, {})))
    sight = sight_in(world, world.pending[0].seat, "TURN", "salt")
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(sight), type=Sight) == sight
