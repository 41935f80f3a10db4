"""The vocabulary of a game: texts, options, decisions, answers, lines of the log and the base of every state.

Plain values; what is done with them lives in `flows` (asking), `play` (answering) and `words` (showing), and what a
whole game is in `game`.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Sequence
from functools import cache
from typing import TypeAlias, TypeVar, cast

from msgspec import Struct, field

from rules.kernel.piles import bring_up, take
from rules.kernel.rng import Rng

Seat: TypeAlias = int
Audience: TypeAlias = int | None
"""Whose eyes: a seat, or None for somebody who only watches."""

Arg: TypeAlias = "int | str | Text | list[Text]"
T = TypeVar("T")


class Text(Struct, frozen=True, gc=False):
    """A message by key, put into words later and in the reader's language; arguments may be texts again."""

    key: str
    args: dict[str, Arg] = {}


def text(key: str, **args: Arg) -> Text:
    """Return the message `key` with its arguments."""
    return Text(key, args)


@cache
def who(seat: Seat) -> Text:
    """Return the name of whoever sits at `seat` when the text is read."""
    return Text("@seat", {"seat": seat})


def verbatim(words: str) -> Text:
    """Return what somebody typed, or is called, as it is; like a name it never works as markup where it is shown."""
    return Text("@verbatim", {"words": words})


class Option(Struct, frozen=True, gc=False):
    """One thing that may be picked; `id` is stable, readable and unique within its decision."""

    id: str
    text: Text
    hint: Text | None = None
    group: str = ""
    icon: str = ""
    """The key of the icon of what it is about (see `words.FUNCTIONS`); it tells no more than the text."""
    plain: bool = False
    """True for an option that merely ends or declines; shown quietly, last."""
    warns: bool = False
    """True when the hint is a warning: whoever picks the option loses something, or gets less than it promises."""
    neutral: bool = False
    """True for the option that an absent seat takes, where that is not the first."""
    final: bool = False
    """True for an option that cannot be taken back once it is picked; shown in red, and its hint says so."""
    shows: bool = False
    """True for an option that brings out what the other seats could not know, such as a card of a hidden hand: only
    the seat that picks it can undo past it."""


class Barred(Struct, frozen=True, gc=False):
    """One thing that may reasonably be expected among a decision's options and cannot be picked now, and why.

    The id is the one that the option would have, and is offered by no option of the decision. The text names the thing,
    the reason goes on behind a colon ("Swan Jug: lacks 1 crystal"). All of it follows from what the decision's seat
    knows, where the decision is public from what everybody sees.
    """

    id: str
    text: Text
    reason: Text
    icon: str = ""
    """As an option's: the key of the icon of what it is about."""


class Decision(Struct, frozen=True):
    """A question to one seat; `low` to `high` options are picked, in a meaningful order if `ordered`.

    One that does not wait (`waits=False`) is a standing offer: it holds nobody up and may never be answered.
    A `public` one offers what anybody who watches could work out from their view: if it leaves no choice, nobody is
    asked. Any other is put to the seat even then (see `secrecy`).
    """

    seat: Seat
    key: str
    prompt: Text
    options: tuple[Option, ...]
    low: int = 1
    high: int = 1
    ordered: bool = False
    waits: bool = True
    public: bool = False
    menus: bool = False
    """True where each named group of options is one menu, however few it holds: the panel then keeps its shape."""
    topic: str = ""
    """What a standing offer is about, named by the text `topic-<topic>`: where a panel has no room for standing offers,
    those of one topic are behind one button."""
    begun: bool = False
    """True for what was begun and is to be finished, or given up, first: as long as there is any, a panel shows only
    that. Everything else may still be answered by commands."""
    barred: tuple[Barred, ...] = ()
    """What one may look for among the options and cannot pick, each with its reason; made by the flow that offers."""


class Answer(Struct, frozen=True):
    """What a seat picked for the decision `key`: option ids, in the order of picking."""

    seat: Seat
    key: str
    picks: tuple[str, ...]


class Shortcut(Struct, frozen=True):
    """Several answers of one seat that one press gives in this order; the record holds the answers alone."""

    id: str
    text: Text
    hint: Text | None
    answers: tuple[Answer, ...]
    icon: str = ""
    final: bool = False
    """As an option's: True where its answers cannot be taken back."""


Asked: TypeAlias = tuple[Decision, ...]
Flow: TypeAlias = Generator[Asked, Answer, T]
"""Rules that ask: yields every decision now open, receives one answer at a time, returns what came of it."""


class Line(Struct, frozen=True):
    """A line of the log; `to` lists the audiences who may read it, None means everybody."""

    text: Text
    to: tuple[Audience, ...] | None = None

    def is_for(self, audience: Audience) -> bool:
        """Say whether that audience may read the line."""
        return self.to is None or audience in self.to


class Event(Struct, frozen=True):
    """A random outcome after the set-up, for records: what fell, by component ids."""

    name: str
    outcome: dict[str, int | str | list[int | str]]


class Drawn(Struct, frozen=True):
    """What came off a hidden pile; `to` lists the audiences who see it, None means everybody."""

    items: tuple[int | str, ...]
    to: tuple[Audience, ...] | None = None

    def is_for(self, audience: Audience) -> bool:
        """Say whether that audience sees what was drawn."""
        return self.to is None or audience in self.to


class State(Struct, kw_only=True):
    """The base of every game's state: randomness, what was said since the last answer, and whether it is over."""

    rng: Rng
    reveals: int = 0
    """To be raised when something hidden comes out otherwise than by `draw` and `rng` (see `secrecy`)."""
    over: bool = False
    lines: list[Line] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    draws: list[Drawn] = field(default_factory=list)
    """What was drawn since the last answer."""
    foretold: list[tuple[int | str, ...]] = field(default_factory=list)
    """In a world dealt anew for a seat: what it has seen drawn since then, and so is drawn there too; see `worlds`."""
    silent: bool = False
    """True where nobody reads what is said: in thought."""

    @property
    def barrier(self) -> int:
        """Return a number that rises whenever something hidden came out; no undo crosses a rise."""
        return self.reveals + self.rng.drawn

    def say(self, key: str, to: Iterable[Audience] | None = None, **args: Arg) -> None:
        """Add a line to the log, for everybody or only for the audiences named."""
        if self.silent:
            return
        self.lines.append(Line(Text(key, args), None if to is None else tuple(to)))

    def fell(self, name: str, **outcome: int | str | Sequence[int | str]) -> None:
        """Record a random outcome for the export."""
        if self.silent:
            return
        plain = {key: value if isinstance(value, int | str) else list(value) for key, value in outcome.items()}
        self.events.append(Event(name, plain))

    def draw(self, pile: list[T], number: int = 1, to: Iterable[Audience] | None = None) -> list[T]:
        """Take up to `number` items from the top of a hidden pile (its front); what came out bars undo.

        Everybody sees it, or only the audiences named.
        """
        if self.foretold:
            bring_up(pile, self.foretold.pop(0))
        taken = take(pile, number)
        self.reveals += len(taken)
        self.draws.append(Drawn(tuple(cast("list[int | str]", taken)), None if to is None else tuple(to)))
        return taken


class Result(Struct, frozen=True):
    """One side's result: points with their breakdown (text key, points), tie-breaks best first, rank.

    The rank is one more than the number of sides that are better, those without a seat too.
    Points and breakdown count parts of a point: with `parts` 2 they are halves. Tie-breaks are whole numbers.
    Notes say how a part was counted.
    """

    points: int
    rank: int
    breakdown: tuple[tuple[str, int], ...] = ()
    ties: tuple[tuple[str, int], ...] = ()
    notes: tuple[Text, ...] = ()
    parts: int = 1


class Score(Result, frozen=True, kw_only=True):
    """The result of a seat."""

    seat: Seat


class Rival(Result, frozen=True, kw_only=True):
    """The result of a side that the game plays itself."""

    name: str
    """The text key of what it is called."""


Side: TypeAlias = Score | Rival
Standing: TypeAlias = tuple[Score, ...]
