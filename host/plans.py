"""What players may plan: their orders in advance, and the questions that may come up for them next."""

from msgspec import Struct

from db import ahead as orders_in_db
from db import presence
from host.ahead import PLANS_AT_MOST, fits, foresee
from host.core import Core, enter
from host.errors import Refused
from host.model import Asker, Table, user_of
from host.plays import load
from rules.kernel.errors import Diverged
from rules.kernel.model import Decision, Seat


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
            orders = await orders_in_db.of_seat(tx, table, seat)
            try:
                shelved = await load(self._core, tx, table, row.key, row.version)
            except Diverged as fault:
                raise Refused("table-unreadable", table=table, reason=str(fault)) from fault
            self._core.shelf.put(table, shelved)
            return Plan(there, seat, foresee(shelved.play, seat, orders), orders)

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
            await orders_in_db.put(tx, table, plan.seat, key, (pick,), self._core.now())
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
            await orders_in_db.clear(tx, table, plan.seat)
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
