"""Players: what answers a question of a game, given the play and nothing that its seat cannot know."""

from __future__ import annotations

from typing import Any, Protocol

from agents.levels import Level, level_of
from agents.nets import judge_of
from agents.sight import sight_of
from agents.think import weigh
from agents.value import Judge
from rules.kernel.game import Game
from rules.kernel.model import Answer, Decision, Seat
from rules.kernel.play import Play
from rules.kernel.policy import neutral
from rules.kernel.registry import find


class Player(Protocol):
    """Answers questions."""

    def choose(self, play: Play[Any, Any], decision: Decision) -> tuple[str, ...]:
        """Return the picks for that decision of the play."""
        ...


def player(game: Game[Any, Any] | str, level: str, seed: int) -> Thinker:
    """Return a computer player of a level, novice to master (`LEVELS`), for a game or the one with that key.

    `choose` answers one decision; `answer` whatever is best among a seat's decisions, standing offers included.

    Raises:
        KeyError: there is no such level.
        NoSuchGame: there is no game with that key.
    """
    game = find(game) if isinstance(game, str) else game
    return Thinker(level_of(level, game), judge_of(game), seed)


class Thinker:
    """Thinks from what its seat may know; keeps to the turn it has thought of until something comes to light."""

    def __init__(self, level: Level, judge: Judge, seed: int) -> None:
        """Take its strength, what judges positions, and the seed of its chance."""
        self._level, self._judge, self._seed = level, judge, seed
        self._plan: list[Answer] = []
        self._barrier = -1
        self._phase = -1

    def choose(self, play: Play[Any, Any], decision: Decision) -> tuple[str, ...]:
        """Return the picks for that decision, as somebody who takes no standing offers before or after it."""
        return self._answer(play, decision, only=decision).picks

    def answer(self, play: Play[Any, Any], seat: Seat) -> Answer:
        """Return the best answer of a seat that is waited for, to any of its questions and standing offers."""
        asked = next(decision for decision in play.decisions(seat) if decision.waits)
        return self._answer(play, asked)

    def _answer(self, play: Play[Any, Any], asked: Decision, only: Decision | None = None) -> Answer:
        if (planned := self._planned(play, asked.seat)) and (only is None or only.key == planned.key):
            return planned
        sight = sight_of(play, asked.seat, asked.key, self._seed)
        if sight is None:
            return Answer(asked.seat, asked.key, neutral(asked))
        choice = weigh(sight, self._level, self._judge, only)
        self._plan, self._barrier, self._phase = list(choice.line[1:]), play.state.barrier, len(play.checkpoints)
        return choice.answer

    def _planned(self, play: Play[Any, Any], seat: Seat) -> Answer | None:
        """Return the next answer of the turn thought of, if it is on offer and nothing has come to light since."""
        if self._plan and (self._barrier, self._phase) == (play.state.barrier, len(play.checkpoints)):
            answer = self._plan.pop(0)
            for decision in play.decisions(seat):
                if decision.key == answer.key and {option.id for option in decision.options} >= set(answer.picks):
                    return answer
        self._plan = []
        return None
