"""Assistants, machines and projects that a question does not name, since they are elsewhere."""

from collections.abc import Iterator

from rules.imaginarium.components import ASSISTANTS, MACHINES, PLACES, PRESSES, PROJECTS
from rules.imaginarium.wording import ASSISTANT, MACHINE, PLACE, PROJECT
from rules.kernel.absent import not_named
from rules.kernel.model import Barred, Decision, Text, text

NOT_OPEN, NOT_OWNED = Text("absent-conference"), Text("absent-garden")
NOT_LAID_OUT, NOT_SCRAPPED = Text("absent-projects"), Text("absent-crusher")
NOT_THERE, NO_SLOT = Text("absent-field"), Text("absent-slot")
NOT_REPAIRED, NOT_HELD = Text("absent-workshop"), Text("absent-secret")


def absent(decision: Decision) -> Iterator[Barred]:
    """Yield what the game has and the question does not name, each with the reason."""
    return not_named(decision, _things(decision))


def _things(decision: Decision) -> Iterator[Barred]:
    match decision.key:
        case "DEC-01":
            yield from _fields()
        case "DEC-02":
            yield from _machines("run", NO_SLOT)
        case "DEC-10":
            for id_ in ASSISTANTS:
                yield Barred(f"hire:{id_}", ASSISTANT[id_], NOT_OPEN, f"assistant-{id_}")
        case "DEC-11":
            yield from _machines("repair", NOT_OWNED)
        case "DEC-14":
            yield from _machines("garden", NOT_OWNED)
            yield from _machines("workshop", NOT_REPAIRED)
        case "DEC-17":
            yield from _machines("fetch", NOT_SCRAPPED)
        case "DEC-18":
            for id_ in PROJECTS:
                yield Barred(f"complete:{id_}", PROJECT[id_], NOT_LAID_OUT, f"project-{id_}")
                words = text("barred-secret", project=PROJECT[id_])
                yield Barred(f"secret:{id_}", words, NOT_HELD, f"project-{id_}")
        case _:
            pass


def _fields() -> Iterator[Barred]:
    """Yield every machine on each field of the belt."""
    for place in (place for place in PLACES if place not in PRESSES):
        for id_ in MACHINES:
            words = text("barred-field", place=PLACE[place], machine=MACHINE[id_])
            yield Barred(f"{place}:{id_}", words, NOT_THERE, f"machine-{id_}")


def _machines(kind: str, reason: Text) -> Iterator[Barred]:
    return (Barred(f"{kind}:{id_}", MACHINE[id_], reason, f"machine-{id_}") for id_ in MACHINES)
