"""Numbers of a position as a seat sees it: what computer players weigh, and what their reasons name.

They say nothing that the seat cannot know: whatever is dealt anew for it (`Game.redeal`), they stay the same.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Generic, NamedTuple, TypeVar

from rules.kernel.model import Seat, State

S = TypeVar("S", bound=State)

CHARACTERS: Final = ("builder", "collector", "racer")
"""What a computer player may be by temper: one builds for later, one likes to have much, one takes points early."""
Numbers = list[float]
"""Each of about -1 to 1: an amount is divided by what is much of it in a usual game, a yes is 1."""


class Tuned(NamedTuple):
    """How a level plays a game where the usual was measured to be too strong or too weak beside its neighbours.

    Attributes:
        errs: How much it errs (`Level.temperature`).
        times: It looks at so many times the positions, in so many times the worlds: fewer where more brought nothing.
        replies: So many of its best turns are judged after what follows; as many as usual if none is said.
        tree: What follows is looked at in a tree of turns, so many positions with two seats and fewer with more, since
            each takes longer then; if 0, each turn is played on once.
    """

    errs: float
    times: float = 1
    replies: int | None = None
    tree: int = 0


class Foreseen(NamedTuple):
    """The numbers that are a side's points in the end by rule of thumb, and how many points 1 stands for.

    `side` is the name of a seat's, `rival` that of the table's for the side without a seat, if there is one.
    `of_all(state, seat, order)`, where a game has it, returns these numbers alone, the seats' in that order, then the
    rival's if it plays: the same as among all others, but sooner.
    """

    side: str
    points: float
    rival: str = ""
    of_all: Callable[[Any, Seat, Sequence[Seat]], Numbers] | None = None


class Replies(NamedTuple):
    """How a turn is judged after what follows, where it was measured to help.

    Attributes:
        seats: The numbers of seats with which it helps; all if none.
        lines: So many lines with the same first answer are judged at most.
        turns: So many phases in which somebody is asked are played on.
        worlds: In so many worlds at most.
        positions: So many positions are looked at for each of these turns.
        effort: How many positions are looked at in all, in shares of those that the level looks at before.
        behind: Lines that are worth so much less than the best are left out.
    """

    seats: tuple[int, ...] = ()
    lines: int = 1
    turns: int = 1
    worlds: int = 2
    positions: int = 40
    effort: float = 0.5
    behind: float = 0.03


@dataclass(frozen=True, kw_only=True, eq=False)
class Insight(Generic[S]):
    """Named numbers of the whole table, and of each side at it.

    `table` names what `of_table(state, seat)` returns: what is common to all, and what only the seat knows. `side`
    names what `of_side(state, seat, of)` returns: what `seat` knows of the seat `of`, which may be itself. The names
    are keys of texts, `number-<name>`; their order and their number never depend on the position.
    `at_once(state, seat, order)`, where a game has it, returns all of them, those of each side in that order, sooner.

    `foreseen`, where a game has it, says which numbers are the points that each side will have in the end by rule of
    thumb: learning begins with them. `replies` says how to judge a turn after what follows, where that was measured
    to help. `start(state, seat)`, where seats begin with different things, names what a seat began with at any later
    time: what wins more often than others is told by it. `levels` says how levels play it that play it otherwise than
    usual. `tempers` says for each of the `CHARACTERS` which numbers of its own it likes more than they are worth: how
    many times e more, in odds of victory, where they are 1. `tries` are further such tempers, which only training
    tries: ways to play that people win by, and a net that has not met them thinks little of.

    Raises:
        ValueError: a name occurs twice, or a temper likes what is no number of a side.
    """

    table: tuple[str, ...]
    side: tuple[str, ...]
    of_table: Callable[[S, Seat], Numbers]
    of_side: Callable[[S, Seat, Seat], Numbers]
    at_once: Callable[[S, Seat, Sequence[Seat]], Numbers] | None = None
    foreseen: Foreseen | None = None
    replies: Replies | None = None
    start: Callable[[S, Seat], str] | None = None
    levels: Mapping[str, Tuned] = field(default_factory=dict)
    tempers: Mapping[str, Mapping[str, float]] = field(default_factory=dict)
    tries: tuple[Mapping[str, float], ...] = ()

    def __post_init__(self) -> None:
        """Refuse names that cannot be told apart."""
        if len({*self.table, *self.side}) < len(self.table) + len(self.side):
            raise ValueError("a number of the insight is named twice")
        if unknown := {name for liked in (*self.tempers.values(), *self.tries) for name in liked} - {*self.side}:
            raise ValueError(f"a temper likes what no side has: {', '.join(sorted(unknown))}")

    def of(self, state: S, seat: Seat, order: Sequence[Seat]) -> Numbers:
        """Return the numbers of the table, then those of each side in that order."""
        if self.at_once is not None:
            return self.at_once(state, seat, order)
        numbers = list(self.of_table(state, seat))
        for other in order:
            numbers += self.of_side(state, seat, other)
        return numbers
