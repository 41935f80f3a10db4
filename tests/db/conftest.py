from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from db import Database


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / "bot.db"


@pytest_asyncio.fixture
async def database(file: Path) -> AsyncIterator[Database]:
    """A migrated, empty database in a file."""
    opened = await Database.open(f"sqlite:///{file}")
    await opened.migrate()
    yield opened
    await opened.close()
