"""Advice: what a Master would answer, and by which numbers of the position its turn is better than the second best."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

import numpy as np
from msgspec.structs import replace

from agents.advice import Advice, Reason
from agents.levels import Level, level_of
from agents.nets import judge_of
from agents.sight import Sight
from agents.think import Choice, Weighed, weigh
from agents.value import Array, Judge, Net
from rules.kernel.errors import Refusal
from rules.kernel.model import State
from rules.kernel.registry import find
from rules.kernel.rng import Rng
from rules.kernel.thought import Thought
from rules.kernel.worlds import Past, world_of

WORLDS: Final = 4
"""So many worlds are the two turns gone through in."""
ALIKE: Final = 0.01
"""Answers whose share of victory is less by so much at most are about as good."""
WEIGHTY: Final = 0.004
"""A number speaks for a turn if the share of victory falls by so much without it."""
PART: Final = 0.15
"""And by such a part of the whole difference."""
MOVED: Final = 0.001
"""A number that differs by less is the same."""
MOST: Final = 8
"""Reasons given; whoever puts them into words takes those it has words for."""


def advice_of(sight: Sight, level: str, effort: float = 1.0) -> Advice:
    """Return what a player of that level would answer if it never erred, and why; effort as in `think`."""
    return advise(sight, replace(level_of(level, find(sight.phase.game)).hurried(effort), temperature=0.0))


def advise(sight: Sight, level: Level) -> Advice:
    """Return what a player of that strength answers, and why; all follows from the sight."""
    judge = judge_of(find(sight.phase.game))
    choice = weigh(sight, level, judge)
    best = next(one for one in choice.weighed if one.answer == choice.answer)
    others = [one for one in choice.weighed if one.answer.key == best.answer.key and one is not best]
    alike = sum(best.share - one.share < ALIKE for one in others)
    return Advice(best.answer, alike, _reasons(sight, judge, best, _second(choice, best)))


def _second(choice: Choice, best: Weighed) -> Weighed | None:
    """Return the best turn that begins with another answer to any question."""
    return next((one for one in choice.weighed if one is not best), None)


def _reasons(sight: Sight, judge: Judge, best: Weighed, second: Weighed | None) -> tuple[Reason, ...]:
    """Return the numbers by which the best turn is better, those that the net makes most of first."""
    if second is None or not isinstance(judge, Net):
        return ()
    ends = _ends(sight, best, second)
    seats = len(judge.inputs.game.standing(ends[0][0]))
    rows, others = (judge.inputs.rows([pair[which] for pair in ends], sight.seat, seats) for which in (0, 1))
    return _named(judge, rows, others, seats)


def _ends(sight: Sight, best: Weighed, second: Weighed) -> list[tuple[State, State]]:
    """Return what the two turns lead to, in the same worlds."""
    rng = Rng(blake2b(f"{sight.salt} why".encode(), digest_size=32).hexdigest())
    past = Past(find(sight.phase.game), sight.phase, sight.seat)
    worlds = [world_of(past.game, past.phase)]
    worlds += [world for _ in range(WORLDS - 1) if (world := past.imagine(rng))]
    return [(_after(world, best), _after(world, second)) for world in worlds]


def _after(world: Thought[Any], turn: Weighed) -> State:
    """Return what a turn leads to in a world, as far as it can be gone there."""
    gone = world.fork(silent=True)
    for answer in turn.line:
        try:
            gone.answer(answer)
        except Refusal:
            break
    state: State = gone.state
    return state


def _named(net: Net, rows: Array, others: Array, seats: int) -> tuple[Reason, ...]:
    """Return what the seat's own numbers and the table's do to its share, taken back one by one."""
    share = net.shares(rows, seats)[:, 0]
    gain = float(np.mean(share - net.shares(others, seats)[:, 0]))
    least = max(WEIGHTY, PART * gain)
    found: list[tuple[float, Reason]] = []
    for place, name in enumerate(net.inputs.names):
        stem, _, side = name.partition("@")
        rise = float(np.mean(rows[:, place] - others[:, place]))
        if side not in {"", "0"} or abs(rise) < MOVED:
            continue
        without = rows.copy()
        without[:, place] = others[:, place]
        effect = float(np.mean(share - net.shares(without, seats)[:, 0]))
        if effect >= least:
            found.append((effect, Reason(stem, rise > 0)))
    found.sort(key=lambda one: (-one[0], one[1].name))
    return tuple(reason for _, reason in found[:MOST])
