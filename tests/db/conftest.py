from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import pytest_asyncio

from db import Database


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / "bot.db"


@pytest_asyncio.fixture
async def database(url: str) -> AsyncIterator[Database]:
    """A migrated, empty database, of each kind we speak."""
    there = await Database.open(url)
    yield there
    await there.close()


@pytest_asyncio.fixture
async def in_file(file: Path) -> AsyncIterator[Database]:
    """A migrated, empty database in a file, for what only SQLite has."""
    there = await Database.open(f"sqlite:///{file}")
    await there.migrate()
    yield there
    await there.close()
