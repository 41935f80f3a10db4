"""What one pair of eyes sees of a game of Legendary Inventors: plain values for pictures and texts. Built by `views`.

Everything but decks and bag is public (section 5); only the forms a seat is filling in are shown to that seat alone.
Numbers by science stand in the order physics, chemistry, mechanics, mathematics.
"""

from typing import Literal, TypeAlias

from msgspec import Struct

from rules.kernel.model import Audience, Seat
from rules.legendary_inventors.series import Series

BySciences: TypeAlias = tuple[int, int, int, int]


class Tiles(Struct, frozen=True):
    """A number of reward tiles of one kind, such as upgrade2."""

    kind: str
    number: int


class Inventor(Struct, frozen=True):
    """An inventor tile; `missing` is the number of single upgrades that the goal still takes."""

    id: str
    active: bool
    values: BySciences
    goal: BySciences
    points: int
    met: bool
    missing: int


class Points(Struct, frozen=True):
    """A score by source, as it would be if the game ended now."""

    patents: int
    series: int
    victory: int
    inventors: int

    @property
    def total(self) -> int:
        """Return the sum."""
        return self.patents + self.series + self.victory + self.inventors


class Player(Struct, frozen=True):
    """One seat. `series` is the best partition of patents and order tiles; `done` that it has ended the last phase."""

    seat: Seat
    team: str
    inventors: tuple[Inventor, ...]
    tiles: tuple[Tiles, ...]
    patents: tuple[str, ...]
    series: tuple[Series, ...]
    points: Points
    rank: int
    done: bool


class Invention(Struct, frozen=True):
    """An invention on display. `pieces` are by seat and science, `totals` by seat; `tiles` the kinds lying on it.

    `has_card` is False when the patent has been taken. `order` is the order number; `series` what the patent would
    add to the viewer's series.
    """

    id: str
    age: int
    order: int
    category: str
    points: int
    fields: BySciences
    free: BySciences
    pieces: tuple[BySciences, ...]
    totals: tuple[int, ...]
    tiles: tuple[str, ...]
    has_card: bool
    series: int


class Gain(Struct, frozen=True):
    """What a reward would gain its chooser now. `reward` is the option id, patent:axe or tile:upgrade2.

    `series` are points of series; an upgrade `fits` so many slots, of which goals ask for `asked`, and goals will ask
    for it `later` in so many, once lower values lie there; with it the goals of `reaches` would be met, and turned over
    those of `turned`. What equal tiles in hand do for goals is not gained: `asked` and `reaches` are without it.
    So many equal ones lie there (`number`).
    """

    reward: str
    points: int = 0
    series: int = 0
    fits: int = 0
    asked: int = 0
    later: int = 0
    reaches: tuple[str, ...] = ()
    turned: tuple[str, ...] = ()
    number: int = 1


class Rewards(Struct, frozen=True):
    """Rewards being chosen: the invention, the choosers left in order, and by chooser what each reward would gain."""

    invention: str
    queue: tuple[Seat, ...]
    gains: tuple[tuple[Gain, ...], ...]


class Form(Struct, frozen=True):
    """The send that the viewer is putting together; `place` is empty until an invention is picked."""

    inventor: str
    invention: str
    place: tuple[int, ...]
    genius: int


class View(Struct, frozen=True):
    """The table as one audience sees it.

    `asked` are the seats the game waits for. `leonardo` and `current` are None until the first age is laid out.
    `to_complete` is the number of inventions that must still be completed before the age ends. `bag` and `box` count
    reward tiles by kind (what is in the bag follows from what was seen); `removed` are inventions out of the game.
    """

    audience: Audience
    stage: Literal["teams", "turns", "final"]
    over: bool
    age: int
    turn_number: int
    asked: tuple[Seat, ...]
    current: Seat | None
    leonardo: Seat | None
    to_complete: int
    free_teams: tuple[str, ...]
    display: tuple[Invention, ...]
    rewards: Rewards | None
    players: tuple[Player, ...]
    bag: tuple[Tiles, ...]
    box: tuple[Tiles, ...]
    removed: tuple[str, ...]
    form: Form | None
    turning: str
