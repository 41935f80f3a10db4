"""Phase A: every figure is put on a belt field or a press, in initiative order (4.1)."""

from functools import cache
from itertools import combinations

from rules.imaginarium import assistants, barred
from rules.imaginarium.components import FIELDS, FIGURES, MACHINES, PRESSES
from rules.imaginarium.machines import Work, group, job, work
from rules.imaginarium.state import Figure, State, is_saboteur, owner
from rules.imaginarium.use import lone_machines
from rules.imaginarium.wording import MACHINE, PLACE, effect, figure
from rules.kernel.amounts import amount, amounts
from rules.kernel.flows import choose
from rules.kernel.model import Flow, Option, Seat, Text, text


def plan(s: State) -> Flow[None]:
    """Place every figure on the initiative track, the lowest space first."""
    while name := next(filter(None, s.track), ""):
        s.acting = name
        yield from place_figure(s, name)
        s.track[s.track.index(name)] = ""
    s.acting = ""
    s.stage = "implementation"


def place_figure(s: State, name: Figure) -> Flow[None]:
    """DEC-01: choose a place; a figure without one is laid aside (RUL-05, RUL-06)."""
    seat = owner(name)
    free = free_places(s)
    if not free:
        s.aside.append(name)
        s.say("log-aside", figure=figure(name))
        return
    can_spend = 0 if is_saboteur(name) or s.silent else means(s, seat)
    prompt = Text("ask-place-saboteur" if is_saboteur(name) else "ask-place")
    offers = [_place_option(s, name, place, can_spend) for place in free]
    place = (yield from choose(seat, "DEC-01", prompt, offers, public=True, barred=barred.taken(s))).partition(":")[0]
    s.places[place] = name
    if not s.silent:
        _tell(s, name, place, can_spend)


def _tell(s: State, name: Figure, place: str, can_spend: int) -> None:
    """Tell where a figure was put, and who put it there alone if they may not be able to pay the machine."""
    if place in PRESSES:
        s.say("log-place-press", figure=figure(name), place=PLACE[place])
        return
    seat = owner(name)
    machine, price = MACHINE[s.machine_at(place)], price_at(s, seat, place)
    s.say("log-place", figure=figure(name), place=PLACE[place], machine=machine)
    if not is_saboteur(name) and price > can_spend:
        s.say("log-warning", to=(seat,), machine=machine, price=price, missing=price - can_spend)


def free_places(s: State) -> list[str]:
    """Return belt fields with a machine and presses, without a figure."""
    fields = [field for field, machine in zip(FIELDS, s.belt, strict=True) if machine]
    return [place for place in (*fields, *PRESSES) if place not in s.places]


def price_at(s: State, seat: Seat, place: str) -> int:
    """Return what the machine on that field costs the player now."""
    return assistants.price(s.players[seat], s.machine_at(place), place)


def _place_option(s: State, name: Figure, place: str, can_spend: int) -> Option:
    if place in PRESSES:
        return _press_option(place, is_saboteur(name))
    machine, seat = s.machine_at(place), owner(name)
    if is_saboteur(name) or s.silent:  # in thought nobody reads what the place would bring
        return _belt_option(place, machine, 0, "hint-sabotage", 0)
    price = price_at(s, seat, place)
    if price > can_spend:
        return _belt_option(place, machine, price, "hint-place-warning", price - can_spend)
    missing = max(0, price - s.players[seat].charcoal)
    return _belt_option(place, machine, price, "hint-place-tight" if missing else "hint-place", missing)


@cache
def _belt_option(place: str, machine: str, price: int, hint: str, missing: int) -> Option:
    words = text("opt-place" if price else "opt-sabotage", place=PLACE[place], machine=MACHINE[machine], price=price)
    goods, dues = amounts(MACHINES[machine].goods), missing * FIGURES.resources_per_charcoal.value
    note = text(hint, missing=missing, resources=dues, effect=effect(machine), goods=goods)
    group, warns = "belt" if price else "crush", hint == "hint-place-warning"
    return Option(f"{place}:{machine}", words, note, group, f"machine-{machine}", warns=warns)


@cache
def _press_option(place: str, is_blocked: bool) -> Option:
    does = "block" if is_blocked else "press"
    words = text(f"opt-{does}", place=PLACE[place], goods=amount("charcoal", PRESSES[place]))
    return Option(place, words, Text(f"hint-{does}"), does, f"place-{place}")


# The private warning


def means(s: State, seat: Seat) -> int:
    """Return the charcoal a player could pay in B2 at best: stock, step B1 and two resources for one."""
    player = s.players[seat]
    own = [job(group(place.cards)) for place in player.slots if not place.off and work(group(place.cards))]
    guests = [job(cards) for cards in lone_machines(s, seat)] if player.has("AS12") else []
    chances = [tuple(sorted(own)), *(tuple(sorted([*own, guest])) for guest in guests)]
    return max(_best(player.charcoal, player.resources, jobs) for jobs in chances)


@cache
def _best(charcoal: int, resources: int, jobs: tuple[Work, ...]) -> int:
    """Run what needs no input, then what makes more resources of one, then the best choice of burners."""
    burners: list[Work] = []
    makers: list[Work] = []
    for todo in jobs:
        if todo.input and todo.output == "charcoal":
            burners.append(todo)
        elif todo.input:
            makers.append(todo)
        elif todo.output == "charcoal":
            charcoal += todo.number
        elif todo.output != "vp":
            resources += todo.number * (1 + todo.output.count("+"))
    resources += sum(todo.number - todo.input for todo in makers if resources)
    fires = [fire for number in range(len(burners) + 1) for fire in combinations(burners, number)]
    return max(
        charcoal + sum(todo.number for todo in fire) + (resources - need) // 2
        for fire in fires
        if (need := sum(todo.input for todo in fire)) <= resources
    )
