"""What machines can do by themselves: legal combinations, what a slot makes in one run, what dismantling yields."""

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from typing import NamedTuple, TypeAlias

from rules.imaginarium.components import MACHINES, RESOURCES, VP, Units

Cards: TypeAlias = tuple[str, ...]
"""The machines in one slot, sorted by id: places within a workshop mean nothing (C5)."""
Arrangement: TypeAlias = tuple[Cards, ...]
"""All repaired machines of a player in groups, sorted."""


class Work(NamedTuple):
    """One run of a slot: resources handed in, and `number` of the output; `choice` is one kind of resource."""

    input: int
    output: str
    number: int

    @property
    def is_choice(self) -> bool:
        """Say whether running it asks anything."""
        return self.input > 0 or self.output == "choice"


def group(cards: Iterable[str]) -> Cards:
    """Return the content of a slot in its canonical order."""
    return tuple(sorted(cards))


def arranged(groups: Iterable[Iterable[str]]) -> Arrangement:
    """Return groups of machines in their canonical order."""
    return tuple(sorted(group(cards) for cards in groups))


@cache
def is_legal(cards: Cards) -> bool:
    """Say whether these machines may share a slot (5.2)."""
    kinds = {MACHINES[card].kind for card in cards}
    types = sorted(set(cards))
    if len(cards) == 1:
        return True
    if len(types) == 1 and kinds != {"D"}:
        return types[0] in MACHINES[types[0]].combines and len(cards) <= len(MACHINES[types[0]].yields)
    if kinds == {"D"}:
        return True
    return len(cards) == 2 and kinds == {"P", "T"} and types[1] in MACHINES[types[0]].combines


@cache
def work(cards: Cards) -> Work | None:
    """Return what a slot makes in one run; None if it can never be used in step B1."""
    machines = [MACHINES[card] for card in cards]
    on_top = next((machine for machine in machines if machine.kind == "T"), None)
    if on_top and any(machine.kind == "P" for machine in machines):
        return Work(0, on_top.output, on_top.yields[0])
    first = machines[0]
    return Work(first.input, first.output, first.yields[len(cards) - 1]) if first.yields else None


def job(cards: Cards) -> Work:
    """Return what a slot makes that is known to make something."""
    found = work(cards)
    assert found is not None  # noqa: S101  only slots that work are offered
    return found


@cache
def made(done: Work, kind: str = "") -> dict[str, int]:
    """Return what a run yields, `kind` being the resource chosen; not to be changed."""
    if done.output == "choice":
        return {kind: done.number}
    return dict.fromkeys(done.output.split("+"), done.number)


def multisets(stock: Units, size: int) -> list[Units]:
    """Return every choice of exactly that many resources from a stock."""
    wood, copper, crystal = stock
    return [
        (one, two, size - one - two)
        for one in range(min(wood, size), -1, -1)
        for two in range(min(copper, size - one), -1, -1)
        if size - one - two <= crystal
    ]


@cache
def scraps(machine: str) -> tuple[Units, ...]:
    """Return what dismantling it broken may yield: `level` resources of its cost (RUL-24)."""
    card = MACHINES[machine]
    return tuple(multisets(card.cost, card.level))


@cache
def spoils(machine: str) -> tuple[dict[str, int], dict[str, int]]:
    """Return what dismantling it repaired may yield: twice its cost, or `level` victory points."""
    card = MACHINES[machine]
    return {good: 2 * number for good, number in card.goods.items() if number}, {VP: card.level}


def by_kind(units: Units) -> dict[str, int]:
    """Return numbers of wood, copper and crystal by kind, those that are none left out."""
    return {good: number for good, number in zip(RESOURCES, units, strict=True) if number}


def arrangements(cards: Iterable[str], slots: int) -> Iterator[Arrangement]:
    """Yield every legal arrangement of these machines in at most that many slots, each once (5.2)."""
    for groups in _split(tuple(sorted(cards)), slots, ()):
        yield tuple(sorted(groups))


def _split(rest: Cards, slots: int, least: Cards) -> Iterator[Arrangement]:
    """Yield the ways to part sorted machines; of equal first machines the groups come in order, so none comes twice."""
    if not rest:
        yield ()
        return
    if not slots:
        return
    for first in groups_with_first(rest):
        if least and least[0] == first[0] and first < least:
            continue
        left = list(rest)
        for card in first:
            left.remove(card)
        for others in _split(tuple(left), slots - 1, first):
            yield (first, *others)


@lru_cache(maxsize=4096)
def groups_with_first(rest: Cards) -> tuple[Cards, ...]:
    """Return every legal group that holds the first of these machines."""
    found = {rest[:1]}
    edge = [rest[:1]]
    while edge:
        edge = [
            wider
            for narrow in edge
            for card in Counter(rest) - Counter(narrow)
            if (wider := group((*narrow, card))) not in found and is_legal(wider)
        ]
        found |= set(edge)
    return tuple(sorted(found))


@lru_cache(maxsize=4096)
def is_fixed(cards: Cards, slots: int) -> bool:
    """Say whether there is but one way to arrange these machines."""
    ways = arrangements(cards, slots)
    next(ways, None)
    return next(ways, None) is None


def without(cards: Sequence[str], card: str) -> list[str]:
    """Return the machines with one of them taken away."""
    left = list(cards)
    left.remove(card)
    return left
