"""Answers that may be given with one press: the usual ones that follow each other. Nothing here changes a position.

A press stands for single answers in the order of the rules (C4): the record holds those and knows of no press.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice

from rules.imaginarium.components import RESOURCES
from rules.imaginarium.machines import Arrangement, arranged, by_kind, group, is_fixed, job, made, multisets
from rules.imaginarium.reorganise import DONE, steps
from rules.imaginarium.state import Player, State
from rules.imaginarium.steps import (
    After,
    Pick,
    Step,
    begun,
    extracted,
    is_any_met,
    is_end_asked,
    now,
    then,
    trades,
    ways,
)
from rules.imaginarium.use import waiting
from rules.imaginarium.wording import ACTION, FINISH, cards_id, effect, feed_option, kind_option, pair, slot
from rules.kernel.model import Answer, Decision, Option, Seat, Shortcut, Text, text

MOST = 25
"""As many as a menu has entries."""
CONCRETE = 14
"""Presses of the dial that name a card, at most; the others name the actions."""
PAIRS = 6
END: Pick = ("DEC-18", "stop")
ENDS = Text("hint-turn-ends")


def shortcuts(s: State, decision: Decision) -> tuple[Shortcut, ...]:
    """Return the presses that may stand beside an open decision."""
    find = PRESSES.get(decision.key)
    found = islice(find(s, decision), MOST) if find else ()
    return tuple(
        Shortcut(_id(picks), words, hint or _brings(picks), _answers(decision.seat, picks), icon)
        for words, icon, picks, hint in found
    )


def _answers(seat: Seat, picks: Iterable[Pick]) -> tuple[Answer, ...]:
    return tuple(Answer(seat, key, (pick,)) for key, pick in picks)


Press = tuple[Text, str, tuple[Pick, ...], Text | None]
"""Its words, its icon, what it picks, a hint."""


def _id(picks: Iterable[Pick]) -> str:
    return "/".join(pick for _, pick in picks)


def _brings(picks: Sequence[Pick]) -> Text | None:
    """Return what is hired or repaired by a press does, where nothing else is to be said of it."""
    for _, pick in picks:
        kind, _, card = pick.partition(":")
        if card and kind == "hire":
            return Text(f"effect-{card}")
        if card and kind == "repair":
            return text("hint-effect", effect=effect(card))
    return None


# Step B1


def use(s: State, decision: Decision) -> Iterator[Press]:
    """Run all that asks nothing and go on, or with the one machine that asks; and each such machine with its choice."""
    player = s.players[decision.seat]
    slots = [group(place.cards) for place in waiting(player)]
    simple = [cards for cards in slots if not job(cards).is_choice]
    asking = [cards for cards in slots if job(cards).is_choice]
    first: tuple[Pick, ...] = (("DEC-02", "all"),) if len(simple) > 1 else ()
    first = (("DEC-02", f"run:{cards_id(simple[0])}"),) if len(simple) == 1 else first
    gained = Counter[str]()
    for cards in simple:
        gained.update(made(job(cards)))
    if first and asking:
        yield text("quick-run-on"), "gear", (*first, ("DEC-02", "stop")), then(player, gained)
    if first and len(asking) == 1 and not player.has("AS12"):
        for picks, option, change in _choices(asking[0], player, gained):
            words = text("quick-run-all-with", machines=slot(asking[0]), choice=option.text)
            yield words, option.icon, (*first, *picks), then(player, change)
    for cards in dict.fromkeys(asking):
        for picks, option, change in _choices(cards, player, Counter()):
            words = text("quick-run-with", machines=slot(cards), choice=option.text)
            yield words, option.icon, picks, then(player, change)


Choice = tuple[tuple[Pick, ...], Option, Counter[str]]
"""What it picks, the option it ends with, what changes by it and by what ran before."""


def _choices(cards: tuple[str, ...], player: Player, gained: Counter[str]) -> Iterator[Choice]:
    """Yield the ways to run a slot that asks, once so much was gained."""
    todo, run = job(cards), ("DEC-02", f"run:{cards_id(cards)}")
    if todo.input:
        wood, copper, crystal = (player.goods[good] + gained[good] for good in RESOURCES)
        for way in multisets((wood, copper, crystal), todo.input):
            if by_kind(way) == made(todo):
                continue  # what changes nothing is not worth a line
            option, change = feed_option(way, todo), Counter(gained)
            change.update(made(todo))
            change.subtract(by_kind(way))
            yield (run, ("DEC-02b", option.id)), option, change
        return
    for kind in by_kind((1, 1, 1)):
        option = kind_option(kind, todo.number)
        yield (run, ("DEC-02a", option.id)), option, gained + Counter(made(todo, kind))


# Step B3


def dial(s: State, decision: Decision) -> Iterator[Press]:
    """Turn the dial and carry out both actions or the first, where that needs no further question."""
    pairs = [option.id.split("+") for option in decision.options]
    if len(pairs) > PAIRS:
        pairs = []
    concrete = (press for one, two in pairs for press in _of_pair(s, decision.seat, one, two))
    yield from islice(concrete, CONCRETE)
    hints = {option.id: option.hint for option in decision.options}
    for both in pairs:
        head = ("DEC-05", "+".join(both))
        told = hints[head[1]]
        for first in both:
            second = both[1 - both.index(first)]
            if first == "extract":
                words, icon, picks, _ = _press(head, [begun(first), begun(second)])
                yield words, icon, picks, told
            elif second != "extract":
                _, icon, picks, _ = _press(head, [begun(first)])
                yield text("quick-two", one=ACTION[first], two=ACTION[second]), icon, picks, told


def _of_pair(s: State, seat: Seat, one: str, two: str) -> Iterator[Press]:
    """Yield the presses of a pair that name whom to hire or what to repair; charcoal is extracted before it is paid."""
    head, here = ("DEC-05", f"{one}+{two}"), now(s.players[seat])
    if "extract" in (one, two):
        first = extracted(here)
        for step in ways(s, seat, two if one == "extract" else one, extracted(here).after or here):
            yield _ended(s, seat, _press(head, [first, step]), step.after)
        words = text("quick-only", action=first.words, pair=pair(one, two))
        only = (words, first.icon, (head, *first.picks, ("DEC-06", FINISH.id)), FINISH.hint)
        yield _ended(s, seat, only, first.after)
        return
    for first_action, second in ((one, two), (two, one)):
        if first_action in {"recruit", "repair"}:
            for step in ways(s, seat, first_action, here):
                yield _press(head, [step, begun(second)]) if step.after else _alone(head, step, second)


def act(s: State, decision: Decision) -> Iterator[Press]:
    """Carry out an action with all it asks; end the turn where nothing else could be done in it.

    What still could be done is not left out by one press: a press that stands first is taken for good advice.
    """
    seat, here = decision.seat, now(s.players[decision.seat])
    left = [option.id for option in decision.options if option.id != FINISH.id]
    for action in left:
        for step in ways(s, seat, action, here):
            press = _press(None, [step])
            if len(left) == 1 and (ended := _ended(s, seat, press, step.after)) != press:
                # The action alone may be on offer beside it.
                press = (text("quick-and-end", step=step.words), *ended[1:])
            if len(press[2]) > 1:
                yield press
    if any(_can_do(s, seat, action, here) for action in left):
        return
    finish = _ended(s, seat, (text("quick-end"), "done", (("DEC-06", FINISH.id),), None), here)
    if len(finish[2]) > 1:
        yield finish


def _can_do(s: State, seat: Seat, action: str, here: After) -> bool:
    """Say whether an action would change anything."""
    if action == "reorganise":
        player = s.players[seat]
        return not is_fixed(group(player.machines), player.max_slots)
    return any(True for _ in ways(s, seat, action, here))


def _press(head: Pick | None, found: Sequence[Step]) -> Press:
    picks = ((head,) if head else ()) + tuple(pick for step in found for pick in step.picks)
    words = text("quick-two", one=found[0].words, two=found[1].words) if len(found) > 1 else found[0].words
    brings = next((step.brings for step in reversed(found) if step.brings), None)
    return (words if len(found) > 1 else text("quick-one", step=words)), found[-1].icon, picks, brings


def _alone(head: Pick, step: Step, other: str) -> Press:
    """Return a press that leaves the pair's other action, which it says, since each action is in two pairs."""
    words, icon, picks, _ = _press(head, [step])
    return words, icon, picks, text("hint-left", action=ACTION[other])


def _ended(s: State, seat: Seat, press: Press, after: After | None) -> Press:
    """Return a press that ends the turn too, if that is all that could be done then."""
    if after is None or is_any_met(s, seat, after) or not is_end_asked(s, seat):
        return press
    words, icon, picks, _ = press
    return words, icon, (*picks, END), ENDS


def repair(s: State, decision: Decision) -> Iterator[Press]:
    """Repair a machine and run it."""
    for step in ways(s, decision.seat, "repair", now(s.players[decision.seat])):
        if step.picks[-1][1] == "run":
            yield text("quick-repair-run", **step.words.args), step.icon, step.picks[1:], None


def dismantle(s: State, decision: Decision) -> Iterator[Press]:
    """Dismantle a machine for something."""
    for step in ways(s, decision.seat, "dismantle", now(s.players[decision.seat])):
        if len(step.picks) > 2:
            key = step.words.key.replace("step-dismantle", "quick-scrap")
            yield text(key, **step.words.args), step.icon, step.picks[1:], step.brings


def trade(s: State, decision: Decision) -> Iterator[Press]:
    """Make the same deal several times, or sell for a victory point, and stop."""
    left = decision.prompt.args["left"]
    assert isinstance(left, int)  # noqa: S101
    player = s.players[decision.seat]
    for step in trades(player, left, now(player)):
        if len(step.picks) > 2:
            yield step.words, step.icon, step.picks[1:], step.brings


def rearrange(s: State, decision: Decision) -> Iterator[Press]:
    """Reach another arrangement by one step or two, and be done; of two that end alike one is enough to read.

    What only takes the sketch back to how the machines stand is not worth a press that ends the action.
    """
    player = s.players[decision.seat]
    most, start = player.max_slots, arranged(s.sketch or [])
    seen: set[Arrangement | str] = {start, arranged(place.cards for place in player.slots)}
    for path, result in _paths(start):
        last = path[-1]
        if len(result) <= most and not seen & {result, last.id}:
            seen |= {result, last.id}
            picks = tuple(("DEC-16 draft", option.id) for option in (*path, DONE))
            hint = last.hint if len(path) == 1 else text("hint-first", step=path[0].text)
            yield text("quick-arrange", step=last.text), last.icon, picks, hint


def _paths(start: Arrangement) -> Iterator[tuple[tuple[Option, ...], Arrangement]]:
    """Yield all sketches one step away, then those two steps away."""
    near = steps(start)
    yield from (((step.option,), step.result) for step in near)
    for step in near:
        yield from (((step.option, further.option), further.result) for further in steps(step.result))


# Step B4


def complete(s: State, decision: Decision) -> Iterator[Press]:
    """Complete the one project that is met, or all, and end the turn."""
    seat = decision.seat
    met = [option for option in decision.options if option.id.partition(":")[0] in {"complete", "secret"}]
    if not met:
        return
    done = [option.id.partition(":")[2] for option in met]
    secret: list[str] | None = [] if any(option.id.startswith("secret:") for option in met) else None
    if is_end_asked(s, seat, done, secret):
        picks = tuple(("DEC-18", option.id) for option in met)
        words = text("quick-complete", project=met[0].text) if len(met) == 1 else text("quick-complete-all")
        everything = next((option.hint for option in decision.options if option.id == "all"), None)
        if sum(option.id.startswith("secret:") for option in met) < 2:
            yield words, met[0].icon, (*picks, END), met[0].hint if len(met) == 1 else everything


PRESSES: dict[str, Callable[[State, Decision], Iterator[Press]]] = {
    "DEC-02": use,
    "DEC-05": dial,
    "DEC-06": act,
    "DEC-11": repair,
    "DEC-13": trade,
    "DEC-14": dismantle,
    "DEC-16 draft": rearrange,
    "DEC-18": complete,
}
