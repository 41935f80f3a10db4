"""Mech A Dream (Thomas Dupont, Antoni Guillen; Blue Orange 2023): robots that dream, built by day, run by night."""

from rules.mech_a_dream.engine import GAME

__all__ = ["GAME"]
