"""Games among equal players: how often each seat and each start wins, and what is never or always chosen."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Any, Final

from msgspec import Struct, field

from agents.arena import answered, contender, shares, sides_of, spread, wilson
from rules.kernel.game import Game, Settings
from rules.kernel.model import Answer, Decision
from rules.kernel.play import Play
from rules.kernel.registry import find

OFTEN: Final = 25
"""Offers of a choice from which on it is told that it was never taken, or always."""
NEVER: Final = 0.02
ALWAYS: Final = 0.98
"""The shares of its offers up to which, and from which on, that is said."""

Choice = tuple[str, str]
"""What was asked, and the id of an option."""


class Account(Struct):
    """What games came to: how many each seat and start played, and its shares of victory; offers and picks."""

    played: Counter[str] = field(default_factory=Counter)
    won: dict[str, float] = field(default_factory=dict)
    offered: Counter[Choice] = field(default_factory=Counter)
    taken: Counter[Choice] = field(default_factory=Counter)

    def add(self, other: Account) -> None:
        """Count another's games, too."""
        self.played.update(other.played)
        for name, wins in other.won.items():
            self.win(name, wins)
        self.offered.update(other.offered)
        self.taken.update(other.taken)

    def win(self, name: str, share: float) -> None:
        """Count a share of a victory."""
        self.won[name] = self.won.get(name, 0.0) + share


def account(
    key: str, seats: int, games: int, seed: int, player: str, settings: Settings, processes: int = 1
) -> Account:
    """Play so many games among equal players, and say what came of them.

    Raises:
        KeyError: there is no such game, or no such player (see `arena.contender`).
    """
    whole = Account()
    for part in spread(partial(_played, key, seats, settings, player), processes, range(seed, seed + games)):
        whole.add(part)
    return whole


def told(found: Account) -> Iterator[str]:
    """Yield lines: what each seat and each start won, then what was never or always taken."""
    for who, games in sorted(found.played.items()):
        low, high = wilson(found.won[who], games)
        yield f"{who}: {found.won[who]:g} of {games} ({found.won[who] / games:.0%}, {low:.0%} to {high:.0%})"
    often = [(choice, number) for choice, number in found.offered.most_common() if number >= OFTEN]
    for (asked, option), offered in often:
        taken = found.taken[asked, option]
        if taken <= NEVER * offered or taken >= ALWAYS * offered:
            how = "never taken" if taken <= NEVER * offered else "always taken"
            yield f"{how}: {asked}, {option}: {taken} of {offered}"


def _played(key: str, seats: int, settings: Settings, player: str, seed: int) -> Account:
    """Play one game."""
    game, made = find(key), Account()
    players = [contender(player, game, seed * 31 + seat) for seat in range(seats)]
    play = Play.new(game, seed, seats, settings)
    while not play.over:
        seat = play.waiting()[0]
        answer = answered(play, players[seat], seat)
        _note(made, next(one for one in play.decisions(seat) if one.key == answer.key), answer)
        play.answer(answer.seat, answer.key, answer.picks)
    _score(made, game, play)
    return made


def _note(made: Account, asked: Decision, answer: Answer) -> None:
    """Count what was offered and taken, where there was a choice."""
    if len(asked.options) > asked.low:
        made.offered.update((asked.prompt.key, option.id) for option in asked.options)
        made.taken.update((asked.prompt.key, pick) for pick in answer.picks)


def _score(made: Account, game: Game[Any, Any], play: Play[Any, Any]) -> None:
    """Count who won, by the seat and by what it began with where that differs."""
    sides = sides_of(play)
    for seat, share in enumerate(shares(sides)[: len(game.standing(play.state))]):
        names = [f"seat {seat + 1}"]
        if game.insight is not None and game.insight.start is not None:
            names.append(game.insight.start(play.state, seat))
        for name in names:
            made.played[name] += 1
            made.win(name, share)
