"""A game of a net against itself, for training: the positions met, and what they were told to be worth."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from msgspec import Struct

from agents.nets import leaning_of, load
from agents.turns import Line, Search, World, is_offered
from agents.value import Array, Inputs, Judge, Net, by_rule, outcome
from rules.kernel.game import Game, Settings
from rules.kernel.model import Answer, Seat
from rules.kernel.play import encode
from rules.kernel.registry import find
from rules.kernel.rng import Rng
from rules.kernel.thought import Thought
from rules.kernel.worlds import Past, phase_of

LAMBDA: Final = 0.9
"""How much of a position's worth is told by what came later than the next turn's end."""
TINY: Final = 1e-6
LIKINGS, LIKED = 3, 0.6
"""So many of the own numbers a temper likes or dislikes, by so much at most where the number is 1."""
EXTREMELY: Final = 8.0
"""How many times as much as usual such characters and ways are liked."""
USUALLY: Final = 0.6
"""How many games have the usual settings."""
SALT: Final = 0x7EA2


class Samples(NamedTuple):
    """Positions of a game: a row of inputs each, the shares it was worth, own side first, and the number of seats."""

    rows: Array
    targets: Array
    seats: int
    difference: float
    """Points between the best side and the mean of the others at the end."""


class Exploration(Struct, frozen=True):
    """How much players of training try what they do not think best.

    `errs` is how often an answer is drawn from all that are offered. Otherwise one is drawn with weights odds of
    victory to the power of 1 / `loosely`, so that who is far behind or ahead, too, prefers what is better. A share of
    `tempered` players likes or dislikes some things more than they are worth, so that ways to play are tried which the
    net thinks little of. A share of `extremes` of these plays a character of the game instead, or another way that it
    names, so that positions which only such players bring about are learned, too.
    """

    errs: float = 0.06
    loosely: float = 0.08
    tempered: float = 0.5
    extremes: float = 0.5


class Task(Struct, frozen=True):
    """One game to play: by the net in a file, or by the standing."""

    game: str
    weights: str
    seats: int
    seed: int
    spread: float
    width: int
    positions: int
    explores: Exploration = Exploration()


def play_game(task: Task) -> Samples:
    """Play a game and return its positions with what they were worth."""
    game = find(task.game)
    judge = _judge(task.game, task.weights) if task.weights else by_rule(game, task.spread)
    rng = Rng(task.seed ^ SALT)
    table = _Table(game, task, judge, rng)
    table.play()
    return table.samples(Inputs(game))


class _Table:
    def __init__(self, game: Game[Any, Any], task: Task, judge: Judge, rng: Rng) -> None:
        self._game, self._task, self._judge, self._rng = game, task, judge, rng
        state = game.setup(task.seed, task.seats, _settings(game, task.seats, rng))
        self._world: World = Thought(game, encode(state))
        self._world.settle()
        self._rows: list[tuple[Seat, bool, Array]] = []
        self._inputs = Inputs(game)
        self._players = [self._tempered() for _ in range(task.seats)]

    def _tempered(self) -> Judge:
        """Return what judges for one seat: the net itself, or with a temper, as often as is asked."""
        if not isinstance(self._judge, Net) or self._chance() > self._task.explores.tempered:
            return self._judge
        insight = self._game.insight
        ways = [*insight.tempers.values(), *insight.tries] if insight is not None else []
        if ways and self._chance() < self._task.explores.extremes:
            liked = ways[self._rng.below(len(ways))]
            much = {name: like * EXTREMELY for name, like in liked.items()}
            return self._judge.leaning(leaning_of(self._inputs.names, much))
        leaning = np.zeros(len(self._inputs.names), np.float32)
        own = [place for place, name in enumerate(self._inputs.names) if name.endswith("@0")]
        for _ in range(LIKINGS):
            leaning[own[self._rng.below(len(own))]] = LIKED * (2 * self._chance() - 1)
        return self._judge.leaning(leaning)

    def play(self) -> None:
        """Play to the end, each seat by what it may know."""
        world = self._world
        world.go_on()
        plan: list[Answer] = []
        while not world.over:
            seat = next(one.seat for one in world.pending if one.waits)
            if not (plan and plan[0].seat == seat and is_offered(world, plan[0])):
                plan = self._thought_of(seat)
            answer = plan.pop(0)
            barrier = world.state.barrier
            world.take(answer)
            has_ended = world.ended
            self._note(seat)
            world.go_on()
            if has_ended or world.state.barrier != barrier:
                plan = []

    def samples(self, inputs: Inputs) -> Samples:
        """Return what was met, with what came of it."""
        world, seats, spread = self._world, self._task.seats, self._task.spread
        rows = np.concatenate([row for _, _, row in self._rows])
        told = self._judge.shares(rows, seats) if isinstance(self._judge, Net) else None
        targets = np.zeros((len(rows), inputs.sides), np.float32)
        later = np.array(outcome(self._game, world.state, spread), np.float32)
        for number in range(len(rows) - 1, -1, -1):
            seat, ends_turn, _ = self._rows[number]
            targets[number] = _from(seat, later, seats, inputs)
            if told is not None and ends_turn:
                later = LAMBDA * later + (1 - LAMBDA) * _absolute(seat, told[number], seats, inputs, len(later))
        return Samples(rows, targets, seats, self._difference())

    def _thought_of(self, seat: Seat) -> list[Answer]:
        past = Past(self._game, phase_of(self._world), seat)
        world = past.imagine(self._rng) or self._world.fork()
        search = Search(seat, self._players[seat], width=self._task.width, positions=self._task.positions, hastily=True)
        lines = search.lines(world, self._rng)
        if self._chance() < self._task.explores.errs:
            return [lines[self._rng.below(len(lines))].answers[0]]
        line = list(self._drawn(lines).answers)
        return line[:1] if search.cut else line

    def _drawn(self, lines: list[Line]) -> Line:
        shares = [min(1 - TINY, max(TINY, line.worth)) for line in lines]
        odds = [share / (1 - share) for share in shares]
        weights = [(one / max(odds)) ** (1 / self._task.explores.loosely) for one in odds]
        point = self._chance() * sum(weights)
        for line, weight in zip(lines, weights, strict=True):
            point -= weight
            if point < 0:
                return line
        return lines[0]

    def _chance(self) -> float:
        return self._rng.next64() / 2**64

    def _note(self, seat: Seat) -> None:
        ends = not self._world.asks(seat)
        self._rows.append((seat, ends, self._inputs.rows([self._world.state], seat, self._task.seats)))

    def _difference(self) -> float:
        sides = [*self._game.standing(self._world.state), *self._game.rivals(self._world.state)]
        points = sorted(side.points / side.parts for side in sides)
        return points[-1] - sum(points[:-1]) / max(1, len(points) - 1)


def _settings(game: Game[Any, Any], seats: int, rng: Rng) -> Settings:
    """Return the usual settings for most games, else any."""
    if rng.next64() / 2**64 < USUALLY:
        return {}
    ours = [setting for setting in game.info.settings if setting.matters(seats)]
    return {setting.key: setting.choices[rng.below(len(setting.choices))] for setting in ours}


def _from(seat: Seat, shares: Array, seats: int, inputs: Inputs) -> Array:
    """Return the shares of all sides in the order of a net's outputs, that seat's first."""
    row = np.zeros(inputs.sides, np.float32)
    row[:seats] = np.roll(shares[:seats], -seat)
    if len(shares) > seats:
        row[inputs.most] = shares[seats]
    return row


def _absolute(seat: Seat, row: Array, seats: int, inputs: Inputs, sides: int) -> Array:
    """Return a net's outputs for that seat as the shares of seat 0, seat 1 and so on, then of a side without a seat."""
    shares = np.zeros(sides, np.float32)
    shares[:seats] = np.roll(row[:seats], seat)
    if sides > seats:
        shares[seats] = row[inputs.most]
    return shares


@lru_cache(maxsize=2)
def _judge(key: str, weights: str) -> Net:
    return load(find(key), Path(weights))
