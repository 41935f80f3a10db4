"""A game gone on with in thought, as fast as its rules run: what search is made of.

It takes answers as `play` does but remembers only what a copy needs: no offers' hashes, no log, no checkpoint to store,
and it does not look whether something came out. It stops where a phase ends, so that a position can be valued there
before the next phase is opened by `go_on`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

import msgspec

from rules.kernel.errors import NotAsked
from rules.kernel.game import Game
from rules.kernel.model import Answer, Asked, Decision, Flow, Seat, State
from rules.kernel.offers import check, is_forced
from rules.kernel.play import Play, encode

S = TypeVar("S", bound=State)


class Thought(Generic[S]):
    """A phase from its start: the answers given in it, and what is open now.

    A position from which the phase could as well begin anew (`Game.begins_anew`) becomes its start at once, in silence
    as soon as it is copied.
    `ended` says that the phase is over and the next one not yet begun. `state.lines` and `state.draws` hold what was
    said and drawn since its start.
    """

    __slots__ = ("_flow", "answers", "ended", "game", "pending", "start", "state")

    def __init__(
        self, game: Game[S, Any], start: bytes, foretold: Sequence[tuple[int | str, ...]] = (), *, silent: bool = False
    ) -> None:
        """Begin a phase at an encoded state; `foretold` is what will be drawn in it, see `State.foretold`.

        In silence nothing is said, which is faster, and neither is it in copies.
        """
        self.game, self.start = game, start
        self.answers: list[Answer] = []
        self.state: S = msgspec.json.decode(start, type=game.state_type)
        self.state.draws, self.state.foretold, self.state.silent = [], list(foretold), silent
        self.pending: Asked = ()
        self.ended = False
        self._flow: Flow[None]
        self._run()

    @classmethod
    def of(cls, play: Play[S, Any]) -> Thought[S]:
        """Return the position of a play that was made by today's rules."""
        point, entries = play.saved()
        return cls(play.game, point.state).after([Answer(one.seat, one.key, one.picks) for one in entries])

    def fork(self, *, silent: bool = False) -> Thought[S]:
        """Return an independent copy, from now on a silent one if wished."""
        silent = silent or self.state.silent
        self.begin_anew()
        return Thought(self.game, self.start, self._foretold(), silent=silent).after(self.answers)

    def after(self, answers: Sequence[Answer]) -> Thought[S]:
        """Give answers that are known to be on offer, those that left no choice among them, and return itself."""
        for answer in answers:
            self._give(answer)
        return self

    def begin_anew(self) -> bool:
        """Make this position its start if the phase could as well begin with it, and say whether it is the start."""
        if self.answers and not self.ended and self.game.begins_anew(self.state, self.pending):
            self._begin_here()
        return not self.answers

    @property
    def over(self) -> bool:
        """Say whether the game has ended."""
        return self.state.over and not self.pending

    def asks(self, seat: Seat) -> bool:
        """Say whether that seat is waited for."""
        return any(decision.seat == seat and decision.waits for decision in self.pending)

    def find(self, seat: Seat, key: str) -> Decision:
        """Return the open decision of that seat and key.

        Raises:
            NotAsked: there is none.
        """
        for decision in self.pending:
            if decision.seat == seat and decision.key == key:
                return decision
        raise NotAsked(f"seat {seat} is not asked {key!r}")

    def answer(self, answer: Answer) -> None:
        """Take an answer, and every answer of this phase after it that leaves no choice.

        Raises:
            NotAsked, NotOffered, WrongCount: as `Play.answer`.
        """
        self.step(answer)
        self.settle()

    def take(self, answer: Answer) -> None:
        """Take an answer that is known to be on offer as `answer` does, without looking whether it is."""
        self._give(answer)
        self.settle()

    def step(self, answer: Answer) -> None:
        """Take one answer and leave open what follows.

        Raises:
            NotAsked, NotOffered, WrongCount: as `Play.answer`.
        """
        check(self.find(answer.seat, answer.key), answer.picks)
        self._give(answer)

    def settle(self) -> None:
        """Answer what leaves no choice, as far as this phase goes."""
        while self.pending:
            for decision in self.pending:
                if is_forced(decision):
                    picks = tuple([option.id for option in decision.options])
                    self._give(Answer(decision.seat, decision.key, picks))
                    break
            else:
                return

    def go_on(self) -> None:
        """Begin the next phases until somebody has a choice or the game is over; nothing else may be open."""
        while self.ended and not self.state.over:
            self._open()
            self.settle()

    def _open(self) -> None:
        self.state.foretold = []
        self._begin_here()
        self._run()

    def _begin_here(self) -> None:
        state, foretold = self.state, self.state.foretold
        if state.lines or state.events or state.draws or foretold:
            state.lines, state.events, state.draws, state.foretold = [], [], [], []
        self.start, self.answers, self.ended = encode(state), [], False
        state.foretold = foretold

    def _run(self) -> None:
        """Begin the phase at its start."""
        self._flow = self.game.phase(self.state)
        try:
            self.pending = next(self._flow)
        except StopIteration:
            self.pending, self.ended = (), True

    def _give(self, answer: Answer) -> None:
        """Give an answer that is on offer."""
        self.answers.append(answer)
        try:
            self.pending = self._flow.send(answer)
        except StopIteration:
            self.pending, self.ended = (), True
        else:
            if not self.state.silent:
                self.begin_anew()

    def _foretold(self) -> Sequence[tuple[int | str, ...]]:
        """Return what must be drawn in a copy that is given the same answers."""
        return [drawn.items for drawn in self.state.draws]
