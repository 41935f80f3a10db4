from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.browser.chromium import Chromium, chromium, require
from tests.e2e.stage import Stage, staged


@pytest_asyncio.fixture
async def browser() -> AsyncIterator[Chromium]:
    require()
    async with chromium() as running:
        yield running


@pytest_asyncio.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with staged(tmp_path, ("Ann", "Bob")) as running:
        yield running
        assert running.server.world.violations == []
