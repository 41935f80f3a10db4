"""Transmissions: four shared robots walk round a valley; what each player teaches them makes every walk different."""

from rules.transmissions.engine import GAME

__all__ = ["GAME"]
