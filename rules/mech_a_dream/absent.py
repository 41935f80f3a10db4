"""Tiles and machines that a question does not name, since they are elsewhere."""

from collections.abc import Iterator

from rules.kernel.absent import not_named
from rules.kernel.model import Barred, Decision, Text
from rules.mech_a_dream.components import MACHINES
from rules.mech_a_dream.wording import MACHINE, icon_of

REASONS = {
    "BUY_TILE": Text("absent-offer"),
    "BUILD_TILE": Text("absent-belt"),
    "BOOST_TARGET": Text("absent-belt"),
    "ACTIVATION_TARGET": Text("absent-workshop"),
    "NIGHT_MENU": Text("absent-workshop"),
    "COPY_TARGET": Text("absent-opponents"),
}
"""Where a machine would have to be for a question."""


def absent(decision: Decision) -> Iterator[Barred]:
    """Yield the machines that a question does not name, each with the reason."""
    reason = REASONS.get(decision.key)
    machines = MACHINES if reason else ()
    return not_named(decision, (Barred(id_, MACHINE[id_], reason or Text(""), icon_of(id_)) for id_ in machines))
