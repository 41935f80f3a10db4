"""What one pair of eyes sees of a game of Imaginarium: plain values for pictures and texts. Built by `views.view`."""

from msgspec import Struct

from rules.kernel.model import Audience, Seat


class Goods(Struct, frozen=True):
    """What lies behind a screen."""

    charcoal: int = 0
    wood: int = 0
    copper: int = 0
    crystal: int = 0
    vp: int = 0


class Work(Struct, frozen=True):
    """One run of a slot: resources handed in, and `number` of `output` (wood+copper: of both; choice: of one kind)."""

    input: int
    output: str
    number: int


class Slot(Struct, frozen=True):
    """A machine or a combination in a workshop; `work` is None if it never runs in step B1."""

    cards: tuple[str, ...]
    off: bool
    used: bool
    work: Work | None


class Figure(Struct, frozen=True):
    """An engineer or a saboteur."""

    seat: Seat
    saboteur: bool


class Field(Struct, frozen=True):
    """A field of the belt: what it costs, its machine ("" if none) with the whole price, who stands there."""

    place: str
    cost: int
    machine: str
    price: int
    figure: Figure | None


class Press(Struct, frozen=True):
    """A charcoal press and who stands there."""

    place: str
    gain: int
    figure: Figure | None


class Assistant(Struct, frozen=True):
    """An open assistant; "" is an empty place of the conference room."""

    id: str
    price: int


class Project(Struct, frozen=True):
    """An open project: printed points, what it gives the next to complete it, and who has, in order."""

    id: str
    points: int
    next_points: int
    discs: tuple[Seat, ...]


class Done(Struct, frozen=True):
    """A completed project, the points it gave, and whether it came from behind the screen."""

    id: str
    points: int
    secret: bool


class Player(Struct, frozen=True):
    """Everything public about one seat; `screen` and `majorities` only once the game is over.

    `dial` is the pair of actions last chosen, empty before the first turn. `secret_projects` counts those of AS08.
    """

    seat: Seat
    colour: str
    workshop: int
    slots: tuple[Slot, ...]
    max_slots: int
    garden: tuple[str, ...]
    assistants: tuple[str, ...]
    dial: tuple[str, ...]
    done: tuple[Done, ...]
    secret_projects: int
    levels: int
    discs_left: int
    screen: Goods | None
    majorities: tuple[tuple[str, int], ...]


class Reservation(Struct, frozen=True):
    """What a machine of the belt would cost the viewer now.

    `charcoal` says whether the charcoal in stock is enough; `missing` is what would be short at the very best (RUL-04).
    """

    place: str
    machine: str
    price: int
    charcoal: bool
    missing: int


class Mine(Struct, frozen=True):
    """What only the viewer knows: the stock, secret projects, and what follows from them.

    `means` is the charcoal that could be paid in step B2 at best. `met` are projects, open and secret, that could be
    completed now. `payable_repairs` and `payable_assistants` could be paid now.
    """

    screen: Goods
    secret: tuple[str, ...]
    means: int
    reservations: tuple[Reservation, ...]
    payable_repairs: tuple[str, ...]
    payable_assistants: tuple[str, ...]
    met: tuple[str, ...]
    vp_price: int
    deals: int


class View(Struct, frozen=True):
    """The table as one audience sees it; `mine` is the viewer's own and None for watchers.

    `initiative` has a figure or None on each space. `sketch` is the arrangement that the active player is drawing up.
    `stage` is planning, implementation or over; `acting` whose move it is.
    """

    audience: Audience
    round: int
    stage: str
    over: bool
    acting: Figure | None
    initiative: tuple[Figure | None, ...]
    belt: tuple[Field, ...]
    presses: tuple[Press, ...]
    aside: tuple[Figure, ...]
    stack: int
    crusher: tuple[tuple[str, int], ...]
    conference: tuple[Assistant, ...]
    assistants: int
    projects: tuple[Project, ...]
    unused: int
    removed: tuple[str, ...]
    players: tuple[Player, ...]
    sketch: tuple[tuple[str, ...], ...] | None
    ranks: tuple[int, ...]
    mine: Mine | None
