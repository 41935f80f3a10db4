"""Orders in advance: what a seat would answer when it comes up. Kept by the key of the decision, known to nobody else.

What may come up is foreseen in a world dealt anew for that seat, so that the forecast holds nothing it cannot know.
"""

from collections.abc import Mapping
from hashlib import sha256
from typing import Final

from msgspec import Struct
from msgspec.structs import replace

from db import ahead, deadlines, games, presence
from host.core import Core, enter
from host.errors import Refused
from host.model import Asker, Table, user_of
from host.turns.plays import load
from host.work import AnyPlay, UnitOfWork
from rules.kernel.errors import Diverged, Refusal
from rules.kernel.model import Answer, Decision, Seat
from rules.kernel.offers import check
from rules.kernel.play import Play, decode, encode
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


async def plan(work: UnitOfWork, fresh: list[Seat], play: AnyPlay) -> None:
    """Set when the orders of seats that are asked now are carried out."""
    for seat in work.planned.intersection(fresh):
        orders = await ahead.of_seat(work.tx, work.id, seat)
        if any(decision.key in orders for decision in play.decisions(seat)):
            # From the secret seed: whoever could compute the delay would know a planned answer by it.
            seed = await games.seed_of(work.tx, work.id)
            chance = Rng(sha256(f"{seed}:{work.row.turn}:{seat}".encode()).hexdigest())
            delay = SOONEST + chance.below(LATEST - SOONEST + 1)
            await deadlines.put(work.tx, work.id, seat, AHEAD, work.now + delay)


class Plan(Struct, frozen=True):
    """What a seat has ordered, and the questions it may be asked: those with an order, then one without, if any."""

    table: Table
    seat: Seat
    decisions: tuple[Decision, ...]
    orders: dict[str, tuple[str, ...]]


class Plans:
    """Planning ahead."""

    def __init__(self, core: Core) -> None:
        """Take what the host's rooms share."""
        self._core = core

    async def of(self, table: int, viewer: Asker) -> Plan:
        """Return a player's plan.

        Raises:
            Refused: the user does not play there, it is their turn, or the table cannot be read.
        """
        async with self._core.lock(table), self._core.db.read() as tx:
            row, there = await enter(tx, table, viewer)
            seat = _planner(there, user_of(viewer))
            orders = await ahead.of_seat(tx, table, seat)
            try:
                cached = await load(self._core, tx, table, row.key, row.version)
            except Diverged as fault:
                raise Refused("table-unreadable", table=table, reason=str(fault)) from fault
            self._core.cache.put(table, cached)
            return Plan(there, seat, foresee(cached.play, seat, orders), orders)

    async def order(self, table: int, viewer: Asker, key: str, pick: str) -> Plan:
        """Set an order for a question that may come up.

        Raises:
            Refused: as `of`; the question or the option is not foreseen any more, or there are too many orders.
        """
        plan = await self.of(table, viewer)
        decision = next((one for one in plan.decisions if one.key == key), None)
        if decision is None or not fits(decision, (pick,)):
            raise Refused("not-foreseen")
        if len(plan.orders) >= PLANS_AT_MOST:
            raise Refused("too-many-plans", most=PLANS_AT_MOST)
        async with self._core.db.write() as tx:
            await ahead.put(tx, table, plan.seat, key, (pick,), self._core.now())
            # Only that: what the others could notice, such as a call at the next turn, would tell them of the order.
            await presence.see(tx, table, plan.seat, self._core.now())
        return await self.of(table, viewer)

    async def forget(self, table: int, viewer: Asker) -> Plan:
        """Take all orders back.

        Raises:
            Refused: as `of`.
        """
        plan = await self.of(table, viewer)
        async with self._core.db.write() as tx:
            await ahead.clear(tx, table, plan.seat)
        return await self.of(table, viewer)


def _planner(table: Table, user: int) -> Seat:
    player = table.player(user)
    if player is None:
        raise Refused("not-your-table", table=table.id)
    if table.status != "playing":
        raise Refused("not-started" if table.status == "lobby" else "table-over", table=table.id)
    if player.seat in table.waiting:
        raise Refused("plan-on-turn")
    return player.seat
