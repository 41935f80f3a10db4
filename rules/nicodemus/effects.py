"""The effects of the sixteen machines (1.3), in the order of their ids; what they will bring is told by `prospects`.

The card that carries an effect is always the newest on the Bric-a-brac; that holds for a copied effect too (RU-29).
"""

from collections import Counter
from collections.abc import Callable
from functools import cache, partial
from itertools import combinations
from typing import TypeAlias

from rules.kernel.amounts import NOTHING, amount, amounts
from rules.kernel.flows import choose
from rules.kernel.model import Flow, Option, Seat, Text, text, who
from rules.nicodemus import barred
from rules.nicodemus.components import CHARCOALIUM, FIGURES, JOKER, MACHINES, PROJECTS, RESOURCES
from rules.nicodemus.conditions import COPYIST, NOT_COPIED, obstacle
from rules.nicodemus.goods import foresee, gain, gain_option, give_back, icon_of, shortage, take, then
from rules.nicodemus.prospects import HAND_LEFT, effect_words, outlook
from rules.nicodemus.state import State, other
from rules.nicodemus.wording import (
    GOOD,
    MACHINE,
    PROJECT,
    STOP,
    hand_option,
    keep_option,
    machine_option,
    machines,
    tally,
)

Effect: TypeAlias = Callable[[State, Seat], Flow[None]]

REACH = {22: 3, 23: 2, 25: 1}
SWAPS = {f"swap:{CHARCOALIUM}>{good}": (CHARCOALIUM, good) for good in RESOURCES} | {
    f"swap:{good}>{CHARCOALIUM}": (good, CHARCOALIUM) for good in RESOURCES
}


def hindrance(s: State, seat: Seat, machine: int) -> Text | None:
    """Return why the effect of that machine may not be chosen for the card just played, if it may not."""
    before = [lying.machine for lying in s.yard[:-1]]
    return obstacle(s, seat, machine, len(s.players[seat].hand), before)


def use(s: State, seat: Seat, machine: int) -> Flow[None]:
    """Carry out the effect printed on that machine for the card just played."""
    return EFFECTS[machine](s, seat)


# 11 to 14


def count_machines(s: State, seat: Seat, product: str) -> Flow[None]:
    """Gain one unit for every machine on the Bric-a-brac with that product, this one included (RU-14)."""
    gain(s, seat, {product: s.count(product)})
    yield from ()


# 15


def count_jokers(s: State, seat: Seat) -> Flow[None]:
    """Name a resource; gain one of it for every machine with a joker (RU-15)."""
    number = s.count(JOKER)
    picked = yield from choose(
        seat,
        "PICK TYPE",
        text("ask-pick-type", number=number),
        [
            gain_option(s, seat, good, text("opt-gain", goods=amount(good, number)), {good: number})
            for good in RESOURCES
        ],
        public=True,
        barred=barred.unnamed(s, number),
    )
    gain(s, seat, {picked: number})


# 21


def recycle_from_hand(s: State, seat: Seat) -> Flow[None]:
    """Discard a hand card for two resources of its cost; the gain comes first (RU-19)."""
    hand = s.players[seat].hand
    cards = {f"discard:{machine}": machine for machine in sorted(set(hand))}
    picked = yield from choose(
        seat, "DISCARD HAND", text("ask-discard-hand", number=2), list(map(hand_option, cards.values()))
    )
    machine = cards[picked]
    yield from gain_from_cost(s, seat, machine, 2, public=False)
    s.players[seat].hide(machine)
    s.say("log-discard-own", to=(seat,), machine=MACHINE[machine])
    s.say("log-discard", to=(other(seat), None), who=who(seat))


# 22, 23, 25


def recycle_machine(s: State, seat: Seat, reach: int, number: int, charcoalium: int = 0) -> Flow[None]:
    """Discard one of the machines directly before this one for resources of its cost (RU-17)."""
    last = len(s.yard) - 1
    spots = {}
    for spot in range(max(1, last - reach + 1), last + 1):
        id_, words, icon = machine_option("spot", spot, s.on_spot(spot))
        spots[id_] = (spot, Option(id_, words, _lying_hint(s, spot), icon=icon))
    picked = yield from choose(
        seat,
        "DISCARD MACHINE",
        text("ask-discard-machine", number=number, charcoalium=charcoalium),
        [offer for _, offer in spots.values()],
        public=True,
        barred=barred.out_of_reach(s, reach),
    )
    spot = spots[picked][0]
    # Until the gain is taken, nobody else sees which of several spots it was.
    yield from gain_from_cost(s, seat, s.on_spot(spot), number, charcoalium, public=len(spots) == 1)
    lying = s.yard.pop(spot - 1)
    s.gone.append(lying.machine)
    s.reserve[CHARCOALIUM] += lying.charcoalium  # RU-20
    s.say("log-recycle", who=who(seat), machine=MACHINE[lying.machine], spot=spot, lying=lying.charcoalium)


def _lying_hint(s: State, spot: int) -> Text | None:
    number = s.yard[spot - 1].charcoalium
    return text("hint-lying-returns", number=number) if number else None


def gain_from_cost(
    s: State, seat: Seat, machine: int, number: int, charcoalium: int = 0, *, public: bool
) -> Flow[None]:
    """Gain that many different units of the printed cost (RU-18), and charcoalium; `public` if all see the machine."""
    offers = {f"gain:{'+'.join(units)}": units for units in picks(machine, number)}
    picked = yield from choose(
        seat,
        "GAIN",
        text("ask-gain", machine=MACHINE[machine], number=number, charcoalium=charcoalium),
        [
            gain_option(s, seat, id_, text("opt-gain", goods=amounts(tally(units))), Counter(units), charcoalium)
            for id_, units in offers.items()
        ],
        public=public,
        barred=barred.not_in_cost(s, machine, number, offers.values()),
    )
    units = offers[picked]
    gain(s, seat, {CHARCOALIUM: charcoalium} | {good: units.count(good) for good in units})


@cache
def picks(machine: int, number: int) -> tuple[tuple[str, ...], ...]:
    """Return every choice of that many units from the cost of a machine."""
    return tuple(dict.fromkeys(combinations(MACHINES[machine].units, number)))


# 24


def exchange(s: State, seat: Seat) -> Flow[None]:
    """Swap charcoalium and resources one for one, up to three times; first give, then gain (RU-13)."""
    most = FIGURES.exchanges.value
    for left in range(most, 0, -1):
        offers = [_swap_option(s, seat, id_) for id_, (given, _) in SWAPS.items() if s.players[seat].goods[given]]
        prompt, bars = text("ask-exchange", left=left), barred.not_owned(s, seat, SWAPS)
        picked = yield from choose(seat, "EXCHANGE", prompt, [*offers, STOP], public=True, barred=bars)
        if picked == STOP.id:
            s.say("log-exchange-stop", who=who(seat))
            return
        given, wanted = SWAPS[picked]
        give_back(s, seat, {given: 1})
        s.say("log-give", who=who(seat), goods=amount(given, 1))
        gain(s, seat, {wanted: 1})


def _swap_option(s: State, seat: Seat, id_: str) -> Option:
    wanted, words = SWAPS[id_][1], _swap_words(id_)
    if s.silent:
        return Option(id_, words, icon=wanted)
    if foresee(s, seat, wanted, 1).lost:
        return Option(id_, words, text("hint-swap-in-vain", good=GOOD[wanted]), icon=wanted, warns=True)
    return Option(id_, words, swapped(s, seat, SWAPS[id_][0], wanted, 1), icon=wanted)


def swapped(s: State, seat: Seat, given: str, wanted: str, times: int) -> Text:
    """Return what a player has of both after swapping so many, or who gives where the reserve cannot."""
    own = s.players[seat].goods
    short = shortage(s, seat, wanted, times)
    return short or then(((given, own[given] - times), (wanted, own[wanted] + times)))


@cache
def _swap_words(id_: str) -> Text:
    given, wanted = SWAPS[id_]
    return text("opt-swap", given=amount(given, 1), wanted=amount(wanted, 1))


# 31, 32


def rob_charcoalium(s: State, seat: Seat) -> Flow[None]:
    """Take a charcoalium and a random card from the opponent."""
    rob(s, seat, CHARCOALIUM)
    steal_card(s, seat)
    yield from ()


def rob_resource(s: State, seat: Seat) -> Flow[None]:
    """Take a resource of a type you name and a random card from the opponent."""
    stock = s.players[other(seat)].goods
    offers = [
        Option(
            f"rob:{good}",
            text("opt-rob", goods=amount(good, 1)),
            text("hint-owns", who=who(other(seat)), goods=amount(good, stock[good])),
            icon=good,
        )
        for good in RESOURCES
        if stock[good]
    ]
    if offers:
        prompt = text("ask-rob", opponent=who(other(seat)))
        bars = barred.not_robbed(s, seat)
        picked = yield from choose(seat, "ROB RESOURCE", prompt, offers, public=True, barred=bars)
        rob(s, seat, picked.removeprefix("rob:"))
    else:
        s.say("log-rob-nothing", who=who(seat), opponent=who(other(seat)))
    steal_card(s, seat)


def rob(s: State, thief: Seat, good: str) -> None:
    """Take one unit from the opponent and tell what came of it."""
    victim = who(other(thief))
    if take(s, thief, good):
        s.say("log-rob", who=who(thief), opponent=victim, goods=amount(good, 1))
    else:
        s.say("log-rob-nothing", who=who(thief), opponent=victim)


def steal_card(s: State, thief: Seat) -> None:
    """Take a random card from the opponent's hand (RU-22), if there is one (RU-23)."""
    seat = other(thief)
    victim = s.players[seat]
    if not victim.hand:
        s.say("log-steal-nothing", who=who(thief), opponent=who(seat))
        return
    machine = s.rng.take(victim.hand)
    victim.show(machine)
    s.players[thief].hand.append(machine)
    s.players[thief].known.append(machine)
    s.fell("stolen", seat=thief, card=machine)
    s.say("log-steal-card", to=(0, 1), who=who(thief), opponent=who(seat), machine=MACHINE[machine])
    s.say("log-steal", to=(None,), who=who(thief), opponent=who(seat))


# 33


def cut_hand(s: State, seat: Seat) -> Flow[None]:
    """The opponent discards down to two cards at random and returns two charcoalium (RU-25)."""
    victim = other(seat)
    discard_at_random(s, victim)
    number = min(2, s.players[victim].goods[CHARCOALIUM])
    give_back(s, victim, {CHARCOALIUM: number})
    s.say("log-lose", who=who(victim), goods=amounts({CHARCOALIUM: number}))
    yield from ()


def discard_at_random(s: State, seat: Seat) -> None:
    """Discard random cards until two are left; only their owner sees which."""
    player = s.players[seat]
    lost: list[int] = []
    while len(player.hand) > HAND_LEFT:
        lost.append(player.hand[s.rng.below(len(player.hand))])
        player.hide(lost[-1])
    if not lost:
        s.say("log-cut-nothing", who=who(seat))
        return
    s.fell("discarded", seat=seat, cards=lost)
    s.say("log-cut-own", to=(seat,), machines=machines(lost))
    s.say("log-cut", to=(other(seat), None), who=who(seat), number=len(lost))


# 34


def destroy(s: State, seat: Seat) -> Flow[None]:
    """The opponent returns two resources that you name, or as many as there are (RU-26)."""
    victim = s.players[other(seat)]
    owned = [good for good in RESOURCES for _ in range(min(2, victim.goods[good]))]
    pairs = dict.fromkeys(combinations(owned, min(2, len(owned))))
    if not owned:
        s.say("log-lose", who=who(other(seat)), goods=NOTHING)
        return
    offers = {f"destroy:{'+'.join(units)}": units for units in pairs}
    picked = yield from choose(
        seat,
        "DESTROY",
        text("ask-destroy", opponent=who(other(seat))),
        [
            Option(id_, text("opt-destroy", goods=amounts(tally(units))), icon=icon_of(tally(units)))
            for id_, units in offers.items()
        ],
        public=True,
        barred=barred.not_destroyed(s, seat, min(2, len(owned))),
    )
    units = offers[picked]
    give_back(s, other(seat), {good: units.count(good) for good in units})
    s.say("log-lose", who=who(other(seat)), goods=amounts(tally(units)))


# 41


def private_project(s: State, seat: Seat) -> Flow[None]:
    """Draw two project tiles, keep one face up in your workshop; the other leaves the game (RU-27)."""
    s.drawn = s.draw(s.pile, 2, to=(seat,))
    s.say("log-tiles-own", to=(seat,), projects=[PROJECT[tile] for tile in s.drawn])
    s.say("log-tiles", to=(other(seat), None), who=who(seat), number=len(s.drawn))
    options = [keep_option(tile, tuple(s.players[seat].workshop)) for tile in s.drawn]
    picked = yield from choose(seat, "PICK PROJECT", Text("ask-pick-project"), options)
    kept = int(picked.removeprefix("keep:"))
    s.players[seat].projects.append(kept)
    s.players[seat].refused += [tile for tile in s.drawn if tile != kept]
    s.drawn = []
    s.say("log-keep", who=who(seat), project=PROJECT[kept], points=PROJECTS[kept].points)


# 42


def copy_effect(s: State, seat: Seat) -> Flow[None]:
    """Use the effect of another machine on the Bric-a-brac as if this card carried it (RU-29)."""
    spots, bars = {}, []
    for spot in range(1, len(s.yard)):
        machine = s.on_spot(spot)
        reason = NOT_COPIED if machine == COPYIST else hindrance(s, seat, machine)
        if reason is None:
            id_, words, icon = machine_option("copy", spot, machine)
            spots[id_] = (machine, Option(id_, words, None if s.silent else _copied(s, seat, machine), icon=icon))
        elif not s.silent:
            bars.append(barred.copied(spot, machine, reason))
    offers = [offer for _, offer in spots.values()]
    picked = yield from choose(seat, "COPY", Text("ask-copy"), offers, public=True, barred=bars)
    machine = spots[picked][0]
    s.say("log-copy", who=who(seat), machine=MACHINE[machine], effect=effect_words(s, machine))
    yield from use(s, seat, machine)


def _copied(s: State, seat: Seat, machine: int) -> Text:
    """Return what copying the effect of a machine would meet with, or bring."""
    return outlook(s, seat, machine) or text("hint-copy", effect=effect_words(s, machine))


EFFECTS: dict[int, Effect] = {
    11: partial(count_machines, product="wood"),
    12: partial(count_machines, product=CHARCOALIUM),
    13: partial(count_machines, product="copper"),
    14: partial(count_machines, product="crystal"),
    15: count_jokers,
    21: recycle_from_hand,
    22: partial(recycle_machine, reach=REACH[22], number=1),
    23: partial(recycle_machine, reach=REACH[23], number=1, charcoalium=1),
    24: exchange,
    25: partial(recycle_machine, reach=REACH[25], number=2),
    31: rob_charcoalium,
    32: rob_resource,
    33: cut_hand,
    34: destroy,
    41: private_project,
    42: copy_effect,
}
