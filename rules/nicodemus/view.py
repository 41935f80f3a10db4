"""What one pair of eyes sees of a game of Nicodemus: plain values for pictures and texts. Built by `views.view`."""

from msgspec import Struct

from rules.kernel.model import Audience, Seat


class Goods(Struct, frozen=True):
    """Numbers of pieces."""

    charcoalium: int = 0
    wood: int = 0
    copper: int = 0
    crystal: int = 0


class Broken(Struct, frozen=True):
    """A machine on the Bric-a-brac; `fee` is the charcoalium that its repair costs before reductions."""

    spot: int
    machine: int
    charcoalium: int
    fee: int


class Repair(Struct, frozen=True):
    """What repairing a spot would cost the viewer now, after reductions; `jokers` are units they still strike off."""

    spot: int
    charcoalium: int
    wood: int
    copper: int
    crystal: int
    jokers: int
    payable: bool


class Completed(Struct, frozen=True):
    """A finished project with the machines used for it."""

    project: int
    machines: tuple[int, ...]


class Player(Struct, frozen=True):
    """Everything public about one seat; machines of the workshop stand in the order of their repair."""

    seat: Seat
    score: int
    goods: Goods
    workshop: tuple[int, ...]
    projects: tuple[int, ...]
    completed: tuple[Completed, ...]
    hand_size: int


class HandCard(Struct, frozen=True):
    """A card of the viewer's own hand and what playing it now would give.

    `charcoalium` is what the first option yields; `gain` what a counting effect (11 to 15) yields; `effect` says
    whether the effect may be chosen.
    """

    machine: int
    charcoalium: int
    effect: bool
    gain: int


class View(Struct, frozen=True):
    """The table as one audience sees it; `hand`, `repairs` and `drawn` are the viewer's own and empty for others.

    `fresh` is the spot of a machine played this turn and not yet activated, 0 if none; `drawn` the two project tiles
    that machine 41 offers its player. `open_projects` has six slots, 0 is an empty one.
    """

    audience: Audience
    turn: Seat
    first: Seat
    turn_number: int
    last_round: bool
    over: bool
    yard: tuple[Broken, ...]
    fresh: int
    open_projects: tuple[int, ...]
    deck: int
    pile: int
    reserve: Goods
    players: tuple[Player, ...]
    ranks: tuple[int, ...]
    hand: tuple[HandCard, ...]
    repairs: tuple[Repair, ...]
    drawn: tuple[int, ...]
