"""Who answers a question comes first: drawing, notices and tidying wait for a calm moment, but not for long."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress

PATIENCE = 0.25
"""Seconds after which what waits goes on all the same, so that a crowd that never pauses still sees its panels."""


class Priority:
    """Counts those who wait for an answer, and lets everything else wait for a moment without any."""

    def __init__(self) -> None:
        """Begin with nobody waiting."""
        self._waiting = 0
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
        """Wait for a moment in which nobody waits, but not longer than patience lasts."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                await self._calm.wait()
