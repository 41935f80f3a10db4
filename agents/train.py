"""Training: a net plays against itself, and learns what the positions it met came to.

Each generation plays games by the present net, one turn ahead in one dealt world, with some chance; the first by the
standing alone. What a position is told to be worth is the worth of those a little later, and in the end what the game
came to. All follows from the seed: how many processes play makes no difference.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import chain
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean
from tempfile import TemporaryDirectory
from typing import Final

from msgspec import Struct

from agents.learner import Learner
from agents.memory import collect_rarely
from agents.nets import FILE, load, save
from agents.selfplay import Exploration, Samples, Task, play_game
from agents.value import Inputs
from rules.kernel.registry import find, folder

EPOCHS: Final = 4.0
"""So often each of them is gone through on average after each generation."""
GUESSED_SPREAD: Final = 5.0
"""Points of difference that weigh e to 1, before the first games tell."""


class Plan(Struct, frozen=True):
    """How to train: numbers of seats (all if none), generations of so many games, and how widely turns are searched.

    The learning rate falls from `rate` in the first generation to `last_rate` in the last one. `remembered` are the
    generations whose positions are learned from; for `errs` and what follows see `Exploration`.
    """

    game: str
    seats: tuple[int, ...]
    generations: int
    games: int
    seed: int
    processes: int
    hidden: int
    width: int
    positions: int
    rate: float
    last_rate: float
    remembered: int = 10
    errs: float = Exploration().errs
    loosely: float = Exploration().loosely
    tempered: float = Exploration().tempered
    extremes: float = Exploration().extremes


def train(plan: Plan, out: Path | None, begin: Path | None) -> None:
    """Train a net, write it after each generation, and print how it goes."""
    game, began = find(plan.game), time.perf_counter()
    path, net = out or folder(plan.game) / FILE, load(game, begin) if begin else None
    spread = net.spread if net else GUESSED_SPREAD
    learner, memory = Learner(Inputs(game), plan.hidden, plan.seed, net, spread, plan.seats), list[list[Samples]]()
    with (
        ProcessPoolExecutor(plan.processes, get_context("spawn"), initializer=collect_rarely) as pool,
        TemporaryDirectory() as scratch,
    ):
        weights = str(begin or "")
        for generation in range(plan.generations):
            games = list(pool.map(play_game, _tasks(plan, generation, weights, learner.net.spread)))
            if not weights:
                learner.net.spread = max(1.0, fmean(samples.difference for samples in games))
            fresh = fmean(map(learner.loss, games))
            memory = [*memory, games][-plan.remembered :]
            rate = plan.rate * (plan.last_rate / plan.rate) ** (generation / max(1, plan.generations - 1))
            loss = learner.learn(list(chain.from_iterable(memory)), rate, EPOCHS * len(games) / _number(memory))
            weights = str(Path(scratch) / f"{generation}.npz")
            save(learner.net, Path(weights))
            save(learner.net, path)
            moves = fmean(len(samples.rows) for samples in games)
            print(
                f"{generation + 1}: {time.perf_counter() - began:.0f} s, {moves:.0f} answers a game, "
                f"loss {loss:.3f}, of new games {fresh:.3f}",
                flush=True,
            )


def _number(memory: Sequence[Sequence[Samples]]) -> int:
    return sum(map(len, memory))


def _tasks(plan: Plan, generation: int, weights: str, spread: float) -> list[Task]:
    """Return the games of a generation, the numbers of seats in turn."""
    seats = plan.seats or find(plan.game).info.seats
    first = (plan.seed << 32) + generation * plan.games
    return [
        Task(
            game=plan.game,
            weights=weights,
            seats=seats[number % len(seats)],
            seed=first + number,
            spread=spread,
            width=plan.width,
            positions=plan.positions,
            explores=Exploration(plan.errs, plan.loosely, plan.tempered, plan.extremes),
        )
        for number in range(plan.games)
    ]
