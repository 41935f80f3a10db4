"""The second ply: what a turn is worth once the next ones have answered it as they see fit."""

from __future__ import annotations

from typing import Final

from agents.turns import Answers, Search, World, is_offered
from agents.value import Judge, plain, shares_seen_by
from rules.kernel.insight import Replies
from rules.kernel.model import Answer, Seat
from rules.kernel.rng import Rng

STEPS: Final = 24
"""So many answers are given at most for each phase that is played on."""


def after_replies(
    world: World, seat: Seat, line: Answers, judge: Judge, rng: Rng, how: Replies, *, offers: bool
) -> tuple[float, int]:
    """Return the seat's share once its line, what follows from it and the next phases have been played.

    Everybody answers as the judge sees it from that seat, one turn ahead, the others without the seat's temper; with
    standing `offers` only if the seat takes such itself. The world is gone on with. The second number is how many
    positions were looked at.
    """
    others = plain(judge)
    plan, last, phases, used = list(line), seat, 1 + how.turns, 0
    for _ in range(STEPS * how.turns):
        if world.ended:
            phases -= 1
            if not phases:
                break
            world.go_on()
        if world.over:
            break
        if not (plan and is_offered(world, plan[0])):
            last = next(one.seat for one in world.pending if one.waits)
            plan, looked = _best(world, last, judge if last == seat else others, rng, how.positions, offers=offers)
            used += looked
        world.take(plan.pop(0))
    return shares_seen_by(judge, world, last)[seat], used


def _best(
    world: World, seat: Seat, judge: Judge, rng: Rng, positions: int, *, offers: bool
) -> tuple[list[Answer], int]:
    """Return the turn that a seat thinks best, and how many positions it looked at."""
    search = Search(seat, judge, width=1, positions=positions, offers=offers, hastily=True)
    best = max(search.lines(world, rng), key=lambda one: (one.worth, [answer.picks for answer in one.answers]))
    return list(best.answers), positions - search.left
