"""Step B4: what each project asks for (2.8, 5.6), and completing as many as the player likes."""

from collections.abc import Callable
from functools import cache, lru_cache
from itertools import product
from typing import TypeAlias

from rules.imaginarium import assistants
from rules.imaginarium.components import FIGURES, MACHINES, PROJECTS, RESOURCES
from rules.imaginarium.machines import Arrangement, group, work
from rules.imaginarium.state import Done, Player, State
from rules.imaginarium.wording import PROJECT, STOP_PROJECTS
from rules.kernel.flows import choose
from rules.kernel.model import Flow, Option, Seat, Text, text, who

Condition: TypeAlias = Callable[[Arrangement], bool]
COMPLETE_ALL = Option("all", Text("opt-complete-all"), icon="vp")
HOARD = "PR14"
"""The project whose condition lies behind the screen."""


def complete_projects(s: State, seat: Seat) -> Flow[None]:
    """DEC-18 until the player stops; all open ones in one go on request, secret ones never so (RUL-30)."""
    in_one_go = False
    while True:
        offers = _offers(s, seat, in_one_go=in_one_go)
        public = _is_public(s, seat, in_one_go=in_one_go)
        picked = yield from choose(seat, "DEC-18", Text("ask-projects"), offers, public=public)
        kind, _, project = picked.partition(":")
        if kind == "stop":
            return
        if kind == "all":
            in_one_go = True
        elif kind == "complete":
            complete(s, seat, project)
            in_one_go = in_one_go and bool(met_open(s, seat))
        else:
            complete_secret(s, seat, project)


def _offers(s: State, seat: Seat, *, in_one_go: bool) -> list[Option]:
    """Return what may be completed now; in one go, the next open project is the only answer."""
    player = s.players[seat]
    open_ = [_open_option(project, points(s, player, project)) for project in met_open(s, seat)]
    if in_one_go:
        return open_[:1]
    secret = [_secret_option(project, secret_points(player, project)) for project in met_secret(player)]
    return [*([COMPLETE_ALL] if len(open_) > 1 else []), *open_, *secret, STOP_PROJECTS]


def _is_public(s: State, seat: Seat, *, in_one_go: bool) -> bool:
    """Say whether all can tell what is on offer, for which nothing behind the screen may matter."""
    left = [project for project in s.projects if seat not in s.discs[project]]
    if in_one_go:
        return HOARD not in left[: left.index(met_open(s, seat)[0]) + 1]
    return HOARD not in left and not s.players[seat].secret


@cache
def _open_option(project: str, number: int) -> Option:
    words = text("opt-complete", project=PROJECT[project], points=number)
    return Option(f"complete:{project}", words, Text(f"condition-{project}"), icon=f"project-{project}")


@cache
def _secret_option(project: str, number: int) -> Option:
    words = text("opt-complete-secret", project=PROJECT[project], points=number)
    return Option(f"secret:{project}", words, Text(f"condition-{project}"), icon=f"project-{project}")


def met_open(s: State, seat: Seat) -> list[str]:
    """Return the open projects that the player meets and has not completed."""
    player = s.players[seat]
    return [project for project in s.projects if seat not in s.discs[project] and is_met(player, project)]


def met_secret(player: Player) -> list[str]:
    """Return the secret projects that the player meets."""
    return [project for project in player.secret if is_met(player, project)]


def points(s: State, player: Player, project: str) -> int:
    """Return what completing an open project gives now: the printed points, flat one less if not first (RUL-37)."""
    later = FIGURES.later_completion.value if s.discs[project] else 0
    return PROJECTS[project].points - later + assistants.completion_bonus(player)


def secret_points(player: Player, project: str) -> int:
    """Return what completing a secret project gives (RUL-50)."""
    return PROJECTS[project].points + assistants.completion_bonus(player)


def complete(s: State, seat: Seat, project: str) -> None:
    """Put a disc on an open project and score it."""
    number = points(s, s.players[seat], project)
    s.discs[project].append(seat)
    _score(s, seat, Done(project, number))


def complete_secret(s: State, seat: Seat, project: str) -> None:
    """AS08: reveal and score a secret project; both leave the game, the other one unseen (RUL-49)."""
    player = s.players[seat]
    number = secret_points(player, project)
    player.unseen = [other for other in player.secret if other != project]
    player.secret = []
    s.removed.append(project)
    _score(s, seat, Done(project, number, secret=True))


def _score(s: State, seat: Seat, done: Done) -> None:
    player = s.players[seat]
    player.done.append(done)
    player.gain({"vp": done.points}, "projects")
    key = "log-complete-secret" if done.secret else "log-complete"
    s.say(key, who=who(seat), project=PROJECT[done.id], points=done.points)
    if done.id == HOARD:
        s.say("log-hoard", who=who(seat), number=FIGURES.coal_hoard.value)


# The conditions; only repaired machines count


def is_met(player: Player, project: str) -> bool:
    """Say whether a player meets the condition of a project now."""
    if project == "PR13":
        return len(player.assistants) >= FIGURES.assistant_places.value
    if project == HOARD:
        return player.charcoal >= FIGURES.coal_hoard.value
    return is_workshop_ready(tuple(group(place.cards) for place in player.slots), project)


@lru_cache(maxsize=1 << 16)
def is_workshop_ready(slots: Arrangement, project: str) -> bool:
    """Say whether repaired machines arranged so meet a project that asks for machines."""
    return CONDITIONS[project](slots)


def count(slots: Arrangement, kind: str) -> int:
    """Return how many machines of a class there are, combined or not (RUL-59)."""
    return sum(MACHINES[card].kind == kind for cards in slots for card in cards)


def of_level(slots: Arrangement, level: int) -> int:
    """Return how many machines of exactly that level there are (RUL-59)."""
    return sum(MACHINES[card].level == level for cards in slots for card in cards)


def producing_slots(slots: Arrangement) -> int:
    """Return how many slots hold a production machine, T+P pairs included (RUL-57)."""
    return sum(any(MACHINES[card].kind == "P" for card in cards) for cards in slots)


def has_triplets(slots: Arrangement) -> bool:
    """Say whether three identical machines share a slot (RUL-58)."""
    return any(len(cards) == 3 and len(set(cards)) == 1 for cards in slots)


def generates(slots: Arrangement) -> list[dict[str, int]]:
    """Return what one run of every slot without input makes, for every choice of kinds (5.6)."""
    fixed = dict.fromkeys(RESOURCES, 0)
    free: list[int] = []
    for cards in slots:
        todo = work(cards)
        if todo is None or todo.input:
            continue
        if todo.output == "choice":
            free.append(todo.number)
        for good in todo.output.split("+"):
            if good in fixed:
                fixed[good] += todo.number
    return [_with_choices(fixed, free, kinds) for kinds in product(RESOURCES, repeat=len(free))]


def _with_choices(fixed: dict[str, int], free: list[int], kinds: tuple[str, ...]) -> dict[str, int]:
    total = dict(fixed)
    for number, kind in zip(free, kinds, strict=True):
        total[kind] += number
    return total


def makes_six(slots: Arrangement) -> bool:
    """Six resources of two kinds."""
    return any(sum(goods.values()) >= 6 and sum(map(bool, goods.values())) >= 2 for goods in generates(slots))


def makes_each(slots: Arrangement) -> bool:
    """One of each resource."""
    return any(all(goods.values()) for goods in generates(slots))


def makes_three_alike(slots: Arrangement) -> bool:
    """Three resources of one kind."""
    return any(max(goods.values()) >= 3 for goods in generates(slots))


CONDITIONS: dict[str, Condition] = {
    "PR01": lambda slots: producing_slots(slots) >= 4,
    "PR02": lambda slots: count(slots, "A") >= 2,
    "PR03": lambda slots: count(slots, "D") >= 2,
    "PR04": lambda slots: count(slots, "A") >= 1 and count(slots, "D") >= 1,
    "PR05": lambda slots: count(slots, "T") >= 2,
    "PR06": has_triplets,
    "PR07": lambda slots: sum(map(len, slots)) >= 6,
    "PR08": lambda slots: of_level(slots, 2) >= 3,
    "PR09": lambda slots: of_level(slots, 3) >= 2,
    "PR10": makes_six,
    "PR11": makes_each,
    "PR12": makes_three_alike,
}
