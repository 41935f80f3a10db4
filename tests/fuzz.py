"""Long runs of the generic tests: `python -m tests.fuzz GAME --games N --seed S`.

With `--secrets K`, N games for each number of seats are gone through for secrets alone, one phase in K of a long game.
"""

import argparse
import sys
import time
from itertools import cycle, islice
from typing import Any

from rules.kernel.game import Game
from rules.kernel.registry import find
from rules.kernel.secrecy import Reach, keeps_secrets, walk
from rules.kernel.testkit import asks_well, counts_well, every_table, is_sound, reloads, simulate, undoes


def main() -> int:
    """Play games at random with every check; the first failure prints what a scenario test needs."""
    parser = argparse.ArgumentParser(prog="python -m tests.fuzz")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1_000_000)
    parser.add_argument("--secrets", type=int, metavar="K")
    parser.add_argument("--seats", type=int, action="append")
    args = parser.parse_args()
    game, began = find(args.game), time.perf_counter()
    for seats in args.seats or (game.info.seats if args.secrets else [0]):
        told = keep_secrets(game, seats, args) if args.secrets else stand_everything(game, seats, args)
        print(f"{told}, no fault, {time.perf_counter() - began:.0f} s", flush=True)  # noqa: T201
    return 0


def stand_everything(game: Game[Any, Any], seats: int, args: argparse.Namespace) -> str:
    """Play games with every check, for all numbers of seats if that is 0, and say how much was played."""
    tables = [table for table in every_table(game) if seats in {0, table[0]}]
    checks = (is_sound, asks_well, reloads, undoes, keeps_secrets, counts_well)
    answers = 0
    for number, (at, settings) in enumerate(islice(cycle(tables), args.games)):
        answers += simulate(game, at, settings, args.seed + number, *checks).count
    return f"{args.games} games, {answers} answers"


def keep_secrets(game: Game[Any, Any], seats: int, args: argparse.Namespace) -> str:
    """Go through games for secrets, and say how far worlds dealt anew went in step."""
    tables = [table for table in every_table(game) if table[0] == seats]
    reach = Reach()

    def look(play: Any) -> None:
        nonlocal reach
        if play.over:
            reach = reach.plus(walk(play, args.secrets))

    for number, (_, settings) in enumerate(islice(cycle(tables), args.games)):
        simulate(game, seats, settings, args.seed + number, look)
    return f"{seats} seats: {args.games} games, {reach.passed} of {reach.answers} answers of others passed"


if __name__ == "__main__":
    sys.exit(main())
