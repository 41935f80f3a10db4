"""What a process that thinks does. It knows no table and no database, and is given nothing but sights.

What it needs is imported when it runs, so that a numerical library finds how many threads it may have: one.
"""

import os
from collections.abc import Sequence
from time import monotonic
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import Struct

from agents.advice import Advice
from agents.memory import collect_rarely
from rules.kernel.model import Answer
from rules.kernel.registry import games

if TYPE_CHECKING:
    from agents.sight import Sight

THREADS: Final = ("OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS")


class Thought(Struct, frozen=True):
    """An answer, with what speaks for it if advice was asked, and how many seconds it took."""

    answer: Answer
    took: float
    advice: Advice | None = None


def packed(sight: "Sight", level: str, effort: float = 1.0, *, advises: bool = False) -> bytes:
    """Return all that a worker is given of a turn; `advises` asks for reasons, too."""
    return msgspec.msgpack.encode((sight, level, effort, advises))


def settle_in() -> Sequence[str]:
    """Load what thinking takes, so that the first thought need not wait; return which nets cannot be read."""
    os.environ |= dict.fromkeys(THREADS, "1")
    from agents.nets import fault_of  # noqa: PLC0415  see above

    faults = [fault for game in games().values() if (fault := fault_of(game))]
    collect_rarely()
    return [f"{fault}; computers play it by a rule of thumb" for fault in faults]


def thought(order: bytes) -> Thought:
    """Think about a turn."""
    from agents.hints import advice_of  # noqa: PLC0415
    from agents.sight import Sight  # noqa: PLC0415
    from agents.think import think  # noqa: PLC0415  see above

    since = monotonic()
    sight, level, effort, advises = msgspec.msgpack.decode(order, type=tuple[Sight, str, float, bool])
    if advises:
        advice = advice_of(sight, level, effort)
        return Thought(advice.answer, monotonic() - since, advice)
    choice = think(sight, level, effort)
    return Thought(Answer(sight.seat, choice.key, choice.picks), monotonic() - since)
