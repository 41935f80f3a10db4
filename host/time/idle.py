"""Tables everybody has forgotten: after three weeks the players are asked, two weeks later the table is cancelled."""

from typing import Final

from db import deadlines
from host.core import Core
from host.tables.votes import end
from host.time import presence
from host.time.clocks import is_paused
from host.time.preferences import DAY, preferences_of
from host.work import UnitOfWork

IDLE: Final = "idle"
DEAD: Final = "dead"
IDLE_AFTER: Final = 21 * DAY
DEAD_AFTER: Final = 14 * DAY


async def watch(work: UnitOfWork) -> None:
    """Begin to watch a table, or go on as if somebody had just played."""
    await deadlines.clear(work.tx, work.id, DEAD)
    await deadlines.put(work.tx, work.id, None, IDLE, work.now + IDLE_AFTER)


async def look(core: Core, work: UnitOfWork, kind: str) -> None:
    """Ask whether a table that stands still is still wanted, or end it when nobody has said so."""
    awake = await _awake(work)
    if is_paused(work):
        await watch(work)
    elif awake + IDLE_AFTER > work.now:
        await deadlines.put(work.tx, work.id, None, IDLE, awake + IDLE_AFTER)
    elif kind == IDLE:
        work.tell("notice", topic=f"asleep-{work.row.version}", payload={"key": "notice-asleep", "args": {}})
        await deadlines.put(work.tx, work.id, None, DEAD, work.now + DEAD_AFTER)
    else:
        work.tell("notice", topic="dead", payload={"key": "notice-dead", "args": {}})
        await end(core, work)


async def _awake(work: UnitOfWork) -> float:
    """Return when somebody at the table last gave a sign of life, or until when somebody on turn is on vacation."""
    signs = [presence.last_sign(work, chair.number) for chair in work.chairs]
    users = [chair.user for chair in work.chairs if chair.number in work.row.waiting]
    return max([*signs, *[(await preferences_of(work.tx, user)).vacation for user in users]])
