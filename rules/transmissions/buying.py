"""Purchases: items at the village, ideas at the junkyard, pipes; the display, its shifting and refilling (5.1)."""

from collections.abc import Iterator, Mapping
from functools import cache
from itertools import combinations_with_replacement

from rules.kernel.amounts import amount
from rules.kernel.flows import choose, sift
from rules.kernel.model import Barred, Flow, Option, Seat, Text, text, who
from rules.transmissions import barred
from rules.transmissions.components import (
    COMPONENTS,
    ELECTRICITY,
    FIGURES,
    HEAVY,
    IDEAS,
    ITEMS,
    LIGHT,
    PIPES,
    ROBOTS,
    SLOTS,
)
from rules.transmissions.effects import turn_over
from rules.transmissions.goods import destination, pay
from rules.transmissions.pipes import placements, run_length, run_points
from rules.transmissions.state import Board, Placed, Player, State, side
from rules.transmissions.wording import (
    NO,
    PIPE,
    ROBOT,
    SET_ASIDE,
    amounts,
    card_name,
    column_option,
    engrams_icon,
    gives,
    pipe_option,
    placing_option,
    price_of,
    read,
    slot_option,
    spelled,
    tally,
    tile_name,
)

ITEM_PRICES = COMPONENTS.prices.item_electricity.value
SURCHARGES = COMPONENTS.prices.idea_surcharge.value


# Paying printed engrams, with a card that substitutes colours


@cache
def printed(cost: tuple[str, ...]) -> Mapping[str, int]:
    """Return printed engrams as goods, not to be changed."""
    return tally(cost)


@cache
def substitutes(cost: tuple[str, ...]) -> tuple[tuple[str, ...], ...]:
    """Return every set of engrams with as many heavy and as many light ones as printed (R-27)."""
    light = sum(colour in LIGHT for colour in cost)
    return tuple(
        (*some, *others)
        for some in combinations_with_replacement(LIGHT, light)
        for others in combinations_with_replacement(HEAVY, len(cost) - light)
    )


def payments(player: Player, cost: tuple[str, ...]) -> list[str]:
    """Return every way to pay printed engrams, as option ids: as printed, or with a substituting card."""
    found = [f"pay:{spelled(cost)}"] if player.has(printed(cost)) else []
    cards = player.unused("substitute")
    if cards:
        sets = [spelled(units) for units in substitutes(cost) if player.has(printed(units))]
        found += [f"pay:{units}:{card}" for card in cards for units in sets]
    return found


def is_payable(player: Player, cost: tuple[str, ...]) -> bool:
    """Say whether printed engrams can be paid in any way."""
    if player.has(printed(cost)):
        return True
    return bool(player.unused("substitute")) and any(player.has(printed(units)) for units in substitutes(cost))


@cache
def payment_option(id_: str) -> Option:
    """Return the option to pay so."""
    _, units, *cards = id_.split(":")
    words = text("opt-pay", goods=amounts(tally(read(units))))
    if cards:
        words = text("opt-pay-card", goods=amounts(tally(read(units))), card=card_name(cards[0]))
    return Option(id_, words, Text("hint-pay-card" if cards else "hint-pay"), icon=engrams_icon(read(units)))


def choose_payment(s: State, seat: Seat, cost: tuple[str, ...]) -> Flow[tuple[dict[str, int], str]]:
    """Choose how to pay printed engrams; return the engrams and the card played for it, if any."""
    options = [payment_option(id_) for id_ in payments(s.players[seat], cost)]
    others = [] if s.silent else _unpaid(s, s.players[seat], cost)
    picked = yield from choose(seat, "PAY", _ask_pay(cost), options, public=True, barred=others)
    _, units, *cards = picked.split(":")
    return tally(read(units)), cards[0] if cards else ""


@cache
def _ask_pay(cost: tuple[str, ...]) -> Text:
    return text("ask-pay", goods=amounts(printed(cost)))


def _unpaid(s: State, player: Player, cost: tuple[str, ...]) -> list[Barred]:
    """Return what bars other payments: as printed, or with a substituting card if there is one."""
    sets, ids = [cost], [f"pay:{spelled(cost)}"]
    for card in player.unused("substitute")[:1]:
        sets += substitutes(cost)
        ids += [f"pay:{spelled(units)}:{card}" for units in substitutes(cost)]
    return barred.unpaid(s, player, sets, ids)


def pay_price(s: State, seat: Seat, payment: Mapping[str, int], to: str, card: str) -> None:
    """Turn the substituting card over, if one was played, and pay."""
    if card:
        turn_over(s, seat, card)
    pay(s, seat, payment, to)


# Slots


def choose_slot(s: State, seat: Seat, key: str, tile: str, taken: Mapping[str, int] | None = None) -> Flow[str]:
    """Choose the robot for a tile; `taken` are slots that another tile of this purchase is about to cover."""
    need, board = SLOTS[tile], s.players[seat]
    free = {robot: board.free(robot) - (taken or {}).get(robot, 0) for robot in ROBOTS}
    is_last = s.trigger is None and sum(free.values()) == need
    options = [slot_option(robot, room, tile, is_last=is_last) for robot, room in free.items() if room >= need]
    prompt = text("ask-slot", tile=tile_name(tile))
    return (yield from choose(seat, key, prompt, options, public=True, barred=barred.no_room(s, board, tile, free)))


def put(s: State, number: Seat, board: Board, robot: str, tile: str) -> None:
    """Put a tile on a robot; a board without a free slot triggers the end (R-49, R-50)."""
    board.robots[robot].append(tile)
    s.settle()
    s.say("log-place", who=side(s, number), tile=tile_name(tile), robot=ROBOT[robot])
    if not board.free(robot):
        s.say("log-filled", who=side(s, number), robot=ROBOT[robot], points=ROBOTS[robot].points)
        if board.is_full():
            s.end_is_triggered("full")


# The display


def lose(s: State, tile: str) -> None:
    """Put a tile of the display out of the game."""
    if tile:
        s.gone.append(tile)
        s.say("log-lost", tile=tile_name(tile))


def shift_and_refill(s: State, column: int) -> None:
    """Close the gap in a column and refill the first; if the stacks are empty the end is triggered (R-29)."""
    for row, stack in ((s.items, s.item_stack), (s.ideas, s.idea_stack)):
        del row[column - 1]
        row.insert(0, s.draw(stack)[0] if stack else "")
    s.pairs_gone += 1
    if s.items[0]:
        s.say("log-refill", item=tile_name(s.items[0]), idea=tile_name(s.ideas[0]))
    else:
        s.end_is_triggered("display")


def _is_last_pair(s: State) -> bool:
    """Say whether the next purchase leaves the display incomplete and so brings the last turns (R-29)."""
    return s.trigger is None and not s.item_stack


# Items


def items(s: State, seat: Seat) -> Iterator[Option | Barred]:
    """Yield the items that can be bought, and what bars the others."""
    player = s.players[seat]
    has_room, ends = player.has_room(FIGURES.item_slots.value), _is_last_pair(s)
    for column, (tile, price) in enumerate(zip(s.items, ITEM_PRICES, strict=True), start=1):
        if tile and has_room and player.electricity >= price and is_payable(player, ITEMS[tile].cost):
            lost = s.ideas[column - 1]
            yield column_option("buy-item", column, tile, _item_price(tile, column), 0, lost, ends=ends)
        elif not s.silent:
            yield barred.item(player, column, tile, price) if tile else barred.empty_column(column)


def item_offers(s: State, seat: Seat) -> list[Option]:
    """Return the items that can be bought."""
    return sift(items(s, seat))[0]


@cache
def _item_price(tile: str, column: int) -> tuple[tuple[str, int], ...]:
    return price_of({**tally(ITEMS[tile].cost), ELECTRICITY: ITEM_PRICES[column - 1]})


def buy_item(s: State, seat: Seat, column: int) -> Flow[None]:
    """Buy the item of a column: PAY, PLACE_ITEM, IDEA_ABOVE, perhaps PLACE_IDEA, D8; then carry it all out (C105)."""
    player, item, idea = s.players[seat], s.items[column - 1], s.ideas[column - 1]
    payment, substitute = yield from choose_payment(s, seat, ITEMS[item].cost)
    payment[ELECTRICITY] = ITEM_PRICES[column - 1]
    robot = yield from choose_slot(s, seat, "PLACE_ITEM", item)
    taken = {robot: SLOTS[item]}
    above = yield from _idea_above(s, seat, idea, robot)
    where = (yield from choose_slot(s, seat, "PLACE_IDEA", idea, taken)) if above else ""
    to = yield from destination(s, seat, payment)
    s.say("log-buy", who=who(seat), tile=tile_name(item), column=column)
    pay_price(s, seat, payment, to, substitute)
    if above:
        turn_over(s, seat, above)
    put(s, seat, player, robot, item)
    if above:
        put(s, seat, player, where, idea)
    else:
        lose(s, idea)
    shift_and_refill(s, column)


def _idea_above(s: State, seat: Seat, idea: str, robot: str) -> Flow[str]:
    """Ask whether a card that takes the idea as well is played, if a slot is left for it (R-28)."""
    player = s.players[seat]
    cards = player.unused("idea_above")
    left = sum(player.free(each) for each in ROBOTS) - FIGURES.item_slots.value
    fits = bool(cards) and left >= FIGURES.idea_slots.value
    yes = [_above_option(card, idea) for card in cards] if fits else []
    prompt = text("ask-idea-above", robot=ROBOT[robot])
    picked = yield from choose(seat, "IDEA_ABOVE", prompt, [*yes, NO], public=True)
    return "" if picked == NO.id else picked.removeprefix("yes:")


@cache
def _above_option(card: str, idea: str) -> Option:
    words = text("opt-idea-above", idea=tile_name(idea), card=card_name(card))
    return Option(f"yes:{card}", words, gives(idea), icon=tile_name(idea).key)


# Ideas


def ideas(s: State, seat: Seat) -> Iterator[Option | Barred]:
    """Yield the ideas that can be bought, and what bars the others."""
    player = s.players[seat]
    has_room, ends = player.has_room(FIGURES.idea_slots.value), _is_last_pair(s)
    light = sum(player.engrams[colour] for colour in LIGHT)
    for column, (tile, more) in enumerate(zip(s.ideas, SURCHARGES, strict=True), start=1):
        if tile and has_room and player.electricity >= (IDEAS[tile].price or 0) and light >= more:
            yield column_option("buy-idea", column, tile, _idea_price(tile), more, s.items[column - 1], ends=ends)
        elif not s.silent:
            yield barred.idea_tile(player, column, tile, more) if tile else barred.empty_column(column)


def idea_offers(s: State, seat: Seat) -> list[Option]:
    """Return the ideas that can be bought."""
    return sift(ideas(s, seat))[0]


@cache
def _idea_price(tile: str) -> tuple[tuple[str, int], ...]:
    return price_of({ELECTRICITY: IDEAS[tile].price or 0})


def buy_idea(s: State, seat: Seat, column: int) -> Flow[None]:
    """Buy the idea of a column: SURCHARGE in columns 1 and 2, PLACE_IDEA, D8 if anything is paid."""
    player, idea, item = s.players[seat], s.ideas[column - 1], s.items[column - 1]
    payment = dict(_idea_price(idea))
    if SURCHARGES[column - 1]:
        payment[(yield from _surcharge(s, seat))] = SURCHARGES[column - 1]
    robot = yield from choose_slot(s, seat, "PLACE_IDEA", idea)
    to = yield from destination(s, seat, payment)
    s.say("log-buy", who=who(seat), tile=tile_name(idea), column=column)
    pay(s, seat, payment, to)
    put(s, seat, player, robot, idea)
    lose(s, item)
    shift_and_refill(s, column)


def _surcharge(s: State, seat: Seat) -> Flow[str]:
    player = s.players[seat]
    held = player.engrams
    options = [_surcharge_option(colour, held[colour] - 1) for colour in LIGHT if held[colour]]
    others = barred.surcharges(s, player)
    return (yield from choose(seat, "SURCHARGE", Text("ask-surcharge"), options, public=True, barred=others))


@cache
def _surcharge_option(colour: str, left: int) -> Option:
    then = text("hint-keeps", number=left, good=Text(colour))
    return Option(colour, text("opt-pay", goods=amount(colour, 1)), then, icon=colour)


# Pipes


def pipes(s: State, seat: Seat) -> Iterator[Option | Barred]:
    """Yield the pipes that can be bought, the top ones of the stacks, and what bars the others."""
    player = s.players[seat]
    for number, stack in enumerate(s.pipe_stacks, start=1):
        if stack and is_payable(player, PIPES[stack[0]].cost):
            yield pipe_option(number, stack[0], len(stack))
        elif not s.silent:
            yield barred.pipe(player, number, stack[0] if stack else "")


def buy_pipe(s: State, seat: Seat, number: int) -> Flow[None]:
    """Buy the top pipe of a stack: PAY, D8, PLACE_PIPE; then pay, take and attach it or set it aside."""
    player, pipe = s.players[seat], s.pipe_stacks[number - 1][0]
    payment, substitute = yield from choose_payment(s, seat, PIPES[pipe].cost)
    to = yield from destination(s, seat, payment)
    s.placing = pipe
    placed = yield from _place(s, seat, pipe)
    s.placing = ""
    s.say("log-buy-pipe", who=who(seat), pipe=PIPE[pipe], stack=number)
    pay_price(s, seat, payment, to, substitute)
    if placed is None:
        player.set_aside.append(pipe)
        s.say("log-set-aside", who=who(seat), pipe=PIPE[pipe], points=FIGURES.set_aside_points.value)
    else:
        player.pipes.append(placed)
        s.say("log-attach", who=who(seat), pipe=PIPE[pipe], x=placed.x, y=placed.y)
    take_from_stack(s, number)


def _place(s: State, seat: Seat, pipe: str) -> Flow[Placed | None]:
    player = s.players[seat]
    legal = placements(player.pipes, pipe)
    runs = [run_length([*player.pipes, one]) for one in legal]
    offers = [
        placing_option(number, one.x, one.y, one.turn, run, run_points(run))
        for number, (one, run) in enumerate(zip(legal, runs, strict=True), start=1)
    ]
    prompt = text("ask-place-pipe", pipe=PIPE[pipe])
    misfits = barred.misfits(s, player, legal)
    picked = yield from choose(seat, "PLACE_PIPE", prompt, [*offers, SET_ASIDE], public=True, barred=misfits)
    return next((one for one, offer in zip(legal, offers, strict=True) if offer.id == picked), None)


def take_from_stack(s: State, number: int) -> str:
    """Take the top pipe of a stack; the last one triggers the end (R-30)."""
    stack = s.pipe_stacks[number - 1]
    pipe = s.draw(stack)[0]
    if not stack:
        s.end_is_triggered("stack")
    return pipe
