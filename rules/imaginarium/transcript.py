"""The answers of a game as the dossier counts them (C4): one for each decision, without shortcuts and dialogue steps.

A sketch, a payment asked kind by kind and "all in one go" are presentation. Whoever replays a record asks `route` how
the answer wanted is given here.
"""

from rules.imaginarium.components import RESOURCES
from rules.imaginarium.machines import arranged
from rules.imaginarium.reorganise import route as sketch_route
from rules.imaginarium.state import State
from rules.kernel.model import Answer, Decision

DRAFT = " draft"
SHORTCUT = ("all",)


def is_sketch(key: str, picks: tuple[str, ...]) -> bool:
    """Say whether an answer is a step or a shortcut that leads to answers recorded after it."""
    return key.endswith(DRAFT) or picks == SHORTCUT


def route(s: State, decision: Decision, wanted: Answer) -> list[str]:
    """Return what to pick, one answer after the other, so that an open draft leads to the answer wanted."""
    if not decision.key.endswith(DRAFT) or not wanted.picks:
        return []
    if decision.key == "DEC-03 draft":
        return _part(decision, wanted.picks[0])
    groups = wanted.picks[0].removeprefix("arrange:").split("|")
    return sketch_route(arranged(s.sketch or []), arranged(cards.split("+") for cards in groups))


def _part(decision: Decision, wanted: str) -> list[str]:
    """Return the option that gives as many of one kind as the payment does, if there is one."""
    given = dict.fromkeys(RESOURCES, "0")
    for part in wanted.removeprefix("pay:").split("+"):
        number, _, good = part.partition("-")
        given[good] = number
    offered = [option.id for option in decision.options]
    return [id_ for good, number in given.items() if (id_ := f"give:{number}-{good}") in offered][:1]
