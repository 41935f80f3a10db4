"""Orders in advance: what a seat would answer when it comes up. Kept by the key of the decision, known to nobody else.

What may come up is foreseen in a world dealt anew for that seat, so that the forecast holds nothing it cannot know.
"""

from collections.abc import Mapping
from hashlib import sha256
from typing import Final

from msgspec.structs import replace

from db import ahead, deadlines, games
from host.core import AnyPlay, Desk
from rules.kernel.errors import Diverged, Refusal
from rules.kernel.model import Answer, Decision, Seat
from rules.kernel.play import Play, check, decode, encode
from rules.kernel.policy import neutral
from rules.kernel.rng import Rng

AHEAD: Final = "ahead"
SOONEST, LATEST = 20, 180
"""Seconds between a question and the answer given in advance: how fast it comes must not tell that it was planned."""
STEPS: Final = 400
PLANS_AT_MOST: Final = 8

Orders = Mapping[str, tuple[str, ...]]


def foresee(play: AnyPlay, seat: Seat, orders: Orders) -> tuple[Decision, ...]:
    """Return the questions that may come up for a seat, as far as its orders go and the first without one; or none.

    Everybody else is taken to do the neutral thing.
    """
    try:
        return _foresee(_world(play, seat), seat, orders)
    except (Diverged, Refusal):
        return ()


def next_to_act(play: AnyPlay, seat: Seat) -> Seat | None:
    """Return who will be waited for next, as far as that seat can know, or None."""
    try:
        world = _world(play, seat)
        now = set(world.waiting())
        for _ in range(STEPS):
            fresh = [other for other in world.waiting() if other not in now]
            if fresh:
                return fresh[0]
            if not _step(world):
                return None
    except (Diverged, Refusal):
        pass
    return None


def _world(play: AnyPlay, seat: Seat) -> AnyPlay:
    """Return the open phase from its start in a world that the seat cannot tell from the real one."""
    point = play.checkpoints[-1]
    start = decode(play.game, point.state, point.version)
    other = play.game.redeal(start, seat, Rng(point.after * 257 + seat))
    return Play.resume(play.game, replace(point, state=encode(other), version=play.game.info.rules_version), [])


def _foresee(world: AnyPlay, seat: Seat, orders: Orders) -> tuple[Decision, ...]:
    found: list[Decision] = []
    for _ in range(STEPS):
        mine = next((one for one in world.decisions(seat) if one.waits), None)
        if mine is None:
            if found or not _step(world):
                break
            continue
        if mine.key in {one.key for one in found}:
            break
        found.append(mine)
        if not fits(mine, orders.get(mine.key)):
            break
        world.answer(seat, mine.key, orders[mine.key])
    return tuple(found)


def _step(world: AnyPlay) -> bool:
    """Let somebody do the neutral thing; False when nobody is asked."""
    decision = next((one for one in world.pending if one.waits), None)
    if decision is not None:
        world.answer(decision.seat, decision.key, neutral(decision))
    return decision is not None


def fits(decision: Decision, picks: tuple[str, ...] | None) -> bool:
    """Say whether an order can be carried out."""
    if picks is None:
        return False
    try:
        check(decision, picks)
    except Refusal:
        return False
    return True


def answers(play: AnyPlay, seat: Seat, orders: Orders) -> tuple[Answer | None, bool]:
    """Return the answer that an order gives to what a seat is asked now, and whether an order was no longer legal."""
    void = False
    for decision in play.decisions(seat):
        if decision.waits and decision.key in orders:
            if fits(decision, orders[decision.key]):
                return Answer(seat, decision.key, orders[decision.key]), void
            void = True
    return None, void


async def plan(desk: Desk, fresh: list[Seat], play: AnyPlay) -> None:
    """Set when the orders of seats that are asked now are carried out."""
    for seat in desk.planned.intersection(fresh):
        orders = await ahead.of_seat(desk.tx, desk.id, seat)
        if any(decision.key in orders for decision in play.decisions(seat)):
            # From the secret seed: whoever could reckon the delay would know a planned answer by it.
            seed = await games.seed_of(desk.tx, desk.id)
            chance = Rng(sha256(f"{seed}:{desk.row.turn}:{seat}".encode()).hexdigest())
            delay = SOONEST + chance.below(LATEST - SOONEST + 1)
            await deadlines.put(desk.tx, desk.id, seat, AHEAD, desk.now + delay)
