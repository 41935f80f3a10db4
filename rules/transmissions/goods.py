"""Engrams and electricity on the move: payments, gains, the solo player's pool, and choices among engrams."""

from collections.abc import Collection, Iterable, Mapping
from functools import cache
from itertools import combinations_with_replacement

from rules.kernel.flows import choose
from rules.kernel.model import Flow, Option, Seat, text, who
from rules.transmissions import barred
from rules.transmissions.components import COLOURS, ELECTRICITY, GOODS
from rules.transmissions.state import Player, State
from rules.transmissions.wording import amounts, destination_options, goods_option, price_of, read

POOL = "pool"
SUPPLY = "supply"


@cache
def units_of(stock: tuple[tuple[str, int], ...], number: int) -> tuple[tuple[str, ...], ...]:
    """Return every set of `number` engrams out of a stock; all there are if fewer are there (C111)."""
    limits = dict(stock)
    most = min(number, sum(limits.values()))
    sets = combinations_with_replacement([colour for colour in COLOURS if limits.get(colour)], most)
    return tuple(set_ for set_ in sets if all(set_.count(colour) <= limits[colour] for colour in set_))


def sets_of(stock: Mapping[str, int], number: int, colours: Iterable[str] = COLOURS) -> tuple[tuple[str, ...], ...]:
    """Return every set of engrams of some colours out of a stock."""
    return units_of(tuple([(colour, min(number, stock[colour])) for colour in colours]), number)


def obtainable(s: State) -> dict[str, int]:
    """Return how many engrams of each colour a player can gain."""
    return {colour: s.available(colour) for colour in COLOURS}


def take(
    s: State, seat: Seat, stock: Mapping[str, int], number: int, colours: Collection[str], held: Mapping[str, int]
) -> Flow[tuple[str, ...]]:
    """Choose engrams to gain, exactly as many as the effect says or all there are; `held` are those one has."""
    sets = sets_of(stock, number, colours)
    thens = [() if s.silent else price_of({one: held[one] + units.count(one) for one in units}) for units in sets]
    options = [goods_option("take", units, then) for units, then in zip(sets, thens, strict=True)]
    others = barred.untaken(s, stock, number, colours)
    prompt = text("ask-take", number=number)
    picked = yield from choose(seat, "TAKE", prompt, options, public=True, barred=others)
    return read(picked.removeprefix("take:"))


def destination(s: State, seat: Seat, payment: Mapping[str, int], only: str = "") -> Flow[str]:
    """Choose where a solo player's whole payment goes (C114); with other players everything goes to the supply."""
    if not s.is_solo or not any(payment.values()):
        return SUPPLY
    options: Iterable[Option] = destination_options(price_of(payment))
    options = [option for option in options if only in {"", option.id}]
    prompt = text("ask-destination", goods=amounts(payment))
    return (yield from choose(seat, "D8 PAY_DESTINATION", prompt, options, public=True))


def pay(s: State, seat: Seat, payment: Mapping[str, int], to: str = SUPPLY) -> None:
    """Pay, to the supply or to the pool; electricity paid to the supply is gone."""
    if not any(payment.values()):
        return
    for good, number in payment.items():
        _change(s.players[seat], good, -number)
        if to == POOL:
            s.pool[good] += number
        elif good != ELECTRICITY:
            s.supply[good] += number
    s.settle()
    if not s.silent:
        s.say(f"log-pay-{to}" if s.is_solo else "log-pay", who=who(seat), goods=amounts(payment))


def gain(s: State, seat: Seat, wanted: Mapping[str, int]) -> int:
    """Give a player goods as far as they are there (R-20, S-2); return how many units that were."""
    player, got = s.players[seat], {}
    for good in GOODS:
        if good in wanted and (number := min(wanted[good], s.available(good))):
            got[good] = number
            _change(player, good, number)
            _remove(s, good, number)
    s.settle()
    if not s.silent:
        s.say("log-gain", who=who(seat), goods=amounts(got))
    return sum(got.values())


def _change(player: Player, good: str, number: int) -> None:
    if good == ELECTRICITY:
        player.electricity += number
    else:
        player.engrams[good] += number


def _remove(s: State, good: str, number: int) -> None:
    if s.is_solo:
        s.pool[good] -= number
    elif good != ELECTRICITY:
        s.supply[good] -= number


def add_to_pool(s: State, goods: Mapping[str, int]) -> dict[str, int]:
    """Put goods into the pool, engrams as far as the supply has them (S-5); return what was put there."""
    added: dict[str, int] = {}
    for good, number in goods.items():
        added[good] = number if good == ELECTRICITY else min(number, s.supply[good])
        s.pool[good] += added[good]
        if good != ELECTRICITY:
            s.supply[good] -= added[good]
    return added
