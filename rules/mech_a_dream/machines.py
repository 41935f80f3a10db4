"""Tiles on their way from the offer over the belt into a workshop, and the goods they cost (6.1, 6.4, 6.6 to 6.8)."""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple

from rules.kernel.model import Seat, who
from rules.mech_a_dream.components import (
    CAP,
    COMPONENTS,
    DELIVERIES,
    DREAMS,
    FIGURES,
    FLOWERS,
    GOODS,
    INK,
    MACHINES,
    OFFER,
    PILES,
    RAINBOWS,
    SAVES,
)
from rules.mech_a_dream.state import Player, State, Tile
from rules.mech_a_dream.wording import MACHINE, amount, amounts

CAPPED = {FLOWERS, INK}
PRICES = {id_: tile.price for id_, tile in MACHINES.items()}
FOR_RAINBOWS = {id_ for id_, tile in MACHINES.items() if tile.currency == RAINBOWS}
PURPLE_MACHINES = {id_ for id_, tile in MACHINES.items() if tile.effect is not None}
PILE_OF = {id_: pile for pile, colours in PILES.items() for id_, tile in MACHINES.items() if tile.type in colours}


# Goods, 6.1


def add(s: State, seat: Seat, gained: Iterable[tuple[str, int]]) -> None:
    """Give goods one after the other; flowers and ink beyond the cap are lost each time (A6)."""
    goods = s.players[seat].goods
    kept, lost = [], 0
    for good, number in gained:
        before = goods[good]
        goods[good] = capped(good, before + number)
        kept.append((good, goods[good] - before))
        lost += before + number - goods[good]
    if not s.silent:
        _tell_gain(s, seat, kept, lost)


def _tell_gain(s: State, seat: Seat, kept: Sequence[tuple[str, int]], lost: int) -> None:
    if lost:
        s.say("log-gain-lost", who=who(seat), goods=amounts(kept), lost=lost)
    elif kept:
        s.say("log-gain", who=who(seat), goods=amounts(kept))


def capped(good: str, number: int) -> int:
    """Return what a dial can show; rainbows and dream points have no limit (A7, A8)."""
    return min(CAP, number) if good in CAPPED else number


def pay(player: Player, cost: Mapping[str, int]) -> None:
    """Take a cost that was checked before it was offered (C108)."""
    for good, number in cost.items():
        player.goods[good] -= number


def can_pay(goods: Mapping[str, int], cost: Mapping[str, int]) -> bool:
    """Say whether the whole cost is there (I4)."""
    return not cost or all(goods[good] >= number for good, number in cost.items())


def total(cost: Mapping[str, int], other: Mapping[str, int]) -> dict[str, int]:
    """Return two costs together."""
    return {good: cost.get(good, 0) + other.get(good, 0) for good in GOODS if good in cost or good in other}


# Economical machines, L


class Savings(NamedTuple):
    """What the completed green machines of each power save a player together (L1)."""

    ink: int
    time: int
    crystal: int
    dock: int

    def price(self, machine: str) -> tuple[str, int]:
        """Return what a tile costs: ink, or rainbows for a crystal machine; never below 0 (D2, D3)."""
        tile = MACHINES[machine]
        return tile.currency, max(0, tile.price - (self.crystal if tile.type == "crystal" else self.ink))

    def landing(self, machine: str, slots_less: int = 0) -> int:
        """Return the slot on which a tile would land; 0 or less completes it at once (D4, D6)."""
        return MACHINES[machine].slot - self.time - slots_less


def saved(player: Player) -> Savings:
    """Return what a player's completed green machines save."""
    return _savings(tuple(player.workshop))


@lru_cache(maxsize=4_096)
def _savings(workshop: tuple[str, ...]) -> Savings:
    powers = [MACHINES[id_].power for id_ in workshop]
    return Savings(**{power: number * powers.count(power) for power, number in SAVES.items()})


def price(player: Player, machine: str) -> tuple[str, int]:
    """Return what a tile costs a player now."""
    return saved(player).price(machine)


def dock_fee(s: State, seat: Seat) -> int:
    """Return the price of a visit to the dock; never below 0 (C3)."""
    return max(0, DELIVERIES[s.delivery].price - saved(s.players[seat]).dock)


def landing(player: Player, machine: str, slots_less: int = 0) -> int:
    """Return the slot on which a tile would land now."""
    return saved(player).landing(machine, slots_less)


# The offer


def on_offer(s: State) -> list[str]:
    """Return the tiles for sale: of each pile its slots, then its top tile (D1)."""
    offered: list[str] = []
    for pile, slots in s.slots.items():
        offered += slots
        offered += s.piles[pile][:1]
    return [machine for machine in offered if machine]


def affordable(s: State, seat: Seat) -> list[str]:
    """Return the tiles on offer that a player can pay."""
    player = s.players[seat]
    saves = saved(player)
    ink, rainbows = player.goods[INK] + saves.ink, player.goods[RAINBOWS] + saves.crystal
    return [id_ for id_ in on_offer(s) if PRICES[id_] <= (rainbows if id_ in FOR_RAINBOWS else ink)]


def may_copy_purchase(s: State, owner: Seat) -> bool:
    """At night a purchase is copied only after the robot's owner has used it or ended the night (M10, C113)."""
    player = s.players[owner]
    return s.stage != "night" or player.settled or player.ended


def fill(s: State) -> None:
    """Deal the first tiles to the slots (C117)."""
    for pile, number in OFFER.items():
        s.slots[pile] = [_top(s, pile) for _ in range(number)]


def _take(s: State, machine: str) -> None:
    """Take a tile from the offer; the top tile of its pile fills the slot at once (D7, D8)."""
    pile = PILE_OF[machine]
    if machine in s.slots[pile]:
        s.slots[pile][s.slots[pile].index(machine)] = _top(s, pile)
    else:
        _top(s, pile)


def _top(s: State, pile: str) -> str:
    """Take the top tile of a pile; the next one comes to light, which no undo may cross."""
    tiles = s.piles[pile]
    if not tiles:
        return ""
    if len(tiles) > 1:
        s.reveals += 1
    return tiles.pop(0)


# Buying, 6.4


def buy(s: State, seat: Seat, machine: str, slots_less: int = 0) -> None:
    """Pay, take the tile, refill the offer; the tile lands on the belt or is completed at once."""
    player = s.players[seat]
    good, number = price(player, machine)
    slot = landing(player, machine, slots_less)
    pay(player, {good: number})
    _take(s, machine)
    player.belt.append(Tile(machine, slot))
    s.say("log-buy", who=who(seat), machine=MACHINE[machine], price=amounts(((good, number),)), slot=max(0, slot))
    if slot <= 0:
        complete(s, seat, machine)


# Steps and completion, 6.6 to 6.8


def step(s: State, seat: Seat, machine: str) -> None:
    """Move a tile one slot on; from slot 1 it is completed at once (6.7)."""
    tile = s.players[seat].tile(machine)
    tile.slot -= 1
    s.say("log-step", who=who(seat), machine=MACHINE[machine], slot=tile.slot)
    if tile.slot <= 0:
        complete(s, seat, machine)


def advance(s: State) -> None:
    """Every tile moves as many slots as it carries assistants; what overshot most is completed first (F1, F5)."""
    for seat, player in enumerate(s.players):
        for tile in player.belt:
            steps = player.assistants_on(tile.machine)
            if steps:
                tile.slot -= steps
                s.say("log-advance", who=who(seat), machine=MACHINE[tile.machine], slot=max(0, tile.slot))
        for tile in due(player.belt):
            complete(s, seat, tile.machine)


def due(belt: Iterable[Tile]) -> list[Tile]:
    """Return the tiles that have left the belt in the order of their completion; equal slots by purchase (6.6)."""
    return sorted([tile for tile in belt if tile.slot <= 0], key=lambda tile: tile.slot)


def complete(s: State, seat: Seat, machine: str) -> None:
    """Printed reward, flip, next space, bonus of the space (G1); assistants stay where they are, idle (D6)."""
    player = s.players[seat]
    s.say("log-complete", who=who(seat), machine=MACHINE[machine])
    add(s, seat, MACHINES[machine].on_complete)
    player.belt.remove(player.tile(machine))
    player.workshop.append(machine)
    points = space_bonus(len(player.workshop))
    if points:
        s.say("log-space", who=who(seat), space=len(player.workshop), goods=amount(DREAMS, points))
        player.goods[DREAMS] += points


def space_bonus(space: int) -> int:
    """Return the dream points for the machine on that space; those beyond the workshop have one figure (G3)."""
    spaces, points = FIGURES.workshop_spaces.value, COMPONENTS.last_spaces.points
    if space > spaces:
        return FIGURES.extra_machine.value
    position = space - (spaces - len(points)) - 1
    return points[position] if position >= 0 else 0


def purple(player: Player) -> list[str]:
    """Return the machines of a workshop that can be activated, in the order of completion (G7)."""
    return [machine for machine in player.workshop if machine in PURPLE_MACHINES]


def payable(player: Player, machine: str) -> bool:
    """Say whether a completed machine can be activated and its cost paid."""
    effect = MACHINES[machine].effect
    return effect is not None and can_pay(player.goods, effect.cost)
