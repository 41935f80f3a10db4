"""What every folder of tests may ask for: a database of its own, once as a SQLite file and once on PostgreSQL.

And what every test leaves behind: nothing.
"""

import asyncio
import gc
import os
import shutil
from collections.abc import Iterator, Sequence
from functools import cache, lru_cache
from itertools import chain
from pathlib import Path

import pytest
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route
from sqlalchemy import Dialect, Executable

from db import Database
from db import prepared as statements
from render.kit.sprites import SPRITES
from rules.kernel.game import Game
from tests import postgres as server
from tests.drawn import Drawn
from tests.games import material
from tests.postgres import Postgres

DATABASES = ("sqlite", "postgres")
ON_SQLITE = pytest.mark.parametrize("url", ["sqlite"], indirect=True)
"""Marks a test of something that does not depend on where tables are stored.

What the bot says and shows is such a thing, and what is looked at in every game. All that is asked of a database is
asked of both kinds by tests of the database and the host; that the bot runs over both, with several at work at once,
after faults and restarts, by the whole games, the three weeks, the faults and the flood of `e2e`."""
OF_ALL = "all_games"
"""Marks a test that looks at all games at once."""
ADDRESSES = ((Route, "BASE"), (DiscordWebSocket, "DEFAULT_GATEWAY"), (Asset, "BASE"))


SLOW = (
    "sandbox/tests",
    "tests/browser",
    "tests/e2e",
    "tests/guest",
    "tests/language",
    "tests/render",
    "tests/cogs/test_limits_of_every_panel.py",
    "tests/cogs/test_pictures_keep_secrets.py",
    "tests/host/test_history.py",
    "tests/host/test_presence.py",
    "tests/host/test_updates.py",
    "tests/rules/*/test_games.py",
    "tests/rules/test_every_game.py",
    "tests/rules/test_records_page.py",
    "tests/test_bot.py",
)
"""Where whole games are played, pictures drawn and processes started: four fifths of the time."""
LONG = (
    "tests/browser",
    "tests/cogs/test_limits_of_every_panel.py",
    "tests/rules/test_every_game.py",
    "tests/test_bot.py",
    "tests/cogs/test_pictures_keep_secrets.py",
    "tests/e2e/test_outsiders.py",
    "tests/guest",
    "tests/agents",
    "tests/e2e/test_three_weeks.py",
    "sandbox/tests/browser",
    "tests/host/test_presence.py",
    "tests/e2e/test_roles.py",
    "tests/e2e/test_killing.py",
)
"""Where single tests take long: they come first, or at the end one process would work and the others wait for it."""
WORKERS = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))
"""Processes that share the tests, each of which begins with its part of them in their order."""


MEMORY = Path("/dev/shm")  # noqa: S108  pytest makes a folder of its own there
ROOM = 8 * 1024**3
"""Bytes that must be free there."""


def pytest_configure() -> None:
    """Keep the files of tests in memory where there is room: each commit of a database waits for a disk otherwise."""
    if MEMORY.is_dir() and shutil.disk_usage(MEMORY).free > ROOM:
        os.environ.setdefault("PYTEST_DEBUG_TEMPROOT", str(MEMORY))


def pytest_addoption(parser: pytest.Parser) -> None:
    """Let fewer tests be chosen: those of one game, as `python -m tests.game` does, or the quick ones."""
    parser.addoption("--game", metavar="KEY", help="only the tests that every game stands, for the game of that key")
    parser.addoption(
        "--quick", action="store_true", help="only quick tests, and on SQLite, to see if a change is sound"
    )


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is not about the chosen game, or not quick."""
    key, chosen = config.getoption("--game"), items
    if key:
        chosen = [item for item in chosen if _is_about(item, key)]
    if config.getoption("--quick"):
        chosen = [item for item in chosen if _is_quick(item)]
    left = set(chosen)
    config.hook.pytest_deselected(items=[item for item in items if item not in left])
    items[:] = _long_first(chosen, WORKERS)


def _long_first(items: list[pytest.Item], workers: int) -> list[pytest.Item]:
    """Return the tests so that each worker's part begins with some of the long ones, of which a place stays together.

    Workers take turns to be dealt a place; what is left fills their parts up, as they are of one size.
    """
    places: dict[str, list[pytest.Item]] = {long: [] for long in LONG}
    others: list[pytest.Item] = []
    for item in items:
        places.get(_long_place(item.path, item.config.rootpath), others).append(item)
    dealt = [list(chain.from_iterable([*places.values()][worker::workers])) for worker in range(workers)]
    for part in dealt:
        room = max(0, len(items) // workers - len(part))
        part.extend(others[:room])
        del others[:room]
    return [*chain.from_iterable(dealt), *others]


@cache  # to look it up for each of the tests took a third of the time in which they are gathered
def _long_place(file: Path, root: Path) -> str:
    # A game that is installed keeps tests of its own elsewhere.
    path = file.relative_to(root) if file.is_relative_to(root) else file
    return next((long for long in LONG if any(one.match(long) for one in (path, *path.parents))), "")


def _is_quick(item: pytest.Item) -> bool:
    return "postgres" not in item.name and not _is_slow(item.path, item.config.rootpath)


@cache
def _is_slow(file: Path, root: Path) -> bool:
    path = file.relative_to(root)
    return any(one.match(slow) for one in (path, *path.parents) for slow in SLOW)


def _is_about(item: pytest.Item, key: str) -> bool:
    """Say whether a test looks at a game: that is one of its parameters, or it looks at all, or is of its rules."""
    if item.path.is_relative_to(material(key).own):
        return True
    given = item.callspec.params.values() if isinstance(item, pytest.Function) and hasattr(item, "callspec") else ()
    keys = {value.info.key if isinstance(value, Game) else value for value in given if isinstance(value, Game | str)}
    return key in keys or item.get_closest_marker(OF_ALL) is not None


def pytest_collection() -> None:
    """Let nobody look for rubbish while tests are gathered, of which none becomes any; that saves a fifth of it."""
    gc.disable()


def pytest_collection_finish() -> None:
    """Spare the garbage collector ten thousand tests, which stay to the end: that saved a fifth of the time."""
    gc.enable()
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 20)


Kind = tuple[type[Dialect], str]
"""Of a database: what words its statements have, and how values stand in them."""
SMALL_IMAGES = 192 * 1024**2
"""Bytes of finished small images that a process of the tests remembers: unlike a bot it draws all games in all ways."""


@pytest.fixture(autouse=True, scope="session")
def small_images_are_drawn_once() -> None:
    """Remember more of them than a bot does, which took a tenth of the time that pictures take in tests."""
    SPRITES.limit = SMALL_IMAGES


@pytest.fixture(autouse=True, scope="session")
def statements_are_prepared_once() -> None:
    """Keep them for all databases of a kind; unlike a bot, tests open some two thousand.

    To prepare the fifty statements of a short game takes longer than to play it.
    """
    genuine = statements.prepared
    dialects: dict[Kind, Dialect] = {}

    @lru_cache(maxsize=4 * statements.KEPT)
    def once(statement: Executable, names: tuple[str, ...], kind: Kind) -> statements.Prepared | None:
        return genuine(statement, names, dialects[kind])

    def prepared(statement: Executable, names: Sequence[str], dialect: Dialect) -> statements.Prepared | None:
        kind = type(dialect), dialect.paramstyle
        dialects.setdefault(kind, dialect)
        return once(statement, tuple(names), kind)

    statements.prepared = prepared


@pytest.fixture(autouse=True)
def discord_stays_where_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    """Take back, after each test, where the bot has pointed the library: its addresses belong to the whole process."""
    for owner, name in ADDRESSES:
        monkeypatch.setattr(owner, name, getattr(owner, name))


@pytest.fixture(scope="session")
def drawn(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Drawn:
    """What has been drawn in this run, by any of its processes."""
    base = tmp_path_factory.getbasetemp()
    return Drawn((base if worker_id == "master" else base.parent) / "drawn")


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A server; without one the tests that need it are skipped, or fail in CI."""
    binaries = server.find()
    if binaries is None and os.environ.get(server.DEMANDED):
        pytest.fail(f"{server.MISSING} ({server.DEMANDED} is set)")
    if binaries is None:
        pytest.skip(server.MISSING)
    with server.running(binaries) as running:
        yield running


@pytest.fixture(scope="session")
def postgres_migrated(postgres: Postgres) -> str:
    """The name of a migrated database that one test after the other fills."""
    postgres.create("cogwork")
    asyncio.run(_migrated(postgres.url("cogwork")))
    return "cogwork"


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A migrated, empty SQLite file to copy."""
    file = tmp_path_factory.mktemp("migrated") / "bot.db"
    asyncio.run(_migrated(f"sqlite:///{file}"))
    return file


async def _migrated(url: str) -> None:
    database = await Database.open(url)
    await database.migrate()
    await database.close()


@pytest.fixture
def postgres_url(postgres: Postgres, postgres_migrated: str) -> Iterator[str]:
    """The address of a migrated, empty database on PostgreSQL."""
    yield postgres.url(postgres_migrated)
    postgres.empty(postgres_migrated)


@pytest.fixture
def sqlite_url(migrated_file: Path, tmp_path: Path) -> str:
    """The address of a migrated, empty database in a file `bot.db`."""
    shutil.copyfile(migrated_file, tmp_path / "bot.db")
    return f"sqlite+aiosqlite:///{tmp_path}/bot.db"


@pytest.fixture(params=DATABASES)
def url(request: pytest.FixtureRequest) -> str:
    """The address of a migrated, empty database, of each kind in turn."""
    return str(request.getfixturevalue(f"{request.param}_url"))
