"""Whether who thinks for a seat is honest: truths that the seat cannot tell apart must lead to the same answer.

`python -m tests.honesty GAME --positions N --truths K` tries it for longer.
"""

import argparse
import time
from collections.abc import Callable, Iterator
from typing import Any

from agents.levels import Level
from agents.sight import sight_in
from agents.think import weigh
from agents.value import ByStanding
from rules.kernel.game import Game
from rules.kernel.model import Answer, Decision, Seat
from rules.kernel.play import encode
from rules.kernel.record import random_picks
from rules.kernel.registry import find
from rules.kernel.rng import Rng
from rules.kernel.testkit import every_table
from rules.kernel.thought import Thought
from rules.kernel.worlds import Past, phase_of

World = Thought[Any]
Chooser = Callable[[World, Seat, str], Answer | None]
"""Answers a seat's question of that key, given the truth."""

QUICK = Level(positions=12, worlds=2, width=1, temperature=0.1, replies=2)


def through_the_laundry(truth: World, seat: Seat, key: str) -> Answer | None:
    """Choose as computer players do; the level is one that errs by chance, which must follow from the sight too."""
    sight = sight_in(truth, seat, key, "a salt")
    return weigh(sight, QUICK, ByStanding()).answer if sight else None


def differences(
    game: Game[Any, Any], positions: int, truths: int, seed: int, choose: Chooser, seats: int | None = None
) -> list[str]:
    """Return in words where truths that look alike to a seat led to other answers, over so many positions."""
    rng, found = Rng(seed), list[str]()
    for number, (world, decision) in enumerate(_positions(game, rng, seats)):
        if number == positions:
            return found
        past = Past(game, phase_of(world), decision.seat)
        others = [other for _ in range(truths) if (other := past.imagine(rng))]
        chosen = {choose(one, decision.seat, decision.key) for one in (world, *others)}
        if len(chosen) > 1:
            found.append(f"{game.info.key}, question {number}, {decision.key} of seat {decision.seat}: {chosen}")
    raise AssertionError("positions never end")


def _positions(game: Game[Any, Any], rng: Rng, seats: int | None) -> Iterator[tuple[World, Decision]]:
    """Yield questions from random games at all tables in turn, about one in five."""
    tables = [table for table in every_table(game) if seats in {None, table[0]}]
    while True:
        table, settings = tables[rng.below(len(tables))]
        world: World = Thought(game, encode(game.setup(rng.next64(), table, settings)))
        world.settle()
        world.go_on()
        while not world.over:
            decision = world.pending[rng.below(len(world.pending))]
            if rng.below(5) == 0 and decision.waits:
                yield world.fork(), decision
            world.answer(Answer(decision.seat, decision.key, random_picks(decision, rng)))
            world.go_on()


def main() -> None:
    """Try it for longer, and print every difference."""
    parser = argparse.ArgumentParser(prog="python -m tests.honesty")
    parser.add_argument("game")
    parser.add_argument("--positions", type=int, default=2000)
    parser.add_argument("--truths", type=int, default=5)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    began = time.perf_counter()
    found = differences(find(args.game), args.positions, args.truths, args.seed, through_the_laundry)
    for difference in found:
        print(difference)  # noqa: T201
    seconds = time.perf_counter() - began
    print(f"{args.positions} positions, {args.truths} truths each, {len(found)} differences, {seconds:.0f} s")  # noqa: T201


if __name__ == "__main__":
    main()
