"""Secrecy: what may go unasked, what bars undo, and the check that nothing tells of what is hidden.

Everybody sees who is asked, who is waited for and what they can take back themselves. None of it may depend on what
only some know. This is told here once, for whoever writes a game; `play` does it, and `keeps_secrets` checks it.

**Unasked.** A seat is not asked where no choice is left and the decision is `public`: its options follow from what
somebody sees who only watches (`play.is_forced`). Declare a decision so wherever that is true; it may be a condition,
as `public=not hand`. Declare nothing where options come from a hand, from behind a screen or from a secret choice: the
question is then put even with a single option. A standing offer (`waits=False`) is never answered for anybody.
What a public decision bars, and why, must follow from what all see too.

**To whom.** Put a question to every seat that the public view does not rule out, with nothing but "pass" for those who
have nothing. To ask only who holds something tells that they do.

**Undo.** A seat may take back its last free answer (`play.undo_point`), unless that answer, or one given since, brought
out something hidden, or another seat has had a turn since. Computers' turns do not count, only what they brought out.
What comes out through `State.draw` or `State.rng` is noticed. Mark an option with `shows` when picking it lets the
other seats see what they could not know, such as a card of the hand: it bars their undo, not that of its own seat.
Raise `State.reveals` when something comes out in another way: secret choices when all have been made, or what a phase
shows before it asks.

**Checked.** In every position, all that an audience cannot know is dealt anew (`Game.redeal`), and its view must stay
the same; and the same is dealt, to the last byte, whatever the truth was (`Rng.reshuffle`). At its end a game is gone
through once more. Each phase is played from its start in the real world and in worlds dealt anew, one answer at a time,
those of other seats and those given unasked too, for as long as the audience cannot tell these worlds from the real
one: its questions and their numbers, who is waited for and in which order, what is public and what it can take back
must be the same in both. Where it can tell them apart, no undo may lead back.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from rules.kernel.errors import Refusal
from rules.kernel.game import Game
from rules.kernel.model import Answer, Audience, Barred, Decision, Line, Seat, Shortcut
from rules.kernel.play import Checkpoint, Entry, Play, decode, encode, undo_point
from rules.kernel.policy import neutral
from rules.kernel.record import random_picks
from rules.kernel.rng import Rng
from rules.kernel.testkit import AnyPlay, seats_of

WORLDS = 3
"""So many are dealt anew for each phase and audience, one after the other, until one looks alike to the end."""
OTHER_PICKS = 3
"""So many other answers are tried in a world that does not offer the real one."""
CLOSELY, NOW_AND_THEN = 30, 37
"""Phases that begin within so many answers are all gone through, of a long game's rest one in so many."""


class Reach(NamedTuple):
    """Of the answers that others gave before an audience's eyes, how many worlds dealt anew passed in step with it."""

    passed: int = 0
    answers: int = 0

    def plus(self, more: Reach) -> Reach:
        """Return both together."""
        return Reach(self.passed + more.passed, self.answers + more.answers)


class Shown(NamedTuple):
    """What the game shows an audience: the view, and the lines said since the last answer."""

    view: object
    lines: list[Line]


class Public(NamedTuple):
    """What anybody could know of a public question: what it offers and what it bars, and why."""

    seat: Seat
    key: str
    low: int
    high: int
    options: tuple[str, ...]
    barred: tuple[Barred, ...]


class Told(NamedTuple):
    """What an audience notices besides: its questions, who is waited for, what goes unasked, what it can take back.

    A question stands with the number of answers when it was opened and the presses beside it. `undo` is what it can
    take back where people have the other seats, and where computers have them.
    """

    questions: list[tuple[Decision, int, tuple[Shortcut, ...]]]
    waiting: tuple[Seat, ...]
    public: list[Public]
    undo: tuple[int | None, int | None]


class Sight(NamedTuple):
    """What an audience has before it after an answer; all but the first two is for us to know.

    `asked` are the questions that wait, with their seats; `moved` says whether something was drawn since last time.
    """

    shown: Shown
    told: Told
    asked: frozenset[tuple[Seat, str]]
    moved: bool

    def looks_like(self, other: Sight) -> bool:
        """Say whether the audience has the same before it."""
        return (self.shown, self.told) == (other.shown, other.told)


def keeps_secrets(play: AnyPlay, every: int = NOW_AND_THEN) -> None:
    """Check that no view shows what its audience cannot know; when the game is over, that nothing else told of it.

    That is gone through for the first phases and one in `every` others.
    """
    game, state, seats = play.game, play.state, range(seats_of(play))
    rng = Rng(play.count * 31 + 7)
    for audience in audiences(play):
        twin = game.redeal(msgspec.json.decode(encode(state), type=game.state_type), audience, rng)
        assert not game.faults(twin), f"redeal for {audience} broke the state: {game.faults(twin)}"
        assert game.view(twin, audience) == game.view(state, audience), f"the view of {audience} shows a secret"
        if game.insight and audience is not None:
            seen = [game.insight.of(one, audience, seats) for one in (state, twin)]
            assert seen[0] == seen[1], f"the numbers for {audience} show a secret"
        again = [encode(game.redeal(one, audience, Rng(rng.drawn))) for one in (state, twin)]
        assert again[0] == again[1], f"what is dealt anew for {audience} follows from what they cannot know"
    if play.over:
        walk(play, every)


def audiences(play: AnyPlay) -> tuple[Audience, ...]:
    """Return everybody who looks on: who only watches, and every seat."""
    return (None, *range(seats_of(play)))


def walk(play: AnyPlay, every: int = 1) -> Reach:
    """Go through phases of a play once more, each as every audience sees it, and return how far that went."""
    reach, base = Reach(), play.count - len(play.entries)
    ends = [*(point.after for point in play.checkpoints[1:]), play.count]
    for number, (point, end) in enumerate(zip(play.checkpoints, ends, strict=True)):
        if point.after < CLOSELY or number % every == 0:
            before, entries = play.entries[: point.after - base], play.entries[point.after - base : end - base]
            for audience in audiences(play):
                reach = reach.plus(Walk(Phase(play.game, point, before, entries, audience)).along())
    return reach


class Phase(NamedTuple):
    """A phase as it was played: its start, the answers before it, its own answers, and who looks on."""

    game: Game[Any, Any]
    start: Checkpoint
    before: Sequence[Entry]
    entries: Sequence[Entry]
    audience: Audience


class World:
    """A phase being played in one world; `sight` is what its audience has before it."""

    def __init__(self, phase: Phase, start: Checkpoint) -> None:
        """Take the phase's start as it is in this world."""
        self.phase, self.start = phase, start
        self.play = Play.at(phase.game, start)
        self._look(decode(phase.game, start.state, start.version).barrier)

    def step(self, answer: Answer, *, auto: bool = False) -> None:
        """Give one answer.

        Raises:
            Refusal: it is not on offer in this world.
        """
        barrier = self.play.state.barrier
        self.play.step(answer.seat, answer.key, answer.picks, auto=auto)
        self._look(barrier)

    def again(self, entries: Sequence[Entry] | None = None) -> World:
        """Return the same world once more, after those answers instead of all."""
        world = World(self.phase, self.start)
        for entry in self.play.entries if entries is None else entries:
            world.play.step(entry.seat, entry.key, entry.picks, auto=entry.auto)
        world.play.take_news()
        return world

    def _look(self, barrier: int) -> None:
        play, audience = self.play, self.phase.audience
        lines = [line for _, line in play.take_news().lines if line.is_for(audience)]
        shown = Shown(play.game.view(play.state, audience), lines)
        told = Told(list(self._questions()), play.waiting(), list(self._public()), self._undo())
        asked = frozenset((decision.seat, decision.key) for decision in play.pending if decision.waits)
        self.sight = Sight(shown, told, asked, play.state.barrier != barrier)

    def _questions(self) -> Iterator[tuple[Decision, int, tuple[Shortcut, ...]]]:
        play, seat = self.play, self.phase.audience
        for decision in play.decisions(seat) if seat is not None else ():
            yield decision, play.asked_at[decision.seat, decision.key], play.game.shortcuts(play.state, decision)

    def _public(self) -> Iterator[Public]:
        for one in self.play.pending:
            if one.public:
                ids = tuple([option.id for option in one.options])
                yield Public(one.seat, one.key, one.low, one.high, ids, one.barred)

    def _undo(self) -> tuple[int | None, int | None]:
        seat = self.phase.audience
        if seat is None:
            return None, None
        entries = [*self.phase.before, *self.play.entries]
        others = {entry.seat for entry in entries} - {seat}
        return undo_point(entries, seat), undo_point(entries, seat, others)


class Walk:
    """A phase in the real world and in worlds that its audience cannot tell from it."""

    def __init__(self, phase: Phase) -> None:
        """Begin at the phase's start."""
        self._phase = phase
        self._real = World(phase, phase.start)
        self._sights = [self._real.sight]
        self._number = 0
        self._rng = Rng(phase.start.after * 31 + 7 + (0 if phase.audience is None else phase.audience + 1))

    def along(self) -> Reach:
        """Go on with worlds dealt anew, until one has gone all the way."""
        entries, furthest = self._phase.entries, 0
        for _ in range(WORLDS):
            furthest = max(furthest, self._go())
            if furthest == len(entries):
                break
        others = [entry.seat != self._phase.audience for entry in entries]
        return Reach(sum(others[:furthest]), sum(others))

    def _go(self) -> int:
        """Give the phase's answers in a new world, and return how many it passed before it could be told apart."""
        self._number = 0
        world = self._dealt_anew()
        if not self._is_alike(world):
            return 0
        for entry in self._phase.entries:
            self._number += 1
            follows = self._follow(world, entry)
            if follows is None:
                return self._number - 1
            world = follows
        return self._number

    def _dealt_anew(self) -> World:
        game, point, audience = self._phase.game, self._phase.start, self._phase.audience
        start = decode(game, point.state, point.version)
        view = game.view(start, audience)
        dealt = game.redeal(start, audience, self._rng)
        assert game.view(dealt, audience) == view, self._say("the view shows a secret")
        return World(self._phase, replace(point, state=encode(dealt)))

    @property
    def _here(self) -> Sight:
        """Return what the audience has before it in the real world after as many answers."""
        while len(self._sights) <= self._number:
            entry = self._phase.entries[len(self._sights) - 1]
            self._real.step(_answer(entry), auto=entry.auto)
            self._sights.append(self._real.sight)
        return self._sights[self._number]

    def _follow(self, world: World, entry: Entry) -> World | None:
        """Return a world after the answer, or another one there that the audience takes for it; None if there is none.

        What is picked in secret beside others is picked differently, so that it is missed should it tell later.
        """
        if self._is_secret(entry) and (other := self._otherwise(world, entry.seat)):
            return other
        try:
            world.step(_answer(entry), auto=entry.auto)
        except Refusal:
            other = None if entry.seat == self._phase.audience else self._otherwise(world, entry.seat)
            if other is None:
                self._is_told_apart()
            return other
        return world if self._is_alike(world) else None

    def _is_secret(self, entry: Entry) -> bool:
        """Say whether the audience was shown nothing of another seat's answer, which was given beside others."""
        before = self._sights[self._number - 1]
        is_beside = entry.shared and entry.seat != self._phase.audience and (entry.seat, entry.key) in before.asked
        return is_beside and self._here.shown == Shown(before.shown.view, [])

    def _otherwise(self, world: World, seat: Seat) -> World | None:
        """Return that world after some answer of that seat, if it then looks like the real one."""
        for decision in world.play.decisions(seat):
            for _ in range(OTHER_PICKS):
                other = world.again()
                other.step(Answer(seat, decision.key, random_picks(decision, self._rng)))
                if other.sight.looks_like(self._here):
                    return other
        return None

    def _is_alike(self, there: World) -> bool:
        """Say whether a world looks like the real one; where it does not, something must have come out that bars undo.

        What is not shown must not differ, unless something has just been drawn.
        """
        here, sight = self._here, there.sight
        if here.looks_like(sight):
            return True
        assert here.shown != sight.shown or here.moved or sight.moved, self._say(
            f"what it is told shows a secret: {here.told} / {sight.told}"
        )
        self._is_told_apart()
        if here.asked - sight.asked:
            self._asks_tell(self._real.again(self._phase.entries[: self._number]), here, sight)
        if sight.asked - here.asked:
            self._asks_tell(there, sight, here)
        return False

    def _is_told_apart(self) -> None:
        """Check that no choice can be taken back now that the audience knows more."""
        assert self._here.told.undo == (None, None), self._say(
            "it may take a choice back having seen what came out since"
        )

    def _asks_tell(self, world: World, sight: Sight, other: Sight) -> None:
        """Check that what other seats are asked in that world only is not all that tells it apart."""
        for seat, key in sorted(sight.asked - other.asked):
            if seat != self._phase.audience:
                then = world.again()
                decision = next(one for one in then.play.decisions(seat) if one.key == key)
                then.step(Answer(seat, key, neutral(decision)))
                shown = Shown(then.sight.shown.view, sight.shown.lines + then.sight.shown.lines)
                assert shown != other.shown, self._say(f"that seat {seat} is asked {key} shows a secret")

    def _say(self, what: str) -> str:
        return f"audience {self._phase.audience}, answer {self._phase.start.after + self._number}: {what}"


def _answer(entry: Entry) -> Answer:
    return Answer(entry.seat, entry.key, entry.picks)
