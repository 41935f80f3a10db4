"""How strong a computer player is: how far it looks, and how it errs."""

from __future__ import annotations

from typing import Any, Final

from msgspec import Struct
from msgspec.structs import replace

from rules.kernel.game import Game
from rules.kernel.insight import Tuned


class Level(Struct, frozen=True):
    """What a player of a level does with a question.

    `positions` bounds how many positions it looks at for one answer, `worlds` in how many dealt worlds, `width` how
    many lines of its turn it follows side by side. It picks among answers with weights odds of victory to the power of
    1 / temperature, so that one which loses much is rarely picked; with 0 it picks the best. So many of its best turns
    are judged after the others' `replies`, in games whose insight says that it helps: each once, or all in a `tree` of
    turns in which so many positions are looked at.
    """

    positions: int
    worlds: int
    width: int
    temperature: float = 0.0
    replies: int = 0
    tree: int = 0

    def times(self, number: float) -> Level:
        """Return one that looks at so many times the positions, in a tree too, in so many times the worlds."""
        worlds = max(1, round(self.worlds * number))
        return replace(self, positions=round(self.positions * number), worlds=worlds, tree=round(self.tree * number))

    def hurried(self, effort: float) -> Level:
        """Return one that takes about this part of the time, 0 to 1."""
        return replace(self.times(effort), replies=round(self.replies * effort))


LEVELS: Final = {
    "novice": Level(positions=40, worlds=1, width=1, temperature=0.6),
    "apprentice": Level(positions=40, worlds=1, width=1, temperature=0.25),
    "journeyman": Level(positions=150, worlds=2, width=2, temperature=0.15),
    "master": Level(positions=2500, worlds=12, width=6, replies=5),
}


def level_of(name: str, game: Game[Any, Any]) -> Level:
    """Return how a level plays a game.

    Raises:
        KeyError: there is no such level.
    """
    level, insight = LEVELS[name], game.insight
    if insight is None:
        return replace(level, replies=0)
    tuned = insight.levels.get(name, Tuned(level.temperature))
    replies = level.replies if tuned.replies is None else tuned.replies
    return replace(
        level.times(tuned.times), temperature=tuned.errs, replies=replies if insight.replies else 0, tree=tuned.tree
    )
