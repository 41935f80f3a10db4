"""Nicodemus: two players repair machines from a heap of junk. Rules only; the pictures are elsewhere."""

from rules.nicodemus.engine import GAME

__all__ = ["GAME"]
