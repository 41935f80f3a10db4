"""The action reorganise: any legal arrangement of the repaired machines, drawn up step by step (5.2, DEC-16).

The sketch may use more slots than there are; only what is carried out must fit. Steps are presentation (C4): the
decision itself is DEC-16 with the finished arrangement as its only option.
"""

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from rules.imaginarium import barred
from rules.imaginarium.machines import Arrangement, Cards, arranged, group, is_fixed, is_legal, without, work
from rules.imaginarium.state import Player, Slot, State
from rules.imaginarium.wording import arrangement_id, cards_id, job_words, slot, slots
from rules.kernel.flows import choose, option
from rules.kernel.model import Flow, Option, Seat, Text, text, who

OPTIONS_AT_MOST = 25
"""Swaps can be made of splitting and combining; they are offered while all steps fit into one select."""
DONE = option("done", "opt-done", hint=Text("hint-done"), plain=True)
RESET = option("reset", "opt-reset", hint=Text("hint-reset"), plain=True)


class Step(NamedTuple):
    """A step of the dialogue: its option, and the sketch it leads to."""

    option: Option
    result: Arrangement


def reorganise(s: State, seat: Seat) -> Flow[None]:
    """DEC-16: put the repaired machines into slots anew; nothing runs."""
    player = s.players[seat]
    before = arranged(place.cards for place in player.slots)
    if is_fixed(group(player.machines), player.max_slots):
        sketch = before
    else:
        sketch = yield from draw_up(s, seat, before)
    words = text("opt-arrange", slots=slots(sketch))
    offer = Option(arrangement_id(sketch), words, icon="action-reorganise")
    yield from choose(seat, "DEC-16", Text("ask-arrange"), [offer], public=True)
    s.sketch = None
    if sketch != before:
        player.slots = [Slot(list(cards)) for cards in sketch]
        s.say("log-arrange", who=who(seat), slots=slots(sketch))


def draw_up(s: State, seat: Seat, before: Arrangement) -> Flow[Arrangement]:
    """Combine, split and swap on paper until the player is done."""
    player, sketch = s.players[seat], before
    while True:
        s.sketch = [list(cards) for cards in sketch]
        ends = [DONE] if len(sketch) <= player.max_slots else []
        ends += [RESET] if sketch != before else []
        ways = {step.option.id: step for step in steps(sketch)}
        offers = [*(step.option for step in ways.values()), *ends]
        bars = barred.not_combined(s, sketch, player.max_slots)
        picked = yield from choose(seat, "DEC-16 draft", prompt(player, sketch), offers, public=True, barred=bars)
        if picked == DONE.id:
            return sketch
        sketch = before if picked == RESET.id else ways[picked].result


def prompt(player: Player, sketch: Arrangement) -> Text:
    """Return the question, with the sketch and how many slots it takes."""
    key = "ask-sketch" if len(sketch) <= player.max_slots else "ask-sketch-too-wide"
    return text(key, slots=slots(sketch), number=len(sketch), limit=player.max_slots)


@lru_cache(maxsize=4096)
def steps(sketch: Arrangement) -> tuple[Step, ...]:
    """Return every step from a sketch; slots with the same machines are told apart by nobody."""
    found = [*_joins(sketch), *_splits(sketch)]
    swaps = list(_swaps(sketch))
    if len(found) + len(swaps) + 2 <= OPTIONS_AT_MOST:
        found += swaps
    return tuple({step.option.id: step for step in found}.values())


def _joins(sketch: Arrangement) -> Iterator[Step]:
    for one, two in dict.fromkeys(combinations(sketch, 2)):
        joined = group((*one, *two))
        if is_legal(joined):
            words = text("opt-join", one=slot(one), two=slot(two))
            offer = Option(f"combine:{cards_id(one)}&{cards_id(two)}", words, _makes(joined), "combine", "combine")
            yield Step(offer, _replace(sketch, (one, two), (joined,)))


def _splits(sketch: Arrangement) -> Iterator[Step]:
    for cards in dict.fromkeys(sketch):
        for card in dict.fromkeys(cards) if len(cards) > 1 else ():
            rest = group(without(cards, card))
            if len(cards) == 2 and card != cards[0]:  # taking either leaves the same two
                continue
            words = text("opt-split", card=slot((card,)), cards=slot(cards))
            offer = Option(f"split:{card}&{cards_id(cards)}", words, _makes(rest, (card,)), "split", "split")
            yield Step(offer, _replace(sketch, (cards,), (rest, (card,))))


def _swaps(sketch: Arrangement) -> Iterator[Step]:
    """Exchange one machine of a combination for one of another slot, in one step."""
    for one, two in dict.fromkeys(combinations(sketch, 2)):
        if len(one) == len(two) == 1:
            continue
        for left in dict.fromkeys(one):
            for right in dict.fromkeys(two):
                first = group((*without(one, left), right))
                second = group((*without(two, right), left))
                if left != right and {first, second} != {one, two} and is_legal(first) and is_legal(second):
                    words = text("opt-swap", one=slot((left,)), two=slot((right,)))
                    id_ = f"swap:{left}&{right}&{cards_id(one)}&{cards_id(two)}"
                    offer = Option(id_, words, _makes(first, second), "swap", "swap")
                    yield Step(offer, _replace(sketch, (one, two), (first, second)))


def _replace(sketch: Arrangement, old: tuple[Cards, ...], new: tuple[Cards, ...]) -> Arrangement:
    left = list(sketch)
    for cards in old:
        left.remove(cards)
    return arranged([*left, *new])


def _makes(*groups: Cards) -> Text:
    """Return what slots would make in step B1, for a preview."""
    made = [text("preview", machines=slot(cards), job=_job_words(cards)) for cards in groups]
    return text("hint-makes", made=made)


def _job_words(cards: Cards) -> Text:
    todo = work(cards)
    return job_words(todo) if todo else Text("job-none")


def route(sketch: Arrangement, wanted: Arrangement) -> list[str]:
    """Return picks that lead from a sketch to the arrangement wanted: split what is not in it, then combine."""
    picks: list[str] = []
    for cards in _minus(sketch, wanted):
        picks += [f"split:{cards[number]}&{cards_id(cards[number:])}" for number in range(len(cards) - 1)]
    for cards in _minus(wanted, sketch):
        for number in range(1, len(cards)):
            one, two = sorted((cards[:number], cards[number : number + 1]))
            picks.append(f"combine:{cards_id(one)}&{cards_id(two)}")
    return [*picks, DONE.id]


def _minus(one: Arrangement, two: Arrangement) -> list[Cards]:
    left = list(one)
    for cards in two:
        if cards in left:
            left.remove(cards)
    return left
