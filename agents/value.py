"""What a position is worth to a seat: its share of victory, foreseen by a small net or told by the standing."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Any, Final, Protocol, TypeAlias

import numpy as np
import numpy.typing as npt

from rules.kernel.game import Game
from rules.kernel.model import Seat, State
from rules.kernel.thought import Thought

Array: TypeAlias = npt.NDArray[np.float32]
WON: Final = 0.75
"""How much of a finished game teaches is winning; the rest is points, so that who wins still plays on well."""
CERTAIN: Final = 0.999
"""How much of a finished game's worth is winning to whoever may end it: a victory in hand is more than a large one in
sight, and what is not yet lost more than what is."""


class Judge(Protocol):
    """Says what positions are worth to a seat."""

    def worth(self, worlds: Sequence[Thought[Any]], seat: Seat) -> Sequence[float]:
        """Return that seat's share of victory in each, 0 to 1."""
        ...


def outcome(game: Game[Any, Any], state: State, spread: float, won: float = WON) -> list[float]:
    """Return each side's share of victory in a finished game, seats first, then sides without one.

    `spread` is a usual difference in points; a lead of so much weighs e to 1. `won` is how much of it is winning.
    """
    sides = [*game.standing(state), *game.rivals(state)]
    best = sum(side.rank == 1 for side in sides)
    by_points = _softmax([side.points / side.parts / spread for side in sides])
    return [won * (side.rank == 1) / best + (1 - won) * share for side, share in zip(sides, by_points, strict=True)]


def shares_seen_by(judge: Judge, world: Thought[Any], viewer: Seat) -> list[float]:
    """Return all seats' shares as `viewer`, who has moved last, would judge them: nets learn them from that side."""
    seats = len(world.game.standing(world.state))
    if not isinstance(judge, Net) or world.over:
        return [judge.worth([world], seat)[0] for seat in range(seats)]
    shares = judge.shares(judge.inputs.rows([world.state], viewer, seats), seats)
    return [float(shares[0, (seat - viewer) % seats]) for seat in range(seats)]


def plain(judge: Judge) -> Judge:
    """Return the same judge without its temper."""
    return judge.leaning(None) if isinstance(judge, Net) else judge


class ByStanding:
    """Judges by the points as they stand, for games that have no net."""

    def __init__(self, spread: float = 3.0) -> None:
        """Take the difference in points that weighs e to 1."""
        self._spread = spread

    def worth(self, worlds: Sequence[Thought[Any]], seat: Seat) -> Sequence[float]:
        """Return what the standing says."""
        return [
            outcome(one.game, one.state, self._spread, CERTAIN)[seat]
            if one.over
            else CERTAIN * outcome(one.game, one.state, self._spread)[seat]
            for one in worlds
        ]


class Inputs:
    """How the numbers of a game's positions become one row for its net.

    The numbers of the table, one for each number of seats (1 for the one at hand), and those of each side, the seat
    itself first, then clockwise; sides that are missing are zeros.
    """

    def __init__(self, game: Game[Any, Any]) -> None:
        """Take the game's own numbers.

        Raises:
            ValueError: it names none.
        """
        if game.insight is None:
            raise ValueError(f"{game.info.title} has no insight")
        self.game, self._insight = game, game.insight
        self.most = max(game.info.seats)
        sides = [f"{name}@{place}" for place in range(self.most) for name in self._insight.side]
        self.names = (*self._insight.table, *(f"seats@{number}" for number in game.info.seats), *sides)
        self.sides = self.most + bool(game.info.against)
        told = self._insight.foreseen
        self.points, self.of_all = (told.points, told.of_all) if told else (0.0, None)
        found = [f"{told.side}@{place}" for place in range(self.most)] + [told.rival] * bool(told.rival) if told else []
        self._foreseen = [self.names.index(name) for name in found]

    def rows(self, states: Sequence[State], seat: Seat, seats: int) -> Array:
        """Return a row for each state, as the seat sees it."""
        order = [(seat + step) % seats for step in range(seats)]
        table, counts = len(self._insight.table), self.game.info.seats
        rows = np.zeros((len(states), len(self.names)), np.float32)
        first = table + len(counts)
        for row, state in zip(rows, states, strict=True):
            numbers = self._insight.of(state, seat, order)
            row[:table] = numbers[:table]
            row[first : first + len(numbers) - table] = numbers[table:]
        rows[:, table + counts.index(seats)] = 1
        return rows

    def foreseen(self, rows: Array) -> Array:
        """Return the points foreseen of each side, in units of `points`; nothing if the game foresees none."""
        return rows[:, self._foreseen] if self._foreseen else np.zeros(1, np.float32)

    def by_rule(self, states: Sequence[State], seat: Seat, seats: int, trust: float) -> list[float]:
        """Return the seat's share in each state as the points foreseen tell it, without the other numbers."""
        order = [(seat + step) % seats for step in range(seats)]
        foreseen = [self.of_all(state, seat, order) for state in states] if self.of_all else []
        return [_softmax([trust * number for number in numbers])[0] for numbers in foreseen]

    def absent(self, seats: int) -> Array:
        """Return a row for the net's outputs: 0 where there is a side, and much less where there is none."""
        row = np.full(self.sides, -1e9, np.float32)
        row[:seats] = 0
        if seats in self.game.info.against:
            row[self.most :] = 0
        return row


class Net:
    """Two layers of weights: tanh units over a position's numbers, then shares of victory, the own side's first.

    Where the game foresees points, the shares follow from these as far as they are trusted, and units correct them.
    A game may have several such nets, each for some numbers of seats: those `beside` one are asked about theirs.
    """

    def __init__(
        self,
        inputs: Inputs,
        layers: Sequence[Array],
        spread: float,
        learned: Sequence[int] = (),
        leaning: Array | None = None,
        beside: Sequence[Net] = (),
    ) -> None:
        """Take weights and biases of the hidden layer and the outputs, the trust, and the spread that `outcome` takes.

        `learned` are the numbers of seats that it has learned, all if none: with others the nets `beside` it are asked,
        and with those that none has learned it keeps to the points that the game foresees. `leaning` is a temper: for
        each of a position's numbers, how many times e more it is liked than it is worth, in odds.
        """
        self.inputs, self.spread = inputs, spread
        self.layers = list(layers)
        self.hidden, self.hidden_bias, self.out, self.out_bias, self.trust = layers
        self.learned = tuple(learned) or inputs.game.info.seats
        self._leaning, self.beside = leaning, tuple(beside)

    def leaning(self, leaning: Array | None) -> Net:
        """Return the same net with a temper, or without one."""
        beside = [net.leaning(leaning) for net in self.beside]
        return Net(self.inputs, self.layers, self.spread, self.learned, leaning, beside)

    def of(self, seats: int) -> Net:
        """Return the net that judges games of so many seats: this one, or one beside it that has learned them."""
        return next((net for net in self.beside if seats in net.learned and seats not in self.learned), self)

    def shares(self, rows: Array, seats: int) -> Array:
        """Return the shares of all sides for each row; each line adds up to 1."""
        if (other := self.of(seats)) is not self:
            return other.shares(rows, seats)
        logits = self._logits(rows, seats) + self.inputs.absent(seats)
        powers = np.exp(logits - logits.max(axis=1, keepdims=True))
        shares: Array = powers / powers.sum(axis=1, keepdims=True)
        return shares

    def _keeps_to_rule(self, seats: int) -> bool:
        """Say whether the shares follow from the points foreseen alone, and these can be had alone."""
        is_plain = seats not in self.learned or not (self.out.any() or self.out_bias.any())
        return self.inputs.of_all is not None and is_plain

    def _trusted(self, seats: int) -> float:
        """Return what the numbers foreseen are multiplied by where they alone count."""
        return float(self.trust[0]) if seats in self.learned else self.inputs.points / self.spread

    def _logits(self, rows: Array, seats: int) -> Array:
        if self.inputs.points and seats not in self.learned:
            return self._trusted(seats) * self.inputs.foreseen(rows)
        hidden = np.tanh(rows @ self.hidden + self.hidden_bias)
        logits: Array = hidden @ self.out + self.out_bias + self.trust * self.inputs.foreseen(rows)
        return logits

    def worth(self, worlds: Sequence[Thought[Any]], seat: Seat) -> Sequence[float]:
        """Return the seat's share in each world; where the game is over, what it came to."""
        if not worlds:
            return []
        seats = len(self.inputs.game.standing(worlds[0].state))
        if (other := self.of(seats)) is not self:
            return other.worth(worlds, seat)
        states = [world.state for world in worlds]
        if self._leaning is None and self._keeps_to_rule(seats):
            shares = self.inputs.by_rule(states, seat, seats, self._trusted(seats))
        else:
            rows = self.inputs.rows(states, seat, seats)
            own = self.shares(rows, seats)[:, 0]
            if self._leaning is not None:  # of the odds, so that nothing is liked more than a victory in hand
                own = own / (own + (1 - own) * np.exp(-(rows @ self._leaning)))
            shares = [float(share) for share in own]
        shares = [CERTAIN * share for share in shares]
        for number, world in enumerate(worlds):
            if world.over:
                shares[number] = outcome(world.game, world.state, self.spread, CERTAIN)[seat]
        return shares


def _softmax(numbers: list[float]) -> list[float]:
    most = max(numbers)
    powers = [exp(number - most) for number in numbers]
    return [power / sum(powers) for power in powers]


def untrained(inputs: Inputs, spread: float) -> Net:
    """Return a net that knows only the points that a game foresees; so many points of difference weigh e to 1."""
    shapes = ((len(inputs.names), 1), (1,), (1, inputs.sides), (inputs.sides,))
    layers = [np.zeros(shape, np.float32) for shape in shapes]
    return Net(inputs, [*layers, np.array([inputs.points / spread], np.float32)], spread)


def by_rule(game: Game[Any, Any], spread: float) -> Judge:
    """Return what judges a game's positions before anything is learned."""
    foresees = game.insight is not None and game.insight.foreseen is not None
    return untrained(Inputs(game), spread) if foresees else ByStanding(spread)
