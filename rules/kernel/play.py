"""A game being played: asks what the rules ask, takes answers that were offered, remembers, rewinds, copies itself.

Kept on the side, outside rules and states: the log of answers, and a checkpoint at the start of each phase. A
checkpoint and the answers since are all it takes to come back (`Play.resume`).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from contextlib import suppress
from hashlib import blake2b
from typing import Generic, TypeVar

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from rules.kernel.errors import Diverged, NotAsked, NothingToUndo, NotOffered, WrongCount
from rules.kernel.game import Game, Settings
from rules.kernel.model import Answer, Asked, Decision, Event, Flow, Line, Seat, State
from rules.kernel.offers import all_of, check, is_forced, offer_hash, unbarred
from rules.kernel.rng import Seed

S = TypeVar("S", bound=State)
V = TypeVar("V")


REMEMBERED = 8
"""Answers of phases gone by that are kept all the same: mostly they tell whether the last one can be taken back."""


class Entry(Struct, frozen=True):
    """An answer as it is remembered; `offer` is the hash of what was offered.

    `auto`: all could see that there was no choice, and nobody was asked. `reveals`: something hidden came out, no undo
    goes past it. `shows`: the seat showed the others something of its own, no undo of theirs goes past it. `shared`: it
    was no turn of its own (other seats were waited for too, or it took a standing offer), so it does not bar the
    others' undo. `digest`: what `Play.digest` was after it, empty where that was not kept.
    """

    seat: Seat
    key: str
    picks: tuple[str, ...]
    offer: str
    auto: bool = False
    reveals: bool = False
    shared: bool = False
    shows: bool = False
    digest: str = ""


class Checkpoint(Struct, frozen=True):
    """A phase's start: how many answers came before, and the encoded state."""

    after: int
    state: bytes
    version: int

    @property
    def hash(self) -> str:
        """Return 16 hexadecimal digits that tell whether the state is as it was written."""
        return blake2b(self.state, digest_size=8).hexdigest()


class News(Struct):
    """What came of the answers since it was last taken: to be stored and shown. Numbers count answers from 0."""

    entries: list[tuple[int, Entry]] = []
    lines: list[tuple[int, Line]] = []
    events: list[tuple[int, Event]] = []
    checkpoints: list[Checkpoint] = []


def encode(state: State) -> bytes:
    """Return the state as JSON."""
    return msgspec.json.encode(state)


def decode(game: Game[S, V], raw: bytes, version: int) -> S:
    """Return the state that `encode` wrote, brought up to today's rules.

    Raises:
        Diverged: it cannot be read.
    """
    try:
        if version != game.info.rules_version:
            raw = msgspec.json.encode(game.upgrade(msgspec.json.decode(raw), version))
        return msgspec.json.decode(raw, type=game.state_type)
    except msgspec.MsgspecError as error:
        raise Diverged(f"the stored position cannot be read: {error}") from error


def undo_point(entries: list[Entry], seat: Seat, yielding: Collection[Seat] = ()) -> int | None:
    """Return the position in `entries` of the answer that `seat` may take back, or None.

    It is the seat's last free answer, as long as nothing hidden came out since and no other seat acted in turn, but for
    those `yielding`: seats that mind nothing, such as computers.
    """
    for position in range(len(entries) - 1, -1, -1):
        entry = entries[position]
        if forbids_undo(entry, seat, yielding):
            return None
        if entry.seat == seat and not entry.auto:
            return position
    return None


def forbids_undo(entry: Entry, seat: Seat, yielding: Collection[Seat] = ()) -> bool:
    """Return whether this answer keeps `seat` from taking back what it answered before."""
    if entry.seat == seat:
        return entry.reveals
    return tells(entry, seat) or not (entry.auto or entry.shared or entry.seat in yielding)


def tells(entry: Entry, seat: Seat) -> bool:
    """Return whether `seat` learned something hidden from this answer."""
    return entry.reveals or (entry.shows and entry.seat != seat)


class Play(Generic[S, V]):
    """One game in progress. Make it with `new` or `resume`."""

    def __init__(self, game: Game[S, V], state: S, after: int) -> None:
        """Take a position at a phase's start; `after` answers led to it."""
        self.game = game
        self.state = state
        self.pending: Asked = ()
        self.asked_at: dict[tuple[Seat, str], int] = {}
        self.entries: list[Entry] = []
        self.checkpoints: list[Checkpoint] = []
        self.news = News()
        self._base = after
        self._flow: Flow[None] | None = None
        self._open()

    @classmethod
    def new(cls, game: Game[S, V], seed: Seed, seats: int, settings: Settings | None = None) -> Play[S, V]:
        """Set a game up and go to its first decision.

        Raises:
            BadSetup: the game has no such number of seats, or no such setting.
        """
        play = cls(game, game.setup(seed, seats, settings or {}), 0)
        play._go_on()
        return play

    @classmethod
    def repeat(cls, game: Game[S, V], checkpoint: Checkpoint, entries: Sequence[Entry]) -> Play[S, V]:
        """Give those answers, stored since the checkpoint, again; the news hold what came of them.

        An answer stands as long as its picks are on offer, whatever else is. Entries are counted as they were stored:
        what leaves no choice only now is answered without an entry, what left none only then keeps its entry.

        Raises:
            Diverged: a pick is not on offer now, or the position after an answer is another one.
        """
        play = cls(game, decode(game, checkpoint.state, checkpoint.version), checkpoint.after)
        play.give_again(entries)
        return play

    @classmethod
    def resume(cls, game: Game[S, V], checkpoint: Checkpoint, entries: Sequence[Entry]) -> Play[S, V]:
        """Come back to where those answers, given since the checkpoint, had led. Its news are empty.

        Raises:
            Diverged: as `repeat`.
        """
        play = cls.repeat(game, checkpoint, entries)
        play.news = News()
        return play

    @classmethod
    def at(cls, game: Game[S, V], checkpoint: Checkpoint) -> Play[S, V]:
        """Return the position at a phase's start, before anything is answered, for going on by `step`."""
        return cls(game, decode(game, checkpoint.state, checkpoint.version), checkpoint.after)

    @property
    def count(self) -> int:
        """Return the number of answers since the game began."""
        return self._base + len(self.entries)

    @property
    def over(self) -> bool:
        """Say whether the game has ended."""
        return self.state.over and not self.pending

    @property
    def digest(self) -> str:
        """Return the version of the rules and 16 hexadecimal digits that tell this position from others."""
        return f"{self.game.info.rules_version}:{blake2b(encode(self.state), digest_size=8).hexdigest()}"

    def decisions(self, seat: Seat) -> Asked:
        """Return what that seat is asked now."""
        return tuple(decision for decision in self.pending if decision.seat == seat)

    def waiting(self) -> tuple[Seat, ...]:
        """Return the seats the game waits for, in the order asked, without repeats."""
        return tuple(dict.fromkeys(decision.seat for decision in self.pending if decision.waits))

    def answer(self, seat: Seat, key: str, picks: tuple[str, ...]) -> None:
        """Take an answer, and every answer after it that leaves no choice.

        Raises:
            NotAsked: the seat has no such decision open.
            NotOffered: a pick is not on offer.
            WrongCount: too few, too many or repeated picks.
        """
        self.step(seat, key, picks)
        self._go_on()

    def step(self, seat: Seat, key: str, picks: tuple[str, ...], *, auto: bool = False) -> None:
        """Take one answer and leave open what follows, even where it leaves no choice.

        Raises:
            NotAsked, NotOffered, WrongCount: as `answer`.
        """
        decision = self._find(seat, key)
        check(decision, picks)
        self._feed(decision, picks, auto=auto)

    def give_again(self, entries: Iterable[Entry]) -> None:
        """Take answers as they are stored; see `repeat`.

        Raises:
            Diverged: as `repeat`.
        """
        for entry in entries:
            self._repeat(entry)
        while lone := self._forced():
            self._feed(lone, all_of(lone), auto=True, counted=False)

    def can_undo(self, seat: Seat) -> bool:
        """Say whether that seat may take its last answer back, as far as this play remembers."""
        return undo_point(self.entries, seat) is not None

    def undo(self, seat: Seat, yielding: Collection[Seat] = ()) -> int:
        """Take the seat's last answer back and return its number; later answers of other seats are given again.

        Those of seats that are `yielding` are taken back with it, and asked for anew where that comes up.

        Raises:
            NothingToUndo: see `undo_point`.
        """
        point = undo_point(self.entries, seat, yielding)
        if point is None or self._base + point < self.checkpoints[0].after:
            raise NothingToUndo(f"seat {seat}")
        again = [entry for entry in self.entries[point + 1 :] if not entry.auto and entry.seat not in yielding]
        self._rewind(self._base + point)
        try:
            for entry in again:
                self.answer(entry.seat, entry.key, entry.picks)
        except (NotAsked, NotOffered, WrongCount) as error:
            raise NothingToUndo("another seat's answer rests on it") from error
        return self._base + point

    def saved(self) -> tuple[Checkpoint, list[Entry]]:
        """Return what `resume` needs to come back here: the start of the phase, and the answers given since."""
        last = self.checkpoints[-1]
        return last, self.entries[last.after - self._base :]

    def forget(self) -> None:
        """Let go of the phases gone by, but for their last few answers; what was answered in them cannot be undone."""
        last = self.checkpoints[-1]
        del self.checkpoints[:-1]
        gone = max(0, min(last.after - self._base, len(self.entries) - REMEMBERED))
        del self.entries[:gone]
        self._base += gone

    def fork(self) -> Play[S, V]:
        """Return an independent copy."""
        return Play.resume(self.game, *self.saved())

    def take_news(self) -> News:
        """Return what has come about since this was last asked, and forget it."""
        news, self.news = self.news, News()
        return news

    def _find(self, seat: Seat, key: str) -> Decision:
        for decision in self.pending:
            if decision.seat == seat and decision.key == key:
                return decision
        raise NotAsked(f"seat {seat} is not asked {key!r}")

    def _go_on(self) -> None:
        """Answer what leaves no choice, until somebody has one."""
        while lone := self._forced():
            self._feed(lone, all_of(lone), auto=True)

    def _forced(self) -> Decision | None:
        for decision in self.pending:
            if is_forced(decision):
                return decision
        return None

    def _feed(self, decision: Decision, picks: tuple[str, ...], *, auto: bool, counted: bool = True) -> None:
        barrier = self.state.barrier
        shared = not decision.waits or any(other.waits and other.seat != decision.seat for other in self.pending)
        shows = any(option.shows and option.id in picks for option in decision.options)
        number = self.count
        self._send(decision, picks, number + counted)
        if counted:
            entry = Entry(decision.seat, decision.key, picks, offer_hash(decision), auto, shared=shared, shows=shows)
            self.entries.append(entry)
            self.news.entries.append((number, entry))
        self._drain(self.count - 1)
        if not self.pending:
            self._open()  # what the next phase shows at its very start comes of this answer too
        if self.state.barrier != barrier and self.entries and self.news.entries:
            self.entries[-1] = replace(self.entries[-1], reveals=True)
            self.news.entries[-1] = (self.count - 1, self.entries[-1])

    def _send(self, decision: Decision, picks: tuple[str, ...], number: int) -> None:
        """Let the rules go on with an answer, up to what they ask next in this phase."""
        flow = self._flow
        assert flow is not None  # noqa: S101  a decision is open only while its flow runs
        try:
            self._ask(flow.send(Answer(decision.seat, decision.key, picks)), number, decision)
        except StopIteration:
            self.pending, self.asked_at = (), {}

    def _open(self) -> None:
        """Start phases until one asks something or the game is over."""
        while not self.state.over:
            number = self.count
            point = Checkpoint(number, encode(self.state), self.game.info.rules_version)
            self.checkpoints.append(point)
            self.news.checkpoints.append(point)
            self._flow = self.game.phase(self.state)
            try:
                self._ask(next(self._flow), number)
            except StopIteration:
                self.pending, self.asked_at = (), {}
            self._drain(number - 1)
            if self.pending:
                return

    def _ask(self, asked: Asked, number: int, answered: Decision | None = None) -> None:
        """Note since which answer each decision has been open; one that merely stays open keeps its number.

        It does so too where the reasons for what it does not offer have changed: its buttons mean the same.
        """
        stays = [unbarred(decision) for decision in self.pending if decision is not answered]
        former = self.asked_at
        self.asked_at = {
            (decision.seat, decision.key): former[decision.seat, decision.key]
            if unbarred(decision) in stays
            else number
            for decision in asked
        }
        self.pending = asked

    def _drain(self, number: int) -> None:
        state = self.state
        if state.lines:
            self.news.lines.extend((number, line) for line in state.lines)
            state.lines = []
        state.draws = []
        if state.events:
            self.news.events.extend((number, event) for event in state.events)
            state.events = []

    def _repeat(self, entry: Entry) -> None:
        while (decision := self._offering(entry)) is None:
            if entry.auto and all(one.key != entry.key for one in self.decisions(entry.seat)):
                self.entries.append(entry)
                return
            lone = None if entry.auto else self._forced()
            if lone is None:
                raise Diverged(f"answer {self.count}: {entry.key!r} does not offer {' '.join(entry.picks)!r} now")
            self._feed(lone, all_of(lone), auto=True, counted=False)
        self._feed(decision, entry.picks, auto=entry.auto)
        # Other rules may tell the same position by other words; what they say in the log is compared by the host.
        if entry.digest.startswith(f"{self.game.info.rules_version}:") and entry.digest != self.digest:
            raise Diverged(f"answer {self.count - 1}: {entry.key!r} leads to another position now")

    def _offering(self, entry: Entry) -> Decision | None:
        """Return the open decision that those picks answer, None if there is none."""
        with suppress(NotAsked, NotOffered, WrongCount):
            decision = self._find(entry.seat, entry.key)
            check(decision, entry.picks)
            return decision
        return None

    def _rewind(self, number: int) -> None:
        """Go back to before answer `number`, to the phase that was open then."""
        while self.checkpoints[-1].after > number:
            self.checkpoints.pop()
        point = self.checkpoints.pop()
        again = self.entries[point.after - self._base : number - self._base]
        del self.entries[point.after - self._base :]
        self.state, self.pending, self.asked_at = decode(self.game, point.state, point.version), (), {}
        self._open()
        self.give_again(again)
        self.news = News()
