"""Ways to ask, for use with `yield from` inside rules: one choice, several, one of several flows, all seats at once.

With `public=True` the options follow from what everybody sees; a question that leaves no choice is then not put.
`barred` names what one may look for among the options and cannot pick, with the reason. Where each candidate is asked
in turn, `sift` parts what it came to: what is offered cannot disagree then with what is barred.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import wraps
from itertools import chain
from typing import Concatenate, Generic, NamedTuple, ParamSpec, TypeVar

from rules.kernel.model import Answer, Arg, Asked, Barred, Decision, Flow, Option, Seat, State, Text

T = TypeVar("T")
S = TypeVar("S", bound=State)
P = ParamSpec("P")


class Branch(NamedTuple, Generic[T]):
    """An option together with the flow that follows when it is picked."""

    option: Option
    flow: Flow[T]


def option(id: str, key: str, *, hint: Text | None = None, plain: bool = False, **args: Arg) -> Option:  # noqa: A002
    """Return an option that is worded by the message `key`; its icon is the id."""
    return Option(id, Text(key, args), hint, "", id, plain)


def sift(candidates: Iterable[Option | Barred]) -> tuple[list[Option], list[Barred]]:
    """Return the options among candidates, and those that are barred, both in their order."""
    offered: list[Option] = []
    barred: list[Barred] = []
    for one in candidates:
        if isinstance(one, Option):
            offered.append(one)
        else:
            barred.append(one)
    return offered, barred


def unless_silent(reasons: Callable[Concatenate[S, P], Iterable[Barred]]) -> Callable[Concatenate[S, P], list[Barred]]:
    """Return a function of a state that gives reasons, and none in thought, where nobody would read them."""

    @wraps(reasons)
    def told(state: S, /, *args: P.args, **named: P.kwargs) -> list[Barred]:
        return [] if state.silent else list(reasons(state, *args, **named))

    return told


def choose(
    seat: Seat,
    key: str,
    prompt: Text,
    options: Sequence[Option],
    *,
    public: bool = False,
    barred: Iterable[Barred] = (),
) -> Flow[str]:
    """Ask for exactly one option and return its id."""
    answer = yield (Decision(seat, key, prompt, tuple(options), public=public, barred=tuple(barred)),)
    return answer.picks[0]


def choose_some(
    seat: Seat,
    key: str,
    prompt: Text,
    options: Sequence[Option],
    low: int,
    high: int,
    *,
    public: bool = False,
    barred: Iterable[Barred] = (),
) -> Flow[tuple[str, ...]]:
    """Ask for `low` to `high` options and return their ids."""
    answer = yield (Decision(seat, key, prompt, tuple(options), low, high, public=public, barred=tuple(barred)),)
    return answer.picks


def order(
    seat: Seat, key: str, prompt: Text, options: Sequence[Option], *, public: bool = False
) -> Flow[tuple[str, ...]]:
    """Ask for all options in an order of the seat's choice."""
    number = len(options)
    answer = yield (Decision(seat, key, prompt, tuple(options), number, number, ordered=True, public=public),)
    return answer.picks


def confirm(seat: Seat, key: str, prompt: Text, yes: Option, no: Option) -> Flow[bool]:
    """Ask yes or no."""
    return (yield from choose(seat, key, prompt, (yes, no))) == yes.id


def one_of(
    seat: Seat,
    key: str,
    prompt: Text,
    branches: Sequence[Branch[T]],
    *,
    public: bool = False,
    barred: Iterable[Barred] = (),
) -> Flow[T]:
    """Ask for one branch and follow it."""
    options = [branch.option for branch in branches]
    picked = yield from choose(seat, key, prompt, options, public=public, barred=barred)
    return (yield from next(branch.flow for branch in branches if branch.option.id == picked))


def choose_each(decisions: Iterable[Decision]) -> Flow[dict[Seat, tuple[str, ...]]]:
    """Ask several seats at once; each answers when it suits them, and nothing happens until all have."""
    open_ = {decision.seat: decision for decision in decisions}
    picks: dict[Seat, tuple[str, ...]] = {}
    while open_:
        answer = yield tuple(open_.values())
        del open_[answer.seat]
        picks[answer.seat] = answer.picks
    return picks


def together(flows: Mapping[Seat, Flow[T]]) -> Flow[dict[Seat, T]]:
    """Run one flow a seat side by side; each goes on with its own seat's answers, whatever the others do."""
    asked: dict[Seat, Asked] = {}
    results: dict[Seat, T] = {}

    for seat, flow in flows.items():
        try:
            asked[seat] = next(flow)
        except StopIteration as end:
            results[seat] = end.value
    while asked:
        answer = yield tuple(chain.from_iterable(asked.values()))
        seat = answer.seat
        try:
            asked[seat] = flows[seat].send(answer)
        except StopIteration as end:
            del asked[seat]
            results[seat] = end.value
    return results


def beside(flow: Flow[T], offers: Callable[[], Iterable[Decision]], take: Callable[[Answer], None]) -> Flow[T]:
    """Run a flow with standing offers beside its questions; taking one changes the state and asks the same again.

    Offers are decisions with `waits=False` and keys of their own; they are made anew after every answer.
    """
    try:
        asked = next(flow)
        while True:
            standing = tuple(offers())
            answer = yield asked + standing
            if any(offer.seat == answer.seat and offer.key == answer.key for offer in standing):
                take(answer)
            else:
                asked = flow.send(answer)
    except StopIteration as end:
        result: T = end.value
        return result


def ask_beside(
    question: Callable[[], Iterable[Decision]],
    offers: Callable[[], Iterable[Decision]],
    take: Callable[[Answer], None],
) -> Flow[Answer | None]:
    """Ask what `question` returns, with standing offers beside it, and return the first answer to the question.

    Taking an offer changes the state; question and offers are then both made anew, so what was taken may change what
    is asked. Returns None when nothing is left to ask.
    """
    while asked := tuple(question()):
        standing = tuple(offers())
        answer = yield asked + standing
        if not any(offer.seat == answer.seat and offer.key == answer.key for offer in standing):
            return answer
        take(answer)
    return None
