"""What a game has and a question neither offers nor bars: a card that is elsewhere, a tile that is not for sale.

The reasons follow from the question alone, which is for its seat: they cannot tell more than the seat knows. They are
made only when somebody asks for such a thing.
"""

from collections.abc import Iterable, Iterator

from rules.kernel.model import Barred, Decision


def ids_of(decision: Decision) -> list[str]:
    """Return the ids of all that a question names, offered or barred."""
    return [*(option.id for option in decision.options), *(one.id for one in decision.barred)]


def not_named(decision: Decision, things: Iterable[Barred]) -> Iterator[Barred]:
    """Yield the things that a question does not name: no id of it begins like theirs, none is a part of theirs."""
    named = set(ids_of(decision))
    begun = {begin for id_ in named for begin in _beginnings(id_)}
    return (thing for thing in things if thing.id not in begun and named.isdisjoint(_beginnings(thing.id)))


def _beginnings(id_: str) -> list[str]:
    """Return the id with all that it begins with up to a colon: of a:b:c these are a, a:b and itself."""
    parts = id_.split(":")
    return [":".join(parts[:number]) for number in range(1, len(parts) + 1)]
