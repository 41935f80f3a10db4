from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.browser.chromium import Chromium, chromium, require
from tests.e2e.stage import Stage, staged
from tests.sandbox.conformance import Conformance


@pytest_asyncio.fixture
async def browser() -> AsyncIterator[Chromium]:
    require()
    async with chromium() as running:
        yield running


@pytest_asyncio.fixture
async def stage(tmp_path: Path) -> AsyncIterator[Stage]:
    async with staged(tmp_path, ("Ann", "Bob")) as running:
        conformance = Conformance(running.server)
        yield running
        assert conformance.problems() == []
