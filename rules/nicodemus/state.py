"""The position of a game of Nicodemus: where every card, tile and piece lies. How they move is told elsewhere."""

from msgspec import Struct, field

from rules.kernel import model
from rules.kernel.model import Seat
from rules.nicodemus.components import GOODS, MACHINES, RESOURCES


class Lying(Struct):
    """A machine on the Bric-a-brac with the charcoalium on it."""

    machine: int
    charcoalium: int = 0


class Completed(Struct, frozen=True):
    """A project that a player has completed, with the machines used."""

    project: int
    machines: tuple[int, ...]


def no_goods() -> dict[str, int]:
    """Return an empty stock."""
    return dict.fromkeys(GOODS, 0)


class Player(Struct, kw_only=True):
    """One seat: its workshop stands in the order of repair; its hand is secret, and so is what was discarded from it.

    What the opponent knows of the secret cards: `known` lie in the hand, `traced` in the hand or among the discarded.
    """

    goods: dict[str, int] = field(default_factory=no_goods)
    score: int = 0
    workshop: list[int] = field(default_factory=list)
    projects: list[int] = field(default_factory=list)
    completed: list[Completed] = field(default_factory=list)
    hand: list[int] = field(default_factory=list)
    discarded: list[int] = field(default_factory=list)
    known: list[int] = field(default_factory=list)
    traced: list[int] = field(default_factory=list)
    refused: list[int] = field(default_factory=list)

    def resources(self) -> int:
        """Return the number of resources in stock; charcoalium is none."""
        return sum(self.goods[good] for good in RESOURCES)

    def show(self, machine: int) -> None:
        """Take note that a card of this hand has come into the open."""
        for list_ in (self.known, self.traced):
            if machine in list_:
                list_.remove(machine)
                return

    def hide(self, machine: int) -> None:
        """Move a card from the hand to the secret discards; the opponent loses track of what it knew."""
        self.hand.remove(machine)
        self.discarded.append(machine)
        self.traced += self.known
        self.known.clear()


class State(model.State, kw_only=True):
    """The whole table. The Bric-a-brac is `yard`, spot 1 first; `slots` hold the open projects, 0 where one is taken.

    `fresh` is the spot of a card played this turn and not yet activated, 0 if none. `drawn` are the tiles machine 41
    offers. `gone` are the cards that left the game before everybody's eyes; the others are with their players.
    """

    first: Seat
    turn: Seat
    turn_number: int = 1
    last_round: bool = False
    players: tuple[Player, Player]
    reserve: dict[str, int] = field(default_factory=no_goods)
    yard: list[Lying] = field(default_factory=list)
    deck: list[int] = field(default_factory=list)
    slots: list[int] = field(default_factory=list)
    pile: list[int] = field(default_factory=list)
    drawn: list[int] = field(default_factory=list)
    fresh: int = 0
    gone: list[int] = field(default_factory=list)

    def on_spot(self, spot: int) -> int:
        """Return the machine on that spot of the Bric-a-brac, the first being 1."""
        return self.yard[spot - 1].machine

    def count(self, product: str) -> int:
        """Return how many machines on the Bric-a-brac have that product."""
        return [MACHINES[lying.machine].product for lying in self.yard].count(product)


def other(seat: Seat) -> Seat:
    """Return the opponent's seat."""
    return 1 - seat
