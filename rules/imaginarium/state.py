"""The position of a game of Imaginarium: where every card, figure and piece lies. How they move is told elsewhere."""

from typing import Literal, TypeAlias

from msgspec import Struct, field

from rules.imaginarium.components import CHARCOAL, FIELDS, FIGURES, GOODS, PLACES, RESOURCES, VP
from rules.kernel import model
from rules.kernel.model import Seat

Figure: TypeAlias = str
"""A character: `E0` is the engineer of seat 0, `S1` the saboteur of seat 1 (two players only)."""


class Slot(Struct):
    """A machine or a combination; `off` while A6 has switched it off, `used` once it has run in the current B1."""

    cards: list[str]
    off: bool = False
    used: bool = False


class Hired(Struct, frozen=True):
    """An assistant and the round in which it was hired."""

    id: str
    round: int


class Done(Struct, frozen=True):
    """A project completed, with the points it gave; `secret` if it came from behind the screen."""

    id: str
    points: int
    secret: bool = False


def no_goods() -> dict[str, int]:
    """Return an empty stock."""
    return dict.fromkeys(GOODS, 0)


def no_points() -> dict[str, int]:
    """Return no victory points from any source."""
    return dict.fromkeys(("projects", "machines", "trade", "dismantling", "majorities"), 0)


class Player(Struct, kw_only=True):
    """One seat. Behind the screen, hence secret: `goods`, `points` by their source, and the projects in `secret`.

    `dial` is the pair of actions last chosen; `unseen` holds secret projects that left the game unseen.
    """

    workshop: int
    goods: dict[str, int] = field(default_factory=no_goods)
    points: dict[str, int] = field(default_factory=no_points)
    slots: list[Slot] = field(default_factory=list)
    garden: list[str] = field(default_factory=list)
    assistants: list[Hired] = field(default_factory=list)
    dial: tuple[str, str] | None = None
    done: list[Done] = field(default_factory=list)
    secret: list[str] = field(default_factory=list)
    unseen: list[str] = field(default_factory=list)
    majorities: dict[str, int] = field(default_factory=dict)

    @property
    def charcoal(self) -> int:
        """Return the charcoal in stock."""
        return self.goods[CHARCOAL]

    @property
    def resources(self) -> int:
        """Return the number of resources in stock."""
        goods = self.goods
        return goods["wood"] + goods["copper"] + goods["crystal"]

    @property
    def vp(self) -> int:
        """Return the victory points."""
        return sum(self.points.values())

    @property
    def machines(self) -> list[str]:
        """Return every repaired machine, switched-off ones included."""
        return [card for slot in self.slots for card in slot.cards]

    @property
    def max_slots(self) -> int:
        """Return the number of machine slots: AS06 adds two."""
        return (FIGURES.slots_extended if self.has("AS06") else FIGURES.slots).value

    def has(self, assistant: str) -> bool:
        """Say whether that assistant works for this player."""
        return assistant in [hired.id for hired in self.assistants]

    def gain(self, goods: dict[str, int], source: str) -> None:
        """Add goods to the stock, and victory points to those of that source."""
        for good, number in goods.items():
            if good == VP:
                self.points[source] += number
            else:
                self.goods[good] += number

    def pay(self, goods: dict[str, int]) -> None:
        """Take goods from the stock."""
        for good, number in goods.items():
            self.goods[good] -= number

    def can_pay(self, goods: dict[str, int]) -> bool:
        """Say whether the stock holds those goods."""
        return all(self.goods[good] >= number for good, number in goods.items())

    def stock(self) -> tuple[int, int, int]:
        """Return the numbers of wood, copper and crystal."""
        wood, copper, crystal = [self.goods[good] for good in RESOURCES]
        return wood, copper, crystal


class State(model.State, kw_only=True):
    """The whole table.

    `belt` has a machine or "" on each field, `conference` an assistant or "" on each place, `track` a figure or "" on
    each initiative space. `places` says which figure stands where; `aside` are figures that found no place (RUL-06).
    `sketch` is the arrangement being drawn up by whoever reorganises. Piles lie with their top first.
    `step` is where the turn under way has come to, "" between turns; `left` are the actions of its pair that are still
    to be done, the one under way among them.
    """

    players: list[Player]
    round: int = 1
    stage: Literal["planning", "implementation", "over"] = "planning"
    belt: list[str] = field(default_factory=lambda: [""] * len(FIELDS))
    stack: list[str] = field(default_factory=list)
    crusher: list[str] = field(default_factory=list)
    conference: list[str] = field(default_factory=list)
    assistants: list[str] = field(default_factory=list)
    projects: list[str] = field(default_factory=list)
    unused: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    discs: dict[str, list[Seat]] = field(default_factory=dict)
    track: list[Figure] = field(default_factory=list)
    places: dict[str, Figure] = field(default_factory=dict)
    aside: list[Figure] = field(default_factory=list)
    acting: Figure = ""
    sketch: list[list[str]] | None = None
    step: Literal["", "use", "dial", "act", "projects"] = ""
    left: list[str] = field(default_factory=list)

    def others(self, seat: Seat) -> list[Seat]:
        """Return the opponents of a seat in seat order."""
        return [other for other in range(len(self.players)) if other != seat]

    def machine_at(self, place: str) -> str:
        """Return the machine on a field of the belt, "" if there is none."""
        return self.belt[int(place[1:]) - 1]

    def take_from_belt(self, place: str) -> str:
        """Take the machine off a field and return it."""
        index = int(place[1:]) - 1
        machine, self.belt[index] = self.belt[index], ""
        return machine


def engineer(seat: Seat) -> Figure:
    """Return the engineer of a seat."""
    return f"E{seat}"


def saboteur(seat: Seat) -> Figure:
    """Return the saboteur of a seat."""
    return f"S{seat}"


def owner(figure: Figure) -> Seat:
    """Return whose figure it is."""
    return int(figure[1:])


def is_saboteur(figure: Figure) -> bool:
    """Say whether it is a saboteur."""
    return figure[0] == "S"


def in_order(places: dict[str, Figure]) -> list[str]:
    """Return the occupied places in the order of turns."""
    return [place for place in PLACES if place in places]
