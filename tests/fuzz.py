"""Long runs of the generic tests: `python -m tests.fuzz GAME --games N --seed S`."""

import argparse
import sys
import time

from rules.kernel.registry import find
from rules.kernel.testkit import asks_well, every_table, is_sound, keeps_secrets, reloads, simulate, undoes


def main() -> int:
    """Play games at random with every check; the first failure prints what a scenario test needs."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1_000_000)
    args = parser.parse_args()
    game, answers, began = find(args.game), 0, time.perf_counter()
    tables = list(every_table(game))
    for number in range(args.games):
        seats, settings = tables[number % len(tables)]
        play = simulate(game, seats, settings, args.seed + number, is_sound, asks_well, reloads, undoes, keeps_secrets)
        answers += play.count
    print(f"{args.games} games, {answers} answers, no fault, {time.perf_counter() - began:.0f} s")  # noqa: T201
    return 0


if __name__ == "__main__":
    sys.exit(main())
