"""The components of Mech A Dream as `components.toml` lists them: figures, tiles, cards. No rules live here."""

from functools import partial
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta, field

from rules.kernel.components import Complaints, Figure, Group, Number, Part, Positive, read, repeated

FILE = Path(__file__).with_name("components.toml")

Source: TypeAlias = Annotated[str, Meta(pattern="^[RPJXO]+$")]
Symbol: TypeAlias = Annotated[str, Meta(pattern="^[FIRDBA]$")]
Good: TypeAlias = Annotated[str, Meta(pattern="^[FIR]$")]
Gains: TypeAlias = tuple[tuple[Symbol, Positive], ...]
Cost: TypeAlias = dict[Good, Positive]
Colour: TypeAlias = Literal["resource", "power", "economical", "crystal"]
Power: TypeAlias = Annotated[str, Meta(pattern="^(ink|time|crystal|dock)$")]
Action: TypeAlias = Literal["stock", "dock", "buy", "build"]
Special: TypeAlias = Literal["evening-package", "buy", "copy-machine", "copy-robot"]

FLOWERS, INK, RAINBOWS, DREAMS = GOODS = ("F", "I", "R", "D")
BOOST, ACTIVATION = "B", "A"
LETTERS = "abcdef"
"""Of a robot's options, in their order."""
PARTS = ("morning", "afternoon", "evening")
PILES: dict[str, tuple[str, ...]] = {
    "blue_green": ("resource", "economical"),
    "red": ("power",),
    "yellow": ("crystal",),
}
PURPLE = ("resource", "power")
"""The colours whose machines can be activated once they are completed."""


class Effect(Part, frozen=True):
    """What an activation does: pay the whole cost, then work off the gains or the special."""

    cost: Cost = field(default_factory=dict)
    gain: Gains = ()
    special: Special | None = None
    slots_less: Number = 0


class Machine(Part, frozen=True):
    """A machine tile; `recon` names the fields that are reconstructed."""

    id: str
    type: Colour
    price: Number
    slot: Positive
    effect: Effect | None = None
    on_complete: Gains = ()
    power: Power | None = None
    recon: tuple[Literal["price", "slot", "effect", "on_complete"], ...] = ()

    @property
    def currency(self) -> str:
        """Return what the price is paid in (D2)."""
        return RAINBOWS if self.type == "crystal" else INK


class Delivery(Part, frozen=True):
    """A delivery card: its price in flowers and the packages of each part from the gate outwards."""

    id: str
    price: Number
    morning: Gains
    afternoon: Gains
    evening: Gains
    recon: tuple[Literal["price", "morning", "afternoon", "evening"], ...] = ()

    def packages(self, part: str) -> Gains:
        """Return the packages of a part of the day."""
        packages: Gains = getattr(self, part)
        return packages


class Robot(Part, frozen=True):
    """A Monitor Screen, or the robot printed on the workshop: start goods and the options of its effect."""

    id: str
    start: dict[Good, Number]
    options: tuple[Effect, ...]
    recon: tuple[Literal["start"], ...] = ()

    def letters(self) -> dict[str, Effect]:
        """Return the options by their letters a, b."""
        return dict(zip(LETTERS, self.options, strict=False))


class Specialist(Part, frozen=True):
    """A Specialist card: which actions it rewards and with what; `choose_one` leaves the owner a choice each time."""

    id: str
    trigger: tuple[Action, ...]
    bonus: Gains = ()
    choose_one: Gains = ()


class Floor(Part, frozen=True):
    """A floor of the stock room: fixed goods, then one of the choice, or a Specialist where that is allowed."""

    source: Source
    fixed: Gains
    choice: Gains
    specialist: bool


class Figures(Part, frozen=True):
    """The other figures of the rulebook, by name."""

    days: Figure[Source]
    belt_slots: Figure[Source]
    workshop_spaces: Figure[Source]
    resource_cap: Figure[Source]
    end_machines: Figure[Source]
    extra_machine: Figure[Source]
    resources_per_point: Figure[Source]
    rainbow_points: Figure[Source]
    delivery_cards_used: Figure[Source]
    robots_dealt: Figure[Source]
    token_at_start: Figure[Source]
    token_after_taking: Figure[Source]
    token_decay: Figure[Source]


class Readings(Part, frozen=True):
    """The doubtful readings in use, one switch each; the file says what they mean."""

    specialist_replaces: Literal["final_choice", "all_goods"]


class LastSpaces(Part, frozen=True):
    """The dream points of the last spaces of the workshop."""

    source: Source
    points: tuple[Number, ...]


class Players(Part, frozen=True):
    """How many may play."""

    source: Source
    numbers: tuple[Positive, ...]


class Offer(Part, frozen=True):
    """How many slots each pile fills."""

    source: Source
    blue_green: Number
    red: Number
    yellow: Number


class Workshop(Part, frozen=True):
    """What is printed on a workshop board: start goods and the robot."""

    source: Source
    start: dict[Good, Number]
    robot: Effect


class Powers(Part, frozen=True):
    """How much one economical machine of a kind saves."""

    source: Source
    ink: Number
    time: Number
    crystal: Number
    dock: Number


class StockRoom(Part, frozen=True):
    """The three floors."""

    morning: Floor
    afternoon: Floor
    evening: Floor


class SpecialistList(Part, frozen=True):
    """All Specialist cards, and how many are revealed by number of players."""

    source: Source
    revealed: dict[str, Positive]
    list: tuple[Specialist, ...]


class Components(Part, frozen=True):
    """The whole file."""

    figures: Figures
    readings: Readings
    last_spaces: LastSpaces
    players: Players
    offer: Offer
    workshop: Workshop
    powers: Powers
    stock_room: StockRoom
    machines: Group[Source, Machine]
    deliveries: Group[Source, Delivery]
    robots: Group[Source, Robot]
    specialists: SpecialistList


def _complaints(components: Components) -> Complaints:
    """Return what the types cannot say, each with its place."""
    wrong: Complaints = []
    for name in ("machines", "deliveries", "robots", "specialists"):
        wrong += repeated(f"{name}.list", [item.id for item in getattr(components, name).list])
    for n, machine in enumerate(components.machines.list):
        wrong += [(f"machines.list[{n}].{place}", text) for place, text in _wrong_machine(components, machine)]
    for n, robot in enumerate(components.robots.list):
        wrong += [(f"robots.list[{n}].options", text) for text in _wrong_options(robot.options)]
    wrong += [("workshop.robot", text) for text in _wrong_options((components.workshop.robot,))]
    return wrong + _too_much(components)


def _wrong_machine(components: Components, machine: Machine) -> Complaints:
    """The parts of a tile follow from its colour; what is gained on completion needs no decision (F5, G1)."""
    wrong: Complaints = []
    if machine.slot > components.figures.belt_slots.value:
        wrong.append(("slot", "the belt is shorter"))
    if (machine.effect is not None) != (machine.type in PURPLE):
        wrong.append(("effect", "blue and red machines have an effect, others none"))
    if machine.effect is not None and (machine.effect.special or _has(machine.effect.gain, ACTIVATION)):
        wrong.append(("effect", "machines yield goods and boosts only"))
    if (machine.power is not None) != (machine.type == "economical"):
        wrong.append(("power", "green machines have a power, others none"))
    if any(symbol not in GOODS for symbol, _ in machine.on_complete):
        wrong.append(("on_complete", "a completion yields goods only"))
    if machine.on_complete and machine.type in PURPLE:
        wrong.append(("on_complete", "blue and red machines yield nothing when completed"))
    return wrong


def _wrong_options(options: tuple[Effect, ...]) -> list[str]:
    wrong = [] if 1 <= len(options) <= 6 else ["a robot has one to six options"]
    return wrong + [
        "an option has gains or a special" for option in options if bool(option.gain) == bool(option.special)
    ]


def _has(gains: Gains, symbol: str) -> bool:
    return any(gained == symbol for gained, _ in gains)


def _too_much(components: Components) -> Complaints:
    wrong: Complaints = []
    figures, most = components.figures, max(components.players.numbers)
    if figures.delivery_cards_used.value > len(components.deliveries.list):
        wrong.append(("figures.delivery_cards_used", "there are not enough cards"))
    if figures.delivery_cards_used.value < figures.days.value:
        wrong.append(("figures.delivery_cards_used", "every day needs a card"))
    if figures.robots_dealt.value * most > len(components.robots.list):
        wrong.append(("figures.robots_dealt", "there are not enough tiles"))
    if len(components.last_spaces.points) > figures.workshop_spaces.value:
        wrong.append(("last_spaces.points", "there are not so many spaces"))
    for number in components.players.numbers:
        revealed = components.specialists.revealed.get(str(number), 0)
        if not number <= revealed <= len(components.specialists.list):
            wrong.append((f"specialists.revealed.{number}", "everybody drafts one of the cards there are"))
    starts = [components.workshop.start, *(robot.start for robot in components.robots.list)]
    if max(start.get(good, 0) for start in starts for good in (FLOWERS, INK)) > figures.resource_cap.value:
        wrong.append(("figures.resource_cap", "the start goods are more"))
    return wrong


load = partial(read, shape=Components, complaints=_complaints)
COMPONENTS = load(FILE)
FIGURES = COMPONENTS.figures
MACHINES = {machine.id: machine for machine in COMPONENTS.machines.list}
DELIVERIES = {delivery.id: delivery for delivery in COMPONENTS.deliveries.list}
BASE_ROBOT = Robot("RB0", COMPONENTS.workshop.start, (COMPONENTS.workshop.robot,))
ROBOTS = {robot.id: robot for robot in (BASE_ROBOT, *COMPONENTS.robots.list)}
SPECIALISTS = {specialist.id: specialist for specialist in COMPONENTS.specialists.list}
FLOORS: dict[str, Floor] = {part: getattr(COMPONENTS.stock_room, part) for part in PARTS}
OFFER: dict[str, int] = {pile: getattr(COMPONENTS.offer, pile) for pile in PILES}
SAVES: dict[str, int] = {power: getattr(COMPONENTS.powers, power) for power in ("ink", "time", "crystal", "dock")}
CAP = FIGURES.resource_cap.value
