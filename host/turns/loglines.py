"""Lines of the host's own in a game's log: who paused, who took over, what was taken back by agreement."""

import msgspec

from db import lines
from host.core import Core
from host.work import CachedPlay, UnitOfWork
from rules.kernel.model import Arg

PREFIX = "host-"
TIME_UP = "host-time-up"
NO_ANSWER = 0
"""What stands for the answer that caused a line of the set-up, or of the host's."""


async def add_line(core: Core, work: UnitOfWork, key: str, **args: Arg) -> None:
    """Write a line for everybody that no undo takes back, and keep the play in memory; before `work.update`."""
    cached = work.cached or core.cache.take(work.id, work.row.version)
    work.cached = cached
    await write_line(work, cached, key, **args)


async def write_line(work: UnitOfWork, cached: CachedPlay | None, key: str, **args: Arg) -> None:
    """Write such a line; the play, if it is at hand, counts on."""
    number = cached.next_line if cached is not None else await lines.last_number(work.tx, work.id) + 1
    line = lines.Line(
        game=work.id,
        number=number,
        answer=NO_ANSWER,  # so that none takes it along
        turn=work.row.turn,
        key=key,
        args=msgspec.to_builtins(args),
        audience=None,
        at=work.now,
    )
    await lines.append(work.tx, [line])
    if cached is not None:
        cached.next_line = number + 1


def is_of_set_up(line: lines.Line) -> bool:
    """Say whether a line tells of how the game was set up, before anybody had answered."""
    return line.answer == NO_ANSWER and not line.key.startswith(PREFIX)
