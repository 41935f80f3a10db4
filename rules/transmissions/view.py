"""What one pair of eyes sees of a game of Transmissions: plain values for pictures and texts. Built by `views.view`."""

from msgspec import Struct

from rules.kernel.model import Audience, Seat


class Goods(Struct, frozen=True):
    """Numbers of engrams and electricity."""

    white: int = 0
    yellow: int = 0
    green: int = 0
    blue: int = 0
    electricity: int = 0


class Field(Struct, frozen=True):
    """A field of the rondel, clockwise from 0; `robot` stands on it, or is empty."""

    number: int
    place: str
    is_far: bool
    robot: str


class Column(Struct, frozen=True):
    """A column of the display, 1 being the newest; tiles are empty when the stacks have run out.

    `electricity` is paid for the item beside its engrams; `idea_price` is the printed price of the idea and
    `surcharge` the white or yellow engrams paid with it. `item_payable` and `idea_payable` say what the viewer could
    pay for with the present resources.
    """

    number: int
    item: str
    idea: str
    electricity: int
    idea_price: int
    surcharge: int
    item_payable: bool
    idea_payable: bool


class PipeStack(Struct, frozen=True):
    """A stack of pipes, numbered from 1; only its top is known. `payable` is meant for the viewer."""

    number: int
    top: str
    height: int
    payable: bool


class RobotBoard(Struct, frozen=True):
    """A robot on somebody's board: tiles in slot order, and the points once no slot is free."""

    robot: str
    speed: int
    slots: int
    free: int
    points: int
    tiles: tuple[str, ...]


class Laid(Struct, frozen=True):
    """A pipe in a network: its cell (y to the south), quarter turns clockwise, and edges N, E, S, W as it lies."""

    pipe: str
    x: int
    y: int
    turn: int
    edges: str


class ForestCard(Struct, frozen=True):
    """A forest card in front of somebody."""

    card: str
    type: str
    acorns: int
    used: bool


class Line(Struct, frozen=True):
    """A line of the score sheet: message key and points, counted as the score's are."""

    key: str
    points: int


class Score(Struct, frozen=True):
    """The score as it stands now, with its lines, the creatures and the length of the longest run.

    Points count parts of a point: with `parts` 2 they are halves.
    """

    points: int
    rank: int
    birds: int
    butterflies: int
    run: int
    lines: tuple[Line, ...]
    parts: int = 1


class Player(Struct, frozen=True):
    """Everything public about one seat; `run` are the cells of the longest run, from the starting pipe on."""

    seat: Seat
    goods: Goods
    robots: tuple[RobotBoard, ...]
    pipes: tuple[Laid, ...]
    run: tuple[tuple[int, int], ...]
    set_aside: tuple[str, ...]
    forest: tuple[ForestCard, ...]
    acorns: int
    hand_size: int
    deck_size: int
    score: Score


class Harvey(Struct, frozen=True):
    """The solo opponent: board, pipes, forest cards, and his cards; the last discard comes first."""

    level: str
    robots: tuple[RobotBoard, ...]
    pipes: tuple[str, ...]
    forest: tuple[ForestCard, ...]
    acorns: int
    deck_size: int
    discard: tuple[str, ...]
    score: Score


class Reach(Struct, frozen=True):
    """A way to move a robot: `kind` is walk, back, swap or jump; `option` is the id in D4.

    `copies` are pairs of a COPY tile spent and the tile it copies; `partner` is the other robot of a swap.
    """

    option: str
    kind: str
    field: int
    steps: int
    copies: tuple[tuple[str, str], ...]
    partner: str


class CardRobot(Struct, frozen=True):
    """A robot that a card lets a player move now, and where it could go."""

    robot: str
    field: int
    reach: tuple[Reach, ...]


class HandCard(Struct, frozen=True):
    """A card of the viewer's hand; one without robots cannot be played now."""

    card: str
    playable: bool
    robots: tuple[CardRobot, ...]


class Ghost(Struct, frozen=True):
    """A legal place for the pipe just bought; `number` is the option's, `run` the longest run it would make."""

    number: int
    option: str
    x: int
    y: int
    turn: int
    edges: str
    run: int


class View(Struct, frozen=True):
    """The table as one audience sees it; `hand`, `dealt`, `looking`, `placing` and `ghosts` are the viewer's own.

    `turn` is the seat on turn, in the solo game the number of seats for Harvey; `stage` the step of the turn.
    `choices` are the robots of which one is to be chosen now, `active` is the robot chosen and `reach` where it can go
    before it has moved; `done` the location whose action was performed. `spent` are the ideas used in this sub-turn.
    `trigger` is the side that triggered the end or None, `reason` why, `turns_left` the last turns to come.
    """

    audience: Audience
    turn: Seat
    start: Seat
    stage: str
    over: bool
    is_solo: bool
    item_sets: tuple[str, ...]
    idea_sets: tuple[str, ...]
    card: str
    sub_turn: int
    active: str
    done: str
    spent: tuple[str, ...]
    trigger: Seat | None
    reason: str
    turns_left: int
    fields: tuple[Field, ...]
    columns: tuple[Column, ...]
    display_stack: int
    pipe_stacks: tuple[PipeStack, ...]
    forest_draw: int
    forest_discard: tuple[str, ...]
    supply: Goods
    pool: Goods | None
    players: tuple[Player, ...]
    harvey: Harvey | None
    choices: tuple[CardRobot, ...]
    reach: tuple[Reach, ...]
    hand: tuple[HandCard, ...]
    dealt: tuple[str, ...]
    looking: tuple[str, ...]
    placing: str
    ghosts: tuple[Ghost, ...]
