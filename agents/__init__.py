"""Computer players: they see a game only through what a seat may know, and play it by what they have learned.

`player` returns one; `sight.sight_of` and `think.think` are the two halves of it, for who thinks in another process.
"""

from agents.levels import LEVELS
from agents.players import player

__all__ = ["LEVELS", "player"]
