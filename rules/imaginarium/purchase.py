"""Step B2: the reserved machine must be bought, a press yields; then the back-door buyer may buy once more."""

from functools import cache, lru_cache

from rules.imaginarium import assistants, barred, belt
from rules.imaginarium.components import FIELDS, FIGURES, PRESSES, RESOURCES, Units
from rules.imaginarium.machines import by_kind, multisets
from rules.imaginarium.state import State
from rules.imaginarium.wording import DECLINE, GOOD, MACHINE, goods_icon, goods_id, units
from rules.kernel.amounts import amount, amounts
from rules.kernel.flows import choose
from rules.kernel.model import Flow, Option, Seat, Text, text, who

OPTIONS_AT_MOST = 25
"""With more ways to pay, the amounts are asked kind by kind (C4)."""


def acquire(s: State, seat: Seat, place: str) -> Flow[None]:
    """Buy what the figure reserved, or take what the press yields."""
    if place in PRESSES:
        press(s, seat, PRESSES[place])
    elif place in FIELDS:
        yield from buy(s, seat, place)
    if s.players[seat].has("AS07"):
        yield from buy_from_stack(s, seat)


def press(s: State, seat: Seat, number: int) -> None:
    """Gain what a press yields."""
    s.players[seat].gain({"charcoal": number}, "machines")
    s.say("log-press", who=who(seat), goods=amount("charcoal", number))


def buy(s: State, seat: Seat, place: str) -> Flow[None]:
    """Pay in charcoal, with resources for what is missing; who cannot pay even so loses all (RUL-11, RUL-12)."""
    player = s.players[seat]
    machine = s.machine_at(place)
    price = assistants.price(player, machine, place)
    missing = max(0, price - player.charcoal)
    dues = missing * FIGURES.resources_per_charcoal.value
    if dues > player.resources:
        fall_short(s, seat, s.take_from_belt(place))
        return
    paid = {"charcoal": price - missing}
    if dues:
        paid |= by_kind((yield from choose_payment(s, seat, machine, missing)))
    player.pay(paid)
    player.garden.append(s.take_from_belt(place))
    s.say("log-buy", who=who(seat), machine=MACHINE[machine], goods=amounts(paid))


def fall_short(s: State, seat: Seat, machine: str) -> None:
    """Lose all charcoal and resources; the machine goes to the crusher, which earns AS02 nothing (RUL-12)."""
    player = s.players[seat]
    lost = dict(player.goods)
    player.pay(lost)
    s.crusher.append(machine)
    s.say("log-fall-short", who=who(seat), machine=MACHINE[machine], goods=amounts(lost))


def choose_payment(s: State, seat: Seat, machine: str, missing: int) -> Flow[Units]:
    """DEC-03: choose the resources that stand in for missing charcoal; many ways are narrowed kind by kind first."""
    number = missing * FIGURES.resources_per_charcoal.value
    bars = barred.not_paid(s, s.players[seat], number)
    ways = multisets(s.players[seat].stock(), number)
    for kind, good in enumerate(RESOURCES):
        if len(ways) > OPTIONS_AT_MOST:
            counts = sorted({way[kind] for way in ways})
            prompt = text("ask-payment-kind", machine=MACHINE[machine], number=number, good=GOOD[good])
            parts = [_part_option(good, count) for count in counts]
            picked = yield from choose(seat, "DEC-03 draft", prompt, parts, barred=bars)
            ways = [way for way in ways if f"give:{way[kind]}-{good}" == picked]
    prompt = text("ask-payment", machine=MACHINE[machine], missing=missing, number=number)
    stock = s.players[seat].stock()
    offers = {_payment_option(way, stock).id: way for way in ways}
    picked = yield from choose(seat, "DEC-03", prompt, [_payment_option(way, stock) for way in ways], barred=bars)
    return offers[picked]


@cache
def _part_option(good: str, number: int) -> Option:
    return Option(f"give:{number}-{good}", text("opt-pay", goods=amount(good, number)), icon=good)


@lru_cache(maxsize=4096)
def _payment_option(way: Units, stock: Units) -> Option:
    given = by_kind(way)
    wood, copper, crystal = (have - paid for have, paid in zip(stock, way, strict=True))
    hint = text("hint-leaves", goods=units((wood, copper, crystal)))
    return Option(f"pay:{goods_id(given)}", text("opt-pay", goods=units(way)), hint, icon=goods_icon(given))


def buy_from_stack(s: State, seat: Seat) -> Flow[None]:
    """AS07, DEC-04: pay for the unseen top card of the stack (RUL-45, RUL-46)."""
    player, price = s.players[seat], FIGURES.stack_price.value
    is_empty = not belt.can_draw(s)
    offers = [DECLINE] if is_empty or player.charcoal < price else [_stack_option(price), DECLINE]
    bars = barred.no_stack(s, player, is_empty=is_empty)
    picked = yield from choose(seat, "DEC-04", Text("ask-stack"), offers, public=is_empty, barred=bars)
    if picked == DECLINE.id:
        return
    player.pay({"charcoal": price})
    machine = belt.draw(s)
    player.garden.append(machine)
    s.say("log-buy-stack", who=who(seat), machine=MACHINE[machine], goods=amount("charcoal", price))


@cache
def _stack_option(price: int) -> Option:
    return Option("buy", text("opt-buy-stack", goods=amount("charcoal", price)), Text("hint-stack"), icon="stack")
