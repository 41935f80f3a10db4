"""How strong a computer player is: how far it looks, and how it errs."""

from typing import Final

from msgspec import Struct


class Level(Struct, frozen=True):
    """What a player of a level does with a question.

    `positions` bounds how many positions it looks at for one answer, `worlds` in how many dealt worlds, `width` how
    many lines of its turn it follows side by side. It picks among answers with weights odds of victory to the power of
    1 / temperature, so that one which loses much is rarely picked; with 0 it picks the best. So many of its best turns
    are judged after the others' `replies`.
    """

    positions: int
    worlds: int
    width: int
    temperature: float = 0.0
    replies: int = 0


LEVELS: Final = {
    "apprentice": Level(positions=40, worlds=1, width=1, temperature=0.4),
    "journeyman": Level(positions=150, worlds=2, width=2, temperature=0.12),
    "master": Level(positions=2500, worlds=12, width=6),
}
