"""Runs all benchmarks or those named: `python -m tests.bench [kernel] [games] [pictures] [clicks] [--seconds N]`."""

import argparse
import sys
from collections.abc import Callable

from tests.bench import bench_clicks, bench_games, bench_kernel, bench_pictures
from tests.bench.report import Report

ALL: dict[str, tuple[Callable[[float], Report], float]] = {
    "kernel": (bench_kernel.run, bench_kernel.SECONDS),
    "games": (bench_games.run, bench_games.SECONDS),
    "pictures": (bench_pictures.run, bench_pictures.SECONDS),
    "clicks": (bench_clicks.run, bench_clicks.SECONDS),
}


def main() -> int:
    """Print one table after the other; a missed target is told and is no failure of the run."""
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="name", help=f"any of {', '.join(ALL)}; all without names")
    parser.add_argument(
        "--seconds",
        type=float,
        help="how long to measure: a benchmark, for clicks each of its phases; shorter is rougher",
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
