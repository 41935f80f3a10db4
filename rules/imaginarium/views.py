"""Builds the view of a game for one audience, field by field, from what section 7 lets it know."""

from collections import Counter

from rules.imaginarium import assistants
from rules.imaginarium import view as seen
from rules.imaginarium.components import ASSISTANTS, COLOURS, FIELDS, FIGURES, MACHINES, PRESSES, PROJECTS
from rules.imaginarium.feasible import repairable
from rules.imaginarium.machines import group, work
from rules.imaginarium.planning import means
from rules.imaginarium.projects import met_open, met_secret
from rules.imaginarium.scoring import levels, standing
from rules.imaginarium.state import Player, Slot, State, is_saboteur, owner
from rules.kernel.model import Audience, Seat


def view(s: State, audience: Audience) -> seen.View:
    """Return what that audience sees."""
    return seen.View(
        audience=audience,
        round=s.round,
        stage=s.stage,
        over=s.over,
        acting=_figure(s.acting),
        initiative=tuple(map(_figure, s.track)),
        belt=tuple(_field(s, place) for place in FIELDS),
        presses=tuple(seen.Press(place, gain, _figure(s.places.get(place, ""))) for place, gain in PRESSES.items()),
        aside=tuple(seen.Figure(owner(name), is_saboteur(name)) for name in s.aside),
        stack=len(s.stack),
        crusher=_crusher(s),
        conference=tuple(seen.Assistant(id_, ASSISTANTS[id_].price if id_ else 0) for id_ in s.conference),
        assistants=len(s.assistants),
        projects=tuple(_project(s, project) for project in s.projects),
        unused=len(s.unused),
        removed=tuple(s.removed),
        players=tuple(_player(s, seat, player) for seat, player in enumerate(s.players)),
        sketch=None if s.sketch is None else tuple(tuple(cards) for cards in s.sketch),
        ranks=tuple(place.rank for place in standing(s)) if s.over else (),
        mine=None if audience is None else _mine(s, audience),
    )


def _figure(name: str) -> seen.Figure | None:
    return seen.Figure(owner(name), is_saboteur(name)) if name else None


def _field(s: State, place: str) -> seen.Field:
    machine, cost = s.machine_at(place), FIELDS[place]
    price = cost + MACHINES[machine].level if machine else 0
    return seen.Field(place, cost, machine, price, _figure(s.places.get(place, "")))


def _crusher(s: State) -> tuple[tuple[str, int], ...]:
    """Types and numbers in the order of the list; where a card lies in the crusher means nothing (C5)."""
    lying = Counter(s.crusher)
    return tuple((machine, lying[machine]) for machine in MACHINES if lying[machine])


def _project(s: State, project: str) -> seen.Project:
    printed, discs = PROJECTS[project].points, s.discs[project]
    later = FIGURES.later_completion.value if discs else 0
    return seen.Project(project, printed, printed - later, tuple(discs))


def _player(s: State, seat: Seat, player: Player) -> seen.Player:
    return seen.Player(
        seat=seat,
        colour=COLOURS[seat],
        workshop=player.workshop,
        slots=tuple(map(_slot, player.slots)),
        max_slots=player.max_slots,
        garden=tuple(player.garden),
        assistants=tuple(hired.id for hired in player.assistants),
        dial=player.dial or (),
        done=tuple(seen.Done(done.id, done.points, done.secret) for done in player.done),
        secret_projects=len(player.secret),
        levels=levels(player),
        discs_left=max(0, _discs(s) - sum(seat in discs for discs in s.discs.values())),
        screen=_screen(player) if s.over else None,
        majorities=tuple(player.majorities.items()) if s.over else (),
    )


def _discs(s: State) -> int:
    """With two players one of the discs serves as the saboteur."""
    return FIGURES.discs.value - (len(s.players) == 2)


def _slot(place: Slot) -> seen.Slot:
    cards = group(place.cards)
    todo = work(cards)
    job = None if todo is None else seen.Work(todo.input, todo.output, todo.number)
    return seen.Slot(cards, place.off, place.used, job)


def _screen(player: Player) -> seen.Goods:
    return seen.Goods(**player.goods, vp=player.vp)


def _mine(s: State, seat: Seat) -> seen.Mine:
    player = s.players[seat]
    can_spend = means(s, seat)
    hires = len(player.assistants) < FIGURES.assistant_places.value
    return seen.Mine(
        screen=_screen(player),
        secret=tuple(player.secret),
        means=can_spend,
        reservations=tuple(_reservation(s, player, place, can_spend) for place in FIELDS if s.machine_at(place)),
        payable_repairs=tuple(repairable(player)),
        payable_assistants=tuple(
            id_ for id_ in s.conference if id_ and hires and ASSISTANTS[id_].price <= player.charcoal
        ),
        met=(*met_open(s, seat), *met_secret(player)),
        vp_price=assistants.vp_price(player),
        deals=assistants.deals(player),
    )


def _reservation(s: State, player: Player, place: str, can_spend: int) -> seen.Reservation:
    machine = s.machine_at(place)
    price = assistants.price(player, machine, place)
    return seen.Reservation(place, machine, price, player.charcoal >= price, max(0, price - can_spend))
