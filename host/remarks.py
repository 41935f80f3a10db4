"""Lines of the host's own in a game's log: who paused, who took over, what was taken back by agreement."""

import msgspec

from db import lines
from host.core import Core, Desk, Shelved
from rules.kernel.model import Arg

PREFIX = "host-"
TIME_UP = "host-time-up"
NO_ANSWER = 0
"""What stands for the answer that caused a line of the set-up, or of the host's."""


async def remark(core: Core, desk: Desk, key: str, **args: Arg) -> None:
    """Write a line for everybody that no undo takes back, and keep the play in memory; before `desk.update`."""
    shelved = desk.shelved or core.shelf.take(desk.id, desk.row.version)
    desk.shelved = shelved
    await write_remark(desk, shelved, key, **args)


async def write_remark(desk: Desk, shelved: Shelved | None, key: str, **args: Arg) -> None:
    """Write such a line; the play, if it is at hand, counts on."""
    number = shelved.next_line if shelved is not None else await lines.last_number(desk.tx, desk.id) + 1
    line = lines.Line(
        game=desk.id,
        number=number,
        answer=NO_ANSWER,  # so that none takes it along
        turn=desk.row.turn,
        key=key,
        args=msgspec.to_builtins(args),
        audience=None,
        at=desk.now,
    )
    await lines.append(desk.tx, [line])
    if shelved is not None:
        shelved.next_line = number + 1


def is_of_set_up(line: lines.Line) -> bool:
    """Say whether a line tells of how the game was set up, before anybody had answered."""
    return line.answer == NO_ANSWER and not line.key.startswith(PREFIX)
