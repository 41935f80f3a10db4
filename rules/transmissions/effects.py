"""Ideas and forest cards in use (sections 6 and 7): what is offered when, and what it costs and brings."""

from collections.abc import Iterator, Mapping
from functools import cache

from rules.kernel.flows import choose
from rules.kernel.model import Barred, Flow, Option, Seat, Text, who
from rules.transmissions import barred, forest
from rules.transmissions.components import CARDS, COLOURS, ELECTRICITY, IDEAS, SWITCHES, Effect
from rules.transmissions.goods import POOL, destination, gain, obtainable, pay, sets_of, take
from rules.transmissions.moving import copies, is_unused, of_use
from rules.transmissions.state import State
from rules.transmissions.wording import (
    card_name,
    card_option,
    goods_option,
    idea_name,
    price_of,
    read,
    tally,
    use_option,
)

TURN_BEGIN = "D2 TURN_BEGIN"
PICK_ROBOT = "D3 PICK_ROBOT"
PRE_MOVE = "D4 PRE_MOVE"
PRE_ACTION = "D5 PRE_ACTION"
POST_ACTION = "D6 POST_ACTION"
USES = ("use:", "card:")
"""What the ids of ideas and forest cards begin with, as of nothing else."""
ENGRAM_PAIR = 2
FREE = {id_ for id_, type_ in IDEAS.items() if type_.use == "free"}
"""The ideas that can be used at any step."""


# What is offered


def is_possible(s: State, seat: Seat, effect: Effect) -> bool:
    """Say whether an effect can be paid and, if it costs anything, brings at least one unit (R-16, C110)."""
    player = s.players[seat]
    if effect.give_back:
        return player.total() >= effect.give_back  # C113
    if not player.has(effect.pay):
        return False
    if not effect.pay:
        return True
    if effect.draws:
        return forest.can_draw(s)
    colours = effect.take.colours if effect.take else ()
    return any(s.available(good) for good in (*effect.gain, *colours))


def ideas(s: State, seat: Seat) -> Iterator[Option | Barred]:
    """Yield the free ideas on the active robot and those that can be copied (C109), and why others cannot be used."""
    player = s.players[seat]
    tiles = [tile for tile in player.robots[s.active] if tile in IDEAS]
    if not tiles and s.silent:
        return
    found = copies(s, player, s.active) if tiles else []
    copied = of_use(found, "free")
    for tile in tiles:
        if tile not in FREE:
            continue
        if is_unused(s, tile):
            yield from _idea(s, seat, tile)
        elif not s.silent:
            yield barred.idea(tile, barred.USED)
    for copy in copied:
        yield from _idea(s, seat, copy.copied, copy.tile)
    if not s.silent:
        able = {copy.tile for copy in found}
        for tile in [tile for tile in tiles if IDEAS[tile].looks and tile not in able]:
            yield barred.idea(tile, barred.NOTHING_TO_COPY if is_unused(s, tile) else barred.USED)
        yield from barred.on_other_robots(s, seat, [copy.copied for copy in copied])


def _idea(s: State, seat: Seat, tile: str, copy: str = "") -> Iterator[Option | Barred]:
    if is_possible(s, seat, IDEAS[tile]):
        yield use_option(tile, copy)
    elif not s.silent:
        yield barred.idea(tile, barred.impossible(s, seat, IDEAS[tile]), copy)


def cards(s: State, seat: Seat, window: str) -> Iterator[Option | Barred]:
    """Yield the forest cards that can be played at this step of the turn (4.4), and why others cannot."""
    player, timely = s.players[seat], _timely(window, s.done, SWITCHES.extra_turn_window)
    for card in player.forest:
        if card in timely and card not in player.used and is_possible(s, seat, CARDS[card]):
            yield card_option(card)
        elif not s.silent:
            yield barred.card(card, _obstacle(s, seat, card, window))


def _obstacle(s: State, seat: Seat, card: str, window: str) -> Text:
    """Return why a forest card cannot be played at this step."""
    if card in s.players[seat].used:
        return barred.PLAYED
    is_timely = card in _timely(window, s.done, SWITCHES.extra_turn_window)
    return barred.impossible(s, seat, CARDS[card]) if is_timely else barred.untimely(card)


@cache
def _timely(window: str, done: str, extra_turn: tuple[str, ...]) -> frozenset[str]:
    """Return the cards that can be played at this step, after the action `done`."""
    uses = {"free"}
    if window.split(" ")[1] in extra_turn:
        uses.add("extra_turn")
    after = done if window == POST_ACTION else ""
    return frozenset(
        id_ for id_, card in CARDS.items() if card.use in uses or (card.use == "after" and card.after == after)
    )


def candidates(s: State, seat: Seat, window: str) -> list[Option | Barred]:
    """Return every idea and forest card for use in D4, D5 or D6, and why others are not."""
    return [*ideas(s, seat), *cards(s, seat, window)]


# Use


def use(s: State, seat: Seat, picked: str) -> Flow[bool]:
    """Use the idea or play the card of an option; say whether an extra turn follows."""
    kind, _, named = picked.partition(":")
    if kind == "card":
        return (yield from play_card(s, seat, named))
    copy, _, tile = named.rpartition(">")
    yield from use_idea(s, seat, tile, copy)
    return False


def use_idea(s: State, seat: Seat, tile: str, copy: str) -> Flow[None]:
    """Use an idea; a copying tile is used up in place of the one it copies (R-18)."""
    chosen = yield from _choose(s, seat, IDEAS[tile])
    s.used.append(copy or tile)
    if not s.silent:
        _tell(s, seat, tile, copy)
    _carry_out(s, seat, IDEAS[tile], *chosen)


def _tell(s: State, seat: Seat, tile: str, copy: str) -> None:
    if copy:
        s.say("log-copy", who=who(seat), copy=idea_name(copy), idea=idea_name(tile))
    else:
        s.say("log-use", who=who(seat), idea=idea_name(tile))


def play_card(s: State, seat: Seat, card: str) -> Flow[bool]:
    """Play a forest card and turn it over (R-32); say whether an extra turn follows."""
    figures = CARDS[card]
    chosen = yield from _choose(s, seat, figures)
    turn_over(s, seat, card)
    if figures.use == "extra_turn":
        return True
    _carry_out(s, seat, figures, *chosen)
    return False


def turn_over(s: State, seat: Seat, card: str) -> None:
    """Note that a forest card was played."""
    s.players[seat].used.append(card)
    s.settle()
    s.say("log-card", who=who(seat), card=card_name(card))


def _choose(s: State, seat: Seat, effect: Effect) -> Flow[tuple[dict[str, int], dict[str, int], str]]:
    """Ask whatever an effect leaves open: RETURN, TAKE, D8; nothing is carried out yet (C105)."""
    payment: dict[str, int] = dict(effect.pay)
    gains: dict[str, int] = dict(effect.gain)
    stock, only = obtainable(s) if effect.take else {}, ""
    if effect.give_back:
        payment = yield from _return(s, seat)
        pool = dict(stock)
        stock = {colour: stock[colour] + payment.get(colour, 0) for colour in COLOURS}
    if effect.take:
        held = {colour: number - payment.get(colour, 0) for colour, number in s.players[seat].engrams.items()}
        taken = yield from take(s, seat, stock, effect.take.number, effect.take.colours, held)
        gains = tally(taken)
        if effect.give_back and not all(pool[colour] for colour in taken):
            only = POOL  # C113
    to = yield from destination(s, seat, payment, only)
    return payment, gains, to


def _return(s: State, seat: Seat) -> Flow[dict[str, int]]:
    engrams = s.players[seat].engrams
    options = [
        goods_option("return", units, () if s.silent else _left(engrams, units))
        for units in sets_of(engrams, ENGRAM_PAIR)
    ]
    picked = yield from choose(seat, "RETURN", Text("ask-return"), options, public=True)
    return tally(read(picked.removeprefix("return:")))


def _left(engrams: Mapping[str, int], units: tuple[str, ...]) -> tuple[tuple[str, int], ...]:
    return price_of({one: number - units.count(one) for one, number in engrams.items()})


def _carry_out(s: State, seat: Seat, effect: Effect, payment: dict[str, int], gains: dict[str, int], to: str) -> None:
    pay(s, seat, payment, to)
    if effect.draws:
        forest.draw_for_nothing(s, seat)
    else:
        gain(s, seat, gains)


def has_unused_power(s: State, seat: Seat) -> bool:
    """Say whether an idea that only gives is still unused on the active robot; finishing then deserves a reminder."""
    free = [tile for tile in s.players[seat].robots[s.active] if tile in FREE]
    return any(is_unused(s, tile) and not IDEAS[tile].pay and IDEAS[tile].gain.get(ELECTRICITY) for tile in free)
