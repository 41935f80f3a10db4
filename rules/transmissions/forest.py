"""The forest (R-31 to R-33): the draw pile, the discard pile, looking at cards and keeping one."""

from collections.abc import Iterator
from functools import cache

from msgspec.structs import replace

from rules.kernel.flows import choose
from rules.kernel.model import Barred, Flow, Option, Seat, Text, text, who
from rules.transmissions import barred
from rules.transmissions.components import CARDS
from rules.transmissions.state import State
from rules.transmissions.wording import card_name, card_names, keep_option

BOTH_DRAWN = "forest:draw+draw"
BOTH_DISCARDS = "forest:discard+discard"
ONE_EACH = "forest:draw+discard"
ONE_CARD = "forest:one"
NO_CARD = "forest:nothing"

_ICONS = {
    BOTH_DRAWN: "forest-draw",
    BOTH_DISCARDS: "forest-discard",
    ONE_EACH: "forest-both",
    ONE_CARD: "forest-discard",
    NO_CARD: "pass",
}
_PAIRS = (BOTH_DRAWN, BOTH_DISCARDS, ONE_EACH)
SOURCES = {
    id_: Option(
        id_,
        Text(f"opt-{id_.replace(':', '-').replace('+', '-')}"),
        Text("hint-forest-draw") if id_ == BOTH_DRAWN else None,
        icon=icon,
        final=id_ in {BOTH_DRAWN, ONE_EACH},
    )
    for id_, icon in _ICONS.items()
}


_KNOWN = {BOTH_DISCARDS: 2, ONE_EACH: 1, ONE_CARD: 1}
"""Sources of which so many cards lie open: the top ones of the discard pile."""


@cache
def _known(id_: str, discards: tuple[str, ...]) -> Option:
    """Return a source with the names of the cards that lie open."""
    hint = text(f"hint-{SOURCES[id_].text.key.removeprefix('opt-')}", cards=card_names(discards[: _KNOWN[id_]]))
    return replace(SOURCES[id_], hint=hint)


def can_draw(s: State) -> bool:
    """Say whether a card can be drawn, if need be from the shuffled discard pile (R-33)."""
    return bool(s.forest_draw) or len(s.forest_discard) > 1


def sources(s: State) -> Iterator[Option | Barred]:
    """Yield where the cards looked at may come from (R-31), and which piles are too small."""
    drawn, discarded = len(s.forest_draw), len(s.forest_discard)
    possible = []
    if drawn + max(0, discarded - 1) >= 2:
        possible.append(BOTH_DRAWN)
    if discarded >= 2:
        possible.append(BOTH_DISCARDS)
    if discarded >= 1 and drawn + discarded - 1 >= 1:
        possible.append(ONE_EACH)
    if not possible:
        possible.append(ONE_CARD if drawn + discarded else NO_CARD)
    for id_, option in SOURCES.items():
        if id_ in possible:
            yield _known(id_, tuple(s.forest_discard[:2])) if id_ in _KNOWN else option
        elif id_ in _PAIRS and not s.silent:
            yield barred.source(id_, option.text, drawn, discarded)


def draw(s: State, to: Seat | None = None) -> str:
    """Draw the top card, for all or one seat to see; an empty pile is made anew of all discards but the top (R-33)."""
    if not s.forest_draw:
        top, rest = s.forest_discard[:1], s.forest_discard[1:]
        if len(rest) > 1:
            s.rng.shuffle(rest)
            s.fell("forest", draw_pile=rest)
        s.forest_draw, s.forest_discard = rest, top
        s.veiled = []  # what was drawn before can be told from all cards that lie open
        s.say("log-forest-shuffle", number=len(rest))
    return s.draw(s.forest_draw, to=None if to is None else (to,))[0]


def draw_for_nothing(s: State, seat: Seat) -> None:
    """Gain the top card of the draw pile, without a choice."""
    card = draw(s)
    s.players[seat].forest.append(card)
    s.say("log-forest-gain", who=who(seat), card=card_name(card))


def look(s: State, seat: Seat, source: str) -> Flow[None]:
    """Look at the cards of the source named and keep one face up; the other goes on the discard pile."""
    if source == NO_CARD:
        s.say("log-forest-nothing", who=who(seat))
        return
    _take_cards(s, seat, source)
    s.say(f"log-{SOURCES[source].text.key.removeprefix('opt-')}", who=who(seat))
    if len(s.looking) == 1:
        kept = s.looking[0]
    else:
        s.say("log-forest-look", to=(seat,), cards=card_names(s.looking))
        options = [keep_option(card) for card in s.looking]
        picked = yield from choose(seat, "KEEP", Text("ask-keep"), options)
        kept = picked.removeprefix("keep:")
    s.players[seat].forest.append(kept)
    left = [card for card in s.looking if card != kept]
    s.forest_discard = left + s.forest_discard
    s.looking, s.veiled = [], []
    s.settle()
    s.say("log-forest-keep", who=who(seat), card=card_name(kept), acorns=CARDS[kept].acorns)
    if left:
        s.say("log-forest-discard", card=card_name(left[0]))


def _take_cards(s: State, seat: Seat, source: str) -> None:
    """Put the cards looked at aside; with one of each the drawn one comes first."""
    piles = {
        BOTH_DRAWN: ("draw", "draw"),
        BOTH_DISCARDS: ("discard", "discard"),
        ONE_EACH: ("draw", "discard"),
        ONE_CARD: ("discard",),
    }[source]
    for pile in piles:
        if pile == "draw":
            card = draw(s, to=seat)
            s.looking.append(card)
            s.veiled.append(card)
        else:
            s.looking.append(s.forest_discard.pop(0))
    s.settle()
