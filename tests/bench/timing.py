"""Measuring rates in processor time, contenders taking turns so that a noisy moment meets them all alike."""

import time
from collections.abc import Callable, Mapping
from statistics import median

Work = Callable[[], int]
"""Does a little work and returns how much: moves, decisions."""
ROUNDS = 5


def rates(contenders: Mapping[str, Work], seconds: float) -> dict[str, float]:
    """Return how much each contender does in a second of one core: the median of five rounds.

    Args:
        contenders: What to measure, by name; the first round of each is a warm-up.
        seconds: How long all of it may take together.
    """
    share = seconds / (ROUNDS + 1) / len(contenders)
    measured: dict[str, list[float]] = {name: [] for name in contenders}
    for _ in range(ROUNDS + 1):
        for name, work in contenders.items():
            measured[name].append(_rate(work, share))
    return {name: median(found[1:]) for name, found in measured.items()}


def _rate(work: Work, seconds: float) -> float:
    done, start = 0, time.process_time()
    while (spent := time.process_time() - start) < seconds:
        done += work()
    return done / spent


def alternately(works: Mapping[str, Callable[[], object]], times: int) -> dict[str, float]:
    """Return the median time of each work in milliseconds of processor time, done in turns."""
    measured: dict[str, list[float]] = {name: [] for name in works}
    for _ in range(times):
        for name, work in works.items():
            start = time.process_time()
            work()
            measured[name].append((time.process_time() - start) * 1000)
    return {name: median(found) for name, found in measured.items()}
