"""The components of Nicodemus as `components.toml` lists them: figures, machines, project tiles. No rules live here."""

import tomllib
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Literal, TypeAlias, TypeVar

import msgspec
from msgspec import Meta, Struct

from rules.kernel.errors import RulesError

FILE = Path(__file__).with_name("components.toml")

Number: TypeAlias = Annotated[int, Meta(ge=0)]
Positive: TypeAlias = Annotated[int, Meta(ge=1)]
Source: TypeAlias = Annotated[str, Meta(pattern="^[RPEDO]+$")]
Good: TypeAlias = Annotated[str, Meta(pattern="^(charcoalium|wood|copper|crystal)$")]
Resource: TypeAlias = Annotated[str, Meta(pattern="^(wood|copper|crystal)$")]
Product: TypeAlias = Annotated[str, Meta(pattern="^(charcoalium|wood|copper|crystal|joker)$")]
Colour: TypeAlias = Literal["blue", "purple", "red", "yellow"]

CHARCOALIUM = "charcoalium"
RESOURCES = ("wood", "copper", "crystal")
GOODS = (CHARCOALIUM, *RESOURCES)
JOKER = "joker"

T = TypeVar("T")


class BadComponentsError(RulesError):
    """The file of components is wrong; the message names the key and the place."""


class Machine(Struct, frozen=True, forbid_unknown_fields=True):
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


class Project(Struct, frozen=True, forbid_unknown_fields=True):
    """A project tile: its points, how many machines it needs and what is wanted of them."""

    id: Positive
    points: Number
    machines: Positive
    condition: Literal["colour", "product", "points", "identical"]
    wanted: tuple[str | int, ...] = ()
    source: Source = ""


class Figure(Struct, frozen=True, forbid_unknown_fields=True):
    """A number of the rulebook and where it was read."""

    value: Number
    source: Source


class Figures(Struct, frozen=True, forbid_unknown_fields=True):
    """The other figures of the rulebook, by name."""

    players: Figure
    charcoalium: Figure
    wood: Figure
    copper: Figure
    crystal: Figure
    starting_hand: Figure
    refill_hand: Figure
    starting_machines: Figure
    row_length: Figure
    rows: Figure
    open_projects: Figure
    workshop_limit: Figure
    winning_points: Figure
    score_track: Figure
    actions_per_turn: Figure
    exchanges: Figure


class StartingGoods(Struct, frozen=True, forbid_unknown_fields=True):
    """What the two players begin with."""

    source: Source
    first: dict[Good, Number]
    second: dict[Good, Number]


class MachineList(Struct, frozen=True, forbid_unknown_fields=True):
    """All machine cards."""

    source: Source
    list: tuple[Machine, ...]


class ProjectList(Struct, frozen=True, forbid_unknown_fields=True):
    """All project tiles."""

    source: Source
    list: tuple[Project, ...]


class Components(Struct, frozen=True, forbid_unknown_fields=True):
    """The whole file."""

    figures: Figures
    starting_goods: StartingGoods
    machines: MachineList
    projects: ProjectList


def load(path: Path = FILE) -> Components:
    """Read a file of components.

    Raises:
        BadComponentsError: it is no TOML, or something in it cannot be; the message names the key.
    """
    try:
        components = msgspec.convert(tomllib.loads(path.read_text(encoding="utf-8")), type=Components)
    except (tomllib.TOMLDecodeError, msgspec.ValidationError) as error:
        raise BadComponentsError(f"{path.name}: {error}") from error
    for place, complaint in _complaints(components):
        raise BadComponentsError(f"{path.name}: {complaint} - at `$.{place}`")
    return components


def _complaints(components: Components) -> list[tuple[str, str]]:
    """Return what the types cannot say, each with its place."""
    return [
        *_repeated("machines", [machine.id for machine in components.machines.list]),
        *_repeated("projects", [project.id for project in components.projects.list]),
        *_unpickable(components),
        *_unfulfillable(components),
        *_too_much_at_the_start(components),
    ]


def _repeated(group: str, ids: list[int]) -> list[tuple[str, str]]:
    return [(f"{group}.list[{n}].id", f"{id_} occurs twice") for n, id_ in enumerate(ids) if id_ in ids[:n]]


def _unpickable(components: Components) -> list[tuple[str, str]]:
    """RU-18 relies on two resources in every cost."""
    return [
        (f"machines.list[{n}].cost", "a cost holds at least two resources")
        for n, machine in enumerate(components.machines.list)
        if len(machine.units) < 2
    ]


def _unfulfillable(components: Components) -> list[tuple[str, str]]:
    known: dict[str, set[str | int]] = {
        "colour": {machine.colour for machine in components.machines.list},
        "product": {machine.product for machine in components.machines.list},
        "points": {machine.points for machine in components.machines.list},
    }
    wrong: list[tuple[str, str]] = []
    for n, project in enumerate(components.projects.list):
        place = f"projects.list[{n}].wanted"
        if len(project.wanted) != (0 if project.condition == "identical" else project.machines):
            wrong.append((place, "there must be one entry a machine, none if identical"))
        strange = [entry for entry in project.wanted if entry not in known.get(project.condition, ())]
        wrong += [(place, f"no machine has the {project.condition} {entry!r}") for entry in strange]
    return wrong


def _too_much_at_the_start(components: Components) -> list[tuple[str, str]]:
    figures, starts = components.figures, components.starting_goods
    cards = figures.starting_machines.value + figures.players.value * figures.starting_hand.value
    wrong: list[tuple[str, str]] = []
    if cards > sum(machine.copies for machine in components.machines.list):
        wrong.append(("figures.starting_hand", "there are not enough cards"))
    if figures.open_projects.value > len(components.projects.list):
        wrong.append(("figures.open_projects", "there are not enough tiles"))
    return wrong + [
        (f"starting_goods.first.{good}", "there are not enough pieces")
        for good in GOODS
        if starts.first.get(good, 0) + starts.second.get(good, 0) > getattr(figures, good).value
    ]


def _by_id(items: tuple[T, ...], key: Callable[[T], int]) -> dict[int, T]:
    return {key(item): item for item in items}


COMPONENTS = load()
FIGURES = COMPONENTS.figures
MACHINES = _by_id(COMPONENTS.machines.list, lambda machine: machine.id)
PROJECTS = _by_id(COMPONENTS.projects.list, lambda project: project.id)
PIECES: dict[str, int] = {good: getattr(FIGURES, good).value for good in GOODS}
STARTING_GOODS = (COMPONENTS.starting_goods.first, COMPONENTS.starting_goods.second)
SPOTS = FIGURES.row_length.value * FIGURES.rows.value
