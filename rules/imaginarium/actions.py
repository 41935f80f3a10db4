"""Step B3: a pair of neighbouring actions, and the actions one by one except reorganise (4.2)."""

from collections.abc import Callable
from functools import cache, lru_cache, reduce
from typing import TypeAlias

from rules.imaginarium import assistants, barred, dial
from rules.imaginarium.components import ASSISTANTS, FIGURES, MACHINES, RESOURCES, VP
from rules.imaginarium.effects import run_repaired
from rules.imaginarium.feasible import dismantlable, has_free_slot, hirable, on_hire, repairable
from rules.imaginarium.machines import by_kind, scraps, spoils
from rules.imaginarium.reorganise import reorganise
from rules.imaginarium.state import Player, Slot, State
from rules.imaginarium.wording import (
    ACTION,
    ASSISTANT,
    DISMANTLE_NONE,
    FINISH,
    HIRE_NONE,
    MACHINE,
    REPAIR_NONE,
    STOP_TRADE,
    effect,
    goods_icon,
    goods_id,
    pair,
)
from rules.kernel.amounts import amount, amounts
from rules.kernel.flows import choose
from rules.kernel.model import Arg, Flow, Option, Seat, Text, text, who

Action: TypeAlias = Callable[[State, Seat], Flow[None]]


def act(s: State, seat: Seat) -> Flow[None]:
    """DEC-05, then DEC-06 before each of the two actions (RUL-13, RUL-14); goes on where it has come to."""
    player = s.players[seat]
    if s.step != "act":
        player.dial = yield from dial.turn(s, seat)
        s.say("log-pair", who=who(seat), pair=pair(*player.dial))
        s.step, s.left = "act", list(player.dial)
    while s.left:
        offers = [
            *(_action_option(action, None if s.silent else dial.prospect(s, seat, action)) for action in s.left),
            FINISH,
        ]
        bars = barred.no_actions(s, player)
        action = yield from choose(seat, "DEC-06", Text("ask-action"), offers, public=True, barred=bars)
        if action == FINISH.id:
            s.left = []
        else:
            yield from ACTIONS[action](s, seat)
            s.left.remove(action)
    s.step = "projects"


def _action_option(action: str, now: Text | None) -> Option:
    """Return the option to carry out an action, with what it would give its player now."""
    does = Text(f"hint-{action}")
    hint = does if now is None or action == "extract" else text("hint-action", does=does, now=now)
    return Option(action, text("opt-action", action=ACTION[action]), hint, icon=f"action-{action}")


# Recruit, extract


def recruit(s: State, seat: Seat) -> Flow[None]:
    """DEC-10: hire one open assistant, at most three in all (RUL-21)."""
    offers = [*map(_hire_option, hirable(s, s.players[seat])), HIRE_NONE]
    public = not on_hire(s, s.players[seat])
    bars = barred.not_hired(s, seat)
    picked = yield from choose(seat, "DEC-10", Text("ask-hire"), offers, public=public, barred=bars)
    if picked == HIRE_NONE.id:
        return
    hired = picked.removeprefix("hire:")
    s.say("log-hire", who=who(seat), assistant=ASSISTANT[hired], goods=amount("charcoal", ASSISTANTS[hired].price))
    assistants.hire(s, seat, hired)


@cache
def _hire_option(id_: str) -> Option:
    words = text("opt-hire", assistant=ASSISTANT[id_], goods=amount("charcoal", ASSISTANTS[id_].price))
    return Option(f"hire:{id_}", words, Text(f"effect-{id_}"), icon=f"assistant-{id_}")


def extract(s: State, seat: Seat) -> Flow[None]:
    """Gain charcoal."""
    number = FIGURES.extract.value
    s.players[seat].gain({"charcoal": number}, "machines")
    s.say("log-extract", who=who(seat), goods=amount("charcoal", number))
    yield from ()


# Repair


def repair(s: State, seat: Seat) -> Flow[None]:
    """Repair one machine of the garden, with AS03 two; none ends it (C6, RUL-16)."""
    for _ in range(assistants.tries(s.players[seat])):
        if not (yield from repair_one(s, seat)):
            return


def repair_one(s: State, seat: Seat) -> Flow[bool]:
    """DEC-11: pay the cost, put the machine into a free slot, run it if liked; say whether one was repaired."""
    player = s.players[seat]
    offers = [*(_repair_option(machine) for machine in repairable(player)), REPAIR_NONE]
    public = not (player.garden and has_free_slot(player))
    bars = barred.not_repaired(s, player)
    picked = yield from choose(seat, "DEC-11", Text("ask-repair"), offers, public=public, barred=bars)
    if picked == REPAIR_NONE.id:
        return False
    machine = picked.removeprefix("repair:")
    player.pay(MACHINES[machine].goods)
    player.garden.remove(machine)
    place = Slot([machine])
    player.slots.append(place)
    s.say("log-repair", who=who(seat), machine=MACHINE[machine], goods=amounts(MACHINES[machine].goods))
    yield from run_repaired(s, seat, place)
    return True


@cache
def _repair_option(machine: str) -> Option:
    words = text("opt-repair", machine=MACHINE[machine], goods=amounts(MACHINES[machine].goods))
    return Option(f"repair:{machine}", words, text("hint-effect", effect=effect(machine)), icon=f"machine-{machine}")


# Trade


def trade(s: State, seat: Seat) -> Flow[None]:
    """DEC-13: deals of one unit, each payable when it is made (RUL-23)."""
    player = s.players[seat]
    for left in range(assistants.deals(player), 0, -1):
        offers = [*_purchases(player), *_sales(player), STOP_TRADE]
        prompt = text("ask-trade", left=left, number=player.charcoal)
        picked = yield from choose(seat, "DEC-13", prompt, offers, barred=barred.no_deals(s, player))
        if picked == STOP_TRADE.id:
            return
        deal(s, seat, *picked.split(":"))


def deal(s: State, seat: Seat, kind: str, good: str) -> None:
    """Buy or sell one unit."""
    player = s.players[seat]
    unit, coal = {good: 1}, {"charcoal": assistants.buying_prices(player)[good]}
    given, got = (coal, unit) if kind == "buy" else (unit, coal)
    player.pay(given)
    player.gain(got, "trade")
    s.say(f"log-{kind}-deal", who=who(seat), unit=amounts(unit), goods=amounts(coal))


def _purchases(player: Player) -> list[Option]:
    prices = assistants.buying_prices(player)
    coal, have = player.charcoal, {**player.goods, VP: player.vp}
    return [
        _deal_option("buy", good, price, coal - price, have[good] + 1)
        for good, price in prices.items()
        if price <= coal
    ]


def _sales(player: Player) -> list[Option]:
    prices = assistants.buying_prices(player)
    coal, have = player.charcoal, player.goods
    return [
        _deal_option("sell", good, prices[good], coal + prices[good], have[good] - 1)
        for good in RESOURCES
        if have[good]
    ]


@lru_cache(maxsize=4096)
def _deal_option(kind: str, good: str, price: int, coal: int, number: int) -> Option:
    """Return a deal, after which there are so much charcoal and so many of the good."""
    words = text(f"opt-{kind}", unit=amount(good, 1), goods=amount("charcoal", price))
    hint = text("hint-then", goods=[amount("charcoal", coal), amount(good, number)])
    return Option(f"{kind}:{good}", words, hint, kind, good)


# Dismantle


def dismantle(s: State, seat: Seat) -> Flow[None]:
    """Dismantle one machine, with AS03 two; none ends it (C6, RUL-17)."""
    for _ in range(assistants.tries(s.players[seat])):
        if not (yield from dismantle_one(s, seat)):
            return


def dismantle_one(s: State, seat: Seat) -> Flow[bool]:
    """DEC-14: take apart a machine of the garden or one alone in its slot, never S1 or S2 (RUL-25 to RUL-27)."""
    player = s.players[seat]
    offers = [*(_scrap_option(where, id_) for where, id_ in dismantlable(player)), DISMANTLE_NONE]
    bars = barred.not_dismantled(s, player, offers)
    picked = yield from choose(seat, "DEC-14", Text("ask-dismantle"), offers, public=True, barred=bars)
    if picked == DISMANTLE_NONE.id:
        return False
    where, _, machine = picked.partition(":")
    got = yield from choose_yield(s, seat, machine, where)
    if where == "garden":
        player.garden.remove(machine)
    else:
        player.slots.remove(next(place for place in player.slots if place.cards == [machine]))
    s.crusher.append(machine)
    player.gain(got, "dismantling")
    s.say(f"log-dismantle-{where}", who=who(seat), machine=MACHINE[machine], goods=amounts(got))
    return True


def choose_yield(s: State, seat: Seat, machine: str, where: str) -> Flow[dict[str, int]]:
    """DEC-15: broken, `level` resources of the cost; repaired, twice the cost or `level` points (5.3.5)."""
    offers = yields(machine, where)
    picked = yield from choose(
        seat,
        "DEC-15",
        text("ask-yield", machine=MACHINE[machine]),
        [_yield_option(id_, machine, where) for id_ in offers],
        public=True,
        barred=barred.not_yielded(s, machine, where),
    )
    return offers[picked]


@cache
def yields(machine: str, where: str) -> dict[str, dict[str, int]]:
    """Return what dismantling may yield, by option id; not to be changed."""
    ways = map(by_kind, scraps(machine)) if where == "garden" else spoils(machine)
    return {f"take:{goods_id(way)}": way for way in ways}


@cache
def _scrap_option(where: str, machine: str) -> Option:
    ways: list[Arg] = [amounts(way) for way in yields(machine, where).values()]
    hint = text(f"hint-yields-{where}", goods=reduce(lambda one, other: text("either", one=one, other=other), ways))
    words = text(f"opt-dismantle-{where}", machine=MACHINE[machine])
    return Option(f"{where}:{machine}", words, hint, where, f"machine-{machine}")


@cache
def _yield_option(id_: str, machine: str, where: str) -> Option:
    goods = yields(machine, where)[id_]
    return Option(id_, text("opt-yield", goods=amounts(goods)), icon=goods_icon(goods))


ACTIONS: dict[str, Action] = {
    "recruit": recruit,
    "extract": extract,
    "repair": repair,
    "trade": trade,
    "dismantle": dismantle,
    "reorganise": reorganise,
}
