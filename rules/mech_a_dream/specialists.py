"""The variant of the Specialists: draft, cards taken in the stock room, bonuses, tokens (3.3, 6.10 to 6.12)."""

from rules.kernel.flows import choose
from rules.kernel.model import Flow, Option, Seat, Text, who
from rules.mech_a_dream.barred import drafted, not_rewarding, one_of_each
from rules.mech_a_dream.components import FIGURES, FLOORS, RAINBOWS, SPECIALISTS, Gains
from rules.mech_a_dream.effects import gain
from rules.mech_a_dream.machines import add, capped
from rules.mech_a_dream.state import Card, Player, State
from rules.mech_a_dream.wording import SPECIALIST, amounts, bonus_option, draft_option, goods_option, take_option


def number_of(card: str) -> int:
    """Return the number of a card: Specialists are listed by it."""
    return list(SPECIALISTS).index(card)


# The draft, Q2


def draft(s: State) -> Flow[None]:
    """Draft one card, the last player of the turn order first; the card gets a Price token (N2)."""
    seat = s.turn
    left = [card for card in s.cards if card.owner is None]
    options = [draft_option(card.id) for card in left]
    barred = drafted(s)
    picked = yield from choose(seat, "SPECIALIST_DRAFT", Text("ask-draft"), options, public=True, barred=barred)
    _card(s, picked).owner = seat
    s.say("log-draft", who=who(seat), card=SPECIALIST[picked])


def _card(s: State, id_: str) -> Card:
    return next(card for card in s.cards if card.id == id_)


# The choice in the stock room, Q4


def floor_options(s: State, seat: Seat) -> list[Option]:
    """Return what may be chosen on the floor of this part: two of one kind, or a Specialist (B3, N5)."""
    floor = FLOORS[s.stage]
    options = goods_options(s.players[seat], floor.choice)
    if s.has_specialists and floor.specialist:
        options += [take_option(card.id, card.token, card.owner) for card in takeable(s, seat)]
    return options


def goods_options(player: Player, choice: Gains) -> list[Option]:
    """Return alternative goods as printed; an absent player takes the kind there is less of (O4)."""
    needed, _ = min(choice, key=lambda gained: player.goods[gained[0]])
    return [_goods_option(player, symbol, number, symbol == needed) for symbol, number in choice]


def _goods_option(player: Player, symbol: str, number: int, is_neutral: bool) -> Option:
    wanted = player.goods[symbol] + number
    after = capped(symbol, wanted)
    return goods_option(symbol, number, after, wanted - after, is_neutral)


def takeable(s: State, seat: Seat) -> list[Card]:
    """Return the cards of opponents and of the centre whose price the player can pay (C115)."""
    rainbows = s.players[seat].goods[RAINBOWS]
    return [card for card in s.cards if card.owner != seat and card.token <= rainbows]


def take(s: State, seat: Seat, id_: str) -> None:
    """Pay the token's value to the owner, or to the stock for the centre; the token turns to its highest (N6, N8)."""
    card = _card(s, id_)
    s.players[seat].goods[RAINBOWS] -= card.token
    price = amounts(((RAINBOWS, card.token),))
    if card.owner is None:
        s.say("log-take-centre", who=who(seat), card=SPECIALIST[id_], price=price)
    else:
        s.players[card.owner].goods[RAINBOWS] += card.token
        s.say("log-take", who=who(seat), card=SPECIALIST[id_], price=price, owner=who(card.owner))
    card.owner, card.token = seat, FIGURES.token_after_taking.value


# Bonuses, 6.10 and Q11


def noted(s: State, seat: Seat, action: str) -> list[str]:
    """Return the cards owned as an action begins that reward it, in the order of their numbers (N12, C114)."""
    cards = [card.id for card in s.cards if card.owner == seat and action in SPECIALISTS[card.id].trigger]
    return sorted(cards, key=number_of)


def bonuses(s: State, seat: Seat, cards: list[str]) -> Flow[None]:
    """Pay the noted cards once each in the order of the owner's choice; the last one needs no question (N16, C102)."""
    paid: list[str] = []
    while cards:
        picked = cards[0]
        if len(cards) > 1:
            options, barred = [bonus_option(card) for card in cards], not_rewarding(s, seat, cards, paid)
            prompt = Text("ask-bonus-order")
            picked = yield from choose(seat, "BONUS_ORDER", prompt, options, public=True, barred=barred)
        cards.remove(picked)
        paid.append(picked)
        yield from bonus(s, seat, picked)


def bonus(s: State, seat: Seat, card: str) -> Flow[None]:
    """Pay one card: its goods, boosts and activation, or goods of the owner's choice."""
    s.say("log-bonus", who=who(seat), card=SPECIALIST[card])
    specialist = SPECIALISTS[card]
    if specialist.choose_one:
        picked = yield from choose_goods(s, seat, specialist.choose_one)
        add(s, seat, (picked,))
    yield from gain(s, seat, specialist.bonus)


def choose_goods(s: State, seat: Seat, choice: Gains) -> Flow[tuple[str, int]]:
    """Choose one of several goods."""
    options, barred = goods_options(s.players[seat], choice), one_of_each(s, choice)
    picked = yield from choose(seat, "BONUS_CHOICE", Text("ask-bonus-choice"), options, public=True, barred=barred)
    return goods_named(choice, picked)


def goods_named(choice: Gains, picked: str) -> tuple[str, int]:
    """Return the goods of a choice that an option names, as 2F."""
    return next((symbol, number) for symbol, number in choice if picked == f"{number}{symbol}")


# The night, 6.12


def decay(s: State) -> None:
    """Lower the tokens of all cards that lie before players; the centre card keeps its own (N9)."""
    for card in s.cards:
        if card.owner is not None and card.token:
            card.token = max(0, card.token - FIGURES.token_decay.value)
            s.say("log-decay", card=SPECIALIST[card.id], token=card.token)
