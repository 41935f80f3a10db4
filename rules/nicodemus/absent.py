"""Cards, machines and projects that a question does not name, since they are elsewhere."""

from collections.abc import Iterator

from rules.kernel.absent import not_named
from rules.kernel.model import Barred, Decision, Text, text
from rules.nicodemus.components import GOODS, MACHINES, PROJECTS, SPOTS
from rules.nicodemus.wording import GOOD, MACHINE, PROJECT

NOT_IN_HAND, NOT_ON_SPOT = Text("absent-hand"), Text("absent-spot")
NOT_OPEN, NOT_DRAWN = Text("absent-open"), Text("absent-drawn")
OTHER_PRODUCT = Text("absent-production")


def absent(decision: Decision) -> Iterator[Barred]:
    """Yield what the game has and the question does not name, each with the reason."""
    return not_named(decision, _things(decision))


def _things(decision: Decision) -> Iterator[Barred]:
    match decision.key:
        case "TURN":
            yield from _cards("play")
            yield from _on_spots("repair")
        case "ACTIVATE":
            for good in GOODS:
                yield Barred(f"production:{good}", text("opt-production", goods=GOOD[good]), OTHER_PRODUCT, good)
        case "DISCARD HAND":
            yield from _cards("discard")
        case "DISCARD MACHINE":
            yield from _on_spots("spot")
        case "COPY":
            yield from _on_spots("copy")
        case "PROJECTS":
            yield from _projects("complete", NOT_OPEN)
        case "PICK PROJECT":
            yield from _projects("keep", NOT_DRAWN)
        case _:
            pass


def _cards(kind: str) -> Iterator[Barred]:
    return (Barred(f"{kind}:{id_}", MACHINE[id_], NOT_IN_HAND, f"machine-{id_}") for id_ in MACHINES)


def _on_spots(kind: str) -> Iterator[Barred]:
    """Yield every machine on each spot."""
    for spot in range(1, SPOTS + 1):
        for id_ in MACHINES:
            words = text("barred-spot", machine=MACHINE[id_], spot=spot)
            yield Barred(f"{kind}:{spot}:{id_}", words, NOT_ON_SPOT, f"machine-{id_}")


def _projects(kind: str, reason: Text) -> Iterator[Barred]:
    for tile in PROJECTS:
        yield Barred(f"{kind}:{tile}", text("barred-project", project=PROJECT[tile]), reason, f"project-{tile}")
