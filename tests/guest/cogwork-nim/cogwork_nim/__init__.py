"""Blind Nim: stones are taken from a heap by cards that nobody else sees. Rules only; `pictures` draws them."""

from cogwork_nim.engine import GAME

__all__ = ["GAME"]
