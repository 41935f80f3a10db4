"""Whose picture is drawn next: theirs who look at a panel and wait comes before those that are brought to people."""

import asyncio
from collections import deque
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

IN_A_ROW: Final = 4
"""So many who wait are served before one that is brought, so that a crowd never keeps a table's picture away."""


class DrawingQueue:
    """Lets so many pictures be drawn at a time, those that are waited for first, each kind in its order."""

    def __init__(self, at_once: int) -> None:
        """Begin with nobody waiting."""
        self._free = at_once
        self._waited_for = deque[asyncio.Future[None]]()
        self._brought = deque[asyncio.Future[None]]()
        self._row = 0

    @asynccontextmanager
    async def place(self, *, is_waited_for: bool) -> AsyncIterator[None]:
        """Draw in here, once it is this one's turn."""
        await self._enter(self._waited_for if is_waited_for else self._brought)
        try:
            yield
        finally:
            self._leave()

    async def _enter(self, queue: deque[asyncio.Future[None]]) -> None:
        if self._free:
            self._free -= 1
            return
        turn = asyncio.get_running_loop().create_future()
        queue.append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():  # it was this one's turn, which the next one gets
                self._leave()
            raise

    def _leave(self) -> None:
        """Give a place to who comes next."""
        while (turn := self._next()) is not None:
            if not turn.done():
                turn.set_result(None)
                return
        self._free += 1

    def _next(self) -> asyncio.Future[None] | None:
        if self._waited_for and (self._row < IN_A_ROW or not self._brought):
            self._row += 1
            return self._waited_for.popleft()
        self._row = 0
        return self._brought.popleft() if self._brought else None
