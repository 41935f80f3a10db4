"""What machines do when they run: production and transformation, the attacks, the recycler (5.3)."""

from collections.abc import Callable
from functools import cache
from typing import TypeAlias

from rules.imaginarium import assistants, barred
from rules.imaginarium.components import MACHINES, PROJECTS, READINGS, RESOURCES
from rules.imaginarium.feasible import is_protected
from rules.imaginarium.machines import Cards, Work, by_kind, group, job, made, multisets, work
from rules.imaginarium.state import Player, Slot, State
from rules.imaginarium.wording import (
    LEAVE_FOR_NOW,
    LEAVE_ONCE,
    MACHINE,
    PROJECT,
    cards_id,
    effect,
    feed_option,
    job_words,
    kind_option,
    shown_slot,
    slot,
)
from rules.kernel.amounts import amounts
from rules.kernel.flows import choose
from rules.kernel.model import Flow, Option, Seat, Text, text, who

Effect: TypeAlias = Callable[[State, Seat, Slot], Flow[None]]

FETCHED_TWICE = READINGS.fetched_twice == "yes"
REMOVED_IS_GONE = READINGS.removed == "gone"


# Production, transformation, diplomats


def can_run(player: Player, cards: Cards) -> bool:
    """Say whether a slot can run now: all or nothing, so its whole input must be there (RUL-07)."""
    todo = work(cards)
    return todo is not None and player.resources >= todo.input


def run(s: State, seat: Seat, cards: Cards) -> Flow[None]:
    """Hand in the input, choose the kind if there is a choice, take the output."""
    todo = job(cards)
    player = s.players[seat]
    kind = (yield from choose_kind(seat, todo)) if todo.output == "choice" else ""
    given = (yield from choose_input(s, seat, todo)) if todo.input else {}
    player.pay(given)
    got = made(todo, kind)
    player.gain(got, "machines")
    if given:
        s.say("log-transform", who=who(seat), machines=shown_slot(cards), given=amounts(given), goods=amounts(got))
    else:
        s.say("log-produce", who=who(seat), machines=shown_slot(cards), goods=amounts(got))


def choose_kind(seat: Seat, todo: Work) -> Flow[str]:
    """DEC-02a: name the resource that P6 makes."""
    offers = [kind_option(kind, todo.number) for kind in RESOURCES]
    picked = yield from choose(seat, "DEC-02a", text("ask-kind", number=todo.number), offers, public=True)
    return picked.removeprefix("make:")


def choose_input(s: State, seat: Seat, todo: Work) -> Flow[dict[str, int]]:
    """DEC-02b: choose the resources to hand in; they may be of the kind produced (RUL-10)."""
    player = s.players[seat]
    ways = multisets(player.stock(), todo.input)
    offers = [feed_option(way, todo) for way in ways]
    prompt, bars = text("ask-input", number=todo.input), barred.not_fed(s, player, todo)
    picked = yield from choose(seat, "DEC-02b", prompt, offers, barred=bars)
    return by_kind(next(way for way, offer in zip(ways, offers, strict=True) if offer.id == picked))


# Right after a repair


def run_repaired(s: State, seat: Seat, place: Slot) -> Flow[None]:
    """DEC-12: run the machine just repaired, if the player likes; with AS11 up to twice (RUL-20, RUL-48)."""
    (machine,) = place.cards
    if MACHINES[machine].kind == "D":
        return
    for _ in range(assistants.runs(s.players[seat], machine)):
        if not (yield from ask_to_run(s, seat, place, "DEC-12")):
            return
        yield from AT_REPAIR.get(machine, run_alone)(s, seat, place)


def ask_to_run(s: State, seat: Seat, place: Slot, key: str) -> Flow[bool]:
    """Ask whether a machine runs at once; it is offered only if it can do something (C7)."""
    (machine,) = place.cards
    is_usable = can_use(s, seat, machine)
    later = LEAVE_FOR_NOW if work((machine,)) else LEAVE_ONCE
    offers = [_run_now_option(machine, _at_once(s, seat, machine)), later] if is_usable else [later]
    bars = [] if is_usable else barred.not_run(s, seat, machine)
    todo = work((machine,))
    public = todo is None or not todo.input
    prompt = text("ask-run-now", machine=MACHINE[machine])
    return (yield from choose(seat, key, prompt, offers, public=public, barred=bars)) == "run"


def can_use(s: State, seat: Seat, machine: str) -> bool:
    """Say whether a single machine can be run right after its repair (C7)."""
    match machine:
        case "A5":
            return bool(s.projects)
        case "S1":
            return bool(fetchable(s))
        case _:
            return MACHINES[machine].kind == "A" or can_run(s.players[seat], (machine,))


def _run_now_option(machine: str, hint: Text | None) -> Option:
    todo = work((machine,))
    words = text("opt-run-now", effect=job_words(todo) if todo else effect(machine))
    return Option("run", words, hint, icon=f"machine-{machine}")


def _at_once(s: State, seat: Seat, machine: str) -> Text | None:
    """Return what an effect that comes only now would meet: how many opponents, how many machines to choose from."""
    if machine == "S1":
        return text("hint-fetch", number=len(fetchable(s)))
    if MACHINES[machine].steals is None and machine != "A6":
        return None
    rivals = s.others(seat)
    hit = sum(not is_protected(s.players[rival], machine) for rival in rivals)
    return text("hint-blind" if machine == "A6" else "hint-steal", number=hit, most=len(rivals))


def run_alone(s: State, seat: Seat, place: Slot) -> Flow[None]:
    """Run a production or transformation machine or a diplomat."""
    yield from run(s, seat, group(place.cards))


# Attack and defence


def steal(s: State, seat: Seat, place: Slot) -> Flow[None]:
    """A1 to A4: every unprotected opponent gives up a few; the attacker keeps as many as one gives (5.3.4)."""
    (machine,) = place.cards
    theft = MACHINES[machine].steals
    assert theft is not None  # noqa: S101  the table of effects below
    victims = [other for other in s.others(seat) if not is_protected(s.players[other], machine)]
    good: str = theft.good
    given = {victim: min(theft.number, s.players[victim].goods[good]) for victim in victims}
    s.reveals += bool(victims)  # what a victim gives up tells of its stock
    for victim, number in given.items():
        s.players[victim].pay({good: number})
        s.say("log-robbed", who=who(victim), goods=amounts({good: number}))
    kept = {good: min(theft.number, sum(given.values()))}
    s.players[seat].gain(kept, "machines")
    s.say("log-steal", who=who(seat), machine=MACHINE[machine], goods=amounts(kept))
    yield from ()


def remove_project(s: State, seat: Seat, place: Slot, *, is_gone: bool = REMOVED_IS_GONE) -> Flow[None]:  # noqa: ARG001
    """A5, DEC-12a: take one open project out of the game; points already scored stay (RUL-35)."""
    offers = [_removal_option(project, PROJECTS[project].points, len(s.discs[project])) for project in s.projects]
    picked = yield from choose(seat, "DEC-12a", Text("ask-remove"), offers, public=True)
    project = picked.removeprefix("remove:")
    s.projects.remove(project)
    s.discs[project] = []
    (s.removed if is_gone else s.unused).append(project)
    s.say("log-remove", who=who(seat), project=PROJECT[project])


@cache
def _removal_option(project: str, points: int, discs: int) -> Option:
    words, hint = text("opt-remove", project=PROJECT[project]), text("hint-remove", points=points, number=discs)
    return Option(f"remove:{project}", words, hint, icon=f"project-{project}")


def switch_off(s: State, seat: Seat, place: Slot) -> Flow[None]:  # noqa: ARG001  the shape of an effect
    """A6, DEC-12b: switch one slot of every opponent off, the opponents in any order (5.3.7, RUL-32)."""
    left = [other for other in s.others(seat) if not is_protected(s.players[other], "A6")]
    while targets := {
        f"off:{other}:{cards_id(group(aim.cards))}": (other, aim)
        for other in left
        for aim in s.players[other].slots
        if not aim.off
    }:
        offers = [_aim_option(id_, other, group(aim.cards)) for id_, (other, aim) in targets.items()]
        bars = barred.not_aimed(s, seat, left, offers)
        picked = yield from choose(seat, "DEC-12b", Text("ask-switch-off"), offers, public=True, barred=bars)
        victim, aim = targets[picked]
        aim.off = True
        left.remove(victim)
        s.say("log-switch-off", who=who(seat), victim=who(victim), machines=shown_slot(group(aim.cards)))


@cache
def _aim_option(id_: str, victim: Seat, cards: Cards) -> Option:
    words, todo = text("opt-switch-off", who=who(victim), machines=slot(cards)), work(cards)
    guards = MACHINES[cards[0]].kind == "D"
    idle = Text("hint-off-guard" if guards else "hint-off-idle")
    hint = text("hint-off", job=job_words(todo)) if todo else idle
    return Option(id_, words, hint, icon=f"machine-{cards[-1]}")


# The recycler


def fetchable(s: State) -> list[str]:
    """Return the types of machine in the crusher without a flash icon, in the order of the list (RUL-54)."""
    lying = set(s.crusher)
    return [id_ for id_, machine in MACHINES.items() if id_ in lying and not machine.flash]


def fetch(s: State, seat: Seat, place: Slot, *, twice: bool = FETCHED_TWICE) -> Flow[None]:
    """S1, DEC-17 and DEC-17a: swap the recycler for a machine of the crusher, which may run at once (5.3.9)."""
    offers = [_fetch_option(id_) for id_ in fetchable(s)]
    picked = yield from choose(seat, "DEC-17", Text("ask-fetch"), offers, public=True, barred=barred.not_fetched(s))
    machine = picked.removeprefix("fetch:")
    s.crusher.remove(machine)
    s.crusher += place.cards  # C14
    place.cards = [machine]
    s.say("log-fetch", who=who(seat), machine=MACHINE[machine])
    if MACHINES[machine].kind == "D":
        return
    for _ in range(assistants.runs(s.players[seat], machine) if twice else 1):
        if not (yield from ask_to_run(s, seat, place, "DEC-17a")):
            return
        yield from run_alone(s, seat, place)


@cache
def _fetch_option(machine: str) -> Option:
    words, hint = text("opt-fetch", machine=MACHINE[machine]), text("hint-effect", effect=effect(machine))
    return Option(f"fetch:{machine}", words, hint, icon=f"machine-{machine}")


AT_REPAIR: dict[str, Effect] = {
    "A1": steal,
    "A2": steal,
    "A3": steal,
    "A4": steal,
    "A5": remove_project,
    "A6": switch_off,
    "S1": fetch,
}
