"""Worlds that a seat cannot tell from the real one, and that follow from nothing it cannot know.

`imagine` deals the open phase's start anew and goes through its answers once more: the seat's own as they were, those
of others as any that look the same to it. What the seat has seen drawn since then is drawn again. What comes of it
depends only on what the seat has seen and on the random numbers: two truths that look alike to it lead to the same
world, to the last byte. That is what keeps those who think for a seat honest: they are given such a world.
"""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from itertools import islice
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from rules.kernel.errors import Refusal
from rules.kernel.game import Game
from rules.kernel.model import Answer, Asked, Decision, Line, Seat, State
from rules.kernel.perft import legal_picks
from rules.kernel.play import encode
from rules.kernel.rng import Rng
from rules.kernel.thought import Thought

TRIES = 60
"""So many worlds are dealt before it is given up to find one that looks the same."""
PICKS_TRIED = 24
"""So many answers of another seat are tried that might look the same."""


class Sight(NamedTuple):
    """What a seat has before it: its view, the lines it may read since the phase began, and its own questions."""

    view: object
    lines: list[Line]
    asked: Asked


class Phase(Struct, frozen=True):
    """A phase so far: its encoded start, the answers given since, forced ones among them, and what was drawn.

    Where what was drawn is not what lies on top at the start, it is brought up first, as the seat has seen it.
    """

    game: str
    start: bytes
    answers: tuple[Answer, ...]
    draws: tuple[tuple[int | str, ...], ...] = ()


class Past:
    """An open phase as a seat has seen it: after each answer what it had before it."""

    def __init__(self, game: Game[Any, Any], phase: Phase, seat: Seat) -> None:
        """Go through the phase, true or imagined."""
        self.game, self.phase, self.seat = game, phase, seat
        self._state: State = msgspec.json.decode(phase.start, type=game.state_type)
        world = Thought(game, phase.start, phase.draws)
        self._sights: dict[int, Sight] = {}
        for number, answer in enumerate(phase.answers):
            world.after([answer])
            if answer.seat != seat:
                self._sights[number] = sight(world, seat)
        self._now = sight(world, seat)
        self._seen = [drawn.items if drawn.is_for(seat) else () for drawn in world.state.draws]

    def imagine(self, rng: Rng) -> Thought[Any] | None:
        """Return a world that looks to the seat like this one, or None if none was found among a few dozen."""
        return next((world for _ in range(TRIES) if (world := self._dealt_anew(rng))), None)

    def _dealt_anew(self, rng: Rng) -> Thought[Any] | None:
        start = self.game.redeal(self._state, self.seat, rng)
        world: Thought[Any] | None = Thought(self.game, encode(start), self._seen)
        for number, answer in enumerate(self.phase.answers):
            if world is None:
                return None
            try:
                world = self._follow(world, number, answer, rng)
            except Refusal:
                return None
        if world is None or sight(world, self.seat) != self._now:
            return None
        world.state.foretold = []
        return world

    def _follow(self, world: Thought[Any], number: int, answer: Answer, rng: Rng) -> Thought[Any] | None:
        """Return the world after that answer, or after one of another seat that looks the same."""
        decision = world.find(answer.seat, answer.key)
        if answer.seat == self.seat:
            world.step(answer)
            return world
        for picks in _in_any_order(decision, rng):
            other = world.fork()
            other.state.foretold = list(world.state.foretold)
            other.step(Answer(answer.seat, answer.key, picks))
            if sight(other, self.seat) == self._sights[number]:
                return other
        return None


def sight(world: Thought[Any], seat: Seat) -> Sight:
    """Return what a seat has before it."""
    asked = tuple(decision for decision in world.pending if decision.seat == seat)
    lines = [line for line in world.state.lines if line.is_for(seat)]
    return Sight(world.game.view(world.state, seat), lines, asked)


def phase_of(world: Thought[Any]) -> Phase:
    """Return what it takes to come back to this position."""
    drawn = tuple([drawn.items for drawn in world.state.draws])
    return Phase(world.game.info.key, world.start, tuple(world.answers), drawn)


def world_of(game: Game[Any, Any], phase: Phase) -> Thought[Any]:
    """Return the position that a phase has come to."""
    return Thought(game, phase.start, phase.draws).after(phase.answers)


def launder(truth: Thought[Any], seat: Seat, key: str) -> Phase | None:
    """Return the open phase as it might be for all that the seat knows; None if none was found.

    It depends on what the seat can see and on `key`, which is to tell nothing of the game's own seed.
    """
    digest = blake2b(f"{key} {seat}".encode(), digest_size=32).hexdigest()
    world = Past(truth.game, phase_of(truth), seat).imagine(Rng(digest))
    return phase_of(world) if world else None


def _in_any_order(decision: Decision, rng: Rng) -> Iterator[tuple[str, ...]]:
    """Yield answers to a question of another seat, in an order that follows from the random numbers alone."""
    picks = list(islice(legal_picks(decision), PICKS_TRIED * PICKS_TRIED))
    picks.sort()
    rng.shuffle(picks)
    yield from picks[:PICKS_TRIED]
