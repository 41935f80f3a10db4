"""What a process that draws does: it carries out one job after the other, which reach it by a socket.

Nothing here may load the event loop, which would take 2 MB of each process.
"""

import os
import pickle
import socket
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from select import select
from struct import Struct
from typing import Final

from render.freed import give_back

NICENESS: Final = 5
OFTEN: Final = 10
SOON: Final = 0.5
"""Every so many jobs a process gives memory back, and when nothing else comes for so many seconds."""
SIZE: Final = Struct(">Q")
"""What goes before each job and each answer: of how many bytes it is."""


def settle_in() -> None:
    """Give way to the bot when the machine is busy."""
    if sys.platform != "win32":
        os.nice(NICENESS)


def serve(connection: socket.socket, settle_in: Callable[[], None]) -> None:
    """Carry out whatever comes, until nobody is at the other end."""
    settle_in()
    with suppress(OSError), connection.makefile("rwb") as stream:
        for number in count(1):
            head = stream.read(SIZE.size)
            if not head:
                return
            answer = _carried_out(stream.read(SIZE.unpack(head)[0]))
            stream.write(SIZE.pack(len(answer)) + answer)
            stream.flush()
            if number % OFTEN == 0 or not _comes_soon(connection):
                give_back()


def _comes_soon(connection: socket.socket) -> bool:
    return bool(select([connection], [], [], SOON)[0])


def _carried_out(job: bytes) -> bytes:
    try:
        work, job = pickle.loads(job)  # noqa: S301  from the bot itself
        return pickle.dumps((work(job), None), pickle.HIGHEST_PROTOCOL)
    except Exception as fault:  # noqa: BLE001  it is raised where it was asked for
        fault.add_note("".join(traceback.format_tb(fault.__traceback__)))
        return pickle.dumps((None, fault), pickle.HIGHEST_PROTOCOL)
