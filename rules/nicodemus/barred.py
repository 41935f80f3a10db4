"""What a player may look for and cannot do now, with the reason in words. Who offers a thing asks here what it bars."""

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from itertools import combinations_with_replacement, permutations

from rules.kernel.amounts import amount, amounts
from rules.kernel.flows import unless_silent
from rules.kernel.model import Barred, Seat, Text, text, who
from rules.nicodemus.components import CHARCOALIUM, GOODS, JOKER, MACHINES, PROJECTS, RESOURCES, Project
from rules.nicodemus.goods import icon_of
from rules.nicodemus.state import State, other
from rules.nicodemus.wording import GOOD, MACHINE, PASS, PROJECT, tally

NO_HAND = Barred("play", Text("barred-play"), Text("barred-no-hand"), icon="card")
NO_PASS = Barred("pass", PASS.text, Text("barred-pass"), icon="pass")


def _on_spot(kind: str, spot: int, machine: int, reason: Text) -> Barred:
    thing = text("barred-spot", machine=MACHINE[machine], spot=spot)
    return Barred(f"{kind}:{spot}:{machine}", thing, reason, f"machine-{machine}")


@cache
def too_dear(spot: int, machine: int, missing: tuple[int, ...], jokers: int) -> Barred:
    """Return a repair for which those numbers of each kind of goods are missing, so many units left to jokers."""
    fee, *units = missing
    if sum(units) <= jokers:
        units, jokers = [0] * len(units), 0
    elif sum(map(bool, units)) == 1:
        units, jokers = [number and number - jokers for number in units], 0
    lacking = amounts(dict(zip(GOODS, (fee, *units), strict=True)))
    return _on_spot("repair", spot, machine, text("barred-lacks", goods=lacking, jokers=jokers))


@unless_silent
def no_action(s: State, seat: Seat, *, may_act: bool) -> Iterator[Barred]:
    """Yield what a turn bars beside repairs: to play without cards, to pass while one may act (RU-08)."""
    if not s.players[seat].hand:
        yield NO_HAND
    if may_act:
        yield NO_PASS


@unless_silent
def unused(_s: State, machine: int, effect: Text, obstacle: Text | None) -> Iterator[Barred]:
    """Yield what the card just played does not give: its effect (1.3), charcoalium by a joker (RU-09)."""
    if obstacle is not None:
        yield Barred("effect", text("barred-effect", effect=effect), obstacle, "effect")
    if MACHINES[machine].product == JOKER:
        words = text("opt-production", goods=amount(CHARCOALIUM, 1))
        yield Barred(f"production:{CHARCOALIUM}", words, Text("barred-joker"), CHARCOALIUM)


@unless_silent
def unnamed(_s: State, number: int) -> Iterator[Barred]:
    """Yield what machine 15 does not count: jokers stand for resources only (RU-15)."""
    yield Barred(CHARCOALIUM, text("opt-gain", goods=amount(CHARCOALIUM, number)), Text("barred-joker"), CHARCOALIUM)


@unless_silent
def out_of_reach(s: State, reach: int) -> Iterator[Barred]:
    """Yield the machines that may not be discarded: too old ones, and the one just played (RU-17)."""
    last = len(s.yard)
    for spot in range(1, last - reach):
        yield _too_old(spot, s.on_spot(spot), reach)
    yield _on_spot("spot", last, s.on_spot(last), Text("barred-just-played"))


@cache
def _too_old(spot: int, machine: int, reach: int) -> Barred:
    return _on_spot("spot", spot, machine, text("barred-reach", number=reach))


@unless_silent
def not_in_cost(_s: State, machine: int, number: int, offered: Collection[tuple[str, ...]]) -> Iterator[Barred]:
    """Yield the resources that the cost of a machine does not hold (RU-18)."""
    cost = MACHINES[machine].cost
    for units in combinations_with_replacement(RESOURCES, number):
        if units not in offered:
            counted = tally(units)
            good = next(good for good in counted if counted[good] > cost.get(good, 0))
            reason = text("barred-cost", number=cost.get(good, 0), good=GOOD[good])
            yield Barred(f"gain:{'+'.join(units)}", text("opt-gain", goods=amounts(counted)), reason, icon_of(counted))


@unless_silent
def not_owned(s: State, seat: Seat, swaps: Mapping[str, tuple[str, str]]) -> Iterator[Barred]:
    """Yield the swaps for which a player owns nothing to give, and those that machine 24 does not know (RU-13)."""
    for id_, (given, wanted) in swaps.items():
        if not s.players[seat].goods[given]:
            yield _swap(id_, given, wanted, text("barred-own-none", good=GOOD[given]))
    for given, wanted in permutations(RESOURCES, 2):
        yield _swap(f"swap:{given}>{wanted}", given, wanted, Text("barred-swap"))


def _swap(id_: str, given: str, wanted: str, reason: Text) -> Barred:
    return Barred(id_, text("opt-swap", given=amount(given, 1), wanted=amount(wanted, 1)), reason, wanted)


@unless_silent
def not_robbed(s: State, seat: Seat) -> Iterator[Barred]:
    """Yield what machine 32 cannot take: what the opponent does not own, and charcoalium (RU-12)."""
    stock = s.players[other(seat)].goods
    for good in RESOURCES:
        if not stock[good]:
            yield _robbed(good, text("barred-rival", who=who(other(seat)), number=0, good=GOOD[good]))
    yield _robbed(CHARCOALIUM, Text("barred-resources-only"))


def _robbed(good: str, reason: Text) -> Barred:
    return Barred(f"rob:{good}", text("opt-rob", goods=amount(good, 1)), reason, good)


@unless_silent
def not_destroyed(s: State, seat: Seat, number: int) -> Iterator[Barred]:
    """Yield the resources of which the opponent owns too few for machine 34 (RU-26)."""
    stock = s.players[other(seat)].goods
    for units in combinations_with_replacement(RESOURCES, number):
        counted = tally(units)
        short = next((good for good in counted if counted[good] > stock[good]), None)
        if short is not None:
            reason = text("barred-rival", who=who(other(seat)), number=stock[short], good=GOOD[short])
            words = text("opt-destroy", goods=amounts(counted))
            yield Barred(f"destroy:{'+'.join(units)}", words, reason, icon_of(counted))


def copied(spot: int, machine: int, reason: Text) -> Barred:
    """Return the effect of a machine that 42 cannot copy (RU-29)."""
    return _on_spot("copy", spot, machine, reason)


def incomplete(tile: int, workshop: Sequence[int]) -> Barred:
    """Return a project that no set with the machine just repaired fulfils, and what such a set lacks (2.5)."""
    return _project(tile, _missing_for(PROJECTS[tile], workshop))


def _project(tile: int, reason: Text) -> Barred:
    return Barred(f"complete:{tile}", text("barred-project", project=PROJECT[tile]), reason, f"project-{tile}")


def _missing_for(project: Project, workshop: Sequence[int]) -> Text:
    newest = workshop[-1]
    if len(workshop) < project.machines:
        return text("barred-few-machines", number=project.machines, have=len(workshop))
    if project.condition == "identical":
        return text("barred-no-twin", machine=MACHINE[newest])
    if getattr(MACHINES[newest], project.condition) not in project.wanted:
        return text("barred-unfit", machine=MACHINE[newest])
    return text("barred-no-partner", machine=MACHINE[newest])


@unless_silent
def of_opponent(s: State, seat: Seat) -> Iterator[Barred]:
    """Yield the projects in the opponent's workshop, which nobody else can complete (RU-28)."""
    for tile in s.players[other(seat)].projects:
        yield _project(tile, text("barred-of-opponent", who=who(other(seat))))
