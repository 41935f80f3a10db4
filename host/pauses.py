"""A table's pause: while one lasts, no answer is taken and none is taken back. What else stands still asks here."""

from collections.abc import Mapping
from typing import Final, Literal, cast

from msgspec import Struct

from db import options
from host.core import Desk
from host.errors import Refused

PAUSED: Final = "paused"
"""Key of the table's option that says since when it has been paused, in seconds since the epoch."""
PAUSED_BY: Final = "paused-by"
By = Literal["players", "manager", "update"]
"""Who paused: those who play, a manager of the server, or the start after an update that cannot read the game."""


class Pause(Struct, frozen=True):
    """Since when a table has been paused (seconds since the epoch), and by whom."""

    since: float
    by: By


def pause_of(set_: Mapping[str, str]) -> Pause | None:
    """Return the pause that a table's options tell of, or None while it goes on."""
    if PAUSED not in set_:
        return None
    return Pause(float(set_[PAUSED]), cast("By", set_.get(PAUSED_BY, "players")))


def is_paused(desk: Desk) -> bool:
    """Say whether the table is paused."""
    return PAUSED in desk.options


def refuse_if_paused(desk: Desk) -> None:
    """Let nobody act at a paused table.

    Raises:
        Refused: it is paused; the text says by whom and when it goes on.
    """
    pause = pause_of(desk.options)
    if pause is not None:
        raise Refused(f"table-paused-{pause.by}", table=desk.id)


async def pause(desk: Desk, by: By = "players") -> bool:
    """Pause the table; False when it was paused already, which stays as it was."""
    if is_paused(desk):
        return False
    await _put(desk, PAUSED, repr(desk.now))
    await _put(desk, PAUSED_BY, by)
    return True


async def resume(desk: Desk) -> float | None:
    """Let the table go on; return how many seconds the pause lasted, or None when there was none."""
    over = pause_of(desk.options)
    if over is None:
        return None
    await _put(desk, PAUSED, None)
    await _put(desk, PAUSED_BY, None)
    return desk.now - over.since


async def _put(desk: Desk, key: str, value: str | None) -> None:
    await options.put(desk.tx, desk.id, key, value)
    rest = {name: kept for name, kept in desk.options.items() if name != key}
    desk.options = rest if value is None else {**rest, key: value}
