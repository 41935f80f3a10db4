"""The laws of conservation: every card and tile is in exactly one place, nobody owes anything (TV-166)."""

from collections import Counter
from collections.abc import Iterable

from rules.imaginarium.components import ASSISTANTS, FIELDS, FIGURES, MACHINES, PLACES, PRESSES, PROJECTS
from rules.imaginarium.machines import group, is_legal
from rules.imaginarium.state import Player, State, engineer, owner, saboteur


def faults(s: State) -> list[str]:
    """Return every law that is broken; empty when the position is sound."""
    return [
        *_wrong("machine", machines(s), {id_: machine.copies for id_, machine in MACHINES.items()}),
        *_wrong("assistant", assistants(s), dict.fromkeys(ASSISTANTS, 1)),
        *_wrong("project", projects(s), dict.fromkeys(PROJECTS, 1)),
        *_wrong("figure", figures(s), dict.fromkeys(_all_figures(s), 1)),
        *[fault for seat, player in enumerate(s.players) for fault in _wrong_player(s, seat, player)],
        *_wrong_board(s),
    ]


def machines(s: State) -> Counter[str]:
    """Return how many cards of each machine there are in all places together."""
    held = [card for player in s.players for card in (*player.garden, *player.machines)]
    return Counter([*s.stack, *s.crusher, *filter(None, s.belt), *held])


def assistants(s: State) -> Counter[str]:
    """Return how often each assistant occurs: open, hired, in the stack."""
    hired = [one.id for player in s.players for one in player.assistants]
    return Counter([*filter(None, s.conference), *s.assistants, *hired])


def projects(s: State) -> Counter[str]:
    """Return how often each project occurs: open, unused, secret, removed."""
    hidden = [project for player in s.players for project in (*player.secret, *player.unseen)]
    return Counter([*s.projects, *s.unused, *s.removed, *hidden])


def figures(s: State) -> Counter[str]:
    """Return how often each figure occurs: on the initiative track, at a place, laid aside."""
    return Counter([*filter(None, s.track), *s.places.values(), *s.aside])


def _all_figures(s: State) -> list[str]:
    seats = range(len(s.players))
    return [engineer(seat) for seat in seats] + ([saboteur(seat) for seat in seats] if len(seats) == 2 else [])


def _wrong(what: str, found: Counter[str], wanted: dict[str, int]) -> Iterable[str]:
    if found == wanted:
        return []
    return [
        f"{what} {id_}: {found[id_]} instead of {wanted.get(id_, 0)}"
        for id_ in sorted({*found, *wanted})
        if found[id_] != wanted.get(id_, 0)
    ]


def _wrong_player(s: State, seat: int, player: Player) -> Iterable[str]:
    name = f"seat {seat}"
    if min(player.goods.values()) < 0 or min(player.points.values()) < 0:
        yield f"{name} owes something"
    if len(player.slots) > player.max_slots:
        yield f"{name} uses {len(player.slots)} slots"
    if len(player.assistants) > FIGURES.assistant_places.value:
        yield f"{name} has {len(player.assistants)} assistants"
    for place in player.slots:
        if not is_legal(group(place.cards)):
            yield f"{name} has combined {place.cards}"
    for done in player.done:
        if not done.secret and done.id in s.projects and seat not in s.discs[done.id]:
            yield f"{name} has no disc on {done.id}"


def _wrong_board(s: State) -> Iterable[str]:
    if len(s.belt) != len(FIELDS) or not set(s.places) <= set(PLACES):
        yield "the belt has a strange length or a figure stands nowhere"
    for place, figure in s.places.items():
        if place not in PRESSES and not s.machine_at(place) and figure != s.acting:
            yield f"{figure} stands on the empty field {place}"
        if owner(figure) >= len(s.players):
            yield f"{figure} belongs to nobody"
