"""Positions in the dossier's notation, and a hand to play them: `[11 24+2 42]` is a Bric-a-brac, `1c 1w` a stock.

Whatever a test does not name lies where it does no harm, so every position is complete and its laws can be checked
after each answer. Nothing is answered automatically: a test sees every decision, also one without a choice.
"""

from collections import Counter
from collections.abc import Iterable
from itertools import count

from rules.kernel.model import Answer, Asked, Decision, Flow
from rules.kernel.rng import Rng
from rules.nicodemus.components import GOODS, MACHINES, PIECES, PROJECTS
from rules.nicodemus.engine import GAME
from rules.nicodemus.state import Lying, Player, State, no_goods
from tests.rules.table import Asking

A, B = 0, 1
LETTERS = {"c": "charcoalium", "w": "wood", "k": "copper", "x": "crystal"}


def goods(written: str) -> dict[str, int]:
    """Read `1c 7w`."""
    return no_goods() | {LETTERS[part[-1]]: int(part[:-1]) for part in written.split()}


def as_written(stock: dict[str, int]) -> str:
    """Write a stock as `1c 7w`; an empty one is an empty string."""
    return " ".join(f"{stock[good]}{letter}" for letter, good in LETTERS.items() if stock[good])


def ids(written: str) -> list[int]:
    """Read `11 24 42`."""
    return [int(part) for part in written.split()]


def bric_a_brac(written: str) -> list[Lying]:
    """Read `[11 24+2 42]`."""
    parts = [part.split("+") for part in written.strip("[]").split()]
    return [Lying(int(part[0]), int(part[1]) if len(part) > 1 else 0) for part in parts]


def luck(index: int, bound: int) -> Rng:
    """Return a generator whose next number below `bound` is `index`."""
    return next(Rng(seed) for seed in count() if Rng(seed).below(bound) == index)


class Supply:
    """The cards that a test has not named; filler is taken evenly from all types."""

    def __init__(self, named: Iterable[int]) -> None:
        left = Counter({id_: machine.copies for id_, machine in MACHINES.items()})
        left.subtract(named)
        assert min(left.values()) >= 0, "more copies named than there are"
        self.cards = [id_ for layer in range(4) for id_ in MACHINES if left[id_] > layer]

    def take(self, number: int) -> list[int]:
        taken, self.cards = self.cards[:number], self.cards[number:]
        return taken


def position(
    yard: str = "[]",
    a: str = "",
    b: str = "",
    *,
    hand: str | None = None,
    b_hand: str | None = None,
    play: int | None = None,
    workshop: str = "",
    b_workshop: str = "",
    projects: str = "",
    tiles: str = "",
    b_tiles: str = "",
    deck: str = "",
    deck_size: int | None = None,
    pile: str | None = None,
    scores: tuple[int, int] = (0, 0),
    first: int = A,
    turn: int = A,
    last_round: bool = False,
    rng: Rng | None = None,
) -> State:
    """Return a position; `play` is a card among A's five, `deck` names the top cards, `pile` the whole pile."""
    lying, top = bric_a_brac(yard), ids(deck)
    workshops = (ids(workshop), ids(b_workshop))
    own, others = (None if written is None else ids(written) for written in (hand, b_hand))
    fresh = [] if play is None else [play]
    supply = Supply(
        [
            *(machine.machine for machine in lying),
            *top,
            *workshops[A],
            *workshops[B],
            *fresh,
            *(own or []),
            *(others or []),
        ]
    )
    own = [*fresh, *(supply.take(5 - len(fresh)) if own is None else own)]
    others = supply.take(5) if others is None else others
    rest = top + supply.cards
    size = len(rest) if deck_size is None else deck_size
    stocks = (goods(a), goods(b))
    on_machines = sum(machine.charcoalium for machine in lying)
    named_tiles = [*ids(projects), *ids(tiles), *ids(b_tiles), *ids(pile or "")]
    other_tiles = [tile for tile in PROJECTS if tile not in named_tiles]
    players = (
        Player(goods=stocks[A], score=scores[A], workshop=workshops[A], projects=ids(tiles), hand=own),
        Player(goods=stocks[B], score=scores[B], workshop=workshops[B], projects=ids(b_tiles), hand=others),
    )
    players[A].refused = [] if pile is None else other_tiles
    state = State(
        rng=rng or Rng(7),
        first=first,
        turn=turn,
        last_round=last_round,
        players=players,
        yard=lying,
        deck=rest[:size],
        gone=rest[size:],
        slots=(ids(projects) + [0] * 6)[:6],
        pile=other_tiles if pile is None else ids(pile),
    )
    state.reserve = {good: PIECES[good] - sum(stock[good] for stock in stocks) for good in GOODS}
    state.reserve["charcoalium"] -= on_machines
    return state


class Table(Asking[State]):
    """A position being played, one answer at a time."""

    def __init__(self, state: State) -> None:
        self.s = state
        self.flow: Flow[None] | None = None
        self.decision: Decision | None = None
        self.keys: list[str] = []
        assert not GAME.faults(state)
        self.turn()

    def turn(self) -> None:
        """Begin the next turn."""
        assert self.decision is None
        self.flow = GAME.phase(self.s)
        self._asked(next(self.flow))

    def pick(self, *picks: str) -> "Table":
        """Answer the open decisions one after the other."""
        for pick in picks:
            assert self.decision is not None, f"nothing is asked, {pick} has no place"
            assert pick in self.offers(), f"{self.decision.key} offers {self.offers()}"
            assert self.flow is not None
            try:
                self._asked(self.flow.send(Answer(self.decision.seat, self.decision.key, (pick,))))
            except StopIteration:
                self.decision = None
            assert not GAME.faults(self.s)
        return self

    def _asked(self, asked: Asked) -> None:
        (self.decision,) = asked
        assert self.decision.seat == self.s.turn, "only the player whose turn it is decides"
        assert len(set(self.offers())) == len(self.offers())
        self.keys.append(self.decision.key)

    @property
    def yard(self) -> str:
        """Write the Bric-a-brac as the dossier does."""
        parts = [f"{lying.machine}{f'+{lying.charcoalium}' if lying.charcoalium else ''}" for lying in self.s.yard]
        return f"[{' '.join(parts)}]"

    @property
    def reserve(self) -> str:
        """Write the reserve."""
        return as_written(self.s.reserve)

    def stock(self, seat: int) -> str:
        """Write a player's goods."""
        return as_written(self.s.players[seat].goods)

    def hand(self, seat: int) -> list[int]:
        """Return a hand in the order of ids."""
        return sorted(self.s.players[seat].hand)

    def workshop(self, seat: int) -> list[int]:
        """Return a workshop."""
        return self.s.players[seat].workshop

    def score(self, seat: int) -> int:
        """Return a score."""
        return self.s.players[seat].score


def play(machine: int, *picks: str, state: State) -> Table:
    """Let A play a card and choose."""
    return Table(state).pick(f"play:{machine}", *picks)
