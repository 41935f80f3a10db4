"""Tables everybody has forgotten: after three weeks the players are asked, two weeks later the table is cancelled."""

from typing import Final

from db import deadlines
from host import presence
from host.core import Core, Desk
from host.pauses import is_paused
from host.votes import end
from host.wishes import DAY, wishes_of

IDLE: Final = "idle"
DEAD: Final = "dead"
IDLE_AFTER: Final = 21 * DAY
DEAD_AFTER: Final = 14 * DAY


async def watch(desk: Desk) -> None:
    """Begin to watch a table, or go on as if somebody had just played."""
    await deadlines.clear(desk.tx, desk.id, DEAD)
    await deadlines.put(desk.tx, desk.id, None, IDLE, desk.now + IDLE_AFTER)


async def look(core: Core, desk: Desk, kind: str) -> None:
    """Ask whether a table that stands still is still wanted, or end it when nobody has said so."""
    awake = await _awake(desk)
    if is_paused(desk):
        await watch(desk)
    elif awake + IDLE_AFTER > desk.now:
        await deadlines.put(desk.tx, desk.id, None, IDLE, awake + IDLE_AFTER)
    elif kind == IDLE:
        desk.tell("notice", topic=f"asleep-{desk.row.version}", payload={"key": "notice-asleep", "args": {}})
        await deadlines.put(desk.tx, desk.id, None, DEAD, desk.now + DEAD_AFTER)
    else:
        desk.tell("notice", topic="dead", payload={"key": "notice-dead", "args": {}})
        await end(core, desk)


async def _awake(desk: Desk) -> float:
    """Return when somebody at the table last gave a sign of life, or until when somebody on turn is on vacation."""
    signs = [presence.last_sign(desk, chair.number) for chair in desk.chairs]
    users = [chair.user for chair in desk.chairs if chair.number in desk.row.waiting]
    return max([*signs, *[(await wishes_of(desk.tx, user)).vacation for user in users]])
