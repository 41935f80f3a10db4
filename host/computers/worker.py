"""The process that thinks. It is started anew, knows no table and no database, and is told nothing but sights.

What it needs is imported when it runs, so that a numerical library finds how many threads it may have: one.
"""

import os
import signal
import sys
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

from agents.advice import Advice
from agents.memory import collect_rarely
from rules.kernel.model import Answer
from rules.kernel.registry import games

if TYPE_CHECKING:
    from agents.sight import Sight

NICENESS: Final = 5
THREADS: Final = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


class Reply(Struct, frozen=True):
    """What a worker says: an answer, with what speaks for it where advice was asked, or why there is none."""

    answer: Answer | None = None
    fault: str = ""
    advice: Advice | None = None


def packed(sight: "Sight", level: str, *, advises: bool = False) -> bytes:
    """Return all that a worker is told of a turn; `advises` asks for reasons, too."""
    return msgspec.msgpack.encode((sight, level, advises))


def read(raw: bytes) -> Reply:
    """Return what a worker has said."""
    return msgspec.msgpack.decode(raw, type=Reply)


def serve(connection: Connection) -> None:
    """Think about whatever comes, until nobody is at the other end."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the bot decides what is still finished
    if sys.platform != "win32":
        os.nice(NICENESS)
    os.environ |= dict.fromkeys(THREADS, "1")
    from agents.hints import advice_of  # noqa: PLC0415
    from agents.nets import judge_of  # noqa: PLC0415
    from agents.sight import Sight  # noqa: PLC0415  see above
    from agents.think import think  # noqa: PLC0415

    for game in games().values():
        # Read by the first thought, it would take so long on a busy machine that the worker is taken for silent. A file
        # that cannot be read is that game's trouble, and told when it is played.
        with suppress(OSError, ValueError, KeyError):
            judge_of(game)
    collect_rarely()
    decoder = msgspec.msgpack.Decoder(tuple[Sight, str, bool])
    reply = Reply()
    with suppress(EOFError, OSError):
        while True:
            connection.send_bytes(msgspec.msgpack.encode(reply))
            sight, level, advises = decoder.decode(connection.recv_bytes())
            try:
                if advises:
                    advice = advice_of(sight, level)
                    reply = Reply(advice.answer, advice=advice)
                else:
                    choice = think(sight, level)
                    reply = Reply(Answer(sight.seat, choice.key, choice.picks))
            except Exception as fault:  # noqa: BLE001  it is told, and the level below moves
                reply = Reply(fault=f"{type(fault).__name__}: {fault}")
