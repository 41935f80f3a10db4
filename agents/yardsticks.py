"""Players to measure others by: chance, points at once, and many random continuations."""

from __future__ import annotations

from math import log, sqrt
from typing import Any, Final

from agents.sight import sight_of
from agents.turns import answers
from agents.value import outcome
from rules.kernel.game import Game
from rules.kernel.model import Answer, Decision, Seat, State
from rules.kernel.play import Play
from rules.kernel.policy import neutral
from rules.kernel.record import random_picks
from rules.kernel.rng import Rng
from rules.kernel.thought import Thought
from rules.kernel.worlds import Past, phase_of, world_of

WORLDS: Final = 8
"""Flat Monte Carlo plays in so many dealt worlds in turn."""
SPREAD: Final = 5.0


class ByChance:
    """Answers anything that is offered."""

    def __init__(self, seed: int) -> None:
        """Take the seed of its chance."""
        self._rng = Rng(seed)

    def choose(self, _play: Play[Any, Any], decision: Decision) -> tuple[str, ...]:
        """Return random picks."""
        return random_picks(decision, self._rng)


class Greedy:
    """Looks one answer ahead at its points, less half of the best rival's."""

    def __init__(self, seed: int) -> None:
        """Take the seed of its chance, which decides between equals."""
        self._seed, self._rng = seed, Rng(seed)

    def choose(self, play: Play[Any, Any], decision: Decision) -> tuple[str, ...]:
        """Return the picks that lead to most points in a dealt world."""
        past = _past(play, decision, self._seed)
        if past is None:
            return neutral(decision)
        tried = [(self._lead(past, answer), self._rng.next64(), answer.picks) for answer in _answers(past, decision)]
        return max(tried)[2]

    def _lead(self, past: Past, answer: Answer) -> float:
        world = _begin(past)
        world.answer(answer)
        world.go_on()
        return lead(world.game, world.state, answer.seat)


class Flat:
    """Flat Monte Carlo: random continuations from each answer, which answer next by UCB1, in several dealt worlds."""

    def __init__(self, seed: int, given: int = 1000, deep: int = 40) -> None:
        """Take the seed of its chance, how many random answers it gives for a move, and how many in a row."""
        self._seed, self._rng = seed, Rng(seed)
        self._given, self._deep = given, deep

    def choose(self, play: Play[Any, Any], decision: Decision) -> tuple[str, ...]:
        """Return the picks whose continuations did best."""
        past = _past(play, decision, self._seed)
        if past is None:
            return neutral(decision)
        moves = list(_answers(past, decision))
        if len(moves) == 1:
            return moves[0].picks
        worlds = [past, *(self._another(past) for _ in range(WORLDS - 1))]
        sums, visits, left, rounds = [0.0] * len(moves), [0] * len(moves), self._given, 0
        while left > 0:
            arm = next((one for one, number in enumerate(visits) if not number), None)
            if arm is None:
                arm = max(range(len(moves)), key=lambda one: _ucb(sums[one], visits[one], rounds))
            worth, used = self._play_out(worlds[rounds % len(worlds)], moves[arm])
            sums[arm], visits[arm], left, rounds = sums[arm] + worth, visits[arm] + 1, left - used, rounds + 1
        best = max(range(len(moves)), key=lambda one: (visits[one], sums[one]))
        return moves[best].picks

    def _another(self, past: Past) -> Past:
        world = past.imagine(self._rng)
        return Past(past.game, phase_of(world), past.seat) if world else past

    def _play_out(self, past: Past, move: Answer) -> tuple[float, int]:
        world = _begin(past)
        world.answer(move)
        used = 1
        while used < self._deep:
            world.go_on()
            if world.over:
                break
            used += 1
            decision = world.pending[self._rng.below(len(world.pending))]
            world.take(Answer(decision.seat, decision.key, random_picks(decision, self._rng)))
        return outcome(world.game, world.state, SPREAD)[move.seat], used


def lead(game: Game[Any, Any], state: State, seat: Seat) -> float:
    """Return a seat's points less half of the best rival's."""
    points = [side.points / side.parts for side in (*game.standing(state), *game.rivals(state))]
    own = points.pop(seat)
    return own - max(points, default=0.0) / 2


def _past(play: Play[Any, Any], decision: Decision, seed: int) -> Past | None:
    sight = sight_of(play, decision.seat, decision.key, seed)
    return Past(play.game, sight.phase, decision.seat) if sight else None


def _begin(past: Past) -> Thought[Any]:
    return world_of(past.game, past.phase)


def _answers(past: Past, decision: Decision) -> list[Answer]:
    return [answer for answer in answers(_begin(past), decision.seat) if answer.key == decision.key]


def _ucb(total: float, visits: int, rounds: int) -> float:
    return total / visits + sqrt(2 * log(rounds) / visits)
