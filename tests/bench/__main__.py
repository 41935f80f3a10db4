"""Runs all benchmarks or those named: `python -m tests.bench [kernel] [games] ... [--seconds N]`."""

import argparse
import sys
from collections.abc import Callable

from tests.bench import (
    bench_anatomy,
    bench_clicks,
    bench_company,
    bench_fairness,
    bench_flood,
    bench_games,
    bench_kernel,
    bench_memory,
    bench_outbox,
    bench_pictures,
    bench_play,
    bench_processes,
    bench_scale,
    bench_startup,
    bench_thought,
)
from tests.bench.report import Report

ALL: dict[str, tuple[Callable[[float], Report], float]] = {
    "kernel": (bench_kernel.run, bench_kernel.SECONDS),
    "games": (bench_games.run, bench_games.SECONDS),
    "thought": (bench_thought.run, bench_thought.SECONDS),
    "pictures": (bench_pictures.run, bench_pictures.SECONDS),
    "clicks": (bench_clicks.run, bench_clicks.SECONDS),
    "anatomy": (bench_anatomy.run, bench_anatomy.SECONDS),
    "scale": (bench_scale.run, bench_scale.SECONDS),
    "processes": (bench_processes.run, bench_processes.SECONDS),
    "held": (bench_processes.run_held, bench_processes.SECONDS),
    "play": (bench_play.run, bench_play.SECONDS),
    "company": (bench_company.run, bench_company.SECONDS),
    "fairness": (bench_fairness.run, bench_fairness.SECONDS),
    "flood": (bench_flood.run, bench_flood.SECONDS),
    "startup": (bench_startup.run, bench_startup.SECONDS),
    "memory": (bench_memory.run, bench_memory.SECONDS),
    "outbox": (bench_outbox.run, bench_outbox.SECONDS),
}


def main() -> int:
    """Print one table after the other; a missed target is told and is no failure of the run."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="name", help=f"any of {', '.join(ALL)}; all without names")
    parser.add_argument(
        "--seconds",
        type=float,
        help="how long to measure: a benchmark, or each of its stretches where it has several; shorter is rougher",
    )
    wanted = parser.parse_args()
    if unknown := [name for name in wanted.names if name not in ALL]:
        parser.error(f"there is no benchmark {', '.join(unknown)}; there are {', '.join(ALL)}")
    for name in wanted.names or ALL:
        run, usual = ALL[name]
        print(f"{run(wanted.seconds or usual)}\n", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
