"""The main loop of a worker process: it carries out one job after the other, which reach it by a socket.

Nothing here may load the event loop, which would take 2 MB of each process.
"""

import os
import pickle
import signal
import socket
import traceback
from collections.abc import Callable, Sequence
from contextlib import suppress
from itertools import count
from select import select
from struct import Struct
from typing import Any, Final

from workers.memory import give_back

NICENESS: Final = 5
OFTEN: Final = 10
SOON: Final = 0.5
"""A process gives memory back after this many jobs, and when no other job comes for this many seconds."""
SIZE: Final = Struct(">Q")
"""The header of each message: how many bytes follow."""


def serve(connection: socket.socket, settle_in: Callable[[], Sequence[str]]) -> None:
    """Settle in and send what the log should know of it; then carry out jobs until the other end is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl+C reaches every process; the bot decides what is finished
    give_way()
    with suppress(OSError), connection.makefile("rwb") as stream:
        _send(stream, pickle.dumps(settle_in()))
        for number in count(1):
            head = stream.read(SIZE.size)
            if not head:
                return
            _send(stream, _carried_out(stream.read(SIZE.unpack(head)[0])))
            if number % OFTEN == 0 or not _comes_soon(connection):
                give_back()


def give_way() -> None:
    """Leave the processor to the bot when the machine is busy, if the system knows how."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)


def _send(stream: Any, message: bytes) -> None:  # noqa: ANN401  typeshed's type of it is private
    stream.write(SIZE.pack(len(message)) + message)
    stream.flush()


def _comes_soon(connection: socket.socket) -> bool:
    return bool(select([connection], [], [], SOON)[0])


def _carried_out(message: bytes) -> bytes:
    try:
        work, job = pickle.loads(message)  # noqa: S301  from the bot itself
        return pickle.dumps((work(job), None), pickle.HIGHEST_PROTOCOL)
    except Exception as fault:  # noqa: BLE001  it is raised by whoever asked
        return _described(fault)


def _described(fault: Exception) -> bytes:
    fault.add_note("".join(traceback.format_tb(fault.__traceback__)))
    try:
        message = pickle.dumps((None, fault), pickle.HIGHEST_PROTOCOL)
        pickle.loads(message)  # noqa: S301  our own
    except Exception:  # noqa: BLE001  some exceptions cannot be sent
        return pickle.dumps((None, RuntimeError(f"{type(fault).__name__}: {fault}")), pickle.HIGHEST_PROTOCOL)
    return message
