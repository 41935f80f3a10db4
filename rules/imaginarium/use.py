"""Step B1: the player runs the repaired machines, one slot after the other, each once (4.2, RUL-08, RUL-09)."""

from collections import Counter
from functools import lru_cache

from rules.imaginarium import barred
from rules.imaginarium.components import MACHINES, READINGS
from rules.imaginarium.effects import can_run, run
from rules.imaginarium.machines import Cards, Work, group, job, made, work
from rules.imaginarium.state import Player, Slot, State
from rules.imaginarium.wording import run_option, stop_use
from rules.kernel.amounts import amounts
from rules.kernel.flows import choose
from rules.kernel.model import Flow, Option, Seat, Text, text, who

MISSES_ONE_USE = READINGS.switched_off == "through-use"


def use_machines(s: State, seat: Seat, *, misses_one_use: bool = MISSES_ONE_USE) -> Flow[bool]:
    """DEC-02 until the player stops; then switched-off slots come on. Return whether anything was asked."""
    player = s.players[seat]
    for place in player.slots:
        place.off = place.off and misses_one_use
    was_asked = yield from _run_one_by_one(s, seat)
    for place in player.slots:
        place.used = False
        if place.off:
            place.off = False
            s.say("log-switch-on", who=who(seat))
    return was_asked


def _run_one_by_one(s: State, seat: Seat) -> Flow[bool]:
    player = s.players[seat]
    was_asked, in_one_go, may_borrow = False, False, player.has("AS12")
    while True:
        own = [group(place.cards) for place in waiting(player)]
        lone = lone_machines(s, seat) if may_borrow else []
        offers = _offers(player, own, lone, in_one_go=in_one_go)
        # What needs input depends on the stock: then only its owner knows what is on offer.
        public = in_one_go or not any(job(cards).input for cards in (*own, *lone))
        was_asked = was_asked or not public or len(offers) > 1
        bars = [] if in_one_go else barred.idle(s, seat, offers, may_borrow=may_borrow)
        picked = yield from choose(seat, "DEC-02", Text("ask-use"), offers, public=public, barred=bars)
        kind, _, cards = picked.partition(":")
        if kind == "stop":
            return was_asked
        if kind == "all":
            in_one_go = True
            continue
        slot = tuple(cards.split("+"))
        if kind == "neighbour":
            may_borrow = False
        else:
            next(place for place in waiting(player) if group(place.cards) == slot).used = True
        yield from run(s, seat, slot)
        in_one_go = in_one_go and any(not job(group(place.cards)).is_choice for place in waiting(player))


def _offers(player: Player, own: list[Cards], lone: list[Cards], *, in_one_go: bool) -> list[Option]:
    """Return what may be used now; in one go, the next slot that asks nothing is the only answer (RUL-68)."""
    simple = [cards for cards in own if not job(cards).is_choice]
    if in_one_go:
        return [run_option("run", simple[0], job(simple[0]))]
    offers = [run_option("run", cards, job(cards)) for cards in dict.fromkeys(own) if can_run(player, cards)]
    offers += [run_option("neighbour", cards, job(cards)) for cards in lone if can_run(player, cards)]
    stop = stop_use(len(offers))
    if len(simple) > 1:
        offers.insert(0, _all_option(tuple(map(job, simple))))
    return [*offers, stop]


@lru_cache(maxsize=1024)
def _all_option(jobs: tuple[Work, ...]) -> Option:
    total = Counter[str]()
    for todo in jobs:
        total.update(made(todo))
    return Option("all", Text("opt-run-all"), text("hint-makes", made=amounts(total)), icon="gear")


def waiting(player: Player) -> list[Slot]:
    """Return the slots that are switched on, can be used in this step at all, and have not been."""
    return [place for place in player.slots if not place.off and not place.used and work(group(place.cards))]


def lone_machines(s: State, seat: Seat) -> list[Cards]:
    """AS12: return each type of P or T that stands alone and switched on in an opponent's slot (RUL-09, C5)."""
    lone = {
        place.cards[0]
        for other in s.others(seat)
        for place in s.players[other].slots
        if len(place.cards) == 1 and not place.off and MACHINES[place.cards[0]].kind in {"P", "T"}
    }
    return [(card,) for card in sorted(lone)]
