"""Imaginarium: two to five players build a workshop of dream machines. Rules only; the pictures are elsewhere."""

from rules.imaginarium.engine import GAME

__all__ = ["GAME"]
