"""Repairing a machine (2.4): what it costs after reductions, every way to pay, and the repair itself."""

from functools import cache
from itertools import product
from typing import NamedTuple

from rules.kernel.amounts import amounts
from rules.kernel.model import Barred, Flow, Option, Seat, who
from rules.nicodemus.barred import too_dear
from rules.nicodemus.components import CHARCOALIUM, FIGURES, GOODS, JOKER, MACHINES, RESOURCES
from rules.nicodemus.goods import give_back
from rules.nicodemus.projects import complete_projects
from rules.nicodemus.scoring import score
from rules.nicodemus.state import Player, State
from rules.nicodemus.wording import MACHINE, repair_option

Units = tuple[int, ...]
"""Numbers of wood, copper and crystal."""

COSTS: dict[int, Units] = {
    id_: tuple(machine.cost.get(good, 0) for good in RESOURCES) for id_, machine in MACHINES.items()
}


class Reductions(NamedTuple):
    """How many machines of each product lie in a workshop."""

    charcoalium: int
    resources: Units
    jokers: int


class Price(NamedTuple):
    """What a repair costs after reductions; `jokers` units of the resources are still struck off."""

    charcoalium: int
    resources: Units
    jokers: int


class Payment(NamedTuple):
    """One way to pay: charcoalium to place, units that jokers strike off, units paid from the stock."""

    charcoalium: int
    struck: Units
    rest: Units


def reductions(player: Player) -> Reductions:
    """Return what the machines of a workshop save (RU-37)."""
    return _reductions(tuple(player.workshop))


@cache
def _reductions(workshop: tuple[int, ...]) -> Reductions:
    products = [MACHINES[machine].product for machine in workshop]
    units = tuple([products.count(good) for good in RESOURCES])
    return Reductions(products.count(CHARCOALIUM), units, products.count(JOKER))


def price(s: State, spot: int, reduced: Reductions) -> Price:
    """Return the price of the machine on that spot: one charcoalium a newer machine, and its printed cost."""
    return _price(s.on_spot(spot), len(s.yard) - spot, reduced)


@cache
def _price(machine: int, newer: int, reduced: Reductions) -> Price:
    units = open_cost(machine, reduced.resources)
    return Price(max(0, newer - reduced.charcoalium), units, min(reduced.jokers, sum(units)))


@cache
def open_cost(machine: int, saved: Units) -> Units:
    """Return the units of a machine's cost that are left when so many are saved."""
    return tuple([max(0, cost - less) for cost, less in zip(COSTS[machine], saved, strict=True)])


@cache
def spreads(units: Units, jokers: int) -> tuple[tuple[Units, Units], ...]:
    """Return every way to strike off exactly that many units, each with the rest to pay (RU-36)."""
    ways = product(*(range(min(number, jokers) + 1) for number in units))
    return tuple(
        (way, tuple(number - off for number, off in zip(units, way, strict=True))) for way in ways if sum(way) == jokers
    )


def payments(player: Player, cost: Price) -> list[Payment]:
    """Return every way in which the player can pay that price now."""
    stock = player.goods
    if cost.charcoalium > stock[CHARCOALIUM]:
        return []
    wood, copper, crystal = [stock[good] for good in RESOURCES]
    return [
        Payment(cost.charcoalium, struck, rest)
        for struck, rest in spreads(cost.resources, cost.jokers)
        if rest[0] <= wood and rest[1] <= copper and rest[2] <= crystal
    ]


def missing(player: Player, cost: Price) -> tuple[int, ...]:
    """Return how many units of each kind of goods the player lacks for that price, jokers left aside."""
    charcoalium, wood, copper, crystal = (player.goods[good] for good in GOODS)
    needs = cost.resources
    return (
        max(0, cost.charcoalium - charcoalium),
        max(0, needs[0] - wood),
        max(0, needs[1] - copper),
        max(0, needs[2] - crystal),
    )


def repairs(s: State, seat: Seat) -> tuple[list[tuple[Option, int, Payment]], list[Barred]]:
    """Return every repair the player can pay now, with its spot and payment, and those that are too dear."""
    player = s.players[seat]
    reduced = reductions(player)
    is_fourth = len(player.workshop) == FIGURES.workshop_limit.value
    offers: list[tuple[Option, int, Payment]] = []
    dear: list[Barred] = []
    for spot, lying in enumerate(s.yard, start=1):
        cost = price(s, spot, reduced)
        ways = payments(player, cost)
        if not ways and not s.silent:
            dear.append(too_dear(spot, lying.machine, missing(player, cost), cost.jokers))
        for way in ways:
            struck = by_unit(way.struck)
            fee, rest = way.charcoalium, way.rest
            is_choice, on_it = len(ways) > 1, lying.charcoalium
            offer = repair_option(
                spot, lying.machine, fee, rest, struck, on_it, is_choice=is_choice, is_fourth=is_fourth
            )
            offers.append((offer, spot, way))
    return offers, dear


@cache
def by_unit(units: Units) -> tuple[str, ...]:
    """Return numbers of resources unit by unit, as wood, wood, crystal."""
    return tuple(good for good, number in zip(RESOURCES, units, strict=True) for _ in range(number))


def repair(s: State, seat: Seat, spot: int, payment: Payment) -> Flow[None]:
    """Pay, take the machine into the workshop with the charcoalium on it, score, complete projects."""
    lying = s.yard.pop(spot - 1)
    player = s.players[seat]
    paid = dict(zip(RESOURCES, payment.rest, strict=True))
    s.say("log-repair", who=who(seat), machine=MACHINE[lying.machine], spot=spot, goods=amounts(paid))
    place_fee(s, seat, spot, payment.charcoalium)
    give_back(s, seat, paid)
    player.goods[CHARCOALIUM] += lying.charcoalium
    if lying.charcoalium:
        s.say("log-collect", who=who(seat), goods=amounts({CHARCOALIUM: lying.charcoalium}))
    player.workshop.append(lying.machine)
    score(s, seat, MACHINES[lying.machine].points)
    yield from complete_projects(s, seat)


def place_fee(s: State, seat: Seat, spot: int, number: int) -> None:
    """Put one charcoalium on each of the machines that followed the repaired one; the newest may stay bare (RU-32)."""
    if not number:
        return
    following = s.yard[spot - 1 : spot - 1 + number]
    s.players[seat].goods[CHARCOALIUM] -= number
    for lying in following:
        lying.charcoalium += 1
    s.say("log-fee", who=who(seat), number=number, spot=spot, last=spot + number - 1)
