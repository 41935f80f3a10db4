"""What the effects of the machines will bring, said before one chooses them."""

from functools import cache

from rules.kernel.amounts import amounts
from rules.kernel.model import Seat, Text, text, who
from rules.nicodemus.components import CHARCOALIUM, JOKER, MACHINES, RESOURCES
from rules.nicodemus.goods import outcome, shortage
from rules.nicodemus.state import Player, State, other

COUNTED = {11: "wood", 12: CHARCOALIUM, 13: "copper", 14: "crystal", 15: JOKER}
HAND_LEFT = 2
"""Cards that cutting a hand leaves."""


def forecast(s: State, machine: int) -> int:
    """Return how many units a counting effect would yield if the card were played now; 0 for other effects."""
    product = COUNTED.get(machine)
    return s.count(product) + (MACHINES[machine].product == product) if product else 0


def effect_words(s: State, machine: int) -> Text:
    """Return the effect of a machine in words, for a card that lies on the Bric-a-brac already."""
    product = COUNTED.get(machine)
    return _effect(machine, s.count(product) if product else 0)


@cache
def _effect(machine: int, number: int) -> Text:
    return text(f"effect-{machine}", number=number)


def outlook(s: State, seat: Seat, machine: int) -> Text | None:
    """Return what an effect would meet with now, where that is worth knowing before choosing it."""
    rival, victim = who(other(seat)), s.players[other(seat)]
    match machine:
        case 11 | 12 | 13 | 14:
            return shortage(s, seat, COUNTED[machine], s.count(COUNTED[machine]))
        case 21 | 24 | 42:
            return Text(f"hint-effect-{machine}")
        case 22 | 23 | 25:
            return text("hint-recycle", number=2 if machine == 25 else 1, charcoalium=int(machine == 23))
        case 31:
            return _robbery(rival, victim.goods[CHARCOALIUM], victim, "charcoalium")
        case 32:
            return _robbery(rival, victim.resources(), victim, "resources")
        case 33:
            cards = max(0, len(victim.hand) - HAND_LEFT)
            return text("hint-cut", opponent=rival, cards=cards, number=min(2, victim.goods[CHARCOALIUM]))
        case 34:
            return text("hint-destroy", opponent=rival, goods=amounts({g: victim.goods[g] for g in RESOURCES}))
        case 41:
            return text("hint-pile", number=len(s.pile))
        case _:
            return None


def prospect(s: State, seat: Seat, machine: int) -> Text:
    """Return what the effect of the card just played will bring."""
    told = outlook(s, seat, machine)
    if told is not None:
        return told
    good = COUNTED[machine]
    return Text("hint-effect-15") if good == JOKER else outcome(s, seat, {good: s.count(good)})


def _robbery(rival: Text, number: int, victim: Player, what: str) -> Text:
    if not number and not victim.hand:
        return text("hint-rob-nothing", opponent=rival)
    return text("hint-rob", opponent=rival, number=number, what=Text(what), cards=len(victim.hand))
