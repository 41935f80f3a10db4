"""Inventors and inventions that a question does not name, and sends of other pieces than it offers."""

from collections.abc import Iterator

from rules.kernel.absent import ids_of, not_named
from rules.kernel.model import Barred, Decision, Text, text
from rules.legendary_inventors.wording import INVENTION, INVENTOR, TILE

NOT_IN_TEAM, NOT_SHOWN, OTHER_PIECES = Text("absent-team"), Text("absent-display"), Text("absent-pieces")
OTHER_COMPLETED, NO_REWARD = Text("absent-completed"), Text("absent-reward")


def absent(decision: Decision) -> Iterator[Barred]:
    """Yield what the game has and the question does not name, each with the reason."""
    sends = [id_.split(":") for id_ in ids_of(decision) if id_.startswith("send:")]
    if decision.key == "TURN":
        yield from not_named(decision, _inventors("send"))
        team = dict.fromkeys(parts[1] for parts in sends if len(parts) > 1)
        for inventor in team:
            yield from not_named(decision, (_send(inventor, id_, NOT_SHOWN) for id_ in INVENTION))
        # Only where something is offered: it is barred as a whole else, with its own reason.
        offered = dict.fromkeys((parts[1], parts[2]) for parts in sends if len(parts) > 3)
        yield from (_send(inventor, invention, OTHER_PIECES) for inventor, invention in offered)
    elif decision.key == "REWARD":
        yield from not_named(decision, _rewards())
    elif decision.key == "SEND_FORM":
        kinds = {option.id.partition(":")[0] for option in decision.options}
        if "inventor" in kinds:
            yield from not_named(decision, _inventors("inventor"))
        if "invention" in kinds:
            shown = (Barred(f"invention:{id_}", INVENTION[id_], NOT_SHOWN, f"invention-{id_}") for id_ in INVENTION)
            yield from not_named(decision, shown)


def _rewards() -> Iterator[Barred]:
    for id_ in INVENTION:
        words = text("barred-patent", invention=INVENTION[id_])
        yield Barred(f"patent:{id_}", words, OTHER_COMPLETED, f"invention-{id_}")
    for kind in TILE:
        yield Barred(f"tile:{kind}", TILE[kind], NO_REWARD, f"tile-{kind}")


def _inventors(kind: str) -> Iterator[Barred]:
    return (Barred(f"{kind}:{id_}", INVENTOR[id_], NOT_IN_TEAM, f"inventor-{id_}") for id_ in INVENTOR)


def _send(inventor: str, invention: str, reason: Text) -> Barred:
    words = text("barred-send", inventor=INVENTOR[inventor], invention=INVENTION[invention])
    return Barred(f"send:{inventor}:{invention}", words, reason, f"invention-{invention}")
