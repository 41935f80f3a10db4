"""What one pair of eyes sees of a game: plain values for pictures and texts. Built by `views.view`."""

from msgspec import Struct

from rules.kernel.model import Audience, Seat


class Player(Struct, frozen=True):
    """What all see of a seat: how many cards it holds and how many stones it has taken."""

    seat: Seat
    cards: int
    taken: int


class View(Struct, frozen=True):
    """The table as one audience sees it; `hand` is the viewer's own, empty for others.

    `turn` is None while everybody lays a card; `last` is who took the last stone, None before the end.
    """

    audience: Audience
    turn: Seat | None
    last_wins: bool
    stones: int
    deck: int
    played: tuple[int, ...]
    players: tuple[Player, ...]
    last: Seat | None
    hand: tuple[int, ...]
