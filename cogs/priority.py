"""Who answers a question comes first: drawing, notices and tidying wait for a calm moment, but not for long.

What waits goes on one by one. All at once, after a moment without clicks, they would keep the next click waiting.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress

PATIENCE = 0.25
"""Seconds after which what waits goes on all the same, so that a crowd that never pauses still sees its panels."""
PACE = 0.02
"""Seconds between two of them that go on while people wait for answers."""


class Priority:
    """Counts those who wait for an answer, and lets everything else wait for a moment without any."""

    def __init__(self) -> None:
        """Begin with nobody waiting."""
        self._waiting = 0
        self._lane = asyncio.Lock()
        self._calm = asyncio.Event()
        self._calm.set()

    @contextmanager
    def answering(self) -> Iterator[None]:
        """Count one more who waits, for as long as this lasts."""
        self._waiting += 1
        self._calm.clear()
        try:
            yield
        finally:
            self._waiting -= 1
            if not self._waiting:
                self._calm.set()

    async def calm(self) -> None:
        """Wait for a moment in which nobody waits, but, first in line, not longer than patience lasts."""
        if self._calm.is_set() and not self._lane.locked():
            return
        until = asyncio.get_running_loop().time() + PATIENCE
        async with self._lane:
            with suppress(TimeoutError):
                async with asyncio.timeout(max(until - asyncio.get_running_loop().time(), PACE)):
                    await self._calm.wait()
