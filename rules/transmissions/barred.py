"""What a player may look for and cannot do now, with the reason in words. Who offers a thing asks here what bars it.

Numbers such as R-14 or C110 refer to the rules dossier. Reasons follow from what lies open, those about the hand from
what its owner knows.
"""

from collections.abc import Collection, Iterable, Iterator, Mapping
from functools import cache
from itertools import combinations_with_replacement

from rules.kernel.flows import unless_silent
from rules.kernel.model import Barred, Seat, Text, text
from rules.transmissions.components import (
    CARDS,
    COLOURS,
    ELECTRICITY,
    FIELDS,
    FIGURES,
    IDEAS,
    ITEMS,
    LIGHT,
    PIPES,
    PLACES,
    ROBOTS,
    SLOTS,
    TRANSMISSIONS,
    Effect,
)
from rules.transmissions.pipes import network, open_cells
from rules.transmissions.state import Board, Placed, Player, State
from rules.transmissions.wording import (
    CARD,
    IDEA,
    NAME,
    PIPE,
    PLACE,
    ROBOT,
    TRANSMISSION,
    amounts,
    engrams_icon,
    idea_name,
    price_of,
    read,
    spelled,
    tally,
    tile_name,
)

USED, PLAYED, ELSEWHERE = Text("barred-used"), Text("barred-played"), Text("barred-elsewhere")
NOT_HELD, NO_FIT, ONE_ACTION = Text("barred-not-held"), Text("barred-no-fit"), Text("barred-one-action")
NO_ITEM_ROOM, NO_IDEA_ROOM = text("barred-no-room", number=FIGURES.item_slots.value), Text("barred-no-slot")
NO_CARD, NO_COLUMN, NO_STACK = Text("barred-no-card"), Text("barred-no-column"), Text("barred-no-stack")
NOTHING_TO_COPY = Text("barred-nothing-to-copy")

ACTIONS = {
    "meadow": "gather",
    "lake": "gather",
    "power_plant": "power",
    "village": "buy",
    "junkyard": "buy",
    "forest": "forest",
    "pipes": "pipe",
}
"""How the ids of a location's action begin."""


# Prices


@cache
def _lacks(missing: tuple[tuple[str, int], ...], light: int = 0, heavy: int = 0) -> Text:
    """Return that goods are missing: some of one kind each, light engrams and heavy ones of either colour."""
    either = {"amount-light": light, "amount-heavy": heavy}
    some = [text(key, number=number) for key, number in either.items() if number]
    known = amounts(dict(missing))
    return text("barred-lacks", goods=[*some, *(known if isinstance(known, list) else [])])


def _short(player: Player, price: Mapping[str, int]) -> Text:
    return _lacks(price_of({good: max(0, number - player.amount(good)) for good, number in price.items()}))


def _unpaid(player: Player, cost: Collection[str], electricity: int = 0) -> Text:
    """Return what is missing of a price with printed engrams; a card may let colours stand for others (R-27)."""
    if not player.unused("substitute"):
        return _short(player, {**tally(cost), ELECTRICITY: electricity})
    lights = sum(colour in LIGHT for colour in cost)
    light = lights - sum(player.engrams[colour] for colour in LIGHT)
    heavy = len(cost) - lights - sum(player.engrams[colour] for colour in COLOURS if colour not in LIGHT)
    power = max(0, electricity - player.electricity)
    return _lacks(price_of({ELECTRICITY: power}), max(0, light), max(0, heavy))


# Transmission cards and robots


def unplayable(card: str) -> Barred:
    """Return a location card at whose locations no robot stands (R-8)."""
    return _hand_card(card, text("barred-nobody", places=[PLACE[place] for place in TRANSMISSIONS[card].locations]))


def _hand_card(card: str, reason: Text) -> Barred:
    return Barred(f"play:{card}", text("barred-card", card=TRANSMISSION[card]), reason, f"transmission-{card}")


@unless_silent
def not_in_hand(s: State, seat: Seat) -> Iterator[Barred]:
    """Yield the player's cards that lie in the deck (R-5)."""
    for card in TRANSMISSIONS:
        if card not in s.players[seat].hand:
            yield _hand_card(card, NOT_HELD)


@unless_silent
def unnamed(s: State, robots: Collection[str]) -> Iterator[Barred]:
    """Yield the robots that the played card does not let its player move (R-7)."""
    places = [PLACE[place] for place in TRANSMISSIONS[s.card].locations]
    reason = text("barred-not-there", places=places) if places else Text("barred-other-robot")
    for robot in ROBOTS:
        if robot not in robots:
            yield Barred(robot, NAME[robot], reason, f"robot-{robot}")


# The move


@unless_silent
def unreached(s: State, kinds: Collection[str], targets: Collection[int], most: int) -> Iterator[Barred]:
    """Yield the fields the robot cannot go to (R-9, R-10); kinds of moves there are, and the most steps of a walk."""
    start = s.robots[s.active]
    standing = {field: robot for robot, field in s.robots.items()}
    far = text("barred-too-far", number=most)
    for field in ((start + step) % FIELDS for step in range(FIELDS)):
        if field not in targets:
            robot = standing.get(field, "")
            taken = text("barred-occupied", robot=ROBOT[robot]) if robot else far
            reason = Text("barred-must-move") if field == start else taken
            place = PLACE[PLACES[field // 2]]
            yield Barred(f"walk:f{field}", text("barred-field", place=place, field=field), reason, place.key)
    if "back" not in kinds:
        yield Barred("back", Text("barred-back"), text("barred-needs", idea=IDEA["CCW"]), "back")


@unless_silent
def no_leap(s: State, seat: Seat, kinds: Collection[str], usable: Collection[str]) -> Iterator[Barred]:
    """Yield a swap or jump that cannot be paid, or whose idea lies on a robot that does not move (R-13, R-15)."""
    for robot, tiles in s.players[seat].robots.items():
        for tile in tiles:
            use = IDEAS[tile].use if tile in IDEAS else ""
            if use in {"swap", "jump"} and use not in kinds:
                near = robot == s.active or use in usable
                yield Barred(use, idea_name(tile), _short(s.players[seat], IDEAS[tile].pay) if near else ELSEWHERE, use)


# Ideas and forest cards


def idea(tile: str, reason: Text, copy: str = "") -> Barred:
    """Return an idea that cannot be used, by itself or by a copying tile."""
    if copy:
        words = text("opt-copy", copy=idea_name(copy), idea=idea_name(tile))
        return Barred(f"use:{copy}>{tile}", words, reason, f"idea-{IDEAS[tile].id}")
    return Barred(f"use:{tile}", idea_name(tile), reason, f"idea-{IDEAS[tile].id}")


@unless_silent
def on_other_robots(s: State, seat: Seat, copied: Collection[str]) -> Iterator[Barred]:
    """Yield the free ideas that lie on robots which do not move and that nothing copies (R-15)."""
    for robot, tiles in s.players[seat].robots.items():
        for tile in tiles:
            if robot != s.active and tile in IDEAS and IDEAS[tile].use == "free" and tile not in copied:
                yield idea(tile, ELSEWHERE)


def card(id_: str, reason: Text) -> Barred:
    """Return a forest card that cannot be played."""
    return Barred(f"card:{id_}", CARD[CARDS[id_].id], reason, f"forest-{CARDS[id_].id}")


def untimely(id_: str) -> Text:
    """Return when a forest card is played, if ever (4.4)."""
    after = CARDS[id_].after
    return text("barred-after", place=PLACE[after]) if after else Text(f"barred-card-{CARDS[id_].use}")


def impossible(s: State, seat: Seat, effect: Effect) -> Text:
    """Return why an effect can have no use now: it cannot be paid, or nothing is left of what it brings (C110)."""
    player = s.players[seat]
    if effect.give_back:
        return text("barred-engrams", number=effect.give_back)
    if not player.has(effect.pay):
        return _short(player, effect.pay)
    if effect.draws:
        return NO_CARD
    return Text("barred-all-gone-pool" if s.is_solo else "barred-all-gone")


# Actions


@unless_silent
def at_other_places(s: State) -> Iterator[Barred]:
    """Yield the actions of the locations at which the robot did not stop."""
    here = s.place()
    reason, seen = text("barred-place", place=PLACE[here]), {ACTIONS[here]}
    for place, kind in ACTIONS.items():
        if place != here:
            id_ = f"{kind}:{place}" if kind in seen else kind
            seen.add(kind)
            yield Barred(id_, text("barred-action", place=PLACE[place], does=Text(f"does-{place}")), reason)


@unless_silent
def after_the_action(_s: State) -> Iterator[Barred]:
    """Yield that nothing more can be done at a location: one action a turn, also if it was skipped (R-22, R-23)."""
    for kind in dict.fromkeys(ACTIONS.values()):
        yield Barred(kind, Text(f"barred-do-{kind}"), ONE_ACTION)


def exhausted(s: State, colour: str, number: int) -> Barred:
    """Return engrams of which nothing is left to gather (R-20, S-2)."""
    return Barred(f"gather:{colour}", text("opt-gather", goods=amounts({colour: number})), _left(s, colour, 0), colour)


def _left(s: State, colour: str, number: int) -> Text:
    return text("barred-left-pool" if s.is_solo else "barred-left", colour=Text(colour), number=number)


def source(id_: str, words: Text, drawn: int, discarded: int) -> Barred:
    """Return forest piles that do not hold the cards to be looked at (R-31)."""
    return Barred(id_, words, text("barred-piles", drawn=drawn, discarded=discarded))


# Purchases


def item(player: Player, column: int, tile: str, electricity: int) -> Barred:
    """Return an item that cannot be bought: no robot has room, or the price is too high (R-24, R-16)."""
    has_room = player.has_room(FIGURES.item_slots.value)
    return _column(column, tile, _unpaid(player, ITEMS[tile].cost, electricity) if has_room else NO_ITEM_ROOM)


def idea_tile(player: Player, column: int, tile: str, surcharge: int) -> Barred:
    """Return an idea that cannot be bought: no robot has a free slot, or the price is too high (R-25, R-26)."""
    if not player.has_room(FIGURES.idea_slots.value):
        return _column(column, tile, NO_IDEA_ROOM)
    power = max(0, (IDEAS[tile].price or 0) - player.electricity)
    light = max(0, surcharge - sum(player.engrams[colour] for colour in LIGHT))
    return _column(column, tile, _lacks(price_of({ELECTRICITY: power}), light))


def _column(column: int, tile: str, reason: Text) -> Barred:
    words = text("barred-column", tile=tile_name(tile), column=column)
    return Barred(f"buy:{column}:{tile}", words, reason, tile_name(tile).key)


def empty_column(column: int) -> Barred:
    """Return a column of the display that could not be refilled (R-29)."""
    return Barred(f"buy:{column}", text("barred-empty-column", column=column), NO_COLUMN)


def pipe(player: Player, stack: int, top: str) -> Barred:
    """Return a pipe that cannot be paid, or a stack that has none."""
    if not top:
        return Barred(f"pipe:{stack}", text("barred-stack", stack=stack), NO_STACK)
    words = text("barred-pipe", pipe=PIPE[top], stack=stack)
    return Barred(f"pipe:{stack}:{top}", words, _unpaid(player, PIPES[top].cost), f"pipe-{top}")


@unless_silent
def unpaid(_s: State, player: Player, sets: Iterable[Collection[str]], ids: Iterable[str]) -> Iterator[Barred]:
    """Yield the sets of engrams that would do for a price and are not held, by their ids."""
    for units, id_ in zip(sets, ids, strict=True):
        if not player.has(tally(units)):
            words = text("opt-pay", goods=amounts(tally(units)))
            yield Barred(id_, words, _short(player, tally(units)), engrams_icon(read(id_.split(":")[1])))


@unless_silent
def surcharges(_s: State, player: Player) -> Iterator[Barred]:
    """Yield the engrams that cannot pay for a column: others than light ones, and those not held (R-26)."""
    for colour in COLOURS:
        if colour not in LIGHT:
            yield _pays(colour, text("barred-only", colours=[Text(one) for one in LIGHT]))
        elif not player.engrams[colour]:
            yield _pays(colour, _short(player, {colour: 1}))


def _pays(colour: str, reason: Text) -> Barred:
    return Barred(colour, text("opt-pay", goods=amounts({colour: 1})), reason, colour)


@unless_silent
def no_room(_s: State, board: Board, tile: str, free: Mapping[str, int]) -> Iterator[Barred]:
    """Yield the robots that have too few free slots for a tile; `free` counts them (R-24, R-25)."""
    for robot in board.robots:
        if free[robot] < SLOTS[tile]:
            reason = text("barred-slots", free=free[robot], need=SLOTS[tile])
            yield Barred(robot, NAME[robot], reason, f"robot-{robot}")


@unless_silent
def misfits(_s: State, player: Player, legal: Iterable[Placed]) -> Iterator[Barred]:
    """Yield the cells at the openings of a network in which a pipe has no legal place (R-38)."""
    fit = {(one.x, one.y) for one in legal}
    for x, y in [cell for cell in open_cells(network(player.pipes)) if cell not in fit]:
        yield Barred(f"at:{x},{y}", text("barred-cell", x=x, y=y), NO_FIT)


# Engrams to take


@unless_silent
def untaken(s: State, stock: Mapping[str, int], number: int, colours: Collection[str]) -> Iterator[Barred]:
    """Yield the sets of engrams that an effect does not bring: a wrong colour, or too few are left (R-20, C111)."""
    for units in combinations_with_replacement(COLOURS, number):
        wrong = [colour for colour in units if colour not in colours]
        few = [colour for colour in units if units.count(colour) > stock[colour]]
        if wrong or few:
            only = text("barred-only", colours=[Text(one) for one in colours])
            reason = only if wrong else _left(s, few[0], stock[few[0]])
            words = text("opt-take", goods=amounts(tally(units)))
            yield Barred(f"take:{spelled(units)}", words, reason, engrams_icon(units))
