"""A Discord-compatible server on loopback: play without a token, test without mocks.

Public beside what is named here: `entities` (what a world is made of), `permissions` (their bits), `staging` (scenes
for tests) and `testing` (checks, and a browser before the page). All other modules may change at any time.
"""

from sandbox.actors import Actor, Impossible, Interaction
from sandbox.errors import CODES, Json, Refusal
from sandbox.saving import NotSaved
from sandbox.server import Sandbox, start
from sandbox.service import Opener
from sandbox.world import World

__all__ = [
    "CODES", "Actor", "Impossible", "Interaction", "Json", "NotSaved", "Opener", "Refusal", "Sandbox", "World", "start",
]  # fmt: skip
