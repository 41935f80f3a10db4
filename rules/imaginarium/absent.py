"""Assistants, machines and projects that a question does not name, since they are elsewhere."""

from collections.abc import Iterator

from rules.imaginarium.components import ASSISTANTS, MACHINES, PROJECTS
from rules.imaginarium.wording import ASSISTANT, MACHINE, PROJECT
from rules.kernel.absent import not_named
from rules.kernel.model import Barred, Decision, Text

NOT_OPEN, NOT_OWNED = Text("absent-conference"), Text("absent-garden")
NOT_LAID_OUT, NOT_SCRAPPED = Text("absent-projects"), Text("absent-crusher")


def absent(decision: Decision) -> Iterator[Barred]:
    """Yield what the game has and the question does not name, each with the reason."""
    return not_named(decision, _things(decision))


def _things(decision: Decision) -> Iterator[Barred]:
    match decision.key:
        case "DEC-10":
            for id_ in ASSISTANTS:
                yield Barred(f"hire:{id_}", ASSISTANT[id_], NOT_OPEN, f"assistant-{id_}")
        case "DEC-11":
            yield from _machines("repair", NOT_OWNED)
        case "DEC-14":
            yield from _machines("garden", NOT_OWNED)
        case "DEC-17":
            yield from _machines("fetch", NOT_SCRAPPED)
        case "DEC-18":
            for id_ in PROJECTS:
                yield Barred(f"complete:{id_}", PROJECT[id_], NOT_LAID_OUT, f"project-{id_}")
        case _:
            pass


def _machines(kind: str, reason: Text) -> Iterator[Barred]:
    return (Barred(f"{kind}:{id_}", MACHINE[id_], reason, f"machine-{id_}") for id_ in MACHINES)
