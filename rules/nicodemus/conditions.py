"""When an effect may be chosen (1.3), and what stands in its way when it may not."""

from collections.abc import Sequence

from rules.kernel.model import Seat, Text
from rules.nicodemus.state import State

COPYIST = 42
NO_OTHER_CARD, NO_MACHINE = Text("barred-no-other-card"), Text("barred-no-machine")
NO_GOODS, NO_TILE = Text("barred-no-goods"), Text("barred-no-tile")
NOT_COPIED, NOTHING_TO_COPY = Text("barred-not-copied"), Text("barred-nothing-to-copy")


def obstacle(s: State, seat: Seat, machine: int, cards: int, before: Sequence[int]) -> Text | None:
    """Return why an effect may not be chosen, if so, given the other cards in hand and the machines lying before."""
    match machine:
        case 21:
            return None if cards else NO_OTHER_CARD
        case 22 | 23 | 25:
            return None if before else NO_MACHINE
        case 24:
            return None if any(s.players[seat].goods.values()) else NO_GOODS
        case 41:
            return None if s.pile else NO_TILE
        case 42:
            others = [copied for copied in before if copied != COPYIST]
            free = any(obstacle(s, seat, copied, cards, before) is None for copied in others)
            return None if free else NOTHING_TO_COPY
        case _:
            return None


def is_possible(s: State, seat: Seat, machine: int, cards: int, before: Sequence[int]) -> bool:
    """Say whether an effect may be chosen, given the other cards in hand and the machines lying before."""
    return obstacle(s, seat, machine, cards, before) is None
