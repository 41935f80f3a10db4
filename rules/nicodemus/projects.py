"""Completing projects after a repair (2.5): which sets of machines fulfil which tile, and the player's choice."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations

from rules.kernel.flows import choose
from rules.kernel.model import Barred, Flow, Option, Seat, Text, text, who
from rules.nicodemus import barred
from rules.nicodemus.components import FIGURES, MACHINES, PROJECTS, Project
from rules.nicodemus.scoring import score
from rules.nicodemus.state import Completed, State
from rules.nicodemus.wording import FINISH, FINISH_WITH_FOUR, PROJECT, machines

Places = tuple[int, ...]
"""Places in a workshop, the first being 1, in ascending order."""


def fulfils(project: Project, ids: Sequence[int]) -> bool:
    """Say whether exactly these machines fulfil the condition of a project (RU-42, RU-46)."""
    if len(ids) != project.machines:
        return False
    if project.condition == "identical":
        return len(set(ids)) == 1
    traits = [getattr(MACHINES[id_], project.condition) for id_ in ids]
    return Counter(traits) == Counter(project.wanted)


@lru_cache(maxsize=16_384)
def sets(workshop: tuple[int, ...], used: frozenset[int], project: Project) -> tuple[Places, ...]:
    """Return the sets that complete a project; each holds the newest machine (RU-41).

    Of sets that differ only in machines of one type, all used already or all not, the first stands for the others.
    """
    newest = len(workshop)
    found: dict[tuple[tuple[int, bool], ...], Places] = {}
    for older in combinations(range(1, newest), project.machines - 1):
        places = (*older, newest)
        if fulfils(project, [workshop[place - 1] for place in places]):
            kinds = sorted((workshop[place - 1], place in used) for place in places)
            found.setdefault(tuple(kinds), places)
    return tuple(found.values())


def candidates(s: State, seat: Seat) -> list[int]:
    """Return the tiles the player may complete: the open ones and the own."""
    return [tile for tile in (*s.slots, *s.players[seat].projects) if tile]


def completions(
    s: State, seat: Seat, used: frozenset[int]
) -> tuple[dict[str, tuple[Option, int, Places]], list[Barred]]:
    """Return every project that can be completed now with every set, by option id, and those that cannot."""
    workshop = tuple(s.players[seat].workshop)
    offers: dict[str, tuple[Option, int, Places]] = {}
    bars: list[Barred] = []
    for tile in candidates(s, seat):
        ways = sets(workshop, used, PROJECTS[tile])
        for places in ways:
            offer = _option(tile, workshop, places)
            offers[offer.id] = (offer, tile, places)
        if not ways and not s.silent:
            bars.append(barred.incomplete(tile, workshop))
    return offers, bars + barred.of_opponent(s, seat)


def _option(tile: int, workshop: Sequence[int], places: Places) -> Option:
    ids = [workshop[place - 1] for place in places]
    named = "+".join(f"{id_}@{place}" for id_, place in zip(ids, places, strict=True))
    words = text("opt-complete", project=PROJECT[tile], points=PROJECTS[tile].points)
    hint = text("hint-complete", machines=machines(ids))
    return Option(f"complete:{tile}:{named}", words, hint, icon=f"project-{tile}")


def complete_projects(s: State, seat: Seat) -> Flow[None]:
    """Complete as many projects as the player likes, then set the machines used aside (RU-43 to RU-45)."""
    used: frozenset[int] = frozenset()
    offers, bars = completions(s, seat, used)
    if not offers:
        return
    while True:
        is_over = len(s.players[seat].workshop) - len(used) > FIGURES.workshop_limit.value
        shown = [*(offer for offer, _, _ in offers.values()), FINISH_WITH_FOUR if is_over else FINISH]
        picked = yield from choose(seat, "PROJECTS", Text("ask-projects"), shown, public=True, barred=bars)
        if picked == FINISH.id:
            break
        _, tile, places = offers[picked]
        complete(s, seat, tile, places)
        used |= frozenset(places)
        offers, bars = completions(s, seat, used)
    set_aside(s, seat, used)


def complete(s: State, seat: Seat, tile: int, places: Places) -> None:
    """Take a tile and score it; the machines stay available until the player finishes."""
    player = s.players[seat]
    if tile in player.projects:
        player.projects.remove(tile)
    else:
        s.slots[s.slots.index(tile)] = 0  # RU-48
    ids = tuple(player.workshop[place - 1] for place in places)
    player.completed.append(Completed(tile, ids))
    s.say("log-complete", who=who(seat), project=PROJECT[tile], machines=machines(ids))
    score(s, seat, PROJECTS[tile].points)


def set_aside(s: State, seat: Seat, used: frozenset[int]) -> None:
    """Put the machines used for projects out of the game (RU-50)."""
    player = s.players[seat]
    gone = [machine for place, machine in enumerate(player.workshop, start=1) if place in used]
    if not gone:
        return
    player.workshop = [machine for place, machine in enumerate(player.workshop, start=1) if place not in used]
    s.gone += gone
    s.say("log-set-aside", who=who(seat), machines=machines(gone))
