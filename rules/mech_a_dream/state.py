"""The position of a game of Mech A Dream: where every tile, card, assistant and good is. How they move is elsewhere."""

from typing import TypeAlias

from msgspec import Struct, field

from rules.kernel import model
from rules.kernel.model import Seat
from rules.mech_a_dream.components import BASE_ROBOT, GOODS, PARTS, PILES

HOME, STOCK, DOCK = "", "stock", "dock"
ROBOT = "robot"
Goods: TypeAlias = dict[str, int]


class Tile(Struct):
    """A machine under construction on its slot of the belt."""

    machine: str
    slot: int


class Player(Struct, kw_only=True):
    """One seat: the belt in the order of purchase, the workshop in the order of completion.

    `assistants` says for each part of the day where its assistant is: at home, in the stock room, at the dock, or on
    a machine of the own belt or workshop. `used` is what was activated by right this night; `settled` says that a
    purchase with the own robot can no longer follow this night (M10); `boosts` are those of the gain in hand that are
    still to be placed. `dealt` are the Monitor Screens to choose from, `refused` the one put back.
    """

    goods: Goods = field(default_factory=lambda: dict.fromkeys(GOODS, 0))
    belt: list[Tile] = field(default_factory=list)
    workshop: list[str] = field(default_factory=list)
    assistants: list[str] = field(default_factory=lambda: [HOME for _ in PARTS])
    robot: str = BASE_ROBOT.id
    used: list[str] = field(default_factory=list)
    settled: bool = False
    ended: bool = False
    boosts: int = 0
    dealt: list[str] = field(default_factory=list)
    refused: list[str] = field(default_factory=list)

    def tile(self, machine: str) -> Tile:
        """Return the tile of that machine on the belt."""
        return next(tile for tile in self.belt if tile.machine == machine)

    def assistants_on(self, machine: str) -> int:
        """Return how many assistants are on a machine."""
        return self.assistants.count(machine)


class Card(Struct):
    """A Specialist in play: before its owner, or with none in the centre, and the rainbows on its Price token."""

    id: str
    owner: Seat | None = None
    token: int = 0


class State(model.State, kw_only=True):
    """The whole table. `stage` is robots, draft, a part of the day, night or over.

    Piles begin with their top tile, which is for sale like those on the slots ("" is an empty slot). `package` counts
    the packages taken by the visitor of the dock, 0 outside a visit.
    """

    first: Seat
    turn: Seat
    stage: str
    day: int = 1
    players: list[Player]
    piles: dict[str, list[str]] = field(default_factory=lambda: {pile: [] for pile in PILES})
    slots: dict[str, list[str]] = field(default_factory=lambda: {pile: [] for pile in PILES})
    delivery: str = ""
    package: int = 0
    deliveries: list[str] = field(default_factory=list)
    delivered: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    has_robots: bool = False
    spare_robots: list[str] = field(default_factory=list)
    has_specialists: bool = False
    specialist_replaces: str = "final_choice"
    cards: list[Card] = field(default_factory=list)
    spare_specialists: list[str] = field(default_factory=list)

    def order(self) -> list[Seat]:
        """Return the seats in turn order: clockwise from the first player (A2)."""
        number = len(self.players)
        return [(self.first + step) % number for step in range(number)]

    def opponents(self, seat: Seat) -> list[Seat]:
        """Return the other seats, clockwise."""
        number = len(self.players)
        return [(seat + step) % number for step in range(1, number)]
