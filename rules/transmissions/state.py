"""The position of a game of Transmissions: where every tile, card and engram lies. How they move is told elsewhere."""

from collections.abc import Mapping

from msgspec import Struct, field

from rules.kernel import model
from rules.kernel.model import Seat
from rules.transmissions.components import (
    CARDS,
    COLOURS,
    ELECTRICITY,
    FIGURES,
    PLACES,
    ROBOT_NAMES,
    ROBOTS,
    SLOTS,
    START_PIPE,
)


class Placed(Struct, frozen=True):
    """A pipe in a network: its cell, x to the east and y to the south, and its quarter turns clockwise."""

    pipe: str
    x: int
    y: int
    turn: int


def no_tiles() -> dict[str, list[str]]:
    """Return an empty board."""
    return {robot: [] for robot in ROBOT_NAMES}


def no_engrams() -> dict[str, int]:
    """Return an empty stock of engrams."""
    return dict.fromkeys(COLOURS, 0)


def bare_network() -> list[Placed]:
    """Return the network every player begins with."""
    return [Placed(START_PIPE, 0, 0, 0)]


class Board(Struct, kw_only=True):
    """What a player and Harvey have in common: tiles in slot order, forest cards, turns begun."""

    robots: dict[str, list[str]] = field(default_factory=no_tiles)
    forest: list[str] = field(default_factory=list)
    turns: int = 0

    def free(self, robot: str) -> int:
        """Return the number of free slots of a robot."""
        return ROBOTS[robot].slots - sum([SLOTS[tile] for tile in self.robots[robot]])

    def with_room(self, slots: int) -> list[str]:
        """Return the robots with at least that many free slots."""
        return [robot for robot in ROBOT_NAMES if self.free(robot) >= slots]

    def has_room(self, slots: int) -> bool:
        """Say whether a robot has at least that many free slots."""
        return any(self.free(robot) >= slots for robot in ROBOT_NAMES)

    def is_full(self) -> bool:
        """Say whether every slot of every robot is covered (R-50)."""
        return not self.has_room(1)

    def acorns(self) -> int:
        """Return the acorns on all forest cards, used or not (R-32)."""
        return sum(CARDS[card].acorns for card in self.forest)


class Player(Board, kw_only=True):
    """One seat. The hand is secret, and so is the deck as far as it was never played; its top comes first.

    `dealt` are the starting ideas not yet placed, `used` the forest cards that were played, `played` counts the
    transmission cards put under the deck.
    """

    hand: list[str] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    engrams: dict[str, int] = field(default_factory=no_engrams)
    electricity: int = 0
    dealt: list[str] = field(default_factory=list)
    used: list[str] = field(default_factory=list)
    played: int = 0
    pipes: list[Placed] = field(default_factory=bare_network)
    set_aside: list[str] = field(default_factory=list)

    def has_known_hand(self) -> bool:
        """Return whether all can tell the hand, every card left in the deck having been played once (R-5)."""
        return self.played >= len(self.deck)

    def total(self) -> int:
        """Return the number of engrams held."""
        return sum(self.engrams.values())

    def surplus(self) -> int:
        """Return how many engrams are more than may be kept at a turn's end."""
        return max(0, self.total() - FIGURES.engram_limit.value)

    def has(self, goods: Mapping[str, int]) -> bool:
        """Say whether the player can pay that."""
        for good, number in goods.items():  # noqa: SIM110  asked for each card and price: `all` costs half as much again
            if self.amount(good) < number:
                return False
        return True

    def amount(self, good: str) -> int:
        """Return how much of a good the player holds."""
        return self.electricity if good == ELECTRICITY else self.engrams[good]

    def unused(self, use: str) -> list[str]:
        """Return the forest cards of that use which were not played yet."""
        return [card for card in self.forest if CARDS[card].use == use and card not in self.used]


class Harvey(Board, kw_only=True):
    """The opponent of the solo game; the deck's top comes first, and so does the discard pile's."""

    deck: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    pipes: list[str] = field(default_factory=list)


class Trigger(Struct, frozen=True):
    """Who has triggered the end, why, how many turns each side had begun by then, and the pairs that had left."""

    side: Seat
    reason: str
    turns: tuple[int, ...]
    pairs_gone: int


class State(model.State, kw_only=True):
    """The whole table. Piles lie top first; an empty column of the display is an empty string.

    `turn` is the side on turn: a seat, or in the solo game 1 for Harvey. `stage` is the rulebook's step within the
    turn. `done` is the location whose action was performed in this sub-turn. `looking` are the forest cards looked
    at, of which the `veiled` ones are known to nobody else. `placing` is the pipe whose
    place is being chosen. `turns_left` counts the last turns once the end was triggered.
    """

    start: Seat
    turn: Seat
    stage: str = "PLACE_START_IDEAS"
    item_sets: list[str] = field(default_factory=list)
    idea_sets: list[str] = field(default_factory=list)
    level: str = "normal"
    players: list[Player] = field(default_factory=list)
    harvey: Harvey | None = None
    robots: dict[str, int] = field(default_factory=dict)
    items: list[str] = field(default_factory=list)
    ideas: list[str] = field(default_factory=list)
    item_stack: list[str] = field(default_factory=list)
    idea_stack: list[str] = field(default_factory=list)
    pipe_stacks: list[list[str]] = field(default_factory=list)
    forest_draw: list[str] = field(default_factory=list)
    forest_discard: list[str] = field(default_factory=list)
    supply: dict[str, int] = field(default_factory=no_engrams)
    pool: dict[str, int] = field(default_factory=dict)
    gone: list[str] = field(default_factory=list)
    spare_ideas: list[str] = field(default_factory=list)
    spare_pipes: list[str] = field(default_factory=list)
    pairs_gone: int = 0
    card: str = ""
    sub_turn: int = 0
    active: str = ""
    used: list[str] = field(default_factory=list)
    done: str = ""
    looking: list[str] = field(default_factory=list)
    veiled: list[str] = field(default_factory=list)
    placing: str = ""
    trigger: Trigger | None = None
    turns_left: int = 0

    @property
    def is_solo(self) -> bool:
        """Say whether Harvey plays."""
        return self.harvey is not None

    @property
    def sides(self) -> int:
        """Return the number of sides, Harvey being one."""
        return len(self.players) + self.is_solo

    def boards(self) -> list[Board]:
        """Return the boards of all sides, Harvey's last."""
        return [*self.players, self.harvey] if self.harvey is not None else list(self.players)

    def place(self) -> str:
        """Return the location of the active robot."""
        return PLACES[self.robots[self.active] // 2]

    def settle(self) -> None:
        """Note that something was paid, gained, moved or revealed: nothing before it is taken back (R-51)."""
        self.reveals += 1

    def available(self, good: str) -> int:
        """Return how much of a good a player can gain: from the supply, in the solo game from the pool (R-20, S-2)."""
        if self.harvey is not None:
            return self.pool[good]
        return UNLIMITED if good == ELECTRICITY else self.supply[good]

    def end_is_triggered(self, reason: str) -> None:
        """Note who has triggered the end; only the first time counts (R-47, C118)."""
        if self.trigger is None:
            turns = tuple(board.turns for board in self.boards())
            self.trigger = Trigger(self.turn, reason, turns, self.pairs_gone)
            self.say(f"log-trigger-{reason}", who=side(self, self.turn))


UNLIMITED = 1_000


def side(s: State, number: Seat) -> model.Text:
    """Return the name of a side: a player, or Harvey."""
    return model.who(number) if number < len(s.players) else HARVEY


HARVEY = model.Text("harvey")


def far(number: int) -> bool:
    """Say whether a field is the far one of its location."""
    return number % 2 == 1
