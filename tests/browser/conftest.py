from __future__ import annotations

from typing import TYPE_CHECKING

import pytest_asyncio

from sandbox.testing import Conformance
from sandbox.testing.browser import Chromium, launched, require, visiting
from tests.e2e.stage import Stage, staged

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from playwright.async_api import Browser

    from tests.drawn import Drawn


@pytest_asyncio.fixture(loop_scope="session", scope="session")
async def launched_browser() -> AsyncIterator[Browser]:
    """A browser for all tests of a process, in the one loop that they share."""
    require()
    async with launched() as running:
        yield running


@pytest_asyncio.fixture(loop_scope="session")
async def browser(launched_browser: Browser) -> AsyncIterator[Chromium]:
    async with visiting(launched_browser) as running:
        yield running


@pytest_asyncio.fixture(loop_scope="session")
async def stage(sqlite_url: str, drawn: Drawn) -> AsyncIterator[Stage]:
    async with staged(sqlite_url, drawn, ("Ann", "Bob"), painted=True) as running:
        conformance = Conformance(running.server)
        yield running
        assert conformance.problems() == []
