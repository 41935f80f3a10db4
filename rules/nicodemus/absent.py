"""Cards, machines and projects that a question does not name, since they are elsewhere."""

from collections.abc import Iterator

from rules.kernel.absent import ids_of, not_named
from rules.kernel.model import Barred, Decision, Text, text
from rules.nicodemus.components import MACHINES, PROJECTS
from rules.nicodemus.wording import MACHINE, PROJECT

NOT_IN_HAND, NOT_ON_SPOT = Text("absent-hand"), Text("absent-spot")
NOT_OPEN, NOT_DRAWN = Text("absent-open"), Text("absent-drawn")


def absent(decision: Decision) -> Iterator[Barred]:
    """Yield what the game has and the question does not name, each with the reason."""
    return not_named(decision, _things(decision))


def _things(decision: Decision) -> Iterator[Barred]:
    match decision.key:
        case "TURN":
            yield from _cards("play")
            yield from _on_spots(decision, "repair")
        case "DISCARD HAND":
            yield from _cards("discard")
        case "DISCARD MACHINE":
            yield from _on_spots(decision, "spot")
        case "COPY":
            yield from _on_spots(decision, "copy")
        case "PROJECTS":
            yield from _projects("complete", NOT_OPEN)
        case "PICK PROJECT":
            yield from _projects("keep", NOT_DRAWN)
        case _:
            pass


def _cards(kind: str) -> Iterator[Barred]:
    return (Barred(f"{kind}:{id_}", MACHINE[id_], NOT_IN_HAND, f"machine-{id_}") for id_ in MACHINES)


def _on_spots(decision: Decision, kind: str) -> Iterator[Barred]:
    """Yield every machine on each spot that the question names."""
    named = [id_.split(":") for id_ in ids_of(decision) if id_.startswith(f"{kind}:")]
    for spot in dict.fromkeys(parts[1] for parts in named):
        for id_ in MACHINES:
            words = text("barred-spot", machine=MACHINE[id_], spot=int(spot))
            yield Barred(f"{kind}:{spot}:{id_}", words, NOT_ON_SPOT, f"machine-{id_}")


def _projects(kind: str, reason: Text) -> Iterator[Barred]:
    for tile in PROJECTS:
        yield Barred(f"{kind}:{tile}", text("barred-project", project=PROJECT[tile]), reason, f"project-{tile}")
