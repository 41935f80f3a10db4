"""A Discord-compatible server on loopback: play without a token, test without mocks."""

from sandbox.actors import Actor, Interaction
from sandbox.saving import NotSaved
from sandbox.server import Sandbox, start
from sandbox.service import Opener

__all__ = ["Actor", "Interaction", "NotSaved", "Opener", "Sandbox", "start"]
