"""Machines, Specialists and robots that a question does not name, since they are elsewhere."""

from collections.abc import Iterator

from rules.kernel.absent import not_named
from rules.kernel.model import Barred, Decision, Text
from rules.mech_a_dream.components import MACHINES
from rules.mech_a_dream.wording import MACHINE, ROBOT_NAME, SPECIALIST, icon_of

REASONS = {
    "BUY_TILE": Text("absent-offer"),
    "BUILD_TILE": Text("absent-belt"),
    "BOOST_TARGET": Text("absent-belt"),
    "ACTIVATION_TARGET": Text("absent-workshop"),
    "NIGHT_MENU": Text("absent-workshop"),
    "COPY_TARGET": Text("absent-opponents"),
}
"""Where a machine would have to be for a question."""


SPECIALIST_REASONS = {
    "SPECIALIST_DRAFT": Text("absent-game"),
    "STOCK_CHOICE": Text("absent-game"),
    "BONUS_ORDER": Text("absent-yours"),
}
"""Why a question names a Specialist neither as a choice nor as barred: those of the game all are, or one's own are."""
NOT_DEALT = Text("absent-dealt")


def absent(decision: Decision) -> Iterator[Barred]:
    """Yield what a question does not name, each with the reason."""
    return not_named(decision, _things(decision.key))


def _things(key: str) -> Iterator[Barred]:
    if key in REASONS:
        yield from (Barred(id_, MACHINE[id_], REASONS[key], icon_of(id_)) for id_ in MACHINES)
    if key in SPECIALIST_REASONS:
        yield from (Barred(id_, SPECIALIST[id_], SPECIALIST_REASONS[key], icon_of(id_)) for id_ in SPECIALIST)
    if key == "MONITOR_CHOICE":
        yield from (Barred(id_, ROBOT_NAME[id_], NOT_DEALT, icon_of(id_)) for id_ in ROBOT_NAME)
