"""The conveyor belt, the machine stack and the crusher: first laying, draws, and the reset of phase C (4.3)."""

from rules.imaginarium.assistants import scrap_income
from rules.imaginarium.components import MACHINES, READINGS
from rules.imaginarium.state import State
from rules.imaginarium.wording import MACHINE, machines

EARLIER_LEFT = READINGS.first_belt == "earlier-left"
RIGHTMOST = READINGS.crush == "rightmost"
FROM_RIGHT = READINGS.refill == "from-right"


def lay_first_belt(s: State, deck: list[str], *, earlier_left: bool = EARLIER_LEFT) -> None:
    """Reveal cards until seven are no attack machines, lay them by falling level, shuffle the others back (RUL-02/03).

    `deck` is used up: what is left becomes the stack.
    """
    revealed: list[str] = []
    attackers: list[str] = []
    while len(revealed) < len(s.belt):
        machine = deck.pop(0)
        (attackers if MACHINES[machine].kind == "A" else revealed).append(machine)
    if not earlier_left:
        revealed.reverse()
    s.belt = sorted(revealed, key=lambda machine: -MACHINES[machine].level)
    s.stack = deck + attackers
    s.rng.shuffle(s.stack)


def can_draw(s: State) -> bool:
    """Say whether a machine can be drawn at all."""
    return bool(s.stack or s.crusher)


def draw(s: State) -> str:
    """Draw the top machine; only when a card is needed and the stack is empty, the crusher is shuffled (RUL-43)."""
    if not s.stack and s.crusher:
        s.stack, s.crusher = s.crusher, []
        s.rng.shuffle(s.stack)
        s.fell("reshuffle", stack=s.stack)
        s.say("log-reshuffle", number=len(s.stack))
    return next(iter(s.draw(s.stack)), "")


def reset(s: State) -> None:
    """Crush, shift, refill belt and conference room (phase C, steps 2 to 5)."""
    crush_one(s)
    shift(s)
    refill_belt(s)
    refill_conference(s)


def crush_one(s: State, *, rightmost: bool = RIGHTMOST) -> None:
    """Crush the right-most machine still on the belt (RUL-41)."""
    fields = range(len(s.belt)) if rightmost else range(len(s.belt) - 1, len(s.belt))
    field = max((field for field in fields if s.belt[field]), default=None)
    if field is None:
        return
    machine, s.belt[field] = s.belt[field], ""
    s.crusher.append(machine)
    s.say("log-crush", machine=MACHINE[machine])
    scrap_income(s, machine)


def shift(s: State) -> None:
    """Move the machines right until no gap remains; their order stays."""
    left = [machine for machine in s.belt if machine]
    s.belt = [""] * (len(s.belt) - len(left)) + left


def refill_belt(s: State, *, from_right: bool = FROM_RIGHT) -> None:
    """Fill the empty fields from the stack, the first card farthest right (RUL-42)."""
    empty = [field for field, machine in enumerate(s.belt) if not machine]
    drawn: list[str] = []
    for field in reversed(empty) if from_right else empty:
        machine = draw(s)
        if not machine:
            break
        s.belt[field] = machine
        drawn.append(machine)
    if drawn:
        s.say("log-refill", machines=machines(drawn))


def refill_conference(s: State) -> None:
    """Fill the empty places of the conference room, the lowest first (C13)."""
    for place, assistant in enumerate(s.conference):
        if not assistant:
            s.conference[place] = next(iter(s.draw(s.assistants)), "")
