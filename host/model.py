"""What the host tells its callers: tables, questions and everything one pair of eyes may see. Plain values."""

from string import ascii_lowercase
from typing import Any, Literal
from zlib import crc32

from msgspec import Struct

from db.outbox import Delivery
from db.panels import PUBLIC, Panel
from rules.kernel.model import Audience, Decision, Line, Seat, Settings, Shortcut, Standing

__all__ = ["PUBLIC", "Click", "Delivery", "Panel", "Place", "Player", "Question", "Said", "Sight", "Status", "Table"]

Status = Literal["lobby", "playing", "finished", "cancelled"]


class Player(Struct, frozen=True):
    """Somebody at a table."""

    seat: Seat
    user: int
    name: str
    conceded: bool = False
    away: bool = False
    """True while the seat waits for a substitute."""


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


class Sight(Struct, frozen=True):
    """A running or finished game as one audience may see it; there is no standing and no seed until it has ended."""

    table: Table
    audience: Audience
    view: Any
    questions: tuple[Question, ...]
    said: tuple[Said, ...]
    standing: Standing
    can_undo: bool
    seed: int | None = None


class Click(Struct, frozen=True):
    """An answer on its way in.

    From a component: `seat`, `number`, `mark` and `epoch` say which question it belongs to, `picks` are option numbers.
    From a command: `key` names the decision and `picks` are option ids.
    A shortcut, by number or by id, stands for picks and all that follows from it.
    """

    table: int
    user: int
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
