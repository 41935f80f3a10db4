"""The position of a game of Legendary Inventors: where all cards, tiles and pieces lie."""

from operator import ge
from typing import Literal

from msgspec import Struct, field

from rules.kernel import model
from rules.kernel.model import Seat
from rules.legendary_inventors.components import HIGHEST_ORDER, INVENTIONS, INVENTORS, REWARDS, SCIENCES, TEAMS, TILES

EMPTY = ""
START = "start"
NOBODY = -1


class Inventor(Struct):
    """An inventor of a player. `values` is the knowledge by science; `lying` the tile there: its id, START or EMPTY."""

    id: str
    values: list[int]
    lying: list[str]
    active: bool = True

    def meets_goal(self) -> bool:
        """Say whether every science named by the goal has the value asked for, or more (ruling 51)."""
        return all(map(ge, self.values, INVENTORS[self.id].goal))


class Player(Struct, kw_only=True):
    """One seat. `tiles` are the unused reward tiles by id, `patents` the inventions taken.

    `turning` is the kind of tile that the seat has picked in the form for turning tiles over; empty if none.
    """

    team: str = ""
    inventors: list[Inventor] = field(default_factory=list)
    tiles: list[str] = field(default_factory=list)
    patents: list[str] = field(default_factory=list)
    turning: str = ""
    done: bool = False

    def inventor(self, id_: str) -> Inventor:
        """Return the own inventor of that name."""
        for inventor in self.inventors:
            if inventor.id == id_:
                return inventor
        raise LookupError(id_)

    def out(self) -> int:
        """Return the number of inventors that are not active."""
        return [inventor.active for inventor in self.inventors].count(False)

    def owns(self, kind: str) -> int:
        """Return the number of unused tiles of that kind."""
        return [TILES[tile] for tile in self.tiles].count(kind)

    def kinds(self) -> tuple[str, ...]:
        """Return the kinds of unused tiles, in the order of the list of components."""
        owned = {TILES[tile] for tile in self.tiles}
        return tuple([kind for kind in REWARDS if kind in owned]) if owned else ()

    def spend(self, kind: str) -> str:
        """Take an unused tile of that kind away and return its id; copies are alike (C5)."""
        tile = next(tile for tile in self.tiles if TILES[tile] == kind)
        self.tiles.remove(tile)
        return tile


class Displayed(Struct):
    """An invention on display: free fields by science, pieces by seat and science, its tiles.

    Its card `lies` there until the patent is taken, which happens while the rewards are being chosen.
    """

    card: str
    free: list[int]
    pieces: list[list[int]]
    tiles: list[str]
    lies: bool = True

    def contribution(self, seat: Seat) -> int:
        """Return all pieces of a seat, over all sciences (ruling 39)."""
        return sum(self.pieces[seat])


class Form(Struct):
    """A send being put together by the seat to move: inventor, then invention, then pieces by science."""

    inventor: str
    invention: str = ""
    place: list[int] = field(default_factory=list)


class State(model.State, kw_only=True):
    """The whole table.

    `start` is the start player, known once the first age is laid out; `leonardo` is NOBODY until then. `drawn_team` is
    a team that came out by chance for the seat asked. `decks` hold what is hidden of each age, top first, `bag` the
    reward tiles in drawing order. `completed` is the invention whose rewards are being chosen, `queue` who chooses yet.
    `box_cards` and `box_tiles` are out of the game, `spent_starts` counts the start tiles that were replaced.
    """

    stage: Literal["teams", "turns", "final"]
    players: list[Player]
    start: Seat
    current: Seat = NOBODY
    leonardo: Seat = NOBODY
    age: int = 0
    turn_number: int = 0
    skipped: int = 0
    drawn_team: str = ""
    display: list[Displayed] = field(default_factory=list)
    decks: list[list[str]] = field(default_factory=list)
    bag: list[str] = field(default_factory=list)
    box_cards: list[str] = field(default_factory=list)
    box_tiles: list[str] = field(default_factory=list)
    spent_starts: int = 0
    completed: str = ""
    queue: list[Seat] = field(default_factory=list)
    form: Form | None = None

    def displayed(self, card: str) -> Displayed:
        """Return an invention on display."""
        for displayed in self.display:
            if displayed.card == card:
                return displayed
        raise LookupError(card)

    def left_of(self, seat: Seat) -> Seat:
        """Return the next seat clockwise."""
        return (seat + 1) % len(self.players)


def team_of(id_: str) -> list[Inventor]:
    """Return a team's inventors with their start tiles, all active."""
    return [
        Inventor(inventor.id, list(inventor.start), [START if value else EMPTY for value in inventor.start])
        for inventor in TEAMS[id_].inventors
    ]


def lay_out(card: str, tiles: list[str], seats: int) -> Displayed:
    """Return an invention without pieces."""
    return Displayed(card, list(INVENTIONS[card].fields), [[0] * len(SCIENCES) for _ in range(seats)], tiles)


def orders(player: Player) -> list[int]:
    """Return how many patents of each order number a player has taken, from 0 on."""
    numbers = [0] * (HIGHEST_ORDER + 1)
    for card in player.patents:
        numbers[INVENTIONS[card].order] += 1
    return numbers
