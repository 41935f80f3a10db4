"""The components of Legendary Inventors as `components.toml` lists them: teams, inventions, reward tiles, figures."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Annotated, Literal, TypeAlias

from msgspec import Meta

from rules.kernel.components import Complaints, Figure, Number, Part, Positive, read, repeated

FILE = Path(__file__).with_name("components.toml")
SCIENCES = ("physics", "chemistry", "mechanics", "mathematics")

Id: TypeAlias = Annotated[str, Meta(pattern="^[a-z][a-z0-9_]*$")]
Source: TypeAlias = Annotated[str, Meta(pattern=r"^(R|X|(R\+)?P:S\d+(,S\d+)*)$")]
BySciences: TypeAlias = tuple[Number, Number, Number, Number]
"""Numbers in the order of SCIENCES."""


class Names(Part, frozen=True):
    """What a component is called in three languages."""

    en: str
    de: str
    fr: str


class Inventor(Part, frozen=True):
    """An inventor tile: knowledge at the start, the goal (0 asks for nothing) and its points."""

    id: Id
    start: BySciences
    goal: BySciences
    points: Positive
    source: tuple[Source, Source, Source, Source]
    names: Names


class Team(Part, frozen=True):
    """The inventors of one colour."""

    id: Id
    inventors: tuple[Inventor, ...]


class Invention(Part, frozen=True):
    """An invention card: its age, order number, fields by science and the points of its patent."""

    id: Id
    age: Positive
    order: Number
    fields: BySciences
    points: Positive
    source: tuple[Source, Source, Source, Source, Source]
    names: Names


class Reward(Part, frozen=True):
    """A kind of reward tile and how many there are; `value` is what the front of upgrades and victory tiles shows."""

    id: Id
    kind: Literal["upgrade", "refresh", "genius", "order", "victory"]
    count: Positive
    source: Source
    value: Number = 0


class Category(Part, frozen=True):
    """What an order number stands for."""

    id: Number
    name: Id
    source: Source


class Figures(Part, frozen=True):
    """The other figures of the rulebook, by name."""

    players_least: Figure[Source]
    players_most: Figure[Source]
    inventors: Figure[Source]
    start_tiles: Figure[Source]
    start_units: Figure[Source]
    highest_knowledge: Figure[Source]
    ages: Figure[Source]
    cards_an_age: Figure[Source]
    more_than_players: Figure[Source]
    tiles_an_invention: Figure[Source]
    rewarded: Figure[Source]
    unfinished: Figure[Source]
    genius_pieces: Figure[Source]
    back: Figure[Source]


class RewardList(Part, frozen=True):
    """All kinds of reward tiles."""

    list: tuple[Reward, ...]


class CategoryList(Part, frozen=True):
    """All order numbers."""

    list: tuple[Category, ...]


class InventionList(Part, frozen=True):
    """All inventions."""

    list: tuple[Invention, ...]


class Components(Part, frozen=True):
    """The whole file."""

    figures: Figures
    rewards: RewardList
    categories: CategoryList
    teams: tuple[Team, ...]
    inventions: InventionList


def _complaints(components: Components) -> Complaints:
    """Return what the types cannot say, each with its place."""
    return [
        *repeated("teams", [team.id for team in components.teams]),
        *repeated("inventors", [inventor.id for team in components.teams for inventor in team.inventors]),
        *repeated("inventions.list", [card.id for card in components.inventions.list]),
        *repeated("rewards.list", [reward.id for reward in components.rewards.list]),
        *_wrong_teams(components),
        *_wrong_inventions(components),
        *_wrong_rewards(components),
    ]


def _wrong_teams(components: Components) -> Complaints:
    figures, teams = components.figures, components.teams
    wrong = [
        (f"teams[{n}].inventors", complaint) for n, team in enumerate(teams) for complaint in _wrong_team(figures, team)
    ]
    tiles = sum(value > 0 for team in teams for each in team.inventors for value in each.start)
    if tiles != figures.start_tiles.value:
        wrong.append(("figures.start_tiles", f"the inventors start with {tiles} tiles"))
    if len(teams) < figures.players_most.value:
        wrong.append(("figures.players_most", "there are not enough teams"))
    return wrong


def _wrong_team(figures: Figures, team: Team) -> Iterator[str]:
    """Every team knows every science (4.3), or a player might find no action."""
    if len(team.inventors) != figures.inventors.value:
        yield f"a team has {figures.inventors.value} inventors"
    if not all(any(known) for known in zip(*(inventor.start for inventor in team.inventors), strict=True)):
        yield "a team must know every science"
    for inventor in team.inventors:
        if sum(inventor.start) != figures.start_units.value:
            yield f"{inventor.id} must start with {figures.start_units.value} units"
        if max(inventor.goal) > figures.highest_knowledge.value:
            yield f"the goal of {inventor.id} cannot be reached"


def _wrong_inventions(components: Components) -> Complaints:
    figures, cards = components.figures, components.inventions.list
    orders = {category.id for category in components.categories.list}
    wrong = [
        (f"inventions.list[{n}].order", f"{card.order} is no order number")
        for n, card in enumerate(cards)
        if card.order not in orders
    ]
    wrong += [
        (f"inventions.list[{n}].fields", "an invention has fields") for n, c in enumerate(cards) if not sum(c.fields)
    ]
    for age in range(1, figures.ages.value + 1):
        number = sum(card.age == age for card in cards)
        if number != figures.cards_an_age.value:
            wrong.append(("inventions.list", f"age {age} has {number} cards"))
    if figures.players_most.value + figures.more_than_players.value > figures.cards_an_age.value:
        wrong.append(("figures.more_than_players", "there are not enough cards"))
    return wrong


def _wrong_rewards(components: Components) -> Complaints:
    figures = components.figures
    number = sum(reward.count for reward in components.rewards.list)
    shown = figures.players_most.value + figures.more_than_players.value
    needed = figures.ages.value * figures.tiles_an_invention.value * shown
    return [("rewards.list", f"{number} tiles do not last for {needed} draws")] if number < needed else []


load = partial(read, shape=Components, complaints=_complaints)
COMPONENTS = load(FILE)
FIGURES = COMPONENTS.figures
TEAMS = {team.id: team for team in COMPONENTS.teams}
INVENTORS = {inventor.id: inventor for team in COMPONENTS.teams for inventor in team.inventors}
INVENTIONS = {card.id: card for card in COMPONENTS.inventions.list}
REWARDS = {reward.id: reward for reward in COMPONENTS.rewards.list}
CATEGORIES = {category.id: category.name for category in COMPONENTS.categories.list}
TILES = {f"{reward.id}-{n:02}": reward.id for reward in REWARDS.values() for n in range(1, reward.count + 1)}
"""Every single reward tile, as upgrade2-07, with its kind."""
HIGHEST_ORDER = max(CATEGORIES)
