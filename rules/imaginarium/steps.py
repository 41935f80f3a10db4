"""Whole actions as their answers, one after the other: whom to hire, what to repair and run, what to dismantle."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import product
from math import ceil
from typing import NamedTuple

from rules.imaginarium import assistants
from rules.imaginarium.actions import yields
from rules.imaginarium.components import ASSISTANTS, FIGURES, MACHINES, RESOURCES, VP
from rules.imaginarium.conditions import HOARD, is_workshop_ready
from rules.imaginarium.effects import can_use
from rules.imaginarium.feasible import dismantlable, on_hire, repairable
from rules.imaginarium.machines import Arrangement, group, is_fixed, work
from rules.imaginarium.state import Player, State
from rules.imaginarium.wording import ACTION, ASSISTANT, MACHINE, STOP_TRADE
from rules.kernel.amounts import amount, amounts
from rules.kernel.model import Seat, Text, text

Pick = tuple[str, str]
"""The key of a decision, and the id of the option that is picked."""


class After(NamedTuple):
    """What matters for projects once an action is over."""

    charcoal: int
    assistants: int
    slots: Arrangement


class Step(NamedTuple):
    """A way to carry out an action; `after` is None if it still asks something, or what it brings is not known.

    `brings` says what its player then has, where no card says what it does.
    """

    words: Text
    icon: str
    picks: tuple[Pick, ...]
    after: After | None
    brings: Text | None = None


def now(player: Player) -> After:
    """Return what matters for projects at the moment."""
    slots = tuple(group(place.cards) for place in player.slots)
    return After(player.charcoal, len(player.assistants), slots)


def begun(action: str) -> Step:
    """Return the action as it is chosen, with all its questions still to come."""
    return Step(ACTION[action], f"action-{action}", (("DEC-06", action),), None)


def extracted(here: After) -> Step:
    """Return the extraction of charcoal, which asks nothing."""
    gained = here._replace(charcoal=here.charcoal + FIGURES.extract.value)
    return begun("extract")._replace(after=gained)


def ways(s: State, seat: Seat, action: str, here: After) -> Iterator[Step]:
    """Yield the ways to carry out an action that are more than its beginning."""
    player = s.players[seat]
    match action:
        case "recruit":
            yield from _hires(s, player, here)
        case "repair":
            yield from _repairs(s, seat, here)
        case "dismantle":
            yield from _dismantles(player, here)
        case "reorganise" if is_fixed(group(player.machines), player.max_slots):
            yield begun(action)._replace(after=here)
        case "trade":
            yield from trades(player, assistants.deals(player), here)
        case "extract":
            yield extracted(here)


def _hires(s: State, player: Player, here: After) -> Iterator[Step]:
    for one in on_hire(s, player):
        left = here.charcoal - ASSISTANTS[one].price
        if left >= 0:
            # What the secret projects of AS08 are is not known before.
            after = None if one == "AS08" else here._replace(charcoal=left, assistants=here.assistants + 1)
            picks = (("DEC-06", "recruit"), ("DEC-10", f"hire:{one}"))
            words = text("step-hire", assistant=ASSISTANT[one], goods=amount("charcoal", ASSISTANTS[one].price))
            yield Step(words, f"assistant-{one}", picks, after)


def _repairs(s: State, seat: Seat, here: After) -> Iterator[Step]:
    player = s.players[seat]
    for machine in repairable(player):
        picks = (("DEC-06", "repair"), ("DEC-11", f"repair:{machine}"))
        slots = (*here.slots, (machine,))
        yield _run_too(s, seat, machine, picks, here._replace(slots=slots))


def _run_too(s: State, seat: Seat, machine: str, picks: tuple[Pick, ...], after: After) -> Step:
    """Return a repair with the run right after it, if the machine can run then."""
    player, icon = s.players[seat], f"machine-{machine}"
    words = text("step-repair", machine=MACHINE[machine])
    ends = None if assistants.tries(player) > 1 else after
    if MACHINES[machine].kind == "D":
        return Step(words, icon, picks, ends)
    if not can_run_then(s, seat, machine):
        return Step(words, icon, (*picks, ("DEC-12", "leave")), ends)
    todo = work((machine,))
    asks = todo is None or todo.is_choice or assistants.runs(player, machine) > 1
    coal = todo.number if todo and todo.output == "charcoal" else 0
    done = None if ends is None or asks else ends._replace(charcoal=ends.charcoal + coal)
    return Step(text("step-repair-run", machine=MACHINE[machine]), icon, (*picks, ("DEC-12", "run")), done)


def can_run_then(s: State, seat: Seat, machine: str) -> bool:
    """Say whether a machine can run once its repair is paid."""
    todo = work((machine,))
    if todo is None or not todo.input:
        return can_use(s, seat, machine)
    return s.players[seat].resources - sum(MACHINES[machine].cost) >= todo.input


def _dismantles(player: Player, here: After) -> Iterator[Step]:
    for where, machine in dismantlable(player):
        offers = yields(machine, where)
        slots = list(here.slots)
        if where == "workshop":
            slots.remove((machine,))
        after = None if assistants.tries(player) > 1 else here._replace(slots=tuple(slots))
        for id_, goods in offers.items():
            took = (("DEC-15", id_),) if len(offers) > 1 else ()
            words = text(f"step-dismantle-{where}", machine=MACHINE[machine], goods=amounts(goods))
            picks = (("DEC-06", "dismantle"), ("DEC-14", f"{where}:{machine}"), *took)
            brings = then(player, goods, frees=where == "workshop")
            yield Step(words, f"machine-{machine}", picks, after, brings)


def trades(player: Player, left: int, here: After) -> Iterator[Step]:
    """Yield the ways to make the same deal once or several times, or to sell for victory points, and to stop then.

    Those that bring points come first: they are what the others are for.
    """
    prices = assistants.buying_prices(player)

    def several(kind: str, good: str, most: int) -> Iterator[Step]:
        for number in range(1, min(left, most) + 1):
            yield _trade(player, left, here, [f"{kind}:{good}"] * number, _deal(kind, good, number, prices[good]))

    yield from several("buy", VP, here.charcoal // prices[VP])
    yield from _sales_for_points(player, left, here, prices)
    for good in RESOURCES:
        yield from several("buy", good, here.charcoal // prices[good])
    for good in RESOURCES:
        yield from several("sell", good, player.goods[good])


def _sales_for_points(player: Player, left: int, here: After, prices: Mapping[str, int]) -> Iterator[Step]:
    """Yield the ways to sell so much of one good that one victory point more, or several, can be bought."""
    for points, good in product(range(1, left), RESOURCES):
        need = ceil(max(0, points * prices[VP] - here.charcoal) / prices[good])
        if 0 < need <= min(left - points, player.goods[good]):
            words = text("quick-sell-buy", unit=amount(good, need), goods=amount(VP, points))
            yield _trade(player, left, here, [*[f"sell:{good}"] * need, *[f"buy:{VP}"] * points], words)


def _deal(kind: str, good: str, number: int, price: int) -> Text:
    return text(f"quick-{kind}", unit=amount(good, number), goods=amount("charcoal", number * price))


def _trade(player: Player, left: int, here: After, deals: Sequence[str], words: Text) -> Step:
    stop = [STOP_TRADE.id] if len(deals) < left else []
    picks = (("DEC-06", "trade"), *(("DEC-13", pick) for pick in (*deals, *stop)))
    prices, change = assistants.buying_prices(player), Counter(charcoal=here.charcoal - player.charcoal)
    for kind, _, good in (deal.partition(":") for deal in deals):
        bought = 1 if kind == "buy" else -1
        change[good] += bought
        change["charcoal"] -= bought * prices[good]
    after = here._replace(charcoal=player.charcoal + change["charcoal"])
    return Step(words, deals[-1].partition(":")[2], picks, after, then(player, change))


def then(player: Player, change: Mapping[str, int], *, frees: bool = False) -> Text:
    """Return what a player has of each kind that changes by so many; `frees` says that a slot is free then, too."""
    have = {**player.goods, VP: player.vp}
    goods = [amount(good, number + change[good]) for good, number in have.items() if good in change]
    return text("hint-then-frees" if frees else "hint-then", goods=goods)


def is_any_met(s: State, seat: Seat, after: After) -> bool:
    """Say whether any project, open or secret, could be completed then."""
    player = s.players[seat]
    return any(_is_met(project, after) for project in (*_left(s, seat), *player.secret))


def _left(s: State, seat: Seat) -> list[str]:
    return [project for project in s.projects if seat not in s.discs[project]]


def _is_met(project: str, after: After) -> bool:
    if project == "PR13":
        return after.assistants >= FIGURES.assistant_places.value
    if project == HOARD:
        return after.charcoal >= FIGURES.coal_hoard.value
    return is_workshop_ready(after.slots, project)


def is_end_asked(s: State, seat: Seat, done: Iterable[str] = (), secret: Iterable[str] | None = None) -> bool:
    """Say whether the end of the turn is asked when nothing is met: others cannot tell then that nothing is.

    `done` are projects completed meanwhile, `secret` what is left of the secret ones.
    """
    hidden = s.players[seat].secret if secret is None else list(secret)
    return bool(hidden) or HOARD in set(_left(s, seat)) - set(done)
