"""What the host tells its callers: tables, questions and everything one pair of eyes may see. Plain values."""

from collections.abc import Callable
from string import ascii_lowercase
from typing import Any, Final, Literal, TypeAlias
from zlib import crc32

from msgspec import Struct

from db.outbox import Delivery
from db.panels import PUBLIC, Panel
from db.users import User
from host.computers.names import is_computer
from rules.kernel.game import Settings
from rules.kernel.model import Audience, Decision, Line, Rival, Seat, Shortcut, Standing

__all__ = [
    "PUBLIC",
    "Asker",
    "Click",
    "Coach",
    "Delivery",
    "Manager",
    "Observation",
    "Panel",
    "Place",
    "Player",
    "Question",
    "Said",
    "Status",
    "Table",
    "User",
    "Viewer",
    "user_of",
]

Status = Literal["lobby", "playing", "finished", "cancelled"]
ABSENT_AFTER: Final = 3
"""Time-outs in a row after which a player is not called any more, and the others may free the seat."""


class Viewer(Struct, frozen=True):
    """Somebody who asks for a table, and from where.

    Attributes:
        user: Who it is.
        guild: The server they ask from, None for a direct message.
        sees: Says whether they may view a channel of that server.
        code: The code of a table, where they present one.
        name: What they are called on that server, empty if that is not known.
        handle: Their name at Discord, which nobody else has.
    """

    user: int
    guild: int | None = None
    sees: Callable[[int], bool] = lambda _: False
    code: str = ""
    name: str = ""
    handle: str = ""


Asker: TypeAlias = Viewer | int
"""A viewer, or a bare user id: somebody of whom no more is known than of whoever writes a direct message."""


class Manager(Struct, frozen=True):
    """Somebody who manages a server, and with it every table of that server and no other."""

    guild: int


def user_of(viewer: Asker) -> int:
    """Return the id of whoever asks."""
    return viewer.user if isinstance(viewer, Viewer) else viewer


class Player(Struct, frozen=True):
    """Somebody at a table."""

    seat: Seat
    user: int
    name: str
    conceded: bool = False
    away: bool = False
    """True while the seat waits for a substitute."""
    absent: bool = False
    """True once time was up for the seat three times in a row."""
    vacation: float = 0.0
    """Until when the player is on vacation, in seconds since the epoch, or when the last one ended."""
    computer: str = ""
    """The level of the computer that plays the seat now, for its player or as its player; else nothing."""

    @property
    def is_computer(self) -> bool:
        """Return whether the player is a computer, not somebody for whom one stands in."""
        return is_computer(self.user)

    @property
    def is_called(self) -> bool:
        """Return whether this player is told when it is their turn."""
        return not (self.away or self.absent or self.computer)


class Place(Struct, frozen=True):
    """Where a table lives; ids of the chat service, None where there is no such thing yet."""

    guild: int | None = None
    channel: int | None = None
    lobby: int | None = None
    thread: int | None = None


class Table(Struct, frozen=True):
    """A table as everybody may know it; `waiting` are the seats the game waits for.

    `turn` numbers the panels in the thread, `epoch` the undos, `version` every change.
    """

    id: int
    game: str
    title: str
    status: Status
    places: int
    settings: Settings
    owner: int
    epoch: int
    turn: int
    version: int
    place: Place
    players: tuple[Player, ...]
    waiting: tuple[Seat, ...]
    winners: tuple[Seat, ...] = ()
    winning_rivals: tuple[str, ...] = ()
    """Text keys of the names of those sides that have won without having a seat: the game's own."""
    options: dict[str, str] = {}
    """What is set at the table beyond the game's own settings: clock, absence, access and the like."""

    def player(self, user: int) -> Player | None:
        """Return that user's seat, or None."""
        return next((player for player in self.players if player.user == user), None)

    def name(self, seat: Seat) -> str:
        """Return who sits there."""
        return next((player.name for player in self.players if player.seat == seat), str(seat + 1))


class Question(Struct, frozen=True):
    """A decision now open to the viewer; `number` is the answer since which it has been open.

    `mark` tells it from others that have been open to the same viewer since the same answer; else it is empty.
    """

    decision: Decision
    number: int
    mark: str = ""
    shortcuts: tuple[Shortcut, ...] = ()


class Said(Struct, frozen=True):
    """A line of the log with the turn it fell in."""

    line: Line
    turn: int


class Coach(Struct, frozen=True):
    """Where a learner is in a lesson: the step, its number from 1 on, and how many there are.

    `is_page` says that it is read and turned; else it goes on by an answer. `drawn` are the decisions that its picture
    is made from, with more options than the step allows, `shows` and `marks` what kind that is and what is framed.
    """

    step: str
    number: int
    of: int
    is_page: bool
    drawn: tuple[Decision, ...]
    shows: str = ""
    marks: tuple[str, ...] = ()


class Observation(Struct, frozen=True):
    """A running or finished game as one audience may see it; there is no standing until it has ended."""

    table: Table
    audience: Audience
    view: Any
    questions: tuple[Question, ...]
    said: tuple[Said, ...]
    standing: Standing
    can_undo: bool
    now: float = 0.0
    """When this was read, in seconds since the epoch."""
    until: float | None = None
    """When the seat's clock runs out, or for a watcher the first clock of those waited for; seconds since the epoch."""
    rivals: tuple[Rival, ...] = ()
    coach: Coach | None = None
    """Who explains, in a lesson, until the learner plays on alone; then only what a step allows is asked."""
    opened: str = ""
    """The topic of standing offers that the seat is in the middle of: the last answer led on to these offers."""
    tally: tuple[str, ...] = ()
    """The points that all see, in figures: of each seat, then of sides without one; none where they are secret."""


class Click(Struct, frozen=True):
    """An answer on its way in.

    From a component: `seat`, `number`, `mark` and `epoch` say which question it belongs to, `picks` are option numbers.
    From a command: `key` names the decision and `picks` are option ids.
    A shortcut, by number or by id, stands for picks and all that follows from it.
    """

    table: int
    viewer: Asker
    interaction: int
    picks: tuple[int, ...] | tuple[str, ...]
    key: str = ""
    seat: Seat = -1
    number: int = -1
    epoch: int = -1
    mark: str = ""
    shortcut: int | str | None = None


def mark_of(key: str) -> str:
    """Return two letters that stand for a decision's key."""
    high, low = divmod(crc32(key.encode()) % len(ascii_lowercase) ** 2, len(ascii_lowercase))
    return ascii_lowercase[high] + ascii_lowercase[low]
