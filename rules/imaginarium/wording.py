"""The texts and options of Imaginarium that several modules need. What depends on little is made once."""

from collections.abc import Iterable, Mapping
from functools import cache

from rules.imaginarium.components import ASSISTANTS, GOODS, MACHINES, PLACES, PROJECTS, RING, VP, Units
from rules.imaginarium.machines import Arrangement, Cards, Work, by_kind
from rules.imaginarium.state import Figure, is_saboteur, owner
from rules.kernel.amounts import NOTHING, amount, amounts
from rules.kernel.model import Option, Text, text, who

STOP_TRADE = Option("stop", Text("opt-stop-trade"), Text("hint-stop-trade"), icon="stop", plain=True)
STOP_PROJECTS = Option("stop", Text("opt-stop-projects"), icon="done", plain=True)
STOP_PROJECTS_EARLY = Option("stop", Text("opt-stop-projects"), Text("hint-stop-projects"), icon="done", plain=True)
"""The same where a project could still be completed."""
DECLINE = Option("decline", Text("opt-decline"), Text("hint-decline"), icon="decline", plain=True)
FINISH = Option("finish", Text("opt-finish"), Text("hint-finish"), icon="done", plain=True)
LEAVE_ONCE = Option("leave", Text("opt-leave"), Text("hint-leave-once"), icon="pass", plain=True)
LEAVE_FOR_NOW = Option("leave", Text("opt-leave"), Text("hint-leave"), icon="pass", plain=True)
"""The same for a machine that runs only at its repair, and for one that may run in every later turn."""
HIRE_NONE = Option("none", Text("opt-hire-none"), Text("hint-none"), icon="pass", plain=True)
REPAIR_NONE = Option("none", Text("opt-repair-none"), Text("hint-none"), icon="pass", plain=True)
DISMANTLE_NONE = Option("none", Text("opt-dismantle-none"), Text("hint-none"), icon="pass", plain=True)

GOOD = {good: Text(good) for good in (*GOODS, VP, "choice")}
MACHINE = {id_: Text(f"machine-{id_}") for id_ in MACHINES}
ASSISTANT = {id_: Text(f"assistant-{id_}") for id_ in ASSISTANTS}
PROJECT = {id_: Text(f"project-{id_}") for id_ in PROJECTS}
ACTION = {action: Text(f"action-{action}") for action in RING}
PLACE = {place: Text(f"place-{place}") for place in PLACES}


@cache
def units(numbers: Units) -> Text | list[Text]:
    """Return numbers of wood, copper and crystal in words."""
    return amounts(by_kind(numbers))


def goods_id(goods: Mapping[str, int]) -> str:
    """Return goods as part of an option id, as 2-wood+1-copper."""
    return "+".join([f"{number}-{good}" for good, number in goods.items() if number])


def goods_icon(goods: Iterable[str]) -> str:
    """Return the icon of goods: that of their kind, or of resources where they are of several."""
    kinds = set(goods)
    return kinds.pop() if len(kinds) == 1 else "choice"


def cards_id(cards: Cards) -> str:
    """Return the machines of a slot as part of an option id, as P2+T3."""
    return "+".join(cards)


def arrangement_id(arrangement: Arrangement) -> str:
    """Return an arrangement as an option id, as arrange:P1+P1|P2."""
    return "arrange:" + ("|".join(cards_id(cards) for cards in arrangement) or "nothing")


@cache
def slot(cards: Cards) -> Text:
    """Return the content of a slot in words: one machine, a set of one type, or a combination."""
    if len(cards) == 1:
        return MACHINE[cards[0]]
    if len(set(cards)) == 1:
        return text("slot-set", number=len(cards), machine=MACHINE[cards[0]])
    if len(cards) == 2:
        return text("slot-pair", one=MACHINE[cards[1]], two=MACHINE[cards[0]])
    return text("slot-mixed", machines=[MACHINE[card] for card in reversed(cards)])


@cache
def shown_slot(cards: Cards) -> Text:
    """Return the content of a slot for a line of the log, a lone machine with its icon."""
    return text("slot-one", machine=MACHINE[cards[0]]) if len(cards) == 1 else slot(cards)


def slots(arrangement: Iterable[Cards]) -> Text | list[Text]:
    """Return several slots in words."""
    return [text("slot", content=slot(cards)) for cards in arrangement] or NOTHING


def machines(ids: Iterable[str]) -> Text | list[Text]:
    """Return the names of machines."""
    return [MACHINE[id_] for id_ in ids] or NOTHING


@cache
def output(job: Work) -> Text | list[Text]:
    """Return what a run yields in words."""
    if job.output == "choice":
        return amount("choice", job.number)
    return amounts(dict.fromkeys(job.output.split("+"), job.number))


@cache
def job_words(job: Work) -> Text:
    """Return a run in words: what it takes and what it gives."""
    return text("job", input=job.input, goods=output(job))


@cache
def effect(machine: str) -> Text:
    """Return what a single repaired machine does, in words."""
    return Text(f"effect-{machine}")


@cache
def pair(one: str, two: str) -> Text:
    """Return a pair of actions in words."""
    return text("pair", one=ACTION[one], two=ACTION[two])


def figure(name: Figure) -> Text:
    """Return a figure in words: its owner for an engineer."""
    return text("saboteur-of", who=who(owner(name))) if is_saboteur(name) else who(owner(name))


@cache
def kind_option(kind: str, number: int) -> Option:
    """Return the option to make that kind of resource."""
    return Option(f"make:{kind}", text("opt-make", goods=amount(kind, number)), icon=kind)


@cache
def feed_option(numbers: Units, job: Work) -> Option:
    """Return the option to hand those resources in."""
    words = text("opt-feed", given=units(numbers), goods=output(job))
    given = by_kind(numbers)
    return Option(f"feed:{goods_id(given)}", words, icon=goods_icon(given))


@cache
def stop_use(left: int) -> Option:
    """Return the option to use no more slots, with so many left that could be used."""
    hint = text("hint-stop-use", number=left) if left else None
    return Option("stop", Text("opt-stop-use"), hint, icon="done", plain=True)


@cache
def run_option(kind: str, cards: Cards, job: Work) -> Option:
    """Return the option to use a slot; `kind` is run or neighbour."""
    words = text(f"opt-{kind}", machines=slot(cards), job=job_words(job))
    return Option(f"{kind}:{cards_id(cards)}", words, group=kind, icon=f"machine-{cards[-1]}")
