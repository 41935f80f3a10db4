"""The components of Transmissions as `components.toml` lists them: figures, cards, tiles, pipes. No rules live here."""

from collections import Counter
from functools import partial
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, field

from rules.kernel.components import Complaints, Figure, Group, Number, Part, Positive, read, repeated

FILE = Path(__file__).with_name("components.toml")

Source: TypeAlias = Annotated[str, Meta(pattern="^[RPXO]+$")]
Edges: TypeAlias = Annotated[str, Meta(pattern="^[-oq]{4}$")]
Colour: TypeAlias = Annotated[str, Meta(pattern="^(white|yellow|green|blue)$")]
Good: TypeAlias = Annotated[str, Meta(pattern="^(white|yellow|green|blue|electricity)$")]
Goods: TypeAlias = dict[Good, Positive]
Robot: TypeAlias = Annotated[str, Meta(pattern="^(yellow|blue|green|red)$")]
Place: TypeAlias = Annotated[str, Meta(pattern="^(meadow|lake|power_plant|village|junkyard|forest|pipes)$")]
IdeaUse: TypeAlias = Annotated[str, Meta(pattern="^(swap|jump|reverse|free|gather|walk|end|copy)$")]
CardUse: TypeAlias = Annotated[str, Meta(pattern="^(end|free|after|substitute|idea_above|extra_turn)$")]


COLOURS = ("white", "yellow", "green", "blue")
LIGHT = ("white", "yellow")
HEAVY = ("green", "blue")
ELECTRICITY = "electricity"
GOODS = (*COLOURS, ELECTRICITY)


class Switches(Part, frozen=True):
    """How doubtful sentences of the rulebook are read."""

    run_counts_start_pipe: bool
    start_min_empty_between: Number
    engram_supply_per_colour: Positive
    idea_uses_per_subturn: Positive
    extra_turn_window: tuple[Literal["PRE_ACTION", "POST_ACTION"], ...]
    strict_pipe_edges: bool
    copy_may_copy_copy: bool
    solo_first_player: Literal["human", "harvey"]


class Row(Part, frozen=True):
    """A row of numbers and where it was read."""

    value: tuple[Number, ...]
    source: Source


class Figures(Part, frozen=True):
    """The single figures of the rulebook, by name."""

    start_engrams: Figure[Source]
    start_electricity: Figure[Source]
    starting_ideas: Figure[Source]
    hand: Figure[Source]
    engram_limit: Figure[Source]
    columns: Figure[Source]
    pipe_stacks: Figure[Source]
    forest_cards_looked_at: Figure[Source]
    item_slots: Figure[Source]
    idea_slots: Figure[Source]
    set_aside_points: Figure[Source]
    acorn_bonus: Figure[Source]
    run_step: Figure[Source]
    harvey_forest_points: Figure[Source]


class RunPoints(Part, frozen=True):
    """Points for a longest run by its number of tiles, from 0."""

    source: Source
    table: tuple[Number, ...]


class ByPlayers(Part, frozen=True):
    """What depends on the number of players."""

    source: Source
    sets: dict[int, Positive]
    pipe_stack_height: dict[int, Positive]


class Solo(Part, frozen=True):
    """What is special about the game against Harvey."""

    source: Source
    pool: Goods
    transmission_sets: Positive
    half_points_left: dict[Good, Number]


class Location(Part, frozen=True):
    """A location of two fields and the resources it gives."""

    id: Place
    gives: tuple[Goods, ...] = ()
    pool_near: Goods = field(default_factory=dict)
    pool_far: Goods = field(default_factory=dict)


class RobotFigures(Part, frozen=True):
    """A robot: how far it walks, how many slots it has and what it is worth when filled."""

    id: Robot
    speed: Positive
    slots: Annotated[int, Meta(ge=3)]
    points: Number
    speed_source: Source = ""


class Prices(Part, frozen=True):
    """What the columns of the display add to a price."""

    item_electricity: Row
    idea_surcharge: Row


class Transmission(Part, frozen=True):
    """A transmission card: it names a robot, or locations from top to bottom."""

    id: str
    robot: Robot | None = None
    locations: tuple[Place, ...] = ()


class Per(Part, frozen=True):
    """Points for every item, idea or pipe on one's board."""

    what: Literal["items", "ideas", "pipes"]
    points: Positive
    most: Positive


class Kind(Part, frozen=True):
    """A kind of item and its points, told in one of three ways."""

    id: str
    points: Number = 0
    each: tuple[Number, ...] = ()
    per: Per | None = None
    source: Source = ""


class Item(Part, frozen=True):
    """An item: its engrams and creatures."""

    id: str
    set: str
    kind: str
    cost: tuple[Colour, ...]
    birds: Number = 0
    butterflies: Number = 0


class Take(Part, frozen=True):
    """A number of engrams of one's choice among some colours."""

    number: Positive
    colours: tuple[Colour, ...] = COLOURS


class Effect(Part, frozen=True):
    """What an idea or a card costs and brings."""

    pay: Goods = field(default_factory=dict)
    gain: Goods = field(default_factory=dict)
    take: Take | None = None
    give_back: Number = 0
    draws: bool = False


class IdeaType(Effect, frozen=True, kw_only=True):
    """What the ideas of one type do, and their price at the junkyard; None for starting ideas."""

    id: str
    use: IdeaUse
    price: Number | None = None
    steps: Number = 0
    looks: Literal[-1, 0, 1] = 0
    points: Number = 0
    birds: Number = 0
    butterflies: Number = 0
    source: Source = ""


class Idea(Part, frozen=True):
    """An idea tile; one without a set is a starting idea."""

    id: str
    type: str
    set: str = ""


class StartPipe(Part, frozen=True):
    """The pipe every player begins with."""

    source: Source
    edges: Edges


class Pipe(Part, frozen=True):
    """A pipe: its openings to north, east, south and west, its engrams, points and creatures."""

    id: str
    edges: Edges
    cost: tuple[Colour, ...]
    points: Number = 0
    birds: Number = 0
    butterflies: Number = 0


class ForestType(Effect, frozen=True, kw_only=True):
    """A type of forest card with its copies; `after` is the location whose action it follows."""

    id: str
    use: CardUse
    acorns: Positive
    cards: tuple[str, ...]
    after: Place | None = None
    points: Number = 0


class Components(Part, frozen=True):
    """The whole file."""

    switches: Switches
    figures: Figures
    run_points: RunPoints
    players: ByPlayers
    solo: Solo
    locations: Group[Source, Location]
    robots: Group[Source, RobotFigures]
    prices: Prices
    transmissions: Group[Source, Transmission]
    kinds: Group[Source, Kind]
    items: Group[Source, Item]
    idea_types: Group[Source, IdeaType]
    ideas: Group[Source, Idea]
    start_pipe: StartPipe
    pipes: Group[Source, Pipe]
    forest: Group[Source, ForestType]


def _complaints(components: Components) -> Complaints:
    """Return what the types cannot say, each with its place."""
    return [
        *_repeated(components),
        *_unplayable(components),
        *_wrong_prices(components),
        *_unknown(components),
        *_wrong_sets(components),
    ]


def _repeated(components: Components) -> Complaints:
    """Every id occurs once; items and ideas lie in the display side by side, so that they share theirs."""
    lists = ("locations", "robots", "transmissions", "kinds", "items", "idea_types", "ideas", "pipes")
    wrong = [
        each for name in lists for each in repeated(f"{name}.list", [one.id for one in getattr(components, name).list])
    ]
    items = {one.id for one in components.items.list}
    ideas = enumerate(components.ideas.list)
    wrong += [(f"ideas.list[{n}].id", f"{one.id} occurs twice") for n, one in ideas if one.id in items]
    cards = Counter(card for one in components.forest.list for card in one.cards)
    return wrong + [
        (f"forest.list[{n}].cards", f"{card} occurs twice")
        for n, one in enumerate(components.forest.list)
        for card in one.cards
        if cards[card] > 1
    ]


def _unplayable(components: Components) -> Complaints:
    """A card for every robot, and three with every location once, so that a hand can always be played (R-8)."""
    cards = components.transmissions.list
    robots = sorted(card.robot for card in cards if card.robot)
    places = sorted(place for card in cards for place in card.locations)
    location_cards = sum(not card.robot for card in cards)
    is_right = (
        robots == sorted(one.id for one in components.robots.list)
        and places == sorted(one.id for one in components.locations.list)
        and location_cards == components.figures.hand.value
        and len(robots) + location_cards == len(cards)
    )
    return [] if is_right else [("transmissions.list", "there is one card a robot and three with all locations")]


def _wrong_prices(components: Components) -> Complaints:
    """Every item costs two engrams and every pipe three; the display has a price for each column."""
    wrong = [(f"items.list.{one.id}.cost", "two engrams") for one in components.items.list if len(one.cost) != 2]
    wrong += [(f"pipes.list.{one.id}.cost", "three engrams") for one in components.pipes.list if len(one.cost) != 3]
    columns = components.figures.columns.value
    rows = (components.prices.item_electricity, components.prices.idea_surcharge)
    return wrong + [("prices", "one price a column") for row in rows if len(row.value) != columns]


def _unknown(components: Components) -> Complaints:
    kinds = {kind.id for kind in components.kinds.list}
    types = {type_.id: type_ for type_ in components.idea_types.list}
    wrong = [(f"items.list.{one.id}", f"no kind {one.kind}") for one in components.items.list if one.kind not in kinds]
    wrong += [(f"ideas.list.{one.id}", f"no type {one.type}") for one in components.ideas.list if one.type not in types]
    return wrong + [
        (f"ideas.list.{one.id}", "an idea of the display has a price")
        for one in components.ideas.list
        if one.set and one.type in types and types[one.type].price is None
    ]


def _wrong_sets(components: Components) -> Complaints:
    """Items and ideas leave the display in pairs, so every set has as many tiles; and there are enough of all."""
    items = [one.set for one in components.items.list]
    ideas = [one.set for one in components.ideas.list if one.set]
    sizes = {items.count(name) for name in items} | {ideas.count(name) for name in ideas}
    wrong = [] if len(sizes) == 1 and len(set(items)) == len(set(ideas)) else [("items.list", "sets of one size")]
    stacks = components.figures.pipe_stacks.value
    for players, height in components.players.pipe_stack_height.items():
        if stacks * height > len(components.pipes.list):
            wrong.append((f"players.pipe_stack_height.{players}", "there are not enough pipes"))
        if components.players.sets.get(players, 99) >= len(set(items)):
            wrong.append((f"players.sets.{players}", "there are not enough sets"))
    return wrong


load = partial(read, shape=Components, complaints=_complaints)
COMPONENTS = load(FILE)
SWITCHES = COMPONENTS.switches
FIGURES = COMPONENTS.figures
PLAYERS = COMPONENTS.players
SOLO = COMPONENTS.solo
LOCATIONS = {one.id: one for one in COMPONENTS.locations.list}
PLACES = tuple(LOCATIONS)
FIELDS = 2 * len(PLACES)
ROBOTS = {one.id: one for one in COMPONENTS.robots.list}
ROBOT_NAMES = tuple(ROBOTS)
TRANSMISSIONS = {one.id: one for one in COMPONENTS.transmissions.list}
KINDS = {one.id: one for one in COMPONENTS.kinds.list}
ITEMS = {one.id: one for one in COMPONENTS.items.list}
TYPES = {one.id: one for one in COMPONENTS.idea_types.list}
IDEAS = {one.id: TYPES[one.type] for one in COMPONENTS.ideas.list}
ITEM_SETS = tuple(dict.fromkeys(one.set for one in COMPONENTS.items.list))
IDEA_SETS = tuple(dict.fromkeys(one.set for one in COMPONENTS.ideas.list if one.set))
STARTING_IDEAS = tuple(one.id for one in COMPONENTS.ideas.list if not one.set)
START_PIPE = "start"
PIPES = {one.id: one for one in COMPONENTS.pipes.list}
EDGES = {START_PIPE: COMPONENTS.start_pipe.edges} | {one.id: one.edges for one in COMPONENTS.pipes.list}
CARDS = {card: type_ for type_ in COMPONENTS.forest.list for card in type_.cards}
SLOTS = dict.fromkeys(ITEMS, FIGURES.item_slots.value) | dict.fromkeys(IDEAS, FIGURES.idea_slots.value)


def tiles_of_sets(sets: tuple[str, ...] | list[str]) -> list[str]:
    """Return the ids of all items or ideas of some sets."""
    items = [one.id for one in COMPONENTS.items.list if one.set in sets]
    return items + [one.id for one in COMPONENTS.ideas.list if one.set in sets]
