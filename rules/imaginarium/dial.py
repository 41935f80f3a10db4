"""Turning the dial (DEC-05): the pairs of actions on offer, with what both actions of each would give now."""

from functools import cache

from msgspec.structs import replace

from rules.imaginarium import assistants, barred
from rules.imaginarium.components import FIGURES, NEIGHBOURS
from rules.imaginarium.feasible import dismantlable, has_free_slot, hirable, repairable
from rules.imaginarium.machines import group, is_fixed
from rules.imaginarium.state import State
from rules.imaginarium.wording import ACTION, pair
from rules.kernel.amounts import NOTHING, amount
from rules.kernel.flows import choose
from rules.kernel.model import Flow, Option, Seat, Text, text


def turn(s: State, seat: Seat) -> Flow[tuple[str, str]]:
    """Choose a pair; the last one is barred unless AS01 frees the dial (RUL-13 to RUL-15)."""
    pairs = {_bare(*both).id: both for both in assistants.pairs(s, s.players[seat])}
    offers = [_bare(*both) for both in pairs.values()]
    if not s.silent:
        gives = {action: prospect(s, seat, action) for action in ACTION}
        offers = [_hinted(*both, gives) for both in pairs.values()]
    bars = barred.no_pairs(s, s.players[seat], list(pairs.values()))
    picked = yield from choose(seat, "DEC-05", _prompt(tuple(pairs.values())), offers, public=True, barred=bars)
    return pairs[picked]


@cache
def _prompt(pairs: tuple[tuple[str, str], ...]) -> Text:
    """Return the question, with the pair that is barred if one is."""
    last = [pair(*both) for both in NEIGHBOURS if both not in pairs]
    return text("ask-pair", barred=len(last), pair=last or NOTHING)


@cache
def _bare(one: str, two: str) -> Option:
    return Option(f"{one}+{two}", text("opt-pair", one=ACTION[one], two=ACTION[two]), icon=f"pair-{one}-{two}")


def _hinted(one: str, two: str, gives: dict[str, Text]) -> Option:
    """Return the option of a pair with what both actions would give now."""
    return replace(_bare(one, two), hint=text("hint-pair", one=gives[one], two=gives[two]))


def prospect(s: State, seat: Seat, action: str) -> Text:
    """Return what an action would give its player now, in words."""
    player = s.players[seat]
    match action:
        case "recruit":
            full = len(player.assistants) >= FIGURES.assistant_places.value
            return Text("now-no-place") if full else text("now-recruit", number=len(hirable(s, player)))
        case "extract":
            return amount("charcoal", FIGURES.extract.value)
        case "repair":
            stuck = player.garden and not has_free_slot(player)
            return Text("now-no-slot") if stuck else text("now-repair", number=len(repairable(player)))
        case "trade":
            return text("now-trade", number=assistants.deals(player), goods=amount("charcoal", player.charcoal))
        case "dismantle":
            return text("now-dismantle", number=len(dismantlable(player)))
        case _:
            machines = group(player.machines)
            return text("now-reorganise", number=0 if is_fixed(machines, player.max_slots) else len(machines))
