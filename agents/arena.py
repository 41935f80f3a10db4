"""Games between players: one at one seat in turn, another at all others, from the same seeds for each seat."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from math import sqrt
from multiprocessing import get_context
from pathlib import Path
from statistics import fmean
from typing import Any, Final, TypeVar

from msgspec import Struct
from msgspec.structs import replace

from agents.levels import level_of
from agents.memory import collect_rarely
from agents.nets import judge_of, load, tempered
from agents.players import Player, Thinker
from agents.value import ByStanding
from agents.yardsticks import ByChance, Flat, Greedy
from rules.kernel.game import Game, Settings
from rules.kernel.model import Answer, Seat, Side
from rules.kernel.play import Play
from rules.kernel.registry import find, folder

NORMAL: Final = 1.96
"""Standard deviations to either side of 95 % of a normal distribution."""
Made = TypeVar("Made")

FIRST: Final = "first.npz"
"""In a game's folder: the first net that beat the greedy player, kept to measure later ones by."""


class Result(Struct, frozen=True):
    """One game: A's share of the win, its points less those of the best other side, its moves and their seconds."""

    win: float
    lead: float
    moves: int
    seconds: float
    slowest: float


class Score(Struct, frozen=True):
    """What a match came to for A; `low` and `high` bound the share of wins with 95 % (Wilson)."""

    game: str
    seats: int
    a: str
    b: str
    games: int
    wins: float
    low: float
    high: float
    lead: float
    move_ms: float
    slowest_ms: float


def contender(name: str, game: Game[Any, Any], seed: int) -> Player:
    """Return a player by name.

    `random`, `greedy`, `flat` or a level; `LEVEL~T` has another temperature (see `Level`), `LEVEL*N` looks at N times
    the positions in N times the worlds, N being 4 or 0.25, `LEVEL+N` judges N turns after replies,
    `LEVEL%N` looks at N positions in a tree of turns; `LEVEL@FILE` judges by the net in that file, `LEVEL@first` by the
    game's frozen one, `LEVEL@standing` by points; `LEVEL^builder` has a character.

    Raises:
        KeyError: there is no such player.
    """
    makers: dict[str, Callable[[int], Player]] = {"random": ByChance, "greedy": Greedy, "flat": Flat}
    if name in makers:
        return makers[name](seed)
    name, _, character = name.partition("^")
    strength, _, file = name.partition("@")
    strength, _, tree = strength.partition("%")
    strength, _, replies = strength.partition("+")
    strength, _, times = strength.partition("*")
    word, _, temperature = strength.partition("~")
    level = level_of(word, game).times(float(times or 1))
    level = replace(level, temperature=float(temperature)) if temperature else level
    level = replace(level, replies=int(replies)) if replies else level
    level = replace(level, tree=int(tree)) if tree else level
    if file == "standing":
        return Thinker(level, ByStanding(), seed)
    path = folder(game.info.key) / FIRST if file == "first" else Path(file)
    return Thinker(level, tempered(load(game, path) if file else judge_of(game), game, character), seed)


def contest(key: str, seats: int, settings: Settings, names: tuple[str, str], seed: int, at: Seat) -> Result:
    """Play one game with A at one seat and B at all others."""
    game = find(key)
    players = [contender(names[seat != at], game, seed * 31 + seat) for seat in range(seats)]
    play = Play.new(game, seed, seats, settings)
    times: list[float] = []
    while not play.over:
        seat = play.waiting()[0]
        began = time.perf_counter()
        answer = answered(play, players[seat], seat)
        play.answer(answer.seat, answer.key, answer.picks)
        if seat == at:
            times.append(time.perf_counter() - began)
    sides = sides_of(play)
    points = [side.points / side.parts for side in sides]
    lead = points[at] - max([*points[:at], *points[at + 1 :]], default=0.0)
    return Result(shares(sides)[at], lead, len(times), sum(times), max(times, default=0.0))


def sides_of(play: Play[Any, Any]) -> list[Side]:
    """Return the standing of all who play, those without a seat last."""
    return [*play.game.standing(play.state), *play.game.rivals(play.state)]


def shares(sides: Sequence[Side]) -> list[float]:
    """Return each side's share of the victory."""
    first = [side.rank == 1 for side in sides]
    return [is_first / sum(first) for is_first in first]


def answered(play: Play[Any, Any], one: Player, seat: Seat) -> Answer:
    """Return what a player answers for a seat that is waited for."""
    if isinstance(one, Thinker):
        return one.answer(play, seat)
    asked = next(decision for decision in play.decisions(seat) if decision.waits)
    return Answer(seat, asked.key, one.choose(play, asked))


def match(
    key: str, seats: int, games: int, seed: int, names: tuple[str, str], settings: Settings, processes: int = 1
) -> Score:
    """Play so many games, A at each seat in turn, and say what came of it."""
    one = partial(contest, key, seats, settings, names)
    seeds, at = [seed + number // seats for number in range(games)], [number % seats for number in range(games)]
    return _score(key, seats, names, list(spread(one, processes, seeds, at)))


def spread(one: Callable[..., Made], processes: int, *given: Iterable[Any]) -> Iterator[Made]:
    """Yield what a function makes of each of what is given, in that order, by so many processes."""
    if processes == 1:
        yield from map(one, *given)
        return
    with ProcessPoolExecutor(processes, get_context("spawn"), initializer=collect_rarely) as pool:
        yield from pool.map(one, *given)


def _score(key: str, seats: int, names: tuple[str, str], results: Sequence[Result]) -> Score:
    wins, moves = sum(result.win for result in results), max(1, sum(result.moves for result in results))
    low, high = wilson(wins, len(results))
    return Score(
        game=key,
        seats=seats,
        a=names[0],
        b=names[1],
        games=len(results),
        wins=wins,
        low=low,
        high=high,
        lead=fmean(result.lead for result in results),
        move_ms=sum(result.seconds for result in results) / moves * 1000,
        slowest_ms=max(result.slowest for result in results) * 1000,
    )


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Return the bounds of Wilson's 95 % interval for a share."""
    share, square = wins / games, NORMAL * NORMAL
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = NORMAL * sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def told(score: Score) -> str:
    """Return a score as one line."""
    share = score.wins / score.games
    return (
        f"{score.game}, {score.seats} seats, {score.a} against {score.b}: {score.wins:g} of {score.games} "
        f"({share:.0%}, {score.low:.0%} to {score.high:.0%}), lead {score.lead:+.1f}, "
        f"{score.move_ms:.0f} ms a move (slowest {score.slowest_ms:.0f})"
    )
