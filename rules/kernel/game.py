"""A game as a value: what a lobby must know of it, and the functions that make it up.

`GAME` in a game's package is one `Game`. It is complete, or making it fails.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, fields
from typing import Any, Generic, TypeAlias, TypeVar

import msgspec
from msgspec import Struct

from rules.kernel.errors import BadSetup
from rules.kernel.insight import Insight
from rules.kernel.model import Answer, Asked, Audience, Barred, Decision, Flow, Rival, Shortcut, Standing, State
from rules.kernel.rng import Rng, Seed

Settings: TypeAlias = dict[str, str]
"""What was chosen: the key of each setting with one of its choices."""

S = TypeVar("S", bound=State)
V = TypeVar("V", covariant=True)  # noqa: PLC0105  the contract below reads better with one letter


class Setting(Struct, frozen=True):
    """A choice made in the lobby; texts are `setting-<key>`, `setting-<key>-<choice>`, `setting-<key>-about`."""

    key: str
    choices: tuple[str, ...]
    default: str
    seats: tuple[int, ...] = ()
    """The numbers of players for which it makes a difference; none means all."""

    def matters(self, seats: int) -> bool:
        """Say whether it makes a difference for that number of players."""
        return not self.seats or seats in self.seats


class Move(Struct, frozen=True):
    """A slash command of a game: it answers the decisions in `keys` with options whose id begins with `kind`."""

    name: str
    keys: tuple[str, ...]
    kind: str = ""
    takes: bool = True
    """False for a move without a parameter (there is one such option at most)."""
    param: str = "choice"
    """What its parameter is called."""
    ids: str = ""
    """A regular expression that all its ids match, where no kind tells them from those of other moves."""

    def has(self, id_: str) -> bool:
        """Say whether an id is of the sort that this move picks, on offer or not."""
        if self.kind:
            # What is barred as a whole has the kind alone for its id, or a thing that is named by it.
            return f"{id_}:".startswith(self.kind if self.takes else f"{self.kind}:")
        return bool(self.ids and re.fullmatch(self.ids, id_))


class GameInfo(Struct, frozen=True):
    """What a lobby must know: seats are the numbers of players the game allows, minutes is a whole game's time."""

    key: str
    title: str
    seats: tuple[int, ...]
    minutes: int
    rules_version: int
    settings: tuple[Setting, ...] = ()
    moves: tuple[Move, ...] = ()
    against: tuple[int, ...] = ()
    """The numbers of players at which the game plays a side itself; see `Game.rivals`."""

    def with_defaults(self, settings: Settings) -> Settings:
        """Return stored settings with the defaults of those that the game has gained since."""
        return {**{setting.key: setting.default for setting in self.settings}, **settings}

    def complete_settings(self, seats: int, settings: Settings) -> Settings:
        """Return the settings with defaults filled in.

        Raises:
            BadSetup: the game has no such number of seats, no such setting or no such choice.
        """
        if seats not in self.seats:
            raise BadSetup(f"{self.title} is played by {', '.join(map(str, self.seats))}, not {seats}")
        known = {setting.key: setting for setting in self.settings}
        for key, value in settings.items():
            if key not in known or value not in known[key].choices:
                raise BadSetup(f"{self.title} has no setting {key}={value}")
        return self.with_defaults(settings)

    def moves_of(self, id_: str) -> list[Move]:
        """Return the moves that pick ids of that sort."""
        return [move for move in self.moves if move.has(id_)]

    def contradictions(self) -> Iterator[str]:
        """Yield what cannot be true of any game, each as a sentence's end."""
        if not re.fullmatch(r"[a-z][a-z0-9_]*", self.key):
            yield f"the key {self.key!r} is not of lower-case letters, digits and underscores"
        if not self.seats or min(self.seats) < 1 or list(self.seats) != sorted(set(self.seats)):
            yield f"the numbers of seats {self.seats} do not rise from 1 or more"
        if not set(self.against) <= set(self.seats):
            yield f"it plays a side itself at {self.against} seats, of which it has {self.seats}"
        for kind, names in (
            ("setting", [setting.key for setting in self.settings]),
            ("move", [move.name for move in self.moves]),
        ):
            yield from (f"the {kind} {name!r} occurs twice" for name in _repeated(names))
        for setting in self.settings:
            yield from (f"the setting {setting.key!r} {fault}" for fault in _contradictions(setting, self.seats))
        yield from (f"the move {move.name!r} answers no decision" for move in self.moves if not move.keys)


def _contradictions(setting: Setting, seats: tuple[int, ...]) -> Iterator[str]:
    if setting.default not in setting.choices:
        yield f"has the default {setting.default!r}, which is none of its choices"
    yield from (f"offers {choice!r} twice" for choice in _repeated(setting.choices))
    if not set(setting.seats) <= set(seats):
        yield f"matters for {setting.seats} seats, of which the game has {seats}"


def _repeated(names: Sequence[str]) -> list[str]:
    return [name for number, name in enumerate(names) if name in names[:number]]


def _is_kind_of_state(given: object) -> bool:
    return isinstance(given, type) and issubclass(given, State)


@dataclass(frozen=True, kw_only=True, eq=False)
class Game(Generic[S, V]):
    """The functions of a game, for states `S` and views `V`; those with a default are what few games need.

    Raises:
        TypeError: a member is missing, a function cannot be called, or the state is no `State`.
        ValueError: what `info` says contradicts itself.
    """

    info: GameInfo
    state_type: type[S]

    initial_state: Callable[[Seed, int, Settings], S]
    """Return the position before the first decision. Call it by `setup`, which lets in nothing the game has not."""

    arrangement: Callable[[S], dict[str, object]]
    """Return a fresh set-up by component ids, complete: decks in order, hands, who starts."""

    phase: Callable[[S], Flow[None]]
    """Play one phase (a turn, or one simultaneous choice), asking as it goes."""

    view: Callable[[S, Audience], V]
    """Return what that audience may see, built field by field."""

    standing: Callable[[S], Standing]
    """Return points and ranks as they are now, in seat order."""

    faults: Callable[[S], list[str]]
    """Return every conservation law that is broken; empty when the state is sound."""

    deal_anew: Callable[[S, Audience, Rng], None]
    """Deal anew, in the state itself, everything that audience cannot know. Call it by `redeal`."""

    upgrade: Callable[[dict[str, object], int], dict[str, object]] = lambda raw, _version: raw
    """Return the raw checkpoint of older rules, those of that version, in today's shape."""

    renewed: Callable[[list[Answer]], list[Answer]] = lambda answers: answers
    """Return the answers of an older record as they are offered today."""

    rivals: Callable[[S], tuple[Rival, ...]] = lambda _state: ()
    """Return points and ranks of the sides that have no seat."""

    shortcuts: Callable[[S, Decision], tuple[Shortcut, ...]] = lambda _state, _decision: ()
    """Return the presses that give several answers at once, beginning with one to this open decision."""

    absent: Callable[[Decision], Iterable[Barred]] = lambda _decision: ()
    """Return what the game has and an open decision neither offers nor bars, with the reason; see `absent`."""

    is_sketch: Callable[[str, tuple[str, ...]], bool] = lambda _key, _picks: False
    """Say whether an answer (key, picks) is a step towards others that are remembered too; records leave it out."""

    route: Callable[[S, Decision, Answer], Sequence[str]] = lambda _state, _decision, _wanted: ()
    """Return picks, one answer each, that lead from an open sketch to the answer wanted; empty if none do."""

    begins_anew: Callable[[S, Asked], bool] = lambda _state, _open: False
    """Say whether the open phase, begun anew in this state, asks the same; thoughts need not go through it then."""

    tally: Callable[[Any], tuple[str, ...]] = lambda _view: ()
    """Return in figures the points that all see during the game: of each seat, then of sides without one; none if they
    are secret."""

    insight: Insight[S] | None = None
    """The numbers of a position that computer players learn from; without it they go by the standing alone."""

    def __post_init__(self) -> None:
        """Refuse what cannot be played."""
        if not _is_kind_of_state(self.state_type):
            raise TypeError(f"{self.info.title}: state_type is no State but {self.state_type!r}")
        for field in fields(self):
            if field.name not in {"info", "state_type", "insight"} and not callable(getattr(self, field.name)):
                raise TypeError(f"{self.info.title}: {field.name} is no function but {getattr(self, field.name)!r}")
        for contradiction in self.info.contradictions():
            raise ValueError(f"{self.info.title}: {contradiction}")

    def setup(self, seed: Seed, seats: int, settings: Settings) -> S:
        """Return the position before the first decision; settings that are not given have their defaults.

        Raises:
            BadSetup: the game has no such number of seats, no such setting or no such choice, or the seed is none.
        """
        return self.initial_state(seed, seats, self.info.complete_settings(seats, settings))

    def redeal(self, state: S, audience: Audience, rng: Rng) -> S:
        """Return a copy in which everything that audience cannot know is dealt anew, the future draws included."""
        copy = msgspec.json.decode(msgspec.json.encode(state), type=self.state_type)
        self.deal_anew(copy, audience, rng)
        copy.rng = Rng(rng.next64(), copy.rng.drawn)
        return copy
