"""What search is made of: the same random games as they are played at a table, and gone on with in thought."""

from collections.abc import Iterator, Sequence
from itertools import cycle
from random import Random
from typing import Any, Final

from rules.kernel.game import Game
from rules.kernel.model import Answer
from rules.kernel.play import Play
from rules.kernel.record import random_answer
from rules.kernel.registry import games
from rules.kernel.rng import Rng
from rules.kernel.thought import Thought
from tests.bench import tictactoe
from tests.bench.bench_games import REFERENCE
from tests.bench.report import Report, Verdict
from tests.bench.timing import Work, rates

SECONDS = 40.0
TARGET: Final = 2.0
"""So many times as many answers a second in thought as at a table."""
GAMES: Final = 12
"""So many games are gone through in turn; with fewer, what is remembered of one would be of use to itself."""
POSITIONS: Final = 60
"""So many positions of those games, evenly apart, are copied."""
HEAD = (
    "game",
    "answers/s at a table",
    "in thought",
    "ratio",
    "tic-tac-toe moves an answer in thought",
    "copies with an answer/s at a table",
    "in thought",
    "ratio",
)


class Script:
    """Random games of one title, with every answer that was asked for, and positions within them."""

    def __init__(self, game: Game[Any, Any]) -> None:
        """Play the games, with the fewest players of any table that has rivals."""
        self.game = game
        self.seats = min((number for number in game.info.seats if number > 1), default=game.info.seats[0])
        self.answers = [self._answers(seed) for seed in range(GAMES)]
        self._games, self._thoughts = cycle(enumerate(self.answers)), cycle(enumerate(self.answers))
        positions = self._positions()
        self._plays: Iterator[tuple[Play[Any, Any], Answer]] = cycle(positions)
        self._worlds = cycle([(Thought.of(play), answer) for play, answer in positions])

    def play_one(self) -> int:
        """Play a game as at a table and return its answers."""
        seed, answers = next(self._games)
        play = Play.new(self.game, seed, self.seats)
        for answer in answers:
            play.answer(answer.seat, answer.key, answer.picks)
        return len(answers)

    def think_one(self) -> int:
        """Go through a game in thought and return its answers."""
        seed, answers = next(self._thoughts)
        world = self._begun(seed)
        for answer in answers:
            world.take(answer)
            world.go_on()
        return len(answers)

    def copy_play(self) -> int:
        """Copy a position as at a table and answer in the copy."""
        play, answer = next(self._plays)
        play.fork().answer(answer.seat, answer.key, answer.picks)
        return 1

    def copy_thought(self) -> int:
        """Copy a position in thought and answer in the copy."""
        world, answer = next(self._worlds)
        world.fork(silent=True).take(answer)
        return 1

    def _begun(self, seed: int) -> Thought[Any]:
        start = Play.new(self.game, seed, self.seats)
        return Thought.of(start).fork(silent=True)

    def _answers(self, seed: int) -> Sequence[Answer]:
        play, rng, answers = Play.new(self.game, seed, self.seats), Rng(seed), list[Answer]()
        while not play.over:
            answers.append(answer := random_answer(play, rng))
            play.answer(answer.seat, answer.key, answer.picks)
        return answers

    def _positions(self) -> list[tuple[Play[Any, Any], Answer]]:
        found = []
        step = sum(map(len, self.answers)) // POSITIONS + 1
        for seed, answers in enumerate(self.answers):
            play = Play.new(self.game, seed, self.seats)
            for number, answer in enumerate(answers):
                if number % step == 0:
                    found.append((play.fork(), answer))
                play.answer(answer.seat, answer.key, answer.picks)
        return found


def run(seconds: float = SECONDS) -> Report:
    """Measure every game at a table and in thought, and tic-tac-toe at a table, in turns."""
    rows, verdicts = [], []
    pick = Random(1).choice
    for key, game in games().items():
        script = Script(game)
        works: dict[str, Work] = {REFERENCE: lambda: tictactoe.play_one(pick)}
        works |= {"table": script.play_one, "thought": script.think_one}
        works |= {"table copy": script.copy_play, "thought copy": script.copy_thought}
        found = rates(works, seconds / len(games()))
        ratio = found["thought"] / found["table"]
        copies = found["thought copy"] / found["table copy"]
        beside = found[REFERENCE] / found["thought"]
        figures = (found["table"], found["thought"], ratio, beside, found["table copy"], found["thought copy"], copies)
        rows.append((key, *(f"{one:.2f}" if one < 100 else f"{one:,.0f}" for one in figures)))
        verdicts.append(Verdict(f"{key}, in thought", f"{ratio:.2f} x", f"at least {TARGET:g} x", ratio >= TARGET))
    return Report("Thought: random games, answers a second of one core", HEAD, rows, verdicts)
