"""What an assistant can do in a part of the day: stock room, dock, buying a machine, building one (6.1 to 6.5).

Whose turn it is and what follows is told in `engine`; effects and machines have own modules.
"""

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from rules.kernel.flows import choose, unless_silent
from rules.kernel.model import Barred, Flow, Option, Seat, Text, text, who
from rules.mech_a_dream.barred import finished, no_action, no_other_place, not_taken, one_of_each, too_dear
from rules.mech_a_dream.components import (
    ACTIVATION,
    BOOST,
    DELIVERIES,
    FLOORS,
    FLOWERS,
    PARTS,
    SPECIALISTS,
    Effect,
)
from rules.mech_a_dream.effects import choose_tile, gain, tiles_to_buy
from rules.mech_a_dream.machines import add, affordable, buy, dock_fee, pay
from rules.mech_a_dream.planner import forecast, tuple_of
from rules.mech_a_dream.specialists import floor_options, goods_named, take, takeable
from rules.mech_a_dream.state import DOCK, STOCK, Player, State
from rules.mech_a_dream.wording import (
    MACHINE,
    action_option,
    after_hint,
    amounts,
    build_option,
    dock_option,
    stock_option,
)


def actions(s: State, seat: Seat) -> list[Option]:
    """Return what the assistant may do: the stock room always, the others if they can be paid (Q3)."""
    player = s.players[seat]
    options = [_stock_option(s, seat)]
    fee = dock_fee(s, seat)
    if player.goods[FLOWERS] >= fee:
        options.append(dock_option(fee) if s.silent else _dock_option(s, player, fee))
    if number := len(affordable(s, seat)):
        options.append(action_option("buy", number) if number > 1 else _only("buy", *tiles_to_buy(s, seat)))
    if number := len(player.belt):
        options.append(action_option("build", number) if number > 1 else _only("build", *tiles_to_build(s, seat)))
    return options


@unless_silent
def no_actions(s: State, seat: Seat, options: Sequence[Option]) -> Iterator[Barred]:
    """Yield what an assistant cannot do beside those: a place, and what is chosen there first."""
    yield from no_action(s, seat, options)
    yield from too_dear(s, seat, tiles_to_buy(s, seat), "buy:")
    yield from not_taken(s, seat, floor_options(s, seat), "stock:")


def tiles_to_build(s: State, seat: Seat) -> list[Option]:
    """Return the tiles of the own belt to which the assistant may go."""
    player = s.players[seat]
    return [build_option(tile.machine, tile.slot, player.assistants_on(tile.machine) + 1) for tile in player.belt]


def _only(action: str, tile: Option) -> Option:
    """Return what the assistant may do with the only tile, which is named since it is not asked then."""
    return Option(action, text(f"turn-{action}", what=tile.text), tile.hint, icon=tile.icon)


def _stock_option(s: State, seat: Seat) -> Option:
    has_card = s.has_specialists and FLOORS[s.stage].specialist and bool(takeable(s, seat))
    return stock_option(s.stage, has_card=has_card)


def _dock_option(s: State, player: Player, fee: int) -> Option:
    packages = DELIVERIES[s.delivery].packages(s.stage)
    ahead = forecast(player.goods, Effect({FLOWERS: fee}, packages))
    idle = 0 if player.belt else ahead.boosts
    hint = after_hint(tuple_of(ahead.goods), ahead.lost, idle)
    asked = [package for package in packages if package[0] in {BOOST, ACTIVATION}]
    if asked and not idle:
        hint = text("hint-dock", packages=amounts(asked), then=hint)
    return replace(dock_option(fee), hint=hint, warns=bool(ahead.lost or idle))


def place(s: State, seat: Seat, spot: str) -> None:
    """Put the assistant of this part somewhere."""
    s.players[seat].assistants[PARTS.index(s.stage)] = spot


@unless_silent
def _shut_out(s: State, seat: Seat) -> list[Barred]:
    return no_other_place(s, seat) if len(actions(s, seat)) == 1 else []


def visit_stock_room(s: State, seat: Seat, cards: list[str]) -> Flow[None]:
    """Fixed goods first, then two of one kind or a Specialist (6.2, N4)."""
    elsewhere = _shut_out(s, seat)
    place(s, seat, STOCK)
    s.say("log-stock", who=who(seat), part=Text(s.stage))
    floor = FLOORS[s.stage]
    replaces_all = s.specialist_replaces == "all_goods"
    if not replaces_all:
        add(s, seat, floor.fixed)
    options = floor_options(s, seat)
    barred = [*elsewhere, *one_of_each(s, floor.choice), *not_taken(s, seat, options)]
    picked = yield from choose(seat, "STOCK_CHOICE", Text("ask-stock"), options, public=True, barred=barred)
    if picked in SPECIALISTS:
        take(s, seat, picked)
        if replaces_all:
            cards.clear()  # N13
        return
    add(s, seat, floor.fixed if replaces_all else ())
    add(s, seat, (goods_named(floor.choice, picked),))


def visit_dock(s: State, seat: Seat, _cards: list[str]) -> Flow[None]:
    """Pay the fee, then take the packages one by one from the gate outwards (6.3)."""
    place(s, seat, DOCK)
    fee = dock_fee(s, seat)
    pay(s.players[seat], {FLOWERS: fee})
    s.say("log-dock", who=who(seat), price=amounts(((FLOWERS, fee),)))
    for package in DELIVERIES[s.delivery].packages(s.stage):
        s.package += 1
        yield from gain(s, seat, (package,))
    s.package = 0


def buy_machine(s: State, seat: Seat, _cards: list[str]) -> Flow[None]:
    """Buy a tile; the assistant goes with it, also onto a machine that is completed at once (6.4)."""
    machine = yield from choose_tile(s, seat, "ask-buy")
    place(s, seat, machine)
    buy(s, seat, machine)


def build_machine(s: State, seat: Seat, _cards: list[str]) -> Flow[None]:
    """Put the assistant on a tile of the own belt (6.5)."""
    options, barred = tiles_to_build(s, seat), finished(s, seat)
    machine = yield from choose(seat, "BUILD_TILE", Text("ask-build"), options, public=True, barred=barred)
    place(s, seat, machine)
    s.say("log-build", who=who(seat), machine=MACHINE[machine])


ACTIONS = {"stock": visit_stock_room, "dock": visit_dock, "buy": buy_machine, "build": build_machine}
