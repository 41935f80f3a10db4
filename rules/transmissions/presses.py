"""Answers that may be given with one press: a robot together with its walk. Nothing here changes a position.

A press stands for single answers in the order of the rules (C104): the record holds those and knows of no press.
"""

from rules.kernel.model import Answer, Decision, Shortcut, text
from rules.transmissions.effects import PICK_ROBOT, PRE_MOVE
from rules.transmissions.moving import ways
from rules.transmissions.state import State
from rules.transmissions.wording import FIELD, ROBOT


def shortcuts(s: State, decision: Decision) -> tuple[Shortcut, ...]:
    """Return the presses that may stand beside an open decision: beside that for a robot, all walks without copies."""
    if decision.key != PICK_ROBOT:
        return ()
    seat = decision.seat
    return tuple(
        Shortcut(
            f"{option.id}:{way.id}",
            text("press-walk", robot=ROBOT[option.id], steps=way.steps, field=FIELD[way.target]),
            None,
            (Answer(seat, PICK_ROBOT, (option.id,)), Answer(seat, PRE_MOVE, (way.id,))),
        )
        for option in decision.options
        for way in ways(s, seat, option.id)
        if way.kind == "walk" and not way.copies
    )
