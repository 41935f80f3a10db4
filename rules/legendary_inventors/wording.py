"""The texts and options of Legendary Inventors that several modules need; what recurs is made once."""

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from msgspec.structs import replace

from rules.kernel.amounts import NOTHING
from rules.kernel.flows import option
from rules.kernel.model import Option, Text, text
from rules.legendary_inventors.components import CATEGORIES, INVENTIONS, INVENTORS, REWARDS, SCIENCES, TEAMS

Place: TypeAlias = tuple[int, ...]
"""Numbers of pieces by science."""

INVENTOR = {id_: Text(f"inventor-{id_}") for id_ in INVENTORS}
INVENTION = {id_: Text(f"invention-{id_}") for id_ in INVENTIONS}
TILE = {id_: Text(f"tile-{id_}") for id_ in REWARDS}
TEAM = {id_: Text(f"team-{id_}") for id_ in TEAMS}
SCIENCE = {science: Text(science) for science in SCIENCES}
CATEGORY = {number: Text(f"category-{name}") for number, name in CATEGORIES.items()}

READY = option("make_all_ready", "opt-ready", hint=Text("hint-ready"), plain=True)
BACK = option("back", "opt-back", plain=True)
DONE = option("done", "opt-done", hint=Text("hint-done"), plain=True)
RANDOM_TEAM = Option("random", Text("opt-random-team"), Text("hint-random-team"), icon="random", final=True)
TAKE_TEAM = {
    id_: Option(
        id_,
        TEAM[id_],
        text("hint-team", inventors=[INVENTOR[inventor.id] for inventor in team.inventors]),
        icon=f"team-{id_}",
    )
    for id_, team in TEAMS.items()
}


def pieces(place: Sequence[int]) -> list[Text]:
    """Return numbers of pieces in words, as 1 physics, 2 chemistry."""
    return [_pieces(number, science) for science, number in enumerate(place) if number]


@lru_cache(maxsize=256)
def _pieces(number: int, science: int) -> Text:
    return text("pieces", number=number, science=SCIENCE[SCIENCES[science]])


def tiles(kinds: Sequence[str]) -> list[Text] | Text:
    """Return tiles in words; none at all are nothing."""
    return [TILE[kind] for kind in kinds] or NOTHING


def send_id(inventor: str, invention: str, place: Sequence[int], genius: int) -> str:
    """Return the id of a send: inventor, invention, pieces by science, genius tiles (C4)."""
    return f"send:{inventor}:{invention}:{'/'.join(map(str, place))}:{genius}"


@lru_cache(maxsize=65_536)
def send_option(inventor: str, invention: str, place: Place, genius: int, left: int, own: int) -> Option:
    """Return the option to send; `left` fields then stay free, `own` pieces of the player then lie there.

    One that spends genius tiles looks like these, so that it is told from the usual send at a glance.
    """
    words = text("opt-send", inventor=INVENTOR[inventor], invention=INVENTION[invention], pieces=pieces(place))
    hint = text("hint-send", left=left, own=own, genius=genius)
    icon = "tile-genius" if genius else f"invention-{invention}"
    return Option(send_id(inventor, invention, place, genius), words, hint, inventor, icon)


def arranged_option(usual: Option, number: int) -> Option:
    """Return that option as it is called once its pieces have been chosen one by one."""
    return replace(usual, text=text("opt-send-arranged", number=number), group="")


@lru_cache(maxsize=64)
def refresh_option(number: int) -> Option:
    """Return the option to use a refresh tile for that many deactivated inventors."""
    return Option("use_refresh", Text("opt-refresh"), text("hint-refresh", number=number), icon="tile-refresh")


@lru_cache(maxsize=4_096)
def form_option(kind: str, id_: str, has: tuple[int, ...]) -> Option:
    """Return the option to go on with an inventor or an invention in the form for sends.

    `has` are by science what the inventor knows, or the fields that are free.
    """
    name = INVENTOR[id_] if kind == "inventor" else INVENTION[id_]
    hint = text(f"hint-form-{kind}", pieces=pieces(has))
    return Option(f"{kind}:{id_}", text(f"opt-form-{kind}", name=name), hint, icon=f"{kind}-{id_}")


@lru_cache(maxsize=4_096)
def place_option(science: int, number: int, genius: int, total: int) -> Option:
    """Return the option to place that many pieces of a science; the send then costs `genius` tiles."""
    name = SCIENCES[science]
    words = text("opt-place", number=number, science=SCIENCE[name])
    hint = text("hint-place", total=total, genius=genius)
    return Option(f"{name}:{number}", words, hint, name, name)


@lru_cache(maxsize=64)
def turning_option(kind: str) -> Option:
    """Return the option to look at what turning a tile of that kind over could be used for."""
    return Option(f"tile:{kind}", text("opt-turning", tile=TILE[kind]), icon=f"tile-{kind}")
