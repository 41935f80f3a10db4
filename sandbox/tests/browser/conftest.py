from __future__ import annotations

from collections.abc import AsyncIterator

import pytest_asyncio

from sandbox.testing.browser import Chromium, chromium, require


@pytest_asyncio.fixture
async def browser() -> AsyncIterator[Chromium]:
    require()
    async with chromium() as running:
        yield running
