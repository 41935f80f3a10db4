"""Every registered game played by random answers: decisions and whole games a second of one core."""

from collections.abc import Iterator
from itertools import count
from random import Random
from typing import Any

from rules.kernel.game import Game
from rules.kernel.play import Play
from rules.kernel.record import random_answer
from rules.kernel.registry import games
from rules.kernel.rng import Rng
from tests.bench import tictactoe
from tests.bench.report import Report, Verdict
from tests.bench.timing import Work, rates

SECONDS = 18.0
TARGETS = {"nicodemus": 10_000}
"""Decisions a second on one core."""
REFERENCE = "tictactoe"


class Table:
    """Plays one game after the other, each from a seed of its own, and keeps count."""

    def __init__(self, game: Game[Any, Any]) -> None:
        self.game = game
        self.seeds: Iterator[int] = count()
        self.played = 0
        self.asked = 0

    def play_one(self) -> int:
        """Play a game and return how many decisions were asked; forced ones come on top and do not count."""
        seed = next(self.seeds)
        play, rng, asked = Play.new(self.game, seed, self.game.info.seats[0]), Rng(seed), 0
        while not play.over:
            answer = random_answer(play, rng)
            play.answer(answer.seat, answer.key, answer.picks)
            asked += 1
        self.played += 1
        self.asked += asked
        return asked


def run(seconds: float = SECONDS) -> Report:
    """Measure every game beside tic-tac-toe on the same kernel."""
    tables = {key: Table(game) for key, game in games().items()}
    pick = Random(1).choice
    works: dict[str, Work] = {REFERENCE: lambda: tictactoe.play_one(pick)}
    works |= {key: table.play_one for key, table in tables.items()}
    found = rates(works, seconds)
    rows = [_row(key, table, found) for key, table in tables.items()]
    head = ("game", "seats", "decisions/s", "games/s", "decisions a game", "tic-tac-toe moves a decision")
    return Report("Games: random play", head, rows, [_verdict(key, found[key]) for key in TARGETS if key in found])


def _row(key: str, table: Table, found: dict[str, float]) -> tuple[str, ...]:
    mean = table.asked / table.played
    figures = (f"{found[key]:,.0f}", f"{found[key] / mean:,.1f}", f"{mean:.0f}", f"{found[REFERENCE] / found[key]:.1f}")
    return (key, str(table.game.info.seats[0]), *figures)


def _verdict(key: str, rate: float) -> Verdict:
    target = TARGETS[key]
    return Verdict(f"{key}, decisions/s", f"{rate:,.0f}", f"at least {target:,}", rate >= target)
