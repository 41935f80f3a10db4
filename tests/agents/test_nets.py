"""What a net says, and what it leaves to the rule of thumb."""

from pathlib import Path

import numpy as np

from agents.nets import load, save
from agents.value import Inputs, Net, untrained
from rules.kernel.registry import find

SPREAD = 10.0


def test_with_numbers_of_seats_not_learned_a_net_keeps_to_the_points_foreseen(tmp_path: Path) -> None:
    game = find("transmissions")
    inputs, chance = Inputs(game), np.random.default_rng(3)
    shapes = ((len(inputs.names), 4), (4,), (4, inputs.sides), (inputs.sides,), (1,))
    layers = [chance.normal(0, 1, shape).astype(np.float32) for shape in shapes]
    save(Net(inputs, layers, SPREAD, learned=(1,)), tmp_path / "net.npz")
    net, rule = load(game, tmp_path / "net.npz"), untrained(inputs, SPREAD)
    for seats in (1, 2):
        rows = inputs.rows([game.setup(5, seats, {})], 0, seats)
        assert np.allclose(net.shares(rows, seats), rule.shares(rows, seats)) == (seats != 1)
