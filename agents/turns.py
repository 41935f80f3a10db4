"""One's own turn, searched to its end: which positions can be reached before somebody else is to move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import islice
from typing import Any, NamedTuple, TypeAlias

import msgspec

from agents.value import Judge
from rules.kernel.model import Answer, Decision, Seat
from rules.kernel.perft import legal_picks, number_of_answers
from rules.kernel.record import random_picks
from rules.kernel.rng import Rng
from rules.kernel.thought import Thought

World: TypeAlias = Thought[Any]
Answers: TypeAlias = tuple[Answer, ...]
DEPTH = 16
"""A turn is followed for so many own answers at most."""
PICKS_AT_MOST = 64
"""So many answers to one question are looked at; of more, evenly spread ones."""
OTHERS_AT_MOST = 200
"""So many answers of others are guessed for a choice that all make at once."""


class Line(NamedTuple):
    """Own answers one after the other, and what the position they lead to is worth."""

    worth: float
    answers: Answers


class _Node(NamedTuple):
    world: World
    answers: Answers


_Valued: TypeAlias = tuple[float, _Node]


class Search:
    """Looks at what a seat can do in its turn; `left` positions may still be looked at, in all worlds together.

    `cut` says that some lines were not followed to the end of the turn, `with_offers` that standing offers are taken.
    """

    def __init__(
        self,
        seat: Seat,
        judge: Judge,
        *,
        width: int,
        positions: int,
        only: Decision | None = None,
        offers: bool = True,
        hastily: bool = False,
    ) -> None:
        """Take who thinks and how widely.

        Without `offers` no standing offer is taken, nor any other before or after `only` one decision that waits.
        Who thinks `hastily`, with few positions, prefers a line that is half done to a worse one that is at its end:
        else what ends the turn at once would too often be all that was followed to an end.
        """
        self.seat, self.left, self.cut, self._hastily = seat, positions, False, hastily
        self.judge, self._width, self._only = judge, width, only
        self.with_offers = offers and (only is None or not only.waits)
        self._spare = 0

    def lines(self, world: World, rng: Rng) -> list[Line]:
        """Return the best line found for each first answer."""
        best: dict[Answer, Line] = {}
        for line, worth in self.ends(world, rng).items():
            if line[0] not in best or best[line[0]].worth < worth:
                best[line[0]] = Line(worth, line)
        return list(best.values())

    def ends(
        self, world: World, rng: Rng, firsts: Sequence[Answer] | None = None, worlds: int = 1
    ) -> dict[Answers, float]:
        """Return what the lines found are worth, those with any first answer or with those given.

        Where a first answer led to no end within the positions left, and hastily always, what is half done is valued
        as it is. So many worlds are still to be looked at, this one included: half of its share may go to lines beyond
        the width.
        """
        self._spare = self.left // (2 * worlds)
        if self._only is not None and firsts is None:
            firsts = [answer for answer in answers(world, self.seat) if answer.key == self._only.key]
        ends: list[_Valued] = []
        halves: list[_Valued] = []
        seen: set[tuple[bytes, bytes]] = set()
        frontier = [_Node(world.fork(silent=True), ())]
        for depth in range(DEPTH):
            grown, rest = self._grown(frontier, seen, firsts if depth == 0 else None)
            if depth == 0 and _beside_others(world, self.seat):
                self._let_others_choose(world, grown, rng)
            ends += self._valued([node for node in grown if not node.world.asks(self.seat)])
            frontier, cut = self._kept([node for node in grown if node.world.asks(self.seat)])
            halves += [*self._valued(rest), *cut]
            if not frontier or self.left <= 0:
                break
        self.cut = self.cut or bool(frontier)
        halves += self._valued(frontier)
        whole = {node.answers[0] for _, node in ends}
        kept = [*ends, *(pair for pair in halves if self._hastily or pair[1].answers[0] not in whole)]
        return {node.answers: worth for worth, node in kept}

    def _valued(self, nodes: Sequence[_Node]) -> list[_Valued]:
        worths = self.judge.worth([node.world for node in nodes], self.seat)
        return list(zip(worths, nodes, strict=True))

    def _grown(
        self, nodes: list[_Node], seen: set[tuple[bytes, bytes]], firsts: Sequence[Answer] | None
    ) -> tuple[list[_Node], list[_Node]]:
        """Return what one more answer leads to, or a dialogue as one answer, each position once.

        The second list is of nodes for which no positions were left.
        """
        grown: list[_Node] = []
        for number, node in enumerate(nodes):
            if self.left <= 0 and grown:
                self.cut = True
                return grown, nodes[number:]
            offered, begun = list(self._answers(node.world)), list[_Node]()
            for other, goes_on in self._each_after(node, list(firsts or offered)):
                mark = fingerprint(other.world)
                if mark not in seen or len(other.answers) == 1:
                    seen.add(mark)
                    (begun if goes_on else grown).append(other)
            grown += self._led_to(begun, set(offered), seen)
        return grown, []

    def _led_to(self, begun: list[_Node], offered: set[Answer], seen: set[tuple[bytes, bytes]]) -> list[_Node]:
        """Return what dialogues lead to that was not on offer without them, as long as there are positions to spare.

        They can be left at any time, so one that is half done is no line of its own.
        """
        found: list[_Node] = []
        for node in begun:  # grows as dialogues go on
            new = [answer for answer in self._answers(node.world) if answer not in offered]
            if self._spare < len(new):
                break
            self._spare -= len(new)
            for other, goes_on in self._each_after(node, new):
                mark = fingerprint(other.world)
                if mark not in seen:
                    seen.add(mark)
                    (begun if goes_on else found).append(other)
        return found

    def _each_after(self, node: _Node, ways: Sequence[Answer]) -> Iterator[tuple[_Node, bool]]:
        """Yield what each answer leads to, and whether it is within a dialogue.

        The last answer is given to the node's own world, which is one copy less.
        """
        steps = [self._begins_dialogue(node.world, answer) for answer in ways]
        for number, (answer, goes_on) in enumerate(zip(ways, steps, strict=True)):
            world = node.world if number == len(ways) - 1 else node.world.fork()
            world.take(answer)
            self.left -= 1
            yield _Node(world, (*node.answers, answer)), goes_on

    def _begins_dialogue(self, world: World, answer: Answer) -> bool:
        """Say whether an answer is a step of a dialogue that stands open beside the question, and can be left."""
        if self._only is not None and answer.key == self._only.key:
            return False
        return world.game.is_sketch(answer.key, answer.picks) and not world.find(answer.seat, answer.key).waits

    def _kept(self, nodes: list[_Node]) -> tuple[list[_Node], list[_Valued]]:
        """Return the nodes to be followed, and the rest with what they are worth.

        The most promising are, of several first answers so that none crowds the others out. Those beyond the width are
        as long as there are positions to spare for what may be answered next: a narrow turn is searched whole, since
        what is half done is hard to value.
        """
        ways = [self._ways(node.world) for node in nodes]
        if sum(ways) <= self._spare:
            self._spare -= sum(ways)
            return nodes, []
        valued = sorted(self._valued(nodes), key=lambda pair: -pair[0])
        best: dict[Answer, _Valued] = {}
        for pair in valued:
            best.setdefault(pair[1].answers[0], pair)
        firsts, others = list(best.values()), [pair for pair in valued if best[pair[1].answers[0]] is not pair]
        wide = 2 * self._width + 2
        kept, rest = [*firsts[:wide], *others[: self._width]], [*firsts[wide:], *others[self._width :]]
        while rest and self._spare > 0:
            self._spare -= self._ways(rest[0][1].world)
            kept.append(rest.pop(0))
        self.cut = self.cut or bool(rest)
        return [node for _, node in kept], rest

    def _answers(self, world: World) -> Iterator[Answer]:
        """Yield the answers that are looked at."""
        return answers(world, self.seat, with_offers=self.with_offers)

    def _ways(self, world: World) -> int:
        """Return how many answers are looked at."""
        asked = asked_of(world, self.seat, with_offers=self.with_offers)
        return sum(min(number_of_answers(one), PICKS_AT_MOST) for one in asked)

    def _let_others_choose(self, world: World, nodes: list[_Node], rng: Rng) -> None:
        """Where all choose at once nothing follows from an answer until others have given theirs: guess these."""
        mark, _ = fingerprint(world)
        if any(fingerprint(node.world)[0] != mark for node in nodes):
            return
        state = rng.next64()
        for node in nodes:
            guess = Rng(state)
            for _ in range(OTHERS_AT_MOST):
                waits = [one for one in node.world.pending if one.waits and one.seat != self.seat]
                if not waits or node.world.asks(self.seat):
                    break
                node.world.take(Answer(waits[0].seat, waits[0].key, random_picks(waits[0], guess)))


def answers(world: World, seat: Seat, *, with_offers: bool = True) -> Iterator[Answer]:
    """Yield what a seat may answer, standing offers included unless it is to be without."""
    for decision in asked_of(world, seat, with_offers=with_offers):
        step = -(-number_of_answers(decision) // PICKS_AT_MOST)
        for picks in islice(legal_picks(decision), 0, None, step):
            yield Answer(seat, decision.key, picks)


def asked_of(world: World, seat: Seat, *, with_offers: bool) -> list[Decision]:
    """Return the open decisions of a seat, those that wait alone if it is to be without standing offers."""
    return [one for one in world.pending if one.seat == seat and (with_offers or one.waits)]


def is_offered(world: World, answer: Answer) -> bool:
    """Say whether a world offers just these picks to that seat."""
    for decision in world.pending:
        if decision.seat == answer.seat and decision.key == answer.key:
            offered = {option.id for option in decision.options}
            return offered >= set(answer.picks) and decision.low <= len(answer.picks) <= decision.high
    return False


def fingerprint(world: World) -> tuple[bytes, bytes]:
    """Return what is the same where a position is: its state without what was said, and what is asked."""
    open_ = [(one.seat, one.key, one.prompt, [option.id for option in one.options]) for one in world.pending]
    asked = msgspec.json.encode(open_)
    if world.begin_anew():
        return world.start, asked
    state = world.state
    said = state.lines, state.events, state.draws
    state.lines, state.events, state.draws = [], [], []
    raw = msgspec.json.encode(state)
    state.lines, state.events, state.draws = said
    return raw, asked


def _beside_others(world: World, seat: Seat) -> bool:
    return any(one.waits and one.seat != seat for one in world.pending)
