"""How often one presses in a turn: `python -m tests.presses [GAME ...]`, over whole random games.

A press is a button, or an entry of a menu. Answers that one shortcut on offer gives are one press, and so are several
entries of one menu. A turn is what one seat answers until another is asked; where several choose at once, what each of
them answers. Only what the game waits for counts, not what may be done beside.
"""

import argparse
import statistics
import sys
from collections.abc import Iterator
from itertools import groupby
from typing import Any, NamedTuple

from rules.kernel.game import Game
from rules.kernel.model import Answer, Seat, Shortcut
from rules.kernel.play import Play
from rules.kernel.record import random_picks
from rules.kernel.registry import find, games
from rules.kernel.rng import Rng

MOST_ANSWERS = 8_000


class Given(NamedTuple):
    """An answer, what shortcuts were on offer beside it, in which phase it was given, and whether pick by pick."""

    answer: Answer
    shortcuts: tuple[Shortcut, ...]
    phase: int
    one_by_one: bool


def answers_of(game: Game[Any, Any], seats: int, seed: int) -> Iterator[Given]:
    """Play at random and yield each answer that was asked for."""
    play, rng = Play.new(game, seed, seats, {}), Rng(seed)
    for _ in range(MOST_ANSWERS):
        if play.over:
            return
        waiting = [decision for decision in play.pending if decision.waits]
        decision = waiting[rng.below(len(waiting))]
        picks = random_picks(decision, rng)
        shortcuts = play.game.shortcuts(play.state, decision)
        phase = play.checkpoints[-1].after
        slow = decision.ordered and decision.high > 1
        yield Given(Answer(decision.seat, decision.key, picks), tuple(shortcuts), phase, slow)
        play.answer(decision.seat, decision.key, picks)


def presses(turn: list[Given]) -> int:
    """Return how many presses a turn takes whoever knows what they want."""
    if not turn:
        return 0
    usual = [shortcut for shortcut in turn[0].shortcuts if fits(shortcut, turn)]
    longest = max((len(shortcut.answers) for shortcut in usual), default=1)
    first = 1 if usual else (len(turn[0].answer.picks) + 1 if turn[0].one_by_one else 1)
    return first + presses(turn[longest:])


def fits(shortcut: Shortcut, turn: list[Given]) -> bool:
    """Say whether a shortcut gives just what the turn begins with."""
    return [given.answer for given in turn[: len(shortcut.answers)]] == list(shortcut.answers)


def turns_of(game: Game[Any, Any], seats: int, seed: int) -> Iterator[list[Given]]:
    """Yield the turns of a random game."""
    given = list(answers_of(game, seats, seed))

    def whose(one: Given) -> Seat:
        return one.answer.seat

    given.sort(key=lambda one: (one.phase, one.answer.seat))
    for _, turn in groupby(given, whose):
        yield list(turn)


def told(key: str, number: int) -> str:
    """Return a line about a game."""
    game = find(key)
    seats = next(number for number in sorted(game.info.seats) if number > 1)
    counts = [presses(turn) for seed in range(number) for turn in turns_of(game, seats, seed)]
    deciles = statistics.quantiles(counts, n=10)
    mean, median = statistics.fmean(counts), statistics.median(counts)
    return f"{key:22} turns {len(counts):5}  mean {mean:.2f}  median {median:.0f}  nine of ten at most {deciles[8]:.0f}"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="*", default=list(games()))
    parser.add_argument("--games", type=int, default=6)
    arguments = parser.parse_args()
    for key in arguments.game:
        sys.stdout.write(told(key, arguments.games) + "\n")
