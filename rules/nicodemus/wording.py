"""The texts and options of Nicodemus that several modules need. What depends on small numbers only is made once."""

from collections.abc import Iterable
from functools import cache

from rules.kernel.amounts import amounts
from rules.kernel.model import Option, Text, text
from rules.nicodemus.components import GOODS, MACHINES, PROJECTS

FINISH = Option("finish", Text("opt-finish"), Text("hint-finish"), icon="done", plain=True)
FINISH_WITH_FOUR = Option("finish", Text("opt-finish"), Text("hint-finish-four"), icon="done", plain=True)
STOP = Option("stop", Text("opt-stop"), Text("hint-stop"), icon="stop", plain=True)
PASS = Option("pass", Text("opt-pass"), icon="pass", plain=True)

GOOD = {good: Text(good) for good in (*GOODS, "joker")}
MACHINE = {id_: Text(f"machine-{id_}") for id_ in MACHINES}
PROJECT = {id_: Text(f"project-{id_}") for id_ in PROJECTS}


def machines(ids: Iterable[int]) -> list[Text]:
    """Return the names of machines."""
    return [MACHINE[id_] for id_ in ids]


def tally(units: Iterable[str]) -> dict[str, int]:
    """Count units of goods by kind, in the order of the kinds."""
    listed = list(units)
    return {good: listed.count(good) for good in GOODS if good in listed}


@cache
def play_option(machine: int, number: int, *, is_possible: bool) -> Option:
    """Return the option to play a card; `number` is what a counting effect yields."""
    card, words = MACHINES[machine], text("opt-play", machine=MACHINE[machine])
    effect = text(f"effect-{machine}", number=number) if is_possible else Text("effect-unavailable")
    hint = text("hint-play", charcoalium=card.points, product=GOOD[card.product], effect=effect)
    return Option(f"play:{machine}", words, hint, "play", f"machine-{machine}", shows=True)


@cache
def repair_option(
    spot: int,
    machine: int,
    fee: int,
    rest: tuple[int, ...],
    struck: tuple[str, ...],
    lying: int,
    *,
    is_choice: bool,
    is_fourth: bool = False,
) -> Option:
    """Return the option to repair a machine; `rest` is paid from the stock, jokers cover what is `struck`.

    With a fourth machine the workshop's others are set aside, unless a project takes some: that is said in the place of
    what it saves.
    """
    card = MACHINES[machine]
    price = amounts(dict(zip(GOODS, (fee, *rest), strict=True)))
    words = text("opt-repair", spot=spot, machine=MACHINE[machine], price=price)
    covered = text("hint-jokers", goods=amounts(tally(struck))) if struck else Text("no-words")
    then = Text("hint-fourth") if is_fourth else text("hint-saves", saves=Text(f"saves-{card.product}"))
    hint = text("hint-repair", points=card.points, then=then, lying=lying, jokers=covered)
    suffix = ":" + "+".join(struck) if is_choice else ""
    return Option(f"repair:{spot}:{machine}{suffix}", words, hint, "repair", f"machine-{machine}")


@cache
def keep_option(tile: int, workshop: tuple[int, ...]) -> Option:
    """Return the option to keep a project, with how many machines of the own workshop have what it wants."""
    project = PROJECTS[tile]
    words = text("opt-keep", project=PROJECT[tile], points=project.points)
    if project.condition == "identical":
        hint = text("hint-keep-identical", machines=project.machines)
    else:
        fits = sum(getattr(MACHINES[id_], project.condition) in project.wanted for id_ in workshop)
        hint = text("hint-keep", machines=project.machines, fits=fits)
    return Option(f"keep:{tile}", words, hint, icon=f"project-{tile}")


@cache
def machine_option(kind: str, spot: int, machine: int) -> tuple[str, Text, str]:
    """Return id, words and icon of an option that names a machine on the Bric-a-brac."""
    words = text(f"opt-{kind}", spot=spot, machine=MACHINE[machine], cost=amounts(MACHINES[machine].cost))
    return f"{kind}:{spot}:{machine}", words, f"machine-{machine}"


@cache
def hand_option(machine: int) -> Option:
    """Return the option to discard a hand card with machine 21."""
    words = text("opt-discard", machine=MACHINE[machine], cost=amounts(MACHINES[machine].cost))
    return Option(f"discard:{machine}", words, icon=f"machine-{machine}")
