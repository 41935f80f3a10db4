"""Thinking: from what a seat may know to an answer, the same each time for the same sight, level and effort."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from hashlib import blake2b
from itertools import accumulate
from statistics import fmean
from typing import Any, TypeAlias

from msgspec import Struct

from agents.levels import Level, level_of
from agents.nets import judge_of
from agents.replies import after_replies
from agents.sight import Sight, mark
from agents.tree import Tree
from agents.turns import Answers, Line, Search
from agents.value import Judge
from rules.kernel.insight import Replies
from rules.kernel.model import Answer, Decision
from rules.kernel.registry import find
from rules.kernel.rng import Rng
from rules.kernel.thought import Thought
from rules.kernel.worlds import Past, world_of

Ends: TypeAlias = dict[Answers, float]
"""Lines of a world with what they are worth."""
CLOSE = 0.03
"""Answers that are worth so much less than the best are not looked at in further worlds."""

FEWEST = 2
"""With more seats than that a position takes longer to judge, so fewer are looked at in a tree of turns."""
TINY = 1e-6
SAME = 1e-6
"""Shares that differ by less are the same."""


class Weighed(Struct, frozen=True):
    """An answer, the share of victory it promises, and the rest of the turn that it leads to."""

    answer: Answer
    share: float
    line: tuple[Answer, ...]


class Choice(Struct, frozen=True):
    """What is answered, what surely follows in this turn, and everything that was weighed, the best first."""

    answer: Answer
    line: tuple[Answer, ...]
    weighed: tuple[Weighed, ...]

    @property
    def key(self) -> str:
        """Return the key of the decision that is answered; a standing offer may be answered instead."""
        return self.answer.key

    @property
    def picks(self) -> tuple[str, ...]:
        """Return the ids picked."""
        return self.answer.picks


def think(sight: Sight, level: str, effort: float = 1.0) -> Choice:
    """Return what a player of that level answers; with less effort it takes about that part of the time."""
    game = find(sight.phase.game)
    return weigh(sight, level_of(level, game).hurried(effort), judge_of(game, sight.character))


def weigh(sight: Sight, level: Level, judge: Judge, only: Decision | None = None) -> Choice:
    """Return what a player of any strength answers by any judge, to any of its decisions or to `only` one."""
    rng = Rng(blake2b(sight.salt.encode(), digest_size=32).hexdigest())
    search = Search(sight.seat, judge, width=level.width, positions=level.positions, only=only)
    weighed = _weighed(sight, level, search, rng)
    chosen = _chosen(weighed, sight, level, rng)
    # What was not searched whole is thought of anew after each answer, when more of it can be looked at.
    return Choice(chosen.answer, chosen.line[:1] if search.cut else chosen.line, tuple(weighed))


def _chosen(weighed: Sequence[Weighed], sight: Sight, level: Level, rng: Rng) -> Weighed:
    """Take the best answer, or draw one, that does not lead back to where the seat has been in this phase.

    What is not searched whole is judged a little differently at each step, so that a dialogue might be gone round in
    circles for ever. Nobody declines by mistake: doing nothing where there is something to have looks odd.
    """
    declining = _declining(sight) if level.temperature else frozenset()
    left = [one for one in weighed if one is weighed[0] or one.answer not in declining]
    while left:
        one = left[0] if not level.temperature else _drawn(left, level.temperature, rng)
        if not _leads_back(sight, one.answer):
            return one
        left.remove(one)
    return next((one for one in weighed[1:] if one.answer in declining), weighed[0])


def _declining(sight: Sight) -> frozenset[Answer]:
    """Return the answers that merely decline something. What ends a dialogue does not: it is asked again and again."""
    world = world_of(find(sight.phase.game), sight.phase)
    answered = {answer.key for answer in sight.phase.answers if answer.seat == sight.seat}
    return frozenset(
        Answer(sight.seat, decision.key, (option.id,))
        for decision in world.pending
        if decision.seat == sight.seat and decision.key not in answered
        for option in decision.options
        if option.plain
    )


def _leads_back(sight: Sight, answer: Answer) -> bool:
    if not sight.passed:
        return False
    world = world_of(find(sight.phase.game), sight.phase)
    world.answer(answer)
    return world.asks(sight.seat) and mark(world, sight.seat) in sight.passed


def _weighed(sight: Sight, level: Level, search: Search, rng: Rng) -> list[Weighed]:
    """Return the answers by their mean worth over dealt worlds, the best first; those far behind are left early."""
    past = Past(find(sight.phase.game), sight.phase, sight.seat)
    found: dict[Answer, list[Ends]] = {}
    firsts: Sequence[Answer] | None = None
    for number in range(level.worlds):
        world = _world(past, rng, given=number == 0)
        for first, ends in _by_first(search.ends(world, rng, firsts, level.worlds - number)).items():
            found.setdefault(first, []).append(ends)
        means = {first: fmean(max(ends.values()) for ends in worlds) for first, worlds in found.items()}
        least = max(means.values()) - CLOSE if number else 0.0
        firsts = sorted((first for first in means if means[first] >= least), key=lambda one: (-means[one], one.picks))
        if search.left <= 0 or _is_settled(firsts, found) or (number == 1 and _is_all_known(found.values())):
            break
    best = {first: together(worlds) for first, worlds in found.items()}
    weighed = [Weighed(first, line.worth, (first, *line.answers)) for first, line in best.items()]
    ranked = sorted(weighed, key=lambda one: (-len(found[one.answer]), *_rank(one)))
    how = _replies(past, level)
    if how is None:
        return ranked
    lead, look = (_various, _looked) if level.tree else (_leading, _replied)
    leading = lead(ranked, found, past, level, how)
    if len(leading) < 2:
        return ranked
    judged: dict[Answer, Weighed] = {}
    for one in look(leading, past, level, search, rng, how):
        judged.setdefault(one.answer, one)
    return [*judged.values(), *[one for one in ranked if one.answer not in judged]]


def _rank(one: Weighed) -> tuple[float, int, tuple[str, ...]]:
    """Return what the better answer has less of; of two that are worth the same, the one with the shorter way is."""
    return -round(one.share / SAME), len(one.line), one.answer.picks


def _replies(past: Past, level: Level) -> Replies | None:
    """Return how a turn is judged after what follows, if it is."""
    insight = past.game.insight
    how = (insight and insight.replies) or Replies()
    seats = len(past.game.standing(world_of(past.game, past.phase).state))
    return how if level.replies and seats in (how.seats or (seats,)) else None


def _lines(best: Weighed, worlds: Sequence[Ends], number: int) -> list[Weighed]:
    """Return the best line with a first answer, then the next best of the first world."""
    others = sorted(worlds[0], key=lambda line: -worlds[0][line])
    top = worlds[0][others[0]]
    lines = [(line, best.share + worlds[0][line] - top) for line in others[:number]]
    found = [Weighed(best.answer, share, (best.answer, *line)) for line, share in lines]
    return [best, *[one for one in found if one.line != best.line][: number - 1]]


def _leading(
    ranked: Sequence[Weighed], found: Mapping[Answer, Sequence[Ends]], _past: Past, level: Level, how: Replies
) -> list[Weighed]:
    """Return the best lines, which are judged after what follows."""
    lines = [one for first in ranked[: level.replies] for one in _lines(first, found[first.answer], how.lines)]
    return [one for one in lines if one.share > ranked[0].share - how.behind]


def _various(
    ranked: Sequence[Weighed], found: Mapping[Answer, Sequence[Ends]], past: Past, level: Level, how: Replies
) -> list[Weighed]:
    """Return as many lines, the best of each kind first: those that differ in standing offers alone are of one kind.

    A tree looks little at what promises little, so what is far behind is among them, too.
    """
    open_ = world_of(past.game, past.phase).pending
    offers = {one.key for one in open_ if one.seat == past.seat and not one.waits}
    kinds: dict[Answers, list[Weighed]] = {}
    for one in sorted([one for first in ranked for one in _lines(first, found[first.answer], how.lines)], key=_rank):
        kinds.setdefault(tuple([answer for answer in one.line if answer.key not in offers]), []).append(one)
    lines = [*[kind[0] for kind in kinds.values()], *[one for kind in kinds.values() for one in kind[1:]]]
    return lines[: level.replies * how.lines]


def _replied(
    leading: Sequence[Weighed], past: Past, level: Level, search: Search, rng: Rng, how: Replies
) -> list[Weighed]:
    """Return lines by what they are worth after what follows, the best first."""
    worlds, left = min(level.worlds, how.worlds), int(level.positions * how.effort)
    sums = dict.fromkeys(leading, 0.0)
    for number in range(worlds):
        world = _world(past, rng, given=number == 0)
        state = rng.next64()
        for one in leading:
            fork, chance = world.fork(silent=True), Rng(state)
            share, used = after_replies(fork, past.seat, one.line, search.judge, chance, how, offers=search.with_offers)
            sums[one], left = sums[one] + share, left - used
        if left <= 0:
            worlds = number + 1
            break
    # What comes to the same then, such as lines that all seem to win, is told apart by what it was worth at once: the
    # replies are thought of quickly, and a rival that does better makes up for what was left lying.
    judged = sorted(leading, key=lambda one: (-round(sums[one] / worlds / SAME), _rank(one)))
    return [Weighed(one.answer, sums[one] / worlds, one.line) for one in judged]


def _looked(
    leading: Sequence[Weighed], past: Past, level: Level, search: Search, rng: Rng, how: Replies
) -> list[Weighed]:
    """Return lines by how often they were looked at in a tree of turns, where those that promise most are."""
    world = world_of(past.game, past.phase)
    left = level.tree * FEWEST // max(FEWEST, len(past.game.standing(world.state)))
    tree = Tree(search.judge, past.seat, rng, left=left, positions=how.positions, offers=search.with_offers)
    found = tree.look(world, [(one.line, one.share) for one in leading])
    looked = dict(zip(leading, found, strict=True))
    judged = sorted(leading, key=lambda one: (-looked[one].visits, -looked[one].share, _rank(one)))
    # What was looked at less is told to be worth no more than what was looked at more: it is known less well.
    shares = accumulate([looked[one].share for one in judged], min)
    return [Weighed(one.answer, share, one.line) for one, share in zip(judged, shares, strict=True)]


def together(worlds: Sequence[Ends]) -> Line:
    """Return the line that is best on average over worlds, as far as they cannot be told apart, and its mean worth.

    Where other answers are on offer in some of them, something has come to light: from there on each has its own best
    line, and that of the first is returned.
    """
    nexts = [{line[:1] for line in ends} for ends in worlds]
    if any(heads != nexts[0] for heads in nexts[1:]):
        line = max(worlds[0], key=worlds[0].__getitem__)
        return Line(fmean(max(ends.values()) for ends in worlds), line)
    found: list[Line] = []
    for head in nexts[0]:
        if not head:
            found.append(Line(fmean(ends[()] for ends in worlds), ()))
            continue
        rest = together([{line[1:]: worth for line, worth in ends.items() if line[:1] == head} for ends in worlds])
        found.append(Line(rest.worth, (*head, *rest.answers)))
    return max(found, key=_preference)


def _preference(line: Line) -> tuple[int, int, list[tuple[str, tuple[str, ...]]]]:
    """Return what the better line has more of, the shorter one of two that are worth the same."""
    return round(line.worth / SAME), -len(line.answers), [(answer.key, answer.picks) for answer in line.answers]


def _by_first(ends: Ends) -> dict[Answer, Ends]:
    """Return the lines by their first answers, without these."""
    found: dict[Answer, Ends] = {}
    for line, worth in ends.items():
        found.setdefault(line[0], {})[line[1:]] = worth
    return found


def _is_settled(firsts: Sequence[Answer], found: Mapping[Answer, Sequence[Ends]]) -> bool:
    """Say whether only one line is left."""
    return len(firsts) == 1 and len(found[firsts[0]][-1]) == 1


def _is_all_known(found: Iterable[Sequence[Ends]]) -> bool:
    """Say whether nothing that follows differs between the first two worlds, so that it will in no other."""
    return all(len(worlds) > 1 and abs(max(worlds[0].values()) - max(worlds[1].values())) < SAME for worlds in found)


def _world(past: Past, rng: Rng, *, given: bool) -> Thought[Any]:
    """Return the world that was given, or another that looks like it."""
    world = None if given else past.imagine(rng)
    return world or world_of(past.game, past.phase)


def _drawn(weighed: Sequence[Weighed], temperature: float, rng: Rng) -> Weighed:
    """Draw an answer with weights odds^(1 / temperature): who is far behind or ahead, too, prefers what is better."""
    shares = [min(1 - TINY, max(TINY, one.share)) for one in weighed]
    odds = [share / (1 - share) for share in shares]
    weights = [(one / max(odds)) ** (1 / temperature) for one in odds]
    point = rng.next64() / 2**64 * sum(weights)
    for one, weight in zip(weighed, weights, strict=True):
        point -= weight
        if point < 0:
            return one
    return weighed[0]
