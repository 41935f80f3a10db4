"""A tree of turns: what a turn is worth once the best answers to it, and those to these, have been looked for.

Monte Carlo tree search as PUCT does it, judged by the net instead of played out at random: each round goes down from
turn to turn, to the one that looks best to whoever is to move or was looked at too little for what it promises, plays
one turn more, and tells all turns on its way what came of it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt
from typing import Final, NamedTuple, TypeAlias

from agents.turns import Answers, Search, World, is_offered
from agents.value import Judge, Net, outcome, plain, shares_seen_by
from rules.kernel.model import Seat
from rules.kernel.rng import Rng

EXPLORES: Final = 0.35
"""How much more is looked at what has been looked at little."""
EVENNESS: Final = 0.4
"""Turns are expected with odds of victory to the power of 1 / this: the lower, the more the best at first sight."""
TURNS: Final = 8
"""So many turns of each position are in the tree, and so many more with standing offers."""
OFTEN: Final = 30
"""Where a position was come through so often, turns in which standing offers are taken are looked for, too."""
WIDELY: Final = 2.0
"""How many times as many positions are looked at for those."""
TINY: Final = 1e-4
LITTLE: Final = 0.03
"""Shares that differ by less are all but the same."""


Lines: TypeAlias = Sequence[tuple[Answers, float]]
"""Turns with what they are worth at once."""


class Looked(NamedTuple):
    """How often a turn was looked at, and the mover's mean share over what came of it."""

    visits: int
    share: float


class _Turn:
    """A turn somebody may take: how likely it is thought to be the best one, and what was found of it."""

    __slots__ = ("at_once", "expected", "leads_to", "line", "total", "visits")

    def __init__(self, line: Answers, worth: float) -> None:
        self.line, self.at_once, self.expected = line, worth, 0.0
        self.visits, self.total = 1, worth
        self.leads_to: _Position | None = None

    def tell(self, share: float) -> None:
        """Take what came of it; at first that takes the place of what it seemed to be worth at once."""
        self.total = share if self.visits == 1 else self.total
        self.total, self.visits = self.total + share, self.visits + 1

    def looked(self) -> Looked:
        return Looked(self.visits, self.total / self.visits)


class _Scale(NamedTuple):
    """The least and the largest share that a seat was told in the tree."""

    least: float = 1.0
    most: float = 0.0

    def with_(self, share: float) -> _Scale:
        return _Scale(min(self.least, share), max(self.most, share))

    def of(self, share: float) -> float:
        """Return a share as 0 to 1 of what is at stake, however much or little that is."""
        return (share - self.least) / max(self.most - self.least, LITTLE)


class _Position:
    """A position, who is to move in it, the turns that may be taken, and each seat's share as judged at once."""

    __slots__ = ("is_wide", "seat", "shares", "turns", "world")

    def __init__(self, world: World, seat: Seat, lines: Lines, shares: list[float], *, is_wide: bool = False) -> None:
        self.world, self.seat, self.shares, self.is_wide = world, seat, shares, is_wide
        self.turns: list[_Turn] = []
        self.add(lines)

    def add(self, lines: Lines) -> None:
        """Add turns, with what they are worth at once, and say anew how likely each is thought to be the best."""
        self.turns += [_Turn(line, worth) for line, worth in lines]
        shares = [min(1 - TINY, max(TINY, turn.at_once)) for turn in self.turns]
        logits = [log(share / (1 - share)) / EVENNESS for share in shares]
        powers = [exp(logit - max(logits)) for logit in logits]
        for turn, power in zip(self.turns, powers, strict=True):
            turn.expected = power / sum(powers)

    def visits(self) -> int:
        return sum([turn.visits for turn in self.turns])


class Tree:
    """Grows from a seat's turn in one world; `left` positions may still be looked at.

    Standing offers are taken in the turns that it is given, and in those that follow only where it comes through often:
    three times as many turns are looked at so, which is worth more.
    """

    def __init__(self, judge: Judge, seat: Seat, rng: Rng, *, left: int, positions: int, offers: bool) -> None:
        """Take who thinks, and how many positions it looks at, in all and at most for each turn of the tree.

        The others think without the seat's temper; the seat takes no standing offers but with `offers`.
        """
        self._judges: tuple[Judge, Judge] = judge, plain(judge)
        self._seat, self._rng, self.left, self._positions, self._offers = seat, rng, left, positions, offers
        self._scales: dict[Seat, _Scale] = {}

    def look(self, world: World, lines: Lines) -> list[Looked]:
        """Return what is found of each of the seat's turns, given with what they are worth at once."""
        root = _Position(world, self._seat, lines, [], is_wide=True)
        while self.left > 0:
            self._round(root)
        return [turn.looked() for turn in root.turns]

    def _round(self, root: _Position) -> None:
        """Go down to a turn that was not yet followed, follow it, and tell the way what it came to."""
        at, way = root, list[tuple[Seat, _Turn]]()
        while at.turns:
            if not at.is_wide and at.visits() >= OFTEN:
                self._widen(at)
            turn = _most_promising(at, self._scales.get(at.seat, _Scale()))
            way.append((at.seat, turn))
            if turn.leads_to is None:
                at = turn.leads_to = self._position(_after(at.world, turn.line))
                break
            at = turn.leads_to
        else:
            self.left -= 1
        for seat, turn in way:
            turn.tell(at.shares[seat])
            self._scales[seat] = self._scales.get(seat, _Scale()).with_(at.shares[seat])

    def _position(self, world: World) -> _Position:
        """Return a position with the turns that may be taken, judged by the best of them."""
        world.go_on()
        if world.over:
            self.left -= 1
            return _Position(world, self._seat, [], _shares(self._judges[1], world, self._seat), is_wide=True)
        seat = next(one.seat for one in world.pending if one.waits)
        found = self._found(world, seat, self._positions, offers=False)[:TURNS]
        return _Position(world, seat, found, _shares(self._judges[1], _after(world, found[0][0]), seat))

    def _widen(self, at: _Position) -> None:
        """Add turns in which standing offers are taken."""
        at.is_wide = True
        if at.seat == self._seat and not self._offers:
            return
        there = {turn.line for turn in at.turns}
        found = self._found(at.world, at.seat, int(self._positions * WIDELY), offers=True)
        at.add([one for one in found if one[0] not in there][:TURNS])

    def _found(self, world: World, seat: Seat, positions: int, *, offers: bool) -> Lines:
        """Return turns with what they are worth at once, the best first."""
        judge = self._judges[seat != self._seat]
        search = Search(seat, judge, width=1, positions=positions, offers=offers, hastily=True)
        found = sorted(search.ends(world, self._rng).items(), key=lambda one: (-one[1], [a.picks for a in one[0]]))
        self.left -= positions - search.left
        return found


def _most_promising(at: _Position, scale: _Scale) -> _Turn:
    root = EXPLORES * sqrt(at.visits())
    return max(at.turns, key=lambda one: scale.of(one.total / one.visits) + root * one.expected / one.visits)


def _shares(judge: Judge, world: World, viewer: Seat) -> list[float]:
    """Return all seats' shares as `viewer`, who has moved last, would judge them.

    At the end a victory is certain, but to whoever has lost points still count as they do before: what is all but lost
    is played on for them.
    """
    shares = shares_seen_by(judge, world, viewer)
    if not world.over or not isinstance(judge, Net):
        return shares
    by_points = outcome(world.game, world.state, judge.spread)
    return [max(both) for both in zip(shares, by_points[: len(shares)], strict=True)]


def _after(world: World, line: Answers) -> World:
    """Return what a turn leads to, as far as it can be taken in that world."""
    gone = world.fork(silent=True)
    for answer in line:
        if not is_offered(gone, answer):
            break
        gone.take(answer)
    return gone
