"""How well computers play: the levels, the weakest first."""

from typing import Final

from agents import LEVELS as _ALL

LEVELS: Final = tuple(_ALL)
