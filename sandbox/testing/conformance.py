"""Watches a sandbox for whatever misses Discord's own descriptions: bodies, answers, gateway frames, unknown things."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from sandbox.testing.frames import check_frames
from sandbox.testing.openapi import check_requests

if TYPE_CHECKING:
    from sandbox import Sandbox


class Conformance:
    """Notes from now on what goes through a sandbox."""

    def __init__(self, sandbox: Sandbox) -> None:
        self._sandbox = sandbox
        self._frames: list[dict[str, Any]] = []
        sandbox.gateway.watchers.append(self._frames.append)

    def problems(self) -> list[str]:
        """What misses the descriptions."""
        violations = [str(one) for one in self._sandbox.world.violations]
        return violations + check_requests(self._sandbox, answers=True) + check_frames(self._frames)
