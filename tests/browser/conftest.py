from collections.abc import AsyncIterator

import pytest_asyncio

from sandbox.testing import Conformance
from sandbox.testing.browser import Chromium, chromium, require
from tests.drawn import Drawn
from tests.e2e.stage import Stage, staged


@pytest_asyncio.fixture
async def browser() -> AsyncIterator[Chromium]:
    require()
    async with chromium() as running:
        yield running


@pytest_asyncio.fixture
async def stage(sqlite_url: str, drawn: Drawn) -> AsyncIterator[Stage]:
    async with staged(sqlite_url, drawn, ("Ann", "Bob")) as running:
        conformance = Conformance(running.server)
        yield running
        assert conformance.problems() == []
