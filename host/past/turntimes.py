"""How long a table waited for people: turn times from the stored answers, and their median and quartiles.

An answer tells whether other seats were waited for when it was given (`shared`). One that was not shared ended
every wait there was, so whoever answers next has been waited for since then, or since their own last answer. A turn is
the answers of one seat with nobody else's between them, from when it became waited for to the last of them. What was
taken back does not count, nor do answers that nobody gave.
"""

from collections.abc import Iterable, Mapping, Sequence
from itertools import groupby
from statistics import quantiles

from msgspec import Struct

from db.statistics import Step


class TurnTimes(Struct, frozen=True):
    """Turn times of one person in seconds: how many turns, the quartile below, the median, the quartile above."""

    turns: int
    lower: float
    median: float
    upper: float


class _Turn(Struct):
    seat: int
    began: float
    until: float
    user: int | None = None


def turn_times(began: float, steps: Iterable[Step], user: int) -> list[float]:
    """Return how many seconds each of a user's turns in one game took; the game began at that time."""
    since = began
    own: dict[int, float] = {}
    turns: list[_Turn] = []
    for step in steps:
        if not step.auto:
            if not turns or turns[-1].seat != step.seat:
                turns.append(_Turn(step.seat, own.get(step.seat, since), step.at))
            turns[-1].until = step.at
            turns[-1].user = turns[-1].user if step.user is None else step.user
        if step.shared:
            own[step.seat] = step.at
        else:
            since, own = step.at, {}
    return [turn.until - turn.began for turn in turns if turn.user == user]


def times_of(games: Mapping[int, float], steps: Sequence[Step], user: int) -> list[float]:
    """Return a user's turn times in several games, given when each began and their answers in order."""
    return [
        seconds
        for game, of_game in groupby(steps, lambda step: step.game)
        for seconds in turn_times(games[game], of_game, user)
    ]


def quartiles(times: Sequence[float]) -> TurnTimes | None:
    """Return what turn times come to, or None for none at all."""
    if not times:
        return None
    lower, median, upper = quantiles(times, n=4, method="inclusive") if len(times) > 1 else list(times) * 3
    return TurnTimes(len(times), lower, median, upper)
