"""Thinking: from what a seat may know to an answer, the same each time for the same sight and level."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from hashlib import blake2b
from math import exp
from statistics import fmean
from typing import Any

from msgspec import Struct

from agents.levels import LEVELS, Level
from agents.nets import judge_of
from agents.sight import Sight
from agents.turns import Line, Search
from agents.value import Judge
from rules.kernel.model import Answer
from rules.kernel.registry import find
from rules.kernel.rng import Rng
from rules.kernel.thought import Thought
from rules.kernel.worlds import Past, world_of

CLOSE = 0.03
"""Answers that are worth so much less than the best are not looked at in further worlds."""

SAME = 1e-6
"""Shares that differ by less are the same."""


class Weighed(Struct, frozen=True):
    """An answer, the share of victory it promises, and the rest of the turn that it leads to."""

    answer: Answer
    share: float
    line: tuple[Answer, ...]


class Choice(Struct, frozen=True):
    """What is answered, the turn it begins, and everything that was weighed, the best first."""

    answer: Answer
    line: tuple[Answer, ...]
    weighed: tuple[Weighed, ...]

    @property
    def key(self) -> str:
        """Return the key of the decision that is answered; a standing offer may be answered instead."""
        return self.answer.key

    @property
    def picks(self) -> tuple[str, ...]:
        """Return the ids picked."""
        return self.answer.picks


def think(sight: Sight, level: str) -> Choice:
    """Return what a player of that level answers."""
    return weigh(sight, LEVELS[level], judge_of(find(sight.phase.game)))


def weigh(sight: Sight, level: Level, judge: Judge, keys: Collection[str] = ()) -> Choice:
    """Return what a player of any strength answers by any judge, to one of the keys if any are given."""
    rng = Rng(blake2b(sight.salt.encode(), digest_size=32).hexdigest())
    weighed = _weighed(sight, level, judge, rng)
    open_ = [one for one in weighed if not keys or one.answer.key in keys]
    chosen = open_[0] if not level.temperature else _drawn(open_, level.temperature, rng)
    return Choice(chosen.answer, chosen.line, tuple(weighed))


def _weighed(sight: Sight, level: Level, judge: Judge, rng: Rng) -> list[Weighed]:
    """Return the answers by their mean worth over dealt worlds, the best first; those far behind are left early."""
    past = Past(find(sight.phase.game), sight.phase, sight.seat)
    search = Search(sight.seat, judge, width=level.width, positions=level.positions)
    found: dict[Answer, list[Line]] = {}
    firsts: Sequence[Answer] | None = None
    for number in range(level.worlds):
        world = _world(past, rng, given=number == 0)
        for first, line in search.lines(world, rng, firsts, level.worlds - number).items():
            found.setdefault(first, []).append(line)
        ranked = sorted(found.items(), key=lambda pair: (-fmean(line.worth for line in pair[1]), pair[0].picks))
        best = fmean(line.worth for line in ranked[0][1])
        ranked = (
            [pair for pair in ranked if fmean(line.worth for line in pair[1]) >= best - CLOSE] if number else ranked
        )
        firsts = [first for first, _ in ranked]
        if search.left <= 0 or len(firsts) == 1 or (number == 1 and _is_all_known(found.values())):
            break
    means = [Weighed(first, fmean(one.worth for one in lines), lines[0].answers) for first, lines in found.items()]
    return sorted(means, key=lambda one: (-(len(found[one.answer]) * 2 + one.share), one.answer.picks))


def _is_all_known(found: Iterable[Sequence[Line]]) -> bool:
    """Say whether nothing that follows differs between the first two worlds, so that it will in no other."""
    return all(len(lines) > 1 and abs(lines[0].worth - lines[1].worth) < SAME for lines in found)


def _world(past: Past, rng: Rng, *, given: bool) -> Thought[Any]:
    """Return the world that was given, or another that looks like it."""
    world = None if given else past.imagine(rng)
    return world or world_of(past.game, past.phase)


def _drawn(weighed: Sequence[Weighed], temperature: float, rng: Rng) -> Weighed:
    """Draw an answer; one that promises less is rarer."""
    weights = [exp((one.share - weighed[0].share) / temperature) for one in weighed]
    point = rng.next64() / 2**64 * sum(weights)
    for one, weight in zip(weighed, weights, strict=True):
        point -= weight
        if point < 0:
            return one
    return weighed[0]
