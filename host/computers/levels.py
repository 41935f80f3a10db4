"""How well computers play: the levels, the weakest first."""

from typing import Final

from agents import LEVELS as _ALL

LEVELS: Final = tuple(_ALL)
EASIEST: Final = LEVELS[0]
NUMBERED: Final = ("apprentice", "journeyman", "master", "novice")
"""The levels by the numbers that stand for them in ratings and buttons that are there already: a new one comes last."""
