"""What a net says, and what it leaves to the rule of thumb."""

from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from shutil import copy
from typing import Final

import numpy as np
import pytest

from agents import nets
from agents.learner import Learner
from agents.nets import Unreadable, blended, fault_of, judge_of, load, save
from agents.value import Array, Inputs, Net, by_rule, untrained
from rules.kernel.model import Answer
from rules.kernel.play import encode
from rules.kernel.record import random_picks
from rules.kernel.registry import find, folder
from rules.kernel.rng import Rng
from rules.kernel.thought import Thought

SPREAD = 10.0


def any_net(inputs: Inputs, seats: int, seed: int) -> Net:
    """Return a net that has learned that number of seats, by weights of chance."""
    chance = np.random.default_rng(seed)
    shapes = ((len(inputs.names), 4), (4,), (4, inputs.sides), (inputs.sides,), (1,))
    layers = [chance.normal(0, 1, shape).astype(np.float32) for shape in shapes]
    return Net(inputs, layers, SPREAD, learned=(seats,))


def test_with_numbers_of_seats_not_learned_a_net_keeps_to_the_points_foreseen(tmp_path: Path) -> None:
    game = find("transmissions")
    inputs = Inputs(game)
    save(any_net(inputs, 1, 3), tmp_path / "net.npz")
    net, rule = load(game, tmp_path / "net.npz"), untrained(inputs, SPREAD)
    for seats in (1, 2):
        rows = inputs.rows([game.setup(5, seats, {})], 0, seats)
        assert np.allclose(net.shares(rows, seats), rule.shares(rows, seats)) == (seats != 1)


def test_each_of_a_game_s_nets_is_asked_about_the_numbers_of_seats_that_it_has_learned() -> None:
    game = find("transmissions")
    inputs = Inputs(game)
    alone, two, rule = any_net(inputs, 1, 3), any_net(inputs, 2, 4), untrained(inputs, SPREAD)
    both = Net(inputs, two.layers, SPREAD, two.learned, beside=[alone])
    for seats, asked in ((1, alone), (2, two), (3, rule)):
        state = game.setup(5, seats, {})
        rows = inputs.rows([state], 0, seats)
        assert np.allclose(both.shares(rows, seats), asked.shares(rows, seats))
        world = Thought(game, encode(state))
        assert np.allclose(both.worth([world], 0), asked.worth([world], 0))


def test_a_blend_corrects_by_the_mean_and_trusts_as_much_as_it_is_told() -> None:
    game = find("imaginarium")
    inputs = Inputs(game)
    one, other = any_net(inputs, 2, 1), any_net(inputs, 2, 2)
    rows = inputs.rows([game.setup(seed, 2, {}) for seed in range(3)], 0, 2)

    def logits(net: Net) -> Array:
        return np.log(net.shares(rows, 2)[:, :1]) - np.log(net.shares(rows, 2)[:, 1:2])

    assert np.allclose(logits(blended([one, other])), (logits(one) + logits(other)) / 2, atol=1e-3)
    sure, unsure = blended([one], 9.0), blended([one], 0.0)
    foreseen = inputs.foreseen(rows)
    assert np.allclose(logits(sure) - logits(unsure), 9 * (foreseen[:, :1] - foreseen[:, 1:2]), atol=1e-3)


def test_learning_with_more_units_begins_with_what_a_net_says() -> None:
    game = find("mech_a_dream")
    inputs = Inputs(game)
    narrow = any_net(inputs, 2, 1)
    wide = Learner(inputs, 7, 5, narrow, SPREAD, [3]).net
    rows = inputs.rows([game.setup(seed, 2, {}) for seed in range(3)], 0, 2)
    assert np.allclose(wide.shares(rows, 2), narrow.shares(rows, 2), atol=1e-6)
    assert (wide.hidden.shape[1], narrow.hidden.shape[1]) == (7, 4)
    assert wide.learned == (2, 3)


@pytest.mark.parametrize("like", [0.0, 5.0])
def test_a_victory_in_hand_is_worth_more_than_any_in_sight_whatever_is_liked(like: float) -> None:
    game = find("nicodemus")
    begun = Thought(game, encode(game.setup(1, 2, {})))
    begun.settle()
    ended, rng = begun.fork(), Rng(4)
    while not ended.over:
        asked = next(one for one in ended.pending if one.waits)
        ended.answer(Answer(asked.seat, asked.key, random_picks(asked, rng)))
        ended.go_on()
    (winner,) = [side.seat for side in game.standing(ended.state) if side.rank == 1]
    sure = untrained(Inputs(game), SPREAD)
    sure.out_bias[0] = 50
    judge = sure.leaning(np.full(len(sure.inputs.names), like, np.float32))
    in_sight = max(judge.worth([begun], 0))
    assert judge.worth([ended], winner)[0] > in_sight > judge.worth([ended], 1 - winner)[0]


def _truncated(raw: bytes) -> bytes:
    return raw[: len(raw) // 2]


def _overwritten(raw: bytes) -> bytes:
    middle = len(raw) // 2
    return raw[:middle] + bytes(1000) + raw[middle + 1000 :]


def _without_arrays(_: bytes) -> bytes:
    file = BytesIO()
    np.savez(file, other=np.zeros(1))
    return file.getvalue()


def _of_another_shape(_: bytes) -> bytes:
    file = BytesIO()
    square, names = np.zeros((2, 2), np.float16), np.array(["one", "other"])
    layers = {"hidden": square, "hidden_bias": square, "out": square, "out_bias": square}
    np.savez(file, allow_pickle=False, names=names, spread=np.float32(1), **layers)
    return file.getvalue()


DAMAGES: Final = {
    "empty": lambda _: b"",
    "no archive": lambda _: b"<html>not found</html>",
    "truncated": _truncated,
    "overwritten": _overwritten,
    "without arrays": _without_arrays,
    "of another shape": _of_another_shape,
}


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Have the nets of Imaginarium, which has two, in a folder of the test's."""
    there = tmp_path / "imaginarium"
    there.mkdir()
    for file in folder("imaginarium").glob("weights*.npz"):
        copy(file, there)
    monkeypatch.setattr(nets, "folder", lambda key: there if key == "imaginarium" else folder(key))
    _forget()
    yield there
    _forget()


def _forget() -> None:
    judge_of.cache_clear()
    nets._found.cache_clear()


@pytest.mark.parametrize("file", ["weights.npz", "weights-2.npz"])
@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_file_takes_down_the_nets_of_its_game_only(elsewhere: Path, file: str, damage: str) -> None:
    path = elsewhere / file
    path.write_bytes(DAMAGES[damage](path.read_bytes()))
    game = find("imaginarium")
    with pytest.raises(Unreadable, match=file):
        load(game, path)
    assert str(path) in fault_of(game)
    world = Thought(game, encode(game.setup(5, 2, {})))
    assert judge_of(game).worth([world], 0) == by_rule(game, nets.GUESSED_SPREAD).worth([world], 0)
    assert fault_of(find("nicodemus")) == ""


@pytest.mark.usefixtures("elsewhere")
def test_nets_that_are_whole_are_read() -> None:
    game = find("imaginarium")
    world = Thought(game, encode(game.setup(5, 2, {})))
    assert fault_of(game) == ""
    assert judge_of(game).worth([world], 0) != by_rule(game, nets.GUESSED_SPREAD).worth([world], 0)
