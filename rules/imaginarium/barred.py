"""What a player may look for and cannot do now, with the reason in words. Who offers a thing asks here what it bars.

What is given as `offered` is left out, so nothing is both offered and barred; a reason holds for all that is left.
A public decision's reasons follow from what lies open: workshops, gardens, assistants, figures, discs.
"""

from collections.abc import Collection, Iterable, Iterator
from functools import cache, lru_cache
from itertools import combinations

from rules.imaginarium import assistants
from rules.imaginarium.components import (
    ALL_PAIRS,
    ASSISTANTS,
    FIGURES,
    MACHINES,
    PLACES,
    PRESSES,
    RESOURCES,
    RING,
    VP,
    Units,
)
from rules.imaginarium.feasible import has_free_slot, is_protected
from rules.imaginarium.machines import Arrangement, Cards, Work, by_kind, group, is_legal, multisets, work
from rules.imaginarium.state import Player, Slot, State
from rules.imaginarium.unmet import missing_for
from rules.imaginarium.wording import (
    ACTION,
    ASSISTANT,
    DECLINE,
    GOOD,
    MACHINE,
    PLACE,
    PROJECT,
    cards_id,
    effect,
    feed_option,
    figure,
    goods_icon,
    goods_id,
    job_words,
    slot,
)
from rules.kernel.amounts import amount, amounts
from rules.kernel.flows import unless_silent
from rules.kernel.model import Barred, Option, Seat, Text, text, who

NAMED = 4
"""So many machines of a slot are named; of more it is said how many they are."""
EMPTY_FIELD, NO_MACHINE = Text("barred-empty-field"), Text("barred-no-machine")
USED, OFF, GUARDS, AT_REPAIR = (Text(f"barred-{key}") for key in ("used", "off", "guards", "at-repair"))
BORROWED, NOT_LONE = Text("barred-borrowed"), Text("barred-not-lone")
MUST_BUY = Barred("decline", DECLINE.text, Text("barred-must-buy"), "decline")
DONE, NOT_IN_PAIR = Text("barred-done"), Text("barred-not-in-pair")
NO_SLOT, NO_PROJECT, NO_TARGET = Text("barred-no-slot"), Text("barred-no-project"), Text("barred-no-target")
SERVED, IS_OFF, GUARDED = Text("barred-served"), Text("barred-is-off"), text("barred-guarded", machine=MACHINE["D3"])
NO_SALE = Barred(f"sell:{VP}", Text("barred-sell-vp"), Text("barred-never-sold"), VP)
NEVER, COMBINED, BROKEN = (Text(f"barred-{key}") for key in ("never", "combined", "broken"))
NOT_FETCHED, COMPLETED = Text("barred-not-fetched"), Text("barred-completed")


def _lacks(good: str, number: int) -> Text:
    return text("barred-lacks", goods=amount(good, number))


def _owns(player: Player, way: Units) -> Text:
    """Return of what a player owns too few to give so many resources."""
    have = player.stock()
    kind = next(kind for kind, number in enumerate(way) if number > have[kind])
    return _few(RESOURCES[kind], have[kind])


@cache
def _few(good: str, have: int) -> Text:
    return text("barred-own", number=have, good=GOOD[good])


def _named(cards: Cards) -> Text:
    return slot(cards) if len(cards) <= NAMED else text("barred-stack", number=len(cards))


def _new(found: Iterable[Barred], offered: Collection[Option]) -> Iterator[Barred]:
    """Yield what is not on offer, of equals the first."""
    seen = {option.id for option in offered}
    for one in found:
        if one.id not in seen:
            seen.add(one.id)
            yield one


# Planning


@unless_silent
def taken(s: State) -> Iterator[Barred]:
    """Yield the places where nobody may go: another figure stands there, or the field is empty (RUL-05)."""
    for place in PLACES:
        machine = "" if place in PRESSES else s.machine_at(place)
        if place in s.places:
            yield _place(place, machine, text("barred-occupied", figure=figure(s.places[place])))
        elif place not in PRESSES and not machine:
            yield _place(place, machine, EMPTY_FIELD)


def _place(place: str, machine: str, reason: Text) -> Barred:
    if machine:
        words = text("barred-field", place=PLACE[place], machine=MACHINE[machine])
        return Barred(f"{place}:{machine}", words, reason, f"machine-{machine}")
    return Barred(place, text("barred-place", place=PLACE[place]), reason, f"place-{place}")


# Steps B1 and B2


@unless_silent
def idle(s: State, seat: Seat, offered: Collection[Option], *, may_borrow: bool) -> Iterator[Barred]:
    """Yield the slots that cannot be used now, with AS12 also those of opponents (RUL-07 to RUL-09)."""
    player = s.players[seat]
    own = [_slot("run", place, _idle(player, place)) for place in player.slots]
    guests = [place for other in s.others(seat) for place in s.players[other].slots] if player.has("AS12") else []
    lent = [_slot("neighbour", place, _not_lent(player, place, may_borrow=may_borrow)) for place in guests]
    yield from _new([one for one in (*own, *lent) if one], offered)


def _slot(kind: str, place: Slot, reason: Text | None) -> Barred | None:
    cards = group(place.cards)
    words = _named(cards) if kind == "run" else text("barred-borrow", machines=_named(cards))
    return Barred(f"{kind}:{cards_id(cards)}", words, reason, f"machine-{cards[-1]}") if reason else None


def _idle(player: Player, place: Slot) -> Text | None:
    todo = work(group(place.cards))
    if todo is None:
        return GUARDS if MACHINES[place.cards[0]].kind == "D" else AT_REPAIR
    if place.off or place.used:
        return OFF if place.off else USED
    return _unfed(player, todo)


def _unfed(player: Player, todo: Work) -> Text | None:
    missing = todo.input - player.resources
    return text("barred-input", number=missing) if missing > 0 else None


def _not_lent(player: Player, place: Slot, *, may_borrow: bool) -> Text | None:
    todo = work(group(place.cards))
    if todo is None or MACHINES[place.cards[0]].kind not in {"P", "T"}:
        return None
    if not may_borrow:
        return BORROWED
    if place.off or len(place.cards) > 1:
        return IS_OFF if place.off else NOT_LONE
    return _unfed(player, todo)


@unless_silent
def not_fed(_s: State, player: Player, todo: Work) -> Iterator[Barred]:
    """Yield the resources that cannot be handed in, because there are too few of them (DEC-02b)."""
    number = todo.input
    for way in _ways(number):
        if not player.can_pay(by_kind(way)):
            option = feed_option(way, todo)
            yield Barred(option.id, option.text, _owns(player, way), option.icon)


@cache
def _ways(number: int) -> tuple[Units, ...]:
    """Return every choice of so many resources."""
    return tuple(multisets((number, number, number), number))


@unless_silent
def not_paid(_s: State, player: Player, number: int) -> Iterator[Barred]:
    """Yield that the reserved machine must be bought, and with which kinds alone it cannot be paid (DEC-03)."""
    yield MUST_BUY
    for kind, good in enumerate(RESOURCES):
        have = player.stock()[kind]
        if have < number:
            words = text("opt-pay", goods=amount(good, number))
            yield Barred(f"pay:{number}-{good}", words, _few(good, have), good)


@unless_silent
def no_stack(_s: State, player: Player, *, is_empty: bool) -> Iterator[Barred]:
    """Yield why the top of the stack cannot be bought, if so (DEC-04)."""
    price = FIGURES.stack_price.value
    if is_empty or player.charcoal < price:
        words = text("opt-buy-stack", goods=amount("charcoal", price))
        reason = NO_MACHINE if is_empty else _lacks("charcoal", price - player.charcoal)
        yield Barred("buy", words, reason, "stack")


# Step B3


@unless_silent
def no_pairs(_s: State, player: Player, pairs: Collection[tuple[str, str]]) -> Iterator[Barred]:
    """Yield the last pair, and actions that are no neighbours (RUL-13 to RUL-15)."""
    other = "next-round" if player.has("AS01") else "no-neighbours"
    for one, two in ALL_PAIRS:
        if (one, two) not in pairs:
            yield _pair(one, two, "last-pair" if (one, two) == player.dial else other)


@cache
def _pair(one: str, two: str, why: str) -> Barred:
    words = text("opt-pair", one=ACTION[one], two=ACTION[two])
    return Barred(f"{one}+{two}", words, Text(f"barred-{why}"), f"pair-{one}-{two}")


@unless_silent
def no_actions(s: State, player: Player) -> Iterator[Barred]:
    """Yield the actions that are done, and those that the dial does not show (DEC-06)."""
    for action in RING:
        if action not in s.left:
            reason = DONE if action in (player.dial or ()) else NOT_IN_PAIR
            yield Barred(action, text("opt-action", action=ACTION[action]), reason, f"action-{action}")


@unless_silent
def not_hired(s: State, seat: Seat) -> Iterator[Barred]:
    """Yield the assistants that are too dear, have no place, or work for somebody (RUL-21)."""
    player, places = s.players[seat], FIGURES.assistant_places.value
    for id_ in filter(None, s.conference):
        missing = ASSISTANTS[id_].price - player.charcoal
        if len(player.assistants) >= places:
            yield _assistant(id_, text("barred-staff", number=places))
        elif missing > 0:
            yield _assistant(id_, _lacks("charcoal", missing))
    for other, employer in enumerate(s.players):
        for hired in employer.assistants:
            yield _assistant(hired.id, text("barred-employed", mine=int(other == seat), who=who(other)))


def _assistant(id_: str, reason: Text) -> Barred:
    return Barred(f"hire:{id_}", ASSISTANT[id_], reason, f"assistant-{id_}")


@unless_silent
def not_repaired(_s: State, player: Player) -> Iterator[Barred]:
    """Yield the broken machines for which a slot or resources are missing (RUL-19)."""
    for machine in dict.fromkeys(sorted(player.garden)):
        cost = MACHINES[machine].goods
        if not has_free_slot(player):
            yield _machine("repair", machine, NO_SLOT)
        elif not player.can_pay(cost):
            missing = {good: max(0, number - player.goods[good]) for good, number in cost.items()}
            yield _machine("repair", machine, text("barred-lacks", goods=amounts(missing)))


def _machine(kind: str, machine: str, reason: Text) -> Barred:
    return Barred(f"{kind}:{machine}", MACHINE[machine], reason, f"machine-{machine}")


@unless_silent
def not_run(s: State, seat: Seat, machine: str) -> Iterator[Barred]:
    """Yield that a machine just repaired has nothing to run with (C7)."""
    todo = work((machine,))
    reason = _unfed(s.players[seat], todo) if todo else {"A5": NO_PROJECT, "S1": NO_TARGET}.get(machine)
    if reason is not None:
        words = text("opt-run-now", effect=job_words(todo) if todo else effect(machine))
        yield Barred("run", words, reason, f"machine-{machine}")


@unless_silent
def not_aimed(s: State, seat: Seat, left: Collection[Seat], offered: Collection[Option]) -> Iterator[Barred]:
    """Yield the slots that A6 cannot switch off; `left` are the opponents that it may still hit (RUL-32)."""
    slots = [(other, place) for other in s.others(seat) for place in s.players[other].slots]
    yield from _new([_aim(s, other, place, is_left=other in left) for other, place in slots], offered)


def _aim(s: State, victim: Seat, place: Slot, *, is_left: bool) -> Barred:
    cards = group(place.cards)
    reason = GUARDED if is_protected(s.players[victim], "A6") else SERVED
    words = text("opt-switch-off", who=who(victim), machines=_named(cards))
    return Barred(f"off:{victim}:{cards_id(cards)}", words, IS_OFF if is_left else reason, f"machine-{cards[-1]}")


@unless_silent
def no_deals(_s: State, player: Player) -> Iterator[Barred]:
    """Yield the deals that cannot be paid; points are never sold (2.5)."""
    for good, price in assistants.buying_prices(player).items():
        unit, coal = amount(good, 1), amount("charcoal", price)
        if price > player.charcoal:
            yield Barred(
                f"buy:{good}", text("opt-buy", unit=unit, goods=coal), _lacks("charcoal", price - player.charcoal), good
            )
        if good != VP and not player.goods[good]:
            yield Barred(f"sell:{good}", text("opt-sell", unit=unit, goods=coal), _few(good, 0), good)
    yield NO_SALE


@unless_silent
def not_dismantled(_s: State, player: Player, offered: Collection[Option]) -> Iterator[Barred]:
    """Yield the machines that cannot be taken apart: S1, S2, and those in a combination (RUL-25, RUL-27)."""
    lying = [("garden", card, NEVER) for card in sorted(player.garden)]
    for place in player.slots:
        lying += [("workshop", card, COMBINED if MACHINES[card].dismantles else NEVER) for card in group(place.cards)]
    found = [
        Barred(f"{where}:{card}", text(f"opt-dismantle-{where}", machine=MACHINE[card]), reason, f"machine-{card}")
        for where, card, reason in lying
    ]
    yield from _new(found, offered)


@unless_silent
def not_yielded(_s: State, machine: str, where: str) -> Iterator[Barred]:
    """Yield what a broken machine does not give: what its cost does not hold, and points (RUL-24)."""
    card = MACHINES[machine]
    if where != "garden":
        return
    for way in _ways(card.level):
        short = next((kind for kind, number in enumerate(way) if number > card.cost[kind]), None)
        if short is not None:
            given, reason = by_kind(way), text("barred-cost", number=card.cost[short], good=GOOD[RESOURCES[short]])
            yield Barred(f"take:{goods_id(given)}", text("opt-yield", goods=amounts(given)), reason, goods_icon(given))
    yield Barred(f"take:{card.level}-{VP}", text("opt-yield", goods=amount(VP, card.level)), BROKEN, VP)


@unless_silent
def not_combined(_s: State, sketch: Arrangement, most: int) -> Iterator[Barred]:
    """Yield the slots that do not go together (5.2), and to be done with more slots than there are."""
    yield from _misfits(sketch)
    if len(sketch) > most:
        reason = text("barred-too-wide", number=len(sketch), limit=most)
        yield Barred("done", Text("opt-done"), reason, "done")


@lru_cache(maxsize=256)
def _misfits(sketch: Arrangement) -> tuple[Barred, ...]:
    """Return a single machine and another slot that do not go together; of what is combined there are enough words."""
    pairs = dict.fromkeys(combinations(sketch, 2))
    return tuple(
        Barred(
            f"combine:{cards_id(one)}&{cards_id(two)}",
            text("opt-join", one=slot(one), two=slot(two)),
            _misfit(one, two),
            "combine",
        )
        for one, two in pairs
        if min(len(one), len(two)) == 1 and max(len(one), len(two)) < NAMED and not is_legal(group((*one, *two)))
    )


def _misfit(one: Cards, two: Cards) -> Text:
    """Say why two slots cannot be combined (5.2)."""
    single = next((card for card in (*one, *two) if not MACHINES[card].combines), None)
    if single is not None:
        return text("barred-never-combines", machine=MACHINE[single])
    if len({*one, *two}) == 1:
        most = len(MACHINES[one[0]].yields) if one[0] in MACHINES[one[0]].combines else 1
        return text("barred-most-alike", number=most)
    if max(len(one), len(two)) > 1:
        return Text("barred-full")
    return Text("barred-misfit")


@unless_silent
def not_fetched(s: State) -> Iterator[Barred]:
    """Yield the machines of the crusher that S1 cannot fetch (RUL-54)."""
    for machine in sorted(set(s.crusher)):
        if MACHINES[machine].flash:
            yield _machine("fetch", machine, NOT_FETCHED)


# Step B4


@unless_silent
def not_completed(s: State, seat: Seat, offered: Collection[Option]) -> Iterator[Barred]:
    """Yield the projects that are completed already or not met, with what is missing."""
    player, ids = s.players[seat], {option.id for option in offered}
    for kind, projects in (("complete", s.projects), ("secret", player.secret)):
        for id_ in projects:
            if f"{kind}:{id_}" not in ids:
                is_done = kind == "complete" and seat in s.discs[id_]
                reason = COMPLETED if is_done else missing_for(player, id_)
                yield Barred(f"{kind}:{id_}", text(f"barred-{kind}", project=PROJECT[id_]), reason, f"project-{id_}")
