"""Step B4: completing as many projects as the player likes."""

from functools import cache

from rules.imaginarium import assistants, barred
from rules.imaginarium.components import FIGURES, PROJECTS, VP
from rules.imaginarium.conditions import HOARD, is_met
from rules.imaginarium.state import Done, Player, State
from rules.imaginarium.wording import PROJECT, STOP_PROJECTS, STOP_PROJECTS_EARLY
from rules.kernel.amounts import amount
from rules.kernel.flows import choose
from rules.kernel.model import Flow, Option, Seat, Text, text, who


def complete_projects(s: State, seat: Seat) -> Flow[None]:
    """DEC-18 until the player stops; all open ones in one go on request, secret ones never so (RUL-30)."""
    in_one_go = False
    while True:
        offers = _offers(s, seat, in_one_go=in_one_go)
        public = _is_public(s, seat, in_one_go=in_one_go)
        bars = [] if in_one_go else barred.not_completed(s, seat, offers)
        picked = yield from choose(seat, "DEC-18", Text("ask-projects"), offers, public=public, barred=bars)
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
    gives = {project: points(s, player, project) for project in met_open(s, seat)}
    open_ = [_open_option(project, number, is_first=not s.discs[project]) for project, number in gives.items()]
    if in_one_go:
        return open_[:1]
    secret = [_secret_option(project, secret_points(player, project)) for project in met_secret(player)]
    stop = STOP_PROJECTS_EARLY if open_ or secret else STOP_PROJECTS
    return [*([_all_option(sum(gives.values()))] if len(open_) > 1 else []), *open_, *secret, stop]


def _is_public(s: State, seat: Seat, *, in_one_go: bool) -> bool:
    """Say whether all can tell what is on offer, for which nothing behind the screen may matter."""
    left = [project for project in s.projects if seat not in s.discs[project]]
    if in_one_go:
        return HOARD not in left[: left.index(met_open(s, seat)[0]) + 1]
    return HOARD not in left and not s.players[seat].secret


@cache
def _all_option(number: int) -> Option:
    return Option("all", Text("opt-complete-all"), text("hint-complete-all", goods=amount(VP, number)), icon="vp")


@cache
def _open_option(project: str, number: int, *, is_first: bool) -> Option:
    words = text("opt-complete", project=PROJECT[project], points=number)
    hint = text("hint-complete-first" if is_first else "hint-complete-later", condition=Text(f"condition-{project}"))
    return Option(f"complete:{project}", words, hint, icon=f"project-{project}")


@cache
def _secret_option(project: str, number: int) -> Option:
    words = text("opt-complete-secret", project=PROJECT[project], points=number)
    hint = text("hint-complete-secret", condition=Text(f"condition-{project}"))
    return Option(f"secret:{project}", words, hint, icon=f"project-{project}", shows=True)


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
