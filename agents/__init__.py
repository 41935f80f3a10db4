"""Computer players: they see a game only through what a seat may know, and play it by what they have learned.

`player` returns one; `sight.sight_of` and `think.think` are the two halves of it, for who thinks in another process.
Whoever only deals out sights does not load what thinking takes.
"""

from typing import TYPE_CHECKING, Any

from agents.levels import LEVELS

if TYPE_CHECKING:
    from agents.players import player

__all__ = ["LEVELS", "player"]


def __getattr__(name: str) -> Any:  # noqa: ANN401  any module's
    if name == "player":
        from agents.players import player  # noqa: PLC0415  it loads a numerical library

        return player
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
