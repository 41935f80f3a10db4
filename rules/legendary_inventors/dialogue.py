"""Answers that are steps of a dialogue: a random team, the forms for sends and for tiles to turn over.

Records leave them out, for the answer they lead to says all. Whoever replays a record asks `route` how to get there.
"""

import re
from collections.abc import Sequence

from rules.kernel.model import Answer, Decision
from rules.legendary_inventors import sending, upgrading
from rules.legendary_inventors.components import SCIENCES
from rules.legendary_inventors.state import Form, State
from rules.legendary_inventors.wording import BACK

RANDOM_KEY = "RANDOM_TEAM"
KEYS = (RANDOM_KEY, sending.FORM_KEY, upgrading.FORM_KEY)
SEND = re.compile(rf"send:([^:]+):([^:]+):(\d{{1,3}}(?:/\d{{1,3}}){{{len(SCIENCES) - 1}}}):\d+")
FLIP = re.compile(r"flip:([^:]+).*")


def is_sketch(key: str, _picks: tuple[str, ...]) -> bool:
    """Say whether an answer is a step of a dialogue, which its decision's key tells."""
    return key in KEYS


def route(s: State, decision: Decision, wanted: Answer) -> list[str]:
    """Return the next pick in an open form on the way to an answer; empty where the form does not lead there."""
    pick, step = "".join(wanted.picks[:1]), ""
    if decision.key == sending.FORM_KEY and (sent := SEND.fullmatch(pick)):
        inventor, invention, place = sent.groups()
        step = _towards_send(s.form, decision, inventor, invention, [int(number) for number in place.split("/")])
    elif decision.key == upgrading.FORM_KEY and (flipped := FLIP.fullmatch(pick)):
        step = f"tile:{flipped[1]}"
    return [option.id for option in decision.options if option.id == step]


def _towards_send(filled: Form | None, decision: Decision, inventor: str, invention: str, place: list[int]) -> str:
    if filled is None:
        return f"inventor:{inventor}"
    if filled.inventor != inventor or filled.invention not in {"", invention}:
        return BACK.id
    if not filled.invention:
        return f"invention:{invention}"
    return _nearest(decision, filled.place, place)


def _nearest(decision: Decision, now: Sequence[int], place: Sequence[int]) -> str:
    """Return the change of one number that leaves least to change, "" if none comes nearer."""
    left = {"": _apart(now, place)}
    for option in decision.options:
        if option.id != BACK.id:
            science, _, number = option.id.partition(":")
            changed = list(now)
            changed[SCIENCES.index(science)] = int(number)
            left[option.id] = _apart(changed, place)
    return min(left, key=left.__getitem__)


def _apart(one: Sequence[int], other: Sequence[int]) -> int:
    return sum(abs(here - there) for here, there in zip(one, other, strict=True))
