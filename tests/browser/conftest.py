from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from host import outbox
from render import studio
from tests.browser.chromium import Chromium, chromium, require
from tests.drawn import Drawn
from tests.e2e.stage import Stage, staged
from tests.sandbox.conformance import Conformance


@pytest.fixture(autouse=True)
def hurried(drawn: Drawn, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have no picture drawn twice in a run, and nobody told later than need be: here it matters only what is told."""
    monkeypatch.setattr(studio, "apart", drawn.apart)
    monkeypatch.setattr(outbox, "GATHERING", 0.001)


@pytest_asyncio.fixture
async def browser() -> AsyncIterator[Chromium]:
    require()
    async with chromium() as running:
        yield running


@pytest_asyncio.fixture
async def stage(sqlite_url: str) -> AsyncIterator[Stage]:
    async with staged(sqlite_url, ("Ann", "Bob")) as running:
        conformance = Conformance(running.server)
        yield running
        assert conformance.problems() == []
