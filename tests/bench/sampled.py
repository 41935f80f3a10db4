"""The bot as `bot.py` runs it, with its processor time sampled: where each sample fell is written at the end.

What is written, to the file that `SAMPLES` names: a line for each stack, its number of samples and its frames from the
outermost in, as `path:function`.
"""

import os
import signal
import sys
from collections import Counter
from pathlib import Path
from types import FrameType

EVERY = 0.001
"""Seconds of processor time between two samples; most systems look at it no more often than every 4 ms."""

_stacks: Counter[tuple[str, ...]] = Counter()


def sample(_signal: int, frame: FrameType | None) -> None:
    """Note what runs just now."""
    found = []
    while frame is not None:
        found.append(f"{frame.f_code.co_filename}:{frame.f_code.co_name}")
        frame = frame.f_back
    _stacks[tuple(reversed(found))] += 1


def write(file: Path) -> None:
    """Write what was sampled."""
    file.write_text("".join(f"{number} {'|'.join(stack)}\n" for stack, number in _stacks.items()), encoding="utf-8")


def main() -> int:
    """Run the bot; it is sampled from the first signal to the second, so that its start is left out."""
    import bot  # noqa: PLC0415  the process that draws would import all of the bot with this module

    def turn(*_: object) -> None:
        running = signal.getitimer(signal.ITIMER_PROF)[1] > 0
        signal.setitimer(signal.ITIMER_PROF, *((0.0, 0.0) if running else (EVERY, EVERY)))
        if running:
            write(Path(os.environ["SAMPLES"]))

    signal.signal(signal.SIGPROF, sample)
    signal.signal(signal.SIGUSR1, turn)
    return bot.main([])


if __name__ == "__main__":
    sys.exit(main())
