"""The rules of every game: a kernel that plays, and one package a game. Nothing here knows Discord, time or disk.

The names below are all that it takes to play; docs/rules-as-a-library.md shows them at work.
"""

from rules.kernel.errors import BadSetup, Diverged, Refusal, RulesError
from rules.kernel.perft import perft
from rules.kernel.play import Checkpoint, Entry, Play
from rules.kernel.record import finished_record, replay
from rules.kernel.registry import find, games

__all__ = [
    "BadSetup",
    "Checkpoint",
    "Diverged",
    "Entry",
    "Play",
    "Refusal",
    "RulesError",
    "find",
    "finished_record",
    "games",
    "perft",
    "replay",
]
