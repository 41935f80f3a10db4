"""The components of Nicodemus as `components.toml` lists them: figures, machines, project tiles. No rules live here."""

from functools import partial
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from rules.kernel.components import Complaints, Figure, Group, Number, Part, Positive, read, repeated

FILE = Path(__file__).with_name("components.toml")

Source: TypeAlias = Annotated[str, Meta(pattern="^[RPEDO]+$")]
Good: TypeAlias = Annotated[str, Meta(pattern="^(charcoalium|wood|copper|crystal)$")]
Resource: TypeAlias = Annotated[str, Meta(pattern="^(wood|copper|crystal)$")]
Product: TypeAlias = Annotated[str, Meta(pattern="^(charcoalium|wood|copper|crystal|joker)$")]
Colour: TypeAlias = Literal["blue", "purple", "red", "yellow"]

CHARCOALIUM = "charcoalium"
RESOURCES = ("wood", "copper", "crystal")
GOODS = (CHARCOALIUM, *RESOURCES)
JOKER = "joker"


class Machine(Part, frozen=True):
    """A machine card: every figure printed on it and how many copies there are."""

    id: Positive
    colour: Colour
    copies: Positive
    points: Number
    product: Product
    cost: dict[Resource, Positive]
    source: Source = ""

    @property
    def units(self) -> tuple[str, ...]:
        """Return the cost unit by unit, as wood, wood, crystal."""
        return tuple(good for good in RESOURCES for _ in range(self.cost.get(good, 0)))


class Project(Part, frozen=True):
    """A project tile: its points, how many machines it needs and what is wanted of them."""

    id: Positive
    points: Number
    machines: Positive
    condition: Literal["colour", "product", "points", "identical"]
    wanted: tuple[str | int, ...] = ()
    source: Source = ""


class Figures(Part, frozen=True):
    """The other figures of the rulebook, by name."""

    players: Figure[Source]
    charcoalium: Figure[Source]
    wood: Figure[Source]
    copper: Figure[Source]
    crystal: Figure[Source]
    starting_hand: Figure[Source]
    refill_hand: Figure[Source]
    starting_machines: Figure[Source]
    row_length: Figure[Source]
    rows: Figure[Source]
    open_projects: Figure[Source]
    workshop_limit: Figure[Source]
    winning_points: Figure[Source]
    score_track: Figure[Source]
    actions_per_turn: Figure[Source]
    exchanges: Figure[Source]


class StartingGoods(Part, frozen=True):
    """What the two players begin with."""

    source: Source
    first: dict[Good, Number]
    second: dict[Good, Number]


class Components(Part, frozen=True):
    """The whole file."""

    figures: Figures
    starting_goods: StartingGoods
    machines: Group[Source, Machine]
    projects: Group[Source, Project]


def _complaints(components: Components) -> Complaints:
    """Return what the types cannot say, each with its place."""
    return [
        *repeated("machines.list", [machine.id for machine in components.machines.list]),
        *repeated("projects.list", [project.id for project in components.projects.list]),
        *_unpickable(components),
        *_unfulfillable(components),
        *_too_much_at_the_start(components),
    ]


def _unpickable(components: Components) -> Complaints:
    """RU-18 relies on two resources in every cost."""
    return [
        (f"machines.list[{n}].cost", "a cost holds at least two resources")
        for n, machine in enumerate(components.machines.list)
        if len(machine.units) < 2
    ]


def _unfulfillable(components: Components) -> Complaints:
    known: dict[str, set[str | int]] = {
        "colour": {machine.colour for machine in components.machines.list},
        "product": {machine.product for machine in components.machines.list},
        "points": {machine.points for machine in components.machines.list},
    }
    wrong: Complaints = []
    for n, project in enumerate(components.projects.list):
        place = f"projects.list[{n}].wanted"
        if len(project.wanted) != (0 if project.condition == "identical" else project.machines):
            wrong.append((place, "there must be one entry a machine, none if identical"))
        strange = [entry for entry in project.wanted if entry not in known.get(project.condition, ())]
        wrong += [(place, f"no machine has the {project.condition} {entry!r}") for entry in strange]
    return wrong


def _too_much_at_the_start(components: Components) -> Complaints:
    figures, starts = components.figures, components.starting_goods
    cards = figures.starting_machines.value + figures.players.value * figures.starting_hand.value
    wrong: Complaints = []
    if cards > sum(machine.copies for machine in components.machines.list):
        wrong.append(("figures.starting_hand", "there are not enough cards"))
    if figures.open_projects.value > len(components.projects.list):
        wrong.append(("figures.open_projects", "there are not enough tiles"))
    return wrong + [
        (f"starting_goods.first.{good}", "there are not enough pieces")
        for good in GOODS
        if starts.first.get(good, 0) + starts.second.get(good, 0) > getattr(figures, good).value
    ]


load = partial(read, shape=Components, complaints=_complaints)
COMPONENTS = load(FILE)
FIGURES = COMPONENTS.figures
MACHINES = {machine.id: machine for machine in COMPONENTS.machines.list}
PROJECTS = {project.id: project for project in COMPONENTS.projects.list}
PIECES: dict[str, int] = {good: getattr(FIGURES, good).value for good in GOODS}
STARTING_GOODS = (COMPONENTS.starting_goods.first, COMPONENTS.starting_goods.second)
SPOTS = FIGURES.row_length.value * FIGURES.rows.value
