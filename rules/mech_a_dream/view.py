"""What one pair of eyes sees of a game of Mech A Dream: plain values for pictures and texts. Built by `views.view`.

Machines, cards and robots are named by their ids; what is printed on them is in `components`.
"""

from msgspec import Struct

from rules.kernel.model import Audience, Seat


class Goods(Struct, frozen=True):
    """What the dials and tracks of a workshop show."""

    flowers: int = 0
    ink: int = 0
    rainbows: int = 0
    dreams: int = 0


class Offered(Struct, frozen=True):
    """A tile for sale; price and slot are the viewer's after reductions, the printed ones for a spectator.

    A slot of 0 or less means that the tile would be completed at once. `affordable` is False for a spectator.
    """

    machine: str
    price: int
    slot: int
    affordable: bool


class Pile(Struct, frozen=True):
    """A pile (blue_green, red or yellow): its slots, None where one is empty, its top tile and its size with it."""

    name: str
    slots: tuple[Offered | None, ...]
    top: Offered | None
    size: int


class Package(Struct, frozen=True):
    """A package: a symbol (F, I, R, D, B or A) and how many."""

    symbol: str
    number: int


class Delivery(Struct, frozen=True):
    """Today's card; `fee` is the viewer's price, `taken` counts the packages taken in a visit under way."""

    id: str
    price: int
    fee: int
    morning: tuple[Package, ...]
    afternoon: tuple[Package, ...]
    evening: tuple[Package, ...]
    taken: int


class OnBelt(Struct, frozen=True):
    """A tile on its slot of a belt; `after` is its slot after the next advance, 0 if that completes it."""

    machine: str
    slot: int
    assistants: int
    after: int

    @property
    def completes(self) -> bool:
        """Say whether the next advance completes the machine."""
        return self.after == 0


class Completed(Struct, frozen=True):
    """A machine on its space of the workshop, the first being 1; assistants on it are idle.

    At night `used` says that its right is used up and `payable` that it can still be activated now.
    """

    machine: str
    space: int
    assistants: int
    used: bool
    payable: bool


class Specialist(Struct, frozen=True):
    """A Specialist in play with the rainbows on its Price token; `owner` is None in the centre or before the draft.

    `takeable` says whether the viewer could take it in the stock room with the rainbows it has.
    """

    id: str
    token: int
    owner: Seat | None
    takeable: bool


class Player(Struct, frozen=True):
    """Everything public about one seat.

    `assistants` says for morning, afternoon and evening where the assistant is: "" at home, stock, dock, or a
    machine's id. `robot` is RB0 without a Monitor Screen. `at_work` is True at night until the seat has ended it.
    `saves` is what the green machines save: ink, time, crystal, dock. `bonus` is the points of the next space.
    """

    seat: Seat
    goods: Goods
    belt: tuple[OnBelt, ...]
    workshop: tuple[Completed, ...]
    assistants: tuple[str, ...]
    robot: str
    robot_used: bool
    specialists: tuple[str, ...]
    at_work: bool
    saves: tuple[int, int, int, int]
    bonus: int
    points: int
    rank: int


class Preview(Struct, frozen=True):
    """What activating something at night would lead to: its goods afterwards, what the cap takes, boosts to place.

    `open` is True where a choice comes first (a robot's option, a package, a copy), so the rest is not foreseen.
    """

    id: str
    goods: Goods
    lost: int
    boosts: int
    open: bool


class Own(Struct, frozen=True):
    """What only one seat sees: the Monitor Screens dealt to it and put back, and the plan of its night.

    `boosts` are those of the gain in hand still to be placed. `night` foresees each activation left; `run` names what
    needs no choice and `after_run` the goods when all that is done.
    """

    seat: Seat
    dealt: tuple[str, ...] = ()
    refused: tuple[str, ...] = ()
    boosts: int = 0
    night: tuple[Preview, ...] = ()
    run: tuple[str, ...] = ()
    after_run: Goods = Goods()


class View(Struct, frozen=True):
    """The table as one audience sees it; `own` is None for a spectator.

    `stage` is robots, draft, morning, afternoon, evening, night or over; `turn` is None where several seats are at
    work. `order` is the turn order of the day. `last_night` says that the game ends with this day's night for certain.
    """

    audience: Audience
    stage: str
    day: int
    days: int
    first: Seat
    turn: Seat | None
    order: tuple[Seat, ...]
    over: bool
    last_night: bool
    has_robots: bool
    has_specialists: bool
    piles: tuple[Pile, ...]
    delivery: Delivery
    deliveries_left: int
    delivered: tuple[str, ...]
    specialists: tuple[Specialist, ...]
    players: tuple[Player, ...]
    own: Own | None
