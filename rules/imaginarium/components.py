"""The components of Imaginarium as `components.toml` lists them: figures, readings, machines, boards. No rules here."""

from functools import partial
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from rules.kernel.components import Complaints, Figure, Group, Number, Part, Positive, read, repeated

FILE = Path(__file__).with_name("components.toml")

Source: TypeAlias = Annotated[str, Meta(pattern=r"^((R|X|C|O|P:[A-Z0-9]+)( |$))+$")]
MachineId: TypeAlias = Annotated[str, Meta(pattern="^[PTADS][1-9]$")]
Good: TypeAlias = Literal["charcoal", "wood", "copper", "crystal"]
Output: TypeAlias = Literal["", "charcoal", "wood", "copper", "crystal", "wood+copper", "choice", "vp"]
Units: TypeAlias = tuple[Number, Number, Number]
"""Numbers of wood, copper and crystal."""

CHARCOAL = "charcoal"
RESOURCES = ("wood", "copper", "crystal")
GOODS = (CHARCOAL, *RESOURCES)
VP = "vp"
COLOURS = ("blue", "orange", "pink", "black", "white")


class Theft(Part, frozen=True):
    """What an attack machine takes from every opponent at most, and its owner in all."""

    good: Good
    number: Positive


class Machine(Part, frozen=True):
    """A type of machine: every figure printed on it and how many cards there are."""

    id: MachineId
    copies: Positive
    level: Annotated[int, Meta(ge=1, le=3)]
    cost: Units
    input: Number = 0
    output: Output = ""
    yields: tuple[Positive, ...] = ()
    combines: tuple[MachineId, ...] = ()
    steals: Theft | None = None
    blocks: tuple[MachineId, ...] = ()
    flash: bool = False
    dismantles: bool = True
    source: Source = ""

    @property
    def kind(self) -> str:
        """Return the class letter: P, T, A, D or S."""
        return self.id[0]

    @property
    def goods(self) -> dict[str, int]:
        """Return the cost of a repair by kind."""
        return dict(zip(RESOURCES, self.cost, strict=True))


class Workshop(Part, frozen=True):
    """A player board: its number is the initiative, the rest what its owner begins with."""

    number: Positive
    charcoal: Number
    goods: Units
    machines: tuple[MachineId, ...]
    source: Source = ""


class Assistant(Part, frozen=True):
    """An assistant and its price in charcoal."""

    id: Annotated[str, Meta(pattern="^AS[01][0-9]$")]
    price: Positive
    source: Source = ""


class Project(Part, frozen=True):
    """A project and the points of whoever completes it first."""

    id: Annotated[str, Meta(pattern="^PR[01][0-9]$")]
    points: Positive
    source: Source = ""


class Figures(Part, frozen=True):
    """The other figures of the rulebook, by name."""

    winning_points: Figure[Source]
    slots: Figure[Source]
    slots_extended: Figure[Source]
    assistant_places: Figure[Source]
    open_assistants: Figure[Source]
    extra_projects: Figure[Source]
    extract: Figure[Source]
    deals: Figure[Source]
    deals_big: Figure[Source]
    vp_price: Figure[Source]
    vp_price_low: Figure[Source]
    majority: Figure[Source]
    majority_high: Figure[Source]
    majority_from: Figure[Source]
    resources_per_charcoal: Figure[Source]
    stack_price: Figure[Source]
    hidden_projects: Figure[Source]
    later_completion: Figure[Source]
    completion_bonus: Figure[Source]
    coal_hoard: Figure[Source]
    discs: Figure[Source]


class Readings(Part, frozen=True):
    """The doubtful readings in use, one switch each; the file says what they mean."""

    crush: Literal["rightmost", "last-field"]
    first_belt: Literal["earlier-left", "earlier-right"]
    refill: Literal["from-right", "from-left"]
    switched_off: Literal["through-use", "until-use"]
    fetched_twice: Literal["no", "yes"]
    removed: Literal["gone", "unused"]


class Market(Part, frozen=True):
    """Charcoal for one unit of each resource."""

    source: Source
    wood: Positive
    copper: Positive
    crystal: Positive


class Belt(Part, frozen=True):
    """The costs of the fields, F1 first."""

    source: Source
    costs: tuple[Positive, ...]


class Presses(Part, frozen=True):
    """The yields of the presses, Q1 first."""

    source: Source
    yields: tuple[Positive, ...]


class Ring(Part, frozen=True):
    """The actions clockwise."""

    source: Source
    actions: tuple[Literal["recruit", "extract", "repair", "trade", "dismantle", "reorganise"], ...]


class Components(Part, frozen=True):
    """The whole file."""

    figures: Figures
    readings: Readings
    market: Market
    belt: Belt
    presses: Presses
    ring: Ring
    machines: Group[Source, Machine]
    workshops: Group[Source, Workshop]
    assistants: Group[Source, Assistant]
    projects: Group[Source, Project]


def _complaints(components: Components) -> Complaints:
    """Return what the types cannot say, each with its place."""
    return [
        *repeated("machines.list", [machine.id for machine in components.machines.list]),
        *repeated("workshops.list", [workshop.number for workshop in components.workshops.list], "number"),
        *repeated("assistants.list", [assistant.id for assistant in components.assistants.list]),
        *repeated("projects.list", [project.id for project in components.projects.list]),
        *_one_sided(components),
        *_overdrawn(components),
    ]


def _one_sided(components: Components) -> Complaints:
    """Whatever combines with a machine must say so too."""
    partners = {machine.id: machine.combines for machine in components.machines.list}
    return [
        (f"machines.list[{n}].combines", f"{machine.id} names {other}, which does not name it")
        for n, machine in enumerate(components.machines.list)
        for other in machine.combines
        if machine.id not in partners.get(other, ())
    ]


def _overdrawn(components: Components) -> Complaints:
    """The machines that workshops begin with must be among the cards, for all boards together."""
    started = [id_ for workshop in components.workshops.list for id_ in workshop.machines]
    copies = {machine.id: machine.copies for machine in components.machines.list}
    wrong = [id_ for id_ in started if started.count(id_) > copies.get(id_, 0)]
    return [("workshops.list", f"there are not enough cards of {id_}") for id_ in wrong]


load = partial(read, shape=Components, complaints=_complaints)
COMPONENTS = load(FILE)
FIGURES = COMPONENTS.figures
READINGS = COMPONENTS.readings
MACHINES = {machine.id: machine for machine in COMPONENTS.machines.list}
WORKSHOPS = {workshop.number: workshop for workshop in COMPONENTS.workshops.list}
ASSISTANTS = {assistant.id: assistant for assistant in COMPONENTS.assistants.list}
PROJECTS = {project.id: project for project in COMPONENTS.projects.list}
MARKET: dict[str, int] = {good: getattr(COMPONENTS.market, good) for good in RESOURCES}
RING: tuple[str, ...] = COMPONENTS.ring.actions
FIELDS = {f"F{number}": cost for number, cost in enumerate(COMPONENTS.belt.costs, start=1)}
PRESSES = {f"Q{number}": gain for number, gain in enumerate(COMPONENTS.presses.yields, start=1)}
PLACES = (*FIELDS, *PRESSES)
"""Every place for a figure, in the order of turns."""
NEIGHBOURS = tuple(zip(RING, (*RING[1:], RING[0]), strict=True))
"""The six pairs of neighbouring actions."""
ALL_PAIRS = (
    *NEIGHBOURS,
    *((one, two) for n, one in enumerate(RING) for two in RING[n + 2 :] if (two, one) != NEIGHBOURS[-1]),
)
"""The fifteen pairs of different actions, neighbours first."""
