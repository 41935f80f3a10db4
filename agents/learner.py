"""The learner: gradient descent (Adam) of a small net on positions with their worth, by hand in numpy."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import numpy as np

from agents.selfplay import Samples
from agents.value import Array, Inputs, Net

BATCH: Final = 256
DECAY: Final = 1e-5
"""Weights shrink by so much of themselves at each step, so that none grows for what it saw once."""
FIRST_MOMENT, SECOND_MOMENT, TINY = 0.9, 0.999, 1e-8


class Learner:
    """Holds a net and improves it; all chance follows from the seed."""

    def __init__(
        self, inputs: Inputs, hidden: int, seed: int, begin: Net | None, spread: float, seats: Sequence[int] = ()
    ) -> None:
        """Begin with small random weights, or with a net's, which is widened to so many units if it has fewer.

        `seats` are the numbers of seats that will be learned.
        """
        self._chance = np.random.default_rng(seed)
        self.net = _widened(begin, hidden, self._chance) if begin else _fresh(inputs, hidden, spread, self._chance)
        every, known = inputs.game.info.seats, begin.learned if begin else ()
        self.net.learned = tuple(sorted({*known, *seats})) if seats else every
        self._inputs = inputs
        layers = self.net.layers
        self._means = [np.zeros_like(layer) for layer in layers]
        self._squares = [np.zeros_like(layer) for layer in layers]
        self._steps = 0

    def learn(self, memory: Sequence[Samples], rate: float, epochs: float) -> float:
        """Go through the positions so many times, and return the mean loss (cross entropy, in nats)."""
        rows = np.concatenate([samples.rows for samples in memory])
        targets = np.concatenate([samples.targets for samples in memory])
        absent = np.concatenate(
            [np.tile(self._inputs.absent(samples.seats), (len(samples.rows), 1)) for samples in memory]
        )
        losses = []
        for _ in range(max(1, round(len(rows) * epochs / BATCH))):
            picked = self._chance.integers(0, len(rows), BATCH)
            losses.append(self._step(rows[picked], targets[picked], absent[picked], rate))
        return float(np.mean(losses))

    def loss(self, samples: Samples) -> float:
        """Return the mean cross entropy of a game's positions, in nats."""
        shares = self.net.shares(samples.rows, samples.seats)
        return float(-(samples.targets * np.log(shares + TINY)).sum(axis=1).mean())

    def _step(self, rows: Array, targets: Array, absent: Array, rate: float) -> float:
        net = self.net
        hidden = np.tanh(rows @ net.hidden + net.hidden_bias)
        logits = hidden @ net.out + net.out_bias + absent + net.trust * self._inputs.foreseen(rows)
        powers = np.exp(logits - logits.max(axis=1, keepdims=True))
        shares = powers / powers.sum(axis=1, keepdims=True)
        slope = (shares - targets) / len(rows)
        back = (slope @ net.out.T) * (1 - hidden * hidden)
        trust = np.atleast_1d((slope * self._inputs.foreseen(rows)).sum())
        self._adam([rows.T @ back, back.sum(axis=0), hidden.T @ slope, slope.sum(axis=0), trust], rate)
        return float(-(targets * np.log(shares + TINY)).sum(axis=1).mean())

    def _adam(self, slopes: Sequence[Array], rate: float) -> None:
        self._steps += 1
        scale = np.sqrt(1 - SECOND_MOMENT**self._steps) / (1 - FIRST_MOMENT**self._steps)
        for layer, slope, mean, square in zip(self.net.layers, slopes, self._means, self._squares, strict=True):
            mean += (1 - FIRST_MOMENT) * (slope - mean)  # noqa: PLW2901  in place
            square += (1 - SECOND_MOMENT) * (slope * slope - square)  # noqa: PLW2901  in place
            layer -= rate * scale * mean / (np.sqrt(square) + TINY) + DECAY * layer  # noqa: PLW2901  in place


def _fresh(inputs: Inputs, hidden: int, spread: float, chance: np.random.Generator) -> Net:
    number = len(inputs.names)
    layers = [
        chance.normal(0, (1 / number) ** 0.5, (number, hidden)).astype(np.float32),
        np.zeros(hidden, np.float32),
        chance.normal(0, 0.1 * (1 / hidden) ** 0.5, (hidden, inputs.sides)).astype(np.float32),
        np.zeros(inputs.sides, np.float32),
        np.array([inputs.points / spread], np.float32),
    ]
    return Net(inputs, layers, spread)


def _widened(net: Net, hidden: int, chance: np.random.Generator) -> Net:
    """Return a net of at least so many units that judges as the net does: the new ones count nothing yet."""
    number, units = net.hidden.shape
    if hidden <= units:
        return net
    more = hidden - units
    layers = [
        np.concatenate([net.hidden, chance.normal(0, (1 / number) ** 0.5, (number, more)).astype(np.float32)], axis=1),
        np.concatenate([net.hidden_bias, np.zeros(more, np.float32)]),
        np.concatenate([net.out, np.zeros((more, net.out.shape[1]), np.float32)]),
        net.out_bias,
        net.trust,
    ]
    return Net(net.inputs, layers, net.spread, net.learned)
