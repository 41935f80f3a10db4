"""Legendary Inventors: two to five players fill shared inventions with four inventors each. Rules only."""

from rules.legendary_inventors.engine import GAME

__all__ = ["GAME"]
