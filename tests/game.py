"""The tests that every game must stand, for one game alone, and those of its rules: `python -m tests.game KEY`.

Behind the key may stand options of pytest, and files or folders, which are then all that is looked at. A game that is
installed beside the bot is tested like those that come with it. Ends with 0 when nothing failed, with 1 when something
did, with 2 when there is no such game.
"""

import sys
from collections.abc import Generator
from pathlib import Path

import pytest

from rules.kernel import registry
from rules.kernel.errors import NoSuchGame
from tests.games import material

HERE = Path(__file__).parent
ROOMS = ("rules", "render", "cogs", "host", "language", "e2e")
"""Folders with tests of every game."""


class Told:
    """Notes what failed, and says it plainly at the end."""

    def __init__(self) -> None:
        self.passed = 0
        self.failed: dict[str, str] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        report = yield
        if report.failed:
            self.failed[report.nodeid] = _reason(report)
        elif report.when == "call" and report.passed:
            self.passed += 1
        return report

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(self) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
        report = yield
        if report.failed:
            self.failed[report.nodeid] = str(report.longrepr).strip().splitlines()[-1]
        return report

    def summary(self, title: str) -> str:
        told = [f"\n{title}: {self.passed} tests passed, {len(self.failed)} failed"]
        for where, why in self.failed.items():
            told += [f"\n- {_sentence(where)}", f"  {where}", f"  {why}"]
        return "\n".join(told)


def _reason(report: pytest.TestReport) -> str:
    crash = getattr(report.longrepr, "reprcrash", None)
    return str(crash.message if crash else report.longrepr).strip().splitlines()[0]


def _sentence(where: str) -> str:
    """Return a test's name as what it is: a sentence, with its parameters behind it."""
    name, _, parameters = where.rpartition("::")[2].partition("[")
    return name.removeprefix("test_").replace("_", " ") + (f" ({parameters.rstrip(']')})" if parameters else "")


def main(argv: list[str]) -> int:
    """Test the game of that key."""
    if not argv or argv[0].startswith("-"):
        print(__doc__)  # noqa: T201
        return 2
    try:
        game = registry.find(argv[0])
        material(argv[0]).drawn_from()
    except (NoSuchGame, ImportError) as fault:
        print(fault, file=sys.stderr)  # noqa: T201
        return 2
    told = Told()
    words = ["--game", argv[0], "-q", "--tb=short", "-c", str(HERE.parent / "pyproject.toml"), *argv[1:]]
    if not any(Path(word.partition("::")[0]).exists() for word in argv[1:]):
        words += places(argv[0])
    ended = pytest.main(words, plugins=[told])
    print(told.summary(game.info.title))  # noqa: T201
    return 1 if told.failed else int(ended)


def places(key: str) -> list[str]:
    """Return where tests of that game may be; those of other games' rules need not be read."""
    own = material(key).own
    others = [HERE / "rules" / other for other in registry.games() if HERE / "rules" / other != own]
    return [*(str(HERE / room) for room in ROOMS), str(own), *(f"--ignore={folder}" for folder in others)]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
