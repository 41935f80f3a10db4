"""Counts legal continuations. A count that changes shows that the rules offer something else than before.

Chess programs call it perft. A continuation is a sequence of answers, each to a question that `questions` names.
"""

from collections.abc import Iterator
from itertools import chain, combinations, permutations
from math import comb, perm
from typing import Any

from rules.kernel.errors import RulesError
from rules.kernel.model import Decision
from rules.kernel.play import Play


class TooMany(RulesError):
    """More answers would have to be given than was allowed."""


class _Counter:
    """Counts continuations, and the answers given on the way to them."""

    def __init__(self, limit: int | None) -> None:
        self._limit = limit
        self._given = 0

    def count(self, play: Play[Any, Any], depth: int) -> int:
        """Return the number of continuations of so many answers, one or more."""
        asked = questions(play)
        if depth == 1:
            return sum(number_of_answers(decision) for decision in asked)
        return sum(
            self.count(self._after(play, decision, picks), depth - 1)
            for decision in asked
            for picks in legal_picks(decision)
        )

    def _after(self, play: Play[Any, Any], decision: Decision, picks: tuple[str, ...]) -> Play[Any, Any]:
        self._given += 1
        if self._limit is not None and self._given > self._limit:
            raise TooMany(f"more than {self._limit} answers would have to be given")
        after = play.fork()
        after.answer(decision.seat, decision.key, picks)
        return after


def perft(play: Play[Any, Any], depth: int, limit: int | None = None) -> int:
    """Return how many sequences of `depth` answers the position allows; the play stays as it is.

    Sequences that end the game earlier are not counted. With depth 0 there is one: to do nothing.

    Args:
        play: The position.
        depth: The number of answers; one that is given unasked is none.
        limit: The most answers to give on the way; the last of a sequence is not given, only counted.

    Raises:
        TooMany: It would take more answers.
    """
    return _Counter(limit).count(play, depth) if depth > 0 else 1


def questions(play: Play[Any, Any]) -> tuple[Decision, ...]:
    """Return the open questions whose answers count: one that is waited for, and all standing offers.

    Where several are waited for, it is the one of the lowest seat, and of that seat's the first one asked. So choices
    that are made side by side count once, and not again in each order in which they could be made.
    """
    waited_for = min((one for one in play.pending if one.waits), key=lambda one: one.seat, default=None)
    return tuple(one for one in play.pending if one is waited_for or not one.waits)


def legal_picks(decision: Decision) -> Iterator[tuple[str, ...]]:
    """Yield every answer to a question; where the order of picks means nothing, each set of them once."""
    ids = [option.id for option in decision.options]
    ways = permutations if decision.ordered else combinations
    return chain.from_iterable(ways(ids, number) for number in range(decision.low, decision.high + 1))


def number_of_answers(decision: Decision) -> int:
    """Return how many answers `legal_picks` yields, without making them."""
    ways = perm if decision.ordered else comb
    return sum(ways(len(decision.options), number) for number in range(decision.low, decision.high + 1))
