"""What somebody is told who asks a computer player what it would do: an answer, and what speaks for it."""

from msgspec import Struct

from rules.kernel.model import Answer


class Reason(Struct, frozen=True):
    """A number of the game's insight by its name, of the seat itself or of the table, and whether it rises."""

    name: str
    rises: bool


class Advice(Struct, frozen=True):
    """An answer, how many others to the same question are worth about as much, and reasons, the weightiest first."""

    answer: Answer
    alike: int
    reasons: tuple[Reason, ...] = ()
